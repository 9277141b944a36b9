/** The English words for the Slovak words and phrases of readers, in the format of `translate-question.ts`. */
export const slovak = `
kidney: oblick*|obliciek
bladder: mechur*|mocovy mechur
prostate: prostat*
urethra: mocova rura|mocovej rury|mocovu ruru|mocovou rurou|uretr*
ureter: mocovod*
penis: penis*|pohlavny ud|vtak*|kokot*|penise
testicle: semennik*|vajc*|gul*|gule
scrotum: miesok|miesk*|mieska
epididymis: nadsemenn*
foreskin: predkozk*
head/glans: zalud*
vagina: posv*|vagin*
womb/uterus: maternic*
pelvic floor: panvov* dna|panvoveho dna|panvove dno|kegel*
groin: slabin*|trieslo
belly: brucho|bruch*|podbrus*
back: chrbat|chrbt*|kriz*
side: bok|boku
bowel: crev*
anus/rectum: konecnik*|anus*|zadok|zadku
skin: koza|kozu|koze
leg: noha|nohy|noh
lymph nodes: uzlin*
bone: kost*
heart: srdc*
nerve: nerv*
muscle: sval*
urine/pee: moc|moci|mocu|mocov*
pee/urinate: cura*|cika*|moci*|mocen*|vymoc*|na malu|stat|vycik*|vycur*
toilet: zachod*|wc|toalet*
blood: krv*|krvac*
semen/sperm: sperm*|semen*|ejakulat*
clots: zrazenin*
stool: stolic*
pain/hurt: bol*|boli
burning: pali|rez*|palen*|stipe
itch: svrbi|svrb*
fever: horuck*|teplot*
shivering: zimnic*|tras*|trasi*
vomit/sick: vraca*|nevoln*|grc*
swollen/swelling: opuch*|napuch*
lump/lumps: hrc*|hrck*|guck*|zhrub*|uzlik*|stvrdn*
leak/leaking: unika*|unik|utek*|inkontin*|tecie|kvapka*|pocika*
urge/sudden: nutkan*|nahle
dribble/drops: dokvapkav*|odkvapkav*
stream: prud*
often: casto|stale|furt|neustale|porad
night: noc|noci|nocne
tired: unav*
dizzy: zavrat*|toci
constipation: zapch*
diarrhea: hnack*
rash: vyrazk*
smell: smrdi|zapach*
numb/tingling: trpn*|mravc*
headache: bolest hlavy|boli hlava|boli ma hlava
dry mouth: sucho v ustach|suche usta
confused: zmaten*
memory/dementia: pamat*|demenc*|zabud*
cough: kasl*|kasel
sneeze: kych*
stone: kamen*|kamene|kamienk*
infection: infekc*|zapal*
uti/infection: zapal mechur*|zapal mocov*|zapaly mechur*|cystitid*|infekci* mocov*
cancer: rakovin*|rak|raka|nador*
tumor: nador*|tumor*
enlarged: zvacsen*|zbytn*
cyst: cyst*
hydrocele: hydrokel*
varicocele: varikokel*
hernia: prietrz*|pruh
twisted/torsion: pretoc*|torz*|prekrut*
undescended: nezostup*|zostup*|kryptorch*
tight/phimosis foreskin: fimoz*|uzka predkozk*|zuzena predkozk*
stricture/narrow: zuzen*|striktur*
retention pee/urine: nemozem sa vymoc*|nemozem moc*|nemozem cika*|zadrz*|retenc*|nejde cikat
reflux: reflux*
prolapse: pokles*|prolaps*|vypadn*|zosadn*
diabetes: cukrovk*|diabet*
blood pressure: vysok* tlak|tlak
stroke: mrtvic*|porazk*
sclerosis/ms: skleroz*
spinal: miech*
sexually/std: pohlavn* choro*|chlamyd*|kvapavk*
curved/bent/curve: zakriven*|krivy|ohnut*|peyroni*
erection/impotence: erekc*|impoten*|nestoji|postavi|potenc*
infertile/fertility: neplod*
testosterone: testosteron*
menopause: menopauz*|prechod*|klimakt*
pregnant: tehot*
baby/child: otehot*|snazime sa o|mat deti
bedwetting/bed: pomocov*|pociku*
apnea sleep: apno*|chrap*
glaucoma: glaukom*|zeleny zakal
cataract: sivy zakal|siveho zakalu|katarakt*
spread/metastases: metastaz*|rozsir*
test/tests: vysetren*|vysetr*|test*|rozbor*|odber*
test blood: krvne testy|odber krvi|krvny
bacteria: bakteri*
ultrasound: ultrazvuk*|sono*
mri: mri|rezonanc*|magnet*
ray/contrast: rontgen*|kontrast*
biopsy: biopsi*|vzork*
cystoscopy/camera: cystoskop*|kamer*
diary: dennik*
result: vysledok|vysledk*
raised/high: vysok*|zvysen*
value/level: hodnot*
treatment: liecb*|liecen*|liecit|terapi*
cured/cure: vyliec*|uzdrav*
operation/surgery: operac*|operov*|zakrok*
laser: laser*
robot: robot*
lithotripsy/shock: razov*|litotryps*|rozbit*|drven*
stent: stent*
catheter: kateter*|katetr*|cievk*
catheter/cath self/myself: samocievk*|samokatetr*|cievkuj*
tablet/pill: tablet*|prask*
medicine: liek*|lieky|liekov
injection: injekci*
cream: krem*|mast
gel: gel|gelu
antibiotics: antibiot*|atb
painkiller: na bolest|ibuprof*|ibalgin*|paralen*|paracet*
thinner: riedenie krvi|warfarin*
estrogen: estrogen*
hormone: hormon*
chemotherapy: chemo*
radiation/radiotherapy: oziar*|ozarov*|radioterap*
bcg: bcg
botox: botox*|botulin*
mesh/sling: sietk*|pask*
sphincter artificial: umely zvierac|umeleho zvierac*|zvierac*
pessary: pesar*
implant: implantat*|protez*
pump/vacuum: pump*|vakuov*
stoma/bag: stomi*|vrecko|vreck*
circumcision: obriezk*|obrezan*
vasectomy: vazektom*|steriliz*
reversal: obnov*|spriechod*
removed/out: odstran*|vybra*|vzali|odobra*|odobrat*|odobr*
alarm: alarm*|budik*
exercises/training: cvic*|trenin*|posilnov*
vaccine: ockov*|vakcin*
probiotics: probiot*
cranberry: brusnic*
vitamin: vitamin*
diuretic/pill: odvodn*|diuret*
anesthetic/asleep: narkoz*|anestez*|uspa*
stitches: steh*
scar: jazv*
wound: rana|ranu|rany
hospital: nemocnic*
doctor: lekar*|doktor*|urolog*
emergency: pohotovost*|zachrank*
sex: sex*|pohlavny styk|styk
masturbate: masturb*|onan*
orgasm: orgazm*|vyvrchol*
ejaculation: ejakul*|vystrek*
condom: kondom*
contraception/birth: antikonc*
partner: partner*|priatelk*|frajer*
wife: manzelk*|zena
husband: manzel|manzela|muz
child: dieta|diet*|deti
son/boy: syn*|chlapc*|chlapec
daughter/girl: dcer*|dievc*
baby: babatk*|dojc*|babo
father: otec|otca|otcovi|tato
mother: matk*|mama|mame
old/older: star*|senior*
work/job: prac*|robota|sofer*
sport: sport*|posilk*|posilov*|beha*|futbal
lift/heavy: dvih*|tazk*|zdvih*
bike/cycle: bicyk*
swim: plava*|bazen*
bath/sauna: saun*|vana|kupel*
shower: sprch*
travel/fly: cestov*|leti*|lieta*
drive: soferov*|auto|autom|jazdit
school: skol*
eat/food: jest|jedl*|jem
diet: diet*
drink: pit|pijem|pije|tekutin*
water: vod*
coffee: kava|kavu
alcohol/beer: alkohol*|pivo|piva
milk/dairy: mlieko|mliek*|syr*|mliecn*
salt: sol|soli
meat: maso
smoke: fajc*|cigaret*
weight/overweight: vaha|vahu|nadvah*|schud*
sleep: spat|spi|spank*
sit: sed*|seden*
pad/diaper: vlozk*|plienk*
underwear: pradlo|spodk*
punish: trest*
worry: strach|boj*|obav*
shame: hanb*
stress: stres*
how long: ako dlho|kolko dni|kolko tyzdnov|kedy mozem|kedy smiem|dokedy
how often: ako casto|kolkokrat
how many: kolko
why: preco|z coho
when: kedy
before: pred
after: po
during: pocas|pri
again/back: znova|znovu|zase|opakov*|vraca|vratil*
forgot/missed: zabudo*|vynech*
stop: presta*|vysad*
start: zacat|zacn*
take: brat|berie|beriem|uziva*|vziat
away: prejde|zmizne|odide
itself/own: sam|samo|sama
pass: vycikal|vycural|odisiel|vyjde
dissolve: rozpust*
empty: vyprazdn*
change: menit|vymen*
cause: pricin*|sposob*
prevent: predist|predchadz*|vyhnut
help: pomaha*|pomoct|pomoze
work/effect: ucin*|zabera*|funguj*
wait: cakat|pockat
grow: rast|rastie
risk: rizik*
side effects: vedlajsie ucinky|vedlajsi*|neziaduc*
dangerous: nebezpec*
normal/harmless: normaln*|neskodn*
family/inherited: dedic*|zdedi*
contagious: nakazliv*|nakaz*|prenos*
die/survive: umr*|prezi*|smrt
day: den|dni
week: tyzden|tyzdn*
month: mesiac*
year: rok|rokov|roky|roku
hour: hodin*
morning: rano
evening: vecer*
left: lav*
right: prav*
both: obe|oba
one: jedn*
large: velk*
small: mal*
color: farb*
red: cerven*
brown: hned*
dark: tmav*
pink: ruzov*
yellow: zlt*
white: biel*
blue: modr*
together: spolu|naraz|sucasne
instead: namiesto
without: bez
difference: rozdiel*
online/internet: internet*
removed kidney/nephrectomy: odobrati oblick*|odstranenie oblick*|vzali oblick*
pull/back: pretiah*|stiahn*|stahov*
stuck: zaskrt*|zasekl*|uviaz*
low: nizk*|malo
mouth/cheek: usta|ustach|lic*
pacemaker: kardiostimul*|pacemaker*
hair: vlas*
`
