/** The English words for the Croatian words and phrases of readers, in the format of `translate-question.ts`. */
export const croatian = `
kidney: bubreg*|bubrez*
bladder: mjehur*|mokracni mjehur
prostate: prostat*
urethra: uretr*|mokracna cijev|mokracnu cijev|mokracne cijevi|mokracnoj cijevi
ureter: mokracovod*|ureter*
penis: penis*|spolovil*|kurac|pis*|pimpek|kita
testicle: testis*|jaja|jajca|jaje|muda|jajce|jajcu
scrotum: mosnj*|skrotum*
epididymis: pasjemenik*|epididim*|nuzjaj*
foreskin: kozic*|prepucij*
head/glans: glavic*|glavicu
vagina: rodnic*|vagin*
womb/uterus: matern*
pelvic floor: zdjelicn*|dna zdjelice|kegel*
groin: prepon*
belly: trbuh*
back: leda|ledima|kriza
side: bok|boku|slabin*
bowel: crijev*
anus/rectum: cmar*|anus*|debelo|zavrsno crijevo|guzic*
skin: koza|kozu
leg: noga|noge|nogu
lymph nodes: limfn*
bone: kost*
heart: srce|srca|srcan*
nerve: zivac|zivc*
muscle: misic*
urine/pee: urin*|mokrac*|pis*
pee/urinate: mokri*|piski*|urinira*|mokrenj*|pisa*|piša*|ispisa*
toilet: wc|zahod*|toalet*
blood: krv*|krvar*
semen/sperm: sperm*|sjemen*
clots: ugrus*
stool: stolic*
pain/hurt: bol*|boli
burning: pece|pecka|zari|peckanj*
itch: svrbi|svrbe*
fever: temperatur*|vrucic*|groznic*
shivering: zimic*|tresavic*|trese
vomit/sick: povrac*|mucnin*
swollen/swelling: otekl*|oteklin*|natecen*|otice
lump/lumps: kvrz*|kvrzic*|cvor*
leak/leaking: curi|curenj*|bjezi|pobjegne|inkontin*|ispusta*|kapa*
urge/sudden: nagon*|nagon|hitno|potreb*
dribble/drops: kapa*|kapljic*
stream: mlaz*
often: cesto|stalno|neprestano|svako malo
night: nocu|noc|nocno|noci
tired: umor*
dizzy: vrtoglav*|vrti
constipation: zatvor*|opstip*
diarrhea: proljev*
rash: osip*
smell: smrdi|miris*
numb/tingling: trnc*|utrnul*
headache: glavobolj*
dry mouth: suha usta|suhoca usta
confused: zbunj*|smeten*
memory/dementia: pamcenj*|demenc*|zaborav*
cough: kaslj*|kasalj
sneeze: kih*
stone: kamen*|kamenac|kamenc*|kamencic*
infection: infekc*|upal*
uti/infection: upala mjehur*|upale mjehur*|upalu mjehur*|uroinfekc*|cistit*|infekcij* mokrac*|urinarn* infekc*
cancer: rak|raka|karcinom*|rakom
tumor: tumor*
enlarged: povecan*|uvecan*
cyst: cist*
hydrocele: hidrokel*
varicocele: varikokel*
hernia: kila|kilu|hernij*
twisted/torsion: torzij*|uvrnu*|zavrnu*
undescended: nespusten*|spustio*|kriptorh*
tight/phimosis foreskin: fimoz*|uska kozic*|tijesna kozic*
stricture/narrow: suzenj*|suzen*|striktur*|uzak
retention pee/urine: ne mogu mokrit*|ne mogu pisa*|ne moze mokriti|retenc*|zastoj urina
reflux: refluks*
prolapse: prolaps*|spusten*|spust*|ispa*
diabetes: dijabet*|secern*
blood pressure: visok tlak|tlak
stroke: mozdani udar
sclerosis/ms: skleroz*
spinal: ledna mozdina|lednoj mozdini|kraljez*
sexually/std: spolno prenosiv*|klamidij*|gonorej*
curved/bent/curve: zakrivljen*|kriv|iskrivljen*|peyroni*
erection/impotence: erekcij*|impoten*|digne|dize|potenc*
infertile/fertility: neplod*|steril*
testosterone: testosteron*
menopause: menopauz*
pregnant: trud*
baby/child: zatrudn*|pokusavamo|imati djec*|imat djec*
bedwetting/bed: mokrenje u krevet|mokri u krevet|mokrio u krevet|piski u krevet|nocno mokrenje|enurez*
apnea sleep: apnej*|hrce|hrka*
glaucoma: glaukom*
cataract: mren*|katarakt*
spread/metastases: metastaz*|prosiri*
test/tests: pretrag*|test*|nalaz*|pregled*
test blood: krvn* nalaz*|nalaz krvi|vaditi krv
bacteria: bakterij*
ultrasound: ultrazvuk*
mri: mr|magnetn*
ray/contrast: rendgen*|rentgen*|kontrast*
biopsy: biopsij*|uzork*
cystoscopy/camera: cistoskop*|kamer*
diary: dnevnik*
result: rezultat*|nalaz*
raised/high: visok*|povisen*
value/level: vrijednost*
treatment: lijecenj*|lijeci*|terapij*
cured/cure: izlijeci*|ozdrav*
operation/surgery: operacij*|operi*|zahvat*
laser: laser*
robot: robot*
lithotripsy/shock: udarn* val*|razbij*|drobljenj*|litotrips*
stent: stent*|sonda jj
catheter: kateter*
catheter/cath self/myself: samokateter*
tablet/pill: tablet*
medicine: lijek*|lijekov*
injection: injekcij*
cream: krem*|mast
gel: gel|gela
antibiotics: antibiot*
painkiller: protiv bolova|ibuprof*|paracet*|analgetik*
thinner: razrjedjiv*|razrjediv*|protiv zgrusav*|varfarin*|marivarin*
estrogen: estrogen*
hormone: hormon*
chemotherapy: kemoterap*
radiation/radiotherapy: zracenj*|radioterap*
bcg: bcg
botox: botoks*|botox*
mesh/sling: mrezic*|traka|traku
sphincter artificial: umjetni sfinkter|sfinkter*
pessary: pesar*
implant: implantat*|protez*
pump/vacuum: pump*|vakuum*
stoma/bag: stom*|vrecic*
circumcision: obrez*|cirkumciz*
vasectomy: vazektom*|steriliz*
reversal: obnov*|ponovno spaj*
removed/out: odstran*|izvad*|vadi*|uklonj*|uklon*
alarm: alarm*
exercises/training: vjezb*|trenir*
vaccine: cjepiv*|cijep*
probiotics: probiot*
cranberry: brusnic*
vitamin: vitamin*
diuretic/pill: diuret*|za izmokravanje|tablete za vodu
anesthetic/asleep: narkoz*|anestez*|uspava*
stitches: savov*|savi|konc*
scar: ozilj*
wound: ran|rana|ranu|rane
hospital: bolnic*
doctor: doktor*|lijecnik*|urolog*
emergency: hitn*
sex: seks*|spolni odnos*|odnose
masturbate: masturb*
orgasm: orgaz*
ejaculation: ejakul*|svrs*
condom: kondom*|prezervat*
contraception/birth: kontracep*
partner: partner*
wife: zena|zenu|supruga
husband: muz|muza|suprug
child: dijete|djec*|djetet*
son/boy: sin|sina|sinu|djecak*|decko*
daughter/girl: kci|kcer*|curic*|djevojcic*
baby: beb*|dojenc*
father: otac|oca|tata
mother: majk*|mama|mami
old/older: star*
work/job: posao|posla|rad|radit*
sport: sport*|trenir*|teretan*|trcat*|nogomet*
lift/heavy: diza*|tesk*
bike/cycle: bicikl*
swim: pliva*|bazen*|more|moru|mora|kupati
bath/sauna: saun*|kad*|kupa*
shower: tus*
travel/fly: putova*|let*|avion*
drive: vozi*|auto
school: skol*|vrtic*
eat/food: jest*|jedem|hran*
diet: dijet*
drink: pit*|pijem|pije|tekucin*
water: vod*
coffee: kav*
alcohol/beer: alkohol*|pivo|piva
milk/dairy: mlijek*|sir|sira|mlijecn*
salt: sol|soli
meat: meso|mesa
smoke: pusi*|cigaret*
weight/overweight: tezin*|mrsav*|debeo
sleep: spava*|san|sna
sit: sjed*
pad/diaper: ulozak|ulosk*|pelen*
underwear: donje rublje|gac*
punish: kaznj*|kazniti
worry: strah*|bojim|brine*
shame: sram*
stress: stres*
how long: koliko dugo|koliko traje|koliko dana|koliko tjedana|kad mogu|kada mogu|kad smijem|dokad
how often: koliko cesto|koliko puta|svako koliko
how many: koliko
why: zasto|od cega
when: kad|kada
before: prije
after: nakon|poslije
during: tijekom
again/back: opet|ponovno|vraca|ponavlj*|vratil*
forgot/missed: zaborav*|preskoc*
stop: presta*|prekin*
start: pocet*|poce*
take: uzima*|pijem|uzet*|popiti
away: prode|nestan*|prolazi|proci
itself/own: samo od sebe|sam|sama|samo
pass: ispisa*|izade|izbac*|izasao
dissolve: otop*|rastop*
empty: isprazni*
change: mijenja*|zamijen*
cause: uzrok*
prevent: sprijeci*|izbjeg*
help: pomaze|pomo*
work/effect: djeluj*|ucinak
wait: cekat*|ceka*
grow: raste|naras*
risk: rizik*
side effects: nuspoj*
dangerous: opasn*
normal/harmless: normaln*|bezopasn*
family/inherited: naslijed*|nasljed*
contagious: zaraz*|prenosi
die/survive: umr*|smrt
day: dan|dana|dani
week: tjed*
month: mjesec*
year: godin*|god
hour: sat|sati|sata
morning: ujutro|jutro
evening: navecer|vecer
left: lijev*
right: desn*
both: oba|obje
one: jedan|jedn*
large: velik*
small: mal*
color: boj*
red: crven*
brown: smed*
dark: tamn*
pink: ruzic*|roza
yellow: zut*
white: bijel*
blue: plav*
together: zajedno|istovremeno|uz
instead: umjesto
without: bez
difference: razlik*
online/internet: internet*
removed kidney/nephrectomy: vadenj* bubreg*|izvadili bubreg|odstranjenj* bubreg*
pull/back: povuc*|navlac*|prevlac*|natrag
stuck: zapela|zapeo|zaglav*
low: nizak|nisk*
mouth/cheek: usta|obraz*
seat: pojas
pacemaker: pejsmejker*|pacemaker*|elektrostimul*
hair: kosa|kosu
`
