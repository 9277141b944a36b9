import { createFileRoute } from '@tanstack/react-router'
import { anyText, searchParams } from '#lib/search-params.ts'
import { entryRoute } from '#pages/entry-route.tsx'
import { contactForm } from '#pages/form-middleware.server.ts'

export const Route = createFileRoute('/contact')({
  ...entryRoute(['contact']),
  // The page is never cached, because it may contain text that a reader has written, which no other reader may see.
  staticData: { perRequest: true },
  validateSearch: searchParams({ sent: anyText }),
  server: { middleware: [contactForm] },
})
