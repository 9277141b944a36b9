/**
 * The limits that several parts of the site share and no operator needs to set; `docs/limits.md` lists all of them. A limit
 * that only one module uses is defined in that module, and one that an operator may set is a setting
 * (`environment-variables.server.ts`).
 */

/** The maximum length of a path and its query, in characters: other websites append tracking parameters to links. */
export const maxUrlLength = 8192
/** The maximum length of a path, in characters: editors' redirect patterns are matched against paths (settled 2). */
export const maxPathLength = 2048
/** The maximum size of the progress in a learning module, in bytes: more than a module of 500 steps needs. */
export const maxProgressBytes = 131_072
