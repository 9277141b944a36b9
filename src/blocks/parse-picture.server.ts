import type { PictureFragment } from '#content-contract/operations.ts'
import { parseLinkTarget } from '#lib/parse-link-target.ts'
import type { Picture } from './picture.ts'
import type { ReportContentProblem } from './content-problem.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'
import { sanitizeSvg } from './sanitize-svg.server.ts'

/**
 * Parses the first picture of a field. A drawing is inlined under `id`, which is unique on the page; its size defaults to
 * its view box. Returns undefined when there is no picture. A picture that cannot be shown is reported, and the result is
 * undefined as well.
 */
export function parsePicture(
  assets: Maybe<readonly Maybe<PictureFragment>[]>,
  id: string,
  { report }: { readonly report: ReportContentProblem },
): Picture | undefined {
  const [asset] = nonNull(assets)
  if (!asset) return undefined
  const alt = plainText(asset.alt) ?? ''
  const width = sizeOf(asset.width)
  const height = sizeOf(asset.height)

  const svg = typeof asset.svg === 'string' ? sanitizeSvg(id, asset.svg) : undefined
  const size = svg && (width && height ? { width, height } : viewBoxOf(svg.html))
  if (svg && size) return { kind: 'drawing', svg, ...size, alt }

  const src = addressOf(asset.url)
  if (src !== undefined) return { kind: 'file', src, ...(width && height && { width, height }), alt }
  report({ message: 'A picture without a drawing or an address is left out.', asset: asset.id ?? undefined })
  return undefined
}

const sizeOf = (value: Maybe<number>): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined

function viewBoxOf(svg: string): { width: number; height: number } | undefined {
  const [, width, height] = /^<svg[^>]* viewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(svg) ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined
}

/** Returns the URL of a file: a path of this site, or an absolute HTTP URL; undefined for anything else. */
export function addressOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  const target = parseLinkTarget(url, { origins: [] })
  switch (target.kind) {
    case 'internal':
      return import.meta.env.BASE_URL.replace(/\/$/, '') + target.path
    case 'external':
      return target.href
    case 'mail':
    case 'phone':
    case 'hash':
    case 'refused':
      return undefined
  }
}
