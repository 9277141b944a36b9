import type { KeptTopic } from './kept-topics.ts'

export const exampleTopics: readonly KeptTopic[] = [
  {
    href: '/condition/kidney-stones',
    listHref: '/offline',
    title: 'Kidney stones',
    language: 'en-US',
    checkedAt: '2026-11-12T08:00:00.000Z',
    bytes: 1_240_000,
    revision: '"a"',
  },
  {
    href: '/ar/condition/overactive-bladder',
    listHref: '/ar/offline',
    title: 'فرط نشاط المثانة',
    language: 'ar',
    checkedAt: '2026-11-10T08:00:00.000Z',
    bytes: 640_000,
    revision: null,
  },
]
