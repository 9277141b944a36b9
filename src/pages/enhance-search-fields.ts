import type { QueryClient } from '@tanstack/react-query'
import { getSuggestions } from './suggestions.functions.ts'

/**
 * Starts the suggestions of a search field that supports them, and loads their code, when the field has or gets the focus.
 */
export function enhanceSearchFields(queryClient: QueryClient): void {
  const follow = () => {
    const field = document.activeElement
    if (field?.matches('[data-suggests=true]'))
      void import('#features/search/suggest.ts').then((code) => code.suggestFor(field, queryClient, getSuggestions))
  }
  follow()
  addEventListener('focusin', follow)
}
