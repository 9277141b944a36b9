import type { ReactNode } from 'react'
import type { Urgency } from './care-card.block.ts'
import styles from './CareSign.module.css'

const shapes = {
  emergency: (
    <>
      <path d="M15 3h18l12 12v18L33 45H15L3 33V15z" fill="currentColor" stroke="none" />
      <path d="M24 12v15M24 35.500v.1" stroke="var(--sign-mark)" strokeWidth="6" />
    </>
  ),
  urgent: <path d="M24 4.500 45.500 42h-43zM24 18v11M24 35.500v.1" strokeWidth="4" />,
  ask: (
    <path
      d="M4 6h40v27H25l-10 10V33H4zM18.500 16c0-3 2.300-5 5.500-5s5.500 2 5.500 4.700c0 4-5.500 4-5.500 7.300M24 28v.1"
      strokeWidth="3"
    />
  ),
} satisfies Record<Urgency, ReactNode>

/** Renders the sign of an urgency: an octagon, a triangle or a speech bubble, which can be distinguished without color. */
export function CareSign({ urgency }: { urgency: Urgency }) {
  return (
    <svg className={styles.sign} viewBox="0 0 48 48" aria-hidden="true">
      {shapes[urgency]}
    </svg>
  )
}
