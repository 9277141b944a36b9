import { errorResponse } from './error-response.server.ts'

/** Responds with a file (a feed, a calendar, a sitemap), or with the error in plain text when the file cannot be created. */
export const fileOrError = (load: () => Promise<Response>): Promise<Response> => load().catch(errorResponse)
