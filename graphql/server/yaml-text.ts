import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { FieldPath } from './content-fields.ts'

/** A parsed YAML text, in which the line of each value can be looked up. */
export interface YamlText {
  /** The plain value; undefined when the text is not valid YAML. */
  value: unknown
  errors: { line: number; message: string }[]
  /** Returns the line, counted from 1, of the key or list item at `path`, or of the nearest existing value around it. */
  lineOf(path: FieldPath): number
}

/**
 * Parses YAML 1.2, in which `2026-03-12` and `no` are strings.
 *
 * @param source the YAML
 * @param firstLine the line of the file on which the source begins
 */
export function readYamlText(source: string, firstLine = 1): YamlText {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1
  const errors = document.errors.map((error) => ({ line: lineAt(error.pos[0]), message: error.message }))

  function lineOf(path: FieldPath): number {
    let node: unknown = document.contents
    let line = firstLine
    if (path.length > 0 && isNode(node) && node.range && !isMap(node)) line = lineAt(node.range[0])
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
        if (!pair) return line
        if (isScalar(pair.key) && pair.key.range) line = lineAt(pair.key.range[0])
        node = pair.value
      } else if (isSeq(node) && typeof step === 'number') {
        node = node.items[step]
        if (isNode(node) && node.range) line = lineAt(node.range[0])
      } else {
        return line
      }
    }
    return line
  }

  return { value: errors.length > 0 ? undefined : document.toJS(), errors, lineOf }
}
