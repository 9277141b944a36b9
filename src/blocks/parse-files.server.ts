import type { AttachmentFragment, FileFragment } from '#content-contract/operations.ts'
import { formatFileSize } from '#i18n/format-file-size.server.ts'
import { decodeSafely } from '#lib/decode-safely.ts'
import type { FileLink } from './file-link.ts'
import type { LinkContext } from './parse-link.server.ts'
import { addressOf } from './parse-picture.server.ts'
import { plainText, nonNull, type Maybe } from './plain-text.server.ts'

/** Parses downloads. One without a URL is left out and reported. */
export function parseFiles(
  assets: Maybe<readonly Maybe<AttachmentFragment>[]>,
  { site, report }: Pick<LinkContext, 'site' | 'report'>,
): readonly FileLink[] {
  return nonNull(assets).flatMap((asset) => {
    const file = fileOf(asset)
    if (!file) {
      report({ message: 'A file without an address is left out.', asset: asset.id ?? undefined })
      return []
    }
    const { href, type, bytes } = file
    return [
      {
        href,
        label: plainText(asset.title) ?? nameOf(href),
        ...(type !== undefined && { type }),
        ...(bytes !== undefined && { size: formatFileSize(site.locale, bytes) }),
      },
    ]
  })
}

/** Returns the URL, the type and the size in bytes of a file; undefined when it has no valid URL. */
export function fileOf({ url, mimeType, size }: FileFragment) {
  const href = addressOf(url)
  if (href === undefined) return undefined
  const type = typeOf(mimeType, nameOf(href))
  const bytes = Number(size ?? Number.NaN)
  return {
    href,
    ...(type !== undefined && { type }),
    ...(bytes > 0 && Number.isFinite(bytes) && { bytes }),
  }
}

const nameOf = (href: string): string => decodeSafely(/([^/?#]*)(?:[?#].*)?$/.exec(href)?.[1] ?? '')

/**
 * Returns the usual name of the file type, such as `PDF`. It is derived from the MIME type or, if that contains no short
 * name, from the extension of the file name.
 */
function typeOf(mimeType: Maybe<string>, name: string): string | undefined {
  const short = /^(?:image|audio|video|application)\/(?:x-)?([a-z0-9]{2,5})(?:\+xml)?$/i.exec(mimeType ?? '')?.[1]
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]
  return (short ?? ending)?.toUpperCase()
}
