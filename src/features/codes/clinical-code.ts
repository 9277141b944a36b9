import { codeSystems, type CodeSystemName } from '#lib/clinical-codes.ts'

/** A code of a clinical system, in the form in which the system writes it. */
export type ClinicalCode = { readonly system: CodeSystemName; readonly code: string }

/** Returns the path of the page that leads from a code to the pages about it, within a site. */
export const codePath = ({ system, code }: ClinicalCode): string => `/code/${system}/${code}`

/** Returns a code with the name of its system, as clinicians write it: `ICD-10 N20`. */
export const formatCode = ({ system, code }: ClinicalCode): string => `${codeSystems[system].name} ${code}`
