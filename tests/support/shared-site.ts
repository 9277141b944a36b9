import type { TestProject } from 'vitest/node'
import { type RunningSite, startSite } from './server.ts'

/** The site that the tests of the project `shared-site` (app.config.ts) share: `inject('site')`. */
export type SharedSite = { readonly port: number; readonly publicOrigin: string; readonly previewToken: string }

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: SharedSite
  }
}

let running: RunningSite | undefined

/** Starts the built site once for all test files of the project, because a start takes seconds. */
export async function setup(project: TestProject): Promise<void> {
  const site = { publicOrigin: 'https://patients.example.org', previewToken: 'the-right-preview-token' }
  running = await startSite({
    PUBLIC_ORIGIN: site.publicOrigin,
    PREVIEW_TOKEN: site.previewToken,
    LOG_LEVEL: 'error',
  })
  project.provide('site', { ...site, port: running.port })
}

export async function teardown(): Promise<void> {
  await running?.stop('SIGKILL')
}
