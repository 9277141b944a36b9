import type { EmergencyFacts, EmergencyRule } from './emergency-rules.server.ts'

const hasGenital = ({ has, speaks }: EmergencyFacts) => has('testicle') || has('penis') || speaks('genital')
const passesUrine = ({ speaks }: EmergencyFacts) => speaks('pee') || speaks('urine')
const isUnhelped = ({ has, lacks }: EmergencyFacts) => lacks('help') || has('noHelp')

/** Further rules for emergencies, most of them for dangers beyond the urinary tract, for medicines and for operations. */
export const dangerRules: readonly EmergencyRule[] = [
  {
    signs: ['painkillers-do-not-help'],
    holds: (facts) =>
      (facts.has('stone') || (facts.has('side') && facts.has('pain'))) &&
      facts.speaks('painkiller') &&
      isUnhelped(facts),
  },
  {
    signs: ['cannot-keep-water-down'],
    holds: ({ has }) => has('vomit') && (has('stone') || has('infection') || (has('side') && has('pain'))),
  },
  {
    signs: ['sudden-side-pain-and-faint-or-over-60', 'faint', 'over-60-and-first-stone'],
    holds: ({ has, isOver60 }) =>
      (has('side') && has('pain') && (has('faint') || has('coldSweat') || (isOver60 && has('firstTime')))) ||
      (has('stone') && isOver60 && has('firstTime')),
  },
  {
    signs: ['fever-and-hardly-passing-or-risk', 'trouble-passing-and-fever'],
    holds: (facts) => ((facts.has('hardly') && passesUrine(facts)) || facts.has('drop')) && facts.isFeverish,
  },
  {
    signs: ['blood-and-hardly-passing-or-faint'],
    holds: (facts) => facts.has('blood') && passesUrine(facts) && (facts.has('faint') || facts.has('hardly')),
  },
  {
    signs: ['catheter-stopped-and-painful-belly', 'stoma-or-new-bladder-blocked'],
    holds: ({ has, speaks, lacks }) =>
      (has('catheter') || speaks('stoma')) &&
      (has('blocked') || lacks('lasts') || speaks('cannotPee') || lacks('urine')) &&
      (has('pain') || has('belly') || speaks('stoma')),
  },
  { signs: ['black-stoma'], holds: ({ has, speaks }) => speaks('stoma') && has('dark') },
  {
    signs: ['suprapubic-catheter-out', 'catheter-out-after-prostate-removal'],
    holds: ({ has, speaks }) => has('out') && (speaks('suprapubic') || (has('catheter') && speaks('procedure'))),
  },
  {
    signs: ['catheter-does-not-go-in'],
    holds: ({ has, speaks }) =>
      has('noEntry') && (speaks('catheter') || speaks('suprapubic')) && (has('pain') || has('belly') || speaks('pee')),
  },
  {
    signs: ['heavy-bleeding-without-end', 'wound-bleeding-despite-pressure'],
    holds: ({ has, speaks }) => has('blood') && speaks('procedure') && (has('heavy') || has('goesOn') || has('faint')),
  },
  {
    signs: ['trapped-lump-in-scrotum', 'trapped-lump-with-vomiting'],
    holds: ({ has }) =>
      has('lump') &&
      (has('vomit') || (has('hard') && has('pain')) || (has('noReturn') && (has('pain') || has('hard')))),
  },
  {
    signs: ['newborn-dark-scrotum', 'scrotum-swells-quickly', 'genitals-swell-quickly-after-operation'],
    holds: ({ has, speaks }) =>
      has('testicle') &&
      ((has('dark') && (speaks('infant') || has('swollen') || speaks('procedure') || has('injury'))) ||
        (has('swollen') && has('spread') && (speaks('procedure') || has('injury')))),
  },
  {
    signs: ['blue-or-black-penis'],
    holds: ({ has }) => has('penis') && has('dark') && (has('numb') || has('swollen') || has('stuck') || has('pain')),
  },
  {
    signs: ['spreading-genital-redness'],
    holds: (facts) =>
      hasGenital(facts) &&
      ((facts.has('spread') && (facts.has('red') || facts.has('swollen') || facts.has('dark') || facts.has('pain'))) ||
        (facts.has('dark') && facts.isFeverish)),
  },
  {
    signs: ['lost-control-and-numb-or-weak', 'weak-legs-and-bladder-or-cancer', 'no-urine-and-weak-legs'],
    holds: (facts) => {
      const { has, speaks, lacks } = facts
      const isNumbOrWeak = has('numb') || (speaks('legs') && has('weak'))
      return (
        isNumbOrWeak && (has('control') || lacks('control') || has('cancer') || (speaks('legs') && passesUrine(facts)))
      )
    },
  },
  { signs: ['dysreflexia'], holds: ({ has, speaks }) => speaks('spine') && (has('headache') || has('flush')) },
  {
    signs: ['trouble-breathing-chest-pain-or-leg', 'chest-pain-breathing-or-coughing-blood', 'chest-pain-during-sex'],
    holds: ({ has, speaks }) =>
      has('breath') ||
      (has('chest') && has('pain')) ||
      (has('cough') && has('blood')) ||
      (speaks('legs') && has('swollen') && has('pain') && (speaks('procedure') || speaks('chemo') || has('cancer'))),
  },
  { signs: ['stroke-signs'], holds: ({ has }) => has('oneSided') || has('speech') },
  {
    signs: ['lost-sight-hearing-or-faint-with-erection-medicine'],
    holds: ({ has }) => has('medicine') && (has('sight') || has('faint')),
  },
  {
    signs: ['strong-belly-pain', 'operation-belly-pain-or-vomiting', 'belly-pain-or-hard-belly'],
    holds: ({ has, speaks }) =>
      speaks('procedure') &&
      (has('vomit') || (has('belly') && ((has('pain') && has('strong')) || has('hard') || has('swollen')))),
  },
  {
    signs: ['high-calcium', 'spread-cancer-and-confused'],
    holds: ({ has }) => has('cancer') && (has('confused') || (has('thirst') && has('vomit'))),
  },
  { signs: ['swollen-face-or-trouble-breathing'], holds: ({ has }) => has('face') && has('swollen') },
  {
    signs: ['blistering-rash', 'blistering-rash-with-cancer-medicine'],
    holds: ({ has, speaks }) => has('rash') && (speaks('drug') || speaks('fluoroquinolone') || has('face')),
  },
  {
    signs: ['sudden-pain-with-fluoroquinolone'],
    holds: ({ has, speaks }) =>
      speaks('fluoroquinolone') && has('pain') && (has('strong') || has('chest') || has('belly') || has('side')),
  },
  {
    signs: ['desmopressin-low-sodium'],
    holds: ({ has, speaks }) =>
      speaks('desmopressin') &&
      (has('headache') || has('vomit') || has('confused') || has('seizure') || has('faint') || has('swallow')),
  },
  {
    signs: ['muscles-weak-after-botulinum'],
    holds: ({ has, speaks }) =>
      speaks('botulinum') && (has('swallow') || has('speech') || has('weak') || has('breath')),
  },
  {
    signs: ['injury-with-pain-swelling-or-blood', 'accident-or-blow'],
    holds: ({ has }) => has('injury') && (has('belly') || has('side')) && has('pain') && (has('strong') || has('hard')),
  },
  {
    signs: ['crack-during-sex'],
    holds: ({ has }) => has('crack') && has('erection') && (has('swollen') || has('dark')),
  },
  { signs: ['child-desmopressin-low-sodium'], holds: ({ has }) => has('seizure') },
]
