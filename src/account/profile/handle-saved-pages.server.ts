import { parseCookie, serializeCookie } from 'cookie-es'
import type { Auth } from '#auth/create-auth.server.ts'
import type { FormState, FormSuccess } from '#auth/form-state.ts'
import { isSameOriginRequest } from '#lib/is-same-origin-request.ts'
import { uriFromPath } from '#lib/uri-path.ts'
import { siteAddresses } from '#sites/site-addresses.server.ts'
import { isSiteHandle, primarySiteHandle, type SiteHandle } from '#sites/sites.ts'
import { findCurrentPage, findPage } from './page-info.server.ts'
import { privateHeaders, refusalResponse } from './private-response.server.ts'
import { findSavedPage, markRead, removePage, savePage } from './saved-pages.server.ts'

const basePath = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The cookie with the page to save once the reader has signed in. Only the response to a same-origin form sets it. */
const pendingCookie = 'save-page'
/** The lifetime of that cookie, in seconds, within which the reader has to sign in. */
const pendingMaxAgeSeconds = 1800

export const savedPagesPath = '/api/saved-pages'

const prefixOf = (request: Request, site: SiteHandle) => {
  const ownSite = siteAddresses.resolve(request.headers.get('host') ?? new URL(request.url).host, '/')
  return ownSite.kind === 'site' && ownSite.site.handle === site ? '' : `/${site}`
}

const pendingPage = (value: string, request: Request) =>
  serializeCookie(pendingCookie, value, {
    path: `${basePath}${savedPagesPath}`,
    maxAge: value === '' ? 0 : pendingMaxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: new URL(request.url).protocol === 'https:',
  })

/** The actions of the form, each with the success that the profile reports. */
const actions = { save: 'page-saved', remove: 'saved', read: 'saved' } as const satisfies Record<string, FormSuccess>
type Action = keyof typeof actions
const isAction = (value: string): value is Action => Object.hasOwn(actions, value)

/**
 * Handles a form with `action` (save, remove, read; save if it is missing), `site` and `path`. The form is part of cached
 * pages, so it has no CSRF token; the headers of the browser show that it is from this website. Responds 303 to the profile.
 * A reader who is not signed in is redirected to sign in, and a page to save is saved after that. With `json` the response
 * says whether the reader is signed in, and whether the page is now saved.
 *
 * @param ownSite the site of the request, for a form without `site`
 */
export async function handleSavedPagesPost(request: Request, auth: Auth, ownSite?: SiteHandle): Promise<Response> {
  if (!isSameOriginRequest(request)) return refusalResponse(403, 'This is taken only from a page of this website.')
  const form = new URLSearchParams(await request.text())
  const [action, site] = [form.get('action') ?? 'save', form.get('site') ?? ownSite ?? '']
  const uri = uriFromPath(form.get('path') ?? '')
  if (!isAction(action)) return refusalResponse(400, 'Send `action` as "save", "remove" or "read".')
  if (!isSiteHandle(site)) return refusalResponse(400, 'Send `site` as the handle of a site.')
  if (uri.length > 1024) return refusalResponse(400, 'Send `path` as the path of a page.')
  const { person, cookies } = await auth.readPerson(request)
  const prefix = basePath + prefixOf(request, site)
  if (!person) {
    if (form.has('json')) return Response.json({ signedIn: false }, { status: 401, headers: privateHeaders(cookies) })
    const back = action === 'save' ? `${basePath}${savedPagesPath}` : `${prefix}/profile`
    const location = `${prefix}/login?callbackUrl=${encodeURIComponent(back)}`
    const pending = pendingPage(JSON.stringify([site, uri]), request)
    return new Response(null, {
      status: 303,
      headers: privateHeaders(action === 'save' ? [...cookies, pending] : cookies, { location }),
    })
  }
  const result = await act(action, person.user.id, site, uri)
  if (result === 'not-found') return refusalResponse(404, 'There is no such page.', cookies)
  if (form.has('json')) {
    const saved = action !== 'remove' && result === 'done'
    return Response.json({ signedIn: true, saved }, { headers: privateHeaders(cookies) })
  }
  const state = auth.formStateCookie(request, formStateOf(action, result))
  return new Response(null, {
    status: 303,
    headers: privateHeaders([...cookies, state], { location: `${prefix}/profile#saved-pages` }),
  })
}

/** The result of an action. A page that is `not-saved` has not been marked as read, because the reader does not keep it. */
type ActionResult = 'done' | 'list-full' | 'not-saved' | 'not-found'

const formStateOf = (action: Action, result: Exclude<ActionResult, 'not-found'>): FormState => ({
  form: 'saved-pages',
  ...(result === 'list-full' ? { problems: { list: 'saved-pages-full' } } : { success: actions[action] }),
})

async function act(action: Action, userId: string, site: SiteHandle, uri: string): Promise<ActionResult> {
  if (action === 'remove') {
    // The page is not looked up, because it may no longer exist. The lookup would then find its parent, which the reader may
    // keep as well.
    await removePage(userId, site, uri)
    return 'done'
  }
  const page = await findCurrentPage(site, uri)
  if (!page) return 'not-found'
  if (action === 'save') return (await savePage(userId, site, page)) ? 'done' : 'list-full'
  return (await markRead(userId, site, page)) ? 'done' : 'not-saved'
}

/**
 * Handles two requests. With `site` and `path`, it responds whether the reader has saved that page, and marks a saved page
 * as read. Without them, it saves the page for which the reader has been sent to sign in, and redirects to the profile.
 */
export async function handleSavedPagesGet(request: Request, auth: Auth): Promise<Response> {
  const query = new URL(request.url).searchParams
  const { person, cookies } = await auth.readPerson(request)
  const site = query.get('site')
  if (site === null) return savePendingPage(request, auth)
  if (!isSiteHandle(site)) return refusalResponse(400, 'Send `site` as the handle of a site.', cookies)
  const headers = privateHeaders(cookies)
  if (!person) return Response.json({ signedIn: false }, { headers })
  const uri = uriFromPath(query.get('path') ?? '')
  const page = await findPage(site, uri)
  const saved = page && (await findSavedPage(person.user.id, site, page.uri))
  if (!saved) return Response.json({ signedIn: true, saved: false }, { headers })
  if (page.revision !== saved.readRevision) {
    const current = await findCurrentPage(site, page.uri)
    // If the page no longer exists, `findCurrentPage` has found its parent instead, which must not be marked as read.
    if (current?.uri === page.uri) await markRead(person.user.id, site, current)
  }
  return Response.json({ signedIn: true, saved: true }, { headers })
}

async function savePendingPage(request: Request, auth: Auth): Promise<Response> {
  const { person, cookies } = await auth.readPerson(request)
  const pending = readPending(request)
  const site = pending?.site ?? primarySiteHandle
  const location = `${basePath}${prefixOf(request, site)}/profile`
  const set = [...cookies, pendingPage('', request)]
  if (!person || !pending) return new Response(null, { status: 303, headers: privateHeaders(set, { location }) })
  const result = await act('save', person.user.id, pending.site, pending.uri)
  if (result !== 'not-found') set.push(auth.formStateCookie(request, formStateOf('save', result)))
  return new Response(null, { status: 303, headers: privateHeaders(set, { location: `${location}#saved-pages` }) })
}

function readPending(request: Request): { site: SiteHandle; uri: string } | undefined {
  const pending = parseCookie(request.headers.get('cookie') ?? '')[pendingCookie]
  try {
    const [site, uri] = JSON.parse(pending ?? '') as unknown[]
    if (typeof site === 'string' && isSiteHandle(site) && typeof uri === 'string' && uri.length <= 1024)
      return { site, uri }
  } catch {
    // The cookie is missing or malformed, so there is no page to save.
  }
  return undefined
}
