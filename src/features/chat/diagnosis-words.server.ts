import type { Language } from '#i18n/languages.ts'

/** The words of a language with which a question names an illness and asks whether the reader has it. */
export type DiagnosisWords = {
  /** The phrases that precede the name of an illness in a request for a diagnosis: "do I have", "is it", "looks like". */
  readonly asking: string
  /** The phrases that follow the name of an illness, in languages whose questions end with them. */
  readonly after?: string
  /** The phrases that ask for an opinion, or for yes or no. With the name of an illness, they ask for a diagnosis. */
  readonly opinion: string
  /** The words for "or". A text with "or" between two illnesses asks for a choice that only a doctor can make. */
  readonly or: string
  /** The phrases for "what is it", which ask for a diagnosis at the end of a text that describes something. */
  readonly whatIsIt: string
  /** The phrases for "or something worse", which ask for a diagnosis. */
  readonly orWorse: string
  readonly illnesses: string
  /**
   * The phrases for "I have cancer", in languages in which this may be a question. It is one at or near the end of a text,
   * or shortly before "or". Otherwise somebody says what a doctor has found, and asks about something else.
   */
  readonly statement?: string
  /** The words, such as "that" and "when", after which the statement is no question: "I was told that I have cancer". */
  readonly that?: string
  readonly cancer: string
}

export const diagnosisWords: Readonly<Record<Language, DiagnosisWords>> = {
  'en-US': {
    asking:
      'do i have|have i got|have i caught|did i catch|is it|is this|could it be|could this be|might it be|looks like|look like|sounds like|sound like|feels like',
    opinion:
      'do you think|do you reckon|you reckon|in your opinion|what would you say|would you say|what do you think|yes or no',
    or: 'or',
    whatIsIt: 'what is it|what is this|what is that|whats this|what are these|what are they',
    orWorse: 'or something worse|or something serious|or worse',
    illnesses:
      'std|stds|sti|stis|herpes|thrush|yeast infection|fungus|fungal infection|candida|syphilis|chlamydia|gonorrhea|gonorrhoea|clap|warts|hernia|hydrocele|varicocele|prostatitis|epididymitis|peyronie*|balanitis|malignant|impotent|diabetes|diabetic|enlarged prostate|stress',
    cancer: 'cancer|tumo*',
  },
  'nl-NL': {
    asking: 'heb ik|is het|is dit|is dat|zou het|lijkt dit op|lijkt het op|klinkt dit als|klinkt als',
    opinion: 'denk je|denken jullie|denkt u|volgens jou|volgens jullie|volgens u|wat denk je|ja of nee',
    or: 'of',
    whatIsIt: 'wat is het|wat is dit|wat is dat|wat kan dat zijn',
    orWorse: 'of iets ergers|of erger|of iets ernstigs',
    illnesses:
      'soa|geslachtsziekte|herpes|schimmel*|candida|syfilis|chlamydia|gonorroe|druiper|liesbreuk|waterbreuk|hydrokele|spatader*|varicocele|prostatitis|prostaatontsteking|bijbalontsteking|peyronie|kwaadaardig*|impotent|suikerziekte|diabetes|foute boel|stress',
    cancer: '*kanker|tumor',
  },
  'es-ES': {
    asking: 'es|sera|seria|puede ser|podria ser|parece|suena a|tendre|he pillado|me han pegado',
    opinion:
      'creeis que|cree usted|cree que|crees que|pensais que|segun usted|segun vosotros|en su opinion|que opinais|si o no',
    or: 'o',
    whatIsIt: 'que es esto|que sera|que puede ser|que sera esto',
    orWorse: 'o algo peor|o algo mas grave|o algo malo|o algo grave',
    illnesses:
      'ets|its|venerea|enfermedad venerea|enfermedad de transmision|herpes|hongo*|candida|candidiasis|sifilis|clamidia|gonorrea|verrugas|hernia|hidrocele|varicocele|prostatitis|epididimitis|peyronie|maligno|maligna|impotente|impotencia|diabetico|diabetes|estres',
    statement: 'tengo cancer|tengo un cancer|tengo un tumor',
    that: 'que|cuando|si',
    cancer: 'cancer|tumor',
  },
  'de-DE': {
    asking:
      'hab ich|habe ich|ist das|ist es|konnte das|konnte es|kann das|klingt … nach|sieht … aus wie|sieht … nach|bin ich',
    opinion:
      'meint ihr|meinen sie|glaubt ihr|glauben sie|denkt ihr|denken sie|ihrer meinung|eurer meinung|was meint ihr|ja oder nein',
    or: 'oder',
    whatIsIt: 'was ist das|was ist es|was kann das sein|was konnte das sein|was sind das',
    orWorse: 'oder was schlimmeres|oder etwas schlimmeres|oder was schlimmes|oder was ernstes|oder etwas ernstes',
    illnesses:
      'geschlechtskrankheit|herpes|pilz|pilzinfektion|candida|syphilis|tripper|chlamydien|warzen|feigwarzen|leistenbruch|wasserbruch|hydrozele|krampfader*|varikozele|prostatitis|prostataentzundung|nebenhodenentzundung|peyronie|bosartig*|impotent|zuckerkrank|diabetes|nierenversagen|stress',
    cancer: '*krebs|tumor',
  },
  'fr-FR': {
    asking: 'ai je|est ce|c est|ce serait|ca ressemble a|on dirait|ca peut etre|ca pourrait etre|suis je',
    opinion: 'vous pensez|tu penses|pensez vous|a votre avis|selon vous|d apres vous|a ton avis|oui ou non',
    or: 'ou',
    whatIsIt: 'c est quoi|qu est ce que c est|c est quoi ca|ca peut etre quoi',
    orWorse: 'ou pire|ou quelque chose de plus grave|ou quelque chose de grave',
    illnesses:
      'mst|ist|venerienne|maladie venerienne|herpes|mycose|champignon*|candidose|syphilis|chlamydia|gonorrhee|chaude pisse|condylome*|hernie|hydrocele|varicocele|prostatite|epididymite|peyronie|lapeyronie|malin|maligne|impuissant|diabetique|diabete|stress',
    statement: 'j ai un cancer|j ai le cancer|j ai une tumeur',
    that: 'que|si|quand|comme',
    cancer: 'cancer|tumeur|cancereux',
  },
  ar: {
    asking: 'هل هو|هل هي|هل هذا|هل هذه|هذا|هذه|هل عندي|هل معي|يمكن يكون|ممكن يكون|يشبه|شكله',
    opinion: 'برايك|برايكم|رايك|رايكم|هل تعتقد|تتوقع|تتوقعون|نعم او لا|نعم ام لا',
    or: 'ولا|او|ام|والا',
    whatIsIt: 'ما هذا|ايش هذا|شو هذا|وش هذا|ايه ده|شو هاد',
    orWorse: 'او شي اخطر|ولا شي اخطر|ولا حاجه خطيره|او شي خطير|ولا شي خطير',
    illnesses:
      'هربس|فطريات|فطر|مرض جنسي|منقول جنسيا|زهري|كلاميديا|سيلان|ثاليل|فتق|قيله مائيه|دوالي|التهاب بروستات*|خبيث|خبيثه|سكري|ضعف جنسي',
    statement: 'عندي سرطان|معي سرطان|لدي سرطان',
    that: 'ان|اني|انه|لاني|اذا|لما',
    cancer: 'سرطان|ورم',
  },
  'el-GR': {
    asking: 'ειναι|να ειναι|μηπως ειναι|μοιαζει με|μηπως εχω|μπορει να ειναι|κολλησα',
    opinion: 'κατα τη γνωμη σας|λετε να|τι λετε|πιστευετε|νομιζετε|λες να|ναι η οχι',
    or: 'η',
    whatIsIt: 'τι ειναι αυτο|τι να ειναι|τι μπορει να ειναι',
    orWorse: 'η κατι χειροτερο|η κατι σοβαρο|η κατι πιο σοβαρο',
    illnesses:
      'ερπης|ερπη|μυκητα*|καντιντα|συφιλη|χλαμυδια|γονορροια|κονδυλωματα|αφροδισιο|σεξουαλικο νοσημα|κηλη|βουβωνοκηλη|υδροκηλη|κιρσοκηλη|προστατιτιδα|κακοηθ*|ανικανος|διαβητη*|αγχος',
    statement: 'εχω καρκινο|εχω ογκο',
    that: 'οτι|πως|που|οταν|αν',
    cancer: 'καρκιν*|ογκο*',
  },
  'pt-PT': {
    asking: 'e|sera|seria|pode ser|poderia ser|parece|sera que e|sera que tenho|apanhei',
    opinion: 'acham que|acha que|achas que|na vossa opiniao|na sua opiniao|que acham|sim ou nao',
    or: 'ou',
    whatIsIt: 'o que e|o que sera|o que e isto|que e isto|o que pode ser|que sera',
    orWorse: 'ou algo pior|ou algo mais grave|ou coisa pior',
    illnesses:
      'dst|ist|doenca venerea|doenca sexual|herpes|fungo*|candidiase|candida|sifilis|clamidia|gonorreia|verrugas|hernia|hidrocelo|varicocelo|prostatite|epididimite|peyronie|maligno|maligna|impotente|diabetico|diabetes|stress',
    statement: 'tenho cancro|tenho cancer|tenho um tumor|estou com cancro',
    that: 'que|quando|se',
    cancer: 'cancro|cancer|tumor',
  },
  'sl-SI': {
    asking: 'je to|ali je|ali je to|a je|a je to|ali imam|a imam|bi lahko bila|bi lahko bil|izgleda kot',
    opinion: 'se vam zdi|se ti zdi|po vasem|po tvojem|mislite|mislis|da ali ne',
    or: 'ali',
    whatIsIt: 'kaj je to|kaj je|kaj bi to bilo',
    orWorse: 'ali kaj hujsega|ali kaj resnega',
    illnesses:
      'spolna bolezen|spolno bolezen|herpes|gliv*|kandida|sifilis|klamidija|gonoreja|bradavice|kila|kilo|kile|hidrokela|hidrokelo|vodno kilo|vodna kila|varikokela|prostatitis|maligna|maligno|rakava|impotenten|sladkorna|stres',
    statement: 'imam raka|imam tumor',
    that: 'da|ko|ce',
    cancer: 'rak|raka|tumor*',
  },
  'tr-TR': {
    asking: 'bende|acaba',
    after: 'mi|mu|midir|mudur|olabilir mi|var mi|a benziyor|e benziyor|benziyor',
    opinion: 'sizce|sence|ne dersiniz|evet mi hayir mi',
    or: 'yoksa|mi|mu|ya da|veya',
    whatIsIt: 'bu nedir|nedir bu|bu ne|ne bu|ne olabilir',
    orWorse: 'yoksa kotu bir sey mi|yoksa ciddi bir sey mi|daha kotu bir sey',
    illnesses:
      'cinsel hastalik|cinsel hastaliga|cinsel yolla bulasan hastalik|herpes|ucuk|mantar|kandida|sifiliz|frengi|klamidya|bel soguklugu|sigil|fitik|hidrosel|su fitigi|varikosel|prostatit|kotu huylu|malign|iktidarsiz|seker hastasi|stres',
    cancer: 'kanser*|tumor*',
  },
  'zh-CN': {
    asking: '是不是|会不会是|像不像|像|这是|是',
    after: '吗|的吗|还是|或者|呢|吧|么',
    opinion: '你觉得|你认为|您觉得|您认为|你看|是还是不是',
    or: '还是|或者|或',
    whatIsIt: '这是什么|是什么东西|这是啥',
    orWorse: '还是更严重',
    illnesses:
      '疱疹|霉菌|念珠菌|性病|梅毒|淋病|衣原体|尖锐湿疣|疝气|鞘膜积液|精索静脉曲张|前列腺炎|附睾炎|恶性|阳痿|糖尿病|肾衰',
    cancer: '癌|肿瘤',
  },
  'it-IT': {
    asking: 'e|sara|sarebbe|puo essere|potrebbe essere|sembra|ho preso',
    opinion: 'secondo voi|secondo te|secondo lei|a vostro parere|pensate che|che ne pensate|pensi che|si o no',
    or: 'o|oppure',
    whatIsIt: 'cos e|che cos e|cosa e|cosa puo essere|cosa sara|cosa potrebbe essere',
    orWorse: 'o qualcosa di peggio|o qualcosa di grave|o peggio',
    illnesses:
      'mst|malattia venerea|malattia sessuale|herpes|fungo|funghi|candida|sifilide|clamidia|gonorrea|condilomi|verruche|ernia|idrocele|varicocele|prostatite|epididimite|peyronie|maligno|maligna|impotente|diabetico|diabete|stress',
    statement: 'ho un cancro|ho il cancro|ho un tumore|ho il tumore',
    that: 'che|quando|se',
    cancer: 'cancro|tumore',
  },
  'lv-LV': {
    asking: 'vai tas ir|tas ir|vai man ir|vai tas varetu but|varetu but|izskatas pec',
    opinion: 'ka jus domajat|jusuprat|tavuprat|vai jus domajat|vai tu doma|ka domajat|ja vai ne',
    or: 'vai',
    whatIsIt: 'kas tas ir|kas tas varetu but|kas tas',
    orWorse: 'vai kaut kas sliktaks|vai kaut kas nopietns|vai kas nopietnaks',
    illnesses:
      'veneriska slimiba|veneriskas slimibas|herpes|senite|sene|kandida|sifiliss|hlamidijas|gonoreja|karpas|truce|cirksna truce|hidrocele|udens truce|varikocele|prostatits|prostatas iekaisums|laundabig*|impotents|diabets|stress',
    statement: 'man ir vezis|man ir audzejs|man ir prostatas vezis',
    that: 'ka|ja|kad|vai',
    cancer: 'vezis|audzejs',
  },
  'fi-FI': {
    asking:
      'onko|onko se|onko tama|onko taa|onko mulla|onko minulla|onkohan|kuulostaako tama|kuulostaako taa|nayttaako tama|voiko olla|voisko olla|voiko se olla|oisko',
    opinion: 'luuletko|luuletteko|mielestasi|mielestanne|sun mielesta|mita luulet|kylla vai ei|joo vai ei',
    or: 'vai',
    whatIsIt: 'mika se on|mika tama on|mita se on|mika taa on|mita tama on',
    orWorse: 'vai jotain pahempaa|vai jotain vakavaa',
    illnesses:
      'sukupuolitau*|herpes|hiiva|sieni|hiivatulehdus|kuppa|klamydia|tippuri|kondylooma|tyra|nivustyra|vesikives|kohju|suonikohju|eturauhastulehdus|prostatiitti|lisakivestulehdus|peyronie|pahanlaatui*|impotentti|diabetes|stressia|stressi',
    cancer: '*syopa*|kasvain',
  },
  'cs-CZ': {
    asking: 'je to|neni to|vypada to na|muze to byt|mohlo by to byt|bude to',
    opinion: 'podle vas|podle tebe|myslite|myslis|co myslite|ano nebo ne',
    or: 'nebo|anebo',
    whatIsIt: 'co to je|co to muze byt|co je to',
    orWorse: 'nebo neco horsiho|nebo neco vazneho',
    illnesses:
      'pohlavni nemoc|pohlavni choroba|pohlavni chorobu|herpes|opar|plisen|kvasinky|kandida|syfilis|chlamydie|kapavka|bradavice|kyla|kylu|hydrokela|hydrokelu|varikokela|varikokelu|prostatitida|zanet prostaty|zhoubn*|impotentni|cukrovka|stres',
    statement: 'mam rakovinu|mam rakovinu prostaty|mam nador',
    that: 'ze|kdyz|jestli',
    cancer: 'rakovin*|rak|nador',
  },
  'sk-SK': {
    asking: 'je to|nie je to|vyzera to na|moze to byt|mohlo by to byt|bude to',
    opinion: 'podla vas|podla teba|myslite|myslis|co myslite|ano ci nie|ano alebo nie',
    or: 'alebo|abo',
    whatIsIt: 'co to je|co to moze byt|co je to',
    orWorse: 'alebo nieco horsie|alebo nieco vazne',
    illnesses:
      'pohlavna choroba|pohlavnu chorobu|herpes|opar|plesen|kvasinky|kandida|syfilis|chlamydie|kvapavka|bradavice|prietrz|hydrokela|hydrokelu|varikokela|varikokelu|prostatitida|zapal prostaty|zhubn*|impotentny|cukrovka|stres',
    statement: 'mam rakovinu|mam rakovinu prostaty|mam nador',
    that: 'ze|ked|ci',
    cancer: 'rakovin*|rak|nador',
  },
  'pl-PL': {
    asking: 'czy to|czy to jest|moze to byc|czy mam|wyglada na|wyglada to na|wyglada mi na',
    opinion: 'waszym zdaniem|twoim zdaniem|pana zdaniem|myslicie|myslisz|co sadzicie|tak czy nie',
    or: 'czy|albo|lub',
    whatIsIt: 'co to jest|co to moze byc',
    orWorse: 'czy cos gorszego|czy cos powaznego|lub cos gorszego|albo cos gorszego',
    illnesses:
      'chorob* weneryczn*|opryszczk*|grzyb*|kandydoza|kila|chlamydia|rzezaczka|klykciny|przepuklin*|wodniak*|zylak*|prostatitis|zapalenie prostaty|zapalenie najadrza|zlosliw*|impotentem|cukrzyca|stres',
    statement: 'mam raka|mam raka prostaty|mam nowotwor',
    that: 'ze|gdy|kiedy|czy|jak',
    cancer: 'rak|raka|nowotwor*|guz',
  },
  'hr-HR': {
    asking: 'je li|je li to|jel|jel to|imam li|lici na|lici li to na|lici li na|moze li biti',
    opinion: 'po vama|po tebi|mislite li|mislis li|sto mislite|po vasem misljenju|da ili ne',
    or: 'ili',
    whatIsIt: 'sto je to|sta je to|sto bi to moglo biti|sta je ovo|sto je ovo',
    orWorse: 'ili nesto gore|ili nesto ozbiljno',
    illnesses:
      'spolna bolest|spolnu bolest|herpes|gljivic*|kandida|sifilis|klamidija|gonoreja|kapavac|bradavice|kila|kilu|hidrokela|hidrokelu|varikokela|varikokelu|prostatitis|upala prostate|zlocud*|maligno|impotentan|secerna bolest|dijabetes|stres',
    statement: 'imam rak|imam rak prostate|imam tumor',
    that: 'da|kad|kada|ako',
    cancer: 'rak|raka|tumor',
  },
  'bg-BG': {
    asking: 'това ли е|дали е|дали имам|имам ли|прилича на|прилича ли на|може ли да е|може да е',
    after: 'ли е|ли|ли имам',
    opinion: 'според вас|според теб|мислите ли|мислиш ли|как мислите|как мислиш|да или не',
    or: 'или',
    whatIsIt: 'какво е това|какво е|какво може да е',
    orWorse: 'или нещо по лошо|или нещо сериозно',
    illnesses:
      'полова болест|венерическа болест|херпес|гъбичк*|кандида|сифилис|хламидия|гонорея|брадавици|херния|хидроцеле|варикоцеле|простатит|злокачествен*|импотентен|диабет|стрес',
    statement: 'имам рак|имам рак на простатата|имам тумор',
    that: 'че|когато|ако',
    cancer: 'рак|тумор',
  },
  'sq-AL': {
    asking: 'a eshte|eshte|mos eshte|a kam|mos kam|duket si|a duket si|mund te jete',
    opinion: 'sipas jush|sipas teje|a mendoni|a mendon|cfare mendoni|po apo jo',
    or: 'apo|ose',
    whatIsIt: 'cfare eshte|cfare mund te jete|c eshte kjo|cfare eshte kjo',
    orWorse: 'apo dicka me keq|apo dicka serioze',
    illnesses:
      'semundje seksuale|semundje veneriane|herpes|kerpudh*|kandida|sifiliz|klamidia|gonorre|lytha|hernie|hidrocele|varikocele|prostatit|malinj*|malinje|impotent|diabet|stres',
    statement: 'kam kancer|kam kancer prostate|kam tumor',
    that: 'se|kur|nese',
    cancer: 'kancer|tumor',
  },
  'hu-HU': {
    asking: 'ez|lehet ez|talan|ez egy',
    after: 'ez|e|van|e ez|lehet|ez vajon|vagyok|e vagyok',
    opinion: 'szerinted|szerintetek|on szerint|mit gondol|mit gondoltok|gondolod hogy|gondolja hogy|igen vagy nem',
    or: 'vagy',
    whatIsIt: 'mi ez|mi lehet ez|mi lehet',
    orWorse: 'vagy valami rosszabb|vagy valami komolyabb',
    illnesses:
      'nemi betegseg*|nemi baj|herpesz|gomba|gombas|candida|szifilisz|klamidia|gonorrea|tripper|szemolcs|serv|servem|lagyekserv|vizserv*|hidrokele|varikokele|prosztatitisz|prosztatagyulladas|mellekheregyulladas|rosszindulatu|impotens|cukorbeteg|cukorbetegseg|stressz',
    statement: 'rakom van|*rakom van|*rakos vagyok|daganatom van',
    that: 'hogy|mert|ha|amikor',
    cancer: 'rak|*rak|daganat',
  },
  'et-EE': {
    asking: 'kas see on|on see|kas mul on|kas see voib olla|kas see voiks olla|kas tegu on|kas|naeb valja nagu|mul on',
    opinion: 'teie arvates|sinu arvates|mis te arvate|mis sa arvad|kas arvate|kas sa arvad|jah voi ei',
    or: 'voi',
    whatIsIt: 'mis see on|mis see voib olla|mis see olla voib',
    orWorse: 'voi midagi hullemat|voi midagi tosist',
    illnesses:
      'suguhaigus|herpes|seen|seeninfektsioon|suufilis|klamuudia|gonorroa|tuukad|song|kubemesong|vesimunand|varikotseel|prostatiit|eesnaarmepoletik|pahaloomuli*|impotentne|diabeet|stress',
    statement: 'mul on vahk|mul on eesnaarmevahk|mul on kasvaja',
    that: 'et|kui',
    cancer: '*vahk|kasvaja',
  },
}
