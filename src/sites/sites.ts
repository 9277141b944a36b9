import { languageNames } from '#i18n/language-names.ts'
import { directionOf, type Language } from '#i18n/languages.ts'
import type { FeatureFlag } from './feature-flags.ts'

/** A site's configuration: the fields of specification section 3, *Site configuration*. */
export type Site = {
  readonly handle: SiteHandle
  readonly name: string
  readonly group: 'patients'
  readonly locale: Language
  /** The language's own name, for menus. */
  readonly languageLabel: string
  readonly rtl: boolean
  /** Tag manager container, `GTM-` and upper-case letters or digits; null where there is none. */
  readonly gtmId: string | null
  readonly seo: {
    /** Stands before every page's title, to tell a staging site from the real one; empty on the real ones. */
    readonly prepend: string
    readonly description: string
    /** Path of the picture that is shown where a page is shared and has none of its own. */
    readonly image: string
  }
  readonly enable: readonly FeatureFlag[]
  /** Robots directives for the whole site. */
  readonly tags: readonly ('noindex' | 'nofollow')[]
  readonly type: 'prod' | 'dev' | 'local' | 'staging'
}

type SiteEntry = { locale: Language; name: string; description: string; enable: readonly FeatureFlag[] }

const fullSet = [
  'hero-split-layout',
  'home-background-color',
  'home-selected-searches',
  'home-links-list',
  'home-news',
  'card-stories',
  'nav-enhanced-search',
  'nav-lang-switch',
  'nav-hide-search-on-home',
  'custom-404-page',
  'footer-socials',
  'home-chatbot',
  'nav-hide-search-on-chat',
  'nav-primary-light-on-chat',
  'nav-close-button-on-chat',
] as const satisfies readonly FeatureFlag[]
const plainSet = [
  'home-selected-searches',
  'home-links-list',
  'home-news',
  'nav-lang-switch',
  'nav-hide-search-on-home',
  'custom-404-page',
  'nav-close-button-on-chat',
  'nav-no-lang-switch-on-chat',
] as const satisfies readonly FeatureFlag[]
const calmSet = [
  'hero-split-layout',
  'home-links-list',
  'card-stories',
  'nav-lang-switch',
  'nav-logo-centered-on-home',
  'nav-hide-search-on-home',
  'nav-hide-search-on-search',
  'show-visited-links',
  'nav-hide-search-on-chat',
  'nav-close-button-on-chat',
] as const satisfies readonly FeatureFlag[]
const smallSet = [
  'hero-split-layout',
  'home-background-color',
  'home-selected-searches',
  'custom-404-page',
  'nav-primary-light-on-chat',
] as const satisfies readonly FeatureFlag[]

/** The one table of sites. The order is that of the language menu. */
const table = {
  en: {
    locale: 'en-US',
    name: 'Plain Urology',
    description:
      'What is wrong with your kidneys, bladder, prostate or anything nearby, what can be done, and what to ask your doctor.',
    enable: fullSet,
  },
  nl: {
    locale: 'nl-NL',
    name: 'Urologie in gewone taal',
    description:
      'Wat er aan de hand is met nieren, blaas of prostaat, wat eraan te doen is, en wat u uw arts kunt vragen.',
    enable: fullSet,
  },
  es: {
    locale: 'es-ES',
    name: 'Urología clara',
    description: 'Qué les pasa a los riñones, la vejiga o la próstata, qué se puede hacer y qué preguntar a su médico.',
    enable: fullSet,
  },
  de: {
    locale: 'de-DE',
    name: 'Urologie verständlich',
    description:
      'Was mit Nieren, Blase oder Prostata ist, was man tun kann und was Sie Ihre Ärztin oder Ihren Arzt fragen können.',
    enable: fullSet,
  },
  fr: {
    locale: 'fr-FR',
    name: 'L’urologie en clair',
    description:
      'Ce qui touche les reins, la vessie ou la prostate, ce que l’on peut faire et quelles questions poser au médecin.',
    enable: fullSet,
  },
  ar: {
    locale: 'ar',
    name: 'المسالك البولية ببساطة',
    description: 'ما الذي يصيب الكلى أو المثانة أو البروستاتا، وما الذي يمكن فعله، وماذا تسأل طبيبك.',
    enable: fullSet,
  },
  el: {
    locale: 'el-GR',
    name: 'Ουρολογία με απλά λόγια',
    description:
      'Τι συμβαίνει με τα νεφρά, την κύστη ή τον προστάτη, τι μπορεί να γίνει και τι να ρωτήσετε τον γιατρό σας.',
    enable: plainSet,
  },
  pt: {
    locale: 'pt-PT',
    name: 'Urologia em palavras simples',
    description:
      'O que se passa com os rins, a bexiga ou a próstata, o que se pode fazer e o que perguntar ao seu médico.',
    enable: [...calmSet, 'hero-lottie'],
  },
  sl: {
    locale: 'sl-SI',
    name: 'Urologija preprosto',
    description: 'Kaj je narobe z ledvicami, mehurjem ali prostato, kaj je mogoče storiti in kaj vprašati zdravnika.',
    enable: [...smallSet, 'nav-lang-switch'],
  },
  tr: {
    locale: 'tr-TR',
    name: 'Sade Dille Üroloji',
    description: 'Böbreklerde, mesanede veya prostatta ne var, ne yapılabilir ve doktorunuza ne sorabilirsiniz.',
    enable: plainSet,
  },
  cn: {
    locale: 'zh-CN',
    name: '简明泌尿科',
    description: '肾脏、膀胱或前列腺出了什么问题，可以怎么办，以及该向医生问些什么。',
    enable: [...fullSet, 'hero-lottie'],
  },
  it: {
    locale: 'it-IT',
    name: 'Urologia in parole semplici',
    description: 'Che cosa hanno i reni, la vescica o la prostata, che cosa si può fare e che cosa chiedere al medico.',
    enable: calmSet,
  },
  lv: {
    locale: 'lv-LV',
    name: 'Uroloģija vienkārši',
    description: 'Kas noticis ar nierēm, urīnpūsli vai prostatu, ko var darīt un ko jautāt ārstam.',
    enable: [...smallSet, 'nav-lang-switch'],
  },
  fi: {
    locale: 'fi-FI',
    name: 'Urologiaa selkeästi',
    description: 'Mikä munuaisissa, rakossa tai eturauhasessa on vikana, mitä voidaan tehdä ja mitä kysyä lääkäriltä.',
    enable: calmSet,
  },
  cz: {
    locale: 'cs-CZ',
    name: 'Urologie srozumitelně',
    description: 'Co se děje s ledvinami, močovým měchýřem nebo prostatou, co se dá dělat a na co se zeptat lékaře.',
    enable: plainSet,
  },
  sk: {
    locale: 'sk-SK',
    name: 'Urológia zrozumiteľne',
    description: 'Čo sa deje s obličkami, močovým mechúrom alebo prostatou, čo sa dá robiť a na čo sa opýtať lekára.',
    enable: plainSet,
  },
  pl: {
    locale: 'pl-PL',
    name: 'Urologia prostym językiem',
    description: 'Co dolega nerkom, pęcherzowi lub prostacie, co można zrobić i o co zapytać lekarza.',
    enable: calmSet,
  },
  hr: {
    locale: 'hr-HR',
    name: 'Urologija jednostavno',
    description: 'Što je s bubrezima, mjehurom ili prostatom, što se može učiniti i što pitati liječnika.',
    enable: smallSet,
  },
  bg: {
    locale: 'bg-BG',
    name: 'Урология на разбираем език',
    description:
      'Какво се случва с бъбреците, пикочния мехур или простатата, какво може да се направи и какво да попитате лекаря.',
    enable: [...smallSet, 'nav-lang-switch', 'hero-lottie'],
  },
  al: {
    locale: 'sq-AL',
    name: 'Urologjia thjesht',
    description: 'Çfarë kanë veshkat, fshikëza ose prostata, çfarë mund të bëhet dhe çfarë të pyesni mjekun.',
    enable: [...smallSet, 'nav-lang-switch'],
  },
  hu: {
    locale: 'hu-HU',
    name: 'Urológia közérthetően',
    description:
      'Mi a baj a vesével, a húgyhólyaggal vagy a prosztatával, mit lehet tenni, és mit kérdezzen az orvosától.',
    enable: plainSet,
  },
  ee: {
    locale: 'et-EE',
    name: 'Uroloogia selges keeles',
    description: 'Mis on neerude, põie või eesnäärmega, mida saab teha ja mida arstilt küsida.',
    enable: calmSet,
  },
} as const satisfies Record<string, SiteEntry>

export type SiteHandle = keyof typeof table

export const siteHandles = Object.keys(table) as readonly SiteHandle[]

/** The site that answers where no other is meant, and whose texts stand in for missing translations. */
export const primarySiteHandle = 'en' satisfies SiteHandle

export const isSiteHandle = (value: string): value is SiteHandle => Object.hasOwn(table, value)

function siteOf(handle: SiteHandle): Site {
  const { locale, name, description, enable }: SiteEntry = table[handle]
  return {
    handle,
    name,
    group: 'patients',
    locale,
    languageLabel: languageNames[locale],
    rtl: directionOf(locale) === 'rtl',
    gtmId: null,
    seo: { prepend: '', description, image: `/social/${handle}.png` },
    enable,
    tags: [],
    type: 'prod',
  }
}

export const sites = Object.fromEntries(siteHandles.map((handle) => [handle, siteOf(handle)])) as Readonly<
  Record<SiteHandle, Site>
>
