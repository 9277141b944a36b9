import * as v from 'valibot'

/** A signed purge as sent by the content system. */
export type SignedPurge = { readonly timestamp: string; readonly signature: string; readonly body: string }

const purgeSchema = v.object({ timestamp: v.string(), signature: v.string(), body: v.string() })

const fromWorker = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('purge'), id: v.number(), purge: purgeSchema }),
  v.object({ type: v.literal('purged'), id: v.number(), isPurged: v.boolean() }),
])
const fromPrimary = v.variant('type', [
  v.object({ type: v.literal('stop') }),
  v.object({ type: v.literal('purge'), id: v.number(), purge: purgeSchema }),
  v.object({ type: v.literal('purged'), id: v.number(), isPurged: v.boolean() }),
])

/**
 * The messages of a worker to the primary process: that it serves pages, a purge for the other workers, and the result of a
 * purge.
 */
export type WorkerMessage = v.InferOutput<typeof fromWorker>
/**
 * The messages of the primary process to a worker: a request to stop, a purge from another worker, and the result of the
 * worker's own purge.
 */
export type PrimaryMessage = v.InferOutput<typeof fromPrimary>

/** Parses a message of a worker; undefined for messages of other modules, such as `prom-client`. */
export const parseWorkerMessage = (message: unknown): WorkerMessage | undefined => parse(fromWorker, message)

/** Parses a message of the primary process; undefined for messages of other modules. */
export const parsePrimaryMessage = (message: unknown): PrimaryMessage | undefined => parse(fromPrimary, message)

function parse<Message>(schema: v.GenericSchema<unknown, Message>, message: unknown): Message | undefined {
  const { success, output } = v.safeParse(schema, message)
  return success ? output : undefined
}
