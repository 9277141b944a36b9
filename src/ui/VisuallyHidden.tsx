import type { ReactNode } from 'react'

/** Words for screen readers where the screen shows them in another way. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>
}
