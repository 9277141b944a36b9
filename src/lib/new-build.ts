/** Whether a newer build of the site has been published since this document was loaded. */
let isThere = false

const listeners = new Set<() => void>()

export const newBuild = {
  isThere: (): boolean => isThere,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  announce: (): void => {
    isThere = true
    for (const listener of listeners) listener()
  },
}
