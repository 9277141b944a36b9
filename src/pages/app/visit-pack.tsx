import { notFound } from '@tanstack/react-router'
import { FiguresTable } from '#features/diary/FiguresTable.tsx'
import { useDiary } from '#features/diary/use-diary.ts'
import { packText, type PackText } from '#features/visit-pack/pack-text.ts'
import { visitPackTitle } from '#features/visit-pack/visit-pack-title.ts'
import { VisitPackPage } from '#features/visit-pack/VisitPackPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { getPage } from '#pages/page.functions.ts'
import { canonicalPathOf } from '#pages/page.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { SiteHandle } from '#sites/sites.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'

const path = '/visit-pack'

type Props = { languages: RouterContext['siblings'] }

/** Loads the page of the visit pack. The page is the same for everybody, because the pack is stored in the browser only. */
export async function loadPage({ current, i18n, siblings }: RouterContext): Promise<AppPage<Props>> {
  if (!hasOwnPage(current.site, path)) throw notFound()
  await Promise.all([loadMessages(i18n, 'visit-pack'), loadMessages(i18n, 'diary')])
  return {
    head: { path, title: i18n._(visitPackTitle), robots: ['noindex', 'follow'] },
    props: { languages: siblings.filter(({ handle }) => handle !== current.site.handle) },
  }
}

export function Page({ languages }: Props) {
  const { publicHref } = useCurrentSite()
  const { diary } = useDiary()

  async function loadText(site: SiteHandle, pathAndQuery: string, signal: AbortSignal): Promise<PackText | null> {
    const { page } = await getPage({ data: { site, pathAndQuery }, signal })
    if (!page || !('article' in page.content)) return null
    const { meta, content } = page
    const href = publicHref(meta.shownFrom, canonicalPathOf(meta))
    return packText(content.article, { href, translations: meta.translations })
  }

  return (
    <VisitPackPage
      loadText={loadText}
      languages={languages}
      {...(diary.length > 0 && { diary: <FiguresTable diary={diary} /> })}
    />
  )
}
