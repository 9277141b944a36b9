import { Kind, type GraphQLResolveInfo, type ValueNode } from 'graphql'
import { createGraphQLError } from 'graphql-yoga'
import type { ContentModel } from './content-model.ts'
import { entryResolvers } from './entry-resolvers.ts'
import { findGlobalSet, globalSetHandles, type GlobalSet } from './global-sets.ts'
import type { GlobalSetHandle } from './schema.ts'
import { prepareAnswers, prepareSearch } from './search/entry-index.ts'
import { selectEntries, selectEntry, selectRevisions, selectSites, type EntryArguments } from './select-entries.ts'
import type { Asset, EntryNode } from './stored-entry.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { TriageRule } from './triage-rules.ts'
import { symptomGuideOf } from './symptom-guide.ts'

/** The context of each resolver: the model at the time of the request. */
export interface ContentContext {
  model: ContentModel
}

/** The path under which the server serves files. */
export const mediaPath = '/media/'

/**
 * Returns the width in the `@transform` directive of a field, in px; undefined if it has none. The query has already been
 * validated.
 */
function transformWidth({ fieldNodes, variableValues }: GraphQLResolveInfo): number | undefined {
  const directive = fieldNodes[0]?.directives?.find(({ name }) => name.value === 'transform')
  const width = directive?.arguments?.find(({ name }) => name.value === 'width')?.value
  if (width?.kind === Kind.INT) return Number(width.value)
  const value = width?.kind === Kind.VARIABLE ? variableValues[width.name.value] : undefined
  return typeof value === 'number' ? value : undefined
}

const assetResolvers = {
  // The width in `@transform` selects the PNG of that width (`favicon-64.png`), if there is one. The server does not resize
  // files.
  url: ({ file }: Asset, _arguments: unknown, { model }: ContentContext, info: GraphQLResolveInfo) => {
    const width = transformWidth(info)
    const sized = width === undefined ? undefined : model.assetFile(file.file.replace(/\.[^.]*$/, `-${width}.png`))
    const chosenFile = sized ?? file
    return `${mediaPath}${encodeURIComponent(chosenFile.file)}?v=${chosenFile.version}`
  },
  focalPoint: () => null,
  caption: () => null,
  credit: () => null,
}

const queryArgument = (value: unknown) => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new TypeError('must be an Int, a String or a Boolean')
}

interface GlobalSetArguments extends Pick<EntryArguments, 'site' | 'siteId'> {
  handle?: readonly (string | null)[] | null
}

function selectGlobalSets(model: ContentModel, options: GlobalSetArguments): GlobalSet[] {
  const handles: readonly GlobalSetHandle[] = options.handle
    ? globalSetHandles.filter((handle) => options.handle?.includes(handle))
    : globalSetHandles
  return selectSites(model, options).flatMap((site) =>
    handles.flatMap((handle) => findGlobalSet(model, handle, site) ?? []),
  )
}

interface SearchArguments {
  search: string
  site: string
  limit?: number | null
  offset?: number | null
}

/** Returns the search of a site, after building its indexes. Throws an error when the site is unknown or disabled. */
async function searchOf(model: ContentModel, handle: string, prepare = prepareSearch) {
  const site = model.site(handle)
  if (!site?.enabled) throw createGraphQLError(`There is no site "${handle}"`)
  await prepare(model, site)
  return model.search(site)
}

/** The resolvers of triage rules. A rule without a sentence in its site's language has the primary site's. */
const triageRuleResolvers = {
  sign: ({ sign }: TriageRule) => sign.key,
  text: ({ sign, site }: TriageRule, _arguments: unknown, { model }: ContentContext) => {
    const sentence =
      model.triage.sentence(site.handle, sign.key) ?? model.triage.sentence(model.primarySite.handle, sign.key)
    return renderMarkdown(sentence?.text, (identity) => model.addressOf(identity, site)) ?? ''
  },
  group: ({ sign }: TriageRule) => sign.heading,
  heading: ({ sign, site }: TriageRule, _arguments: unknown, { model }: ContentContext) =>
    model.triage.heading(site.handle, sign) ?? model.triage.heading(model.primarySite.handle, sign),
  urgency: ({ sign, context }: TriageRule, _arguments: unknown, { model }: ContentContext) =>
    model.triage.urgencyOf(sign, context),
  why: ({ sign }: TriageRule) => sign.why,
  sources: ({ sign, site }: TriageRule, _arguments: unknown, { model }: ContentContext) =>
    model.findAll(sign.sources, site),
}

/** Returns the requested number, or `usual` if there is none, clamped to the range from 0 to `max`. */
const clampLimit = (value: number | null | undefined, usual: number, max: number) =>
  Math.min(max, Math.max(0, value ?? usual))

const searchResolvers = {
  searchEntries: async (
    _root: unknown,
    {
      search,
      site,
      limit,
      offset,
      ...narrowing
    }: SearchArguments & { type?: string[] | null; topic?: string[] | null; within?: string | null },
    { model }: ContentContext,
  ) =>
    (await searchOf(model, site)).search(search, {
      ...narrowing,
      limit: clampLimit(limit, 10, 100),
      offset: clampLimit(offset, 0, 100_000),
    }),
  suggestions: async (_root: unknown, { search, site, limit }: SearchArguments, { model }: ContentContext) =>
    (await searchOf(model, site)).suggest(search, clampLimit(limit, 6, 20)),
  answers: async (
    _root: unknown,
    { search, site, within, limit }: SearchArguments & { within?: string | null },
    { model }: ContentContext,
  ) => (await searchOf(model, site, prepareAnswers)).answers(search, { within, limit: clampLimit(limit, 3, 10) }),
}

/**
 * Returns the entries for which the site's `search.yaml` lists other names under `alsoKnownAs`, each with those names. With
 * `section`, only entries of these sections are returned. An entry that the site lacks comes from the primary site.
 */
function namedEntries(
  _root: unknown,
  { site: handle, section }: { site: string; section?: readonly string[] | null },
  { model }: ContentContext,
) {
  const site = model.site(handle)
  if (!site?.enabled) throw createGraphQLError(`There is no site "${handle}"`)
  return Object.entries(model.searchWords(site).alsoKnownAs).flatMap(([identity, names]) => {
    const entry = model.find(identity, site)
    return entry && (!section || section.includes(entry.sectionHandle)) ? [{ entry, names }] : []
  })
}

const queryResolvers = {
  ...searchResolvers,
  alsoKnownAs: namedEntries,
  ping: () => 'pong',
  entry: (_root: unknown, options: EntryArguments, { model }: ContentContext) => selectEntry(model, options) ?? null,
  entries: (
    _root: unknown,
    {
      limit,
      offset,
      revisions,
      revisionOf,
      ...options
    }: EntryArguments & {
      limit?: number | null
      offset?: number | null
      revisions?: boolean | null
      revisionOf?: string | number | boolean | null
    },
    { model }: ContentContext,
  ) => {
    const first = Math.max(0, offset ?? 0)
    const end = typeof limit === 'number' && limit >= 0 ? first + limit : undefined
    const found =
      revisions && revisionOf != null ? selectRevisions(model, revisionOf, options) : selectEntries(model, options)
    return found.slice(first, end)
  },
  // `entryCount` has no argument for the order, so it shares the cached result of `entries` in the default order.
  entryCount: (_root: unknown, options: EntryArguments, { model }: ContentContext) =>
    selectEntries(model, options).length,
  globalSet: (_root: unknown, options: GlobalSetArguments, { model }: ContentContext) =>
    selectGlobalSets(model, options)[0] ?? null,
  globalSets: (_root: unknown, options: GlobalSetArguments, { model }: ContentContext) =>
    selectGlobalSets(model, options),
  staticMessages: (
    _root: unknown,
    { language, category }: { language?: (string | null)[] | null; category?: (string | null)[] | null },
    { model }: ContentContext,
  ) => {
    const sites = language ? model.sites.filter((site) => language.includes(site.language)) : model.sites
    return sites.flatMap((site) =>
      model
        .messages(site)
        .filter((message) => !category || category.includes(message.category))
        .map((message) => ({ ...message, language: site.language })),
    )
  },
  sites: (_root: unknown, _arguments: unknown, { model }: ContentContext) => model.sites,
  triageRules: (_root: unknown, { site: handle }: { site: string }, { model }: ContentContext) => {
    const site = model.site(handle)
    if (!site?.enabled) throw createGraphQLError(`There is no site "${handle}"`)
    return model.triage.rules(site)
  },
  symptomGuide: (_root: unknown, { site: handle }: { site: string }, { model }: ContentContext) => {
    const site = model.site(handle)
    if (!site?.enabled) throw createGraphQLError(`There is no site "${handle}"`)
    return model.symptoms ? symptomGuideOf(model.symptoms, model, site) : null
  },
  emergencyNumbers: (_root: unknown, { site: handle }: { site: string }, { model }: ContentContext) => {
    const site = model.site(handle)
    if (!site?.enabled) throw createGraphQLError(`There is no site "${handle}"`)
    return model.emergencyNumbers(site)
  },
  redirects: (
    _root: unknown,
    { siteId, handle }: { siteId?: number | null; handle?: string | null },
    { model }: ContentContext,
  ) => {
    const everySite = siteId == null && handle == null
    return model.redirects
      .filter(({ site }) => everySite || site === undefined || site.id === siteId || site.handle === handle)
      .map(({ site, ...redirect }) => ({ ...redirect, siteId: site?.id ?? null, handle: site?.handle ?? null }))
  },
}

/**
 * The resolvers of the scalar `QueryArgument`, of the interfaces, and of all fields that GraphQL's default resolver cannot
 * resolve. None of them is an instance of a class of `graphql`: bundlers and test runners may load that package twice, and
 * each copy rejects the objects of the other.
 */
export const contentResolvers = {
  QueryArgument: {
    __serialize: queryArgument,
    __parseValue: queryArgument,
    __parseLiteral: (node: ValueNode) => {
      if (node.kind === Kind.INT) return Number(node.value)
      if (node.kind === Kind.STRING || node.kind === Kind.BOOLEAN) return node.value
      return queryArgument(undefined)
    },
  },
  EntryInterface: { __resolveType: ({ typeHandle }: EntryNode) => `${typeHandle}_Entry` },
  AssetInterface: { __resolveType: () => 'image_Asset' },
  GlobalSetInterface: { __resolveType: ({ handle }: GlobalSet) => `${handle}_GlobalSet` },
  Query: queryResolvers,
  TriageRule: triageRuleResolvers,
  image_Asset: assetResolvers,
  ...entryResolvers,
}
