import { createElement } from 'react'
import {
  ArrowRight,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Globe,
  Link as LinkIcon,
  Menu,
  MessageSquare,
  Phone,
  Play,
  Printer,
  Search,
  X,
  type IconNode,
} from 'lucide'
import styles from './Icon.module.css'

/**
 * Whether an icon is mirrored in right-to-left text (`turns`) or not (`stays`). Arrows for next and back and the speech
 * bubble are mirrored; pictures of other things are not.
 */
export type IconDirection = 'stays' | 'turns'

export const icons = {
  'arrow-right': { drawing: ArrowRight, direction: 'turns' },
  'chevron-down': { drawing: ChevronDown, direction: 'stays' },
  'chevron-right': { drawing: ChevronRight, direction: 'turns' },
  'circle-check': { drawing: CircleCheck, direction: 'stays' },
  close: { drawing: X, direction: 'stays' },
  globe: { drawing: Globe, direction: 'stays' },
  link: { drawing: LinkIcon, direction: 'stays' },
  menu: { drawing: Menu, direction: 'stays' },
  'message-square': { drawing: MessageSquare, direction: 'turns' },
  phone: { drawing: Phone, direction: 'stays' },
  play: { drawing: Play, direction: 'stays' },
  printer: { drawing: Printer, direction: 'stays' },
  search: { drawing: Search, direction: 'stays' },
} as const satisfies Record<string, { drawing: IconNode; direction: IconDirection }>

export type IconName = keyof typeof icons

/** Renders a decorative icon, which is hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  const { drawing, direction } = icons[name]
  return (
    <svg className={direction === 'turns' ? styles.turns : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {drawing.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  )
}
