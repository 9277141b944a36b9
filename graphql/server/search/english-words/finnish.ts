/** The English words for the Finnish words and phrases of readers, in the format of `translate-question.ts`. */
export const finnish = `
kidney: munuai*
bladder: rako*|virtsarako*|rakko*|virtsarakko*
prostate: eturauha*|prostat*
urethra: virtsaput*
ureter: virtsanjoht*|virtsajoht*
penis: penis*|siitti*|muna|kulli*|pippeli*|vehje*
testicle: kive|kives*|kivek*|kiveks*|pallit|palli*
scrotum: kivespus*
epididymis: lisakive*
foreskin: esinah*
head/glans: terska*
vagina: emati*|emattime*|vagina*
womb/uterus: kohtu|kohdu*
pelvic floor: lantionpohja*|lantiopohja*|lantion pohja*|kegel*
groin: nivus*|nivun*
belly: vatsa*|maha*|alavatsa*
back: selka|selas*|selan
side: kylki|kylje*|kylkea*
bowel: suoli|suole*|suolisto*
anus/rectum: perasuol*|perseen*|anus*|perauk*
skin: iho|ihoa|ihol*
leg: jalka|jala*|jalkoj*|jalkoi*
lymph nodes: imusolm*
bone: luu|luusto*|luut|luissa|luihin
heart: sydan*|sydam*
nerve: hermo*
muscle: lihas*|lihak*
urine/pee: virtsa*|pissa*|kusi|pissi*
pee/urinate: virtsata|virtsaa*|pissaa*|pissata|pissil*|kusta|kusen|kusee|kaydä pissalla|pissalla
toilet: vessa*|wc*|veski*
blood: veri|veren|verta|veris*|veren*|verenvuo*|vuotaa verta
semen/sperm: siemenne*|sperma*|siittio*
clots: hyytym*|klimp*
stool: uloste*|kakka*
pain/hurt: kipu|kipe*|kivu*|kipu*|sark*|sarky*|koskee|sattuu|sattu*|satuu
burning: kirvel*|polttaa|polttel*|poltto*
itch: kutis*|kutina*|syyhy*
fever: kuume*|kuumet*
shivering: vilunvar*|vilunvari*|tarise*|vilu*
vomit/sick: oksen*|oksetta*|pahoinvoi*
swollen/swelling: turvo*|turpo*|turvok*
lump/lumps: kyhmy*|patti|pati*|muhku*|kovettum*
leak/leaking: vuota*|vuoto*|karkai*|karkaa*|pidatyskyv*|inkontin*|lirahta*|tirsk*
urge/sudden: pakko*|pakottava*|akillinen tarve|hata
dribble/drops: jalkitip*|jalkivuo*|tippu*
stream: suihku*|heikko suihku
often: usein|koko ajan|jatkuv*|tihea*|tiheasti|aina
night: yo|yolla|yosti*|oisin|yota|yot|oita
tired: vasy*|vasym*
dizzy: huimau*|huima*|pyorry*
constipation: ummet*
diarrhea: ripul*
rash: ihottum*
smell: haju*|haise*|hais*
numb/tingling: puutu*|pistel*|tunnoton*
headache: paansar*
dry mouth: kuiva suu|suu kuiva*|suun kuiv*|suu on kuiva
confused: sekav*|seka*
memory/dementia: muisti*|dementi*|unohtel*
cough: yska*|yski*
sneeze: aivast*
stone: kivi|kiven|kivia|kivet|kiveä|kivesta|*kivi|*kiven|*kivia|*kivet|*kivea
infection: tulehdu*|infekti*|*tulehdu*
uti/infection: virtsatulehdu*|virtsatietuleh*|virtsatieinf*|rakkotuleh*|vti*|pissatulehdus*
cancer: syopa*|syova*|*syopa*|*syova*
tumor: kasvain*|kasvaim*|tuumor*
enlarged: suurentu*|liikakasv*|laajentu*|iso eturauha*
cyst: kysta*|rakkul*
hydrocele: vesikive*|vesikivek*
varicocele: suonikoh*|laskimolaajen*|kivespussin suoni*|varikosel*
hernia: tyra*
twisted/torsion: kierty*|kierto*|kiertynyt
undescended: laskeutum*|piilokive*
tight/phimosis foreskin: fimoosi*|ahtaa esinah*|ahdas esinah*|tiukka esinah*
stricture/narrow: ahtau*|ahta*|kurouma*
retention pee/urine: virtsaumpi*|virtsaum*|en saa pissattua|pissa ei tule|ei saa pissa*|ei pysty pissa*|virtsa ei tule
reflux: refluksi*|takaisinvirt*
prolapse: laskeuma*|esiinluisk*|prolaps*
diabetes: diabet*|sokeritau*
blood pressure: verenpain*
stroke: aivohalv*|aivoinfarkt*
sclerosis/ms: ms tau*|ms|multippel*
spinal: selkaydin*|selkayt*
sexually/std: sukupuolitau*|klamydi*|tippuri*
curved/bent/curve: kayra*|kayristy*|peyronie*
erection/impotence: erekti*|impoten*|ei seiso|seiso*
infertile/fertility: hedelmatt*|lapsettom*
testosterone: testost*
menopause: vaihdevuo*|menopaus*
pregnant: raska*
baby/child: yritetaan lasta|vauvahaave*|lapsitoive*|raskautua
bedwetting/bed: yokastel*|kastelee sankyn*|pissaa sankyyn|pissaa sangyn|yopissa*
apnea sleep: uniapnea*|kuorsa*
glaucoma: glaukoom*
cataract: kaihi*
spread/metastases: levinn*|etapesak*|metastaas*
test/tests: tutkim*|koe|kokeet|testi*|naytte*|nayte*
test blood: verikoe*|verikok*|labra*
bacteria: bakteer*
ultrasound: ultraaan*|ultra
mri: magneetti*|mri*
ray/contrast: rontgen*|varjoaine*
biopsy: biopsi*|koepala*|naytepal*
cystoscopy/camera: tahysty*|kystosk*|kamera*
diary: paivakirj*
result: tulos|tulokse*|vastau*
raised/high: korkea*|koholla*|kohonn*|nous*
value/level: arvo*|psa*
treatment: hoito*|hoido*|hoide*|hoitaa
cured/cure: paran*|parant*
operation/surgery: leikka*|leika*|operaat*|toimenpi*
laser: laser*
robot: robott*|robot*
lithotripsy/shock: paineaal*|murskau*|murska*
stent: stent*|jj stent*
catheter: katetr*|kateteri*
catheter/cath self/myself: toistokatetr*|katetroin itse*|katetroi*
tablet/pill: tablet*|pilleri*
medicine: laake*|laakk*|laakit*
injection: pistok*|piikki*|ruiske*|injektio*
cream: voide*|voite*
gel: geeli*
antibiotics: antibioot*|antibiot*|kuuri*
painkiller: sarkylaak*|kipulaak*|ibuprof*|burana*|panadol*|parasetamol*
thinner: verenohen*|varfariini*|marevan*|eliquis*
estrogen: estrogee*
hormone: hormoni*
chemotherapy: sytostaat*|solunsalp*|kemo*
radiation/radiotherapy: sadehoi*|sadety*|sateil*
bcg: bcg*
botox: botox*|botuli*
mesh/sling: verkko*|nauha*|tvt*
sphincter artificial: sulkijalih*|keinosulkija*|tekosulkija*
pessary: rengas|pessaar*
implant: implant*|protees*
pump/vacuum: pumppu*|vakuumi*|tyhjio*
stoma/bag: avanne*|avante*|pussi*
circumcision: ymparileik*
vasectomy: vasektom*|sterilisaa*|sterilis*|piuhat
reversal: purku*|purkul*|palauttaa
removed/out: poiste*|poisto*|poistaa|otetaan pois
alarm: halytin*|halytti*
exercises/training: harjoit*|treen*|jump*
vaccine: rokot*
probiotics: maitohappobakt*|probioot*
cranberry: karpalo*
vitamin: vitamiini*
diuretic/pill: nesteenpoist*|diureet*
anesthetic/asleep: nukut*|narkoos*|puudut*
stitches: tikit|tikki*|ompel*
scar: arpi|arve*
wound: haava*
hospital: sairaala*
doctor: laakari*|lekuri*
emergency: paivysty*|ambulans*
sex: seksi*|yhdyn*|seksia
masturbate: masturb*|itsetyydy*|runkk*
orgasm: orgasm*|laukea*
ejaculation: siemensyok*|laukea*|ejakul*
condom: kondom*|kumi
contraception/birth: ehkais*
partner: kumppani*|puoliso*
wife: vaimo*
husband: mies|miehel*|mieheni|miehen*
child: lapsi|lapse*|lasta|lasten
son/boy: poika*|poja*|pojal*
daughter/girl: tytto*|tyto*|tyttar*
baby: vauva*
father: isa|isal*|isan
mother: aiti|aidi*
old/older: vanha*|vanhu*|ikaih*|iakas*
work/job: tyo|tyot*|tyoh*|duuni*|toihin|toissa
sport: urheil*|liikun*|kuntosali*|juoks*|jalkapal*
lift/heavy: nostaa|nosta*|nostel*|painavia
bike/cycle: pyora*|pyorail*
swim: uida|uimas*|uimi*|uinti*
bath/sauna: sauna*|kylpy*
shower: suihkuun|suihkussa
travel/fly: matkus*|lenta*|lento*
drive: ajaa|autoa|autolla|ajo*
school: koulu*|paivakot*
eat/food: syoda|syo|ruoka*|ruua*|syomi*
diet: ruokavali*|dieet*
drink: juoda|juo*|nesteit*
water: vesi|vetta
coffee: kahvi*
alcohol/beer: alkohol*|olut|olutta|kalja*|viina*
milk/dairy: maito*|juusto*|maitotuot*
salt: suola*
meat: liha|lihaa
smoke: tupak*|tupako*
weight/overweight: paino|ylipain*|laihdut*
sleep: nuku*|uni|unta
sit: istu*
pad/diaper: side|siteet|vaippa*|vaipa*
underwear: alushous*|kalsar*|bokser*
punish: rangai*|rankais*
worry: pelka*|pelot*|huoli*|huole*
shame: hapea*|havet*|nolo*|hapee*
stress: stressi*
how long: kuinka kauan|miten kauan|kauanko|kauan|milloin saa|koska saa|montako paiv*|montako viik*
how often: kuinka usein|miten usein|montako kertaa|monta kertaa
how many: montako|kuinka monta|kuinka paljon|paljonko
why: miksi|mista johtuu
when: milloin|koska
before: ennen
after: jalkeen
during: aikana
again/back: uudestaan|uudelleen|uusi*|uusiu*|taas|takaisin|toistuv*
forgot/missed: unohd*|unoht*
stop: lopet*|lopett*
start: aloit*|aloitt*
take: ottaa|otan|otin|otanko|syon
away: menee ohi|hava*|haviaa|lahtee|menee pois
itself/own: itsestaan|itsekseen
pass: tulee ulos|poistuu|lahti
dissolve: liuot*|liukene*
empty: tyhjen*|tyhje*
change: vaihd*|vaihto*
cause: aiheut*|syy|johtu*
prevent: ehkais*|estaa|valtta*
help: autta*|auttaa|apua
work/effect: vaikut*|teho*|toimii
wait: odot*|odott*
grow: kasva*
risk: riski*|vaara*
side effects: haittavaik*|sivuvaik*
dangerous: vaaral*
normal/harmless: normaali*|harmiton*|vaaraton*
family/inherited: periny*|periyty*|suvussa|perinno*
contagious: tarttu*
die/survive: kuol*|selviyt*
day: paiva*|paivan|paivaa
week: viikko*|viiko*
month: kuukau*|kk
year: vuosi|vuot*|vuode*
hour: tunti*|tunni*
morning: aamu*
evening: ilta*|illa*
left: vasen|vasem*
right: oikea*|oikeassa
both: molem*
one: yksi|yhden|toinen
large: iso|isoja|suuri*|suuret
small: pieni*|piene*
color: vari*
red: punai*|punerta*
brown: ruskea*
dark: tumma*
pink: punert*|vaaleanpun*|pinkki*
yellow: keltai*
white: valkoi*
blue: sini*
together: samaan aikaan|yhdessa|kanssa
instead: sijaan|sijasta
without: ilman
difference: ero|erot
online/internet: netista|netist*
removed kidney/nephrectomy: munuaisen poist*|munuainen poist*|munuaisenpoist*
pull/back: vetaa taak*|taakse|vetaminen
stuck: jumis*|jaanyt jumiin|juuttu*
low: matala*|alhai*
mouth/cheek: suu|suun|poski*|poske*
seat: turvavyo*
pacemaker: tahdistin*|tahdistim*
hair: hiuk*|hiust*
`
