import type { Language } from '#i18n/languages.ts'
import type { DangerTerms } from './danger-terms.server.ts'
import { dangerTerms as ar } from './ar.server.ts'
import { dangerTerms as bgBG } from './bg-BG.server.ts'
import { dangerTerms as csCZ } from './cs-CZ.server.ts'
import { dangerTerms as deDE } from './de-DE.server.ts'
import { dangerTerms as elGR } from './el-GR.server.ts'
import { dangerTerms as enUS } from './en-US.server.ts'
import { dangerTerms as esES } from './es-ES.server.ts'
import { dangerTerms as etEE } from './et-EE.server.ts'
import { dangerTerms as fiFI } from './fi-FI.server.ts'
import { dangerTerms as frFR } from './fr-FR.server.ts'
import { dangerTerms as hrHR } from './hr-HR.server.ts'
import { dangerTerms as huHU } from './hu-HU.server.ts'
import { dangerTerms as itIT } from './it-IT.server.ts'
import { dangerTerms as lvLV } from './lv-LV.server.ts'
import { dangerTerms as nlNL } from './nl-NL.server.ts'
import { dangerTerms as plPL } from './pl-PL.server.ts'
import { dangerTerms as ptPT } from './pt-PT.server.ts'
import { dangerTerms as skSK } from './sk-SK.server.ts'
import { dangerTerms as slSI } from './sl-SI.server.ts'
import { dangerTerms as sqAL } from './sq-AL.server.ts'
import { dangerTerms as trTR } from './tr-TR.server.ts'
import { dangerTerms as zhCN } from './zh-CN.server.ts'

export const dangerTerms: Readonly<Record<Language, DangerTerms>> = {
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
