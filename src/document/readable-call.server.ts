import * as v from 'valibot'

/** Plain data as Start's client serializes it (seroval): numbers, strings, constants, arrays and objects. */
type PlainNode =
  | { t: 0; s: number }
  | { t: 1; s: string }
  | { t: 2; s: number }
  | { t: 9; i: number; a: PlainNode[]; o: number }
  | { t: 10; i: number; p: { k: string[]; v: PlainNode[] }; o: number }

const index = v.pipe(v.number(), v.integer(), v.minValue(0))

const plainNode: v.GenericSchema<PlainNode> = v.lazy(() =>
  v.variant('t', [
    v.object({ t: v.literal(0), s: v.number() }),
    v.object({ t: v.literal(1), s: v.string() }),
    v.object({ t: v.literal(2), s: index }),
    v.object({ t: v.literal(9), i: index, a: v.array(plainNode), o: index }),
    v.object({ t: v.literal(10), i: index, p: v.object({ k: v.array(v.string()), v: v.array(plainNode) }), o: index }),
  ]),
)

const payloadSchema = v.pipe(v.string(), v.parseJson(), v.object({ t: plainNode, f: index, m: v.array(index) }))

/**
 * Whether a GET of a server function can be read: Start would log a failure for one that cannot, and answer it with status
 * 500 and the message of its parser. The inputs of our functions are plain data, so the richer types that Start would revive
 * (errors, promises, patterns, buffers) are refused as well. A call without a payload is left to the function's validator.
 */
export function isReadableCall(request: Request): boolean {
  const payload = new URL(request.url).searchParams.get('payload')
  return !request.headers.has('content-type') && (payload === null || v.is(payloadSchema, payload))
}
