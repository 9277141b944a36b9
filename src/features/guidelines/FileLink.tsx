import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { GuidelineFile } from './guideline.ts'

/** Renders a link to a file, with its type if that is known, followed by its size in megabytes if that is known too. */
export function FileLink({ file, children }: { file: GuidelineFile; children: ReactNode }) {
  const { site } = useCurrentSite()
  const { t } = useLingui()
  const { href, type, bytes } = file
  const size = bytes && formatNumber(site.locale, Math.max(0.1, Math.round(bytes / 1e5) / 10))
  const facts =
    type !== undefined && size !== undefined
      ? t({
          message: `(${type}, ${size} MB)`,
          comment: 'After a link to a file: its kind, such as PDF, and its size in megabytes',
        })
      : type && `(${type})`
  const label = (
    <span>
      {children} {facts !== undefined && <bdi suppressHydrationWarning>{facts}</bdi>}
    </span>
  )
  return <SiteLink href={href}>{label}</SiteLink>
}
