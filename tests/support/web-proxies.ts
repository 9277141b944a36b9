import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect as connectEncrypted, type ConnectionOptions } from 'node:tls'
import { findProgram, installPackages } from './debian-packages.ts'
import { freePort } from './free-port.ts'
import { type RunningProcess, startProgram } from './processes.ts'

const deploy = join(import.meta.dirname, '../../deploy')
const packages = ['nginx', 'varnish', 'varnish-modules', 'openssl']
/** The host name in the certificate of nginx. Requests have it as their `Host` unless a test sets another. */
export const proxiedHost = 'patients.example.org'

export type WebProxies = {
  readonly httpPort: number
  readonly httpsPort: number
  readonly varnishPort: number
  readonly stopVarnish: () => Promise<unknown>
  readonly startVarnish: () => Promise<void>
  readonly varnishProcess: () => RunningProcess
  /** The options of an encrypted connection to nginx. */
  readonly connection: ConnectionOptions
  /** Sends a request to nginx over a new encrypted connection. */
  readonly ask: (path: string, options?: ProxyRequest) => Promise<ProxyResponse>
  /**
   * Sends text to nginx over an encrypted connection, and resolves to everything that is received until the connection is
   * closed or has been idle for 3 s.
   */
  readonly askRaw: (text: string) => Promise<string>
  readonly stop: () => Promise<void>
}
export type ProxyRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
export type ProxyResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

/**
 * Finds the programs of the proxies, and installs Debian's packages if anything is missing.
 *
 * @throws Error when a program or a module of Varnish is missing and cannot be installed
 */
function providePrograms() {
  if (findPrograms() === undefined) installPackages(packages, 'the tests of the deployment')
  const found = findPrograms()
  if (found) return found
  throw new Error(`The tests of the deployment need nginx and Varnish: apt-get install ${packages.join(' ')}.`)
}

function findPrograms() {
  const [nginx, varnishd, openssl] = [findProgram('nginx'), findProgram('varnishd'), findProgram('openssl')]
  const hasModules = globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').length > 0
  return nginx && varnishd && openssl && hasModules ? { nginx, varnishd, openssl } : undefined
}

/** Copies a file of `deploy/` and replaces addresses, ports and paths in it. Throws an error if it lacks one of them. */
function adapt(from: string, to: string, addresses: readonly (readonly [shipped: string, here: string])[]) {
  let text = readFileSync(join(deploy, from), 'utf8')
  for (const [shipped, here] of addresses) {
    if (!text.includes(shipped)) throw new Error(`${from} does not contain ${shipped}.`)
    text = text.replaceAll(shipped, here)
  }
  writeFileSync(to, text)
}

/**
 * Starts nginx and Varnish in front of two nodes on the loopback interface, with the files of `deploy/`, in which the ports
 * and paths of this machine replace the shipped ones.
 */
export async function startWebProxies(nodePorts: readonly [number, number]): Promise<WebProxies> {
  const { nginx, varnishd, openssl } = providePrograms()
  const directory = mkdtempSync(join(tmpdir(), 'web-proxies-'))
  // The directory is created for its owner only. Started as root, Varnish reads its files as an unprivileged user.
  chmodSync(directory, 0o755)
  const [httpPort, httpsPort, varnishPort] = [await freePort(), await freePort(), await freePort()]
  const here = join(directory, 'nginx')
  mkdirSync(join(here, 'tls'), { recursive: true })
  const certificate = writeCertificate(openssl, join(here, 'tls'))
  cpSync(join(deploy, 'nginx/nginx.conf'), join(here, 'nginx.conf'))
  adapt('nginx/upstream.conf', join(here, 'upstream.conf'), [
    ['127.0.0.1:6081', `127.0.0.1:${varnishPort}`],
    ['127.0.0.1:3001', `127.0.0.1:${nodePorts[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${nodePorts[1]}`],
  ])
  adapt('nginx/listen-http.conf', join(here, 'listen-http.conf'), [
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
  ])
  adapt('nginx/listen-https.conf', join(here, 'listen-https.conf'), [
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/nginx/tls', join(here, 'tls')],
  ])
  adapt('varnish/backends.vcl', join(directory, 'backends.vcl'), [
    ['.port = "3001"', `.port = "${nodePorts[0]}"`],
    ['.port = "3002"', `.port = "${nodePorts[1]}"`],
  ])
  const workingDirectory = join(directory, 'varnish')
  const startVarnish = () =>
    startProgram(
      varnishd,
      words(
        `-F -f ${deploy}/varnish/default.vcl -I ${deploy}/varnish/parameters.cli -p vcl_path=${directory}`,
        `-a 127.0.0.1:${varnishPort} -n ${workingDirectory} -s pages=malloc,64m -s queries=malloc,2m -T none`,
      ),
    )
  let varnish = startVarnish()
  const front = startProgram('sh', [
    '-c',
    // systemd starts services with a limit too, of 1024 files. With a lower limit, fewer clients are enough to show that
    // nginx raises it.
    'ulimit -Sn 128 && exec "$@"',
    'sh',
    nginx,
    ...words(`-p ${here} -c ${here}/nginx.conf -e stderr -g`),
    `daemon off; pid ${directory}/nginx.pid;`,
  ])
  const stop = async () => {
    await Promise.all([varnish.stop(), front.stop()])
    rmSync(directory, { recursive: true, force: true })
  }
  try {
    await Promise.all([waitForPort(varnishPort, varnish), waitForPort(httpsPort, front)])
  } catch (error) {
    await stop()
    throw error
  }
  const connection = { host: '127.0.0.1', port: httpsPort, servername: proxiedHost, ca: certificate }
  return {
    httpPort,
    httpsPort,
    connection,
    varnishPort,
    varnishProcess: () => varnish,
    stopVarnish: () => varnish.stop(),
    startVarnish: async () => {
      varnish = startVarnish()
      await waitForPort(varnishPort, varnish)
    },
    ask: (path, options) => askEncrypted(connection, path, options),
    askRaw: (text) => askRawEncrypted(connection, text),
    stop,
  }
}

/**
 * Joins parts of a command line and splits them at their spaces. The arguments, such as the paths of the project and of the
 * temporary directory, must not contain spaces.
 */
const words = (...lines: readonly string[]) => lines.join(' ').split(' ')

function writeCertificate(openssl: string, directory: string): string {
  const certificate = join(directory, 'fullchain.pem')
  const args = words(
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2',
    `-subj /CN=${proxiedHost} -addext subjectAltName=DNS:${proxiedHost}`,
    `-keyout ${directory}/privkey.pem -out ${certificate}`,
  )
  execFileSync(openssl, args, { stdio: 'ignore' })
  return readFileSync(certificate, 'utf8')
}

/** Waits until a program listens on a port. Rejects with the output of the program if it exits first, or after 30 s. */
async function waitForPort(port: number, program: RunningProcess) {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(50)) {
    if (program.child.exitCode !== null) break
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isOpen) return
  }
  throw new Error(`A proxy did not start:\n${program.output()}`)
}

function askEncrypted(
  connection: ConnectionOptions,
  path: string,
  { method = 'GET', headers = {}, body }: ProxyRequest = {},
): Promise<ProxyResponse> {
  return collect((resolve) =>
    httpsRequest(
      {
        ...connection,
        path,
        method,
        agent: false,
        headers: { host: proxiedHost, ...headers },
      },
      resolve,
    ).end(body),
  )
}

/** Sends a request without TLS, on a new connection. */
export const askPlain = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: ProxyRequest = {},
): Promise<ProxyResponse> =>
  collect((resolve) =>
    request(
      { host: '127.0.0.1', port, path, method, agent: false, headers: { host: proxiedHost, ...headers } },
      resolve,
    ).end(body),
  )

function collect(send: (resolve: Parameters<typeof request>[2]) => ReturnType<typeof request>): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    send((response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    }).once('error', reject)
  })
}

function askRawEncrypted(connection: ConnectionOptions, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connectEncrypted(connection, () => socket.write(text))
    // A connection that stays open ends three seconds after the last part of the response.
    socket.setTimeout(30_000, () => socket.destroy())
    socket.once('data', () => socket.setTimeout(3000))
    socket.on('data', (part: Buffer) => (received += part.toString('latin1')))
    socket.once('error', reject)
    socket.once('close', () => resolve(received))
  })
}
