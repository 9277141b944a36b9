import { createHmac } from 'node:crypto'
import type { GenericEndpointContext } from 'better-auth'

type Context = GenericEndpointContext
type Limit = { readonly name: string; readonly most: number; readonly within: number }
type Row = { readonly count: number; readonly lastRequest: number }

const minutes = 60_000

/** Attempts to sign in to one account, from wherever. An attempt that succeeds begins anew. */
export const signInLimit: Limit = { name: 'sign-in', most: 10, within: 15 * minutes }
/** Mails that anybody can have sent to one address. */
export const mailLimit: Limit = { name: 'mail', most: 3, within: 15 * minutes }
/** Passwords that are asked for once more, by one who is signed in. */
export const confirmLimit: Limit = { name: 'confirm', most: 10, within: 15 * minutes }

// They stand where better-auth keeps its own counts, under what tells nobody the address.
const keyOf = ({ context }: Context, { name }: Limit, subject: string) =>
  `${name}:${createHmac('sha256', context.secret).update(`limit:${subject.toLowerCase()}`).digest('base64url')}`

/**
 * Counts an attempt, before anything else is done: of many at the same time no more pass than of as many one after another.
 *
 * @returns whether it may be made
 */
export async function countAttempt(ctx: Context, limit: Limit, subject: string): Promise<boolean> {
  const { adapter } = ctx.context
  const key = keyOf(ctx, limit, subject)
  const where = [{ field: 'key', value: key }]
  const now = Date.now()
  for (let turn = 0; turn < 5; turn++) {
    const [row] = await adapter.findMany<Row>({ model: 'rateLimit', where })
    if (!row) {
      try {
        await adapter.create({ model: 'rateLimit', data: { key, count: 1, lastRequest: now } })
        return true
      } catch (error) {
        // Somebody else was first.
        const [other] = await adapter.findMany<Row>({ model: 'rateLimit', where })
        if (!other) throw error
        continue
      }
    }
    const last = Number(row.lastRequest)
    if (now - last >= limit.within) {
      const begun = await adapter.incrementOne({
        model: 'rateLimit',
        where: [...where, { field: 'lastRequest', operator: 'lte', value: last }],
        increment: {},
        set: { count: 1, lastRequest: now },
      })
      if (begun) return true
      continue
    }
    const counted = await adapter.incrementOne({
      model: 'rateLimit',
      where: [...where, { field: 'count', operator: 'lt', value: limit.most }],
      increment: { count: 1 },
      set: { lastRequest: now },
    })
    return counted !== null
  }
  return false
}

/** Begins to count anew. */
export async function forgetAttempts(ctx: Context, limit: Limit, subject: string): Promise<void> {
  await ctx.context.adapter.deleteMany({
    model: 'rateLimit',
    where: [{ field: 'key', value: keyOf(ctx, limit, subject) }],
  })
}
