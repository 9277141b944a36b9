import { translatorsDeskPath } from '#lib/translators-desk-path.ts'
import type { MessageKey } from '#i18n/message-marks.ts'

/** A message as returned by the development server (`scripts/lib/edit-catalogue.ts`). */
export type DescribedMessage = {
  readonly id: string
  readonly english: string
  readonly comment: string
  readonly translation: string
  readonly places: readonly { readonly file: string; readonly line: number }[]
  readonly origins: readonly string[]
  readonly pluralForms: readonly { readonly form: string; readonly examples: readonly string[] }[]
  readonly wordedIn?: string
}

/** The message, or a sentence about why there is none or why an edit was not written. */
export type Answer = DescribedMessage | { readonly problem: string }

const address = import.meta.env.BASE_URL + translatorsDeskPath

/** Fetches a message from the development server. */
export const fetchMessage = ({ locale, id }: MessageKey): Promise<Answer> =>
  ask(`${address}?${new URLSearchParams({ locale, id })}`)

/** Sends a translation to the development server, which writes it into the catalogues. */
export const saveTranslation = ({ locale, id }: MessageKey, translation: string): Promise<Answer> =>
  ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locale, id, translation }),
  })

/** Opens a file in the developer's editor, through Vite's own endpoint. */
export const openInEditor = (place: string): Promise<unknown> =>
  fetch(`${import.meta.env.BASE_URL}__open-in-editor?${new URLSearchParams({ file: place })}`)

async function ask(url: string, init?: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init)
    return (await response.json()) as Answer
  } catch (error) {
    return { problem: `The development server did not answer: ${String(error)}` }
  }
}
