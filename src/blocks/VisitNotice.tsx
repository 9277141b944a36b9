import { useLocation } from '@tanstack/react-router'

/** An empty element, which React leaves alone: the script of the page may have filled it before React starts. */
const filledByScript = { __html: '' }

/**
 * Renders the place for the notice that the page has changed since the reader's last visit, which only the browser knows
 * (`features/what-changed/follow-visits.ts`). The next page gets an element of its own.
 */
export function VisitNotice() {
  const { pathname } = useLocation()
  return <div key={pathname} data-visit="" dangerouslySetInnerHTML={filledByScript} suppressHydrationWarning />
}
