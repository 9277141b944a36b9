import type { CodeSystemName } from '#lib/clinical-codes.ts'
import type { AssetFile } from './asset-files.ts'
import { parseCitation } from './citations.ts'
import { isDate } from './content-fields.ts'
import type { EntryDocument } from './content-files.ts'
import type { EntryFields, LinkFields, PageFields, Site, StoredTypeHandle } from './content-kinds.ts'
import type { ContentModel } from './content-model.ts'
import { isoDate } from './iso-date.ts'
import { renderBlocks, renderMarkdown } from './render-markdown.ts'
import type { EntryTypeHandle } from './schema.ts'
import { stableId, stableUid } from './stable-id.ts'
import type { TriageRule } from './triage-rules.ts'

/** A file as the contract returns it. */
export interface Asset {
  id: number
  title: string
  file: AssetFile
  alt: string | null
  width: number | null
  height: number | null
  mimeType: string
  size: string
  /** The source of an SVG drawing, with its labels in the site's language if they are translated; null for other files. */
  svg: string | null
}

/** An entry in the contract's sense: a stored entry, or a part of one or of a global. */
export interface EntryNode {
  typeHandle: EntryTypeHandle
  id: number
  uid: string
  title: string | null
  siteId: number
  siteHandle: string
  language: string
  status: string
  isDraft: boolean
  enabledForSite: boolean
  localized: readonly EntryNode[]
  children: readonly EntryNode[]
  ancestors: readonly EntryNode[]
}

/** The URI of the home page's entry, which is the same in Craft. */
export const homeUri = '__home__'

/**
 * An entry in one language. Most of its getters are fields of the contract, under the contract's names; `uri` and `blocks`
 * are computed at the first access and memoized.
 */
export class StoredEntry<Type extends StoredTypeHandle = StoredTypeHandle> implements EntryNode {
  readonly id: number
  readonly identity: string
  readonly typeHandle: Type
  readonly sectionHandle: string
  readonly fields: EntryFields[Type]
  readonly document: EntryDocument<Type>
  readonly site: Site
  readonly slug: string
  readonly isDraft: boolean
  readonly status = 'live'
  readonly expiryDate = null
  readonly searchScore: number | null = null
  private readonly model: ContentModel
  private renderedBlocks: EntryNode[] | undefined
  private knownUri: string | null | undefined

  constructor(model: ContentModel, document: EntryDocument<Type>, id: number) {
    this.model = model
    this.document = document
    this.id = id
    this.identity = document.place.identity
    this.typeHandle = document.place.typeHandle
    this.sectionHandle = document.place.sectionHandle
    this.fields = document.fields
    this.site = document.site
    this.isDraft = document.isDraft
    this.slug = ('slug' in this.fields && this.fields.slug) || document.place.name
  }

  /** The fields that every page may have. Entries of lists (glossary, sources, people) have none of them but the title. */
  get page(): PageFields {
    return this.fields
  }

  get uid() {
    return stableUid(this.identity)
  }

  get title(): string {
    if (this.fields.title !== undefined) return this.fields.title
    return 'citation' in this.fields ? this.fields.citation : this.slug
  }

  get siteId() {
    return this.site.id
  }

  get siteHandle() {
    return this.site.handle
  }

  get language() {
    return this.site.language
  }

  get enabledForSite() {
    return this.site.enabled
  }

  /** The parent of the entry, by the place of its file or by its front matter. */
  get parent(): StoredEntry | null {
    const { parent } = this.document.place
    if (!parent) return null
    const identity = 'identity' in parent ? parent.identity : 'condition' in this.fields ? this.fields.condition : ''
    return this.model.find(identity, this.site) ?? null
  }

  /** The ancestors of the entry, from the outermost to the nearest. */
  get ancestors(): StoredEntry[] {
    const parent = this.parent
    return parent ? [...parent.ancestors, parent] : []
  }

  get level(): number {
    return this.ancestors.length + 1
  }

  get children(): StoredEntry[] {
    return this.model.childrenOf(this)
  }

  /** The versions of the entry in the other sites. */
  get localized(): StoredEntry[] {
    return this.model.versions(this.identity).filter((version) => version.site !== this.site)
  }

  /**
   * The path of the page without the site's prefix: `condition/kidney-stones`. It is `homeUri` for the home page, and null
   * for entries that have no page.
   */
  get uri(): string | null {
    this.knownUri ??= this.makeUri()
    return this.knownUri
  }

  private makeUri(): string | null {
    const { place } = this.document
    if (place.typeHandle === 'home') return homeUri
    if (place.typeHandle === 'glossaryTerm' || place.typeHandle === 'source' || place.typeHandle === 'person')
      return null
    const parentUri = this.parent?.uri
    return parentUri ? `${parentUri}${place.infix ?? '/'}${this.slug}` : `${place.prefix}${this.slug}`
  }

  get url(): string | null {
    if (this.uri === null) return null
    return `${(this.site.baseUrl ?? '').replace(/\/$/, '')}/${this.uri === homeUri ? '' : this.uri}`
  }

  get postDate() {
    return isoDate(this.page.postDate)
  }

  /** The date on which the version was saved, for an earlier version of an entry; otherwise the date of publication. */
  get dateCreated() {
    return isoDate(this.document.savedOn) ?? this.postDate
  }

  /** The latest of the days on which the text was published, revised (if the revision is named by its day) or reviewed. */
  get dateUpdated() {
    const { postDate, lastReviewed, sourceRevision, translatedRevision = sourceRevision } = this.page
    const days = [postDate, lastReviewed, translatedRevision].filter((day) => day !== undefined && isDate(day))
    return isoDate(days.toSorted((one, other) => Date.parse(one ?? '') - Date.parse(other ?? '')).at(-1))
  }

  /** The rendered text, as blocks. */
  get blocks(): EntryNode[] {
    this.renderedBlocks ??= renderBlocks(this.document.body, this.addressOf, this.sourceIdOf).map((block, place) => {
      const key = `blocks/${place}`
      if (block.kind === 'text') {
        const { heading, anchor, body } = block
        return this.part(key, 'textBlock', heading, { heading, anchor, body, evidence: [] })
      }
      const { directive, attributes } = block
      const fields = directive.fields(block, (name, alt = null) => this.assets([name], alt))
      const rules = directive.type === 'careCard' && { rules: this.rulesOf(attributes['urgency']) }
      return this.part(key, directive.type, attributes['heading'] ?? null, { ...fields, ...rules })
    })
    return this.renderedBlocks
  }

  /** The anchors of the headings in the text (`## Symptoms {#symptoms}`). */
  get anchors(): string[] {
    return [...this.document.body.matchAll(/^#{2,} .*\{#([\w-]+)\}\s*$/gm)].map(([, anchor = '']) => anchor)
  }

  /** The questions of readers that the sections of the entry answer, as `questions.yaml` of its site lists them. */
  get askedQuestions(): EntryNode[] {
    return this.model
      .askedQuestions(this.site)
      .filter(({ identity }) => identity === this.identity)
      .flatMap(({ anchor, questions }) =>
        questions.map((text, place) =>
          this.part(`questions/${anchor}/${place}`, 'askedQuestion', text, { anchor, text }),
        ),
      )
  }

  /** The sources and recommendations that the text cites, each once. */
  get evidence(): EntryNode[] {
    const found = (this.document.citations ?? []).flatMap((citation) => this.model.cited(citation, this.site) ?? [])
    return [...new Map(found.map((entry) => [entry.id, entry])).values()]
  }

  /** Returns the pages whose texts cite a recommendation of this chapter, by the recommendation's key. */
  citing(recommendation: string): StoredEntry[] {
    return this.model.citing({ identity: this.identity, recommendation }, this.site)
  }

  private readonly sourceIdOf = (written: string): number | undefined => {
    const citation = parseCitation(written)
    return citation && this.model.cited(citation, this.site)?.id
  }

  /**
   * The clinical codes that the page is about. They are defined on the primary site's page and apply to its translations.
   */
  get codes(): { system: CodeSystemName; code: string; source: string }[] {
    return (this.model.primaryVersion(this.identity)?.page.codes ?? []).flatMap(({ system, codes, source }) =>
      codes.map((code) => ({ system, code, source })),
    )
  }

  /** The revision of the entry's original: that of the primary site's version or, if there is none, its own. */
  get sourceRevision(): string | null {
    const original = this.site.primary ? undefined : this.model.primaryVersion(this.identity)
    return (original ?? this).page.sourceRevision ?? null
  }

  readonly addressOf = (identity: string): string | undefined => this.model.addressOf(identity, this.site)

  /** Returns the triage rules that the page's care card of the given urgency shows, in the order of the card. */
  private rulesOf(urgency: string | undefined): TriageRule[] {
    const card = this.document.careCards?.find((shown) => shown.urgency === urgency)
    return (card?.signs ?? []).flatMap((key) => {
      const sign = this.model.triage.signs.get(key)
      return sign && card ? { sign, context: card.context, site: this.site } : []
    })
  }

  html(markdown: string | undefined): string | null {
    return renderMarkdown(markdown, this.addressOf)
  }

  /**
   * Returns the entries with these identities, in the given order: the site's own version of each or, if there is none, the
   * primary site's. Missing entries are left out.
   */
  related(identities: readonly (string | undefined)[] | undefined): StoredEntry[] {
    return this.model.findAll(identities, this.site)
  }

  assets(names: readonly (string | null | undefined)[], alt: string | null = null): Asset[] {
    return names.flatMap((name) => this.model.asset(name, this.site, alt) ?? [])
  }

  /** Returns a part of this entry as an entry. `key` distinguishes it from the other parts: `blocks/2`. */
  part(key: string, typeHandle: EntryTypeHandle, title: string | null, fields: Record<string, unknown>): EntryNode {
    return partNode(`${this.identity}#${key}`, this.site, typeHandle, title, fields)
  }

  /** Returns a link entry: to an entry, to a path of this site, or to another site. */
  linkPart(key: string, link: LinkFields): EntryNode {
    return linkNode(this.model, `${this.identity}#${key}`, this.site, link)
  }
}

/** Creates an entry that is a part of another entry or of a global; it has no URL, no parent and no translations. */
function partNode(
  identity: string,
  site: Site,
  typeHandle: EntryTypeHandle,
  title: string | null,
  fields: Record<string, unknown>,
): EntryNode {
  return {
    typeHandle,
    id: stableId(identity),
    uid: stableUid(identity),
    title,
    localized: [],
    children: [],
    ancestors: [],
    siteId: site.id,
    siteHandle: site.handle,
    language: site.language,
    status: 'live',
    isDraft: false,
    enabledForSite: site.enabled,
    ...fields,
  }
}

/** Creates an entry of type `link` from the fields that describe its target: an entry, a path or a URL. */
export function linkNode(model: ContentModel, identity: string, site: Site, link: LinkFields): EntryNode {
  return partNode(identity, site, 'link', link.label, {
    label: link.label,
    text: link.text ?? null,
    linkInternal: model.findAll([link.entry], site),
    linkExternal: link.path ?? link.href ?? null,
  })
}
