import { measureQuestions } from './measure-questions.ts'
const { questions, ...r } = await measureQuestions('development')
console.log(r)
for (const { handle, item, quotations, isRight } of questions) {
  if (item.answerable ? isRight : quotations.length === 0) continue
  console.log(
    handle,
    item.answerable ? (quotations.length ? 'OTHER' : 'NONE') : 'WRONGLY ANSWERED',
    '|',
    item.question,
    item.answerable ? '=> ' + JSON.stringify(item.answer) : '',
  )
  for (const q of quotations)
    console.log('     ', q.passage.path, '#', q.passage.heading, '::', q.sentences.join(' / '))
}
