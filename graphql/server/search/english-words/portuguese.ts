/** The English words for the Portuguese words and phrases of readers, in the format of `translate-question.ts`. */
export const portuguese = `
kidney: rim|rins|renal|renais
bladder: bexig*
prostate: prostat*
urethra: uretr*
ureter: ureter*
penis: penis|pila|pilinha|pirilau|membro
testicle: testicul*|tomates|bolas|colhoes
scrotum: escroto|saco
epididymis: epididim*
foreskin: prepucio|pelinha|pele do penis
head/glans: glande
vagina: vagin*
womb/uterus: utero
pelvic floor: pavimento pelvico|perineo|kegel
groin: virilha*
belly: barriga|abdomen|ventre
back: costas
side: lado|ilharga|flanco
bowel: intestin*
anus/rectum: anus|reto|rabo
skin: pele
leg: pern*
lymph nodes: ganglio*|linfatic*
bone: osso*|osseas
heart: coracao|cardi*
nerve: nerv*
muscle: muscul*
urine/pee: urin*|xixi|mijo
pee/urinate: urinar|urino|xixi|mijar|fazer xixi|urina
toilet: casa de banho|sanita|retrete|wc
blood: sang*
semen/sperm: esperma*|semen|semin*
clots: coagul*
stool: fezes|coco
pain/hurt: dor|dores|doi|doem|doia|doloros*
burning: ard*|queima*
itch: comich*|coceira
fever: febre
shivering: arrepio*|calafrio*|tremor*
vomit/sick: vomit*|enjoo*|nause*
swollen/swelling: inch*
lump/lumps: caroco*|nodul*|alto|massa
leak/leaking: perdas|perco|incontin*|fuga*|pingos|pinga*|escapa*
urge/sudden: urgencia|vontade subita|vontade
dribble/drops: gotej*|pingos|pinga
stream: jato
often: muitas vezes|sempre|constantemente|frequent*|a toda a hora
night: noite*|noturn*
tired: cansa*
dizzy: tontur*
constipation: prisao de ventre|obstip*
diarrhea: diarreia
rash: erupcao|borbulh*
smell: cheir*
numb/tingling: dorm*|formig*
headache: dor de cabeca|dores de cabeca
dry mouth: boca seca|boca fica seca
confused: confus*|baralh*
memory/dementia: memoria|demenc*|esquec*
cough: toss*
sneeze: espirr*
stone: pedra*|calcul*
infection: infec*|inflama*
uti/infection: infecao urinaria|infecoes urinarias|cistite*
cancer: cancro|cancer|tumor*
tumor: tumor*
enlarged: aumentad*|crescid*|grande
cyst: quisto*
hydrocele: hidrocel*
varicocele: varicocel*
hernia: hernia*
twisted/torsion: torc*|torsao
undescended: nao desceu|desceu|criptorquid*|descido
tight/phimosis foreskin: fimose|prepucio apertado
stricture/narrow: estenose|aperto|estreit*|apertad*
retention pee/urine: nao consigo urinar|nao consigo fazer xixi|retencao
reflux: refluxo
prolapse: prolapso|descaid*
diabetes: diabet*
blood pressure: tensao alta|hipertens*|tensao
stroke: avc
sclerosis/ms: esclerose
spinal: medula|paraplegic*
sexually/std: sexualmente transm*|clamidia|gonorreia
curved/bent/curve: torto|curv*|peyronie
erection/impotence: erec*|impoten*|levanta*
infertile/fertility: infertil*|esteril*
testosterone: testosteron*
menopause: menopausa
pregnant: gravid*
baby/child: engravidar|ter filhos|tentar ter
bedwetting/bed: xixi na cama|molha a cama|enurese|urina na cama
apnea sleep: apneia|resson*
glaucoma: glaucoma
cataract: catarat*
spread/metastases: metastas*|espalh*
test/tests: exam*|teste*|analis*
test blood: analises ao sangue|analise ao sangue|analises
bacteria: bacteri*
ultrasound: ecografi*
mri: ressonancia
ray/contrast: radiografia|raio x|contraste
biopsy: biopsi*
cystoscopy/camera: cistoscopi*|camara
diary: diario
result: resultad*
raised/high: alt*|elevad*|subiu
value/level: valor*
treatment: tratament*|terapia
cured/cure: cura*
operation/surgery: operac*|cirurgi*|operar*|operad*
laser: laser
robot: robot*|robo
lithotripsy/shock: ondas de choque|ondas|litotric*
stent: stent|duplo j
catheter: algalia*|cateter*|sonda
catheter/cath self/myself: autoalgali*|autocateter*|algaliar me
tablet/pill: comprimid*|pastilh*
medicine: medicament*|remedio*
injection: injec*
cream: creme|pomada
gel: gel
antibiotics: antibiotic*
painkiller: analgesic*|ibuprofen*|paracetamol|brufen|ben u ron
thinner: anticoagul*|varfin*|varfarina|eliquis
estrogen: estrogen*
hormone: hormon*
chemotherapy: quimio*
radiation/radiotherapy: radioterap*|radiac*
bcg: bcg
botox: botox|botulin*
mesh/sling: rede|fita|sling
sphincter artificial: esfincter artificial|esfincter
pessary: pessario
implant: implante|protese
pump/vacuum: bomba|vacuo
stoma/bag: estoma|saco|urostom*
circumcision: circunci*
vasectomy: vasectomia|laqueac*
reversal: revers*
removed/out: tirar|remov*|retir*|tiraram
alarm: alarme
exercises/training: exercici*|trein*
vaccine: vacina*
probiotics: probiotic*
cranberry: arando|cranberry
vitamin: vitamina*
diuretic/pill: diuretic*
anesthetic/asleep: anestesi*|dormir com
stitches: pontos
scar: cicatriz*
wound: ferida*
hospital: hospital*
doctor: medic*|doutor*|urologista
emergency: urgencia*|112
sex: sexo|relacoes|sexua*
masturbate: masturb*
orgasm: orgasm*
ejaculation: ejacul*|venho
condom: preservativ*
contraception/birth: contrace*
partner: parceir*|companheir*
wife: mulher|esposa
husband: marido
child: crianca*|filh*
son/boy: filho|rapaz|menino
daughter/girl: filha|menina|rapariga
baby: bebe*
father: pai
mother: mae
old/older: idos*|anos|avo
work/job: trabalh*
sport: desporto|ginasio|corr*|futebol
lift/heavy: levantar|pesos|pesad*
bike/cycle: biciclet*
swim: nadar|piscina
bath/sauna: sauna|banheira|jacuzzi
shower: duche|banho
travel/fly: viajar|voar|aviao
drive: conduzir|carro
school: escola|creche
eat/food: comer|como|comida|aliment*
diet: dieta
drink: beber|bebo|liquidos
water: agua
coffee: cafe
alcohol/beer: alcool|cerveja|vinho
milk/dairy: leite|queijo|laticin*
salt: sal
meat: carne
smoke: fum*|tabaco|cigarr*
weight/overweight: peso|emagrec*
sleep: dormir|sono
sit: senta*
pad/diaper: penso*|frald*
underwear: cuecas
punish: castig*
worry: medo|preocup*
shame: vergonha
stress: stress
how long: quanto tempo|quantos dias|quantas semanas|quando posso|ate quando|demora
how often: quantas vezes|de quanto em quanto
how many: quant*
why: porque|por que
when: quando
before: antes
after: depois|apos
during: durante
again/back: outra vez|de novo|volta*|novamente|regress*
forgot/missed: esquec*
stop: parar|deixar|suspender
start: comecar|iniciar
take: tomar|tomo|tomei
away: passa|desaparec*|vai embora
itself/own: sozinh*|por si
pass: expuls*|sair|saiu|sai
dissolve: dissolv*|derret*
empty: esvazia*
change: mud*|troc*
cause: caus*|provoc*
prevent: preven*|evitar
help: ajud*
work/effect: efeito|funcion*|faz efeito
wait: esper*
grow: cresc*
risk: risco*
side effects: efeitos secundarios
dangerous: perigos*
normal/harmless: normal|inofensiv*
family/inherited: hereditar*|familia
contagious: contag*|pega*|transmit*
die/survive: morr*|sobreviv*
day: dia*
week: semana*
month: mes|meses
year: ano*
hour: hora*
morning: manha
evening: noite
left: esquerd*
right: direit*
both: ambos|os dois
one: um|uma
large: grande*
small: pequen*
color: cor
red: vermelh*
brown: castanh*
dark: escur*
pink: rosa*|cor de rosa
yellow: amarel*
white: branc*
blue: azul*
together: junto|ao mesmo tempo
instead: em vez
without: sem
difference: diferenca
online/internet: internet|online
removed kidney/nephrectomy: nefrectom*|tirar o rim|tiraram um rim
pull/back: puxar|recua*
stuck: preso|presa
low: baix*
mouth/cheek: boca|bochecha
seat: cinto
pacemaker: pacemaker
hair: cabelo
`
