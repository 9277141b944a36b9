import { notFound } from '@tanstack/react-router'
import { ProfilePage, type ProfilePageProps } from './profile/ProfilePage.tsx'
import { profileWords } from './profile/profile-words.ts'
import { addMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { loadAccountPage } from './account-page.ts'
import { errorPrefix } from './error-prefix.ts'

export { ProfilePage as Page }

/** The profile of the reader who asks for it. */
export async function loadPage(
  context: RouterContext,
  search: Readonly<Record<string, unknown>>,
): Promise<AppPage<ProfilePageProps>> {
  const { current, i18n, siblings } = context
  const [{ profile, hidden, state }] = await Promise.all([
    loadAccountPage(context, { path: '/profile', search }),
    ...['profile', 'auth', 'forms'].map((feature) => addMessages(i18n, feature)),
  ])
  // The guard lets nobody come here who has none.
  if (!profile) throw notFound()
  return {
    head: {
      path: '/profile',
      title: errorPrefix(state, i18n) + i18n._(profileWords.title),
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
