import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { formattingTag } from '#i18n/formatting.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { RepeatedStatus } from '#ui/RepeatedStatus.tsx'
import {
  type DisplaySetting,
  displaySettings,
  formatDisplay,
  saveDisplay,
  readDisplaySettings,
} from './display-settings.ts'
import { DiscreetSettings } from './DiscreetSettings.tsx'
import { displayTitle } from './display-title.ts'
import styles from './Display.module.css'

/** Renders the page with the display settings. They take effect immediately and are stored in the browser only. */
export function DisplayPage({ hasExit }: { hasExit: boolean }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <PageHead
        title={i18n._(displayTitle)}
        intro={t({
          message: 'Make the pages easier to read. What you choose counts at once, on every page of this website.',
          comment: 'Below the title “Display settings”',
        })}
      />
      <div className={`wrap ${styles.page}`}>
        <p data-without-script="">
          <Trans comment="On the page “Display settings”, in browsers without JavaScript. “Below” is a list of what browsers can do">
            These settings need JavaScript, and it is switched off in your browser. What your browser can do without it
            stands below.
          </Trans>
        </p>
        <SettingsForm hasExit={hasExit} />
        <DiscreetSettings />
        <p>
          <SiteLink path="/stored-data">
            <Trans comment="Link to the page that lists what the website has stored in the browser">
              What this browser keeps of this website
            </Trans>
          </SiteLink>
        </p>
        <section aria-labelledby="browser">
          <h2 id="browser">
            <Trans comment="Heading on the page “Display settings”">What your browser and device can do</Trans>
          </h2>
          <ul className={styles.list}>
            <li>
              <Trans comment="On the page “Display settings”. Cmd: the command key. Keep “Ctrl”, “Cmd”, “+” and “−” as they are on keyboards of the language">
                Larger pages: hold Ctrl (on a Mac: Cmd) and press + or −. On a phone, spread two fingers on the page.
              </Trans>
            </li>
            <li>
              <Trans comment="On the page “Display settings”. Reader view: the mode of browsers that shows the text alone">
                Reader view: many browsers show a page as text alone, with the letters, spacing and colors you like.
              </Trans>
            </li>
            <li>
              <Trans comment="On the page “Display settings”">
                Contrast, colors and motion: you find them in the accessibility settings of your device. This website
                follows them.
              </Trans>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}

type Outcome = 'saved' | 'not-saved'

function SettingsForm({ hasExit }: { hasExit: boolean }) {
  const form = useRef<HTMLFormElement>(null)
  const [{ outcome, times }, setResult] = useState<{ outcome?: Outcome; times: number }>({ times: 0 })

  const apply = useCallback((words: string) => {
    document.documentElement.dataset.display = words
    let outcome: Outcome = 'saved'
    try {
      saveDisplay(words)
    } catch {
      outcome = 'not-saved'
    }
    setResult(({ times }) => ({ outcome, times: times + 1 }))
  }, [])
  const applyChosen = () => form.current && apply(formatDisplay(new FormData(form.current)))

  // The radio buttons work before hydration, so choices that a reader has already made win over the saved ones.
  useEffect(() => {
    const { current } = form
    if (!current) return
    const chosen = current.querySelectorAll<HTMLInputElement>(':checked:not(:default)')
    for (const [name, value] of readDisplaySettings()) {
      const button = current.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`)
      if (button) button.checked = true
    }
    for (const button of chosen) button.checked = true
    if (chosen.length > 0) apply(formatDisplay(new FormData(current)))
  }, [apply])

  return (
    <form
      ref={form}
      className={styles.form}
      data-needs-script=""
      data-starts-client=""
      // React does not know that the effect has checked buttons, and would not fire `onChange` when the reader goes back to
      // the default.
      onInput={applyChosen}
      onReset={() => apply('')}
    >
      <Settings hasExit={hasExit} />
      <div className={styles.end}>
        <button type="reset" className={styles.reset}>
          <Trans comment="Button on the page “Display settings”: everything is shown again as it is made">
            Back to the usual display
          </Trans>
        </button>
        <RepeatedStatus times={times}>
          {outcome === 'saved' && (
            <Trans comment="On the page “Display settings”, after something has been chosen">
              Your browser has kept this.
            </Trans>
          )}
          {outcome === 'not-saved' && (
            <Trans comment="On the page “Display settings”, after something has been chosen, in a browser that stores nothing">
              This counts until you leave the page: your browser does not keep it.
            </Trans>
          )}
        </RepeatedStatus>
      </div>
      <p className="note">
        <Trans comment="On the page “Display settings”">
          Only your browser keeps these settings. Nothing is sent to us.
        </Trans>
      </p>
    </form>
  )
}

function Settings({ hasExit }: { hasExit: boolean }) {
  const { t } = useLingui()
  const { site } = useCurrentSite()
  const percent = new Intl.NumberFormat(formattingTag(site.locale), { style: 'percent' })
  const usual = t({
    message: 'Usual',
    comment: 'Choice on the page “Display settings”: text size or spacing as it is made',
  })
  const asDevice = t({
    message: 'As set on your device',
    comment: 'Choice on the page “Display settings”: contrast or motion as the device of the reader wants it',
  })
  return (
    <>
      <Setting
        name="text"
        legend={<Trans comment="Setting on the page “Display settings”">Text size</Trans>}
        labels={{ 100: usual, 115: percent.format(1.15), 130: percent.format(1.3), 150: percent.format(1.5) }}
      />
      <Setting
        name="spacing"
        legend={<Trans comment="Setting on the page “Display settings”">Space between letters and lines</Trans>}
        labels={{ usual, wide: t({ message: 'Wide', comment: 'Choice: more space between letters and lines' }) }}
      />
      <Setting
        name="scheme"
        legend={
          <Trans comment="Setting on the page “Display settings”: whether pages are dark text on a light background, or light text on a dark one">
            Background
          </Trans>
        }
        labels={{
          device: asDevice,
          light: t({ message: 'Light', comment: 'Choice on the page “Display settings” under “Background”' }),
          dark: t({ message: 'Dark', comment: 'Choice on the page “Display settings” under “Background”' }),
        }}
      />
      <Setting
        name="contrast"
        legend={<Trans comment="Setting on the page “Display settings”">Contrast</Trans>}
        labels={{
          device: asDevice,
          more: t({ message: 'More contrast', comment: 'Choice on the page “Display settings”' }),
        }}
      />
      <Setting
        name="motion"
        legend={<Trans comment="Setting on the page “Display settings”: whether things on a page move">Motion</Trans>}
        labels={{
          device: asDevice,
          none: t({ message: 'No motion', comment: 'Choice on the page “Display settings”: nothing moves' }),
        }}
      />
      {hasExit && (
        <Setting
          name="exit"
          legend={
            <Trans comment="Setting on the page “Display settings”: whether pages have the button “Leave this site now”">
              Button to leave the site at once
            </Trans>
          }
          labels={{
            shown: t({ message: 'Shown', comment: 'Choice under “Button to leave the site at once”' }),
            hidden: t({ message: 'Hidden', comment: 'Choice under “Button to leave the site at once”' }),
          }}
        />
      )}
    </>
  )
}

type SettingProps<Name extends DisplaySetting> = {
  name: Name
  legend: ReactNode
  labels: Readonly<Record<(typeof displaySettings)[Name][number], string>>
}

/** Renders one setting, whose first value is the default. */
function Setting<Name extends DisplaySetting>({ name, legend, labels }: SettingProps<Name>) {
  const values: readonly (typeof displaySettings)[Name][number][] = displaySettings[name]
  return (
    <ChoiceGroup
      type="radio"
      name={name}
      legend={legend}
      choices={values.map((value) => ({ value, label: labels[value] }))}
      chosen={values.slice(0, 1)}
    />
  )
}
