import { loadContent } from '../../graphql/server/load-content.ts'
import { sites } from '../../src/sites/sites.ts'
const { model } = await loadContent({ directory: 'graphql/content' })
const [handle, question, only] = process.argv.slice(2) as [string,string,string]
const { words, passages } = model.search(model.site(handle)!).evidence(question, 40)
console.log(words.map((w,i)=>`${i}:${w.text}=${w.weight.toFixed(2)}${w.isKnown?'':'?'}`).join(' '))
for (const p of passages.slice(0, 40)) { if (only && !(p.entry.uri??'').includes(only)) continue
 console.log(p.score.toFixed(2), p.kind, p.entry.uri, '#', p.heading, 'T', p.inTitle.join(), 'H', p.inHeading.join()); p.sentences.forEach((s,i)=>{ if (only||p.inSentences[i]!.length) console.log('     ', p.inSentences[i]!.join(), s.slice(0,140)) }) }
