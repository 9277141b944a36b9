import type { I18n } from '@lingui/core'
import type { Block } from '#blocks/block-kinds.ts'
import type { CareCardBlock } from '#blocks/care-card.block.ts'
import type { OptionGridBlock } from '#blocks/option-grid.block.ts'
import { outcomeRows } from '#blocks/outcome-rows.ts'
import { directionOf, type Language } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { RichText } from '#lib/rich-text.ts'
import { absoluteUrl, syndicationHtml } from './syndication-html.server.ts'
import type { SyndicatedBlock } from './syndicated-page.ts'
import { careHeadings, questionsLabel, watchLabel } from './syndication-labels.server.ts'

type Options = {
  readonly base: string
  readonly pageUrl: string
  readonly i18n: I18n
  /** The language of the text. */
  readonly language: Language
  /** The language of the site. */
  readonly siteLanguage: Language
}

/**
 * Returns the parts of a page's text for other systems. Drawings are left out with their captions, because their colors come
 * from the site's theme. Sheets to print, and parts with neither content nor a heading, are left out as well. A heading
 * without content is kept, because it may stand above a card, which is a part of its own.
 */
export const syndicatedBlocks = (blocks: readonly Block[], options: Options): readonly SyndicatedBlock[] =>
  blocks.flatMap((block) => {
    const part = partOf(block, options)
    return part && (part.html !== '' || part.heading !== undefined) ? [part] : []
  })

function partOf(block: Block, options: Options): SyndicatedBlock | undefined {
  const html = (richText: RichText | undefined) =>
    richText === undefined ? '' : syndicationHtml(richText.html, options)
  switch (block.kind) {
    case 'text':
      return {
        kind: 'text',
        ...(block.heading !== undefined && { heading: block.heading }),
        ...(block.anchor !== undefined && { anchor: block.anchor }),
        html: html(block.body),
      }
    case 'care-card':
      return {
        kind: 'care-card',
        urgency: block.urgency,
        heading: block.heading ?? options.i18n._(careHeadings[block.urgency]),
        html: phonesOf(block) + html(block.body),
      }
    case 'figure':
      return block.picture.kind === 'file'
        ? { kind: 'figure', html: pictureOf(block.picture, options) + html(block.caption) }
        : undefined
    case 'video':
      return {
        kind: 'video',
        html: `<p><a href="${escapeHtml(block.url)}"${inSiteLanguage(options)}>${escapeHtml(options.i18n._(watchLabel))}</a></p>${html(block.caption)}${html(block.transcript)}`,
      }
    case 'questions':
      return {
        kind: 'questions',
        heading: options.i18n._(questionsLabel),
        html: `<ul>${block.questions.map((question) => `<li>${escapeHtml(question)}</li>`).join('')}</ul>`,
      }
    case 'option-grid':
      return { kind: 'option-grid', html: tableOf(block, options) }
    case 'worksheet':
      return undefined
  }
}

function inSiteLanguage({ language, siteLanguage }: Options): string {
  return language === siteLanguage ? '' : ` lang="${siteLanguage}" dir="${directionOf(siteLanguage)}"`
}

function phonesOf({ phones = [] }: CareCardBlock): string {
  const links = phones.map(
    ({ number, label }) => `<a href="tel:${number.replace(/[^\d+]/g, '')}"><bdi>${escapeHtml(label)}</bdi></a>`,
  )
  return links.length === 0 ? '' : `<p>${links.join(' ')}</p>`
}

function pictureOf(
  { src, width, height, alt }: { src: string; width?: number; height?: number; alt: string },
  options: Options,
): string {
  const size = [width === undefined ? '' : ` width="${width}"`, height === undefined ? '' : ` height="${height}"`].join(
    '',
  )
  return `<p><img src="${escapeHtml(absoluteUrl(src, options))}" alt="${escapeHtml(alt)}"${size}></p>`
}

/** Renders treatments side by side, with the number of people out of a total who had each result. */
function tableOf({ options: treatments, people, outcomes }: OptionGridBlock, options: Options): string {
  const heads = treatments.map(({ title, path }) => {
    const name = escapeHtml(title)
    return `<th scope="col">${path === undefined ? name : `<a href="${escapeHtml(absoluteUrl(path, options))}">${name}</a>`}</th>`
  })
  const rows = outcomeRows(outcomes).map(({ label, timeframe, byOption }) => {
    const cells = treatments.map(({ id }) => {
      const outcome = byOption.get(id)
      return `<td>${outcome ? `${outcome.affected} / ${outcome.outOf}` : ''}</td>`
    })
    const name = timeframe === undefined ? label : `${label} (${timeframe})`
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells.join('')}</tr>`
  })
  return `${people === undefined ? '' : `<p>${escapeHtml(people)}</p>`}<table><thead><tr><td></td>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
