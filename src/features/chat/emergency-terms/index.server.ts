import type { Language } from '#i18n/languages.ts'
import type { EmergencyTerms } from './emergency-terms.server.ts'
import { emergencyTerms as ar } from './ar.server.ts'
import { emergencyTerms as bgBG } from './bg-BG.server.ts'
import { emergencyTerms as csCZ } from './cs-CZ.server.ts'
import { emergencyTerms as deDE } from './de-DE.server.ts'
import { emergencyTerms as elGR } from './el-GR.server.ts'
import { emergencyTerms as enUS } from './en-US.server.ts'
import { emergencyTerms as esES } from './es-ES.server.ts'
import { emergencyTerms as etEE } from './et-EE.server.ts'
import { emergencyTerms as fiFI } from './fi-FI.server.ts'
import { emergencyTerms as frFR } from './fr-FR.server.ts'
import { emergencyTerms as hrHR } from './hr-HR.server.ts'
import { emergencyTerms as huHU } from './hu-HU.server.ts'
import { emergencyTerms as itIT } from './it-IT.server.ts'
import { emergencyTerms as lvLV } from './lv-LV.server.ts'
import { emergencyTerms as nlNL } from './nl-NL.server.ts'
import { emergencyTerms as plPL } from './pl-PL.server.ts'
import { emergencyTerms as ptPT } from './pt-PT.server.ts'
import { emergencyTerms as skSK } from './sk-SK.server.ts'
import { emergencyTerms as slSI } from './sl-SI.server.ts'
import { emergencyTerms as sqAL } from './sq-AL.server.ts'
import { emergencyTerms as trTR } from './tr-TR.server.ts'
import { emergencyTerms as zhCN } from './zh-CN.server.ts'

export const emergencyTerms: Readonly<Record<Language, EmergencyTerms>> = {
  ar,
  'bg-BG': bgBG,
  'cs-CZ': csCZ,
  'de-DE': deDE,
  'el-GR': elGR,
  'en-US': enUS,
  'es-ES': esES,
  'et-EE': etEE,
  'fi-FI': fiFI,
  'fr-FR': frFR,
  'hr-HR': hrHR,
  'hu-HU': huHU,
  'it-IT': itIT,
  'lv-LV': lvLV,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'sk-SK': skSK,
  'sl-SI': slSI,
  'sq-AL': sqAL,
  'tr-TR': trTR,
  'zh-CN': zhCN,
}
