import { Trans, useLingui } from '@lingui/react/macro'
import { AzIndex } from '#ui/AzIndex.tsx'
import type { NameIndex } from '#ui/name-index.ts'
import { PageHead } from '#ui/PageHead.tsx'

/** Renders all treatments, by first letter. */
export function TreatmentIndexPage({ index }: { index: NameIndex }) {
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
      <AzIndex index={index} />
    </>
  )
}
