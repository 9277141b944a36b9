import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { siteHandleSchema } from '#sites/site-handle-schema.ts'
import { sentCookies } from './sent-cookies.server.ts'

/**
 * Fetches, by the id of the item, whether the reader's browser has each of the cookies that it sends to every page. Scripts do
 * not see all of them. Responses of server functions are not cached.
 */
export const getSentCookies = createServerFn({ method: 'GET' })
  .validator(v.parser(v.object({ site: siteHandleSchema })))
  .handler(() => sentCookies(getRequestHeader('cookie') ?? ''))
