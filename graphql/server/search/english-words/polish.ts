/** The English words for the Polish words and phrases of readers, in the format of `translate-question.ts`. */
export const polish = `
kidney: nerk*|nerek|nerec*
bladder: pecherz*
prostate: prostat*|stercz*|gruczol* krokow*
urethra: cewk*|cewki
ureter: moczowod*
penis: penis*|czlon*|prac*|siusiak*|fiut*|kutas*|ptaszek
testicle: jadr*|jajk*|jaja
scrotum: moszn*
epididymis: najadrz*
foreskin: naplet*
head/glans: zoledz*|zoled*
vagina: pochw*
womb/uterus: macic*
pelvic floor: dna miednic*|dno miednic*|kegl*
groin: pachwin*
belly: brzuch*|podbrzusz*
back: plec*|krzyz*
side: bok|boku
bowel: jelit*
anus/rectum: odbyt*|tylek|odbytnic*
skin: skor*
leg: noga|nogi|nog
lymph nodes: wezl*
bone: kosc*
heart: serc*
nerve: nerw*
muscle: miesn*|miesien
urine/pee: mocz*|siki|sik
pee/urinate: sika*|siku*|siusia*|oddaw* mocz*|oddac moczu|sikani*|wysika*|lanie
toilet: toalet*|kibel*|ubikac*|wc
blood: krew|krwi|krwaw*|krwia
semen/sperm: sperm*|nasien*|plemnik*
clots: skrzep*
stool: stolec|stolc*|kupa
pain/hurt: bol|bolu|bole|boli|bola|bolow*|bolesn*|bolal*
burning: piecze|pieczen*|szczypi*|pali
itch: swedz*|swierzb*
fever: gorac*|temperatur*
shivering: dreszcz*
vomit/sick: wymiot*|mdlos*|niedobrze
swollen/swelling: opuch*|obrzek*|spuchn*
lump/lumps: guz*|guzek|grudk*|stwardn*
leak/leaking: popuszcz*|wyciek*|nietrzyman*|gubi*|cieknie|kapie|przeciek*
urge/sudden: parci*|nagla potrzeb*|nagle
dribble/drops: kropl*|kapani*
stream: strumien*
often: czesto|ciagle|caly czas|wciaz|co chwile
night: noc*|nocy|w nocy
tired: zmecz*
dizzy: zawrot*|kreci mi sie
constipation: zaparc*
diarrhea: biegunk*
rash: wysypk*
smell: smierdz*|zapach*
numb/tingling: dretw*|mrowi*
headache: bol glowy|boli glowa|bole glowy
dry mouth: suchosc w ustach|sucho w ustach|suche usta
confused: splatan*|dezorient*
memory/dementia: pamiec*|demenc*|otepi*|zapomin*
cough: kaszl*|kaszel
sneeze: kich*
stone: kamien*|kamic*
infection: zakazen*|infekc*|zapalen*
uti/infection: zapalen* pecherza|zapalenie pecherza|zakazenie ukladu moczowego|zum|infekcj* pecherza
cancer: rak|raka|rakiem|nowotw*
tumor: guz|guza|nowotw*
enlarged: powieksz*|przerost*
cyst: torbiel*|cyst*
hydrocele: wodniak*
varicocele: zylak*
hernia: przepuklin*
twisted/torsion: skret*|skrec*
undescended: wnetrost*|niezstap*|nie zstap*|zstap*|sprowadz*
tight/phimosis foreskin: stulejk*|ciasny naplet*
stricture/narrow: zwezen*|zwez*|waska
retention pee/urine: nie moge sie wysika*|nie moge oddac moczu|nie moge sika*|zatrzyman* moczu
reflux: refluks*|odplyw*
prolapse: obniz*|wypada*|wypad*
diabetes: cukrzyc*
blood pressure: nadcisn*|cisnien*
stroke: udar*
sclerosis/ms: stwardnien* rozsian*|sm
spinal: rdzen*|kregoslup*
sexually/std: wenerycz*|chlamyd*|rzezaczk*|przenoszon* droga plciowa
curved/bent/curve: skrzywi*|krzyw*|peyron*
erection/impotence: wzwod*|wzwod|erekcj*|impoten*|nie staje|staje|potencj*
infertile/fertility: nieplod*|bezplod*
testosterone: testosteron*
menopause: menopauz*
pregnant: ciaza|ciazy|ciaze
baby/child: zajsc w ciaze|staramy sie|miec dzieci|starania
bedwetting/bed: moczen*|moczy sie|moczy lozko|sika w nocy do lozka|sika w lozko
apnea sleep: bezdech*|chrap*
glaucoma: jaskr*
cataract: zacm*
spread/metastases: przerzut*|rozsian*
test/tests: badan*|badac|test*
test blood: badanie krwi|badania krwi|morfolog*
bacteria: bakteri*
ultrasound: usg
mri: rezonans*|mri
ray/contrast: rentgen*|kontrast*|rtg
biopsy: biopsj*|wycin*
cystoscopy/camera: cystoskop*|kamer*|wziernik*
diary: dzienn*
result: wynik*
raised/high: wysok*|podwyzsz*
value/level: wartosc*|poziom*
treatment: leczen*|leczy*|terapi*
cured/cure: wyleczy*|wylecz*
operation/surgery: operacj*|operow*|zabieg*
laser: laser*
robot: robot*
lithotripsy/shock: fal* uderzen*|fal*|rozbij*|kruszen*|eswl|litotryps*
stent: stent*|dj
catheter: cewnik*
catheter/cath self/myself: samocewnik*|cewnikuje sie
tablet/pill: tablet*|pigul*
medicine: lek|leki|leku|lekow|lekiem
injection: zastrzyk*
cream: krem*|masc|mascia
gel: zel|zelu
antibiotics: antybiot*
painkiller: przeciwbol*|ibuprof*|paracet*|ketonal*|apap
thinner: rozrzedz*|przeciwzakrzep*|warfaryn*|acenokumarol*|xarelto|eliquis
estrogen: estrogen*
hormone: hormon*
chemotherapy: chemioter*|chemia|chemii|chemie
radiation/radiotherapy: radioter*|naswietl*|napromien*
bcg: bcg
botox: botoks*|botox*
mesh/sling: siatk*|tasm*
sphincter artificial: sztuczny zwieracz|sztucznego zwieracza|zwieracz*
pessary: pessar*|krazek
implant: implant*|protez*
pump/vacuum: pomp*|prozni*
stoma/bag: stomi*|worek|work*|urostom*
circumcision: obrzez*
vasectomy: wazektom*
reversal: odwroc*|rewazektom*
removed/out: usuni*|usun*|wyciec*|wycin*|wyciag*|wyjac
alarm: alarm*|budzik*
exercises/training: cwicz*|trening*|trenow*
vaccine: szczepi*|szczepion*
probiotics: probiot*
cranberry: zurawin*
vitamin: witamin*
diuretic/pill: moczoped*|odwadniaj*|diuret*
anesthetic/asleep: narkoz*|znieczul*|uspi*
stitches: szwy|szwow
scar: blizn*
wound: rana|rany|rane
hospital: szpital*
doctor: lekarz*|doktor*|urolog*
emergency: pogotow*|sor
sex: seks*|wspolzy*|kochac|stosun*
masturbate: masturb*
orgasm: orgazm*
ejaculation: wytrysk*|ejakul*|dochodz*
condom: prezerwat*
contraception/birth: antykoncep*
partner: partner*
wife: zona|zony|zone
husband: maz|meza|mezem
child: dziec*
son/boy: syn*|chlopc*|chlopiec
daughter/girl: cork*|corc*|dziewczyn*
baby: niemowl*|noworod*
father: ojciec|ojca|tata|taty
mother: matk*|mama|mamy
old/older: star*|wieku
work/job: prac*|robot*
sport: sport*|silown*|biega*|maraton*|pilk*
lift/heavy: dzwig*|podnos*|ciezk*
bike/cycle: rower*
swim: plywa*|basen*
bath/sauna: saun*|wann*|kapiel*
shower: prysznic*
travel/fly: podroz*|lata*|lot|samolot*
drive: prowadz*|jezdz*|auto|autem|samochod*
school: szkol*|przedszkol*
eat/food: jesc|jem|jedzen*
diet: diet*
drink: pic|pije|plyn*
water: wod*
coffee: kaw*
alcohol/beer: alkohol*|piwo|piwa|wodk*
milk/dairy: mlek*|ser|sera|nabial*
salt: sol|soli
meat: mies*
smoke: pali|pale|papieros*|palen*
weight/overweight: waga|wage|nadwag*|schud*
sleep: sen|spi|spac|snu
sit: siedz*
pad/diaper: wkladk*|pieluch*|pampers*
underwear: majtk*|bielizn*|slip*
punish: kara*|karac
worry: strach*|boje|martw*|przeraza
shame: wstyd*
stress: stres*
how long: jak dlugo|ile trwa|ile dni|ile tygodni|kiedy moge|kiedy mozna|po jakim czasie|po ilu
how often: jak czesto|ile razy|co ile
how many: ile
why: dlaczego|czemu|od czego
when: kiedy
before: przed
after: po
during: podczas|w trakcie
again/back: znowu|ponown*|nawrac*|nawrot*|wraca|powrot*
forgot/missed: zapomnia*|pomin*
stop: przesta*|odstaw*|zaprzest*
start: zaczac|zaczy*
take: brac|biore|przyjm*|wziac
away: przejdzie|mija|minie|zejdzie
itself/own: samo|sam|sama|samoistn*
pass: wysika*|wyjdzie|wyszedl|urodzi*|wydal*
dissolve: rozpusc*|rozpuszcz*
empty: opron*|oproz*
change: zmien*|wymien*|wymiana
cause: przyczyn*|powod*
prevent: zapobieg*|unikn*
help: pomag*|pomaga|pomoc
work/effect: dziala*|skuteczn*|efekt*
wait: czeka*|poczek*
grow: rosnie|urosl*
risk: ryzyk*
side effects: skutki ubocz*|uboczn*
dangerous: niebezpiecz*|grozn*
normal/harmless: normaln*|szkodliw*|nieszkodl*
family/inherited: dziedzicz*|rodzin*
contagious: zarazic|zaraz*|zakaz*
die/survive: umrz*|przezy*|smierc*
day: dzien|dni|dniach
week: tydzien|tygodn*
month: miesiac|miesiec*|mies
year: rok|lat|roku|lata
hour: godzin*
morning: rano
evening: wieczor*
left: lew*
right: praw*
both: obie|oba|obu|obydwa
one: jedn*|jeden
large: duz*|wielk*
small: mal*
color: kolor*
red: czerwon*
brown: brazow*
dark: ciemn*
pink: rozow*
yellow: zolt*
white: bial*
blue: niebiesk*
together: razem|jednoczes*|naraz
instead: zamiast
without: bez
difference: roznic*
online/internet: internet*
removed kidney/nephrectomy: usunieciu nerki|usuniecie nerki|wycieli nerke|usuneli nerke
pull/back: odprowadz*|sciag*|zsuw*|zsun*
stuck: utkn*|zalupek
low: nisk*
mouth/cheek: usta|ustach|policz*
seat: pasy|pas
pacemaker: rozrusznik*
hair: wlos*
`
