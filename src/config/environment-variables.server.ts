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
  parseHost,
  parseRatio,
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
  PORT: v.optional(wholeNumber(0, 65_535, 'TCP port that the server listens on; 0 picks a free one.'), '3000'),
  HOST: v.optional(
    setting(
      'be an address or a host name',
      'Network address that the server listens on; the default is all IPv4 addresses.',
      parseHost,
    ),
    '0.0.0.0',
  ),
  PUBLIC_ORIGIN: v.optional(
    setting(
      'be an origin such as https://example.org, without a path',
      'Public origin of the primary site; all absolute URLs are built from it. Default: `http://localhost:PORT`.',
      parseOrigin,
    ),
  ),
  SITE_HOSTS: v.optional(
    settingList(
      'list host=handle pairs, separated by commas',
      'Hosts of sites other than the primary one: `host=handle,…`, for example `nl.example.org=nl`.',
      parseSiteHost,
    ),
    '',
  ),
  GTM_IDS: v.optional(
    setting(
      'list one handle=id pair per site, such as en=GTM-ABC123, separated by commas',
      'Google Tag Manager containers by site: `handle=GTM-…,…`. Those sites ask for consent; the others load no third-party script.',
      parseGtmIds,
    ),
    '',
  ),
  SITE_TYPES: v.optional(
    setting(
      'be one of prod, dev, local and staging, or list handle=type pairs, separated by commas',
      'Types of the sites: one type for all, or `handle=type` for one site. Search engines may index only sites of type `prod`, which is the default.',
      parseSiteTypes,
    ),
    '',
  ),
  SITE_TAGS: v.optional(
    setting(
      'be noindex, nofollow or both, or list handle=tags pairs, separated by commas',
      'Robots directives: `noindex nofollow` for all sites, or `handle=noindex` for one. Default: none.',
      parseSiteTags,
    ),
    '',
  ),
  TITLE_PREFIXES: v.optional(
    setting(
      'be a text, or list handle=text pairs, separated by commas',
      'Prefix of every page title, such as `[staging]`, for all sites, or `handle=text` for one. Default: none.',
      parseTitlePrefixes,
    ),
    '',
  ),
  BASE_PATH: v.optional(
    setting(
      'begin and end with a slash',
      'URL path under which the site is served. It is read at build time.',
      (text) => (/^\/(?:[\w.~-]+\/)*$/.test(text) ? text : undefined),
    ),
    '/',
  ),
  DATA_DIR: v.optional(
    setting(
      'be a path',
      'Directory for the data that the server stores: the SQLite database and generated secrets.',
      (text) => resolve(text),
    ),
    './data',
  ),
  ASSETS_DIR: v.optional(
    setting(
      'be a path',
      'Directory in which scripts, fonts and manifests of this build and of earlier ones are kept, so that pages of another build find theirs. Nodes share it. Default: `assets` in DATA_DIR.',
      (text) => resolve(text),
    ),
  ),
  KEEP_ASSETS_DAYS: v.optional(
    wholeNumber(
      2,
      366,
      'Days after its last use by a running node until a file in ASSETS_DIR is deleted. Must exceed CONTENT_MAX_AGE_S and CONTENT_STALE_S together, as long as which a cache may show a page.',
    ),
    '14',
  ),
  DATABASE_URL: v.optional(
    setting(
      'be an address such as postgres://user:password@host:5432/database',
      'PostgreSQL connection URL. Without it, the server uses SQLite in DATA_DIR.',
      (text) => (/^postgres(?:ql)?:$/.test(URL.canParse(text) ? new URL(text).protocol : '') ? text : undefined),
    ),
  ),
  AUTH_SECRET: v.optional(
    setting(
      'have at least 32 characters',
      'Secret that signs sessions. Without it, one is generated in DATA_DIR. Required with DATABASE_URL.',
      (text) => (text.length >= 32 ? text : undefined),
    ),
  ),
  OIDC_ISSUER: v.optional(
    setting(
      'be an https address (http on this machine only)',
      'Issuer URL of an OpenID Connect provider for sign-in. Without it, people sign in with e-mail and password only.',
      parseIssuer,
    ),
  ),
  OIDC_CLIENT_ID: v.optional(
    setting(
      'not be blank',
      'Client ID at the provider; required with OIDC_ISSUER. The redirect URI is `api/auth/callback/openid`.',
      (text) => text.trim() || undefined,
    ),
  ),
  OIDC_CLIENT_SECRET: v.optional(
    setting(
      'not be blank',
      'Client secret at the provider. Without it, the site is a public client.',
      (text) => text.trim() || undefined,
    ),
  ),
  OIDC_NAME: v.optional(
    setting(
      'have at most 60 characters',
      'Name of the provider on the sign-in page. Default: the host of OIDC_ISSUER.',
      (text) => (text.trim().length <= 60 ? text.trim() || undefined : undefined),
    ),
  ),
  SESSION_REFETCH_INTERVAL: v.optional(
    setting(
      'be true, false or a number of milliseconds',
      'Interval at which the browser of a signed-in reader refetches the session, in addition to window focus: `false` for never, `true` for every second, or milliseconds.',
      parseInterval,
    ),
    'false',
  ),
  SMTP_URL: v.optional(
    setting(
      'be an address such as smtps://user:password@mail.example.org',
      'Mail server, `smtp:` or `smtps:`. Without it, mail stays in the outbox; in development it is logged.',
      (text) => (/^smtps?:$/.test(URL.canParse(text) ? new URL(text).protocol : '') ? text : undefined),
    ),
  ),
  MAIL_FROM: v.optional(
    setting(
      'be an address, or a name and an address such as Plain Urology <no-reply@example.org>',
      'Sender of mail. Default: `no-reply@` and the host of PUBLIC_ORIGIN.',
      (text) => (senderPattern.test(text) ? text : undefined),
    ),
  ),
  CONTACT_TO: v.optional(
    setting('be one address', 'Recipient of contact messages. Without it, they are stored and not mailed.', (text) =>
      isEmail(text) ? text : undefined,
    ),
  ),
  CONTENT_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'GraphQL endpoint of the content system. Without it, the embedded demonstration content is served.',
      (text) => parseWebUrl(text)?.href,
    ),
  ),
  CONTENT_TOKEN: v.optional(
    setting('not be blank', 'Bearer token for CONTENT_ENDPOINT; required with it.', (text) => text.trim() || undefined),
  ),
  MEDIA_ORIGIN: v.optional(
    setting(
      'be an origin such as https://media.example.org, without a path',
      'Origin from which browsers load images of the content system. Default: the origin of CONTENT_ENDPOINT if its host is public; an internal host is never revealed.',
      parseOrigin,
    ),
  ),
  CONTENT_TIMEOUT_MS: v.optional(
    wholeNumber(100, 60_000, 'Timeout of one call to the content system including its retries, in milliseconds.'),
    '5000',
  ),
  CONTENT_MAX_MB: v.optional(
    wholeNumber(
      1,
      1024,
      'Maximum size of one response of the content system, decompressed, in megabytes; a larger one counts as a failure.',
    ),
    '4',
  ),
  CONTENT_MAX_AGE_S: v.optional(
    wholeNumber(0, 86_400, 'How long a response of the content system is fresh, in seconds.'),
    '60',
  ),
  CONTENT_STALE_S: v.optional(
    wholeNumber(
      0,
      31_536_000,
      'How long a cached response may be served stale after that, while it is revalidated or the content system is down, in seconds.',
    ),
    '86400',
  ),
  CONTENT_PURGE_SECRET: v.optional(
    setting(
      'have at least 32 characters',
      'Secret that signs requests to `api/content/purge`. Without it, they are refused.',
      (text) => (text.length >= 32 ? text : undefined),
    ),
  ),
  PURGE_PEERS: v.optional(
    settingList(
      'list origins such as http://10.0.0.2:3000, separated by commas',
      'Origins of the nodes to which this node forwards purges; it may be among them. Requires CONTENT_PURGE_SECRET, the same on all nodes. Default: none.',
      parseOrigin,
    ),
    '',
  ),
  PURGE_CACHES: v.optional(
    settingList(
      'list origins such as http://10.0.0.4:6081, separated by commas',
      'Origins of the Varnish servers in front of the nodes; after the peers they are sent `PURGE` with a `Surrogate-Key`. Requires CONTENT_PURGE_SECRET. Default: none.',
      parseOrigin,
    ),
    '',
  ),
  PREVIEW_ORIGIN: v.optional(
    setting(
      'be an origin such as https://cms.example.org, without a path',
      'Origin of the content system, the only one that may show previews in a frame. Default: none.',
      parseOrigin,
    ),
  ),
  PREVIEW_TOKEN: v.optional(
    setting(
      'have at least 16 visible ASCII characters and no space',
      'Token for previews of drafts of the embedded content. Without it, there are no previews. A content system issues its own tokens.',
      (text) => (/^[\x21-\x7e]{16,256}$/.test(text) ? text : undefined),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    setting(
      'list IP ranges such as 10.0.0.0/8, separated by commas',
      'Reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` headers are trusted, as CIDR ranges. Default: none.',
      parseIpRanges,
    ),
    '',
  ),
  ALLOW_INDEXING: v.optional(
    setting(
      'be 0 or 1',
      'Whether search engines may index the embedded demonstration content (0 or 1). A site with a content system may always be indexed.',
      (text) => (text === '1' ? true : text === '0' ? false : undefined),
    ),
    '0',
  ),
  BUGSNAG_API_KEY: v.optional(
    v.pipe(
      v.string(),
      v.description('API key of the Bugsnag project, 32 hexadecimal characters. Without it, errors are not reported.'),
    ),
  ),
  BUGSNAG_RELEASE_STAGE: v.optional(
    setting(
      'be one word',
      'Release stage in reports. Default: `development` on localhost, otherwise `production`.',
      (text) => (/^[\w.-]{1,64}$/.test(text) ? text : undefined),
    ),
  ),
  BUGSNAG_MAX_BREADCRUMBS: v.optional(
    wholeNumber(0, 100, 'Maximum number of breadcrumbs in a report.', 'should be 0 or a positive integer up to 100'),
    '25',
  ),
  BUGSNAG_MAX_EVENTS: v.optional(
    wholeNumber(
      1,
      100,
      'Maximum number of errors that one browser session reports.',
      'should be a positive integer up to 100',
    ),
    '10',
  ),
  BUGSNAG_NOTIFY_ENDPOINT: v.optional(
    setting('be an http or https address', 'Endpoint for error reports.', (text) => parseWebUrl(text)?.href),
    'https://notify.bugsnag.com/',
  ),
  BUGSNAG_SESSIONS_ENDPOINT: v.optional(
    setting('be an http or https address', 'Endpoint for session reports.', (text) => parseWebUrl(text)?.href),
    'https://sessions.bugsnag.com/',
  ),
  KEEP_MESSAGES_DAYS: v.optional(
    wholeNumber(1, 3660, 'Days until a contact message is deleted. The privacy page says 12 months.'),
    '365',
  ),
  KEEP_FEEDBACK_DAYS: v.optional(
    wholeNumber(1, 3660, 'Days until feedback on a page is deleted. The privacy page says 24 months.'),
    '730',
  ),
  KEEP_SEARCHES_DAYS: v.optional(
    wholeNumber(
      1,
      3660,
      'Days until a search term without results is deleted, counted from the last search for it. The privacy page says 12 months.',
    ),
    '365',
  ),
  KEEP_SESSIONS_DAYS: v.optional(
    wholeNumber(
      1,
      366,
      'Days without activity until a session expires. The privacy page and `src/features/stored-data/stored-items.ts` say 30 days.',
    ),
    '30',
  ),
  KEEP_UNVERIFIED_DAYS: v.optional(
    wholeNumber(
      1,
      366,
      'Days until an account with an unverified e-mail address is deleted, unless it belongs to a provider. The privacy page says 7 days.',
    ),
    '7',
  ),
  CHAT_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'Base URL of an OpenAI-compatible API (`…/v1`) that rephrases the chatbot’s answers. Visitors’ questions are sent there. Without it, nothing is sent anywhere.',
      (text) => parseWebUrl(text)?.href.replace(/\/+$/, ''),
    ),
  ),
  CHAT_KEY: v.optional(
    setting('not be blank', 'Bearer token for CHAT_ENDPOINT, if it requires one.', (text) => text.trim() || undefined),
  ),
  CHAT_MODEL: v.optional(
    setting('not be blank', 'Model name for CHAT_ENDPOINT; required with it.', (text) => text.trim() || undefined),
  ),
  CONTENT_LICENSE: v.optional(
    setting(
      'not be blank',
      'Name of the license under which other websites may show the pages, such as `CC BY-ND 4.0`. Without it, they are told to ask.',
      (text) => text.trim() || undefined,
    ),
  ),
  CONTENT_LICENSE_URL: v.optional(
    setting('be an http or https address', 'URL of the text of CONTENT_LICENSE.', (text) => parseWebUrl(text)?.href),
  ),
  LOG_LEVEL: v.optional(
    oneOf(logLevels, 'Minimum log level: silent, fatal, error, warn, info, debug or trace.'),
    'info',
  ),
  METRICS_PORT: v.optional(
    wholeNumber(
      1,
      65_535,
      'TCP port that serves the Prometheus metrics at `/metrics`. Without it, nothing is measured and no port is opened.',
    ),
  ),
  METRICS_HOST: v.optional(
    setting(
      'be an address or a host name',
      'Network address of METRICS_PORT. The default is reachable from this machine only: metrics are not for the public.',
      parseHost,
    ),
    '127.0.0.1',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    setting(
      'be an http or https address',
      'Base URL of an OpenTelemetry collector that receives traces, for example `http://localhost:4318`. Without it, nothing is traced.',
      (text) => parseWebUrl(text)?.href.replace(/\/+$/, ''),
    ),
  ),
  OTEL_TRACES_SAMPLER_ARG: v.optional(
    setting(
      'be a number from 0 to 1',
      'Ratio of the requests that are traced, from 0 to 1. A trusted proxy that sends `traceparent` decides itself.',
      parseRatio,
    ),
    '1',
  ),
  PAGE_CACHE_MB: v.optional(
    wholeNumber(0, 65_536, 'Maximum size of the page cache in memory, in megabytes; 0 disables it.'),
    '64',
  ),
  WEB_CONCURRENCY: v.optional(
    wholeNumber(
      1,
      128,
      'Number of worker processes that share the port. Each has a page cache and a queue of renders of its own (`docs/limits.md`); one that ends is replaced.',
    ),
    '1',
  ),
  MAX_CONCURRENT_RENDERS: v.optional(
    wholeNumber(
      1,
      10_000,
      'Maximum number of pages that are rendered at once, including those that wait for the content system.',
    ),
    '64',
  ),
  MAX_QUEUED_RENDERS: v.optional(
    wholeNumber(
      0,
      10_000,
      'Maximum number of renders that wait for their turn; visitors beyond it get a 503 with `Retry-After` at once.',
    ),
    '64',
  ),
  MAX_CONCURRENT_API_REQUESTS: v.optional(
    wholeNumber(
      1,
      10_000,
      'Maximum number of API requests that are handled at once: of questions to the chatbot, until their answer has ended, and of all others except purges. As many again wait; those beyond get a 503 with `Retry-After` at once.',
    ),
    '64',
  ),
  RENDER_TIMEOUT_MS: v.optional(wholeNumber(1000, 300_000, 'Timeout of rendering one page, in milliseconds.'), '30000'),
  MAX_BODY_BYTES: v.optional(
    wholeNumber(
      65_536,
      104_857_600,
      'Maximum size of the body of a request, in bytes. Forms of accounts and of the chatbot, progress and error reports have limits of their own.',
    ),
    '1000000',
  ),
  MAX_HEADER_BYTES: v.optional(
    wholeNumber(16_384, 1_048_576, 'Maximum size of the headers of a request, in bytes.'),
    '32768',
  ),
  REQUEST_TIMEOUT_MS: v.optional(
    wholeNumber(
      1000,
      3_600_000,
      'How long a request may take to arrive, in milliseconds; its headers have at most 20 seconds.',
    ),
    '60000',
  ),
  KEEP_ALIVE_TIMEOUT_MS: v.optional(
    wholeNumber(
      1000,
      3_600_000,
      'How long a connection may be idle between two requests, in milliseconds. It should be longer than that of a proxy in front.',
    ),
    '65000',
  ),
  IDLE_TIMEOUT_MS: v.optional(
    wholeNumber(
      1000,
      3_600_000,
      'How long a connection may be idle during a request, in milliseconds, for example because the visitor does not read the response.',
    ),
    '120000',
  ),
  DATABASE_MAX_CONNECTIONS: v.optional(
    wholeNumber(1, 1000, 'Maximum number of connections to PostgreSQL; SQLite has one.'),
    '10',
  ),
  ACCOUNT_FORMS_MAX_PER_MINUTE: v.optional(
    wholeNumber(
      1,
      10_000,
      'Maximum number of forms of accounts per minute, for each address and each kind of form, on all nodes together.',
    ),
    '20',
  ),
  ACCOUNT_MAX_ATTEMPTS: v.optional(
    wholeNumber(
      1,
      10_000,
      'Maximum number of attempts to sign in to an account, to confirm it or to confirm its password, each in 15 minutes and on all nodes together.',
    ),
    '10',
  ),
  ACCOUNT_MAX_MAILS: v.optional(
    wholeNumber(
      1,
      10_000,
      'Maximum number of mails to one address that anybody can cause with a form, in 15 minutes and on all nodes together; mails about a forgotten password are counted separately.',
    ),
    '3',
  ),
  CONTACT_MAX_PER_HOUR: v.optional(
    wholeNumber(1, 10_000, 'Maximum number of contact messages per hour, for each address and each account.'),
    '5',
  ),
  FEEDBACK_MAX_PER_HOUR: v.optional(
    wholeNumber(1, 10_000, 'Maximum number of answers to whether a page was helpful per hour and address.'),
    '30',
  ),
  CHAT_MAX_PER_MINUTE: v.optional(
    wholeNumber(1, 10_000, 'Maximum number of questions to the chatbot per minute and address.'),
    '40',
  ),
  SHUTDOWN_TIMEOUT_MS: v.optional(
    wholeNumber(
      0,
      300_000,
      'How long requests in flight, and then a mail that is being sent, may take once the server accepts no new requests, in milliseconds.',
    ),
    '10000',
  ),
  SHUTDOWN_DELAY_MS: v.optional(
    wholeNumber(
      0,
      300_000,
      'How long the server still accepts requests after SIGTERM while `/readyz` returns 503, so that load balancers stop routing to it, in milliseconds.',
    ),
    '5000',
  ),
  NODE_ENV: v.optional(oneOf(modes, 'development, production or test; `npm start` sets production.'), 'development'),
}

/** The environment variables whose values error messages must not show, because logs contain these messages. */
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
