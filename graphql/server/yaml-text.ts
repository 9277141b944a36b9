import {
  constructFromEvents,
  CORE_SCHEMA,
  EVENT_ID,
  getScalarValue,
  parseEvents,
  YAMLException,
  type Event,
} from 'js-yaml'
import type { FieldPath } from './content-fields.ts'

/** A parsed YAML text, in which the line of each value can be looked up. */
export interface YamlText {
  /** The plain value; undefined if there are `errors`. */
  value: unknown
  errors: { line: number; message: string }[]
  /** Returns the line, counted from 1, of the key or list item at `path`, or of the nearest existing value around it. */
  lineOf(path: FieldPath): number
}

/** A value in the text: the line of the value or of its key, and the values within it. */
interface Place {
  /** The line in the file; undefined if the value is empty or an alias. */
  line: number | undefined
  isMap: boolean
  /** The values within this one, by key or by index. */
  within: ReadonlyMap<string | number, Place>
}

/**
 * Parses YAML 1.2, in which `2026-03-12` and `no` are strings.
 *
 * @param source the YAML
 * @param firstLine the line of the file on which the source begins
 */
export function readYamlText(source: string, firstLine = 1): YamlText {
  try {
    const events = parseEvents(source, {})
    const documents = constructFromEvents(events, { source, schema: CORE_SCHEMA })
    if (documents.length > 1) return failed('the text has several documents', firstLine)
    let root: Place | undefined
    // The tree of lines is built on first use, because a text may be read without looking up a line.
    const lineOf = (path: FieldPath) => findLine((root ??= placesOf(source, events, firstLine)), path, firstLine)
    return { value: documents[0] ?? null, errors: [], lineOf }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return failed(error.reason, firstLine + (error.mark?.line ?? 0))
  }
}

const failed = (message: string, line: number): YamlText => ({
  value: undefined,
  errors: [{ line, message }],
  lineOf: () => line,
})

/** The values within a scalar, of which there are none. */
const nothing: ReadonlyMap<string | number, Place> = new Map()

/** Returns the line of the value at a path, or of the nearest existing one around it. */
function findLine(root: Place, path: FieldPath, firstLine: number): number {
  let line = path.length > 0 && !root.isMap ? (root.line ?? firstLine) : firstLine
  let place = root
  for (const step of path) {
    const next = place.within.get(step)
    if (next === undefined) break
    line = next.line ?? line
    place = next
  }
  return line
}

/** Builds the tree of the values of the first document from the events of the parser, which are in the order of the text. */
function placesOf(source: string, events: readonly Event[], firstLine: number): Place {
  let at = 0
  let line = firstLine
  let nextBreak = source.indexOf('\n')
  function lineAt(offset: number): number | undefined {
    if (offset < 0) return undefined
    for (; nextBreak !== -1 && nextBreak < offset; nextBreak = source.indexOf('\n', nextBreak + 1)) line++
    return line
  }
  function readPlace(): Place {
    const event = events[at++]
    switch (event?.type) {
      case EVENT_ID.DOCUMENT:
        return readPlace()
      case EVENT_ID.SEQUENCE: {
        const ownLine = lineAt(event.start)
        const within = new Map<string | number, Place>()
        while (at < events.length && events[at]?.type !== EVENT_ID.POP) within.set(within.size, readPlace())
        at++
        return { line: ownLine, isMap: false, within }
      }
      case EVENT_ID.MAPPING: {
        const ownLine = lineAt(event.start)
        const within = new Map<string | number, Place>()
        while (at < events.length && events[at]?.type !== EVENT_ID.POP) {
          const key = events[at]
          const { line: keyLine } = readPlace()
          const value = readPlace()
          if (key?.type === EVENT_ID.SCALAR) within.set(getScalarValue(source, key), { ...value, line: keyLine })
        }
        at++
        return { line: ownLine, isMap: true, within }
      }
      case EVENT_ID.SCALAR:
        return { line: lineAt(event.valueStart), isMap: false, within: nothing }
      default:
        return { line: undefined, isMap: false, within: nothing }
    }
  }
  return readPlace()
}
