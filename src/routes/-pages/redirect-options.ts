import type { AddressAnswer } from '#features/addresses/address.ts'
import type { CurrentSite } from '#sites/CurrentSite.tsx'

type Redirect = Extract<AddressAnswer, { kind: 'redirect' }>

/**
 * The router's words for a redirect. A target outside the site replaces the document; one within the site keeps the prefix.
 */
export function redirectOptions(
  { status, target }: Redirect,
  { basePath, prefix }: Pick<CurrentSite, 'basePath' | 'prefix'>,
) {
  switch (target.kind) {
    case 'external':
      return { href: target.href, statusCode: status, reloadDocument: true, replace: true }
    case 'internal':
      return { href: basePath + prefix + encodePath(target.path), statusCode: status, replace: true }
  }
}

/** Content names its pages in any script, a header only in ASCII. What is percent-encoded already stays as it is. */
const encodePath = (path: string): string =>
  encodeURI(path.normalize('NFC').replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/%25(?=[\da-f]{2})/gi, '%')
