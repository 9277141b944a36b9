import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {
  chest: '=chest =heart left~arm =breastbone =jaw angina heart~attack',
  breath:
    'cant~breath cannot~breath breathless short~of~breath trouble~breathing hard~to~breathe difficulty~breathing struggling~to~breathe gasping =wheezing =wheezy =wheeze shortness~of~breath =choking out~of~breath hardly~breathe barely~breathe',
  faint:
    'faint fainted fainting passed~out passing~out pass~out blacked~out black~out blacking~out collapsed =dizzy dizziness lightheaded light~headed =woozy white~as~a nearly~fell =unconscious keeled~over going~to~pass head~spinning seeing~stars',
  belly: 'belly stomach abdomen abdominal =tummy =gut =guts =stomache',
  headache: 'headache head_pounding head_pain head_hurts head~is~pounding migraine pounding~head splitting~head',
  seizure: 'seizure =seizing convuls having~a~fit had~a~fit =fits fitting~and',
  cough: 'cough coughing =hacking',
  oneSided:
    'one~side_weak side~of~his~face side~of~her~face side~of~my~face face_drooping face_droops face_drooped mouth_drooping droopy cant~lift_arm arm_weak weak~arm half~of~his half~of~her half~his~face half~my~face arm~wont =stroke one~side_numb lopsided crooked~smile mouth~hanging',
  speech:
    'slurr cant~speak cant~talk words~wont words~come cannot~speak trouble~speaking trouble~talking speech_weird speech~is lost~his~speech not~talking~right talking~funny words_jumbled voice~weird voice~is~weird',
  sight:
    'cant~see cannot~see blind vision eyesight went~dark see~nothing lost~sight cant~hear cannot~hear =deaf hearing_gone lost_hearing hearing~loss everything~went~black',
  face: '=face =lip =lips =tongue =throat =eyelids =eyes =mouth =cheeks',
  rash: 'blister peeling skin~coming~off skin_peels sores_mouth sores_eyes mouth~sores raw~skin skin~is~falling skin_falling',
  swallow:
    'cant~swallow trouble~swallowing hard~to~swallow choking~on swallowing food_stuck muscles_weak weak~muscles cant~hold_head neck_weak eyelids_droop',
  painkiller: 'painkiller pain~killer pain~pill pain~med =pills =meds =pill =tablets =shot suppository =aleve',
  help: '=help =helps =helped =helping =relief =work =works =worked touch touching =touches eased =ease',
  noHelp:
    'did~nothing does~nothing doing~nothing done~nothing useless no~effect no~relief no~use no~better not~touching no~difference in~vain zero~relief',
  firstTime:
    'first~time never~had~a never~had never~before never~in~his~life never~in~my~life no~history first~ever no~stones~before',
  lump: '=lump =bulge =bulging hernia =knot rupture =swelling',
  noReturn:
    'wont~go~back cant~push~it~back cant~push_back wont~go~in stuck~out doesnt~go~back not~going~back wont~push~back cannot~push =stuck irreducible wont~pop~back',
  dark: '=blue =black =purple blackish bluish =dark =dusky =grey =gray =violet =maroon',
  spread:
    'spreading spreads spread =growing by~the~hour by~the~minute getting~bigger bigger~and~bigger size~of~a in~hours within~hours =rapidly =quickly =fast ballooned blew~up =huge =enormous',
  genital:
    'genital =groin scrotum =sack =balls =penis =perineum between~the~legs between~my~legs down~there =vulva =privates =crotch =labia',
  spine:
    'spinal~cord paraplegic quadriplegic tetraplegic paraplegia quadriplegia tetraplegia =quad =para =sci spinal~injury spinal~cord~injury broken~neck paralyzed~from paralysed~from wheelchair',
  flush:
    'flushed flushing red~face face_red sweating =sweaty =sweats goosebumps goose~bumps blotchy pouring~sweat drenched',
  weak: '=weak weakness weaker give~way giving~way buckle buckling cant~walk cannot~walk cant~stand paralys paralyz wobbly =jelly wont~hold legs_heavy cant~move',
  control:
    'lost~control no~control lose~control losing~control lost_bladder wet~myself wet~himself wet~herself pooped~myself soiled =incontinent cant~feel_pee cant~hold_bowels cant~control without~noticing without~feeling peed~himself peed~herself lost~all_urine leaking~stool',
  stoma: 'stoma urostomy neobladder new~bladder conduit =pouch ostomy',
  suprapubic:
    'suprapubic =spc =sp belly~catheter tube_belly catheter_belly hole~in~my~belly hole~in~his~belly stomach~catheter',
  out: 'came~out fell~out fallen~out slipped~out popped~out come~out pulled~out yanked ripped~out is~out dislodged falling~out been~pulled slid~out got~pulled',
  noEntry:
    'wont~go~in cant~get_in cannot~get_in doesnt~go~in not~going~in wont~pass cant~insert hits~a~wall cant~cath cant~pass_catheter unable~to~cath',
  hardly:
    'barely hardly almost~nothing trickle =drips dribbl scarcely only~a~few~drops next~to~nothing almost~no very~little just~drops couple~drops few~drops',
  cancer: 'cancer tumor tumour metasta =mets oncolog spread_bones bone~mets',
  thirst: 'thirsty thirst drinks~gallons drinking~gallons drinking~nonstop drinking~tons drinks~tons gallons~of~water',
  drug: 'antibiotic medicine medication =meds pill tablet drug trimethoprim bactrim sulfa nitrofurantoin macrobid amoxicillin allopurinol =infusion immunotherapy contrast',
  desmopressin: 'pee~tablet_night bedwetting~tablet bedwetting~pill',
  botulinum: 'bladder~injections',
  fluoroquinolone: 'quinolone floxin',
  goodbye: 'said~goodbye goodbye~letter goodbye~note saying~goodbye =gun a~rope suicide~note pills_ready stockpil',
  worry:
    'afraid~i afraid~of afraid~that afraid~it scared~of~get scared~to fear~of worried~about~get how~often how~likely how~common what~are~the~odds odds~of chance~of chances~of risk~of risks~of the~risk what~if in~case next~week next~month scheduled upcoming before~i~take before~taking before~my homework project class~project essay school need~info info~about info~on information~on information~about looking~for~info read~that read~about is~it~true can~you~get can~it~cause what~temperature how~many~hours when~is~it at~what~point curious wondering~if i~wonder just~asking how~to~prevent do~i~need~to should~i~worry~if used~to',
  watched:
    'public~restroom public~bathroom public~toilet shy~bladder when~others when~people when~someone people~around in~public at~urinals urinal',
}
