import careCardStyles from '#blocks/CareCard.module.css'
import noticeStyles from '#ui/Notice.module.css'
import copyStyles from './offline-copy.css?raw'
import type { CopyTexts } from './offline-copy-texts.server.ts'

type CopyOptions = {
  readonly texts: CopyTexts
  /** Adds a file to the copies, and returns its URL path. */
  readonly addFile: (content: string, type: string) => string
  /** The paths of the copied pictures, by the URLs of the pictures on the page. */
  readonly pictures: ReadonlyMap<string, string>
}

const inlineStyles = /<style data-tsr-inline-css="">([\s\S]*?)<\/style>/
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
/** Matches the script for the display settings (`DocumentShell.tsx`), the only one in the head without attributes. */
const displayScript = /<script>[\s\S]*?<\/script>/
const links = /<link\b[^>]*>/g
const keptLinks = /\brel="(?:icon|stylesheet)"|\bas="font"/
const pictures = /(<img\b[^>]*?\ssrc=")([^"]+)(")/g
const cardBody = `<div class="${careCardStyles.body}">`

/** Returns the URLs of a page's `<img>` elements. Drawings are inline SVG, so copies contain them already. */
export const picturesOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(pictures), ([, , address = '']) => decodeAmpersands(address))

/** Returns the paths of the fonts that a page preloads. */
export const fontsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(links), ([link]) => link)
    .filter((link) => link.includes(' as="font"'))
    .flatMap((link) => /\shref="([^"]+)"/.exec(link)?.[1] ?? [])

const decodeAmpersands = (attribute: string): string => attribute.replaceAll('&amp;', '&')

/**
 * Returns the offline copy of a page: the document without the client, and with its styles in a file that copies share.
 * A notice at the top of its main content and each care card state the age of the copy, which the service worker fills in.
 *
 * @param html the document as it is sent to browsers
 */
export function offlineCopy(html: string, { texts, addFile, pictures: copied }: CopyOptions): string {
  const [head = '', body = ''] = splitAt(html, '</head>')
  const [display = ''] = displayScript.exec(head) ?? []
  const styles = inlineStyles.exec(head)?.[1]
  const stylesLink =
    styles === undefined ? '' : `<link rel="stylesheet" href="${addFile(styles + copyStyles, 'text/css')}">`
  const notice = `<div class="wrap ${noticeStyles.notice}" role="note"><p>${texts.notice}</p></div>`
  return [
    head
      .replace(inlineStyles, '')
      .replaceAll(scripts, '')
      .replaceAll(links, (link) => (keptLinks.test(link) ? link : ''))
      .replace(/<html\b/, '$& data-offline-copy=""')
      .replace(/<head>/, () => `<head>${display}${stylesLink}`),
    body
      .replaceAll(scripts, '')
      .replace(/<main\b[^>]*>/, (main) => main + notice)
      .replaceAll(cardBody, `${cardBody}<p class="note">${texts.age}</p>`)
      .replaceAll(pictures, (image, before: string, address: string, after: string) => {
        const copy = copied.get(decodeAmpersands(address))
        return copy === undefined ? image : before + copy + after
      }),
  ].join('')
}

function splitAt(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark)
  return [text.slice(0, at), text.slice(at)]
}
