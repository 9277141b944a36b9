import { displayTitle } from '#features/display/display-words.ts'
import { DisplayPage } from '#features/display/DisplayPage.tsx'
import { addMessages } from '#i18n/load-i18n.ts'
import type { RouterContext } from '#pages/router-context.ts'
import type { AppPage } from '#pages/app-route.tsx'

export { DisplayPage as Page }

/** The page on which readers set how pages look to them. It is the same for everybody: what is set, their browser knows. */
export async function loadPage({ i18n }: RouterContext): Promise<AppPage<object>> {
  await addMessages(i18n, 'display')
  return {
    head: { path: '/display', title: i18n._(displayTitle), robots: ['noindex', 'follow'] },
    props: {},
  }
}
