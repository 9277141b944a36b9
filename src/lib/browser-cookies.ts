/**
 * The cookies of `document.cookie`, by name, as they are written. The server reads cookies with `cookie-es`; in the browser that
 * library would add 600 bytes to every client.
 */
export const browserCookies = (cookies: string): ReadonlyMap<string, string> =>
  new Map(
    cookies.split(/; */).map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return [name, value.join('=')]
    }),
  )
