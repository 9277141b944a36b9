import { notFound } from '@tanstack/react-router'
import { StentReminderPage } from '#features/stent-reminder/StentReminderPage.tsx'
import { stentTitle } from '#features/stent-reminder/stent-title.ts'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { AppPage } from '#pages/app-route.tsx'
import type { RouterContext } from '#pages/router-context.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'

export { StentReminderPage as Page }

const path = '/stent-reminder'

/** Loads the page with the form that creates the reminder for a stent. */
export async function loadPage({ current, i18n }: RouterContext): Promise<AppPage<object>> {
  if (!hasOwnPage(current.site, path)) throw notFound()
  await loadMessages(i18n, 'stent-reminder')
  return { head: { path, title: i18n._(stentTitle) }, props: {} }
}
