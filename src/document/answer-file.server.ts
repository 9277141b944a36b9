import { errorResponse } from './error-response.server.ts'

/** Answers with a file (a feed, a calendar, a sitemap); when it cannot be made, with the error, as pages do. */
export const answerFile = (load: () => Promise<Response>): Promise<Response> => load().catch(errorResponse)
