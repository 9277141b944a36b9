import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Site } from '#sites/sites.ts'

const editors = msg({ id: '404-title', message: 'This page is not here', comment: 'Title of the not-found page' })
const fixed = msg({ message: 'Page not found', comment: 'Title of the not-found page' })

/** The title of the error page. */
export const errorTitle = msg({ message: 'An error occurred', comment: 'Title of the error page' })

/** Returns the title of the not-found page: the editors' own with the flag custom-404-page, else a fixed one. */
export const notFoundTitle = ({ enable }: Pick<Site, 'enable'>): MessageDescriptor =>
  enable.includes('custom-404-page') ? editors : fixed
