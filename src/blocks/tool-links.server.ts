import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Site } from '#sites/sites.ts'
import { hasOwnPage } from '#sites/tool-pages.ts'
import type { Article } from './article.ts'

/** The tools of the application, each with the uris (on the primary site) of the pages that link to it. */
const pagesOfTools = {
  '/my-bladder-diary': ['bladder-diary'],
  '/stent-reminder': ['all-treatments/ureteroscopy', 'all-treatments/percutaneous-nephrolithotomy'],
  '/visit-pack': ['questions-for-your-appointment'],
} as const satisfies Readonly<Record<string, readonly string[]>>

type Tool = keyof typeof pagesOfTools

/** The labels of the links, in the page's language. */
export type ToolLinkLabels = Readonly<Record<Tool, string>>

export const toolLinkLabels = {
  '/my-bladder-diary': msg({
    message: 'Keep the diary here',
    comment: 'Link from the page on the bladder diary to the tool with which readers keep it on their own device',
  }),
  '/stent-reminder': msg({
    message: 'Reminder: stent removal',
    comment:
      'Link from pages on operations to a form that makes a reminder of the day by which a ureteral stent must be out',
  }),
  '/visit-pack': msg({
    message: 'Make a visit pack',
    comment: 'Link to the visit pack, in which readers collect pages, questions and notes for a visit to the doctor',
  }),
} satisfies Record<Tool, MessageDescriptor>

const tools = Object.keys(pagesOfTools) as readonly Tool[]

/** Returns the link to the tool that belongs to the page with this uri on the primary site, if the site has the tool. */
export function toolOf(
  site: Site,
  primaryUri: string | undefined,
  labels: ToolLinkLabels | undefined,
): Article['tool'] {
  const path = tools.find((one) => pagesOfTools[one].some((uri) => uri === primaryUri))
  return path !== undefined && labels && hasOwnPage(site, path) ? { path, label: labels[path] } : undefined
}
