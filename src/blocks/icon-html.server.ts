import type { IconNode } from 'lucide'
import styles from '#ui/Icon.module.css'

/** Returns the HTML of an icon, for buttons that the server writes. */
export function iconHtml(icon: IconNode): string {
  const drawing = icon
    .map(
      ([element, attributes]) =>
        `<${element} ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    )
    .join('')
  return `<svg class="${styles.icon}" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`
}
