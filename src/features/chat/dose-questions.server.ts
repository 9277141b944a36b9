import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

/**
 * The words of each language that ask for an amount, and the words that, directly after them, make it a question about a
 * duration or a number of times. Questions such as "how many days do I take it" are answered by pages. All words are folded;
 * `*` stands for the rest of a word.
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

/** Units and drops in all languages: the beginnings of folded words. */
const units =
  'mg|ml|milligram|miligram|miligrame|drop|kapi|kapk|kapljic|gocc|goutt|gota|csepp|tropfen|druppel|damla|pika|tilk|pilien|kropl|' +
  'мг|мл|капк|σταγον|ملغ|مل|毫克|毫升'
/** Words for tablets in all languages, and the most common names of medicines: the beginnings of folded words. */
const medicines =
  'tabl|tablet|tabletk|pill|kaps|caps|compress|comprim|pastill|pastilh|pastigl|prask|hap|piirus|таблет|хапч|χαπι|δισκι|' +
  'حبه|حبات|حبوب|قرص|اقراص|片|粒|ibu|nurofen|brufen|algoflex|algopyrin|burana|paracet|panadol|tachipir|' +
  'doliprane|dafalgan|nolotil|aspirin|amoxi|augmentin|furagin|furolin|furadon|nitrofur|macrobid|trimet|cipro|levoflox|monur|fosfom|' +
  'tamsul|omnic|flomax|finast|oxybut|oxibut|solifen|vesicare|desmopr|minirin|sildena|tadala|viagra|cialis|diclof|voltaren|tramad|' +
  'ketonal|novalgin|spasfon|ibalgin|ibumetin|no spa|tansul|tamszul|naprox|cefal|cefur|bactrim|nolicin|norflox|palin|ибупроф|парацет|фураг|амокс|ципро|нитрофур|ιβουπρ|παρακετ|αμοξ|ντεπον|' +
  'بروفين|ايبوبروفين|باراسيتامول|بنادول|اموكسي|اوجمنتين|سيبرو|布洛芬|头孢|阿莫西林|左氧氟沙星|坦索罗辛|对乙酰氨基酚'

/** "By mistake" and "two", "three", "four" in each language. With a medicine, both are about an amount. Folded. */
const mistakesAndNumbers: Readonly<Record<Language, readonly [mistakes: string, numbers: string]>> = {
  'en-US': ['by accident|by mistake|accidentally|forgot', 'two|three|four|2|3|4'],
  'nl-NL': ['per ongeluk|vergissing', 'twee|drie|vier|2|3|4|twee keer'],
  'es-ES': ['sin querer|por error|por equivocacion', 'dos|tres|cuatro|2|3|4'],
  'de-DE': ['aus versehen|versehentlich|irrtumlich', 'zwei|drei|vier|2|3|4'],
  'fr-FR': ['par erreur|sans faire expres', 'deux|trois|quatre|2|3|4'],
  ar: ['بالغلط|غلط|بالخطا|خطا', 'حبتين|حبتان|ثلاث|ثلاثه|اربع|2|3|4'],
  'el-GR': ['κατα λαθος', 'δυο|τρια|τρεις|τεσσερα|2|3|4'],
  'pt-PT': ['por engano|sem querer', 'dois|duas|tres|quatro|2|3|4'],
  'sl-SI': ['pomotoma', 'dva|dve|tri|stiri|2|3|4'],
  'tr-TR': ['yanlislikla', 'iki|uc|dort|iki tane|uc tane|2|3|4'],
  'zh-CN': ['不小心|误|弄错', '两|二|三|四|2|3|4'],
  'it-IT': ['per sbaglio|per errore', 'due|tre|quattro|2|3|4'],
  'lv-LV': ['nejausi|kludas pec', 'divas|divus|tris|cetras|2|3|4'],
  'fi-FI': ['vahingossa|erehdyksessa', 'kaksi|kolme|nelja|2|3|4'],
  'cs-CZ': ['omylem|nedopatrenim', 'dva|dve|tri|ctyri|2|3|4'],
  'sk-SK': ['omylom|nedopatrenim', 'dva|dve|tri|styri|2|3|4'],
  'pl-PL': ['przez pomylke|pomylkowo|omylkowo', 'dwie|dwa|trzy|cztery|2|3|4'],
  'hr-HR': ['greskom|slucajno|zabunom', 'dva|dvije|tri|cetiri|2|3|4'],
  'bg-BG': ['по погрешка|погрешно', 'два|две|три|четири|2|3|4'],
  'sq-AL': ['gabimisht|pa dashje', 'dy|tre|tri|kater|2|3|4'],
  'hu-HU': ['veletlenul|tevedesbol', 'ket|kettot|harom|negy|2|3|4'],
  'et-EE': ['kogemata|eksikombel', 'kaks|kolm|neli|2|3|4'],
}

/** "Enough", "too much" and "too little" in each language. With an amount in milligrams, they ask about a dose. Folded. */
const judgements: Readonly<Record<Language, string>> = {
  'en-US': 'enough|too much|too little|too strong|too many',
  'nl-NL': 'genoeg|te veel|te weinig|voldoende',
  'es-ES': 'suficiente|demasiado|es poco|es mucho|basta',
  'de-DE': 'reicht|reichen|genug|zu viel|zu wenig|ausreichend',
  'fr-FR': 'suffit|suffisant|assez|trop',
  ar: 'كافي|كافيه|تكفي|يكفي|كثير|كتير',
  'el-GR': 'αρκει|αρκετα|φτανουν|φτανει|ειναι πολυ|ειναι λιγο',
  'pt-PT': 'chega|suficiente|demais|e muito|e pouco',
  'sl-SI': 'dovolj|prevec|premalo',
  'tr-TR': 'yeter mi|yeterli|cok mu|fazla mi|az mi',
  'zh-CN': '够吗|够不够|多吗|太多|太少',
  'it-IT': 'basta|bastano|sufficiente|troppo|e poco',
  'lv-LV': 'pietiek|par daudz|par maz',
  'fi-FI': 'riittaa|riittaako|liikaa|liian vahan|tarpeeksi',
  'cs-CZ': 'staci|neni moc|prilis|malo',
  'sk-SK': 'staci|nie je vela|prilis|malo',
  'pl-PL': 'wystarczy|starczy|za duzo|za malo',
  'hr-HR': 'dovoljno|previse|premalo|dosta',
  'bg-BG': 'достатъчно|много ли|малко ли|стига',
  'sq-AL': 'mjafton|mjaft|shume|pak',
  'hu-HU': 'eleg|sok|keves',
  'et-EE': 'piisab|piisav|liiga palju|liiga vahe',
}

/** "Double" and "to double" in each language. Near a medicine, both are about an amount. Folded; `*` as above. */
const doublings: Readonly<Record<Language, string>> = {
  'en-US': 'double|doubling|doubled|twice the|twice as much',
  'nl-NL': 'dubbel|dubbele|verdubbel*',
  'es-ES': 'doble|doblar|doblo|dobles|duplic*',
  'de-DE': 'doppelt|doppelte|verdoppel*',
  'fr-FR': 'double|doubler|doubles|doublee',
  ar: 'اضاعف|اضاعفها|مضاعفه|دبل|جرعتين',
  'el-GR': 'διπλη|διπλο|διπλα|διπλασι*',
  'pt-PT': 'dobro|dobrar|dobrada|dupla|duplic*',
  'sl-SI': 'dvojn*|podvoj*',
  'tr-TR': 'cift|iki kat*|ikiye katla*',
  'zh-CN': '加倍|双倍|两倍|翻倍',
  'it-IT': 'doppia|doppio|raddoppi*',
  'lv-LV': 'dubult*|divkars*',
  'fi-FI': 'kaksinkerta*|tupla*|tuplata',
  'cs-CZ': 'dvojnasob*|dvojit*|zdvoj*',
  'sk-SK': 'dvojnasob*|dvojit*|zdvoj*',
  'pl-PL': 'podwoi*|podwoj*|podwaj*',
  'hr-HR': 'dvostruk*|udvostruc*|duplo|duplu|dupla',
  'bg-BG': 'двойна|двойно|удво*',
  'sq-AL': 'dyfish*|dyfisho*',
  'hu-HU': 'dupla|duplan|ketszeres*',
  'et-EE': 'kahekord*|topelt*',
}

const patterns = new Map<Language, RegExp>()

function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language)
  if (!pattern) {
    const isChinese = language === 'zh-CN'
    const alternatives = (list: string) => foldText(list).replaceAll('*', '[^ ]*')
    const [asking, times] = amounts[language].map(alternatives)
    const [mistakes, numbers] = mistakesAndNumbers[language].map(foldText)
    const names = foldText(medicines)
    const amount = `${foldText(units)}|${names}`
    const judgement = foldText(judgements[language])
    const doubling = alternatives(doublings[language])
    const stent = '(?:j|jj|jota|jay|жей) '
    const weight = '\\d (?:mg|мг|ملغ|milli|milig)'
    pattern = new RegExp(
      isChinese
        ? `(?:${asking})(?!${times}).{0,8}(?:${amount})|(?:${amount}).{0,6}(?:${asking})(?:毫克|毫升|片|粒)|` +
            `(?:${mistakes}).{0,6}(?:${names})|(?:${numbers})(?:片|粒|颗|种)?(?:${names})|吃(?:${numbers})(?:片|粒|颗)|` +
            `\\d ?(?:mg|毫克).*(?:${judgement})|(?:${doubling}).{0,6}(?:${names})|(?:${names}).{0,8}(?:${doubling})`
        : ` (?:${asking}) (?!(?:${times}) )(?:[^ ]+ )?(?:${amount})|` +
            ` (?:${mistakes}) (?:[^ ]+ )*(?:${names})| (?:${names})[^ ]* (?:[^ ]+ )*(?:${mistakes}) | (?:${numbers}) (?:${names})|` +
            `${weight}.* (?:${judgement}) | (?:${judgement}) .*${weight}|` +
            // "Double my tamsulosin", but not "tamsulosin with a double-J stent".
            ` (?:${doubling}) (?!${stent})(?:[^ ]+ ){0,3}(?:${names})|` +
            ` (?:${names})[^ ]* (?:[^ ]+ ){0,5}(?:${doubling}) (?!${stent})|` +
            // "Desmopressin 120 or 240", but not "ciprofloxacin 500 mg 10 days".
            ` (?:${names})[^ ]* \\d{2,4} (?!(?:mg|mcg|µg|g|ml|ie|iu|мг|мкг|χλστ) )[^ ]{1,4} \\d{2,4} (?!(?:${times}) )`,
      'u',
    )
    patterns.set(language, pattern)
  }
  return pattern
}

/**
 * Whether a text that `phraseText` has prepared asks how much of a medicine to take: it asks for or judges an amount with a
 * unit, names a number of tablets or two strengths, is about doubling a medicine, or says that it was taken by mistake or
 * forgotten. The word "dose" is not matched here.
 */
export const asksForAmount = (text: string, language: Language): boolean => patternOf(language).test(text)
