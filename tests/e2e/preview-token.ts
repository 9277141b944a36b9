/** The token that gives the browser tests access to the drafts of the embedded content. */
export const previewToken = 'token-of-the-browser-tests'
