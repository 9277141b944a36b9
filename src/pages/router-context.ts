import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { DocumentContext } from '#document/document-context.ts'
import type { RequestContext } from '#document/server-document.server.ts'
import type { KindName } from './kinds.ts'

/** The router's context (`createRootRouteWithContext`). The server creates it per request, and the browser per document. */
export type RouterContext = DocumentContext & {
  readonly queryClient: QueryClient
  readonly i18n: I18n
  /** The kinds of pages whose views have been imported for this document. */
  readonly shownKinds: Set<KindName>
  /** The banner above the pages of a preview. */
  readonly PreviewBanner?: ComponentType | undefined
  /** In the browser, the result of the posted form that the document shows, until the document has been hydrated. */
  posted?: RequestContext['posted']
}
