import type { ContentModel } from '#content-server/content-model.ts'
import { findingOf, type Finding } from '#content-server/report/finding.ts'
import { ContentProblem } from '#content-server/content-problem.ts'

/** The timeout of one request, in milliseconds, and the maximum number of concurrent requests. */
const timeoutMs = 15_000
const maxConcurrentRequests = 4

const pattern = /https?:\/\/(?:[^\s"'<>()\]]|\([^\s"'<>()\]]*\))+/g

/**
 * Returns the URLs in a text, with pairs of parentheses as in `/Stone_(kidney)`, but without the punctuation mark that
 * follows a URL.
 */
export const urlsIn = (text: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([url]) => url.replace(/[.,;:!?]$/, ''))

type Links = ReadonlyMap<string, { readonly file: string; readonly line: number }>

/** Returns the links of content files to other websites, each with the first place where it occurs. */
export function externalLinks(model: ContentModel, rowsOf: (file: string) => readonly string[]): Links {
  const links = new Map<string, { file: string; line: number }>()
  const files = new Set(model.sites.flatMap((site) => model.all(site).map(({ document }) => document.file)))
  for (const file of files)
    for (const [index, row] of rowsOf(file).entries())
      for (const url of urlsIn(row)) if (!links.has(url)) links.set(url, { file, line: index + 1 })
  return links
}

/**
 * Requests every link and finds those whose target no longer exists (404 or 410) or whose server does not respond. Other
 * statuses prove nothing, because many servers refuse requests that do not come from a browser.
 */
export async function checkLinks(links: Links): Promise<Finding[]> {
  const queue = [...links]
  const findings: Finding[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [url, { file, line }] = next
      const problem = await problemOf(url)
      if (problem !== undefined) findings.push(findingOf('link', new ContentProblem(file, line, `${url}: ${problem}`)))
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentRequests }, work))
  return findings
}

async function problemOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    void response.body?.cancel()
    return response.status === 404 || response.status === 410 ? `status ${response.status}` : undefined
  } catch {
    return 'no answer'
  }
}
