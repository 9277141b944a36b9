import { createHash } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Returns a positive number of 31 bits derived from the identity: the same on every machine and in every site. */
export const stableId = (identity: string): number => digest(identity).readUInt32BE(0) & 0x7fffffff || 1

/** Returns a UUID derived from the identity (RFC 9562, version 8). */
export function stableUid(identity: string): string {
  const bytes = digest(identity).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Assigns a unique id to each identity. When the hashes of two identities collide, the later one in alphabetical order is
 * hashed again, so that the result does not depend on the order in which files were read.
 */
export function assignIds(identities: Iterable<string>): Map<string, number> {
  const ids = new Map<string, number>()
  const usedIds = new Set<number>()
  for (const identity of [...new Set(identities)].sort()) {
    let id = stableId(identity)
    for (let attempt = 2; usedIds.has(id); attempt += 1) id = stableId(`${identity}#${attempt}`)
    usedIds.add(id)
    ids.set(identity, id)
  }
  return ids
}
