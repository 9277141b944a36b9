import type { PageConfig } from './page-config.ts'

/** Search fields that suggest pages bring the code for it when somebody goes into one. */
export function followSearchFields(config: PageConfig): void {
  const follow = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLInputElement && 'suggests' in target.dataset)
      void import('#features/search/suggest.ts').then(({ suggestFor }) => suggestFor(target, config))
  }
  follow({ target: document.activeElement })
  addEventListener('focusin', follow)
}
