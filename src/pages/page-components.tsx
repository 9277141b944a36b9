import type { I18n } from '@lingui/core'
import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PageView, PageViewProps, PublicationFrame, PublicationFrameProps } from '#blocks/page-kind.ts'
import { loadMessages } from '#i18n/load-i18n.ts'
import { Frame } from '#shell/Frame.tsx'
import { pageKinds, type ContentOf, type KindName, type PublicationOf } from './kinds.ts'

type FrameProps = Parameters<typeof Frame>[0]
type LayoutName = NonNullable<StaticDataRouteOption['layout']>

const views: { [Name in KindName]?: PageView<ContentOf[Name]> } = {}
const publicationFrames: { [Name in KindName]?: PublicationFrame<PublicationOf[Name], ContentOf[Name]> } = {}
/** The frame of modules, which replaces the usual one. It is loaded with the view of their kind. */
let ModuleFrame: ((props: FrameProps) => ReactNode) | undefined

async function loadComponents<Name extends KindName>(name: Name): Promise<void> {
  if (views[name]) return
  const { view, publicationFrame, layout } = pageKinds[name]
  const [View, Around] = await Promise.all([
    view(),
    publicationFrame?.(),
    layout && import('#shell/ModuleFrame.tsx').then((shell) => (ModuleFrame = shell.ModuleFrame)),
  ])
  // TypeScript cannot infer that the view matches the type of its kind.
  Object.assign(publicationFrames, { [name]: Around })
  Object.assign(views, { [name]: View })
}

/** Loads the view of a kind of page and its messages, so that the page renders and hydrates without suspending. */
export async function loadPageComponent(name: KindName, i18n: I18n): Promise<void> {
  await Promise.all([
    loadComponents(name),
    ...pageKinds[name].catalogues.map((catalogue) => loadMessages(i18n, catalogue)),
  ])
}

/** Renders a page with the view of its kind. Throws when `loadPageComponent` has not been awaited for that kind. */
export function showPage<Name extends KindName>(name: Name, props: PageViewProps<ContentOf[Name]>): ReactNode {
  const View: PageView<ContentOf[Name]> | undefined = views[name]
  if (!View) throw new Error(`The component of "${name}" pages is not loaded.`)
  return <View {...props} />
}

/**
 * Renders a page in the frame of its layout. The usual frame is used if the page has no layout, or if the frame of the
 * layout is not loaded.
 */
export function showFrame(layout: LayoutName | undefined, props: FrameProps): ReactNode {
  const LayoutFrame = (layout && ModuleFrame) ?? Frame
  return <LayoutFrame {...props} />
}

/** Renders a page of a publication in the frame that all its pages share, if its kind defines one. */
export function showPublication<Name extends KindName>(
  name: Name,
  props: PublicationFrameProps<PublicationOf[Name], ContentOf[Name]>,
): ReactNode {
  const Around: PublicationFrame<PublicationOf[Name], ContentOf[Name]> | undefined = publicationFrames[name]
  return Around ? <Around {...props} /> : props.children
}
