/** The English words for the Spanish words and phrases of readers, in the format of `translate-question.ts`. */
export const spanish = `
kidney: rinon|rinones|renal*
bladder: vejiga*
prostate: prostata*|prostatic*
urethra: uretra*
ureter: ureter*
penis: pene|pito|pilila|polla|miembro
testicle: testicul*|huevo*|cojon*|bolas
scrotum: escroto|bolsa
epididymis: epididim*
foreskin: prepucio|pellejo
head/glans: glande
vagina: vagin*
womb/uterus: utero|matriz
pelvic floor: suelo pelvico|perine*|kegel*
groin: ingle*
belly: barriga|vientre|abdomen
back: espalda
side: costado|lado
bowel: intestin*
anus/rectum: ano|recto|culo
skin: piel
leg: pierna*
lymph nodes: gangli*
bone: hueso*|oseas
heart: corazon|cardi*
nerve: nervi*
muscle: muscul*
urine/pee: orin*|pis|pipi
pee/urinate: orinar|mear|orino|pipi|hacer pis|pis
toilet: bano|vater|wc
blood: sangr*
semen/sperm: semen|esperma*
clots: coagul*
stool: heces|caca
pain/hurt: dolor*|duele*|dolia
burning: arde*|escuece*|escoz*|quema*
itch: pica*|picor
fever: fiebre
shivering: escalofrio*|tirit*
vomit/sick: vomit*|nausea*
swollen/swelling: hincha*|inflama*
lump/lumps: bulto*|bultito|nodul*
leak/leaking: escap*|perdida*|incontin*|gote*|pierdo
urge/sudden: urgencia|ganas
dribble/drops: gote*
stream: chorro
often: a menudo|todo el rato|constante*|siempre|cada dos por tres|frecuen*
night: noche*|nocturn*
tired: cansa*
dizzy: mare*
constipation: estren*
diarrhea: diarrea
rash: erupcion|sarpullido
smell: huel*|olor*
numb/tingling: hormigue*|adormec*
headache: dolor de cabeza
dry mouth: boca seca|sequedad de boca
confused: confus*|desorient*
memory/dementia: memoria|demenc*|olvid*
cough: tos|tose*
sneeze: estornud*
stone: piedra*|calcul*
infection: infecc*|inflama*
uti/infection: infeccion de orina|cistitis|infeccion urinaria|infecciones de orina
cancer: cancer|tumor*
tumor: tumor*
enlarged: agrandad*|grande
cyst: quiste*
hydrocele: hidrocele
varicocele: varicocele
hernia: hernia*
twisted/torsion: torsion|retorc*|torcid*
undescended: no ha bajado|no descend*|criptorquid*|bajado
tight/phimosis foreskin: fimosis
stricture/narrow: estenosis|estrech*
retention pee/urine: no puedo orinar|no puedo mear|retencion
reflux: reflujo
prolapse: prolapso
diabetes: diabet*
blood pressure: tension alta|hipertension|tension
stroke: ictus|derrame
sclerosis/ms: esclerosis
spinal: medula|medular
sexually/std: transmision sexual|clamidia|gonorrea
curved/bent/curve: curv*|torcido|peyronie
erection/impotence: ereccion*|erecta*|impoten*|levanta|empalm*
infertile/fertility: infertil*|esteril*
testosterone: testosteron*
menopause: menopausia
pregnant: embaraz*
baby/child: buscamos bebe|quedar embaraz*|tener hijos|buscando bebe
bedwetting/bed: moja la cama|mojar la cama|pis en la cama|enuresis
apnea sleep: apnea*|ronc*
glaucoma: glaucoma
cataract: catarat*
spread/metastases: metastasis|extend*
test/tests: prueba*|analisis|examen
test blood: analisis de sangre|analitica
bacteria: bacteri*
ultrasound: ecografia*
mri: resonancia
ray/contrast: radiografia|rayos|contraste
biopsy: biopsia*
cystoscopy/camera: cistoscopi*|camara
diary: diario
result: resultad*
raised/high: alt*|elevad*|subid*
value/level: valor*
treatment: tratamiento*|terapia
cured/cure: cura*
operation/surgery: operac*|operar*|operad*|operan|cirugia|operacion*
laser: laser
robot: robot*
lithotripsy/shock: ondas de choque|ondas|litotri*
stent: stent|doble j|doble jota|cateter
catheter: sonda*
catheter/cath self/myself: autosond*
tablet/pill: pastill*|comprimid*
medicine: medicament*|medicina*
injection: inyecci*|pinch*
cream: crema|pomada
gel: gel
antibiotics: antibiotic*
painkiller: analgesic*|calmante*|ibuprofeno|paracetamol|nolotil
thinner: anticoagul*|sintrom|eliquis|aspirina
estrogen: estrogeno*
hormone: hormon*
chemotherapy: quimio*
radiation/radiotherapy: radioterap*|radiac*
bcg: bcg
botox: botox|botulin*
mesh/sling: malla|cabestrillo|banda
sphincter artificial: esfinter artificial|esfinter
pessary: pesario
implant: implante|protesis
pump/vacuum: bomba|vacio
stoma/bag: estoma|bolsa|urostom*
circumcision: circuncis*
vasectomy: vasectom*
reversal: revers*
removed/out: quitar*|quitan|quitaron|extirp*|sacar|fuera
alarm: alarma
exercises/training: ejercicio*|entren*
vaccine: vacuna*
probiotics: probiotic*
cranberry: arandano*
vitamin: vitamina*
diuretic/pill: diuretic*
anesthetic/asleep: anestesia|dormid*|sedac*
stitches: puntos
scar: cicatriz*
wound: herida*
hospital: hospital*
doctor: medic*|doctor*|urolog*
emergency: urgencias|112
sex: sexo|relaciones|sexual*
masturbate: masturb*
orgasm: orgasm*
ejaculation: eyacul*|correr*
condom: condon*|preservativ*
contraception/birth: anticoncep*
partner: pareja|novia|novio
wife: mujer|esposa
husband: marido|esposo
child: nin*|hij*
son/boy: hijo|nino|chico
daughter/girl: hija|nina|chica
baby: bebe*
father: padre|papa
mother: madre|mama
old/older: mayor*|anos|anciano
work/job: trabaj*
sport: deporte*|gimnasio|correr|futbol
lift/heavy: levantar|peso|pesas
bike/cycle: bici*
swim: nadar|piscina
bath/sauna: sauna|banera|jacuzzi
shower: ducha*
travel/fly: viaj*|volar|avion
drive: conducir|coche
school: colegio|cole|escuela
eat/food: comer|comida|alimento*
diet: dieta
drink: beber|bebo|liquido*
water: agua
coffee: cafe
alcohol/beer: alcohol|cerveza|vino
milk/dairy: leche|queso|lacteo*
salt: sal
meat: carne
smoke: fum*|tabaco
weight/overweight: peso|adelgaz*|sobrepeso
sleep: dormir|sueno|duermo
sit: sent*
pad/diaper: panal*|compresa*
underwear: calzoncillo*
punish: castig*
worry: miedo|preocup*
shame: verguenza
stress: estres
how long: cuanto tiempo|cuantos dias|cuanto dura|cuanto tarda|cuanto se tarda|cuando puedo|hasta cuando
how often: cuantas veces|cada cuanto
how many: cuant*
why: por que
when: cuando
before: antes
after: despues|tras
during: durante
again/back: otra vez|de nuevo|vuelve|volver|recaid*
forgot/missed: olvid*
stop: dejar|suspender
start: empezar|empiez*
take: tomar|tomo|tome
away: quita|pasa|desaparec*|se va
itself/own: sol*
pass: expuls*|echar|sale|salir
dissolve: disol*|deshac*
empty: vaci*
change: cambi*
cause: caus*|provoc*
prevent: prevenir|evitar
help: ayud*|sirve
work/effect: efecto|funcion*
wait: esper*
grow: crec*
risk: riesgo*
side effects: efectos secundarios
dangerous: peligr*
normal/harmless: normal|inofens*
family/inherited: heredit*|famil*|hereda
contagious: contag*|pega
die/survive: mor*|sobreviv*
day: dia*
week: semana*
month: mes|meses
year: ano|anos
hour: hora*
large: grande*
small: pequen*
color: color*
red: roj*
brown: marron*
pink: rosa*
yellow: amarill*
white: blanc*
blue: azul*
together: junto|a la vez
instead: en lugar|en vez
without: sin
removed kidney/nephrectomy: nefrectom*|quitan un rinon|quitar el rinon|quitaron un rinon
pull/back: retra*|bajar
pacemaker: marcapasos
right: derecho|derecha
left: izquierdo|izquierda
mouth/cheek: boca|mejilla
difference: diferencia*
seat: cinturon|sillin
dark: oscur*
both: los dos|ambos|las dos
morning: manana|por la manana
evening: por la tarde|tarde
stuck: atascad*|atorad*|enganchad*
online/internet: internet|en linea
low: bajo|baja
one: un rinon|un solo
hair: pelo|cabello
`
