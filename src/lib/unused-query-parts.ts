/**
 * Takes the place of parts of TanStack Query that every client would carry (1.6 kB compressed) and none uses: this site
 * changes things by forms, its lists have numbered pages, and what it has asked for it does not ask for again by itself. `app.config.ts` puts it there.
 */
export class MutationCache {
  build(): never {
    throw new Error('Mutations are left out of this site: see app.config.ts.')
  }
  clear(): void {}
  find(): undefined {}
  findAll(): readonly never[] {
    return []
  }
  getAll(): readonly never[] {
    return []
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
}

export const hasNextPage = (): boolean => false
export const hasPreviousPage = (): boolean => false

export function infiniteQueryBehavior(): never {
  throw new Error('Infinite queries are left out of this site: see app.config.ts.')
}

const always = { subscribe: () => () => {} }

/** Nothing is asked for again when the window gets the focus. */
export const focusManager = { ...always, isFocused: (): boolean => true }

/** A question without a network fails at once, and its page says so; it does not wait until there is one. */
export const onlineManager = { ...always, isOnline: (): boolean => true }
