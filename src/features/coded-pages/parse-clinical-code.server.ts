import { codeSystems, isCodeSystemName, normalizeCode } from '#lib/clinical-codes.ts'
import type { Site } from '#sites/sites.ts'
import type { ClinicalCode } from './clinical-code.ts'

/** Whether a site supports requests for clinical codes. */
export const hasClinicalCodes = ({ enable }: Site): boolean => enable.includes('clinical-codes')

/**
 * Parses a code as a clinic's system or a link writes it. Returns undefined when the system is unknown, or when the text
 * does not have the form of one of its codes.
 */
export function parseClinicalCode(system: string, written: string): ClinicalCode | undefined {
  const name = system.toLowerCase()
  if (!isCodeSystemName(name)) return undefined
  const code = normalizeCode(name, written)
  return codeSystems[name].isCode(code) ? { system: name, code } : undefined
}
