import type { QueryClient } from '@tanstack/react-query'
import { getSuggestions } from './suggestions.functions.ts'

/** Search fields that suggest pages bring the code for it when somebody goes into one. */
export function followSearchFields(queryClient: QueryClient): void {
  const follow = () => {
    const field = document.activeElement
    if (field?.matches('[data-suggests=true]'))
      void import('#features/search/suggest.ts').then((code) => code.suggestFor(field, queryClient, getSuggestions))
  }
  follow()
  addEventListener('focusin', follow)
}
