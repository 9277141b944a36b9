import * as v from 'valibot'
import { codeSystemNames, codeSystemOfOid, codeSystems } from '#lib/clinical-codes.ts'
import type { ClinicalCode } from './clinical-code.ts'
import { parseClinicalCode } from './parse-clinical-code.server.ts'

/** The media types that a request may ask for. With `text/html`, people are redirected to the page that lists the links. */
const formats = ['application/atom+xml', 'text/xml', 'application/json', 'text/html'] as const

/** The maximum length of the name of a concept in a request, in characters. */
const maxDisplayNameLength = 200

const code = 'mainSearchCriteria.v.c'
const codeSystem = 'mainSearchCriteria.v.cs'
const displayName = 'mainSearchCriteria.v.dn'
const language = 'informationRecipient.languageCode.c'
const format = 'knowledgeResponseType'

/**
 * The parameters on which a knowledge response depends. Requests may contain other parameters of the specification, such as
 * the age and the sex of the patient. These are neither used nor stored.
 */
export const knowledgeParameters: readonly string[] = [code, codeSystem, displayName, language, format, 'callback']

/** A parsed request for knowledge about a clinical code. */
export type KnowledgeRequest = {
  readonly code: ClinicalCode
  readonly displayName?: string
  /** The language of the reader; undefined for that of the site. */
  readonly language?: Intl.Locale
  readonly format: (typeof formats)[number]
}

const given = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'))

const parametersSchema = v.object({
  [code]: given,
  [codeSystem]: v.pipe(
    given,
    v.check(
      (oid) => codeSystemOfOid(oid) !== undefined,
      `must be one of: ${codeSystemNames.map((name) => `${codeSystems[name].oid} (${codeSystems[name].name})`).join(', ')}`,
    ),
  ),
  [displayName]: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxDisplayNameLength, `must not be longer than ${maxDisplayNameLength} characters`),
    ),
  ),
  [language]: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((tag) => tag === '' || parseLanguage(tag) !== undefined, 'must be a language, such as en or pt-BR'),
    ),
  ),
  [format]: v.optional(v.picklist(formats, `must be one of: ${formats.join(', ')}`), 'application/atom+xml'),
  callback: v.optional(v.never('is not supported: responses can be read from any origin (CORS)')),
})

/**
 * Parses a request in the URL form of the Infobutton standard (HL7 Version 3 Implementation Guide: Context-Aware Knowledge
 * Retrieval, URL-Based Implementations): a code with the object identifier of its system, and the language of the reader.
 *
 * @param search the query of the request
 * @returns the request, or a sentence for each problem
 */
export function parseKnowledgeRequest(search: URLSearchParams): KnowledgeRequest | { readonly problems: string[] } {
  const repeated = knowledgeParameters.filter((name) => search.getAll(name).length > 1)
  if (repeated.length > 0) return { problems: repeated.map((name) => `${name} must not be given twice.`) }
  const parsed = v.safeParse(parametersSchema, Object.fromEntries(search))
  if (!parsed.success)
    return {
      problems: parsed.issues.map((issue) => {
        const name = String(issue.path?.[0]?.key)
        return `${name} ${issue.kind === 'schema' && issue.type === 'object' ? 'is missing' : issue.message}.`
      }),
    }
  const { output } = parsed
  const system = codeSystemOfOid(output[codeSystem]) ?? ''
  const parsedCode = parseClinicalCode(system, output[code])
  if (!parsedCode) return { problems: [`${code} must be a code of ${codeSystem}.`] }
  const locale = parseLanguage(output[language] ?? '')
  const name = output[displayName] ?? ''
  return {
    code: parsedCode,
    ...(name !== '' && { displayName: name }),
    ...(locale && { language: locale }),
    format: output[format],
  }
}

/** Parses a language tag; undefined when it is not well-formed. HL7 systems also write `en_US`. */
function parseLanguage(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'))
  } catch {
    return undefined
  }
}
