import type { Auth, Person } from '#auth/create-auth.server.ts'
import { isSiteHandle, primarySiteHandle } from '#sites/sites.ts'
import { loadStartedModules } from './started-modules.server.ts'
import type { Profile } from './profile.ts'
import { loadSavedPages } from './saved-pages.server.ts'

/** Loads the data of a user's profile. Its language is that in which emails to the user are written. */
export async function loadProfile(auth: Auth, { user, session }: Person): Promise<Profile> {
  const [savedPages, modules, sessions, providers] = await Promise.all([
    loadSavedPages(user.id),
    loadStartedModules(user.id),
    auth.listSessions(user.id),
    auth.listProviders(user.id),
  ])
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    language: user.site !== undefined && isSiteHandle(user.site) ? user.site : primarySiteHandle,
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
