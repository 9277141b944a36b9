/** The English words for the Italian words and phrases of readers, in the format of `translate-question.ts`. */
export const italian = `
kidney: ren|rene|reni|renal*
bladder: vescic*
prostate: prostat*
urethra: uretr*
ureter: ureter*
penis: pene|pisell*|pisello|cazzo|membro|uccello
testicle: testicol*|palle|palla|coglion*
scrotum: scrot*
epididymis: epididim*
foreskin: prepuz*|pellicina
head/glans: glande|cappella
vagina: vagin*
womb/uterus: uter*
pelvic floor: pavimento pelvico|perine*|kegel
groin: inguin*
belly: pancia|addome|basso ventre|ventre
back: schiena
side: fianc*
bowel: intestin*
anus/rectum: ano|retto|sedere
skin: pell*|cute
leg: gamb*
lymph nodes: linfonod*
bone: ossa|osso|osse*
heart: cuore|cardi*
nerve: nerv*
muscle: muscol*
urine/pee: urin*|pipi|piscio
pee/urinate: urinare|pipi|pisciare|fare pipi|urino|minzion*|mingere
toilet: bagno|water|gabinetto
blood: sangu*
semen/sperm: sperm*|seme|liquido seminale
clots: coagul*|grumi
stool: feci|cacca
pain/hurt: dolor*|mal|fa male|fanno male|male|dolo*
burning: bruci*
itch: prurito|prude
fever: febbre
shivering: brivid*
vomit/sick: vomit*|nause*
swollen/swelling: gonfi*
lump/lumps: nodul*|bozz*|pallin*|rigonf*
leak/leaking: perdo|perdit*|incontin*|scappa|gocciol*
urge/sudden: urgenz*|stimolo
dribble/drops: gocciol*|gocce
stream: getto
often: spesso|sempre|continuamente|di continuo|frequent*
night: notte|notti|nottur*
tired: stanc*
dizzy: capogir*|gira la testa|vertigin*
constipation: stitich*|stipsi
diarrhea: diarre*
rash: eruzion*|sfogo
smell: odor*|puzz*
numb/tingling: formicol*|intorpid*
headache: mal di testa
dry mouth: bocca secca|bocca asciutta
confused: confus*
memory/dementia: memoria|demenz*|dimentic*
cough: toss*
sneeze: starnut*
stone: calcol*|sass*|pietr*
infection: infezion*|infiamm*
uti/infection: cistit*|infezione urinaria|infezioni urinarie|infezione delle vie urinarie
cancer: cancro|tumor*|carcinom*
tumor: tumor*|massa
enlarged: ingross*|ingrandit*
cyst: cisti
hydrocele: idrocel*
varicocele: varicocel*
hernia: ernia
twisted/torsion: torsion*|torto|attorcigl*
undescended: ritenut*|non sceso|criptorchid*|sceso
tight/phimosis foreskin: fimosi|prepuzio stretto
stricture/narrow: stenos*|restring*|strett*
retention pee/urine: non riesco a urinare|non riesco a fare pipi|ritenzion*|blocco urinario
reflux: reflusso
prolapse: prolass*
diabetes: diabet*
blood pressure: pressione alta|ipertension*|pressione
stroke: ictus
sclerosis/ms: sclerosi multipla|sclerosi
spinal: midollo*|spinale|paraplegic*
sexually/std: sessualmente trasm*|clamidia|gonorrea
curved/bent/curve: curv*|storto|induratio|peyronie
erection/impotence: erezion*|impoten*|disfunzione erettile|non si alza|non mi si alza
infertile/fertility: infertil*|steril*
testosterone: testosteron*
menopause: menopausa
pregnant: gravidanz*|incinta
baby/child: avere figli|cerchiamo un bambino|cerchiamo un figlio|concepire
bedwetting/bed: pipi a letto|bagna il letto|enuresi
apnea sleep: apnee|russ*
glaucoma: glaucoma
cataract: cataratta
spread/metastases: metastas*|diffus*
test/tests: esam*|test|analisi
test blood: esami del sangue|esame del sangue|prelievo|dosaggio
bacteria: batter*
ultrasound: ecografi*
mri: risonanza
ray/contrast: radiografi*|raggi|contrasto
biopsy: biopsi*
cystoscopy/camera: cistoscop*|telecamer*
diary: diario
result: risultat*|referto|esito
raised/high: alt*|elevat*
value/level: valor*
treatment: cura|cure|trattament*|terapi*
cured/cure: guari*
operation/surgery: operazion*|intervent*|operat*|operar*|chirurg*
laser: laser
robot: robot*
lithotripsy/shock: onde d urto|onde|litotriss*|bombardament*
stent: stent|doppio j
catheter: cateter*
catheter/cath self/myself: autocateterism*
tablet/pill: pastigli*|compress*|pillol*
medicine: medicin*|farmac*
injection: iniezion*|puntur*
cream: crema|pomata
gel: gel
antibiotics: antibiotic*
painkiller: antidolorific*|ibuprof*|tachipirina|oki
thinner: anticoagul*|coumadin|cardioaspirina|eliquis
estrogen: estrogen*
hormone: ormon*
chemotherapy: chemio*
radiation/radiotherapy: radioterap*|radiazion*
bcg: bcg
botox: botox|botulin*
mesh/sling: rete|benderella|sling
sphincter artificial: sfintere artificiale|sfintere
pessary: pessario
implant: impianto|protesi
pump/vacuum: pompa|vacuum
stoma/bag: stomia|sacca|sacchetto|urostom*
circumcision: circoncis*
vasectomy: vasectom*
reversal: ripristin*|reversibil*|vasovaso*
removed/out: togliere|tolto|asport*|rimuov*|rimoz*|tolgono|levare
alarm: allarme
exercises/training: eserciz*|allen*
vaccine: vaccin*
probiotics: probiotic*|fermenti lattici
cranberry: mirtillo|cranberry
vitamin: vitamin*
diuretic/pill: diuretic*
anesthetic/asleep: anestesi*|addorment*
stitches: punti
scar: cicatric*
wound: ferit*
hospital: ospedal*
doctor: medic*|dottor*|urolog*
emergency: pronto soccorso|urgenz*|118
sex: sesso|rapport*|sessual*
masturbate: masturb*
orgasm: orgasm*
ejaculation: eiacul*
condom: preservativ*|profilattic*
contraception/birth: contraccett*|anticoncez*
partner: compagn*|partner
wife: moglie
husband: marito
child: bambin*|figli*
son/boy: figlio|bimbo|ragazzo|maschietto
daughter/girl: figlia|bimba|ragazza
baby: neonat*|bebe|bimb*
father: padre|papa|babbo
mother: madre|mamma
old/older: anzian*|anni
work/job: lavor*|ufficio
sport: sport|palestra|corr*|calcio
lift/heavy: sollev*|pesi
bike/cycle: bici*
swim: nuot*|piscina
bath/sauna: sauna|vasca|bagno caldo
shower: doccia
travel/fly: viagg*|volare|aereo|volo
drive: guidare|guido|macchina|auto
school: scuola|asilo
eat/food: mangi*|cibo|cibi|aliment*
diet: dieta
drink: bere|bevo|liquidi|beve
water: acqua
coffee: caffe
alcohol/beer: alcol*|birra|vino
milk/dairy: latte|formagg*|latticini
salt: sale
meat: carne
smoke: fumo|fumare|fumatore|sigarett*
weight/overweight: peso|sovrappeso|dimagr*
sleep: dormire|sonno|dormo
sit: sed*
pad/diaper: pannolon*|pannolin*|assorbent*
underwear: mutand*|slip|boxer
punish: punire|sgrid*|castig*
worry: paura|preoccup*
shame: vergogn*
stress: stress
how long: quanto tempo|quanto dura|quanti giorni|quante settimane|quando posso|fino a quando|dopo quanto|quanto devo
how often: quante volte|ogni quanto
how many: quant*
why: perche|da cosa
when: quando
before: prima
after: dopo
during: durante
again/back: di nuovo|ancora|torna*|recidiv*|ritorna*
forgot/missed: dimentic*|saltat*
stop: smett*|sospend*|interromp*
start: inizi*|cominci*
take: prend*|assum*|preso
away: passa|va via|sparisc*|passare
itself/own: da solo|da sola|spontane*
pass: espell*|espuls*|uscit*|uscire|esce
dissolve: sciogl*
empty: svuot*
change: cambi*
cause: caus*|provoc*
prevent: preven*|evitare
help: aiut*|serve
work/effect: effetto|funzion*|agisce
wait: aspett*|attend*
grow: cresc*
risk: rischi*
side effects: effetti collaterali|effetti indesid*
dangerous: pericol*
normal/harmless: normal*|innocu*
family/inherited: ereditar*|famigli*
contagious: contagi*|attacc*|trasmett*
die/survive: mori*|sopravviv*
day: giorn*
week: settiman*
month: mes*
year: ann*
hour: or*
morning: mattin*
evening: sera
left: sinistr*
right: destr*
both: entramb*|tutti e due
one: uno|una|un
large: grand*|gross*
small: piccol*
color: color*
red: ross*
brown: marron*
dark: scur*
pink: rosa
yellow: giall*
white: bianc*
blue: blu|azzurr*
together: insieme
instead: invece|al posto
without: senza
difference: differenz*
online/internet: internet|online
removed kidney/nephrectomy: nefrectom*|tolto un rene|togliere il rene
pull/back: retra*|scoprire|tirare indietro|scappell*
stuck: incastr*|bloccat*
low: bass*
mouth/cheek: bocca|guancia
seat: cintura
pacemaker: pacemaker
hair: capelli
`
