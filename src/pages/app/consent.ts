import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import type { ComponentProps } from 'react'
import { type ConsentChoice, readConsentChoice } from '#features/consent/consent-choice.ts'
import { consentMessages } from '#features/consent/consent-messages.ts'
import { ConsentPage } from '#features/consent/ConsentPage.tsx'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

const currentChoice = createIsomorphicFn()
  .server((): ConsentChoice | undefined => readConsentChoice(getRequestHeader('cookie') ?? ''))
  .client((): ConsentChoice | undefined => readConsentChoice(document.cookie))

export { ConsentPage as Page }

/** Loads the consent page with the choice of its visitor. */
export async function loadPage({ current, i18n }: RouterContext): Promise<AppPage<ComponentProps<typeof ConsentPage>>> {
  await loadMessages(i18n, 'consent')
  return {
    head: { path: '/consent', title: i18n._(consentMessages.title), robots: ['noindex', 'follow'] },
    props: { choice: currentChoice(), action: `${current.basePath}/api/consent` },
  }
}
