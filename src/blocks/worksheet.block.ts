import type { RichText } from '#lib/rich-text.ts'
import type { BlockDefinition } from './block-definition.ts'
import { Worksheet } from './Worksheet.tsx'

/** Sheets to print and fill in by hand. In `body`, each heading begins a sheet. */
export type WorksheetBlock = {
  readonly kind: 'worksheet'
  readonly id: string
  /** The label of the button that prints the sheets. */
  readonly button: string
  readonly body: RichText
}

export const worksheetBlock = { view: Worksheet } as const satisfies BlockDefinition<WorksheetBlock>
