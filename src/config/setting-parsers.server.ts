import proxyaddr from 'proxy-addr'
import * as v from 'valibot'

/** One `host=handle` pair of SITE_HOSTS: the host in lower case, with its port where one was written. */
export type SiteHost = { readonly host: string; readonly handle: string }

/** One `handle=id` pair of GTM_IDS: a site's tag manager container. */
export type GtmId = { readonly handle: string; readonly id: string }

/** A value of one site, or of all sites that have none of their own. */
export type SiteSetting<Value> = { readonly handle: string | undefined; readonly value: Value }

/** Whether the address is that of a proxy which is believed; the second argument is its number, counted from here. */
export type IsTrustedProxy = (address: string, hop: number) => boolean

/** The schema of a variable whose text `parse` turns into a value, or into undefined when it is wrong; `requirement` completes "NAME must …". */
export function setting<Value>(requirement: string, description: string, parse: (text: string) => Value | undefined) {
  return checked(`must ${requirement}`, description, parse)
}

/** The schema of a list separated by commas, whose entries `parse` turns into values; each wrong entry is an issue of its own. */
export function settingList<Value>(
  requirement: string,
  description: string,
  parse: (entry: string) => Value | undefined,
) {
  return v.pipe(
    v.string(),
    v.description(description),
    v.transform(splitList),
    v.array(setting(requirement, '', parse)),
  )
}

/** The same as `setting` with a `message` of its own. */
function checked<Value>(message: string, description: string, parse: (text: string) => Value | undefined) {
  return v.pipe(
    v.string(),
    v.description(description),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue({ message })
      return NEVER
    }),
  )
}

/** The schema of a variable that is a whole number from `min` to `max`. */
export function wholeNumber(
  min: number,
  max: number,
  description: string,
  message = `must be a whole number from ${min} to ${max}`,
) {
  return checked(message, description, (text) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= min && number <= max ? number : undefined
  })
}

/** The schema of a variable that is one of some words. */
export function oneOf<const Names extends readonly string[]>(names: Names, description: string) {
  return setting(`be one of ${names.join(', ')}`, description, (text): Names[number] | undefined =>
    names.find((name) => name === text),
  )
}

/** A URL of the web, or undefined. */
export function parseWebUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/** The origin that a text names and nothing besides, or undefined. */
export function parseOrigin(text: string) {
  const url = parseWebUrl(text)
  return url && (text === url.origin || text === `${url.origin}/`) ? url.origin : undefined
}

/** Parses the URL of the provider; undefined unless it is https or local: anyone in between could sign in as anybody. */
export function parseIssuer(text: string) {
  const url = parseWebUrl(text)
  if (!url || url.search !== '' || url.hash !== '') return undefined
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || isHere ? text.trim() : undefined
}

/** Parses whether something is repeated: never, always, or after so many milliseconds; undefined for anything else. */
export function parseInterval(text: string): boolean | number | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** A `host=handle` pair of SITE_HOSTS, or undefined. */
export function parseSiteHost(entry: string): SiteHost | undefined {
  const [, host, handle] = /^([a-z0-9.-]+(?::\d{1,5})?)=([a-z]+)$/.exec(entry.toLowerCase()) ?? []
  return host && handle ? { host, handle } : undefined
}

/** The `handle=id` pairs of GTM_IDS, or undefined. The form of an id is that of specification section 5. A site named twice would have two: that is a mistake. */
export function parseGtmIds(text: string): readonly GtmId[] | undefined {
  const ids: GtmId[] = []
  for (const entry of splitList(text)) {
    const [, handle, id] = /^([a-z]+)=(GTM-[A-Z0-9]+)$/.exec(entry) ?? []
    if (!handle || !id || ids.some((known) => known.handle === handle)) return undefined
    ids.push({ handle, id })
  }
  return ids
}

/**
 * The values of sites: `handle=value` is that of one site, a value alone that of all others. Undefined when `parseValue` refuses
 * one, or when a site has two.
 */
function parseSiteSettings<Value>(
  text: string,
  parseValue: (text: string) => Value | undefined,
): readonly SiteSetting<Value>[] | undefined {
  const settings: SiteSetting<Value>[] = []
  for (const entry of splitList(text)) {
    const [, handle, written = ''] = /^(?:([a-z]+)=)?(.*)$/s.exec(entry) ?? []
    const value = parseValue(written.trim())
    if (value === undefined || settings.some((known) => known.handle === handle)) return undefined
    settings.push({ handle, value })
  }
  return settings
}

const siteTypes = ['prod', 'dev', 'local', 'staging'] as const
type SiteType = (typeof siteTypes)[number]
const siteTags = ['noindex', 'nofollow'] as const
type SiteTag = (typeof siteTags)[number]

/** The types of SITE_TYPES, or undefined. */
export const parseSiteTypes = (text: string): readonly SiteSetting<SiteType>[] | undefined =>
  parseSiteSettings(text, (written) => siteTypes.find((type) => type === written))

/** The robots directives of SITE_TAGS, or undefined. */
export const parseSiteTags = (text: string): readonly SiteSetting<readonly SiteTag[]>[] | undefined =>
  parseSiteSettings(text, (written) => {
    const words = written.split(/\s+/)
    const tags = siteTags.filter((tag) => words.includes(tag))
    return tags.length === words.length ? tags : undefined
  })

/** The texts of TITLE_PREFIXES, each with the space that divides it from the title, or undefined. */
export const parseTitlePrefixes = (text: string): readonly SiteSetting<string>[] | undefined =>
  parseSiteSettings(text, (written) => (written === '' ? undefined : `${written} `))

/** Tells whether an address is in one of the CIDR ranges (RFC 4632, RFC 4291). */
export function parseIpRanges(text: string): IsTrustedProxy | undefined {
  try {
    return proxyaddr.compile([...splitList(text)])
  } catch {
    return undefined
  }
}

/** `address` or `Name <address>`, as a mail names its sender. Whether the address exists is not for us to say. */
export const senderPattern = /^(?:[^<>@"\r\n]+ )?<?[^\s<>@"]+@[^\s<>@"]+>?$/

const splitList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
