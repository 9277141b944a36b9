import { LRUCache } from 'lru-cache'
import { loadSettings } from '#config/settings.server.ts'
import { currentPreview } from '#content/preview.server.ts'
import { cspHashSource } from '#lib/csp-hash-source.server.ts'
import type { Site } from '#sites/sites.ts'
import { renderNonce } from './render-nonce.server.ts'

const { mediaOrigin, previewOrigin } = loadSettings(process.env)
/**
 * The origin of the content system's pictures, with a leading space; empty with the embedded content, whose pictures come
 * from the site itself.
 */
const pictureOrigin = mediaOrigin === undefined ? '' : ` ${mediaOrigin}`

/**
 * Builds the content security policy of a page: it may load the site's own files and the content system's pictures (with the
 * flag `hero-lottie`, also its animations), and run or apply only the inline scripts and styles that were rendered with the
 * nonce, by their hashes. The nonce itself would not work, because pages are cached (`render-nonce.server.ts`). A site with
 * a tag manager allows its host in the three directives that Google names (settled 11). Development allows all inline
 * scripts and styles, because Vite adds its own. A preview may be framed by the content system.
 *
 * @param html the whole document as it was rendered, with the nonce
 */
export function contentSecurityPolicy(html: string, site: Site): string {
  const tagManager = site.gtmId === null ? '' : ' https://www.googletagmanager.com'
  const animationOrigin = site.enable.includes('hero-lottie') ? pictureOrigin : ''
  const { scripts, styles } = import.meta.env.DEV
    ? { scripts: " 'unsafe-inline'", styles: " 'unsafe-inline'" }
    : inlineHashes(html)
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${tagManager}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data:${pictureOrigin}${tagManager}`,
    "font-src 'self'",
    `connect-src 'self'${animationOrigin}${tagManager}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${(currentPreview() && previewOrigin) ?? "'none'"}`,
  ].join('; ')
}

/**
 * Matches scripts and styles that have the nonce. `inlineHashes` skips scripts with a `src` and data blocks, which need no
 * hash.
 */
const inlineElement = new RegExp(`<(script|style)\\b(\\s[^>]*\\bnonce="${renderNonce}"[^>]*)>([\\s\\S]*?)</\\1>`, 'g')

/**
 * The hash sources of the style sheet and of the themes. All pages have the same style sheet, and computing its hash takes a
 * twentieth of the time of a render.
 */
const styleHashes = new LRUCache<string, string>({ max: 50 })

function styleHash(text: string): string {
  let hash = styleHashes.get(text)
  if (hash === undefined) {
    hash = cspHashSource(text)
    // The key is a copy, because a slice of the document would keep the whole document in memory.
    styleHashes.set(Buffer.from(text).toString(), hash)
  }
  return hash
}

function inlineHashes(html: string): { readonly scripts: string; readonly styles: string } {
  const hashes = { scripts: '', styles: '' }
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (name === 'style') hashes.styles += ` ${styleHash(text)}`
    else if (!/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(attributes)) hashes.scripts += ` ${cspHashSource(text)}`
  }
  return hashes
}
