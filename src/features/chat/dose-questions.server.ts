import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

/**
 * The words of each language that ask for an amount, and the words that turn it into a duration or a number of times.
 * Questions such as "how many days do I take it" are answered by pages. All words are folded; `*` stands for the rest of a
 * word.
 */
const amounts: Readonly<Record<Language, readonly [asking: string, times: string]>> = {
  'en-US': ['how much|how many', 'day*|hour*|week*|month*|year*|time*|long'],
  'nl-NL': ['hoeveel', 'dag*|uur|uren|week|weken|maand*|keer|tijd|jaar'],
  'es-ES': ['cuant*|cuanto', 'dia*|hora*|semana*|mes*|vece*|tiempo|ano*'],
  'de-DE': ['wie viel*|wieviel*', 'tag*|stunde*|woche*|monat*|mal|zeit|jahr*'],
  'fr-FR': ['combien de|combien d|combien', 'jour*|heure*|semaine*|mois|fois|temps|an|ans'],
  ar: ['كم|كام|قديش|قد ايش', 'يوم*|ايام|ساعه*|اسبوع*|اسابيع|شهر*|مره*|سنه|مده'],
  'el-GR': ['ποσ*', 'μερ*|ωρ*|εβδομαδ*|μην*|φορ*|καιρο|χρον*|συχνα'],
  'pt-PT': ['quant*|qts|qtos|qto', 'dia*|hora*|semana*|mes*|vez*|tempo|ano*'],
  'sl-SI': ['koliko', 'dni|dan*|ur*|tedn*|mesec*|krat|casa|let'],
  'tr-TR': ['kac|ne kadar', 'gun*|saat*|hafta*|ay*|kez|kere|sure*|yil'],
  'zh-CN': ['几|多少', '天|小时|周|月|次|年|个'],
  'it-IT': ['quant*', 'giorn*|or*|settiman*|mes*|volt*|tempo|ann*'],
  'lv-LV': ['cik', 'dien*|stund*|nedel*|menes*|reiz*|ilg*|gad*|biez*|atr*'],
  'fi-FI': [
    'montako|kuinka monta|monta|kuinka paljon|paljonko|miten paljon',
    'paiv*|tunti*|viikko*|kuukau*|kerta*|vuo*',
  ],
  'cs-CZ': ['kolik', 'dni|dnu|hodin*|tydn*|mesic*|krat|let|casu'],
  'sk-SK': ['kolko', 'dni|hodin*|tyzdn*|mesiac*|krat|rokov|casu'],
  'pl-PL': ['ile', 'dni|godzin*|tygodn*|miesi*|razy|lat|czasu|trwa'],
  'hr-HR': ['koliko|kolko', 'dan*|sat*|tjed*|mjesec*|puta|dugo|godin*|vremena|cesto'],
  'bg-BG': ['колко', 'дни|ден*|час*|седмиц*|месец*|пъти|време|годин*|често|дълго'],
  'sq-AL': ['sa', 'dit*|ore*|jav*|muaj*|here|kohe|zgjat|vjet|shpesh'],
  'hu-HU': ['hany|mennyi', 'nap*|ora*|het*|honap*|szor|ido*|ev*|ideig'],
  'et-EE': ['mitu|kui palju|palju', 'paev*|tund*|nadal*|kuu*|korda|aasta*|aega'],
}

/** The beginnings of folded words for medicines: units in all languages, and the commonest names. */
const unitsAndMedicines =
  'mg|ml|milligram|miligram|miligrame|tabl|tablet|tabletk|pill|kaps|caps|drop|kapi|kapk|kapljic|gocc|goutt|gota|compress|comprim|' +
  'pastill|pastilh|pastigl|prask|hap|csepp|piirus|tropfen|druppel|damla|pika|tilk|pilien|kropl|мг|мл|таблет|хапч|капк|χαπι|δισκι|' +
  'σταγον|حبه|حبات|حبوب|قرص|اقراص|ملغ|مل|毫克|毫升|片|粒|ibu|nurofen|brufen|algoflex|algopyrin|burana|paracet|panadol|tachipir|' +
  'doliprane|dafalgan|nolotil|aspirin|amoxi|augmentin|furagin|furolin|furadon|nitrofur|macrobid|trimet|cipro|levoflox|monur|fosfom|' +
  'tamsul|omnic|flomax|finast|oxybut|oxibut|solifen|vesicare|desmopr|minirin|sildena|tadala|viagra|cialis|diclof|voltaren|tramad|' +
  'ketonal|naprox|cefal|cefur|bactrim|nolicin|norflox|palin|ибупроф|парацет|фураг|амокс|ципро|нитрофур|ιβουπρ|παρακετ|αμοξ|ντεπον|' +
  'بروفين|ايبوبروفين|باراسيتامول|بنادول|اموكسي|اوجمنتين|سيبرو|布洛芬|头孢|阿莫西林|左氧氟沙星|坦索罗辛|对乙酰氨基酚'

const patterns = new Map<Language, RegExp>()

function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language)
  if (!pattern) {
    const isChinese = language === 'zh-CN'
    const [asking, times] = amounts[language].map((list) => foldText(list).replaceAll('*', '[^ ]*'))
    const medicines = foldText(unitsAndMedicines)
    pattern = isChinese
      ? new RegExp(
          `(?:${asking})(?!${times}).{0,8}(?:${medicines})|(?:${medicines}).{0,6}(?:${asking})(?:毫克|毫升|片|粒)`,
          'u',
        )
      : new RegExp(` (?:${asking}) (?!(?:${times}) )(?:[^ ]+ )?(?:${medicines})`, 'u')
    patterns.set(language, pattern)
  }
  return pattern
}

/** Whether a text that `phraseText` has prepared asks for the dose of a medicine. */
export const asksForAmount = (text: string, language: Language): boolean => patternOf(language).test(text)
