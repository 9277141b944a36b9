import { Trans } from '@lingui/react/macro'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { EmailLink } from '#blocks/TextWithEmailLinks.tsx'
import { linkSection } from '#blocks/ArticleSection.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import type { MemberGroup, OfficeOrSection } from './office-or-section.ts'
import styles from './OfficeOrSectionPage.module.css'

type Props = { content: OfficeOrSection; today: string; otherLanguages?: number }

/** Renders an office or a section, with its text, its members by role, its email address and its pages. */
export function OfficeOrSectionPage({ content: { article, members, email, pages, others }, ...rest }: Props) {
  return (
    <ArticleView
      article={article}
      sections={[
        {
          anchor: 'members',
          heading: <Trans comment="Heading above the members of an office or a working group">Members</Trans>,
          body: members.length > 0 && <Members groups={members} />,
        },
        {
          anchor: 'contact',
          heading: <Trans comment="Heading above an e-mail address">How to reach us</Trans>,
          body: email !== undefined && (
            <p className={styles.email}>
              <Trans comment="Before an e-mail address">
                E-mail: <EmailLink address={email} />
              </Trans>
            </p>
          ),
        },
        linkSection(
          'pages',
          <Trans comment="Heading above links to further pages of an office or a working group">More from us</Trans>,
          pages,
        ),
        linkSection(
          'others',
          <Trans comment="Heading above links to the other offices and working groups">Our other groups</Trans>,
          others,
        ),
      ]}
      {...rest}
    />
  )
}

function Members({ groups }: { groups: readonly MemberGroup[] }) {
  const { site } = useCurrentSite()
  return (
    <dl className={styles.members}>
      {groups.map(({ role, language, members }) => (
        <div key={role ?? ''}>
          <dt {...(role !== undefined && languageAttributes(language, site.locale))}>
            {role ?? <Trans comment="In place of what a member of a working group does">Member</Trans>}
          </dt>
          {members.map((member, index) => (
            <dd key={index} {...languageAttributes(member.language, site.locale)}>
              {member.name}
              {member.affiliation !== undefined && <span className="note">{member.affiliation}</span>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
