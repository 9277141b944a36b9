import { Trans, useLingui } from '@lingui/react/macro'
import type { IndexLetter } from '#i18n/alphabet.ts'
import { AzIndex, type LetterGroup } from '#ui/AzIndex.tsx'
import { PageHead } from '#ui/PageHead.tsx'

type Props = {
  /** The alphabet of the site's language. */
  letters: readonly IndexLetter[]
  groups: readonly LetterGroup[]
}

/** Renders all treatments, by first letter. */
export function TreatmentIndexPage({ letters, groups }: Props) {
  const { t } = useLingui()
  return (
    <>
      <PageHead
        title={t({ message: 'Treatments A–Z', comment: 'Title of the index of all treatments' })}
        intro={
          <Trans comment="Under the title 'Treatments A–Z'">
            What happens, how it feels, and what to ask before you decide.
          </Trans>
        }
      />
      <AzIndex letters={letters} groups={groups} />
    </>
  )
}
