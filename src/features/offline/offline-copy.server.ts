import careCardStyles from '#blocks/CareCard.module.css'
import noticeStyles from '#ui/Notice.module.css'
import copyStyles from './offline-copy.css?raw'
import type { CopyTexts } from './copy-texts.server.ts'

type CopyOptions = {
  readonly texts: CopyTexts
  /** Returns the address under which the copies have a file. */
  readonly addFile: (content: string, type: string) => string
  /** The addresses under which the copies have the pictures, by the addresses that the page has for them. */
  readonly pictures: ReadonlyMap<string, string>
}

const inlineStyles = /<style data-tsr-inline-css="">([\s\S]*?)<\/style>/
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
/** The script that applies the display settings of the reader (`DocumentShell.tsx`): an inline one without attributes. */
const displayScript = /<script>[\s\S]*?<\/script>/
const links = /<link\b[^>]*>/g
const keptLinks = /\brel="(?:icon|stylesheet)"|\bas="font"/
const pictures = /(<img\b[^>]*?\ssrc=")([^"]+)(")/g
const cardBody = `<div class="${careCardStyles.body}">`

/** Returns the addresses of the pictures of a page that are no drawings within it. */
export const picturesOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(pictures), ([, , address = '']) => decodeAmpersands(address))

/** Returns the paths of the fonts that a page preloads. */
export const fontsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(links), ([link]) => link)
    .filter((link) => link.includes(' as="font"'))
    .flatMap((link) => /\shref="([^"]+)"/.exec(link)?.[1] ?? [])

const decodeAmpersands = (attribute: string): string => attribute.replaceAll('&amp;', '&')

/**
 * Returns the copy of a page as it is kept in a browser: a document without the client, whose styles are a file that all
 * copies share. It says at its head and in each card of what cannot wait how old it is; the worker writes the date.
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
