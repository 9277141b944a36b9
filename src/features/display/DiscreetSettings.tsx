import { useCallback, useEffect, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChoiceGroup } from '#ui/ChoiceGroup.tsx'
import { isDiscreet, saveDiscreet } from './discreet-mode.ts'
import styles from './Display.module.css'

/**
 * Renders the setting for a neutral title and icon in the tab. It takes effect immediately and is stored in the browser
 * only.
 */
export function DiscreetSettings() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [isRefused, setRefused] = useState(false)
  const title = t({
    message: 'Notes',
    comment: 'Neutral title of the browser’s tab, so that nobody sees that the website is about health. One plain word',
  })
  const apply = useCallback(
    (isNeutral: boolean) => {
      try {
        saveDiscreet(isNeutral ? title : undefined)
      } catch {
        setRefused(true)
      }
    },
    [title],
  )
  const applyChosen = () => form.current && apply(new FormData(form.current).get('tab') === 'neutral')

  // The radio buttons work before hydration, so a choice that the reader made before it is saved here.
  useEffect(() => {
    const button = form.current?.querySelector<HTMLInputElement>('[value="neutral"]')
    if (button?.checked) apply(true)
    else if (button && isDiscreet()) button.checked = true
  }, [apply])
  // `onInput` is used instead of `onChange`: React does not know that the effect has checked a button, and would not fire
  // `onChange` when the reader goes back to the default.
  return (
    <form ref={form} className={styles.form} data-needs-script="" data-starts-client="" onInput={applyChosen}>
      <ChoiceGroup
        type="radio"
        name="tab"
        legend={
          <Trans comment="Setting on the page “Display settings”: what the browser’s tab shows">
            Title and icon in the browser’s tab
          </Trans>
        }
        choices={[
          {
            value: 'page',
            label: t({ message: 'Those of the page', comment: 'Choice under “Title and icon in the browser’s tab”' }),
          },
          {
            value: 'neutral',
            label: t({
              message: 'Neutral: nobody sees what the page is about',
              comment: 'Choice under “Title and icon in the browser’s tab”',
            }),
          },
        ]}
        chosen={['page']}
      />
      <p className="note">
        <Trans comment="Below the setting “Title and icon in the browser’s tab”">
          The address of the page and the list of pages you have visited stay as they are. A private window of your
          browser does not keep that list.
        </Trans>
      </p>
      {isRefused && (
        <p role="alert">
          <Trans comment="On the page “Display settings”, in a browser that stores nothing">
            Your browser does not keep this.
          </Trans>
        </p>
      )}
    </form>
  )
}
