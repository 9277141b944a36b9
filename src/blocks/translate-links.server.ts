import { LinkedTranslationsDocument } from '#content-contract/operations.ts'
import { fetchContent } from '#content/content.server.ts'
import { pathFromUri, uriFromPath } from '#lib/uri-path.ts'
import type { SiteHandle } from '#sites/sites.ts'

type Target = { readonly path: string; readonly title: string | undefined }

const hrefs = /(?<= href=")\/[^"]*/g

/**
 * Translates the links in parsed content of the primary site (`from`) that replaces a missing translation: links to pages
 * that the current site (`to`) has translated get the path of the translation and, if they are a `SafeLink`, its title.
 */
export async function translateLinks<Value>(
  value: Value,
  { from, to }: { readonly from: SiteHandle; readonly to: SiteHandle },
): Promise<Value> {
  const paths = new Set<string>()
  collect(value, paths)
  if (paths.size === 0) return value
  const { entries } = await fetchContent(LinkedTranslationsDocument, {
    uri: [...paths].map(uriFromPath).sort(),
    site: [from],
  })
  const targets = new Map<string, Target>()
  for (const entry of entries ?? []) {
    const targetEntry = entry?.localized.find((one) => one.siteHandle === to && one.enabledForSite !== false)
    if (entry?.uri && targetEntry?.uri)
      targets.set(pathFromUri(entry.uri), { path: pathFromUri(targetEntry.uri), title: targetEntry.title ?? undefined })
  }
  return targets.size === 0 ? value : (translated(value, targets) as Value)
}

/** Returns a path without its query and its fragment. */
const pageOf = (address: string) => address.replace(/[?#].*$/s, '')

function collect(value: unknown, paths: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) return value.forEach((item) => collect(item, paths))
  for (const [name, item] of Object.entries(value)) {
    if (name === 'path' && typeof item === 'string') paths.add(pageOf(item))
    else if (name === 'html' && typeof item === 'string')
      for (const [href] of item.matchAll(hrefs)) paths.add(pageOf(href))
    else collect(item, paths)
  }
}

function translated(value: unknown, targets: ReadonlyMap<string, Target>): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => translated(item, targets))
  const translateAddress = (address: string) => {
    const target = targets.get(pageOf(address))
    return target ? target.path + address.slice(pageOf(address).length) : address
  }
  const result = Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name === 'path' && typeof item === 'string') return [name, translateAddress(item)]
      if (name === 'html' && typeof item === 'string') return [name, item.replaceAll(hrefs, translateAddress)]
      return [name, translated(item, targets)]
    }),
  )
  const { kind, path } = value as { kind?: unknown; path?: unknown }
  const title = kind === 'internal' && typeof path === 'string' ? targets.get(pageOf(path))?.title : undefined
  if (title === undefined) return result
  // The language, the text and the label are those of the original page. The first two are removed, and the title of the
  // translation replaces the label.
  const { language: _language, text: _text, ...rest } = result
  return { ...rest, label: title }
}
