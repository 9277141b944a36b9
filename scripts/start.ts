import { loadSettings, SettingsError } from '#config/settings.server.ts'
import { isBuilt } from './lib/build-id.ts'
import { requireNode } from './lib/require-node.ts'
import { runCommand } from './lib/run-command.ts'

// Starts the site, after building it if `dist/` has no build of the current sources for the current base path.
requireNode()
process.env.NODE_ENV ??= 'production'

try {
  // The settings are checked before the build, so that an invalid setting is reported without waiting for the build.
  loadSettings(process.env)
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exit(1)
}

if (!isBuilt()) {
  console.log('Building the site first.')
  const { code } = await runCommand('node', ['scripts/build.ts'])
  if (code !== 0) process.exit(code)
}
// The server runs in this process, so that a signal to the process reaches the server.
await import('../src/http/main.ts')
