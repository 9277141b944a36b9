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
 * Reads `triage.yaml`, and joins it with the sentences of each site.
 *
 * @param source the text of the file
 * @param report is called with the line in the file and what is wrong there
 * @param written the items of each site's file, by site handle
 */
export function readTriageRules(
  source: string,
  report: Report,
  written: ReadonlyMap<string, readonly SentenceItem[]>,
): TriageRules {
  const yaml = readYamlText(source)
  for (const { line, message } of yaml.errors) report(line, `not valid YAML: ${message}`)
  const { contexts = [], groups = [] } =
    (yaml.errors.length === 0 && checkForm(triageForm, yaml.value, [], yaml, report)) || {}
  const signs = new Map<string, TriageSign>()
  groups.forEach(({ why, sources = [], ...group }, place) =>
    group.signs.forEach(({ key, revision, emergency = [], urgent = [], conditions = [] }, item) => {
      const line = yaml.lineOf(['groups', place, 'signs', item])
      if (signs.has(key)) report(line, `"${key}" is listed twice`)
      signs.set(key, { key, revision, emergency, urgent, conditions, why, sources, line })
    }),
  )
  const sentences = [...written].map(([site, items]) => [site, readSentences(items, signs)] as const)
  return new TriageRules(
    contexts.map(({ key }) => key),
    [...signs.values()],
    new Map(sentences),
  )
}

function readSentences(items: readonly SentenceItem[], signs: ReadonlyMap<string, TriageSign>) {
  const found = new Map<string, TriageSentence>()
  for (const { value, line, report } of items) {
    const { sign, text, revision } = value
    if (found.has(sign)) report(line, `"${sign}" is listed twice`)
    if (!signs.has(sign)) report(line, `there is no sign "${sign}" in triage.yaml`)
    found.set(sign, { text, revision })
  }
  return found
}
