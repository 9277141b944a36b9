import type { Language } from '../../src/i18n/languages.ts'
import { sites, type SiteHandle } from '../../src/sites/sites.ts'
import { detectEmergency } from '../../src/features/chat/detect-emergency.server.ts'
import { readJudged, type Half } from './read-judged.ts'

type Phrase = { readonly phrase: string; readonly expect: 'emergency' | 'none'; readonly kind: string }

/**
 * Runs the detection of emergencies on the judged phrases. Returns the number of emergencies and of those that are detected
 * (`first`), the number of other phrases and of those that are not (`quiet`), and the phrases with a wrong result.
 */
export async function measureEmergencies(half: Half | 'later') {
  const phrases = (await readJudged<Phrase>(half, 'emergencies')).map(({ handle, item }) => {
    const language: Language = sites[handle as SiteHandle].locale
    return { handle, ...item, found: detectEmergency(item.phrase, language) !== undefined }
  })
  const emergencies = phrases.filter(({ expect }) => expect === 'emergency')
  const others = phrases.filter(({ expect }) => expect === 'none')
  return {
    emergencies: emergencies.length,
    first: emergencies.filter(({ found }) => found).length,
    others: others.length,
    quiet: others.filter(({ found }) => !found).length,
    wrong: phrases.filter(({ expect, found }) => found !== (expect === 'emergency')),
  }
}
