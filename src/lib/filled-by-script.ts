/**
 * The content of an element that React leaves alone, because scripts of the page may fill the element before hydration. The
 * element also needs `suppressHydrationWarning`.
 */
export const filledByScript = { __html: '' }
