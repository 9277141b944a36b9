import type { PageKind } from '#blocks/page-kind.ts'
import type { Contact } from './contact.ts'

export const contactKind = {
  name: 'contact',
  types: { contact: undefined },
  navigation: '/contact',
  catalogues: ['contact', 'forms'],
  view: () => import('./ContactView.tsx').then((module) => module.ContactView),
} as const satisfies PageKind<Contact>
