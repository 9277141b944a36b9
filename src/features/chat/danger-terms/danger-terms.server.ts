/**
 * The concepts for dangers beyond the urinary tract, for the medicines and operations that cause them, and for how a text
 * is meant.
 *
 * Terms are separated by spaces:
 *
 * - `word` matches all words that begin with it, compounds that contain it (from 5 letters, or 4 at the end), and words that
 *   begin with a misspelling of it (one letter after the first, from 6 letters); three letters or fewer match only
 *   themselves; `emergency-vocabulary.server.ts` lists concepts whose words match less (`exactConcepts`, `strictConcepts`)
 * - `=word` matches only itself
 * - `one~two` matches consecutive words; those of four letters or fewer exactly, longer ones as a `word`
 * - `one_two` matches words near each other in any order; each of them is matched as a `word`
 * - `one~two_three` matches the phrase `one two` near `three`
 * - `(one|two)~three` stands for `one~three two~three`, and `(one|)~three` for `one~three three`; an alternative may be a
 *   phrase: `(one~two|three)_four`
 *
 * Case and diacritics are ignored. Apostrophes are treated as spaces, except in English, where they are ignored. In Chinese
 * a term matches anywhere in a clause, and the `two` of `one_two` begins at most six characters before `one` or after its
 * end. A negation in a term (`no~relief`) belongs to the term and denies nothing after it except the passing of urine.
 *
 * - `chest`, `breath`, `faint`, `belly`, `headache`, `seizure`, `cough`: symptoms and places; `breath` is trouble breathing
 * - `oneSided`, `speech`: a weak side, a drooping face, slurred speech; `sight`: lost sight or hearing
 * - `face`: face, lips, tongue, throat; `rash`: blisters, peeling skin, sores; `swallow`: trouble swallowing, weak muscles
 * - `painkiller` and `help`: missing help is expressed by a negation, or without one by `noHelp`
 * - `firstTime`: never had a stone before
 * - `lump`: a lump, bulge or hernia; `noReturn`: it cannot be pushed back
 * - `dark`: blue, black, purple; `spread`: growing or spreading within hours; `genital`: genitals, groin, between the legs
 * - `spine`: a spinal cord injury; `flush`: sweating, flushing, goosebumps
 * - `weak`: weak or paralyzed; `control`: lost control of bladder or bowels
 * - `stoma`: a stoma, its bag, a new bladder; `suprapubic`: a catheter through the belly
 * - `out`: a tube that has come out or has been pulled out; `noEntry`: a catheter that does not go in
 * - `hardly`: hardly any, only a little
 * - `cancer`, `thirst`, `drug`: cancer or metastases, thirst, medicines in general
 * - `desmopressin`, `botulinum`, `fluoroquinolone`: further names of these medicines, in addition to the shared ones
 * - `ill`: very ill without a diagnosis: limp, floppy, apathetic, hard to wake, mottled, too weak to get up or drink
 * - `antibiotic`: antibiotics in general, and names in addition to the shared ones
 * - `weakDefenses`: a transplant, long-term cortisone, few white cells, HIV, no spleen; not cancer medicines (`chemo`)
 * - `sex`: during sex, intercourse, masturbation
 * - `toilet`: the bladder, the toilet
 * - `orgasm`: orgasm, ejaculation, semen; `nothingOut`: "nothing comes out", the terms of `cannotPee` that do not say what
 * - `press`: pressed on a wound, a pressure bandage
 * - `bowel`: bowels, stool, the back passage
 * - `mild`: a symptom that is slight, came once, is bearable, comes and goes; by itself it does not rule out an emergency
 * - `goodbye`: signs of a suicide plan
 * - `worry`: a question about a risk, a fear, a plan, a school project; nobody has the symptom
 * - `watched`: can urinate, but not in company or in public toilets
 * - `asking`: asks for knowledge or for permission: how to recognize, what is, how often, may I
 * - `everyday`: matters of daily life and of organization: appointment, costs, sport, travel, food, school, offspring
 * - `longtime`: for months or years, since childhood, years ago, every night
 * - `lookup`: looks for a page, a leaflet, a film, an address, an appointment, a word's meaning
 */
export type DangerConcept =
  | 'chest'
  | 'breath'
  | 'faint'
  | 'belly'
  | 'headache'
  | 'seizure'
  | 'cough'
  | 'oneSided'
  | 'speech'
  | 'sight'
  | 'face'
  | 'rash'
  | 'swallow'
  | 'painkiller'
  | 'help'
  | 'noHelp'
  | 'firstTime'
  | 'lump'
  | 'noReturn'
  | 'dark'
  | 'spread'
  | 'genital'
  | 'spine'
  | 'flush'
  | 'weak'
  | 'control'
  | 'stoma'
  | 'suprapubic'
  | 'out'
  | 'noEntry'
  | 'hardly'
  | 'cancer'
  | 'thirst'
  | 'drug'
  | 'desmopressin'
  | 'botulinum'
  | 'fluoroquinolone'
  | 'ill'
  | 'antibiotic'
  | 'weakDefenses'
  | 'sex'
  | 'orgasm'
  | 'toilet'
  | 'nothingOut'
  | 'press'
  | 'bowel'
  | 'mild'
  | 'goodbye'
  | 'worry'
  | 'watched'
  | 'lookup'
  | 'asking'
  | 'everyday'
  | 'longtime'

export type DangerTerms = Readonly<Partial<Record<DangerConcept, string>>>

/** Names of medicines that are similar in every language, in all scripts. */
export const dangerMedicines = {
  painkiller:
    'ibuprof diclofenac diklofenak voltaren naproxen naproksen ketoprofen ketorolac ketorolak toradol tramadol tramal metamizol novalgin nolotil paracetamol acetaminophen tylenol panadol oxycodon oksikodon morphin morfin buscopan codein kodein nurofen advil dexketoprofen ибупрофен диклофенак парацетамол трамадол ιβουπροφ δικλοφεν παρακεταμ depon ponstan ايبوبروفين ديكلوفيناك باراسيتامول بروفين بنادول ترامادول 布洛芬 双氯芬酸 对乙酰氨基酚 曲马多 扶他林',
  fluoroquinolone:
    'ciproflox ciprofloks siproflok =cipro =ciproxin =ciproxina =cipronex =ciprinol =ciplox =cipromed levoflox levofloks =tavanic =tavanik norfloks norflox ofloxac ofloksac moxiflox moksifloks fluoroquinolon fluorchinolon fluorokinolon florokinolon fluorochinolon fluoroquinolona ципрофлокс левофлокс σιπροφλοξ λεβοφλοξ سيبروفلوكساسين ليفوفلوكساسين سيبرو 环丙沙星 左氧氟沙星 诺氟沙星 莫西沙星',
  desmopressin:
    'desmopres dezmopres =minirin =minirinmelt =nocdurna =noqdirna =nokdirna =ddavp =adiuretin десмопрес минирин δεσμοπρεσ ديسموبريسين مينيرين 去氨加压素 弥凝',
  antibiotic:
    'antibiot antybiot amoxicill amoksicil =augmentin =augmentine nitrofuran furadantin fosfomyc fosfomic fosfomis monuril pivmecillin cefurox cefuroks cefixim ceftriax cefalex cephalex trimethopr trimetopr cotrimox bactrim biseptol doxycycl doxiciclin doksiciklin αντιβιοτ αντιβιωσ антибиот аугментин амоксиц مضاد~حيوي المضاد~الحيوي المضاد مضادات اوجمنتين اموكسيسيلين 抗生素 消炎药 头孢 阿莫西林',
  botulinum: 'botox botulin dysport disport botoks ботокс ботулин μποτοξ μπότοξ βοτουλιν بوتوكس 肉毒',
} as const
