import type { BetterAuthPlugin, GenericEndpointContext } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { isSiteHandle, primarySiteHandle, type SiteHandle } from '#sites/sites.ts'
import {
  checkEmail,
  checkName,
  checkNewPassword,
  hasAny,
  maxEchoedLength,
  problem,
  type Problems,
  trimmed,
  typed,
} from './account-fields.server.ts'
import { type AccountLimits, mailLimit, resetLimit, signInLimit } from './account-limit.server.ts'
import {
  type AccountToken,
  deleteAccountTokens,
  createAccountToken,
  readAccountToken,
  consumeAccountToken,
} from './account-token.server.ts'
import { confirmEmailChange } from './email-changes.server.ts'
import type { AccountMail, AuthPlace, SendAccountMail } from './auth-options.ts'
import {
  redirectAfterForm,
  hasValidToken,
  type Fields,
  fieldsOf,
  formTypes,
  pageOf,
  siteOf,
} from './auth-requests.server.ts'
import { type Claim, reauthenticate, findPasswordHash } from './reauthenticate.server.ts'
import type { FormProblem, FormState } from './form-state.ts'
import { deleteProviderLinks } from './delete-provider-links.server.ts'
import { chooseFirstPassword, confirmRegistration, findRegistration } from './registrations.server.ts'
import { endSession, findSession, startSession } from './session.server.ts'

type Context = GenericEndpointContext
type User = NonNullable<Awaited<ReturnType<Context['context']['internalAdapter']['findUserById']>>>

/**
 * The lifetimes of the links in emails, in hours. The emails state them (`account-mail.server.ts`). The link that confirms a
 * registration is valid for `registrationDays`.
 */
const linkHours = { resetPassword: 1, changeEmail: 24 }

const statusOf: Readonly<Partial<Record<FormProblem, number>>> = {
  'form-expired': 403,
  'too-many-attempts': 429,
  'password-wrong': 403,
  'sign-in-again': 403,
  'mail-failed': 503,
}

type Options = {
  readonly place: AuthPlace
  readonly send: SendAccountMail
  readonly limits: AccountLimits
  readonly registrationDays: number
  readonly minResponseTimeMs: number
}

/**
 * Creates the plugin with the forms of an account: to register, to choose a new password, and to change an account. Each
 * form contains the CSRF token of the NextAuth-compatible API (`nextauth-api.server.ts`), and works without JavaScript: the
 * response is a redirect (303) to the page that shows the outcome.
 */
export function accountForms({ place, send, limits, registrationDays, minResponseTimeMs }: Options) {
  /** Creates the endpoint of a form: it checks the token, runs `act`, and redirects to the page that shows the outcome. */
  const form = <const Path extends `/account/${string}`>(
    path: Path,
    page: string,
    act: (ctx: Context, fields: Fields) => Promise<Done | Problems>,
  ) =>
    createAuthEndpoint(path, { method: 'POST', ...formTypes }, async (ctx) => {
      const name = path.slice('/account/'.length)
      const fields = fieldsOf(ctx)
      const outcome = hasValidToken(ctx) ? await act(ctx, fields) : problem('form-expired')
      if (outcome instanceof Done) {
        const state = outcome.success && { form: name, success: outcome.success, ...outcome.more }
        return redirectAfterForm(ctx, pageOf(ctx, place, outcome.page ?? page), state ? { state } : {})
      }
      const status = Math.max(...Object.values(outcome).map((one) => statusOf[one] ?? 400))
      return redirectAfterForm(ctx, pageOf(ctx, place, pageAgain(page, fields)), {
        status,
        state: { form: name, problems: outcome, values: typed(fields) },
      })
    })

  const personal = <const Path extends `/account/${string}`>(
    path: Path,
    act: (ctx: Context, fields: Fields, person: Person) => Promise<Done | Problems>,
  ) =>
    form(path, '/profile', async (ctx, fields) => {
      const found = await findSession(ctx)
      if (!found) return signInFirst(ctx, '/profile')
      const { user, session } = found
      const hash = await findPasswordHash(ctx.context.internalAdapter, user.id)
      return act(ctx, fields, { user: user as User, userId: user.id, session, hash })
    })

  /** Creates the redirect to the sign-in page, from which the reader comes back to `page`. */
  function signInFirst(ctx: Context, page: string) {
    const { pathname, search } = new URL(pageOf(ctx, place, page))
    return new Done({ page: '/login?callbackUrl=' + encodeURIComponent(pathname + search) })
  }

  const pageLink = (site: SiteHandle, page: string) => ({ url: place.publicBase(site) + page })
  const tokenLink = (site: SiteHandle, page: string, { token, expiresAt }: AccountToken) => ({
    url: `${place.publicBase(site)}${page}?token=${token}`,
    expiresAt,
  })

  const mail = (
    ctx: Context,
    kind: AccountMail['kind'],
    user: Pick<User, 'email' | 'name'> & { readonly id?: string },
    site: SiteHandle,
    link: Pick<AccountMail, 'url' | 'expiresAt'>,
  ) =>
    send({ kind, to: user.email, name: user.name, userId: user.id, site, ...link }).catch((cause: unknown) => {
      ctx.context.logger.error('A mail could not be kept for sending.', cause)
      throw new MailError()
    })

  /** Sends an email about a change that has been made. The change is not undone if the email cannot be queued. */
  const sendNotice = (...about: Parameters<typeof mail>) => mail(...about).catch(() => undefined)

  return {
    id: 'account-forms',
    endpoints: {
      accountRegister: form('/account/register', '/register', (ctx, fields) =>
        withMinimumTime(minResponseTimeMs, async () => {
          const { name = '', email = '', password = '' } = trimmed(fields)
          const problems = {
            ...checkName(name),
            ...checkEmail(email),
            ...(await checkNewPassword(password, { name, email })),
          }
          if (hasAny(problems)) return problems
          const address = email.toLowerCase()
          if (!(await limits.countAttempt(mailLimit, address))) return problem('too-many-attempts')
          const hash = await ctx.context.password.hash(password)
          const existing = await ctx.context.internalAdapter.findUserByEmail(address)
          if (existing) {
            const site = siteOfUser(existing.user)
            await mail(ctx, 'account-exists', existing.user, site, pageLink(site, '/forgot-password'))
          } else {
            const site = siteOf(ctx, place)
            const token = await createAccountToken(
              ctx,
              'verify-email',
              { name, email: address, password: hash, site },
              registrationDays * 24,
            )
            await mail(ctx, 'verify-email', { name, email: address }, site, tokenLink(site, '/verify-email', token))
          }
          return new Done({ success: 'mail-sent', more: { values: { email } } })
        }),
      ),

      accountVerifyEmail: form('/account/verify-email', '/verify-email', async (ctx, fields) => {
        const { token = '' } = fields
        const registration = await readAccountToken(ctx.context.adapter, 'verify-email', token)
        if (registration) {
          const problems = await confirmRegistration(ctx, limits, registration, fields)
          return problems ?? new Done({ page: '/login', success: 'verified' })
        }
        const change = await readAccountToken(ctx.context.adapter, 'change-email', token)
        if (!change) return problem('token-invalid')
        const outcome = await confirmEmailChange(ctx, limits, change, fields)
        if ('isSignedOut' in outcome) return signInFirst(ctx, pageAgain('/verify-email', fields))
        if ('problems' in outcome) return outcome.problems
        const site = siteOfUser(outcome.changed)
        await sendNotice(ctx, 'email-changed', outcome.changed, site, pageLink(site, '/contact'))
        return new Done({ page: '/profile', success: 'email-changed' })
      }),

      accountForgotPassword: form('/account/forgot-password', '/forgot-password', (ctx, fields) =>
        withMinimumTime(minResponseTimeMs, async () => {
          const { email = '' } = trimmed(fields)
          const problems = checkEmail(email)
          if (hasAny(problems)) return problems
          const address = email.toLowerCase()
          if (!(await limits.countAttempt(resetLimit, address))) return problem('too-many-attempts')
          const sent = new Done({ success: 'mail-sent', more: { values: { email } } })
          const existing = await ctx.context.internalAdapter.findUserByEmail(address)
          if (existing) {
            const site = siteOfUser(existing.user)
            const token = await createAccountToken(
              ctx,
              'reset-password',
              { userId: existing.user.id },
              linkHours.resetPassword,
            )
            await mail(ctx, 'reset-password', existing.user, site, tokenLink(site, '/reset-password', token))
            return sent
          }
          // With this email, the owner of the mailbox can take over a registration that somebody else may have made.
          const registration = await findRegistration(ctx, address)
          if (registration) {
            const { name } = registration
            const site = siteOf(ctx, place)
            const token = await createAccountToken(
              ctx,
              'choose-password',
              { email: address, name, site },
              linkHours.resetPassword,
            )
            await mail(ctx, 'reset-password', { name, email: address }, site, tokenLink(site, '/reset-password', token))
          }
          return sent
        }),
      ),

      accountResetPassword: form(
        '/account/reset-password',
        '/reset-password',
        async (ctx, { token = '', password = '' }) => {
          const problems = await checkNewPassword(password)
          if (hasAny(problems)) return problems
          const request = await consumeAccountToken(ctx, 'reset-password', token)
          const user = request && (await ctx.context.internalAdapter.findUserById(request.userId))
          if (!user)
            return (
              (await chooseFirstPassword(ctx, limits, token, password)) ??
              new Done({ page: '/login', success: 'password-changed' })
            )
          await setPassword(ctx, user, password)
          // A new password removes all other ways to sign in, so that only the owner of the email address can use the
          // account.
          await deleteProviderLinks(ctx, user.id)
          if (!user.emailVerified) await ctx.context.internalAdapter.updateUser(user.id, { emailVerified: true })
          await ctx.context.internalAdapter.deleteUserSessions(user.id)
          // Pending changes of the email address are canceled as well, because somebody with the old password may have
          // requested them.
          await deleteAccountTokens(ctx, user.id)
          await limits.forgetAttempts(signInLimit, user.email)
          await endSession(ctx)
          const site = siteOfUser(user)
          await sendNotice(ctx, 'password-changed', user, site, pageLink(site, '/forgot-password'))
          return new Done({ page: '/login', success: 'password-changed' })
        },
      ),

      accountChangeName: personal('/account/change-name', async (ctx, fields, { user }) => {
        const { name = '' } = trimmed(fields)
        const problems = checkName(name)
        if (hasAny(problems)) return problems
        await ctx.context.internalAdapter.updateUser(user.id, { name })
        return new Done({ success: 'saved' })
      }),

      accountChangeLanguage: personal('/account/change-language', async (ctx, { language = '' }, { user }) => {
        if (!isSiteHandle(language)) return problem('form-expired')
        await ctx.context.internalAdapter.updateUser(user.id, { site: language })
        return new Done({ success: 'saved' })
      }),

      accountChangeEmail: personal('/account/change-email', (ctx, fields, person) =>
        withMinimumTime(minResponseTimeMs, async () => {
          const { email = '' } = trimmed(fields)
          const problems = { ...checkEmail(email), ...(await reauthenticate(ctx, limits, fields, person)) }
          if (hasAny(problems)) return problems
          const address = email.toLowerCase()
          if (!(await limits.countAttempt(mailLimit, address))) return problem('too-many-attempts')
          const { user } = person
          const site = siteOfUser(user)
          const existing = await ctx.context.internalAdapter.findUserByEmail(address)
          if (existing) {
            const other = siteOfUser(existing.user)
            await mail(ctx, 'account-exists', existing.user, other, pageLink(other, '/forgot-password'))
          } else {
            const token = await createAccountToken(
              ctx,
              'change-email',
              { userId: user.id, email: address, site },
              linkHours.changeEmail,
            )
            await mail(
              ctx,
              'change-email',
              { id: user.id, name: user.name, email: address },
              site,
              tokenLink(site, '/verify-email', token),
            )
          }
          return new Done({ success: 'email-mail-sent', more: { values: { email } } })
        }),
      ),

      accountChangePassword: personal('/account/change-password', async (ctx, fields, person) => {
        const { newPassword = '' } = fields
        const { password: tooPlain } = await checkNewPassword(newPassword, person.user)
        const problems = {
          ...(tooPlain && { newPassword: tooPlain }),
          ...(await reauthenticate(ctx, limits, fields, person)),
        }
        if (hasAny(problems)) return problems
        const { user } = person
        await setPassword(ctx, user, newPassword)
        await ctx.context.internalAdapter.deleteUserSessions(user.id)
        await deleteAccountTokens(ctx, user.id)
        // All sessions have been ended; a new one keeps this browser signed in.
        await startSession(ctx, user)
        const site = siteOfUser(user)
        await sendNotice(ctx, 'password-changed', user, site, pageLink(site, '/forgot-password'))
        return new Done({ success: 'password-changed' })
      }),

      accountEndSession: personal('/account/end-session', async (ctx, { id = '' }, { user, session }) => {
        const sessions = await ctx.context.internalAdapter.listSessions(user.id)
        const other = sessions.find((one) => one.id === id)
        if (other) await ctx.context.internalAdapter.deleteSession(other.token)
        if (other?.id !== session.id) return new Done({ success: 'saved' })
        await endSession(ctx)
        return new Done({ page: '/login', success: 'signed-out' })
      }),

      accountEndSessions: personal('/account/end-sessions', async (ctx, _, { user }) => {
        await ctx.context.internalAdapter.deleteUserSessions(user.id)
        await endSession(ctx)
        return new Done({ page: '/login', success: 'signed-out' })
      }),

      accountDelete: personal('/account/delete', async (ctx, fields, person) => {
        const problems: Problems = {
          ...(fields.confirmation !== 'yes' && { confirmation: 'confirmation-missing' as const }),
          ...(await reauthenticate(ctx, limits, fields, person)),
        }
        if (hasAny(problems)) return problems
        const { user } = person
        const { adapter } = ctx.context
        // The database deletes all rows of an account by cascade. The tokens of emails refer to the account only in their
        // data, so they are deleted here.
        await adapter.delete({ model: 'user', where: [{ field: 'id', value: user.id }] })
        await deleteAccountTokens(ctx, user.id)
        await limits.forgetAttempts(signInLimit, user.email)
        await endSession(ctx)
        return new Done({ page: '/login', success: 'account-deleted' })
      }),
    },
  } satisfies BetterAuthPlugin
}

/** The error when an email could not be queued. The form reports it, and the reader can send the form again. */
class MailError extends Error {
  override readonly name = 'MailError'
}

/** The claim of a signed-in user to the user's own account. */
type Person = Claim & { readonly user: User; readonly session: { readonly id: string; readonly createdAt: Date } }

/** The outcome of a form without problems: the page to go to, by default the form's own, and the success to show there. */
class Done {
  readonly page: string | undefined
  readonly success: FormState['success']
  readonly more: Pick<FormState, 'values'> | undefined

  constructor(outcome: { page?: string; success?: FormState['success']; more?: Pick<FormState, 'values'> }) {
    this.page = outcome.page
    this.success = outcome.success
    this.more = outcome.more
  }
}

/** Returns the path of a form's page with the submitted token, without which the form could not be sent again. */
const pageAgain = (page: string, { token }: Fields) =>
  token ? `${page}?token=${encodeURIComponent(token.slice(0, maxEchoedLength))}` : page

/** Returns the site that is stored for a user, in whose language emails are written; the primary site if there is none. */
function siteOfUser(user: User): SiteHandle {
  const { site } = user as User & { readonly site?: unknown }
  return typeof site === 'string' && isSiteHandle(site) ? site : primarySiteHandle
}

async function setPassword(ctx: Context, user: User, password: string) {
  const { internalAdapter, password: passwords } = ctx.context
  const hash = await passwords.hash(password)
  const accounts = await internalAdapter.findAccounts(user.id)
  if (accounts.some(({ providerId }) => providerId === 'credential'))
    await internalAdapter.updatePassword(user.id, hash)
  else
    await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hash })
}

/**
 * Runs `act` and returns its outcome after at least the minimum time, so that the response time does not reveal the outcome.
 * An email that cannot be queued becomes a problem of the form.
 */
async function withMinimumTime<Outcome>(
  minResponseTimeMs: number,
  act: () => Promise<Outcome | Problems>,
): Promise<Outcome | Problems> {
  const minimumDelay = new Promise((resolve) => setTimeout(resolve, minResponseTimeMs))
  try {
    return await act()
  } catch (error) {
    if (error instanceof MailError) return problem('mail-failed')
    throw error
  } finally {
    await minimumDelay
  }
}
