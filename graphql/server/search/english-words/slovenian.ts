/** The English words for the Slovenian words and phrases of readers, in the format of `translate-question.ts`. */
export const slovenian = `
kidney: ledvic*|ledvicn*
bladder: mehur*|secni mehur*
prostate: prostat*
urethra: secnic*
ureter: secevod*
penis: penis*|spolovil*|lulcek*|lulek*|tic
testicle: mod|moda|modo|modih|modi|jajc*|testis*
scrotum: mosnj*
epididymis: obmod*|nadmod*
foreskin: kozic*|prepucij*
head/glans: glavic*|glavica penisa
vagina: nozni*|vagin*
womb/uterus: maternic*
pelvic floor: medenicn*|kegl*
groin: dimlj*
belly: trebuh*
back: hrbet|hrbta|hrbtu|kriz|krizu
side: bok|boku|boka
bowel: crev*
anus/rectum: danka|danko|danki|anus*|zadnjik*|rit
skin: koza|kozo
leg: nog*
lymph nodes: bezgavk*
bone: kost*
heart: src*
nerve: zivc*|zivec
muscle: misic*
urine/pee: urin*|sec|lulan*|seca
pee/urinate: lula*|urinir*|uriniram|scat|scijem|scije|vodo
toilet: wc|stranisc*|toalet*
blood: kri|krvi|krvav*
semen/sperm: sperm*|semensk*|semencic*|semena
clots: strdk*
stool: blat*|kaka*
pain/hurt: bol*|boli
burning: pece|peko*|pekoc*|scemi|zge
itch: srbi|srbe*
fever: vrocin*|temperatur*
shivering: mrzlic*
vomit/sick: bruh*|slabost*
swollen/swelling: otekl*|oteklin*|oteka*|zatek*
lump/lumps: bul*|zatrdlin*|vozlic*|kepic*|grudic*
leak/leaking: uhaja*|puscam|pusca*|inkontin*|uide|teče|tece|polul*
urge/sudden: nuja*|tisci|sili
dribble/drops: kaplja*|kapljic*
stream: curek|curk*
often: pogosto|kar naprej|nenehno|stalno|ves cas
night: ponoci|noc|noci|nocno
tired: utruj*
dizzy: omotic*|vrti
constipation: zaprt*
diarrhea: drisk*
rash: izpuscaj*
smell: smrdi|vonj*|smrad*
numb/tingling: mravljinc*|otrpl*
headache: glavobol*
dry mouth: suha usta|suhih ust|usta suha
confused: zmeden*
memory/dementia: spomin*|demenc*|pozab*
cough: kaslja*|kasel*
sneeze: kihn*|kiha*
stone: kamen|kamna|kamni|kamnov|kamnom|kamnu|kamen*
infection: okuzb*|vnetj*|infekcij*|vnet*
uti/infection: vnetje mehur*|vnetja mehur*|cistit*|okuzb* secil|okuzba secil
cancer: rak|raka|raku|rakom|rakav*
tumor: tumor*
enlarged: povecan*
cyst: cist*
hydrocele: hidrokel*|vodna kila
varicocele: varikokel*|krcn*
hernia: kila|kilo
twisted/torsion: zasuk*|torzij*
undescended: nespuscen*|spustil*|kriptorh*|ni spustil*
tight/phimosis foreskin: fimoz*|tesna kozic*|ozka kozic*
stricture/narrow: zozit*|zozen*|ozek|striktur*
retention pee/urine: ne morem lulat*|ne morem urinir*|zastoj urina|zastoj seca|ne gre voda
reflux: refluks*
prolapse: spuscen*|spust*|prolaps*|zdrs*|povesen*
diabetes: sladkorn*|diabet*
blood pressure: visok tlak|krvni tlak|tlak
stroke: kap
sclerosis/ms: skleroz*
spinal: hrbtenjac*
sexually/std: spolno preno*|klamidij*|gonorej*
curved/bent/curve: ukrivljen*|kriv|zakrivljen*|peyroni*
erection/impotence: erekcij*|impoten*|ne stoji|stoji|potenc*
infertile/fertility: neplod*
testosterone: testosteron*
menopause: menopavz*|meni
pregnant: nosec*
baby/child: zanosi*|otroka imeti|imeti otrok*
bedwetting/bed: mocenj*|mocenje postelje|mocit posteljo|luza v posteljo|lula v posteljo
apnea sleep: apnej*|smrc*
glaucoma: glavkom*
cataract: mren*
spread/metastases: zasevk*|metastaz*|razsir*
test/tests: preiskav*|test*|izvid*|pregled*
test blood: krvn* preisk*|preiskava krvi
bacteria: bakterij*
ultrasound: ultrazvok*
mri: mr|magnetn*
ray/contrast: rentgen*|kontrast*
biopsy: biopsij*|vzorc*
cystoscopy/camera: cistoskop*|kamer*
diary: dnevnik*
result: rezultat*|izvid*
raised/high: visok*|povisan*
value/level: vrednost*
treatment: zdravljenj*|zdrav*|terapij*
cured/cure: ozdrav*|pozdrav*
operation/surgery: operacij*|operir*|poseg*
laser: laser*
robot: robot*
lithotripsy/shock: udarn* valov*|drobljenj*|razbij*
stent: stent*|opornic*
catheter: kateter*|katetr*
catheter/cath self/myself: samokateter*
tablet/pill: tablet*
medicine: zdravil*
injection: injekcij*
cream: krem*|mazil*
gel: gel|gela
antibiotics: antibiot*
painkiller: protibol*|ibuprof*|paracet*|lekadol*|nalgesin*
thinner: redcenje krvi|razredcit*|varfarin*|redcil*
estrogen: estrogen*
hormone: hormon*
chemotherapy: kemoterap*
radiation/radiotherapy: obsev*|radioterap*
bcg: bcg
botox: botoks*|botox*
mesh/sling: mrezic*|trak*
sphincter artificial: umetna zapiralka|umetni sfinkter*|sfinkt*
pessary: pesar*|obrocek*
implant: implantat*|protez*|vsadek
pump/vacuum: crpalk*|vakuum*
stoma/bag: stom*|vreck*
circumcision: obrez*
vasectomy: vazektom*|steriliz*
reversal: obnov*|povrn*
removed/out: odstran*|vzeli|izrez*|vzamejo|ven
alarm: alarm*
exercises/training: vaj|vaje|vadi*|trenir*|vadba
vaccine: cepi*|cepiv*
probiotics: probiot*
cranberry: brusnic*
vitamin: vitamin*
diuretic/pill: odvajanje vode|diuret*
anesthetic/asleep: narkoz*|anestez*|uspava*
stitches: siv|sivi|sivov
scar: brazgotin*
wound: ran|rana|rano|rane
hospital: bolnic*|bolnisnic*
doctor: zdravnik*|dohtar*
emergency: urgenc*|resilc*
sex: seks*|spoln* odnos*|spolne odnos*
masturbate: samozadovolj*|masturb*
orgasm: orgazem|orgazm*
ejaculation: izliv*|ejakul*|pride mi
condom: kondom*
contraception/birth: kontracep*
partner: partner*
wife: zena|zeno|zeni|zenski
husband: moz|moza|mozu
child: otrok*
son/boy: sin|sina|sinu|fant*|decek|deck*
daughter/girl: hci|hcer*|punck*|deklic*
baby: dojenc*|dojencek
father: oce|oceta|ata
mother: mama|mami|mater
old/older: star*
work/job: delo|dela*|sluzb*
sport: sport*|trenir*|fitnes*|tek|nogomet*
lift/heavy: dvig*|tezk*
bike/cycle: kolo|kolesa*|kolesar*
swim: plava*|bazen*
bath/sauna: savn*|kop*|kad
shower: tus*|tusir*
travel/fly: potova*|lete*|letal*
drive: vozi*|avto*
school: sol*|vrtec*
eat/food: jest*|jem|jed*|hran*
diet: diet*
drink: pit|piti|pijem|pije*|tekocin*
water: vod*
coffee: kav*
alcohol/beer: alkohol*|pivo|piva
milk/dairy: mlek*|sir|sira|mlecn*
salt: sol
meat: meso|mesa
smoke: kadi*|cigaret*
weight/overweight: tez*|hujsa*
sleep: spat|spanj*|spi
sit: sede*|sedi*
pad/diaper: vlozk*|plenic*
underwear: spodnj* perilo|spodnjic*
punish: kaznov*
worry: strah*|skrb*|bojim
shame: sram*
stress: stres*
how long: kako dolgo|koliko casa|koliko dni|koliko tednov|kdaj lahko|kdaj smem
how often: kako pogosto|kolikokrat
how many: koliko
why: zakaj|od cesa
when: kdaj
before: pred
after: po
during: med
again/back: spet|ponov*|vraca|ponavlja*
forgot/missed: pozab*
stop: neham|neha*|prenehat*|ustav*
start: zacet*|zacne*
take: jemlj*|vzet*|vzamem
away: mine|izgin*|preide
itself/own: sam|samo od sebe|sama
pass: izlocit*|izlocil|ven|odide
dissolve: raztop*|stopi*
empty: izprazn*
change: menja*|zamenj*
cause: vzrok*|povzroc*
prevent: prepreci*|izogn*
help: pomaga*
work/effect: deluj*|ucink*
wait: caka*|pocaka*
grow: raste|zrast*
risk: tvegan*
side effects: stransk*
dangerous: nevarn*
normal/harmless: normaln*|neskodlj*
family/inherited: deduj*|dedn*
contagious: nalez*|prenasa|okuzi*
die/survive: umr*|smrt*
day: dan|dni|dneva
week: teden|tedn*
month: mesec*
year: let|leto|leta
hour: ur|ure|uro
morning: zjutraj|jutr*
evening: zvecer|vecer*
left: lev*
right: desn*
both: oba|obe|obeh
one: eno|ena|en
large: velik*
small: majhn*|mal
color: barv*
red: rdec*
brown: rjav*
dark: temn*
pink: roza|rozn*
yellow: rumen*
white: bel*
blue: modr*
together: skupaj|hkrati
instead: namesto
without: brez
difference: razlik*
online/internet: internet*|spletu
removed kidney/nephrectomy: odstranitev ledvic*|vzeli ledvic*|ledvica odstran*
pull/back: potegn*|nazaj
stuck: zatakn*|ujet*
low: nizk*
mouth/cheek: ust|usta|ustih|lice
seat: varnostni pas
pacemaker: spodbujevaln*
hair: las|lase|lasje
`
