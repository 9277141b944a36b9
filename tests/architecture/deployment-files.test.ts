import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { environmentVariables } from '#config/environment-variables.server.ts'
import { loadSettings } from '#config/settings.server.ts'

// The behavior of nginx and Varnish with these files is tested in tests/integration/deployment.slow.test.ts.

const read = (file: string) => readFileSync(join('deploy', file), 'utf8')
const unit = read('systemd/plain-urology@.service')
const monitoring = readFileSync('docs/monitoring.md', 'utf8')
const secrets = { CONTENT_PURGE_SECRET: 'x'.repeat(40), AUTH_SECRET: 'x'.repeat(40) }

type Service = {
  environment: Record<string, string>
  networks: { site: { ipv4_address: string } }
  stop_grace_period: string
  env_file: string
  volumes: string[]
  ports?: string[]
}
const compose = load(read('compose.yaml'), { schema: CORE_SCHEMA.withTags(mergeTag) }) as {
  services: Record<string, Service>
  networks: { site: { enable_ipv6?: boolean; ipam: { config: { subnet: string }[] } } }
}
const address = (service: string) => compose.services[service]?.networks.site.ipv4_address ?? ''

/** Returns the environment of a container, with a password in place of the operator's variable. */
const composeEnvironment = (service: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/g, 'password'),
    ]),
  )

/** Returns the environment that the systemd unit sets for the node on a port. */
function unitEnvironment(port: string): Record<string, string> {
  const pairs = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.replaceAll('%i', port).split('=', 2) as [string, string]))
}

test('every setting that the deployment files name exists', () => {
  const example = [...read('site.env.example').matchAll(/^#?(\w+)=/gm)].map(([, name = '']) => name)
  const image = [...read('Containerfile').matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''),
  )
  const names = [
    ...example,
    ...image,
    ...Object.keys(unitEnvironment('3001')),
    ...Object.keys(compose.services['site-a']?.environment ?? {}),
  ]
  expect(names.length).toBeGreaterThan(15)
  // The C library reads this variable, and not the site.
  const settings = names.filter((name) => name !== 'MALLOC_ARENA_MAX')
  expect(settings.filter((name) => !(name in environmentVariables))).toEqual([])
})

test('the image, the unit, `npm start` and the servers of the tests give Node.js the same options', () => {
  const optionsIn = (text: string) => text.match(/--(?:max|min|stack)-[\w-]+=\d+/g) ?? []
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const options = optionsIn(scripts.start)
  expect(options.length).toBeGreaterThan(0)
  for (const text of [read('Containerfile'), unit, readFileSync('tests/support/server.ts', 'utf8')])
    expect(optionsIn(text)).toEqual(options)
})

describe('compose.yaml', () => {
  test('gives the nodes settings that are valid and name all nodes, Varnish and the proxies', () => {
    for (const name of ['site-a', 'site-b']) {
      const settings = loadSettings({ ...composeEnvironment(name), ...secrets })
      expect(settings.purgePeers).toEqual([`http://${address('site-a')}:3000`, `http://${address('site-b')}:3000`])
      expect(settings.purgeCaches).toEqual([`http://${address('cache')}:6081`])
      expect(settings.databaseUrl).toBe(`postgres://site:password@${address('database')}/site`)
      for (const proxy of ['cache', 'proxy']) expect(settings.trustedProxies(address(proxy), 0)).toBe(true)
      expect(compose.services[name]?.stop_grace_period).toBe('30s')
      expect(settings.metrics?.host).toBe('0.0.0.0')
      expect(monitoring).toContain(`'${address(name)}:${settings.metrics?.port}'`)
      expect(compose.services[name]?.ports).toBeUndefined()
    }
  })

  test('gives the containers IPv6 addresses, so that nginx sees the addresses of visitors who use IPv6', () => {
    const { enable_ipv6: isEnabled, ipam } = compose.networks.site
    expect(isEnabled).toBe(true)
    expect(ipam.config.map(({ subnet }) => isIP(subnet.split('/', 1)[0] ?? ''))).toEqual([4, 6])
    // The ports are published at all addresses, of both kinds.
    expect(compose.services.proxy?.ports).toEqual(['80:80', '443:443'])
    expect(read('nginx/listen-https.conf')).toContain('listen [::]:443 ')
  })

  test.each([
    ['nginx/upstream.conf', 'compose/upstream.conf'],
    ['varnish/backends.vcl', 'compose/backends.vcl'],
  ])('uses a copy of %s with other addresses only', (shipped, copy) => {
    const withoutAddresses = (text: string) =>
      text
        .replaceAll(/\d+\.\d+\.\d+\.\d+/g, 'ADDRESS')
        .replaceAll(/(ADDRESS:|port = ")\d+/g, '$1PORT')
        .replaceAll(/(?:\s*"ADDRESS";)+/g, ' "ADDRESS";')
    expect(withoutAddresses(read(copy))).toBe(withoutAddresses(read(shipped)))
    const addresses = new Set(read(copy).match(/\d+\.\d+\.\d+\.\d+/g))
    expect([...addresses].filter((one) => !['site-a', 'site-b', 'cache'].map(address).includes(one))).toEqual([])
  })
})

test('the systemd unit gives both nodes settings that are valid and name the ports of nginx and Varnish', () => {
  for (const port of ['3001', '3002']) {
    const settings = loadSettings({ ...unitEnvironment(port), ...secrets })
    expect(settings).toMatchObject({ port: Number(port), host: '127.0.0.1', mode: 'production' })
    expect(settings.purgePeers).toEqual(['http://127.0.0.1:3001', 'http://127.0.0.1:3002'])
    expect(read('nginx/upstream.conf')).toContain(`server 127.0.0.1:${port} max_fails=0 backup;`)
    expect(read('varnish/backends.vcl')).toContain(`.port = "${port}";`)
    for (const cache of settings.purgeCaches)
      expect(read('nginx/upstream.conf')).toContain(cache.slice('http://'.length))
    expect(settings.metrics?.host).toBe('127.0.0.1')
    expect(monitoring).toContain(`'127.0.0.1:${settings.metrics?.port}'`)
  }
})

test('the settings file that all nodes share sets no variable that differs between nodes, such as PORT', () => {
  const [first, second] = [unitEnvironment('3001'), unitEnvironment('3002')]
  const differing = Object.keys(first).filter((name) => first[name] !== second[name])
  expect(differing).toEqual(['PORT', 'METRICS_PORT'])
  expect(differing.filter((name) => read('site.env.example').includes(`${name}=`))).toEqual([])
})

test('the files with secrets that the operator adds are neither committed nor copied into an image', () => {
  const added = [compose.services['site-a']?.env_file, '.env', compose.services.proxy?.volumes[0]?.split(':', 1)[0]]
  const files = added.map((file) => join('deploy', file ?? ''))
  expect(files).toEqual(['deploy/site.env', 'deploy/.env', 'deploy/tls'])
  for (const list of ['.gitignore', 'deploy/Containerfile.dockerignore']) {
    const ignored = readFileSync(list, 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
    expect([list, files.filter((file) => !ignored.includes(file))]).toEqual([list, []])
  }
})

test('Varnish is started with the parameters that the tests use, by systemd and in its container', () => {
  for (const file of ['systemd/varnish.service.d/plain-urology.conf', 'Containerfile']) {
    const command = read(file).replaceAll(/",? ?"?/g, ' ')
    expect(command).toContain('-f /etc/varnish/default.vcl -I /etc/varnish/parameters.cli')
    expect(command).toContain('-s pages=malloc,256m -s queries=malloc,32m')
  }
})

test('nothing logs the URLs of requests, which contain search words and tokens', () => {
  expect(readFileSync('docs/deployment.md', 'utf8')).toContain(
    'systemctl mask --now varnishncsa && rm -f /var/log/varnish/',
  )
  expect(read('nginx/nginx.conf')).toMatch(/^  access_log off;$/m)
  for (const file of ['nginx/nginx.conf', 'nginx/listen-http.conf', 'nginx/listen-https.conf', 'nginx/upstream.conf'])
    expect([file, read(file).match(/access_log (?!off;)/)]).toEqual([file, null])
  const commands = [...read('Containerfile').matchAll(/^(?:CMD|ENTRYPOINT) \["([^"]+)"/gm)].map(
    ([, program]) => program,
  )
  expect(commands).toEqual(['node_modules/.bin/node', 'varnishd', 'nginx'])
})

test('every file that the Containerfile copies exists', () => {
  const sources = [...read('Containerfile').matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').slice(0, -1),
  )
  expect(sources).toContain('deploy/varnish/default.vcl')
  expect(sources.filter((source) => !existsSync(source))).toEqual([])
  // `nginx.conf` includes the other three files by name, so the names must not change.
  expect(readdirSync('deploy/nginx').sort()).toEqual([
    'listen-http.conf',
    'listen-https.conf',
    'nginx.conf',
    'upstream.conf',
  ])
})
