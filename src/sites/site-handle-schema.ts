import * as v from 'valibot'
import { siteHandles } from './sites.ts'

/** The schema with which a site's handle in a request is validated. */
export const siteHandleSchema = v.picklist(siteHandles)
