import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { FileList } from '#blocks/FileList.tsx'
import { PublicationFacts } from '#blocks/PublicationFacts.tsx'
import type { Undergraduate } from './undergraduate.ts'

type Props = { content: Undergraduate; today: string; otherLanguages?: number }

/** Renders a lesson for students, with its downloads. */
export function UndergraduatePage({ content: { article, authors, files }, ...rest }: Props) {
  const { t } = useLingui()
  const list = {
    kind: 'internal',
    path: '/undergraduates',
    label: t({
      message: 'For medical students',
      comment: 'Link back to the list of all pages for students of medicine and nursing',
    }),
  } as const
  const heading = <Trans comment="Heading above files that belong to a lesson">To take along</Trans>
  return (
    <ArticleView
      article={{ ...article, ancestors: [list, ...article.ancestors] }}
      facts={<PublicationFacts article={article} authors={authors} />}
      sections={[
        { anchor: 'files', heading, body: files.length > 0 && <FileList files={files} language={article.language} /> },
      ]}
      {...rest}
    />
  )
}
