import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Element, ElementContent, RootContent } from 'hast'
import type { Article } from '#blocks/article.ts'
import type { Block } from '#blocks/block-kinds.ts'
import { serializeHtml } from '#blocks/browser-html.server.ts'
import type { CareCardBlock, Urgency } from '#blocks/care-card.block.ts'
import type { FigureBlock } from '#blocks/figure.block.ts'
import type { OptionGridBlock } from '#blocks/option-grid.block.ts'
import type { Picture } from '#blocks/picture.ts'
import { formatNumber } from '#i18n/formatting.ts'
import type { Language } from '#i18n/languages.ts'
import type { RichText } from '#lib/rich-text.ts'
import { parsePassages, type LinkRewriter } from './clean-passage.server.ts'
import type { Passage } from './side-by-side.ts'

/** Creates the passages of one language. The id of each rich text in them is unique on the page. */
export type PassageMaker = {
  readonly intro: (article: Article) => readonly Passage[]
  readonly keyPoints: (article: Article) => readonly Passage[]
  /** Returns the passages of a block. A block that readers fill in has none, because it is on the page itself. */
  readonly block: (block: Block) => readonly Passage[]
  /** Returns the nodes of a text block, without its heading; undefined for any other block. */
  readonly texts: (block: Block) => readonly RootContent[] | undefined
  readonly text: (nodes: readonly RootContent[]) => Passage
}

const labels = {
  keyPoints: msg({
    message: 'The main points',
    comment: 'Heading of three to five short sentences at the head of a page',
  }),
  questions: msg({
    message: 'Questions to ask your doctor',
    comment: 'Heading of a list of questions to take along to an appointment',
  }),
  comparison: msg({
    message: 'How the treatments compare',
    comment: 'Heading of a table that sets treatments side by side',
  }),
  share: msg({
    message: 'about {affected} in {outOf}',
    comment: 'A share of people, such as: about 80 in 100',
  }),
  call: msg({
    message: 'Call {label}',
    comment: 'Button that calls a phone number; the placeholder is the number and where it holds, such as: 112 (EU)',
  }),
}

const careHeadings = {
  emergency: msg({
    message: 'Emergency: call now',
    comment: 'Heading of a card: danger to life or to an organ within hours',
  }),
  urgent: msg({
    message: 'Urgent: see a doctor today',
    comment: 'Heading of a card: something that should not wait until tomorrow',
  }),
  ask: msg({
    message: 'Ask your doctor at your next visit',
    comment: 'Heading of a card: something to bring up, without hurry',
  }),
} satisfies Record<Urgency, unknown>

/**
 * Creates the `PassageMaker` of one language.
 *
 * @param name the prefix of the ids of its rich texts, cards and figures
 * @param i18n the messages of the feature, in the language of the text
 */
export function createPassageMaker(
  name: string,
  { i18n, language, rewriteLink }: { i18n: I18n; language: Language; rewriteLink: LinkRewriter },
): PassageMaker {
  let count = 0
  const text = (nodes: readonly RootContent[]): Passage => ({ kind: 'text', richText: richText(nodes) })
  const richText = (nodes: readonly RootContent[]): RichText => ({
    kind: 'rich-text',
    id: `${name}-${++count}`,
    html: serializeHtml({ type: 'root', children: [...nodes] }),
  })
  const nodesOf = (given: RichText | undefined): readonly RootContent[] =>
    given ? parsePassages(given, rewriteLink) : []
  const copy = (given: RichText): RichText => richText(nodesOf(given))
  const listOf = (heading: string, items: readonly string[]): readonly Passage[] =>
    items.length === 0
      ? []
      : [
          { kind: 'heading', text: heading },
          ...items.map((item) => text([element('ul', [element('li', [textNode(item)])])])),
        ]

  const block = (given: Block): readonly Passage[] => {
    switch (given.kind) {
      case 'text': {
        const nodes = nodesOf(given.body)
        return nodes.length === 0 ? [] : [text(nodes)]
      }
      case 'care-card':
        return [{ kind: 'care-card', block: careCard(given) }]
      case 'figure':
        return [{ kind: 'figure', block: figure(given) }]
      case 'video': {
        const nodes = [...nodesOf(given.caption), ...nodesOf(given.transcript)]
        return nodes.length === 0 ? [] : [text(nodes)]
      }
      case 'questions':
        return listOf(i18n._(labels.questions), given.questions)
      case 'option-grid':
        return listOf(i18n._(labels.comparison), outcomesOf(given))
      case 'worksheet':
        return []
    }
  }

  function careCard(card: CareCardBlock): CareCardBlock {
    const [before = '', after = ''] = i18n._({ ...labels.call, values: { label: '\0' } }).split('\0')
    return {
      ...card,
      id: `${name}-${card.id}`,
      heading: card.heading ?? i18n._(careHeadings[card.urgency]),
      body: copy(card.body),
      callLabel: { before, after },
      ...(card.countries && { countries: { ...card.countries, id: `${name}-${card.countries.id}` } }),
      ...(card.ownNumber && { ownNumber: { ...card.ownNumber, id: `${name}-${card.ownNumber.id}` } }),
    }
  }

  const figure = ({ caption, picture, ...given }: FigureBlock): FigureBlock => ({
    ...given,
    id: `${name}-${given.id}`,
    picture: pictureCopy(picture),
    ...(caption && { caption: copy(caption) }),
  })
  const pictureCopy = (picture: Picture): Picture =>
    picture.kind === 'drawing' ? { ...picture, svg: { ...picture.svg, id: `${name}-${picture.svg.id}` } } : picture

  function outcomesOf({ options, outcomes }: OptionGridBlock): readonly string[] {
    return options.flatMap(({ id, title }) =>
      outcomes
        .filter(({ optionId }) => optionId === id)
        .map(({ label, timeframe, affected, outOf }) => {
          const values = { affected: formatNumber(language, affected), outOf: formatNumber(language, outOf) }
          return [title, label, timeframe, i18n._({ ...labels.share, values })].filter(Boolean).join(' – ')
        }),
    )
  }

  return {
    intro: ({ intro }) => (intro === undefined ? [] : [text([element('p', [textNode(intro)])])]),
    keyPoints: ({ keyPoints }) => listOf(i18n._(labels.keyPoints), keyPoints),
    block,
    texts: (given) => (given.kind === 'text' ? nodesOf(given.body) : undefined),
    text,
  }
}

const textNode = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
