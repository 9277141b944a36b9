import { inlineJson } from '#lib/inline-json.ts'
import type { I18n } from '@lingui/core'
import { loadMessages, loadI18n } from '#i18n/load-i18n.ts'
import { directionOf } from '#i18n/languages.ts'
import { escapeHtml } from '#lib/escape-html.ts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'
import { type FeatureFlag, featureFlags } from '#sites/feature-flags.ts'
import { type Site, type SiteHandle, siteHandles, sites } from '#sites/sites.ts'
import { blockStates } from './block-states.tsx'
import { flagStates } from './flag-states.tsx'
import { renderPart } from './render-part.tsx'
import { shellStates } from './shell-states.tsx'
import stateScript from './start-state.ts?url'
import type { FolderStates, State } from './states.ts'
import { uiStates } from './ui-states.tsx'

/** The path of the style guide's pages, which production does not have. */
export const styleguidePath = '/styleguide'

const root = import.meta.env.BASE_URL.replace(/\/$/, '') + styleguidePath

/** The states of the components, by folder. */
export const components: Readonly<Record<'ui' | 'shell' | 'blocks', FolderStates>> = {
  ui: uiStates,
  shell: shellStates,
  blocks: blockStates,
}

/** A document that shows one state of one component, or one side of a flag. */
export type Example = {
  /** The path below `styleguidePath`, without a leading slash. */
  readonly path: string
  readonly name: string
  readonly state: State
}

const slugOf = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Returns the documents for the states of a component's file. */
export const examplesOf = (folder: string, file: string, states: FolderStates[string]): readonly Example[] =>
  Object.entries(states).map(([name, state]) => ({
    path: `${folder}/${file.replace(/\.tsx$/, '')}/${slugOf(name)}`,
    name,
    state,
  }))

/** Returns the documents for a flag on and off, with everything else equal. */
export function examplesOfFlag(flag: FeatureFlag): readonly Example[] {
  const { show, needs = [] } = flagStates[flag]
  const side = (name: 'on' | 'off', enable: readonly FeatureFlag[]): Example => ({
    path: `flags/${flag}/${name}`,
    name,
    state: { show: () => show(name === 'on'), isWide: true, site: { enable } },
  })
  return [side('on', [...needs, flag]), side('off', needs)]
}

const folders = Object.entries(components)

const examples: ReadonlyMap<string, Example> = new Map(
  [
    ...folders.flatMap(([folder, files]) =>
      Object.entries(files).flatMap(([file, states]) => examplesOf(folder, file, states)),
    ),
    ...featureFlags.flatMap(examplesOfFlag),
  ].map((example) => [example.path, example]),
)

/** Finds the example at a path below `styleguidePath`. */
export const findExample = (path: string): Example | undefined => examples.get(path)

const featureNames = Object.keys(import.meta.glob('/locales/en-US/*.po')).map((path) =>
  path.replace(/^.*\/(.*)\.po$/, '$1'),
)

/** Loads all messages of the interface in the language of a site. */
export async function loadAllMessages({ locale }: Site): Promise<I18n> {
  const i18n = await loadI18n(locale)
  for (const name of featureNames) if (name !== 'messages') await loadMessages(i18n, name)
  return i18n
}

/** Renders a state to the HTML of its document's body. */
export function renderState(
  { show, site: changes, at = '/', isWide }: State,
  current: CurrentSite,
  i18n: I18n,
): string {
  const site = { ...current.site, ...changes }
  const html = renderPart(show(site), { ...current, site }, i18n, at)
  // An autofocused field would take the focus from the page around the frame.
  return (isWide ? html : `<div class="styleguide-column">${html}</div>`).replaceAll(' autofocus=""', '')
}

/** Returns the elements of the head that all documents share, followed by `more`. */
const head = (title: string, more = '') =>
  `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${root}/styles">${more}`

type ExampleDocument = {
  readonly current: CurrentSite
  readonly i18n: I18n
  readonly themeCss: string
  /** The page configuration that scripts in the browser read (`page-config.ts`). */
  readonly config: object
}

const columnCss =
  '.styleguide-column{max-inline-size:60rem;padding:1rem var(--gutter)}[data-icon]{display:inline-block;inline-size:2rem;vertical-align:middle}'

/** Renders the document of one example, in the language and the theme of a site. */
export function exampleDocument(example: Example, { current, i18n, themeCss, config }: ExampleDocument): string {
  const { locale } = current.site
  const enable = example.state.site?.enable ?? current.site.enable
  const visited = enable.includes('show-visited-links') ? ' data-visited-links=""' : ''
  const json = inlineJson(config)
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-client="ready"${visited}><head>${head(
    example.path,
    `<style>${themeCss}${columnCss}</style><script type="application/json" id="page-config">${json}</script><script type="module" src="${stateScript}"></script>`,
  )}</head><body>${renderState(example.state, current, i18n)}</body></html>`
}

const css = `
body{padding:1rem}
h1{font-size:1.75rem}
h2{margin-block:2.5rem 0;font-size:1.375rem}
h3{margin-block:2rem 0;font:600 1rem/1.5 ui-monospace,monospace}
nav ul{display:flex;flex-wrap:wrap;gap:0 1rem;list-style:none}
nav a,figcaption a,nav b{display:inline-block;padding-block:.25rem;font-size:1rem}
p{max-inline-size:44rem;margin-block-start:.5rem}
figure{margin-block-start:1rem}
figcaption{font-size:1rem;color:var(--ink-soft)}
.frame{overflow:hidden;resize:horizontal;border:1px solid var(--line);background:var(--paper)}
iframe{display:block;inline-size:100%;block-size:10rem;border:0;transform-origin:0 0}
@media (width < 40rem){figure{margin-inline:-1rem}figcaption,h3{padding-inline:1rem}h3{margin-inline:-1rem}.frame{border-inline:0}}
.pair{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
@media (width >= 60rem){.pair{grid-template-columns:repeat(2,minmax(0,1fr))}.pair .frame{resize:none}}
`

/**
 * The script that gives each frame the height of its content, up to `data-max-height`. Of two frames side by side, each is
 * laid out as wide as a large screen and scaled down.
 */
const script = `
const desktopWidth = 1440
for (const frame of document.querySelectorAll('iframe')) {
  const box = frame.parentElement
  const fit = () => {
    const { body } = frame.contentDocument
    const isPaired = box.closest('.pair') && matchMedia('(width >= 60rem)').matches
    const scale = isPaired ? box.clientWidth / desktopWidth : 1
    frame.style.inlineSize = isPaired ? desktopWidth + 'px' : ''
    frame.style.transform = isPaired ? 'scale(' + scale + ')' : ''
    // Content with a height of 100vh would otherwise keep the previous height of the frame.
    frame.style.blockSize = ''
    const contentHeight = Math.ceil(body.getBoundingClientRect().height)
    const height = Math.min(contentHeight, Number(frame.dataset.maxHeight ?? Infinity))
    frame.style.blockSize = height + 'px'
    box.style.blockSize = height * scale + 2 + 'px'
    if (frame.dataset.scrollToEnd) frame.contentWindow.scrollTo(0, contentHeight)
  }
  const observeResize = () => {
    new ResizeObserver(fit).observe(frame.contentDocument.body)
    new ResizeObserver(fit).observe(box)
  }
  frame.addEventListener('load', observeResize)
  if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank') observeResize()
}
`

const frameOf = ({ path, name }: Example, site: SiteHandle, { title = name, maxHeight = 0, isAtEnd = false } = {}) => {
  const address = `${root}/${path}?site=${site}`
  return `<figure><figcaption>${escapeHtml(name)} · <a href="${address}">alone</a></figcaption><div class="frame"><iframe src="${address}" title="${escapeHtml(title)}" loading="lazy"${maxHeight ? ` data-max-height="${maxHeight}"` : ''}${isAtEnd ? ' data-scroll-to-end="true"' : ''}></iframe></div></figure>`
}

type Contents = {
  readonly title: string
  readonly site: SiteHandle
  readonly themeCss: string
  readonly path: string
  readonly other: string
  readonly body: string
}

function contentsDocument({ title, site, themeCss, path, other, body }: Contents): string {
  const links = siteHandles.map((handle) =>
    handle === site
      ? `<li><b>${handle}</b></li>`
      : `<li><a href="${path}?site=${handle}" lang="${sites[handle].locale}" title="${sites[handle].languageLabel}">${handle}</a></li>`,
  )
  return `<!doctype html><html lang="en-US"><head>${head(title, `<style>${themeCss}${css}</style>`)}</head><body><h1>${title}</h1><p>${other}</p><nav aria-label="Sites"><ul>${links.join('')}</ul></nav>${body}<script>${script}</script></body></html>`
}

/** Renders the page with every component of the three folders in all its states, on a site. */
export function componentsDocument(site: SiteHandle, themeCss: string): string {
  const contents = folders.map(
    ([folder, files]) =>
      `<h2 id="${folder}">src/${folder}</h2><nav aria-label="src/${folder}"><ul>${Object.keys(files)
        .map((file) => `<li><a href="#${folder}/${file}">${file}</a></li>`)
        .join('')}</ul></nav>`,
  )
  const parts = folders.flatMap(([folder, files]) =>
    Object.entries(files).map(([file, states]) => {
      const path = `${folder}/${file}`
      const frames = examplesOf(folder, file, states).map((example) =>
        frameOf(example, site, { title: `${file}: ${example.name}` }),
      )
      return `<section aria-labelledby="${path}"><h3 id="${path}">src/${path}</h3>${frames.join('')}</section>`
    }),
  )
  const other = `<a href="${root}/flags?site=${site}">The feature flags, on and off</a>`
  const body = [...contents, ...parts].join('')
  return contentsDocument({ title: 'Components', site, themeCss, path: root, other, body })
}

const flagsText = Object.values(
  import.meta.glob<string>('/docs/feature-flags.md', { query: '?raw', import: 'default', eager: true }),
).join('')

/** Returns the meaning of a flag from `docs/feature-flags.md`. Throws when the flag has no row there. */
export function meaningOf(flag: FeatureFlag): string {
  const [, meaning] = new RegExp(`^\\| \`${flag}\` \\| (.*) \\|$`, 'm').exec(flagsText) ?? []
  if (meaning === undefined) throw new Error(`docs/feature-flags.md has no row "${flag}".`)
  return meaning
}

/** Renders the style guide's page of feature flags: for each flag, its examples with the flag on and off, on a site. */
export function flagsDocument(site: SiteHandle, themeCss: string): string {
  const contents = featureFlags.map((flag) => `<li><a href="#${flag}">${flag}</a></li>`)
  const parts = featureFlags.map((flag) => {
    const { isAtEnd, hint, needs } = flagStates[flag]
    const also = [...(needs ? [`Both with ${needs.join(', ')}.`] : []), ...(hint ? [hint] : [])].join(' ')
    const frames = examplesOfFlag(flag).map((example) =>
      frameOf(example, site, { title: `${flag}: ${example.name}`, maxHeight: 720, isAtEnd }),
    )
    return `<section aria-labelledby="${flag}"><h3 id="${flag}">${flag}</h3><p>On: ${escapeHtml(meaningOf(flag))}. ${also}</p><div class="pair">${frames.join('')}</div></section>`
  })
  const other = `<a href="${root}?site=${site}">The components</a>`
  const body = `<nav aria-label="Feature flags"><ul>${contents.join('')}</ul></nav>${parts.join('')}`
  return contentsDocument({ title: 'Feature flags', site, themeCss, path: `${root}/flags`, other, body })
}
