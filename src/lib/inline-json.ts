/**
 * Serializes a value as JSON for a script element. The three sequences that would change the state of the HTML parser are
 * escaped (HTML standard, "Restrictions for contents of script elements").
 */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/<(?=!--|\/?script)/gi, String.raw`\u003c`)
