import { loadContent } from '../../graphql/server/load-content.ts'
import { evidenceOf } from './measure-questions.ts'
import { chooseAnswer } from '../../src/features/chat/choose-answer.server.ts'
const { model } = await loadContent({ directory: 'graphql/content' })
for (const q of `How is a kidney transplant done?
What is dialysis like?
Can I get a vasectomy reversed?
How do I treat chronic prostatitis?
Is HPV vaccine recommended for boys?
What are the side effects of ibuprofen on the heart?
How do I lower my blood pressure?
What foods are good for the liver?
Can men get breast cancer?
How is appendicitis treated?
Does green tea prevent prostate cancer?
What is the survival rate of bladder cancer after 5 years?
Can I take aspirin before surgery?
Who is the best surgeon for prostate cancer?
How does a robot operate?
What is the capital of France?
How do I remove a stone from my shoe?
Is it ok to have sex with kidney stones?
Can a stone come back?
What is a stent?
Does a stent hurt?
What should I drink with a kidney stone?
Is blood in urine always serious?
How do I prepare for a cystoscopy?
Why do I get up so often at night?
How much water should I drink to prevent stones?
What is PSA?
Can women have a prostate?
How long does TURP take?
When can I go back to work after a cystoscopy?
Tell me a joke about urology
Is Trump's prostate healthy?
How can I become a urologist?
can you write a poem about kidneys
my dog has a kidney stone, what should I do
What causes a bent penis?
Does circumcision reduce feeling?
How do I get rid of a wart on my finger?
How tall is a kidney?
What medicine is for overactive bladder?
Do kidney stones run in families?`.split('\n')) {
  const r = chooseAnswer(q, evidenceOf(model, 'en', q), 'en-US')
  console.log((r.length ? '+ ' : '- ') + q)
  for (const x of r) console.log('       ', x.passage.path, '|', x.sentences.join(' / ').slice(0, 230))
}
for (const b of await Promise.all(
  ['en', 'de', 'ar', 'cn'].map(async (h) => [
    h,
    (await import('node:fs')).readFileSync(`graphql/content/${h}/chatbots/guide.md`, 'utf8'),
  ]),
)) {
  const qs = /suggestedQuestions:\n((?:  - .*\n)+)/
    .exec(b[1]!)![1]!
    .trim()
    .split('\n')
    .map((l) => l.replace(/^\s*- /, '').replace(/^"|"$/g, ''))
  const loc = { en: 'en-US', de: 'de-DE', ar: 'ar', cn: 'zh-CN' }[b[0] as 'en'] as any
  for (const q of qs) {
    const r = chooseAnswer(q, evidenceOf(model, b[0]!, q), loc)
    console.log(r.length ? '+' : '-', b[0], q, r[0]?.sentences.join(' / ').slice(0, 150))
  }
}
