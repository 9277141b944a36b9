import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { ErrorPage } from '#shell/ErrorPage.tsx'
import { readPageError, type PageErrorFields } from '#lib/page-error.ts'
import { browserFailure } from '#telemetry/browser-failure.ts'
import { RouteFrame } from './RouteFrame.tsx'
import { toPageError } from '#document/to-page-error.server.ts'

/**
 * Returns the public fields of an error. On the server, `toPageError` reports an error that is not a `PageError` yet and
 * gives it such fields. In the browser, only a `PageError` has them, for example one that the server has sent; for any other
 * error the result is undefined.
 */
const visibleFields = createIsomorphicFn()
  .server((error: unknown): PageErrorFields | undefined => toPageError(error).fields)
  .client((error: unknown): PageErrorFields | undefined => readPageError(error))

/**
 * Matches the user agents of bots; some bots run JavaScript. The library that the server uses, `isbot`, would add more than
 * two kilobytes to the JavaScript of every page.
 */
const botPattern = /\b(?!cubot)\w*bot\b|crawler|spider|headless|lighthouse/i

/**
 * Renders the body as it was before the error, without its scripts, so that bots index its content and not an error page.
 * React logs the error.
 */
function PageAsItWas() {
  const [html] = useState(() =>
    [...document.body.children].map(({ localName, outerHTML }) => (localName === 'script' ? '' : outerHTML)).join(''),
  )
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
}

/**
 * Renders an error for the visitor (settled 4), with its public fields only. For a bot in the browser, leaves the page as it
 * was.
 */
export function RouteError({ error }: { error: unknown }) {
  if (!import.meta.env.SSR && botPattern.test(navigator.userAgent)) return <PageAsItWas />
  return <FailureMessage error={error} />
}

function FailureMessage({ error }: { error: unknown }) {
  const { t } = useLingui()
  const { publicHref } = useLocation()
  const fields = visibleFields(error)
  const failure = fields?.reference === undefined ? browserFailure(error) : undefined
  const isQuery = fields?.kind === 'content' || failure?.queryKey !== undefined
  const status = fields?.contentStatus ?? (failure && fields?.status)
  const message = !isQuery
    ? fields?.kind === 'accounts'
      ? t({
          message: 'Accounts cannot be used at the moment. Please try again in a few minutes.',
          comment: 'On the error page, when readers can neither sign in nor see their profile',
        })
      : t({ message: 'This page could not be shown. Please try again.', comment: 'On the error page' })
    : status === undefined
      ? t({ message: 'Something went wrong', comment: 'On the error page, when the content could not be fetched' })
      : t({
          message: `Something went wrong [${status}]`,
          comment: 'On the error page; the placeholder is a status number such as 503',
        })
  return (
    <RouteFrame>
      <ErrorPage
        message={message}
        here={publicHref}
        isUnreachable={fields?.kind === 'content' && fields.status === 503}
        reference={fields?.reference ?? failure?.reference}
      />
    </RouteFrame>
  )
}
