import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { FallbackTag } from '#ui/FallbackTag.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { ChapterLink, Guideline } from './guideline.ts'

/** Renders the name of a chapter in its own language. An untranslated chapter is marked if its guideline is translated. */
export function ChapterName({ chapter: { link }, guideline }: { chapter: ChapterLink; guideline: Guideline }) {
  const { site } = useCurrentSite()
  return (
    <span {...languageAttributes(link.language, site.locale)}>
      {link.label}
      {link.language !== undefined && guideline.link.language === undefined && <FallbackTag language={link.language} />}
    </span>
  )
}
