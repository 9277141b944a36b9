import type { Auth, Person } from '#auth/create-auth.server.ts'
import { isSiteHandle, type SiteHandle } from '#sites/sites.ts'
import { loadStartedModules } from './started-modules.server.ts'
import type { Profile } from './profile.ts'
import { loadSavedPages } from './saved-pages.server.ts'

/** Loads the data of a user's profile. `site`, on which it is shown, determines the language if none is stored. */
export async function loadProfile(auth: Auth, { user, session }: Person, site: SiteHandle): Promise<Profile> {
  const [savedPages, modules, sessions, providers] = await Promise.all([
    loadSavedPages(user.id),
    loadStartedModules(user.id),
    auth.listSessions(user.id),
    auth.listProviders(user.id),
  ])
  return {
    name: user.name,
    email: user.email,
    language: user.site !== undefined && isSiteHandle(user.site) ? user.site : site,
    hasPassword: providers.includes('credential'),
    savedPages,
    modules,
    devices: sessions
      .map(({ id, device, network, createdAt, updatedAt }) => ({
        id,
        device,
        network,
        since: createdAt.toISOString(),
        lastUsed: updatedAt.toISOString(),
        isThis: id === session.id,
      }))
      .sort((one, other) => Number(other.isThis) - Number(one.isThis) || other.lastUsed.localeCompare(one.lastUsed)),
  }
}
