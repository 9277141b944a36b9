import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'

/** The fixed headings of kinds of blocks, for the blocks and for "On this page". */
export const blockHeadings = {
  questions: (
    <Trans comment="Heading of a list of questions to take along to an appointment">Questions to ask your doctor</Trans>
  ),
  'option-grid': (
    <Trans comment="Heading of a table that sets treatments side by side">How the treatments compare</Trans>
  ),
} satisfies Record<string, ReactNode>
