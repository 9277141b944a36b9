import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {}
