import { NotFoundPage } from '#shell/NotFoundPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'

/** Renders the not-found page in the frame of the site. */
export function RouteNotFound() {
  return (
    <RouteFrame>
      <NotFoundPage />
    </RouteFrame>
  )
}
