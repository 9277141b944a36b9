import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { TextWithEmailLinks } from '#blocks/TextWithEmailLinks.tsx'
import { FileList } from '#blocks/FileList.tsx'
import { PublicationFacts } from '#blocks/PublicationFacts.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { belowList } from '#blocks/below-list.ts'
import type { PressRelease } from './news.ts'

type Props = { content: PressRelease; today: string; otherLanguages?: number }

/** Renders a press release, with its downloads and a contact for journalists. */
export function PressReleasePage({ content: { article, contact, files }, ...rest }: Props) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  return (
    <ArticleView
      article={belowList(
        article,
        '/press-releases',
        t({ message: 'Press releases', comment: 'Link back to the list of all press releases' }),
      )}
      facts={<PublicationFacts article={article} />}
      sections={[
        {
          anchor: 'files',
          heading: <Trans comment="Heading above files that belong to a press release">Files for the press</Trans>,
          body: files.length > 0 && <FileList files={files} language={article.language} />,
        },
        {
          anchor: 'press-contact',
          heading: <Trans comment="Heading above whom journalists can ask">Contact for the press</Trans>,
          body: contact.length > 0 && (
            <p {...languageAttributes(article.language, site.locale)}>
              <TextWithEmailLinks parts={contact} />
            </p>
          ),
        },
      ]}
      {...rest}
    />
  )
}
