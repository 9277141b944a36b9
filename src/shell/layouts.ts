import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChatFrame } from './ChatFrame.tsx'
import type { Frame } from './Frame.tsx'
import { ModuleFrame } from './ModuleFrame.tsx'

type LayoutName = NonNullable<StaticDataRouteOption['layout']>

/** The frames of pages that do not stand in the usual one, by the layout of their route (specification section 2). */
export const layouts: Readonly<Record<LayoutName, (props: Parameters<typeof Frame>[0]) => ReactNode>> = {
  module: ModuleFrame,
  chat: ChatFrame,
}
