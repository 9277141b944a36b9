/**
 * Whether React gave up on a part of the page: a boundary that failed in the shell, or one that failed after it had been sent
 * as pending. React leaves the part to the browser and reports no status. The id of the boundary is looked for as well, because
 * a query that a visitor has written may hold the name of React's function.
 */
export const hasFailedBoundary = (html: string): boolean => html.includes('<!--$!-->') || html.includes('$RX("B:')
