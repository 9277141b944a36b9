import type { GenericEndpointContext } from 'better-auth'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import type { AuthPlace } from './auth-options.ts'
import { landingPath, parseCallbackUrl } from './callback-url.ts'
import { attemptWindowMinutes } from './form-limits.ts'
import { isCsrfToken, createCsrfToken, readCsrfCookie } from './csrf-token.server.ts'
import { formStateMaxAgeSeconds, sealFormState } from './form-state.server.ts'
import type { FormState } from './form-state.ts'

/** The text fields of a request body, or the text parameters of a query, by name. */
export type Fields = Readonly<Record<string, string | undefined>>

type Context = GenericEndpointContext

/** The part of better-auth's context of a request that tells from which page the request comes. */
type PageContext = { readonly body?: unknown; readonly query?: unknown; readonly context: { readonly baseURL: string } }

export const formTypes = { metadata: { allowedMediaTypes: ['application/x-www-form-urlencoded'] } }
export const jsonType = { metadata: { allowedMediaTypes: ['application/json'] } }

/** Returns the text fields of the request body, a form or a JSON object, and omits all other values. */
export const fieldsOf = ({ body }: PageContext): Fields => textsOf(body)
/** Returns the text parameters of the query, and omits all other values. */
export const queryOf = ({ query }: PageContext): Fields => textsOf(query)

function textsOf(given: unknown): Fields {
  if (typeof given !== 'object' || given === null) return {}
  return Object.fromEntries(
    Object.entries(given).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
}

export const originOf = ({ context }: PageContext): string => new URL(context.baseURL).origin
export const hostOf = ({ context }: PageContext): string => new URL(context.baseURL).host

const csrfCookie = (ctx: Context) => ctx.context.createAuthCookie('csrf')

/** Returns the visitor's CSRF token. Creates one and sets its cookie if the request has no valid one. */
export function csrfTokenOf(ctx: Context): string {
  const { name, attributes } = csrfCookie(ctx)
  const cookieToken = readCsrfCookie(ctx.getCookie(name), ctx.context.secret)
  if (cookieToken !== undefined) return cookieToken
  const { token, cookie } = createCsrfToken(ctx.context.secret)
  ctx.setCookie(name, cookie, attributes)
  return token
}

/** Whether the request body contains the visitor's CSRF token. */
export const hasValidToken = (ctx: Context): boolean =>
  isCsrfToken(fieldsOf(ctx).csrfToken, ctx.getCookie(csrfCookie(ctx).name), ctx.context.secret)

/**
 * Returns the site from whose page the request comes: the one in the field or parameter `site` or, if that is not the handle
 * of a site, the one to which the host of the request and the path of the `callbackUrl` belong.
 */
export function siteOf(ctx: PageContext, place: AuthPlace): SiteHandle {
  const { site = '', callbackUrl } = { ...queryOf(ctx), ...fieldsOf(ctx) }
  if (isSiteHandle(site)) return site
  const path = parseCallbackUrl(callbackUrl, originOf(ctx), place.basePath) ?? `${place.basePath}/`
  return place.siteOf(hostOf(ctx), path.slice(place.basePath.length) || '/')
}

const prefixOf = (ctx: PageContext, place: AuthPlace): string => place.prefixOf(hostOf(ctx), siteOf(ctx, place))

/** Returns the URL of one of the site's pages, on the host of the request. */
export const pageOf = (ctx: PageContext, place: AuthPlace, path: string): string =>
  `${originOf(ctx)}${place.basePath}${prefixOf(ctx, place)}${path}`

/** Returns the request's `callbackUrl` as an absolute URL, or the site's home page if it is missing or invalid. */
export function callbackUrlOf(ctx: PageContext, place: AuthPlace): string {
  const { callbackUrl } = { ...queryOf(ctx), ...fieldsOf(ctx) }
  return originOf(ctx) + landingPath(callbackUrl, originOf(ctx), place.basePath, prefixOf(ctx, place))
}

/** Returns the URL of the sign-in page, which leads to the request's `callbackUrl` after the sign-in. */
export const loginPageOf = (ctx: PageContext, place: AuthPlace): string =>
  withParameter(pageOf(ctx, place, '/login'), 'callbackUrl', callbackUrlOf(ctx, place))

/** Whether a browser opens a page with the request: the response is not read by a script. */
export const isNavigation = (headers: Headers | undefined): boolean => headers?.get('sec-fetch-mode') === 'navigate'

/** Whether the request body asks for JSON, as NextAuth's client does. */
export const shouldRespondWithJson = (ctx: PageContext): boolean => fieldsOf(ctx).json === 'true'

/**
 * Responds with the URL to go to: as JSON, like NextAuth, if the request body has `json=true`, and otherwise as a redirect.
 * The JSON contains the problems or the success in `state`; with a redirect, a cookie contains the whole state for the page
 * to show. `status` is that of the JSON response, which has a `Retry-After` header if the status is 429; a redirect has the
 * status 303 after a POST, and otherwise 302.
 */
export function redirectAfterForm(
  ctx: Context,
  url: string,
  { state, status = 200 }: { readonly state?: FormState; readonly status?: number } = {},
): Response {
  if (shouldRespondWithJson(ctx)) {
    const result = state && {
      ...(state.problems && { problems: state.problems }),
      ...(state.success && { success: state.success }),
    }
    // This is the longest possible wait, because the limit is reset this long after the last allowed attempt.
    const headers = new Headers(status === 429 ? { 'retry-after': String(attemptWindowMinutes * 60) } : {})
    return Response.json({ url, ...result }, { status, headers })
  }
  if (state) {
    const { name, attributes } = ctx.context.createAuthCookie('form', { maxAge: formStateMaxAgeSeconds })
    ctx.setCookie(name, sealFormState(state, ctx.context.secret), attributes)
  }
  return new Response(null, { status: ctx.method === 'POST' ? 303 : 302, headers: { location: url } })
}

/** Returns the URL with a query parameter, which replaces any of the same name. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}
