/** The English words for the Estonian words and phrases of readers, in the format of `translate-question.ts`. */
export const estonian = `
kidney: neer*|neeru*
bladder: poie|poies|pois|kusepoi*|poit|poiel*|poiepol*
prostate: eesnaar*|prostat*
urethra: kusiti|kusitis|ureetr*|kusitit
ureter: kusejuh*
penis: peenis*|munn|noku*|sugutie*|turak*
testicle: munand*|munad|muna*|munandi*
scrotum: munandikot*|kott
epididymis: munandiman*
foreskin: eesnah*
head/glans: peenisepea*|glans*
vagina: tupe*|tupp*
womb/uterus: emaka*
pelvic floor: vaagnapohj*|kegel*
groin: kubeme*|kube
belly: koht|kohu*|kohtu|alakoht*|alakohu*
back: selg|selja*
side: kulg|kulje*|kuljes
bowel: sool|soole*|soolest*
anus/rectum: parasool*|parak*
skin: nahk|naha*
leg: jalg|jala*|jalad
lymph nodes: lumfisolm*
bone: luu|luud|luudes
heart: suda*
nerve: narv*
muscle: lihas*|lihak*
urine/pee: uriin*|kusi|piss*|pissi
pee/urinate: urineer*|pissi*|pissida|pissin|kusta|pissil|pissile*|poisil
toilet: wc*|tualet*|vets*|kempsu*|potil
blood: veri|verd|vere*|verine*|veritseb
semen/sperm: sperma*|seemne*|seemnerak*
clots: klomp*|klombid|trombi*
stool: valjahei*|kaka*|roe
pain/hurt: valu*|valus*|valut*|haiget
burning: kipita*|korveta*|poletav*|kipitus*
itch: sugele*|sugel*
fever: palavik*
shivering: kulmavar*|vappe*
vomit/sick: oksenda*|iiveld*|oksele*
swollen/swelling: turse*|paistes*|turss*
lump/lumps: tomp*|tukk|muhk*|tuk
leak/leaking: lekib|leke*|tilgub|inkontin*|pidamat*|lirts*|lekkim*|jookseb labi
urge/sudden: pakil*|tung|akki vaja|akiline
dribble/drops: jareltilk*|tilgu*
stream: juga|joa|jugu*|nork juga
often: tihti|sageli|pidevalt|kogu aeg|sage*
night: oo|oosel|oositi|ood
tired: vasi*|vasim*
dizzy: peapoor*|pearingl*
constipation: kohukinn*
diarrhea: kohulaht*
rash: loove
smell: lohn*|hais*
numb/tingling: tuim*|surin*
headache: peavalu*
dry mouth: suu kuiv*|kuiv suu|suukuiv*
confused: segadus*|segane*|segasus*
memory/dementia: malu*|dements*|unustav*
cough: koha*|kohi*
sneeze: aevasta*
stone: kivi|kivid|kivi*|neerukiv*|kiv*
infection: polet*|infekts*|nakkus*
uti/infection: poiepolet*|kuseteede infekt*|kuseteede polet*|kusepoiepolet*
cancer: vahk*|vahi*|*vahk*|*vahi*
tumor: kasvaja*|tuumor*
enlarged: suurene*|suuren*
cyst: tsust*
hydrocele: vesimunan*|vesisong*
varicocele: varikots*|veenilaien*
hernia: song*|songa
twisted/torsion: keerd*|keerdum*|torsioon*
undescended: laskum*|laskunud|alla tul*|peitmunand*
tight/phimosis foreskin: fimoos*|kitsas eesnah*
stricture/narrow: ahene*|kitsen*|kitsas*|striktuur*
retention pee/urine: ei saa pissida|pissi ei tule|kusepeetus*|uriinipeetus*|ei saa urineer*
reflux: refluks*|tagasivool*
prolapse: allavaj*|vaje*
diabetes: diabeet*|suhkruto*
blood pressure: vererohk*|korge verer*
stroke: insult*
sclerosis/ms: hulgiskler*|sclerosis
spinal: seljaaju*
sexually/std: suguhaig*|klamudi*|gonorr*
curved/bent/curve: kover*|kovera*|kover peenis*|peyronie*
erection/impotence: erekts*|impoten*|potents*|ei touse
infertile/fertility: viljatu*
testosterone: testost*
menopause: menopaus*|uleminek*
pregnant: rase*
baby/child: rasestu*|last saada|lapse saam*
bedwetting/bed: voodimarg*|voodisse piss*|pissib voodi*|ooseti voodi
apnea sleep: uneapnoe*|apnoe*|norska*
glaucoma: glaukoom*
cataract: katarakt*|hallkae*|kae*
spread/metastases: levinud|siirded|metastaas*
test/tests: uuring*|test*|analuus*|proov*
test blood: vereproov*|vereanal*
bacteria: bakter*
ultrasound: ultraheli*
mri: mri*|magnet*
ray/contrast: rontgen*|kontrastain*
biopsy: biopsi*|proovituk*|koeproov*
cystoscopy/camera: tsustoskoop*|kaamer*|vaatlus
diary: paevik*
result: vastus*|tulemus*
raised/high: korge*|tous*
value/level: naitaj*|vaartus*|psa*
treatment: ravi|ravi*
cured/cure: terve*|ravida
operation/surgery: loikus*|operats*|oper*|loiga*
laser: laser*
robot: robot*
lithotripsy/shock: lookl*|purustam*|purust*
stent: stent*
catheter: kateet*|kateetr*
catheter/cath self/myself: isekateter*|ise kateter*|enesekateter*
tablet/pill: tablet*|rohud
medicine: ravim*|rohi*|rohu*
injection: sust*|susti*
cream: kreem*|salv*
gel: geel*
antibiotics: antibioot*|antibiot*
painkiller: valuvaig*|ibuprof*|paratsetam*
thinner: verevedeld*|varfar*
estrogen: ostrogee*
hormone: hormoon*
chemotherapy: keemiarav*|keemia*
radiation/radiotherapy: kiiritus*|kiirit*
bcg: bcg
botox: botoks*|botox*
mesh/sling: vork|lint|lingu*
sphincter artificial: kunstlik sulgur*|sulgurlihas*|tehissulgur*
pessary: pessaar*
implant: implant*|protees*
pump/vacuum: vaakum*|pump*
stoma/bag: stoom*|kott|kotti|kotike
circumcision: umberloik*
vasectomy: vasektom*|steriliseer*
reversal: tagasi*|taastam*
removed/out: eemalda*|valja vot*|valja loi*
alarm: alarm*|arataj*
exercises/training: harjut*|treen*
vaccine: vaktsiin*
probiotics: probioot*
cranberry: johvik*
vitamin: vitamiin*
diuretic/pill: veetablet*|diureet*
anesthetic/asleep: narkoos*|tuimest*|tuimast*
stitches: omblus*|niidid
scar: arm|armi*
wound: haav*
hospital: haigla*
doctor: arst*|tohter
emergency: emo|kiirabi*
sex: seks*|vahekor*|sugu
masturbate: masturb*|onanee*
orgasm: orgasm*
ejaculation: seemnepurs*|purska*|ejakul*
condom: kondoom*
contraception/birth: rasestumisvast*
partner: partner*|kaaslas*
wife: naine|naise*|abikaasa
husband: mees|mehe*|mehel
child: laps|lapse*|last
son/boy: poeg|poja*|poiss|poisi*
daughter/girl: tutar|tutre*|tudruk*
baby: beebi*|imik*
father: isa|isal
mother: ema|emal
old/older: vana|eakas|vanur*
work/job: too|toole|tootada|tool
sport: sport*|trenn*|jooks*|jousaal*
lift/heavy: tosta*|raskusi
bike/cycle: ratas|ratta*|jalgrat*
swim: uju*
bath/sauna: saun*|vann*
shower: duss*|dusi*
travel/fly: reis*|lenda*|lenn*
drive: autoga|soita|rooli*
school: kool*|lasteaed|lasteaia*
eat/food: suua|soo*|toit*
diet: dieet*
drink: juua|joo*|vedelik*
water: vesi|vett|vee
coffee: kohv*
alcohol/beer: alkohol*|olu|olut*
milk/dairy: piim*|juust*|kohupiim*
salt: sool|soola
meat: liha
smoke: suitset*
weight/overweight: kaal|ulekaal*
sleep: maga*|uni|und
sit: istu*
pad/diaper: side*|mahe|mahk*
underwear: aluspuks*
punish: karista*
worry: karda*|hirm*|mure*
shame: habi|habe*
stress: stress*
how long: kui kaua|kaua|mitu paeva|mitu nadalat|millal tohib|millal voib|millal voin
how often: kui tihti|kui sageli|mitu korda
how many: mitu|kui palju
why: miks|millest
when: millal
before: enne
after: parast|jarel
during: ajal
again/back: uuesti|jalle|tagasi|kordu*
forgot/missed: unusta*
stop: lopeta*
start: alusta*|hakka*
take: vota*|votta|votan
away: kaob|kadu*|laheb ara|laheb ule
itself/own: iseenesest|ise ara|ise alla|ise
pass: tuleb valja|valju*
dissolve: lahusta*
empty: tuhjen*
change: vaheta*
cause: pohjus*|tingi*
prevent: enneta*|valti*
help: aita*|aitab
work/effect: moju*|toimi*
wait: ooda*
grow: kasva*
risk: risk*|oht*
side effects: korvaltoim*|korvalmoj*
dangerous: ohtlik*
normal/harmless: normaal*|ohutu*
family/inherited: parilik*|parand*|suguvosas
contagious: nakka*
die/survive: sure*|surm*|elulem*
day: paev*
week: nadal*
month: kuu|kuud
year: aasta*
hour: tund*|tunni*
morning: hommik*
evening: ohtu*
left: vasak*
right: parem*
both: molema*
one: uks|uhe*
large: suur*
small: vaike*|vaikse*
color: varv*
red: punane*|punas*|punaka*
brown: pruun*
dark: tume*
pink: roosa*
yellow: kolla*
white: valge*
blue: sini*
together: koos|samal ajal
instead: asemel
without: ilma
difference: vahe|erinev*
online/internet: internetist|netist
removed kidney/nephrectomy: neeru eemald*|neer eemald*
pull/back: tagasi tom*|tommata
stuck: kinni
low: madal*
mouth/cheek: suu|posk*|pose*
seat: turvavoo*
pacemaker: sudamestimul*|sudamerutm*
hair: juuks*
`
