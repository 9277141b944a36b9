import { LRUCache } from 'lru-cache'
import { loadSettings } from '#config/settings.server.ts'
import { currentPreview } from '#content/preview.server.ts'
import { cspHashSource } from '#lib/csp-hash-source.server.ts'
import type { Site } from '#sites/sites.ts'
import { nonceAttribute } from './render-nonce.server.ts'

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
 * @param html the whole document as it was rendered (UTF-8), with the nonce
 */
export function contentSecurityPolicy(html: Buffer, site: Site): string {
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
 * The hash sources of the style sheet and of the themes. All pages have the same style sheet, and computing its hash takes a
 * twentieth of the time of a render.
 */
const styleHashes = new LRUCache<string, string>({ max: 50 })

function styleHash(text: Buffer): string {
  const key = text.toString('latin1')
  let hash = styleHashes.get(key)
  if (hash === undefined) styleHashes.set(key, (hash = cspHashSource(text.toString())))
  return hash
}

/** Returns the hash sources of scripts and styles with the nonce. Scripts with a `src` and data blocks need none. */
function inlineHashes(html: Buffer): { readonly scripts: string; readonly styles: string } {
  const hashes = { scripts: '', styles: '' }
  for (let at = html.indexOf(nonceAttribute); at !== -1; at = html.indexOf(nonceAttribute, at + 1)) {
    const textStart = html.indexOf('>', at) + 1
    const tag = html.toString('utf8', html.lastIndexOf('<', at), textStart)
    const textUntil = (end: string) => html.subarray(textStart, html.indexOf(end, textStart))
    if (/^<style\s/.test(tag)) hashes.styles += ` ${styleHash(textUntil('</style>'))}`
    else if (/^<script\s/.test(tag) && !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(tag))
      hashes.scripts += ` ${cspHashSource(textUntil('</script>').toString())}`
  }
  return hashes
}
