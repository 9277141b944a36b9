import type { PersonFragment } from '#content-contract/operations.ts'
import type { Site } from '#sites/sites.ts'
import type { Contributor } from './article.ts'
import { foreignLanguage } from './foreign-language.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'

/** Parses the reviewers or the authors of a text. One without a name is left out. */
export const parseContributors = (
  fragments: Maybe<readonly Maybe<PersonFragment>[]>,
  { site }: { readonly site: Site },
): readonly Contributor[] =>
  nonNull(fragments).flatMap(({ title, language }) => {
    const name = plainText(title)
    return name === undefined ? [] : [{ name, ...foreignLanguage(language, site) }]
  })
