import { createFileRoute } from '@tanstack/react-router'
import { answerParameters } from '#features/modules/answer-parameters.ts'
import { entryRoute } from '#pages/entry-route.tsx'

export const Route = createFileRoute('/module/$module/$chapter/$item')({
  ...entryRoute(['module'], 'nested'),
  // These params only occur without JavaScript, when an answer is sent by loading the page, so only the server has to know
  // their names.
  staticData: { parameters: import.meta.env.SSR ? answerParameters : [] },
})
