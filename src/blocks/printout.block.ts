import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import { Printout } from './Printout.tsx'

/** Sheets to print and fill in by hand. In `body`, each heading begins a sheet. */
export type PrintoutBlock = {
  readonly kind: 'printout'
  readonly id: string
  /** The label of the button that prints the sheets. */
  readonly button: string
  readonly body: RichText
}

export const printoutBlock = { view: Printout } as const satisfies BlockDefinition<PrintoutBlock>
