/** The English words for the German words and phrases of readers, in the format of `translate-question.ts`. */
export const german = `
kidney: niere*|niern*|*niere|*nieren
bladder: blase*|harnblase*|*blase
prostate: prostata*|vorsteherdruse
urethra: harnrohre*
ureter: harnleiter*
penis: penis*|glied|schwanz|pimmel|pipimann
testicle: hoden*|ei|eier
scrotum: hodensack*|sack
epididymis: nebenhoden*
foreskin: vorhaut*
head/glans: eichel*
vagina: scheide*|vagina*
womb/uterus: gebarmutter*
pelvic floor: beckenboden*|kegel
groin: leiste*
belly: bauch*|unterbauch*
back: rucken*
side: seite|flanke*
bowel: darm*
anus/rectum: after|po|enddarm|popo
skin: haut
leg: bein*
lymph nodes: lymphknoten*
bone: knochen*
heart: herz*
nerve: nerv*
muscle: muskel*
urine/pee: urin*|harn|pipi|pisse
pee/urinate: pinkel*|pissen|pipi|wasserlassen|wasser lassen|urinieren|pieseln|strullern
toilet: toilette*|klo*|wc
blood: blut*
semen/sperm: sperma|spermien|samen
clots: gerinnsel*|klumpen
stool: stuhl*|kacka
pain/hurt: schmerz*|weh|wehtun|tut weh|*schmerzen
burning: brenn*
itch: juck*
fever: fieber*
shivering: schuttelfrost
vomit/sick: erbrech*|ubel*|kotz*
swollen/swelling: schwell*|geschwollen*|dick
lump/lumps: knoten|knubbel|beule
leak/leaking: undicht|inkontinen*|tropf*|verliere urin|auslaufen
urge/sudden: harndrang|drang|plotzlich
dribble/drops: nachtropf*|nachtraufel*
stream: strahl
often: oft|standig|dauernd|haufig
night: nacht*
tired: mude*
dizzy: schwindel*
constipation: verstopf*
diarrhea: durchfall
rash: ausschlag
smell: riech*|stink*|geruch
numb/tingling: taub*|kribbel*
headache: kopfschmerz*
dry mouth: trockener mund|mundtrocken*
confused: verwirr*
memory/dementia: vergesslich*|demenz*|gedachtnis
cough: hust*
sneeze: nies*
stone: stein*|*stein|*steine
infection: infekt*|entzund*|*entzundung
uti/infection: blasenentzund*|harnwegsinfekt*|hwi
cancer: krebs*|*krebs
tumor: tumor*
enlarged: vergroß*|groß
cyst: zyst*
hydrocele: hydrocele|wasserbruch
varicocele: varikozele|krampfader*
hernia: leistenbruch|bruch
twisted/torsion: hodentorsion|torsion|verdreh*
undescended: hodenhochstand|leistenhoden|pendelhoden|nicht abgestiegen
tight/phimosis foreskin: phimose|vorhautverengung|enge vorhaut
stricture/narrow: verengung|striktur|enge|eng
retention pee/urine: harnverhalt*|kann nicht pinkeln|geht nichts mehr|kein urin
reflux: reflux
prolapse: senkung*|vorfall|prolaps
diabetes: diabet*|zucker
blood pressure: bluthochdruck|blutdruck
stroke: schlaganfall
sclerosis/ms: ms|multiple sklerose
spinal: querschnitt*|ruckenmark
sexually/std: geschlechtskrank*|chlamydien|tripper
curved/bent/curve: krumm*|verkrumm*|peyronie|ipp
erection/impotence: erektion*|impoten*|potenz|standhaft|hoch
infertile/fertility: unfruchtbar*|zeugungs*
testosterone: testosteron*
menopause: wechseljahre|menopause
pregnant: schwanger*
baby/child: kinderwunsch|kind bekommen|kinder zeugen|noch eins
bedwetting/bed: bettnassen|einnassen|ins bett|nasst
apnea sleep: schlafapnoe|schnarch*
glaucoma: gruner star|glaukom
cataract: grauer star|katarakt
spread/metastases: metastasen|gestreut
test/tests: untersuch*|test*
test blood: bluttest|blutabnahme|blutwerte
bacteria: bakterien|keime
ultrasound: ultraschall
mri: mrt
ray/contrast: rontgen*|kontrastmittel
biopsy: biopsie*|stanze*
cystoscopy/camera: blasenspiegelung|spiegelung|kamera|zystoskopie
diary: tagebuch|protokoll
result: ergebnis*|befund
raised/high: erhoht*|hoch|hoher
treatment: behand*|therapie
cured/cure: heil*
operation/surgery: op|operation*|operiert|operieren|eingriff
laser: laser*
robot: roboter*|da vinci
lithotripsy/shock: stosswelle*|stoßwelle*|zertrummer*|eswl
stent: schiene|dj|stent
catheter: katheter*|dauerkatheter
catheter/cath self/myself: selbstkatheter*|isk
tablet/pill: tablette*|pille*
medicine: medikament*|mittel
injection: spritze*|injektion
cream: creme|salbe
gel: gel
antibiotics: antibiotik*
painkiller: schmerzmittel|ibuprofen|paracetamol
thinner: blutverdunner*|marcumar|eliquis|ass
estrogen: ostrogen*
hormone: hormon*
chemotherapy: chemo*
radiation/radiotherapy: bestrahl*|strahlentherapie
bcg: bcg
botox: botox
mesh/sling: netz|band|schlinge
sphincter artificial: kunstlicher schließmuskel|schließmuskel
pessary: pessar
implant: implantat|prothese
pump/vacuum: pumpe|vakuum*
stoma/bag: stoma*|beutel|urostoma
circumcision: beschneid*|beschnitten|zirkumzision
vasectomy: vasektomie|sterilis*
reversal: ruckgangig|refertil*
removed/out: entfern*|rausnehmen|entnommen
alarm: klingel*|wecker|alarm
exercises/training: trainier*|training|ubung*
vaccine: impf*
probiotics: probiotika
cranberry: cranberry|preiselbeer*
vitamin: vitamin*
diuretic/pill: wassertablette*|entwasser*
anesthetic/asleep: narkose|betaub*|vollnarkose
stitches: faden|naht|nahte
wound: wunde
hospital: krankenhaus|klinik
doctor: arzt|arztin|urologe|augenarzt
emergency: notaufnahme|notarzt|notfall
sex: sex|verkehr
masturbate: masturb*|selbstbefriedig*|onanier*
orgasm: orgasm*
ejaculation: samenerguss|ejakul*|ergus*
condom: kondom*
contraception/birth: verhut*
partner: partner*
wife: frau
husband: mann
child: kind*
son/boy: sohn*|junge*
daughter/girl: tochter|madchen
baby: baby|saugling
work/job: arbeit*|buro
sport: sport|fitness|joggen
lift/heavy: heben|schwer
bike/cycle: rad|fahrrad|radfahren
swim: schwimm*
bath/sauna: sauna|baden|wanne
shower: dusch*
travel/fly: reise*|flieg*|flug*
drive: autofahren|auto|fahren
school: schule|kita|kindergarten
eat/food: essen|esse|lebensmittel
drink: trink*
water: wasser
coffee: kaffee
alcohol/beer: alkohol|alk|bier|wein
milk/dairy: milch*|kase
salt: salz*
meat: fleisch
smoke: rauch*
weight/overweight: gewicht|abnehm*|ubergewicht
sleep: schlaf*
sit: sitz*
pad/diaper: einlage*|vorlage*|windel*
punish: bestraf*|schimpf*
worry: angst|panik|sorge*
shame: scham|peinlich
how long: wie lange|wie viele tage|ab wann|wann darf|wann kann
how often: wie oft
how many: wie viel*|wieviel*
why: warum|wieso
when: wann
before: vor|vorher
after: nach|danach
again/back: wieder|zuruck|erneut
forgot/missed: vergessen
stop: absetzen|abgesetzt|aufhoren
take: nehmen|nehme|einnehm*
away: weg|verschwind*
itself/own: von allein|von selbst|alleine
pass: abgeh*|abgang
dissolve: auflos*
empty: leer*|entleer*
change: wechsel*
cause: ursach*
prevent: vorbeug*|vermeid*|verhinder*
help: hilft|helfen
work/effect: wirkt|wirkung|wirken
wait: wart*|abwarten
grow: wachs*|nachwachsen
risk: risik*
side effects: nebenwirk*
dangerous: gefahrlich
normal/harmless: normal|harmlos
family/inherited: vererb*|erblich|familie
contagious: ansteck*
die/survive: sterb*|uberleb*
red: rot|rote
brown: braun
pink: rosa
yellow: gelb*
white: weiss*|weiß*
removed kidney/nephrectomy: nierenentfernung|niere entfernt|niere raus
pull/back: zuruckzieh*|zuruckschieb*|zuruck
pacemaker: herzschrittmacher|schrittmacher
right: rechts|rechte*
left: links|linke*
mouth/cheek: mund*|wange*
father: vater|papa|vati
mother: mutter|mama|mutti
difference: unterschied*
seat: gurt|sicherheitsgurt|sattel
day: tag|tage|tagen|taglich
week: woche*
month: monat*
year: jahr|jahre|jahren
hour: stunde*
morning: morgen|morgens|fruh
evening: abend*|abends
value/level: wert|werte|spiegel
color: farbe|verfarb*|gefarbt
dark: dunkel*|dunkler
blue: blau*
both: beide*
instead: statt|anstatt|stattdessen
stress: stress*
stuck: steckt fest|festsitz*|stecken geblieben|feststeck*
together: zusammen|gleichzeitig
large: gross*|grosse*
small: klein*
online/internet: internet|online
without: ohne
during: wahrend
scar: narbe*
start: anfang*|beginn*
diet: diat*|ernahr*
underwear: unterhose*|unterwasche|slip
low: niedrig*|tief
one: eine niere|einem hoden
old/older: alt|alter|altere*
hair: haar*|haarausfall
`
