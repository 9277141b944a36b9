import type { RichText } from '#lib/rich-text.ts'
import { useRichHtml } from './use-rich-html.ts'
import type { Picture } from './picture.ts'

/**
 * Renders a picture of the content. A `decorative` one is hidden from screen readers, because it adds nothing to the text
 * beside it.
 */
export function PictureView({
  picture,
  decorative = false,
  lazy = true,
}: {
  picture: Picture
  decorative?: boolean
  lazy?: boolean
}) {
  if (picture.kind === 'drawing') return <DrawingView svg={picture.svg} label={decorative ? '' : picture.alt} />
  return (
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  )
}

function DrawingView({ svg, label }: { svg: RichText; label: string }) {
  const html = useRichHtml(svg)
  const naming = label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <div data-rich-text={svg.id} {...naming} dangerouslySetInnerHTML={{ __html: html }} />
}
