import { ContentModel } from './content-model.ts'
import { readContentFiles, type ContentFiles, type EntryDocument, type SiteData } from './content-files.ts'
import { ContentFilesError, ContentProblem } from './content-problem.ts'
import { introAnchor } from './content-kinds.ts'
import { nearestName } from './nearest-name.ts'
import { recommendationsOf } from './recommendations.ts'
import { guideProblems } from './symptom-guide.ts'

/**
 * Reads a content folder, checks it, and creates the model that is served.
 *
 * An entry whose front matter or Markdown is not valid is left out of the model, and so are an item of a list that is not
 * valid and an entry with the identity of an earlier one. An entry with another problem, such as a reference to a missing
 * entry, stays in the model; such a reference has no effect.
 *
 * @param options.directory the content folder (`graphql/content`)
 * @param options.drafts the folder with drafts (`graphql/drafts`)
 * @param options.revisions the folder with earlier versions of entries (`graphql/revisions`)
 * @returns `model`, the published content; `drafted`, in which drafts replace published content (the same object when there
 * are no drafts); and all problems, sorted by file and line
 * @throws ContentFilesError when `sites.yaml` does not name exactly one primary site: without it nothing can be served
 */
export async function loadContent({
  directory,
  drafts,
  revisions,
}: {
  directory: string
  drafts?: string
  revisions?: string
}): Promise<{
  model: ContentModel
  drafted: ContentModel
  problems: ContentProblem[]
}> {
  const { problems, ...files } = await readContentFiles(directory, drafts, revisions)
  const primary = files.sites.filter((site) => site.primary)
  if (primary.length !== 1) throw new ContentFilesError(problems)

  const documents = withoutDoubles(files.documents, problems)
  const model = new ContentModel({ ...files, documents })
  problems.push(...checkReferences({ ...files, documents }, model))
  checkAddresses(model, problems)
  const { symptoms } = files
  if (symptoms)
    problems.push(
      ...guideProblems(symptoms, model).map(({ line, message }) => new ContentProblem(symptoms.file, line, message)),
    )
  problems.push(...checkTranslations(documents, model))
  const { draftData } = files
  const hasDrafts = files.drafts.length + draftData.globals.size + draftData.messages.size > 0
  const drafted = hasDrafts
    ? new ContentModel({ ...files, ...overlayData(files, draftData), documents: overlay(documents, files.drafts) })
    : model
  if (drafted !== model) {
    problems.push(
      ...checkReferences(
        { ...files, ...draftData, documents: files.drafts, searchWords: new Map(), questions: new Map() },
        drafted,
      ),
    )
    checkAddresses(drafted, problems, ({ isDraft }) => isDraft)
  }
  problems.sort((one, other) => (one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line))
  return { model, drafted, problems }
}

/** Removes and reports entries with the identity of an earlier one, such as `pages/a/index.md` beside `pages/a.md`. */
function withoutDoubles(documents: EntryDocument[], problems: ContentProblem[]): EntryDocument[] {
  const seen = new Map<string, EntryDocument>()
  return documents.filter((document) => {
    const key = keyOf(document)
    const first = seen.get(key)
    if (first) problems.push(new ContentProblem(document.file, 1, `this is the same entry as ${first.file}`))
    else seen.set(key, document)
    return !first
  })
}

const keyOf = ({ site, place }: EntryDocument) => `${site.handle}/${place.identity}`

/** Returns the published entries and the drafts; a draft replaces the published entry of the same identity. */
function overlay(published: readonly EntryDocument[], drafts: readonly EntryDocument[]): EntryDocument[] {
  const drafted = new Set(drafts.map(keyOf))
  return [...published.filter((document) => !drafted.has(keyOf(document))), ...drafts]
}

/**
 * Returns globals and static messages with their drafts. The draft of a message follows the published one, because the site
 * uses the last of several messages with the same key.
 */
function overlayData(published: SiteData, drafts: SiteData): SiteData {
  const globals = new Map(published.globals)
  for (const [handle, sets] of drafts.globals) globals.set(handle, { ...globals.get(handle), ...sets })
  const messages = new Map(published.messages)
  for (const [handle, list] of drafts.messages) messages.set(handle, [...(messages.get(handle) ?? []), ...list])
  return { globals, messages }
}

/** Returns the problem of a reference to a missing entry; undefined if that entry is invalid, which is reported already. */
function describeMissing(identity: string, model: ContentModel, leftOut: ReadonlySet<string>): string | undefined {
  if (leftOut.has(identity)) return undefined
  const identities = model.all(model.primarySite).map((entry) => entry.identity)
  const end = identity.lastIndexOf('/') + 1
  const [folder, name] = [identity.slice(0, end), identity.slice(end)]
  const suggestedName = nearestName(
    name,
    identities
      .filter((other) => other.lastIndexOf('/') + 1 === end && other.startsWith(folder))
      .map((other) => other.slice(end)),
  )
  const suggestion =
    suggestedName === undefined ? identities.find((other) => other.endsWith(`/${name}`)) : folder + suggestedName
  return `there is no entry "${identity}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`
}

function checkReferences(
  files: Pick<ContentFiles, 'documents' | 'globals' | 'leftOut' | 'searchWords' | 'questions'>,
  model: ContentModel,
): ContentProblem[] {
  const problems: ContentProblem[] = []
  const addProblem = (file: string, line: number, message: string | undefined) => {
    if (message !== undefined) problems.push(new ContentProblem(file, line, message))
  }
  for (const { site, file, references, links, citations = [] } of files.documents) {
    for (const { line, ...citation } of citations) {
      const { identity, recommendation } = citation
      const entry = model.find(identity, site)
      if (!entry) addProblem(file, line, describeMissing(identity, model, files.leftOut))
      else if (recommendation !== undefined && !model.cited(citation, site)) {
        const keys = recommendationsOf(entry).flatMap(({ key }) => key ?? [])
        const suggestion = nearestName(recommendation, keys)
        addProblem(
          file,
          line,
          `${entry.document.file} has no recommendation with the key "${recommendation}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
        )
      }
    }
    for (const { identity, line } of references) {
      if (!model.find(identity, site)) addProblem(file, line, describeMissing(identity, model, files.leftOut))
    }
    for (const { identity, line } of links) {
      const target = model.find(identity, site)
      if (!target) addProblem(file, line, describeMissing(identity, model, files.leftOut))
      else if (target.uri === null) addProblem(file, line, `"${identity}" has no page to link to`)
    }
  }
  for (const [handle, { names, file, lines }] of files.searchWords) {
    const site = model.site(handle)
    for (const identity of Object.keys(names)) {
      if (site && !model.find(identity, site))
        addProblem(file, lines[identity] ?? 1, describeMissing(identity, model, files.leftOut))
    }
  }
  for (const [handle, { file, sections }] of files.questions) {
    const site = model.site(handle)
    if (!site) continue
    for (const { identity, anchor, line } of sections) {
      const entry = model.find(identity, site)
      if (!entry) addProblem(file, line, describeMissing(identity, model, files.leftOut))
      else if (anchor !== introAnchor && !entry.anchors.includes(anchor)) {
        const suggestion = nearestName(anchor, entry.anchors)
        addProblem(
          file,
          line,
          `${entry.document.file} has no section "${anchor}"${suggestion ? `; did you mean "${suggestion}"?` : ''}`,
        )
      }
    }
  }
  for (const [handle, sets] of files.globals) {
    const site = model.site(handle)
    if (!site) continue
    for (const { file, references } of Object.values(sets)) {
      for (const { identity, line } of references) {
        if (!model.find(identity, site)) addProblem(file, line, describeMissing(identity, model, files.leftOut))
      }
    }
  }
  return problems
}

/**
 * Reports fields on translations that only the primary site's page may define, because its values apply to all translations.
 * A page without a version on the primary site is an original, so it has a revision of its own.
 */
function checkTranslations(documents: readonly EntryDocument[], model: ContentModel): ContentProblem[] {
  const { handle } = model.primarySite
  return documents.flatMap(({ site, file, fields, slugLine, place }) => {
    if (site === model.primarySite) return []
    const names = [
      ...('codes' in fields && fields.codes ? ['codes'] : []),
      ...('sourceRevision' in fields && fields.sourceRevision && model.primaryVersion(place.identity)
        ? ['sourceRevision']
        : []),
    ]
    return names.map((name) => new ContentProblem(file, slugLine, `"${name}" stands on the page of "${handle}" only`))
  })
}

/**
 * Reports entries of a site whose `uri` belongs to another entry already, because only the first of them can be visited.
 */
function checkAddresses(
  model: ContentModel,
  problems: ContentProblem[],
  isChecked: (document: EntryDocument) => boolean = () => true,
) {
  for (const site of model.sites) {
    for (const entry of model.all(site)) {
      if (entry.uri === null || !isChecked(entry.document)) continue
      const first = model.byUri(entry.uri, site)
      if (first && first !== entry) {
        const { file, slugLine } = entry.document
        problems.push(
          new ContentProblem(file, slugLine, `the address "${entry.uri}" is that of ${first.document.file}`),
        )
      }
    }
  }
}
