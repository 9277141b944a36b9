import { expect, test } from 'vitest'
import { loadContent } from '#content-server/load-content.ts'
import { dangerRules } from '#features/chat/danger-rules.server.ts'
import { emergencyRules } from '#features/chat/emergency-rules.server.ts'
import { suspicionRules } from '#features/chat/suspicion-rules.server.ts'
import { urgentRules } from '#features/chat/urgent-rules.server.ts'

// The chatbot must treat as an emergency only what the pages call an emergency (docs/decisions/0021).

test('each rule of the chatbot recognizes signs that triage.yaml calls an emergency', async () => {
  const { model } = await loadContent({ directory: 'graphql/content' })
  const crisis = { signs: ['suicidal-thoughts'] }
  for (const { signs } of [...emergencyRules, ...dangerRules, ...suspicionRules, crisis]) {
    expect(signs).not.toEqual([])
    for (const sign of signs) expect(model.triage.signs.get(sign)?.emergency ?? [], sign).not.toEqual([])
  }
})

test('each urgent rule of the chatbot recognizes signs that triage.yaml calls urgent', async () => {
  const { model } = await loadContent({ directory: 'graphql/content' })
  for (const { signs } of urgentRules) {
    expect(signs).not.toEqual([])
    for (const sign of signs) expect(model.triage.signs.get(sign)?.urgent ?? [], sign).not.toEqual([])
  }
})
