import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'

/** The headings that kinds of blocks bring along, for the blocks and for "On this page". */
export const broughtHeadings = {
  questions: (
    <Trans comment="Heading of a list of questions to take along to an appointment">Questions to ask your doctor</Trans>
  ),
  'option-grid': (
    <Trans comment="Heading of a table that sets treatments side by side">How the treatments compare</Trans>
  ),
} satisfies Record<string, ReactNode>
