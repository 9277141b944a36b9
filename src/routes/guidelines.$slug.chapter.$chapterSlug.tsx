import { createFileRoute } from '@tanstack/react-router'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/guidelines/$slug/chapter/$chapterSlug')(
  entryRoute(['guideline-chapter'], 'nested'),
)
