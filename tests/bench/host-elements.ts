import type { Element, ElementContent } from 'hast'
import { find, hastToReact, html, type Schema, svg } from 'property-information'
import { createElement, type ReactNode } from 'react'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** Elements whose text is not escaped in HTML. */
const rawTextElements = new Set(['script', 'style'])

/**
 * Returns the React elements of a document as `createElement` makes them: host elements only, without any component.
 * Comments are left out.
 */
export function hostElements(document: string): ReactNode {
  const tree = unified().use(rehypeParse).parse(document)
  const root = tree.children.find((node) => node.type === 'element')
  return root ? toReact(root, html) : null
}

function toReact(node: ElementContent, around: Schema): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const schema = node.tagName === 'svg' ? svg : around
  const props = reactProps(node, schema)
  if (rawTextElements.has(node.tagName)) {
    const text = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    return createElement(node.tagName, text === '' ? props : { ...props, dangerouslySetInnerHTML: { __html: text } })
  }
  const within = node.tagName === 'foreignObject' ? html : schema
  return createElement(node.tagName, props, ...node.children.map((child) => toReact(child, within)))
}

function reactProps({ properties }: Element, schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const { attribute, commaSeparated, property, space } = find(schema, name)
      const reactName = space === undefined ? attribute : (hastToReact[property] ?? property)
      return [reactName, Array.isArray(value) ? value.join(commaSeparated ? ', ' : ' ') : value]
    }),
  )
}
