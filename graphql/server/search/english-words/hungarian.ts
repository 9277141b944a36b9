/** The English words for the Hungarian words and phrases of readers, in the format of `translate-question.ts`. */
export const hungarian = `
kidney: vese*|vesek*
bladder: holyag*|hugyholyag*
prostate: prosztat*|dulmirigy*
urethra: hugycso*
ureter: hugyvezetek*
penis: penisz*|himvesszo*|futyi*|fasz*|farkam*|nemi szerv*
testicle: here|herem|heret|hereje|herejet|herek|heremben|herejen|hereben|tojas*|golyo*|heri*
scrotum: herezacsko*|borzacsko
epididymis: mellekhere*
foreskin: fityma*
head/glans: makk|makkja|makkom|makkon|makkjan
vagina: huvely*
womb/uterus: meh|mehe|mehem|mehet|mehsullyed*
pelvic floor: medencefenek*|gatizom*|gatizm*|kegel
groin: lagyek*
belly: has|hasam|hasa|hasfal*|alhas*
back: hat|hatam|hatamon|derek*|derekam
side: oldal*
bowel: bel|bele*|belmozgas*
anus/rectum: vegbel*|segg*|anus*
skin: bor|bore|borom
leg: lab|labam|laba|labak|labfej*
lymph nodes: nyirokcsomo*
bone: csont*
heart: sziv*
nerve: ideg*
muscle: izom*|izm*
urine/pee: vizelet*|pisi*|pisim|huggy*|hugy
pee/urinate: vizel*|pisil*|vizelni|pisal*|hugyoz*|vecez*|vecere
toilet: vece*|wc*|mosdo*
blood: ver|vert|vere*|verzes*|verzik|veres*
semen/sperm: ondo*|sperma*|hims*
clots: alvadek*|verrog*
stool: szeklet*|kaki*
pain/hurt: faj|fajd*|fajo*|fajna|fajni|gorcs*
burning: eg|ego*|egetest|csip*|csipos*
itch: viszket*
fever: laz|lazas|lazam|laza|holemelk*
shivering: hidegraz*|raz a hideg|reszket*
vomit/sick: hany|hanyas|hanyok|hanyinger*|hanyni
swollen/swelling: duzz*|dagad*|feldagad*|bedagad*
lump/lumps: csomo*|dudor*|gumo*
leak/leaking: csopog*|szivarog*|elcsopp*|elcsepp*|bepisil*|vizeletveszt*|inkontinen*
urge/sudden: inger|ingere*|surget*|hirtelen kell
dribble/drops: utocsopog*|utocsepeg*
stream: sugar*|gyenge sugar
often: gyakran|surun|allandoan|folyton|mindig|orankent
night: ejjel*|ejszaka*|ejjelente
tired: farad*
dizzy: szedul*
constipation: szekrek*|szorulas*
diarrhea: hasmenes*
rash: kiutes*
smell: szag*|buz*|budos*
numb/tingling: zsibbad*
headache: fejfaj*
dry mouth: szajszaraz*|szaraz a szam|szaraz szaj
confused: zavart*|osszezavar*|felrebeszel*
memory/dementia: feledek*|demenci*|emlekez*|memoria*
cough: kohog*
sneeze: tusszent*|tussog*
stone: ko|kove*|kovem|kovek|kovet|veseko*|vesekov*|holyagko*
infection: fertoz*|gyullad*|felfaz*
uti/infection: felfaz*|holyaghurut*|holyaggyullad*|hugyuti fertoz*|hugyuti gyullad*
cancer: rak|rakos*|rakja|rakom|*rak|*rakja|*rakom|*rakos
tumor: daganat*|tumor*
enlarged: megnagyobbod*|nagyobb*
cyst: ciszta*
hydrocele: vizser*
varicocele: visszer*|visszertagul*|varicokel*|varikok*
hernia: serv|serve*
twisted/torsion: csavarod*|megcsavar*
undescended: nem szallt*|leszall*|rejtettherej*
tight/phimosis foreskin: fitymaszukul*|szuk fityma|fimozis*
stricture/narrow: szukul*|szuk
retention pee/urine: nem tudok pisilni|nem tudok vizelni|nem tud pisilni|nem jon a vizelet|elakad*|vizeletreked*
reflux: reflux*|visszafoly*|visszaaram*
prolapse: sullyed*|elore*|kiesik
diabetes: cukorbeteg*|cukorbaj*|diabet*
blood pressure: magas vernyom*|vernyom*
stroke: stroke*|agyverzes*|szelutes*
sclerosis/ms: sclerosis*|szklerozis*
spinal: gerinc*
sexually/std: nemi beteg*|nemi fert*|chlamydia*|klamidia*|gonorr*|tripper*
curved/bent/curve: gorbe*|gorbul*|elferdul*|hajlik|peyronie*
erection/impotence: mereved*|erekcio*|impoten*|nem all fel|potencia*|felall*
infertile/fertility: meddo*|termeketlen*
testosterone: tesztoszteron*
menopause: menopauz*|klimax*|valtokor*
pregnant: terhes*|varandos*|babat var*
baby/child: babat szeretn*|gyereket szeretn*|teherbe*
bedwetting/bed: agybavizel*|bepisil ejjel|agyba vizel*|agyba pisil*|agybapisil*
apnea sleep: apnoe*|horkol*|alvas*
glaucoma: zoldhalyog*|glaukoma*
cataract: szurkehalyog*|halyog*
spread/metastases: attet*|szetterjed*
test/tests: vizsgal*|teszt*|lelet*|szures*
test blood: verveteI*|vervetel*|verkep*
bacteria: bakterium*|baci*
ultrasound: ultrahang*
mri: mri|mr
ray/contrast: rontgen*|kontraszt*
biopsy: biopszi*|szovettan*|mintavetel*|mintat
cystoscopy/camera: tukroz*|cisztoszk*|kamera*
diary: naplo*
result: eredmeny*|lelet*
raised/high: magas|emelked*|megemelk*
value/level: ertek*|erteke
treatment: kezel*|terapi*|gyogymod*
cured/cure: gyogy*|meggyogy*
operation/surgery: mutet*|megmut*|megoperal*|operal*|operacio*|mutik
laser: lezer*
robot: robot*
lithotripsy/shock: lokeshull*|kozuz*|zuzas*|kozuzas*
stent: stent*|sztent*
catheter: kateter*
catheter/cath self/myself: onkateter*|kateterezem magam|magamat kateterez*
tablet/pill: tablett*|pirul*|bogyo*
medicine: gyogyszer*|orvossag*
injection: injekcio*|szuri*|oltas*
cream: krem*|kenocs*
gel: gel|zsele*|gelt
antibiotics: antibiotik*
painkiller: fajdalomcsill*|algoflex*|algopyrin*|ibuprofen*
thinner: verhigit*|alvadasgatl*|warfarin*|syncumar*
estrogen: osztrogen*
hormone: hormon*
chemotherapy: kemo*
radiation/radiotherapy: sugarkez*|besugar*|sugarter*|sugaras
bcg: bcg
botox: botox*
mesh/sling: halo|halot|haloval|szalag*
sphincter artificial: muzaroizom*|muzarizom*|muzarizm*|mesterseges zaroizom*
pessary: pesszarium*
implant: implantat*
pump/vacuum: pumpa*|vakuum*
stoma/bag: sztoma*|zacsko*|vizeletgyujto*
circumcision: korulmetel*
vasectomy: vazektom*|ondovezetek*|sterilizal*|elkotes*|elkottet*
reversal: visszacsinal*|visszaall*|refertil*
removed/out: kivesz*|kivett*|eltavol*|kiveszik|kivettek
alarm: riaszto*|ebreszto*
exercises/training: gyakorl*|torna*|edz*|tren*
vaccine: vedoolt*|vakcin*|oltat*
probiotics: probiot*
cranberry: tozegafony*|cranberry
vitamin: vitamin*
diuretic/pill: vizhajto*
anesthetic/asleep: altat*|erzestelen*|narkoz*|elalt*
stitches: varrat*
scar: heg|heges*
wound: seb|sebe*
hospital: korhaz*
doctor: orvos*|doktor*
emergency: ugyelet*|surgos*|mento*
sex: szex*|egyuttlet*|kozosul*|nemi elet*
masturbate: maszturb*|onkielegit*|recska*
orgasm: orgazm*|elelvez*
ejaculation: magomles*|elmeg*|ejakul*|elelvez*|elelves*
condom: ovszer*|gumi*|kondom*
contraception/birth: fogamzas*|vedekez*
partner: partner*|parom*
wife: feleseg*
husband: ferj*
child: gyerek*|gyermek*
son/boy: fiam*|kisfi*|fiu*
daughter/girl: lany*|kislany*
baby: baba*|csecsemo*|ujszulott*
father: apa*|apam|edesapa*
mother: anya*|anyam|edesany*
old/older: ido*|oreg*
work/job: munka*|dolgoz*|iroda*
sport: sport*|edz*|foci*|futas*|konditer*
lift/heavy: emel*|cipel*
bike/cycle: bicikl*|bicaj*|kerekparo*|kerekpar*
swim: uszas*|uszod*|uszni|furdik
bath/sauna: szaun*|furd*|forro viz
shower: zuhany*
travel/fly: utaz*|repul*
drive: vezet*|autoval|kocsi*
school: iskola*|ovoda*|suli*|ovi*
eat/food: enni|eszek|etel*|ehet*|eves*
diet: diet*|etrend*
drink: inni|ihat*|iszik|iszom|igyak|igyon|folyadek*
water: viz|vizet
coffee: kave*
alcohol/beer: alkohol*|sor|sort|bor|ital*
milk/dairy: tej*|sajt*|turo*
salt: so|sot|sos
meat: hus*
smoke: dohany*|cigi*
weight/overweight: suly*|tulsuly*|fogy*|elhiz*
sleep: alud*|alvas*|alsz*
sit: ules*|ulni|ulok|ul
pad/diaper: betet*|pelenk*
underwear: alsonadrag*|gatya*|bugyi*
punish: buntet*|szid*
worry: fel*|felek|aggod*|ijed*
shame: szegyel*|ciki*
stress: stressz*|ideges*
how long: meddig|mennyi ideig|mennyi ido*|hany nap*|hany het*|mikor lehet|mikortol|mennyi ido mulva
how often: milyen gyakran|hanyszor|hany napontn*
how many: hany|mennyi
why: miert|mitol
when: mikor
before: elott*
after: utan*
during: kozben|alatt
again/back: ujra|megint|kiujul*|visszajo*|visszater*|ismet
forgot/missed: elfelejt*|kihagy*
stop: abbahagy*|leall*|elhagy*
start: elkezd*|kezd*
take: szed*|bevesz*|bevett*|vegyek*
away: elmul*|mulik|elmegy
itself/own: magatol|kezeles nelkul
pass: kijon|kijott|tavoz*|kipisil*|urul*
dissolve: felold*|old*
empty: urit*|kiurul*|uritese
change: cser*|valt*
cause: okoz*|oka|okai
prevent: megeloz*|elkerul*
help: segit*|jo ra|hasznal*
work/effect: hat|hatas*|hatni|hasznal
wait: var|varn*|varhat*|varjak|varni
grow: no|nott|noveksz*|novekv*
risk: kockazat*|veszely*
side effects: mellekhat*
dangerous: veszely*
normal/harmless: normalis*|artalmatlan*|rendben
family/inherited: orokl*|orokol*|csalad*
contagious: fertoz*|elkap*|atad*
die/survive: halal*|meghal*|tulel*
day: nap|napig|napja
week: het|hete|hetig
month: honap*
year: ev|eve|eves
hour: ora|oraig|oran
morning: reggel*
evening: este|esti
left: bal
right: jobb oldal*|jobb
both: mindket*
one: egy
large: nagy*
small: kicsi*|kis|pici*
color: szin*
red: piros*|voros*
brown: barna*
dark: sotet*
pink: rozsaszin*
yellow: sarga*
white: feher*
blue: kek*
together: egyutt|egyszerre
instead: helyett
without: nelkul
difference: kulonbs*
online/internet: neten|internet*|online
removed kidney/nephrectomy: veseeltavol*|kivettek a vesem*|kiveszik a vesem*
pull/back: hatrahuz*|visszahuz*
stuck: beszorult*|beragad*|elakad*
low: alacsony*
mouth/cheek: szaj*|arc*
seat: ov|biztonsagi
pacemaker: pacemaker*|szivritmus*
hair: haj|hajhull*
`
