import { codeSystems, type CodeSystemName } from '#lib/clinical-codes.ts'

/** A clinical code, in the canonical form of its system. */
export type ClinicalCode = { readonly system: CodeSystemName; readonly code: string }

/** Returns the path, within a site, of the page that links to the pages about a code. */
export const codePath = ({ system, code }: ClinicalCode): string => `/code/${system}/${code}`

/** Returns a code with the name of its system, as clinicians write it: `ICD-10 N20`. */
export const formatCode = ({ system, code }: ClinicalCode): string => `${codeSystems[system].name} ${code}`
