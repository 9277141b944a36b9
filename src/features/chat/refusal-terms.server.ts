import type { Language } from '#i18n/languages.ts'

/**
 * The phrases of each language with which a question asks for something that no page of this site can give. A phrase is a
 * list of whole words in a row; `*` stands for the rest of a word, `…` for up to four words between, `|` separates phrases.
 * Single words are rare on purpose: "cuesta" is a price only in "cuánto cuesta". Case, diacritics and apostrophes do not
 * count. Chinese phrases are found anywhere in the text.
 *
 * - `diagnosis`: what the reader has, or what the reader's results mean
 * - `verdict`: phrases that ask for a diagnosis when the question also has a number, such as a PSA value
 * - `dose`: how much of a medicine the reader should take
 * - `price`: what something costs, and who pays
 * - `local`: doctors, clinics, appointments, opening hours, and people in public life
 * - `elsewhere`: other parts of the body
 * - `uncovered`: subjects of urology on which the site has no page
 * - `offTopic`: anything but health; these and the two before count only where the question does not name a page
 * - `instructions`: orders to the program
 */
export type RefusalTerms = {
  readonly diagnosis: string
  readonly verdict: string
  readonly dose: string
  readonly price: string
  readonly local: string
  readonly elsewhere: string
  readonly uncovered: string
  readonly offTopic: string
  readonly instructions: string
}

export const refusalTerms: Readonly<Record<Language, RefusalTerms>> = {
  'en-US': {
    diagnosis:
      'what do i have|what have i got|what is wrong with me|whats wrong with me|diagnose me|diagnose my|can you diagnose|tell me what i have|do i have … cancer|have i got … cancer|do i have a tumo*|my lab report|my test results|read my results|interpret my|my results mean|my scan result*|my biopsy result*|how bad are my|how bad is my|am i dying|am i going to die|what disease do i have|what could this be|what could it be|what is this i have|tell me what this is|what illness|what do you think i have|what do you think it is|your diagnosis|a diagnosis|so what is it|yes or no|tell me … cancer|tell me if i|tell me whether|tell me honestly|be honest|tell me exactly|ct says|mri says|scan says|scan shows|report says|ultrasound says|says on my report|what are my chances|do you think i have|do you think its|how long do i have|how long have i got',
    verdict:
      'is it cancer|is this cancer|do i have|have i got|is that bad|is that dangerous|is this bad|what does it mean|should i worry|is that normal|is this normal|how bad is that|how bad is it|how serious|cancer or|what now|mean i have',
    dose: 'what dose|which dose|what dosage|right dose|correct dose|how many milligram*|how many mg|how many ml|how many tablets|how many pills|how much … mg|dose of|dosage of|dosage for|dose for|mg of … should|mg should i|how many … can i take|how much ibuprofen|how much paracetamol|how much tamsulosin|how much antibiotic*|maximum dose|double the dose|double my dose|increase the dose|increase my dose|in milligrams|whats the … dose|what is the … dose|mg or|dose … for a|how many drops|how much can i take|how many a day should i take|what strength|which strength|take two instead|twice the',
    price:
      'how much does … cost|how much is … cost|how much do … cost|how much will … cost|what does … cost|what is the price|price of|prices of|cost of|costs of|how expensive|is it expensive|cheapest|cheap viagra|how much money|insurance cover|insurance pay|covered by insurance|paid by|pay for it|how much would … cost|where can i buy|where to buy|buy … online|order … online|without a prescription|without prescription',
    local:
      'opening hours|best urolog*|good urolog*|recommend a urolog*|recommend a doctor|recommend a hospital|best hospital|best clinic|best doctor|best surgeon|urologist in|urologist near|doctor near|clinic near|hospital near|near me|clinic in|hospital in|book me|book an appointment|make an appointment|phone number of|address of|name of the doctor|waiting time at|open on sunday|film star*|movie star*|president|celebrit*|singer|which actor*|king charles|famous people|footballer*',
    elsewhere:
      'knee|knees|hip pain|hip replacement|shoulder|ankle|elbow|wrist|toe|toenail|slipped disc|herniated disc|headache*|migraine*|tooth|toothache|teeth|dentist|eye|eyes|eyesight|glasses|ear|ears|earache|nose|nosebleed|throat|tonsil*|acne|pimple*|eczema|psoriasis|rash|mole|hair loss|baldness|lung|lungs|asthma|cough|pneumonia|heart attack|cholesterol|stroke|liver|hepatitis|gallstone*|gallbladder|gall bladder|stomach ulcer|stomach|gastritis|heartburn|reflux disease|appendix|appendicitis|bowel cancer|colon|constipation|hemorrhoid*|haemorrhoid*|piles|thyroid|breast|breasts|breast cancer|lung cancer|skin cancer|brain|depression|anxiety|hay fever|allergy|flu|covid|common cold|broken bone|broken arm|broken leg|arthritis|osteoporosis|varicose veins|anemia|period pain|menstrua*|ovar*|endometriosis|vaginal thrush|birth control pill|sleep apnea|vaccin*|malaria|back of my knee|kneecap|heel|foot|feet|neck|jaw|gum|gums|tongue|lips|eyelid*|scalp|dandruff|sore throat|runny nose|sinus*|hearing|tinnitus|dizzy spells|gallbladder stone*|stones in my gallbladder|bile|spleen|pancreas*|ulcer in my stomach|bloat*|diarrhea since|wart on my hand|sunburn|insomnia|snor*|palpitation*|blood sugar|insulin|tetanus|measles|chickenpox',
    uncovered:
      'premature ejaculation|come too early|transplant*|dialysis|genital wart*|warts|chlamydia|gonorrh*|syphilis|herpes|hiv|std|penis enlargement|bigger penis|penis bigger|penis size|polycystic|saw palmetto|ketamine|kidney failure|lose weight|epilepsy|gout|cum too fast|finish too fast|come too fast',
    offTopic:
      'weather|recipe|football|soccer|world cup|capital of|poem|joke|song|movie|homework|python|javascript|write code|stock*|bitcoin|lottery|horoscope|who won|translate this|write me|write a|write an|tell me a story|what time is it|train|flight|hotel|restaurant|pizza|cake|car engine|my car|laptop|wifi|phone charger|tax|taxes|dog|cat|horse|election|who are you voting|square root|plus two|how tall is|how far is',
    instructions:
      'ignore all|ignore your|ignore the|ignore previous|forget your|forget all|forget the rules|previous instructions|system prompt|your instructions|your prompt|you are now|pretend to be|pretend you|act as|role play|repeat after me|jailbreak|without any rules|no rules|admin password|password|access data|developer mode|say that|reveal your|print your|override|from now on|answer only',
  },
  'nl-NL': {
    diagnosis:
      'wat heb ik|wat mankeert mij|wat mankeer ik|wat is er mis met mij|welke ziekte heb ik|heb ik … kanker|stel een diagnose|stel de diagnose|mijn uitslag*|mijn bloeduitslag*|mijn bloedwaarden|hoe erg is mijn|hoe slecht zijn mijn|ga ik dood|wat zou dit zijn|wat kan dit zijn|wat is dit voor ziekte|welke ziekte|zeg me wat ik heb|wat denk je dat ik heb|heb ik dit|ja of nee|zeg … kanker|zeg me of|zeg het eerlijk|wees eerlijk|op de scan staat|in het verslag staat|de echo zegt|wat zijn mijn kansen|denk je dat ik|hoe lang heb ik nog',
    verdict:
      'is het kanker|is dit kanker|is dat erg|is dat gevaarlijk|heb ik|wat betekent dat|moet ik me zorgen maken|is dat normaal|hoe erg is dat|hoe ernstig|is dat slecht|wat nu',
    dose: 'welke dosis|welke dosering|wat is de dosis|wat is de dosering|juiste dosis|juiste dosering|hoeveel milligram|hoeveel mg|hoeveel ml|hoeveel tabletten|hoeveel pillen|dosis van|dosering van|hoeveel ibuprofen|hoeveel paracetamol|hoeveel … mag ik innemen|dubbele dosis|maximale dosis|hoeveel druppels',
    price:
      'hoeveel kost|wat kost|wat kosten|hoeveel kosten|prijs van|kosten van|hoe duur|goedkoopste|vergoedt de verzeker*|vergoed*|wie betaalt|waar kan ik … kopen|online kopen|zonder recept|eigen risico',
    local:
      'openingstijden|beste urolo*|goede uroloog|beste ziekenhuis|beste kliniek|beste arts|beste dokter|uroloog in|kliniek in|ziekenhuis in|bij mij in de buurt|in de buurt|afspraak maken|maak een afspraak|boek een afspraak|telefoonnummer van|adres van|wachttijd bij|filmster*|president|zanger*|acteur*|bekende nederland*|minister',
    elsewhere:
      'knie|knieen|heup|schouder|enkel|elleboog|pols|teen|teennagel|hernia in … rug|hoofdpijn|migraine|tand|tanden|kiespijn|tandarts|oog|ogen|bril|oor|oren|oorpijn|neus|keel|keelpijn|amandelen|acne|puist*|eczeem|psoriasis|huiduitslag|moedervlek|haaruitval|kaal|long|longen|astma|hoest*|longontsteking|hartaanval|cholesterol|beroerte|lever|hepatitis|galstenen|galblaas|maagzweer|maag|maagzuur|blindedarm*|darmkanker|verstopping|aambeien|schildklier|borst|borstkanker|longkanker|huidkanker|hersenen|depressie|angst|hooikoorts|allergie|griep|corona|verkouden*|gebroken been|gebroken arm|artrose|reuma|spataderen|menstruatie*|eierstok*|endometriose|de pil|slaapapneu|vaccin*|knie*|heup*|schouder*|mijn enkel|enkels|voet*|hiel|nek|kaak|tandvlees|neus*|galste*|stenen in mijn galblaas|milt|alvleesklier|maagpijn|hartkloppingen|slapeloosheid|snurk*|bloedsuiker|insuline|waterpokken|roos|uitslag op mijn*|eksterog*|kuit',
    uncovered:
      'vroegtijdige zaadlozing|te snel klaarkomen|transplant*|niertransplantatie|dialyse|genitale wratten|wratten|chlamydia|gonorroe|syfilis|herpes|hiv|soa|penisvergroting|grotere penis|cystenieren|nierfalen|afvallen|jicht|penis vergroten|penis … vergroten|te snel klaar',
    offTopic:
      'weer morgen|het weer|recept voor|voetbal*|wereldkampioen*|hoofdstad|gedicht|mop|grap|liedje|film|huiswerk|programmeer*|aandelen|bitcoin|loterij|horoscoop|wie won|vertaal|schrijf een|schrijf me|hoe laat is het|trein|vlucht|hotel|restaurant|pizza|taart|auto|laptop|belasting*|hond|kat|verkiezing*|pannenkoek*',
    instructions:
      'negeer|vergeet je|vergeet alle|vergeet de|vorige instructies|systeemprompt|system prompt|je instructies|doe alsof|je bent nu|jij bent nu|zeg mij na|zeg me na|zonder regels|wachtwoord|inloggegevens|zeg dat|ontwikkelaarsmodus',
  },
  'es-ES': {
    diagnosis:
      'que tengo yo|que enfermedad tengo|que es lo que tengo|que me pasa|dime que tengo|tengo cancer|tengo yo cancer|tengo un tumor|diagnosticame|puedes diagnostic*|mis analisis|mi analisis|mis resultados|mi resultado|mi analitica|estoy enfermo|me voy a morir|me estoy muriendo|que tan grave es mi|como de grave es mi|que puede ser esto|que podria ser|que es esto que tengo|que cree* que tengo|dime si tengo|que enfermedad es|me diagnostic*|si o no|dime … cancer|dime si es|dime la verdad|digame si|se sincero|el informe dice|la eco dice|el tac dice|la resonancia dice|pone en el informe|que posibilidades tengo|crees que tengo|cuanto me queda',
    verdict:
      'es cancer|es grave|es malo|es peligroso|tengo|que significa|es normal|debo preocuparme|que tan grave|es muy malo|y ahora que|que quiere decir',
    dose: 'que dosis|cual es la dosis|dosis correcta|dosis adecuada|cuantos miligramos|cuantos mg|cuantos ml|cuantas pastillas|cuantos comprimidos|dosis de|dosis para|cuanto ibuprofeno|cuanto paracetamol|doble dosis|dosis maxima|aumentar la dosis|cuantas gotas|cuanto debo tomar|cuanto puedo tomar',
    price:
      'cuanto cuesta|cuanto cuestan|cuanto vale|cuanto valen|cuanto costaria|cuanto sale|que precio|precio de|precio del|cual es el precio|coste de|coste del|costo de|costo del|mas barat*|cubre el seguro|lo cubre|seguro cubre|seguro paga|quien paga|donde puedo comprar|donde comprar|comprar … online|comprar … por internet|sin receta',
    local:
      'horario de|que horario|mejor urolog*|buen urolog*|mejor hospital|mejor clinica|mejor medico|mejor doctor|mejor cirujano|urologo en|urologos en|clinica en|hospital en|cerca de mi|cerca de aqui|pedir cita|pide … cita|reservar … cita|reserva* una cita|cita con … urolog*|telefono de|telefono del|direccion de|direccion del|recomiend* … urolog*|recomiend* … medico|lista de espera en|famos*|presidente|cantante|actor|actores|futbolista*|el rey|urologo bueno|urologo … atienda|medico bueno|urologo barato',
    elsewhere:
      'rodilla*|cadera|hombro|tobillo|codo|muneca|una del pie|hernia discal|dolor de cabeza|cabeza|migrana*|jaqueca|diente*|muela*|dentista|ojo|ojos|gafas|oido|oidos|oreja|nariz|garganta|amigdalas|acne|grano*|eccema|eczema|psoriasis|sarpullido|lunar|caida del pelo|calvicie|pulmon*|asma|tos|neumonia|infarto|colesterol|ictus|derrame cerebral|higado|hepatitis|calculos biliares|piedras en la vesicula|vesicula biliar|ulcera de estomago|estomago|gastritis|acidez|apendice|apendicitis|colon|estrenimiento|hemorroide*|almorranas|tiroides|mama|mamas|cancer de mama|pecho|cancer de pulmon|cancer de piel|cerebro|depresion|ansiedad|alergia*|gripe|covid|resfriado|hueso roto|brazo roto|pierna rota|artritis|artrosis|osteoporosis|varices|menstruacion|regla|ovario*|endometriosis|pildora anticonceptiva|apnea|vacuna*|rodillas|cadera*|hombros|pie|pies|talon|cuello|mandibula|encia*|labio*|parpado*|caspa|dolor de garganta|sinusitis|vesicula|calculos en la vesicula|bilis|bazo|pancreas|insomnio|ronc*|taquicardia|azucar en la sangre|insulina|sarampion|varicela|espalda alta',
    uncovered:
      'eyaculacion precoz|trasplant*|dialisis|verrugas|clamidia|gonorrea|sifilis|herpes|vih|agrandar … pene|alargar … pene|tamano del pene|poliquist*|insuficiencia renal|adelgazar|gota',
    offTopic:
      'que tiempo hace|que tiempo hara|el tiempo manana|receta de cocina|receta para|receta de tortilla|tortilla|paella|futbol|mundial|capital de|poema|chiste|cancion|pelicula|deberes|programa en|acciones|bitcoin|loteria|horoscopo|quien gano|traduce|traducir|escribeme|escribe un|escribe una|que hora es|tren|vuelo|hotel|restaurante|pizza|tarta|coche|portatil|impuestos|perro|gato|elecciones',
    instructions:
      'ignora|olvida tus|olvida todas|olvida las|instrucciones anteriores|prompt del sistema|tus instrucciones|system prompt|finge que|finge ser|ahora eres|actua como|repite conmigo|repite despues|sin reglas|contrasena|di que|datos de acceso|modo desarrollador',
  },
  'de-DE': {
    diagnosis:
      'was habe ich|was hab ich|was fehlt mir|was stimmt nicht mit mir|welche krankheit habe ich|habe ich … krebs|hab ich … krebs|stell* … diagnose|kannst du … diagnos*|meine diagnose|mein befund|meinen befund|meine werte|meine laborwerte|mein laborbefund|meine blutwerte|wie schlimm ist mein*|wie schlecht sind meine|bin ich krank|muss ich sterben|sterbe ich|was konnte das sein|was kann das sein|was ist das bei mir|sag mir was ich habe|welche krankheit|was glaubst du was ich habe|hab ich das|ja oder nein|sag … krebs|sag mir ob|sagen sie mir ob|sag ehrlich|sei ehrlich|im befund steht|im bericht steht|laut ct|laut mrt|laut ultraschall|wie stehen meine chancen|glaubst du ich habe|denkst du ich habe|wie lange habe ich noch',
    verdict:
      'ist das krebs|ist es krebs|habe ich|hab ich|ist das schlimm|ist das gefahrlich|was bedeutet das|ist das normal|muss ich mir sorgen machen|wie schlimm|wie ernst|ist das schlecht|was nun|was heisst das',
    dose: 'welche dosis|welche dosierung|wie ist die dosierung|richtige dosis|richtige dosierung|wie viel milligramm|wieviel milligramm|wie viele milligramm|wie viel mg|wieviel mg|wie viele mg|wie viel ml|wie viele tabletten|wieviele tabletten|wie viele pillen|dosis von|dosierung von|wie viel ibuprofen|wieviel ibuprofen|wie viel paracetamol|doppelte dosis|hochstdosis|dosis erhohen|wie oft am tag|wieviel am tag|wie viel am tag nehmen|wie viele tropfen|wieviel darf ich … nehmen|wie viel darf ich … nehmen|welche starke',
    price:
      'was kostet|was kosten|wie viel kostet|wieviel kostet|wie viel kosten|wie teuer|preis von|preis fur|kosten fur|kosten einer|kosten der|am billigsten|gunstigste*|zahlt die krankenkasse|zahlt die kasse|ubernimmt die krankenkasse|ubernimmt die kasse|kasse zahlt|krankenkasse … bezahlt|wer bezahlt|wer zahlt|wo kann ich … kaufen|online kaufen|online bestellen|rezeptfrei … kaufen|ohne rezept|zahlt die … oder|euro selber|selber zahlen|selbst zahlen',
    local:
      'offnungszeiten|wann … geoffnet|bester urologe|beste urolog*|besten urolog*|guter urologe|guten urologen|bestes krankenhaus|beste krankenhaus|beste klinik|bester arzt|besten arzt|urologe in|urologen in|klinik in|krankenhaus in|in meiner nahe|in der nahe|termin vereinbaren|termin buchen|buche … termin|mach* … termin|telefonnummer|adresse von|adresse der|wartezeit bei|filmstar*|bundeskanzler|prasident|sanger*|schauspieler*|prominente*|fussballer',
    elsewhere:
      'knie|knien|hufte|schulter|knochel|ellenbogen|ellbogen|handgelenk|zeh|zehennagel|bandscheibe*|kopfschmerz*|kopfweh|migrane|zahn|zahne|zahnschmerz*|zahnarzt|auge|augen|brille|ohr|ohren|ohrenschmerz*|nase|nasenbluten|hals|halsschmerz*|mandeln|akne|pickel|ekzem|neurodermitis|schuppenflechte|hautausschlag|muttermal|haarausfall|glatze|lunge|asthma|husten|lungenentzundung|herzinfarkt|cholesterin*|schlaganfall|leber|hepatitis|gallenstein*|gallenblase|magengeschwur*|magen|sodbrennen|blinddarm*|darmkrebs|verstopfung|hamorrhoiden|schilddruse*|brust|brustkrebs|lungenkrebs|hautkrebs|gehirn|depression*|angststorung|heuschnupfen|allergie|grippe|corona|erkaltung|gebrochene*|arthrose|rheuma|osteoporose|krampfadern|periode|menstruation|regelschmerz*|eierstock*|endometriose|antibabypille|schlafapnoe|impfung|knie*|huft*|schulter*|fuss|fusse|ferse|nacken|kiefer|zahnfleisch|zunge|lippe*|augenlid*|kopfhaut|schuppen|halsweh|mandel*|nebenhohlen|schnupfen|tinnitus|galle|milz|bauchspeicheldruse|schlaflos*|schnarch*|herzrasen|blutzucker|insulin|windpocken|masern|wade|zahn*',
    uncovered:
      'vorzeitiger samenerguss|vorzeitigen samenerguss|zu fruh kommen|transplant*|nierentransplantation|spenderniere|dialyse|genitalwarzen|feigwarzen|warzen|chlamydien|tripper|gonorrho*|syphilis|herpes|hiv|penisvergrosserung|grosserer penis|penis vergrossern|zystenniere*|nierenversagen|abnehmen|gicht|zu schnell komme|viel zu schnell|komme … zu schnell',
    offTopic:
      'wetter|rezept fur|kochrezept|fussball|weltmeister*|hauptstadt|gedicht|witz|lied|film|hausaufgaben|programmiere|aktien|bitcoin|lotto|horoskop|wer hat gewonnen|ubersetze|schreib mir|schreibe mir|schreib ein*|schreibe ein*|wie spat|wie viel uhr|zug|flug|hotel|restaurant|pizza|kuchen|auto|laptop|steuer*|hund|katze|wahl',
    instructions:
      'ignorier*|vergiss deine|vergiss alle|vergiss die|vorherige* anweisung*|deine anweisungen|systemprompt|system prompt|tu so als|du bist jetzt|spiele die rolle|sprich mir nach|sag mir nach|ohne regeln|passwort|zugangsdaten|sag dass|sage dass|entwicklermodus',
  },
  'fr-FR': {
    diagnosis:
      'qu est ce que j ai|j ai quoi|quelle maladie ai je|quelle maladie j ai|qu ai je|ai je un cancer|ai je le cancer|est ce que j ai un cancer|est ce que j ai le cancer|j ai un cancer|diagnosti* moi|pouvez vous diagnosti*|peux tu diagnosti*|mes resultats|mon resultat|mes analyses|mon analyse|mon bilan sanguin|suis je malade|vais je mourir|je vais mourir|a quel point … est grave|dites moi ma maladie|dis moi ma maladie|quelle est ma maladie|dites moi ce que j ai|dis moi ce que j ai|mes chances|qu est ce que ca peut etre|ca peut etre quoi|c est quoi ce que j ai|a votre avis j ai quoi|quelle maladie|dites moi si j ai|dis moi si j ai|oui ou non|dis moi … cancer|dites moi … cancer|dis moi si c est|dites moi si c est|soyez honnete|sois honnete|le scanner dit|le compte rendu|sur mon compte rendu|l irm dit|l echo dit|quelles sont mes chances|tu crois que j ai|vous croyez que j ai|combien de temps me reste',
    verdict:
      'est ce un cancer|c est un cancer|est ce grave|c est grave|est ce dangereux|ai je|est ce que j ai|qu est ce que ca veut dire|que signifie|est ce normal|c est grave comment|est ce mauvais|et maintenant|ca veut dire quoi',
    dose: 'quelle dose|quelle posologie|bonne dose|bonne posologie|combien de milligrammes|combien de mg|combien de ml|combien de comprimes|combien de cachets|combien de gelules|dose de|dose d|dose pour|posologie de|posologie du|combien d ibuprofene|combien de paracetamol|double dose|dose maximale|augmenter la dose|combien de gouttes|combien dois je prendre|combien je peux en prendre',
    price:
      'combien coute|combien coutent|combien ca coute|quel est le prix|quel prix|prix de|prix du|prix d une|cout de|cout d une|cout du|tarif|est elle remboursee|est ce rembourse|est il rembourse|rembourse*|la secu|qui paie|moins cher|ou acheter|ou puis je acheter|acheter … en ligne|sans ordonnance',
    local:
      'horaires d ouverture|horaires|heures d ouverture|meilleur urolog*|bon urologue|meilleur hopital|meilleure clinique|meilleur medecin|meilleur chirurgien|urologue a|clinique a|hopital a|pres de chez moi|pres de moi|prendre rendez vous|prends … rendez vous|prenez … rendez vous|reserver … rendez vous|numero de telephone|adresse de|adresse du|recommand* … urologue|delai d attente|celebr*|president|chanteur*|acteur*|footballeur*|ministre',
    elsewhere:
      'genou*|hanche|epaule|cheville|coude|poignet|orteil|ongle*|hernie discale|mal de tete|maux de tete|migraine*|dent|dents|dentiste|oeil|yeux|lunettes|oreille*|nez|gorge|angine|amygdales|acne|bouton*|eczema|psoriasis|eruption|grain de beaute|chute de cheveux|calvitie|poumon*|asthme|toux|pneumonie|infarctus|crise cardiaque|cholesterol|avc|foie|hepatite|calculs biliaires|vesicule biliaire|ulcere a l estomac|ulcere de l estomac|estomac|gastrite|brulures d estomac|appendic*|colon|constipation|hemorroide*|thyroide|sein|seins|cancer du sein|cancer du poumon|cancer de la peau|cerveau|depression|anxiete|rhume des foins|allergie*|grippe|covid|rhume|fracture|bras casse|jambe cassee|arthrose|arthrite|osteoporose|varices|regles|menstruation*|ovaire*|endometriose|pilule contraceptive|apnee|vaccin*|genoux|hanches|epaules|pied|pieds|talon|cou|nuque|machoire|gencive*|levre*|paupiere*|pellicules|mal de gorge|sinusite|acouphene*|vesicule|calculs dans la vesicule|bile|rate|pancreas|insomnie|ronfle*|palpitations|glycemie|insuline|varicelle|rougeole|mollet',
    uncovered:
      'ejaculation precoce|greffe|transplant*|dialyse|verrue*|condylome*|chlamydia|gonorrhee|syphilis|herpes|vih|agrandir … penis|allonger … penis|taille du penis|polykyst*|insuffisance renale|maigrir|goutte aux|la goutte|trop vite',
    offTopic:
      'quel temps|la meteo|meteo|recette de|recette du|football|coupe du monde|capitale de|poeme|blague|chanson|film|devoirs|programme en|actions en bourse|bitcoin|loterie|horoscope|qui a gagne|tradui*|ecris moi|ecris un|ecris une|ecrivez|quelle heure|train|vol pour|hotel|restaurant|pizza|gateau|voiture|ordinateur|impots|chien|chat|elections',
    instructions:
      'ignore|ignorez|oublie tes|oublie toutes|oublie les|oubliez|instructions precedentes|tes instructions|prompt systeme|system prompt|fais comme si|fais semblant|tu es maintenant|vous etes maintenant|joue le role|repete apres moi|repetez apres moi|sans regles|mot de passe|dis que|identifiants|mode developpeur',
  },
  ar: {
    diagnosis:
      'ماذا لدي|ما الذي عندي|ما الذي لدي|شو عندي|ايش عندي|وش عندي|ماذا اصابني|هل لدي سرطان|هل عندي سرطان|هل انا مصاب|ما مرضي|ما هو مرضي|شخص حالتي|شخصني|شخص لي|نتيجة تحليلي|نتائج تحاليلي|نتائج فحوصي|نتيجة فحصي|نتائجي|تحليلي|هل انا مريض|هل ساموت|هل سوف اموت|ايش مرضي|شو مرضي|قل لي مرضي|قولي مرضي|ما هو تشخيصي|وش ممكن يكون|ايش ممكن يكون|قول لي ايش عندي|وش فيني|ايش فيني|شو معي|عندي ايه|نعم او لا|ايوه او لا|ايه ولا لا|اه ولا لا|قول لي … سرطان|قل لي هل|قولي هل|قوللي|بصراحة عندي|مكتوب في التقرير|التقرير يقول|مكتوب فيه|السونار مكتوب|الاشعة مكتوب|هل تعتقد عندي|كم باقي لي|كم بعيش',
    verdict:
      'هل هذا سرطان|هل هو سرطان|هل هذا خطير|هل هو خطير|هل عندي|هل لدي|ماذا يعني|هل هذا طبيعي|خطير ولا|قديش خطير|يعني ايش|معناها ايش|يعني ايه',
    dose: 'كم جرعة|ما جرعة|ما هي جرعة|ما الجرعة|ما هي الجرعة|الجرعة المناسبة|الجرعة الصحيحة|كم مليغرام*|كم ملغ|كم ملغم|كم مل|كم حبة|كم قرص|كم حبوب|كم قرصا|جرعة ال*|كم اخذ من|ضعف الجرعة|كم قطرة|كام حبة',
    price:
      'كم سعر|ما سعر|كم ثمن|ما ثمن|كم تكلف|كم يكلف|كم تكلفة|ما تكلفة|تكلفة عملية|تكلفة ال*|سعر ال*|كم تبلغ تكلفة|بكم|هل يغطي التامين|يغطيه التامين|يغطيها التامين|التامين الصحي|من اين اشتري|اين اشتري|اين يمكنني شراء|بدون وصفة|الارخص',
    local:
      'مواعيد عمل|مواعيد العيادة|ساعات العمل|ساعات عمل|افضل طبيب|افضل دكتور|احسن دكتور|احسن طبيب|افضل مستشفى|افضل عيادة|طبيب مسالك في|طبيب في|دكتور في|عيادة في|مستشفى في|قريب مني|بالقرب مني|احجز لي|حجز موعد|احجز موعدا|رقم هاتف|رقم تلفون|عنوان ال*|انصحني بطبيب|انصحوني بدكتور|الرئيس|رئيس|ممثل|مغني|فنان|المشاهير|لاعب كرة|نجوم',
    elsewhere:
      'ركبة|ركبتي|الركبة|الكتف|كتفي|الكاحل|المرفق|الرسغ|ظفر|الديسك|صداع|الصداع|راسي|الشقيقة|شقيقة|اسنان|سني|ضرس|ضرسي|عين|عيني|العين|العيون|نظارة|اذن|اذني|الاذن|انف|انفي|الانف|الحلق|حلقي|اللوزتين|حب الشباب|الاكزيما|الصدفية|طفح|شامة|تساقط الشعر|الصلع|الرئة|رئتي|الربو|سعال|السعال|الكحة|نوبة قلبية|الكوليسترول|جلطة|الكبد|حصى المرارة|حصوات المرارة|المرارة|قرحة المعدة|المعدة|معدتي|الحموضة|الزائدة الدودية|القولون|الامساك|امساك|البواسير|الغدة الدرقية|الثدي|سرطان الثدي|سرطان الرئة|سرطان الجلد|الدماغ|الاكتئاب|القلق|حساسية الربيع|الحساسية|الانفلونزا|كورونا|الزكام|كسر|التهاب المفاصل|الروماتيزم|هشاشة العظام|الدوالي في الساق|الدورة الشهرية|المبيض|بطانة الرحم المهاجرة|حبوب منع الحمل|لقاح|اسنان*|ركب*|كتف*|ظفر*|رقبة|رقبتي|الفك|اللثة|حلق|لوز*|الجيوب|طنين|مرارة|الطحال|البنكرياس|ارق|شخير|خفقان|سكر الدم|انسولين|جدري*|حصبة|اسناني',
    uncovered:
      'سرعة القذف|القذف المبكر|زراعة الكلى|زراعة الكلية|زرع كلية|غسيل الكلى|غسيل كلى|الثاليل|ثاليل|الكلاميديا|السيلان|الزهري|الهربس|الايدز|تكبير القضيب|حجم القضيب|متعدد الكيسات|تكيس الكلى|الفشل الكلوي|فشل كلوي|انقاص الوزن|النقرس',
    offTopic:
      'الطقس|طقس|وصفة طبخ|طريقة عمل|كيف اطبخ|كرة القدم|كاس العالم|عاصمة|قصيدة|نكتة|اغنية|فيلم|الواجب المدرسي|برمجة|الاسهم|بيتكوين|اليانصيب|الابراج|من فاز|ترجم|اكتب لي|اكتب|كم الساعة|القطار|رحلة طيران|فندق|مطعم|بيتزا|كعكة|سيارة|سيارتي|حاسوب|الضرائب|كلب|قطة|الانتخابات|نكته',
    instructions:
      'تجاهل|انس تعليماتك|انس كل|انس جميع|انس القواعد|التعليمات السابقة|تعليماتك|موجه النظام|تظاهر|انت الان|تصرف ك*|كرر بعدي|بدون قواعد|كلمة المرور|كلمة السر|قل ان|system prompt|ignore|انسى|انسي|البرومبت|برومبت',
  },
  'el-GR': {
    diagnosis:
      'τι εχω|τι εχω παθει|τι επαθα|τι μου συμβαινει|τι αρρωστια εχω|εχω καρκινο|μηπως εχω καρκινο|κανε μου διαγνωση|διαγνωση για μενα|οι εξετασεις μου|τις εξετασεις μου|τα αποτελεσματα μου|αποτελεσματα μου|ειμαι αρρωστος|θα πεθανω|τι μπορει να ειναι|τι να εχω|τι λες να εχω|πες μου τι εχω|τι αρρωστια|τι ειναι αυτο που εχω|ναι η οχι|πες μου … καρκινο*|πες μου αν|πειτε μου αν|πες μου ειλικρινα|η αξονικη λεει|ο υπερηχος λεει|γραφει η εξεταση|το πορισμα|τι πιθανοτητες εχω|λες να εχω|ποσο θα ζησω',
    verdict:
      'ειναι καρκινος|ειναι σοβαρο|ειναι επικινδυνο|εχω|τι σημαινει|ειναι φυσιολογικο|ειναι κακο|ποσο κακο|ποσο σοβαρο',
    dose: 'ποια δοση|τι δοση|ποια ειναι η δοση|σωστη δοση|ποια δοσολογια|ποσα χιλιοστογραμμα|ποσα mg|ποσα ml|ποσα χαπια|ποσα δισκια|δοση του|δοση της|δοσολογια|ποσο ibuprofen|ποση ιβουπροφαινη|ποση παρακεταμολη|διπλη δοση|ποσες σταγονες|ποσο να παρω|ποσα να παρω|ποσες να παιρνω',
    price:
      'ποσο κοστιζει|ποσο κανει|ποσο κανουν|ποσο κοστιζουν|τι κοστιζει|ποια ειναι η τιμη|τιμη του|τιμη της|κοστος|ποσα ευρω|ποσα λεφτα|καλυπτει το ταμειο|καλυπτεται απο|καλυπτει ο εοπυυ|φθηνοτερ*|που μπορω να αγορασω|που αγοραζω|που θα αγορασω|χωρις συνταγη',
    local:
      'ωραριο|τι ωρες|καλυτερος ουρολογος|καλυτερο ουρολογο|καλος ουρολογος|καλο ουρολογο|καλυτερο νοσοκομειο|καλυτερη κλινικη|καλυτερος γιατρος|ουρολογος στην|ουρολογος στη|ουρολογος στο|ουρολογο στην|ουρολογο στη|ουρολογο στο|κλινικη στην|νοσοκομειο στην|κοντα μου|κλεισε μου|κλεισω ραντεβου|κλεισε ραντεβου|ραντεβου|τηλεφωνο του|τηλεφωνο της|διευθυνση|προτεινε μου|διασημ*|προεδρος|πρωθυπουργος|τραγουδιστη*|ηθοποιο*|ποδοσφαιριστη*',
    elsewhere:
      'γονατο|γονατα|γοφος|ωμος|ωμο|αστραγαλο*|αγκωνα*|καρπο*|νυχι|δισκοπαθεια|πονοκεφαλο*|κεφαλι|ημικρανια*|δοντι|δοντια|οδοντιατρο*|ματι|ματια|γυαλια|αυτι|αυτια|μυτη|λαιμο*|αμυγδαλες|ακμη|σπυρι*|εκζεμα|ψωριαση|εξανθημα|σπιλο|ελια|τριχοπτωση|φαλακρα|πνευμονα*|ασθμα|βηχα*|πνευμονια|εμφραγμα|χοληστερινη|εγκεφαλικο|συκωτι|ηπαρ|ηπατιτιδα*|πετρες στη χολη|πετρα στη χολη|χοληδοχο*|χολη|χολολιθο*|ελκος στομαχου|στομαχι|γαστριτιδα|καουρα|σκωληκοειδιτιδα|εντερο|δυσκοιλιοτητα|αιμορροιδες|θυρεοειδη*|στηθος|μαστου|καρκινος του μαστου|καρκινος του πνευμονα|εγκεφαλο*|καταθλιψη|αγχος|αλλεργια*|γριπη|κορονοιο*|κρυολογημα|σπασμενο|καταγμα|αρθριτιδα|οστεοπορωση|κιρσους στα ποδια|περιοδο*|ωοθηκ*|ενδομητριωση|αντισυλληπτικ*|εμβολιο|γονατ*|ισχιο|ωμο*|αστραγαλ*|ποδι|ποδια|φτερνα|αυχενα*|σαγονι|ουλα|χειλ*|πονολαιμ*|αμυγδαλ*|ιγμοριτιδα|εμβοες|χοληδοχ*|χολολιθ*|σπληνα|παγκρεα*|αυπνια|ροχαλ*|ταχυκαρδι*|ινσουλιν*|ανεμοβλογια|πονοκεφαλ*|ματι*|αυτι*|δοντι*',
    uncovered:
      'προωρη εκσπερματιση|πρωιμη εκσπερματιση|μεταμοσχευση|αιμοκαθαρση|κονδυλωματα|χλαμυδια|γονορροια|συφιλη|ερπη*|aids|hiv|μεγεθυνση πεους|πολυκυστικ*|νεφρικη ανεπαρκεια|αδυνατισω|ουρικη αρθριτιδα',
    offTopic:
      'καιρο*|συνταγη για|συνταγη μαγειρικης|ποδοσφαιρο|μουντιαλ|πρωτευουσα|ποιημα|ανεκδοτο|τραγουδι|ταινια|μαθηματα|μετοχες|bitcoin|λοτο|ωροσκοπιο|ζωδιο|ποιος κερδισε|μεταφρασε|γραψε μου|γραψε ενα|γραψε μια|τι ωρα ειναι|τρενο|πτηση|ξενοδοχειο|εστιατοριο|πιτσα|κεικ|αυτοκινητο|υπολογιστη*|φορο*|σκυλο*|γατα|εκλογες',
    instructions:
      'αγνοησε|ξεχνα|ξεχασε|προηγουμενες οδηγιες|οδηγιες σου|προσποιησου|κανε πως|εισαι τωρα|τωρα εισαι|επαναλαβε|χωρις κανονες|κωδικο*|πες οτι|system prompt|ignore',
  },
  'pt-PT': {
    diagnosis:
      'o que tenho|o que e que eu tenho|o que e que tenho|que doenca tenho|que tenho eu|tenho cancro|tenho cancer|sera que tenho cancro|o que se passa comigo|diagnostica me|pode diagnosticar|as minhas analises|minhas analises|meus resultados|os meus exames|estou doente|vou morrer|quao grave e|o que pode ser isto|o que sera|o que acha que tenho|diga me o que tenho|que doenca|sim ou nao|diz me … cancro|diga me … cancro|diz me se|diga me se|seja sincero|o relatorio diz|a tac diz|a ecografia diz|a ressonancia diz|quais as minhas hipoteses|acha que tenho|achas que tenho|quanto tempo me resta',
    verdict:
      'e cancro|e cancer|e grave|e perigoso|tenho|o que significa|e normal|devo preocupar|e muito mau|quao grave|e mau',
    dose: 'que dose|qual a dose|qual e a dose|dose certa|dose correta|quantos miligramas|quantas miligramas|quantos mg|quantos ml|quantos comprimidos|quantas pastilhas|dose de|dosagem de|qual a dosagem|quanto ibuprofeno|quanto paracetamol|dose maxima|dobro da dose|quantas gotas|quanto devo tomar|quanto posso tomar',
    price:
      'quanto custa|quanto custam|quanto e que custa|quanto fica|quanto sai|qual o preco|qual e o preco|preco de|preco da|preco do|custo de|custo da|custo do|mais barat*|o seguro paga|o seguro cobre|comparticipad*|quem paga|onde posso comprar|onde comprar|comprar … online|sem receita',
    local:
      'horario de|horario da|qual o horario|melhor urolog*|bom urolog*|melhor hospital|melhor clinica|melhor medico|melhor cirurgiao|urologista em|urologista no|urologista na|clinica em|hospital em|perto de mim|marcar consulta|marcar uma consulta|marca me|marque me|numero de telefone|telefone da|telefone do|morada d*|recomend* … urologista|lista de espera no|famos*|presidente|cantor*|actor*|ator|futebolista*|ministro',
    elsewhere:
      'joelho*|anca|ombro|tornozelo|cotovelo|pulso|unha*|hernia discal|dor de cabeca|dores de cabeca|cabeca|enxaqueca*|dente|dentes|dentista|olho|olhos|oculos|ouvido*|orelha|nariz|garganta|amigdalas|acne|borbulha*|eczema|psoriase|erupcao|sinal na pele|queda de cabelo|calvicie|pulmao|pulmoes|asma|tosse|pneumonia|enfarte|colesterol|avc|figado|hepatite|pedras na vesicula|calculos biliares|vesicula biliar|pedra na vesicula|ulcera no estomago|estomago|gastrite|azia|apendic*|colon|intestino|prisao de ventre|hemorroida*|tiroide|mama|mamas|cancro da mama|peito|cancro do pulmao|cancro da pele|cerebro|depressao|ansiedade|alergia*|gripe|covid|constipacao|osso partido|braco partido|perna partida|artrite|artrose|osteoporose|varizes|menstruacao|periodo menstrual|ovario*|endometriose|pilula|apneia|vacina*|anca*|ombro*|tornozelo*|pe|pes|calcanhar|pescoco|maxilar|gengiva*|labio*|caspa|sinusite|zumbido*|vesicula|bilis|baco|pancreas|insonia|ressonar|palpitacoes|insulina|varicela|sarampo|olho*|dente*',
    uncovered:
      'ejaculacao precoce|transplant*|dialise|hemodialise|verrugas|clamidia|gonorreia|sifilis|herpes|vih|aumentar … penis|tamanho do penis|poliquist*|insuficiencia renal|emagrecer|gota|gozo rapido|venho rapido|rapido demais|venir me rapido',
    offTopic:
      'que tempo|como vai estar o tempo|previsao do tempo|receita de bolo|receita de|receita para|bacalhau|futebol|mundial|capital d*|poema|anedota|piada|cancao|filme|trabalhos de casa|acoes na bolsa|bitcoin|lotaria|euromilhoes|horoscopo|quem ganhou|traduz|escreve me|escreve um|escreve uma|que horas sao|comboio|voo|hotel|restaurante|pizza|bolo|carro|portatil|impostos|cao|gato|eleicoes',
    instructions:
      'ignora|ignore|esquece as|esquece todas|esquece tudo|instrucoes anteriores|as tuas instrucoes|prompt do sistema|system prompt|finge que|finge ser|agora es|es agora|age como|repete comigo|repete depois|sem regras|palavra passe|password|diz que|dados de acesso|modo de programador',
  },
  'sl-SI': {
    diagnosis:
      'kaj imam|katero bolezen imam|kaj mi je|kaj je narobe z mano|ali imam … raka|imam raka|imam morda raka|postavi … diagnozo|postavite … diagnozo|moji izvidi|moje izvide|moj izvid|ali sem bolan|ali bom umrl|bom umrl|povej mi ali je rak|povej ali imam|mi povej ali|kaj bi to lahko bilo|kaj je to kar imam|povej mi kaj imam|katero bolezen|kaj mislis da imam|da ali ne|povej … rak|povej mi ali|povejte mi ali|povej po pravici|bodi iskren|na izvidu pise|v izvidu pise|ct pravi|ultrazvok pravi|kaksne so moje moznosti|mislis da imam|koliko casa mi je ostalo',
    verdict:
      'je to rak|ali je to rak|je to nevarno|je to hudo|ali imam|kaj pomeni|je to normalno|kako hudo|kako resno|je to slabo',
    dose: 'kaksen odmerek|kateri odmerek|koliksen odmerek|pravi odmerek|koliko miligramov|koliko mg|koliko ml|koliko tablet|odmerek za|koliko ibuprofena|koliko paracetamola|dvojni odmerek|koliko kapljic|koliko naj vzamem|koliko smem vzeti',
    price:
      'koliko stane|koliko stanejo|kaksna je cena|cena za|cena operacije|cena zdravila|strosek|stroski|koliko evrov|placa zavarovalnica|krije zavarovanje|kdo placa|najcenej*|kje lahko kupim|kje kupim|brez recepta',
    local:
      'delovni cas|odpiralni cas|najboljsi urolog|dober urolog|dobrega urologa|najboljsega urologa|najboljsa bolnisnica|najboljsa klinika|najboljsi zdravnik|urolog v|urologa v|ambulanta v|bolnisnica v|blizu mene|v blizini|narociti na pregled|naroci me|naroci … termin|telefonska stevilka|telefonsko stevilko|naslov ambulante|naslov bolnisnice|priporocite … urologa|cakalna doba v|slavn*|predsednik*|pevec|igralec|nogometas*|cakalne dobe|cakalna doba',
    elsewhere:
      'koleno|kolena|kolenu|kolk|rama|ramo|glezenj|komolec|zapestje|noht*|glavobol|glava|migren*|zob|zobje|zobobol|zobozdravnik|oko|oci|ocala|uho|usesa|nos|grlo|mandlji|akne|mozolj*|ekcem|luskavica|izpuscaj|znamenje|izpadanje las|plesa|pljuca|pljuc|astma|kaselj|pljucnica|srcni infarkt|holesterol|mozganska kap|jetra|hepatitis*|zolcni kamni|zolcne kamne|zolcnik|zelodec|zelodcu|cir na zelodcu|zgaga|slepic*|crevo|zaprtje|hemoroidi|scitnica|dojka|rak dojke|pljucni rak|mozgani|depresija|tesnoba|alergij*|gripa|covid|prehlad*|zlomljen*|artritis|osteoporoza|krcne zile|menstruacij*|jajcnik*|kontracepcijske tabletke|cepivo|kolen*|kolk*|glezen*|gleznj*|vrat|vratu|celjust*|dlesn*|ustnic*|grla|grlu|mandlj*|sinus*|sumenj* v usesih|zolcn*|zolcnik*|vranic*|trebusna slinavka|nespecnost|smrc*|inzulin*|norice|osepnice|glavobol*|oces*|uhlj*|zob*',
    uncovered:
      'prezgodnji izliv|prehiter izliv|presaditev*|presaditve|dializa|dialize|bradavice|klamidij*|gonoreja|sifilis|herpes|hiv|povecanje penisa|policisticn*|odpoved ledvic|shujsati|protin',
    offTopic:
      'vreme|recept za|nogomet|svetovno prvenstvo|glavno mesto|pesem|pesmico|sala|salo|film|domaca naloga|delnice|bitcoin|loterija|horoskop|kdo je zmagal|prevedi|napisi mi|napisi|koliko je ura|vlak|let v|hotel|restavracija|pica|pico|torta|avto|racunalnik|davki|pes|macka|volitve|potica',
    instructions:
      'ignoriraj|prezri|pozabi svoja|pozabi vsa|pozabi na|prejsnja navodila|tvoja navodila|svoja navodila|sistemski poziv|pretvarjaj|zdaj si|ponovi za mano|brez pravil|geslo|reci da|system prompt|delaj se da|delaj se kot|pozabi navodila|brez omejitev',
  },
  'tr-TR': {
    diagnosis:
      'neyim var|bende ne var|benim neyim|hastaligim ne|hangi hastaligim|hangi hastalik var|kanser miyim|kanser mi oldum|bende kanser|kanserim var mi|teshis koy|teshis et|tani koy|tahlil sonucum|tahlil sonuclarim|tahlillerim|sonuclarim|sonucum|hasta miyim|olecek miyim|olur muyum|bu ne olabilir|ne hastaligi|bana tani koy*|sence neyim|evet mi hayir mi|evet ya da hayir|soyle … kanser*|kanser mi soyle|durust ol|acik soyle|raporda yaziyor|raporda … yaziyor|tomografide yaziyor|sansim nedir|sence bende|ne kadar omrum',
    verdict:
      'bu kanser mi|kanser mi|kotu mu|tehlikeli mi|ne demek|normal mi|ciddi mi|ne kadar kotu|ne kadar ciddi|ne anlama',
    dose: 'hangi doz|ne kadar doz|dozu ne|dozu nedir|dozu kac|doz kac|dogru doz|kac miligram|kac mg|kac ml|kac tablet|kac hap|kac tane hap|ne kadar ibuprofen|ne kadar parasetamol|cift doz|iki kat doz|kac damla|kac tane almaliyim',
    price:
      'ne kadar tutar|kac para|kaca|kac lira|kac tl|fiyati ne|fiyati nedir|fiyati|fiyat|ucreti|ucret|maliyeti|maliyet|sgk karsil*|sigorta karsil*|en ucuz|nereden alabilirim|nereden satin|nerede satiliyor|recetesiz',
    local:
      'calisma saatleri|acilis saatleri|kacta aciliyor|saat kacta acil*|en iyi urolog|en iyi uroloji|iyi bir urolog|iyi urolog|en iyi hastane|en iyi doktor|en iyi klinik|doktor oner*|urolog oner*|hastane oner*|bana yakin|yakinimda|yakindaki|randevu al|randevu ayarla|randevu|telefon numarasi|adresi|adres|poliklinigi var mi|unlu*|cumhurbaskani|baskan|sarkici|oyuncu|aktor|futbolcu',
    elsewhere:
      'diz|dizim|dizimde|dizler*|kalca|omuz|omzum|ayak bilegi|dirsek|bilegim|tirnak|bel fitigi|bas agrisi|basim agriyor|migren*|dis|disim|dis agrisi|dis hekimi|goz|gozum|gozler*|gozluk|kulak|kulagim|burun|burnum|bogaz|bogazim|bademcik*|akne|sivilce*|egzama|sedef|dokuntu|ben cikti|sac dokulmesi|kellik|akciger*|astim|oksuruk|zaturre|kalp krizi|kolesterol|felc|karaciger|hepatit*|safra tasi|safra kesesi|mide|midem|mide ulseri|gastrit|mide yanmasi|apandisit|kolon|bagirsak|kabiz*|hemoroid|basur|tiroit|tiroid|guatr|meme|meme kanseri|akciger kanseri|beyin|depresyon|anksiyete|saman nezlesi|alerji*|grip|covid|korona|nezle|soguk alginligi|kirik|kolum kirildi|romatizma|kemik erimesi|varis|adet|regl|yumurtalik|cikolata kisti|dogum kontrol hapi|asi|diz*|kalca*|omuz*|omz*|ayak bile*|topuk*|cene*|dis eti*|dudak*|bogaz*|bademci*|sinuzit|kulak*|kulag*|safra*|safra kesesi*|dalak|pankreas*|uykusuzluk|horlama|carpinti|insulin|su cicegi|kizamik|basim agri*|bas agri*|gozum*|disim*|disler*',
    uncovered:
      'erken bosalma*|nakli|bobrek nakli|organ nakli|diyaliz|sigil|genital sigil|klamidya|bel soguklugu|gonore|frengi|sifiliz|herpes|ucuk|hiv|penis buyutme|penis boyu|polikistik|bobrek yetmezligi|kilo ver*|zayifla*|gut',
    offTopic:
      'hava durumu|hava nasil|tarifi|yemek tarifi|futbol|dunya kupasi|baskenti|baskent|siir|fikra|saka|sarki|film|odev|kod yaz|borsa|hisse|bitcoin|piyango|burc|kim kazandi|cevir|bana yaz|yaz bana|saat kac|tren|ucak|otel|restoran|pizza|kek|araba|arabam|bilgisayar|vergi|kopek|kedi|secim|fikrasi|fikra anlat|anlat bana',
    instructions:
      'gormezden gel|yok say|unut|onceki talimat*|talimatlarini|sistem istemi|sistem mesaji|gibi davran|rol yap|artik sen|sen artik|benden sonra tekrar|tekrar et|kuralsiz|kurallari|sifre*|parola|soyle ki|system prompt|ignore',
  },
  'zh-CN': {
    diagnosis:
      '我得了什么|我得的是什么|我是什么病|我这是什么病|我得什么病|我怎么了|我是不是得了|我是不是癌|我有没有得|我得癌|我患了什么|帮我诊断|给我诊断|诊断一下|我的化验|我的报告|我的检查结果|我的结果|化验单|帮我看报告|看看报告|我会死吗|我要死了|可能是什么病|是什么毛病|帮我看看是什么|是还是不是|是不是癌|告诉我是|老实说|说实话|报告写|报告说|报告上|CT显示|B超显示|核磁显示|我还能活|你觉得我是|你觉得是',
    verdict: '是癌症吗|是癌吗|是不是癌|是不是得了|严重吗|正常吗|什么意思|危险吗|我是不是|要紧吗|说明什么',
    dose: '多少毫克|几毫克|多少毫升|几毫升|什么剂量|剂量是多少|剂量多少|多大剂量|吃几片|吃几粒|吃多少片|吃多少粒|吃几颗|几片药|用量|加倍|多少mg|多少ml|几滴|吃多少',
    price:
      '多少钱|价格|费用|价钱|贵不贵|贵吗|医保|报销|便宜|哪里买|在哪买|哪里可以买|怎么购买|网上买|不用处方|没有处方',
    local:
      '营业时间|几点开门|几点上班|开诊时间|地址|挂号|预约|电话号码|电话是|最好的医院|最好的医生|哪个医院|哪家医院|哪个医生|推荐医生|推荐医院|推荐一个|推荐一家|附近|好的泌尿科|最好的泌尿|门诊时间|总统|明星|演员|歌手|名人|球星|主席',
    elsewhere:
      '膝盖|膝关节|髋|肩膀|脚踝|手肘|手腕|脚趾|指甲|椎间盘|头痛|头疼|偏头痛|牙|眼睛|近视|眼镜|耳朵|耳鸣|鼻|喉咙|嗓子|扁桃体|痘|湿疹|银屑病|牛皮癣|皮疹|掉头发|脱发|秃|肺|哮喘|咳嗽|心梗|胆固醇|中风|脑梗|肝|胆结石|胆囊|胃溃疡|胃痛|胃炎|胃|烧心|阑尾|肠癌|结肠|便秘|痔疮|甲状腺|乳腺|乳房|大脑|抑郁|焦虑|花粉|过敏|流感|新冠|感冒|骨折|关节炎|骨质疏松|静脉曲张在腿|月经|痛经|卵巢|子宫内膜异位|避孕药|疫苗|脚后跟|脖子|颈椎|腰椎间盘|牙龈|舌头|嘴唇|头皮|鼻炎|鼻窦炎|脾|胰腺|失眠|打呼噜|心悸|血糖|胰岛素|水痘|麻疹|牙疼',
    uncovered:
      '早泄|射得太快|肾移植|换肾|移植|透析|尖锐湿疣|湿疣|衣原体|淋病|梅毒|疱疹|艾滋|增大阴茎|阴茎增大|阴茎大小|多囊|肾衰|肾功能衰竭|尿毒症|减肥|痛风',
    offTopic:
      '天气|菜谱|怎么做菜|做饭|红烧|足球|世界杯|首都|写诗|写一首|诗|笑话|唱歌|歌词|电影|作业|编程|代码|股票|比特币|彩票|星座|谁赢|翻译|写一篇|写一个|给我写|几点了|火车|机票|航班|酒店|餐厅|披萨|蛋糕|汽车|电脑|税|狗|猫|选举',
    instructions:
      '忽略|忘记你|忘掉|之前的指令|以前的指令|系统提示|提示词|你的指令|假装|扮演|你现在是|跟我念|跟着我说|重复我|没有规则|密码|说出你|system prompt|ignore',
  },
  'it-IT': {
    diagnosis:
      'che cosa ho|cosa ho|che malattia ho|quale malattia ho|ho un cancro|ho il cancro|ho un tumore|ho forse un tumore|fammi una diagnosi|fai una diagnosi|puoi diagnostic*|diagnosticami|i miei esami|miei esami|i miei risultati|le mie analisi|mie analisi|mio referto|sono malato|sto morendo|moriro|quanto e grave il mio|quanto e grave la mia|cosa potrebbe essere|che cosa puo essere|cosa pensi che abbia|dimmi cosa ho|che malattia|si o no|dimmi … tumore|dimmi se ho|dimmi se e|mi dica se|sii sincero|il referto dice|sul referto|la tac dice|l ecografia dice|la risonanza dice|che probabilita ho|secondo te ho|quanto mi resta',
    verdict:
      'e un cancro|e cancro|e un tumore|e tumore|e grave|e pericoloso|ho|cosa significa|e normale|devo preoccuparmi|quanto e grave|e brutto|che vuol dire',
    dose: 'che dose|quale dose|qual e la dose|dose giusta|dose corretta|che dosaggio|quale dosaggio|quanti milligrammi|quanti mg|quanti ml|quante compresse|quante pastiglie|quante pillole|dose di|dosaggio di|dosaggio del|quanto ibuprofene|quanto paracetamolo|doppia dose|dose massima|quante gocce|quanto devo prendere|quanto posso prendere',
    price:
      'quanto costa|quanto costano|quanto viene a costare|qual e il prezzo|che prezzo|prezzo di|prezzo del|prezzo della|costo di|costo del|costo della|costo dell|piu economic*|paga l assicurazione|passa la mutua|passato dalla mutua|rimborsat*|chi paga|dove posso comprare|dove comprare|comprare … online|senza ricetta',
    local:
      'orari di apertura|orari|orario di|miglior urolog*|migliore urolog*|bravo urologo|buon urologo|miglior ospedale|migliore ospedale|migliore clinica|miglior medico|miglior chirurgo|urologo a|urologo di|clinica a|ospedale a|vicino a me|vicino a casa|prenotare … visita|prenotami|prenota … visita|prenota … appuntamento|fissare … appuntamento|fissami|numero di telefono|indirizzo d*|consigli* … urologo|famos*|presidente|cantante|attore|attori|calciatore|calciatori|ministro|a che ora apre|urologia al|urologia a|policlinico di',
    elsewhere:
      'ginocchi*|anca|spalla|caviglia|gomito|polso|unghia|ernia del disco|mal di testa|testa|emicrania|dente|denti|dentista|occhio|occhi|occhiali|orecchi*|naso|gola|tonsille|acne|brufol*|eczema|psoriasi|eruzione|neo|caduta dei capelli|calvizie|polmon*|asma|tosse|polmonite|infarto|colesterolo|ictus|fegato|epatite|calcoli biliari|calcoli alla cistifellea|calcoli alla colecisti|cistifellea|colecisti|ulcera gastrica|ulcera allo stomaco|stomaco|gastrite|bruciore di stomaco|appendic*|colon|stitichezza|emorroidi|tiroide|seno|mammella|tumore al seno|cancro al polmone|cervello|depressione|ansia|allergi*|influenza|covid|raffreddore|frattura|braccio rotto|gamba rotta|artrite|artrosi|osteoporosi|vene varicose|mestruazion*|ciclo mestruale|ovai*|endometriosi|pillola anticoncezionale|apnea|vaccin*|ginocch*|piede|piedi|tallone|collo|mascella|gengiv*|labbr*|forfora|mal di gola|sinusite|acufen*|colecist*|bile|milza|pancreas|insonnia|russ*|palpitazioni|insulina|varicella|morbillo',
    uncovered:
      'eiaculazione precoce|trapianto|trapianti|dialisi|verruche|condilomi|clamidia|gonorrea|sifilide|herpes|hiv|allungare … pene|ingrandire … pene|dimensioni del pene|policistic*|insufficienza renale|dimagrire|gotta|frenulo|vengo troppo presto|troppo presto',
    offTopic:
      'che tempo fa|che tempo fara|previsioni del tempo|ricetta per|ricetta di|ricetta della|carbonara|calcio serie|partita|mondiali|capitale d*|poesia|barzelletta|canzone|film|compiti|programma in|azioni in borsa|bitcoin|lotteria|lotto|oroscopo|chi ha vinto|traduci|scrivimi|scrivi un|scrivi una|che ore sono|treno|volo|hotel|albergo|ristorante|pizza|torta|auto|automobile|portatile|tasse|cane|gatto|elezioni',
    instructions:
      'ignora|dimentica le|dimentica tutte|dimentica tutto|istruzioni precedenti|tue istruzioni|prompt di sistema|system prompt|fai finta|fingi|ora sei|adesso sei|comportati come|ripeti dopo|ripeti con me|senza regole|password|di che|credenziali|modalita sviluppatore',
  },
  'lv-LV': {
    diagnosis:
      'kas man ir|kas man kait|kas ar mani notiek|kada slimiba man|kada man slimiba|vai man ir … vezis|man ir vezis|uzstadi … diagnozi|nosaki diagnozi|manas analizes|mani rezultati|manus rezultatus|vai esmu slims|vai es miršu|vai es nomirsu|kas tas varetu but|kas tas var but|pasaki kas man|kas par slimibu|ko tu doma kas man|ja vai ne|pasaki … vezis|pasaki vai|pasakiet vai|saki godigi|slediena rakstits|aprakstu* rakstits|izraksta rakstits|usg rakstits|kadas ir manas izredzes|vai tu doma ka man|cik man atlicis',
    verdict:
      'vai tas ir vezis|tas ir vezis|vai tas ir bistami|vai tas ir slikti|vai man ir|ko nozime|vai tas ir normali|cik slikti|cik nopietni|ko tas nozime',
    dose: 'kada deva|kadu devu|kada ir deva|pareiza deva|cik miligram*|cik mg|cik ml|cik tablet*|cik daudz ibuprofen*|cik daudz paracetamol*|deva pieaugus*|dubulta deva|devu … lietot|cik pilienu|cik man lietot|cik drikst lietot|cik tabletes',
    price:
      'cik maksa|cik tas maksa|kada ir cena|cena|izmaksas|cik eiro|vai apmaksa|kas maksa|apmaksa valsts|apdrosinasana sedz|letak*|kur var nopirkt|kur nopirkt|bez receptes',
    local:
      'darba laiks|darba laiki|labakais urologs|labako urologu|labs urologs|labu urologu|labaka slimnica|labaka klinika|labakais arsts|urologs riga|urologu riga|klinika riga|slimnica riga|tuvuma|man tuvuma|pierakst*|talruna numurs|talruna numuru|adrese|adresi|ieteikt … urologu|iesakiet … urologu|slaven*|prezident*|dziedatajs|aktieris|futbolists',
    elsewhere:
      'celis|celi|cela locitav*|gurns|plecs|pleca|potite|elkonis|plauksta|nags|galvassapes|galva|migren*|zobs|zobi|zobu|zobarsts|acs|acis|brilles|auss|ausis|deguns|kakls|mandeles|akne|pumpas|ekzema|psoriaze|izsitumi|dzimumzime|matu izkrisana|plikpauriba|plausas|plausu|astma|klepus|pneimonija|infarkts|holesterin*|insults|aknas|aknu|hepatits|zultsakmeni|zultsakmenus|zultspuslis|kungis|kunga cula|gastrits|dedzinasana kungi|apendicits|resna zarna|aizciet*|hemoroidi|vairogdziedzeris|krusts|kruts vezis|plausu vezis|smadzenes|depresija|trauksme|alergij*|gripa|covid|saaukstesanas|lauzt*|artrits|osteoporoze|varikozas|menstruacij*|olnic*|pretapauglosanas|vakcin*|celgal*|cela|gurn*|plec*|potit*|kakl*|zokl*|smagan*|rikl*|mandel*|deguna blakusdobum*|zultsakmen*|zultspusl*|zultspusli|lies*|aizkunga dziedzer*|bezmieg*|krac*|sirdsklauv*|insulin*|vejbak*|masal*|galvassap*|sap galva|aci|ausi|zob*',
    uncovered:
      'priekslaiciga ejakulacija|priekslaicigu ejakulaciju|transplant*|dialize|karpas|hlamidij*|gonoreja|sifiliss|herpess|hiv|dzimumlocekla palielinasana|policist*|nieru mazspeja|notievet|podagra',
    offTopic:
      'laiks rit|laika prognoze|kads laiks|recepte|futbol*|pasaules kauss|galvaspilseta|dzejoli|dzejolis|joks|joku|dziesma|filma|majasdarbs|akcijas|bitcoin|loterija|horoskops|kas uzvareja|iztulko|uzraksti man|uzraksti|cik ir pulkstenis|vilciens|lidojums|viesnica|restorans|pica|picu|kuka|auto|dators|nodokli|suns|kakis|velesanas',
    instructions:
      'ignore|aizmirsti savus|aizmirsti visus|aizmirsti|ieprieksejas instrukcijas|savas instrukcijas|sistemas uzvedn*|izliecies|tagad tu esi|tu tagad esi|atkarto aiz manis|bez noteikumiem|parole|paroli|saki ka|system prompt|nem vera savus|nenem vera|kadu modeli|prompta|neieverot|neievero',
  },
  'fi-FI': {
    diagnosis:
      'mika minulla on|mika mulla on|mika minua vaivaa|mika tauti minulla|mika sairaus minulla|onko minulla … syopa|onko mulla … syopa|tee diagnoosi|anna diagnoosi|minun tulokseni|tulokseni|laboratoriotulokseni|verikoetulokseni|olenko sairas|kuolenko|mika tama voisi olla|mika tama on|mita tama voi olla|sano mika minulla|mika sairaus|mika tauti|kylla vai ei|joo vai ei|sano … syopa|kerro onko|sano rehellisesti|ole rehellinen|lausunnossa lukee|lausunnossa sanotaan|ultraaanessa nakyi|mitka ovat mahdollisuuteni|luuletko etta minulla|kauanko elan',
    verdict:
      'onko tama syopa|onko se syopa|onko syopa|onko se vaarallista|onko vakavaa|onko minulla|mita se tarkoittaa|onko normaalia|kuinka paha|kuinka vakava|mita tarkoittaa|onko paha',
    dose: 'mika annos|mika on annos|oikea annos|mika annostus|kuinka monta milligrammaa|montako milligrammaa|kuinka monta mg|montako mg|kuinka monta ml|montako tablettia|kuinka monta tablettia|montako pilleria|annostus|kuinka paljon ibuprofeenia|paljonko ibuprofeenia|paljonko parasetamolia|kaksinkertainen annos|montako tippaa|paljonko saan ottaa|kuinka paljon saan ottaa|paljonko pitaa ottaa',
    price:
      'mita maksaa|paljonko maksaa|kuinka paljon maksaa|kuinka paljon … maksaa|paljonko … maksaa|mita … maksaa|mika on hinta|hinta|hinnat|kustannus|kustannukset|korvaako kela|kela korvaa|kuka maksaa|halvin|mista voin ostaa|mista ostan|ilman reseptia',
    local:
      'aukioloajat|paras urologi|hyva urologi|parhaan urologin|hyvan urologin|paras sairaala|paras klinikka|paras laakari|urologi helsingi*|lahella minua|lahistolla|varaa aika|varaa minulle|ajanvaraus|puhelinnumero|osoite|suosittele … urologia|julkkis*|presidentti|laulaja|nayttelija|jalkapalloilija|paivystyksessa urologia|urologi … paikalla',
    elsewhere:
      'polvi|polvea|polveen|polven|lonkka|olkapaa|nilkka|kyynarpaa|ranne|kynsi|paansarky|paanssaryn|paata sarkee|migreeni*|hammas|hampaat|hammassarky|hammaslaakari|silma|silmat|silmalasit|korva|korvat|nena|kurkku|nielurisat|akne|finni*|ihottuma|psoriasis|luomi|hiustenlahto|kaljuuntum*|keuhko*|astma|yska|yskaan|keuhkokuume|sydankohtaus|kolesteroli|aivohalvaus|maksa|maksan|maksatulehdus|hepatiitti|sappikivi*|sappirakko|mahahaava|vatsahaava|vatsa|narastys|umpilisak*|suolisto|paksusuol*|ummetus|peraspukam*|kilpirauhanen|kilpirauhas*|rinta|rintasyopa|keuhkosyopa|ihosyopa|aivot|masennus|ahdistus|allergia|influenssa|flunssa|korona|murtunut|nivelrikko|reuma|osteoporoosi|suonikohju*|kuukautis*|munasarja*|endometrioosi|ehkaisypilleri*|rokote|narasta*|polv*|lonk*|olkapa*|hartia*|nilk*|jalkater*|kantapa*|niska*|leuka*|leuan|ien|ikenet|kiel|huul*|kurkku*|kurkun|kurkussa|nielu*|poskiontel*|tinnitus*|sappik*|sappirak*|perna*|haima*|vatsahaav*|unetto*|kuorsa*|rytmihair*|insulii*|vesirok*|tuhkarok*|paansar*|silma*|silmi*|korva*|hamma*|hampa*',
    uncovered:
      'ennenaikainen siemensyoksy|ennenaikaisen siemensyoksyn|munuaisensiirto*|elinsiirto|siirto|dialyysi|kondylooma*|syyla*|klamydia|tippuri|kuppa|herpes|hiv|peniksen suurennus|munuaisten vajaatoiminta|laihtua|kihti|liian nopeasti|liian aikaisin',
    offTopic:
      'saa huomenna|millainen saa|saatila|resepti|lohikeit*|jalkapallo|mm kisat|paakaupunki|runo|vitsi|laulu|elokuva|laksyt|osakkeet|bitcoin|lotto|horoskooppi|kuka voitti|kaanna|kirjoita|mita kello|juna|lento|hotelli|ravintola|pizza|kakku|auto|tietokone|vero|verot|koira|kissa|vaalit',
    instructions:
      'unohda ohjeesi|unohda kaikki|unohda|ohita|jata huomiotta|aiemmat ohjeet|ohjeesi|jarjestelmakehote|teeskentele|olet nyt|esita|toista perassani|ilman saantoja|salasana|sano etta|system prompt|ignore',
  },
  'cs-CZ': {
    diagnosis:
      'co mam za nemoc|co mi je|co to mam|jakou mam nemoc|jakou nemoc mam|mam rakovinu|nemam rakovinu|stanov … diagnozu|urci … diagnozu|urcete … diagnozu|moje vysledky|me vysledky|muj nalez|jsem nemocny|umru|co by to mohlo byt|co to muze byt|co to mam za|rekni mi co mam|jaka je to nemoc|co si myslis ze mam|ano nebo ne|rekni … rakovin*|rekni mi jestli|reknete mi jestli|rekni uprimne|na ct pisou|v nalezu pise|v nalezu stoji|ve zprave stoji|ve zprave pisou|jake mam sance|myslis ze mam|jak dlouho mi zbyva',
    verdict:
      'je to rakovina|je to nebezpecne|je to vazne|je to zle|mam|co to znamena|je to normalni|jak je to zle|jak vazne|je to spatne',
    dose: 'jakou davku|jaka davka|jaka je davka|spravna davka|spravne davkovani|jake davkovani|kolik miligramu|kolik mg|kolik ml|kolik tablet|kolik prasku|davkovani|kolik ibuprofenu|kolik paralenu|dvojita davka|dvojnasobn*|kolik kapek|kolik si mam vzit|kolik muzu vzit',
    price:
      'kolik stoji|kolik to stoji|kolik bude stat|jaka je cena|cena|naklady|kolik korun|hradi pojistovna|plati pojistovna|kdo plati|nejlevnejsi|kde koupim|kde koupit|kde se da koupit|bez predpisu|bez receptu',
    local:
      'oteviraci doba|ordinacni hodiny|ordinacni doba|nejlepsi urolog|dobreho urologa|dobry urolog|nejlepsiho urologa|nejlepsi nemocnice|nejlepsi klinika|nejlepsi lekar|urolog v|urologa v|klinika v|nemocnice v|pobliz|v okoli|objednat se k|objednej me|objednejte me|telefonni cislo|adresa|adresu|doporucte … urologa|doporuc … urologa|slavn*|prezident*|zpevak|herec|herci|fotbalista|ordinacni dob*|oteviraci dob*|ordinuje',
    elsewhere:
      'koleno|kolena|kycel|rameno|kotnik|loket|zapesti|nehet|plotenk*|bolest hlavy|bolesti hlavy|hlava|migren*|zub|zuby|zubar|oko|oci|bryle|ucho|usi|nos|krk|v krku|mandle|akne|pupinky|ekzem|lupenka|vyrazka|znamenko|vypadavani vlasu|ples|plice|plic|astma|kasel|zapal plic|infarkt|cholesterol|mrtvice|jatra|jater|zloutenka|hepatitid*|zlucove kameny|zlucovy kamen|zlucnikove|zlucnik|zaludecni vred*|zaludek|gastritida|paleni zahy|slepe strevo|slepak|strevo|zacpa|hemoroidy|stitna zlaza|stitne zlazy|stitnou zlazu|prs|prsa|rakovina prsu|rakovina plic|mozek|deprese|uzkost|senna ryma|alergie|chripka|covid|nachlazeni|zlomen*|artritida|artroza|osteoporoza|krecove zily|menstruace|vajecnik*|endometrioza|antikoncepce|ockovani|kolen*|kycl*|kycel*|ramen*|kotnik*|chodidl*|krku|celist*|dasn*|ret|rty|krcni|mandl*|dutin*|hucen* v usich|zlucn*|slezin*|slinivk*|nespavost|chrap*|buseni srdce|inzulin*|nestovice|spalnicky|boli … hlava|zub*',
    uncovered:
      'predcasna ejakulace|predcasnou ejakulaci|transplant*|dialyza|dialyze|bradavice|chlamydi*|kapavka|syfilis|opar|hiv|zvetseni penisu|zvetsit penis|polycystick*|selhani ledvin|zhubnout|dna',
    offTopic:
      'pocasi|recept na|fotbal|mistrovstvi sveta|hlavni mesto|basen|basnicku|vtip|pisnicka|film|domaci ukol|akcie|bitcoin|loterie|horoskop|kdo vyhral|preloz|napis mi|napis|kolik je hodin|vlak|let do|hotel|restaurace|pizza|pizzu|dort|auto|pocitac|dane|pes|kocka|volby|svickov*|bramboracku',
    instructions:
      'ignoruj|zapomen na|zapomen vse|zapomen sve|predchozi instrukce|predchozi pokyny|tve instrukce|sve instrukce|systemovy prompt|predstirej|ted jsi|nyni jsi|jsi ted|opakuj po mne|bez pravidel|heslo|rekni ze|system prompt',
  },
  'sk-SK': {
    diagnosis:
      'co mam za chorobu|co mi je|co to mam|aku mam chorobu|aku chorobu mam|mam rakovinu|nemam rakovinu|stanov … diagnozu|urci … diagnozu|urcite … diagnozu|moje vysledky|moj nalez|som chory|umriem|zomriem|co by to mohlo byt|co to moze byt|co to mam za|povedz mi co mam|aka je to choroba|co si myslis ze mam|ano alebo nie|povedz … rakovin*|povedz mi ci|povedzte mi ci|povedz uprimne|na ct pisu|v naleze pise|v naleze stoji|v sprave stoji|ake mam sance|myslis ze mam|kolko mi zostava',
    verdict:
      'je to rakovina|je to nebezpecne|je to vazne|je to zle|mam|co to znamena|je to normalne|ako je to zle|ako vazne',
    dose: 'aku davku|aka davka|aka je davka|spravna davka|ake davkovanie|spravne davkovanie|kolko miligramov|kolko mg|kolko ml|kolko tabliet|kolko tabletiek|davkovanie|kolko ibuprofenu|kolko paralenu|dvojita davka|dvojnasobn*|kolko kvapiek|kolko si mam dat|kolko mozem vziat',
    price:
      'kolko stoji|kolko to stoji|kolko bude stat|aka je cena|cena|naklady|kolko eur|hradi poistovna|prepla* poistovna|plati poistovna|kto plati|najlacnejs*|kde kupim|kde kupit|kde sa da kupit|bez predpisu|bez receptu',
    local:
      'otvaracie hodiny|ordinacne hodiny|najlepsi urolog|dobreho urologa|dobry urolog|najlepsieho urologa|najlepsia nemocnica|najlepsia klinika|najlepsi lekar|urolog v|urologa v|klinika v|nemocnica v|v okoli|blizko mna|objednat sa k|objednaj ma|objednajte ma|telefonne cislo|adresa|adresu|odporuct* … urologa|odporuc … urologa|slavn*|prezident*|spevak|herec|herci|futbalista',
    elsewhere:
      'koleno|kolena|bedro|rameno|clenok|laket|zapastie|necht|platnick*|bolest hlavy|bolesti hlavy|hlava|migren*|zub|zuby|zubar|oko|oci|okuliare|ucho|usi|nos|hrdlo|mandle|akne|vyrazky|ekzem|psoriaza|znamienko|vypadavanie vlasov|plesin*|pluca|pluc|astma|kasel|zapal pluc|infarkt|cholesterol|mozgova prihoda|pecen|zltacka|hepatitid*|zlcove kamene|zlcnikove kamene|zlcnik|zaludocny vred|zaludok|gastritida|palenie zahy|slepe crevo|crevo|zapcha|hemoroidy|stitna zlaza|stitnej zlazy|prsnik|rakovina prsnika|rakovina pluc|mozog|depresia|uzkost|senna nadcha|alergia|chripka|covid|prechladnutie|zlomen*|artritida|artroza|osteoporoza|krcove zily|menstruacia|vajecnik*|endometrioza|antikoncepcia|ockovanie|ocny|ociach|tlak na oci*|kolen*|bedr*|ramen*|clenk*|chodidl*|krku|krk|celust*|dasn*|pery|hrdl*|mandl*|dutin*|hucan* v usiach|zlcn*|zlcnik*|slezin*|pankreas|nespavost|chrap*|buchanie srdca|inzulin*|kiahne|osypky|boli … hlava|zub*',
    uncovered:
      'predcasna ejakulacia|predcasnu ejakulaciu|transplant*|dialyza|dialyze|bradavice|chlamydi*|kvapavka|syfilis|opar|hiv|zvacsenie penisu|zvacsit penis|polycystick*|zlyhanie obliciek|schudnut|dna',
    offTopic:
      'pocasie|recept na|futbal|majstrovstva sveta|hlavne mesto|basen|basnicku|vtip|piesen|film|domaca uloha|akcie|bitcoin|loteria|horoskop|kto vyhral|preloz|napis mi|napis|kolko je hodin|vlak|let do|hotel|restauracia|pizza|pizzu|torta|auto|pocitac|dane|pes|macka|volby|halusk*',
    instructions:
      'ignoruj|zabudni na|zabudni vsetk*|predchadzajuce instrukcie|predchadzajuce pokyny|tvoje instrukcie|svoje instrukcie|systemovy prompt|predstieraj|teraz si|odteraz si|si teraz|opakuj po mne|bez pravidiel|heslo|povedz ze|system prompt|odteraz|odpovedaj len',
  },
  'pl-PL': {
    diagnosis:
      'co mi jest|co mi dolega|na co jestem chory|jaka mam chorobe|co ja mam|czy mam … raka|mam raka|postaw … diagnoze|postawcie diagnoze|zdiagnozuj|moje wyniki|moj wynik|moich wynikow|czy jestem chory|czy umre|umieram|co to moze byc|na co jestem chor*|powiedz mi co mam|jaka to choroba|co to za choroba|tak czy nie|powiedz … rak*|powiedz mi czy|prosze powiedziec czy|powiedz szczerze|w opisie jest|w opisie pisze|w wyniku pisze|na usg pisze|jakie mam szanse|myslisz ze mam|ile mi zostalo',
    verdict:
      'czy to rak|czy to nowotwor|czy to grozne|czy to powazne|czy mam|co to znaczy|czy to normalne|jak bardzo zle|jak powazne|czy to zle',
    dose: 'jaka dawka|jaka dawke|jaka jest dawka|wlasciwa dawka|jakie dawkowanie|ile miligramow|ile mg|ile ml|ile tabletek|dawkowanie|dawka dla|ile ibuprofenu|ile paracetamolu|podwojna dawka|ile kropli|ile mam wziac|ile moge wziac',
    price:
      'ile kosztuje|ile kosztuja|jaki jest koszt|jaka jest cena|cena|ceny|koszt|koszty|ile zlotych|refund*|nfz|kto placi|najtansz*|gdzie kupic|gdzie moge kupic|bez recepty',
    local:
      'godziny otwarcia|godziny przyjec|najlepszy urolog|najlepszego urologa|dobry urolog|dobrego urologa|najlepszy szpital|najlepsza klinika|najlepszy lekarz|urolog w|urologa w|klinika w|szpital w|w poblizu|blisko mnie|umow mnie|umowic wizyte|umow wizyte|zarezerwuj wizyte|numer telefonu|adres|polec* … urologa|slawn*|prezydent*|piosenkarz|aktor|aktorzy|pilkarz|premier',
    elsewhere:
      'kolano|kolana|kolanie|biodro|bark|ramie|kostka|lokiec|nadgarstek|paznok*|dyskopati*|bol glowy|glowa|glowy|migren*|zab|zeby|zeba|dentyst*|oko|oczy|okulary|ucho|uszy|nos|gardlo|migdalki|tradzik|pryszcz*|egzema|luszczyc*|wysypka|pieprzyk|wypadanie wlosow|lysienie|pluca|pluc|astma|kaszel|zapalenie pluc|zawal|cholesterol|udar|watroba|zapalenie watroby|kamienie zolciowe|kamica zolciowa|kamieni zolciowych|woreczek zolciowy|wrzody zoladka|wrzod zoladka|zoladek|zgaga|wyrostek|wyrostka|jelito|zaparcia|hemoroidy|tarczyca|tarczycy|piers|piersi|rak piersi|rak pluc|mozg|depresja|lek przed|katar sienny|alergia|grypa|covid|przeziebienie|zlaman*|artretyzm|osteoporoza|zylaki nog|miesiaczk*|okres bolesny|jajnik*|endometrioza|tabletki antykoncepcyjne|szczepion*|woreczku zolciowym|pecherzyk zolciowy|pecherzyku zolciowym|kamienie w woreczku|kolan*|biodr*|bark*|ramien*|kostk*|szyi|szyja|szczek*|dziasl*|gardl*|migdal*|zatok*|szum* w uszach|zolc*|woreczk*|pecherzyk* zolciow*|sledzion*|trzustk*|bezsennos*|chrap*|kolatan*|insulin*|ospa|odra|boli … glowa|bole glowy|zeb*',
    uncovered:
      'przedwczesny wytrysk|przedwczesnym wytrysk*|przedwczesnego wytrysku|przeszczep*|dializ*|klykciny|brodawki|chlamydi*|rzezaczk*|kila|opryszczk*|hiv|powiekszenie penisa|powiekszyc penisa|policystyczn*|wielotorbielowat*|niewydolnosc nerek|schudnac|dna moczanowa',
    offTopic:
      'pogoda|przepis na|pilka nozna|mistrzostwa swiata|stolica|wiersz|dowcip|zart|piosenka|film|zadanie domowe|akcje|bitcoin|lotto|horoskop|kto wygral|przetlumacz|napisz mi|napisz|ktora godzina|pociag|lot do|hotel|restauracja|pizza|pizze|ciasto|samochod|komputer|podatki|pies|kot|wybory|bigos|pierogi|kto wygra|mecz',
    instructions:
      'zignoruj|ignoruj|zapomnij o|zapomnij wszystk*|poprzednie instrukcje|twoje instrukcje|swoje instrukcje|prompt systemowy|udawaj|teraz jestes|jestes teraz|powtarzaj za mna|powtorz za mna|bez zasad|haslo|powiedz ze|system prompt',
  },
  'hr-HR': {
    diagnosis:
      'sto imam|sta imam|sto mi je|sta mi je|koju bolest imam|imam li … rak|imam rak|imam li rak|postavi … dijagnozu|dijagnosticiraj|moji nalazi|moje nalaze|moj nalaz|jesam li bolestan|hocu li umrijeti|umirem|sto bi to moglo biti|sto to moze biti|reci mi sto imam|koja je to bolest|sto mislis da imam|da ili ne|reci … rak|reci mi imam|recite mi imam|reci iskreno|budi iskren|na nalazu pise|u nalazu pise|ct kaze|ultrazvuk kaze|kakve su mi sanse|mislis da imam|koliko mi je ostalo',
    verdict:
      'je li to rak|je li opasno|je li to opasno|je li ozbiljno|imam li|sto znaci|je li to normalno|koliko je lose|koliko ozbiljno|je li to lose',
    dose: 'koja doza|koju dozu|koja je doza|kolika doza|ispravna doza|prava doza|koliko miligrama|koliko mg|koliko ml|koliko tableta|koliko tablete|doziranje|koliko ibuprofena|koliko paracetamola|dvostruka doza|kolko ml|kolko mg|kolko tableta|koliko kapi|koliko da popijem|koliko smijem popiti',
    price:
      'koliko kosta|koliko stoji|koliko kostaju|koja je cijena|cijena|cijene|trosak|troskovi|koliko eura|placa li osiguranje|pokriva li hzzo|pokriva hzzo|pokriva osiguranje|tko placa|najjeftinij*|gdje mogu kupiti|gdje kupiti|bez recepta',
    local:
      'radno vrijeme|najbolji urolog|najboljeg urologa|dobar urolog|dobrog urologa|najbolja bolnica|najbolja klinika|najbolji lijecnik|urolog u|urologa u|klinika u|bolnica u|blizu mene|u blizini|naruciti se|naruci me|rezerviraj|telefonski broj|broj telefona|adresa|adresu|preporuci* … urologa|poznat* osob*|slavn*|predsjednik*|pjevac|glumac|glumci|nogometas*',
    elsewhere:
      'koljeno|koljena|koljenu|kuk|rame|glezanj|lakat|zapesce|nokat|glavobolja|glavobolje|glava|migren*|zub|zubi|zubobolja|zubar|oko|oci|naocale|uho|usi|nos|grlo|krajnici|akne|pristi*|ekcem|psorijaza|osip|madez|ispadanje kose|celavost|pluca|astma|kasalj|upala pluca|srcani udar|kolesterol|mozdani udar|jetra|hepatitis|zucni kamenci|zucne kamence|zucni mjehur|cir na zelucu|zeludac|gastritis|zgaravica|slijepo crijevo|crijevo|zatvor|hemoroidi|stitnjaca|stitnjace|dojka|rak dojke|rak pluca|mozak|depresija|tjeskoba|peludna|alergij*|gripa|covid|prehlad*|slomljen*|artritis|osteoporoza|prosirene vene|menstruacij*|jajnik*|endometrioza|kontracepcijske pilule|cjepivo|proljev|koljen*|kukov*|ramen*|gleznj*|vrat|vratu|celjust*|desni|usnic*|grla|grlu|mandul*|krajnik*|sinus*|zuj* u usima|zuc*|zucn*|slezen*|gusterac*|nesanic*|hrka*|lupanje srca|inzulin*|vodene kozice|ospice|glavobol*|boli … glava|zub*',
    uncovered:
      'prerana ejakulacija|preranu ejakulaciju|transplantacij*|presadivanje|dijaliz*|bradavice|klamidij*|gonoreja|sifilis|herpes|hiv|povecanje penisa|policisticn*|zatajenje bubrega|smrsaviti|giht|ulozi',
    offTopic:
      'vremenska prognoza|kakvo ce biti vrijeme|recept za|nogomet|svjetsko prvenstvo|glavni grad|pjesmu|pjesma|vic|sala|film|domaca zadaca|dionice|bitcoin|loto|horoskop|tko je pobijedio|prevedi|napisi mi|napisi|koliko je sati|vlak|let za|hotel|restoran|pizza|pizzu|torta|auto|racunalo|porez*|pas|macka|izbori',
    instructions:
      'ignoriraj|zanemari|zaboravi na|zaboravi sve|zaboravi svoja|prethodne upute|tvoje upute|svoje upute|sistemski prompt|pretvaraj|sada si|od sada si|ponovi za mnom|ponavljaj za mnom|bez pravila|lozinka|lozinku|reci da|system prompt',
  },
  'bg-BG': {
    diagnosis:
      'какво имам|какво ми е|каква болест имам|от какво съм болен|имам ли … рак|имам рак|постави … диагноза|диагностицирай|моите резултати|моите изследвания|резултатите ми|изследванията ми|болен ли съм|ще умра ли|умирам ли|какво може да е това|кажи ми какво имам|каква болест|какво мислиш че имам|да или не|кажи … рак|кажи ми имам|кажете ми имам|кажи честно|бъди честен|в разчитането пише|пише на скенера|на ехографа пише|в резултата пише|какви са ми шансовете|мислиш ли че имам|колко ми остава',
    verdict:
      'рак ли е|това рак ли е|опасно ли е|сериозно ли е|имам ли|какво означава|нормално ли е|лошо ли е|колко е зле|колко сериозно|какво значи',
    dose: 'каква доза|каква е дозата|коя доза|правилна доза|каква дозировка|колко милиграма|колко mg|колко мг|колко ml|колко мл|колко таблетки|колко хапчета|дозировка|колко ибупрофен|колко парацетамол|двойна доза|колко капки|колко да взема|колко да пия от|колко мога да взема',
    price:
      'колко струва|колко струват|каква е цената|цена|цената|разходи|колко лева|колко евро|плаща ли касата|поема ли здравната|здравната каса|кой плаща|най евтин*|къде мога да купя|къде да купя|без рецепта',
    local:
      'работно време|най добрият уролог|най добър уролог|най добрия уролог|добър уролог|най добрата болница|най добра болница|най добрият лекар|уролог в|клиника в|болница в|наблизо|близо до мен|запази ми|запази час|запиша час|запишете ми|телефонен номер|телефонния номер|адрес|адреса|препоръча* … уролог|известн*|президент*|певец|актьор|футболист*|министър',
    elsewhere:
      'коляно|коляното|колене|тазобедрен*|рамо|рамото|глезен|лакът|китка|нокът|дискова херния|главоболие|глава|главата|мигрена|зъб|зъби|зъбобол|зъболекар|око|очи|очила|ухо|уши|нос|гърло|сливици|акне|пъпки|екзема|псориазис|обрив|бенка|косопад|оплешивяване|бял дроб|белите дробове|астма|кашлица|пневмония|инфаркт|холестерол|инсулт|черен дроб|хепатит|камъни в жлъчката|жлъчни камъни|жлъчка|жлъчен мехур|язва на стомаха|стомах|стомашна язва|гастрит|киселини|апендисит|апендикс|дебело черво|черво|запек|хемороиди|щитовидна|гърда|гърди|рак на гърдата|рак на белия дроб|мозък|депресия|тревожност|сенна хрема|алергия|грип|ковид|настинка|счупен*|артрит|остеопороза|разширени вени|менструация|яйчници|яйчник|ендометриоза|противозачатъчни|ваксина|колян*|колен*|рамен*|глезен*|стъпал*|пета|петата|врат|врата|челюст*|венц*|устн*|гърлото|сливиц*|синузит|шум в ушите|жлъчк*|жлъчн*|далак*|панкреас*|безсъни*|хърка*|сърцебиене|инсулин*|варицела|морбили|главоболи*|боли ме глава*|окото|очи*|ухото|ушите|зъб*',
    uncovered:
      'преждевременна еякулация|преждевременно свършване|трансплантация|трансплантац*|присаждане|диализа|брадавици|хламиди*|гонорея|сифилис|херпес|хив|спин|уголемяване на пениса|поликистоз*|поликистичн*|бъбречна недостатъчност|отслабна|подагра',
    offTopic:
      'времето утре|какво ще е времето|прогноза|рецепта за|футбол|световно първенство|столица|столицата|стихотворение|виц|песен|филм|домашно|акции|биткойн|лотария|хороскоп|кой спечели|преведи|напиши ми|напиши|колко е часът|влак|полет|хотел|ресторант|пица|торта|кола|колата|компютър|данъци|куче|котка|избори|баница',
    instructions:
      'игнорирай|пренебрегни|забрави за|забрави всички|забрави своите|предишните инструкции|твоите инструкции|инструкциите си|системен промпт|преструвай|сега си|ти си вече|вече си|повтаряй след мен|повтори след мен|без правила|парола|паролата|кажи че|system prompt|ignore|забрави правила*|отговаряй като|дръж се като',
  },
  'sq-AL': {
    diagnosis:
      'cfare kam|cka kam|c kam|cfare semundje kam|cfare me ka gjetur|a kam kancer|kam kancer|me diagnostiko|bej diagnozen|analizat e mia|rezultatet e mia|rezultati im|a jam i semure|a jam semure|a do te vdes|do vdes|cfare mund te jete kjo|me thuaj cfare kam|cfare semundje|cfare mendon se kam|po apo jo|me thuaj … kancer|thuaj … kancer|me thuaj nese|me trego nese|sinqerisht|ne eko shkruan|ne raport shkruan|ne skaner shkruan|sa shanse kam|mendon se kam|sa me ka mbetur',
    verdict:
      'eshte kancer|a eshte kancer|a eshte e rrezikshme|eshte keq|a kam|cfare do te thote|a eshte normale|sa keq|sa serioze',
    dose: 'cfare doze|sa eshte doza|cila eshte doza|doza e duhur|sa miligram*|sa mg|sa ml|sa tableta|sa hape|sa ibuprofen|sa paracetamol|doze e dyfishte|sa pika',
    price:
      'sa kushton|sa kushtojne|sa ben|cili eshte cmimi|cmimi|cmim|kostoja|kosto|sa euro|sa leke|a e mbulon sigurimi|mbulon sigurimi|kush paguan|me e lire|me lire|ku mund te blej|ku ta blej|pa recete',
    local:
      'orari i punes|orari|urologu me i mire|urologun me te mire|urolog i mire|urolog te mire|spitali me i mire|klinika me e mire|mjeku me i mire|urolog ne|klinike ne|spital ne|prane meje|afer meje|takim me|rezervo|cakto … takim|numri i telefonit|numrin e telefonit|adresa|adresen|me rekomando*|i famshem|te famshem|presidenti|kengetar*|aktor*|futbollist*',
    elsewhere:
      'gju|gjuri|gjurin|shpatull*|kyci|berryl*|thua|dhimbje koke|migren*|dhembe|dhembet|dhembin|dhemballe*|dhimbje dhembi|dentist*|syte|syze|vesh|veshi|hunde|hunda|fyt|fyti|bajame*|akne|puçrra|ekzeme|psoriaz*|renia e flokeve|mushkeri*|asthm*|azme|kolle|kolla|pneumoni|infarkt|kolesterol*|goditje ne tru|melci|melcia|hepatit*|gure ne temth|gure ne tëmth|temthi|temthit|ulcer*|stomak*|gastrit|apendisit|zorre|kapsllek|hemorroide|tiroide*|gjiri|gjirit|kanceri i gjirit|truri|depresion*|ankth|alergji*|grip*|covid|ftohje|thyer|artrit*|osteoporoz*|varice|menstruacion*|periodat|vezore*|endometrioz*|pilula kontraceptive|vaksin*|gju*|kyc*|shput*|qaf*|nofull*|mish* te dhembeve|buz*|fyt*|gryk*|bajam*|sinusit|zhurm* ne vesh|temth*|shpretk*|pankreas*|pagjumesi|gerhi*|rrahje zemre|insulin*|lija e dhenve|fruth*|dhemb koka|syri*|veshi*',
    uncovered:
      'ejakulim i parakohshem|ejakulimi i parakohshem|ejakulimin e parakohshem|transplant*|dialize|dializa|lytha|klamidi*|gonorre*|sifiliz|herpes|hiv|zmadhimi i penisit|policistik*|insuficience renale|dobesohem|perdhes',
    offTopic:
      'moti|parashikimi i motit|recete per|recete gatimi|futboll*|kupa e botes|kryeqyteti|poezi|barcalete|shaka|kenge|film|detyrat e shtepise|aksione|bitcoin|lotari|horoskop*|kush fitoi|perkthe|me shkruaj|shkruaj|sa eshte ora|treni|fluturim|hotel|restorant|pica|tort*|makina|makine|kompjuter*|taksa|qen|mace|zgjedhjet|byrek',
    instructions:
      'injoro|shperfill|harro rregullat|harro te gjitha|harro|udhezimet e meparshme|udhezimet e tua|prompti i sistemit|shtiru|tani je|ti je tani|perserit pas meje|pa rregulla|fjalekalim*|thuaj se|system prompt|ignore',
  },
  'hu-HU': {
    diagnosis:
      'mi bajom van|mi a bajom|mim van|mi bajom|milyen betegsegem|rakos vagyok|rakom van|van e rakom|allits fel … diagnozist|diagnosztizalj|a leletem|leletem|leleteim|az eredmenyeim|eredmenyeim|laborom|beteg vagyok e|meg fogok halni|meghalok|mi lehet ez|mi lehet a bajom|mondd meg mi bajom|milyen betegseg|szerinted mi bajom|mi ez nalam|igen vagy nem|mondd … rak*|mondd meg hogy|mondja meg hogy|oszinten|a leleten|a leletben|a ct azt|az ultrahang azt|mik az eselyeim|szerinted van|mennyi idom van hatra',
    verdict: 'rak ez|ez rak|rakos e|veszelyes|sulyos|mit jelent|normalis|baj|mennyire rossz|mennyire sulyos|rossz ez',
    dose: 'milyen adag|mennyi az adag|mi a helyes adag|helyes adag|milyen adagban|hany milligramm*|hany mg|hany ml|hany tablett*|hany szem|adagolas*|mennyi ibuprofen*|mennyi paracetamol*|dupla adag|hany csepp*|mennyit vegyek be|mennyit vehetek be|mennyit szedjek|hany darab',
    price:
      'mennyibe kerul|mennyibe kerulnek|mennyi az ara|mi az ara|ara|arak|koltseg*|hany forint|tb fedezi|fedezi a tb|tamogatja a tb|ki fizeti|legolcsobb|hol vehetek|hol tudok venni|hol kaphato|recept nelkul|venynelkul*',
    local:
      'nyitvatartas*|rendelesi ido|mikor rendel|legjobb urologus*|jo urologus*|legjobb korhaz*|legjobb klinika|legjobb orvos*|urologus budapest*|kozelemben|a kozelben|foglalj idopontot|idopontot foglal*|idopont*|telefonszam*|cime|ajanl* … urologust|hires*|elnok*|enekes*|szinesz*|focista*',
    elsewhere:
      'terd*|vall*|boka*|konyok*|csuklo*|korom*|porckorong*|fejfaj*|fejem|migren*|fog|fogam|fogfaj*|fogorvos|szem|szemem|szemuveg|ful|fulem|fulfaj*|orr|orrom|torok|torkom|torokfaj*|mandula*|akne|pattanas*|ekcema*|pikkelysomor*|kiutes|anyajegy|hajhullas*|kopasz*|tudo|tudom|asztma*|kohoges*|tudogyulladas*|szivinfarktus*|koleszterin*|sztrok*|maj|majam|majgyulladas|hepatitis*|epeko*|epehólyag*|epeholyag*|gyomorfekely*|gyomor*|gyomoreges*|vakbel*|bel|belrak|vastagbel*|szekrekedes*|aranyer*|pajzsmirigy*|mell|mellrak*|emlorak*|tudorak*|agy|agyi|depresszio*|szorongas*|szenanatha|allergia*|influenza*|covid|nátha|natha|megfaz*|eltort*|tores*|izulet*|csontritkulas*|visszer a labon|menstruacio*|menzesz*|petefeszek*|endometriozis*|fogamzasgatlo*|oltas|vakcina*|csipom|csipo|labfej*|sark*|nyak*|allkap*|torok*|tork*|mandul*|arcureg*|fulzug*|epe|epem|epeho*|hasnyalm*|almatlan*|horkol*|szivdobog*|inzulin*|baranyhimlo|kanyaro|faj a fejem|szemem*|fulem*|fogam*|fogak*',
    uncovered:
      'korai magomles*|tul koran elmegy*|veseatultetes*|szervatultetes|atultetes*|dializis*|muvese*|szemolcs*|chlamydia*|klamidia*|gonorrhea|tripper*|szifilisz*|herpesz*|hiv|penisznagyobbit*|policisztas*|veseelegtelenseg*|lefogy*|fogyni|koszveny*',
    offTopic:
      'idojaras*|milyen ido|recept|receptje|foci*|futball*|vilagbajnok*|fovaros*|vers|verset|vicc|viccet|dal|film|hazi feladat|reszveny*|bitcoin|lotto*|horoszkop*|ki nyert|forditsd|irj nekem|irj egy|hany ora van|vonat*|repulo*|szalloda*|etterem*|pizza*|torta*|auto*|szamitogep*|ado|adok|kutya*|macska*|valasztas*|gulyas*',
    instructions:
      'hagyd figyelmen kivul|felejtsd el|felejts el|korabbi utasitas*|elozo utasitas*|utasitasaid*|rendszerprompt|tegyel ugy|tegy ugy|mostantol|te most|ismeteld utanam|mondd utanam|szabalyok nelkul|jelszo*|mondd hogy|system prompt|ignore',
  },
  'et-EE': {
    diagnosis:
      'mis mul on|mis mul viga|mis minuga on|mis haigus mul|kas mul on … vahk|mul on vahk|pane … diagnoos|pane mulle diagnoos|minu analuusid|minu tulemused|minu tulemusi|kas ma olen haige|kas ma suren|mis see voiks olla|mis see olla voib|utle mis mul on|mis haigus|mis sa arvad mis mul on|jah voi ei|utle … vahk|utle kas|oelge kas|utle ausalt|ole aus|leius on|vastuses on kirjas|uuringu vastus|ultraheli vastus|millised on mu voimalused|kas arvad et mul|kaua mul on',
    verdict:
      'kas see on vahk|on see vahk|kas see on ohtlik|kas on ohtlik|kas mul on|mida tahendab|kas see on normaalne|kas see on halb|kui halb|kui tosine|mida see tahendab',
    dose: 'milline annus|mis annus|kui suur annus|oige annus|mitu milligrammi|mitu mg|mitu ml|mitu tabletti|mitu pilli|annustamine|kui palju ibuprofeeni|kui palju paratsetamooli|topeltannus|mitu tilka|kui palju votta|kui palju tohin votta|kui palju ma votan',
    price:
      'kui palju maksab|kui palju … maksab|mis maksab|palju maksab|mis on hind|hind|hinnad|maksumus|mitu eurot|kas haigekassa|haigekassa katab|tervisekassa|kes maksab|odavaim|kust saan osta|kust osta|ilma retseptita',
    local:
      'lahtiolekuajad|vastuvotuajad|parim uroloog|hea uroloog|head uroloogi|parimat uroloogi|parim haigla|parim kliinik|parim arst|uroloog tallinnas|uroloog tartus|kliinik tallinnas|minu lahedal|laheduses|broneeri|pane mulle aeg|aega kinni|telefoninumber|aadress|soovita* … uroloogi|kuuls*|president|laulja|naitleja|jalgpallur',
    elsewhere:
      'polv|polve|polvevalu|puus|olg|ola|pahkluu|kuunarnukk|ranne|kuus|peavalu|pea valutab|migreen*|hammas|hambad|hambavalu|hambaarst|silm|silmad|prillid|korv|korvad|korvavalu|nina|kurk|kurguvalu|mandlid|akne|vistrik*|ekseem|psoriaas|loove|sunnimark|juuste valjalangemine|kiilas*|kops|kopsu*|astma|koha|kopsupoletik|infarkt|kolesterool|insult|maks|maksa poletik|hepatiit|sapikiv*|sapipois|maohaavand|magu|korvetis*|pimesool*|jamesool*|soolevahk|kohukinnisus|hemorroid*|kilpnaar*|rind|rinnavahk|kopsuvahk|aju|depressioon|arevus|heinanohu|allergia|gripp|koroona|covid|kulmetus|luumurd|murtud|artriit|osteoporoos|veenilaiendid jalgadel|menstruatsioon|munasarja*|endometrioos|rasestumisvastased|vaktsiin|polv*|puus*|olg*|ola*|huppeliig*|jalalab*|kand|kanna*|kael|kaela*|loualuu|igem*|huul*|kurk*|kurgu*|mandl*|poskkoopa*|korvakohin*|sapik*|sapipoi*|porn|korvn*|maopõletik|kohun*|unetus*|norskam*|sudamekloppim*|insuliin*|tuulerouged|leetrid|peavalu*|silm*|hamba*|hamma*',
    uncovered:
      'enneaegne seemnepurse|enneaegset seemnepurset|neerusiirdamine|siirdamine|siirdamist|dialuus|tuukad|kondulo*|klamudia|gonorroa|suufilis|herpes|hiv|peenise suurendamine|polutsustiline|neerupuudulikkus|kaalust alla|podagra',
    offTopic:
      'ilm homme|milline ilm|ilmateade|retsept|jalgpall|maailmameister*|pealinn|luuletus|nali|nalja|laul|film|kodutoo|aktsiad|bitcoin|loto|horoskoop|kes voitis|tolgi|kirjuta mulle|kirjuta|mis kell|rong|lend|hotell|restoran|pitsa|kook|kooki|auto|arvuti|maksud|koer|kass|valimised',
    instructions:
      'ignoreeri|eira|unusta oma|unusta koik|unusta|varasemad juhised|oma juhised|susteemiviip|teeskle|oled nuud|sa oled nuud|korda minu jarel|reegliteta|ilma reegliteta|parool|utle et|system prompt|ignore',
  },
}
