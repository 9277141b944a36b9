import type { IconNode } from 'lucide'
import styles from '#ui/Icon.module.css'

/** Returns the HTML of an icon, hidden from screen readers, for content that the server writes as HTML. */
export function iconHtml(drawing: IconNode): string {
  const shapes = drawing.map(
    ([element, attributes]) =>
      `<${element} ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}/>`,
  )
  return `<svg class="${styles.icon}" viewBox="0 0 24 24" aria-hidden="true">${shapes.join('')}</svg>`
}
