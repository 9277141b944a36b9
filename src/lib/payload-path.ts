/** The suffix of the URL of a page's payload (specification section 7). */
export const payloadSuffix = '/_payload.json'
