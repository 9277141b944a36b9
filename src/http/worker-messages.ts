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
 * The messages from a worker to the primary process: that it serves pages, a purge for the other workers, and whether it has
 * carried out a purge that it has received.
 */
export type WorkerMessage = v.InferOutput<typeof fromWorker>
/**
 * The messages from the primary process to a worker: a request to stop, a purge from another worker, and whether the other
 * workers have carried out a purge that this worker has sent.
 */
export type PrimaryMessage = v.InferOutput<typeof fromPrimary>

/** Parses a message from a worker; undefined for messages of other modules, such as `prom-client`. */
export const parseWorkerMessage = (message: unknown): WorkerMessage | undefined => parse(fromWorker, message)

/** Parses a message from the primary process; undefined for messages of other modules. */
export const parsePrimaryMessage = (message: unknown): PrimaryMessage | undefined => parse(fromPrimary, message)

function parse<Message>(schema: v.GenericSchema<unknown, Message>, message: unknown): Message | undefined {
  const { success, output } = v.safeParse(schema, message)
  return success ? output : undefined
}
