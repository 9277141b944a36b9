/**
 * Whether a Suspense boundary has failed, in the shell or after it had been streamed as pending. React leaves such a
 * boundary to the browser and reports no status. `"B:` is the beginning of a boundary's id: the name of React's function
 * alone may also occur in a visitor's query.
 */
export const hasFailedBoundary = (html: string): boolean => html.includes('<!--$!-->') || html.includes('$RX("B:')
