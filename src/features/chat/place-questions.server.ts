import type { Language } from '#i18n/languages.ts'
import { foldText } from '#lib/fold-text.ts'

/**
 * The words of each language for doctors and hospitals, and the words of somebody who looks for one: the best, near, an
 * appointment, a telephone number. If both occur near each other, the question asks for a place or a person. All words are
 * folded; `*` stands for the rest of a word or for what stands before it, and `…` for one to three words.
 */
const words: Readonly<Record<Language, readonly [providers: string, wishes: string]>> = {
  'en-US': [
    'urologist*|urology|doctor*|hospital*|clinic*|surgeon*|ward|department|outpatient*',
    'best|recommend*|nearby|near me|appointment with|phone number|address of|waiting list|takes new|taking new|good … in|find a|find an|phone|number for|book|reschedule|cancel|move my appointment',
  ],
  'nl-NL': [
    'uroloog|urologen|urologie|poli|polikliniek|afdeling|arts|ziekenhuis|ziekenhuizen|kliniek|chirurg',
    'beste|goede|aanraden|aanbevelen|buurt|dichtbij|telefoonnummer|adres|wachttijd*|wachtlijst|vind ik|afspraak maken|afspraak verzetten|afspraak afzeggen|verzetten|afzeggen|nummer van',
  ],
  'es-ES': [
    'urologo*|urologa*|urologia|ambulatorio|medico|hospital|hospitales|clinica|cirujano',
    'mejor|mejores|buen|recomend*|cerca de|pedir cita|telefono|direccion|lista de espera|encontrar un|encuentro un|cita con|cambiar la cita|cambiar mi cita|anular la cita|numero de telefono',
  ],
  'de-DE': [
    'urolog*|ambulanz|abteilung|sprechstunde|arzt|arztin|krankenhaus|krankenhauser|klinik|kliniken|chirurg*|praxis',
    'beste|bester|besten|gute|guter|guten|empfehlen|empfiehlt|in der nahe|telefonnummer|adresse|wartezeit*|neue patienten|neupatienten|finde ich|termin beim|termin bei|termin bekomm*|termin verschieben|termin absagen|nummer der|nummer von',
  ],
  'fr-FR': [
    'urologue*|urologie|cabinet|medecin|hopital|hopitaux|clinique|chirurgien',
    'meilleur*|bon|bonne|recommand*|pres de|proche de|prendre rdv|prendre rendez vous|numero de telephone|adresse|delai*|liste d attente|carte vitale|trouver un|trouver une|rdv|rendez vous|qui prend|numero du|numero de',
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
    'urologista*|urologia|medico|hospital|hospitais|clinica|cirurgiao',
    'melhor|melhores|bom|boa|recomend*|aconselha*|perto de|marcar|numero de telefone|morada|lista de espera|encontrar um|encontro um|desmarcar|numero do|numero da',
  ],
  'sl-SI': [
    'urolog*|ambulant*|oddelek|oddelka|zdravnik*|bolnisnic*|klinik*|kirurg*',
    'najboljs*|dober|dobrega|dobrem|priporoc*|blizini|narocil|narocim|telefonsk*|stevilka|prestavi*|odpovem termin|odpovedati termin|naslov|cakaln*|najdem|najti|termin',
  ],
  'tr-TR': [
    'urolog*|poliklini*|doktor*|hastane*|klinik*|cerrah*',
    'en iyi|iyi bir|oner*|tavsiye*|yakin|yakinda|yakinimda|randevu*|telefonu|numarasi|adresi|bulabilirim|bulurum',
  ],
  'zh-CN': ['医院|医生|大夫|专家|诊所', '最好|哪家|推荐|附近|预约|挂号|电话|地址|找个|找一'],
  'it-IT': [
    'urolog*|reparto|ambulatorio|medico|ospedale|ospedali|clinica|chirurgo',
    'miglior*|bravo|brava|bravi|buon|consigli*|vicino a|prenot*|numero di telefono|indirizzo|lista d attesa|trovare un|trovo un|appuntamento|numero del|numero dell',
  ],
  'lv-LV': [
    'urolog*|poliklinik*|nodala|nodalas|arst*|slimnic*|klinik*|kirurg*',
    'labakais|labakie|labako|labs|labu|ieteiktu|ieteikt|ieteikiet|iesakiet|tuvuma|pierakstit*|telefons|telefona|numurs|numuru|adrese|rindas|atri tikt|bez rindas|atrast|atradu|pieraksts',
  ],
  'fi-FI': [
    'urologi*|poliklinik*|osasto|osaston|laakari*|sairaala*|klinik*|kirurgi*',
    'paras|parhaan|parhaat|hyva|hyvan|hyvaa|suositel*|lahella|ajanvara*|varata ajan|varata aika*|perua ajan|siirtaa ajan|siirtaa aikaa|puhelinnumer*|numero|osoite|jonotusa*|loydan|loytaa|varaan ajan',
  ],
  'cs-CZ': [
    'urolog*|ambulanc*|poliklinik*|oddeleni|lekar*|doktor*|nemocnic*|klinik*|chirurg*',
    'nejleps*|dobry|dobreho|doporucte|doporucit|poblizku|objednat|telefonni|cislo na|preobjednat|adresa|cekaci|nove pacienty|najit|najdu|termin|objednani',
  ],
  'sk-SK': [
    'urolog*|ambulanc*|poliklinik*|oddelenie|oddelenia|lekar*|doktor*|nemocnic*|klinik*|chirurg*',
    'najleps*|dobry|dobreho|odporucte|odporucit|nablizku|objednat|telefonne|cislo na|preobjednat|adresa|bez cakania|cakacia|novych pacientov|prijima|najst|najdem|termin|objednanie',
  ],
  'pl-PL': [
    'urolog*|poradni*|przychodni*|oddzial|oddzialu|lekarz*|szpital*|klinik*|chirurg*',
    'najleps*|dobry|dobrego|polecic|polecacie|polecicie|poblizu|umowic|numer telefonu|numer do|przelozyc|odwolac|adres|kolejk*|znalezc|znajde',
  ],
  'hr-HR': [
    'urolog*|ambulant*|poliklinik*|odjel|odjela|lijecnik*|doktor*|bolnic*|klinik*|kirurg*',
    'najbolj*|dobar|dobrog|dobrom|preporuc*|blizini|narucit*|telefonski|broj telefona|broj od|otkazati|adresa|lista cekanja|naci|nadem|termin',
  ],
  'bg-BG': [
    'уролог*|отделение*|кабинет*|лекар*|болниц*|клиник*|хирург*',
    'най добр*|най добър*|добър|препоръчайте|препоръчате|наблизо|запазя час|запиша час|телефон*|номер*|отменя час|адрес*|намеря|час при',
  ],
  'sq-AL': [
    'urolog*|mjek*|spital*|klinik*|kirurg*',
    'me i mire|me te mire|i mire|te mire|rekomando*|keshilloni|afer|takim|telefonit|numri|numrin|adresa|adresen|gjej|gjeja',
  ],
  'hu-HU': [
    'urolog*|rendelo|rendelon|rendelobe|osztaly|orvos*|korhaz*|klinik*|sebesz*',
    'legjobb*|jo|ajanlana*|ajanlotok|ajanlanatok|tudtok ajanlani|kozelben|idopontot|idopontomat|lemond*|telefonszam*|cime|varolista*|talalok|talalni',
  ],
  'et-EE': [
    'uroloog*|uroloogi*|polikliinik*|osakon*|arst*|haigla*|kliinik*|kirurg*',
    'parim*|hea|head|soovitada|soovitage|soovitate|lahedal|aja kinni|telefoninumb*|aega kinni|aadress|jarjekor*|leian|leida',
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
