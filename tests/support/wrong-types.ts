/**
 * Replaces some values below the root of a result by random ones, most of which have another type.
 *
 * @param isWrong returns whether a value is replaced
 * @param random returns numbers from 0 up to 1, by which the new values are chosen
 */
export function withWrongTypes(data: unknown, isWrong: () => boolean, random: () => number): unknown {
  if (Array.isArray(data)) return data.map((item) => replace(item, isWrong, random))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replace(value, isWrong, random)]))
}

const wrongValues = [0, -1.5, '', 'a text', true, [], {}, [null], { nested: { text: 'x' } }, [['x']]] as const

const replace = (value: unknown, isWrong: () => boolean, random: () => number): unknown =>
  isWrong() ? wrongValues[Math.floor(random() * wrongValues.length)] : withWrongTypes(value, isWrong, random)
