import { notFound } from '@tanstack/react-router'
import { ProfilePage, type ProfilePageProps } from './profile/ProfilePage.tsx'
import { profileMessages } from './profile/profile-messages.ts'
import { loadMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAccountPage } from './account-page.ts'
import { errorPrefix } from '#ui/error-prefix.ts'

export { ProfilePage as Page }

/** Loads the profile of the signed-in reader. */
export async function loadPage(
  context: RouterContext,
  search: Readonly<Record<string, unknown>>,
): Promise<AppPage<ProfilePageProps>> {
  const { current, i18n, siblings } = context
  const [{ profile, hidden, state }] = await Promise.all([
    loadAccountPage(context, { path: '/profile', search }),
    ...['profile', 'auth', 'forms'].map((feature) => loadMessages(i18n, feature)),
  ])
  // The route's guard has redirected readers who are not signed in.
  if (!profile) throw notFound()
  return {
    head: {
      path: '/profile',
      title: errorPrefix(state?.problems !== undefined, i18n) + i18n._(profileMessages.title),
      robots: ['noindex', 'follow'],
    },
    props: {
      base: current.basePath,
      profile,
      hidden,
      state,
      languages: siblings.map(({ handle, locale, name }) => ({ site: handle, locale, name })),
    },
  }
}
