import { buildSchema, type GraphQLSchema } from 'graphql'
import { blockTypes, type BlockTypeHandle } from './blocks.ts'

/**
 * The content contract: the schema of a content server, shaped so that Craft CMS (with ether/seo and
 * mutation/translate) can implement it too. Types are written as field lists, because GraphQL has no way to share the
 * fields of an interface among the types that implement it.
 *
 * Four field lists are shared: `entryFields` (for every entry), `pageFields` (for every entry that is read as a page),
 * `assetFields` and `globalSetFields`. `entryType`, `pageType` and `globalSetType` put them in front of a type's own fields.
 */

type FieldList = Record<string, string>

/** A type of the contract: the interface it implements, and its fields. */
interface TypeForm {
  implements: string | undefined
  fields: FieldList
}

const entryFields = {
  id: 'ID',
  uid: 'String',
  title: 'String',
  slug: 'String',
  uri: 'String',
  url: 'String',
  siteId: 'Int',
  siteHandle: 'String',
  language: 'String',
  sectionHandle: 'String',
  typeHandle: 'String!',
  status: 'String',
  postDate: 'DateTime',
  expiryDate: 'DateTime',
  dateCreated: 'DateTime',
  dateUpdated: 'DateTime',
  level: 'Int',
  isDraft: 'Boolean',
  enabledForSite: 'Boolean',
  searchScore: 'Int',
  parent: 'EntryInterface',
  ancestors: '[EntryInterface!]!',
  children: '[EntryInterface!]!',
  localized: '[EntryInterface!]!',
} satisfies FieldList

const pageFields = {
  introText: 'String',
  intro: 'String',
  searchDescription: 'String',
  seoTitle: 'String',
  seoDescription: 'String',
  seoImage: '[AssetInterface]',
  featuredimage: '[AssetInterface]',
  seo: 'Ether_SeoData',
  canonical: 'String',
  keyPoints: '[String]',
  blocks: '[EntryInterface]',
  relatedContent: '[EntryInterface]',
  topics: '[EntryInterface]',
  tags: '[EntryInterface]',
  lastReviewed: 'DateTime',
  nextReview: 'DateTime',
  sources: '[EntryInterface]',
  // The sources and recommendations that the blocks of the page cite, each as `<sup data-source="<id of the entry>"></sup>`.
  evidence: '[EntryInterface]',
  reviewers: '[EntryInterface]',
  synonyms: '[String]',
  // The questions that editors have listed for the sections of the page. The search compares a reader's question with them.
  askedQuestions: '[EntryInterface]',
  // The revision of the original, in every language.
  sourceRevision: 'String',
  translatedRevision: 'String',
  translator: 'String',
  emergency: 'String',
  // The clinical codes that the page is about, in every language.
  codes: '[ClinicalCode!]',
} satisfies FieldList

const assetFields = {
  id: 'ID',
  title: 'String',
  url: 'String',
  alt: 'String',
  width: 'Int',
  height: 'Int',
  mimeType: 'String',
  size: 'String',
} satisfies FieldList

const globalSetFields = {
  id: 'ID',
  name: 'String!',
  handle: 'String!',
  siteId: 'Int',
  siteHandle: 'String',
  language: 'String',
} satisfies FieldList

/** Returns the type of an entry that is not read as a page: a block, a link, a glossary term. */
const entryType = (ownFields: FieldList): TypeForm => ({
  implements: 'EntryInterface',
  fields: { ...entryFields, ...ownFields },
})

/** Returns the type of an entry that is read as a page. */
const pageType = (ownFields: FieldList = {}): TypeForm => entryType({ ...pageFields, ...ownFields })

const globalSetType = (ownFields: FieldList): TypeForm => ({
  implements: 'GlobalSetInterface',
  fields: { ...globalSetFields, ...ownFields },
})

const objectType = (fields: FieldList): TypeForm => ({ implements: undefined, fields })

const pageTypes = {
  home: pageType({
    heroTitle: 'String',
    heroText: 'String',
    selected: '[EntryInterface]',
    links: '[EntryInterface]',
    stories: '[EntryInterface]',
    chatbot: '[EntryInterface]',
  }),
  page: pageType(),
  redirect: entryType({ linkInternal: '[EntryInterface]', linkExternal: 'String', redirectType: 'String' }),
  contact: pageType({ subjects: '[String]', privacyText: 'String', thankYouText: 'String' }),
  condition: pageType({
    bodyAreas: '[String]',
    situations: '[EntryInterface]',
    treatments: '[EntryInterface]',
    guidelines: '[EntryInterface]',
    leaflet: '[AssetInterface]',
    modules: '[EntryInterface]',
    comparison: '[EntryInterface]',
  }),
  situation: pageType({ condition: '[EntryInterface]', treatments: '[EntryInterface]' }),
  treatment: pageType({
    conditions: '[EntryInterface]',
    situations: '[EntryInterface]',
    optionGrid: '[EntryInterface]',
    leaflet: '[AssetInterface]',
  }),
  guideline: pageType({
    year: 'Int',
    archived: 'Boolean',
    fullPdf: '[AssetInterface]',
    pocketPdf: '[AssetInterface]',
    chapters: '[EntryInterface]',
    summariesOfChanges: '[EntryInterface]',
    publications: '[EntryInterface]',
    appendices: '[EntryInterface]',
    summaries: '[EntryInterface]',
    panel: '[EntryInterface]',
    translations: '[EntryInterface]',
    editions: '[EntryInterface]',
  }),
  // Chapters are also pages in their own right (/guidelines/:slug/chapter/:chapterSlug), with a review date and sources.
  guidelineChapter: pageType({
    number: 'String',
    body: 'String',
    sections: '[EntryInterface]',
    recommendations: '[EntryInterface]',
    references: '[EntryInterface]',
    isSupplement: 'Boolean',
  }),
  guidelineArchive: pageType({ year: 'Int', current: '[EntryInterface]', editions: '[EntryInterface]' }),
  story: pageType({ condition: '[EntryInterface]', quote: 'String' }),
  news: pageType({ authors: '[EntryInterface]' }),
  update: pageType({ concerns: '[EntryInterface]' }),
  pressRelease: pageType({ embargoUntil: 'DateTime', pressContact: 'String', files: '[AssetInterface]' }),
  educationEvent: pageType({
    kind: 'String',
    startsAt: 'DateTime',
    endsAt: 'DateTime',
    allDay: 'Boolean',
    timezone: 'String',
    venue: 'String',
    city: 'String',
    countryCode: 'String',
    online: 'Boolean',
    registrationUrl: 'String',
    cancelled: 'Boolean',
    programme: '[EntryInterface]',
  }),
  office: pageType({ members: '[EntryInterface]', email: 'String' }),
  section: pageType({ members: '[EntryInterface]', email: 'String' }),
  topic: pageType(),
  tag: pageType(),
  undergraduate: pageType({ authors: '[EntryInterface]', file: '[AssetInterface]' }),
  module: pageType({ chapters: '[EntryInterface]', endTitle: 'String', endText: 'String', minutes: 'Int' }),
  chatbot: pageType({
    botId: 'String',
    greeting: 'String',
    disclaimer: 'String',
    suggestedQuestions: '[String]',
    scope: '[EntryInterface]',
    emergencyText: 'String',
  }),
}

const blockTypeForms = Object.fromEntries(Object.entries(blockTypes).map(([name, fields]) => [name, entryType(fields)]))

const partTypes = {
  link: entryType({ label: 'String', text: 'String', linkInternal: '[EntryInterface]', linkExternal: 'String' }),
  askedQuestion: entryType({ anchor: 'String', text: 'String' }),
  outcome: entryType({
    option: '[EntryInterface]',
    label: 'String',
    outOf: 'Int',
    affected: 'Int',
    more: 'String',
    timeframe: 'String',
    source: '[EntryInterface]',
  }),
  programmeItem: entryType({ startsAt: 'DateTime', text: 'String' }),
  recommendation: entryType({
    text: 'String',
    strength: 'String',
    levelOfEvidence: 'String',
    chapter: '[EntryInterface]',
    // The pages whose texts cite the recommendation.
    citedBy: '[EntryInterface]',
  }),
  summaryOfChanges: entryType({ year: 'Int', body: 'String', changes: '[EntryInterface]' }),
  publication: entryType({
    kind: 'String',
    citation: 'String',
    doi: 'String',
    href: 'String',
    year: 'Int',
    file: '[AssetInterface]',
  }),
  guidelineSummary: entryType({ body: 'String', file: '[AssetInterface]' }),
  panelMember: entryType({ person: '[EntryInterface]', panelRole: 'String' }),
  guidelineTranslation: entryType({
    languageName: 'String',
    society: 'String',
    file: '[AssetInterface]',
    year: 'Int',
    href: 'String',
  }),
  moduleChapter: entryType({ intro: 'String', items: '[EntryInterface]' }),
  moduleItem: entryType({
    kind: 'String',
    body: 'String',
    media: '[AssetInterface]',
    videoUrl: 'String',
    transcript: 'String',
    story: 'String',
    question: 'String',
    answers: '[EntryInterface]',
    explanation: 'String',
  }),
  answer: entryType({ text: 'String', correct: 'Boolean', feedback: 'String' }),
}

const listTypes = {
  glossaryTerm: entryType({ definition: 'String', variants: '[String]' }),
  source: entryType({
    citation: 'String',
    doi: 'String',
    year: 'Int',
    href: 'String',
    // The field is not named `chapter`, because in a recommendation `chapter` is a list of entries, and a query could not
    // select both under one name.
    chapterName: 'String',
    edition: 'String',
    checked: 'DateTime',
  }),
  person: entryType({
    role: 'String',
    affiliation: 'String',
    country: 'String',
    photo: '[AssetInterface]',
    conflictOfInterest: 'String',
  }),
}

/** The type handles of all entries; the GraphQL type's name is the handle followed by `_Entry`. */
export type EntryTypeHandle = keyof typeof pageTypes | BlockTypeHandle | keyof typeof partTypes | keyof typeof listTypes

const globalSetTypes = {
  theme: globalSetType({
    primaryColor: 'String',
    primaryColorDark: 'String',
    primaryColorLight: 'String',
    primaryTextColor: 'String',
    secondaryColor: 'String',
    secondaryColorDark: 'String',
    secondaryColorLight: 'String',
    secondaryTextColor: 'String',
  }),
  assets: globalSetType({
    siteName: 'String',
    favicon: '[AssetInterface]',
    footerLogo: '[AssetInterface]',
    navigationLogo: '[AssetInterface]',
    heroLottie: '[AssetInterface]',
    heroStill: '[AssetInterface]',
  }),
  navigation: globalSetType({
    main: '[EntryInterface]',
    footer: '[EntryInterface]',
    socials: '[EntryInterface]',
    selectedSearches: '[String]',
    exitHref: 'String',
  }),
  siteAlert: globalSetType({
    message: 'String',
    level: 'String',
    startsAt: 'DateTime',
    endsAt: 'DateTime',
    link: '[EntryInterface]',
  }),
}

export type GlobalSetHandle = keyof typeof globalSetTypes

const objectTypes = {
  image_Asset: {
    implements: 'AssetInterface',
    fields: { ...assetFields, focalPoint: '[Float]', caption: 'String', credit: 'String', svg: 'String' },
  },
  SiteType: objectType({
    id: 'Int!',
    handle: 'String!',
    enabled: 'Boolean!',
    language: 'String!',
    primary: 'Boolean!',
    name: 'String',
    baseUrl: 'String',
    group: 'String',
  }),
  RedirectType: objectType({ uri: 'String!', to: 'String!', type: 'String!', siteId: 'Int', handle: 'String' }),
  StaticMessagesType: objectType({
    key: 'String',
    message: 'String',
    language: 'String',
    category: 'String',
    dateCreated: 'String',
  }),
  // `system` is a name such as `icd-10`; `source` is the edition of the classification.
  ClinicalCode: objectType({ system: 'String!', code: 'String!', source: '[EntryInterface]' }),
  MarkedText: objectType({ text: 'String!', marks: '[Int!]!' }),
  SearchCount: objectType({ handle: 'String!', count: 'Int!' }),
  TopicCount: objectType({ entry: 'EntryInterface!', count: 'Int!' }),
  // A section of a page: its heading as text, and the id of the heading.
  SectionHeading: objectType({ title: 'String!', anchor: 'String!' }),
  SearchHit: objectType({
    entry: 'EntryInterface!',
    score: 'Float!',
    title: 'MarkedText!',
    excerpt: 'MarkedText',
    sections: '[SectionHeading!]!',
  }),
  SearchAnswer: objectType({
    total: 'Int!',
    all: 'Int!',
    hits: '[SearchHit!]!',
    kinds: '[SearchCount!]!',
    topics: '[TopicCount!]!',
    spelling: 'String',
    definition: 'EntryInterface',
  }),
  // The names that a list may show for an entry besides its title, in a site's language.
  EntryNames: objectType({ entry: 'EntryInterface!', names: '[String!]!' }),
  SearchSuggestion: objectType({ entry: 'EntryInterface!', title: 'MarkedText!', otherName: 'String' }),
  // The score of a section as the answer to a question. `anchor` is null if the section has no heading with an anchor.
  AnswerSection: objectType({ anchor: 'String', score: 'Float!' }),
  // A page that may answer a question. Pages are sorted by `score`. `asked` is the similarity to the most similar of the
  // questions that are listed for the page. `votes` is the sum of the similarities to several questions that are listed for
  // the same section. `named` is the share of the page's best matching name that the question contains, and `coverage` the
  // share of the question that the page or its listed questions contain.
  FoundAnswer: objectType({
    entry: 'EntryInterface!',
    score: 'Float!',
    asked: 'Float!',
    votes: 'Float!',
    named: 'Float!',
    coverage: 'Float!',
    sections: '[AnswerSection!]!',
  }),
  TriageRule: objectType({
    sign: 'String!',
    text: 'String!',
    group: 'String',
    heading: 'String',
    urgency: 'String!',
    context: 'String!',
    why: 'String!',
    sources: '[EntryInterface!]!',
  }),
  // The choices of readers without a diagnosis, and the pages and signs that follow from them. The texts are HTML.
  SymptomGuide: objectType({
    who: '[SymptomChoice!]!',
    facts: '[SymptomChoice!]!',
    sections: '[SymptomSection!]!',
    rules: '[SymptomRule!]!',
  }),
  SymptomChoice: objectType({ key: 'String!', text: 'String!' }),
  SymptomSection: objectType({ areas: '[String!]!', heading: 'String', symptoms: '[Symptom!]!' }),
  Symptom: objectType({ key: 'String!', text: 'String!', pages: '[SymptomPage!]!' }),
  // A page that matches a symptom if at least one of the choices in `with` was made, or `with` is empty, and none of the
  // choices in `not` was made.
  SymptomPage: objectType({ entry: 'EntryInterface!', with: '[String!]!', not: '[String!]!' }),
  // A triage sign, which is present when at least one choice of each item in `when` was made.
  SymptomRule: objectType({ sign: 'String!', text: 'String!', urgency: 'String!', when: '[SymptomAlternatives!]!' }),
  SymptomAlternatives: objectType({ keys: '[String!]!' }),
  EmergencyNumbers: objectType({
    country: 'String!',
    name: 'String!',
    isLocal: 'Boolean!',
    emergency: '[String!]!',
    outOfHours: '[String!]!',
    crisis: '[String!]!',
  }),
  Ether_SeoSocialData: objectType({ title: 'String', description: 'String', image: 'AssetInterface' }),
  Ether_SeoSocialNetworks: objectType({ twitter: 'Ether_SeoSocialData', facebook: 'Ether_SeoSocialData' }),
  Ether_SeoAdvanced: objectType({ robots: '[String]', canonical: 'String' }),
  Ether_SeoData: objectType({
    title: 'String',
    description: 'String',
    social: 'Ether_SeoSocialNetworks',
    advanced: 'Ether_SeoAdvanced',
  }),
}

const siteArguments = { site: '[String]', siteId: '[QueryArgument]' }

/**
 * The criteria for the entries at the other end of a relation. These are the only two fields of Craft's type that the site
 * uses.
 */
const relationCriteria = { section: '[String]', slug: '[String]' }

/**
 * The arguments that select entries, under Craft's names. `entries` and `entryCount` share them, so that a count matches its
 * list.
 */
const filterArguments = {
  uri: '[String]',
  slug: '[String]',
  id: '[QueryArgument]',
  ...siteArguments,
  language: '[String]',
  section: '[String]',
  type: '[String]',
  relatedTo: '[QueryArgument]',
  relatedToEntries: '[EntryRelationCriteriaInput]',
  search: 'String',
  level: 'Int',
  postDate: '[String]',
  dateUpdated: '[String]',
  // Craft has an argument for every field of the content. Only those that the site uses are declared here.
  embargoUntil: '[QueryArgument]',
  kind: '[String]',
  // Each value consists of the name of a code system and a code: `icd-10 N20`.
  codes: '[String]',
  startsAt: '[String]',
  endsAt: '[String]',
  preferSites: '[QueryArgument]',
  unique: 'Boolean',
}

const queryFields: Record<string, { arguments?: FieldList; type: string }> = {
  ping: { type: 'String' },
  entry: {
    arguments: {
      uri: '[String]',
      slug: '[String]',
      id: '[QueryArgument]',
      ...siteArguments,
      section: '[String]',
      type: '[String]',
      status: '[String]',
    },
    type: 'EntryInterface',
  },
  entries: {
    arguments: {
      ...filterArguments,
      // Together, these two arguments select the earlier versions of an entry; `revisionOf` is the id of the entry. Craft
      // has them only for tokens whose GraphQL schema has “Query for element revisions”.
      revisions: 'Boolean',
      revisionOf: 'QueryArgument',
      orderBy: 'String',
      limit: 'Int',
      offset: 'Int',
    },
    type: '[EntryInterface]',
  },
  entryCount: { arguments: filterArguments, type: 'Int!' },
  globalSet: { arguments: { handle: '[String]', ...siteArguments }, type: 'GlobalSetInterface' },
  globalSets: { arguments: { handle: '[String]', ...siteArguments }, type: '[GlobalSetInterface]' },
  staticMessages: { arguments: { language: '[String]', category: '[String]' }, type: '[StaticMessagesType]' },
  sites: { type: '[SiteType!]' },
  redirects: { arguments: { siteId: 'Int', handle: 'String' }, type: '[RedirectType!]' },
  triageRules: { arguments: { site: 'String!' }, type: '[TriageRule!]!' },
  symptomGuide: { arguments: { site: 'String!' }, type: 'SymptomGuide' },
  emergencyNumbers: { arguments: { site: 'String!' }, type: '[EmergencyNumbers!]!' },
  // In Craft this field needs a module of our own, as `sites` and `redirects` do, because `entries(search:)` returns entries
  // only.
  searchEntries: {
    arguments: {
      search: 'String!',
      site: 'String!',
      type: '[String!]',
      topic: '[String!]',
      // The uri of a publication: only it and the pages below it are searched.
      within: 'String',
      limit: 'Int',
      offset: 'Int',
    },
    type: 'SearchAnswer!',
  },
  alsoKnownAs: { arguments: { site: 'String!', section: '[String!]' }, type: '[EntryNames!]!' },
  suggestions: { arguments: { search: 'String!', site: 'String!', limit: 'Int' }, type: '[SearchSuggestion!]!' },
  answers: {
    arguments: { search: 'String!', site: 'String!', within: 'String', limit: 'Int' },
    type: '[FoundAnswer!]!',
  },
}

const fieldLines = (fields: FieldList) => Object.entries(fields).map(([name, type]) => `  ${name}: ${type}`)

function typeDefinition(name: string, { implements: parent, fields }: TypeForm) {
  return [`type ${name}${parent ? ` implements ${parent}` : ''} {`, ...fieldLines(fields), '}'].join('\n')
}

function interfaceDefinition(name: string, fields: FieldList) {
  return [`interface ${name} {`, ...fieldLines(fields), '}'].join('\n')
}

function inputDefinition(name: string, fields: FieldList) {
  return [`input ${name} {`, ...fieldLines(fields), '}'].join('\n')
}

function queryDefinition() {
  const lines = Object.entries(queryFields).map(([name, field]) => {
    const argumentList = Object.entries(field.arguments ?? {}).map(([argument, type]) => `${argument}: ${type}`)
    return `  ${name}${argumentList.length ? `(${argumentList.join(', ')})` : ''}: ${field.type}`
  })
  return ['type Query {', ...lines, '}'].join('\n')
}

const suffixed = (types: Record<string, TypeForm>, suffix: string) =>
  Object.entries(types).map(([name, type]) => typeDefinition(`${name}${suffix}`, type))

/** The contract in the schema definition language (SDL), as given to the server and to `buildSchema`. */
export const contentTypeDefinitions: string = [
  '"""An ISO 8601 date and time with its offset. Its day is the one as written, so Craft must not write it in UTC: its setting `setGraphqlDatesToSystemTimeZone` is true."""\nscalar DateTime',
  '"""An Int, a String or a Boolean, as in Craft."""\nscalar QueryArgument',
  '"""Returns a picture in another size. The embedded server selects a file of that width or, if there is none, the original."""',
  'directive @transform(handle: String, width: Int, height: Int, mode: String, format: String, quality: Int) on FIELD',
  '"""Formats dates in Craft. The embedded server ignores the format and returns ISO 8601."""',
  'directive @formatDateTime(format: String, timezone: String, locale: String) on FIELD',
  interfaceDefinition('EntryInterface', entryFields),
  interfaceDefinition('AssetInterface', assetFields),
  interfaceDefinition('GlobalSetInterface', globalSetFields),
  inputDefinition('EntryRelationCriteriaInput', relationCriteria),
  queryDefinition(),
  ...suffixed(objectTypes, ''),
  ...suffixed(globalSetTypes, '_GlobalSet'),
  ...suffixed(blockTypeForms, '_Entry'),
  ...suffixed(partTypes, '_Entry'),
  ...suffixed(listTypes, '_Entry'),
  ...suffixed(pageTypes, '_Entry'),
].join('\n\n')

/** Builds the contract without resolvers, for printing, code generation and validation. */
export function buildContentSchema(): GraphQLSchema {
  return buildSchema(contentTypeDefinitions)
}
