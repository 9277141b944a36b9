import { describe, expect, test } from 'vitest'
import {
  codeSystemNames,
  codeSystemOfOid,
  codeSystems,
  normalizeCode,
  withBroaderCodes,
  type CodeSystemName,
} from './clinical-codes.ts'

// The SNOMED CT identifiers and LOINC codes are published ones, with their official check digits.
const valid: readonly [CodeSystemName, string][] = [
  ['icd-10', 'N20'],
  ['icd-10', 'N20.0'],
  ['icd-10-cm', 'N20'],
  ['icd-10-cm', 'N32.81'],
  ['icd-10-cm', 'C7A.093'],
  ['icd-11', '2C82'],
  ['icd-11', 'GB70.0'],
  ['icd-11', 'MF50.20'],
  ['snomed-ct', '399068003'],
  ['snomed-ct', '95570007'],
  ['snomed-ct', '266569009'],
  ['loinc', '2857-1'],
  ['loinc', '24356-8'],
  ['loinc', '5792-7'],
]

test.each(valid)('a code of %s: %s', (system, code) => {
  expect(codeSystems[system].isCode(code)).toBe(true)
})

const invalid: readonly [CodeSystemName, string, string][] = [
  ['icd-10', '20N', 'the letter comes first'],
  ['icd-10', 'N2', 'a category has two digits'],
  ['icd-10', 'n20', 'letters are upper case'],
  ['icd-10', 'N20.', 'nothing follows the dot'],
  ['icd-10-cm', 'N20.12345', 'at most four characters follow the dot'],
  ['icd-11', 'N20.0', 'the second character is a letter'],
  ['icd-11', 'GO70', 'O is not used'],
  ['snomed-ct', '399068004', 'the check digit is wrong'],
  ['snomed-ct', '390968003', 'two digits are swapped'],
  ['snomed-ct', '12345', 'an identifier has six digits or more'],
  ['loinc', '2857-2', 'the check digit is wrong'],
  ['loinc', '2587-1', 'two digits are swapped'],
  ['loinc', '28571', 'the check digit follows a hyphen'],
]

test.each(invalid)('not a code of %s: %s, because %s', (system, code) => {
  expect(codeSystems[system].isCode(code)).toBe(false)
})

test('every single wrong digit of a SNOMED CT identifier and of a LOINC code is detected', () => {
  const original: readonly [CodeSystemName, string][] = [
    ['snomed-ct', '399068003'],
    ['loinc', '2857-1'],
  ]
  for (const [system, code] of original) {
    for (const [place, digit] of [...code].entries()) {
      if (digit === '-') continue
      for (const other of '123456789'.replace(digit, '')) {
        expect(codeSystems[system].isCode(code.slice(0, place) + other + code.slice(place + 1))).toBe(false)
      }
    }
  }
})

describe('broader codes', () => {
  test('a code of the ICD is followed by the codes that contain it', () => {
    expect(withBroaderCodes('icd-10-cm', 'N40.11')).toEqual(['N40.11', 'N40.1', 'N40'])
    expect(withBroaderCodes('icd-11', 'GB70.0')).toEqual(['GB70.0', 'GB70'])
    expect(withBroaderCodes('icd-10', 'N20')).toEqual(['N20'])
  })

  test('the numbers of SNOMED CT and LOINC contain no other codes', () => {
    expect(withBroaderCodes('snomed-ct', '399068003')).toEqual(['399068003'])
    expect(withBroaderCodes('loinc', '2857-1')).toEqual(['2857-1'])
  })
})

test('a code is normalized to upper case, with the dot of the ICD-10', () => {
  expect(normalizeCode('icd-10', 'n20.0')).toBe('N20.0')
  expect(normalizeCode('icd-10-cm', 'N3281')).toBe('N32.81')
  expect(normalizeCode('icd-10', 'N20')).toBe('N20')
  expect(normalizeCode('loinc', ' 2857-1 ')).toBe('2857-1')
})

test('each system is found by its object identifier', () => {
  for (const name of codeSystemNames) expect(codeSystemOfOid(codeSystems[name].oid)).toBe(name)
  expect(codeSystemOfOid('2.16.840.1.113883.6.103')).toBeUndefined()
})
