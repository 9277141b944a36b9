/**
 * The path of the page about emergencies, the same on every site: the application itself links to it, so translations keep
 * the English slug (docs/writing-content.md).
 */
export const emergencyPath = '/when-to-get-help-now'
