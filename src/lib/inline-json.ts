/**
 * JSON that may stand in a script element: the three beginnings that would change how the HTML parser reads it are escaped
 * (HTML standard, "Restrictions for contents of script elements").
 */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/<(?=!--|\/?script)/gi, String.raw`\u003c`)
