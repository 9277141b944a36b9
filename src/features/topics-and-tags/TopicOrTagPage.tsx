import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { Blocks } from '#blocks/Blocks.tsx'
import type { TopicGroup } from '#blocks/topic-groups.ts'
import { formatNumber } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { MoreLink } from '#ui/MoreLink.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import type { Group, TopicOrTag } from './topic-or-tag.ts'
import styles from './TopicOrTagPage.module.css'

const headings: Readonly<Record<TopicGroup, MessageDescriptor>> = {
  conditions: msg({ message: 'Conditions', comment: 'Heading above links to pages of one kind' }),
  situations: msg({
    message: 'Situations',
    comment: 'Heading above links to pages for people with a condition who are in a certain situation',
  }),
  treatments: msg({ message: 'Treatments', comment: 'Heading above links to pages of one kind' }),
  guidelines: msg({ message: 'Guidelines', comment: 'Heading above links to pages of one kind' }),
  modules: msg({ message: 'Learning modules', comment: 'Heading above links to pages of one kind' }),
  news: msg({ message: 'News', comment: 'Heading above links to pages of one kind' }),
  updates: msg({ message: 'Updates to our pages', comment: 'Heading above links to pages of one kind' }),
  pressReleases: msg({ message: 'Press releases', comment: 'Heading above links to pages of one kind' }),
  events: msg({ message: 'Events', comment: 'Heading above links to pages of one kind' }),
  undergraduates: msg({
    message: 'For medical students',
    comment: 'Heading above links to pages for students of medicine and nursing',
  }),
  stories: msg({ message: 'How it can feel', comment: 'Heading above links to made-up stories of patients' }),
  officesAndSections: msg({
    message: 'Who works on this',
    comment: 'Heading above links to offices and working groups',
  }),
  pages: msg({ message: 'More pages', comment: 'Heading above links to pages of no particular kind' }),
}

type Props = { content: TopicOrTag; today: string; otherLanguages?: number }

/** Renders a topic or a tag, with its own text and links to the pages about it, grouped by kind. */
export function TopicOrTagPage({ content: { article, groups, newsPath, careNotice }, ...rest }: Props) {
  return (
    <ArticleView
      article={article}
      notice={careNotice && <Blocks blocks={[careNotice]} />}
      sections={groups.map((group) => ({
        anchor: group.name,
        heading: <Heading group={group} />,
        body: (
          <>
            <RuledList links={group.links} />
            {group.name === 'news' && newsPath !== undefined && (
              <p className={styles.more}>
                <MoreLink path={newsPath}>
                  <Trans comment="Link to the list of news, narrowed to the subject of this page">
                    All news about this, by date
                  </Trans>
                </MoreLink>
              </p>
            )}
          </>
        ),
      }))}
      {...rest}
    />
  )
}

function Heading({ group: { name, links } }: { group: Group }) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  const heading = i18n._(headings[name])
  const count = formatNumber(site.locale, links.length)
  return (
    <span>
      <Trans comment="Heading above links: what kind of pages, and how many">
        {heading} <span className={styles.count}>({count})</span>
      </Trans>
    </span>
  )
}
