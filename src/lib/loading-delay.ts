/** How long a reader may wait before it is shown that something is on its way, in milliseconds (specification section 9). */
export const loadingDelay = 200
