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
  /** The feature flags that are on; by default, the flags of the site. */
  flags?: readonly FeatureFlag[]
  /** The path of the page. */
  at?: string
}

const publicBases = Object.fromEntries(siteHandles.map((handle) => [handle, `https://${handle}.example`])) as Record<
  SiteHandle,
  string
>

/** Renders a part of a page as the server would send it, with the messages in their source language. */
export function renderMarkup(node: ReactNode, { site: handle = 'en', flags, at = '/' }: Place = {}): Markup {
  const site = { ...sites[handle], ...(flags && { enable: flags }) }
  const i18n = setupI18n({ locale: site.locale, messages: { [site.locale]: {} } })
  i18n.setMessagesCompiler(compileMessage)
  return new Markup(renderPart(node, { site, prefix: '', basePath: '', publicBases }, i18n, at))
}

type Test = string | ((element: Element) => boolean)

/** A parsed HTML fragment with queries. A test is the name of an element, or a predicate. */
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

  /** Returns the only matching element. Throws when there is none or more than one. */
  one(test: Test): Element {
    const found = this.all(test)
    const [element] = found
    if (!element || found.length > 1) throw new Error(`${found.length} elements found instead of one in ${this.html}`)
    return element
  }

  /** Returns the text of the first matching element; without a test, of the whole markup. */
  words(test?: Test): string {
    const element = test === undefined ? this.#tree : this.all(test)[0]
    return element ? wordsOf(element) : ''
  }
}

/** Returns the text of an element, as one line. */
export const wordsOf = (element: Element | Root): string => toString(element).replace(/\s+/g, ' ').trim()

/** Returns the value of an attribute as a string; a list, such as that of classes, is joined with spaces. */
export function attribute(element: Element, property: string): string | undefined {
  const value = element.properties[property]
  if (value === undefined || value === null || value === false) return undefined
  return Array.isArray(value) ? value.join(' ') : String(value)
}
