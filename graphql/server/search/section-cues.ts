/**
 * The phrases with which readers ask for a section, by language and by the anchor of the section, which is the same in all
 * languages. They have the syntax of `phrasePattern`. Case and diacritics are ignored. Chinese phrases match anywhere in the
 * text, other phrases only whole words.
 */
export const sectionCues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'en-US': {
    help: 'call … doctor|go to the er|emergency|hospital now|see a doctor|see someone|when should i|urgent*|worry|fever|wait until|should i go',
    what: 'what is|whats|what causes|cause|causes|caused|why|contagious|catch it|inherit*|runs in|run in|how common|from sex|come from|comes from|reason|mean',
    feels:
      'symptom*|feel|feels|feeling|sign|signs|hurt|hurts|pain|painful|lump|notice|how long does an attack|go away by itself|on its own|itch*',
    found:
      'test|tests|tested|testing|scan|ultrasound|biopsy|examin*|exam|find out|diagnos*|check*|how do they know|urine sample|mri|psa|blood test|finger',
    treatment:
      'treat*|cure*|operation|surgery|operate|tablet*|pill|pills|medicine*|meds|medication|antibiotic*|remove*|how do you get rid|get rid|fix|options|option|dissolve*|wait|pass|laser|injection*|cream',
    living:
      'sex|sport*|gym|exercise|work|job|travel|fly|flying|eat|eating|food|diet|drink|drinking|coffee|alcohol|beer|partner|wife|husband|girlfriend|school|bike|cycling|live|pregnan*|baby|kids|everyday|myself|avoid|lift*|holiday|vacation|swim*',
    prevent:
      'prevent*|avoid|again|keep getting|coming back|come back|keeps coming|another one|next one|stop getting|protect*|cranberry|lower the chance',
    happens:
      'during|asleep|awake|anesthe*|anaesthe*|how long does it take|how is it done|what happens|what will they do|does it hurt|put in|how many times|how often|how do i take|take it|sessions|how many sessions|kick in|how soon|start working|work',
    prepare:
      'before|prepare|fast|fasting|stop taking|blood thinner*|the day before|allowed to eat|bring|tell the doctor|tell my|together with|allergic',
    after:
      'after|afterwards|afterward|recover*|recovery|go home|drive|back to work|how long until|stitches|shower|bath|stent|when can i|heal*|follow up|results|normal|still',
    risks:
      'risk*|side effect*|complication*|dangerous|go wrong|safe|impotent|incontinent|infertil*|lose|dry mouth|ejaculat*|affect*|kill|ruin*',
    alternatives:
      'instead|alternative*|other option*|another way|other ways|without surgery|without an operation|without a|something else|rather|better than|versus|vs|or is',
  },
  'nl-NL': {
    help: 'huisarts|bellen|dokter|spoed*|ziekenhuis|koorts|naar de arts|moet ik naar|afwachten|ernstig',
    what: 'wat is|oorzaak|oorzaken|waardoor|waarom|komt dat|komt het|hoe kan|besmettelijk|erfelijk|hoe vaak komt|betekent',
    feels: 'klacht*|voel*|symptom*|pijn|doet … zeer|doet het zeer|bobbel|knobbel|vanzelf|merk*|jeuk*',
    found: 'onderzoek*|test*|scan|echo|biopt*|uitslag|vastgesteld|controle|bloedprik*|vinger|kweek|psa',
    treatment:
      'behandel*|opera*|geopereerd|medicijn*|pil|pillen|tablet*|antibiotic*|genez*|verwijder*|oploss*|helpt|weghalen|eruit|middel|kuur|over gaat|gaat … weg|laser',
    living:
      'seks|vrijen|sport*|fitness|werk*|reizen|vakantie|vliegen|eten|voeding|drink*|koffie|alcohol|bier|partner|vrouw|man|fiets*|zwanger*|leven|zwemmen|school|logeer*|tillen|zelf',
    prevent: 'voorkom*|weer krijg*|terugk*|steeds|opnieuw|volgende|nog een|nieuwe|cranberry*|beschermen',
    happens:
      'tijdens|narcose|verdov*|slaap|wakker|hoe gaat|hoe lang duurt|wat gebeurt|hoe vaak|ingebracht|hoe doe|hoe moet|oefening*|werkt het|wanneer werkt|innemen|inwerk*',
    prepare:
      'vooraf|van tevoren|voor de operatie|nuchter|bloedverdunn*|stoppen met|voorbereid*|samen met|meenemen|allergisch|zeggen',
    after:
      'na de|na een|daarna|herstel*|naar huis|autorijden|weer werken|douchen|bad|hechting*|stent|hoe lang nog|wanneer mag|naderhand|achteraf|normaal',
    risks:
      'risico*|bijwerking*|complicatie*|gevaarlijk|mis gaan|veilig|impotent|incontinent|onvruchtbaar|kwaad|zaadlozing|klaarkomt|schadelijk',
    alternatives:
      'in plaats van|alternatie*|anders|zonder operatie|andere mogelijkheid|andere optie*|iets anders|of toch|of kan',
  },
  'es-ES': {
    help: 'urgencias|medico|llamar|hospital|fiebre|cuando debo|tengo que ir|voy al|preocup*|grave|esperar',
    what: 'que es|por que|causa*|causado|se contagia|contagi*|hereda*|hereditari*|de donde|a que se debe|frecuente|significa',
    feels:
      'sintoma*|siente|sentir|duele|dolor|bulto|se nota|senales|solo se quita|se quita solo|se va solo|molest*|pica|picor',
    found:
      'prueba*|analisis|ecografia|biopsia|diagnostic*|explora*|detecta*|resonancia|tacto|revision*|resultado|como se sabe|psa|muestra',
    treatment:
      'tratamiento*|tratar|trata|cura*|operar|operacion|cirugia|medicamento*|pastilla*|antibiotico*|quitar|disolver|remedio|opciones|expulsar|laser|inyeccion*|crema',
    living:
      'sexo|relaciones|deporte|gimnasio|trabaj*|viaj*|volar|comer|comida|dieta|beber|cafe|alcohol|cerveza|pareja|marido|mujer|embaraz*|bici*|vida|piscina|colegio|vino|leche|queso|tener hijos',
    prevent: 'prevenir|evitar|otra vez|volver a|vuelv*|repet*|proxima|otra piedra|arandano*|prevencion',
    happens:
      'durante|anestesia|dormid*|despierto|cuanto dura|como se hace|que hacen|que me hacen|cuantas veces|cada cuanto|cuanto tarda|hacer efecto|como se toma|tomar|ejercicio*|sesion*|colocan|ponen',
    prepare: 'antes|prepar*|ayunas|anticoagulante*|sintrom|dejar de tomar|dejar|junto con|llevar|alergi*|combinar',
    after:
      'despues|tras|recupera*|a casa|conducir|volver al trabajo|ducha*|puntos|cateter|cuanto tiempo|cuando puedo|cicatri*|normal|todavia',
    risks:
      'riesgo*|efectos secundarios|complicacion*|peligro*|seguro|impotente|impotencia|incontinen*|esteril|perder|eyacula*|afecta*|malo|boca seca',
    alternatives: 'en vez|alternativ*|otra opcion|otras opciones|sin operar|sin cirugia|otra forma|en lugar|mejor que',
  },
  'de-DE': {
    help: 'zum arzt|notaufnahme|notarzt|krankenhaus|fieber|sofort|anrufen|wann muss ich|gefahrlich|abwarten|schlimm|sorgen',
    what: 'was ist|warum|wieso|weshalb|ursache*|woher|wovon|kommt das|entsteh*|ansteck*|vererb*|haufig|bedeutet|verursach*',
    feels:
      'symptom*|anzeichen|beschwerden|fuhlt|schmerz*|tut … weh|weh|knoten|merkt|merke|von allein*|von selbst|juckt|brennt|spuren',
    found:
      'untersuch*|test*|ultraschall|biopsie|ct|mrt|befund|festgestellt|feststell*|diagnos*|abtasten|abstrich|kontrolle|psa|urinprobe|finger|blutwert*',
    treatment:
      'behandel*|operier*|operation|op|therapie|medikament*|tablette*|antibioti*|heil*|weg|entfern*|auflos*|hilft|helfen|mittel|laser|spritze*|salbe|zertrummer*|geht … ab|raus|pille*',
    living:
      'sex|sport|training|fitness|arbeiten|arbeit|reisen|urlaub|fliegen|essen|ernahrung|trink*|kaffee|alkohol|bier|wein|partner*|frau|mann|rad|fahrrad|schwanger*|leben|schwimm*|schule|heben|alltag|kinder|milch|sauna',
    prevent:
      'vorbeug*|verhinder*|vermeiden|wieder|nochmal|immer wieder|nachste*|neue*|cranberry|schutz*|zuruckk*|standig',
    happens:
      'wahrend|narkose|betaub*|wach|schlafe|wie lange dauert|wie lauft|was passiert|was wird gemacht|wie oft|wie wird|ubung*|wirkt|einnehm*|nehmen|wann wirkt|gelegt|eingefuhrt|sitzung*|tut das weh',
    prepare:
      'vorher|vor der|vor dem|vorberei*|nuchtern|blutverdunn*|absetzen|zusammen mit|gleichzeitig|mitbringen|allergi*|sagen',
    after:
      'nach der|nach dem|nach einer|nach einem|danach|hinterher|erhol*|nach hause|autofahren|auto fahren|wieder arbeiten|dusch*|baden|faden|schiene|harnleiterschiene|wann darf|krankgeschrieben|heilung|normal|noch',
    risks:
      'risik*|nebenwirkung*|komplikation*|gefahr*|schief|impotent|inkontinent|unfruchtbar|schad*|samenerguss|potenz|sicher|schlecht fur|mundtrocken*|trockener mund',
    alternatives:
      'statt|stattdessen|alternativ*|anders|ohne op|ohne operation|andere moglichkeit*|etwas anderes|oder doch|besser als|ohne antibiotik*',
  },
  'fr-FR': {
    help: 'urgence*|medecin|appeler|hopital|fievre|consulter|faut il|dois je aller|grave|attendre|inquiet*',
    what: 'qu est ce que|c est quoi|pourquoi|cause*|d ou vient|vient|contagieu*|se transmet|heredit*|frequent|signifie',
    feels: 'symptome*|sent|ressent*|douleur*|mal|fait mal|boule|signe*|tout seul|toute seule|brule*|gratte|demange*',
    found:
      'examen*|test*|echographie|biopsie|irm|scanner|analyse*|diagnosti*|depist*|prise de sang|toucher|controle*|psa|detect*|ecbu',
    treatment:
      'traitement*|traiter|soigne*|opera*|oper*|chirurgie|medicament*|comprime*|antibiotique*|gueri*|enlever|retirer|dissoudre|solution*|laser|piqure*|creme|passer|evacuer|part',
    living:
      'sexe|sexuel*|rapports|sport|gym|travail*|voyag*|avion|manger|aliment*|regime|boire|cafe|alcool|biere|vin|partenaire|mari|femme|copine|enceinte|grossesse|velo|vivre|piscine|ecole|porter|lait|fromage|quotidien|enfants',
    prevent:
      'prevenir|eviter|empecher|recidiv*|revien*|encore|a nouveau|prochain*|nouveau calcul|cranberry|canneberge|sans arret|toujours',
    happens:
      'pendant|anesthesie|endormi*|reveille|combien de temps dure|comment ca se passe|comment se passe|deroule*|combien de fois|tous les combien|exercice*|prendre|agir|fait effet|faire effet|seance*|pose*',
    prepare: 'avant|prepar*|a jeun|anticoagulant*|arreter|en meme temps|avec|apporter|allerg*|signaler|dire au|veille',
    after:
      'apres|ensuite|convalescence|recuper*|rentrer|conduire|reprendre|douche|bain|points|sonde jj|combien de temps|quand puis je|cicatris*|normal',
    risks:
      'risque*|effets secondaires|effet secondaire|complication*|danger*|impuissan*|incontinen*|steril*|perdre|ejacul*|bouche seche|abime*|nocif|mauvais',
    alternatives:
      'au lieu|alternativ*|autre solution|autrement|sans operation|sans chirurgie|autre chose|autres options|plutot|mieux que|sans antibiotique*',
  },
  ar: {
    help: 'الطوارئ|طوارئ|المستشفى|الطبيب|حرارة|حراره|اتصل|متى يجب|متى اروح|اروح|خطير|انتظر|استنى',
    what: 'ما هو|ما هي|ايه هو|شنو|وش هو|لماذا|ليش|ليه|لي|سبب|اسباب|ما سبب|السبب|بسبب|معدي|يعدي|تعدي|وراثي|وراثه|من وين|يعني',
    feels: 'اعراض|الم|الالم|يوجع|توجع|وجع|وجعني|يولم|احس|اشعر|كتلة|ورم|علامات|لحاله|لوحده|من نفسه|حرقان|حكة',
    found: 'تحليل|تحاليل|فحص|الفحص|افحص|اشعة|سونار|خزعة|تصوير|رنين|يعرف|تشخيص|كشف|منظار|مزرعة',
    treatment:
      'علاج|العلاج|يعالج|عملية|جراحة|دواء|ادوية|حبوب|مضاد|مضادات|شفاء|يشفى|ازالة|تفتيت|يذوب|ينزل|حل|ابرة|ابر|ليزر|كريم|يروح',
    living:
      'الجماع|جماع|العلاقة|رياضة|الرياضة|جيم|شغل|عمل|يشتغل|سفر|اسافر|يسافر|اكل|طعام|اشرب|شرب|قهوة|القهوة|شاي|زوجتي|زوجي|مراتي|حامل|الحمل|اخلف|خلفه|سباحة|صيام|رمضان|اصوم|الحليب|حليب|مدرسة',
    prevent: 'وقاية|الوقاية|امنع|منع|تجنب|اتجنب|مرة ثانية|مرة تانية|مره ثانيه|يرجع|ترجع|تكرار|يتكرر|تتكرر|التوت',
    happens:
      'تخدير|بنج|البنج|اثناء|كيف تتم|كيف يتم|كم تستغرق|كم ياخذ|ماذا يحدث|كم مرة|تمارين|تمرين|متى يشتغل|متى يبدا|مفعول|اخذ|جلسة|جلسات|طريقة',
    prepare: 'قبل|قبلها|صايم|تحضير|استعداد|مميع|مميعات|اوقف|اسيلان|سيولة|مع بعض|حساسية|اقول',
    after: 'بعد|بعدها|متى ارجع|ارجع|اسوق|قيادة|استحم|استحمام|دعامة|خيوط|الجرح|نقاهة|تعافي|كم يوم|طبيعي|عادي',
    risks: 'مضاعفات|مخاطر|اضرار|ضرر|يضر|اعراض جانبية|اثار جانبية|خطر|عجز|ضعف|سلس|عقم|امن|القذف|يسبب|يوثر|جفاف',
    alternatives: 'بدل|بديل|بدائل|بدون عملية|بدون جراحة|بدون مضاد|خيار|غير|طريقة اخرى|افضل من',
  },
  'el-GR': {
    help: 'γιατρο*|νοσοκομειο|επειγοντα|πυρετο*|ποτε πρεπει|να παω|παω|καλεσω|επικινδυνο|σοβαρο|περιμενω|ανησυχ*',
    what: 'τι ειναι|γιατι|αιτια|αιτιο|προκαλει|οφειλεται|φταιει|κολλαει|κολλητικ*|κληρονομικ*|μεταδιδ*|ποσο συχν*|σημαινει|απο τι',
    feels:
      'συμπτωμα*|πονο*|πονα*|ποναει|νιωθ*|αισθαν*|ογκο*|σημαδι*|μονο του|μονη της|φυγει μονο|τσουζ*|καιει|κραταει|διαρκει',
    found: 'εξετασ*|υπερηχο*|βιοψια|αξονικη|μαγνητικη|διαγνωσ*|καλλιεργεια|φαινεται|ελεγχο*|βρισκ*|ουρων|αιματος|psa',
    treatment:
      'θεραπεια*|θεραπευ*|χειρουργ*|εγχειρηση|επεμβαση|φαρμακ*|χαπι*|αντιβιωση*|αντιβιοτικ*|γινει καλα|αφαιρ*|διαλυ*|βγει|βγαλ*|λυση|ενεση*|λειζερ|αλοιφη|περασει',
    living:
      'σεξ|επαφη|γυμναστ*|αθλητισμο*|δουλεια|δουλευ*|ταξιδ*|αεροπλανο|φαω|τρωω|τροφ*|διατροφη|πινω|πιω|νερο|καφε*|αλκοολ|μπυρα|συντροφο*|γυναικα|αντρα*|εγκυο*|εγκυμοσυνη|ποδηλατο|γαλα|τυρι|ζωη',
    prevent: 'προληψη|προλαβ*|αποφυγ*|αποφευγ*|ξανα*|παλι|επιστρ*|υποτροπ*|επομεν*|κρανμπερι|να μην',
    happens:
      'κατα τη διαρκεια|αναισθησια|ναρκωση|ξυπνιο*|ποση ωρα|πως γινεται|τι γινεται|ποσες φορες|καθε ποτε|ασκησ*|πιανει|παιρνω|συνεδρι*',
    prepare: 'πριν|προετοιμ*|νηστικο*|αντιπηκτικ*|σταματησω|μαζι με|αλλεργ*|να πω',
    after: 'μετα|επειτα|αναρρωσ*|σπιτι|οδηγ*|ντους|μπανιο|ραμμα*|ποσο καιρο|ποτε μπορω|επουλ*|φυσιολογικ*|ακομα',
    risks: 'κινδυν*|παρενεργει*|επιπλοκ*|ασφαλ*|ανικαν*|ακρατεια|στειρ*|βλαβ*|βλαπτ*|εκσπερματ*|κακο|ξηροστομια',
    alternatives:
      'αντι για|αντι|εναλλακτικ*|αλλη λυση|αλλος τροπος|χωρις επεμβαση|χωρις χειρουργειο|χωρις αντιβιωση|κατι αλλο|καλυτερ*',
  },
  'pt-PT': {
    help: 'urgencia*|medico|hospital|febre|ligar|quando devo|devo ir|tenho de ir|grave|esperar|preocup*',
    what: 'o que e|porque|por que|causa*|causado|contagi*|pega se|heredit*|de onde|frequente|significa|provoca*',
    feels: 'sintoma*|sente|sinto|dor|dores|doi|caroco|sinais|sinal|sozinh*|passa sozinho|arde|ardor|comichao',
    found:
      'exame*|teste*|ecografia|biopsia|tac|ressonancia|analise*|diagnostic*|detet*|toque|resultado*|psa|descobre|urocultura',
    treatment:
      'tratamento*|tratar|trata|cura*|operar|operacao|cirurgia|medicamento*|comprimido*|antibiotico*|tirar|dissolver|remedio*|opcoes|sair|laser|injecao|injecoes|creme|expulsar|sai',
    living:
      'sexo|relacoes|desporto|ginasio|trabalh*|viaj*|voar|comer|comida|dieta|beber|agua|cafe|alcool|cerveja|vinho|parceir*|marido|mulher|gravid*|bicicleta|viver|vida|piscina|escola|leite|queijo',
    prevent: 'prevenir|evitar|outra vez|de novo|volta*|voltar|repet*|proxim*|nova pedra|mais pedras|arando*|prevencao',
    happens:
      'durante|anestesia|a dormir|acordado|quanto tempo demora|quanto tempo dura|como se faz|como e feit*|o que acontece|quantas vezes|de quanto em quanto|exercicio*|fazer efeito|tomar|sessoes|sessao',
    prepare:
      'antes|prepar*|jejum|anticoagulante*|parar de tomar|deixar de|ao mesmo tempo|junto com|levar|alergi*|avisar|dizer',
    after:
      'depois|apos|recupera*|para casa|conduzir|voltar ao trabalho|banho|duche|pontos|quanto tempo|quando posso|cicatriz*|normal|ainda',
    risks:
      'risco*|efeitos secundarios|complicac*|perig*|seguro|impotente|impotencia|incontinen*|esteril*|perder|ejacul*|afeta*|mal|boca seca',
    alternatives:
      'em vez|alternativ*|outra opcao|outras opcoes|sem operar|sem cirurgia|outra forma|outro modo|melhor que|sem antibiotico*',
  },
  'sl-SI': {
    help: 'zdravnik*|urgenc*|bolnisnic*|vrocina|vrocino|poklicat*|kdaj moram|moram k|nevarno|cakati|skrbi',
    what: 'kaj je|zakaj|vzrok*|povzroc*|od kod|od cesa|nalezljiv*|dedn*|kako pogost*|pomeni|nastane*|krivo',
    feels: 'simptom*|znak*|bolecin*|boli|peče|pece|cutim|zatrdlin*|bulica|samo od sebe|sam od sebe|mine|traja',
    found: 'preiskav*|pregled*|ultrazvok|biopsij*|ct|test*|izvid*|ugotov*|odkri*|psa|vzorec|urinokultura',
    treatment:
      'zdravljenj*|zdravi|zdravit*|operacij*|operir*|zdravil*|tablet*|antibiotik*|ozdrav*|odstran*|razbi*|raztop*|pomaga|laser|injekcij*|izloci*|gre ven|sam ven',
    living:
      'seks|spolni*|sport*|telovadb*|delo|delat*|sluzb*|potova*|letal*|jesti|jem|hrana|dieta|piti|pijem|kav*|alkohol|pivo|partner*|zena|moz|nosec*|kolo|zivljenj*|plava*|mleko|sir',
    prevent: 'prepreci*|preprecit*|izogn*|spet|ponovno|vedno znova|vrne|vraca|naslednji|nov kamen|brusnic*|ponavlja*',
    happens:
      'med posegom|med|anestezij*|narkoz*|buden|kako poteka|koliko casa traja|kaj se zgodi|kolikokrat|vaj*|zacne delovati|jemati|jemljem',
    prepare: 'pred|priprav*|tesc|zdravila za redcenje|prenehat*|hkrati|skupaj z|alergij*|povedati',
    after:
      'po posegu|po operaciji|potem|po|okreva*|domov|voziti|tus*|siv*|koliko casa|kdaj lahko|celi*|normalno|se vedno',
    risks:
      'tvegan*|stranski ucinki|stranskih ucinkov|zaplet*|nevarn*|varno|impoten*|inkontinen*|neplod*|izgub*|izliv|skod*|suha usta',
    alternatives: 'namesto|alternativ*|druga moznost|druge moznosti|brez operacije|brez antibiotik*|kaj drugega|bolje',
  },
  'tr-TR': {
    help: 'acil|doktora|hastane*|ates|ne zaman|gitmeli|gideyim|arayayim|tehlikeli|ciddi|beklemeli|bekle*|endise*',
    what: 'nedir|ne demek|neden|niye|nicin|sebep*|sebeb*|nedeni|bulasici|bulasir|bulasma*|kalitsal|genetik|yaygin|yuzunden|kaynakla*|olusur',
    feels:
      'belirti*|agri*|agriyor|aci*|hisse*|sizi*|sislik|kitle|yumru|kendiliginden|kendi kendine|gecer|yaniyor|yanma|ne kadar surer|kasinti',
    found: 'test*|tahlil*|ultrason|biyopsi|tomografi|emar|mr|muayene|teshis|tani|anlasil*|kontrol*|psa|parmakla|kultur',
    treatment:
      'tedavi*|ameliyat*|ilac*|hap|haplar|tablet*|antibiyotik*|iyiles*|kurtul*|cikar*|alinir|kirma|eri*|duser|dusur*|lazer|igne*|krem|cozum|gecer mi|kesin',
    living:
      'seks|cinsel*|iliski*|spor*|is|calis*|seyahat|ucak|yemek|ye*|beslen*|diyet|ic*|su|kahve|cay|alkol|bira|es|esim|esime|karim|kocam|hamile*|gebe*|bisiklet|yuzme|havuz|oruc|sut|peynir|cocuk sahibi|yasam|hayat',
    prevent: 'onle*|korun*|engelle*|tekrar*|yine|surekli|bir daha|yeniden|kizilcik|olmamasi|yeni tas',
    happens:
      'sirasinda|anestezi|narkoz|uyut*|uyanik|nasil yapilir|nasil oluyor|kac dakika|kac saat|ne yapil*|kac kere|kac kez|ne siklikla|egzersiz*|etki*|kullan*|seans*',
    prepare:
      'once|oncesi|oncesinde|hazirl*|ac karnina|aclik|kan sulandir*|birakmali|kesmeli|birlikte|ayni anda|alerji*|soyle*',
    after:
      'sonra|sonrasi|sonrasinda|iyilesme|eve|araba|ise don*|dus|banyo|dikis|stent|kac gun|ne zaman|normal mi|hala|halen',
    risks:
      'risk*|yan etki*|komplikasyon*|tehlike*|zarar*|guvenli|iktidarsiz*|idrar kacir*|kisir*|kaybe*|bosalma*|etkiler mi|agiz kurulugu|sakinca*',
    alternatives:
      'yerine|alternatif*|baska yol|baska secenek*|baska tedavi|ameliyatsiz|antibiyotiksiz|ilacsiz|yoksa|daha iyi',
  },
  'zh-CN': {
    help: '急诊|看医生|去医院|医院|发烧|发热|马上|要不要紧|危险|严重|等等|担心',
    what: '是什么|什么是|为什么|原因|怎么引起|引起|怎么来的|怎么得的|传染|遗传|常见|什么意思|怎么回事|因为|导致',
    feels: '症状|疼|痛|感觉|肿块|硬块|表现|自己好|自己消|自行|会不会自己|迹象|刺痛|痒|多久会',
    found: '检查|化验|B超|超声|活检|CT|磁共振|诊断|怎么查|查出|确诊|尿检|PSA|指检|测|筛查|培养',
    treatment:
      '治疗|怎么治|治好|手术|开刀|吃药|药物|药|抗生素|消炎药|碎石|排出|溶解|能好吗|根治|激光|打针|切除|怎么办|取出',
    living:
      '性生活|同房|运动|健身|上班|工作|旅行|旅游|坐飞机|吃|饮食|忌口|喝|喝水|咖啡|茶|酒|老婆|老公|妻子|丈夫|怀孕|要孩子|骑车|游泳|生活|牛奶|豆腐|憋尿',
    prevent: '预防|避免|防止|再长|又长|复发|再次|反复|老是|总是|蔓越莓|以后|不再',
    happens:
      '过程|麻醉|全麻|清醒|怎么做|怎么进行|要多久|几分钟|几个小时|多少次|几次|练|锻炼|见效|起效|服用|怎么吃|什么时候吃|怎么用|步骤',
    prepare: '之前|术前|做之前|准备|空腹|停药|抗凝|阿司匹林|华法林|一起吃|同时|过敏|告诉医生',
    after: '之后|术后|做完|以后|恢复|出院|开车|上班|洗澡|拆线|支架|多久能|什么时候能|正常吗|还|几天',
    risks: '风险|副作用|并发症|后遗症|危害|安全吗|阳痿|失禁|不育|影响|伤|射精|口干|坏处',
    alternatives: '代替|替代|别的办法|其他办法|其它办法|不手术|不开刀|不用抗生素|不吃药|还是|哪个好|另外',
  },
  'it-IT': {
    help: 'pronto soccorso|medico|ospedale|febbre|chiamare|quando devo|devo andare|grave|aspettare|preoccup*|pericolos*',
    what: 'che cos e|cos e|cosa e|perche|causa*|da cosa|dovuto|contagios*|si attacca|eredit*|frequente|significa|provoca|viene',
    feels: 'sintom*|dolore|dolori|fa male|sente|nodulo|segni|da solo|da sola|bruci*|prurito|quanto dura',
    found:
      'esame|esami|test|ecografia|biopsia|tac|risonanza|analisi|diagnos*|scopre|visita|psa|urinocoltura|controll*|dito',
    treatment:
      'cura|cure|curare|terapia|trattamento|trattare|operare|operazione|intervento|medicin*|farmac*|pastigli*|compress*|pillol*|antibiotic*|guari*|togliere|rimuov*|sciogli*|espell*|laser|iniezion*|crema|passa|esce',
    living:
      'sesso|rapporti|sport|palestra|lavor*|viaggi*|volare|aereo|mangiare|dieta|bere|acqua|caffe|alcol|birra|vino|partner|marito|moglie|gravidanza|incinta|bici*|vivere|vita|piscina|scuola|latte|formaggi*',
    prevent:
      'preveni*|evitare|di nuovo|ancora|torna*|ritorn*|ricad*|prossim*|altro calcolo|mirtill*|sempre|recidiv*|continuo',
    happens:
      'durante|anestesia|sveglio|addorment*|quanto dura|come si fa|come avviene|cosa succede|quante volte|ogni quanto|eserciz*|fa effetto|fare effetto|prendere|sedut*|mettono',
    prepare:
      'prima|prepar*|digiuno|anticoagulant*|sospend*|smettere|insieme|contemporanea*|portare|allerg*|dire al|avvisare',
    after:
      'dopo|poi|recuper*|convalescenza|a casa|guidare|tornare al lavoro|doccia|bagno|punti|stent|quanto tempo|quando posso|guarigione|normale|ancora',
    risks:
      'rischi*|effetti collaterali|complicanz*|pericol*|sicuro|impoten*|incontinen*|steril*|perdere|eiacul*|danni|danno|male|bocca secca',
    alternatives:
      'invece|al posto|alternativ*|altra soluzione|altri modi|senza operazione|senza intervento|senza antibiotic*|altro modo|meglio',
  },
  'lv-LV': {
    help: 'arst*|neatliekam*|slimnic*|temperatur*|drudz*|zvanit|kad jaiet|vai jaiet|bistam*|gaidit|uztrauk*',
    what: 'kas ir|kapec|iemesl*|celon*|no ka|rodas|lipig*|parmant*|cik biezi|nozime|izrais*',
    feels: 'simptom*|sap*|sapes|jut*|mezgl*|pazim*|pats no sevis|pati pariet|pariet|dedzina|cik ilgi|niez',
    found: 'analiz*|izmeklej*|ultraskan*|sonograf*|biopsij*|parbaud*|diagnos*|nosaka|atklaj*|psa|kontrol*|parbauda',
    treatment:
      'arste*|operacij*|opere*|zales|zalu|medikament*|tablet*|antibiotik*|izarst*|iznem*|iznemt|skald*|izskist|palidz|lazer*|injekcij*|iznak*|izies',
    living:
      'sekss|seksu*|sport*|trenaz*|darb*|strada*|celo*|lidot|est|edu|edien*|diet*|dzert|dzeru|udens|kafij*|alkohol*|alus|partner*|sieva|virs|gruta|grutniec*|velosiped*|dzivo*|peld*|pien*|sier*',
    prevent: 'noverst|nover*|izvairi*|atkal|atkarto*|no jauna|nakam*|jauns akmens|dzerven*|profilaks*|visu laiku',
    happens:
      'laika|narkoz*|anestezij*|nomoda|ka notiek|cik ilgi|kas notiek|cik reizes|cik biezi|vingr*|iedarbo*|lietot|darboj*',
    prepare: 'pirms|sagatav*|tuksa dusa|neest|asins skidr*|partraukt|kopa ar|vienlaikus|alergij*|pateikt',
    after: 'pec|atvesel*|maja|majas|vadit|dusa|dusu|vann*|suves|stents|kad vares|kad drikst|dzist|normali|joprojam',
    risks:
      'risk*|blakuspar*|blaknes|komplikacij*|bistam*|dross|impoten*|nesatur*|neaugl*|zaude*|ejakul*|kait*|sausa mute',
    alternatives:
      'vieta|ta vieta|alternativ*|cita iespeja|citas iespejas|bez operacijas|bez antibiotik*|kaut kas cits|labak',
  },
  'fi-FI': {
    help: 'laakari*|paivystys*|sairaala*|kuume*|soitta*|milloin pitaa|pitaako menna|menna|vaarallis*|odotta*|huolissa*',
    what: 'mika on|mita on|miksi|miks|syy|syyt|mista johtuu|johtuu|aiheutt*|tarttu*|perinnol*|kuinka yleis*|tarkoittaa|mista tulee',
    feels: 'oire*|kipu*|kivu*|sattu*|tuntu*|kyhmy*|merkki*|merkit|itsestaan|ite pois|itsekseen|kirvel*|kestaa|kutina',
    found: 'tutki*|testi*|koe*|kokei*|ultraaani*|koepala*|kuvau*|diagnos*|selviaa|viljel*|nayte*|psa|todeta*|seuranta*',
    treatment:
      'hoito*|hoida*|leikat*|leikkau*|laake*|laakkee*|tablet*|antibioot*|parane*|poiste*|poista*|liuot*|murska*|auttaa|laser*|pistos*|voide|tulee ulos|meneeko|poistuu',
    living:
      'seksi*|yhdynt*|urheil*|liikun*|tyo*|tyossa|matkus*|lento*|syo*|ruoka*|ruokav*|juo*|vetta|kahvi*|alkohol*|olut*|kumppani*|vaimo*|mies*|raskau*|raskaana|pyora*|elama*|uima*|uida|sauna*|maito*|maido*|juusto*',
    prevent: 'ehkais*|esta*|valtta*|uudelleen|uusi*|uutta|takas*|takaisin|toistu*|seuraava*|karpalo*|jatkuvasti|ettei',
    happens:
      'aikana|nukutu*|puudutu*|hereilla|miten tehdaan|kuinka kauan kestaa|mita tapahtuu|kuinka monta kertaa|kuinka usein|harjoit*|vaikutta*|ottaa|kaytta*|treen*',
    prepare: 'ennen|valmist*|paasto*|syomatta|verenohen*|marevan|lopettaa|yhdessa|samaan aikaan|allergi*|kertoa',
    after:
      'jalkeen|sitten|toipu*|kotiin|ajaa|toihin|suihku*|tikit|ompele*|stentti|milloin saa|kuinka pian|normaalia|viela',
    risks:
      'riski*|haittavaikut*|sivuvaikut*|komplikaat*|vaara*|turvallis*|impoten*|karkail*|hedelmatto*|menetta*|siemensyok*|haitta*|suun kuivu*|kuivattaa',
    alternatives: 'sijaan|vaihtoeh*|muu keino|muita keinoja|ilman leikkausta|ilman antibioot*|jotain muuta|parempi|vai',
  },
  'cs-CZ': {
    help: 'lekar*|doktor*|pohotovost*|nemocnic*|horeck*|teplot*|kdy mam|mam jit|volat|zavolat|nebezpecn*|cekat|vazn*',
    what: 'co je|co to je|proc|pricin*|od ceho|z ceho|zpusob*|nakazliv*|dedicn*|jak cast*|znamena|vznik*|prenas*|muze za',
    feels:
      'priznak*|projev*|bolest*|boli|citim|bulk*|sam od sebe|samo|samovolne|pali|rezani|jak dlouho trva|trva|svedi',
    found:
      'vysetr*|test*|ultrazvuk*|sono|biopsi*|ct|magnetick*|diagn*|zjisti*|pozna*|odber*|kultivac*|psa|vysled*|kontrol*|prohlidk*',
    treatment:
      'lecb*|leci|lecit|operac*|oper*|lek|leky|leku|prask*|tablet*|antibioti*|vyleci*|odstran*|rozbi*|rozpust*|pomaha|pomuze|laser*|injekc*|vyjde|odejde|mast|vycuram',
    living:
      'sex*|styk*|sport*|cvic*|posilov*|prac*|cestov*|letad*|jist|jidlo|strav*|diet*|pit|piti|vod*|kav*|alkohol*|pivo|partner*|manzel*|tehot*|kolo|kole|zit|zivot*|plav*|mlek*|syr*|skol*',
    prevent:
      'predchaz*|predejit|prevenc*|zabran*|vyhnout|znovu|zase|opak*|porad|vraci|vrati|dalsi kamen|brusink*|aby se|uz nemel',
    happens:
      'behem|narkoz*|anestez*|pri vedomi|jak probiha|jak dlouho trva|co se deje|kolikrat|jak casto|cvik*|zabere|zabira|brat|uziv*|ucink*',
    prepare: 'pred|priprav*|nalacno|redeni krve|vysadit|prestat|zaroven|dohromady|soucasne|alergi*|rict',
    after:
      'po operaci|po zakroku|po|potom|zotav*|domu|ridit|sprch*|koupat|stehy|stent|kdy muzu|jak dlouho|hoji*|normalni|porad',
    risks:
      'riziko|rizika|vedlejsi ucink*|nezadouci*|komplikac*|nebezpec*|bezpecn*|impoten*|inkontinen*|neplodn*|ztrat*|ejakul*|skod*|sucho v ustech|unik*',
    alternatives: 'misto|alternativ*|jina moznost|jine moznosti|bez operace|bez antibiotik|neco jineho|lepsi',
  },
  'sk-SK': {
    help: 'lekar*|doktor*|pohotovost*|nemocnic*|horuck*|teplot*|kedy mam|mam ist|volat|zavolat|nebezpecn*|cakat|vazn*',
    what: 'co je|co to je|preco|pricin*|od coho|z coho|sposob*|nakazliv*|dedicn*|ako cast*|znamena|vznik*|prenas*|moze za',
    feels: 'priznak*|prejav*|bolest*|boli|citim|hrck*|sam od seba|samo|samovolne|pali|rezanie|ako dlho trva|trva|svrbi',
    found:
      'vysetr*|test*|ultrazvuk*|sono|biopsi*|ct|magnetick*|diagn*|zisti*|zistuj*|odber*|kultivac*|psa|vysled*|kontrol*|prehliadk*',
    treatment:
      'liecb*|lieci*|liecit|operac*|oper*|liek|lieky|liekov|tablet*|antibioti*|vylieci*|odstran*|rozbi*|rozpust*|pomaha|pomoze|laser*|injekc*|vyjde|odide|mast|vycikam',
    living:
      'sex*|styk*|sport*|cvic*|posilov*|prac*|cestov*|lietad*|jest|jedlo|strav*|diet*|pit|pitie|vod*|kav*|alkohol*|pivo|partner*|manzel*|tehot*|bicyk*|zit|zivot*|plav*|mliek*|syr*|skol*',
    prevent:
      'predchadz*|predist|prevenc*|zabran*|vyhnut|znova|znovu|zase|opak*|stale|vracia|vrati|dalsi kamen|brusnic*|aby sa|uz nemal',
    happens:
      'pocas|narkoz*|anestez*|pri vedomi|ako prebieha|ako dlho trva|co sa deje|kolkokrat|ako casto|cvik*|zaberie|zabera|brat|uziv*|ucink*',
    prepare: 'pred|priprav*|nalacno|riedenie krvi|vysadit|prestat|zaroven|dokopy|sucasne|alergi*|povedat',
    after:
      'po operacii|po zakroku|po|potom|zotav*|domov|soferovat|sprch*|kupat|stehy|stent|kedy mozem|ako dlho|hoji*|normalne|este',
    risks:
      'riziko|rizika|vedlajsie ucink*|neziaduc*|komplikac*|nebezpec*|bezpecn*|impoten*|inkontinen*|neplodn*|strat*|ejakul*|skod*|sucho v ustach|unik*',
    alternatives: 'namiesto|alternativ*|ina moznost|ine moznosti|bez operacie|bez antibiotik|nieco ine|lepsi*',
  },
  'pl-PL': {
    help: 'lekarz*|pogotowi*|szpital*|gorac*|sor|kiedy isc|czy isc|dzwoni*|zadzwon*|niebezpiecz*|czekac|powazn*',
    what: 'co to jest|co to|dlaczego|czemu|przyczyn*|od czego|skad|powod*|zakazn*|zarazi*|zaraz*|dziedziczn*|jak czest*|znaczy|bierze',
    feels: 'objaw*|bol|boli|bole|czuj*|guz*|samo|sam sie|sama|samoistn*|piecze|pieczenie|ile trwa|trwa|swedzi',
    found:
      'badani*|badac|test*|usg|biopsj*|tomograf*|rezonans*|diagn*|wykry*|rozpozna*|posiew*|psa|wynik*|kontrol*|palcem',
    treatment:
      'leczeni*|leczy|leczyc|operac*|lek|leki|lekow|tablet*|antybiotyk*|wyleczy*|usun*|usuw*|rozbi*|rozpusc*|pomaga|pomoze|laser*|zastrzyk*|masc|wyjdzie|urodze|wydal*|przejdzie',
    living:
      'seks*|wspolzy*|sport*|cwicz*|silown*|prac*|podroz*|latac|lot|jesc|jedzeni*|dieta|diet*|pic|pij*|wod*|kaw*|alkohol*|piwo|partner*|zona|maz|ciaz*|rower*|zyc|zycie|plywa*|basen*|mlek*|ser|szkol*',
    prevent:
      'zapobie*|unikn*|unikac|znow*|znowu|ponown*|nawraca*|nawrot*|wraca*|kolejn*|zurawin*|profilakt*|caly czas|zeby nie',
    happens:
      'podczas|w trakcie|znieczul*|narkoz*|przytomn*|jak wyglada|jak przebiega|ile trwa|co sie dzieje|ile razy|jak czesto|cwiczen*|dzialac|dziala|brac|zaczni*',
    prepare: 'przed|przygotow*|na czczo|rozrzedza*|odstaw*|przestac|razem z|jednoczesnie|alergi*|powiedziec|uczulon*',
    after:
      'po operacji|po zabiegu|po|potem|rekonwal*|do domu|prowadzic|prysznic*|kapac|szwy|stent|kiedy moge|jak dlugo|goi*|normalne|nadal|jeszcze',
    risks:
      'ryzyk*|skutki uboczne|uboczn*|powiklan*|niebezpiecz*|bezpieczn*|impoten*|nietrzym*|bezplodn*|strac*|wytrysk*|szkodz*|sucho*',
    alternatives:
      'zamiast|alternatyw*|inne mozliwosc*|inny sposob|bez operacji|bez antybiotyk*|cos innego|lepiej|lepszy',
  },
  'hr-HR': {
    help: 'lijecnik*|doktor*|hitn*|bolnic*|temperatur*|groznic*|kada moram|trebam li|zvati|nazvati|opasn*|cekati|ozbiljn*|brine*',
    what: 'sto je|sta je|zasto|uzrok*|od cega|zbog cega|zarazn*|prenosi*|nasljedn*|koliko cest*|znaci|nastaj*|uzroku*',
    feels:
      'simptom*|znak*|bol|bolovi|boli|osjeca*|kvrzic*|cvor*|sam od sebe|samo|prolazi|pece|peckanje|koliko traje|traje|svrbi',
    found:
      'pretrag*|pregled*|test*|ultrazvuk*|biopsij*|ct|magnetsk*|dijagn*|otkri*|nalaz*|urinokultur*|psa|kontrol*|vadenje krvi',
    treatment:
      'lijecenj*|lijeci*|operacij*|operir*|lijek*|tablet*|antibiotik*|izlijec*|ukloni*|vadi*|razbij*|otop*|pomaze|laser*|injekcij*|krem*|izaci|izade|izbaci*|proci',
    living:
      'seks*|spolni*|odnos*|sport*|vjezb*|teretan*|posao|rad|radit*|putova*|let*|jesti|jedem|hran*|dijet*|piti|pijem|vod*|kav*|alkohol*|pivo|partner*|zena|muz|trudn*|bicikl*|zivot*|zivje*|plivan*|mlijek*|sir|skol*',
    prevent:
      'sprijec*|prevenc*|izbjec*|izbjeg*|opet|ponovno|stalno|vraca*|vrati*|sljedec*|novi kamenac|brusnic*|da se ne|ponavlja*',
    happens:
      'tijekom|za vrijeme|anestezij*|narkoz*|budan|kako se radi|kako izgleda|koliko traje|sto se dogada|koliko puta|koliko cesto|vjezbe|djeluj*|pocinje|uzima*|piti tablet*',
    prepare: 'prije|priprem*|nataste|razrjediv*|prestati|istodobno|istovremeno|zajedno|alergi*|reci',
    after:
      'nakon|poslije|oporav*|kuci|voziti|tusir*|kupat*|sav*|stent|kada mogu|koliko dugo|cijeli*|zacjelj*|normalno|jos uvijek',
    risks:
      'rizik*|nuspojav*|komplikacij*|opasn*|sigurn*|impoten*|inkontinen*|neplodn*|gubit*|izgub*|ejakul*|stet*|suha usta',
    alternatives:
      'umjesto|alternativ*|druga mogucnost|druge mogucnosti|bez operacije|bez antibiotik*|nesto drugo|bolje',
  },
  'bg-BG': {
    help: 'лекар*|доктор*|спешн*|болниц*|температур*|треска|кога трябва|да отида|обадя|опасн*|чакам|изчакам|сериозн*|притесн*',
    what: 'какво е|що е|защо|причин*|от какво|откъде|заразн*|предава|наследствен*|колко често|означава|дължи',
    feels:
      'симптом*|признак*|болк*|боли|усещ*|чувств*|бучк*|само от себе|от само себе|минава|мине|пари|парене|колко трае|сърби',
    found:
      'изследван*|преглед*|тест*|ехограф*|биопси*|скенер|ядрен*|диагн*|открива*|установ*|посявка|psa|псa|резултат*|контрол*',
    treatment:
      'лечени*|лекува*|операци*|оперир*|лекарств*|хапче*|таблетк*|антибиотик*|излекува*|махн*|отстран*|разби*|разтвор*|помага|лазер*|инжекци*|крем|излиза|излезе|изхвърл*',
    living:
      'секс*|полов*|спорт*|тренир*|фитнес|работ*|пътува*|летя|самолет|ям|яде*|храна|храни|диет*|пия|пие*|вода|кафе|алкохол*|бира|партньор*|жена|мъж|бременн*|колело|живот*|живе*|плува*|мляко|сирене|училищ*',
    prevent:
      'предпаз*|предотврат*|избегн*|избягва*|пак|отново|постоянно|връща*|върне|следващ*|нов камък|боровинк*|профилакт*|повтаря*',
    happens:
      'по време|упойк*|анестези*|наркоза|буден|как се прави|как протича|колко време|какво става|колко пъти|колко често|упражнени*|действа*|започва|приема*|вземам',
    prepare: 'преди|подготв*|на гладно|разреждане|разрежда*|спра|спиране|заедно|едновременно|алерги*|кажа',
    after: 'след|после|възстанов*|вкъщи|шофира*|кара*|душ|къпя|конци|стент|кога мога|колко дълго|заздрав*|нормално|още',
    risks:
      'риск*|странични|усложнени*|опасн*|безопас*|импотен*|инконтинен*|безплод*|загуб*|еякул*|вред*|суха уста|изпуска*',
    alternatives:
      'вместо|алтернатив*|друга възможност|други възможности|без операция|без антибиотик*|нещо друго|по добре',
  },
  'sq-AL': {
    help: 'mjek*|urgjenc*|spital*|ethe|temperatur*|kur duhet|a duhet te shkoj|telefono*|rrezik*|pres|serioz*|shqetes*',
    what: 'cfare eshte|c eshte|cka eshte|pse|shkak*|nga se|nga vjen|ngjit*|trasheg*|sa e shpeshte|do te thote|vjen nga',
    feels: 'simptom*|shenja*|dhimbj*|dhemb|ndje*|gunge|xhung*|vete|vetvetiu|kalon|djeg*|sa zgjat|kruarje|kruhet',
    found:
      'analiz*|ekzamin*|test*|ekograf*|eko|biopsi*|skaner|rezonanc*|diagn*|zbulo*|gjen*|psa|kontroll*|urinokultur*',
    treatment:
      'trajtim*|trajto*|kur*|sheron|sherohet|operacion*|operim*|ilac*|barna|tablet*|hap|hapa|antibiotik*|heq*|thyej*|thyhet|shkri*|ndihmon|lazer*|injeksion*|krem|del|nxjerr*',
    living:
      'seks*|marredheni*|sport*|palest*|pun*|udheto*|fluturo*|ha|haje|ushqim*|diet*|pi|pije|uje|kafe*|alkool*|birr*|partner*|gruaja|burri|shtatz*|biciklet*|jet*|not|noto*|qumesht*|djath*|shkoll*',
    prevent: 'parandalo*|shmang*|serish|perseri|prape|vazhdimisht|kthehet|perserit*|tjeter gur|boronic*|te mos',
    happens:
      'gjate|anestezi*|narkoz*|zgjuar|si behet|si kryhet|sa zgjat|cfare ndodh|sa here|sa shpesh|ushtrim*|vepro*|fillon|marr|merren|perdor*',
    prepare: 'para|perpara|pergatit*|esell|hollues*|holluesit|ndaloj|nderpres|bashke me|njekohesisht|alergji*|them',
    after: 'pas|me pas|sherim*|shtepi|ngas|makine|dush|larje|qepje|stent|kur mund|sa kohe|sheroj*|normale|akoma|ende',
    risks:
      'rrezik*|efekte anesore|efektet anesore|komplikacion*|nderlikim*|sigurt|impoten*|mosmbajtj*|steril*|humb*|ejakul*|dem*|goje te thate',
    alternatives: 'ne vend|alternativ*|mundesi tjeter|menyre tjeter|pa operacion|pa antibiotik*|dicka tjeter|me mire',
  },
  'hu-HU': {
    help: 'orvos*|ugyelet*|korhaz*|laz|lazam|mikor kell|menjek|hivjam|veszelyes|varjak|varhat*|sulyos|aggod*',
    what: 'mi az|mi a|micsoda|miert|ok|oka|okoz*|mitol|honnan|fertoz*|elkap*|orok*|milyen gyakor*|jelent',
    feels: 'tunet*|faj|fajdal*|erz*|csomo*|jel|jele|jelei|magatol|elmulik|eg|csip|meddig tart|viszket*',
    found:
      'vizsgal*|teszt*|ultrahang*|biopszi*|szovettan*|ct|mr|diagn*|kideru*|megallap*|tenyesz*|psa|lelet*|szur*|vervetel',
    treatment:
      'kezel*|gyogy*|mutet*|mut*|operal*|gyogyszer*|tablett*|antibiotik*|kivesz*|eltavol*|zuz*|felold*|segit|lezer*|injekcio*|krem|kijon*|tavoz*|kur*|megold*',
    living:
      'szex*|egyuttlet*|sport*|edz*|dolgoz*|munka*|munkaba|utaz*|repul*|enni|eszek|etel*|etrend|dieta*|inni|igyak|iszom|viz|kave*|alkohol*|sor|partner*|feles*|ferj*|terhes*|varandos*|bicikli*|elet*|uszas|uszni|tej|tejet|sajt*|iskola*',
    prevent: 'megeloz*|elkerul*|ujra|megint|vissza*|kiujul*|folyton|mindig|kovetkez*|tozegafonya*|ne legyen|ellene',
    happens:
      'kozben|altat*|erzestelen*|ebren|hogyan tortenik|hogy zajlik|mennyi ideig tart|mi tortenik|hanyszor|milyen gyakran|gyakorlat*|torna*|hat|hatni|hatas*|szed*|mikor kezd',
    prepare: 'elott|elotte|elokesz*|ehgyomor*|verhigit*|abbahagy*|egyutt|egyszerre|allergi*|mondjam|szoljak',
    after:
      'utan|utana|gyogyul*|felepul*|haza|vezet*|zuhany*|furd*|varrat*|stent|mikor mehet*|mikor lehet|meddig|normalis|meg mindig',
    risks:
      'kockazat*|mellekhatas*|szovodmeny*|veszely*|biztonsag*|impoten*|inkontinen*|meddo*|elveszit*|magoml*|art|artalm*|szajszarazs*',
    alternatives:
      'helyett|alternativ*|mas lehetoseg*|mas mod*|mutet nelkul|antibiotikum nelkul|mast|vagy inkabb|jobb|vagy csak',
  },
  'et-EE': {
    help: 'arst*|emo|kiirabi|haigla*|palavik*|millal pean|kas pean|helista*|ohtlik|oodata|tosine|mure*',
    what: 'mis on|miks|pohjus*|millest|kust tuleb|tekib|nakka*|parilik*|kui sage*|tahendab|suudi',
    feels:
      'sumptom*|tunnus*|valu|valus|valutab|tunne*|tomp|muhk|iseenesest|ise ara|ise labi|kipitab|korvetab|kaua kestab|kestab|sugel*',
    found: 'uuri*|analuus*|test*|ultraheli*|biopsia*|kompuuter*|diagnoos*|avasta*|leitakse|psa|proov*|kontroll*|kulv',
    treatment:
      'ravi*|ravida|operatsioon*|loik*|opere*|ravim*|tablet*|antibioot*|terve*|eemalda*|purusta*|lahusta*|aitab|laser*|sust*|kreem|valja tule*|tuleb valja|rohi|rohu*',
    living:
      'seks*|vahekor*|sport*|trenn*|too*|tootada|reisi*|lenna*|soo*|suua|toit*|dieet*|joo*|juua|vee|vett|kohv*|alkohol*|olu|olut|partner*|naine|mees|rase*|ratas*|ela*|uju*|saun*|piim*|juust*|kool*',
    prevent: 'enneta*|valti*|jalle|uuesti|kogu aeg|tagasi|kordu*|jargmi*|uus kivi|johvik*|et ei',
    happens:
      'ajal|narkoos*|tuimast*|arkvel|kuidas tehakse|kuidas kaib|kui kaua kestab|mis juhtub|mitu korda|kui tihti|kui sageli|harjutus*|moju*|hakkab|votma|votta',
    prepare: 'enne|ettevalmist*|tuhja kohuga|verevedelda*|lopetama|koos|samal ajal|allergi*|utlema|oelda',
    after:
      'parast|jarel|taastu*|koju|autoga|sõita|soita|dus*|vann*|omblus*|stent|millal voin|millal tohin|kui kaua|parane*|normaalne|ikka veel',
    risks: 'risk*|korvaltoime*|tusistus*|ohtlik|ohutu|impoten*|pidamatus*|viljatu*|kaota*|seemnepurse*|kahju*|suukuiv*',
    alternatives:
      'asemel|alternatiiv*|muu voimalus|muud voimalused|ilma operatsioonita|ilma antibiootik*|midagi muud|parem',
  },
}
