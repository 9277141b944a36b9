import { expect, test } from 'vitest'
import { loadContent } from '#content-server/load-content.ts'
import { emergencyRules } from '#features/chat/emergency-rules.server.ts'

// The chatbot must not call an emergency anything that the pages do not (docs/decisions/0021).

test('each rule of the chatbot recognizes signs that triage.yaml calls an emergency', async () => {
  const { model } = await loadContent({ directory: 'graphql/content' })
  const crisis = { signs: ['suicidal-thoughts'] }
  for (const { signs } of [...emergencyRules, crisis]) {
    expect(signs).not.toEqual([])
    for (const sign of signs) expect(model.triage.signs.get(sign)?.emergency ?? [], sign).not.toEqual([])
  }
})
