import { measureEmergencies } from './measure-emergencies.ts'
const r = await measureEmergencies('development')
console.log({ ...r, wrong: undefined })
for (const w of r.wrong) console.log(w.handle, w.expect, w.kind, '|', w.phrase)
