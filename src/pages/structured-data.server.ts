import { inlineJson } from '#lib/inline-json.ts'
import type { Graph, Thing } from 'schema-dts'
import type { DescribedPage } from '#blocks/structured-data-parts.server.ts'
import type { DocumentContext } from '#document/document-context.ts'
import { kindContents } from './kinds.server.ts'
import type { ContentOf, KindName } from './kinds.ts'
import { canonicalPathOf, type Page } from './page.ts'

type Context = Pick<DocumentContext, 'current' | 'frame'>

/** Serializes the structured data of a page as JSON-LD for a script element. */
export const structuredDataJson = (context: Context, page: Page): string => inlineJson(structuredData(context, page))

/** Builds the schema.org graph that describes a page, from the nodes that its kind defines. */
export function structuredData({ current, frame }: Context, { meta, content }: Page): Graph {
  const { shownFrom, description } = meta
  const url = current.publicBases[shownFrom] + canonicalPathOf(meta)
  const things = structuredDataOf(content.kind, content, {
    url,
    shownFrom,
    description,
    current,
    siteName: frame.siteName,
  })
  return { '@context': 'https://schema.org', '@graph': things }
}

const structuredDataOf = <Name extends KindName>(
  name: Name,
  content: ContentOf[Name],
  page: DescribedPage,
): readonly Thing[] => kindContents[name].structuredData(content, page)
