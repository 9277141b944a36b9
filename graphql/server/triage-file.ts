import type * as v from 'valibot'
import { checkForm } from './check-form.ts'
import { triageForm, type triageSentenceForm } from './content-kinds.ts'
import { TriageRules, type TriageSentence, type TriageSign } from './triage-rules.ts'
import { readYamlText } from './yaml-text.ts'

type Report = (line: number, message: string) => void

/** An item of a site's `triage.yaml`, and how a problem with it is reported. */
interface SentenceItem {
  value: v.InferOutput<typeof triageSentenceForm>
  line: number
  report: Report
}

/**
 * Reads `triage.yaml` and joins it with the sentences of each site.
 *
 * @param source the text of the file
 * @param report is called with each problem and its line in the file
 * @param written the items of each site's file, by site handle
 */
export function readTriageRules(
  source: string,
  report: Report,
  written: ReadonlyMap<string, readonly SentenceItem[]>,
): TriageRules {
  const yaml = readYamlText(source)
  for (const { line, message } of yaml.errors) report(line, `not valid YAML: ${message}`)
  const {
    contexts = [],
    headings = [],
    groups = [],
  } = (yaml.errors.length === 0 && checkForm(triageForm, yaml.value, [], yaml, report)) || {}
  const signs = new Map<string, TriageSign>()
  groups.forEach(({ why, sources = [], ...group }, place) =>
    group.signs.forEach(({ key, revision, emergency = [], urgent = [], conditions = [], ...own }, item) => {
      const line = yaml.lineOf(['groups', place, 'signs', item])
      const heading = own.heading ?? group.heading
      if (signs.has(key)) report(line, `"${key}" is listed twice`)
      if (heading !== undefined && !headings.includes(heading)) report(line, `there is no heading "${heading}"`)
      signs.set(key, { key, revision, emergency, urgent, conditions, heading, why, sources, line })
    }),
  )
  return new TriageRules(
    contexts.map(({ key }) => key),
    [...signs.values()],
    new Map([...written].map(([site, items]) => [site, readSentences(items, signs)])),
    new Map([...written].map(([site, items]) => [site, readHeadings(items, headings)])),
  )
}

function readSentences(items: readonly SentenceItem[], signs: ReadonlyMap<string, TriageSign>) {
  const found = new Map<string, TriageSentence>()
  for (const { value, line, report } of items) {
    const { sign, text, revision } = value
    if (sign === undefined) continue
    if (found.has(sign)) report(line, `"${sign}" is listed twice`)
    if (!signs.has(sign)) report(line, `there is no sign "${sign}" in triage.yaml`)
    found.set(sign, { text, revision })
  }
  return found
}

/** Returns a site's headings by name. Reports missing headings, unless the site has no items at all. */
function readHeadings(items: readonly SentenceItem[], headings: readonly string[]) {
  const found = new Map<string, string>()
  for (const { value, line, report } of items) {
    const { heading, text } = value
    if (heading === undefined) continue
    if (found.has(heading)) report(line, `"${heading}" is listed twice`)
    if (!headings.includes(heading)) report(line, `there is no heading "${heading}" in triage.yaml`)
    found.set(heading, text)
  }
  const missing = headings.filter((heading) => !found.has(heading))
  if (missing.length > 0) items[0]?.report(items[0].line, `has no words for the headings: ${missing.join(', ')}`)
  return found
}
