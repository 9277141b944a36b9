import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'
import { loadClientDocument } from './routes/-document/client-document.ts'

type Router = Awaited<ReturnType<typeof getRouter>>

function Client({ router, onReady }: { router: Router; onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>
  )
}

/**
 * Takes the rendered document over. `onReady` is called once it answers to the reader.
 *
 * This is the router's own client, not Start's: Start's adds the machinery of server functions (15 kB), which this client
 * does not use (docs/decisions/0007).
 */
export async function startClient(onReady: () => void): Promise<void> {
  await loadClientDocument()
  const router = await getRouter()
  startTransition(() => {
    hydrateRoot(document, <Client router={router} onReady={onReady} />)
  })
}
