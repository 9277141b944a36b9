import { resolve } from 'node:path'
import * as v from 'valibot'
import { isEmail } from '#lib/normalize-text.ts'
import {
  setting,
  settingList,
  wholeNumber,
  oneOf,
  parseWebUrl,
  parseOrigin,
  parseInterval,
  parseIssuer,
  parseSiteHost,
  parseGtmIds,
  parseSiteTags,
  parseSiteTypes,
  parseTitlePrefixes,
  parseIpRanges,
  senderPattern,
} from './setting-parsers.server.ts'

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]
export const isLogLevel = (text: string | undefined): text is LogLevel => logLevels.some((level) => level === text)

const modes = ['development', 'production', 'test'] as const
export type Mode = (typeof modes)[number]

/** The environment variables: how each is parsed, its default, and its description for the table in the README. */
export const environmentVariables = {
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
      parseOrigin,
    ),
  ),
  SITE_HOSTS: v.optional(
    settingList(
      'list host=handle pairs, separated by commas',
      'Hosts of sites besides the primary one, `host=handle,…`, for example `nl.example.org=nl`.',
      parseSiteHost,
    ),
    '',
  ),
  GTM_IDS: v.optional(
    setting(
      'list one handle=id pair per site, such as en=GTM-ABC123, separated by commas',
      'Tag manager containers of sites, `handle=GTM-…,…`. Their readers are asked for consent; the other sites load nothing of others.',
      parseGtmIds,
    ),
    '',
  ),
  SITE_TYPES: v.optional(
    setting(
      'be one of prod, dev, local and staging, or list handle=type pairs, separated by commas',
      'What the sites are: one type for all of them, `handle=type` for one. Search engines list none but those that are `prod`, which all are unless set.',
      parseSiteTypes,
    ),
    '',
  ),
  SITE_TAGS: v.optional(
    setting(
      'be noindex, nofollow or both, or list handle=tags pairs, separated by commas',
      'Robots directives of the sites: `noindex nofollow` for all of them, `handle=noindex` for one; none unless set.',
      parseSiteTags,
    ),
    '',
  ),
  TITLE_PREFIXES: v.optional(
    setting(
      'be a text, or list handle=text pairs, separated by commas',
      'What stands before the title of every page, such as `[staging]`, for all sites, or `handle=text` for one; nothing unless set.',
      parseTitlePrefixes,
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
      parseIssuer,
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
  SESSION_REFETCH_INTERVAL: v.optional(
    setting(
      'be true, false or a number of milliseconds',
      'How often the pages of readers who are signed in ask whether they still are, besides whenever one comes back to the window: false for never, true for every second, or a number of milliseconds.',
      parseInterval,
    ),
    'false',
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
      (text) => (senderPattern.test(text) ? text : undefined),
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
      (text) => parseWebUrl(text)?.href,
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
      parseOrigin,
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
      parseOrigin,
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
      parseIpRanges,
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
    setting('be an http or https address', 'Where reports of errors go.', (text) => parseWebUrl(text)?.href),
    'https://notify.bugsnag.com/',
  ),
  BUGSNAG_SESSIONS_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'Where the beginnings of sessions are told.',
      (text) => parseWebUrl(text)?.href,
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
      (text) => parseWebUrl(text)?.href.replace(/\/+$/, ''),
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

/** The environment variables whose values are never shown. */
export const secretVariables = new Set<string>([
  'CHAT_KEY',
  'CONTENT_TOKEN',
  'CONTENT_PURGE_SECRET',
  'PREVIEW_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'AUTH_SECRET',
  'OIDC_CLIENT_SECRET',
])
