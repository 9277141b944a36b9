import { globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { confirmLimit, mailLimit, registrationLimit, resetLimit, signInLimit } from '#auth/account-limit.server.ts'
import { environmentVariables } from '#config/environment-variables.server.ts'

const document = readFileSync('docs/limits.md', 'utf8')
const withoutSeparators = (text: string) => Number(text.replaceAll(/[,_]/g, ''))

/**
 * The rows of the tables whose fourth cell is in a code span. The cells are the name, the value, the unit, the setting or
 * constant, and the file of the constant or a remark.
 */
const rows = document
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^`\w+`$/.test(cells[4] ?? ''))
  .map(([, limit = '', value = '', unit = '', name = '', last = '']) => ({
    limit,
    value: withoutSeparators(value),
    unit,
    name: name.replaceAll('`', ''),
    file: /^`((?:src|graphql|scripts)\/.+)`$/.exec(last)?.[1],
  }))

/** Returns the numeric constants of a file by name. */
const constantsIn = (file: string) =>
  new Map(
    [...readFileSync(file, 'utf8').matchAll(/^(?:export )?const (\w+) = ([\d_]+)$/gm)].map(
      ([, name = '', value = '']) => [name, withoutSeparators(value)] as const,
    ),
  )

test('every constant in the documentation of limits has its value in the code', () => {
  const constants = rows.filter(({ file }) => file !== undefined)
  expect(constants.length).toBeGreaterThan(40)
  const inCode = constants.map(({ file, name }) => [name, constantsIn(file ?? '').get(name)])
  expect(inCode).toEqual(constants.map(({ name, value }) => [name, value]))
})

test('every setting in the documentation of limits has its default in the code', () => {
  const settings = rows.filter(({ file }) => file === undefined)
  expect(settings.length).toBeGreaterThan(10)
  const defaults = new Map(
    Object.entries(environmentVariables).map(([name, variable]) => [name, Number(v.getDefault(variable))]),
  )
  expect(settings.map(({ name }) => [name, defaults.get(name)])).toEqual(
    settings.map(({ name, value }) => [name, value]),
  )
})

test('every directive of nginx and Varnish in the documentation of limits is in their files', () => {
  const directives = [...document.matchAll(/^\| [^|]+ \| `([^`]+)` \| `(deploy\/[^`]+)` \|/gm)]
  expect(directives.length).toBeGreaterThan(10)
  const missing = directives.filter(([, text = '', file = '']) => !readFileSync(file, 'utf8').includes(text))
  expect(missing.map(([row]) => row)).toEqual([])
})

test('every setting and every constant of the server that is a limit is in the documentation of limits', () => {
  const files = globSync('src/{http,content,storage,mail,auth,config}/**/*.ts', {
    exclude: (path) => path.endsWith('.test.ts'),
  })
  const constants = files.flatMap((file) =>
    [...constantsIn(file).keys()].filter((name) => /^max[A-Z]|[tT]imeoutMs$/.test(name)).map((name) => [file, name]),
  )
  const settings = Object.keys(environmentVariables).filter((name) => /MAX_|_MAX|TIMEOUT/.test(name))
  expect(constants.filter(([file, name]) => !rows.some((row) => row.file === file && row.name === name))).toEqual([])
  expect(settings.filter((name) => !rows.some((row) => row.name === name))).toEqual([])
  expect(constants.length).toBeGreaterThan(25)
})

test('the limits of attempts for one account are as documented', () => {
  const limits = [signInLimit, mailLimit, resetLimit, confirmLimit, registrationLimit]
  expect(limits.map(({ maxAttempts }) => maxAttempts)).toEqual([10, 3, 3, 10, 10])
  const windows = rows.filter(({ name }) => name.startsWith('ACCOUNT_MAX_')).map(({ unit }) => unit)
  expect(windows).toEqual(['per 15 minutes', 'per 15 minutes'])
  for (const { windowMs } of limits) expect(windowMs).toBe(15 * 60_000)
})
