const cookie = 'mark-messages=1'

/** Whether a `Cookie` header, or `document.cookie`, says that the translator's desk (docs/translating.md) is open. */
export const hasTranslatorsDeskCookie = (cookies: string): boolean => cookies.split('; ').includes(cookie)

/** Returns the value for `document.cookie` that opens or closes the translator's desk on all sites of this host. */
export const translatorsDeskCookie = (isOpen: boolean): string =>
  `${cookie}; path=/; samesite=strict${isOpen ? '' : '; max-age=0'}`
