import type { RichText } from '#lib/rich-text.ts'

/** A picture. A drawing of the site is inlined, so that it takes the site's colors; anything else is a file. */
export type Picture =
  | {
      readonly kind: 'drawing'
      readonly svg: RichText
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  | {
      readonly kind: 'file'
      readonly src: string
      readonly width?: number
      readonly height?: number
      readonly alt: string
    }
