/**
 * The page of what cannot wait, on every site: one of the pages that keep their English address, because the site itself
 * links to them (docs/writing-content.md).
 */
export const emergencyPath = '/when-to-get-help-now'
