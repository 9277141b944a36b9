import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fetchPlainMessages } from '#i18n/fetch-plain-messages.ts'
import { type ConsentChoice, readConsentChoice } from './consent-choice.ts'
import type { ConsentConfig } from './follow-consent.ts'
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
const kept = msg({ message: 'Your choice is kept.', comment: 'Said to screen readers after a choice in the banner' })

/**
 * Shows the banner and waits for the choice. It is built with DOM methods, because the client may start only when a visitor
 * interacts with the page. It is the first element, ahead of the skip link, for visitors with a keyboard or a screen reader,
 * and is fixed to the bottom of the window, where it shifts nothing. Hydration skips unknown elements between the
 * beginning of the body and the page.
 *
 * @returns the choice that the browser has saved. Never resolves when the visitor goes on without a choice.
 */
export async function showConsentBanner(config: ConsentConfig): Promise<ConsentChoice | undefined> {
  const { basePath, prefix, site } = config
  // When the messages cannot be fetched, the banner does not appear, and the tag manager is not loaded.
  const say = await fetchPlainMessages(config, 'consent')
  const link = (path: string, label: MessageDescriptor) => element('a', { href: basePath + prefix + path }, say(label))
  const button = (choice: ConsentChoice, label: MessageDescriptor) =>
    element('button', { name: 'choice', value: choice }, say(label))

  const form = element(
    'form',
    { method: 'post', action: `${basePath}/api/consent`, class: styles.choices },
    element('input', { type: 'hidden', name: 'site', value: site }),
    button('allowed', consentMessages.allow),
    button('refused', consentMessages.refuse),
  )
  const banner = element(
    'section',
    { class: styles.banner, 'data-foot': '', 'aria-labelledby': 'consent-title' },
    element(
      'div',
      { class: `wrap ${styles.row}` },
      element(
        'div',
        { class: styles.question },
        element('p', { id: 'consent-title' }, say(title)),
        element('p', {}, say(text)),
        element(
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
  const status = element('p', { role: 'status', class: 'vh' })
  document.body.prepend(banner, status)
  keepPlaceFor(banner)

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
        const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
        form.ariaBusy = 'false'
        // A failed request is repeated as an ordinary form submission, so that the visitor sees the error.
        if (answer?.type !== 'opaqueredirect') return form.requestSubmit(event.submitter)
        const keptChoice = readConsentChoice(document.cookie)
        banner.remove()
        if (keptChoice) status.append(say(kept))
        // Screen readers must not find the message later.
        setTimeout(() => status.remove(), 10_000)
        document.querySelector('main')?.focus({ preventScroll: true })
        resolve(keptChoice)
      },
      { once: true },
    )
  })
}

/** Sets the banner's height as `--foot`, so that it covers neither the end of the page nor the focused element. */
function keepPlaceFor(banner: HTMLElement): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const tell = () => sheet.replaceSync(banner.offsetHeight > 0 ? `:root { --foot: ${banner.offsetHeight}px }` : '')
  new ResizeObserver(tell).observe(banner)
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value ?? '')
  made.append(...children)
  return made
}
