import type { ReactNode } from 'react'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { renderPart } from '#styleguide/render-part.tsx'
import type { FeatureFlag } from '#sites/feature-flags.ts'
import { siteHandles, sites, type SiteHandle } from '#sites/sites.ts'

type Place = {
  site?: SiteHandle
  /** The flags that are on; those of the site when left out. */
  flags?: readonly FeatureFlag[]
  /** The path of the page. */
  at?: string
}

const publicBases = Object.fromEntries(siteHandles.map((handle) => [handle, `https://${handle}.example`])) as Record<
  SiteHandle,
  string
>

/** Renders a part of a page as the server would send it, in the source language of the words. */
export function renderMarkup(node: ReactNode, { site: handle = 'en', flags, at = '/' }: Place = {}): Markup {
  const site = { ...sites[handle], ...(flags && { enable: flags }) }
  const i18n = setupI18n({ locale: site.locale, messages: { [site.locale]: {} } })
  i18n.setMessagesCompiler(compileMessage)
  return new Markup(renderPart(node, { site, prefix: '', basePath: '', publicBases }, i18n, at))
}

type Test = string | ((element: Element) => boolean)

/** HTML that can be asked. A test is an element's name, or a question about it. */
export class Markup {
  readonly html: string
  readonly #tree: Root

  constructor(html: string) {
    this.html = html
    this.#tree = unified().use(rehypeParse, { fragment: true }).parse(html)
  }

  all(test: Test): readonly Element[] {
    const found: Element[] = []
    visit(this.#tree, 'element', (element: Element) => {
      if (typeof test === 'string' ? element.tagName === test : test(element)) found.push(element)
    })
    return found
  }

  /** The only element of its kind. Throws when there is none or more than one. */
  one(test: Test): Element {
    const found = this.all(test)
    const [element] = found
    if (!element || found.length > 1) throw new Error(`${found.length} elements found instead of one in ${this.html}`)
    return element
  }

  /** The words of the first such element; of everything without a test. */
  words(test?: Test): string {
    const element = test === undefined ? this.#tree : this.all(test)[0]
    return element ? wordsOf(element) : ''
  }
}

/** An element's words, as one line. */
export const wordsOf = (element: Element | Root): string => toString(element).replace(/\s+/g, ' ').trim()

/** An element's attribute as it stands in the HTML. */
export function attribute(element: Element, property: string): string | undefined {
  const value = element.properties[property]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}
