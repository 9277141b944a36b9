import { NotFoundPage } from '#shell/NotFoundPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'

/** Nothing stands at the address of this document. */
export function RouteNotFound() {
  return (
    <RouteFrame>
      <NotFoundPage />
    </RouteFrame>
  )
}
