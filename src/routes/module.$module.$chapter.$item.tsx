import { createFileRoute } from '@tanstack/react-router'
import { answerParameters } from '#features/modules/answer-parameters.ts'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/module/$module/$chapter/$item')({
  ...entryRoute(['module'], 'nested'),
  // The parameters of an answer that was sent without script. Only the server needs their names.
  staticData: { parameters: import.meta.env.SSR ? answerParameters : [] },
})
