import { createHash } from 'node:crypto'

// What a browser runs or uses as code: no type, a JavaScript type, a module, an import map, speculation rules.
const codeTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i

const scripts = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi
const styles = /<style\b(?:"[^"]*"|'[^']*'|[^'">])*>([\s\S]*?)<\/style\s*>/gi

/** The source expression of CSP for an inline script or style (CSP Level 3, 8.2): its hash as the browser computes it. */
export const sourceHash = (text: string): string =>
  // The HTML parser turns CRLF into LF before the browser hashes the text.
  `'sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`

/**
 * Makes a page that was rendered with a nonce fit to be stored: the nonce leaves the HTML, and hashes of the inline
 * scripts and styles take its place in the policy. A nonce that is sent twice protects nothing.
 *
 * @param html the page as rendered
 * @param policy the Content-Security-Policy it came with
 */
export function withHashes(html: string, policy: string): { html: string; policy: string } {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  if (nonce === undefined) return { html, policy }
  const clean = html
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(/<meta\b[^>]*\bcsp-nonce\b[^>]*>/g, '')
    // Where the page's own data mention it, so that every rendering of the same content gives the same bytes.
    .replaceAll(nonce, '')
  const scriptHashes = inlineScripts(clean).map(sourceHash)
  const styleHashes = [...clean.matchAll(styles)].map((match) => sourceHash(match[1] ?? ''))
  const directives = policy.split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (!sources.includes(`'nonce-${nonce}'`)) return directive.trim()
    const hashes = {
      script: name.startsWith('script-src') || name === 'default-src' ? scriptHashes : [],
      style: name.startsWith('style-src') || name === 'default-src' ? styleHashes : [],
    }
    // 'strict-dynamic' would forbid the page's own script files, which are named by address and not by hash.
    const kept = sources.filter((source) => source !== `'nonce-${nonce}'` && source !== "'strict-dynamic'")
    const all = [...new Set([...kept, ...hashes.script, ...hashes.style])]
    return [name, ...(all.length > 0 ? all : ["'none'"])].join(' ')
  })
  return { html: clean, policy: directives.filter((directive) => directive !== '').join('; ') }
}

function inlineScripts(html: string) {
  return [...html.matchAll(scripts)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return []
    const [, quoted, plain] = /\stype\s*=\s*(?:["']([^"']*)["']|([^\s"'>]+))/i.exec(attributes) ?? []
    return codeTypes.test((quoted ?? plain ?? '').trim()) ? [text] : []
  })
}
