import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

/**
 * The words of each language for doctors and hospitals, and the words of somebody who looks for one: the best, near, an
 * appointment, a telephone number. If both occur near each other, the question asks for a place or a person. All words are
 * folded; `*` stands for the rest of a word.
 */
const words: Readonly<Record<Language, readonly [providers: string, wishes: string]>> = {
  'en-US': [
    'urologist*|doctor*|hospital*|clinic*|surgeon*',
    'best|recommend*|nearby|near me|appointment with|phone number|address of|waiting list|takes new|taking new|good … in|find a|find an',
  ],
  'nl-NL': [
    'uroloog|urologen|arts|ziekenhuis|ziekenhuizen|kliniek|chirurg',
    'beste|goede|aanraden|aanbevelen|buurt|dichtbij|telefoonnummer|adres|wachttijd*|wachtlijst|vind ik|afspraak maken',
  ],
  'es-ES': [
    'urologo*|urologa*|medico|hospital|hospitales|clinica|cirujano',
    'mejor|mejores|buen|recomend*|cerca de|pedir cita|telefono|direccion|lista de espera|encontrar un|encuentro un|cita con',
  ],
  'de-DE': [
    'urolog*|arzt|arztin|krankenhaus|krankenhauser|klinik|kliniken|chirurg*|praxis',
    'beste|bester|besten|gute|guter|guten|empfehlen|empfiehlt|in der nahe|telefonnummer|adresse|wartezeit*|neue patienten|neupatienten|finde ich|termin beim|termin bei|termin bekomm*',
  ],
  'fr-FR': [
    'urologue*|medecin|hopital|hopitaux|clinique|chirurgien',
    'meilleur*|bon|bonne|recommand*|pres de|proche de|prendre rdv|prendre rendez vous|numero de telephone|adresse|delai*|liste d attente|carte vitale|trouver un|trouver une|rdv|rendez vous',
  ],
  ar: [
    '*دكتور*|*طبيب*|*مستشفي*|*عياد*|جراح|الجراح|بجراح',
    'افضل|احسن|شاطر|ممتاز|كويس|تنصح*|ينصح*|قريب|احجز|حجز|رقم|عنوان|القي|الاقي|موعد',
  ],
  'el-GR': [
    'ουρολογο*|γιατρο*|νοσοκομει*|ιατρει*|κλινικη*|χειρουργο*',
    'καλυτερ*|καλο|καλος|καλον|συστησ*|συστηνετε|προτεινετε|κοντα|ραντεβου|τηλεφωνο|διευθυνση|λιστα αναμονης|βρω|βρισκω',
  ],
  'pt-PT': [
    'urologista*|medico|hospital|hospitais|clinica|cirurgiao',
    'melhor|melhores|bom|boa|recomend*|aconselha*|perto de|marcar|numero de telefone|morada|lista de espera|encontrar um|encontro um',
  ],
  'sl-SI': [
    'urolog*|zdravnik*|bolnisnic*|klinik*|kirurg*',
    'najboljs*|dober|dobrega|dobrem|priporoc*|blizini|narocil|narocim|telefonsk*|naslov|cakaln*|najdem|najti|termin',
  ],
  'tr-TR': [
    'urolog*|doktor*|hastane*|klinik*|cerrah*',
    'en iyi|iyi bir|oner*|tavsiye*|yakin|yakinda|yakinimda|randevu*|telefonu|adresi|bulabilirim|bulurum',
  ],
  'zh-CN': ['医院|医生|大夫|专家|诊所', '最好|哪家|推荐|附近|预约|挂号|电话|地址|找个|找一'],
  'it-IT': [
    'urolog*|medico|ospedale|ospedali|clinica|chirurgo',
    'miglior*|bravo|brava|bravi|buon|consigli*|vicino a|prenot*|numero di telefono|indirizzo|lista d attesa|trovare un|trovo un|appuntamento',
  ],
  'lv-LV': [
    'urolog*|arst*|slimnic*|klinik*|kirurg*',
    'labakais|labakie|labako|labs|labu|ieteiktu|ieteikt|ieteikiet|iesakiet|tuvuma|pierakstit*|telefons|telefona|adrese|rindas|atri tikt|bez rindas|atrast|atradu|pieraksts',
  ],
  'fi-FI': [
    'urologi*|laakari*|sairaala*|klinik*|kirurgi*',
    'paras|parhaan|parhaat|hyva|hyvan|hyvaa|suositel*|lahella|ajanvara*|puhelinnumer*|osoite|jonotusa*|loydan|loytaa|varaan ajan',
  ],
  'cs-CZ': [
    'urolog*|lekar*|doktor*|nemocnic*|klinik*|chirurg*',
    'nejleps*|dobry|dobreho|doporucte|doporucit|poblizku|objednat|telefonni|adresa|cekaci|nove pacienty|najit|najdu|termin|objednani',
  ],
  'sk-SK': [
    'urolog*|lekar*|doktor*|nemocnic*|klinik*|chirurg*',
    'najleps*|dobry|dobreho|odporucte|odporucit|nablizku|objednat|telefonne|adresa|bez cakania|cakacia|novych pacientov|prijima|najst|najdem|termin|objednanie',
  ],
  'pl-PL': [
    'urolog*|lekarz*|szpital*|klinik*|chirurg*',
    'najleps*|dobry|dobrego|polecic|polecacie|polecicie|poblizu|umowic|numer telefonu|adres|kolejk*|znalezc|znajde',
  ],
  'hr-HR': [
    'urolog*|lijecnik*|doktor*|bolnic*|klinik*|kirurg*',
    'najbolj*|dobar|dobrog|dobrom|preporuc*|blizini|narucit*|telefonski|adresa|lista cekanja|naci|nadem|termin',
  ],
  'bg-BG': [
    'уролог*|лекар*|болниц*|клиник*|хирург*',
    'най добр*|най добър*|добър|препоръчайте|препоръчате|наблизо|запазя час|запиша час|телефон*|адрес*|намеря|час при',
  ],
  'sq-AL': [
    'urolog*|mjek*|spital*|klinik*|kirurg*',
    'me i mire|me te mire|i mire|te mire|rekomando*|keshilloni|afer|takim|telefonit|adresa|adresen|gjej|gjeja',
  ],
  'hu-HU': [
    'urolog*|orvos*|korhaz*|klinik*|sebesz*',
    'legjobb*|jo|ajanlana*|ajanlotok|ajanlanatok|tudtok ajanlani|kozelben|idopontot|telefonszam*|cime|varolista*|talalok|talalni',
  ],
  'et-EE': [
    'uroloog*|uroloogi*|arst*|haigla*|kliinik*|kirurg*',
    'parim*|hea|head|soovitada|soovitage|soovitate|lahedal|aja kinni|telefoninumb*|aadress|jarjekor*|leian|leida',
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
