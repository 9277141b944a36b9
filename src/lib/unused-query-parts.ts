/**
 * Takes the place of two parts of TanStack Query that every client would carry (1.2 kB compressed) and none uses: this site
 * changes things by forms, and its lists have numbered pages. `app.config.ts` puts it there.
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
