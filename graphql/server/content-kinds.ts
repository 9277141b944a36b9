import * as v from 'valibot'
import { codeSystemNames, codeSystems } from '#lib/clinical-codes.ts'
import {
  asset,
  color,
  date,
  dateTime,
  flag,
  group,
  label,
  linkPicture,
  list,
  markdown,
  oneOf,
  reference,
  references,
  slug,
  text,
  webAddress,
  wholeNumber,
} from './content-fields.ts'

/**
 * The schemas (forms) of content files, which `docs/writing-content.md` explains to editors: among other things, the keys
 * that the front matter of each kind of entry may have, and which of their values are references, pictures or Markdown. The
 * checks and the relations between entries are derived from these schemas, so that no second list is needed. The schemas of
 * `symptoms.yaml` are in `symptom-guide.ts`.
 */

const optional = v.optional

const texts = () => optional(list(text()))

const socialFields = () =>
  optional(group({ title: optional(text()), description: optional(text()), image: optional(linkPicture()) }))

/** The schema of a page's metadata for search engines and social networks, with the robots directives that Craft offers. */
const seoFields = group({
  title: optional(text()),
  description: optional(text()),
  image: optional(linkPicture()),
  canonical: optional(webAddress()),
  robots: optional(list(oneOf(['noindex', 'nofollow', 'noarchive', 'noimageindex', 'nosnippet', 'notranslate']))),
  social: optional(group({ facebook: socialFields(), twitter: socialFields() })),
})

/** The schema of the codes of one system, with the edition of the classification that they were taken from. */
const clinicalCodes = v.pipe(
  group({ system: oneOf(codeSystemNames), codes: list(label()), source: reference('sources') }),
  v.check(
    ({ system, codes }) => codes.every((code) => codeSystems[system].isCode(code)),
    ({ input: { system, codes } }) => {
      const malformed = codes.filter((code) => !codeSystems[system].isCode(code))
      return `must be codes of ${codeSystems[system].name}, which ${malformed.join(', ')} cannot be`
    },
  ),
  v.check(({ codes }) => new Set(codes).size === codes.length, 'must not have a code twice'),
)

/** The keys that every page may have. */
const everyPage = {
  title: text(),
  slug: optional(slug()),
  intro: optional(text()),
  keyPoints: texts(),
  searchDescription: optional(text()),
  seo: optional(seoFields),
  illustration: optional(asset()),
  synonyms: optional(list(label())),
  topics: references('topics'),
  tags: references('tags'),
  related: references(),
  lastReviewed: optional(date()),
  nextReview: optional(date()),
  sources: references('sources'),
  reviewers: references('people'),
  postDate: optional(dateTime()),
  sourceRevision: optional(label()),
  translatedRevision: optional(label()),
  translator: optional(text()),
  emergency: optional(text()),
  codes: optional(
    v.pipe(
      list(clinicalCodes),
      v.check(
        (groups) => new Set(groups.map(({ system }) => system)).size === groups.length,
        'must not have a system twice',
      ),
    ),
  ),
}

/** The keys of pages that are read from top to bottom; their intro is required. */
const readPage = { ...everyPage, intro: text() }

/** The keys of pages that are listed by date; their intro and their date are required. */
const datedPage = { ...readPage, postDate: dateTime() }

/** The schema of a link: to an entry, to a page of the site that is not an entry (`/news`), or to another site. */
const link = v.pipe(
  group({
    label: text(),
    text: optional(text()),
    entry: optional(reference()),
    path: optional(v.pipe(text(), v.regex(/^\/(?![/\\])/, 'must be a path that begins with one slash'))),
    href: optional(webAddress()),
  }),
  v.check(
    ({ entry, path, href }) => [entry, path, href].filter((target) => target !== undefined).length === 1,
    'must have exactly one of: entry, path, href',
  ),
)

const recommendationStrength = () => oneOf(['Strong', 'Weak'])

const officeOrSectionFields = group({ ...readPage, members: references('people'), email: optional(text()) })

/** The schemas of entries, by type handle: of the front matter or, for the glossary, sources and people, of a list item. */
export const entryForms = {
  home: group({
    ...everyPage,
    heroTitle: optional(text()),
    heroText: optional(text()),
    selected: references(),
    links: optional(list(link)),
    stories: references(),
    chatbot: optional(reference()),
  }),
  page: group({ ...readPage, type: optional(oneOf(['page'])) }),
  redirect: group({
    ...everyPage,
    type: oneOf(['redirect']),
    to: text(),
    redirectType: optional(oneOf(['301', '302', '307', '308', '410'])),
  }),
  contact: group({
    ...everyPage,
    subjects: texts(),
    privacyText: optional(text()),
    thankYouText: optional(text()),
  }),
  condition: group({
    ...readPage,
    bodyAreas: optional(
      list(oneOf(['kidneys', 'ureters', 'bladder', 'womb', 'pelvic-floor', 'prostate', 'penis', 'testicles'])),
    ),
    situations: references('situations'),
    treatments: references('treatments'),
    guidelines: references('guidelines'),
    modules: references('modules'),
    // The treatment whose option grid compares the treatments of this condition.
    comparison: optional(reference('treatments')),
    leaflet: optional(asset()),
  }),
  situation: group({ ...readPage, condition: reference('conditions'), treatments: references('treatments') }),
  treatment: group({
    ...readPage,
    conditions: references('conditions'),
    situations: references('situations'),
    leaflet: optional(asset()),
    optionGrid: optional(
      group({
        options: list(reference('treatments')),
        people: optional(text()),
        outcomes: list(
          v.pipe(
            group({
              option: reference('treatments'),
              label: text(),
              outOf: wholeNumber(),
              affected: wholeNumber(),
              more: optional(oneOf(['better', 'worse'])),
              timeframe: optional(text()),
              source: optional(reference('sources')),
            }),
            v.check(
              ({ outOf, affected }) => affected >= 0 && affected <= outOf,
              'must not have more people affected than there are',
            ),
          ),
        ),
      }),
    ),
  }),
  guideline: group({
    ...readPage,
    year: wholeNumber(),
    fullPdf: optional(asset()),
    pocketPdf: optional(asset()),
    summaries: optional(list(group({ title: text(), body: markdown(), file: optional(asset()) }))),
    summariesOfChanges: optional(
      list(
        group({
          year: wholeNumber(),
          body: optional(markdown()),
          changes: optional(
            list(
              group({
                text: text(),
                strength: optional(recommendationStrength()),
                chapter: optional(reference('./chapters')),
              }),
            ),
          ),
        }),
      ),
    ),
    publications: optional(
      list(
        group({
          title: text(),
          kind: oneOf(['publication', 'appendix']),
          citation: optional(text()),
          doi: optional(text()),
          href: optional(webAddress()),
          year: optional(wholeNumber()),
          file: optional(asset()),
        }),
      ),
    ),
    panel: optional(list(group({ person: reference('people'), panelRole: optional(text()) }))),
    translations: optional(
      list(
        group({
          languageName: text(),
          society: optional(text()),
          year: optional(wholeNumber()),
          href: optional(webAddress()),
          file: optional(asset()),
        }),
      ),
    ),
    editions: references('guidelines/archive'),
  }),
  guidelineChapter: group({
    ...everyPage,
    number: optional(label()),
    isSupplement: optional(flag()),
    recommendations: optional(
      v.pipe(
        list(
          group({
            key: optional(slug()),
            text: text(),
            strength: optional(recommendationStrength()),
            levelOfEvidence: optional(label()),
          }),
        ),
        v.check((all) => {
          const keys = all.flatMap(({ key }) => key ?? [])
          return new Set(keys).size === keys.length
        }, 'must not have two with the same key'),
      ),
    ),
  }),
  guidelineArchive: group({ ...everyPage, current: reference('guidelines'), year: wholeNumber() }),
  story: group({ ...everyPage, condition: reference('conditions'), quote: text() }),
  news: group({ ...datedPage, authors: references('people') }),
  update: group({ ...datedPage, concerns: references() }),
  pressRelease: group({
    ...datedPage,
    embargoUntil: optional(dateTime()),
    pressContact: optional(text()),
    files: optional(list(asset())),
  }),
  educationEvent: group({
    ...readPage,
    kind: oneOf(['event', 'education']),
    startsAt: dateTime(),
    endsAt: optional(dateTime()),
    allDay: optional(flag()),
    timezone: optional(
      v.pipe(
        v.string('must be a time zone (Europe/Amsterdam)'),
        v.check(isTimeZone, 'must be a time zone (Europe/Amsterdam)'),
      ),
    ),
    venue: optional(text()),
    city: optional(text()),
    countryCode: optional(
      v.pipe(v.string('must be a country code (NL)'), v.regex(/^[A-Z]{2}$/, 'must be a country code (NL)')),
    ),
    online: optional(flag()),
    registrationUrl: optional(webAddress()),
    cancelled: optional(flag()),
    programme: optional(list(group({ title: text(), startsAt: optional(dateTime()), text: optional(text()) }))),
  }),
  office: officeOrSectionFields,
  section: officeOrSectionFields,
  topic: group(everyPage),
  tag: group(everyPage),
  undergraduate: group({ ...readPage, authors: references('people'), file: optional(asset()) }),
  module: group({
    ...readPage,
    minutes: optional(wholeNumber()),
    endTitle: optional(text()),
    endText: optional(markdown()),
    chapters: list(
      group({
        title: text(),
        slug: slug(),
        intro: optional(markdown()),
        items: list(
          group({
            title: text(),
            slug: slug(),
            kind: oneOf(['text', 'video', 'question']),
            body: optional(markdown()),
            media: optional(asset()),
            videoUrl: optional(webAddress()),
            transcript: optional(markdown()),
            story: optional(text()),
            question: optional(text()),
            answers: optional(list(group({ text: text(), correct: optional(flag()), feedback: optional(markdown()) }))),
            explanation: optional(markdown()),
          }),
        ),
      }),
    ),
  }),
  chatbot: group({
    ...everyPage,
    botId: optional(text()),
    greeting: optional(text()),
    disclaimer: optional(text()),
    suggestedQuestions: texts(),
    scope: references(),
    emergencyText: optional(text()),
  }),
  glossaryTerm: group({ key: slug(), title: text(), definition: text(), variants: optional(list(label())) }),
  source: group({
    key: slug(),
    title: optional(text()),
    citation: text(),
    doi: optional(text()),
    year: optional(wholeNumber()),
    href: optional(webAddress()),
    chapter: optional(label()),
    edition: optional(label()),
    checked: optional(date()),
  }),
  person: group({
    key: slug(),
    title: text(),
    role: optional(text()),
    affiliation: optional(text()),
    country: optional(text()),
    photo: optional(asset()),
    conflictOfInterest: optional(text()),
  }),
}

/** The types of entries that have a file of their own, or are items of one of a site's three lists. */
export type StoredTypeHandle = keyof typeof entryForms

/**
 * The parsed fields of each type of entry. A reference is an identity or, below `./`, only a name, as `reference` in
 * `content-fields.ts` explains.
 */
export type EntryFields = { [Type in StoredTypeHandle]: v.InferOutput<(typeof entryForms)[Type]> }

/** The fields that every page may have. Items of lists (glossary, sources, people) have none of them but the title. */
export type PageFields = Partial<v.InferOutput<v.ObjectSchema<typeof everyPage, undefined>>>

export type LinkFields = v.InferOutput<typeof link>

/** The schemas of a site's globals: `globals/<name>.yaml`. */
const globalForms = {
  theme: group({
    primaryColor: color(),
    primaryColorDark: color(),
    primaryColorLight: color(),
    primaryTextColor: color(),
    secondaryColor: color(),
    secondaryColorDark: color(),
    secondaryColorLight: color(),
    secondaryTextColor: color(),
  }),
  assets: group({
    siteName: text(),
    favicon: asset(),
    navigationLogo: asset(),
    footerLogo: asset(),
    heroStill: optional(asset()),
    heroLottie: optional(asset()),
  }),
  navigation: group({
    main: optional(list(link)),
    footer: optional(list(link)),
    socials: optional(list(link)),
    selectedSearches: texts(),
    exitHref: optional(webAddress()),
  }),
  alert: group({
    // An empty message turns the alert off, so that editors can keep the file for the next alert.
    message: v.string('must be text'),
    level: optional(text()),
    startsAt: optional(dateTime()),
    endsAt: optional(dateTime()),
    link: optional(link),
  }),
}

export type GlobalName = keyof typeof globalForms
export type GlobalFields = { [Name in GlobalName]: v.InferOutput<(typeof globalForms)[Name]> }

/** The schemas of globals, typed for lookups by a name that is known only at run time. */
export const globalFormByName: { [Name in GlobalName]: v.GenericSchema<unknown, GlobalFields[Name]> } = globalForms

export const siteForm = group({
  id: wholeNumber(),
  handle: slug(),
  language: text(),
  enabled: optional(flag(), true),
  primary: optional(flag(), false),
  name: optional(text()),
  baseUrl: optional(webAddress()),
  group: optional(text()),
})

/** A site, as `sites.yaml` lists it, with the defaults of missing keys. */
export type Site = v.InferOutput<typeof siteForm>

export const redirectForm = group({
  uri: text(),
  to: optional(v.string('must be text'), ''),
  type: label(),
  site: optional(text()),
})

export const messageForm = group({ key: label(), category: text(), message: text() })

/** The schema of `drawings.yaml`: the translated labels of each drawing. A label of several lines is a list. */
export const drawingsForm = v.record(
  v.string(),
  v.record(
    v.string(),
    v.union([text(), v.pipe(list(text()), v.minLength(1, 'must not be empty'))], 'must be text, or a list of lines'),
    'must be a group of labels',
  ),
  'must be a group of drawings',
)

export type DrawingLabels = v.InferOutput<typeof drawingsForm>

/** The schema of `search.yaml`: words that readers search for and that the entries themselves do not use. */
export const searchWordsForm = group({
  sameMeaning: optional(list(v.pipe(list(label()), v.minLength(2, 'must have at least two')))),
  alsoKnownAs: optional(v.record(v.string(), list(label()), 'must be a group of entries')),
  names: optional(v.record(v.string(), list(label()), 'must be a group of entries')),
})

/**
 * The characters that a question in `questions.yaml` must not contain, because editors write them but readers do not type
 * them.
 */
const unusualCharacters = /[()[\]{}<>|;:"“”„«»*#_=\n]/u
/** The maximum number of UTF-16 code units of a question in `questions.yaml`; readers rarely type longer ones. */
const maxListedQuestionLength = 120

/**
 * Returns the schema of a question as readers type it. It has at least three words or, because Chinese has no spaces, at
 * least four Chinese characters.
 */
const askedQuestion = () =>
  v.pipe(
    label(),
    v.check((text) => {
      const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
      return han >= 4 || (text.match(/[\p{L}\p{N}\p{M}'’-]+/gu) ?? []).length >= 3
    }, 'must have three words, or four characters in Chinese'),
    v.check(
      (text) => !unusualCharacters.test(text),
      'must not have brackets, quotation marks or colons, which nobody types',
    ),
    v.maxLength(
      maxListedQuestionLength,
      `must not be longer than ${maxListedQuestionLength} characters, which nobody types`,
    ),
  )

/** The schema of `questions.yaml`: the questions that each section answers, by the identity of its page and its anchor. */
export const askedQuestionsForm = v.record(
  v.string(),
  v.record(v.string(), list(askedQuestion()), 'must be a group of sections'),
  'must be a group of pages',
)

/** The anchor in `questions.yaml` that stands for the introduction of a page. */
export const introAnchor = 'intro'

/** The schema of `triage.yaml`: the urgency of each sign, the contexts in which it applies, and the reason. */
export const triageForm = group({
  contexts: list(group({ key: text(), title: text() })),
  /** The headings that group the signs of long cards. */
  headings: optional(list(text())),
  groups: list(
    group({
      title: text(),
      heading: optional(text()),
      why: text(),
      sources: references('sources'),
      signs: list(
        group({
          key: v.pipe(text(), v.regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens')),
          emergency: optional(list(text())),
          urgent: optional(list(text())),
          conditions: references('conditions'),
          /** The heading that replaces the heading of the group. */
          heading: optional(text()),
          revision: optional(label()),
        }),
      ),
    }),
  ),
})

const phoneNumbers = () => list(v.pipe(text(), v.regex(/^\+?\d[\d ]*$/, 'must be digits, with spaces between them')))

/** The schema of an item of `emergency-numbers.yaml`: the numbers to call in a country. */
export const emergencyNumbersForm = group({
  country: v.pipe(text(), v.regex(/^[A-Z]{2}$/, 'must be the two letters of ISO 3166-1, such as DE')),
  emergency: phoneNumbers(),
  outOfHours: optional(phoneNumbers()),
  crisis: optional(phoneNumbers()),
  names: optional(v.record(v.string(), text(), 'must be a group of names by language')),
  sites: optional(list(text())),
})

/** The schema of an item in a site's `triage.yaml`: the sentence of a sign, or the text of a heading. */
export const triageSentenceForm = v.pipe(
  group({ sign: optional(text()), heading: optional(text()), text: text(), revision: optional(label()) }),
  v.check(
    ({ sign, heading }) => (sign === undefined) !== (heading === undefined),
    'must have exactly one of: sign, heading',
  ),
)

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The section and the type of an entry, and how its `uri` is composed. They follow from the path of the file and, for an
 * item of a list, from its key; only a redirect is recognized by `type` in its front matter.
 */
export interface EntryPlace {
  /**
   * The name by which others refer to the entry: the path of its file below the site's folder, without `.md` and `/index`.
   * An item of a list has the name of the list and its own key (`sources/<key>`).
   */
  identity: string
  sectionHandle: string
  typeHandle: StoredTypeHandle
  /** The default of `slug`. */
  name: string
  /** The part of the `uri` before the slug of an entry without a parent: `news/`. */
  prefix: string
  /** The parent of this entry: a complete identity, or the front matter key that names it. */
  parent?: { identity: string } | { field: 'condition' }
  /** The part of the `uri` between the parent's `uri` and the slug. */
  infix?: string
}

/** The folders without subfolders, in which every Markdown file is an entry of the same type. */
const flatFolders: Record<string, { sectionHandle: string; typeHandle: StoredTypeHandle; prefix: string }> = {
  conditions: { sectionHandle: 'conditions', typeHandle: 'condition', prefix: 'condition/' },
  situations: { sectionHandle: 'situations', typeHandle: 'situation', prefix: 'situation/' },
  treatments: { sectionHandle: 'treatments', typeHandle: 'treatment', prefix: 'all-treatments/' },
  stories: { sectionHandle: 'stories', typeHandle: 'story', prefix: 'stories/' },
  news: { sectionHandle: 'news', typeHandle: 'news', prefix: 'news/' },
  updates: { sectionHandle: 'updates', typeHandle: 'update', prefix: 'updates/' },
  'press-releases': { sectionHandle: 'pressReleases', typeHandle: 'pressRelease', prefix: 'press-releases/' },
  events: { sectionHandle: 'events', typeHandle: 'educationEvent', prefix: 'education-events/' },
  topics: { sectionHandle: 'topics', typeHandle: 'topic', prefix: 'topics/' },
  tags: { sectionHandle: 'tags', typeHandle: 'tag', prefix: 'tags/' },
  undergraduates: { sectionHandle: 'undergraduates', typeHandle: 'undergraduate', prefix: 'undergraduates/' },
  modules: { sectionHandle: 'modules', typeHandle: 'module', prefix: 'module/' },
  chatbots: { sectionHandle: 'chatbots', typeHandle: 'chatbot', prefix: 'chat/' },
}

const officeAndSectionFolders: Record<string, StoredTypeHandle> = { offices: 'office', sections: 'section' }

/** The lists of a site, each in a file such as `glossary.yaml`. Their entries have no `uri`. */
export const listFiles = {
  'glossary.yaml': { folder: 'glossary', typeHandle: 'glossaryTerm' },
  'sources.yaml': { folder: 'sources', typeHandle: 'source' },
  'people.yaml': { folder: 'people', typeHandle: 'person' },
} as const satisfies Record<string, { folder: string; typeHandle: StoredTypeHandle }>

/** The types of entries in each section. A test checks that every type is in a section, as Craft requires. */
export const sectionTypes: Record<string, readonly StoredTypeHandle[]> = {
  home: ['home'],
  contact: ['contact'],
  pages: ['page', 'redirect'],
  guidelines: ['guideline', 'guidelineChapter', 'guidelineArchive'],
  offices: ['office', 'page'],
  sections: ['section', 'page'],
  glossary: ['glossaryTerm'],
  sources: ['source'],
  people: ['person'],
  ...Object.fromEntries(
    Object.values(flatFolders).map(({ sectionHandle, typeHandle }) => [sectionHandle, [typeHandle]] as const),
  ),
}

/**
 * Returns the place of the entry in a Markdown file, by the file's path below the site's folder
 * (`guidelines/x/chapters/01-introduction.md`); undefined when no entry belongs there.
 *
 * @param type the `type` of the front matter; `redirect` turns a file in `pages/` into a redirect
 */
export function placeOfFile(path: string, type?: unknown): EntryPlace | undefined {
  if (!path.endsWith('.md')) return undefined
  const parts = path.slice(0, -'.md'.length).split('/')
  const [folder = '', ...rest] = parts
  const name = rest.at(-1) ?? folder

  if (parts.length === 1) {
    if (folder !== 'home' && folder !== 'contact') return undefined
    return { identity: folder, sectionHandle: folder, typeHandle: folder, name: folder, prefix: '' }
  }

  const flat = flatFolders[folder]
  if (flat) {
    if (rest.length !== 1) return undefined
    return {
      ...flat,
      identity: parts.join('/'),
      name,
      ...(flat.typeHandle === 'situation' ? { parent: { field: 'condition' as const }, infix: '/' } : {}),
    }
  }

  if (folder === 'guidelines') {
    if (rest.length === 2 && rest[0] === 'archive') {
      return {
        identity: parts.join('/'),
        sectionHandle: 'guidelines',
        typeHandle: 'guidelineArchive',
        name,
        prefix: 'guidelines/archive/',
      }
    }
    if (rest.length === 2 && name === 'index') {
      const guideline = rest[0] ?? ''
      return {
        identity: `guidelines/${guideline}`,
        sectionHandle: 'guidelines',
        typeHandle: 'guideline',
        name: guideline,
        prefix: 'guidelines/',
      }
    }
    if (rest.length === 3 && rest[1] === 'chapters') {
      return {
        identity: parts.join('/'),
        sectionHandle: 'guidelines',
        typeHandle: 'guidelineChapter',
        // The number in the name of the file only orders the chapters; it is not part of the slug.
        name: name.replace(/^\d+-(?=.)/, ''),
        prefix: `guidelines/${rest[0]}/chapter/`,
        parent: { identity: `guidelines/${rest[0]}` },
        infix: '/chapter/',
      }
    }
    return undefined
  }

  const officeOrSectionType = officeAndSectionFolders[folder]
  if (officeOrSectionType && rest.length === 1) return undefined
  if (officeOrSectionType || folder === 'pages') {
    const segments = name === 'index' ? parts.slice(0, -1) : parts
    if (segments.length < 2) return undefined
    const isOfficeOrSection = officeOrSectionType !== undefined && segments.length === 2
    // The folder `pages` is not part of a `uri`: the `uri` of pages/a/b.md is a/b.
    const parentSegments = segments.slice(folder === 'pages' ? 1 : 0, -1)
    return {
      identity: segments.join('/'),
      sectionHandle: folder,
      typeHandle: isOfficeOrSection
        ? officeOrSectionType
        : folder === 'pages' && type === 'redirect'
          ? 'redirect'
          : 'page',
      name: segments.at(-1) ?? '',
      prefix: parentSegments.map((part) => `${part}/`).join(''),
      ...(segments.length > 2 ? { parent: { identity: segments.slice(0, -1).join('/') }, infix: '/' } : {}),
    }
  }
  return undefined
}
