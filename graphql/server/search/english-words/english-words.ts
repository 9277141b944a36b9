import { albanian } from './albanian.ts'
import { arabic } from './arabic.ts'
import { bulgarian } from './bulgarian.ts'
import { chinese } from './chinese.ts'
import { croatian } from './croatian.ts'
import { czech } from './czech.ts'
import { dutch } from './dutch.ts'
import { estonian } from './estonian.ts'
import { finnish } from './finnish.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { greek } from './greek.ts'
import { hungarian } from './hungarian.ts'
import { italian } from './italian.ts'
import { latvian } from './latvian.ts'
import { polish } from './polish.ts'
import { portuguese } from './portuguese.ts'
import { slovak } from './slovak.ts'
import { slovenian } from './slovenian.ts'
import { spanish } from './spanish.ts'
import { turkish } from './turkish.ts'

/** The English words for words and phrases of readers, by language, in the format of `translate-question.ts`. */
export const englishWords: Readonly<Record<string, string>> = {
  ar: arabic,
  'bg-BG': bulgarian,
  'cs-CZ': czech,
  'de-DE': german,
  'el-GR': greek,
  'es-ES': spanish,
  'et-EE': estonian,
  'fi-FI': finnish,
  'fr-FR': french,
  'hr-HR': croatian,
  'hu-HU': hungarian,
  'it-IT': italian,
  'lv-LV': latvian,
  'nl-NL': dutch,
  'pl-PL': polish,
  'pt-PT': portuguese,
  'sk-SK': slovak,
  'sl-SI': slovenian,
  'sq-AL': albanian,
  'tr-TR': turkish,
  'zh-CN': chinese,
}
