import type { ReactNode } from 'react'
import type { Article, Translation } from '#blocks/article.ts'
import { ArticleActions } from '#blocks/ArticleActions.tsx'
import { ArticleView } from '#blocks/ArticleView.tsx'
import { blockKinds, type Block, type BlockKind } from '#blocks/block-kinds.ts'
import { Blocks } from '#blocks/Blocks.tsx'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import { CareCard } from '#blocks/CareCard.tsx'
import { careLine } from '#blocks/care-notice.server.ts'
import { CareLine } from '#blocks/CareLine.tsx'
import { CareSign } from '#blocks/CareSign.tsx'
import { CompareLink } from '#blocks/CompareLink.tsx'
import { TextWithEmailLinks, EmailLink } from '#blocks/TextWithEmailLinks.tsx'
import {
  blockExamples,
  emptyArticle,
  emptyBlocks,
  exampleTextWithEmails,
  exampleDrawing,
  exampleFiles,
  exampleOptionGrid,
  fullArticle,
  fullBlocks,
  richText,
} from '#blocks/examples.ts'
import { FileList } from '#blocks/FileList.tsx'
import { emptiestEntry, exampleContext, fullestEntry } from '#blocks/fragment-examples.server.ts'
import { ArticleSection } from '#blocks/ArticleSection.tsx'
import { LanguageSpan } from '#blocks/LanguageSpan.tsx'
import { MainPointsHeading } from '#blocks/MainPointsHeading.tsx'
import { MoreIs, OutcomeShare } from '#blocks/OutcomeShare.tsx'
import { parseArticle } from '#blocks/parse-article.server.ts'
import { PictureView } from '#blocks/PictureView.tsx'
import { PublicationFacts } from '#blocks/PublicationFacts.tsx'
import { ReviewFacts } from '#blocks/ReviewFacts.tsx'
import { RichTextView } from '#blocks/RichTextView.tsx'
import { SourceList } from '#blocks/SourceList.tsx'
import { SourceReference } from '#blocks/SourceReference.tsx'
import { CareTranslationNotice, TranslationNotice } from '#blocks/TranslationNotice.tsx'
import { exampleLinks } from '#ui/examples.ts'
import { RuledList } from '#ui/RuledList.tsx'
import type { FolderStates, State } from './states.ts'

const today = '2026-11-21'
const at = '/condition/kidney-stones'
const originalHref = 'https://example.org/condition/kidney-stones'
const { actions } = parseArticle(fullestEntry, exampleContext())

/** Creates the state of an article, in the language of the site unless `more` sets another. */
const article = (content: Article, more: Partial<Article> = {}, around: { notice?: ReactNode } = {}): State => ({
  show: ({ locale }) => (
    <ArticleView article={{ ...content, language: locale, ...more }} today={today} otherLanguages={21} {...around} />
  ),
  isWide: true,
  at,
})

const blocks = (some: readonly Block[]): State => ({
  show: () => <Blocks blocks={some} sources={fullArticle.sources} />,
})

/** The states of the view of each kind of block, by file name. They are the examples of the block. */
const viewStates: FolderStates = Object.fromEntries(
  (Object.keys(blockKinds) as BlockKind[]).map((kind) => [
    `${blockKinds[kind].view.name}.tsx`,
    {
      'with everything': blocks(blockExamples[kind].full),
      'with as little as it can have': blocks([blockExamples[kind].empty]),
    },
  ]),
)

const phones = [
  { number: '112', label: '112 (EU)' },
  { number: '911', label: '911 (US)' },
]
const cardContext = { headingLevel: 2, pageLanguage: {}, sourceNumbers: new Map(), anchors: new Map() } as const
const signGroup = (heading: string, ...signs: string[]) =>
  `<li><p><strong>${heading}</strong></p><ul>${signs.map((sign) => `<li>${sign}</li>`).join('')}</ul></li>`
const signs = `<p>You have <strong>any</strong> of these:</p><ul data-signs="">${[
  signGroup('Fever or infection', 'a fever, <strong>and</strong> shivering', 'confusion'),
  signGroup(
    'Pain',
    'pain in your back or side, <strong>and</strong> a fever',
    'a sudden strong pain',
    'you feel faint',
  ),
  signGroup('Bleeding', 'a lot of blood or many clots in your urine'),
].join('')}</ul>`
const advice = '<p>Call your local emergency number, or go to an emergency department.</p>'
const writtenSigns = `<p><strong>You wrote about this:</strong></p><ul><li><mark>you cannot pass any urine</mark></li></ul>${advice}<details><summary>Other signs that need help now</summary>${signs}</details>`
const longCard: CareCardBlock = {
  kind: 'care-card',
  id: 'c-long',
  urgency: 'emergency',
  body: richText('c-long', signs + advice),
  isLong: true,
  phones,
}

const review = (more: Partial<Article>): State => ({
  show: () => <ReviewFacts article={{ ...emptyArticle, ...more }} today={today} pageLanguage={{}} />,
})
const translationNotice = (translation: Translation, some: readonly Block[] = []) => (
  <TranslationNotice article={{ translation, blocks: some }} pageLanguage={{}} />
)
const { lastReviewed, nextReview, reviewers, translator, published, sources } = fullArticle

export const blockStates: FolderStates = {
  ...viewStates,
  'ArticleActions.tsx': {
    'a page in other languages that can be saved': {
      show: () => <ArticleActions otherLanguages={21} pageLanguage={{}} actions={actions} />,
    },
    'a page in one language': {
      show: () => <ArticleActions otherLanguages={0} pageLanguage={{}} />,
    },
  },
  'ArticleView.tsx': {
    'with everything': article(fullArticle),
    'with nothing in it': article(emptyArticle),
    'not translated': article(fullArticle, {
      language: 'en-US',
      translation: { kind: 'missing', originalHref },
    }),
    'a translation that is behind, and an overdue review': article(fullArticle, {
      translation: { kind: 'behind', originalHref },
      nextReview: '2026-03-12',
    }),
    'the fullest entry of the content system': {
      show: ({ handle, locale }) => (
        <ArticleView
          article={parseArticle({ ...fullestEntry, language: locale }, exampleContext(handle))}
          today={today}
        />
      ),
      isWide: true,
      at,
    },
    'the emptiest entry of the content system': {
      show: ({ handle }) => <ArticleView article={parseArticle(emptiestEntry, exampleContext(handle))} today={today} />,
      isWide: true,
      at,
    },
  },
  'Blocks.tsx': {
    'every kind with everything': { show: () => <Blocks blocks={fullBlocks} sources={sources} /> },
    'every kind with as little as it can have': { show: () => <Blocks blocks={emptyBlocks} /> },
  },
  'CareCard.tsx': {
    ...viewStates['CareCard.tsx'],
    'a long one, with its signs in groups': {
      show: () => <CareCard block={longCard} context={cardContext} />,
    },
    'in a conversation, with the sign that was written about': {
      show: () => (
        <CareCard
          isRepeated
          block={{ ...longCard, body: richText('c-written', writtenSigns), isLong: false }}
          context={cardContext}
        />
      ),
    },
  },
  'CareLine.tsx': {
    'with the sign of an emergency': {
      show: () => <CareLine line={careLine([longCard], 'When to get help now', 'en-US', 'en-US')} />,
    },
  },
  'CareSign.tsx': Object.fromEntries(
    (['emergency', 'urgent', 'ask'] as const).map((urgency) => [
      urgency,
      {
        show: () => (
          <span data-icon="">
            <CareSign urgency={urgency} />
          </span>
        ),
      },
    ]),
  ),
  'CompareLink.tsx': {
    'on the page of the condition': { show: () => <CompareLink path={`${at}/compare`} language="en-US" /> },
    'on the page of a treatment': {
      show: () => <CompareLink path={`${at}/compare`} condition="Kidney stones" language="en-US" />,
    },
  },
  'OutcomeShare.tsx': {
    ...Object.fromEntries(
      [exampleOptionGrid.outcomes[0], undefined].map((outcome) => [
        outcome ? 'a number with its source' : 'not known',
        {
          show: () => (
            <p>
              <OutcomeShare
                outcome={outcome}
                context={{ pageLanguage: {}, sourceNumbers: new Map([[outcome?.source?.id ?? '', 1]]) }}
              />
            </p>
          ),
        },
      ]),
    ),
    'what is better': {
      show: () => (
        <>
          <p>
            <MoreIs more="better" />
          </p>
          <p>
            <MoreIs more="worse" />
          </p>
        </>
      ),
    },
  },
  'TextWithEmailLinks.tsx': {
    'with an e-mail address': {
      show: () => (
        <p>
          <TextWithEmailLinks parts={exampleTextWithEmails} />
        </p>
      ),
    },
    'the address alone': { show: () => <EmailLink address="press@example.org" /> },
  },
  'FileList.tsx': { 'of ours, and elsewhere': { show: () => <FileList files={exampleFiles} language="en-US" /> } },
  'ArticleSection.tsx': {
    'with links': {
      show: () => <ArticleSection anchor="treatments" heading="Treatments" body={<RuledList links={exampleLinks} />} />,
    },
  },
  'MainPointsHeading.tsx': {
    'above the main points': {
      show: () => (
        <h2>
          <MainPointsHeading />
        </h2>
      ),
    },
  },
  'LanguageSpan.tsx': {
    'in a text of the same language': {
      show: () => (
        <p>
          <LanguageSpan language={{}}>{'Based on source'}</LanguageSpan>
        </p>
      ),
    },
    'in a text of another language': {
      show: ({ locale }) => (
        <p lang="de-DE" dir="ltr">
          {'Ein deutscher Satz, darin: '}
          <LanguageSpan language={{ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' }}>
            {'Based on source'}
          </LanguageSpan>
        </p>
      ),
    },
  },
  'PictureView.tsx': {
    'a drawing': { show: () => <PictureView picture={exampleDrawing} /> },
    'a picture': {
      show: () => (
        <PictureView
          picture={{ kind: 'file', src: '/social/en.png', alt: 'The sign of the site.', width: 1200, height: 630 }}
        />
      ),
    },
  },
  'PublicationFacts.tsx': {
    'a date and authors': {
      show: ({ locale }) => <PublicationFacts article={{ published, language: locale }} authors={reviewers} />,
    },
    'a date': { show: ({ locale }) => <PublicationFacts article={{ published, language: locale }} /> },
    authors: { show: ({ locale }) => <PublicationFacts article={{ language: locale }} authors={reviewers} /> },
  },
  'ReviewFacts.tsx': {
    'with everything': review({ lastReviewed, nextReview, reviewers, translator }),
    overdue: review({ lastReviewed, nextReview: '2026-03-12', reviewers }),
    'published, and not yet reviewed': review({ published }),
    'not yet reviewed, with sources': review({ published, sources }),
  },
  'RichTextView.tsx': {
    'a table, lists, a quotation, disclosures': {
      show: () =>
        fullBlocks.flatMap((block) =>
          block.kind === 'text' && block.body ? [<RichTextView key={block.id} richText={block.body} />] : [],
        ),
    },
    'a paragraph': { show: () => <RichTextView richText={richText('p', '<p>Drink as usual.</p>')} /> },
  },
  'SourceReference.tsx': {
    'the number of a source': {
      show: () => (
        <SourceReference source={{ id: '1', citation: 'Guidelines on stones.' }} number={1} pageLanguage={{}} />
      ),
    },
  },
  'SourceList.tsx': {
    'with a link and without': { show: () => <SourceList sources={sources} /> },
    'in another language': {
      show: () => (
        <SourceList sources={[{ id: '1', citation: 'Leitlinie Steine.', language: 'de-DE', details: '2025.' }]} />
      ),
    },
  },
  'TextBlock.tsx': {
    ...viewStates['TextBlock.tsx'],
    'its sources are not in the list': { show: () => <Blocks blocks={blockExamples.text.full} /> },
  },
  'TranslationNotice.tsx': {
    'not translated': {
      show: () => translationNotice({ kind: 'missing', originalHref }),
    },
    'the original has moved on': {
      show: () => translationNotice({ kind: 'behind', originalHref }),
    },
    'the same on a page with emergency advice': {
      show: () => translationNotice({ kind: 'behind', originalHref }, fullArticle.blocks),
    },
    'the same above emergency advice without its page': {
      show: () => <CareTranslationNotice translation={{ kind: 'behind', originalHref }} pageLanguage={{}} />,
    },
  },
}
