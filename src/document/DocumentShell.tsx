import { inlineJson } from '#lib/inline-json.ts'
import { createIsomorphicFn } from '@tanstack/react-start'
import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import discreetScript from '#features/display/apply-discreet.js?raw'
import displayScript from '#features/display/apply-display.js?raw'
import { directionOf } from '#i18n/languages.ts'
import { pageConfigId } from './page-config.ts'

/**
 * Renders the script that applies the reader's display settings to the root element before the first paint
 * (docs/decisions/0018), and discreet mode to the tab (docs/decisions/0034). It is a classic script, because modules are
 * deferred, and inline, because the paint would wait for a file. The source files are inlined unchanged. On the client the
 * script has already run.
 */
const displayScriptElement = createIsomorphicFn()
  .server((nonce?: string): ReactNode => (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: displayScript + discreetScript }} />
  ))
  .client((_nonce?: string): ReactNode => null)

/** Renders the document around every page. */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { current, config, themeCss, themeColors, nonce } = useRouteContext({ from: '__root__' })
  const { site } = current
  return (
    <html
      lang={site.locale}
      dir={directionOf(site.locale)}
      data-visited-links={site.enable.includes('show-visited-links') ? '' : undefined}
    >
      <head>
        {displayScriptElement(nonce)}
        <HeadContent />
        {/* The router allows only one `meta` per name, so these two are not in `document-head.ts`. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <style nonce={nonce} data-theme="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
        <script
          type="application/json"
          id={pageConfigId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inlineJson(config) }}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
