/**
 * The systems of clinical codes that pages and requests may use. `oid` is the object identifier in HL7 messages. In the ICD
 * classifications, removing the last characters after the dot of a code gives a broader code. The other two systems are not
 * hierarchical in this way.
 */
export const codeSystems = {
  'icd-10': {
    name: 'ICD-10',
    oid: '2.16.840.1.113883.6.3',
    isHierarchical: true,
    isCode: (code) => /^[A-Z]\d{2}(?:\.\d{1,2})?$/.test(code),
  },
  'icd-10-cm': {
    name: 'ICD-10-CM',
    oid: '2.16.840.1.113883.6.90',
    isHierarchical: true,
    isCode: (code) => /^[A-Z]\d[\dAB](?:\.[\dA-Z]{1,4})?$/.test(code),
  },
  'icd-11': {
    name: 'ICD-11',
    oid: '2.16.840.1.113883.6.347',
    isHierarchical: true,
    // Matches a stem code. Its second character is a letter, so that it cannot be confused with an ICD-10 code; I and O are
    // not used.
    isCode: (code) => /^[\dA-HJ-NP-X][A-HJ-NP-Z]\d[\dA-HJ-NP-Z](?:\.[\dA-HJ-NP-Z]{1,2})?$/.test(code),
  },
  'snomed-ct': {
    name: 'SNOMED CT',
    oid: '2.16.840.1.113883.6.96',
    isHierarchical: false,
    isCode: (code) => /^[1-9]\d{5,17}$/.test(code) && hasVerhoeffCheckDigit(code),
  },
  loinc: {
    name: 'LOINC',
    oid: '2.16.840.1.113883.6.1',
    isHierarchical: false,
    isCode: (code) => /^\d{1,7}-\d$/.test(code) && hasMod10CheckDigit(code),
  },
} as const satisfies Record<string, CodeSystem>

type CodeSystem = {
  readonly name: string
  readonly oid: string
  readonly isHierarchical: boolean
  /** Whether a text has the form of a code of the system. The code need not exist in the system. */
  readonly isCode: (text: string) => boolean
}

export type CodeSystemName = keyof typeof codeSystems

export const codeSystemNames = Object.keys(codeSystems) as readonly CodeSystemName[]

export const isCodeSystemName = (name: string): name is CodeSystemName => Object.hasOwn(codeSystems, name)

/**
 * Returns the name of the system with an object identifier, such as `2.16.840.1.113883.6.90`; undefined for unknown ones.
 */
export const codeSystemOfOid = (oid: string): CodeSystemName | undefined =>
  codeSystemNames.find((name) => codeSystems[name].oid === oid)

/**
 * Returns a code and the broader codes that contain it, the narrowest first: `N20.0`, `N20`. The code must have the form of
 * the system.
 */
export function withBroaderCodes(system: CodeSystemName, code: string): readonly string[] {
  const [category = '', details = ''] = code.split('.')
  if (!codeSystems[system].isHierarchical) return [code]
  const subcodes = Array.from({ length: details.length }, (_, cut) => details.slice(0, details.length - cut))
  return [...subcodes.map((subcode) => `${category}.${subcode}`), category]
}

/**
 * Returns a code in its canonical form: in upper case, without white space and, for ICD-10 and ICD-10-CM, with the dot after
 * the category.
 */
export function normalizeCode(system: CodeSystemName, written: string): string {
  const code = written.replaceAll(/\s/g, '').toUpperCase()
  if (system === 'icd-10' || system === 'icd-10-cm') return code.replace(/^(\w{3})(\w+)$/, '$1.$2')
  return code
}

/** Multiplies two elements (0 to 9) of the dihedral group of order 10, on which Verhoeff's check digits are based. */
function multiplyInDihedralGroup(one: number, other: number): number {
  if (one < 5) return other < 5 ? (one + other) % 5 : ((one + other) % 5) + 5
  return other < 5 ? ((one - other) % 5) + 5 : (5 + one - other) % 5
}

const verhoeffPermutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

function permute(digit: number, times: number): number {
  let result = digit
  for (let time = 0; time < times % 8; time++) result = verhoeffPermutation[result] ?? result
  return result
}

/** Whether the last digit is the check digit of Verhoeff's algorithm, as in the identifiers of SNOMED CT. */
function hasVerhoeffCheckDigit(digits: string): boolean {
  let check = 0
  for (const [place, digit] of [...digits].toReversed().entries())
    check = multiplyInDihedralGroup(check, permute(Number(digit), place))
  return check === 0
}

/** Whether the last digit is the check digit of the Luhn algorithm (mod 10), as in LOINC codes. */
function hasMod10CheckDigit(code: string): boolean {
  const sum = [...code.replace('-', '')].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
