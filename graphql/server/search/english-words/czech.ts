/** The English words for the Czech words and phrases of readers, in the format of `translate-question.ts`. */
export const czech = `
kidney: ledvin*
bladder: mechyr*|mocovy mechyr*|mocak*
prostate: prostat*
urethra: mocov* trubic*|mocove trubic*|mocovou trubic*|uretr*
ureter: mocovod*
penis: penis*|pindik*|pinda|pero|ptak|pohlavni ud*|penisu
testicle: varlat*|varle|koul*|kulk*|varlete
scrotum: sourek|sourk*|pytlik
epididymis: nadvarl*
foreskin: predkozk*
head/glans: zalud*
vagina: pochv*|vagin*
womb/uterus: deloh*
pelvic floor: panevni* dn*|panevniho dna|kegel*
groin: trisl*
belly: brich*|podbris*
back: zad*|zada|bedra|bedrech|krize
side: bok|boku
bowel: strev*
anus/rectum: konecnik*|anus*|zadek|zadku
skin: kuze|kuzi
leg: noh*|nohy
lymph nodes: uzlin*|mizni
bone: kost*
heart: srdc*|srdec*
nerve: nerv*
muscle: sval*
urine/pee: moc|moci|mocovy|mocove|cura|curani
pee/urinate: cura*|moci*|moceni|chodit na malou|na malou|chcat|chciju|vymoc*|pocur*
toilet: zachod*|wc|toalet*
blood: krev|krvi|krvac*|krvav*|krve
semen/sperm: sperm*|semen*|ejakulat*
clots: srazenin*
stool: stolic*
pain/hurt: bol*|boli
burning: pali|rez*|rezani|stip*
itch: svedi*|sved*
fever: horeck*|teplot*
shivering: zimnic*|tres*|trese
vomit/sick: zvrac*|nevoln*|blij*|vraci
swollen/swelling: otok*|otek*|oteklo|otekl*|zdur*
lump/lumps: boul*|bulk*|hrbolek|uzlik*|zatvrdl*
leak/leaking: unika*|unik|utek|inkontin*|pocurav*|tece*|kape
urge/sudden: nutkan*|nuceni|nahle
dribble/drops: odkapav*|dokapav*|kapky
stream: proud*
often: casto|porad|neustale|furt|pokazde
night: noci|noc|nocni
tired: unav*
dizzy: zavrat*|toci hlava|mota*
constipation: zacpa*|zacpu
diarrhea: prujem|prujm*
rash: vyraz*
smell: smrdi|zapach*|zapacha
numb/tingling: brn*|mravenc*|necit*
headache: bolest hlavy|boli hlava|boli me hlava
dry mouth: sucho v ustech|sucha usta|sucho v puse
confused: zmaten*
memory/dementia: pamet*|demenc*|zapom*
cough: kasl*|kasel
sneeze: kych*
stone: kamen*|kamin*|kameny
infection: infekc*|zanet*
uti/infection: zanet mechyr*|zanet mocoveho|zanet moc*|zanety mechyr*|cystitid*|infekce mocovych
cancer: rakovin*|rak|raka|nadorov*
tumor: nador*|tumor*
enlarged: zvetsen*|zbytnel*
cyst: cyst*
hydrocele: hydrokel*|vodni kyla
varicocele: varikokel*
hernia: kyla|kylu|kyly
twisted/torsion: pretoc*|torz*|zkrouc*
undescended: nesestoup*|sestoup*|kryptorch*
tight/phimosis foreskin: fimoz*|zuzena predkozk*|tesna predkozk*
stricture/narrow: zuzen*|zuzi*|striktur*
retention pee/urine: nemuzu se vycurat|nemuzu curat|nemuzu mocit|zadrz*|retence*|nemohu mocit|nejde curat
reflux: reflux*
prolapse: pokles*|prolaps*|vyhrez*|sestup*
diabetes: cukrovk*|diabet*
blood pressure: vysok* tlak|tlak
stroke: mrtvic*|mrtvice
sclerosis/ms: skleroz*|rs
spinal: mich*
sexually/std: pohlavn* nemoc*|chlamyd*|kapavk*
curved/bent/curve: zakriven*|krivy|ohnut*|peyroni*
erection/impotence: erekc*|impoten*|nestoji|postavi|potenc*
infertile/fertility: neplod*
testosterone: testosteron*
menopause: menopauz*|prechod*|klimakt*
pregnant: tehot*
baby/child: otehot*|snazime se o|mit deti
bedwetting/bed: pomocov*|pocurav* v noci|pomociv*|pocuravani
apnea sleep: apno*|chrap*
glaucoma: zeleny zakal|glaukom*
cataract: sedy zakal|sedeho zakalu|katarakt*
spread/metastases: metastaz*|rozsir*
test/tests: vysetreni*|vysetr*|test*|odber*|rozbor*
test blood: krevni test*|odber krve|krevni
bacteria: bakteri*
ultrasound: ultrazvuk*|sono*
mri: mri|rezonanc*|magnet*
ray/contrast: rentgen*|kontrast*
biopsy: biopsi*|vzorky|vzorek
cystoscopy/camera: cystoskop*|kamer*
diary: denik*
result: vysledek|vysledk*
raised/high: vysok*|zvysen*
value/level: hodnot*
treatment: lecb*|leceni|lecit|terapi*
cured/cure: vylec*|uzdrav*
operation/surgery: operac*|operov*|zakrok*
laser: laser*
robot: robot*
lithotripsy/shock: razov*|litotryps*|rozbiti kamen*|rozbij*|drcen*
stent: stent*
catheter: katetr*|katet*|cevk*
catheter/cath self/myself: samocevk*|samokatetr*|cevkuj*
tablet/pill: tablet*|prask*|pilul*
medicine: lek|leky|leku|lek*
injection: injekc*
cream: krem*|mast
gel: gel|gelu
antibiotics: antibiot*|atb
painkiller: leky na bolest|na bolest|ibuprof*|ibalgin*|paralen*
thinner: redeni krve|redici|warfarin*
estrogen: estrogen*
hormone: hormon*
chemotherapy: chemo*
radiation/radiotherapy: ozar*|radioterap*
bcg: bcg
botox: botox*|botulin*
mesh/sling: sitk*|pask*
sphincter artificial: umely sverac|umeleho sverac*|sverac*
pessary: pesar*
implant: implantat*|protez*
pump/vacuum: pump*|vakuov*
stoma/bag: stomi*|sacek|sack*
circumcision: obriz*|obrezan*
vasectomy: vasektom*|vazektom*|steriliz*
reversal: obnov*|zpruchodnen*
removed/out: odstran*|vyndal*|vyoper*|vyjm*|vzali|odebra*
alarm: alarm*|budik*
exercises/training: cvic*|cvik*|trenin*|posilov*
vaccine: ockov*|vakcin*
probiotics: probiot*
cranberry: brusink*
vitamin: vitamin*
diuretic/pill: odvodn*|diuret*
anesthetic/asleep: narkoz*|anestez*|uspan*|umrtv*
stitches: steh*
scar: jizv*
wound: rana|ranu|rany
hospital: nemocnic*
doctor: lekar*|doktor*|urolog*
emergency: pohotovost*|zachrank*
sex: sex*|pohlavni styk|styk|milovani
masturbate: masturb*|onan*
orgasm: orgasm*|vyvrchol*
ejaculation: ejakul*|vystrik*|udelam
condom: kondom*
contraception/birth: antikonc*
partner: partner*
wife: manzelk*|zena
husband: manzel|manzela|muz
child: dite|ditet*|deti
son/boy: syn*|kluk*|chlapec|chlapec*
daughter/girl: dcer*|holc*|holcic*
baby: miminko|mimin*|kojen*
father: otec|otce|tata|tatu
mother: matk*|mama|mame
old/older: star*|senior*
work/job: prac*|robota
sport: sport*|posilov*|behat|fotbal
lift/heavy: zved*|tezk*|nosit
bike/cycle: kolo|kole|cyklo*
swim: plava*|bazen*
bath/sauna: saun*|vana|koupel*
shower: sprch*
travel/fly: cestov*|leta*|letet|letad*
drive: ridit|auto|autem
school: skol*
eat/food: jist|jidl*|jim
diet: diet*
drink: pit|piju|pije|tekutin*
water: vod*
coffee: kava|kavu|kafe
alcohol/beer: alkohol*|pivo|piva
milk/dairy: mlek*|syr*|mlecn*
salt: sul|soli|solit
meat: maso
smoke: kour*|cigaret*
weight/overweight: vaha|vahu|nadvah*|zhubn*
sleep: spat|spi|spanek
sit: sed*|sezen*
pad/diaper: vlozk*|plenk*|plinka
underwear: pradlo|spodky
punish: trest*
worry: strach|boj*|obav*
shame: styd*|stydim|ostud*
stress: stres*
how long: jak dlouho|kolik dni|kolik tydnu|kdy muzu|kdy mohu|za jak dlouho|dokdy
how often: jak casto|kolikrat
how many: kolik
why: proc|z ceho
when: kdy
before: pred
after: po
during: behem|pri
again/back: znovu|zase|opakov*|vrac*|vratit|vratilo
forgot/missed: zapomnel*|vynech*
stop: prest*|vysad*|ukonc*
start: zacit|zacn*
take: brat|beru|uzivat|vzit|uziv*
away: prejde|zmizi|splaskne|odezn*
itself/own: sam|samo|sama|samovoln*
pass: vycural|odesel|odejde|vyjde
dissolve: rozpust*
empty: vyprazdn*
change: menit|vymen*|vymena
cause: pricin*|zpusob*
prevent: predejit|predch*|vyhnout|zabranit
help: pomah*|pomoct|pomaha|pomuze
work/effect: ucin*|zabir*|funguj*|pusobi
wait: cekat|pockat
grow: rust|roste
risk: rizik*
side effects: vedlejsi ucin*|nezadouci
dangerous: nebezpec*
normal/harmless: normaln*|neskodn*
family/inherited: dedic*|zdedi*
contagious: nakazliv*|nakaz*|prenos*
die/survive: umr*|prezi*|smrt
day: den|dny|dni|dnu
week: tyden|tydn*
month: mesic*
year: rok|let|roku|roky
hour: hodin*
morning: rano
evening: vecer*
left: lev*
right: prav*
both: obe|oba|obou
one: jedn*
large: velk*
small: mal*
color: barv*
red: cerven*
brown: hned*
dark: tmav*
pink: ruzov*
yellow: zlut*
white: bil*
blue: modr*
together: spolu|zaroven|soucasne|dohromady
instead: misto
without: bez
difference: rozdil*
online/internet: internet*
removed kidney/nephrectomy: odstraneni ledvin*|odebrali ledvin*|vzali ledvin*
pull/back: pretah*|stahnout|stahov*|pretahnout
stuck: zaskrc*|zasekl*|uvizl*
low: nizk*|malo
mouth/cheek: pusa|puse|usta|tvar*
seat: bezpecnostni pas
pacemaker: kardiostimul*|pacemaker*
hair: vlas*
`
