/** The suffix of the URL of a page's payload (specification section 7). */
export const payloadSuffix = '/_payload.json'

/** The suffix of the URL of the copies, for reading offline, of a page and of the pages that belong to it. */
export const offlineSuffix = '/_offline.json'

/** Splits the path of a page's data into the path of the page and the suffix, which is empty for the page itself. */
export function splitDataPath(path: string): { readonly page: string; readonly suffix: string } {
  const suffix = [payloadSuffix, offlineSuffix].find((one) => path.endsWith(one)) ?? ''
  return { page: path.slice(0, path.length - suffix.length) || '/', suffix }
}
