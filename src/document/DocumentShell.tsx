import { inlineJson } from '#lib/inline-json.ts'
import { createIsomorphicFn } from '@tanstack/react-start'
import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import displayScript from '#features/display/apply-display.js?url&no-inline'
import { directionOf } from '#i18n/languages.ts'
import { pageConfigId } from './page-config.ts'

/**
 * Renders the script that applies the reader's display settings to the root element before the first paint
 * (docs/decisions/0018). The script is a file, loaded before everything else, which the browser fetches only once for all
 * pages. On the client it has already run.
 */
const displayScriptElement = createIsomorphicFn()
  .server((): ReactNode => <script src={displayScript} />)
  .client((): ReactNode => null)

/** Renders the document around every page. */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { current, config, themeCss } = useRouteContext({ from: '__root__' })
  const { site } = current
  return (
    <html
      lang={site.locale}
      dir={directionOf(site.locale)}
      data-visited-links={site.enable.includes('show-visited-links') ? '' : undefined}
    >
      <head>
        {displayScriptElement()}
        <HeadContent />
        <style data-theme="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
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
