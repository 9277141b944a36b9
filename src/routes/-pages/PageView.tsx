import { notFound, useRouteContext } from '@tanstack/react-router'
import type { SiteHandle } from '#sites/sites.ts'
import { RouteFrame } from '../-document/RouteFrame.tsx'
import { useLoadedData } from '../-document/use-loaded-data.ts'
import { showPage } from './page-components.tsx'
import { pageQuery } from './page.queries.ts'

/** The page of an entry, whatever its kind. */
export function PageView() {
  const { current, address } = useRouteContext({ from: '__root__' })
  if (address.kind !== 'entry') throw notFound()
  return <EntryPage site={current.site.handle} uri={address.entry.uri} />
}

function EntryPage({ site, uri }: { site: SiteHandle; uri: string }) {
  const { frame, config, siblings } = useRouteContext({ from: '__root__' })
  const page = useLoadedData(pageQuery(site, uri))
  const otherLanguages = siblings.filter(
    ({ handle }) => handle !== site && page.meta.translations[handle] !== undefined,
  ).length
  return <RouteFrame>{showPage(page.content, { frame, today: config.today, otherLanguages })}</RouteFrame>
}
