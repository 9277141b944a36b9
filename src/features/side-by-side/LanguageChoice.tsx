import { useLingui } from '@lingui/react/macro'
import { directionOf } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { sideBySidePath } from './side-by-side-path.ts'
import type { SideBySidePageContent } from './side-by-side.ts'
import styles from './SideBySidePage.module.css'

/** Renders the languages that can be shown beside the text, as links that work without JavaScript. */
export function LanguageChoice({ content }: { content: SideBySidePageContent }) {
  const { t } = useLingui()
  const { pathOnward } = useCurrentSite()
  const { title, language, path, others } = content
  return (
    <>
      <PageHead
        ancestors={[{ kind: 'internal', path, label: title, language }]}
        title={t({ message: 'In two languages', comment: 'Title of a page that shows a text in two languages' })}
        intro={t({
          message: 'The text stands in two columns, paragraph beside paragraph. Choose the second language:',
          comment: 'Above a list of languages in which a page exists',
        })}
      />
      <ul className={`wrap ${styles.choices}`}>
        {others.map((other) => (
          <li key={other.handle}>
            {/* A plain link loads a new document. Only a new document preloads the fonts of another script. */}
            <a href={pathOnward(sideBySidePath(path, other.handle))}>
              <span lang={other.language} dir={directionOf(other.language)}>
                {other.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
