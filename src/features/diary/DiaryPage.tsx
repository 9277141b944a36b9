import { type ReactNode, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { SourceList, SourcesHeading } from '#blocks/SourceList.tsx'
import { emergencyPath } from '#sites/emergency-path.ts'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import toolStyles from '#ui/Tool.module.css'
import { AddDay } from './AddDay.tsx'
import { DaySheet } from './DaySheet.tsx'
import type { DiaryLinkAndSources } from './diary-link-and-sources.ts'
import { diaryTitle } from './diary-messages.ts'
import { DiaryFiles } from './DiaryFiles.tsx'
import { DiaryReminders } from './DiaryReminders.tsx'
import { FiguresTable } from './FiguresTable.tsx'
import { useDiary } from './use-diary.ts'
import styles from './DiaryPage.module.css'

/** Renders the page on which readers keep a bladder diary. The diary is stored in their browser only. */
export function DiaryPage({ article: { link, sources } }: { article: DiaryLinkAndSources }) {
  const { i18n } = useLingui()
  const { diary, isKept } = useDiary()
  const [said, setSaid] = useState<{ words?: ReactNode; times: number }>({ times: 0 })
  const say = (words: ReactNode) => setSaid(({ times }) => ({ words, times: times + 1 }))
  return (
    <>
      <PageHead
        title={i18n._(diaryTitle)}
        intro={
          <span data-actions="">
            <Trans comment="Below the title “Your bladder diary”">
              Write down what you drink and when you pee. The page works out the figures that doctors look at, for you
              to print and take along.
            </Trans>
          </span>
        }
      />
      <div className={`wrap ${toolStyles.page}`}>
        <div className={toolStyles.step} data-actions="">
          <p data-without-script="">
            <Trans comment="On the page “Your bladder diary”, in browsers without JavaScript. A link to a page with sheets to print follows">
              This diary needs JavaScript, and it is switched off in your browser. You can keep the diary on paper
              instead: the page below has sheets to print.
            </Trans>
          </p>
          {link && (
            <p>
              <SiteLink link={link} />
            </p>
          )}
          <p>
            <Trans comment="On the page “Your bladder diary”; the link leads to the page on emergencies">
              If you cannot pass any urine, do not start a diary. Read{' '}
              <SiteLink path={emergencyPath}>when to get help now</SiteLink>.
            </Trans>
          </p>
          <p className="note" data-needs-script="">
            <Trans comment="On the page “Your bladder diary”">
              What you enter stays in this browser, on this device. Nothing is sent to us. Whoever uses this device
              after you can see it, unless you delete it.
            </Trans>{' '}
            <SiteLink path="/stored-data">
              <Trans comment="Link to the page that lists what the website has stored in the browser">
                What this browser keeps of this website
              </Trans>
            </SiteLink>
          </p>
        </div>
        <div className={`${toolStyles.tool} ${styles.days}`} data-needs-script="" data-starts-client="">
          {!isKept && (
            <Notice
              title={
                <Trans comment="On the page “Your bladder diary”, in a browser that stores nothing">
                  Your browser does not keep what you enter.
                </Trans>
              }
            >
              <Trans comment="On the page “Your bladder diary”, in a browser that stores nothing">
                Print it or save a copy before you leave this page.
              </Trans>
            </Notice>
          )}
          {diary.map((day, place) => (
            <DaySheet key={day.date} day={day} isOpen={place === diary.length - 1} say={say} />
          ))}
          <AddDay diary={diary} />
          <p role="status" className="vh">
            <span key={said.times}>{said.words}</span>
          </p>
          {diary.length > 0 && <FiguresTable diary={diary} />}
        </div>
        <section className={toolStyles.step} aria-labelledby="usual">
          <h2 id="usual">
            <Trans comment="Heading on the page “Your bladder diary”: what the figures usually are">
              What is usual
            </Trans>
          </h2>
          <ul className={styles.list}>
            <li>
              <Trans comment="Bladder diary, what is usual. No figure may be given here">
                How often people pee, and how much each time, differs from one person to another. There are no good or
                bad results.
              </Trans>
            </li>
            <li>
              <Trans comment="Bladder diary, what is usual. “Nocturnal polyuria” is the doctors’ word">
                Urine in 24 hours is counted from after the first pee of the morning up to and including the first pee
                of the next morning. That last one also belongs to the urine of the night.
              </Trans>
            </li>
            <li>
              <Trans comment="Bladder diary, what is usual. It explains the figure “Most at one time”">
                The most at one time also counts the first pee of both mornings.
              </Trans>
            </li>
            <li>
              <Trans comment="Bladder diary, what is usual. “Nocturnal polyuria” is the doctors’ word">
                Doctors speak of too much urine at night (nocturnal polyuria) when the share of the night is more than
                33% in people over 65, and more than 20% in young adults.
              </Trans>
            </li>
            <li>
              <Trans comment="Bladder diary, what is usual. “Polyuria” is the doctors’ word">
                More than 40 mL in 24 hours for each kilogram that you weigh counts as too much urine (polyuria). For a
                person of 70 kg that is 2.8 liters.
              </Trans>
            </li>
            <li>
              <Trans comment="Bladder diary, what is usual">
                The figures do not say what the cause is. Show them to your doctor.
              </Trans>
            </li>
          </ul>
          {sources.length > 0 && (
            <>
              <h3>
                <SourcesHeading />
              </h3>
              <SourceList sources={sources} />
            </>
          )}
        </section>
        <div className={toolStyles.tool} data-needs-script="" data-actions="">
          <DiaryFiles diary={diary} say={say} />
          <DiaryReminders />
        </div>
      </div>
    </>
  )
}
