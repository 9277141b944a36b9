import { createGraphQLError } from 'graphql-yoga'
import { isDate } from './content-fields.ts'
import type { Site } from './content-kinds.ts'
import type { ContentModel } from './content-model.ts'
import type { StoredEntry } from './stored-entry.ts'

type Argument = string | number | boolean

/** The criteria for the entries at the other end of a relation. Criteria that are null or undefined have no effect. */
interface RelationCriteria {
  section?: readonly (string | null)[] | null
  slug?: readonly (string | null)[] | null
}

/**
 * The arguments of `entry`, `entries` and `entryCount`, as in Craft. Arguments that are null or undefined have no effect.
 */
export interface EntryArguments {
  uri?: readonly (string | null)[] | null
  slug?: readonly (string | null)[] | null
  id?: readonly (Argument | null)[] | null
  site?: readonly (string | null)[] | null
  siteId?: readonly (Argument | null)[] | null
  language?: readonly (string | null)[] | null
  section?: readonly (string | null)[] | null
  type?: readonly (string | null)[] | null
  status?: readonly (string | null)[] | null
  relatedTo?: readonly (Argument | null)[] | null
  relatedToEntries?: readonly (RelationCriteria | null)[] | null
  search?: string | null
  level?: number | null
  postDate?: readonly (string | null)[] | null
  dateUpdated?: readonly (string | null)[] | null
  kind?: readonly (string | null)[] | null
  codes?: readonly (string | null)[] | null
  startsAt?: readonly (string | null)[] | null
  endsAt?: readonly (string | null)[] | null
  embargoUntil?: readonly (Argument | null)[] | null
  preferSites?: readonly (Argument | null)[] | null
  unique?: boolean | null
  orderBy?: string | null
}

const withoutNulls = <Value>(list: readonly (Value | null)[]): Value[] => list.filter((value) => value !== null)

const texts = (list: readonly (Argument | null)[]) => withoutNulls(list).map((value) => String(value).normalize('NFC'))

/**
 * Returns the requested sites, in the order in which they are named; with `language`, only those in one of these languages.
 * When no site is named, returns all enabled sites in these languages or, without `language`, the primary site. `*` stands
 * for all enabled sites.
 */
export function selectSites(
  model: ContentModel,
  { site, siteId, language }: Pick<EntryArguments, 'site' | 'siteId' | 'language'>,
): readonly Site[] {
  const enabled = model.sites.filter((one) => one.enabled)
  let sites: readonly Site[]
  if (site) {
    sites = withoutNulls(site).flatMap((handle) => (handle === '*' ? enabled : (model.site(handle) ?? [])))
  } else if (siteId) {
    sites = withoutNulls(siteId).flatMap((id) => (id === '*' ? enabled : (model.site(Number(id)) ?? [])))
  } else {
    sites = language ? enabled : [model.primarySite]
  }
  if (language) sites = sites.filter((one) => language.includes(one.language))
  return [...new Set(sites)]
}

/** Returns the identities of the pages about any of the codes. */
const coded = (model: ContentModel, codes: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(texts(codes).flatMap((code) => model.byCode(code)))

/** Returns the entries from which to select, through the narrowest index that the arguments allow. */
function candidates(
  model: ContentModel,
  site: Site,
  options: EntryArguments,
  related: ReadonlySet<string> | undefined,
): Iterable<StoredEntry> {
  const entriesOfSite = (identity: string) => model.versions(identity).filter((entry) => entry.site === site)
  if (options.id) {
    return withoutNulls(options.id).flatMap((id) => {
      const identity = model.identityOf(Number(id))
      return identity === undefined ? [] : entriesOfSite(identity)
    })
  }
  if (options.uri) return texts(options.uri).flatMap((uri) => model.byUri(uri, site) ?? [])
  if (options.slug) return texts(options.slug).flatMap((slug) => model.bySlug(slug, site))
  if (options.codes) return [...coded(model, options.codes)].flatMap(entriesOfSite)
  if (related) return [...related].flatMap(entriesOfSite)
  if (options.type) return texts(options.type).flatMap((type) => model.byType(type, site))
  if (options.section) return texts(options.section).flatMap((section) => model.bySection(section, site))
  return model.all(site)
}

/**
 * Returns the identities of entries that are related to those in `relatedTo` and `relatedToEntries`; undefined when neither
 * of them has an effect (an empty list in `relatedTo` matches nothing). As in Craft, a relation is between entries, not
 * between their translations: two entries are related when either of them names the other one on any of the requested sites.
 */
function relatedIdentities(
  model: ContentModel,
  sites: readonly Site[],
  { relatedTo, relatedToEntries }: EntryArguments,
): ReadonlySet<string> | undefined {
  const related = (identities: Iterable<string>): ReadonlySet<string> => {
    const found = new Set<string>()
    for (const identity of identities)
      for (const site of sites) for (const entry of model.byRelation(identity, site)) found.add(entry.identity)
    return found
  }
  const sets: ReadonlySet<string>[] = []
  if (relatedTo) {
    const ids = texts(relatedTo)
    const hasOperator = ids[0] === 'and' || ids[0] === 'or'
    const each = (hasOperator ? ids.slice(1) : ids).map((id) => {
      const identity = model.identityOf(Number(id))
      return related(identity === undefined ? [] : [identity])
    })
    // Several ids are alternatives, unless the first word is `and`.
    if (ids[0] === 'and') sets.push(...each)
    else sets.push(new Set(each.flatMap((set) => [...set])))
  }
  for (const criteria of relatedToEntries ?? []) {
    if (criteria?.section || criteria?.slug) sets.push(related(identitiesThatMeet(model, sites, criteria)))
  }
  const [first, ...others] = sets.toSorted((one, other) => one.size - other.size)
  return first && new Set([...first].filter((identity) => others.every((set) => set.has(identity))))
}

const dateFields = ['postDate', 'dateUpdated', 'embargoUntil', 'startsAt', 'endsAt'] as const

/** Functions that return the dates by which entries can be filtered. */
const dates: Record<(typeof dateFields)[number], (entry: StoredEntry) => string | null | undefined> = {
  postDate: ({ postDate }) => postDate,
  dateUpdated: ({ dateUpdated }) => dateUpdated,
  embargoUntil: ({ fields }) => ('embargoUntil' in fields ? fields.embargoUntil : null),
  startsAt: ({ fields }) => ('startsAt' in fields ? fields.startsAt : null),
  endsAt: ({ fields }) => ('endsAt' in fields ? fields.endsAt : null),
}

/** Returns the identities of entries that meet the criteria in any of the sites, by the index of slugs or of sections. */
function identitiesThatMeet(
  model: ContentModel,
  sites: readonly Site[],
  { section, slug }: RelationCriteria,
): ReadonlySet<string> {
  const sections = section ? texts(section) : []
  const entries = sites.flatMap((site) =>
    slug
      ? texts(slug)
          .flatMap((one) => model.bySlug(one, site))
          .filter(({ sectionHandle }) => !section || sections.includes(sectionHandle))
      : sections.flatMap((one) => model.bySection(one, site)),
  )
  return new Set(entries.map(({ identity }) => identity))
}

/**
 * Parses Craft's date conditions: `['>= 2026-01-01']`, `[':empty:']`. A date must meet at least one of them or, if the first
 * item is `and`, all of them.
 *
 * @param field the field of the conditions, for the error message
 */
function dateCondition(
  field: string,
  conditions: readonly (Argument | null)[],
): (date: string | null | undefined) => boolean {
  const words = withoutNulls(conditions).map(String)
  const hasOperator = words[0] === 'and' || words[0] === 'or'
  const tests = (hasOperator ? words.slice(1) : words).map((condition): ((value: number | null) => boolean) => {
    if (condition === ':empty:') return (value) => value === null
    const [, operator = '=', date = ''] = /^\s*(>=|<=|>|<|=)?\s*(.*?)\s*$/.exec(condition) ?? []
    if (!isDate(date))
      throw createGraphQLError(`"${field}" must be like ">= 2026-01-01", found ${JSON.stringify(condition)}`)
    const limit = Date.parse(date)
    return (value) => {
      if (value === null) return false
      switch (operator) {
        case '>=':
          return value >= limit
        case '<=':
          return value <= limit
        case '>':
          return value > limit
        case '<':
          return value < limit
        default:
          return value === limit
      }
    }
  })
  return (date) => {
    const value = time(date)
    return words[0] === 'and' ? tests.every((test) => test(value)) : tests.some((test) => test(value))
  }
}

type SortValue = string | number | null

const time = (date: string | null | undefined) => (date === null || date === undefined ? null : Date.parse(date))

const sortValues: Record<string, (entry: StoredEntry) => SortValue> = {
  title: (entry) => entry.title,
  slug: (entry) => entry.slug,
  uri: (entry) => entry.uri,
  id: (entry) => entry.id,
  siteId: (entry) => entry.siteId,
  level: (entry) => entry.level,
  postDate: (entry) => time(entry.postDate),
  dateCreated: (entry) => time(entry.dateCreated),
  dateUpdated: (entry) => time(entry.dateUpdated),
  lastReviewed: (entry) => time(entry.page.lastReviewed),
  nextReview: (entry) => time(entry.page.nextReview),
  startsAt: (entry) => time(dates.startsAt(entry)),
  endsAt: (entry) => time(dates.endsAt(entry)),
  year: ({ fields }) => ('year' in fields ? (fields.year ?? null) : null),
  number: ({ fields }) => ('number' in fields ? (fields.number ?? null) : null),
  score: (entry) => entry.searchScore,
}

function compareValues(one: SortValue, other: SortValue, collator: Intl.Collator): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other))
}

/** Parses an order such as `'postDate DESC, title ASC'`; entries without a value come last in either direction. */
function comparison(orderBy: string, language: string): (one: StoredEntry, other: StoredEntry) => number {
  const collator = new Intl.Collator(language, { numeric: true })
  const steps = orderBy.split(',').map((step) => {
    const [, field = '', direction = 'ASC'] = /^\s*(\w+)(?:\s+(ASC|DESC))?\s*$/i.exec(step) ?? []
    const value = Object.hasOwn(sortValues, field) ? sortValues[field] : undefined
    if (!value) throw createGraphQLError(`"orderBy" must be like "postDate DESC", found ${JSON.stringify(orderBy)}`)
    return { value, sign: direction.toUpperCase() === 'DESC' ? -1 : 1 }
  })
  return (one, other) => {
    for (const { value, sign } of steps) {
      const first = value(one)
      const second = value(other)
      if (first === null || second === null) {
        if (first !== second) return first === null ? 1 : -1
        continue
      }
      const order = compareValues(first, second, collator) * sign
      if (order !== 0) return order
    }
    return 0
  }
}

/**
 * Returns one of the versions with each id: that of the most preferred site. Sites without a preference follow, in the order
 * in which they are named.
 */
function uniqueEntries(
  model: ContentModel,
  entries: readonly StoredEntry[],
  sites: readonly Site[],
  preferSites: readonly (Argument | null)[],
): StoredEntry[] {
  const preferred = withoutNulls(preferSites).flatMap(
    (site) => model.site(typeof site === 'string' ? site : Number(site)) ?? [],
  )
  const rank = new Map([...new Set([...preferred, ...sites])].map((site, place) => [site, place]))
  const best = new Map<number, StoredEntry>()
  for (const entry of entries) {
    const before = best.get(entry.id)
    if (!before || (rank.get(entry.site) ?? 0) < (rank.get(before.site) ?? 0)) best.set(entry.id, entry)
  }
  return [...best.values()]
}

/** Returns an object that inherits everything from the entry but its score, which is that of one search. */
const withScore = (entry: StoredEntry, searchScore: number): StoredEntry =>
  Object.create(entry, { searchScore: { value: searchScore, enumerable: true } })

/** Finds the matching entries, site by site, in the order in which the sites are named. */
function findEntries(model: ContentModel, options: EntryArguments): StoredEntry[] {
  const sites = selectSites(model, options)
  // All entries of a model have the status that Craft calls `live` or `enabled`, so that no other status matches an entry.
  if (options.status && !withoutNulls(options.status).some((status) => ['live', 'enabled', '*'].includes(status)))
    return []

  const query = options.search?.trim()
  const tests: ((entry: StoredEntry) => boolean)[] = []
  const filterBy = (
    list: readonly (Argument | null)[] | null | undefined,
    value: (entry: StoredEntry) => string | null,
  ) => {
    if (!list) return
    const wantedTexts = new Set(texts(list))
    tests.push((entry) => wantedTexts.has(value(entry) ?? ''))
  }
  filterBy(options.id, (entry) => String(entry.id))
  filterBy(options.uri, (entry) => entry.uri?.normalize('NFC') ?? null)
  filterBy(options.slug, (entry) => entry.slug)
  filterBy(options.section, (entry) => entry.sectionHandle)
  filterBy(options.type, (entry) => entry.typeHandle)
  const { level } = options
  if (typeof level === 'number') tests.push((entry) => entry.level === level)
  filterBy(options.kind, ({ fields }) => ('kind' in fields ? fields.kind : null))
  for (const field of dateFields) {
    const conditions = options[field]
    if (!conditions) continue
    const fits = dateCondition(field, conditions)
    tests.push((entry) => fits(dates[field](entry)))
  }
  if (options.codes) {
    const identities = coded(model, options.codes)
    tests.push(({ identity }) => identities.has(identity))
  }
  const related = relatedIdentities(model, sites, options)
  if (related) tests.push(({ identity }) => related.has(identity))

  const found = sites.flatMap((site) => {
    if (!query)
      return [...candidates(model, site, options, related)].filter((entry) => tests.every((test) => test(entry)))
    return model
      .search(site)
      .ownEntries(query)
      .filter(({ entry }) => tests.every((test) => test(entry)))
      .map(({ entry, score }) => withScore(entry, score))
  })
  return options.unique ? uniqueEntries(model, found, sites, options.preferSites ?? []) : [...new Set(found)]
}

function select(model: ContentModel, options: EntryArguments): readonly StoredEntry[] {
  const orderBy = options.orderBy?.trim() || (options.search?.trim() ? 'score DESC' : 'postDate DESC, title ASC')
  const [site = model.primarySite] = selectSites(model, options)
  return findEntries(model, options).sort(comparison(orderBy, site.language))
}

/**
 * Returns the entries that match, in order. Results are cached with the model, so that paging through a list and repeating a
 * query do not select again.
 *
 * @throws GraphQLError when `orderBy` or a date's condition cannot be understood
 */
export function selectEntries(model: ContentModel, options: EntryArguments): readonly StoredEntry[] {
  const { uri, slug, id, site, siteId, language, section, type, status, relatedTo, search } = options
  const { relatedToEntries, level, postDate, dateUpdated, embargoUntil, kind, codes, startsAt, endsAt } = options
  const { preferSites, unique, orderBy } = options
  const key = JSON.stringify([
    [uri, slug, id, site, siteId, language, section, type, status, relatedTo, search],
    [relatedToEntries, level, postDate, dateUpdated, embargoUntil, kind, codes, startsAt, endsAt],
    [preferSites, unique, orderBy],
  ])
  let list = model.selections.get(key)
  if (!list) {
    list = select(model, options)
    model.selections.set(key, list)
  }
  return list
}

/**
 * Returns the earlier versions of an entry in the named sites, site by site. Those of each site are always sorted from the
 * newest to the oldest, and `orderBy` is ignored.
 *
 * @param revisionOf the id of the entry
 */
export function selectRevisions(
  model: ContentModel,
  revisionOf: Argument,
  options: Pick<EntryArguments, 'site' | 'siteId' | 'language'>,
): readonly StoredEntry[] {
  const identity = model.identityOf(Number(revisionOf))
  if (identity === undefined) return []
  return selectSites(model, options).flatMap((site) => model.revisionsOf(identity, site))
}

/** Returns the first matching entry of the first named site that has one. */
export function selectEntry(model: ContentModel, options: EntryArguments): StoredEntry | undefined {
  // The lookup of a page by its URI is the most frequent query, so it goes straight to the index and is not cached.
  const { uri, site } = options
  const isLookup =
    uri && site && Object.entries(options).every(([key, value]) => key === 'uri' || key === 'site' || value == null)
  if (isLookup) {
    for (const one of selectSites(model, { site })) {
      for (const address of texts(uri)) {
        const entry = model.byUri(address, one)
        if (entry) return entry
      }
    }
    return undefined
  }
  return findEntries(model, options)[0]
}
