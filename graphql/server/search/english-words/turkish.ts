/** The English words for the Turkish words and phrases of readers, in the format of `translate-question.ts`. */
export const turkish = `
kidney: bobre*
bladder: mesane*|idrar torba*|idrar kesesi
prostate: prostat*
urethra: uretra*|idrar kanal*|idrar yolu dar*
ureter: ureter*
penis: penis*|pipi*|cinsel organ*|kamis*
testicle: testis*|yumurta*|hayalar*|tasak*
scrotum: torba|torbam*|torbas*|skrotum*
epididymis: epididim*
foreskin: sunnet deri*|deri*|sunnetderi*
head/glans: penis bas*|glans*
vagina: vajina*
womb/uterus: rahim*|rahm*
pelvic floor: pelvik taban*|kegel*
groin: kasik*|kasig*
belly: karn*|karin*|gobek
back: sirt*|bel|belim*|belde
side: bogr*|yan tar*|bosl*
bowel: bagirsak*|bagirsag*
anus/rectum: makat*|anus*|rektum*
skin: cilt*|cild*
leg: bacak*|bacag*|bacakl*
lymph nodes: lenf*
bone: kemik*|kemig*
heart: kalp|kalb*
nerve: sinir*
muscle: kas|kaslar*|kasi
urine/pee: idrar*|cis*|sidik*
pee/urinate: isemek|iser*|isiyor*|iseme*|isey*|ise*|tuvalete cik*|cisim|cis*
toilet: tuvalet*|lavabo
blood: kan|kanli|kani|kanam*|kaniyor|kaniyo
semen/sperm: sperm*|meni*|dol
clots: pihti*
stool: diski*|kaka|buyuk abdest
pain/hurt: agri*|agriyor|acir|aciyor|aci|sanci*|agrisi
burning: yaniyor|yanma*|sizlama
itch: kasint*|kasini*
fever: ates*
shivering: titre*|usume*
vomit/sick: kus*|mide bulan*|bulanti*
swollen/swelling: sislik*|sisti|sismis|sisme*|sisiyor
lump/lumps: kitle*|yumru*|sislik|sertlik*|beze*
leak/leaking: kacir*|kacak*|sizint*|damlat*|inkontin*|kaciriyor*|tutam*
urge/sudden: sikis*|ani ist*|aniden
dribble/drops: damla*
stream: akis*|zayif akis|ince isi*
often: sik|sik sik|surekli|devamli|hep
night: gece*
tired: yorgun*|halsiz*
dizzy: bas don*|basim don*
constipation: kabiz*
diarrhea: ishal*
rash: dokuntu*
smell: koku*|kokuyor
numb/tingling: uyus*|karincalan*
headache: bas agri*|basim agri*
dry mouth: agiz kuru*|agzim kuru*
confused: kafasi karis*|bilinc*|sasir*|sacma
memory/dementia: unutkan*|hafiza*|bunama*|demans*
cough: oksur*
sneeze: hapsir*
stone: tas|tasi|taslar*|tasim*|tasin*|tasla*
infection: enfeks*|iltihap*|iltihab*
uti/infection: idrar yolu enf*|idrar yolu ilt*|sistit*|mesane ilt*
cancer: kanser*
tumor: tumor*
enlarged: buyume*|buyum*|buyumus
cyst: kist*
hydrocele: hidrosel*|su toplan*
varicocele: varikosel*|varis*
hernia: fitik*|fitig*
twisted/torsion: torsiyon*|burkul*|dondu|donmesi|donmus
undescended: inmemis*|inme*|inmedi
tight/phimosis foreskin: fimozis*|sunnet derisi dar*|darlik
stricture/narrow: darlig*|darlik*|dar|daral*
retention pee/urine: iseyem*|idrar yapam*|cis yapam*|idrar cikaram*
reflux: reflu*
prolapse: sarkma*|sarkt*|sark*
diabetes: seker hasta*|diyabet*|seker*
blood pressure: tansiyon*
stroke: felc*|inme gecir*
sclerosis/ms: ms|skleroz
spinal: omurilik*
sexually/std: cinsel yolla*|klamidya*|belsoguklu*|gonore*
curved/bent/curve: egri*|egril*|peyroni*
erection/impotence: sertles*|ereksiyon*|iktidarsiz*|kalkmi*|kalkm*|empotans*
infertile/fertility: kisir*|infertil*
testosterone: testosteron*
menopause: menopoz*
pregnant: hamile*|gebe*
baby/child: cocuk sahibi|cocuk ist*|cocugumuz olm*|bebek ist*
bedwetting/bed: yatak islat*|altina kacir*|yatagini islat*|altini islat*|yatagi islat*
apnea sleep: uyku apne*|horla*
glaucoma: goz tansiyon*|glokom*
cataract: katarakt*
spread/metastases: metastaz*|yayil*|sicra*
test/tests: tahlil*|test|testi|tetkik*|muayene*
test blood: kan tahlil*|kan testi
bacteria: bakteri*|mikrop*
ultrasound: ultrason*
mri: mr|emar*
ray/contrast: rontgen*|ilacli film|kontrast*
biopsy: biyops*|parca al*
cystoscopy/camera: sistoskop*|kamera*
diary: gunlug*|gunluk
result: sonuc*
raised/high: yuksek*
value/level: deger*
treatment: tedavi*
cured/cure: iyiles*|gecer mi
operation/surgery: ameliyat*|operasyon*
laser: lazer*
robot: robot*
lithotripsy/shock: sok dalga*|tas kirma|tas kir*|kirdir*|eswl
stent: stent*|dj
catheter: sonda*|kateter*
catheter/cath self/myself: kendi kendine sonda*|tak*
tablet/pill: hap|haplar*|hapi|tablet*
medicine: ilac*|ilaclar*
injection: igne*|enjeks*
cream: krem*|merhem*
gel: jel*
antibiotics: antibiyot*
painkiller: agri kes*|ibuprof*|parol*
thinner: kan suland*|coumadin*
estrogen: ostrojen*
hormone: hormon*
chemotherapy: kemoter*
radiation/radiotherapy: radyoter*|isin*|radyasyon*
bcg: bcg
botox: botoks*|botox
mesh/sling: aski*|meş|mesh|yama
sphincter artificial: yapay sfinkt*|sfinkter*
pessary: peser*|halka*
implant: implant*|protez*|mutluluk cub*
pump/vacuum: pompa*|vakum*
stoma/bag: stoma*|torba*|urostomi*
circumcision: sunnet*
vasectomy: vazektom*|kanal bagl*|kanallarim*|tup bagla*
reversal: geri don*|geri acil*
removed/out: alin*|cikar*|aldir*|alinacak
alarm: alarm*
exercises/training: egzersiz*|calis*
vaccine: asi|asisi
probiotics: probiyot*
cranberry: turna yem*|kizilcik|cranberry
vitamin: vitamin*
diuretic/pill: idrar soktur*
anesthetic/asleep: anestez*|narkoz*|uyut*|bayilt*
stitches: dikis*
scar: yara izi|iz
wound: yara|yarasi
hospital: hastane*
doctor: doktor*|urolog*
emergency: acil*|ambulans*
sex: seks*|cinsel iliski|iliski*|sevis*
masturbate: mastur*|otuzbir
orgasm: orgazm*
ejaculation: bosal*
condom: prezervat*|kondom*
contraception/birth: dogum kontrol*|korun*
partner: partner*|esim|esime|sevgili*
wife: karim|esim
husband: kocam|esim
child: cocu*
son/boy: ogl*|erkek coc*|oglum*
daughter/girl: kizim*|kiz
baby: bebe*
father: baba*
mother: anne*
old/older: yasli*|yasinda
work/job: ise|isim|calis*|masa basi|is
sport: spor*|futbol*|kosu*|agirlik
lift/heavy: kaldir*|agir
bike/cycle: bisiklet*
swim: yuz*|havuz*
bath/sauna: sauna*|hamam*|banyo*
shower: dus
travel/fly: seyahat*|ucak*|ucus*|ucabil*
drive: araba*|arac*
school: okul*|kres*
eat/food: yemek*|yiyebil*|yiyecek*|yemeli*|beslen*|yiye*
diet: diyet*
drink: icebil*|icmek|icmeli*|icme|sivi*|iciyorum|icmem
water: su|suyu
coffee: kahve*
alcohol/beer: alkol*|bira*|raki*
milk/dairy: sut*|peynir*|yogurt*
salt: tuz*
meat: et|eti
smoke: sigara*
weight/overweight: kilo*
sleep: uyku*|uyu*
sit: otur*
pad/diaper: ped|bez|bezi
underwear: ic camasir*|kilot*|boxer
punish: ceza*
worry: kork*|endise*
shame: utan*
stress: stres*
how long: ne kadar surer|kac gun*|kac hafta|ne zaman|ne kadar sure|kac saat
how often: ne siklik*|kac kere|kac kez|gunde kac
how many: kac
why: neden|niye|niçin
when: ne zaman
before: once|oncesi
after: sonra|sonrasi
during: sirasinda
again/back: tekrar*|yine|yeniden|nuks*
forgot/missed: unut*
stop: birak*|kes
start: basla*
take: kullan*|al|almak|alabilir*
away: gecer*|gec|gecme*
itself/own: kendiliginden|kendi kendine
pass: dus*|dusur*|dusur
dissolve: erit*|eri*
empty: bosalt*
change: degis*
cause: neden ol*|sebep*|sebeb*
prevent: onle*|korun*
help: fayda*|iyi gelir|yarar*|ise yar*
work/effect: etki*|ise yar*
wait: bekle*
grow: buyur*|buyuyor
risk: risk*
side effects: yan etki*
dangerous: tehlike*
normal/harmless: normal*|zararsiz*
family/inherited: kalitsal*|genetik*|irsi
contagious: bulas*
die/survive: olum*|olebil*|yasam suresi
day: gun*
week: hafta*
month: ay|aylik|aydir
year: yil*|sene*|yas
hour: saat*
morning: sabah*
evening: aksam*
left: sol
right: sag|sagda
both: iki|ikisi
one: bir|tek
large: buyuk*
small: kucuk*
color: renk*|reng*
red: kirmizi*
brown: kahverengi*
dark: koyu*
pink: pembe*
yellow: sari|sarims*
white: beyaz*
blue: mavi*
together: birlikte|beraber|ayni anda
instead: yerine
without: olmadan
difference: fark*
online/internet: internet*
removed kidney/nephrectomy: bobregim alin*|bobrek alin*|bobregi alin*
pull/back: geri cek*|cekil*|siyril*|geriye
stuck: sikis*|takil*
low: dusuk*
mouth/cheek: agiz*|yanak*
pacemaker: kalp pili
hair: sac
`
