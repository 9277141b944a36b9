import * as v from 'valibot'
import { siteHandles } from './sites.ts'

/** The schema of a site's handle in a request. */
export const siteHandleSchema = v.picklist(siteHandles)
