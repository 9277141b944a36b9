import { textResponse } from '#lib/text-response.ts'

/** The headers of a response that is for one person and must not be stored. */
export const privateHeaders = (cookies: readonly string[], more: Record<string, string> = {}) => {
  const headers = new Headers({ 'cache-control': 'private, no-store', ...more })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

export const refuse = (status: number, text: string) => textResponse(status, text, privateHeaders([]))
