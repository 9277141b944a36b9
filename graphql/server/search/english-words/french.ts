/** The English words for the French words and phrases of readers, in the format of `translate-question.ts`. */
export const french = `
kidney: rein|reins|renal*|renaux
bladder: vessie*|vesical*
prostate: prostat*
urethra: uretre*
ureter: uretere*
penis: penis|verge|zizi|bite|sexe
testicle: testicul*|couille*|boule*
scrotum: bourse*|scrotum
epididymis: epididym*
foreskin: prepuce*
head/glans: gland
vagina: vagin*
womb/uterus: uterus
pelvic floor: perine*|plancher pelvien|kegel
groin: aine
belly: ventre
back: dos
side: cote|flanc
bowel: intestin*
anus/rectum: anus|rectum
skin: peau
leg: jambe*
lymph nodes: ganglion*
bone: os|osseu*
heart: coeur|cardia*
nerve: nerf*|nerveu*
muscle: muscle*
urine/pee: urine*|pipi|pisse
pee/urinate: uriner|pisser|pipi|urine|pisse
toilet: toilette*|wc
blood: sang|saigne*
semen/sperm: sperm*
clots: caillot*
stool: selles|caca
pain/hurt: douleur*|mal|douloureu*
burning: brul*
itch: demang*|gratt*
fever: fievre
shivering: frisson*
vomit/sick: vomi*|nausee*
swollen/swelling: gonfl*|enfl*
lump/lumps: boule|bosse|grosseur|nodule*
leak/leaking: fuite*|incontin*|perd*
urge/sudden: urgence|envie*|pressant*
dribble/drops: goutte*
stream: jet
often: souvent|tout le temps|sans arret|toujours
night: nuit*|noctur*
tired: fatigu*
dizzy: vertige*|tete qui tourne
constipation: constip*
diarrhea: diarrh*
smell: odeur*|sent*|pue*
numb/tingling: fourmill*|engourd*
headache: mal de tete
dry mouth: bouche seche
confused: confus*
memory/dementia: memoire|demence
cough: tousse*|toux
sneeze: etern*
stone: calcul*|pierre*|caillou*
infection: infection*|inflam*
uti/infection: infection urinaire|infections urinaires|cystite*
cancer: cancer*
tumor: tumeur*
enlarged: grossi*|augment*|grosse
cyst: kyste*
hydrocele: hydrocele
varicocele: varicocele
hernia: hernie*
twisted/torsion: torsion|tordu
undescended: pas descendu|descendu|cryptorchid*
tight/phimosis foreskin: phimosis
stricture/narrow: retreci*|stenose|etroit*
retention pee/urine: n arrive pas a uriner|n arrive plus a uriner|retention|impossible d uriner
reflux: reflux
prolapse: prolapsus|descente d organe
diabetes: diabet*
blood pressure: hypertension|tension
stroke: avc
sclerosis/ms: sclerose
spinal: moelle
sexually/std: mst|ist|chlamydia|gonorrhee
curved/bent/curve: courb*|tordu|peyronie|lapeyronie
erection/impotence: erection*|impuissan*|bande*|bander
infertile/fertility: infertil*|steril*
testosterone: testosteron*
menopause: menopause
pregnant: enceinte|grossesse
baby/child: bebe|avoir un enfant|tomber enceinte
bedwetting/bed: pipi au lit|enuresie|mouille son lit
apnea sleep: apnee*|ronfl*
glaucoma: glaucome
cataract: cataracte
spread/metastases: metastas*|propag*
test/tests: examen*|test*|analyse*
test blood: prise de sang|analyse de sang
bacteria: bacteri*|microbe*
ultrasound: echographie|echo
mri: irm
ray/contrast: radio|contraste
biopsy: biopsie*
cystoscopy/camera: cystoscopie|camera|fibroscopie
diary: calendrier|journal
result: resultat*
raised/high: eleve*|haut|monte*
treatment: traitement*|soigner|traiter
cured/cure: guer*
operation/surgery: opera*|opere*|chirurg*|intervention
laser: laser
robot: robot*
lithotripsy/shock: ondes de choc|ondes|lithotrit*
stent: sonde jj|sonde double j|jj|stent
catheter: sonde*|catheter*
catheter/cath self/myself: autosondage*|me sonder
tablet/pill: comprime*|cachet*|pilule*
medicine: medicament*
injection: injection*|piqure*
cream: creme|pommade
gel: gel
antibiotics: antibio*
painkiller: antidouleur*|ibuprofene|paracetamol|doliprane
thinner: anticoagul*|eliquis|aspirine|kardegic
estrogen: oestrogene*
hormone: hormon*
chemotherapy: chimio*
radiation/radiotherapy: radiotherapie|rayons
bcg: bcg
botox: botox|botulique
mesh/sling: bandelette|filet|maille
sphincter artificial: sphincter artificiel|sphincter
pessary: pessaire
implant: implant|prothese
pump/vacuum: pompe|vacuum
stoma/bag: stomie|poche|urostom*
circumcision: circonci*
vasectomy: vasectom*
reversal: revers*|recanalis*
removed/out: enlev*|retir*|ablation
alarm: alarme
exercises/training: exercice*|reeduc*
vaccine: vaccin*
probiotics: probiotique*
cranberry: cranberry|canneberge*
vitamin: vitamine*
diuretic/pill: diuretique*
anesthetic/asleep: anesthes*|endorm*
stitches: points|fils
scar: cicatrice*
wound: plaie*
hospital: hopital
doctor: medecin*|docteur|urologue
emergency: urgences|samu
sex: rapport*|sexe|amour|sexuel*
masturbate: masturb*
orgasm: orgasme*
ejaculation: ejacul*|jouis*
condom: preservatif*|capote*
contraception/birth: contracept*
partner: partenaire|copine|copain|compagn*
wife: femme|epouse
husband: mari
child: enfant*
son/boy: fils|garcon
daughter/girl: fille
baby: bebe*|nourrisson
father: pere|papa
mother: mere|maman
work/job: travail*|boss*|boulot
sport: sport|gym|courir|foot
lift/heavy: porter|soulever|charges
bike/cycle: velo
swim: nager|piscine
bath/sauna: sauna|bain
shower: douche
travel/fly: voyag*|avion
drive: conduire|voiture
school: ecole
eat/food: manger|aliment*
diet: regime
drink: boire|bois
water: eau
coffee: cafe
alcohol/beer: alcool|biere|vin
milk/dairy: lait|fromage|laitier*
salt: sel
meat: viande
smoke: fum*|tabac|cigarette*
weight/overweight: poids|surpoids|maigrir
sleep: dormir|sommeil|dors
sit: assis*
pad/diaper: couche*|protection*
punish: puni*
worry: peur|inquiet*|panique
shame: honte
how long: combien de temps|combien de jours|quand puis|duree|dure
how often: combien de fois|tous les combien
how many: combien
why: pourquoi
when: quand
before: avant
after: apres
again/back: encore|revien*|recidiv*|de nouveau|recommence
forgot/missed: oubli*
stop: arret*
take: prendre|prends|pris
away: partir|passe|disparai*
itself/own: tout seul|toute seule|spontan*
pass: evacu*|expuls*|sortir|sort
dissolve: dissou*
empty: vider|vide
change: chang*
cause: cause*|provoqu*
prevent: prevenir|eviter
help: aide*
work/effect: effet|marche|agit
wait: attend*
grow: grossi*|pousse
risk: risque*
side effects: effets secondaires
dangerous: danger*
normal/harmless: normal*
family/inherited: heredit*|famille
contagious: contagi*|transm*
die/survive: mour*|surviv*
day: jour*
week: semaine*
month: mois
year: an|ans|annee*
hour: heure*
large: grand*|gros
small: petit*
color: couleur
red: rouge*
brown: marron|brun*
pink: rose
yellow: jaune
white: blanc*
without: sans
removed kidney/nephrectomy: nephrectom*|enlever le rein|enleve un rein
pull/back: decalott*
pacemaker: pacemaker|stimulateur cardiaque
right: droit|droite
left: gauche
mouth/cheek: bouche|joue
difference: difference*
seat: ceinture|selle
value/level: taux|valeur*
dark: fonce*|sombre
both: les deux
morning: matin|le matin
evening: soir|le soir
instead: a la place|au lieu
stress: stress*
blue: bleu*
stuck: coince*|bloque*
together: ensemble|en meme temps
rash: eruption|plaques|boutons
online/internet: internet|en ligne
during: pendant
start: commence*|debut*
underwear: slip|culotte*|sous vetement*|calecon*
low: bas|basse|faible
one: un rein|un seul
old/older: vieux|age|agee*
hair: cheveux|poils
`
