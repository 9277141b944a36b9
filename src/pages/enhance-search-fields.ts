import type { QueryClient } from '@tanstack/react-query'
import { getSuggestions } from './suggestions.functions.ts'

/** Loads the code for suggestions when a search field that supports them receives the focus. */
export function enhanceSearchFields(queryClient: QueryClient): void {
  const follow = () => {
    const field = document.activeElement
    if (field?.matches('[data-suggests=true]'))
      void import('#features/search/suggest.ts').then((code) => code.suggestFor(field, queryClient, getSuggestions))
  }
  follow()
  addEventListener('focusin', follow)
}
