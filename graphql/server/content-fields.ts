import * as v from 'valibot'

/**
 * The parts of which the schemas (forms) of content files are composed (see `content-kinds.ts`), and two functions that walk
 * such a schema: `unknownKeys` and `marksIn`. Every message completes the sentence `"<key>" …`.
 */

/** The mark of a value that is more than plain data; `marksIn` finds the marked values. */
type FieldMark =
  /** The value is an identity or, with `folder`, the name of an entry in that folder (`./` is the entry itself). */
  | { mark: 'reference'; folder: string }
  /** The value names a file in `assets/`, with or without its extension. */
  | { mark: 'asset' }
  /** The value is Markdown. */
  | { mark: 'markdown' }

const markKey = 'content'

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTimePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Returns whether the text is an existing day in the form `YYYY-MM-DD`. */
function isDay(text: string) {
  const day = datePattern.exec(text)
  // Date.UTC turns 30 February into a day of March, so the result is compared with the text.
  return (
    day !== null &&
    new Date(Date.UTC(Number(day[1]), Number(day[2]) - 1, Number(day[3]))).toISOString().startsWith(text)
  )
}

/** Returns whether the text is an existing day, or an ISO 8601 time with an offset on such a day. */
export function isDate(text: string): boolean {
  if (isDay(text)) return true
  return dateTimePattern.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

export const text = () => v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'))

export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'must be a list')

/** Returns the schema of an object. Parsing drops all other keys without an error; `unknownKeys` finds them. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, 'must be a group of keys')

export const flag = () => v.boolean('must be true or false')

export const wholeNumber = () => v.pipe(v.number('must be a whole number'), v.integer('must be a whole number'))

/** Returns the schema of a text that YAML may parse as a number: `number: 1`, `sourceRevision: 2026`. */
export const label = () =>
  v.pipe(
    v.union([v.string(), v.number()], 'must be text'),
    v.transform(String),
    v.trim(),
    v.nonEmpty('must not be empty'),
  )

export const date = () =>
  v.pipe(v.string('must be a date (YYYY-MM-DD)'), v.check(isDate, 'must be a date (YYYY-MM-DD)'))

export const dateTime = () =>
  v.pipe(
    v.string('must be a time with its offset (2026-12-03T19:00:00+01:00) or a date (YYYY-MM-DD)'),
    v.check(isDate, 'must be a time with its offset (2026-12-03T19:00:00+01:00) or a date (YYYY-MM-DD)'),
  )

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of: ${options.join(', ')}`)

/** Returns the schema of a slug: a letter or digit of any script, then also combining marks and `-`, `_`, `.`, `~`. */
export const slug = () =>
  v.pipe(
    v.string('must be text'),
    v.normalize('NFC'),
    v.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u, 'must be one part of an address, without spaces or slashes'),
  )

export const webAddress = () =>
  v.pipe(v.string('must be a web address'), v.regex(/^https?:\/\/[^\s]+$/i, 'must be a web address (https://…)'))

export const color = () =>
  v.pipe(v.string('must be a color (#rrggbb)'), v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a color (#rrggbb)'))

export const markdown = () => v.pipe(text(), v.metadata({ [markKey]: { mark: 'markdown' } satisfies FieldMark }))

export const asset = () => v.pipe(text(), v.metadata({ [markKey]: { mark: 'asset' } satisfies FieldMark }))

/**
 * Returns the schema of a picture that social networks show beside a link. An SVG is rejected, because none of them supports
 * it.
 */
export const linkPicture = () =>
  v.pipe(
    text(),
    v.regex(/\.(?:png|jpg|webp)$/, 'must be a file that ends in .png, .jpg or .webp'),
    v.metadata({ [markKey]: { mark: 'asset' } satisfies FieldMark }),
  )

/**
 * Returns the schema of a reference to another entry. With a folder, the file contains only the name, and the parsed value
 * is the whole identity (`treatments/ureteroscopy`). With a folder below `./` (the file's own entry) the value stays the
 * name, because the schema does not know that entry.
 */
export const reference = (folder = '') =>
  v.pipe(
    text(),
    v.metadata({ [markKey]: { mark: 'reference', folder } satisfies FieldMark }),
    v.transform((name) => (folder === '' || folder.startsWith('.') ? name : `${folder}/${name}`)),
  )

export const references = (folder = '') => v.optional(list(reference(folder)))

export type FieldPath = readonly (string | number)[]

// Valibot's generic schema type does not declare the parts of a schema. Each of these functions returns one part, if it
// exists.
const entriesOf = (schema: v.GenericSchema) =>
  'entries' in schema && schema.type === 'object' ? (schema.entries as v.ObjectEntries) : undefined
const itemOf = (schema: v.GenericSchema) =>
  'item' in schema && schema.type === 'array' ? (schema.item as v.GenericSchema) : undefined
const wrappedIn = (schema: v.GenericSchema) => ('wrapped' in schema ? (schema.wrapped as v.GenericSchema) : undefined)

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isFieldMark(value: unknown): value is FieldMark {
  return isGroup(value) && typeof value['mark'] === 'string'
}

/**
 * Calls `visit` with every value in `value` for which the schema has a part, outermost first. Only objects and arrays are
 * entered, not records and unions.
 */
function walk(
  schema: v.GenericSchema,
  value: unknown,
  path: FieldPath,
  visit: (schema: v.GenericSchema, value: unknown, path: FieldPath) => void,
): void {
  const wrapped = wrappedIn(schema)
  if (wrapped) return walk(wrapped, value, path, visit)
  visit(schema, value, path)
  const entries = entriesOf(schema)
  if (entries && isGroup(value)) {
    for (const [key, part] of Object.entries(entries)) {
      if (value[key] !== undefined) walk(part as v.GenericSchema, value[key], [...path, key], visit)
    }
  }
  const item = itemOf(schema)
  if (item && Array.isArray(value)) value.forEach((part, place) => walk(item, part, [...path, place], visit))
}

/**
 * Returns the keys in `value` that the schema does not know, each with the keys that are allowed in the same object. Like
 * `walk`, it does not enter records and unions.
 */
export function unknownKeys(
  schema: v.GenericSchema,
  value: unknown,
): { path: FieldPath; key: string; known: string[] }[] {
  const found: { path: FieldPath; key: string; known: string[] }[] = []
  walk(schema, value, [], (part, given, path) => {
    const entries = entriesOf(part)
    if (!entries || !isGroup(given)) return
    const known = Object.keys(entries)
    for (const key of Object.keys(given)) {
      if (!known.includes(key)) found.push({ path: [...path, key], key, known })
    }
  })
  return found
}

/** Returns the texts with a mark that `walk` finds in `value`, before it is parsed: references, asset names, Markdown. */
export function marksIn(schema: v.GenericSchema, value: unknown): { path: FieldPath; mark: FieldMark; text: string }[] {
  const found: { path: FieldPath; mark: FieldMark; text: string }[] = []
  walk(schema, value, [], (part, given, path) => {
    if (typeof given !== 'string') return
    const mark = v.getMetadata(part)[markKey]
    if (isFieldMark(mark)) found.push({ path, mark, text: given.trim() })
  })
  return found
}
