import { msg } from '@lingui/core/macro'
import { formatNumber } from '#i18n/formatting.ts'
import type { RouterContext } from '#pages/router-context.ts'

/** What a part of a list is called in the head: `News · Kidney stones · 2025, page 2`. The sign is at home in every language. */
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
