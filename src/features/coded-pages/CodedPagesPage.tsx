import { Trans, useLingui } from '@lingui/react/macro'
import { PageHead } from '#ui/PageHead.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { CodedPages } from './coded-pages.ts'
import { codedPagesTitle } from './coded-pages-title.ts'

/** Renders links to the pages about a clinical code, for readers who come from the system of a clinic. */
export function CodedPagesPage({ name, links }: CodedPages) {
  const { i18n } = useLingui()
  return (
    <>
      <PageHead
        title={codedPagesTitle(i18n, name)}
        intro={
          <Trans comment="Under the title 'Pages about ICD-10 N23'; the link that led here came from a doctor's computer system">
            Several of our pages explain what this code stands for. Choose the one that fits you.
          </Trans>
        }
      />
      <div className="wrap band">
        <RuledList links={links} />
      </div>
    </>
  )
}
