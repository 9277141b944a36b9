/** The English words for the Dutch words and phrases of readers, in the format of `translate-question.ts`. */
export const dutch = `
kidney: nier*|*nier|*nieren
bladder: blaas*
prostate: prostaat*
urethra: plasbuis*|urinebuis
ureter: urineleider*
penis: penis*|piemel*|lul|plasser
testicle: zaadbal*|testikel*|bal|ballen|teelbal*
scrotum: balzak
epididymis: bijbal*
foreskin: voorhuid*|velletje
head/glans: eikel*
vagina: vagina*|schede
womb/uterus: baarmoeder*
pelvic floor: bekkenbodem*|kegel
groin: lies|liezen
belly: buik*
back: rug*
side: zij
bowel: darm*
anus/rectum: anus|endeldarm|poep|kont
skin: huid
leg: been|benen
lymph nodes: lymfeklier*
bone: bot|botten
heart: hart*
nerve: zenuw*
muscle: spier*
urine/pee: urine|plas
pee/urinate: plassen|plast|plas|pissen
toilet: wc|toilet
blood: bloed*
semen/sperm: sperma|zaad
clots: stolsel*
stool: ontlasting|poep
pain/hurt: pijn*|zeer|*pijn
burning: brand*
itch: jeuk*
fever: koorts
shivering: rillen|rillingen|koude rilling*
vomit/sick: overgeven|misselijk*|braken
swollen/swelling: gezwollen|zwelling|opgezwollen|dik|opgezet*|zwel*|gezwol*|dikke
lump/lumps: knobbel*|bobbel*|bult*
leak/leaking: lek*|verlies|urineverlies|incontinen*|druppel*|vrouw lekt|plas verlies*|ongewild plas*
urge/sudden: aandrang|plotseling
dribble/drops: nadruppel*|laatste druppels
stream: straal
often: vaak|steeds|voortdurend
night: nacht*
tired: moe
dizzy: duizelig*
constipation: verstopping|obstipatie
diarrhea: diarree
smell: ruik*|stink*|geur
numb/tingling: tintel*|doof
headache: hoofdpijn
dry mouth: droge mond
confused: verward*|in de war
memory/dementia: geheugen|dement*|vergeetachtig*
cough: hoest*
sneeze: nies*
stone: steen|stenen|*steen|*stenen|steentje
infection: infectie*|ontstek*|*ontsteking
uti/infection: blaasontsteking*|urineweginfectie*
cancer: kanker*|*kanker
tumor: tumor*
enlarged: vergro*
cyst: cyste*
hydrocele: waterbreuk|hydrokele
varicocele: spatader*|varicocele
hernia: liesbreuk|breuk
twisted/torsion: gedraaid*|torsie
undescended: niet ingedaald*|ingedaald
tight/phimosis foreskin: fimose|nauwe voorhuid|voorhuidvernauwing
stricture/narrow: vernauw*|nauw
retention pee/urine: kan niet plassen|urineretentie|niet meer plassen
reflux: reflux
prolapse: verzakk*|baarmoeder hangt|blaasverzakking
diabetes: diabet*|suikerziekte
blood pressure: hoge bloeddruk|bloeddruk
stroke: beroerte
sclerosis/ms: ms
spinal: dwarslaesie|ruggenmerg
sexually/std: soa|chlamydia|gonorroe
curved/bent/curve: krom*|peyronie|scheef|kromstand
erection/impotence: erectie*|impoten*|stijf|ochtenderectie
infertile/fertility: onvruchtbaar*|vruchtbaar*|vader worden
testosterone: testosteron*
menopause: overgang|menopauze
pregnant: zwanger*
baby/child: kinderwens|zwanger worden|kinderen krijgen
bedwetting/bed: bedplass*|in bed plass*|plast in bed|bedplas*|nat in bed|natte bed|plast nog in bed
apnea sleep: slaapapneu|snurk*
glaucoma: glaucoom
cataract: staar
spread/metastases: uitzaai*|uitgezaaid
test/tests: onderzoek*|test*
test blood: bloedonderzoek|bloedprik*
bacteria: bacterie*
ultrasound: echo
mri: mri
ray/contrast: rontgen*|contrast*
biopsy: biopt*|biopsie*
cystoscopy/camera: cystoscopie|kijken in de blaas|camera
diary: plasdagboek|dagboek
result: uitslag
raised/high: verhoogd*|hoog
treatment: behandel*
cured/cure: genez*
operation/surgery: operatie*|geopereerd|opereren|ingreep
laser: laser*
lithotripsy/shock: schokgolven|vergruiz*|niersteenvergruizer|verbrijzel*|eswl
stent: stent*|jj
catheter: katheter*
catheter/cath self/myself: zelfkatheter*
tablet/pill: tablet*|pil|pillen
medicine: medicijn*
injection: injectie*|prik*
cream: creme|zalf
gel: gel
antibiotics: antibiotic*|kuur|kuurtje
painkiller: pijnstiller*|ibuprofen|paracetamol
thinner: bloedverdunner*
estrogen: oestrogeen
hormone: hormo*
chemotherapy: chemo*
radiation/radiotherapy: bestral*
bcg: bcg
botox: botox
mesh/sling: matje|bandje
sphincter artificial: kunstsluitspier|sluitspier|sluitspierprothese
pessary: pessarium|ring
implant: implantaat|prothese
pump/vacuum: pomp|vacuum*
stoma/bag: stoma*|zakje|urostoma
circumcision: besnijd*|besneden
vasectomy: sterilisatie|vasectomie|gesteriliseerd
reversal: hersteloperatie|ongedaan
removed/out: verwijder*|weghalen|eruit
alarm: plaswekker|alarm
exercises/training: oefening*|train*
vaccine: vaccin*
probiotics: probiotica
cranberry: cranberry*
vitamin: vitamine*
diuretic/pill: plaspil*
anesthetic/asleep: narcose|verdov*
stitches: hecht*
wound: wond
hospital: ziekenhuis
doctor: arts|dokter|uroloog
emergency: spoed*
sex: seks|vrijen
masturbate: masturb*|aftrekken
orgasm: orgasme|klaarkom*|klaargekomen
ejaculation: zaadlozing|klaarkom*|klaargekomen
condom: condoom*
contraception/birth: anticonceptie
partner: partner|vriend|vriendin
child: kind*
son/boy: zoon*|jongen
daughter/girl: dochter*|meisje
baby: baby
work/job: werk*
sport: sport*
lift/heavy: tillen|zwaar
bike/cycle: fiets*
swim: zwem*
bath/sauna: sauna|bad
shower: douch*
travel/fly: reiz*|vlieg*
drive: autorijden|auto
school: school
eat/food: eten
drink: drink*
coffee: koffie
alcohol/beer: alcohol|bier
milk/dairy: melk|kaas|zuivel
salt: zout
smoke: rook*|roken
sleep: slaap*|slapen
sit: zit*
pad/diaper: verband*|luier*|inlegger*
punish: straf*
worry: bang|angst*
how long: hoe lang|wanneer mag|hoelang|hoeveel dagen
how often: hoe vaak
why: waarom
when: wanneer
before: voor|vooraf
after: na
again/back: weer|terug|opnieuw
forgot/missed: vergeten
stop: stoppen
take: nemen|slikken|innemen
away: weg|over
itself/own: vanzelf
pass: uitplassen|uitgeplast
dissolve: oploss*
empty: leeg*
change: verwissel*
cause: oorzaak*
prevent: voorkom*
help: helpt
work/effect: werkt|werking
wait: wacht*|afwachten
risk: risico*
side effects: bijwerking*
dangerous: gevaarlijk
normal/harmless: normaal|onschuldig|erg
family/inherited: erfelijk
contagious: besmettelijk
red: rood|rode
brown: bruin
pink: roze
removed kidney/nephrectomy: nier verwijder*|nier weg|nier eruit
pull/back: terugtrek*
pacemaker: pacemaker*
right: rechts|rechter*
left: links|linker*
mouth/cheek: mond|wang|wangslijmvlies
father: vader|papa
mother: moeder|mama
wife: mijn vrouw|echtgenote
husband: mijn man|echtgenoot
difference: verschil*
weight/overweight: gewicht|overgewicht|afvallen|zwaarlijvig*
shame: schaam*|schamen|gene|gegeneerd|durf niet
seat: autogordel|gordel|zadel
day: dag|dagen|daags|overdag
week: week|weken
month: maand*
year: jaar|jaren|jarig*
hour: uur|uren
morning: ochtend*|s ochtends|morgen
evening: avond|avonds|savonds
value/level: waarde|waarden|gehalte|spiegel
color: kleur*
dark: donker*
yellow: geel|gele
white: wit|witte
blue: blauw*
both: beide|allebei
instead: in plaats van
stress: stress*|spanning
how many: hoeveel
stuck: vast|zit vast|vastzit*|klem*
together: samen|tegelijk*|combin*
large: groot|grote|groter
small: klein*
rash: uitslag op|huiduitslag|vlekjes
water: water
online/internet: internet|online
without: zonder
during: tijdens|terwijl
scar: litteken*
start: begin*|starten
robot: robot*
die/survive: dood*|sterf*|overlev*|overlijd*
diet: dieet|dieten
grow: groei*|gegroeid
underwear: ondergoed|onderbroek*
low: laag|lage|verlaagd*
one: een nier|een bal|1
meat: vlees
old/older: oud|ouder|oudere*|bejaard*
hair: haar|haren|haaruitval
`
