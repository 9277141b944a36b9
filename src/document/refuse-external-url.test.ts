import { expect, test } from 'vitest'
import { refuseExternalUrl } from './refuse-external-url.ts'

const refuse = (target: string, allowsExternal: boolean) => () => refuseExternalUrl(target, allowsExternal)

test.each(['/', '/news?page=2#list', '?page=2', '#list', '/condition/a:b', '.', '/nl/condition/nierstenen'])(
  'a path of the site passes: %j',
  (path) => expect(refuse(path, false)).not.toThrow(),
)

const external = [
  'https://evil.example/x',
  'HTTP://evil.example',
  '//evil.example',
  'http:evil.example',
  'http:/evil.example',
  '\thttps:evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\t//evil.example',
]
const scripts = [
  'javascript:x',
  'JavaScript:x',
  ' javascript:x',
  '\u0000javascript:x',
  '\tjavascript:x',
  'java\tscript:x',
]
const others = ['data:text/html,x', 'blob:https://evil.example/x', 'blob:http://inside.invalid/x', 'vbscript:x']

test.each([...external, ...scripts, ...others, 'mailto:a@b.example'])(
  'an external URL is refused by default: %j',
  (url) => {
    expect(refuse(url, false)).toThrow(/^Navigating to an external URL is not allowed by default\.$/)
  },
)

test.each(external)('an external URL passes when it is allowed: %j', (url) => expect(refuse(url, true)).not.toThrow())

test.each([
  ...scripts.map((url) => [url, 'javascript:']),
  ...others.map((url) => [url, url.replace(/:.*/, ':')]),
] as const)('a URL that runs a script is refused even when external URLs are allowed: %j', (url, protocol) => {
  expect(refuse(url, true)).toThrow(new Error(`Cannot navigate to a URL with '${protocol}' protocol.`))
})
