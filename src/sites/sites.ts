import { languageNames } from '#i18n/language-names.ts'
import { directionOf, type Language } from '#i18n/languages.ts'
import type { FeatureFlag } from './feature-flags.ts'
import { isSiteHandle, siteHandles, siteLanguages, type SiteHandle } from './site-languages.ts'
import { toolsOf } from './tool-pages.ts'

export { isSiteHandle, siteHandles, type SiteHandle }

/** The configuration of a site: the fields of specification section 3, *Site configuration*. */
export type Site = {
  readonly handle: SiteHandle
  readonly name: string
  readonly group: 'patients'
  readonly locale: Language
  /** The name of the language in itself, for menus. */
  readonly languageLabel: string
  readonly rtl: boolean
  /** The tag manager container, `GTM-` and upper-case letters or digits; null if there is none. */
  readonly gtmId: string | null
  readonly seo: {
    /** The prefix of every page's title, which distinguishes a staging site from production; empty in production. */
    readonly prepend: string
    readonly description: string
    /** The path of the picture for social networks, for pages without one of their own. */
    readonly image: string
  }
  readonly enable: readonly FeatureFlag[]
  /** The robots directives of the whole site. */
  readonly tags: readonly ('noindex' | 'nofollow')[]
  readonly type: 'prod' | 'dev' | 'local' | 'staging'
}

type SiteEntry = { name: string; description: string; enable: readonly FeatureFlag[] }

const fullSet = [
  'exit-page',
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
  'clinical-codes',
  'page-syndication',
] as const satisfies readonly FeatureFlag[]
const plainSet = [
  'exit-page',
  'home-selected-searches',
  'home-links-list',
  'home-news',
  'nav-lang-switch',
  'nav-hide-search-on-home',
  'custom-404-page',
  'nav-close-button-on-chat',
  'nav-no-lang-switch-on-chat',
  'clinical-codes',
  'page-syndication',
] as const satisfies readonly FeatureFlag[]
const calmSet = [
  'exit-page',
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
  'clinical-codes',
] as const satisfies readonly FeatureFlag[]
const smallSet = [
  'hero-split-layout',
  'home-background-color',
  'home-selected-searches',
  'custom-404-page',
  'nav-primary-light-on-chat',
] as const satisfies readonly FeatureFlag[]

/** The table of sites; their languages are in `site-languages.ts`. */
const table = {
  en: {
    name: 'Plain Urology',
    description:
      'What is wrong with your kidneys, bladder, prostate or anything nearby, what can be done, and what to ask your doctor.',
    enable: fullSet,
  },
  nl: {
    name: 'Urologie in gewone taal',
    description:
      'Wat er aan de hand is met nieren, blaas of prostaat, wat eraan te doen is, en wat u uw arts kunt vragen.',
    enable: fullSet,
  },
  es: {
    name: 'Urología clara',
    description: 'Qué les pasa a los riñones, la vejiga o la próstata, qué se puede hacer y qué preguntar a su médico.',
    enable: fullSet,
  },
  de: {
    name: 'Urologie verständlich',
    description:
      'Was mit Nieren, Blase oder Prostata ist, was man tun kann und was Sie Ihre Ärztin oder Ihren Arzt fragen können.',
    enable: fullSet,
  },
  fr: {
    name: 'L’urologie en clair',
    description:
      'Ce qui touche les reins, la vessie ou la prostate, ce que l’on peut faire et quelles questions poser au médecin.',
    enable: fullSet,
  },
  ar: {
    name: 'المسالك البولية ببساطة',
    description: 'ما الذي يصيب الكلى أو المثانة أو البروستاتا، وما الذي يمكن فعله، وماذا تسأل طبيبك.',
    enable: fullSet,
  },
  el: {
    name: 'Ουρολογία με απλά λόγια',
    description:
      'Τι συμβαίνει με τα νεφρά, την κύστη ή τον προστάτη, τι μπορεί να γίνει και τι να ρωτήσετε τον γιατρό σας.',
    enable: plainSet,
  },
  pt: {
    name: 'Urologia em palavras simples',
    description:
      'O que se passa com os rins, a bexiga ou a próstata, o que se pode fazer e o que perguntar ao seu médico.',
    enable: [...calmSet, 'hero-lottie'],
  },
  sl: {
    name: 'Urologija preprosto',
    description: 'Kaj je narobe z ledvicami, mehurjem ali prostato, kaj je mogoče storiti in kaj vprašati zdravnika.',
    enable: [...smallSet, 'exit-page', 'nav-lang-switch'],
  },
  tr: {
    name: 'Sade Dille Üroloji',
    description: 'Böbreklerde, mesanede veya prostatta ne var, ne yapılabilir ve doktorunuza ne sorabilirsiniz.',
    enable: plainSet,
  },
  cn: {
    name: '简明泌尿科',
    description: '肾脏、膀胱或前列腺出了什么问题，可以怎么办，以及该向医生问些什么。',
    enable: [...fullSet, 'hero-lottie'],
  },
  it: {
    name: 'Urologia in parole semplici',
    description: 'Che cosa hanno i reni, la vescica o la prostata, che cosa si può fare e che cosa chiedere al medico.',
    enable: calmSet,
  },
  lv: {
    name: 'Uroloģija vienkārši',
    description: 'Kas noticis ar nierēm, urīnpūsli vai prostatu, ko var darīt un ko jautāt ārstam.',
    enable: [...smallSet, 'exit-page', 'nav-lang-switch'],
  },
  fi: {
    name: 'Urologiaa selkeästi',
    description: 'Mikä munuaisissa, rakossa tai eturauhasessa on vikana, mitä voidaan tehdä ja mitä kysyä lääkäriltä.',
    enable: calmSet,
  },
  cz: {
    name: 'Urologie srozumitelně',
    description: 'Co se děje s ledvinami, močovým měchýřem nebo prostatou, co se dá dělat a na co se zeptat lékaře.',
    enable: plainSet,
  },
  sk: {
    name: 'Urológia zrozumiteľne',
    description: 'Čo sa deje s obličkami, močovým mechúrom alebo prostatou, čo sa dá robiť a na čo sa opýtať lekára.',
    enable: plainSet,
  },
  pl: {
    name: 'Urologia prostym językiem',
    description: 'Co dolega nerkom, pęcherzowi lub prostacie, co można zrobić i o co zapytać lekarza.',
    enable: calmSet,
  },
  hr: {
    name: 'Urologija jednostavno',
    description: 'Što je s bubrezima, mjehurom ili prostatom, što se može učiniti i što pitati liječnika.',
    // This site shows how a site looks without `exit-page` and without the tools (`tool-pages.ts`).
    enable: smallSet,
  },
  bg: {
    name: 'Урология на разбираем език',
    description:
      'Какво се случва с бъбреците, пикочния мехур или простатата, какво може да се направи и какво да попитате лекаря.',
    enable: [...smallSet, 'exit-page', 'nav-lang-switch', 'hero-lottie'],
  },
  al: {
    name: 'Urologjia thjesht',
    description: 'Çfarë kanë veshkat, fshikëza ose prostata, çfarë mund të bëhet dhe çfarë të pyesni mjekun.',
    enable: [...smallSet, 'exit-page', 'nav-lang-switch'],
  },
  hu: {
    name: 'Urológia közérthetően',
    description:
      'Mi a baj a vesével, a húgyhólyaggal vagy a prosztatával, mit lehet tenni, és mit kérdezzen az orvosától.',
    enable: plainSet,
  },
  ee: {
    name: 'Uroloogia selges keeles',
    description: 'Mis on neerude, põie või eesnäärmega, mida saab teha ja mida arstilt küsida.',
    enable: calmSet,
  },
} as const satisfies Record<SiteHandle, SiteEntry>

/**
 * The primary site, which has the public origin. Its texts also replace missing translations, unless the content system
 * names another primary site.
 */
export const primarySiteHandle = 'en' satisfies SiteHandle

function siteOf(handle: SiteHandle): Site {
  const { name, description, enable }: SiteEntry = table[handle]
  const locale = siteLanguages[handle]
  return {
    handle,
    name,
    group: 'patients',
    locale,
    languageLabel: languageNames[locale],
    rtl: directionOf(locale) === 'rtl',
    gtmId: null,
    seo: { prepend: '', description, image: `/social/${handle}.png` },
    enable: [...enable, ...toolsOf(handle)],
    tags: [],
    type: 'prod',
  }
}

export const sites = Object.fromEntries(siteHandles.map((handle) => [handle, siteOf(handle)])) as Readonly<
  Record<SiteHandle, Site>
>
