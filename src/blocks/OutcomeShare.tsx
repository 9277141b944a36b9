import { Trans } from '@lingui/react/macro'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import type { BlockContext } from './block-context.ts'
import { LanguageSpan } from './LanguageSpan.tsx'
import type { Outcome } from './outcome-rows.ts'
import { SourceReference } from './SourceReference.tsx'

type Props = {
  outcome: Outcome | undefined
  context: Pick<BlockContext, 'pageLanguage' | 'sourceNumbers'>
}

/**
 * Renders the number of people out of a total who had a result, with the number of the source. Renders "not known" if
 * `outcome` is undefined.
 */
export function OutcomeShare({ outcome, context }: Props) {
  const { site } = useCurrentSite()
  const { pageLanguage, sourceNumbers } = context
  if (!outcome) {
    return (
      <LanguageSpan language={pageLanguage}>
        <Trans comment="In a table of treatments: nobody has counted this">not known</Trans>
      </LanguageSpan>
    )
  }
  const affected = formatNumber(site.locale, outcome.affected)
  const outOf = formatNumber(site.locale, outcome.outOf)
  const { source } = outcome
  const number = source && sourceNumbers.get(source.id)
  return (
    <>
      <LanguageSpan language={pageLanguage}>
        <Trans comment="A share of people, such as: about 80 in 100">
          about {affected} in {outOf}
        </Trans>
      </LanguageSpan>
      {source && number !== undefined && (
        <SourceReference source={source} number={number} pageLanguage={pageLanguage} />
      )}
    </>
  )
}

/** Renders a text that says whether it is good or bad when more people have the result. */
export function MoreIs({ more }: { more: NonNullable<Outcome['more']> }) {
  return more === 'better' ? (
    <Trans comment="Beside a result of treatments, such as being cured: the treatment with the higher number is better">
      More is better
    </Trans>
  ) : (
    <Trans comment="Beside a result of treatments, such as a side effect: the treatment with the lower number is better">
      Fewer is better
    </Trans>
  )
}
