import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ErrorPage } from '#shell/ErrorPage.tsx'
import { readPageError, type PageErrorFields } from '#lib/page-error.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { toPageError } from '#document/to-page-error.server.ts'

/** On the server an error arrives as it was thrown; in the browser as the server has named it. */
const visibleFields = createIsomorphicFn()
  .server((error: unknown): PageErrorFields | undefined => toPageError(error).fields)
  .client((error: unknown): PageErrorFields | undefined => readPageError(error))

/** Renders a failure for the visitor (settled 4). The message of an error that is not made for visitors is not shown. */
export function RouteError({ error }: { error: unknown }) {
  const { t } = useLingui()
  const { publicHref } = useLocation()
  const failure = visibleFields(error)
  const status = failure?.contentStatus
  const isContent = failure?.kind === 'content'
  const message = !isContent
    ? t({ message: 'This page could not be shown. Please try again.', comment: 'On the error page' })
    : status === undefined
      ? t({ message: 'Something went wrong', comment: 'On the error page, when the content could not be fetched' })
      : t({
          message: `Something went wrong [${status}]`,
          comment: 'On the error page; the placeholder is a status number such as 503',
        })
  return (
    <RouteFrame>
      <ErrorPage message={message} here={publicHref} isUnreachable={isContent} reference={failure?.reference} />
    </RouteFrame>
  )
}
