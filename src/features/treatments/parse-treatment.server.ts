import { parseArticle, type ArticleFragment, type PageContext } from '#blocks/parse-article.server.ts'
import { parseOptionGrid, type OptionGridFragment } from '#blocks/parse-option-grid.server.ts'
import { parseTeasers, type TeaserFragment } from '#blocks/parse-teaser.server.ts'
import { present, type Maybe } from '#blocks/plain-text.server.ts'
import type { Treatment } from './treatment.ts'

type Teasers = Maybe<readonly Maybe<TeaserFragment>[]>

export type TreatmentFragment = ArticleFragment & {
  readonly conditions?: Teasers
  readonly situations?: Teasers
  readonly optionGrid?: Maybe<readonly Maybe<OptionGridFragment>[]>
}

/** A treatment of the content system. Throws a `ContentError` when it lacks its id or its title. */
export function parseTreatment(entry: Maybe<TreatmentFragment>, context: PageContext): Treatment {
  const article = parseArticle(entry, context)
  const optionGrid = parseOptionGrid(present(entry?.optionGrid)[0], 'option-grid', context)
  return {
    kind: 'treatment',
    article,
    conditions: parseTeasers(entry?.conditions, context),
    situations: parseTeasers(entry?.situations, context),
    ...(optionGrid && { optionGrid }),
  }
}
