import proxyaddr from 'proxy-addr'
import * as v from 'valibot'

/** A `host=handle` pair of SITE_HOSTS: the host in lower case, with its port if there is one. */
export type SiteHost = { readonly host: string; readonly handle: string }

/** One `handle=id` pair of GTM_IDS: a site's tag manager container. */
export type GtmId = { readonly handle: string; readonly id: string }

/** The value of a setting for one site or, without a handle, for all sites that have no value of their own. */
export type SiteSetting<Value> = { readonly handle: string | undefined; readonly value: Value }

/**
 * Returns whether an IP address is that of a trusted proxy. The second argument is the index of the hop: 0 for the direct
 * peer.
 */
export type IsTrustedProxy = (address: string, hop: number) => boolean

/**
 * Creates the schema of a variable. `parse` returns undefined for an invalid text; `requirement` completes "NAME must …".
 */
export function setting<Value>(requirement: string, description: string, parse: (text: string) => Value | undefined) {
  return checked(`must ${requirement}`, description, parse)
}

/** Creates the schema of a comma-separated list. `parse` converts each entry; each invalid entry is an issue of its own. */
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

/** Creates the schema of a variable as `setting` does, but with the complete `message` as a parameter. */
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

/** Creates the schema of a variable that is a whole number from `min` to `max`. */
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

/** Creates the schema of a variable that is one of several words. */
export function oneOf<const Names extends readonly string[]>(names: Names, description: string) {
  return setting(`be one of ${names.join(', ')}`, description, (text): Names[number] | undefined =>
    names.find((name) => name === text),
  )
}

/** Parses an http or https URL; undefined for anything else. */
export function parseWebUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

/** Parses a host name or an IP address without brackets; undefined for anything else. */
export const parseHost = (text: string): string | undefined => (/^[a-z0-9.:-]+$/i.test(text) ? text : undefined)

/** Parses a decimal number from 0 to 1; undefined for anything else. */
export function parseRatio(text: string): number | undefined {
  const ratio = Number(text)
  return /^\d(?:\.\d+)?$/.test(text) && ratio <= 1 ? ratio : undefined
}

/** Parses a URL that consists of an origin only; undefined for anything else. */
export function parseOrigin(text: string) {
  const url = parseWebUrl(text)
  return url && (text === url.origin || text === `${url.origin}/`) ? url.origin : undefined
}

/**
 * Parses an OpenID Connect issuer: a URL without a query and a hash, which is https or on this machine, because an attacker
 * on the network could otherwise sign in as anybody. Returns undefined for anything else.
 */
export function parseIssuer(text: string) {
  const url = parseWebUrl(text)
  if (!url || url.search !== '' || url.hash !== '') return undefined
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || isHere ? text.trim() : undefined
}

/** Parses an interval: false (never), true (every second) or a number of milliseconds; undefined for anything else. */
export function parseInterval(text: string): boolean | number | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Parses a `host=handle` pair of SITE_HOSTS; undefined if it is invalid. */
export function parseSiteHost(entry: string): SiteHost | undefined {
  const [, host, handle] = /^([a-z0-9.-]+(?::\d{1,5})?)=([a-z]+)$/.exec(entry.toLowerCase()) ?? []
  return host && handle ? { host, handle } : undefined
}

/** Parses the `handle=id` pairs of GTM_IDS (specification section 5); undefined if one is invalid or a site occurs twice. */
export function parseGtmIds(text: string): readonly GtmId[] | undefined {
  const ids: GtmId[] = []
  for (const entry of splitList(text)) {
    const [, handle, id] = /^([a-z]+)=(GTM-[A-Z0-9]+)$/.exec(entry) ?? []
    if (!handle || !id || ids.some((other) => other.handle === handle)) return undefined
    ids.push({ handle, id })
  }
  return ids
}

/**
 * Parses the values of sites: `handle=value` for one site, and a value without a handle for all others. Returns undefined if
 * `parseValue` rejects one, or if there is more than one value for a site or for all others.
 */
function parseSiteSettings<Value>(
  text: string,
  parseValue: (text: string) => Value | undefined,
): readonly SiteSetting<Value>[] | undefined {
  const settings: SiteSetting<Value>[] = []
  for (const entry of splitList(text)) {
    const [, handle, written = ''] = /^(?:([a-z]+)=)?(.*)$/s.exec(entry) ?? []
    const value = parseValue(written.trim())
    if (value === undefined || settings.some((other) => other.handle === handle)) return undefined
    settings.push({ handle, value })
  }
  return settings
}

const siteTypes = ['prod', 'dev', 'local', 'staging'] as const
type SiteType = (typeof siteTypes)[number]
const siteTags = ['noindex', 'nofollow'] as const
type SiteTag = (typeof siteTags)[number]

/** Parses SITE_TYPES; undefined if a type is invalid or a site occurs twice. */
export const parseSiteTypes = (text: string): readonly SiteSetting<SiteType>[] | undefined =>
  parseSiteSettings(text, (written) => siteTypes.find((type) => type === written))

/** Parses the robots directives of SITE_TAGS; undefined if one is invalid or a site occurs twice. */
export const parseSiteTags = (text: string): readonly SiteSetting<readonly SiteTag[]>[] | undefined =>
  parseSiteSettings(text, (written) => {
    const words = written.split(/\s+/)
    const tags = siteTags.filter((tag) => words.includes(tag))
    return tags.length === words.length ? tags : undefined
  })

/**
 * Parses TITLE_PREFIXES, and appends to each prefix the space that separates it from the title. Returns undefined if one is
 * empty or a site occurs twice.
 */
export const parseTitlePrefixes = (text: string): readonly SiteSetting<string>[] | undefined =>
  parseSiteSettings(text, (written) => (written === '' ? undefined : `${written} `))

/**
 * Parses IP addresses and CIDR ranges (RFC 4632, RFC 4291) into a function that tests whether an address is in one of them.
 * Returns undefined if one is invalid.
 */
export function parseIpRanges(text: string): IsTrustedProxy | undefined {
  try {
    return proxyaddr.compile([...splitList(text)])
  } catch {
    return undefined
  }
}

/** Matches the sender of an email: `address`, `<address>` or `Name <address>`. */
export const senderPattern = /^(?:[^\s<>@"]+@[^\s<>@"]+|(?:[^<>@"\r\n]+ )?<[^\s<>@"]+@[^\s<>@"]+>)$/

const splitList = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
