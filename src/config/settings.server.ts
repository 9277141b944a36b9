import { isIP } from 'node:net'
import { resolve } from 'node:path'
import proxyaddr from 'proxy-addr'
import * as v from 'valibot'
import { isEmail } from '#lib/normalize-text.ts'

/** One `host=handle` pair of SITE_HOSTS: the host in lower case, with its port where one was written. */
export type SiteHost = { readonly host: string; readonly handle: string }

/** One `handle=id` pair of GTM_IDS: a site's tag manager container. */
export type GtmId = { readonly handle: string; readonly id: string }

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]
export const isLogLevel = (text: string | undefined): text is LogLevel => logLevels.some((level) => level === text)

const modes = ['development', 'production', 'test'] as const

/** A text that `read` turns into a value, or into undefined when it is wrong; `must` completes "NAME must …". */
function setting<Value>(must: string, description: string, read: (text: string) => Value | undefined) {
  return checked(`must ${must}`, description, read)
}

/** The same with a `message` of its own. */
function checked<Value>(message: string, description: string, read: (text: string) => Value | undefined) {
  return v.pipe(
    v.string(),
    v.description(description),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== undefined) return value
      addIssue({ message })
      return NEVER
    }),
  )
}

function wholeNumber(
  least: number,
  most: number,
  description: string,
  message = `must be a whole number from ${least} to ${most}`,
) {
  return checked(message, description, (text) => {
    const number = Number(text)
    return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined
  })
}

function oneOf<const Names extends readonly string[]>(names: Names, description: string) {
  return setting(`be one of ${names.join(', ')}`, description, (text): Names[number] | undefined =>
    names.find((name) => name === text),
  )
}

/** A URL of the web, or undefined. */
function webAddress(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined
}

function readOrigin(text: string) {
  const url = webAddress(text)
  return url && (text === url.origin || text === `${url.origin}/`) ? url.origin : undefined
}

/** Names that stand for machines within a network (RFC 6761, 6762, 8375, and what ICANN has set aside). */
const internalName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/

/** The origin of an address when the public may know it: its host is a name with a dot, and not one of a network within. */
function publicOriginOf(address: string): string | undefined {
  const { hostname, origin } = new URL(address)
  const isName = hostname.includes('.') && isIP(hostname) === 0
  return isName && !internalName.test(hostname) ? origin : undefined
}

/** Parses the URL of the provider; undefined unless it is https or local: anyone in between could sign in as anybody. */
function readIssuer(text: string) {
  const url = webAddress(text)
  if (!url || url.search !== '' || url.hash !== '') return undefined
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || isHere ? text.trim() : undefined
}

function readSiteHosts(text: string): readonly SiteHost[] | undefined {
  const pairs = listed(text).map((entry) => /^([a-z0-9.-]+(?::\d{1,5})?)=([a-z]+)$/i.exec(entry))
  const hosts: SiteHost[] = []
  for (const pair of pairs) {
    if (!pair?.[1] || !pair[2]) return undefined
    hosts.push({ host: pair[1].toLowerCase(), handle: pair[2].toLowerCase() })
  }
  return hosts
}

/** The form of an id is that of specification section 5. A site named twice would have two: that is a mistake. */
function readGtmIds(text: string): readonly GtmId[] | undefined {
  const ids: GtmId[] = []
  for (const entry of listed(text)) {
    const [, handle, id] = /^([a-z]+)=(GTM-[A-Z0-9]+)$/.exec(entry) ?? []
    if (!handle || !id || ids.some((known) => known.handle === handle)) return undefined
    ids.push({ handle, id })
  }
  return ids
}

/** Tells whether an address is in one of the CIDR ranges (RFC 4632, RFC 4291). */
function readRanges(text: string): Settings['trustedProxies'] | undefined {
  try {
    return proxyaddr.compile([...listed(text)])
  } catch {
    return undefined
  }
}

/** `address` or `Name <address>`, as a mail names its sender. Whether the address exists is not for us to say. */
const mailAddress = /^(?:[^<>@"\r\n]+ )?<?[^\s<>@"]+@[^\s<>@"]+>?$/

const listed = (text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const variables = {
  PORT: v.optional(wholeNumber(0, 65_535, 'The port on which the server listens; 0 takes any free one.'), '3000'),
  HOST: v.optional(
    setting(
      'be an address or a host name',
      'The address on which the server listens; all IPv4 addresses unless set.',
      (text) => (/^[a-z0-9.:-]+$/i.test(text) ? text : undefined),
    ),
    '0.0.0.0',
  ),
  PUBLIC_ORIGIN: v.optional(
    setting(
      'be an origin such as https://example.org, without a path',
      'The origin under which visitors reach the primary site; every public address is made from it. `http://localhost:PORT` unless set.',
      readOrigin,
    ),
  ),
  SITE_HOSTS: v.optional(
    setting(
      'list host=handle pairs, separated by commas',
      'Hosts of sites besides the primary one, `host=handle,…`, for example `nl.example.org=nl`.',
      readSiteHosts,
    ),
    '',
  ),
  GTM_IDS: v.optional(
    setting(
      'list one handle=id pair per site, such as en=GTM-ABC123, separated by commas',
      'Tag manager containers of sites, `handle=GTM-…,…`. Their readers are asked for consent; the other sites load nothing of others.',
      readGtmIds,
    ),
    '',
  ),
  BASE_PATH: v.optional(
    setting(
      'begin and end with a slash',
      'The path below which the site stands. Read when the site is built.',
      (text) => (/^\/(?:[\w.~-]+\/)*$/.test(text) ? text : undefined),
    ),
    '/',
  ),
  DATA_DIR: v.optional(
    setting('be a path', 'The directory for what the server keeps itself.', (text) => resolve(text)),
    './data',
  ),
  DATABASE_URL: v.optional(
    setting(
      'be an address such as postgres://user:password@host:5432/database',
      'The PostgreSQL database for what readers keep and send. SQLite in DATA_DIR unless set.',
      (text) => (/^postgres(?:ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '') ? text : undefined),
    ),
  ),
  AUTH_SECRET: v.optional(
    setting(
      'have at least 32 characters',
      'The secret with which sessions are signed. One is made in DATA_DIR unless set; needed with DATABASE_URL.',
      (text) => (text.length >= 32 ? text : undefined),
    ),
  ),
  OIDC_ISSUER: v.optional(
    setting(
      'be an https address (http on this machine only)',
      'The issuer of an OpenID Connect provider by which people may sign in; e-mail and password alone unless set.',
      readIssuer,
    ),
  ),
  OIDC_CLIENT_ID: v.optional(
    setting(
      'not be blank',
      'What the provider calls this website, and needed with OIDC_ISSUER. It leads back to `api/auth/callback/openid`.',
      (text) => text.trim() || undefined,
    ),
  ),
  OIDC_CLIENT_SECRET: v.optional(
    setting(
      'not be blank',
      'The secret that the provider knows this website by; a public client unless set.',
      (text) => text.trim() || undefined,
    ),
  ),
  OIDC_NAME: v.optional(
    setting(
      'have at most 60 characters',
      'What people call the provider; the host of OIDC_ISSUER unless set.',
      (text) => (text.trim().length <= 60 ? text.trim() || undefined : undefined),
    ),
  ),
  SMTP_URL: v.optional(
    setting(
      'be an address such as smtps://user:password@mail.example.org',
      'The mail server through which mails are sent, `smtp:` or `smtps:`. Mails wait in the outbox unless set, and are shown in the log while developing.',
      (text) => (/^smtps?:$/.test(URL.canParse(text) ? new URL(text).protocol : '') ? text : undefined),
    ),
  ),
  MAIL_FROM: v.optional(
    setting(
      'be an address, or a name and an address such as Plain Urology <no-reply@example.org>',
      'The sender of mails. `no-reply@` the host of PUBLIC_ORIGIN unless set.',
      (text) => (mailAddress.test(text) ? text : undefined),
    ),
  ),
  CONTACT_TO: v.optional(
    setting(
      'be one address',
      'Who gets what readers write on the contact page. It is stored, and mailed to nobody, unless set.',
      (text) => (isEmail(text) ? text : undefined),
    ),
  ),
  CONTENT_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'The GraphQL address of the content system. The embedded demonstration content is served unless set.',
      (text) => webAddress(text)?.href,
    ),
  ),
  CONTENT_TOKEN: v.optional(
    setting(
      'not be blank',
      'The bearer token for CONTENT_ENDPOINT, and needed with it.',
      (text) => text.trim() || undefined,
    ),
  ),
  MEDIA_ORIGIN: v.optional(
    setting(
      'be an origin such as https://media.example.org, without a path',
      'The origin from which browsers load the pictures of the content system. That of CONTENT_ENDPOINT unless set, where its host is one that the public can reach; an internal one is told to nobody.',
      readOrigin,
    ),
  ),
  CONTENT_TIMEOUT_MS: v.optional(
    wholeNumber(
      100,
      60_000,
      'How long one call to the content system may take, its repetitions included, in milliseconds.',
    ),
    '5000',
  ),
  CONTENT_MAX_AGE_S: v.optional(
    wholeNumber(0, 86_400, 'How long an answer of the content system counts as fresh, in seconds.'),
    '60',
  ),
  CONTENT_STALE_S: v.optional(
    wholeNumber(
      0,
      31_536_000,
      'How much longer a stored answer may be used while it is renewed or while the content system is down, in seconds.',
    ),
    '86400',
  ),
  CONTENT_PURGE_SECRET: v.optional(
    setting(
      'have at least 32 characters',
      'The secret with which calls to `api/content/purge` are signed; they are refused unless set.',
      (text) => (text.length >= 32 ? text : undefined),
    ),
  ),
  PREVIEW_ORIGIN: v.optional(
    setting(
      'be an origin such as https://cms.example.org, without a path',
      'The origin of the content system, which alone may show previews in a frame; nobody may unless set.',
      readOrigin,
    ),
  ),
  PREVIEW_TOKEN: v.optional(
    setting(
      'have at least 16 visible ASCII characters and no space',
      'The token with which the embedded content can be previewed with its drafts; there is no preview of it unless set. A content system has tokens of its own.',
      (text) => (/^[\x21-\x7e]{16,256}$/.test(text) ? text : undefined),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    setting(
      'list IP ranges such as 10.0.0.0/8, separated by commas',
      'The reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed, as CIDR ranges; none unless set.',
      readRanges,
    ),
    '',
  ),
  ALLOW_INDEXING: v.optional(
    setting(
      'be 0 or 1',
      'Whether search engines may list a site that shows the embedded demonstration content; with a content system they always may.',
      (text) => (text === '1' ? true : text === '0' ? false : undefined),
    ),
    '0',
  ),
  BUGSNAG_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.description('The key of the Bugsnag project, 32 hexadecimal characters; errors are not reported unless set.'),
    ),
  ),
  BUGSNAG_RELEASE_STAGE: v.optional(
    setting(
      'be one word',
      'The release stage in reports; `development` on a localhost host and else `production` unless set.',
      (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined),
    ),
  ),
  BUGSNAG_MAX_BREADCRUMBS: v.optional(
    wholeNumber(
      0,
      100,
      'How many events before an error are told with it.',
      'should be 0 or a positive integer up to 100',
    ),
    '25',
  ),
  BUGSNAG_MAX_EVENTS: v.optional(
    wholeNumber(
      1,
      100,
      'How many errors one session of a browser reports at most.',
      'should be a positive integer up to 100',
    ),
    '10',
  ),
  BUGSNAG_NOTIFY_ENDPOINT: v.optional(
    setting('be an http or https address', 'Where reports of errors go.', (text) => webAddress(text)?.href),
    'https://notify.bugsnag.com/',
  ),
  BUGSNAG_SESSIONS_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'Where the beginnings of sessions are told.',
      (text) => webAddress(text)?.href,
    ),
    'https://sessions.bugsnag.com/',
  ),
  KEEP_MESSAGES_DAYS: v.optional(
    wholeNumber(1, 3660, 'After how many days a message to the editors is deleted. The privacy page names 12 months.'),
    '365',
  ),
  KEEP_FEEDBACK_DAYS: v.optional(
    wholeNumber(
      1,
      3660,
      'After how many days an answer to whether a page was helpful is deleted. The privacy page names 24 months.',
    ),
    '730',
  ),
  KEEP_SEARCHES_DAYS: v.optional(
    wholeNumber(
      1,
      3660,
      'After how many days words that were searched for and not found are deleted, counted from the last search. The privacy page names 12 months.',
    ),
    '365',
  ),
  KEEP_SESSIONS_DAYS: v.optional(
    wholeNumber(1, 366, 'After how many days without use a reader is signed out. The privacy page names 30 days.'),
    '30',
  ),
  KEEP_UNVERIFIED_DAYS: v.optional(
    wholeNumber(
      1,
      366,
      'After how many days an account whose address nobody has confirmed is deleted. The privacy page names 7 days.',
    ),
    '7',
  ),
  CHAT_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'The base address of an OpenAI-compatible interface (`…/v1`) that puts answers of the chatbot into other words. What visitors ask is sent there. Nothing is sent anywhere unless set.',
      (text) => webAddress(text)?.href.replace(/\/+$/, ''),
    ),
  ),
  CHAT_KEY: v.optional(
    setting('not be blank', 'The bearer token for CHAT_ENDPOINT, if it wants one.', (text) => text.trim() || undefined),
  ),
  CHAT_MODEL: v.optional(
    setting(
      'not be blank',
      'The name of the model that CHAT_ENDPOINT is asked for, and needed with it.',
      (text) => text.trim() || undefined,
    ),
  ),
  LOG_LEVEL: v.optional(
    oneOf(logLevels, 'The least level that is logged: silent, fatal, error, warn, info, debug or trace.'),
    'info',
  ),
  PAGE_CACHE_MB: v.optional(
    wholeNumber(0, 65_536, 'How much memory finished pages may take, in megabytes; 0 stores none.'),
    '64',
  ),
  SHUTDOWN_DELAY_MS: v.optional(
    wholeNumber(
      0,
      300_000,
      'How long the server goes on answering after SIGTERM, while `/readyz` answers 503 and load balancers turn to other servers, in milliseconds.',
    ),
    '5000',
  ),
  NODE_ENV: v.optional(oneOf(modes, 'development, production or test; `npm start` sets production.'), 'development'),
}

const environment = v.pipe(
  v.object(variables),
  v.forward(
    v.partialCheck(
      [['CONTENT_ENDPOINT'], ['CONTENT_TOKEN']],
      ({ CONTENT_ENDPOINT, CONTENT_TOKEN }) => CONTENT_ENDPOINT === undefined || CONTENT_TOKEN !== undefined,
      'must be set when CONTENT_ENDPOINT is set',
    ),
    ['CONTENT_TOKEN'],
  ),
  v.forward(
    v.partialCheck(
      [['CHAT_ENDPOINT'], ['CHAT_MODEL']],
      ({ CHAT_ENDPOINT, CHAT_MODEL }) => CHAT_ENDPOINT === undefined || CHAT_MODEL !== undefined,
      'must be set when CHAT_ENDPOINT is set',
    ),
    ['CHAT_MODEL'],
  ),
  v.forward(
    v.partialCheck(
      [['DATABASE_URL'], ['AUTH_SECRET']],
      ({ DATABASE_URL, AUTH_SECRET }) => DATABASE_URL === undefined || AUTH_SECRET !== undefined,
      'must be set when DATABASE_URL is set',
    ),
    ['AUTH_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['OIDC_ISSUER'], ['OIDC_CLIENT_ID']],
      ({ OIDC_ISSUER, OIDC_CLIENT_ID }) => OIDC_ISSUER === undefined || OIDC_CLIENT_ID !== undefined,
      'must be set when OIDC_ISSUER is set',
    ),
    ['OIDC_CLIENT_ID'],
  ),
)

const secrets = new Set<string>([
  'CHAT_KEY',
  'CONTENT_TOKEN',
  'CONTENT_PURGE_SECRET',
  'PREVIEW_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'AUTH_SECRET',
  'OIDC_CLIENT_SECRET',
])

/** Everything that is decided from outside, checked. Times carry their unit in the name. */
export type Settings = {
  readonly port: number
  readonly host: string
  /** Without a slash at the end. */
  readonly publicOrigin: string
  readonly siteHosts: readonly SiteHost[]
  readonly gtmIds: readonly GtmId[]
  /** Begins and ends with a slash. */
  readonly basePath: string
  /** Absolute. */
  readonly dataDirectory: string
  /** Undefined: SQLite in the directory. */
  readonly databaseUrl: string | undefined
  /** Undefined: one is made in the data directory. */
  readonly authSecret: string | undefined
  /** Undefined: people sign in with e-mail and password alone. */
  readonly openId:
    | {
        readonly issuer: string
        readonly clientId: string
        readonly clientSecret: string | undefined
        readonly name: string
      }
    | undefined
  /** Undefined: mails wait in the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** Undefined: messages are only stored. */
  readonly contactTo: string | undefined
  /** After how many days what people have entered is deleted (settled 11). */
  readonly retentionDays: RetentionDays
  /** Undefined: the embedded demonstration content is served. */
  readonly content: { readonly endpoint: string; readonly token: string } | undefined
  /** From where pages may load pictures besides their own origin. */
  readonly mediaOrigin: string | undefined
  /** This service puts the chatbot's answers into other words; if undefined, they stay as they are. */
  readonly chat: ChatSettings | undefined
  readonly contentTimeoutMs: number
  readonly contentMaxAgeSeconds: number
  readonly contentStaleSeconds: number
  readonly contentPurgeSecret: string | undefined
  /** The only origin that may show previews in a frame. */
  readonly previewOrigin: string | undefined
  /** Opens the drafts of the embedded content. */
  readonly previewToken: string | undefined
  /** Whether the address is that of a proxy which is believed; the second argument is its number, counted from here. */
  readonly trustedProxies: (address: string, hop: number) => boolean
  readonly allowIndexing: boolean
  /** Undefined: errors are only logged. */
  readonly reporting: ReportingSettings | undefined
  readonly logLevel: LogLevel
  readonly maxPageCacheBytes: number
  readonly shutdownDelayMs: number
  readonly mode: (typeof modes)[number]
  /** A sentence for everything that is wrong and yet does not stop the start. */
  readonly warnings: readonly string[]
}

export type RetentionDays = {
  readonly messages: number
  readonly feedback: number
  readonly searches: number
  /** Since the session was last used. */
  readonly sessions: number
  /** Accounts whose address has not been confirmed. */
  readonly unverifiedAccounts: number
}
/** An OpenAI-compatible interface; the endpoint without a slash at its end. */
export type ChatSettings = { readonly endpoint: string; readonly key: string | undefined; readonly model: string }

/** How errors are reported to Bugsnag (settled 11). */
export type ReportingSettings = {
  readonly apiKey: string
  readonly endpoints: { readonly notify: string; readonly sessions: string }
  /** Undefined: the host decides. */
  readonly releaseStage: string | undefined
  readonly maxBreadcrumbs: number
  /** Per session of a browser. */
  readonly maxEvents: number
}

/** One or more environment variables are wrong. The message has one line for each of them. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads and checks the environment variables. A variable set to nothing counts as not set; one that is not known here
 * is left alone.
 *
 * @throws SettingsError with one line per wrong variable
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(environment, given)
  if (!result.success) throw new SettingsError(result.issues.map((issue) => problemLine(issue, given)).join('\n'))
  const read = result.output
  const publicOrigin = read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`
  const apiKey = read.BUGSNAG_API_KEY
  const isKey = /^[\da-f]{32}$/i.test(apiKey ?? '')
  return {
    port: read.PORT,
    host: read.HOST,
    publicOrigin,
    siteHosts: read.SITE_HOSTS,
    gtmIds: read.GTM_IDS,
    basePath: read.BASE_PATH,
    dataDirectory: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    authSecret: read.AUTH_SECRET,
    openId:
      read.OIDC_ISSUER !== undefined && read.OIDC_CLIENT_ID !== undefined
        ? {
            issuer: read.OIDC_ISSUER,
            clientId: read.OIDC_CLIENT_ID,
            clientSecret: read.OIDC_CLIENT_SECRET,
            name: read.OIDC_NAME ?? new URL(read.OIDC_ISSUER).host,
          }
        : undefined,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    contactTo: read.CONTACT_TO,
    retentionDays: {
      messages: read.KEEP_MESSAGES_DAYS,
      feedback: read.KEEP_FEEDBACK_DAYS,
      searches: read.KEEP_SEARCHES_DAYS,
      sessions: read.KEEP_SESSIONS_DAYS,
      unverifiedAccounts: read.KEEP_UNVERIFIED_DAYS,
    },
    content:
      read.CONTENT_ENDPOINT !== undefined && read.CONTENT_TOKEN !== undefined
        ? { endpoint: read.CONTENT_ENDPOINT, token: read.CONTENT_TOKEN }
        : undefined,
    mediaOrigin:
      read.MEDIA_ORIGIN ?? (read.CONTENT_ENDPOINT === undefined ? undefined : publicOriginOf(read.CONTENT_ENDPOINT)),
    chat:
      read.CHAT_ENDPOINT !== undefined && read.CHAT_MODEL !== undefined
        ? { endpoint: read.CHAT_ENDPOINT, key: read.CHAT_KEY, model: read.CHAT_MODEL }
        : undefined,
    contentTimeoutMs: read.CONTENT_TIMEOUT_MS,
    contentMaxAgeSeconds: read.CONTENT_MAX_AGE_S,
    contentStaleSeconds: read.CONTENT_STALE_S,
    contentPurgeSecret: read.CONTENT_PURGE_SECRET,
    previewOrigin: read.PREVIEW_ORIGIN,
    previewToken: read.PREVIEW_TOKEN,
    trustedProxies: read.TRUSTED_PROXIES,
    allowIndexing: read.ALLOW_INDEXING,
    reporting:
      apiKey !== undefined && isKey
        ? {
            apiKey,
            endpoints: { notify: read.BUGSNAG_NOTIFY_ENDPOINT, sessions: read.BUGSNAG_SESSIONS_ENDPOINT },
            releaseStage: read.BUGSNAG_RELEASE_STAGE,
            maxBreadcrumbs: read.BUGSNAG_MAX_BREADCRUMBS,
            maxEvents: read.BUGSNAG_MAX_EVENTS,
          }
        : undefined,
    logLevel: read.LOG_LEVEL,
    maxPageCacheBytes: read.PAGE_CACHE_MB * 1_048_576,
    shutdownDelayMs: read.SHUTDOWN_DELAY_MS,
    mode: read.NODE_ENV,
    // A site without its reports is better than no site.
    warnings: [
      ...(apiKey === undefined || isKey
        ? []
        : [
            `BUGSNAG_API_KEY must be 32 hexadecimal characters, found a text of ${apiKey.length} characters: errors are not reported.`,
          ]),
      ...(read.CONTACT_TO !== undefined && read.SMTP_URL === undefined && read.NODE_ENV === 'production'
        ? ['CONTACT_TO is set and SMTP_URL is not: what readers write is stored, and its mails wait in the outbox.']
        : []),
    ],
  }
}

function problemLine(issue: { message: string; path?: readonly { key: unknown }[] }, given: Record<string, unknown>) {
  const name = String(issue.path?.[0]?.key ?? '')
  const value = given[name]
  if (value === undefined) return `${name} ${issue.message}`
  // A secret is not shown: this line ends up in logs.
  const found = secrets.has(name) ? `a text of ${String(value).length} characters` : JSON.stringify(value)
  return `${name} ${issue.message}, found ${found}`
}

/** The README's table of environment variables, made from the schema: Markdown, without a newline at the end. */
export function settingsTable(): string {
  const rows = Object.entries(variables).map(([name, variable]) => {
    const byDefault = v.getDefault(variable)
    return `| \`${name}\` | ${byDefault ? `\`${byDefault}\`` : ''} | ${v.getDescription(variable.wrapped) ?? ''} |`
  })
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}
