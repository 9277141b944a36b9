import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fetchPlainMessages } from '#i18n/fetch-plain-messages.ts'
import { createElement } from '#lib/create-element.ts'
import { prependNotice } from '#lib/prepend-notice.ts'
import { reserveBottomSpace } from '#lib/reserve-bottom-space.ts'
import { type ConsentChoice, readConsentChoice } from './consent-choice.ts'
import type { ConsentConfig } from './apply-consent.ts'
import { consentMessages } from './consent-messages.ts'
import styles from './Consent.module.css'

const title = msg({
  message: 'May we count visits?',
  comment: 'Title of the banner that asks for consent. Count: which pages are read how often',
})
const text = msg({
  message:
    'If you allow it, we use Google Tag Manager to count which pages are read. Google learns of it too. Nothing is loaded before you choose, and every page works either way.',
  comment: 'Text of the banner that asks for consent',
})
const savedMessage = msg({
  message: 'Your choice is kept.',
  comment: 'Said to screen readers after a choice in the banner',
})

/**
 * Shows the banner and waits for the choice. The banner is built with DOM methods, because the client may start only when a
 * visitor interacts with the page. It is the first element of the page, before the skip link, for visitors with a keyboard
 * or a screen reader, and it is fixed to the bottom of the window, so that it causes no layout shift.
 *
 * @returns the choice that the browser has saved; undefined if it has saved none. The promise stays pending if the visitor
 * does not choose.
 */
export async function showConsentBanner(config: ConsentConfig): Promise<ConsentChoice | undefined> {
  const { basePath, prefix, site } = config
  // When the messages cannot be fetched, the banner does not appear, and the tag manager is not loaded.
  const translate = await fetchPlainMessages(config, 'consent')
  const link = (path: string, label: MessageDescriptor) =>
    createElement('a', { href: basePath + prefix + path }, translate(label))
  const button = (choice: ConsentChoice, label: MessageDescriptor) =>
    createElement('button', { name: 'choice', value: choice }, translate(label))

  const form = createElement(
    'form',
    { method: 'post', action: `${basePath}/api/consent`, class: styles.choices },
    createElement('input', { type: 'hidden', name: 'site', value: site }),
    button('allowed', consentMessages.allow),
    button('refused', consentMessages.refuse),
  )
  const banner = createElement(
    'section',
    { class: styles.banner, 'data-foot': '', 'aria-labelledby': 'consent-title' },
    createElement(
      'div',
      { class: `wrap ${styles.row}` },
      createElement(
        'div',
        { class: styles.question },
        createElement('p', { id: 'consent-title' }, translate(title)),
        createElement('p', {}, translate(text)),
        createElement(
          'p',
          { class: styles.links },
          link('/consent', consentMessages.title),
          link('/privacy', consentMessages.privacy),
        ),
      ),
      form,
    ),
  )
  // Screen readers announce text that is inserted into a status element, not the element itself.
  const status = createElement('p', { role: 'status', class: 'vh' })
  prependNotice(banner, status)
  reserveBottomSpace(banner)

  return new Promise((resolve) => {
    form.addEventListener(
      'submit',
      async (event) => {
        event.preventDefault()
        // A second click must not change the choice that is being sent.
        banner.inert = true
        form.ariaBusy = 'true'
        const choice = event.submitter?.getAttribute('value') ?? ''
        const body = new URLSearchParams({ site, choice })
        const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
        form.ariaBusy = 'false'
        // A failed request is repeated as an ordinary form submission, so that the visitor sees the error.
        if (response?.type !== 'opaqueredirect') return form.requestSubmit(event.submitter)
        const savedChoice = readConsentChoice(document.cookie)
        banner.remove()
        if (savedChoice) status.append(translate(savedMessage))
        // The message is removed, so that screen readers do not come across it later.
        setTimeout(() => status.remove(), 10_000)
        document.querySelector('main')?.focus({ preventScroll: true })
        resolve(savedChoice)
      },
      { once: true },
    )
  })
}
