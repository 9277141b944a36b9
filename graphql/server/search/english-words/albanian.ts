/** The English words for the Albanian words and phrases of readers, in the format of `translate-question.ts`. */
export const albanian = `
kidney: veshk*
bladder: fshik*|fshikez*
prostate: prostat*
urethra: uretr*|kanal* te urines
ureter: ureter*
penis: penis*|organi|kari
testicle: testikul*|herdh*|koq*|vezet
scrotum: qes* e herdh*|skrotum*
epididymis: epididim*
foreskin: lafsh*|lekur*|lekura e penisit|prepuc*
head/glans: koka e penisit|koke* e penisit
vagina: vagin*
womb/uterus: mitr*
pelvic floor: dyshem* e legenit|legenit|kegel*
groin: ije|ijeve|kofsh*
belly: bark*
back: shpin*|mes|mesi
side: brinj*|ane|anes
bowel: zorr*
anus/rectum: anus*|rektum*|prapanic*
skin: lekur*
leg: kemb*
lymph nodes: limf*
bone: kocka|kockat|eshtra*
heart: zemr*
nerve: nerv*
muscle: muskuj*
urine/pee: urin*|shurr*
pee/urinate: urinoj|urino*|urinim*|shurr*|permjerr
toilet: tualet*|banjo|wc
blood: gjak*
semen/sperm: sperm*|faren
clots: mpiksj*|kokerdh*
stool: jashteqitj*|fekale*
pain/hurt: dhimbj*|dhemb*|dhimb*
burning: djeg*|digj*
itch: kruaj*|kruhe*|kruarj*
fever: ethe|temperatur*
shivering: dridh*|te dridhura
vomit/sick: vjell*|perzier*
swollen/swelling: enjt*|fryr*|enjtj*
lump/lumps: gung*|xhung*|kokrr*|top|nyje
leak/leaking: rrjedh*|mosmbajt*|pikon|ikin|mbaj urinen|iken
urge/sudden: nevoje e menjeh*|nevoj*|menjehere
dribble/drops: pika|pikim*
stream: rrjedha e dobet|curr*
often: shpesh|vazhdimisht|gjithe kohen|here pas here
night: nat*|naten
tired: lodh*
dizzy: marramendj*|trullos*|merr* mendsh
constipation: kapsllek*
diarrhea: diarre*|barkqitj*
rash: skuqj*|puc*
smell: ere|qelb*|eren
numb/tingling: mpir*
headache: dhimbje koke|koka
dry mouth: goje te thate|goja e thate|gojen e thate|tharj* e gojes|goja thare
confused: hutim*|hutuar*|shkalluar
memory/dementia: kujtes*|demenc*|harr*
cough: koll*
sneeze: teshtij*|teshti*
stone: gur*
infection: infeksion*|inflamacion*|infekt*
uti/infection: cistit*|infeksion urin*|infeksioni urin*|infeksion* i urin*|infeksione urin*
cancer: kancer*
tumor: tumor*
enlarged: zmadh*|rritur|zmadhuar
cyst: kist*|cist*
hydrocele: hidrocel*|uji* e testikul*|uje te testikul*
varicocele: varikocel*
hernia: herni*
twisted/torsion: perdredh*|torsion*
undescended: pazbrit*|zbrit*|ka zbritur
tight/phimosis foreskin: fimoz*|lafsha e ngusht*
stricture/narrow: ngusht*|striktur*
retention pee/urine: nuk mund te urinoj|s mund te urinoj|nuk urinoj dot|s urinoj dot|retenc*|bllokim*
reflux: refluks*
prolapse: prolaps*|renie|rene|zbritj*
diabetes: diabet*|sheqer*
blood pressure: tensioni*|tension*
stroke: goditje ne tru|insult*|ishemi*
sclerosis/ms: skleroz*
spinal: palc* kurr*|shtylla
sexually/std: seksualisht te transmet*|klamidi*|gonorre*
curved/bent/curve: shtremb*|lakuar*|perkul*|peyroni*
erection/impotence: ereksion*|impoten*|ngrih*|ngrihet
infertile/fertility: steril*|infertil*|shterp*
testosterone: testosteron*
menopause: menopauz*
pregnant: shtatz*
baby/child: mbetem shtatz*|provojm* per femij*|bej femij*|femije
bedwetting/bed: lag krevatin|shtratin|urinon ne shtrat|lag shtratin|urinimi ne shtrat|shtratit
apnea sleep: apne*|gerhi*
glaucoma: glaukom*
cataract: katarakt*
spread/metastases: metastaz*|perhap*
test/tests: analiz*|test*|ekzamin*
test blood: analiza e gjakut|analizat e gjakut
bacteria: bakter*
ultrasound: eko|ekograf*|ultratingu*
mri: rezonanc*|mri
ray/contrast: radiograf*|kontrast*|grafi
biopsy: biopsi*
cystoscopy/camera: cistoskop*|kamer*
diary: ditar*
result: rezultat*|pergjigj*
raised/high: larte|lartë|rritur
value/level: vler*
treatment: trajtim*|mjekim*|kur*|terapi*
cured/cure: sherohet|sheroj*|sherim*
operation/surgery: operacion*|operoj*|operua*|nderhyrj*|operim*
laser: lazer*
robot: robot*
lithotripsy/shock: vale goditese|valet|litotrips*|thyerj*
stent: stent*
catheter: kateter*|katetr*
catheter/cath self/myself: vetekateter*
tablet/pill: tablet*|hap|hapa|hapin|hapat|kokrra
medicine: ilac*|barna|bar|mjekim
injection: injeksion*|gjilper*|injek*
cream: krem*|pomad*
gel: xhel*
antibiotics: antibiotik*
painkiller: qetesues*|ibuprof*|paracet*
thinner: holl* gjakun|hollues*|antikoagul*|varfarin*
estrogen: estrogjen*
hormone: hormon*
chemotherapy: kimioterap*
radiation/radiotherapy: rrezatim*|radioterap*|rreze
bcg: bcg
botox: botoks*|botox
mesh/sling: rrjet*|shirit*
sphincter artificial: sfinkter* artificial|sfinkter*
pessary: pesar*|unaz*
implant: implant*|protez*
pump/vacuum: pomp*|vakum*
stoma/bag: stom*|qes*|urostom*
circumcision: synet*|rrethprerj*|circumciz*|bere synet
vasectomy: vazektomi*|lidhj*
reversal: kthy*|rikthim*
removed/out: heq*|hiqet|hoqen|larg*
alarm: alarm*
exercises/training: ushtrim*|stervit*
vaccine: vaksin*
probiotics: probiot*
cranberry: boronic*
vitamin: vitamin*
diuretic/pill: diuretik*
anesthetic/asleep: narkoz*|anestezi*|gjum*
stitches: qep*|penj
scar: cikatr*|shenj*
wound: plag*
hospital: spital*
doctor: mjek*|doktor*|urolog*
emergency: urgjenc*
sex: seks*|marredheni*
masturbate: masturb*
orgasm: orgazm*
ejaculation: ejakul*|derdh*
condom: prezervativ*
contraception/birth: kontracep*|mbrojtj*
partner: partner*
wife: grua*|gruan
husband: burri*|burrit
child: femij*
son/boy: djal*|djem*|djalin
daughter/girl: vajz*
baby: bebe*|foshnj*
father: babai*|babait|baba
mother: nena|nene*|mama*
old/older: vjet*|moshua*|plak*
work/job: pun*
sport: sport*|palest*|vrapo*|futboll*
lift/heavy: ngre*|ngrit*|pesha
bike/cycle: biciklet*
swim: noto*|pishin*|not
bath/sauna: saun*|vask*|banj*
shower: dush*
travel/fly: udheto*|fluturo*|avion*
drive: makin*|ngas
school: shkoll*|kopsht*
eat/food: ha|haje|hani|ushqim*|haj
diet: diet*
drink: pi|pije|piva|pihet|lengj*
water: uje|ujin|ujit
coffee: kafe*
alcohol/beer: alkool*|birr*
milk/dairy: qumesht*|djath*|kos|bulmet*
salt: krip*
meat: mish*
smoke: duhan*|cigar*|pi cigare
weight/overweight: pesh*
sleep: gjum*|fle|flej
sit: ulur|ulem|rri
pad/diaper: pecet*|pelen*|pampers*
underwear: brekush*|mbathj*
punish: ndeshk*
worry: frik*|shqetes*|merak*
shame: turp*
stress: stres*
how long: sa kohe|sa zgjat|sa dite|sa jave|kur mund|deri kur
how often: sa shpesh|sa here
how many: sa
why: pse|perse|nga se
when: kur
before: para|perpara
after: pas
during: gjate
again/back: perseri|prape|serish|kthehet|perserit*|rikthe*
forgot/missed: harrova|harr*
stop: ndal*|nderpre*|lene
start: filloj*|fillo*
take: marr|merr*|pi
away: kalon|iken|largohet|zhduk*
itself/own: vete|vetvetiu
pass: nxjerr*|nxora|del|doli
dissolve: tret*|shkri*
empty: zbraz*|boshatis*
change: nderro*|ndrysho*
cause: shkak*
prevent: parandal*|shmang*
help: ndihmo*
work/effect: vepro*|efekt*|ben efekt
wait: pres|prit*
grow: rrit*
risk: rrezik*
side effects: efekte anesore|efektet anesore|efekt anesor
dangerous: rrezik*
normal/harmless: normal*|padem*
family/inherited: trasheg*
contagious: ngjit*|ngjis*
die/survive: vdes*|vdek*|mbijet*
day: dit*
week: jav*
month: muaj*
year: vit*|vjec*|vjet*
hour: ore|oresh
morning: mengjes*
evening: mbremj*|darke
left: majt*
right: djatht*
both: te dy|te dyja
one: nje
large: madh*|madhe
small: vogel*|vogla
color: ngjyr*
red: kuq*|kuqe
brown: kafe ngjyre|ngjyre kafe
dark: erret*
pink: roze
yellow: verdh*
white: bardh*
blue: blu
together: bashke|njekohesisht
instead: ne vend
without: pa
difference: ndryshim*|dallim*
online/internet: internet*
removed kidney/nephrectomy: heqja e veshkes|hoqen veshken|hiqet veshka
pull/back: terheq*
stuck: ngec*|bllokua*
low: ulet|ulët
mouth/cheek: goj*|faq*
pacemaker: pacemaker*|pejsmejker*
hair: flok*
`
