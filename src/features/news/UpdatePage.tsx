import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import { PublicationFacts } from '#blocks/PublicationFacts.tsx'
import { belowList } from '#blocks/below-list.ts'
import type { Update } from './news.ts'

type Props = { content: Update; today: string; otherLanguages?: number }

/** Renders an update with links to the pages whose change it announces. */
export function UpdatePage({ content: { article, concerns }, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <ArticleView
      article={belowList(
        article,
        '/updates',
        t({ message: 'Updates to our pages', comment: 'Link back to the list of all corrections and changes' }),
      )}
      facts={<PublicationFacts article={article} />}
      sections={[
        linkSection(
          'concerns',
          <Trans comment="Heading above links to the pages that have been changed">The pages that changed</Trans>,
          concerns,
        ),
      ]}
      {...rest}
    />
  )
}
