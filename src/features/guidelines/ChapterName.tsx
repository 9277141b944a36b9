import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { ChapterLink, Guideline } from './guideline.ts'

/** What a chapter is called, in its own language. One that is not translated, though its guideline is, says so. */
export function ChapterName({ chapter: { link }, guideline }: { chapter: ChapterLink; guideline: Guideline }) {
  const { site } = useCurrentSite()
  return (
    <span {...languageAttributes(link.language, site.locale)}>
      {link.label}
      {link.language !== undefined && guideline.link.language === undefined && <FallbackTag language={link.language} />}
    </span>
  )
}
