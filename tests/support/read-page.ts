import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { EXIT, SKIP, visit } from 'unist-util-visit'
import { type Answer, type Ask, askServer } from './http-front.ts'

/** The user agent of an ordinary visitor's browser. */
export const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

/** A response with its document; the document is empty when the response is not HTML. */
export type ReadPage = Answer & { readonly path: string; readonly document: PageDocument }

/** Fetches a page as an ordinary browser does. */
export async function readPage(
  { port }: { readonly port: number },
  path: string,
  { headers, ...ask }: Ask = {},
): Promise<ReadPage> {
  const answer = await askServer(port, path, { ...ask, headers: { 'user-agent': chrome, ...headers } })
  const isHtml = answer.headers['content-type']?.startsWith('text/html') === true
  return { ...answer, path, document: new PageDocument(isHtml ? answer.text : '') }
}

type Test = (element: Element) => boolean

/** A parsed HTML document with queries. */
export class PageDocument {
  readonly #html: string
  #parsed: Root | undefined

  constructor(html: string) {
    this.#html = html
  }

  /** The tree, which is parsed at the first query, because many tests read only the status or the text of a response. */
  get #tree(): Root {
    return (this.#parsed ??= unified().use(rehypeParse).parse(this.#html))
  }

  all(test: string | Test): readonly Element[] {
    const found: Element[] = []
    visit(this.#tree, 'element', (element: Element) => {
      if (typeof test === 'string' ? element.tagName === test : test(element)) found.push(element)
    })
    return found
  }

  /** Returns an attribute of the first matching element, by the attribute's name in hast (`hrefLang`, `ariaLabel`). */
  attribute(test: string | Test, name: string): string | undefined {
    const [element] = this.all(test)
    return element && valueOf(element, name)
  }

  /** Returns the content of a `<meta>`, by its name or property. */
  meta(name: string): string | undefined {
    return this.attribute((element) => element.tagName === 'meta' && nameOf(element) === name, 'content')
  }

  /** Returns the `<link>` elements with the given `rel`. */
  links(rel: string): readonly { readonly href: string; readonly hrefLang: string | undefined }[] {
    return this.all((element) => element.tagName === 'link' && valueOf(element, 'rel') === rel).map((element) => ({
      href: valueOf(element, 'href') ?? '',
      hrefLang: valueOf(element, 'hrefLang'),
    }))
  }

  /** The URLs of the alternate links by their `hreflang`: those of the page in all its languages, and `x-default`. */
  get translations(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.links('alternate').flatMap(({ href, hrefLang }) => (hrefLang === undefined ? [] : [[hrefLang, href]])),
    )
  }

  get canonical(): string | undefined {
    return this.links('canonical')[0]?.href
  }

  /** Returns the text of the first matching element, as one line; empty if there is none. */
  words(test: string | Test): string {
    const [element] = this.all(test)
    return element ? toString(element).replace(/\s+/g, ' ').trim() : ''
  }

  /** Returns the parsed JSON of the `<script>` with an id; undefined if there is none. */
  data(id: string): unknown {
    return this.#json((element) => valueOf(element, 'id') === id)
  }

  /** The page's structured data (JSON-LD), parsed; undefined when it has none. */
  get structuredData(): unknown {
    return this.#json((element) => valueOf(element, 'type') === 'application/ld+json')
  }

  #json(fits: Test): unknown {
    const [script] = this.all((element) => element.tagName === 'script' && fits(element))
    return script && JSON.parse(toString(script))
  }

  /**
   * Returns the texts of a page without scripts and styles: one string for each text node that is not blank, and for each of
   * the common attributes that contain words or a URL.
   *
   * @param leaveOut returns whether an element is left out with everything in it
   */
  readable(leaveOut: Test = () => false): readonly string[] {
    const texts: string[] = []
    visit(this.#tree, (node) => {
      if (node.type === 'text') texts.push(node.value)
      if (node.type !== 'element') return undefined
      if (node.tagName === 'script' || node.tagName === 'style' || leaveOut(node)) return SKIP
      for (const name of ['alt', 'ariaLabel', 'title', 'placeholder', 'href', 'src', 'action', 'value', 'content'])
        texts.push(valueOf(node, name) ?? '')
      return undefined
    })
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  }

  /** Whether the text is inside a matching element. */
  isTextInside(text: string, test: Test): boolean {
    return this.all(test).some((element) => toString(element).includes(text))
  }

  /**
   * Returns the nearest `lang` around the first text node that contains the text, outside `<script>` and `<title>`. Returns
   * undefined if there is no such node.
   */
  languageOf(text: string): string | undefined {
    let language: string | undefined
    const walk = (node: Root | Element, around: string | undefined) => {
      const elementLanguage = (node.type === 'element' ? valueOf(node, 'lang') : undefined) ?? around
      for (const child of node.children) {
        if (language !== undefined) return
        if (child.type === 'text' && child.value.includes(text)) language = elementLanguage
        if (child.type === 'element' && child.tagName !== 'script' && child.tagName !== 'title')
          walk(child, elementLanguage)
      }
    }
    walk(this.#tree, undefined)
    return language
  }

  get isEmpty(): boolean {
    let empty = true
    visit(this.#tree, 'text', () => {
      empty = false
      return EXIT
    })
    return empty
  }
}

function nameOf(element: Element): string | undefined {
  return valueOf(element, 'name') ?? valueOf(element, 'property')
}

/** Returns the value of an attribute as a string; a list, such as that of classes, is joined with spaces. */
export function valueOf(element: Element, name: string): string | undefined {
  const value = element.properties[name]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}
