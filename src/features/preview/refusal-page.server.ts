import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { directionOf } from '#i18n/languages.ts'
import { cspHashSource } from '#lib/csp-hash-source.server.ts'
import type { Site } from '#sites/sites.ts'

type Messages = { readonly status: number; readonly title: MessageDescriptor; readonly text: MessageDescriptor }

const messages = {
  refused: {
    status: 403,
    title: msg({
      message: 'This preview cannot be shown',
      comment: 'Title of a page for editors: the link to a preview of unpublished content is no longer valid',
    }),
    text: msg({
      message:
        'The link to the preview is not complete, or it is no longer valid. Please open the preview again from the content system.',
      comment: 'Text below “This preview cannot be shown”',
    }),
  },
  tooMany: {
    status: 429,
    title: msg({
      message: 'Please wait a minute',
      comment: 'Title of a page for editors, after previews were opened many times with links that are not valid',
    }),
    text: msg({
      message: 'Previews were opened too often with a link that is not valid. You can try again in a minute.',
      comment: 'Text below “Please wait a minute”',
    }),
  },
} as const satisfies Record<string, Messages>

const style =
  ':root{color-scheme:light dark}body{max-inline-size:34em;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.2}'

/**
 * Returns the page that replaces a preview that is not shown. It does not depend on the requested page.
 *
 * @param frameAncestors the sources that may frame it, as in the Content-Security-Policy
 */
export async function refusalPage(kind: keyof typeof messages, site: Site, frameAncestors: string): Promise<Response> {
  const i18n = await loadI18n(site.locale)
  await loadMessages(i18n, 'preview')
  const { status, title, text } = messages[kind]
  const html =
    `<!doctype html><html lang="${site.locale}" dir="${directionOf(site.locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escape(i18n._(title))}</title><style>${style}</style></head>` +
    `<body><main><h1>${escape(i18n._(title))}</h1><p>${escape(i18n._(text))}</p></main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${cspHashSource(style)}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${frameAncestors}`,
    },
  })
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
