/** Opens the drafts of the embedded content in the browser tests. */
export const previewToken = 'token-of-the-browser-tests'
