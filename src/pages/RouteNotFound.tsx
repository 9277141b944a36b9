import { NotFoundPage } from '#shell/NotFoundPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'

/** Renders the page that tells the reader that there is no page at this address. */
export function RouteNotFound() {
  return (
    <RouteFrame>
      <NotFoundPage />
    </RouteFrame>
  )
}
