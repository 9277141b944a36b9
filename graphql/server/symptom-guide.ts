import * as v from 'valibot'
import { checkForm } from './check-form.ts'
import { group, list, reference, text } from './content-fields.ts'
import type { Site } from './content-kinds.ts'
import type { ContentModel } from './content-model.ts'
import { nearestName } from './nearest-name.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { RuleUrgency, TriageRules } from './triage-rules.ts'
import { readYamlText } from './yaml-text.ts'

const optional = v.optional
const keys = () => list(text())
const key = () => v.pipe(text(), v.regex(/^[a-z0-9-]+$/, 'must be small letters, digits and hyphens'))

const choiceForm = group({ key: key(), sign: optional(text()) })

/** The schema of `symptoms.yaml`. */
const symptomsForm = group({
  who: list(choiceForm),
  facts: list(choiceForm),
  sections: list(
    group({
      areas: optional(keys(), []),
      heading: optional(key()),
      symptoms: list(
        group({
          ...choiceForm.entries,
          pages: list(
            v.union(
              [reference(), v.strictObject({ page: reference(), with: optional(keys()), not: optional(keys()) })],
              'must be a page, or a group with "page" and, if needed, "with" and "not"',
            ),
          ),
        }),
      ),
    }),
  ),
  rules: list(group({ sign: text(), context: optional(text()), when: list(keys()) })),
  exceptions: optional(list(group({ page: reference(), why: text() }))),
})

/** The schema of an item in a site's `symptoms.yaml`: the label of a choice that names no sign, or a heading. */
export const symptomTextForm = group({ key: text(), text: text() })

/** A choice in the form. If it names a triage sign, its label is the sentence of that sign. */
export interface SymptomChoice {
  key: string
  sign: string | undefined
}

/**
 * A page that matches a symptom. The page is shown only if one of the choices in `with` was made, unless that list is empty.
 * Each choice in `not` hides the page.
 */
export interface FittingPage {
  identity: string
  with: readonly string[]
  not: readonly string[]
  line: number
}

export interface Symptom extends SymptomChoice {
  pages: readonly FittingPage[]
}

/** A triage sign in a context, which is present when at least one choice of each list in `when` was made. */
export interface SymptomRule {
  sign: string
  context: string
  urgency: RuleUrgency
  when: readonly (readonly string[])[]
}

type Report = (line: number, message: string) => void

interface TextItem {
  value: v.InferOutput<typeof symptomTextForm>
  line: number
  report: Report
}

/** The form by which readers without a diagnosis find pages: the choices, and the pages and signs that follow from them. */
export interface SymptomGuide {
  file: string
  who: readonly SymptomChoice[]
  facts: readonly SymptomChoice[]
  /** The sections of the form, for parts of the body (`areas`) or with a heading; `heading` is its key in `texts`. */
  sections: readonly { areas: readonly string[]; heading: string | undefined; symptoms: readonly Symptom[] }[]
  rules: readonly SymptomRule[]
  /** The conditions that editors have left out of the form on purpose: no symptom may lead to them. */
  exceptions: readonly { identity: string; line: number }[]
  /** The labels of the choices that name no sign, and the headings of sections, by site handle and key. */
  texts: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/**
 * Reads `symptoms.yaml`. Reports choices that are listed twice or unknown, signs without a rule in their context, choices
 * that name a sign but occur in no rule, and choices, headings and signs without a text in the language of a site.
 *
 * @param data the text of the file, its name, and how a problem in it is reported
 * @param written the items of each site's file, by site handle
 * @returns the guide; undefined if the file is not valid YAML or does not match its schema
 */
export function readSymptomGuide(
  { source, file, report }: { source: string; file: string; report: Report },
  written: ReadonlyMap<string, readonly TextItem[]>,
  triage: TriageRules,
): SymptomGuide | undefined {
  const yaml = readYamlText(source)
  for (const { line, message } of yaml.errors) report(line, `not valid YAML: ${message}`)
  const form = yaml.errors.length === 0 && checkForm(symptomsForm, yaml.value, [], yaml, report)
  if (!form) return undefined
  const lineOfKey = new Map<string, number>()
  const readChoice = ({ key, sign }: { key: string; sign?: string | undefined }, line: number): SymptomChoice => {
    if (lineOfKey.has(key)) report(line, `"${key}" is listed twice`)
    lineOfKey.set(key, line)
    return { key, sign }
  }
  const who = form.who.map((choice, place) => readChoice(choice, yaml.lineOf(['who', place])))
  const facts = form.facts.map((choice, place) => readChoice(choice, yaml.lineOf(['facts', place])))
  const sections = form.sections.map(({ areas, heading, symptoms }, section) => ({
    areas,
    heading,
    symptoms: symptoms.map(({ pages, ...choice }, place): Symptom => {
      const path = ['sections', section, 'symptoms', place]
      return {
        ...readChoice(choice, yaml.lineOf(path)),
        pages: pages.map((page, item): FittingPage => {
          const line = yaml.lineOf([...path, 'pages', item])
          if (typeof page === 'string') return { identity: page, with: [], not: [], line }
          return { identity: page.page, with: page.with ?? [], not: page.not ?? [], line }
        }),
      }
    }),
  }))

  const reportUnknown = (choices: readonly string[], line: number) => {
    for (const choice of choices) {
      if (lineOfKey.has(choice)) continue
      const suggestion = nearestName(choice, lineOfKey.keys())
      report(line, `there is no choice "${choice}"${suggestion === undefined ? '' : `; did you mean "${suggestion}"?`}`)
    }
  }
  for (const { symptoms } of sections)
    for (const { pages } of symptoms) for (const page of pages) reportUnknown([...page.with, ...page.not], page.line)
  const rules = form.rules.flatMap(({ sign: signKey, context = 'anyone', when }, place): SymptomRule[] => {
    const line = yaml.lineOf(['rules', place])
    reportUnknown(when.flat(), line)
    const sign = triage.signs.get(signKey)
    const urgency = sign && triage.contexts.has(context) ? triage.urgencyOf(sign, context) : undefined
    if (urgency !== undefined) return [{ sign: signKey, context, urgency, when }]
    report(line, `the sign "${signKey}" has no rule in triage.yaml in the context "${context}"`)
    return []
  })
  const ruled = new Set(rules.flatMap(({ when }) => when.flat()))
  const choices = [...who, ...facts, ...sections.flatMap(({ symptoms }) => symptoms)]
  for (const { key: choice, sign } of choices)
    if (sign !== undefined && !ruled.has(choice))
      report(lineOfKey.get(choice) ?? 1, `the choice "${choice}" has the words of a sign, but no rule`)

  const exceptions = (form.exceptions ?? []).map(({ page }, place) => ({
    identity: page,
    line: yaml.lineOf(['exceptions', place]),
  }))
  const ownWords = [
    ...choices.flatMap(({ key: choice, sign }) => (sign === undefined ? choice : [])),
    ...sections.flatMap(({ heading }) => heading ?? []),
  ]
  const texts = readTexts(written, new Set(ownWords))
  for (const site of written.keys()) {
    const missing = ownWords.filter((choice) => !texts.get(site)?.has(choice))
    if (missing.length > 0) report(1, `${site}/symptoms.yaml has no words for: ${missing.join(', ')}`)
    const shown = new Set([...choices.flatMap(({ sign }) => sign ?? []), ...rules.map(({ sign }) => sign)])
    const silent = [...shown].filter((sign) => !triage.sentence(site, sign))
    if (silent.length > 0) report(1, `${site}/triage.yaml has no sentence for: ${silent.join(', ')}`)
  }
  return { file, who, facts, sections, rules, exceptions, texts }
}

function readTexts(written: ReadonlyMap<string, readonly TextItem[]>, known: ReadonlySet<string>) {
  return new Map(
    [...written].map(([site, items]) => {
      const texts = new Map<string, string>()
      for (const { value, line, report } of items) {
        if (!known.has(value.key)) report(line, `nothing in symptoms.yaml needs words for "${value.key}"`)
        if (texts.has(value.key)) report(line, `"${value.key}" is listed twice`)
        texts.set(value.key, value.text)
      }
      return [site, texts] as const
    }),
  )
}

/**
 * Returns the guide as it is shown on a site, for the content contract. Texts that the site lacks come from the primary
 * site, and a page that does not exist is left out.
 */
export function symptomGuideOf({ who, facts, sections, rules, texts }: SymptomGuide, model: ContentModel, site: Site) {
  const { triage, primarySite } = model
  const html = (textIn: (handle: string) => string | undefined) =>
    renderMarkdown(textIn(site.handle) ?? textIn(primarySite.handle), (identity) => model.addressOf(identity, site)) ??
    ''
  const sentence = (sign: string) => html((handle) => triage.sentence(handle, sign)?.text)
  const words = (choice: string) => html((handle) => texts.get(handle)?.get(choice))
  const choiceOf = ({ key: choice, sign }: SymptomChoice) => ({
    key: choice,
    text: sign === undefined ? words(choice) : sentence(sign),
  })
  return {
    who: who.map(choiceOf),
    facts: facts.map(choiceOf),
    sections: sections.map(({ areas, heading, symptoms }) => ({
      areas,
      heading: heading === undefined ? null : words(heading),
      symptoms: symptoms.map((symptom) => ({
        ...choiceOf(symptom),
        pages: symptom.pages.flatMap((page) => {
          const entry = model.find(page.identity, site)
          return entry ? [{ entry, with: page.with, not: page.not }] : []
        }),
      })),
    })),
    rules: rules.map(({ sign, urgency, when }) => ({
      sign,
      text: sentence(sign),
      urgency,
      when: when.map((choices) => ({ keys: choices })),
    })),
  }
}

/**
 * Finds pages of the guide that do not exist, conditions that no symptom leads to and that are not exceptions, and
 * exceptions that a symptom leads to.
 *
 * @returns problems, with their lines in `symptoms.yaml`
 */
export function guideProblems(guide: SymptomGuide, model: ContentModel): { line: number; message: string }[] {
  const pages = guide.sections.flatMap(({ symptoms }) => symptoms.flatMap((symptom) => symptom.pages))
  const identities = model.all(model.primarySite).map(({ identity }) => identity)
  const reached = new Set(pages.map(({ identity }) => identity))
  const excepted = new Set(guide.exceptions.map(({ identity }) => identity))
  return [
    ...[...pages, ...guide.exceptions].flatMap(({ identity, line }) => {
      if (identities.includes(identity)) return []
      const suggestion = nearestName(identity, identities)
      const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`
      return { line, message: `there is no entry "${identity}"${hint}` }
    }),
    ...guide.exceptions
      .filter(({ identity }) => reached.has(identity))
      .map(({ identity, line }) => ({ line, message: `"${identity}" is no exception: a symptom leads there` })),
    ...identities
      .filter((identity) => identity.startsWith('conditions/') && !reached.has(identity) && !excepted.has(identity))
      .map((identity) => ({ line: 1, message: `no symptom leads to "${identity}", and it is no exception` })),
  ]
}
