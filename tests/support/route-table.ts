import { type SiteHandle, sites } from '../../src/sites/sites.ts'
import { otherSiteHasPage } from '../../src/sites/tool-pages.ts'

/**
 * The routes that show a page without a session, except those of the chapters and steps of learning modules, with an example
 * of each kind of entry that they show: its path on the English site, and a path of the same route at which there is no
 * page, unless the route always has one. Section 2 of the specification names some of them.
 */
export const routeTable: readonly { readonly route: string; readonly path: string; readonly wrong?: string }[] = [
  { route: '/', path: '/' },
  { route: '/search', path: '/search' },
  { route: '/contact', path: '/contact' },
  { route: '/consent', path: '/consent' },
  { route: '/display', path: '/display' },
  { route: '/symptoms', path: '/symptoms' },
  { route: '/stored-data', path: '/stored-data' },
  { route: '/my-bladder-diary', path: '/my-bladder-diary' },
  { route: '/stent-reminder', path: '/stent-reminder' },
  { route: '/visit-pack', path: '/visit-pack' },
  { route: '/offline', path: '/offline' },
  { route: '/login', path: '/login' },
  { route: '/register', path: '/register' },
  { route: '/forgot-password', path: '/forgot-password' },
  { route: '/reset-password', path: '/reset-password' },
  { route: '/verify-email', path: '/verify-email' },
  { route: '/feedback', path: '/feedback' },
  { route: '/:slug(.*)*', path: '/privacy', wrong: '/no-such-page' },
  { route: '/:slug(.*)* (a story)', path: '/stories/circles-in-the-kitchen', wrong: '/stories/no-such-story' },
  {
    route: '/:slug(.*)* (a situation)',
    path: '/condition/kidney-stones/kidney-stones-colic',
    wrong: '/condition/kidney-stones/x',
  },
  { route: '/glossary', path: '/glossary' },
  { route: '/news', path: '/news', wrong: '/news?page=99' },
  { route: '/news/:slug', path: '/news/awareness-week-2026', wrong: '/news/no-such-news' },
  { route: '/updates', path: '/updates', wrong: '/updates?page=99' },
  { route: '/updates/:slug', path: '/updates/psa-wording', wrong: '/updates/no-such-update' },
  { route: '/offices/:slug', path: '/offices/editorial-office', wrong: '/offices/no-such-office' },
  { route: '/offices/:slug/*', path: '/offices/editorial-office/how-we-write', wrong: '/offices/editorial-office/x' },
  { route: '/tags/:slug', path: '/tags/pain', wrong: '/tags/no-such-tag' },
  { route: '/guidelines', path: '/guidelines' },
  { route: '/guidelines/archive', path: '/guidelines/archive' },
  { route: '/guidelines/archive/:slug', path: '/guidelines/archive/urolithiasis-2024', wrong: '/guidelines/archive/x' },
  { route: '/topics/:slug', path: '/topics/stones', wrong: '/topics/no-such-topic' },
  { route: '/chat/:botId', path: '/chat/guide', wrong: '/chat/no-such-bot' },
  { route: '/sections/:slug', path: '/sections/stones-section', wrong: '/sections/no-such-section' },
  { route: '/sections/:slug/*', path: '/sections/stones-section/meetings', wrong: '/sections/stones-section/x' },
  { route: '/condition/:slug', path: '/condition/kidney-stones', wrong: '/condition/no-such-condition' },
  {
    route: '/condition/:slug/compare',
    path: '/condition/prostate-cancer/compare',
    wrong: '/condition/urinary-tract-infection/compare',
  },
  { route: '/press-releases', path: '/press-releases', wrong: '/press-releases?page=99' },
  { route: '/press-releases/:slug', path: '/press-releases/launch-of-22-languages', wrong: '/press-releases/x' },
  { route: '/undergraduates', path: '/undergraduates', wrong: '/undergraduates?page=99' },
  { route: '/undergraduates/:slug', path: '/undergraduates/reading-a-urine-test', wrong: '/undergraduates/x' },
  { route: '/education-events/events', path: '/education-events/events', wrong: '/education-events/events?page=99' },
  {
    route: '/education-events/education',
    path: '/education-events/education',
    wrong: '/education-events/education?page=99',
  },
  { route: '/education-events/:slug', path: '/education-events/kidney-stone-evening', wrong: '/education-events/x' },
  { route: '/side-by-side/:path', path: '/side-by-side/de/condition/kidney-stones', wrong: '/side-by-side/de/x' },
  {
    route: '/side-by-side/:path (without a second language)',
    path: '/side-by-side/condition/kidney-stones',
    wrong: '/side-by-side/xx/condition/kidney-stones',
  },
  {
    route: '/what-changed/:revision/:path',
    path: '/what-changed/2026-11-22/condition/kidney-stones',
    wrong: '/what-changed/2026-11-22/x',
  },
  { route: '/all-conditions', path: '/all-conditions' },
  { route: '/all-treatments', path: '/all-treatments' },
  { route: '/code/:system/:code', path: '/code/icd-10/N23', wrong: '/code/icd-10/A00' },
  { route: '/all-conditions/:slug', path: '/all-conditions/kidney-stones', wrong: '/all-conditions/x' },
  { route: '/all-situations/:slug', path: '/all-situations/kidney-stones-colic', wrong: '/all-situations/x' },
  { route: '/all-treatments/:slug', path: '/all-treatments/ureteroscopy', wrong: '/all-treatments/x' },
  { route: '/module/:module', path: '/module/understanding-kidney-stones', wrong: '/module/no-such-module' },
  { route: '/module/:module/end', path: '/module/understanding-kidney-stones/end', wrong: '/module/x/end' },
  { route: '/guidelines/:slug', path: '/guidelines/urolithiasis', wrong: '/guidelines/no-such-guideline' },
  {
    route: '/guidelines/:slug/chapter/:chapterSlug',
    path: '/guidelines/urolithiasis/chapter/renal-colic',
    wrong: '/guidelines/urolithiasis/chapter/x',
  },
  {
    route: '/guidelines/:slug/summary-of-changes',
    path: '/guidelines/urolithiasis/summary-of-changes',
    wrong: '/guidelines/x/summary-of-changes',
  },
  {
    route: '/guidelines/:slug/summary-of-changes/:year',
    path: '/guidelines/urolithiasis/summary-of-changes/2025',
    wrong: '/guidelines/urolithiasis/summary-of-changes/1999',
  },
  {
    route: '/guidelines/:slug/publications-appendices',
    path: '/guidelines/urolithiasis/publications-appendices',
    wrong: '/guidelines/x/publications-appendices',
  },
  {
    route: '/guidelines/:slug/summaries',
    path: '/guidelines/urolithiasis/summaries',
    wrong: '/guidelines/x/summaries',
  },
  { route: '/guidelines/:slug/panel', path: '/guidelines/urolithiasis/panel', wrong: '/guidelines/x/panel' },
  {
    route: '/guidelines/:slug/related-content',
    path: '/guidelines/urolithiasis/related-content',
    wrong: '/guidelines/x/related-content',
  },
  {
    route: '/guidelines/:slug/translations',
    path: '/guidelines/urolithiasis/translations',
    wrong: '/guidelines/x/translations',
  },
]

/**
 * Whether a path of the table contains the path of another page. Such a page has no translations of its own: its head
 * contains no alternate links.
 */
export const isAboutPage = (path: string): boolean => /^\/(?:side-by-side|what-changed)\//.test(path)

/**
 * Whether a path of the English site leads to a page on the site `handle`. A comparison with an earlier version only exists
 * where the page has that version, no page is shown side by side with itself, and some sites have no tools or pages of
 * codes.
 */
export function isFoundOn(handle: SiteHandle, path: string): boolean {
  if (handle === 'en') return path !== '/no-such-page'
  if (path.startsWith('/code/')) return sites[handle].enable.includes('clinical-codes')
  const [page = path] = path.split(/[?#]/)
  if (!otherSiteHasPage(handle, page)) return false
  return !RegExp(`^/(?:no-such-page$|what-changed/|side-by-side/${handle}/)`).test(path)
}
