import type { ComponentType } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Globe from 'lucide-react/icons/globe'
import LinkIcon from 'lucide-react/icons/link'
import Menu from 'lucide-react/icons/menu'
import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import Play from 'lucide-react/icons/play'
import Printer from 'lucide-react/icons/printer'
import Search from 'lucide-react/icons/search'
import styles from './Icon.module.css'

/** What an icon does where the text runs from right to left: a way on or back turns round, a thing stays as it is. */
export type IconDirection = 'stays' | 'turns'

export const icons = {
  'arrow-right': { component: ArrowRight, direction: 'turns' },
  'chevron-down': { component: ChevronDown, direction: 'stays' },
  'chevron-right': { component: ChevronRight, direction: 'turns' },
  globe: { component: Globe, direction: 'stays' },
  link: { component: LinkIcon, direction: 'stays' },
  menu: { component: Menu, direction: 'stays' },
  'message-square': { component: MessageSquare, direction: 'turns' },
  phone: { component: Phone, direction: 'stays' },
  play: { component: Play, direction: 'stays' },
  printer: { component: Printer, direction: 'stays' },
  search: { component: Search, direction: 'stays' },
} as const satisfies Record<string, { component: ComponentType<{ className?: string; strokeWidth?: number }>; direction: IconDirection }>

export type IconName = keyof typeof icons

/** An icon beside a word. It says nothing to a screen reader: the word does. */
export function Icon({ name }: { name: IconName }) {
  const { component: Drawing, direction } = icons[name]
  return <Drawing className={direction === 'turns' ? styles.turns : styles.icon} strokeWidth={1.75} aria-hidden />
}
