import type { I18n } from '@lingui/core'
import { directionOf } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { SyndicatedBlock, SyndicatedPage } from './syndicated-page.ts'
import { mainPointsLabel, sentencesOf, sharedMessages } from './syndication-labels.server.ts'

/**
 * Renders a page as an `<article>` for another website. Its title is a heading of the second level, because the page around
 * it already has one of the first level. It contains no styles or scripts; `data-` attributes name its parts for the
 * website's own styles.
 *
 * @param i18n the messages in the language of the site
 */
export function htmlFragment(page: SyndicatedPage, i18n: I18n): string {
  const { language, requestedLanguage, direction, title, intro, keyPoints, blocks, sources, notices, license } = page
  const siteLanguage =
    language === requestedLanguage ? '' : ` lang="${requestedLanguage}" dir="${directionOf(requestedLanguage)}"`
  const heading = (text: string, attributes = '') => `<h3${attributes}>${escapeHtml(text)}</h3>`
  const parts = [
    `<h2>${escapeHtml(title)}</h2>`,
    ...(intro === undefined ? [] : [`<p data-intro="">${escapeHtml(intro)}</p>`]),
    ...(keyPoints.length === 0
      ? []
      : [
          `<section data-block="key-points">${heading(i18n._(mainPointsLabel), siteLanguage)}<ul>${keyPoints.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul></section>`,
        ]),
    ...blocks.map(blockHtml),
    ...(sources.length === 0
      ? []
      : [
          `<section data-block="sources">${heading(i18n._(sharedMessages.sources), siteLanguage)}<ol>${sources.map(sourceHtml).join('')}</ol></section>`,
        ]),
    `<footer${siteLanguage}>`,
    `<p><a href="${escapeHtml(page.url)}">${escapeHtml(sentencesOf(i18n).readOn(page.siteName))}</a></p>`,
    ...notices.map((notice) => `<p>${escapeHtml(notice)}</p>`),
    `<p data-license="">${license.url === undefined ? escapeHtml(license.text) : `<a href="${escapeHtml(license.url)}" rel="license">${escapeHtml(license.text)}</a>`}</p>`,
    '</footer>',
  ]
  return `<article lang="${language}" dir="${direction}" data-source="${escapeHtml(page.url)}">\n${parts.join('\n')}\n</article>\n`
}

function blockHtml({ kind, heading, urgency, html }: SyndicatedBlock): string {
  const head = heading === undefined ? '' : `<h3>${escapeHtml(heading)}</h3>`
  // Headings within a text are moved down one level, because the heading of the part already has the third.
  const body = html.replaceAll(
    /<(\/?)h([34])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  )
  return `<section data-block="${kind}"${urgency === undefined ? '' : ` data-urgency="${urgency}"`}>${head}${body}</section>`
}

function sourceHtml({ citation, language, details, url }: SyndicatedPage['sources'][number]): string {
  const text = `<bdi${language === undefined ? '' : ` lang="${language}"`}>${escapeHtml(citation)}</bdi>`
  const linked = url === undefined ? text : `<a href="${escapeHtml(url)}">${text}</a>`
  return `<li>${linked}${details === undefined ? '' : ` ${escapeHtml(details)}`}</li>`
}
