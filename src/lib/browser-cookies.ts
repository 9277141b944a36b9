/**
 * Parses `document.cookie` into raw values by name. The library `cookie-es`, which the server uses, would add 600 bytes to
 * every client.
 */
export const browserCookies = (cookies: string): ReadonlyMap<string, string> =>
  new Map(
    cookies.split(/; */).map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return [name, value.join('=')]
    }),
  )
