import { exampleDrawing } from '#blocks/examples.ts'
import type { Home } from './home.ts'

const lettersWithout = 'GJQXYZ'

export const fullHome: Home = {
  kind: 'home',
  blocks: [],
  sources: [],
  heroTitle: 'Urology in plain words',
  isHeroSplit: true,
  isHeroColored: true,
  heroText:
    'What is wrong with your kidneys, bladder, prostate or anything nearby, what can be done, and what to ask your doctor.',
  heroPicture: exampleDrawing,
  selected: [
    { kind: 'internal', path: '/condition/kidney-stones', label: 'Kidney stones' },
    { kind: 'internal', path: '/condition/blood-in-urine', label: 'Blood in the urine' },
    { kind: 'internal', path: '/condition/prostate-cancer', label: 'Prostate cancer' },
  ],
  links: [
    { kind: 'internal', path: '/bladder-diary', label: 'Bladder diary to print', text: 'Three days, two pages' },
    {
      kind: 'internal',
      path: '/glossary',
      label: 'Words explained',
      text: '60 medical words in one or two sentences each',
    },
    {
      kind: 'internal',
      path: '/guidelines',
      label: 'Guidelines for patients',
      text: 'What doctors are advised to do, and why',
    },
  ],
  stories: [
    {
      id: 'up-at-night',
      quote:
        'I was up five times a night and blamed my age. Three days of writing down what I drank, and when, told my doctor more than I could have explained.',
      link: { kind: 'internal', path: '/stories/up-at-night', label: 'Passing urine at night: the whole story' },
      picture: exampleDrawing,
    },
    {
      id: 'circles-in-the-kitchen',
      quote:
        'The pain came in waves and I walked circles in the kitchen. I did not know that this is typical of a stone.',
      link: { kind: 'internal', path: '/stories/circles-in-the-kitchen', label: 'Kidney stones' },
    },
    {
      id: 'the-question-i-dreaded',
      quote: 'I put the appointment off for a year. The question I dreaded took the nurse two minutes.',
      link: { kind: 'internal', path: '/stories/the-question-i-dreaded', label: 'Leaking when you cough' },
    },
  ],
  hasStoryQuotations: true,
  news: [
    {
      id: 'learning-module',
      link: {
        kind: 'internal',
        path: '/news/learning-module-kidney-stones',
        label: 'New learning module: understanding kidney stones',
      },
      date: '2026-11-04',
      intro: 'Twelve short steps with questions. You can stop and come back to the same place.',
    },
    {
      id: 'prostate-cancer-pages',
      link: {
        kind: 'internal',
        path: '/news/prostate-cancer-pages-revised',
        label: 'What changed on our pages about prostate cancer',
      },
      date: '2026-10-12',
    },
  ],
  chatbot: {
    path: '/chat/guide',
    suggestedQuestions: [
      'What should I drink with a kidney stone?',
      'Is blood in urine always serious?',
      'How do I prepare for a cystoscopy?',
    ],
  },
  letters: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
    letter,
    anchor: `letter-${letter.toLowerCase()}`,
    hasConditions: !lettersWithout.includes(letter),
  })),
}

export const emptyHome: Home = {
  kind: 'home',
  blocks: [],
  sources: [],
  heroTitle: 'Urology',
  isHeroSplit: false,
  isHeroColored: false,
  selected: [],
  links: [],
  stories: [],
  hasStoryQuotations: false,
  news: [],
  letters: [],
}
