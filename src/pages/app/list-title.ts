import { msg } from '@lingui/core/macro'
import { formatNumber } from '#i18n/formatting.ts'
import type { RouterContext } from '#pages/router-context.ts'

/** Returns the title of one page of a list: `News · Kidney stones · 2025, page 2`. The middle dot needs no translation. */
export function listTitle(
  { current, i18n }: Pick<RouterContext, 'current' | 'i18n'>,
  { title, chosen, page }: { title: string; chosen: readonly string[]; page: number },
): string {
  const name = [title, ...chosen].join(' · ')
  const number = formatNumber(current.site.locale, page)
  return page === 1 ? name : i18n._(pageTitle(name, number))
}

const pageTitle = (name: string, number: string) =>
  msg({
    message: `${name}, page ${number}`,
    comment: 'Title of a page of a list, for the browser: the name of the list and a number',
  })
