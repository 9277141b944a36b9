import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import * as v from 'valibot'
import { readAssets, type AssetFile } from './asset-files.ts'
import type { Citation } from './citations.ts'
import { checkForm, nameOf } from './check-form.ts'
import { checkMarkdown } from './check-markdown.ts'
import { marksIn, type FieldPath } from './content-fields.ts'
import {
  askedQuestionsForm,
  drawingsForm,
  entryForms,
  globalFormByName,
  listFiles,
  messageForm,
  placeOfFile,
  redirectForm,
  searchWordsForm,
  siteForm,
  emergencyNumbersForm,
  triageSentenceForm,
  type DrawingLabels,
  type EntryFields,
  type EntryPlace,
  type GlobalFields,
  type GlobalName,
  type Site,
  type StoredTypeHandle,
} from './content-kinds.ts'
import { ContentProblem } from './content-problem.ts'
import type { CountryNumbers } from './emergency-numbers.ts'
import { nearestName } from './nearest-name.ts'
import { readSymptomGuide, symptomTextForm, type SymptomGuide } from './symptom-guide.ts'
import { readTriageRules } from './triage-file.ts'
import type { CareCardSigns, TriageRules } from './triage-rules.ts'
import { readYamlText, type YamlText } from './yaml-text.ts'

/** An entry in one language, as parsed from its file. Its fields are valid, but its references have not been checked yet. */
export interface EntryDocument<Type extends StoredTypeHandle = StoredTypeHandle> {
  site: Site
  place: EntryPlace & { typeHandle: Type }
  fields: EntryFields[Type]
  /** The Markdown below the front matter. */
  body: string
  file: string
  /** Whether the file is a draft: an unpublished entry, or a new version of a published one. */
  isDraft: boolean
  /** The day on which this version was saved (`YYYY-MM-DD`); only earlier versions of an entry have it. */
  savedOn?: string
  /**
   * The line of `slug`, or the first line of the front matter if there is no slug. For an item of a list, this is the first
   * line of the item.
   */
  slugLine: number
  /** The signs that each care card of the entry shows. */
  careCards?: readonly CareCardSigns[]
  /** Whether a care card contains a sentence whose revision differs from the current one in `triage.yaml`. */
  hasOldSigns?: boolean
  /** The identities of entries that the front matter names. */
  references: { identity: string; line: number }[]
  /** The sources and recommendations that the text cites. */
  citations?: readonly (Citation & { line: number })[]
  /** The identities of the entries that the text, or Markdown in the front matter, links to. */
  links: { identity: string; line: number }[]
}

export interface Redirect {
  uri: string
  to: string
  type: string
  /** The site of the redirect; undefined for all sites. */
  site: Site | undefined
}

export interface StaticMessage {
  key: string
  category: string
  message: string
}

export interface GlobalDocument<Name extends GlobalName = GlobalName> {
  name: Name
  fields: GlobalFields[Name]
  file: string
  references: { identity: string; line: number }[]
}

/**
 * The search words of a site: words with the same meaning, and other names of entries by identity. `names` has all of these
 * names, and `alsoKnownAs` only those that pages may show, as the indexes from A to Z do.
 */
export interface SearchWords {
  sameMeaning: readonly (readonly string[])[]
  alsoKnownAs: Readonly<Record<string, readonly string[]>>
  names: Readonly<Record<string, readonly string[]>>
  file: string
  lines: Readonly<Record<string, number>>
}

/** The questions of readers that one section of a page answers. */
export interface AskedQuestions {
  /** The identity of the page. */
  identity: string
  /** The anchor of the section, which is `introAnchor` for the introduction. */
  anchor: string
  questions: readonly string[]
  line: number
}

/** The questions of a site's readers, each with the section that answers it. */
export interface SiteQuestions {
  file: string
  sections: readonly AskedQuestions[]
}

/** The globals that one site has. */
export type SiteGlobals = { [Name in GlobalName]?: GlobalDocument<Name> }

/** The globals and static messages of sites, by site handle. */
export interface SiteData {
  globals: Map<string, SiteGlobals>
  messages: Map<string, StaticMessage[]>
}

/** The parsed content of a content folder. */
export interface ContentFiles extends SiteData {
  sites: Site[]
  redirects: Redirect[]
  documents: EntryDocument[]
  /** The entries that only previews show: unpublished ones, and new versions of published ones. */
  drafts: EntryDocument[]
  /** The earlier versions of entries. */
  revisions: EntryDocument[]
  /** The drafts of globals and of single static messages. */
  draftData: SiteData
  /** The translated labels of drawings, by site handle. */
  drawings: Map<string, DrawingLabels>
  searchWords: Map<string, SearchWords>
  /** The questions of readers, by site handle. */
  questions: Map<string, SiteQuestions>
  triage: TriageRules
  /** The form by which readers without a diagnosis find pages; undefined without a valid `symptoms.yaml`. */
  symptoms?: SymptomGuide | undefined
  /** The emergency numbers of each country, in the order of `emergency-numbers.yaml`. */
  emergencyNumbers: CountryNumbers[]
  assets: Map<string, AssetFile>
  /**
   * The identities of invalid entries, except for items of lists. References to them are not reported, because the entries
   * themselves already are.
   */
  leftOut: Set<string>
  problems: ContentProblem[]
}

/** The names of the files that belong to no site. */
const sharedFiles: ReadonlySet<string> = new Set([
  'sites.yaml',
  'redirects.yaml',
  'triage.yaml',
  'symptoms.yaml',
  'emergency-numbers.yaml',
])

type Report = (line: number, message: string) => void

type DataFile = { readonly source: string; readonly file: string; readonly report: Report }

const compareNames = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Returns the sorted paths of all files below a folder, relative to it and with `/` between folders. Files whose name begins
 * with a dot are left out. Returns an empty list when the folder does not exist.
 */
async function filesBelow(directory: string): Promise<string[]> {
  try {
    const found = await readdir(directory, { recursive: true, withFileTypes: true })
    return found
      .filter((item) => item.isFile() && !item.name.startsWith('.'))
      .map((item) => relative(directory, join(item.parentPath, item.name)).replaceAll('\\', '/'))
      .sort(compareNames)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Reads the wanted files below a folder. Returns their texts by relative path, or an empty map if there is no folder. */
async function readTexts(directory: string | undefined, isWanted: (path: string) => boolean = () => true) {
  const paths = directory === undefined ? [] : await filesBelow(directory)
  return new Map(
    await Promise.all(
      paths.filter(isWanted).map(async (path) => [path, await readText(join(directory ?? '', path))] as const),
    ),
  )
}

const readText = async (file: string) => (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

/**
 * Reads a content folder and checks its files. `loadContent` checks the references between entries, once all entries are
 * known.
 *
 * @param directory the content folder (`graphql/content`)
 * @param draftsDirectory the folder with drafts of its entries, globals and static messages (`graphql/drafts`)
 * @param revisionsDirectory the folder with earlier versions of its entries (`graphql/revisions`)
 */
export async function readContentFiles(
  directory: string,
  draftsDirectory?: string,
  revisionsDirectory?: string,
): Promise<ContentFiles> {
  const problems: ContentProblem[] = []
  const shownName = (file: string, folder = directory) => {
    const name = relative(process.cwd(), join(folder, file))
    return name.startsWith('..') ? join(folder, file) : name
  }
  const reporter = (file: string, folder?: string) => (line: number, message: string) =>
    problems.push(new ContentProblem(shownName(file, folder), line, message))

  const [sources, draftSources, revisionSources] = await Promise.all([
    readTexts(directory, (path) => !path.startsWith('assets/')),
    readTexts(draftsDirectory),
    readTexts(revisionsDirectory),
  ])
  const assets = await readAssets(join(directory, 'assets'))

  /**
   * Parses a YAML file that is a list. Each item is checked separately, so that an invalid item does not hide the valid
   * ones.
   */
  function readList<Output>(
    file: string,
    form: v.GenericSchema<unknown, Output>,
    source = sources.get(file),
    report: Report = reporter(file),
  ) {
    if (source === undefined) return []
    const yaml = readYamlText(source)
    for (const { line, message } of yaml.errors) report(line, `not valid YAML: ${message}`)
    if (yaml.errors.length > 0 || yaml.value === null) return []
    if (!Array.isArray(yaml.value)) {
      report(1, 'this file must be a list')
      return []
    }
    return yaml.value.flatMap((item: unknown, place) => {
      const value = checkForm(form, item, [place], yaml, report)
      return value === undefined ? [] : [{ value, raw: item, place, line: yaml.lineOf([place]), yaml, report }]
    })
  }

  /** Collects the references and links in a value, and checks the asset names and the Markdown in it. */
  function collectReferences(
    form: v.GenericSchema,
    raw: unknown,
    at: FieldPath,
    yaml: YamlText,
    identity: string,
    report: Report,
  ) {
    const references: { identity: string; line: number }[] = []
    const links: { identity: string; line: number }[] = []
    for (const { path, mark, text } of marksIn(form, raw)) {
      const line = yaml.lineOf([...at, ...path])
      if (mark.mark === 'asset') checkAsset(text, line, report)
      else if (mark.mark === 'reference') {
        const folder = mark.folder.replace(/^\./, identity)
        references.push({ identity: folder === '' ? text : `${folder}/${text}`, line })
      } else {
        const findings = checkMarkdown(text, false)
        for (const problem of findings.problems) report(line, `"${nameOf(path)}": ${problem.message}`)
        links.push(...findings.entryLinks.map((link) => ({ identity: link.identity, line })))
      }
    }
    return { references, links }
  }

  function checkAsset(name: string, line: number, report: Report) {
    if (assets.has(name)) return
    const suggestion = nearestName(name, assets.keys())
    report(line, `there is no file "${name}" in assets/${suggestion ? `; did you mean "${suggestion}"?` : ''}`)
  }

  // The shared files are read first, with each site's `triage.yaml` and `symptoms.yaml`, because the other files need the
  // list of sites and the triage rules.
  const sites: Site[] = []
  const siteReport = reporter('sites.yaml')
  for (const { value, line } of readList('sites.yaml', siteForm)) {
    if (sites.some(({ handle }) => handle === value.handle))
      siteReport(line, `the site "${value.handle}" is listed twice`)
    else if (sites.some(({ id }) => id === value.id)) siteReport(line, `the id ${value.id} is another site's`)
    else sites.push(value)
  }
  if (sites.filter(({ primary }) => primary).length !== 1) siteReport(1, 'exactly one site must be "primary: true"')
  const siteByHandle = new Map(sites.map((site) => [site.handle, site]))

  const redirects = readList('redirects.yaml', redirectForm).flatMap(({ value, line, report }): Redirect[] => {
    const site = value.site === undefined ? undefined : siteByHandle.get(value.site)
    if (value.site !== undefined && !site) {
      report(line, `there is no site "${value.site}"`)
      return []
    }
    return [{ uri: value.uri, to: value.to, type: value.type, site }]
  })

  const triage = readTriageRules(
    sources.get('triage.yaml') ?? 'contexts: []\ngroups: []',
    reporter('triage.yaml'),
    new Map(sites.map(({ handle }) => [handle, readList(`${handle}/triage.yaml`, triageSentenceForm)])),
  )

  const symptomSource = sources.get('symptoms.yaml')
  const symptoms =
    symptomSource === undefined
      ? undefined
      : readSymptomGuide(
          { source: symptomSource, file: shownName('symptoms.yaml'), report: reporter('symptoms.yaml') },
          new Map(sites.map(({ handle }) => [handle, readList(`${handle}/symptoms.yaml`, symptomTextForm)])),
          triage,
        )

  const emergencyNumbers: CountryNumbers[] = []
  for (const { value, line, report } of readList('emergency-numbers.yaml', emergencyNumbersForm)) {
    const unknownSite = value.sites?.find((handle) => !siteByHandle.has(handle))
    if (unknownSite !== undefined) report(line, `there is no site "${unknownSite}"`)
    if (emergencyNumbers.some(({ country }) => country === value.country))
      report(line, `"${value.country}" is listed twice`)
    else emergencyNumbers.push(value)
  }

  // The other files of each site are read next, followed by drafts and revisions.
  const documents: EntryDocument[] = []
  const drafts: EntryDocument[] = []
  const revisions: EntryDocument[] = []
  const leftOut = new Set<string>()
  const data: SiteData = { globals: new Map(), messages: new Map() }
  const draftData: SiteData = { globals: new Map(), messages: new Map() }
  const drawings: ContentFiles['drawings'] = new Map()
  const searchWords: ContentFiles['searchWords'] = new Map()
  const questions: ContentFiles['questions'] = new Map()

  for (const [path, source] of sources) {
    if (sharedFiles.has(path)) continue
    const report = reporter(path)
    const [handle = '', ...below] = path.split('/')
    const site = siteByHandle.get(handle)
    if (below.length === 0) {
      report(1, `nothing reads this file: only ${[...sharedFiles].join(', ')} stand here`)
      continue
    }
    if (!site) {
      report(1, `there is no site "${handle}" in sites.yaml`)
      continue
    }
    readSiteFile(site, below.join('/'), path, source, report)
  }

  for (const [path, source] of draftSources) {
    const report = reporter(path, draftsDirectory)
    const [handle = '', ...below] = path.split('/')
    const site = siteByHandle.get(handle)
    if (!site) report(1, `there is no site "${handle}" in sites.yaml`)
    else if (path.endsWith('.md'))
      readEntry(site, below.join('/'), source, report, { isDraft: true, file: shownName(path, draftsDirectory) })
    else if (
      !readSiteData(draftData, site, below.join('/'), { source, file: shownName(path, draftsDirectory), report })
    )
      report(1, 'nothing reads this file: a draft is an entry with a file of its own, a global or messages.yaml')
  }

  // `en/conditions/kidney-stones/2026-11-20.md` contains the entry `conditions/kidney-stones` as it was saved on that day.
  for (const [path, source] of revisionSources) {
    const report = reporter(path, revisionsDirectory)
    const [, handle = '', name = '', savedOn = ''] = /^([^/]+)\/(.+)\/(\d{4}-\d\d-\d\d)\.md$/.exec(path) ?? []
    const site = siteByHandle.get(handle)
    if (!site) report(1, 'nothing reads this file: a revision is named <site>/<entry>/<date>.md')
    else
      readEntry(site, `${name}.md`, source, report, {
        isDraft: false,
        savedOn,
        file: shownName(path, revisionsDirectory),
      })
  }

  function readSiteFile(site: Site, name: string, path: string, source: string, report: Report) {
    if (name === 'triage.yaml' || name === 'symptoms.yaml') return
    if (name.endsWith('.md')) return readEntry(site, name, source, report, { isDraft: false, file: shownName(path) })
    if (isListFile(name)) {
      const { folder, typeHandle } = listFiles[name]
      const form: v.GenericSchema<unknown, EntryFields[typeof typeHandle]> = entryForms[typeHandle]
      const seen = new Set<string>()
      for (const { value, raw, place, line, yaml } of readList(path, form)) {
        if (seen.has(value.key)) {
          report(line, `"${value.key}" is listed twice`)
          continue
        }
        seen.add(value.key)
        const identity = `${folder}/${value.key}`
        documents.push({
          site,
          place: { identity, sectionHandle: folder, typeHandle, name: value.key, prefix: '' },
          fields: value,
          body: '',
          file: shownName(path),
          isDraft: false,
          slugLine: line,
          ...collectReferences(form, raw, [place], yaml, identity, report),
        })
      }
      return
    }
    if (readSiteData(data, site, name, { source, file: shownName(path), report })) return
    if (name === 'drawings.yaml' || name === 'search.yaml' || name === 'questions.yaml') {
      const yaml = readYamlText(source)
      for (const { line, message } of yaml.errors) report(line, `not valid YAML: ${message}`)
      if (yaml.errors.length > 0) return
      if (name === 'drawings.yaml') {
        const labels = checkForm(drawingsForm, yaml.value ?? {}, [], yaml, report)
        if (labels) {
          checkLabels(labels, yaml, report)
          drawings.set(site.handle, labels)
        }
        return
      }
      if (name === 'questions.yaml') {
        questions.set(site.handle, { file: shownName(path), sections: readQuestions(yaml, report) })
        return
      }
      const words = checkForm(searchWordsForm, yaml.value ?? {}, [], yaml, report)
      if (!words) return
      const { sameMeaning = [], alsoKnownAs = {}, names: others = {} } = words
      const names = { ...others }
      for (const [identity, shown] of Object.entries(alsoKnownAs))
        names[identity] = [...shown, ...(others[identity] ?? [])]
      const lines = Object.fromEntries(
        Object.keys(names).map((identity) => [
          identity,
          yaml.lineOf([identity in alsoKnownAs ? 'alsoKnownAs' : 'names', identity]),
        ]),
      )
      searchWords.set(site.handle, { sameMeaning, alsoKnownAs, names, file: shownName(path), lines })
      return
    }
    report(1, 'nothing reads this file')
  }

  /** Reads the questions of a site. Invalid sections and duplicate questions are left out. */
  function readQuestions(yaml: YamlText, report: Report): AskedQuestions[] {
    const seen = new Map<string, FieldPath>()
    return validQuestions(yaml, report).map(({ identity, anchor, texts }) => ({
      identity,
      anchor,
      line: yaml.lineOf([identity, anchor]),
      questions: texts.filter((text, place) => {
        const path = [identity, anchor, place]
        const words = text
          .normalize('NFC')
          .toLowerCase()
          .match(/[\p{L}\p{N}\p{M}]+/gu)
        const key = words?.join(' ') ?? ''
        const first = seen.get(key)
        if (first === undefined) seen.set(key, path)
        else report(yaml.lineOf(path), `this question stands on line ${yaml.lineOf(first)} already`)
        return first === undefined
      }),
    }))
  }

  /** Returns the lists of questions of a site. If one of them is not valid, each list is checked by itself. */
  function validQuestions(yaml: YamlText, report: Report) {
    const pages: unknown = yaml.value ?? {}
    const { success, output } = v.safeParse(askedQuestionsForm, pages)
    if (success) return listsOf(output)
    if (!isGroup(pages)) {
      checkForm(askedQuestionsForm, pages, [], yaml, report)
      return []
    }
    return Object.entries(pages).flatMap(([identity, page]) =>
      (isGroup(page) ? Object.entries(page).map(([anchor, list]) => ({ [anchor]: list })) : [page]).flatMap((lists) =>
        listsOf(checkForm(askedQuestionsForm, { [identity]: lists }, [], yaml, report) ?? {}),
      ),
    )
  }

  /** Reads a file of static messages or of a global into the data of its site. Returns false for any other file. */
  function readSiteData(into: SiteData, site: Site, name: string, { source, file, report }: DataFile): boolean {
    if (name === 'messages.yaml') {
      const list = readList(name, messageForm, source, report)
      const seen = new Set<string>()
      for (const { value, line } of list) {
        const listedKey = `${value.category}/${value.key}`
        if (seen.has(listedKey)) report(line, `"${value.key}" of "${value.category}" is listed twice`)
        seen.add(listedKey)
      }
      into.messages.set(
        site.handle,
        list.map(({ value }) => value),
      )
      return true
    }
    const globalName = /^globals\/([\w-]+)\.yaml$/.exec(name)?.[1]
    if (globalName === undefined || !isGlobalName(globalName)) return false
    const yaml = readYamlText(source)
    for (const { line, message } of yaml.errors) report(line, `not valid YAML: ${message}`)
    if (yaml.errors.length === 0) readGlobal(into, site, globalName, { file, yaml, report })
    return true
  }

  function readGlobal<Name extends GlobalName>(
    into: SiteData,
    site: Site,
    name: Name,
    { file, yaml, report }: { file: string; yaml: YamlText; report: Report },
  ) {
    const form = globalFormByName[name]
    const fields = checkForm(form, yaml.value, [], yaml, report)
    if (fields === undefined) return
    const { references } = collectReferences(form, yaml.value, [], yaml, name, report)
    const document: GlobalDocument<Name> = { name, fields, file, references }
    into.globals.set(site.handle, { ...into.globals.get(site.handle), [name]: document })
  }

  function checkLabels(labels: DrawingLabels, yaml: YamlText, report: Report) {
    for (const [drawing, words] of Object.entries(labels)) {
      const knownLabels = assets.get(drawing)?.labels
      if (!knownLabels) {
        checkAsset(drawing, yaml.lineOf([drawing]), report)
        continue
      }
      for (const label of Object.keys(words)) {
        if (knownLabels.includes(label)) continue
        const suggestion = nearestName(label, knownLabels)
        report(
          yaml.lineOf([drawing, label]),
          `the drawing "${drawing}" has no label "${label}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
        )
      }
    }
  }

  function readEntry(
    site: Site,
    name: string,
    source: string,
    report: Report,
    from: Pick<EntryDocument, 'isDraft' | 'savedOn' | 'file'>,
  ) {
    const rows = source.split('\n')
    const end = rows.indexOf('---', 1)
    const excludeEntry = () => void leftOut.add(placeOfFile(name)?.identity ?? '')
    if (rows[0]?.trimEnd() !== '---' || end === -1) {
      report(1, 'a content file begins with front matter between two lines of "---"')
      return excludeEntry()
    }
    const yaml = readYamlText(rows.slice(1, end).join('\n'), 2)
    for (const { line, message } of yaml.errors) {
      report(line, `not valid YAML: ${message} (a sentence with a colon needs quotes)`)
    }
    if (yaml.errors.length > 0) return excludeEntry()
    const raw: unknown = yaml.value
    const type = typeof raw === 'object' && raw !== null && 'type' in raw ? raw.type : undefined
    const place = placeOfFile(name, type)
    if (!place) return void report(1, 'nothing reads this file: no kind of entry stands in this folder')

    const form = entryForms[place.typeHandle]
    const lineInFile = (line: number) => line + end + 1
    const written = rows.slice(end + 1).join('\n')
    const { body, cards, isBehind } = triage.fill(written, site.handle, (line, message) =>
      report(lineInFile(line), message),
    )
    const findings = checkMarkdown(body, true, lineInFile(1))
    for (const problem of findings.problems) report(problem.line, problem.message)
    for (const asset of findings.assets) checkAsset(asset.name, asset.line, report)

    const fields = checkForm<EntryFields[StoredTypeHandle]>(form, raw, [], yaml, report)
    if (!fields || findings.problems.length > 0) return excludeEntry()
    const marks = collectReferences(form, raw, [], yaml, place.identity, report)
    if ('to' in fields && !isUrlOrPath(fields.to)) {
      marks.references.push({ identity: fields.to, line: yaml.lineOf(['to']) })
    }
    const list = from.savedOn !== undefined ? revisions : from.isDraft ? drafts : documents
    list.push({
      ...from,
      site,
      place,
      fields,
      body,
      careCards: cards,
      citations: findings.citations,
      hasOldSigns: isBehind,
      slugLine: yaml.lineOf(['slug']),
      references: marks.references,
      links: [...marks.links, ...findings.entryLinks],
    })
  }

  const published = documents.filter(({ site }) => site.primary)
  for (const { line, message } of triage.contradictions(
    new Map(published.map(({ place, careCards = [] }) => [place.identity, careCards])),
  ))
    reporter('triage.yaml')(line, message)

  return {
    sites,
    redirects,
    documents,
    drafts,
    revisions,
    ...data,
    draftData,
    drawings,
    searchWords,
    questions,
    triage,
    symptoms,
    emergencyNumbers,
    assets,
    leftOut,
    problems,
  }
}

/** Returns whether the target of a redirect is a URL or a path, and not the identity of an entry. */
export const isUrlOrPath = (target: string): boolean => /^(?:https?:\/\/|\/)/i.test(target)

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listsOf = (pages: v.InferOutput<typeof askedQuestionsForm>) =>
  Object.entries(pages).flatMap(([identity, lists]) =>
    Object.entries(lists).map(([anchor, texts]) => ({ identity, anchor, texts })),
  )
const isListFile = (name: string): name is keyof typeof listFiles => Object.hasOwn(listFiles, name)
const isGlobalName = (name: string): name is GlobalName => Object.hasOwn(globalFormByName, name)
