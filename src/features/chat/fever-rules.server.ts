/** A mention of a concept that matters for a fever, with the number before it. */
export type FeverHit = { readonly concept: string; readonly amount: number | undefined; readonly isDenied: boolean }

/**
 * Whether the text describes a fever or shivering. A temperature counts unless the text denies a fever. A bare number that
 * is an age, an amount or a week of pregnancy is ignored.
 */
export function hasFever(folded: string, hits: readonly FeverHit[]): boolean {
  const fevers = hits.filter(({ concept }) => isFever(concept))
  if (fevers.some(({ isDenied }) => !isDenied)) return true
  if (fevers.some(({ concept }) => concept === 'fever')) return false
  return hasTemperature(folded, hits)
}

/**
 * Whether a text contains the temperature of a fever. A bare number that is an age, an amount or a week of pregnancy is
 * ignored.
 */
export function hasTemperature(folded: string, hits: readonly FeverHit[]): boolean {
  if (measuredFever.test(folded)) return true
  const counted = new Set(hits.flatMap(({ concept, amount }) => (timeUnits.has(concept) ? [amount] : [])))
  return [...folded.matchAll(bareFever)].some(([number]) => !counted.has(Number(number)))
}

export const isFever = (concept: string) => concept === 'fever' || concept === 'shiver'

const timeUnits = new Set(['hour', 'week', 'month', 'year'])

/** Matches the temperature of a fever in Celsius or Fahrenheit, with a decimal or a unit: 38.5, 39 °C, 40 degrees, 101.3. */
const measuredFever =
  /(?<![\d.,])(?:(?:3[89]|4[01])(?:[.,，．点]\d(?!\d)|\s*(?:°|度|c\b|celsi|deg|gra[dn]|graus|stop|stup|градус|βαθμ|derece|درج|fok|aste|kraad))|10[0-5](?:[.,]\d(?!\d)|\s*(?:°|f\b|deg)))/u
const bareFever =
  /(?<![\d.,])(?<!(?:\bi'?m|\bam|\baged?|\bbin|\bben|\bolen|ειμαι|(?<!\p{L})на|\bjam|عمري|عمره) )(?:3[89]|4[01])(?![\d.,]*\d)(?!\s*(?:m[gml]|c?m\b|g\b|%|x\b|[-–/]))/gu

/**
 * Whether the text is about a baby of up to three months: an infant without a higher age in months or years, or a child with
 * an age in that range or with a word for such an age.
 */
export function isSmallBaby(hits: readonly FeverHit[]): boolean {
  const speaks = (concept: string) => hits.some((hit) => hit.concept === concept)
  const counts = (unit: string, minAmount: number, maxAmount: number) =>
    hits.some(
      ({ concept, amount }) => concept === unit && amount !== undefined && amount >= minAmount && amount <= maxAmount,
    )
  if (counts('month', 4, 99) || counts('year', 1, 17)) return false
  const isYoung = speaks('young') || counts('month', 1, 3) || counts('week', 1, 13)
  return speaks('infant') || (speaks('child') && isYoung)
}
