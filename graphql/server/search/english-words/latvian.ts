/** The English words for the Latvian words and phrases of readers, in the format of `translate-question.ts`. */
export const latvian = `
kidney: nier*
bladder: urinpusl*|pusl*|puslis*
prostate: prostat*|priekshdziedz*|priekdziedz*
urethra: urinizvadkan*|urinizvad*|uretr*
ureter: urinvad*
penis: dzimumloc*|peni*|loceklis|locekl*
testicle: seklinie*|olina*|olinas|olas|pautin*
scrotum: sekliniek* maisin*|maisin*
epididymis: piedek*
foreskin: prieksad*
head/glans: galvin*
vagina: makst*
womb/uterus: dzemd*
pelvic floor: iegurna*|kegel*
groin: cirksn*
belly: veder*|veders
back: mugur*
side: san*|sani*
bowel: zarn*
anus/rectum: taisn* zarn*|anus*|dibens*|tuplis*
skin: ada|adas|adu
leg: kaja*|kajas
lymph nodes: limfmezg*
bone: kaul*
heart: sird*
nerve: nerv*
muscle: muskul*
urine/pee: urin*|cura*|mizal*
pee/urinate: curat|curaj*|curas|urine*|mizt|cura|cuna*|urinet
toilet: tualet*|wc|podin*
blood: asin*|asino*|asins
semen/sperm: sperm*|seklu*|seklas|sekla*
clots: recek*|trombi
stool: izkarnij*|kakas
pain/hurt: sap*|sapes|sapju|sapigi
burning: dedzin*|deg|suls*|dedz*|grauz*|dedzinas*
itch: niez*
fever: drudz*|temperatur*
shivering: drebul*
vomit/sick: vem*|slikta dusa|slikta*
swollen/swelling: pietuk*|uztuk*|tusk*|tuska
lump/lumps: mezgl*|puns|bumbul*|veidojum*|sacietej*
leak/leaking: tek|tecina*|nopil*|nesature*|noplust*|inkontin*|pil|tec*
urge/sudden: vajadz*|peksni*|urdz*
dribble/drops: pil*|pilina*
stream: struk*
often: biezi|visu laiku|pastavigi|bieza
night: nakt*|naktis
tired: nogur*
dizzy: reib*
constipation: aizciet*
diarrhea: caurej*
rash: izsitum*
smell: smak*|smird*|smarz*
numb/tingling: tirp*|nejut*
headache: galvassap*|galva sap*
dry mouth: sausa mute|mutes sausum*|mute sausa
confused: apjuk*|apmuls*
memory/dementia: atmin*|demenc*|aizmars*
cough: klep*
sneeze: skaud*
stone: akmen*|nierakmen*
infection: infekc*|iekais*
uti/infection: cistit*|urincelu infek*|puslisa iekais*|urinpusla iekais*
cancer: vez*|vezis|*vez*
tumor: audzej*
enlarged: palielin*
cyst: cist*
hydrocele: hidrocel*|uden* maisin*|udens ap sekl*
varicocele: varikocel*|venas*|venu*
hernia: trucis|truc*
twisted/torsion: sagriez*|torsij*
undescended: nenolaid*|nav nolaid*|kriptorh*
tight/phimosis foreskin: fimoz*|saura prieksad*
stricture/narrow: sasaurin*|saurs|striktur*
retention pee/urine: nevar pacurat|nevaru pacurat|urina aiztur*|nevaru urinet
reflux: reflukss|refluks*
prolapse: nokaren*|noslid*|prolaps*|izkrit*
diabetes: diabet*|cukura*
blood pressure: augst* asinsspied*|asinsspied*
stroke: insult*
sclerosis/ms: skleroz*
spinal: muguras smadzen*|mugurkaul*
sexually/std: seksuali transm*|hlamidij*|gonorej*|vener*
curved/bent/curve: liekt*|likums|izliek*|peironij*
erection/impotence: erekcij*|impoten*|potenc*|necelas|stav
infertile/fertility: neauglib*
testosterone: testost*
menopause: menopauz*|klimakt*
pregnant: grutn*|stavokli
baby/child: ienemt|palikt stavokli|ieskaidr*
bedwetting/bed: slapina gult*|picura gult*|apslapina*|nakts slapin*|enurez*
apnea sleep: apnoja*|krac*
glaucoma: glaukom*
cataract: katarakt*
spread/metastases: metastaz*|izplat*
test/tests: analiz*|parbaud*|izmeklej*|tests|testu
test blood: asinsanaliz*
bacteria: bakter*
ultrasound: usg|ultrasona*|sonografij*
mri: mri|magnet*
ray/contrast: rentgen*|kontrast*
biopsy: biopsij*
cystoscopy/camera: cistoskop*|kamer*
diary: dienasgramat*
result: rezultat*|atbild*
raised/high: augst*|paaugstin*
value/level: raditaj*
treatment: arstes*|terapij*|arste*
cured/cure: izarst*|arste*
operation/surgery: operacij*|oper*
laser: lazer*
robot: robot*
lithotripsy/shock: triecienviln*|drupina*|skaldi*
stent: stent*
catheter: katetr*
catheter/cath self/myself: paskateter*|katetrizej*
tablet/pill: tablet*
medicine: zal*|zales|medikament*
injection: injekcij*|spric*|pote*
cream: krem*|zied*
gel: gel*
antibiotics: antibiot*
painkiller: pretsap*|ibuprof*|paracet*|ibumetin*
thinner: asins skidrin*|asinis skidrin*|varfar*
estrogen: estrogen*
hormone: hormon*
chemotherapy: kimijterap*|kimij*
radiation/radiotherapy: staru terap*|staros*|apstaro*|staru
bcg: bcg
botox: botoks*|botox
mesh/sling: sietin*|tiklin*|lent*|cilpa*
sphincter artificial: maksligais sfinkt*|sfinkter*
pessary: pesarij*|gredzen*
implant: implant*|protez*
pump/vacuum: vakuum*|pump*|sukn*
stoma/bag: stom*|maisin*
circumcision: apgraiz*
vasectomy: vazektom*|steriliz*
reversal: atjauno*|atpakal
removed/out: iznem*|izoper*|nonem*|iznemsan*
alarm: modinataj*|trauksm*
exercises/training: vingro*|vingrin*|trenin*
vaccine: pote*|vakcin*
probiotics: probiot*
cranberry: dzerven*
vitamin: vitamin*
diuretic/pill: urindzen*|diuret*
anesthetic/asleep: narkoz*|anestez*|iemidzin*
stitches: suves|suvju|diegi
scar: ret*
wound: bruc*
hospital: slimnic*
doctor: arst*|urolog*
emergency: neatliek*|atra palidz*
sex: seks*|dzimumdzive|mileties|dzimumakt*
masturbate: masturb*
orgasm: orgasm*
ejaculation: ejakul*|seklas izvird*|beidz*
condom: prezervat*
contraception/birth: kontracep*
partner: partner*
wife: siev*
husband: virs|vira|viram|viru
child: bern*
son/boy: del*|puik*|zen*
daughter/girl: meit*
baby: zidain*|mazul*
father: tevs|teva|tevam|tetis
mother: mat*|mamm*
old/older: vec*
work/job: darb*|stradat|strada*
sport: sport*|trenaz*|fitnes*|skrie*|futbol*
lift/heavy: celt|cilat|smag*
bike/cycle: velosip*|ritenis|riten*
swim: peld*|basein*
bath/sauna: pirt*|vann*|saun*
shower: dus*
travel/fly: celo*|lidot|lido*
drive: braukt|pie stures|auto|masin*
school: skol*|bernudarz*
eat/food: est|edien*|eds
diet: diet*
drink: dzert|dzeru|skidrum*
water: uden*
coffee: kafij*
alcohol/beer: alkohol*|alus|alu
milk/dairy: pien*|sier*|biezpien*
salt: sals
meat: gala*
smoke: smek*|cigaret*
weight/overweight: svar*|liekais svars
sleep: gul*|mieg*|miega
sit: sed*
pad/diaper: paketes|pakete*|autinbiks*|pamper*
underwear: apaksbiks*
punish: sod*
worry: bail*|bais*|uztrauc*
shame: kauns|kaun*
stress: stres*
how long: cik ilgi|cik ilgs|cik dienas|kad drikst*|kad varesu|cik ilga
how often: cik biezi|cik reizes|cik reizu
how many: cik
why: kapec|no ka
when: kad
before: pirms
after: pec
during: laika
again/back: atkal|atkart*|no jauna|atgriez*
forgot/missed: aizmirs*
stop: partrauk*|beigt|parstat
start: sakt|sak*
take: lietot|lietoj*|iedzert|iedzeru|nemt
away: pariet|pazud*|paries
itself/own: pats|pati|pasas|pasi
pass: iznak*|iziet|izies|izcurat
dissolve: izskid*|skidin*
empty: iztuksot|iztukso*
change: main*
cause: iemesl*|celon*|izraisa
prevent: noverst|izvair*|profilak*
help: palidz*|lidz
work/effect: iedarb*|darboj*|iedarbib*
wait: gaid*|nogaid*
grow: aug|izaug*|augt
risk: risk*
side effects: blakuspar*|blaknes
dangerous: bistam*
normal/harmless: normal*|nekaitig*
family/inherited: iedzimt*|parmanto*|gimene
contagious: lipig*|inficej*|aplip*
die/survive: mir*|nave
day: dien*
week: nedel*
month: menes*
year: gad*
hour: stund*
morning: rit*
evening: vakar*
left: kreis*
right: labaj*|laba puse
both: abi|abas|abos
one: viens|viena|vienu
large: liel*
small: maz*
color: kras*
red: sarkan*
brown: brun*
dark: tums*
pink: roza|sarts|sart*
yellow: dzelten*
white: balt*
blue: zil*
together: kopa|vienlaikus
instead: vieta
without: bez
difference: atskir*
online/internet: internet*
removed kidney/nephrectomy: nieres iznem*|iznema nier*|nefrektom*
pull/back: atvilk*|atbid*
stuck: iestreg*|iespried*
low: zems|zem*
mouth/cheek: mut*|vaig*
seat: drosibas josta
pacemaker: kardiostimul*|stimulator*
hair: mat*
`
