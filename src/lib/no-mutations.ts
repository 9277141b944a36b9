/**
 * Takes the place of TanStack Query's store of mutations, which every client would carry (1.3 kB compressed): this site
 * changes things by forms, and has no mutations. `app.config.ts` puts it there.
 */
export class MutationCache {
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
