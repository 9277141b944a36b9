import { createFileRoute } from '@tanstack/react-router'
import { answerParameters } from '#features/modules/answer-parameters.ts'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/module/$module/$chapter/$item')({
  ...entryRoute(['module'], 'nested'),
  // Without script, an answer is sent as parameters of a page load, so only the server needs to know their names.
  staticData: { parameters: import.meta.env.SSR ? answerParameters : [] },
})
