import { LRUCache } from 'lru-cache'
import type { AssetFile } from './asset-files.ts'
import type { Citation } from './citations.ts'
import type {
  AskedQuestions,
  ContentFiles,
  EntryDocument,
  Redirect,
  SearchWords,
  SiteGlobals,
  StaticMessage,
} from './content-files.ts'
import type { DrawingLabels, Site } from './content-kinds.ts'
import { fillLabels } from './drawing-labels.ts'
import { numbersOfSite, type SiteCountryNumbers } from './emergency-numbers.ts'
import { recommendationsOf } from './recommendations.ts'
import { SiteSearch } from './search/site-search.ts'
import { assignIds, stableId } from './stable-id.ts'
import { homeUri, StoredEntry, type Asset, type EntryNode } from './stored-entry.ts'
import type { SymptomGuide } from './symptom-guide.ts'
import type { TriageRules } from './triage-rules.ts'

/** Appends a value to the list of a key, and creates the list if the key has none. */
function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** The entries of one site, with an index for each way in which they are looked up. */
class SiteIndex {
  readonly all: StoredEntry[] = []
  readonly byIdentity = new Map<string, StoredEntry>()
  readonly byUri = new Map<string, StoredEntry>()
  readonly bySlug = new Map<string, StoredEntry[]>()
  readonly bySection = new Map<string, StoredEntry[]>()
  readonly byType = new Map<string, StoredEntry[]>()
  /** The entries by the identity at the other end of a relation, whichever of the two entries defines it. */
  readonly byRelation = new Map<string, Set<StoredEntry>>()
  readonly byParent = new Map<string, StoredEntry[]>()
  /** The entries by the sources and recommendations that their texts cite. */
  readonly byCitation = new Map<string, Set<StoredEntry>>()
}

/**
 * The model of all content, indexed in memory, so that the time to look up an entry does not depend on the number of
 * entries. The content of a model never changes: when files change, a new model is created.
 */
export class ContentModel {
  readonly sites: readonly Site[]
  readonly primarySite: Site
  readonly redirects: readonly Redirect[]
  /** The cached results of `selectEntries`, by its arguments; the limit is on the number of entries in all results. */
  readonly selections = new LRUCache<string, readonly StoredEntry[]>({
    maxSize: 500_000,
    sizeCalculation: (list) => list.length + 1,
  })
  private readonly files: Omit<ContentFiles, 'documents' | 'drafts' | 'draftData' | 'leftOut' | 'problems'>
  private readonly siteByHandle: Map<string, Site>
  private readonly siteById: Map<number, Site>
  private readonly ids: Map<string, number>
  private readonly identities = new Map<number, string>()
  private readonly byIdentity = new Map<string, StoredEntry[]>()
  private readonly indexes: Map<Site, SiteIndex>
  /** The identities of pages by clinical code: `icd-10 N20`. */
  private readonly identitiesByCode = new Map<string, string[]>()
  private readonly searches = new Map<Site, SiteSearch>()
  private readonly labeledDrawings = new Map<string, string>()
  /** The earlier versions of entries, by site and identity, the newest first. */
  private readonly revisions = new Map<string, StoredEntry[]>()

  /** @param files the parsed content; `documents` must be exactly the entries to serve, with or without drafts */
  constructor(files: Omit<ContentFiles, 'drafts' | 'draftData' | 'leftOut' | 'problems'>) {
    const primary = files.sites.find((site) => site.primary)
    if (!primary) throw new Error('No site is the primary one')
    const { documents, ...rest } = files
    this.files = rest
    this.sites = files.sites
    this.primarySite = primary
    this.redirects = files.redirects
    this.siteByHandle = new Map(files.sites.map((site) => [site.handle, site]))
    this.siteById = new Map(files.sites.map((site) => [site.id, site]))
    this.indexes = new Map(files.sites.map((site) => [site, new SiteIndex()]))
    this.ids = assignIds(documents.map(({ place }) => place.identity))
    for (const [identity, id] of this.ids) this.identities.set(id, identity)

    const siteOrder = new Map(files.sites.map((site, place) => [site, place]))
    const entries = documents.map(
      (document) => new StoredEntry(this, document, this.ids.get(document.place.identity) ?? 0),
    )
    entries.sort((one, other) => (siteOrder.get(one.site) ?? 0) - (siteOrder.get(other.site) ?? 0))
    for (const entry of entries) {
      addTo(this.byIdentity, entry.identity, entry)
      this.index(entry.site).byIdentity.set(entry.identity, entry)
    }
    const savedOn = ({ savedOn: day = '' }: EntryDocument) => day
    for (const document of files.revisions.toSorted((one, other) => (savedOn(one) < savedOn(other) ? 1 : -1))) {
      const { site, place } = document
      const id = stableId(`${place.identity}@${savedOn(document)}`)
      addTo(this.revisions, `${site.handle}/${place.identity}`, new StoredEntry(this, document, id))
    }
    // URIs and relations can be indexed only when all identities are known.
    for (const entry of entries) {
      this.addToIndexes(entry)
      this.addCitations(entry)
      if (entry.site === this.primarySite)
        for (const { system, code } of entry.codes) addTo(this.identitiesByCode, `${system} ${code}`, entry.identity)
    }
  }

  private addToIndexes(entry: StoredEntry) {
    const index = this.index(entry.site)
    index.all.push(entry)
    addTo(index.bySection, entry.sectionHandle, entry)
    addTo(index.byType, entry.typeHandle, entry)
    addTo(index.bySlug, entry.slug, entry)
    if (entry.uri !== null && !index.byUri.has(entry.uri.normalize('NFC')))
      index.byUri.set(entry.uri.normalize('NFC'), entry)
    const parent = entry.parent
    if (parent) addTo(index.byParent, parent.identity, entry)
    for (const { identity } of entry.document.references) {
      const other = this.find(identity, entry.site)
      if (!other || other.identity === entry.identity) continue
      this.relate(index, identity, entry)
      this.relate(this.index(other.site), entry.identity, other)
    }
  }

  private addCitations(entry: StoredEntry) {
    const { byCitation } = this.index(entry.site)
    for (const citation of entry.document.citations ?? []) {
      const key = citationKey(citation)
      const citing = byCitation.get(key)
      if (citing) citing.add(entry)
      else byCitation.set(key, new Set([entry]))
    }
  }

  private relate(index: SiteIndex, identity: string, entry: StoredEntry) {
    const related = index.byRelation.get(identity)
    if (related) related.add(entry)
    else index.byRelation.set(identity, new Set([entry]))
  }

  private index(site: Site): SiteIndex {
    const index = this.indexes.get(site)
    if (!index) throw new Error(`The site "${site.handle}" is not of this model`)
    return index
  }

  site(handleOrId: string | number): Site | undefined {
    return typeof handleOrId === 'number' ? this.siteById.get(handleOrId) : this.siteByHandle.get(handleOrId)
  }

  /** Returns the site's own version of an entry or, if there is none, the primary site's. */
  find(identity: string, site: Site): StoredEntry | undefined {
    return this.index(site).byIdentity.get(identity) ?? this.index(this.primarySite).byIdentity.get(identity)
  }

  /**
   * Returns the root-relative URL of an entry without the site's prefix, from the version that `find` returns; undefined if
   * the entry is missing or has no page.
   */
  addressOf(identity: string, site: Site): string | undefined {
    const uri = this.find(identity, site)?.uri
    return uri === undefined || uri === null ? undefined : uri === homeUri ? '/' : `/${uri}`
  }

  findAll(identities: readonly (string | undefined)[] | undefined, site: Site): StoredEntry[] {
    return (identities ?? []).flatMap((identity) => (identity === undefined ? [] : (this.find(identity, site) ?? [])))
  }

  /** Returns an entry in all sites that have it, in the order of the sites. */
  versions(identity: string): readonly StoredEntry[] {
    return this.byIdentity.get(identity) ?? []
  }

  /** Returns the earlier versions of an entry in a site, the newest first. */
  revisionsOf(identity: string, site: Site): readonly StoredEntry[] {
    return this.revisions.get(`${site.handle}/${identity}`) ?? []
  }

  /** Returns the primary site's version of an entry. */
  primaryVersion(identity: string): StoredEntry | undefined {
    return this.index(this.primarySite).byIdentity.get(identity)
  }

  /** Returns the identities of the pages about a clinical code, which is given with its system: `icd-10 N20`. */
  byCode(code: string): readonly string[] {
    return this.identitiesByCode.get(code) ?? []
  }

  identityOf(id: number): string | undefined {
    return this.identities.get(id)
  }

  byUri(uri: string, site: Site): StoredEntry | undefined {
    return this.index(site).byUri.get(uri.normalize('NFC'))
  }

  bySlug(slug: string, site: Site): readonly StoredEntry[] {
    return this.index(site).bySlug.get(slug.normalize('NFC')) ?? []
  }

  bySection(section: string, site: Site): readonly StoredEntry[] {
    return this.index(site).bySection.get(section) ?? []
  }

  byType(type: string, site: Site): readonly StoredEntry[] {
    return this.index(site).byType.get(type) ?? []
  }

  byRelation(identity: string, site: Site): Iterable<StoredEntry> {
    return this.index(site).byRelation.get(identity) ?? []
  }

  all(site: Site): readonly StoredEntry[] {
    return this.index(site).all
  }

  /** Returns the children of an entry, sorted by identity; those that its site lacks are taken from the primary site. */
  childrenOf(entry: StoredEntry): StoredEntry[] {
    const ownEntries = this.index(entry.site).byParent.get(entry.identity) ?? []
    if (entry.site === this.primarySite) return [...ownEntries].sort(byIdentityOrder)
    const ownIdentities = new Set(ownEntries.map(({ identity }) => identity))
    const others = this.index(this.primarySite).byParent.get(entry.identity) ?? []
    // The child's front matter on this site may name another parent. In that case the primary site's version is not a child
    // of the entry either.
    const missing = others.filter(
      ({ identity }) => !ownIdentities.has(identity) && this.find(identity, entry.site)?.site !== entry.site,
    )
    return [...ownEntries, ...missing].sort(byIdentityOrder)
  }

  /** Returns the source or the recommendation that a text of a site cites. */
  cited({ identity, recommendation }: Citation, site: Site): EntryNode | undefined {
    const entry = this.find(identity, site)
    if (!entry || recommendation === undefined) return entry
    return recommendationsOf(entry).find(({ key }) => key === recommendation)
  }

  /** Returns the entries that cite a source or a recommendation; those that the site lacks come from the primary site. */
  citing(citation: Citation, site: Site): StoredEntry[] {
    const key = citationKey(citation)
    const ownEntries = this.index(site).byCitation.get(key) ?? []
    if (site === this.primarySite) return [...ownEntries]
    const others = [...(this.index(this.primarySite).byCitation.get(key) ?? [])]
    return [...ownEntries, ...others.filter(({ identity }) => this.find(identity, site)?.site !== site)]
  }

  /** Returns the search of a site, which is created at the first call. */
  search(site: Site): SiteSearch {
    let search = this.searches.get(site)
    if (!search) {
      search = new SiteSearch(this, site)
      this.searches.set(site, search)
    }
    return search
  }

  /** Returns a file of `assets/`, by its name with or without extension, for a page of the site. */
  asset(name: string | null | undefined, site: Site, alt: string | null = null): Asset | undefined {
    const file = name ? this.files.assets.get(name) : undefined
    if (!file) return undefined
    const stem = file.file.replace(/\.[^.]*$/, '')
    return {
      id: stableId(`assets/${file.file}`),
      title: stem.replaceAll('-', ' '),
      file,
      alt,
      width: file.width,
      height: file.height,
      mimeType: file.mimeType,
      size: String(file.bytes.byteLength),
      svg: file.svg === null ? null : this.labeledDrawing(stem, file.svg, site),
    }
  }

  /** Returns a file by its name, which must include the extension. */
  assetFile(file: string): AssetFile | undefined {
    const found = this.files.assets.get(file)
    return found?.file === file ? found : undefined
  }

  private labeledDrawing(name: string, svg: string, site: Site): string {
    const key = `${site.handle}/${name}`
    const cached = this.labeledDrawings.get(key)
    if (cached !== undefined) return cached
    const words = [site, this.primarySite].flatMap(({ handle, language }) => {
      const labels: DrawingLabels[string] | undefined = this.files.drawings.get(handle)?.[name]
      return labels ? [{ language, labels }] : []
    })
    const filled = fillLabels(svg, words)
    this.labeledDrawings.set(key, filled)
    return filled
  }

  /** Returns the questions of readers that editors have listed for the sections of a site's pages. */
  askedQuestions(site: Site): readonly AskedQuestions[] {
    return this.files.questions.get(site.handle)?.sections ?? []
  }

  /** Returns the search words that editors have listed for a site: synonyms, and other names of entries. */
  searchWords(site: Site): Pick<SearchWords, 'sameMeaning' | 'alsoKnownAs' | 'names'> {
    return this.files.searchWords.get(site.handle) ?? { sameMeaning: [], alsoKnownAs: {}, names: {} }
  }

  emergencyNumbers(site: Site): readonly SiteCountryNumbers[] {
    return numbersOfSite(this.files.emergencyNumbers, site)
  }

  get triage(): TriageRules {
    return this.files.triage
  }

  get symptoms(): SymptomGuide | undefined {
    return this.files.symptoms
  }

  messages(site: Site): readonly StaticMessage[] {
    return this.files.messages.get(site.handle) ?? []
  }

  /** Returns the site's own globals, without those of the primary site. */
  globals(site: Site): SiteGlobals | undefined {
    return this.files.globals.get(site.handle)
  }
}

const citationKey = ({ identity, recommendation = '' }: Citation) => `${identity}#${recommendation}`

const byIdentityOrder = (one: StoredEntry, other: StoredEntry) =>
  one.identity < other.identity ? -1 : one.identity > other.identity ? 1 : 0
