import { textResponse } from '#lib/text-response.ts'

/** Builds the headers of a response for one user, which must not be cached. */
export const privateHeaders = (cookies: readonly string[], more: Record<string, string> = {}) => {
  const headers = new Headers({ 'cache-control': 'private, no-store', ...more })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** Creates the text response that refuses a request, with the cookies to set after its session was read. */
export const refusalResponse = (status: number, text: string, cookies: readonly string[] = []) =>
  textResponse(status, text, privateHeaders(cookies))
