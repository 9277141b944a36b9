import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { parseLinkAddress } from './link-address.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> & {
  /** A path of this site without the site's prefix; it may carry a query and a hash. */
  path: string
  children: ReactNode
}

const nothing = {}

/** A link to a page of this site. It carries `aria-current="page"` when it leads to the page it stands on. */
export function InternalLink({ path, children, ...anchor }: Props) {
  const address = parseLinkAddress(path)
  return (
    <Link
      {...address}
      activeOptions={{ exact: true, includeHash: address.hash !== undefined }}
      activeProps={nothing}
      {...anchor}
    >
      {children}
    </Link>
  )
}
