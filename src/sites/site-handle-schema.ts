import * as v from 'valibot'
import { siteHandles } from './sites.ts'

/** The handle of one of our sites, as a question from outside names it. */
export const siteHandleSchema = v.picklist(siteHandles)
