import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Site } from '#sites/sites.ts'

const editors = msg({ id: '404-title', message: 'This page is not here', comment: 'Title of the not-found page' })
const fixed = msg({ message: 'Page not found', comment: 'Title of the not-found page' })

/** The title of the error page. */
export const errorTitle = msg({ message: 'An error occurred', comment: 'Title of the error page' })

/** Whether editors write the text of the not-found page. */
export const hasOwnNotFoundWords = ({ enable }: Pick<Site, 'enable'>): boolean => enable.includes('custom-404-page')

/** Returns the title of the not-found page: the editors' own, or a fixed one. */
export const notFoundTitle = (site: Pick<Site, 'enable'>): MessageDescriptor =>
  hasOwnNotFoundWords(site) ? editors : fixed
