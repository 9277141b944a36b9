import { codeSystemNames } from '#lib/clinical-codes.ts'
import { publicBases } from '#sites/site-addresses.server.ts'
import { languages } from '#i18n/languages.ts'
import type { Site } from '#sites/sites.ts'
import { syndicatedKinds } from './syndicated-page.ts'
import { syndicationPath } from './syndication-urls.server.ts'

const text = { type: 'string' } as const
const url = { type: 'string', format: 'uri' } as const
const day = { type: 'string', format: 'date' } as const
const time = { type: 'string', format: 'date-time' } as const
const language = { enum: languages, description: 'A BCP 47 tag.' } as const
const listOf = (items: object) => ({ type: 'array', items })
const object = (properties: Readonly<Record<string, object>>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const schemas = {
  Translation: object({ language, url, dataUrl: url }, ['language', 'url', 'dataUrl']),
  Source: object({ citation: text, language, details: text, url }, ['citation']),
  Code: object({ system: { enum: codeSystemNames }, oid: text, code: text }, ['system', 'oid', 'code']),
  Block: object(
    {
      kind: { enum: ['text', 'care-card', 'figure', 'video', 'option-grid', 'questions'] },
      heading: text,
      anchor: { ...text, description: 'The fragment of the URL of the page that leads to this part.' },
      urgency: { enum: ['emergency', 'urgent', 'ask'], description: 'How soon to act. Only care cards have it.' },
      html: { ...text, description: 'HTML without scripts, styles, ids and classes; its URLs are absolute.' },
    },
    ['kind', 'html'],
  ),
  Review: object(
    {
      state: { enum: ['reviewed', 'overdue', 'not-reviewed'] },
      lastReviewed: day,
      nextReview: day,
      reviewers: listOf(text),
    },
    ['state', 'reviewers'],
  ),
  TranslationState: object(
    {
      state: {
        enum: ['original', 'current', 'behind', 'missing'],
        description:
          '`behind`: the original has changed since. `missing`: there is no translation, and the text is the original.',
      },
      translator: text,
      originalUrl: url,
    },
    ['state'],
  ),
  License: object({ text, url }, ['text']),
  Page: object(
    {
      url: { ...url, description: 'The page for people. Show it with the text.' },
      dataUrl: url,
      fragmentUrl: url,
      kind: { enum: syndicatedKinds },
      siteName: text,
      language: { ...language, description: 'The language of the text.' },
      requestedLanguage: {
        ...language,
        description: 'The language of the site. The text is in another one where it is not translated.',
      },
      direction: { enum: ['ltr', 'rtl'] },
      title: text,
      intro: text,
      keyPoints: listOf(text),
      blocks: listOf(ref('Block')),
      sources: listOf(ref('Source')),
      codes: listOf(ref('Code')),
      revision: { ...text, description: 'The revision of the text, usually the day of its last change.' },
      published: { ...day, description: 'The day on which the page was published first.' },
      updated: time,
      review: ref('Review'),
      translation: ref('TranslationState'),
      translations: listOf(ref('Translation')),
      notices: {
        ...listOf(text),
        description: 'Sentences in the language of the site that must be shown with the text.',
      },
      license: ref('License'),
    },
    (
      'url dataUrl fragmentUrl kind siteName language requestedLanguage direction title keyPoints blocks sources codes ' +
      'review translation translations notices license'
    ).split(' '),
  ),
  ListedPage: object(
    {
      url,
      dataUrl: url,
      fragmentUrl: url,
      kind: { enum: syndicatedKinds },
      language,
      title: text,
      intro: text,
      revision: text,
      updated: time,
      translations: listOf(ref('Translation')),
    },
    ['url', 'dataUrl', 'fragmentUrl', 'kind', 'language', 'title', 'translations'],
  ),
  PageList: object(
    {
      language,
      total: { type: 'integer', description: 'The number of all pages that meet the conditions.' },
      offset: { type: 'integer' },
      pages: listOf(ref('ListedPage')),
      next: { ...url, description: 'The next part of the list; missing in the last one.' },
    },
    ['language', 'total', 'offset', 'pages'],
  ),
}

const conditional = [
  {
    name: 'If-None-Match',
    in: 'header',
    schema: text,
    description: 'The ETag of the response that you have: if nothing has changed, the answer is 304 without a body.',
  },
]
const pathParameter = {
  name: 'path',
  in: 'path',
  required: true,
  schema: text,
  description: 'The path of the page on the site, without its first slash: `condition/kidney-stones`. It has slashes.',
}
const queryParameter = (name: string, schema: object, description: string) => ({
  name,
  in: 'query',
  schema,
  description,
})

const cors = { 'Access-Control-Allow-Origin': { schema: { const: '*' } } }
const success = (contentType: string, schema: object, description: string) => ({
  description,
  headers: { ...cors, ETag: { schema: text } },
  content: { [contentType]: { schema } },
})
const plainText = (description: string) => ({ description, content: { 'text/plain': { schema: text } } })
const notModified = { description: 'Nothing has changed.' }
const location = { headers: { ...cors, Location: { schema: url } } }
const moved = { description: 'The page has moved.', ...location }
const movedForAWhile = { description: 'The page has moved for a while.', ...location }
const pageResponses = (found: object) => ({
  '200': found,
  '301': moved,
  '302': movedForAWhile,
  '307': movedForAWhile,
  '308': moved,
  '304': notModified,
  '404': plainText('There is no such page, or other systems may not show it.'),
  '410': plainText('The page is gone for good. Delete your copy.'),
})

/** Returns the OpenAPI 3.1 description of the syndication API of a site. */
export const openApiDocument = (site: Site) => ({
  openapi: '3.1.0',
  info: {
    title: `Pages of ${site.name}`,
    version: '1',
    summary: 'Patient information for other websites',
    description:
      'The pages about conditions, situations and treatments, each with its revision, the state of its review and its translation, its sources and its license. Responses are the same for everybody; they are cached, and may be requested from any origin. Show the notices and the license with the text, and the care cards first.',
  },
  servers: [{ url: publicBases[site.handle] + syndicationPath }],
  paths: {
    '/pages': {
      get: {
        operationId: 'listPages',
        summary: 'The pages in the language of the site, with those that were changed last first',
        parameters: [
          queryParameter('changedSince', day, 'Only pages that were changed on this day or later.'),
          queryParameter(
            'limit',
            { type: 'integer', minimum: 0, maximum: 200, default: 50 },
            'The length of the list.',
          ),
          queryParameter('offset', { type: 'integer', minimum: 0, default: 0 }, 'The number of pages to skip.'),
          ...conditional,
        ],
        responses: {
          '200': success('application/json', ref('PageList'), 'A part of the list.'),
          '304': notModified,
          '400': plainText('A parameter is not valid; the text says which.'),
        },
      },
    },
    '/pages/{path}': {
      get: {
        operationId: 'getPage',
        summary: 'A page as data',
        parameters: [pathParameter, ...conditional],
        responses: pageResponses(success('application/json', ref('Page'), 'The page.')),
      },
    },
    '/fragments/{path}': {
      get: {
        operationId: 'getFragment',
        summary: 'A page as HTML: one `<article>`, with its notices and its license',
        parameters: [pathParameter, ...conditional],
        responses: pageResponses(success('text/html', text, 'The page.')),
      },
    },
    '/changes.xml': {
      get: {
        operationId: 'getChanges',
        summary: 'The 50 pages that were changed last, as an Atom feed',
        parameters: conditional,
        responses: { '200': success('application/atom+xml', text, 'The feed.'), '304': notModified },
      },
    },
    '/openapi.json': {
      get: {
        operationId: 'getDescription',
        summary: 'This description',
        responses: { '200': success('application/json', { type: 'object' }, 'The description.') },
      },
    },
  },
  components: { schemas },
})
