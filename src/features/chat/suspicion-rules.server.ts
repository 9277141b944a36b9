import type { EmergencyFacts, EmergencyRule } from './emergency-rules.server.ts'

const isGenital = ({ has, speaks }: EmergencyFacts) => has('testicle') || has('penis') || speaks('genital')
const isAboutUrine = ({ speaks }: EmergencyFacts) => speaks('pee') || speaks('urine') || speaks('catheter')
const isChild = ({ speaks, isSmallBaby }: EmergencyFacts) => speaks('child') || speaks('infant') || isSmallBaby
const isUnhelped = ({ has, lacks }: EmergencyFacts) => lacks('help') || has('noHelp')
const isVeryIll = ({ has }: EmergencyFacts) => has('ill') || has('confused') || has('coldSweat')
const isTight = ({ has }: EmergencyFacts) => has('pain') || has('hard') || has('swollen') || has('strong')

/**
 * The rules for weaker evidence, for texts in which the word for one of the signs of an emergency is unknown or missing.
 * In a text that says that somebody is well or that a symptom is slight, they are not evidence.
 */
export const suspicionRules: readonly EmergencyRule[] = [
  {
    signs: ['fever-and-shivering', 'shivering-without-end'],
    holds: ({ has, isHot, neverEnds }) =>
      has('shiver') && (has('fever') || isHot || has('goesOn') || neverEnds || has('ill') || has('confused')),
  },
  {
    signs: ['shivering-with-catheter-or-procedure'],
    holds: ({ has, speaks }) => has('shiver') && (speaks('catheter') || speaks('procedure') || speaks('antibiotic')),
  },
  {
    signs: ['infection-with-sepsis-signs', 'confusion'],
    holds: (facts) =>
      isVeryIll(facts) &&
      (facts.has('infection') ||
        facts.isFeverish ||
        facts.speaks('antibiotic') ||
        facts.speaks('catheter') ||
        facts.speaks('procedure') ||
        (facts.has('confused') && isAboutUrine(facts))),
  },
  {
    signs: ['child-shivering-or-very-ill', 'ill-person-is-a-baby'],
    holds: (facts) =>
      isChild(facts) &&
      (isVeryIll(facts) || facts.has('faint') || (facts.has('vomit') && (facts.isFeverish || facts.has('infection')))),
  },
  {
    signs: ['infection-with-fever-and-risk', 'fever-with-weak-defenses'],
    holds: (facts) =>
      facts.isFeverish &&
      (facts.speaks('weakDefenses') ||
        (facts.has('pregnant') && (isAboutUrine(facts) || facts.has('pain') || facts.speaks('antibiotic')))),
  },
  {
    signs: ['pregnant-or-one-kidney'],
    holds: ({ has }) => has('pregnant') && ((has('pain') && (has('side') || has('strong'))) || has('stone')),
  },
  {
    signs: ['cannot-keep-water-down'],
    holds: ({ has, speaks }) => has('vomit') && speaks('antibiotic'),
  },
  {
    signs: ['painkillers-do-not-help'],
    holds: (facts) =>
      facts.has('pain') &&
      ((facts.speaks('painkiller') &&
        ((isUnhelped(facts) && facts.has('strong')) || (facts.has('strong') && facts.has('stone')))) ||
        (facts.has('stone') && isUnhelped(facts))),
  },
  {
    signs: ['painkillers-do-not-help'],
    holds: ({ has, speaks }) => has('painkiller') && speaks('hour') && (has('stone') || (has('side') && has('pain'))),
  },
  {
    signs: ['sudden-side-pain-and-faint-or-over-60'],
    holds: ({ has, isOver60 }) =>
      has('pain') &&
      ((isOver60 && (has('side') || has('belly')) && has('strong')) ||
        (isOver60 && has('firstTime')) ||
        (has('belly') && (has('faint') || has('coldSweat')))),
  },
  {
    signs: ['trouble-passing-and-fever'],
    holds: ({ has, isFeverish }) => has('blocked') && isFeverish,
  },
  {
    signs: ['cannot-pass-urine', 'no-urine-or-only-drops-or-clots'],
    holds: (facts) =>
      (facts.has('drop') && facts.has('belly') && isTight(facts)) ||
      ((facts.has('drop') || facts.has('hardly')) && facts.has('pain') && facts.has('strong') && isAboutUrine(facts)) ||
      (facts.has('hardly') && facts.has('belly') && isTight(facts) && isAboutUrine(facts)),
  },
  {
    signs: ['catheter-stopped-and-painful-belly', 'no-urine-or-painful-blocked-catheter'],
    holds: (facts) =>
      facts.has('catheter') &&
      ((facts.has('belly') && isTight(facts)) ||
        (facts.has('blocked') && facts.has('strong')) ||
        (facts.neverEnds && facts.has('pain'))),
  },
  {
    signs: ['stoma-or-new-bladder-blocked', 'no-urine-or-blocked-stoma'],
    holds: ({ has, speaks }) =>
      speaks('stoma') &&
      has('pain') &&
      (has('noEntry') || has('strong') || has('vomit') || has('side') || has('goesOn')),
  },
  {
    signs: ['heavy-blood-in-urine', 'blood-and-hardly-passing-or-faint'],
    holds: (facts) =>
      (facts.has('blood') && facts.has('faint')) ||
      (facts.has('clot') && (facts.has('red') || facts.speaks('procedure'))) ||
      (facts.has('red') && facts.has('heavy') && isAboutUrine(facts)),
  },
  {
    signs: ['wound-bleeding-despite-pressure', 'heavy-bleeding-without-end'],
    holds: ({ has, speaks, neverEnds }) =>
      (has('blood') && (speaks('press') || (neverEnds && !speaks('urine')))) ||
      (speaks('press') && speaks('procedure') && (neverEnds || has('goesOn') || has('heavy'))),
  },
  {
    signs: ['sudden-testicle-pain', 'boy-with-painful-testicle', 'boy-with-sudden-groin-pain'],
    holds: (facts) =>
      (isChild(facts) &&
        isGenital(facts) &&
        (facts.has('pain') || facts.has('belly')) &&
        (facts.has('testicle') || facts.has('strong') || facts.has('vomit') || facts.has('swollen'))) ||
      (facts.has('testicle') && facts.has('pain') && (facts.speaks('hour') || facts.has('dark') || facts.has('faint'))),
  },
  {
    signs: ['genitals-swell-quickly-after-operation', 'scrotum-swells-quickly'],
    holds: (facts) =>
      (facts.speaks('procedure') && facts.has('swollen') && facts.has('spread')) ||
      (isGenital(facts) && facts.speaks('procedure') && facts.has('swollen') && facts.has('strong')) ||
      (facts.has('testicle') && facts.has('swollen') && facts.has('spread')) ||
      (facts.speaks('procedure') && facts.has('dark') && facts.has('spread')),
  },
  {
    signs: ['trapped-lump-in-scrotum'],
    holds: ({ has }) =>
      has('lump') && ((has('pain') && has('strong')) || (has('belly') && (has('swollen') || has('hard')))),
  },
  {
    signs: ['erection-over-4-hours'],
    holds: (facts) =>
      (facts.has('hard') && facts.isCountedLong && (isGenital(facts) || facts.speaks('sex'))) ||
      ((facts.has('medicine') || facts.has('penis')) && facts.has('pain') && facts.isCountedLong) ||
      (facts.has('medicine') && facts.lacks('lasts')),
  },
  {
    signs: ['stuck-foreskin'],
    holds: ({ has }) =>
      has('penis') && (has('stuck') || has('noReturn')) && (has('swollen') || has('dark') || has('pain')),
  },
  {
    signs: ['blue-or-black-penis'],
    holds: ({ has, speaks }) =>
      has('dark') &&
      ((has('penis') && (has('strong') || speaks('hour') || has('hard') || speaks('procedure'))) ||
        (has('numb') && !speaks('legs'))),
  },
  {
    signs: ['crack-during-sex'],
    holds: ({ has, speaks }) =>
      (speaks('sex') && (has('crack') || ((has('swollen') || has('dark')) && (has('penis') || has('pain'))))) ||
      (has('crack') && has('dark') && has('swollen')),
  },
  {
    signs: ['spreading-genital-redness'],
    holds: (facts) =>
      isGenital(facts) &&
      facts.isFeverish &&
      (facts.has('red') || facts.has('swollen') || facts.has('dark')) &&
      (facts.has('strong') || facts.has('spread') || facts.has('hard') || isVeryIll(facts)),
  },
  {
    signs: ['lost-control-and-numb-or-weak'],
    holds: (facts) =>
      facts.has('numb') &&
      (facts.speaks('genital') || facts.speaks('bowel') || isAboutUrine(facts)) &&
      (facts.has('pain') || facts.has('strong') || facts.has('side') || facts.has('weak') || facts.has('control')),
  },
  {
    signs: ['dysreflexia'],
    holds: (facts) => facts.has('headache') && (facts.has('flush') || facts.has('coldSweat')) && isAboutUrine(facts),
  },
  {
    signs: ['chest-pain-during-sex', 'trouble-breathing-chest-pain-or-leg'],
    holds: ({ has, speaks }) =>
      (has('chest') && (speaks('sex') || has('coldSweat') || has('faint') || (has('medicine') && has('strong')))) ||
      (speaks('legs') && has('swollen') && (speaks('procedure') || speaks('chemo'))),
  },
  {
    signs: ['lost-sight-or-hearing', 'fainted-or-hurt'],
    holds: ({ has, speaks }) => has('sight') && (speaks('drug') || has('strong')) && has('oneSided'),
  },
  {
    signs: ['strong-belly-pain', 'sudden-unusual-belly-pain', 'belly-pain-or-hard-belly'],
    holds: (facts) =>
      facts.has('belly') && facts.has('hard') && (facts.has('vomit') || (facts.has('pain') && facts.has('strong'))),
  },
  {
    signs: ['spread-cancer-and-confused', 'high-calcium'],
    holds: ({ has }) => has('cancer') && has('thirst') && (has('weak') || has('ill')),
  },
  {
    signs: ['blistering-rash', 'blistering-rash-with-cancer-medicine'],
    holds: ({ has, speaks, isFeverish }) =>
      has('rash') && (speaks('antibiotic') || speaks('chemo') || speaks('painkiller') || isFeverish || has('spread')),
  },
  {
    signs: ['swollen-face-or-trouble-breathing'],
    holds: ({ has, speaks }) => has('face') && has('rash') && (speaks('drug') || speaks('antibiotic')),
  },
  {
    signs: ['sudden-pain-with-fluoroquinolone'],
    holds: ({ has, speaks }) =>
      speaks('antibiotic') && has('pain') && has('strong') && (has('chest') || has('crack') || speaks('legs')),
  },
  {
    signs: ['desmopressin-low-sodium'],
    holds: ({ has, speaks }) => speaks('desmopressin') && (has('ill') || has('weak') || has('speech') || has('sight')),
  },
  {
    signs: ['injury-with-pain-swelling-or-blood'],
    holds: (facts) =>
      facts.has('injury') &&
      ((isGenital(facts) && (facts.has('dark') || facts.has('strong') || facts.has('vomit'))) ||
        ((facts.has('belly') || facts.has('side')) &&
          facts.has('pain') &&
          (facts.has('swollen') || facts.has('faint')))),
  },
]
