import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import type { ConsentChoice } from './consent-choice.ts'
import { consentMessages } from './consent-messages.ts'
import styles from './Consent.module.css'

type Props = {
  choice: ConsentChoice | undefined
  /** The URL to which the form posts the choice. */
  action: string
}

/** Renders the page on which a visitor can see and change the choice about the tag manager. It works without JavaScript. */
export function ConsentPage(props: Props) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  return (
    <>
      <PageHead title={i18n._(consentMessages.title)} />
      <div className={`wrap ${styles.page}`}>
        {site.gtmId === null ? <NothingToChoose /> : <Choice {...props} />}
        <p>
          <SiteLink path="/privacy">{i18n._(consentMessages.privacy)}</SiteLink>
        </p>
      </div>
    </>
  )
}

const choices = [
  { value: 'allowed', label: consentMessages.allow },
  { value: 'refused', label: consentMessages.refuse },
] as const

const NothingToChoose = () => (
  <p>
    <Trans comment="On the page about cookies, where the website uses no tag manager">
      This website loads nothing from other companies. There is nothing to choose here.
    </Trans>
  </p>
)

function Choice({ choice, action }: Props) {
  const { i18n } = useLingui()
  const { site } = useCurrentSite()
  return (
    <>
      <section aria-labelledby="choice">
        <h2 id="choice" tabIndex={-1}>
          <Trans comment="Heading on the page about cookies: what the visitor has chosen, and buttons to change it">
            Your choice
          </Trans>
        </h2>
        <p id="chosen">
          <ChoiceNow choice={choice} />
        </p>
        <form method="post" action={action} className={styles.choices}>
          <input type="hidden" name="site" value={site.handle} />
          {choices.map(({ value, label }) => (
            <div key={value}>
              <button name="choice" value={value} aria-describedby={value === choice ? 'in-force' : undefined}>
                {i18n._(label)}
              </button>
              {value === choice && (
                <p id="in-force" className={styles.inForce}>
                  <Trans comment="Below the button, Allow or Refuse, that the visitor has chosen. A check mark stands before it">
                    You have chosen this
                  </Trans>
                </p>
              )}
            </div>
          ))}
        </form>
      </section>
      <section aria-labelledby="loaded">
        <h2 id="loaded">
          <Trans comment="Heading on the page about cookies">What is loaded, and why</Trans>
        </h2>
        <p>
          <Trans comment="On the page about cookies, below “What is loaded, and why”">
            If you allow it, your browser loads Google Tag Manager, a program of the company Google. With it we count
            which pages are read, so that we know what to improve.
          </Trans>
        </p>
        <p>
          <Trans comment="On the page about cookies">
            Google then learns your IP address, what browser you use, and which pages you open. On a website about
            health this may say something about you. On pages with search results Google Tag Manager is not loaded.
          </Trans>
        </p>
        <p>
          <Trans comment="On the page about cookies">
            If you refuse, Google Tag Manager is not loaded, and the cookies it has stored are deleted. Every page works
            either way.
          </Trans>
        </p>
      </section>
      <section aria-labelledby="kept">
        <h2 id="kept">
          <Trans comment="Heading on the page about cookies: which cookie the website stores itself">
            What we remember
          </Trans>
        </h2>
        <p>
          <Trans comment="On the page about cookies, below “What we remember”">
            Your browser keeps your choice for 180 days, in a cookie with the name “consent”. It holds nothing else, and
            it counts for all languages under this web address.
          </Trans>
        </p>
      </section>
    </>
  )
}

function ChoiceNow({ choice }: { choice: ConsentChoice | undefined }) {
  switch (choice) {
    case 'allowed':
      return (
        <Trans comment="The visitor's choice, on the page about cookies">
          You have allowed us to count visits with Google Tag Manager.
        </Trans>
      )
    case 'refused':
      return (
        <Trans comment="The visitor's choice, on the page about cookies">
          You have refused. Nothing is loaded from Google.
        </Trans>
      )
    case undefined:
      return (
        <Trans comment="The visitor's choice, on the page about cookies">
          You have not chosen yet. Until you do, nothing is loaded from Google.
        </Trans>
      )
  }
}
