/** The English words for the Greek words and phrases of readers, in the format of `translate-question.ts`. */
export const greek = `
kidney: νεφρ*|νεφρο*
bladder: κυστη|κυστης|κυστη*|ουροδοχ*
prostate: προστατ*
urethra: ουρηθρα*
ureter: ουρητηρ*
penis: πεος|πεους|πουλι*|ποτσα*|πεη
testicle: ορχι|ορχις|ορχεις|ορχεων|αρχιδι*|ορχη
scrotum: οσχεο*|σακουλα*
epididymis: επιδιδυμ*
foreskin: ακροποσθια*|πετσακι*|δερματακι
head/glans: βαλανο*
vagina: κολπο*|κολπικ*
womb/uterus: μητρα*
pelvic floor: πυελικο* εδαφο*|πυελικου εδαφους|πυελικο εδαφος|κεγκελ
groin: βουβων*
belly: κοιλια*|υπογαστρ*
back: πλατη*|μεση
side: πλευρο*|πλαγι*
bowel: εντερο*
anus/rectum: πρωκτ*|ορθο|κωλο*
skin: δερμα*
leg: ποδι*|ποδια
lymph nodes: λεμφαδεν*
bone: οστα|κοκκαλ*|κοκαλ*|οστικ*
heart: καρδι*
nerve: νευρ*
muscle: μυς|μυες|μυικ*
urine/pee: ουρα|ουρων|ουρο*
pee/urinate: κατουρ*|ουρηση|ουρησω|ουρω|τσισα*
toilet: τουαλετ*
blood: αιμα*|αιμοραγ*|αιμορραγ*|ματων*
semen/sperm: σπερμα*
clots: θρομβο*|πηγματα|πηγμα
stool: κοπραν*|κακα
pain/hurt: πονα*|πονος|πονο*|πονει*|ποναει
burning: καιει|τσουζ*|καψιμο*|καιγ*
itch: φαγουρ*
fever: πυρετ*
shivering: ριγος|ριγη|τρεμ*
vomit/sick: εμετ*|ναυτι*|κανω εμετο
swollen/swelling: πρηξιμο|πρησ*|πρηστ*|πρηζ*
lump/lumps: ογκιδ*|εξογκωμ*|μπαλακι|σβολ*|καρουμπαλ*|γρομπο*
leak/leaking: διαρρο*|ακρατει*|φευγουν|φευγει|χανω ουρα|διαφευγ*|τρεχουν
urge/sudden: επιτακτικ*|ξαφνικη αναγκη|δεν προλαβαινω
dribble/drops: σταζ*|σταγον*
stream: ροη*|ακτινα
often: συχνα|συνεχεια|συνεχως|ολη την ωρα|συχν*
night: νυχτα*|βραδυ|νυχτες|βραδια
tired: κουρασ*|εξαντλ*
dizzy: ζαλ*
constipation: δυσκοιλ*
diarrhea: διαρροια
rash: εξανθημ*
smell: μυριζ*|μυρωδ*|βρωμα*
numb/tingling: μουδια*|μυρμηγκ*
headache: πονοκεφαλ*
dry mouth: ξηροστομ*|ξερο στομα|στεγνο στομα
confused: συγχυσ*|μπερδεμ*
memory/dementia: μνημη*|ανοια*|ξεχνα*
cough: βηχ*
sneeze: φτερν*
stone: πετρα*|πετρες|λιθο*|λιθιασ*
infection: λοιμωξ*|φλεγμον*|μολυνσ*
uti/infection: ουρολοιμωξ*|κυστιτιδ*
cancer: καρκιν*
tumor: ογκο*
enlarged: διογκ*|μεγαλωμεν*|υπερπλασ*|υπερτροφ*
cyst: κυστη στο νεφρο|κυστες
hydrocele: υδροκηλ*
varicocele: κιρσοκηλ*
hernia: κηλη
twisted/torsion: συστροφ*|στριψ*|στριβ*
undescended: κρυψορχ*|δεν κατεβηκε|κατεβει|κατεβηκ*
tight/phimosis foreskin: φιμωσ*|στενη ακροποσθ*
stricture/narrow: στενωμα|στενωσ*|στεν*
retention pee/urine: δεν μπορω να κατουρησω|δεν μπορω να ουρησω|επισχεσ*|δεν κατουρ*
reflux: παλινδρομ*
prolapse: προπτωσ*|πεσ*
diabetes: διαβητ*|ζαχαρο
blood pressure: υπερτασ*|πιεση
stroke: εγκεφαλικ*
sclerosis/ms: σκληρυνσ*
spinal: νωτιαι*
sexually/std: σεξουαλικως μεταδιδ*|χλαμυδι*|γονορροι*
curved/bent/curve: στραβο*|κυρτ*|καμπυλ*|πεϋρονι|πειρονι|peyronie
erection/impotence: στυση*|στυτικ*|ανικανοτητ*|σηκωνεται|στυσεις
infertile/fertility: υπογονιμ*|στειρ*
testosterone: τεστοστερον*
menopause: εμμηνοπαυσ*
pregnant: εγκυ*|εγκυμοσυν*
baby/child: προσπαθουμε για παιδι|κανω παιδι*|τεκνοποι*
bedwetting/bed: ενουρησ*|βρεχει το κρεβατι|κατουριεται
apnea sleep: απνοια|ροχαλ*
glaucoma: γλαυκωμ*
cataract: καταρρακτ*
spread/metastases: μεταστασ*|εξαπλω*
test/tests: εξετασ*|τεστ|ελεγχο*
test blood: εξετασεις αιματος|εξεταση αιματος|αιματος
bacteria: βακτηρι*|μικροβι*
ultrasound: υπερηχ*
mri: μαγνητικ*
ray/contrast: ακτινογραφ*|σκιαγραφ*
biopsy: βιοψι*
cystoscopy/camera: κυστεοσκοπ*|κυστεοσκ*|καμερα
diary: ημερολογ*
result: αποτελεσμ*|απαντησ*
raised/high: υψηλ*|ανεβ*|αυξημεν*
value/level: τιμη
treatment: θεραπει*|αντιμετωπ*
cured/cure: γιατρε*|ιαση|θεραπευ*
operation/surgery: εγχειρησ*|επεμβασ*|χειρουργ*|εγχειρ*
laser: λειζερ|λεϊζερ|laser
robot: ρομποτ*
lithotripsy/shock: κρουστικ*|λιθοτριψ*|εξωσωματικ*
stent: στεντ|stent|pigtail|πιγκτειλ
catheter: καθετηρ*
catheter/cath self/myself: αυτοκαθετηρ*
tablet/pill: χαπι*|δισκι*
medicine: φαρμακ*
injection: ενεσ*
cream: κρεμα*|αλοιφ*
gel: γελ|gel|τζελ
antibiotics: αντιβιωσ*|αντιβιοτ*
painkiller: παυσιπον*|ιβουπροφ*|depon|ντεπον
thinner: αντιπηκτικ*|αραιων*|σιντρομ
estrogen: οιστρογον*
hormone: ορμον*
chemotherapy: χημειο*
radiation/radiotherapy: ακτινοβολ*|ακτινοθερ*|ακτινεσ|ακτινες
bcg: bcg
botox: μποτοξ|botox|βοτουλιν*
mesh/sling: πλεγμα*|ταινια*
sphincter artificial: τεχνητο* σφιγκτηρ*|σφιγκτηρ*
pessary: πεσσο*
implant: εμφυτευμ*|προθεσ*
pump/vacuum: αντλια*|κενου
stoma/bag: στομια*|στομα*|σακουλακ*|σακου*|ουροστομ*
circumcision: περιτομ*
vasectomy: βαζεκτομ*|αγγειεκτομ*|στειρωσ*
reversal: αναστροφ*
removed/out: αφαιρ*|βγαλ*|βγαζ*
alarm: ξυπνητηρ*|συναγερμ*
exercises/training: ασκησ*|γυμναζ*
vaccine: εμβολι*
probiotics: προβιοτικ*
cranberry: κρανμπερι*|cranberry
vitamin: βιταμιν*
diuretic/pill: διουρητικ*
anesthetic/asleep: ναρκωσ*|αναισθησ*|κοιμισ*
stitches: ραμματ*
scar: ουλη
wound: πληγη*|τραυμα
hospital: νοσοκομει*
doctor: γιατρ*|ουρολογ*
emergency: επειγοντα|επειγον*
sex: σεξ|επαφη|επαφες|συνουσια
masturbate: αυναν*
orgasm: οργασμ*|τελειων*
ejaculation: εκσπερματ*|τελειων*|χυνω
condom: προφυλακτικ*
contraception/birth: αντισυλλ*
partner: συντροφ*|κοπελα|κοπελας
wife: γυναικα μου|συζυγ*
husband: αντρας μου|αντρα μου|συζυγ*
child: παιδι*
son/boy: γιος|γιου|γιο|αγορ*
daughter/girl: κορη|κορης|κοριτσ*
baby: μωρο*|βρεφ*|νεογεννητ*
father: πατερα*|μπαμπα*
mother: μητερα*|μαμα*
old/older: ηλικιωμεν*|γερο*|χρονων
work/job: δουλει*|δουλευ*|εργασ*
sport: γυμναστικ*|γυμναστηρ*|αθλητ*|τρεξιμ*|αθλημ*
lift/heavy: σηκων*|βαρη|βαρος|βαρια
bike/cycle: ποδηλατ*
swim: κολυμπ*|θαλασσα|πισινα
bath/sauna: σαουνα*|μπανιο
shower: ντουζ|ντους
travel/fly: ταξιδ*|πεταω|αεροπλαν*
drive: οδηγ*
school: σχολει*|νηπιαγωγ*
eat/food: τρωω|φαω|φαγητ*|τροφ*|τρωει
diet: διατροφ*|διαιτα
drink: πινω|πιω|πινει|υγρα
water: νερο*
coffee: καφε*
alcohol/beer: αλκοολ|ποτο|μπιρ*|μπυρ*
milk/dairy: γαλα|γαλακτοκ*|τυρι*
salt: αλατι*
meat: κρεας|κρεατ*
smoke: καπνιζ*|τσιγαρ*|καπνισμ*
weight/overweight: βαρος|κιλα|παχυσαρκ*
sleep: υπνο*|κοιμα*
sit: καθομαι|καθιστ*|καθ*
pad/diaper: πανα|πανες|σερβιετ*
underwear: εσωρουχ*|βρακι
punish: τιμωρ*
worry: φοβ*|ανησυχ*|αγχ*
shame: ντρεπ*
stress: αγχος|στρες
how long: ποσο καιρο|ποση ωρα|ποσες μερες|ποσες εβδομαδες|ποτε μπορω|σε ποσο|μεχρι ποτε|κραταει
how often: ποσο συχνα|ποσες φορες|καθε ποτε
how many: ποσα|ποσες|ποσο|ποσοι
why: γιατι|απο τι
when: ποτε
before: πριν
after: μετα
during: κατα τη διαρκεια
again/back: ξανα|παλι|επανερχ*|υποτροπ*|επιστρεφ*
forgot/missed: ξεχασ*
stop: σταματ*|διακοπ*
start: αρχιζ*|ξεκιν*
take: παιρνω|παρω|παιρνει|πηρα
away: φυγει|περνα*|περασει
itself/own: μονο του|μονη της|μονα τους
pass: βγει|βγηκε|αποβ*
dissolve: διαλυ*|λιωσ*
empty: αδεια*
change: αλλαζ*|αλλαγ*
cause: αιτια*|προκαλ*
prevent: προληψ*|αποφυγ*|προλαβω
help: βοηθ*
work/effect: δρα|δραση|δουλευει|πιανει|αποτελεσμα
wait: περιμεν*|αναμον*
grow: μεγαλωνει|μεγαλωσ*
risk: κινδυν*
side effects: παρενεργ*
dangerous: επικινδυν*
normal/harmless: φυσιολογ*|αβλαβ*
family/inherited: κληρονομ*
contagious: κολλα*|μεταδιδ*|μεταδοτ*
die/survive: πεθαν*|επιβιωσ*|θανατ*
day: μερα|μερες|ημερ*
week: εβδομαδ*|βδομαδ*
month: μηνα|μηνες|μηνων
year: χρονο*|χρονια|ετων|ετος
hour: ωρα|ωρες|ωρων
morning: πρωι
evening: βραδυ|βραδια
left: αριστερ*
right: δεξι*
both: και τα δυο|και οι δυο
one: ενα|εναν|μια
large: μεγαλ*
small: μικρ*
color: χρωμα*
red: κοκκιν*
brown: καφε χρωμα|καφετι*
dark: σκουρ*
pink: ροζ
yellow: κιτριν*
white: ασπρ*|λευκ*
blue: μπλε|γαλαζ*
together: μαζι|ταυτοχρονα
instead: αντι
without: χωρις
difference: διαφορα
online/internet: ιντερνετ|διαδικτυο
removed kidney/nephrectomy: νεφρεκτομ*|αφαιρεση νεφρου
pull/back: τραβα*|κατεβαζ*
stuck: κολλησ*|σφηνω*
low: χαμηλ*
mouth/cheek: στομα|μαγουλο
pacemaker: βηματοδοτ*
hair: μαλλια
`
