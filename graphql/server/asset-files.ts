import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file in `assets/`, held in memory. */
export interface AssetFile {
  /** The name of the file, such as `kidney.svg`. */
  file: string
  mimeType: string
  bytes: Uint8Array<ArrayBuffer>
  /** A hash of the bytes, which is part of the URL, so that browsers may cache the response for a year. */
  version: string
  /** The width and the height in px; both are null unless the file is a PNG, or an SVG with a `viewBox`. */
  width: number | null
  height: number | null
  /** The source of an SVG drawing; null for other files. */
  svg: string | null
  /** The names of the drawing's labels (`data-label`). */
  labels: string[]
}

const mimeTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt; charset=utf-8',
}

// If several files share a name, the name without an extension stands for the file whose extension comes first here.
const extensions = Object.keys(mimeTypes)

function sizeOf(extension: string, bytes: Buffer, svg: string | null): { width: number | null; height: number | null } {
  if (svg !== null) {
    const box = /<svg[^>]*\sviewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)\s*"/.exec(svg)
    if (box) return { width: Math.round(Number(box[1])), height: Math.round(Number(box[2])) }
  }
  // The first chunk of a PNG is always IHDR: width and height are at bytes 16 and 20.
  if (extension === '.png' && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  return { width: null, height: null }
}

/**
 * Reads all files of the assets folder that have a known extension.
 *
 * @returns the files by name; a file is also found without its extension (`kidney` is `kidney.svg`)
 */
export async function readAssets(directory: string): Promise<Map<string, AssetFile>> {
  const names = await readdir(directory).catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => !name.startsWith('.') && extname(name) in mimeTypes)
      .map(async (file): Promise<AssetFile> => {
        const bytes = await readFile(join(directory, file))
        const extension = extname(file)
        const svg = extension === '.svg' ? bytes.toString('utf8').trim() : null
        return {
          file,
          mimeType: mimeTypes[extension] ?? 'application/octet-stream',
          bytes: new Uint8Array(bytes),
          version: createHash('sha256').update(bytes).digest('hex').slice(0, 10),
          ...sizeOf(extension, bytes, svg),
          svg,
          labels: [...(svg ?? '').matchAll(/\sdata-label="([^"]*)"/g)].map(([, label = '']) => label),
        }
      }),
  )
  const assets = new Map(found.map((asset) => [asset.file, asset]))
  for (const extension of extensions) {
    for (const asset of found) {
      const name = asset.file.slice(0, -extension.length)
      if (asset.file.endsWith(extension) && !assets.has(name)) assets.set(name, asset)
    }
  }
  return assets
}
