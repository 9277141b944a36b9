import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, useRouteContext } from '@tanstack/react-router'
import { BodyAreas } from '#features/home/BodyAreas.tsx'
import { symptomsPath } from '#features/symptoms/symptom-form.ts'
import { symptomFormQuery } from '#features/symptoms/symptom-form.queries.ts'
import { SymptomsPage } from '#features/symptoms/SymptomsPage.tsx'
import { symptomsTitle } from '#features/symptoms/symptoms-title.ts'
import type { RouterContext } from '#pages/router-context.ts'
import { loadAppPage } from '#pages/load-app-page.ts'
import type { AppPage } from '#pages/app-route.tsx'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { hasOwnPage } from '#sites/tool-pages.ts'

/** Loads the page on which readers choose their symptoms. Throws not found on a site without it. */
export async function loadPage(context: RouterContext): Promise<AppPage<object>> {
  const { current, i18n } = context
  if (!hasOwnPage(current.site, symptomsPath)) throw notFound()
  // The drawings come from the home page and need its messages.
  const catalogues = ['symptoms', 'home', 'body-areas', 'forms']
  const form = await loadAppPage(context, catalogues, symptomFormQuery(current.site.handle))
  if (!form) throw notFound()
  // The title stays in the browser's history, so it does not depend on the symptoms that the reader has chosen.
  return { head: { path: symptomsPath, title: i18n._(symptomsTitle) }, props: {} }
}

export function Page() {
  const { site } = useCurrentSite()
  const { data: form } = useSuspenseQuery(symptomFormQuery(site.handle))
  const posted = useRouteContext({ from: '__root__', select: (context) => context.posted?.symptoms })
  return (
    form && (
      <SymptomsPage
        form={form}
        posted={posted}
        renderDrawings={(props) => <BodyAreas {...props} path={symptomsPath} />}
      />
    )
  )
}
