import type { ReactNode } from 'react'
import type { Guideline } from './guideline.ts'

type Props = { guideline: Guideline; page: { readonly kind: string }; children: ReactNode }

/** What stands around every page of a guideline: its name, its edition, and the way to its parts. */
export function GuidelineFrame({ guideline, children }: Props) {
  return (
    <>
      <p className="wrap">{guideline.title}</p>
      {children}
    </>
  )
}
