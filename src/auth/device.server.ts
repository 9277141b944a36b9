const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (table: typeof browsers, text: string) => table.find(([pattern]) => pattern.test(text))?.[1] ?? ''

/**
 * Shortens a user agent to the browser and the operating system, by which people recognize their devices: `Firefox,
 * Android`.
 */
export const shortDevice = (userAgent: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(', ')

/**
 * Shortens an IP address to its network: `192.0.2.0/24` for IPv4, and `2001:db8:1::/48` for IPv6, which is any text with a
 * colon. Returns '' for any other text.
 */
export function shortAddress(address: string): string {
  const [, network] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? []
  if (network) return `${network}.0/24`
  if (!address.includes(':')) return ''
  const [start = '', rest] = address.split('::')
  const groups = [...start.split(':').filter(Boolean), ...(rest === undefined ? [] : ['0', '0', '0'])].slice(0, 3)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/48`
}
