import { useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { PublicationFacts } from '#blocks/PublicationFacts.tsx'
import { belowList } from '#blocks/below-list.ts'
import type { News } from './news.ts'

type Props = { content: News; today: string; otherLanguages?: number }

/** Renders a piece of news. */
export function NewsPage({ content: { article, authors }, ...rest }: Props) {
  const { t } = useLingui()
  return (
    <ArticleView
      article={belowList(article, '/news', t({ message: 'News', comment: 'Link back to the list of all news' }))}
      facts={<PublicationFacts article={article} authors={authors} />}
      {...rest}
    />
  )
}
