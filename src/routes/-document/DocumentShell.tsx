import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { directionOf } from '#i18n/languages.ts'
import { pageConfigId } from './page-config.ts'

/** The document around every page. */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { current, config, themeCss, nonce } = useRouteContext({ from: '__root__' })
  const { site } = current
  return (
    <html
      lang={site.locale}
      dir={directionOf(site.locale)}
      data-visited-links={site.enable.includes('show-visited-links') ? '' : undefined}
    >
      <head>
        <HeadContent />
        <style data-theme="" nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeCss }} />
        <script
          type="application/json"
          id={pageConfigId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: JSON.stringify(config).replaceAll('<', '\\u003c') }}
        />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
