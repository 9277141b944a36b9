import { isIP } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { environmentVariables, type LogLevel, type Mode, secretVariables } from './environment-variables.server.ts'
import type { GtmId, IsTrustedProxy, SiteHost, SiteSetting } from './setting-parsers.server.ts'

const environmentSchema = v.pipe(
  v.object(environmentVariables),
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
      [['PURGE_PEERS'], ['PURGE_CACHES'], ['CONTENT_PURGE_SECRET']],
      ({ PURGE_PEERS, PURGE_CACHES, CONTENT_PURGE_SECRET }) =>
        (PURGE_PEERS.length === 0 && PURGE_CACHES.length === 0) || CONTENT_PURGE_SECRET !== undefined,
      'must be set when PURGE_PEERS or PURGE_CACHES is set',
    ),
    ['CONTENT_PURGE_SECRET'],
  ),
  v.forward(
    v.partialCheck(
      [['KEEP_ASSETS_DAYS'], ['CONTENT_MAX_AGE_S'], ['CONTENT_STALE_S']],
      ({ KEEP_ASSETS_DAYS, CONTENT_MAX_AGE_S, CONTENT_STALE_S }) =>
        KEEP_ASSETS_DAYS * 86_400 > CONTENT_MAX_AGE_S + CONTENT_STALE_S,
      'must exceed CONTENT_MAX_AGE_S and CONTENT_STALE_S together',
    ),
    ['KEEP_ASSETS_DAYS'],
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

/** The validated settings from the environment. Durations have their unit in their name, except `sessionRefetchInterval`. */
export type Settings = {
  readonly port: number
  readonly host: string
  /** The public origin, without a trailing slash. */
  readonly publicOrigin: string
  readonly siteHosts: readonly SiteHost[]
  readonly gtmIds: readonly GtmId[]
  readonly siteTypes: readonly SiteSetting<'prod' | 'dev' | 'local' | 'staging'>[]
  readonly siteTags: readonly SiteSetting<readonly ('noindex' | 'nofollow')[]>[]
  /** The prefixes of page titles; each ends in a space. */
  readonly titlePrefixes: readonly SiteSetting<string>[]
  /** The base path, which begins and ends with a slash. */
  readonly basePath: string
  /** The absolute path of the data directory. */
  readonly dataDirectory: string
  /** The absolute path of the directory with the files of this build and of earlier ones. */
  readonly assetsDirectory: string
  /** The number of days for which a file in `assetsDirectory` is stored after its last use by a node. */
  readonly keepAssetsDays: number
  /** The connection URL of PostgreSQL; if undefined, SQLite in the data directory is used. */
  readonly databaseUrl: string | undefined
  /** The secret for signing; if undefined, one is generated in the data directory. */
  readonly authSecret: string | undefined
  /** The OpenID Connect provider; if undefined, readers sign in with email and password only. */
  readonly openId:
    | {
        readonly issuer: string
        readonly clientId: string
        readonly clientSecret: string | undefined
        readonly name: string
      }
    | undefined
  /**
   * The interval at which the session is refetched: 1,000 ms for true, never for false, or a number of milliseconds
   * (specification section 9).
   */
  readonly sessionRefetchInterval: boolean | number
  /** The mail server; if undefined, emails wait in the outbox. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** The recipient of contact messages; if undefined, they are only stored. */
  readonly contactTo: string | undefined
  /** The retention periods of user data, in days (settled 11). */
  readonly retentionDays: RetentionDays
  /** The content system; if undefined, the embedded demonstration content is served. */
  readonly content: { readonly endpoint: string; readonly token: string } | undefined
  /** The origin from which pages may load pictures, in addition to their own. */
  readonly mediaOrigin: string | undefined
  /** The license under which other websites may show the pages; undefined if none is named. */
  readonly contentLicense: { readonly name: string; readonly url: string | undefined } | undefined
  /** The service that rephrases the chatbot's answers; if undefined, they are not rephrased. */
  readonly chat: ChatSettings | undefined
  readonly contentTimeoutMs: number
  /** The maximum size of a response of the content system, in bytes. */
  readonly maxContentBytes: number
  readonly contentMaxAgeSeconds: number
  readonly contentStaleSeconds: number
  readonly contentPurgeSecret: string | undefined
  /** The origins of the nodes to which purges are forwarded. */
  readonly purgePeers: readonly string[]
  /** The origins of the caches in front of the nodes that are purged by `Surrogate-Key`. */
  readonly purgeCaches: readonly string[]
  /** The only origin that may embed previews in a frame. */
  readonly previewOrigin: string | undefined
  /** The token that gives access to the drafts of the embedded content. */
  readonly previewToken: string | undefined
  readonly trustedProxies: IsTrustedProxy
  readonly allowIndexing: boolean
  /** The settings for Bugsnag; if undefined, errors are only logged. */
  readonly reporting: ReportingSettings | undefined
  readonly logLevel: LogLevel
  /** The port and the host of the metrics server; if undefined, nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  /** The settings for traces; if undefined, nothing is traced. */
  readonly tracing: TracingSettings | undefined
  readonly maxPageCacheBytes: number
  /** The maximum number of concurrent renders, including those that wait for the content system. */
  readonly maxConcurrentRenders: number
  /** The maximum number of queued renders of each priority. */
  readonly maxQueuedRenders: number
  /** The maximum number of concurrent API requests of each queue, and of those that wait in it. */
  readonly maxConcurrentApiRequests: number
  /** The number of processes that serve requests. */
  readonly workers: number
  readonly renderTimeoutMs: number
  /** The maximum size of the body of a request that has no limit of its own, in bytes. */
  readonly maxBodyBytes: number
  /** The maximum size of a request's headers, in bytes. */
  readonly maxHeaderBytes: number
  /** The time within which a whole request must arrive. */
  readonly requestTimeoutMs: number
  /** The time for which a connection may be idle between two requests. */
  readonly keepAliveTimeoutMs: number
  /** The time for which a connection may be idle in both directions during a request. */
  readonly idleTimeoutMs: number
  readonly maxDatabaseConnections: number
  /** The maximum number of forms of accounts from one IP address, per minute and form. */
  readonly maxAccountFormsPerMinute: number
  /** The maximum number of attempts for one account, and of emails to one address, in 15 minutes. */
  readonly maxAccountAttempts: number
  readonly maxAccountMails: number
  readonly maxContactMessagesPerHour: number
  readonly maxFeedbackPerHour: number
  readonly maxQuestionsPerMinute: number
  readonly shutdownDelayMs: number
  /** The timeout of requests in flight once no new ones are accepted, and then of an email that is being sent. */
  readonly shutdownTimeoutMs: number
  readonly mode: Mode
  /** Warnings, as sentences, about problems that do not keep the server from starting. */
  readonly warnings: readonly string[]
}

export type RetentionDays = {
  readonly messages: number
  readonly feedback: number
  readonly searches: number
  /** The number of days for which a session is stored after its last use. */
  readonly sessions: number
  /**
   * The number of days for which an account with an unverified email address is stored after the registration, unless it
   * belongs to a provider.
   */
  readonly unverifiedAccounts: number
}
/** The settings of a service with an OpenAI-compatible API; the endpoint has no trailing slash. */
export type ChatSettings = { readonly endpoint: string; readonly key: string | undefined; readonly model: string }

/** The settings for traces: the base URL of the collector without a trailing slash, and the ratio of traced requests. */
export type TracingSettings = { readonly endpoint: string; readonly ratio: number }

/** The settings for reporting errors to Bugsnag (settled 11). */
export type ReportingSettings = {
  readonly apiKey: string
  readonly endpoints: { readonly notify: string; readonly sessions: string }
  /** The release stage; if undefined, it is derived from the host. */
  readonly releaseStage: string | undefined
  readonly maxBreadcrumbs: number
  /** The maximum number of events that a browser session reports. */
  readonly maxEvents: number
}

/** The error when environment variables are invalid. The message has a line for each invalid variable or list entry. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Reads and validates the environment variables. An empty variable is treated as unset. Unknown variables are ignored.
 *
 * @throws SettingsError when a variable is invalid, or when one that another variable requires is missing
 */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = v.safeParse(environmentSchema, values)
  if (!result.success) throw new SettingsError(result.issues.map(problemLine).join('\n'))
  const parsed = result.output
  const publicOrigin = parsed.PUBLIC_ORIGIN ?? `http://localhost:${parsed.PORT}`
  const apiKey = parsed.BUGSNAG_API_KEY
  const isKey = /^[\da-f]{32}$/i.test(apiKey ?? '')
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    publicOrigin,
    siteHosts: parsed.SITE_HOSTS,
    gtmIds: parsed.GTM_IDS,
    siteTypes: parsed.SITE_TYPES,
    siteTags: parsed.SITE_TAGS,
    titlePrefixes: parsed.TITLE_PREFIXES,
    basePath: parsed.BASE_PATH,
    dataDirectory: parsed.DATA_DIR,
    assetsDirectory: parsed.ASSETS_DIR ?? join(parsed.DATA_DIR, 'assets'),
    keepAssetsDays: parsed.KEEP_ASSETS_DAYS,
    databaseUrl: parsed.DATABASE_URL,
    authSecret: parsed.AUTH_SECRET,
    openId:
      parsed.OIDC_ISSUER !== undefined && parsed.OIDC_CLIENT_ID !== undefined
        ? {
            issuer: parsed.OIDC_ISSUER,
            clientId: parsed.OIDC_CLIENT_ID,
            clientSecret: parsed.OIDC_CLIENT_SECRET,
            name: parsed.OIDC_NAME ?? new URL(parsed.OIDC_ISSUER).host,
          }
        : undefined,
    sessionRefetchInterval: parsed.SESSION_REFETCH_INTERVAL,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM ?? `no-reply@${new URL(publicOrigin).hostname}`,
    contactTo: parsed.CONTACT_TO,
    retentionDays: {
      messages: parsed.KEEP_MESSAGES_DAYS,
      feedback: parsed.KEEP_FEEDBACK_DAYS,
      searches: parsed.KEEP_SEARCHES_DAYS,
      sessions: parsed.KEEP_SESSIONS_DAYS,
      unverifiedAccounts: parsed.KEEP_UNVERIFIED_DAYS,
    },
    content:
      parsed.CONTENT_ENDPOINT !== undefined && parsed.CONTENT_TOKEN !== undefined
        ? { endpoint: parsed.CONTENT_ENDPOINT, token: parsed.CONTENT_TOKEN }
        : undefined,
    mediaOrigin:
      parsed.MEDIA_ORIGIN ??
      (parsed.CONTENT_ENDPOINT === undefined ? undefined : publicOriginOf(parsed.CONTENT_ENDPOINT)),
    contentLicense:
      parsed.CONTENT_LICENSE === undefined
        ? undefined
        : { name: parsed.CONTENT_LICENSE, url: parsed.CONTENT_LICENSE_URL },
    chat:
      parsed.CHAT_ENDPOINT !== undefined && parsed.CHAT_MODEL !== undefined
        ? { endpoint: parsed.CHAT_ENDPOINT, key: parsed.CHAT_KEY, model: parsed.CHAT_MODEL }
        : undefined,
    contentTimeoutMs: parsed.CONTENT_TIMEOUT_MS,
    maxContentBytes: parsed.CONTENT_MAX_MB * 1_048_576,
    contentMaxAgeSeconds: parsed.CONTENT_MAX_AGE_S,
    contentStaleSeconds: parsed.CONTENT_STALE_S,
    contentPurgeSecret: parsed.CONTENT_PURGE_SECRET,
    purgePeers: parsed.PURGE_PEERS,
    purgeCaches: parsed.PURGE_CACHES,
    previewOrigin: parsed.PREVIEW_ORIGIN,
    previewToken: parsed.PREVIEW_TOKEN,
    trustedProxies: parsed.TRUSTED_PROXIES,
    allowIndexing: parsed.ALLOW_INDEXING,
    reporting:
      apiKey !== undefined && isKey
        ? {
            apiKey,
            endpoints: { notify: parsed.BUGSNAG_NOTIFY_ENDPOINT, sessions: parsed.BUGSNAG_SESSIONS_ENDPOINT },
            releaseStage: parsed.BUGSNAG_RELEASE_STAGE,
            maxBreadcrumbs: parsed.BUGSNAG_MAX_BREADCRUMBS,
            maxEvents: parsed.BUGSNAG_MAX_EVENTS,
          }
        : undefined,
    logLevel: parsed.LOG_LEVEL,
    metrics: parsed.METRICS_PORT === undefined ? undefined : { port: parsed.METRICS_PORT, host: parsed.METRICS_HOST },
    tracing:
      parsed.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: parsed.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: parsed.OTEL_TRACES_SAMPLER_ARG },
    maxPageCacheBytes: parsed.PAGE_CACHE_MB * 1_048_576,
    maxConcurrentRenders: parsed.MAX_CONCURRENT_RENDERS,
    maxQueuedRenders: parsed.MAX_QUEUED_RENDERS,
    maxConcurrentApiRequests: parsed.MAX_CONCURRENT_API_REQUESTS,
    workers: parsed.WEB_CONCURRENCY,
    renderTimeoutMs: parsed.RENDER_TIMEOUT_MS,
    maxBodyBytes: parsed.MAX_BODY_BYTES,
    maxHeaderBytes: parsed.MAX_HEADER_BYTES,
    requestTimeoutMs: parsed.REQUEST_TIMEOUT_MS,
    keepAliveTimeoutMs: parsed.KEEP_ALIVE_TIMEOUT_MS,
    idleTimeoutMs: parsed.IDLE_TIMEOUT_MS,
    maxDatabaseConnections: parsed.DATABASE_MAX_CONNECTIONS,
    maxAccountFormsPerMinute: parsed.ACCOUNT_FORMS_MAX_PER_MINUTE,
    maxAccountAttempts: parsed.ACCOUNT_MAX_ATTEMPTS,
    maxAccountMails: parsed.ACCOUNT_MAX_MAILS,
    maxContactMessagesPerHour: parsed.CONTACT_MAX_PER_HOUR,
    maxFeedbackPerHour: parsed.FEEDBACK_MAX_PER_HOUR,
    maxQuestionsPerMinute: parsed.CHAT_MAX_PER_MINUTE,
    shutdownDelayMs: parsed.SHUTDOWN_DELAY_MS,
    shutdownTimeoutMs: parsed.SHUTDOWN_TIMEOUT_MS,
    mode: parsed.NODE_ENV,
    // An invalid BUGSNAG_API_KEY is only a warning: a site without error reports is better than no site.
    warnings: [
      ...(apiKey === undefined || isKey
        ? []
        : [
            `BUGSNAG_API_KEY must be 32 hexadecimal characters, found a text of ${apiKey.length} characters: errors are not reported.`,
          ]),
      ...(parsed.CONTACT_TO !== undefined && parsed.SMTP_URL === undefined && parsed.NODE_ENV === 'production'
        ? ['CONTACT_TO is set and SMTP_URL is not: what readers write is stored, and its mails wait in the outbox.']
        : []),
    ],
  }
}

/** Matches host names of internal networks (RFC 6761, 6762, 8375, and names reserved by ICANN). */
const internalName = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/

/** Returns the origin of a URL if its host may be published: a name with a dot that is not one of an internal network. */
function publicOriginOf(address: string): string | undefined {
  const { hostname, origin } = new URL(address)
  const isName = hostname.includes('.') && isIP(hostname) === 0
  return isName && !internalName.test(hostname) ? origin : undefined
}

function problemLine({ message, path }: v.InferIssue<typeof environmentSchema>) {
  const name = String(path?.[0].key ?? '')
  // The last item of the path has the value of the variable or, for a list, the invalid entry.
  const value = path?.at(-1)?.value
  if (value === undefined) return `${name} ${message}`
  // A secret is not shown, because this line ends up in logs.
  const found = secretVariables.has(name) ? `a text of ${String(value).length} characters` : JSON.stringify(value)
  return `${name} ${message}, found ${found}`
}

/** Generates the README's table of environment variables from the schema: Markdown, without a trailing newline. */
export function settingsTable(): string {
  const rows = Object.entries(environmentVariables).map(([name, variable]) => {
    const byDefault = v.getDefault(variable)
    return `| \`${name}\` | ${byDefault ? `\`${byDefault}\`` : ''} | ${v.getDescription(variable.wrapped) ?? ''} |`
  })
  return ['| Variable | Default | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}
