import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

/**
 * The words of each language for doctors and hospitals, and those with which somebody looks for one: the best, near, an
 * appointment, a telephone number. Both near each other ask for a place or a person. Folded; `*` stands for the rest of a word.
 */
const words: Readonly<Record<Language, readonly [providers: string, wishes: string]>> = {
  'en-US': [
    'urologist*|doctor*|hospital*|clinic*|surgeon*',
    'best|recommend*|nearby|near me|appointment with|phone number|address of|waiting list|takes new|taking new|good … in',
  ],
  'nl-NL': [
    'uroloog|urologen|arts|ziekenhuis|ziekenhuizen|kliniek|chirurg',
    'beste|goede|aanraden|aanbevelen|buurt|dichtbij|telefoonnummer|adres|wachttijd*|wachtlijst',
  ],
  'es-ES': [
    'urologo*|urologa*|medico|hospital|hospitales|clinica|cirujano',
    'mejor|mejores|buen|recomend*|cerca de|pedir cita|telefono|direccion|lista de espera',
  ],
  'de-DE': [
    'urolog*|arzt|arztin|krankenhaus|krankenhauser|klinik|kliniken|chirurg*|praxis',
    'beste|bester|besten|gute|guter|guten|empfehlen|empfiehlt|in der nahe|telefonnummer|adresse|wartezeit*|neue patienten|neupatienten',
  ],
  'fr-FR': [
    'urologue*|medecin|hopital|hopitaux|clinique|chirurgien',
    'meilleur*|bon|bonne|recommand*|pres de|proche de|prendre rdv|prendre rendez vous|numero de telephone|adresse|delai*|liste d attente|carte vitale',
  ],
  ar: ['*دكتور*|*طبيب*|*مستشفي*|*عياد*|*جراح*', 'افضل|احسن|شاطر|ممتاز|كويس|تنصح*|ينصح*|قريب|احجز|حجز|رقم|عنوان'],
  'el-GR': [
    'ουρολογο*|γιατρο*|νοσοκομει*|ιατρει*|κλινικη*|χειρουργο*',
    'καλυτερ*|καλο|καλος|καλον|συστησ*|συστηνετε|προτεινετε|κοντα|ραντεβου|τηλεφωνο|διευθυνση|λιστα αναμονης',
  ],
  'pt-PT': [
    'urologista*|medico|hospital|hospitais|clinica|cirurgiao',
    'melhor|melhores|bom|boa|recomend*|aconselha*|perto de|marcar|numero de telefone|morada|lista de espera',
  ],
  'sl-SI': [
    'urolog*|zdravnik*|bolnisnic*|klinik*|kirurg*',
    'najboljs*|dober|dobrega|dobrem|priporoc*|blizini|narocil|narocim|telefonsk*|naslov|cakaln*',
  ],
  'tr-TR': [
    'urolog*|doktor*|hastane*|klinik*|cerrah*',
    'en iyi|iyi bir|oner*|tavsiye*|yakin|yakinda|yakinimda|randevu*|telefonu|adresi',
  ],
  'zh-CN': ['医院|医生|大夫|专家|诊所', '最好|哪家|推荐|附近|预约|挂号|电话|地址'],
  'it-IT': [
    'urolog*|medico|ospedale|ospedali|clinica|chirurgo',
    'miglior*|bravo|brava|bravi|buon|consigli*|vicino a|prenot*|numero di telefono|indirizzo|lista d attesa',
  ],
  'lv-LV': [
    'urolog*|arst*|slimnic*|klinik*|kirurg*',
    'labakais|labakie|labako|labs|labu|ieteiktu|ieteikt|ieteikiet|iesakiet|tuvuma|pierakstit*|telefons|telefona|adrese|rindas|atri tikt|bez rindas',
  ],
  'fi-FI': [
    'urologi*|laakari*|sairaala*|klinik*|kirurgi*',
    'paras|parhaan|parhaat|hyva|hyvan|hyvaa|suositel*|lahella|ajanvara*|puhelinnumer*|osoite|jonotusa*',
  ],
  'cs-CZ': [
    'urolog*|lekar*|doktor*|nemocnic*|klinik*|chirurg*',
    'nejleps*|dobry|dobreho|doporucte|doporucit|poblizku|objednat|telefonni|adresa|cekaci|nove pacienty',
  ],
  'sk-SK': [
    'urolog*|lekar*|doktor*|nemocnic*|klinik*|chirurg*',
    'najleps*|dobry|dobreho|odporucte|odporucit|nablizku|objednat|telefonne|adresa|bez cakania|cakacia|novych pacientov|prijima',
  ],
  'pl-PL': [
    'urolog*|lekarz*|szpital*|klinik*|chirurg*',
    'najleps*|dobry|dobrego|polecic|polecacie|polecicie|poblizu|umowic|numer telefonu|adres|kolejk*',
  ],
  'hr-HR': [
    'urolog*|lijecnik*|doktor*|bolnic*|klinik*|kirurg*',
    'najbolj*|dobar|dobrog|dobrom|preporuc*|blizini|narucit*|telefonski|adresa|lista cekanja',
  ],
  'bg-BG': [
    'уролог*|лекар*|болниц*|клиник*|хирург*',
    'най добр*|най добър*|добър|препоръчайте|препоръчате|наблизо|запазя час|запиша час|телефон*|адрес*',
  ],
  'sq-AL': [
    'urolog*|mjek*|spital*|klinik*|kirurg*',
    'me i mire|me te mire|i mire|te mire|rekomando*|keshilloni|afer|takim|telefonit|adresa|adresen',
  ],
  'hu-HU': [
    'urolog*|orvos*|korhaz*|klinik*|sebesz*',
    'legjobb*|jo|ajanlana*|ajanlotok|ajanlanatok|tudtok ajanlani|kozelben|idopontot|telefonszam*|cime|varolista*',
  ],
  'et-EE': [
    'uroloog*|uroloogi*|arst*|haigla*|kliinik*|kirurg*',
    'parim*|hea|head|soovitada|soovitage|soovitate|lahedal|aja kinni|telefoninumb*|aadress|jarjekor*',
  ],
}

const patterns = new Map<Language, RegExp>()

function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language)
  if (!pattern) {
    const [providers, wishes] = words[language].map((list) =>
      foldText(list).replaceAll('*', '[^ ]*').replaceAll('…', '(?:[^ ]+ ){0,2}[^ ]+'),
    )
    pattern =
      language === 'zh-CN'
        ? new RegExp(`(?:${wishes}).{0,6}(?:${providers})|(?:${providers}).{0,8}(?:${wishes})`, 'u')
        : new RegExp(
            ` (?:${wishes}) (?:[^ ]+ ){0,2}(?:${providers}) | (?:${providers}) (?:[^ ]+ ){0,3}(?:${wishes}) `,
            'u',
          )
    patterns.set(language, pattern)
  }
  return pattern
}

/** Whether a text that `phraseText` has prepared looks for a doctor, a hospital or an appointment. */
export const looksForPlace = (text: string, language: Language): boolean => patternOf(language).test(text)
