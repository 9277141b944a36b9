import type { QueryClient } from '@tanstack/react-query'
import { createIsomorphicFn } from '@tanstack/react-start'
import { HeadContent, useRouteContext, useRouter, type AnyRouter } from '@tanstack/react-router'
import type { ReactNode, ScriptHTMLAttributes } from 'react'
import displayScript from '#features/display/apply-display.js?url&no-inline'
import { directionOf } from '#i18n/languages.ts'
import { structuredDataOf } from '../-pages/structured-data.server.ts'
import { pageConfigId } from './page-config.ts'
import { dehydratePageData, pageDataId } from './page-data.ts'

/** The browser keeps what the server has written. A page that is made for one reader may show a part of its words only. */
const pageData = createIsomorphicFn()
  .server((queryClient: QueryClient, isPreview: boolean, { stores }: AnyRouter) =>
    dehydratePageData(queryClient, isPreview || stores.matches.get().some(({ staticData }) => staticData.perRequest)),
  )
  .client(
    (_queryClient: QueryClient, _isPreview: boolean, _router: AnyRouter) =>
      document.getElementById(pageDataId)?.textContent ?? '',
  )

const structuredDataId = 'structured-data'

/** Of the page that was rendered; `announceNavigation` empties it when the reader goes on. */
const structuredData = createIsomorphicFn()
  .server((router: AnyRouter) => structuredDataOf(router))
  .client((_router: AnyRouter): string | undefined => document.getElementById(structuredDataId)?.textContent)

/**
 * The client's entry; its own files come when it starts. The browser has it already. It waits until the page is parsed
 * (`async` would not), because it looks for what is on it.
 */
const clientScripts = createIsomorphicFn()
  .server((router: AnyRouter): ScriptHTMLAttributes<HTMLScriptElement>[] =>
    (router.ssr?.manifest?.routes.__root__?.scripts ?? []).map(({ attrs }) => ({ ...attrs, async: false })),
  )
  .client((_router: AnyRouter): ScriptHTMLAttributes<HTMLScriptElement>[] => [])

/**
 * What the reader has set is on the root before the first paint (docs/decisions/0018): a script of its own, ahead of all else,
 * because the content security policy allows none inside a page. The browser has run it already.
 */
const displayScriptElement = createIsomorphicFn()
  .server((): ReactNode => <script src={displayScript} />)
  .client((): ReactNode => null)

/** The document around every page. */
export function DocumentShell({ children }: { children: ReactNode }) {
  const { current, config, themeCss, queryClient } = useRouteContext({ from: '__root__' })
  const { site } = current
  const router = useRouter()
  const scripts = clientScripts(router)
  const description = structuredData(router)
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
          dangerouslySetInnerHTML={{ __html: JSON.stringify(config).replaceAll('<', '\\u003c') }}
        />
        {description !== undefined && (
          <script
            type="application/ld+json"
            id={structuredDataId}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: description }}
          />
        )}
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={pageDataId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: pageData(queryClient, Boolean(current.preview), router) }}
        />
        {scripts.map((attributes) => (
          <script key={String(attributes.src)} {...attributes} />
        ))}
      </body>
    </html>
  )
}
