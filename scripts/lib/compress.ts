import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const texts = /\.(?:css|html|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/

/**
 * Writes `x.br` and `x.gz` beside every text file below a directory, at the best compression. A compressed file that would
 * not be smaller is not written.
 *
 * @returns the number of files for which a brotli file was written
 */
export async function compressFiles(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const queuedFiles = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  let compressed = 0
  const worker = async () => {
    for (let file = queuedFiles.pop(); file !== undefined; file = queuedFiles.pop()) {
      const text = await readFile(file)
      const [br, gz] = await Promise.all([
        compressBrotli(text, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
            // With smaller input blocks, the whole client takes 240 bytes more.
            [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
          },
        }),
        compressGzip(text, { level: constants.Z_BEST_COMPRESSION }),
      ])
      if (br.length < text.length) await writeFile(`${file}.br`, br)
      if (gz.length < text.length) await writeFile(`${file}.gz`, gz)
      if (br.length < text.length) compressed++
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return compressed
}
