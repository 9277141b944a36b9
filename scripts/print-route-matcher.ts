import { join } from 'node:path'
import type { RouteMatcher } from '#pages/route-rules.ts'
import { root } from './lib/run-command.ts'

// Prints the route rules of the built application as JSON; `scripts/build.ts` writes them into the manifest of the build.
const built: { default: { routeMatcher: RouteMatcher } } = await import(join(root, 'dist/server/server.js'))
process.stdout.write(JSON.stringify(built.default.routeMatcher))
process.exit(0)
