import type { PackText } from './pack-text.ts'
import type { LoadedPackPage } from './use-pack-texts.ts'
import type { VisitPack } from './visit-pack.ts'

const page = { site: 'en', path: '/condition/nocturia', title: 'Nocturia, getting up at night to pee' }
const missing = { site: 'en', path: '/condition/no-longer-there', title: 'A page that is gone' }

export const examplePack: VisitPack = {
  pages: [page, missing],
  questions: ['What does my bladder diary show?', 'May I travel next month?'],
  notes: 'Since spring I get up three times a night.\nI take a water pill at noon.',
}

export const exampleEnglish: PackText = {
  title: page.title,
  intro: 'Nocturia means that you wake up at night because you need to pee.',
  keyPoints: ['Getting up once is common and often harmless.', 'A bladder diary of 3 days is the most useful test.'],
  questions: ['What does my bladder diary show?', 'Is desmopressin safe for me, and who checks my blood?'],
  language: 'en-US',
  href: 'https://en.example/condition/nocturia',
  translations: { en: '/condition/nocturia', de: '/condition/nykturie' },
}

export const exampleGerman: PackText = {
  title: 'Nykturie, nachts zum Wasserlassen aufstehen',
  intro: 'Nykturie heißt, dass Sie nachts aufwachen, weil Sie Wasser lassen müssen.',
  keyPoints: ['Einmal aufzustehen ist häufig und oft harmlos.'],
  questions: ['Was zeigt mein Blasentagebuch?', 'Ist Desmopressin für mich sicher, und wer prüft mein Blut?'],
  language: 'de-DE',
  href: 'https://de.example/condition/nykturie',
  translations: { en: '/condition/nocturia', de: '/condition/nykturie' },
}

export const examplePackPages: readonly LoadedPackPage[] = [
  { page, status: 'success', texts: { added: exampleEnglish, first: exampleEnglish, second: exampleGerman } },
  { page: missing, status: 'error' },
]
