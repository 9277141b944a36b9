import { ModuleAround } from '#features/modules/ModuleAround.tsx'
import { ModulePageView } from '#features/modules/ModulePageView.tsx'
import { ModuleFrame } from '#shell/ModuleFrame.tsx'
import type { Layouts, ShowPages, ShowWorks } from '#pages/page-components.tsx'

export const pages: ShowPages<'module'> = {
  module: (page, { today, frame }) => <ModulePageView page={page} today={today} publisher={frame.siteName} />,
}

export const works: ShowWorks<'module'> = {
  module: (module, page, children) =>
    page.kind === 'module' ? (
      <ModuleAround module={module} page={page}>
        {children}
      </ModuleAround>
    ) : (
      children
    ),
}

export const layouts: Layouts = { module: (props) => <ModuleFrame {...props} /> }
