import { expect, test } from 'vitest'
import { parseKnowledgeRequest } from './parse-knowledge-request.server.ts'

const parse = (parameters: Record<string, string>) => parseKnowledgeRequest(new URLSearchParams(parameters))

const request = {
  'mainSearchCriteria.v.c': 'N20',
  'mainSearchCriteria.v.cs': '2.16.840.1.113883.6.3',
}

test('a code and the object identifier of its system are enough', () => {
  expect(parse(request)).toEqual({ code: { system: 'icd-10', code: 'N20' }, format: 'application/atom+xml' })
})

test.each([
  ['2.16.840.1.113883.6.90', 'N2020', { system: 'icd-10-cm', code: 'N20.20' }],
  ['2.16.840.1.113883.6.347', 'gb70.0', { system: 'icd-11', code: 'GB70.0' }],
  ['2.16.840.1.113883.6.96', '399068003', { system: 'snomed-ct', code: '399068003' }],
  ['2.16.840.1.113883.6.1', '2857-1', { system: 'loinc', code: '2857-1' }],
])('a code of the system %s', (oid, written, code) => {
  expect(parse({ 'mainSearchCriteria.v.cs': oid, 'mainSearchCriteria.v.c': written })).toMatchObject({ code })
})

test('the name, the language and the format of a request are read', () => {
  const parsed = parse({
    ...request,
    'mainSearchCriteria.v.dn': ' Kidney stone ',
    'informationRecipient.languageCode.c': 'pt_br',
    knowledgeResponseType: 'application/json',
  })
  expect(parsed).toMatchObject({ displayName: 'Kidney stone', format: 'application/json' })
  expect('language' in parsed && String(parsed.language)).toBe('pt-BR')
})

// The parameters of examples 2 and 3a of the guide (Release 4) other than those of the code.
const fromGuide = {
  'knowledgeRequestNotification.effectiveTime.v': '20060706001023',
  'holder.assignedEntity.n': 'OrganizationUsername',
  'patientPerson.administrativeGenderCode.c': 'F',
  'age.v.v': '8',
  'age.v.u': 'a',
  'taskContext.c.c': 'MEDLISTREV',
  performer: 'PROV',
  informationRecipient: 'PAT',
  'performer.languageCode.c': 'en',
  'informationRecipient.languageCode.c': 'es',
  'performer.healthCareProvider.c.c': '163W00000X',
  'subTopic.v.c': 'Q000628',
  'subTopic.v.cs': '2.16.840.1.113883.6.177',
  'subTopic.v.dn': 'therapy',
}

test('a request as in the examples of the guide is read: the language is that of the recipient', () => {
  const parsed = parse({
    ...fromGuide,
    'mainSearchCriteria.v.c': '38341003',
    'mainSearchCriteria.v.cs': '2.16.840.1.113883.6.96',
    'mainSearchCriteria.v.dn': 'Hypertensive disorder',
    'mainSearchCriteria.v.ot': 'Systemic arterial hypertension',
  })
  expect(parsed).toEqual({
    code: { system: 'snomed-ct', code: '38341003' },
    displayName: 'Hypertensive disorder',
    language: new Intl.Locale('es'),
    format: 'application/atom+xml',
  })
  expect('language' in parsed && String(parsed.language)).toBe('es')
})

test.each([
  ['the code of a drug (NDC)', '2.16.840.1.113883.6.69', '49502-693-03'],
  ['a heading of MeSH', '2.16.840.1.113883.6.177', 'D018410'],
  ['a code of the ICD-9-CM', '2.16.840.1.113883.6.103', '250.33'],
])('of the examples of the guide and of MedlinePlus Connect, %s is refused', (_, system, code) => {
  const parsed = parse({ ...fromGuide, 'mainSearchCriteria.v.cs': system, 'mainSearchCriteria.v.c': code })
  expect(parsed).toEqual({ problems: [expect.stringMatching(/^mainSearchCriteria\.v\.cs must be one of: /)] })
})

test('parameters about the patient and the user are ignored', () => {
  const others = {
    'patientPerson.administrativeGenderCode.c': 'F',
    'age.v.v': '71',
    'taskContext.c.c': 'PROBLISTREV',
    informationRecipient: 'PROV',
  }
  expect(parse({ ...request, ...others })).toEqual(parse(request))
})

test.each([
  [{}, ['mainSearchCriteria.v.c is missing.', 'mainSearchCriteria.v.cs is missing.']],
  [{ ...request, 'mainSearchCriteria.v.c': ' ' }, ['mainSearchCriteria.v.c is missing.']],
  [
    { ...request, 'mainSearchCriteria.v.c': '592.0' },
    ['mainSearchCriteria.v.c must be a code of mainSearchCriteria.v.cs.'],
  ],
  [
    { ...request, 'informationRecipient.languageCode.c': 'english!' },
    ['informationRecipient.languageCode.c must be a language, such as en or pt-BR.'],
  ],
  [
    { ...request, knowledgeResponseType: 'application/javascript' },
    ['knowledgeResponseType must be one of: application/atom+xml, text/xml, application/json, text/html.'],
  ],
  [{ ...request, callback: 'show' }, ['callback is not supported: responses can be read from any origin (CORS).']],
  [
    { ...request, 'mainSearchCriteria.v.dn': 'x'.repeat(201) },
    ['mainSearchCriteria.v.dn must not be longer than 200 characters.'],
  ],
])('the problems of a request are named: %j', (parameters, problems) => {
  expect(parse(parameters)).toEqual({ problems })
})

test('an unknown system is refused with the list of the known ones', () => {
  const parsed = parse({ ...request, 'mainSearchCriteria.v.cs': '2.16.840.1.113883.6.103' })
  expect(parsed).toEqual({ problems: [expect.stringContaining('2.16.840.1.113883.6.90 (ICD-10-CM)')] })
})

test('a parameter that is given twice is refused', () => {
  const search = new URLSearchParams([...Object.entries(request), ['mainSearchCriteria.v.c', 'N21']])
  expect(parseKnowledgeRequest(search)).toEqual({ problems: ['mainSearchCriteria.v.c must not be given twice.'] })
})
