import { isUrlOrPath } from './content-files.ts'
import type { StoredTypeHandle } from './content-kinds.ts'
import { isoDate } from './iso-date.ts'
import { recommendationsOf } from './recommendations.ts'
import type { StoredEntry } from './stored-entry.ts'

type Resolver<Source> = (source: Source) => unknown
type EntryResolvers<Type extends StoredTypeHandle> = Record<string, Resolver<StoredEntry<Type>>>

// GraphQL's default resolver reads the properties and getters of an entry or of a part of one. The resolvers below return
// all other fields.

const pageResolvers: Record<string, Resolver<StoredEntry>> = {
  intro: ({ page }) => page.intro ?? null,
  introText: ({ page }) => page.intro ?? null,
  searchDescription: ({ page }) => page.searchDescription ?? null,
  seoTitle: ({ page }) => page.seo?.title ?? null,
  seoDescription: ({ page }) => page.seo?.description ?? null,
  seoImage: (entry) => entry.assets([entry.page.seo?.image]),
  featuredimage: (entry) => entry.assets([entry.page.illustration]),
  seo: (entry) => {
    const { seo, searchDescription, intro } = entry.page
    const title = seo?.title ?? entry.title
    const description = seo?.description ?? searchDescription ?? intro ?? null
    const socialOf = (network: 'facebook' | 'twitter') => {
      const social = seo?.social?.[network]
      const [image = null] = entry.assets([social?.image])
      return { title: social?.title ?? title, description: social?.description ?? description, image }
    }
    return {
      title,
      description,
      social: { twitter: socialOf('twitter'), facebook: socialOf('facebook') },
      advanced: { robots: seo?.robots ?? [], canonical: seo?.canonical ?? null },
    }
  },
  canonical: ({ page }) => page.seo?.canonical ?? null,
  keyPoints: ({ page }) => page.keyPoints ?? [],
  relatedContent: (entry) => entry.related(entry.page.related),
  topics: (entry) => entry.related(entry.page.topics),
  tags: (entry) => entry.related(entry.page.tags),
  lastReviewed: ({ page }) => isoDate(page.lastReviewed),
  nextReview: ({ page }) => isoDate(page.nextReview),
  sources: (entry) => entry.related(entry.page.sources),
  evidence: (entry) => entry.evidence,
  reviewers: (entry) => entry.related(entry.page.reviewers),
  synonyms: ({ page }) => page.synonyms ?? [],
  // `0` precedes every revision: a page with an outdated sentence in a care card is outdated, whatever its own revision is.
  translatedRevision: ({ page, document }) => (document.hasOldSigns ? '0' : (page.translatedRevision ?? null)),
  translator: ({ page }) => page.translator ?? null,
  emergency: ({ page }) => page.emergency ?? null,
  codes: (entry) => entry.codes.map(({ source, ...code }) => ({ ...code, source: entry.related([source]) })),
}

const homeResolvers: EntryResolvers<'home'> = {
  heroTitle: ({ fields }) => fields.heroTitle ?? null,
  heroText: ({ fields }) => fields.heroText ?? null,
  selected: (entry) => entry.related(entry.fields.selected),
  links: (entry) => (entry.fields.links ?? []).map((link, place) => entry.linkPart(`links/${place}`, link)),
  stories: (entry) => entry.related(entry.fields.stories),
  chatbot: (entry) => entry.related([entry.fields.chatbot]),
}

const redirectResolvers: EntryResolvers<'redirect'> = {
  linkInternal: (entry) => (isUrlOrPath(entry.fields.to) ? [] : entry.related([entry.fields.to])),
  linkExternal: ({ fields }) => (isUrlOrPath(fields.to) ? fields.to : null),
  redirectType: ({ fields }) => fields.redirectType ?? '302',
}

const contactResolvers: EntryResolvers<'contact'> = {
  subjects: ({ fields }) => fields.subjects ?? [],
  privacyText: ({ fields }) => fields.privacyText ?? null,
  thankYouText: ({ fields }) => fields.thankYouText ?? null,
}

const conditionResolvers: EntryResolvers<'condition'> = {
  bodyAreas: ({ fields }) => fields.bodyAreas ?? [],
  situations: (entry) =>
    entry.fields.situations
      ? entry.related(entry.fields.situations)
      : entry.children.filter(({ typeHandle }) => typeHandle === 'situation'),
  treatments: (entry) => entry.related(entry.fields.treatments),
  guidelines: (entry) => entry.related(entry.fields.guidelines),
  modules: (entry) => entry.related(entry.fields.modules),
  comparison: (entry) => entry.related([entry.fields.comparison]),
  leaflet: (entry) => entry.assets([entry.fields.leaflet]),
}

const situationResolvers: EntryResolvers<'situation'> = {
  condition: (entry) => entry.related([entry.fields.condition]),
  treatments: (entry) => entry.related(entry.fields.treatments),
}

const treatmentResolvers: EntryResolvers<'treatment'> = {
  conditions: (entry) => entry.related(entry.fields.conditions),
  situations: (entry) => entry.related(entry.fields.situations),
  leaflet: (entry) => entry.assets([entry.fields.leaflet]),
  optionGrid: (entry) => {
    const grid = entry.fields.optionGrid
    if (!grid) return []
    const outcomes = grid.outcomes.map((outcome, place) =>
      entry.part(`optionGrid/outcomes/${place}`, 'outcome', outcome.label, {
        ...outcome,
        more: outcome.more ?? null,
        timeframe: outcome.timeframe ?? null,
        option: entry.related([outcome.option]),
        source: entry.related([outcome.source]),
      }),
    )
    const options = entry.related(grid.options)
    return [entry.part('optionGrid', 'optionGrid', null, { options, people: grid.people ?? null, outcomes })]
  },
}

const publicationsOf = (kind: 'publication' | 'appendix') => (entry: StoredEntry<'guideline'>) =>
  (entry.fields.publications ?? []).flatMap((publication, place) =>
    publication.kind === kind
      ? [
          entry.part(`publications/${place}`, 'publication', publication.title, {
            kind,
            citation: publication.citation ?? null,
            doi: publication.doi ?? null,
            href: publication.href ?? null,
            year: publication.year ?? null,
            file: entry.assets([publication.file]),
          }),
        ]
      : [],
  )

const guidelineResolvers: EntryResolvers<'guideline'> = {
  year: ({ fields }) => fields.year,
  archived: () => false,
  fullPdf: (entry) => entry.assets([entry.fields.fullPdf]),
  pocketPdf: (entry) => entry.assets([entry.fields.pocketPdf]),
  chapters: (entry) => entry.children.filter(({ typeHandle }) => typeHandle === 'guidelineChapter'),
  summariesOfChanges: (entry) =>
    (entry.fields.summariesOfChanges ?? []).map(({ year, body, changes }) => {
      const key = `summariesOfChanges/${year}`
      return entry.part(key, 'summaryOfChanges', String(year), {
        slug: String(year),
        year,
        body: entry.html(body),
        changes: (changes ?? []).map((change, place) =>
          entry.part(`${key}/changes/${place}`, 'recommendation', null, {
            text: change.text,
            strength: change.strength ?? null,
            levelOfEvidence: null,
            citedBy: [],
            chapter: entry.related([change.chapter && `${entry.identity}/chapters/${change.chapter}`]),
          }),
        ),
      })
    }),
  publications: publicationsOf('publication'),
  appendices: publicationsOf('appendix'),
  summaries: (entry) =>
    (entry.fields.summaries ?? []).map(({ title, body, file }, place) =>
      entry.part(`summaries/${place}`, 'guidelineSummary', title, {
        body: entry.html(body),
        file: entry.assets([file]),
      }),
    ),
  panel: (entry) =>
    (entry.fields.panel ?? []).map(({ person, panelRole }, place) => {
      const people = entry.related([person])
      return entry.part(`panel/${place}`, 'panelMember', people[0]?.title ?? null, {
        person: people,
        panelRole: panelRole ?? null,
      })
    }),
  translations: (entry) =>
    (entry.fields.translations ?? []).map(({ languageName, society, year, href, file }, place) =>
      entry.part(`translations/${place}`, 'guidelineTranslation', languageName, {
        languageName,
        society: society ?? null,
        year: year ?? null,
        href: href ?? null,
        file: entry.assets([file]),
      }),
    ),
  editions: (entry) => entry.related(entry.fields.editions),
}

// The first block becomes the body of the chapter if it is text without a heading. All other blocks become the sections.
const leadOf = ({ blocks }: StoredEntry) => {
  const [first] = blocks
  return first && first.typeHandle === 'textBlock' && first.title === null && 'body' in first ? first : undefined
}

const chapterResolvers: EntryResolvers<'guidelineChapter'> = {
  number: ({ fields }) => fields.number ?? null,
  isSupplement: ({ fields }) => fields.isSupplement ?? false,
  body: (entry) => leadOf(entry)?.body ?? null,
  sections: (entry) => (leadOf(entry) ? entry.blocks.slice(1) : entry.blocks),
  references: (entry) => entry.related(entry.fields.sources),
  recommendations: recommendationsOf,
}

const archiveResolvers: EntryResolvers<'guidelineArchive'> = {
  year: ({ fields }) => fields.year,
  current: (entry) => entry.related([entry.fields.current]),
  // The other editions of the same guideline, as the current edition lists them.
  editions: (entry) => {
    const [current] = entry.related([entry.fields.current])
    const editions = current && 'editions' in current.fields ? current.fields.editions : undefined
    return entry.related(editions).filter(({ identity }) => identity !== entry.identity)
  },
}

const storyResolvers: EntryResolvers<'story'> = {
  condition: (entry) => entry.related([entry.fields.condition]),
  quote: ({ fields }) => fields.quote,
}

const pressReleaseResolvers: EntryResolvers<'pressRelease'> = {
  embargoUntil: ({ fields }) => isoDate(fields.embargoUntil),
  pressContact: ({ fields }) => fields.pressContact ?? null,
  files: (entry) => entry.assets(entry.fields.files ?? []),
}

const eventResolvers: EntryResolvers<'educationEvent'> = {
  kind: ({ fields }) => fields.kind,
  startsAt: ({ fields }) => isoDate(fields.startsAt),
  endsAt: ({ fields }) => isoDate(fields.endsAt),
  allDay: ({ fields }) => fields.allDay ?? false,
  timezone: ({ fields }) => fields.timezone ?? null,
  venue: ({ fields }) => fields.venue ?? null,
  city: ({ fields }) => fields.city ?? null,
  countryCode: ({ fields }) => fields.countryCode ?? null,
  online: ({ fields }) => fields.online ?? false,
  registrationUrl: ({ fields }) => fields.registrationUrl ?? null,
  cancelled: ({ fields }) => fields.cancelled ?? false,
  programme: (entry) =>
    (entry.fields.programme ?? []).map(({ title, startsAt, text }, place) =>
      entry.part(`programme/${place}`, 'programmeItem', title, { startsAt: isoDate(startsAt), text: text ?? null }),
    ),
}

const officeAndSectionResolvers: Record<string, Resolver<StoredEntry<'office'> | StoredEntry<'section'>>> = {
  members: (entry) => entry.related(entry.fields.members),
  email: ({ fields }) => fields.email ?? null,
}

const moduleResolvers: EntryResolvers<'module'> = {
  minutes: ({ fields }) => fields.minutes ?? null,
  endTitle: ({ fields }) => fields.endTitle ?? null,
  endText: (entry) => entry.html(entry.fields.endText),
  chapters: (entry) =>
    entry.fields.chapters.map((chapter) => {
      const chapterKey = `chapters/${chapter.slug}`
      return entry.part(chapterKey, 'moduleChapter', chapter.title, {
        slug: chapter.slug,
        intro: entry.html(chapter.intro),
        items: chapter.items.map((item) => {
          const itemKey = `${chapterKey}/${item.slug}`
          return entry.part(itemKey, 'moduleItem', item.title, {
            slug: item.slug,
            kind: item.kind,
            body: entry.html(item.body),
            media: entry.assets([item.media]),
            videoUrl: item.videoUrl ?? null,
            transcript: entry.html(item.transcript),
            story: item.story ?? null,
            question: item.question ?? null,
            explanation: entry.html(item.explanation),
            answers: (item.answers ?? []).map((answer, place) =>
              entry.part(`${itemKey}/answers/${place}`, 'answer', null, {
                text: answer.text,
                correct: answer.correct ?? false,
                feedback: entry.html(answer.feedback),
              }),
            ),
          })
        }),
      })
    }),
}

const chatbotResolvers: EntryResolvers<'chatbot'> = {
  botId: (entry) => entry.fields.botId ?? entry.document.place.name,
  greeting: ({ fields }) => fields.greeting ?? null,
  disclaimer: ({ fields }) => fields.disclaimer ?? null,
  suggestedQuestions: ({ fields }) => fields.suggestedQuestions ?? [],
  scope: (entry) => entry.related(entry.fields.scope),
  emergencyText: ({ fields }) => fields.emergencyText ?? null,
}

const glossaryResolvers: EntryResolvers<'glossaryTerm'> = {
  definition: ({ fields }) => fields.definition,
  variants: ({ fields }) => fields.variants ?? [],
}

const sourceResolvers: EntryResolvers<'source'> = {
  citation: ({ fields }) => fields.citation,
  doi: ({ fields }) => fields.doi ?? null,
  year: ({ fields }) => fields.year ?? null,
  href: ({ fields }) => fields.href ?? null,
  chapterName: ({ fields }) => fields.chapter ?? null,
  edition: ({ fields }) => fields.edition ?? null,
  checked: ({ fields }) => isoDate(fields.checked),
}

const personResolvers: EntryResolvers<'person'> = {
  role: ({ fields }) => fields.role ?? null,
  affiliation: ({ fields }) => fields.affiliation ?? null,
  country: ({ fields }) => fields.country ?? null,
  photo: (entry) => entry.assets([entry.fields.photo]),
  conflictOfInterest: ({ fields }) => fields.conflictOfInterest ?? null,
}

/** The resolvers of each type of entry, for fields that GraphQL's default resolver cannot resolve. */
export const entryResolvers = {
  home_Entry: { ...pageResolvers, ...homeResolvers },
  page_Entry: pageResolvers,
  redirect_Entry: redirectResolvers,
  contact_Entry: { ...pageResolvers, ...contactResolvers },
  condition_Entry: { ...pageResolvers, ...conditionResolvers },
  situation_Entry: { ...pageResolvers, ...situationResolvers },
  treatment_Entry: { ...pageResolvers, ...treatmentResolvers },
  guideline_Entry: { ...pageResolvers, ...guidelineResolvers },
  guidelineChapter_Entry: { ...pageResolvers, ...chapterResolvers },
  guidelineArchive_Entry: { ...pageResolvers, ...archiveResolvers },
  story_Entry: { ...pageResolvers, ...storyResolvers },
  news_Entry: { ...pageResolvers, authors: (entry: StoredEntry<'news'>) => entry.related(entry.fields.authors) },
  update_Entry: { ...pageResolvers, concerns: (entry: StoredEntry<'update'>) => entry.related(entry.fields.concerns) },
  pressRelease_Entry: { ...pageResolvers, ...pressReleaseResolvers },
  educationEvent_Entry: { ...pageResolvers, ...eventResolvers },
  office_Entry: { ...pageResolvers, ...officeAndSectionResolvers },
  section_Entry: { ...pageResolvers, ...officeAndSectionResolvers },
  topic_Entry: pageResolvers,
  tag_Entry: pageResolvers,
  undergraduate_Entry: {
    ...pageResolvers,
    authors: (entry: StoredEntry<'undergraduate'>) => entry.related(entry.fields.authors),
    file: (entry: StoredEntry<'undergraduate'>) => entry.assets([entry.fields.file]),
  },
  module_Entry: { ...pageResolvers, ...moduleResolvers },
  chatbot_Entry: { ...pageResolvers, ...chatbotResolvers },
  glossaryTerm_Entry: glossaryResolvers,
  source_Entry: sourceResolvers,
  person_Entry: personResolvers,
}
