/** Returns a document without the times at which its data was fetched: a page may be rendered again between two requests. */
export const withoutTimes = (text: string): string => text.replaceAll(/\b\d{13}\b/g, '')
