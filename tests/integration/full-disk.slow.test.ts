import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { goodContact, sendForm } from '../support/contact-form.ts'
import { askServer } from '../support/http-front.ts'
import { createDataDirectory, type RunningSite, startSite } from '../support/server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const sites: RunningSite[] = []
afterAll(() => Promise.all(sites.map((site) => site.stop('SIGKILL'))))

/** Starts a site whose data directory is on a disk of its own that only its process can see. */
async function startOnDisk(kilobytes: number) {
  const directory = createDataDirectory()
  // A mount in new user and mount namespaces needs no privileges on the machine, and vanishes with the last process.
  const mount = `mount -t tmpfs -o size=${kilobytes}k tmpfs ${directory} && exec "$0" "$@"`
  const inNamespace = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mount]
  // The files of builds are stored on another disk, because they would fill this one.
  const environment = { DATA_DIR: directory, ASSETS_DIR: createDataDirectory(), LOG_LEVEL: 'error' }
  const site = await startSite(environment, undefined, inNamespace)
  sites.push(site)
  const disk = join(`/proc/${site.child.pid}/root`, directory)
  return {
    site,
    disk,
    /** Fills the disk to the last byte. */
    fill: () => {
      expect(() => writeFileSync(join(disk, 'filler'), Buffer.alloc(kilobytes * 1024))).toThrow(/ENOSPC/)
    },
    free: () => rmSync(join(disk, 'filler')),
  }
}

const status = async (site: RunningSite, path: string) => (await askServer(site.port, path)).status

test('on a full disk pages are served, a form is 503 and keeps its text, the log says why, and free space ends it', async () => {
  const { site, fill, free } = await startOnDisk(2000)
  await expect.poll(() => status(site, '/login'), { timeout: 20_000 }).toBe(200)
  expect((await sendForm(site.port, '/contact', goodContact())).status).toBe(303)
  fill()
  const form = { ...goodContact(), message: 'A number is wrong. '.repeat(200) }
  const refused = await sendForm(site.port, '/contact', form)
  expect([refused.status, refused.headers['cache-control']]).toEqual([503, 'no-store'])
  // The form still has the text of the reader.
  expect(refused.text).toContain('A number is wrong. A number is wrong.')
  expect(await status(site, '/condition/kidney-stones')).toBe(200)
  await expect
    .poll(() => site.output(), { timeout: 20_000 })
    .toMatch(/"contact\.save_failed".*database or disk is full/)
  expect(site.output()).not.toContain('cannot rollback')
  free()
  expect((await sendForm(site.port, '/contact', form)).status).toBe(303)
})

test('a site whose disk is full at its start serves its pages, and creates its secret once there is space, without a restart', async () => {
  const { site, disk, fill, free } = await startOnDisk(400)
  // The disk is filled once the database exists, but before the secret, which is generated for the first account page.
  await expect.poll(() => site.output() + readdirSync(disk).join(), { timeout: 20_000 }).toContain('site.sqlite-wal')
  fill()
  expect(await status(site, '/')).toBe(200)
  expect(await status(site, '/login')).toBe(503)
  expect(await status(site, '/api/auth/session')).toBe(503)
  expect(readdirSync(disk).filter((name) => name.startsWith('auth-secret'))).toEqual([])
  await expect.poll(() => site.output(), { timeout: 20_000 }).toMatch(/disk is full|no space left/)
  free()
  expect(await status(site, '/login')).toBe(200)
  expect(readdirSync(disk).filter((name) => name.startsWith('auth-secret'))).toEqual(['auth-secret'])
})
