import { loadContent } from '../../graphql/server/load-content.ts'
import { readJudged } from './read-judged.ts'
const { model } = await loadContent({ directory: 'graphql/content' })
for (const { handle, item } of await readJudged<any>('development', 'questions')) {
  const site = model.site(handle)!
  const t = performance.now()
  const e = model.search(site).evidence(item.question, 30)
  console.log(`\n## ${handle} ${item.answerable ? 'A' : 'U'} ${item.question} ${Math.round(performance.now() - t)}ms`)
  console.log('   words:', e.words.map((w) => `${w.text}${w.isKnown ? '' : '?'}:${w.weight.toFixed(1)}`).join(' '))
  if (item.answerable) {
    for (const a of item.answer) {
      const norm = (s: string) => s.replace(/\s+/g, ' ')
      const at = e.passages.findIndex(
        (p) => p.entry.uri === a.uri && norm(p.sentences.join(' ')).includes(norm(a.contains).slice(0, 40)),
      )
      const p = e.passages[at]
      console.log(
        '   gold at',
        at,
        p &&
          `title[${p.inTitle}] heading[${p.inHeading}] "${p.heading}" sent ${p.sentences.map((s, i) => (norm(s).includes(norm(a.contains).slice(0, 25)) ? '*' : '') + `[${p.inSentences[i]}]`).join(' ')}`,
      )
    }
  }
  for (const p of e.passages.slice(0, 3))
    console.log(
      '   ',
      p.score.toFixed(2),
      p.entry.uri,
      p.kind,
      p.heading,
      `t[${p.inTitle}] h[${p.inHeading}]`,
      p.inSentences.map((s) => `[${s}]`).join(''),
    )
}
