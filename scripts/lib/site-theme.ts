import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { SiteHandle } from '../../src/sites/sites.ts'
import { parseTheme, type Theme } from '../../src/ui/theme/theme-css.server.ts'
import { root } from './run-command.ts'

/**
 * Reads the colors of a site from the embedded content.
 *
 * @throws Error that names the colors that are missing or cannot be parsed
 */
export function readSiteTheme(handle: SiteHandle): Theme {
  const file = join(root, 'graphql/content', handle, 'globals/theme.yaml')
  const { theme, problems } = parseTheme(load(readFileSync(file, 'utf8')) as Parameters<typeof parseTheme>[0])
  if (problems.length > 0) throw new Error(`${file}: ${problems.map(({ color }) => color).join(', ')}`)
  return theme
}
