import type { Language } from '#i18n/languages.ts'

/**
 * The words for cases in which a fever is an emergency: after a procedure, with cancer medicines, and in a baby. Their
 * notation is that of `danger-terms.server.ts`.
 *
 * - `procedure`: a biopsy, an operation, and implants such as stents
 * - `chemo`: cancer medicines, in addition to `cancerMedicines`
 * - `infant`: any baby; `child`: a child, whose age matters; `young`: single words for an age below about three months
 * - `month`, `week`, `year`: the units of an age
 * - `ending`: words for the end of a fever or of shivering, which are negated when it goes on
 * - `numbers`: one, two, three and so on, with `|` between the forms of one number
 */
export type FeverConcept = 'procedure' | 'chemo' | 'infant' | 'child' | 'young' | 'month' | 'week' | 'year' | 'ending'

export type FeverTerms = Readonly<Record<Exclude<FeverConcept, 'young'>, string>> & {
  readonly young?: string
  readonly numbers: string
}

/** Procedures whose names are similar in every language, in all scripts. */
export const procedures =
  'biopsi biopsy biopsj biopsz =biops =eswl =pcnl =rirs =turp =turb =turbt ureteroscop ureteroskop ureterorenoskop lithotrips litotrips litotrici litotrys cystoscop zystoskop cistoscop cistoskop cystoskop kystoskop tsystoskop nephrolitho nefrolito =stent =stents =jj double~j doble~j dupla~j βιοψι λιθοτριψ κυστεοσκ ουρητηροσκ биопси литотрипс цистоскоп уретероскоп 活检 碎石 取石 穿刺活 膀胱镜 输尿管镜'

/** Cancer medicines whose names are similar in every language, in all scripts. */
export const cancerMedicines =
  'chemothera chimiothera chemio =chemo =chemotherapy kemotera =kemo quimio kimiotera kimotera =kimio kemiotera khemotera docetaxel docetaksel dosetaksel =taxotere cabazitaxel kabazitaksel =jevtana paclitaxel paklitaksel cisplatin cisplatyn sisplatin carboplatin karboplatin gemcitabin gemsitabin etoposid bleomycin bleomicin bleomisin pembrolizumab =keytruda nivolumab =opdivo =avelumab atezolizumab enfortumab immunothera immuntera immunotera imunotera inmunotera imunoterap χημειοθ δοσεταξελ σισπλατιν ανοσοθεραπ химиотер химиота химио доцетаксел цисплатин имунотерап دوسيتاكسيل سيسبلاتين 化疗 多西他赛 顺铂 吉西他滨 免疫治疗 靶向药'

export const feverTerms: Readonly<Record<Language, FeverTerms>> = {
  'en-US': {
    procedure:
      'biopsy biospy byopsy operation operated surgery surgeries =procedure after~op after~my~op after~the~op after~his~op my~op his~op the~op =postop post~op =lasered laser_stone samples_prostate sample_prostate needles_prostate needle_prostate shock~wave shockwave stone~removed stone~blasted circumcis =vasectomy =vasectomies varicocel hydrocelectom =cysto =scope =scoped ureteroscop nephrectom prostatectom cystectom orchiectom removed_kidney kidney_removed prostate_removed removed_prostate bladder_removed removed_bladder took~out~my took~out~his =robot robotic =incision incisions stitches sutures =staples hernia~repair hernia~surgery =transplant laparoscop =lithotripsy =operating =snip =snipped had~my~prostate hysterectom wound keyhole =removal prostate~out kidney~out bladder~out washout bladder~camera camera~in~my~bladder camera_bladder hysterectomy had~an~op had~op =op prostate~(removed|out) bladder~(removed|out) kidney~(removed|out) the~snip vasectomy anaesthetic anesthesia lasered broke~up_stone circumcision circumcised =circumcized stent =nephrostomy transplant caesarean c~section instillation scope_bladder embolisation embolization rezum urolift holep aquablation greenlight varicocele hydrocele_repair removed_(kidney|prostate|bladder|womb|stone) took_out_(kidney|prostate|bladder|stone) sling_bladder transperineal cystoscop prostate_punched punched_prostate',
    chemo:
      'chemo kemo keemo cancer_drug cancer_medicine cancer_medication cancer_meds cancer_tablet cancer_pill cancer_drip cancer_infusion cancer_treatment cancer_therapy anticancer immunotherapy chemotherapy keytruda =immuno cancer~(drug|drugs|meds|treatment)',
    infant:
      'baby babies =bub =bubs newborn infant =neonate preemie days~old day~old 2~month~old two~month~old baby~just~born neonate',
    child:
      '=son =sons daughter child =kid =kiddo toddler little~one =boy =girl grandson granddaughter =lad grandchild week~old weeks~old wk~old wks~old month~old months~old mo~old weeks~of~age little~boy little~girl my~kid',
    month: 'month =mo =mth =mths =mnth',
    week: 'week =wk =wks',
    year: 'year =yr =yrs =yo =yrold',
    ending: '=stop =stopping =down =control =shake~it =break =breaking',
    numbers: 'one two three four five six seven eight nine ten eleven twelve',
  },
  'nl-NL': {
    procedure:
      'biopsie biopt prikjes~in~de~prostaat hapjes_prostaat happen_prostaat weefsel_prostaat operatie geopereerd ingreep niersteenvergruiz steenvergruiz vergruiz vergruis laserbehandel gelaserd kijkoperatie =splint =jjsplint =stentje dubbel~j prostaatpunctie =punctie prikken_prostaat geprikt_prostaat prostaat_verwijderd prostaat_eruit prostaat_weggehaald nier_verwijderd nier_eruit nier_weggehaald nier~eruit blaas_verwijderd blaas_eruit blaas~eruit besnijdenis sterilisatie gesteriliseerd vasectomie prostatectomie cystectomie hechting hechtingen operatiewond =wond balzakoperatie =turt =operaties cystoscopie blaasonderzoek camera_blaas in~mijn~blaas~gekeken gekeken_blaas hydrocele waterbreuk_operatie uitgeschraapt =besneden =nefrectomie =prostaatoperatie =nieroperatie =blaasoperatie kijkonderzoek blaasspoeling schokgolf niersteenbehandel spiegeling blaasspiegel kijkje_blaas blaaskijk inwendig~onderzoek nefrostomie baarmoeder_(weg|weghalen|verwijderd|eruit) weghalen_(prostaat|nier|blaas|steen) verwijderen_(prostaat|nier|blaas|steen) verwijdering weggehaald circumcisie liesbreukoperatie onder~het~mes onder~narcose geopereert operatief niertransplantatie narcose besnijden =opereren stukjes_prostaat (prostaat|blaas|nier)_verwijderen geopreerd opperatie operasie aquablatie embolisatie holep ringetje_besnijdenis dubbel~jj urineleider_onderzoek naald_prostaat =jjkatheter splintje katheterwissel uretroscopie verwijderd',
    chemo:
      'chemo kemo chemokuur kankermedic kankermiddel kanker_medicijn kanker_medicatie kanker_pil kanker_infuus kanker_behandeling kankerbehandel kanker_kuur =chemotherapie na~kuur kuur_kanker =bep na~mijn~kuur =kuren neutropen',
    infant: 'baby pasgeboren zuigeling =kleintje boreling =babietje dagen~oud',
    child:
      '=zoon =zoontje =dochter =dochtertje =kind =kindje =kleinzoon =kleindochter =kleine =jongetje =meisje kleinkind week~oud weken~oud maand~oud maanden~oud',
    month: 'maand =mnd',
    week: '=week weken =weekjes =wk',
    year: '=jaar =jaren =jarige =jarig',
    ending: 'stoppen ophouden omlaag =stop naar~beneden =weg zakken =onder~controle',
    numbers: 'een|één|1 twee drie vier vijf zes zeven acht negen tien elf twaalf',
  },
  'es-ES': {
    procedure:
      'biopsia viopsia byopsia operación operado operada operaron opero operé operao cirugía intervención intervinieron =láser =laser catéter~doble doble~j doblej punción_próstata pinchazos_próstata muestras_próstata litotricia ondas~de~choque quitaron_piedra quitado_piedra sacaron_piedra bombardear_piedra prostatectomía cistectomía quitaron_próstata quitado_próstata sacaron_próstata quitaron_riñón quitado_riñón sacaron_riñón quitaron_vejiga quitado_vejiga extirp circuncisión circuncid fimosis_operad vasectomía vasectomia hidrocele_operad =rtu =puntos cicatriz =herida postoperatorio =postop =resección malla_puesto laparoscop cistoscopia =extirpado =nefrectomía =punción =robot lavado~de~vejiga lavado_vejiga lavados_vejiga pincharon_próstata pinchado_próstata mirar~la~vejiga mirarme~la~vejiga mirado_vejiga quitaron_(próstata|matriz|vejiga|riñón|piedra|útero) quitarme_(próstata|matriz|vejiga|riñón|piedra) quitarle_(próstata|matriz|vejiga|riñón|piedra) quitado_(próstata|matriz|vejiga|riñón|piedra) sacaron_(piedra|próstata|riñón|matriz) operad rompieron_piedra láser ureteroscop anestesia quirófano rtu holep bcg nefrostomía trasplant cesárea histerectom prostatectom nefrectom cistectom varicocele hidrocele malla_vejiga raspado instilaci embolizaci',
    chemo:
      'quimio kimio quimioterapia qimio =quimo cáncer_medicamento cáncer_medicación cáncer_medicina cáncer_pastilla cáncer_tratamiento cáncer_gotero cáncer_suero oncológico_tratamiento oncológica_medicación ciclo_cáncer ciclos_cáncer sesión_cáncer entre~ciclos =bep neutropen inmunoterapia tratamiento_cáncer',
    infant:
      'bebé bebe bebito beba recién~nacido recién~nacida reciennacid lactante neonato =nene =nena =bb días~de~vida neonat',
    child:
      '=hijo =hija =hijito =niño =niña =nieto =nieta =peque =crío =cría =chiquitín =chiquito =pequeño =pequeña =hijos =guagua niño niña hijo hija crío nene nena chaval nieto chiquillo chamaco',
    month: '=mes =meses =mesesito =mesecitos =mesecito',
    week: 'semana semanita',
    year: '=año =años =añitos',
    ending: 'dejar =dejo =deja =paro =para parar bajar =baja controlar',
    numbers: 'un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  },
  'de-DE': {
    procedure:
      'biopsie stanze stanzbiops gewebeprobe gewebeentnahme probe_prostata proben_prostata probenentnahme operation operiert operieren =op =ops eingriff steinzertrümmer zertrümmer steinentfern stein_rausgeholt stein_gelasert gelasert laserung harnleiterschiene =schiene =schienen doppel~j nierenspiegel blasenspiegel harnleiterspiegel stoßwelle punktion prostata_raus prostata_entfernt prostata_rausgenommen niere_raus niere_entfernt niere_rausgenommen blase_raus blase_entfernt blase_rausgenommen hoden_entfernt vasektomie sterilisation sterilisiert prostatektomie zystektomie blase_geschaut blase_gespiegelt blase_ausgeschabt abgehobelt hydrozele wasserbruch_operation roboter_operation =davinci genäht operationswunde =wunde =beschneidung =beschnitten =nephrektomie =ausgeschabt =ausgeschält =tur tur~b tur~p turb =nierenop =prostataop =blasenop =hodenop =leistenop =steinop =vasektomieop stanzbiopsie gestanzt stanzen fusionsbiopsie blasenspülung blasenspiegelung spiegelung beschnitten zirkumzision schiene dj =dj steinentfernung entfernt entfernung blasenentfernung nierenentfernung gebärmutter_op totaloperation kaiserschnitt narkose unters~messer unterm~messer transplantation instillation bcg nephrostomie harnleiterspiegelung eswl embolisation leistenbruch_op wasserbruch_op krampfader_hoden prostata_(raus|weg|entfernt|ausgeschält) niere_(raus|weg|entfernt) blase_(raus|weg|entfernt) hobelung gehobelt urolift holep greenlight =turp band_eingesetzt prothese_eingesetzt sphinkter_eingesetzt ausgeschabt punktiert =naht =nähte',
    chemo:
      'chemo kemo chemotherapie krebsmittel krebsmedikament krebstablett krebsbehandl krebstherap krebs_medikament krebs_tabletten krebs_infusion krebs_therapie krebs_behandlung krebs_mittel zytostatik =peb =bep zyklus_krebs zyklus_hodenkrebs zyklus_chemo zyklen_krebs neutropen chemother immunther krebstablette krebsinfusion krebstherapie bestrahlung_chemo',
    infant:
      'baby säugling neugeboren neugebor =babys =frühchen frühgebor =kleines =würmchen tage~alt frisch~geboren frischgeboren',
    child:
      '=sohn =sohns =tochter =kind =kinds =enkel =enkelin =enkelkind =kleine =kleiner =bub =junge =mädchen =kleinen =jungen söhnchen töchterchen wochen~alt monate~alt monate~alte monate~alter wochen~alte sohn tochter bub kleinkind enkel mädchen bube bua =kleinkind',
    month: 'monat =mon',
    week: 'woche wöchig =wo',
    year: '=jahr =jahre =jahren =jährig =jähriger =jährige =jähriges =jährigen',
    young:
      'einmonatig zweimonatig dreimonatig zweiwöchig dreiwöchig vierwöchig fünfwöchig sechswöchig siebenwöchig achtwöchig zehnwöchig',
    ending: 'aufhören =hört =runter herunter senken =weg stoppen =stopp',
    numbers:
      'ein|eins|einen|einem|eine|einer zwei|zwo drei vier fünf|fuenf sechs sieben acht neun zehn elf zwölf|zwoelf',
  },
  'fr-FR': {
    procedure:
      'biopsie byopsie biopsi opération opéré opérée opérer =chirurgie =intervention prélèvement_prostate prélèvements_prostate ponction_prostate =laser =endoprothèse =sonde~jj sonde~double lithotritie lithotripsie urétéroscopie urétéro ondes~de~choc enlevé_calcul retiré_calcul cassé_calcul =cystoscopie prostatectomie cystectomie enlevé_prostate enlevé_rein enlevé_vessie retiré_prostate retiré_rein retiré_vessie ablation posthectomie circoncision circoncis vasectomie =stérilisation rtup coelio coelioscopie sonde~en~jj piqué_prostate hydrocèle_opér cicatrice =plaie =points =suture agrafe postopératoire post~op bandelette_posé =robot =néphrectomie =résection =ponction lavage~de~vessie lavage_vessie lavages_vessie instillation examen_vessie carottes_prostate prélèvement prélèvements ponction opérations chirurgie depuis~l~op l~op =op circonci circonsi résection néphrectomie hystérectomie bloc~opératoire passé~au~billard passée~au~billard anesthésie~générale intervention enlevé_(prostate|rein|vessie|calcul|utérus) retiré_(prostate|rein|vessie|calcul|utérus) greffe greffé bandelette endoscopi caméra_vessie fibroscopie cystoscop cassé~le~calcul urétéroscop laser lithotriti bcg sonde_jj =jj =stent néphrostomie varicocèle cure~de~hernie césarienne holep embolisation',
    chemo:
      'chimio chimiothérapie chimi =chimo chymio cancer_médicament cancer_traitement cancer_comprimé cancer_cachet cancer_perfusion anticancéreux immunothérapie cure_cancer cures_cancer entre~deux~cures =bep deuxième~cure dernière~cure neutropen chimiothérap immunothérap keytruda opdivo traitement_cancer cancer_traité perfusion_cancer thérapie~ciblée',
    infant:
      'bébé bebe nouveau~né nouveauné nouveau~nee nouvelle~née nourrisson =nourisson =nné poupon nouveau~née nouveaux~nés bb né~hier née~hier jours~de~vie né~il~y~a',
    child:
      '=fils =fille =fillette =enfant =gamin =gamine =petit =petite =fiston =garçon =gosse petit~fils petite~fille enfant gamin gamine fils fille garçon ado gosse bout~de~chou minot pitchoun mon~petit ma~petite petit~de petite~de',
    month: '=mois =moi =mos',
    week: 'semaine =sem',
    year: '=an =ans =année =années',
    ending: 'arrête arrêter cesse =baisser =tomber calmer',
    numbers: 'un|une deux trois quatre cinq six sept huit neuf dix onze douze',
  },
  ar: {
    procedure:
      'خزعه خزعة الخزعه خزعت عينه_بروستاتا عينه_البروستات عينات_بروستاتا اخذ~عينه اخذوا~عينه عمليه عمليتي جراحه اجريت منظار تفتيت ليزر دعامه دعامات قسطره~داخليه =زرع بايوبسي بيوبسي =العمليه =عمليه ربط~حبل ربط~الحبل ربط~القناه دوالي~الخصيه دوالي~خصيه عمليه~دوالي =طهور =ختان تطهير~الولد انطهر اتطاهر اتطهر مطهر تطاهر ختنوا ختان~الولد استيصال شالوا~البروستات شالوا~البروستاتا شالوا~الكليه شالوا~المثانه شلت~البروستات شلت~البروستاتا شلت~الكليه شلت~كليه عملوا~له~عمليه عملت~عمليه قص~البروستاتا تجريف~البروستات بعد~حقن الجرح =الجرح جراحي قيله~مائيه روبوت بالروبوت (شالوا|شال|شلت|شلنا|شالولي|نزعوا|سحبوا|ازالوا|أزالوا|استأصلوا|استاصلوا|غيروا|ركبوا|ركبولي|حطوا|حطولي)_(قسطرة|القسطرة|دعامة|الدعامة|بروستات|البروستات|البروستاتا|حصوة|الحصوة|حصى|كلية|مثانة|المثانة|كيس|انبوب|ستنت) (اخذوا|خدوا|اخذ|سحبوا|خذوا)_(عينة|عينات|عينه|خزعة|خزعه) طهروا مطاهرين تطهير~ابني ناظور ناضور تنظير فتتوا فتتولي كسروا_حصوة بعد~العملية بعد~عملية عملية عملت~عملية العملية عملوله عملولي_عملية عمليته الدوالي_عملية ربط~القنوات ربط~قنوات القيلة~المائية خياطة الخياطة غرز الغرز سلت المنظار =الجراحة =جراحة =جراحه =طهارة =الطهارة',
    chemo:
      'كيماوي كيميايي كيماوى كيمياوي الكيماوي كيمو علاج~كيماوي جرعه~الكيماوي ادويه~السرطان دواء~السرطان علاج~السرطان حبوب~السرطان ادويه_سرطان دواء_سرطان علاج_سرطان علاج~مناعي ابر~السرطان جرعات_سرطان الكيمو جرعة الجرعة مناعي دوا_سرطان',
    infant:
      'رضيع رضيعه مولود مولوده بيبي مواليد المولود حديث~الولاده حديثه~الولاده نونو =بيبي بيبيي البيبي =المولود حفاضه =حفاض الرضيع رضيعة رضيعي وليد حديث~الولادة مولودة',
    child:
      '=ابني =بنتي =ابنتي =ولدي =طفلي =طفلتي =طفل =طفله =صغيري =ابننا =بنتنا =بنوتي =بنت =حفيدي =حفيدتي =الصغير =عيل =ابن =ولد =طفلنا بنتي ابني طفلي طفلتي ولدي الطفل بنوتي ابننا الولد البنت حفيدي حفيدتي',
    month: 'شهر شهور اشهر =شهرا',
    week: 'اسبوع اسابيع =اسبوعا =اسابيع',
    year: '=سنه =سنوات =سنين =عام =اعوام =عاما',
    young: 'شهرين شهران اسبوعين اسبوعان عمره~شهر عمرها~شهر عمره~اسبوع عمرها~اسبوع ابن~شهر بنت~شهر',
    ending: 'اوقف اقف وقف يوقف توقف تنزل ينزل انزل اسيطر بيوقف واقف توقف~النزيف بيقف',
    numbers:
      'واحد|واحده اثنين|اثنان|اتنين ثلاثه|ثلاث|تلاته|تلات|تلت اربعه|اربع خمسه|خمس سته|ست سبعه|سبع ثمانيه|ثماني|ثمان|تمانيه|تمن تسعه|تسع عشره|عشر احدعشر|حداشر اثناعشر|اتناشر',
  },
  'el-GR': {
    procedure:
      'βιοψία βιοψια χειρουργείο χειρουργήθηκ χειρουργ εγχείρηση εγχειρήσ εγχείριση επέμβαση επεμβάσ =λέιζερ =laser δείγμα_προστάτη δείγματα_προστάτη =στεντ πιγκτέιλ πιγκτειλ =pigtail λιθοτριψία εξωσωματική κρουστικά έσπασαν_πέτρα έβγαλαν_πέτρα εγχειρίστηκ περιτομή περιτομ βαζεκτομ κιρσοκήλ κιρσοκηλ αφαίρεσ αφαιρεσ προστατεκτομ νεφρεκτομ κυστεκτομ έβγαλε~νεφρό έβγαλε_νεφρό εβγαλε_νεφρο έβγαλα_νεφρό αφαίρεσαν ρομποτικ ράμματα ραμματ τομή~μου μεταμόσχ χειρουργημ εγχειρισ εγχειρη εγχείρισ πληγή~του πληγή~της τραύμα~από κήλη~εγχ υδροκήλ επέμβασ εγχείρ εγχειρ χειρούργ βιοψ βιοψί τομή_(εγχείρ|χειρουργ|ματών|επέμβ) (αφαίρεσ|έβγαλ|αφαιρεσ|πήρ|έβγαλαν)_(προστάτη|πέτρα|πέτρας|νεφρό|κύστη|καθετήρ|δείγμα) δείγμα_προστ δείγματα_προστ τσίμπημα_προστ τσιμπήμα_προστ παρακέντησ pigtail στεντ στέντ λέιζερ_(πέτρ|προστ) (σπάσ|έσπασ|σπάσιμο)_πέτρ λιθοτρ εξωσωματ ραμμ κυστεοσκ κυστεοσκόπ άλλαξ_καθετήρ αλλάξ_καθετήρ διουρηθρ νυστέρι νάρκωσ ακτινοβολ',
    chemo:
      'χημειοθεραπεία χημειοθεραπει =χημειο χημειοθ χημιοθ χημικοθεραπ =χημείο καρκίνο_φάρμακα καρκίνου_φάρμακα καρκίνο_χάπια καρκίνου_χάπια καρκίνο_θεραπεία καρκίνου_θεραπεία αντικαρκινικ ανοσοθεραπ χημει ανοσοθεραπεί θεραπεία_καρκίν φάρμακ_καρκίν ximiotherap',
    infant:
      'μωρό μωρο μωράκι μωρακι μωρού νεογέννητο νεογνό νεογεν βρέφος βρέφους =μπέμπης =μπέμπη =μπέμπα =μπεμπάκι =μωρά =μπεμπης =μπεμπα μωρ νεογέν νεογεννητ βρέφ βρεφ μπέμπ μωρουδ',
    child:
      '=γιος =γιο =γιου =κόρη =κόρης =παιδί =παιδιού =παιδάκι =αγοράκι =κοριτσάκι =εγγονός =εγγονή =εγγόνι =μικρός =μικρή =μικρό =αγόρι γιος γιο κόρη παιδί παιδάκι μικρός μικρή μικρού αγοράκι κοριτσάκι εγγον εγγονός πιτσιρ μπόμπιρ μπέμπης',
    month: 'μηνών μηνων μήνα μήνες μηνός =μήνας =μηνα =μηνεσ',
    week: 'εβδομάδ βδομάδ εβδομάδων =εβδ',
    year: '=χρονών =χρόνων =ετών =χρονια =χρόνια =έτη =χρόνου =ετων',
    young: 'διμηνίτικο δίμηνο =δίμηνη μηνών~κοριτσ ημερών (δυο|δύο|ενός|ένα|τριών)~μηνών εβδομάδων διμήν σαραντίσ',
    ending: 'σταματ =πέφτει ρίξω ρίξουμε κατεβάσ σταμάτ σταματά σταματάει',
    numbers:
      'ένα|ενός|μίας|μιας|μία δύο|δυο τρεις|τριών|τρία|τριων τέσσερις|τεσσάρων|τέσσερα πέντε έξι εφτά|επτά οκτώ|οχτώ εννιά|εννέα δέκα έντεκα δώδεκα',
  },
  'pt-PT': {
    procedure:
      'biópsia biopsia biópcia operação operado operada operei operaram cirurgia intervenção =laser =lêiser cateter~duplo duplo~j duploj amostras_próstata litotrícia ondas~de~choque tirar_pedra tiraram_pedra partir_pedra partiram_pedra biopcia prostatectomia nefrectomia cistectomia tirei_próstata tirei~a~próstata tiraram_próstata tirou_próstata tiraram_rim tirei~um~rim tirou_rim tiraram_bexiga circuncis circuncisão fimose_operad vasectomia hidrocelo_operad =rtu ressecção cicatriz pós~operatório postoperatório laparoscop robô rede_colocad =rede cistoscopia =pontos =robot =ferida =retiraram lavagem~da~bexiga lavagem~à~bexiga lavagem_bexiga picar_próstata picaram_próstata bocadinhos_próstata exame~(à|da)~bexiga exame_bexiga tirar_(próstata|rim|bexiga|útero|pedra) tirei_(próstata|rim|bexiga|útero|pedra) tiraram_(próstata|rim|bexiga|útero|pedra|bocadinhos|pedaços) tirou_(próstata|rim|bexiga|útero) remoção retirada~d retirada_(próstata|rim|bexiga) operad operou circuncid partiram~me~a~pedra quebraram_pedra laser litotr ureteroscop agulhas_próstata prostatectom nefrectom cistectom histerectom cesariana vasectom transplant anestesia bloco~operatório rtu rtup holep bcg nefrostomia =jj cirurgiado postectomia varicocelo hidrocelo sling instilação embolização punção_próstata punção',
    chemo:
      'quimio quimioterapia kimio químio quimo cancro_medicamento cancro_medicação cancro_comprimido cancro_tratamento cancro_remédio cancro_soro cancro_injeç imunoterapia oncológic_tratamento câncer_remédio ciclo_cancro ciclos_cancro sessão_cancro entre~ciclos =bep neutropen tratamento_(cancro|câncer) radioquimio',
    infant:
      'bebé bebe bebê bebézinho bebezinho recém~nascido recém~nascida recémnascid recem~nascido recem~nascida lactente nenem neném =bb acabado~de~nascer acabada~de~nascer nenê dias~de~vida',
    child:
      '=filho =filha =filhote =menino =menina =criança =miúdo =miúda =neto =neta =pequenino =pequenina =rapazinho =filhinho =filhinha =pequeno menino menina criança filho filha miúdo miúda garoto garota neto netinho catraio moleque',
    month: '=mês =mes =meses =mesinho =mesinhos',
    week: 'semana semaninha',
    year: '=ano =anos =aninhos',
    ending: 'parar =paro =pára deixar =deixo baixar =baixa',
    numbers: 'um|uma dois|duas três|tres quatro cinco seis sete oito nove dez onze doze',
  },
  'sl-SI': {
    procedure:
      'biopsij biopsi vzorec_prostat vzorce_prostat vzorcev_prostat odvzem_prostat operacij operiran operiral =poseg =posega =posegu =posegom razbijanj razbili_kamen =laser =laserju =laserjem =laserski odstranitv opornic =stent =stenta =stenti punkcij obrezov obreza obrezan vazektom nefrektom prostatektom cistektom odstranil_prostat odstranjen_prostat odstranitev_prostat vzeli_prostat odstranil_ledvic odstranitev_ledvic po~prostati varikok =tur =turp =turb =turbt šivi šivov odstranitv_prostat odstranitvi~prostate odstranitev~prostate vzorce~iz~prostate jemali_vzorce vzorci_prostat razbijal_kamen razbijali_kamen razbijanje_kamn odstranitv_ledvic cistoskopija cistoskopiji cistoskopij gledali~mehur gledali~v~mehur obrezovanj vazektomij sterilizacij operacija operacije operaciji stent stenta poseg posega posegu laparoskop robotsk radikaln vstavili vsadek trak resekcij kirurg vzeli~ven~kateter',
    chemo:
      'kemoterapij kemo kemoterap kemoterapev =kemota =kemo zdravila_rak zdravil_rak tablete_rak zdravljenj_rak infuzij_rak imunoterapij =kemotu zdravila_raka zdravil_raka tablete_raka zdravila_raku zdravljenj_raka po~kemo biološko~zdravljenje obsevanj radioterap tarčn zdravljenje~raka zdravila~za~raka citostatik keytruda',
    infant:
      'dojenč dojenčk novorojenč novorojen =baby =bebi =bejbi dojencek =dojenko =štruca bejbič =bebica =dojenka dvomesečna dvomesečni dojenček dojenčica štručk',
    child:
      '=sin =sina =sinu =sinček =sinčka =hči =hčer =hčerka =hčerko =hčere =otrok =otroka =otroku =vnuk =vnuka =vnukinja =vnučka =malček =malčka =mali =mala =malega =fantek =fantka =punčka =punčko vnuček vnučk punčka punčko mali malega malemu mala fantek fantka pob mulc',
    month: 'mesec =mesece =mesecev =meseca =mesecih =mesečni =mesečnega =mesečna',
    week: 'teden tedn =tedenski',
    year: '=let =leta =leto =letih =letni =letnega =letna',
    young: 'dvomesečn enomesečn trimesečn dvotedensk tritedensk šesttedensk petedensk dvomesečna dvomesečni petteden',
    ending: 'nehat nehati prenehat ustavit znižat =pade',
    numbers:
      'en|ena|enega|eno dva|dve|dveh tri|treh|trije štiri|štirih pet|petih šest|šestih sedem|sedmih osem|osmih devet|devetih deset|desetih enajst|enajstih dvanajst|dvanajstih',
  },
  'tr-TR': {
    procedure:
      'biyopsi biopsi biyopsiden prostattan~parça parça~aldılar parça~alındı parça_prostat ameliyat ameliyet =amelyat operasyon taş~kırma taş~kırdır taş_kırıldı taş_aldılar taş_kırdılar =lazer =lazerle double~j doublej çift~j üreteroskopi sistoskopi ameliyatlı vazektomi varikosel sünnet~oldu sünnet~ettir sünnet~olan sünnetten sünnet~ameliyat sünnetli~çocuk böbreğim_alın böbreği_alın böbrek_alın prostat_alın prostatı_alın prostatım_alın mesane_alın mesanesi_alın dikiş dikişler robotik~ameliyat nakil nakli yarası~kan kapalı~ameliyat fıtık~ameliyat sünnet~yeri sünnet_yara biyops biops parça~ald sistoskop stent taşı~kırd taş~kır taş_kırd taş_alındı taş~alındı lazer (prostat|böbre|mesane|taş|sonda|stent)_(alındı|aldılar|değişti|takıldı|çıkarıldı|değiştirdi|takıldı|alındıktan|aldırd|alınd) sünnet narkoz dikişl perkütan işlem radyoterapi ışın',
    chemo:
      'kemoterapi kemoterapı kemo =kemodan kanser_ilaç kanser_ilacı kanser_ilaçları kanser_hap kanser_tedavi kanser_serum kanser_iğne immünoterapi =kemonun kemoterap immünoter immunoter akıllı~ilaç kanser_(ilac|tedavi|hap|serum) onkoloji~tedavi kemoter',
    infant:
      'bebek bebeğ bebeg bebiş yenidoğan yeni~doğan yeni~doğmuş bebe =bebem minik =bebeyim yenidoğ kundak minik~bebe',
    child:
      '=oğlum =oğlumun =oğlumda =oğlan =kızım =kızımın =kızımda =çocuğum =çocuğumun =çocuk =çocukta =torunum =torunumun =oğluma =kızıma =yavrum =yavrumun =oğlumuz =kızımız =ufaklık oğlum oğlan kızım çocuk çocuğ torun torunum evlad ufaklık yavrum kuzum',
    month: '=ay =aylık =aylığ =ayda =aydır =ayına =aylik',
    week: 'haftalık haftalik =hafta =haftadır =haftası',
    year: '=yaş =yaşında =yaşındaki =yıl =yıllık =sene =senelik =yaşındayım =yasinda',
    young: 'kırkı~çıkma kırkı~çıkmamış kırkı~çıkmadı günlük iki~aylık bir~aylık üç~aylık',
    ending: 'durmu durdur durmak düşür düşmü durmuyor durmadı =durmuyo kesilmiyor kesilmedi',
    numbers: 'bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki',
  },
  'zh-CN': {
    procedure:
      '活检 穿刺 手术 术后 开刀 碎石 取石 激光 支架 双J 双j 膀胱镜 输尿管镜 前列腺取样 切片 取了样 微创 电切 動手術 手術 结扎 割包皮 包皮环切 环切 精索静脉曲张 切除 切的膀胱 切了膀胱 切膀胱 切前列腺 切了前列腺 切肾 切了肾 根治术 摘除 机器人手术 移植 刀口 伤口 动了刀 动手术 做完手 吻合 电灼 疝气手术 缝针 灌注 切完 刚切 切掉 动完 激光_石 切了_前列腺 前列腺_切 前列腺_取 取样 包皮手术 缝 拆线 支架管 换_尿管 拔_尿管 插_尿管 换了导尿 做完 造瘘术 放疗',
    chemo:
      '化疗 化療 化僚 抗癌药 抗癌 癌症药 治癌 癌症治疗 靶向 免疫治疗 做化 打化 吃癌 免疫药 肿瘤药 打化疗 PD1 pd1 升白 白细胞低 放化疗',
    infant:
      '婴儿 宝宝 新生儿 婴孩 嬰兒 宝贝 满月 小毛头 刚出生 出生 娃娃 宝宝们 未满月 小婴 奶娃 襁褓 月子里的 初生 毛头 小婴儿',
    child: '儿子 女儿 孩子 小孩 娃 孙子 孙女 小家伙 闺女 外孙 兒子 女兒 小朋友 男孩 女孩 小宝',
    month: '月大 个月 月龄',
    week: '周大 周龄 星期 个星期 周',
    year: '岁 年',
    young:
      '一个月 两个月 二个月 俩月 满月 三周 两周 四周 五周 六周 七周 八周 两个星期 三个星期 几周大 几天大 十几天 二十天 二十多天 出生_天 未满月 两个月大 一个月大 三个月大 半个月大',
    ending: '停 退 止不住 降不下 止不了 不止',
    numbers: '一 两 三 四 五 六 七 八 九 十',
  },
  'it-IT': {
    procedure:
      'biopsia biopsi byopsia operazione operato operata operano operar =intervento =chirurgia =chirurgico prelievo_prostata prelievi_prostata campioni_prostata =laser litotrissia onde~d~urto =stent doppio~j doppioj tolto_calcolo tolgono_calcolo rotto_calcolo bombardamento ureteroscopia prostatectomia nefrectomia cistectomia tolto_prostata tolta_prostata tolto~la~prostata tolto_rene tolto~il~rene tolto_vescica asportat circoncision circoncis fimosi_operat vasectomia idrocele_operat =turp =tur rete_prolasso =rete =punti cicatrice post~operatorio postoperatorio laparoscop dopo~l~intervento agobiopsia litotripsia cistoscopia tutore_uretere tutore~nell =resezione =ferita =robot lavaggio~della~vescica lavaggio~vescical lavaggi_vescica instillazion agoaspirat prelievi~alla esame~della~vescica esame_vescica (intervento|interventi) chirurgi operat operaz endoscopi_calcoli tolt_calcoli tolto~i~calcoli rimoss rimozion cateterismo~cardiaco circonciso circoncisa sala~operatoria anestesia sotto~i~ferri ricover_intervent isterectomi utero_operat tutorino nefrostomia stentino asportazione post~intervento taglio~cesareo trapianto trapiantato litrotrissia bombardat sonda_vescica guardato~dentro telecamera_vescica cistoscop tvt sling fusione embolizzazion varicocele biospia biopsie punturine_prostata aghi_prostata bcg =holep resezion adenoma_tolto',
    chemo:
      'chemio kemio chemioterapia chemi kemioterapia =chemo tumore_farmaci tumore_farmaco tumore_cura tumore_pastiglie tumore_terapia cancro_farmaci cancro_terapia cancro_cura cancro_pastiglie antitumoral immunoterapia =flebo~del~tumore ciclo_tumore cicli_tumore ciclo~di~chemio flebo_tumore =bep neutropen chemioterap immunoterapi flebo~per~il~tumore flebo_(tumore|cancro) terapia~biologica terapia~oncologica cura~per~il~(tumore|cancro)',
    infant:
      'neonato neonata neonati bebè bebe lattante =bimbo =bimba =bebé =piccolino =piccolina appena~nato appena~nata =pupo =neonatino neonat lattant bimb~appena giorni~di~vita giorni~di~età 10~giorni 20~giorni 15~giorni giorni_bambino_ha',
    child:
      '=figlio =figlia =figlioletto =bambino =bambina =nipotino =nipotina =piccolo =piccola =bambini =figlioletta =bimbetto ragazzino ragazzo bimbi nipote bambin',
    month: '=mese =mesi =mesetti',
    week: 'settiman =sett',
    year: '=anno =anni =annetti',
    ending: 'smett smetto fermar =scende abbassar scendere calar',
    numbers: 'un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici',
    young: '',
  },
  'fi-FI': {
    procedure:
      'biopsia biopsi koepala näytepala koepaloj eturauhasnäyt näytteet_eturauhas näyte_eturauhas näytteenot leikkaus leikkauks leikattiin leikattu operaatio toimenpi =laser =laserilla kivenmurskau kivimurskau murskaus iskuaalto =stentti =stentin tähystys tähystyks kivenpoist katetri~j ympärileik ympärileikat sterilis sterilisaatio vasektomia vesikives~leik leikatt poistettiin_munuai poistettiin_eturau poistettiin_rakko munuaisen~poist rakko~leik kohju kohjuleik tyräleik haava haavasta haava_vuot tikit tikkejä tikki robottileik siirre elinsiir siirto~munu tähystet eturauhas_(pala|palat|paloja|näyt|koepal|neula|poistet) (otettiin|ottivat|otti)_(pala|palat|paloja|näytteit|koepal) leikkauk tähystyk kivi_(murskat|murskaus|laser|poistet|särjet) murskau stentti (katetri|letku|stentti)_(vaihdet|poistet|laitett|otettiin) vasektom operaati =leikkelivät poistoleikk laseroin laseroit höyläy höylät =tikeistä kaavint sädehoi',
    chemo:
      'solunsalpaaj sytostaat sytohoito =sytot =sytoja =sytojen kemoterapia kemo solumyrk syöpälääk syöpähoit syöpä_lääke syöpä_hoito syövän_hoito syövän_lääke =solarit =solareiden immunoterap sisplatiin dosetakseel immunolog immuunihoi solunsalpa syöpähoi hoitokuur_syöpä täsmälääk_syöpä',
    infant:
      'vauva vastasyntyn imeväi =vavva =bebe =beibi =nyytti =vaavi pikkuvauva =rääpäle sylilap vauvan vauvel =vauveli vastasynt kapalo vastasyntyny pikkuvau nyytti vauveli kaksikuis',
    child:
      '=poika =poikani =pojalla =pojalle =pojan =tytär =tyttäreni =tyttö =tytöllä =tyttärellä =lapsi =lapseni =lapsella =lapsen =lapsenlapsi =lapsenlapsella =pikkuinen =taapero =poikamme =tyttömme =tyttärelläni =pojallani pikkuinen pikkune pienokai poika pojal poja tyttö tytöl tyttär lapsi lapse laps vesa muksu taapero kaksikuis =kersa lapsenlaps pojanpoi',
    month: 'kuukau =kk =kuinen =kuiselle =kuisella =kuisen',
    week: 'viikko viikon =vk =vkoa =viikon =viikkoa viikkoi',
    year: '=v =vuotta =vuotias =vuotiaalla =vuotiaan =vuoden =vuotiaalle',
    young:
      'kaksikuukautis kaksikuis yksikuukautis kolmikuukautis kahden~viikon parikuukautis parikuis kolmiviikkois kaksiviikkois kuusiviikkois muutaman~viikon parin~viikon parin~kuukauden neliviikkois viisiviikkois seitsenviikkois kahdeksanviikkois kaksikui yksikuuk kuukauden~(vanha|ikäinen|ikäne) päivää~vanh päiväi päivän~ikäi viikkoi viikkoa~vanh kolmeviik kaksiviik neliviik viisiviik kuusiviik kuukautin kaksikuukaut puolitoistakuu vastasynt',
    ending: 'lopet lakkaa laske laskem loppu tyrehd tyrehty lakka lopu',
    numbers:
      'yksi|yhden kaksi|kahden|pari|parin kolme|kolmen neljä|neljän viisi|viiden kuusi|kuuden seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista',
  },
  'cs-CZ': {
    procedure:
      'biopsi biopsie odběr_prostat vzorky_prostat vzorek_prostat operac operaci operován operoval operovali =zákrok =zákroku =zákrokem =laser =laseru =laserem =stent =stentu =stentem drcení_kamen rozbíjení_kamen odstranění_kamen rázov~vln punkc ureteroskop litotryps =dvojité~j =zákrok obřízk obřez vasektom nefrektom prostatektom cystektom odstranění_prostat odstraněn_prostat vyndal_prostat vzali_prostat odstraněn_ledvin odstranění_ledvin odstranění_měchýř po~prostatě varikokél po~zákroku =tur =turp =turb =turbt stehy brali~mi~vzorky brali_vzorky odběr~z~prostaty odběru~z~prostaty vzorky~z~prostaty drtili_šutr drtili drcení_kamene rozbíjeli vyndání vyndali vyoperoval cystoskop cystoskopie cystoskopii cystoskopi koukali~do~měchýře vyšetření~měchýře~kamerou obřízka obřízce obřezali vasektomi sterilizace vytáhli_cévku odoperov zašili zašitej stent stentík endoprot laparoskop roboticky robotická radikální~prostatektomie zavedli zacévkovali implantát páska~tvt operace zákroku resekc stehů po~vyndání kapač_měch',
    chemo:
      'chemo chemoterapi chemoterapie chemoška chemca cytostatik léky_rakovin lék_rakovin léčb_rakovin prášky_rakovin léky~na~rakovinu onkologick_léčb kapačky_rakovin imunoterapi =chemku =chemka =chemko chemošce chemošky chemoterapii kapačce~na~rakovinu kapačka~na~rakovinu kapačky~na~rakovinu biologická~léčba biologickou~léčbu ozařování radioterapi cílená~léčba léčba~rakoviny cytostatika keytruda',
    infant:
      'miminko mimink mimin =mimčo =mimi kojenec kojenc kojenečk novorozen novorozeně =batole nemluvně =mimísek =mimčko dvouměsíční~hoří dvouměsíční novorozený měsíční~hoří nedonošen šestinedělí kojený',
    child:
      '=syn =syna =synovi =synek =synka =synáček =dcera =dcery =dceru =dceři =dcerka =dítě =dítěte =dítěti =vnuk =vnuka =vnučka =vnučky =vnučku =malý =malá =malého =malej =klučík =holčička =holčičky =synáčka vnouč vnouček vnuč kluk kluka klukovi holčička holčičku holka malýmu malý malej prcek prcka chlapeček',
    month: 'měsíc měsíců =měsíční =měs',
    week: 'týden týdn =týdenní',
    year: '=let =rok =roky =roků =letý =letého =letá =leté',
    young:
      'dvouměsíční jednoměsíční tříměsíční dvoutýdenní třítýdenní čtyřtýdenní pětitýdenní šestitýdenní měsíční~dítě měsíční~syn',
    ending: 'přestat přestává srazit zastavit klesnout',
    numbers:
      'jeden|jedna|jedno|jednoho dva|dvě|dvou tři|tří čtyři|čtyř|čtyrech pět|pěti šest|šesti sedm|sedmi osm|osmi devět|devíti deset|deseti jedenáct dvanáct',
  },
  'sk-SK': {
    procedure:
      'biopsi biopsia odber_prostat vzorky_prostat vzorka_prostat operáci operácia operovan operovali =zákrok =zákroku =zákrokom =laser =lasera =laserom =stent =stentu =stentom drvenie_kameň rozbíjanie_kameň odstránenie_kameň rázov~vln punkci ureteroskop litotryps =zákrok drvení_kameň obriezk obriez vazektom nefrektom prostatektom cystektom odstráneni_prostat odstránen_prostat vybrali_prostat vzali_prostat odstránen_obličk odstránenie_mechúr po~prostate varikokél po~zákroku =tur =turp =turb =turbt stehy brali~mi~vzorky brali_vzorky odber~z~prostaty odbere~z~prostaty vzorky~z~prostaty rozbíjali_kameň vybratie vybratí vybrali_obličk vyoperoval cystoskop cystoskopii pozerali~do~mechúra obriezka obriezke obrezali vazektómi vazektómii sterilizác vybrali_cievk odoperov zašili stent laparoskop robotick radikáln zaviedli implantát páska operácii zákroku resekc odstránení_prostat',
    chemo:
      'chemo chemoterapi chemoterapia chemoška chemka cytostatik lieky_rakovin liek_rakovin liečb_rakovin tabletky_rakovin lieky~na~rakovinu onkologick_liečb infúzi_rakovin imunoterapi =chemku =chemke chemke chemku chemoterap infúzii~na~rakovinu infúzia~na~rakovinu infúzie~na~rakovinu biologická~liečba ožarovan rádioterap cielená~liečba liečba~rakoviny keytruda',
    infant:
      'bábätko babatko bábätk bábo dojča dojčat novoroden novorodenec =bábo =babo drobček nemluvňa =bábika~má =bábätku =drobec bábätku dvojmesačná~celá dvojmesačné novorodenc',
    child:
      '=syn =syna =synovi =synček =synčeka =synčekovi =dcéra =dcéry =dcéru =dcére =dcérka =dcérke =dieťa =dieťaťa =dieťaťu =vnuk =vnuka =vnúča =vnučka =vnučke =malý =malá =malého =malej =malému =chlapček =dievčatko =dievčatku vnúč vnúčik chlapec chlapca dievčatko dievča malému malý drobec drobca chlapček synček',
    month: 'mesiac =mesačný =mesačné =mesačného =mesačná =mes',
    week: 'týžd týžde =týždňový =týždňové',
    year: '=rok =roky =rokov =ročný =ročného =ročná =ročné',
    young:
      'dvojmesačn jednomesačn trojmesačn dvojtýždňov trojtýždňov štvortýždňov päťtýždňov šesťtýždňov dvojmesačná dvojmesačný',
    ending: 'prestať prestáva zraziť zastaviť klesnúť',
    numbers:
      'jeden|jedna|jedno|jedného dva|dve|dvoch tri|troch štyri|štyroch päť|piatich šesť|šiestich sedem|siedmich osem|ôsmich deväť|deviatich desať|desiatich jedenásť dvanásť',
  },
  'pl-PL': {
    procedure:
      'biopsj biopsji biopsja wycinki_prostat wycinek_prostat wycinki_stercz próbki_prostat pobrani_prostat operacj operowan operowal =zabieg =zabiegu =zabiegiem =zabiegach =laser =laserem =stent =stentu =stentem =cewnik~jj rozbijani_kamie kruszeni_kamie kruszenie usunięci_kamie usuwani_kamie =urs =ureteroskopi =litotrypsj obrzez wazektom nefrektom prostatektom cystektom usunięci_prostat usunęli_prostat wycię_prostat wycięt usunięt usunięci_nerk usunęli_nerk po~stulejce po~zabiegu po~nerce po~prostacie po~pęcherzu tur~pęcherza =tur =turbt =turp żylak_powróz wodniak_po szwy szwach operow =cystoskopia =cystoskopii =cystoskopię wziernik wziernikowani nacięc =biopsje gruboigł fuzyjn =holep =hifu =brachy naświetlan wszczep proteza =sling =taśma =operacja =po~wycięciu po~wycięciu ostrzyk_prosta pobierali_prost zabieg~na szynowan =dj =jj =szyna =szynę',
    chemo:
      'chemia =chemii =chemię =chemie =chemią chemioterapi chemioterapia chemiotera chemio leki_raka lek_raka leków_raka leczeni_raka tabletki_raka kroplówk_raka leki~na~raka onkologiczn_leczeni immunoterapi nowotwór_leki nowotwor_leki',
    infant:
      'niemowl niemowlę noworod noworodek =bobas =bobasa =dzidzia =dzidziuś =dzidzi =niemowlak =niemowlaka =dzidziusia =dzidzius =maluszek =maluszka =bobo niemowlak wczoraj~urodzony dopiero~miesiąc ma~miesiąc =malutka =malutki =malutkiej malusi nowonarodz urodzon_wczoraj urodzony~wczoraj tydzień~po~porodzie =córuś =oseske osesek dzieciątk',
    child:
      '=syn =syna =synowi =synek =synka =synkowi =synuś =córka =córki =córkę =córce =córeczka =córeczki =córeczkę =dziecko =dziecka =dziecku =wnuk =wnuka =wnuczka =wnuczki =mały =mała =małego =małej =chłopczyk =dziewczynka =maluch =malucha =syneczek =corka =corki wnuczek wnuczk',
    month: 'miesiąc miesięcy miesięczn =miesiące =mies =msc =mc =miesiecy',
    week: 'tydzień tydzien tygodni tygodniow =tyg',
    year: '=rok =lat =lata =roku =letni =letniego =letnia =latek',
    young:
      'dwumiesięczn jednomiesięczn trzymiesięczn dwutygodniow trzytygodniow czterotygodniow pięciotygodniow sześciotygodniow ośmiotygodniow siedmiotygodniow miesięczny miesięczna dopiero~miesiąc',
    ending: 'przestać przestaje zbić zatrzymać opanować spada',
    numbers:
      'jeden|jedna|jednego dwa|dwie|dwóch|dwu trzy|trzech cztery|czterech pięć|pięciu sześć|sześciu siedem|siedmiu osiem|ośmiu dziewięć|dziewięciu dziesięć|dziesięciu jedenaście dwanaście',
  },
  'lv-LV': {
    procedure:
      'biopsij biopsi paraug_prostat audu~paraug operācij operēj =operēts =procedūras =lāzer =lāzera =lāzeri =lāzeru =stents =stenta =stentu =stentam akmeņu~skaldī skaldīšan smalcināšan akmens~izņem triecienviļņ punkcij ureteroskopij iejaukšan apgraizī apgraiz vazektom nefrektom prostatektom cistektom izņēma_prostat prostatu~izņēma izoperē izgrieza izgriez_prostat izņēma_nier varikocel operēja pēc~prostatas =tur =turp =turb =turbt šuves šuvēm katetra~ielikšan prostatas~izņemšanas prostatas~izņemšana paraugus~no~prostatas ņēma~paraugus paraugus_prostat skaldīja_akmen skaldīja~akmeni akmens~skaldīšana nieres~izņemšanas izņēma_nieri izņēma_katetr cistoskop skatījās~pūslī apgraizīšan apgraizīj sterilizāc operēts diegi stents stenta stentu manipulāc laparoskop robot radikāl ielika implantēj rezekcij izgriez',
    chemo:
      'ķīmij ķīmijterap kimijterap =ķīmija =ķīmijas =ķīmiju =kimija =kimijas =kimiju vēža_terap vēža_ārstēšan vēža_tablet vēža_sistēm imūnterap imunterap ķīmene vēža_zāles vēža~zāles vēzi_zāles vēža~zālēm vēža_zālēm pretvēža vēža~zāļu ķīmijterapij ķīmijas imūnterapij bioloģiskā~terapija starošan staru~terapija mērķterapij zāles~pret~vēzi citostatik keytruda',
    infant:
      'zīdain jaundzim mazul =bēbis =bēbītis =bēbim =bēbītim =bēbi =bebis =bebītis zidain jaunpiedzim divus~mēnešus~veca divus~mēnešus~vecs jaundzimu mazulis mazulim bēbis bēbīt =mazulītis =mazulītim =mazulīši',
    child:
      '=dēls =dēla =dēlam =dēlu =dēliņš =dēliņam =meita =meitas =meitai =meitiņa =meitiņai =bērns =bērna =bērnam =bērniņš =bērniņam =mazdēls =mazdēlam =mazmeita =mazmeitai =mazais =mazajam =mazā =mazajai =puika =puikam =puisītis =puisītim =mazbērns meitenīte meitiņa meitiņ mazais mazajam mazā puika puikam puisēns dēliņš dēlēns bērniņ',
    month: 'mēnes =mēnesi =mēn =mēneša =mēnešus',
    week: 'nedēļ =ned',
    year: '=gads =gadi =gadu =gadus =gadīgs =gadīgam =gadīga',
    young:
      'divmēneš mēnesi~vec divnedēļ trīsnedēļ mēnesi~vecs mēnesi~veca mēnesi~vecam trīsmēneš sešnedēļ mēnešus~veca mēnešus~vecs',
    ending: 'beigt pārstāt apturēt nosist nokrīt apstāj pārstāj',
    numbers:
      'viens|vienu|viena divi|divus|divu|divas trīs|triju četri|četrus|četru|četras pieci|piecus|piecu|piecas seši|sešus|sešu|sešas septiņi|septiņus|septiņu|septiņas astoņi|astoņus|astoņu|astoņas deviņi|deviņus|deviņu desmit vienpadsmit divpadsmit',
  },
  'hr-HR': {
    procedure:
      'biopsij biopsi punkcij_prostat uzorak_prostat uzorci_prostat uzorke_prostat uzimanj_prostat operacij operiran operiral operirali =zahvat =zahvata =zahvatu =zahvatom =laser =laserom =lasera =laserske =stent =stenta =stentom razbijanj_kamen razbili_kamen razbijanje vađenj_kamen izvadili_kamen odstranjen_kamen ureteroskopij =kirurški =punkcija =punkcije obrez obreziv cirkumciz fimoz vazektom nefrektom prostatektom cistektom odstranjen_prostat izvadili_prostat izvađen_prostat vađenje_prostat uklonili_prostat uklonjen_prostat uklanjanje_prostat izvadili_bubreg uklonili_bubreg po~prostati varikok =tur =turp =turb =turbt šavovi šavova vađenja_prostat izvađena_prostat uzorke~iz~prostate uzimali_uzorke razbijal_kamenac razbijali_kamenac razbijanje_kamen vađenja_bubreg vađenje_bubreg izvadili_kateter izvadili~mi cistoskopija cistoskopije cistoskopij gledali~mjehur obrezivanj obrezan vazektomij sterilizacij operacija operacije stent stenta zahvat zahvata laparoskop robotsk radikaln ugradili implantat traka~tvt resekcij kirurg',
    chemo:
      'kemoterapij kemo kemoterap kemoterapi =kemo hemoterapij =kemotu =kemica lijek_rak lijekov_rak liječenj_rak terapij_rak tablete_rak infuzij_rak lijekove~za~rak citostatik imunoterapij lijek_raka terapij_raka tablete_raka liječenj_raka nakon~kemo bioterapij biološka~terapija zračenj radioterapij ciljana~terapija terapija~za~rak lijekovi~za~rak keytruda',
    infant:
      'beba bebe bebu =beba =bebe =bebu =bebi =bebica =bebicu =bebici novorođenč dojenč novoroden =bebač =dojenče novorodjen =bebo dvomjesečna dvomjesečni~gori novorođenče novorođenčad bebica bebač dojenče',
    child:
      '=sin =sina =sinu =sinčić =sinčića =kći =kćer =kćeri =kćerka =kćerkica =kćerkici =kćerki =dijete =djeteta =djetetu =unuk =unuka =unuku =unuci =unučica =mali =mala =malog =maloj =malom =dječak =dječaka =dječaku =djevojčica =djevojčici =curica =curici =klinac =sinčiću curica curicu mali malog malom malena klinac sinčić sinčića curici malac',
    month: 'mjesec =mjeseca =mjeseci =mj =mjesečni =mesec =meseca =meseci =mjesečno',
    week: 'tjed tjedan tjedna =tjedana sedmic nedjelj',
    year: '=god =godina =godine =godinu =godišnji =godišnjak =godišnjeg =godišnja',
    young:
      'dvomjesečn jednomjesečn tromjesečn dvotjedn trotjedn šestotjedn petotjedn četverotjedn dvomjesečna dvomjesečni',
    ending: 'prestat prestati prestaje zaustavit sniziti skinuti spustiti',
    numbers:
      'jedan|jedna|jedno|jednog dva|dvije|dvoje tri|troje četiri pet šest sedam osam devet deset jedanaest dvanaest',
  },
  'bg-BG': {
    procedure:
      'биопси биопсия проби_простат проба_простат пункци_простат пункция операци операция оперира оперираха оперативн =лазер =лазера =лазерно =лазерна =стент =стента =стентове разбиване_камък разбиха_камък разбиване_камъни разбиване разбивах вадене_камък извадиха_камък =процедура =процедурата ударно~вълнов литотрипси уретероскопи цистоскопи интервенци обрязв обрязан вазектом варикоц хидроц извадиха~ми извадиха_простата извадиха_бъбрек извадена_простата извадиха_мехур махнаха_бъбрек махнаха_простат махнаха_мехур махнат~бъбрек отстранен_бъбрек отстранена_простат простатектом нефректом робот шев шевове конци раната раната~от трансплант цистоскоп херния~опер простатата~с~робот изряза изрязаха изрязан махнах_бъбрек хидроцеле варикоцеле вливк вливането гледаха~в~мехура гледане~в~мехура цистоскопия махане_простат махнат_простат махане_бъбрек вадене_бъбрек обрязаха обрязване зашиха взимаха_простат операцията манипулац катетеризац стентиран дабъл~джей лазера_камък след~операция ТУР пластика варикоцеле_опер хидроцеле_опер присаждане махнаха~ми~пикочн',
    chemo:
      'химиотерапи химиотерапия химиото химио химията =химията =химия =химии хемотерапи лекарства_рак лекарство_рак лечение_рак хапчета_рак терапия_рак лекарства~за~рак вливан_рак вливания цитостатик имунотерапи лекарства_рака лечение_рака хапчета_рака вливка_рак вливката~за~рака вливка вливки имунотерапия лъчетерапия ключово таргетна',
    infant: 'бебе бебето бебенце новороден новородено кърмаче кърмачето бебок пеленаче =бебч =бебето =бебенцето =бебчо',
    child:
      '=син =сина =синът =синчето =синче =дъщеря =дъщерята =дъщеричка =дете =детето =детенце =внук =внукът =внука =внуче =внучка =внучката =внучето =малкия =малкият =малката =момче =момчето =момченце =момиче =момиченце =момиченцето =момченцето',
    month: 'месец =месеца =месеца =мес =месечно =месечна =месечен =месеци',
    week: 'седмиц =седмично =седмична',
    year: '=год =години =година =годишен =годишно =годишна =годинки',
    young: 'двумесечн едномесечн тримесечн двуседмичн триседмичн четириседмичн петседмичн шестседмичн',
    ending: 'спра спира сваля свали спре спирам да~спре',
    numbers:
      'един|една|едно два|две|двата три четири пет шест седем осем девет десет единайсет|единадесет дванайсет|дванадесет',
  },
  'sq-AL': {
    procedure:
      'biopsi biopsia biopsisë mostër_prostat mostra_prostat kampion_prostat operacion operua operuar operuan =operim =operimi =operimit ndërhyrj =lazer =lazeri =lazerin thyerj_gur thyen_gur thyerjes hoqën_gur heqj_gur heqjes =stent =stenti =stentin kirurgji cistoskopi ureteroskopi nderhyrj prostatektomi nefrektomi cistektomi hoqën_prostat hequr_prostat hoqa_prostat hoqën_veshk hequr_veshk hoqën_fshikëz hequr_fshikëz synet synetim rrethprerj vazektomi hidrocel_operuar =turp =qepje qepjet =plaga cikatric laparoskop =rezeksion =robot prostat_(heq|hequr|hoqen|nxjerr|nxjerre|nxore) (veshk|fshikez|gur|koqe|herdhe|stent|sond|katet)_(heq|hequr|hoqen|hoqa|hiqet|nxjerr|nxoren) mor_(cope|mostr|ind|kampion)_prostat cope_prostat operim hidrocel varikocel synetia synetin syneti =synet (vendos|vune|vu)_(stent|sond|katet) pas~stentit thye_gur copetim copetu_gur laser =lejzer punksion punks operim~prostat tronditje_gur valet_gur',
    chemo:
      'kimioterapi kimioterapia kimio kemoterapi =kimia =kimion kimjoterapi =kimjo ilaç_kancer ilaçe_kancer ilaçet_kancer mjekim_kancer kurë_kancer tableta_kancer trajtim_kancer hap_kancer barna_kancer terapi_kancer imunoterapi neutropen terapi_(tumor|kancer) kura_(tumor|kancer) seanc_(kimio|tumor) rrezatim',
    infant:
      'bebe bebi beba bebes bebushi foshnj foshnje foshnja porsalindur i~porsalindur e~porsalindur =bebja =beben =bebi =bebin =bebit =bebushit =bebush =bebka =bebe =bebes =foshnja =foshnjes i~sapolindur sapolind sapo~(lindi|lindur|lind) saka~lind sa~(ka|)~(lind|lindi|le)',
    child:
      '=djali =djalin =djalit =djalë =djal =vajza =vajzën =vajzës =vajzë =fëmija =fëmijë =fëmijës =fëmijën =nipi =nipin =nipit =mbesa =mbesës =çuni =çunin =çunit =goca =gocës =gocën =vogëlushi =vogëlushja =kalamani =kalamanit =vogelushi =djalosh =kalama =cupa =cupes =fmija =fmis =fmiu =cuni =thmi',
    month: 'muaj =muajsh =muajshe =muajve =muajësh',
    week: 'javë =jav =javësh =javëve =javsh =javshe',
    year: '=vjeç =vjeçe =vjet =vjeçar =vit =vite =vjec',
    young:
      'dymuajsh njëmuajsh tremuajsh dyjavësh trejavësh gjashtëjavësh dymujor ditesh =ditsh dite~(e|i)~lindur porsalind (javesh|javsh)~e~lindur',
    ending: 'ndalem ndalet ndaloj ndal ul ulet ulim ulur',
    numbers: 'një dy tre|tri katër pesë gjashtë shtatë tetë nëntë dhjetë njëmbëdhjetë dymbëdhjetë',
  },
  'hu-HU': {
    procedure:
      'biopszi biopszia szövettan mintavétel minta_prosztat mintát_prosztat prosztatabiops műtét műtöt műtött megműtöt operáci operált operáció beavatkoz kőzúz kőtör kőeltávolít kőműtét =lézer =lézeres =lézerrel =sztent =stent =stentet lökéshullám tükröz hólyagtükr =dj~katéter dupla~j kivették_követ =opi =op körülmetél korulmetel vazektóm visszérműt =visszér varikokel hidrokel kőzúzás kozuzas műtétem műtéte sérvműt eltávolít_vese eltávolítot_vese eltávolítot_prosztat kivették_vesé kivették_vese kivették_prosztat kivették_hólyag kivett_vese kivett_prosztat veseeltávol prosztataeltáv robot varrat varratok műtéti~seb átültet transzplant metszés operál mintavét mintát~vettek (vettek|vett)_mint zúzt zúzás dupla~jé jj~stent jjstent stent sztent kivették_(prosz|hólyag|kő|követ|vesé|stent|kat) kivettek_(prosz|hólyag|kő|követ|vesé) eltávolít körülmet lézerr_(kő|követ|prosz) lézer katétert_(cserél|kihúz|kivett|kivet|felhelyez|tett) cserélt_kat seb_műt altatás punkci eltáv besugár =műtét =műtétem műtéten',
    chemo:
      'kemoterápi kemo kemó kemoterap =kemó =kemót =kemo =kemója =kemoja rákgyógyszer rák_gyógyszer rák_kezelés rák_tablett rákos_gyógyszer citosztat daganat_gyógyszer daganat_kezelés rákellenes daganatellenes immunterápi onkológi_kezelés rákkezel ciszplatin kemoter immunter immunkezel daganat_(kezel|gyógysz|infúz) rák_(gyógysz|kezel|infúz) sugárkezel célzott~terápi',
    infant:
      'baba babá kisbaba csecsemő újszülött babánk csecsem ujszulott bébi pólyás =baba =babám =babának =babáé csecsemőm =pici =picim =picinek újszül kéthónap háromhónap egyhónap',
    child:
      '=fiam =fiamnak =fiunk =kisfiam =kisfiamnak =kisfiú =lányom =lányomnak =kislányom =kislányomnak =kislány =gyerek =gyereknek =gyerekem =gyerekemnek =gyermekem =gyermek =unokám =unokámnak =kicsi =kicsinek =kicsim =fiúnak =gyermekemnek pici picike kisfiam kislány kislányom fiam lányom gyerek gyermek unokám ovis kisbaba picur kisgyer unoka totyogó',
    month: 'hónap =hónapos =hónaposnak =hós =hó',
    week: 'hetes =hete =hét =hetes =hetesnek',
    year: '=év =éve =éves =évesen =éveske =évesnek =esztendős',
    young:
      'kéthónapos egyhónapos háromhónapos kéthetes háromhetes négyhetes öthetes hathetes héthetes nyolchetes tízhetes egyhetes kéthónap egyhónap napos hetes_(baba|pici|fiam|lányom|csecs|kisba) hónapos~sincs',
    ending: 'abbahagy =megáll csillapít levinni leviszi megállít elállít eláll elállni',
    numbers: 'egy két|kettő három négy öt hat hét|het nyolc kilenc tíz tizenegy tizenkét|tizenkettő',
  },
  'et-EE': {
    procedure:
      'biopsia biopsi koeproov koeproovi proovitükk proov_eesnäärm operatsioon opereeri lõikus lõikust =lõikusel =lõikuse =oppi =opil =op protseduur =laser =laseriga =laserit =stent =stendi =stendiga =stenti kivipurustus kivide~purusta purustami purusta_kivi kivi~eemalda kivieemaldus lööklain tsüstoskoopia vähendamine~kivi koetükk ümberlõik ümber~lõigati ümber~lõikus vasektoom nefrektoom prostatektoom tsüstektoom eemaldati_eesnäär eesnääre_eemalda eesnääre~eemaldati eesnäärme_eemalda neer_eemaldati neeru_eemaldami lõigati_välja varikotsee operatsioonist lõigati =opp =oppist õmblus õmblused oper opist opera opiha opijär lõiku proovitük proovivõt (võeti|võetud)_(proov|tük|eesnäär) põiepeeg põie~uuring tsüstosk stent purustat purustus (kivi|neer|eesnäär|põis|kateeter|toru)_(eemald|võeti|välja~võeti|vahetat|vahetus|laser|purust|paigal) eemaldat narkoos niidid kiirit punktsioon eesnäärmeopp haav_(opi|lõik|õmbl) haavast opihaav',
    chemo:
      'keemia keemiaravi kemoteraapia kemo keemiar =keemiat =keemia =kemot vähiravi vähiravim vähi_ravim vähi_ravi vähi_tablet vähirohu vähirohi vähi_rohi vähitablet tsütostaati immuunravi immunoteraapia =tilgutit~vähi tsisplatiin dotsetakseel',
    infant:
      'beebi imik imiku vastsündinu väikelaps =titt =tita =tital =titel =beebil =beebi =beebile =imikul =pisibeebi pisike =pisipõnn titt tita vastsünd vastsün väikebeebi pisibeebi kahekuusel kahekuune titeke',
    child:
      '=poeg =pojal =poja =pojale =tütar =tütrel =tütre =laps =lapsel =lapse =lapselaps =lapselapsel =poiss =poisil =tüdruk =tüdrukul =põnn =põnnil =pojapoeg =poisike =poisikesel =pojakesel =tütrekesel pisike pisikese pisikesel =poisi tüdruk laps lapse poeg pojal tütar tütrel mudilane põnn põngerjas jõmps lapselaps kahekuuse =poisile =poisiga',
    month: 'kuu kuud =kuune =kuusel =kuuse =kuuline =kuulisel =kuudel',
    week: 'nädal nädala =nädalane =nädalasel =nädalat =ndl',
    year: '=aastat =aastane =aastasel =aasta =aastase',
    young:
      'kahekuu ühekuu kolmekuu kahenädala kolmenädala neljanädala viienädala kuuenädala kuu~vanune kuu~vanusel seitsmenädala kaheksanädala üheksanädala kümnenädala kuukuune päeva~vana päevane kuuvan nädala~vanune kuunädala kahekuus =nädalane =nädalase =nädalasel',
    ending: 'lõpeta lõpe alla peatada alandada järele',
    numbers:
      'üks|ühe kaks|kahe kolm|kolme neli|nelja viis|viie kuus|kuue seitse|seitsme kaheksa üheksa kümme|kümne üksteist kaksteist',
  },
}
