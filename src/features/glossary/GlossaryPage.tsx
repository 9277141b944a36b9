import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { InLanguage } from '#ui/InLanguage.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { LetterNav } from '#ui/LetterNav.tsx'
import type { Glossary, Term } from './glossary.ts'
import styles from './GlossaryPage.module.css'

type Props = { content: Glossary; today: string; otherLanguages?: number }

/** Renders all words that the site explains, by letter. Words that are not translated follow after the last letter. */
export function GlossaryPage({ content: { article, letters, groups, untranslated }, ...rest }: Props) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  const foreign = untranslated[0]?.language
  const heading = <Trans comment="Heading above a list of words with their explanations">All words, A to Z</Trans>
  // Except for the untranslated ones, the words are in the site's language, even if the text around them is not.
  const body = (
    <div className={styles.words} {...languageAttributes(site.locale, article.language)}>
      <nav aria-label={t({ message: 'Letters', comment: 'Name of a list of links: the letters of the alphabet' })}>
        <LetterNav letters={letters} />
      </nav>
      {groups.map(({ letter, anchor, links }) => (
        <section key={anchor} className={styles.group} aria-labelledby={anchor}>
          <h3 id={anchor}>{letter}</h3>
          <dl>
            {links.map((term) => (
              <Word key={term.anchor} term={term} />
            ))}
          </dl>
        </section>
      ))}
      {foreign !== undefined && (
        <section className={styles.untranslated} aria-labelledby="untranslated">
          <h3 id="untranslated">
            <InLanguage language={foreign} />
          </h3>
          <dl>
            {untranslated.map((term) => (
              <Word key={term.anchor} term={term} />
            ))}
          </dl>
        </section>
      )}
    </div>
  )
  return (
    <ArticleView
      article={article}
      sections={[{ anchor: 'words', heading, body: groups.length + untranslated.length > 0 && body }]}
      {...rest}
    />
  )
}

function Word({ term: { anchor, label, definition, language } }: { term: Term }) {
  const { site } = useCurrentSite()
  const attributes = languageAttributes(language, site.locale)
  return (
    <div>
      <dt id={anchor}>
        <dfn {...attributes}>{label}</dfn>
      </dt>
      <dd>
        <span {...attributes}>{definition}</span>
      </dd>
    </div>
  )
}
