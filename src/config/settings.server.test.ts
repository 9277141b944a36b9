import { describe, expect, test } from 'vitest'
import { loadSettings, SettingsError, settingsTable } from './settings.server.ts'

const messageFor = (env: Record<string, string>) => {
  try {
    loadSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return undefined
}

describe('settings', () => {
  test('every setting has a default', () => {
    const settings = loadSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      publicOrigin: 'http://localhost:3000',
      siteHosts: [],
      gtmIds: [],
      siteTypes: [],
      siteTags: [],
      titlePrefixes: [],
      basePath: '/',
      content: undefined,
      contentTimeoutMs: 5000,
      maxContentBytes: 4_194_304,
      contentMaxAgeSeconds: 60,
      contentStaleSeconds: 86_400,
      contentPurgeSecret: undefined,
      purgePeers: [],
      purgeCaches: [],
      keepAssetsDays: 14,
      previewOrigin: undefined,
      previewToken: undefined,
      allowIndexing: false,
      mediaOrigin: undefined,
      reporting: undefined,
      warnings: [],
      databaseUrl: undefined,
      sessionRefetchInterval: false,
      smtpUrl: undefined,
      mailFrom: 'no-reply@localhost',
      contactTo: undefined,
      retentionDays: { messages: 365, feedback: 730, sessions: 30, unverifiedAccounts: 7 },
      logLevel: 'info',
      metrics: undefined,
      tracing: undefined,
      maxPageCacheBytes: 67_108_864,
      maxConcurrentRenders: 64,
      maxQueuedRenders: 64,
      maxConcurrentApiRequests: 64,
      workers: 1,
      renderTimeoutMs: 30_000,
      maxBodyBytes: 1_000_000,
      maxHeaderBytes: 32_768,
      requestTimeoutMs: 60_000,
      keepAliveTimeoutMs: 65_000,
      idleTimeoutMs: 120_000,
      maxDatabaseConnections: 10,
      maxAccountFormsPerMinute: 20,
      maxAccountAttempts: 10,
      maxAccountMails: 3,
      maxContactMessagesPerHour: 5,
      maxFeedbackPerHour: 30,
      maxQuestionsPerMinute: 40,
      shutdownDelayMs: 5000,
      shutdownTimeoutMs: 10_000,
      mode: 'development',
    })
    expect(settings.dataDirectory).toMatch(/[\\/]data$/)
    expect(settings.assetsDirectory).toMatch(/[\\/]data[\\/]assets$/)
    expect(settings.trustedProxies('127.0.0.1', 0)).toBe(false)
  })

  test('METRICS_PORT turns on metrics on the loopback address, and METRICS_HOST chooses another', () => {
    expect(loadSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
    expect(loadSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5')
    expect(loadSettings({ METRICS_HOST: '10.0.0.5' }).metrics).toBeUndefined()
    expect(messageFor({ METRICS_PORT: '0' })).toMatch(/^METRICS_PORT must be a whole number from 1 to 65535/)
    expect(messageFor({ METRICS_HOST: 'a b' })).toMatch(/^METRICS_HOST must be an address or a host name/)
  })

  test('OTEL_EXPORTER_OTLP_ENDPOINT turns on traces, of all requests by default', () => {
    expect(loadSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }).tracing).toEqual({
      endpoint: 'http://localhost:4318',
      ratio: 1,
    })
    const half = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.org/in', OTEL_TRACES_SAMPLER_ARG: '0.5' }
    expect(loadSettings(half).tracing).toEqual({ endpoint: 'https://otel.example.org/in', ratio: 0.5 })
    expect(messageFor({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT must be an/)
    expect(messageFor({ OTEL_TRACES_SAMPLER_ARG: '1.5' })).toMatch(/^OTEL_TRACES_SAMPLER_ARG must be a number from 0/)
  })

  test('MAIL_FROM defaults to no-reply at the host of the public origin', () => {
    expect(loadSettings({ PUBLIC_ORIGIN: 'https://example.org:8443' }).mailFrom).toBe('no-reply@example.org')
    expect(loadSettings({ MAIL_FROM: 'Plain Urology <us@example.org>' }).mailFrom).toBe(
      'Plain Urology <us@example.org>',
    )
    expect(loadSettings({ MAIL_FROM: '<us@example.org>' }).mailFrom).toBe('<us@example.org>')
  })

  test.each([
    'us@example.org\nBcc: all@example.org',
    '<us@example.org',
    'us@example.org>',
    'Plain Urology us@example.org',
    'Plain Urology <us@example.org',
    'Plain Urology <<us@example.org>',
  ])('the invalid MAIL_FROM %j is an error', (mailFrom) => {
    expect(messageFor({ MAIL_FROM: mailFrom })).toMatch(/^MAIL_FROM must be an address/)
  })

  test.each([
    ['true', true],
    ['false', false],
    ['30000', 30_000],
  ])('SESSION_REFETCH_INTERVAL=%s', (text, expected) => {
    expect(loadSettings({ SESSION_REFETCH_INTERVAL: text }).sessionRefetchInterval).toBe(expected)
  })

  test.each(['0', '-1', '1.5', '1e3', 'yes'])('SESSION_REFETCH_INTERVAL=%s is an error', (text) => {
    expect(messageFor({ SESSION_REFETCH_INTERVAL: text })).toMatch(/^SESSION_REFETCH_INTERVAL must be true, false or/)
  })

  test.each([
    ['CONTENT_MAX_MB', '0', 'from 1 to 1024'],
    ['MAX_CONCURRENT_RENDERS', '0', 'from 1 to 10000'],
    ['MAX_QUEUED_RENDERS', '-1', 'from 0 to 10000'],
    ['MAX_CONCURRENT_API_REQUESTS', '0', 'from 1 to 10000'],
    ['RENDER_TIMEOUT_MS', '30s', 'from 1000 to 300000'],
    ['MAX_BODY_BYTES', '1024', 'from 65536 to 104857600'],
    ['MAX_HEADER_BYTES', '8k', 'from 16384 to 1048576'],
    ['REQUEST_TIMEOUT_MS', '0', 'from 1000 to 3600000'],
    ['KEEP_ALIVE_TIMEOUT_MS', '65s', 'from 1000 to 3600000'],
    ['IDLE_TIMEOUT_MS', '-1', 'from 1000 to 3600000'],
    ['DATABASE_MAX_CONNECTIONS', '1001', 'from 1 to 1000'],
    ['ACCOUNT_FORMS_MAX_PER_MINUTE', '0', 'from 1 to 10000'],
    ['ACCOUNT_MAX_ATTEMPTS', '-1', 'from 1 to 10000'],
    ['ACCOUNT_MAX_MAILS', '10001', 'from 1 to 10000'],
    ['CONTACT_MAX_PER_HOUR', '0', 'from 1 to 10000'],
    ['FEEDBACK_MAX_PER_HOUR', '1.5', 'from 1 to 10000'],
    ['CHAT_MAX_PER_MINUTE', 'many', 'from 1 to 10000'],
    ['SHUTDOWN_TIMEOUT_MS', '300001', 'from 0 to 300000'],
  ])('the limit %s=%s is an error that names its range', (name, text, range) => {
    expect(messageFor({ [name]: text })).toBe(`${name} must be a whole number ${range}, found "${text}"`)
  })

  test('an invalid DATABASE_URL or SMTP_URL is an error that does not show its password', () => {
    expect(messageFor({ DATABASE_URL: 'mysql://site:hunter2@db/site', SMTP_URL: 'https://site:hunter2@mail' })).toBe(
      [
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/database, found a text of 28 characters',
        'SMTP_URL must be an address such as smtps://user:password@mail.example.org, found a text of 25 characters',
      ].join('\n'),
    )
  })

  test('CONTACT_TO without SMTP_URL is a warning in production', () => {
    const env = { CONTACT_TO: 'editors@example.org', NODE_ENV: 'production' }
    expect(loadSettings(env).warnings).toHaveLength(1)
    expect(loadSettings({ ...env, SMTP_URL: 'smtp://mail' }).warnings).toEqual([])
  })

  test.each([
    ['https://cms.example.org/graphql', undefined, 'https://cms.example.org'],
    ['https://cms.example.org:8443/graphql', undefined, 'https://cms.example.org:8443'],
    ['https://cms.internal/graphql', undefined, undefined],
    ['http://craft.default.svc.cluster.local/graphql', undefined, undefined],
    ['http://craft:8080/graphql', undefined, undefined],
    ['http://10.0.0.7/graphql', undefined, undefined],
    ['http://[fd00::7]/graphql', undefined, undefined],
    ['http://localhost:4000/graphql', undefined, undefined],
    ['https://cms.example.org/graphql', 'https://media.example.org', 'https://media.example.org'],
    ['http://craft:8080/graphql', 'http://localhost:8080/', 'http://localhost:8080'],
  ])(
    'with CONTENT_ENDPOINT %s and MEDIA_ORIGIN %s the media origin is %s',
    (CONTENT_ENDPOINT, MEDIA_ORIGIN, expected) => {
      expect(loadSettings({ CONTENT_ENDPOINT, CONTENT_TOKEN: 't', MEDIA_ORIGIN }).mediaOrigin).toBe(expected)
    },
  )

  test('an empty variable counts as not set, and an unknown one is ignored', () => {
    expect(loadSettings({ PORT: '', CONTENT_ENDPOINT: '', HOME: '/root', NONSENSE: 'x' })).toMatchObject({
      port: 3000,
      content: undefined,
    })
  })

  test('the public origin uses the port unless PUBLIC_ORIGIN is set', () => {
    expect(loadSettings({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080')
    expect(loadSettings({ PORT: '8080', PUBLIC_ORIGIN: 'https://example.org/' }).publicOrigin).toBe(
      'https://example.org',
    )
  })

  test('every invalid variable gives one line of the error message', () => {
    expect(
      messageFor({ PORT: 'abc', LOG_LEVEL: 'loud', BASE_PATH: 'base', ALLOW_INDEXING: 'yes' })?.split('\n'),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535, found "abc"',
      'BASE_PATH must begin and end with a slash, found "base"',
      'ALLOW_INDEXING must be 0 or 1, found "yes"',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, found "loud"',
    ])
  })

  test('BUGSNAG_API_KEY enables error reporting', () => {
    const key = '0123456789abcdef0123456789ABCDEF'
    expect(loadSettings({ BUGSNAG_API_KEY: key })).toMatchObject({
      reporting: {
        apiKey: key,
        endpoints: { notify: 'https://notify.bugsnag.com/', sessions: 'https://sessions.bugsnag.com/' },
        releaseStage: undefined,
        maxBreadcrumbs: 25,
        maxEvents: 10,
      },
      warnings: [],
    })
  })

  test.each(['0123456789abcdef', `${'0'.repeat(31)}g`, ` ${'0'.repeat(32)}`])(
    'the invalid BUGSNAG_API_KEY %j is a warning that does not show it, and disables error reporting',
    (key) => {
      const { reporting, warnings } = loadSettings({ BUGSNAG_API_KEY: key })
      expect(reporting).toBeUndefined()
      expect(warnings).toEqual([
        `BUGSNAG_API_KEY must be 32 hexadecimal characters, found a text of ${key.length} characters: errors are not reported.`,
      ])
    },
  )

  test.each(['0', '101', '-1', '1.5', 'many'])('the invalid BUGSNAG_MAX_EVENTS %j is an error', (number) => {
    expect(messageFor({ BUGSNAG_MAX_EVENTS: number })).toBe(
      `BUGSNAG_MAX_EVENTS should be a positive integer up to 100, found ${JSON.stringify(number)}`,
    )
  })

  test.each(['101', '-1', '1.5', 'many'])('the invalid BUGSNAG_MAX_BREADCRUMBS %j is an error', (number) => {
    expect(messageFor({ BUGSNAG_MAX_BREADCRUMBS: number })).toBe(
      `BUGSNAG_MAX_BREADCRUMBS should be 0 or a positive integer up to 100, found ${JSON.stringify(number)}`,
    )
  })

  test('BUGSNAG_MAX_BREADCRUMBS can be 0, and BUGSNAG_MAX_EVENTS 100', () => {
    expect(
      loadSettings({ BUGSNAG_API_KEY: '0'.repeat(32), BUGSNAG_MAX_BREADCRUMBS: '0', BUGSNAG_MAX_EVENTS: '100' })
        .reporting,
    ).toMatchObject({ maxBreadcrumbs: 0, maxEvents: 100 })
  })

  test.each(['-1', '65536', '80.5', '0x10', ' 80'])('the invalid PORT %j is an error', (port) => {
    expect(messageFor({ PORT: port })).toBe(
      `PORT must be a whole number from 0 to 65535, found ${JSON.stringify(port)}`,
    )
  })

  test.each([
    'example.org',
    'https://example.org/path',
    'ftp://example.org',
    'https://user@example.org',
    'https://example.org?x',
  ])('the invalid PUBLIC_ORIGIN %j is an error', (origin) => {
    expect(messageFor({ PUBLIC_ORIGIN: origin })).toMatch(/^PUBLIC_ORIGIN must be an origin such as /)
  })

  test('SITE_HOSTS is parsed as host=handle pairs', () => {
    expect(loadSettings({ SITE_HOSTS: 'NL.example.org=nl, urologie.test:8080=de,' }).siteHosts).toEqual([
      { host: 'nl.example.org', handle: 'nl' },
      { host: 'urologie.test:8080', handle: 'de' },
    ])
    expect(messageFor({ SITE_HOSTS: 'nl.example.org' })).toBe(
      'SITE_HOSTS must list host=handle pairs, separated by commas, found "nl.example.org"',
    )
  })

  test('each bad entry of SITE_HOSTS is named alone', () => {
    expect(messageFor({ SITE_HOSTS: 'nl.example.org=nl, de.example.org, fr.example.org=fr,=es' })).toBe(
      [
        'SITE_HOSTS must list host=handle pairs, separated by commas, found "de.example.org"',
        'SITE_HOSTS must list host=handle pairs, separated by commas, found "=es"',
      ].join('\n'),
    )
  })

  test('GTM_IDS is parsed as handle=id pairs', () => {
    expect(loadSettings({ GTM_IDS: 'en=GTM-ABC123, nl=GTM-7' }).gtmIds).toEqual([
      { handle: 'en', id: 'GTM-ABC123' },
      { handle: 'nl', id: 'GTM-7' },
    ])
  })

  test.each(['GTM-ABC123', 'en=', 'en=ABC123', 'en=GTM-', 'en=GTM-abc', 'en=GTM-1;x', 'EN=GTM-1', 'en=GTM-1,en=GTM-2'])(
    'the invalid GTM_IDS %j is an error',
    (text) => {
      expect(messageFor({ GTM_IDS: text })).toBe(
        `GTM_IDS must list one handle=id pair per site, such as en=GTM-ABC123, separated by commas, found "${text}"`,
      )
    },
  )

  test('SITE_TYPES, SITE_TAGS and TITLE_PREFIXES are parsed as values of all sites or of one', () => {
    expect(
      loadSettings({
        SITE_TYPES: 'staging, nl=prod',
        SITE_TAGS: 'noindex,nl=nofollow noindex',
        TITLE_PREFIXES: '[a=b] ,nl=test',
      }),
    ).toMatchObject({
      siteTypes: [
        { handle: undefined, value: 'staging' },
        { handle: 'nl', value: 'prod' },
      ],
      siteTags: [
        { handle: undefined, value: ['noindex'] },
        { handle: 'nl', value: ['noindex', 'nofollow'] },
      ],
      titlePrefixes: [
        { handle: undefined, value: '[a=b] ' },
        { handle: 'nl', value: 'test ' },
      ],
    })
  })

  test.each([
    ['SITE_TYPES', 'production'],
    ['SITE_TYPES', 'staging,dev'],
    ['SITE_TYPES', 'nl='],
    ['SITE_TAGS', 'none'],
    ['SITE_TAGS', 'nl=noindex,nl=nofollow'],
    ['TITLE_PREFIXES', 'nl='],
  ])('the invalid %s %j is an error', (name, text) => {
    expect(messageFor({ [name]: text })).toMatch(new RegExp(`^${name} must be .* found "${text}"$`))
  })

  test('TRUSTED_PROXIES is parsed as IP ranges', () => {
    const { trustedProxies } = loadSettings({ TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.7, fd00::/8' })
    expect(trustedProxies('10.1.2.3', 0)).toBe(true)
    expect(trustedProxies('11.1.2.3', 0)).toBe(false)
    expect(trustedProxies('192.168.1.7', 0)).toBe(true)
    expect(trustedProxies('192.168.1.8', 0)).toBe(false)
    expect(trustedProxies('fd12::1', 0)).toBe(true)
  })

  test.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '0.0.0.0/0', 'fd00::/129', '10.0.0'])(
    'the invalid TRUSTED_PROXIES %j is an error',
    (range) => {
      expect(messageFor({ TRUSTED_PROXIES: range })).toMatch(/^TRUSTED_PROXIES must list IP ranges/)
    },
  )

  test('PURGE_PEERS and PURGE_CACHES are lists of origins and require CONTENT_PURGE_SECRET', () => {
    const secret = { CONTENT_PURGE_SECRET: 'x'.repeat(40) }
    expect(
      loadSettings({ ...secret, PURGE_PEERS: 'http://a:3000, https://b', PURGE_CACHES: 'http://[::1]:6081/' }),
    ).toMatchObject({ purgePeers: ['http://a:3000', 'https://b'], purgeCaches: ['http://[::1]:6081'] })
    for (const name of ['PURGE_PEERS', 'PURGE_CACHES']) {
      expect(messageFor({ [name]: 'http://a:3000' })).toBe(
        'CONTENT_PURGE_SECRET must be set when PURGE_PEERS or PURGE_CACHES is set',
      )
      for (const origin of ['a:3000', 'ftp://a', 'http://a/path', 'http://a?b', 'none'])
        expect(messageFor({ ...secret, [name]: `http://ok,${origin}` })).toMatch(
          new RegExp(`^${name} must list origins such as .*, found "${origin.replace('?', '\\?')}"$`),
        )
    }
  })

  test('KEEP_ASSETS_DAYS must exceed the time for which caches may show a page', () => {
    expect(loadSettings({ KEEP_ASSETS_DAYS: '31', CONTENT_STALE_S: '2592000' }).keepAssetsDays).toBe(31)
    expect(messageFor({ KEEP_ASSETS_DAYS: '30', CONTENT_STALE_S: '2592000' })).toMatch(
      /^KEEP_ASSETS_DAYS must exceed CONTENT_MAX_AGE_S and CONTENT_STALE_S together/,
    )
    expect(loadSettings({ ASSETS_DIR: '/srv/assets' }).assetsDirectory).toBe('/srv/assets')
  })

  test('CONTENT_ENDPOINT requires CONTENT_TOKEN', () => {
    expect(messageFor({ CONTENT_ENDPOINT: 'https://cms.example.org/graphql' })).toBe(
      'CONTENT_TOKEN must be set when CONTENT_ENDPOINT is set',
    )
    expect(loadSettings({ CONTENT_ENDPOINT: 'https://cms.example.org/graphql', CONTENT_TOKEN: 't' }).content).toEqual({
      endpoint: 'https://cms.example.org/graphql',
      token: 't',
    })
  })

  test('the error message does not show a secret', () => {
    expect(messageFor({ CONTENT_PURGE_SECRET: 'hunter2' })).toBe(
      'CONTENT_PURGE_SECRET must have at least 32 characters, found a text of 7 characters',
    )
    expect(messageFor({ PREVIEW_TOKEN: 'hunter2' })).toBe(
      'PREVIEW_TOKEN must have at least 16 visible ASCII characters and no space, found a text of 7 characters',
    )
  })

  test('the settings table for the README lists every variable with its default', () => {
    const rows = settingsTable().split('\n')
    expect(rows).toContain('| `PORT` | `3000` | TCP port that the server listens on; 0 picks a free one. |')
    expect(rows.find((row) => row.startsWith('| `CONTENT_TOKEN` |  |'))).toBeDefined()
  })
})
