/**
 * The path of the page about emergencies, which is the same on every site. The application itself links to it, so
 * translations have the English slug (docs/writing-content.md).
 */
export const emergencyPath = '/when-to-get-help-now'
