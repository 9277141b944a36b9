import type { RichText } from '#lib/rich-text.ts'
import type { SafeLink } from '#ui/safe-link.ts'
import type { Article } from './article.ts'
import type { Block, BlockKind, BlockOf } from './block-kinds.ts'
import type { OptionGridBlock } from './option-grid.block.ts'
import type { Picture } from './picture.ts'
import type { Source } from './source.ts'
import type { TextOrEmail } from './text-or-email.ts'
import type { FileLink } from './file-link.ts'

// The props in this module are for the tests and the style guide. They have either many of the optional fields, or as few as
// possible.

export const richText = (id: string, html: string): RichText => ({ kind: 'rich-text', id, html })

export const exampleDrawing: Picture = {
  kind: 'drawing',
  svg: richText(
    'kidney',
    '<svg class="draw" viewBox="0 0 120 150"><path class="w" d="M62 14C34 8 14 40 14 76s20 66 48 60c26-6 30-30 20-46-6-10-6-22 0-32C92 40 88 20 62 14Z" transform="translate(2 3)"/><path class="l" d="M60 10C32 5 10 36 10 73s22 67 50 61c24-5 30-28 20-46-6-11-6-22 0-33C90 36 84 15 60 10Z"/><path class="l" d="M78 72c14 0 22 10 22 26v44M76 84c8 0 13 6 13 16v42"/><path class="l l--fine" d="M24 56c4-14 12-24 22-28"/></svg>',
  ),
  width: 120,
  height: 150,
  alt: 'Drawing of a kidney.',
}

const eau: Source = {
  id: 'eau-urolithiasis',
  citation: 'European Association of Urology. Guidelines on Urolithiasis.',
  details: '2025.',
}
const nice: Source = {
  id: 'nice-ng118',
  citation:
    'National Institute for Health and Care Excellence. Renal and ureteric stones: assessment and management (NG118).',
  details: '2019. Checked: November 20, 2026.',
  href: 'https://www.nice.org.uk/guidance/ng118',
}

const internal = (path: string, label: string, text?: string): SafeLink => ({ kind: 'internal', path, label, text })

export const exampleOptionGrid: OptionGridBlock = {
  kind: 'option-grid',
  id: 'grid',
  options: [
    { id: 'ureteroscopy', title: 'Ureteroscopy', path: '/all-treatments/ureteroscopy' },
    { id: 'shock-waves', title: 'Shock waves for stones' },
  ],
  outcomes: [
    {
      id: 'o1',
      optionId: 'ureteroscopy',
      label: 'Stone gone after one treatment',
      outOf: 100,
      affected: 80,
      timeframe: 'after 3 months',
      source: eau,
    },
    {
      id: 'o2',
      optionId: 'shock-waves',
      label: 'Stone gone after one treatment',
      outOf: 100,
      affected: 60,
      timeframe: 'after 3 months',
      source: eau,
    },
    { id: 'o3', optionId: 'ureteroscopy', label: 'Fever afterwards', outOf: 100, affected: 5 },
  ],
}

const table = `<div data-table=""><table><caption>What usually happens, by the size of the stone</caption><thead><tr><th scope="col">Size</th><th scope="col">What usually happens</th><th scope="col">How long it takes</th></tr></thead><tbody><tr><th scope="row">Under 5&nbsp;mm</th><td data-label="What usually happens"><a href="/all-treatments/waiting-and-pain-relief">Wait, drink normally</a>, take painkillers when needed. Most of these stones pass.</td><td data-label="How long it takes">Days to a few weeks</td></tr><tr><th scope="row">5 to 10&nbsp;mm, in the ureter</th><td data-label="What usually happens">Waiting is possible; a medicine that relaxes the ureter can help. If not, the stone is removed through the bladder (ureteroscopy) or broken up by shock waves.</td><td data-label="How long it takes">Up to 4 to 6 weeks of waiting; then a day procedure or a short stay</td></tr><tr><th scope="row">Over 20&nbsp;mm, in the kidney</th><td data-label="What usually happens">Keyhole surgery through the back.</td><td data-label="How long it takes">Usually 1 to 4 days in the hospital</td></tr></tbody></table></div>`

const blankSheet = (day: string) =>
  `<h3>${day}</h3><p>Date: . . . .</p><div data-table="grid" role="region" tabindex="0" aria-label="${day}, to fill in"><table><caption>${day}, to fill in</caption><thead><tr><th scope="col">Time</th><th scope="col">Drink</th></tr></thead><tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody></table></div>`

/** Examples of each kind of block: `full` have many of the optional fields, and `empty` has as few as possible. */
export const blockExamples: {
  readonly [Kind in BlockKind]: { readonly full: readonly BlockOf[Kind][]; readonly empty: BlockOf[Kind] }
} = {
  text: {
    full: [
      {
        kind: 'text',
        id: 't-what',
        anchor: 'what',
        heading: 'What a kidney stone is',
        body: richText(
          't-what',
          '<p>Your kidneys filter the blood and make urine. Urine carries dissolved minerals. When there is too much of a mineral, or too little water, tiny crystals form. Some stick together and grow into a stone.</p><p>A stone can be as small as a grain of sand or as large as a plum stone. The pain starts when it moves into the <button type="button" data-term popovertarget="term-ureter" aria-describedby="term-ureter">ureter</button>, the narrow tube to the bladder, and urine builds up behind it.</p><div popover id="term-ureter" data-term-definition role="note"><p><dfn>ureter</dfn> The narrow tube that carries urine from a kidney to the bladder.</p></div>',
        ),
        evidence: [eau],
      },
      {
        kind: 'text',
        id: 't-treatment',
        anchor: 'treatment',
        heading: 'What can be done',
        body: richText(
          't-treatment',
          `<p>First the pain is treated, usually with an anti-inflammatory medicine such as ibuprofen or diclofenac if you can take it. What happens next depends above all on the size of the stone, where it is, and whether there is an infection.</p>${table}<p>Stones made of uric acid are the exception: they can often be dissolved with tablets that make the urine <em>less acid</em>.</p><h3 id="waiting">While you wait</h3><ol><li>Drink as usual.</li><li>Stay warm.</li></ol><blockquote><p>Most small stones leave by themselves.</p></blockquote><details><summary>What if the stone does not pass?</summary><p>If the stone is still there after some weeks, or the pain keeps coming back, your doctor will suggest taking it out.</p></details><details><summary>Can it happen again?</summary><p>Yes. Many people who have had one stone will have another.</p></details>`,
        ),
        evidence: [eau, nice],
      },
      { kind: 'text', id: 't-help', anchor: 'help', heading: 'When to get help now' },
    ],
    empty: { kind: 'text', id: 'a', body: richText('a', '<p>Drink as usual.</p>') },
  },
  'care-card': {
    full: [
      {
        kind: 'care-card',
        id: 'c-emergency',
        urgency: 'emergency',
        body: richText(
          'c-emergency',
          '<p>You have pain that may come from a stone, <strong>and</strong> any of these:</p><ul><li>a temperature of 38&nbsp;°C (100.4&nbsp;°F) or more, or shivering</li><li>you cannot pass any urine</li><li>you vomit so much that you cannot keep water or tablets down</li><li>you are pregnant, or you have only one kidney</li></ul><p>Call your local emergency number, or go to an emergency department.</p>',
        ),
        phones: [
          { number: '112', label: '112 (EU)' },
          { number: '911', label: '911 (US)' },
        ],
      },
      {
        kind: 'care-card',
        id: 'c-urgent',
        urgency: 'urgent',
        body: richText(
          'c-urgent',
          '<p>You have no fever, but you have:</p><ul><li>strong pain in your back or side that comes and goes</li><li>pink, red or brown urine</li><li>burning when you pass urine, and a known stone</li></ul><p>If your own doctor is closed, use the out-of-hours service where you live.</p>',
        ),
      },
      {
        kind: 'care-card',
        id: 'c-ask',
        urgency: 'ask',
        heading: 'Ask about a test of your urine',
        body: richText(
          'c-ask',
          '<p>If you have had more than one stone, or several people in your family have stones.</p>',
        ),
      },
    ],
    empty: { kind: 'care-card', id: 'b', urgency: 'ask', body: richText('b', '<p>Ask.</p>') },
  },
  figure: {
    full: [
      {
        kind: 'figure',
        id: 'f-tract',
        picture: exampleDrawing,
        caption: richText(
          'f-tract',
          '<p><strong>The urinary tract, seen from the front.</strong> The body’s left side is on the right of the drawing. The left kidney is cut open. One stone lies in the kidney, where it may cause no trouble; the other has moved into the ureter and blocks it.</p>',
        ),
      },
    ],
    empty: { kind: 'figure', id: 'd', picture: { kind: 'file', src: '/social/en.png', alt: '' } },
  },
  video: {
    full: [
      {
        kind: 'video',
        id: 'v-scan',
        url: 'https://videos.example.org/scan',
        still: exampleDrawing,
        caption: richText('v-caption', '<p>What happens during an ultrasound scan, in two minutes.</p>'),
        transcript: richText('v-transcript', '<p>You lie on your back. The gel feels cold.</p>'),
      },
    ],
    empty: { kind: 'video', id: 'e', url: 'https://videos.example.org/e' },
  },
  'option-grid': {
    full: [exampleOptionGrid],
    empty: { kind: 'option-grid', id: 'f', options: [], outcomes: [] },
  },
  questions: {
    full: [
      {
        kind: 'questions',
        id: 'q',
        questions: [
          'How large is my stone, and where is it?',
          'Can we wait? For how long, and what would make us stop waiting?',
          'Which treatments suit my stone, and what are the risks of each for me?',
          'What may I take for the pain, and how much in a day?',
        ],
      },
    ],
    empty: { kind: 'questions', id: 'c', questions: [] },
  },
  worksheet: {
    full: [
      {
        kind: 'worksheet',
        id: 'p',
        button: 'Print the diary',
        body: richText('p', ['Day 1', 'Day 2'].map(blankSheet).join('')),
      },
    ],
    empty: { kind: 'worksheet', id: 'g', button: 'Print', body: richText('g', '<p>Date: . . . .</p>') },
  },
}

/** The `full` examples of every kind of block. */
export const fullBlocks: readonly Block[] = Object.values(blockExamples).flatMap(({ full }): readonly Block[] => full)

/** The `empty` example of each kind of block. */
export const emptyBlocks: readonly Block[] = Object.values(blockExamples).map(({ empty }) => empty)

/** A file of the site, and one elsewhere whose type and size are unknown. */
export const exampleFiles: readonly FileLink[] = [
  { href: '/media/a.pdf', label: 'Leaflet', type: 'PDF', size: '24 kB' },
  { href: 'https://cms.example/b.zip', label: 'Pictures' },
]

export const exampleTextWithEmails: readonly TextOrEmail[] = [
  { text: 'Press office, ', isEmail: false },
  { text: 'press@example.org', isEmail: true },
]

export const fullArticle: Article = {
  title: 'Kidney stones',
  intro:
    'A kidney stone is a hard lump of minerals that forms from urine. Most small stones leave the body by themselves; larger ones can be broken up or taken out.',
  keyPoints: [
    'About 1 in 10 people have a kidney stone at some time in their life.',
    'The pain usually comes in waves, in the back or side, and can move down toward the groin.',
    'Of 100 stones up to 4 mm that have left the kidney, about 95 come out by themselves within 40 days.',
    'Pain together with fever or shivering is an emergency.',
    'Drinking enough, every day, is the best way to prevent the next stone.',
  ],
  illustration: exampleDrawing,
  blocks: fullBlocks,
  related: [
    internal('/condition/blood-in-urine', 'Blood in the urine', 'What it can mean, and which tests follow'),
    {
      kind: 'internal',
      path: '/condition/nocturia',
      label: 'Nächtlicher Harndrang',
      text: 'Warum Sie nachts oft aufstehen',
      language: 'de-DE',
    },
    {
      kind: 'external',
      href: 'https://uroweb.org/',
      label: 'European Association of Urology',
      text: 'The society that writes the guidelines',
    },
  ],
  topicsAndTags: [
    internal('/topics/stones', 'Stones'),
    { kind: 'internal', path: '/tags/pain', label: 'Schmerzen', language: 'de-DE' },
  ],
  sources: [eau, nice],
  reviewers: [{ name: 'Patient Information Working Group' }, { name: 'Stones panel' }],
  lastReviewed: '2026-03-12',
  nextReview: '2028-03-12',
  published: '2024-05-02',
  translator: 'Translation Working Group',
  language: 'en-US',
  translation: { kind: 'original' },
  minutes: 6,
  ancestors: [internal('/all-conditions', 'Conditions')],
}

export const emptyArticle: Article = {
  title: 'Privacy',
  keyPoints: [],
  blocks: [],
  related: [],
  topicsAndTags: [],
  sources: [],
  reviewers: [],
  language: 'en-US',
  translation: { kind: 'original' },
  minutes: 1,
  ancestors: [],
}
