import { expect, test, vi } from 'vitest'
import { persistDraft } from './persist-draft.ts'

test('the contact page works where the browser refuses to store anything', () => {
  const refuse = vi.fn<() => Storage>(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { draft: 'sent' } }) })
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse })
  try {
    expect(persistDraft).not.toThrow()
    expect(refuse).toHaveBeenCalled()
  } finally {
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  }
})
