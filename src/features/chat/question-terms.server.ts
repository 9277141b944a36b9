import type { Language } from '#i18n/languages.ts'

/**
 * The words of each language that tell how a question must be answered, or that no page can answer it.
 *
 * - `light`: whole words that tell how a question is phrased, not what it is about
 * - `persons`: whole words for the person concerned, except words that also mean a man or a woman, which pages distinguish
 * - `number`: phrases that ask for an amount, a time or an age, so that sentences with a number rank higher
 * - `diagnosis`: phrases that ask for the reader's diagnosis, or for the meaning of results
 * - `exact`: amounts of a medicine, prices, places and times: an answer must contain the very word
 *
 * As in `emergency-terms.server.ts`, spaces separate words, and `one~two` stands for consecutive words. Those of `exact`
 * match all words that begin with them. Case and diacritics do not count.
 */
export const questionTerms: Readonly<
  Record<
    Language,
    {
      readonly light: string
      readonly persons: string
      readonly number: string
      readonly diagnosis: string
      readonly exact: string
    }
  >
> = {
  'en-US': {
    light:
      'many much long often old still really actually someone anyone somebody itself themselves chance chances help come comes happen happens good bad best thing things way really possible allowed normal okay ok safe exactly mean means called without new other soon kind person people dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt werent havent hasnt hadnt im ive youre whats theres myself yourself every each another again already just only',
    persons:
      'wife husband partner girlfriend boyfriend mother father mom mum dad son daughter brother sister grandfather grandmother grandpa grandma',
    number: 'how~many how~much how~long how~often how~old how~far how~high how~big how~soon what~age',
    diagnosis:
      'what~do~i~have what~have~i~got do~i~have~cancer is~it~cancer is~this~cancer have~i~got could~i~have what~is~wrong~with~me whats~wrong~with~me diagnose~me my~diagnosis my~lab~report my~test~results my~results how~bad~are~my how~bad~is~my am~i~ill am~i~sick do~i~suffer am~i~dying should~i~be~worried~about~my',
    exact:
      'milligram mg ml milliliter millilitre dose dosage tablets pills price cost cheap euro dollar pay opening address appointment phone number name best clinic hospital doctor~name vote president actor singer',
  },
  'nl-NL': {
    light:
      'veel lang vaak oud nog echt iemand kans helpt komt gebeurt goed slecht mag mogen moet mogelijk normaal veilig precies betekent soort mensen waarom eigenlijk elke ieder iedere ander andere weer alleen mezelf gewoon',
    persons: 'partner vriend vriendin moeder vader zoon dochter broer zus opa oma',
    number: 'hoeveel hoe~lang hoe~vaak hoe~oud hoe~groot hoe~snel welke~leeftijd',
    diagnosis:
      'wat~heb~ik heb~ik~kanker is~het~kanker is~dit~kanker wat~mankeert~mij wat~is~er~mis~met~mij mijn~uitslag mijn~bloeduitslag hoe~erg~is~mijn hoe~slecht~zijn~mijn ben~ik~ziek',
    exact:
      'milligram mg ml milliliter dosis dosering tabletten pillen prijs kost kosten euro betalen openingstijden adres afspraak telefoonnummer beste ziekenhuis kliniek',
  },
  'es-ES': {
    light:
      'mucho muchos cuanto cuanta tiempo todavia realmente alguien puedo puede debo ayuda pasa bueno malo normal seguro posible exactamente significa tipo personas debo devo cada otra otro solo mismo tengo',
    persons: 'esposa marido esposo pareja madre padre hijo hija hermano hermana abuelo abuela',
    number: 'cuanto cuanta cuantos cuantas que~edad',
    diagnosis:
      'que~tengo~yo que~enfermedad~tengo tengo~cancer es~cancer que~me~pasa mi~analisis mis~resultados mis~analisis estoy~enfermo que~es~lo~que~tengo',
    exact:
      'miligramo mg ml mililitro dosis pastillas comprimidos precio cuesta costo euros pagar horario direccion cita telefono mejor hospital clinica',
  },
  'de-DE': {
    light:
      'viel viele lange oft alt noch wirklich eigentlich jemand hilft kommt passiert gut schlecht darf durfen moglich normal sicher genau bedeutet leute menschen sollte muss jeder jede jedes jeden andere anderen wieder schon nur selbst',
    persons:
      'partner partnerin freund freundin mutter vater sohn tochter bruder schwester opa oma grossvater grossmutter',
    number: 'wie~viel wie~viele wieviel wie~lange wie~oft wie~alt wie~hoch wie~gross wie~schnell welchem~alter',
    diagnosis:
      'was~habe~ich habe~ich~krebs ist~das~krebs ist~es~krebs was~fehlt~mir was~stimmt~nicht~mit~mir mein~befund meine~werte mein~laborbefund wie~schlimm~ist~mein wie~schlecht~sind~meine bin~ich~krank meine~laborwerte',
    exact:
      'milligramm mg ml milliliter dosis dosierung tabletten preis kostet kosten euro bezahlen offnungszeiten geoffnet adresse termin telefonnummer beste krankenhaus klinik praxis',
  },
  'fr-FR': {
    light:
      'combien longtemps souvent encore vraiment quelqu aide passe bon mauvais normal sur possible exactement signifie genre personnes peut puis dois doit temps chaque autre autres deja seulement meme',
    persons: 'mari partenaire compagnon compagne mere pere fils fille frere soeur grand-pere grand-mere',
    number: 'combien quel~age',
    diagnosis:
      'qu~est~ce~que~j~ai j~ai~quoi est~ce~un~cancer est~ce~que~j~ai~un~cancer ai~je~un~cancer mes~resultats mon~analyse mes~analyses suis~je~malade c~est~un~cancer',
    exact:
      'milligramme mg ml millilitre dose dosage posologie comprimes prix coute cout tarif euros payer horaires adresse rendez telephone meilleur hopital clinique',
  },
  ar: {
    light:
      'يمكنني يمكن يجوز مده وقت حقا احد يساعد يحدث جيد طبيعي ممكن بالضبط يعني نوع ناس لازم كل اخر اخرى ايضا مجددا فقط نفسي',
    persons: 'زوجي زوجتي امي ابي والدي والدتي ابني ابنتي اخي اختي جدي جدتي',
    number: 'كم',
    diagnosis:
      'ماذا~لدي ما~الذي~عندي هل~لدي~سرطان هل~عندي~سرطان هل~هذا~سرطان ما~مرضي نتيجه~تحليلي نتائج~تحاليلي هل~انا~مريض شو~عندي ايش~عندي',
    exact:
      'مليغرام ملغ ملغم مل مليلتر جرعه حبوب اقراص سعر ثمن تكلفه يكلف مواعيد عنوان موعد هاتف افضل مستشفى مستشفي عياده',
  },
  'el-GR': {
    light:
      'ποση ωρα καιρο διαρκει κραταει ακομα πραγματικα καποιος βοηθα συμβαινει καλο κακο μπορω επιτρεπεται κανονικο ασφαλες σημαινει ποσες ποσο πρεπει καθε αλλη αλλο αλλος ξανα ηδη μονο',
    persons: 'συζυγος συζυγο συντροφος μητερα πατερας πατερα γιος γιο κορη αδελφος αδελφη παππους παππου γιαγια',
    number: 'ποσο ποση ποσοι ποσες ποσα ποσων ποσους',
    diagnosis:
      'τι~εχω εχω~καρκινο ειναι~καρκινος τι~επαθα τι~μου~συμβαινει οι~εξετασεις~μου τα~αποτελεσματα~μου ειμαι~αρρωστος',
    exact:
      'χιλιοστογραμμα mg ml δοση δοσολογια χαπια τιμη κοστιζει κοστος ευρω ωραριο διευθυνση ραντεβου τηλεφωνο καλυτερος νοσοκομειο κλινικη',
  },
  'pt-PT': {
    light:
      'quanto quanta quantos quantas tempo ainda realmente alguem posso pode devo ajuda acontece bom mau normal seguro possivel exatamente significa tipo pessoas cada outra outro mesmo tenho',
    persons: 'marido esposa parceiro parceira mae pai filho filha irmao irma avo',
    number: 'quanto quanta quantos quantas que~idade',
    diagnosis:
      'o~que~tenho o~que~e~que~eu~tenho tenho~cancro e~cancro o~que~se~passa~comigo as~minhas~analises os~meus~resultados estou~doente',
    exact:
      'miligrama mg ml mililitro dose dosagem comprimidos preco custa custo euros pagar horario morada consulta telefone melhor hospital clinica',
  },
  'sl-SI': {
    light:
      'koliko dolgo pogosto res nekdo lahko smem pomaga zgodi dobro slabo normalno varno mogoce tocno pomeni vrsta ljudje moram cas vsak vsako drug drugi druga spet ze samo',
    persons: 'partner partnerka mama mati mami oce oceta sin sinu hci brat sestra dedek babica',
    number: 'koliko kako~dolgo kako~pogosto',
    diagnosis: 'kaj~imam ali~imam~raka je~to~rak kaj~je~narobe~z~mano moji~izvidi moj~izvid ali~sem~bolan',
    exact:
      'miligram mg ml mililit odmerek odmerk tablet cena stane strosek evr delovni naslov termin telefonska najboljsi bolnisnica ambulanta',
  },
  'tr-TR': {
    light:
      'kac kadar uzun sik hala gercekten biri olur miyim yardim olabilir iyi kotu normal guvenli mumkun tam demek tur insanlar gerekir surer baska tekrar yine sadece artik kendim',
    persons: 'esim karim kocam annem babam oglum oglumun kizim kizimin kardesim dedem ninem',
    number: 'kac ne~kadar ne~siklikta ne~siklikla',
    diagnosis: 'neyim~var bende~ne~var kanser~miyim bu~kanser~mi hasta~miyim tahlil~sonucum sonuclarim',
    exact:
      'miligram mg ml mililitre doz dozu tablet hap fiyat fiyati kac~para ucret lira calisma~saatleri adres randevu telefon en~iyi hastane klinik',
  },
  'zh-CN': {
    light:
      '多久 多少 几秒 几次 一次 多长时间 可以 能不能 可不可以 真的 还是 有人 帮助 发生 正常 安全 可能 意思 需要 应该 时候 再次 自己 已经',
    persons: '老公 老婆 丈夫 妻子 爱人 妈妈 母亲 爸爸 父亲 儿子 女儿 爷爷 奶奶',
    number: '多久 多少 几 多大 多长',
    diagnosis:
      '我得了什么 我得的是什么 我是什么病 是不是癌 我是不是得 我怎么了 我的化验 我的报告 我的检查结果 我有没有得 是癌症吗',
    exact: '毫克 毫升 mg ml 剂量 几片 几粒 多少钱 价格 费用 价钱 营业时间 地址 挂号 预约 电话 最好的 医院 诊所 几点',
  },
  'it-IT': {
    light:
      'quanto quanti quanta quante tempo ancora davvero qualcuno posso puo devo aiuta succede buono male normale sicuro possibile esattamente significa tipo persone fa sospetta ogni altra altro altri gia solo stesso',
    persons: 'moglie marito partner compagno compagna madre padre mamma figlio figlia fratello sorella nonno nonna',
    number: 'quanto quanta quanti quante che~eta',
    diagnosis:
      'che~cosa~ho cosa~ho ho~un~cancro e~un~cancro e~cancro che~malattia~ho i~miei~esami i~miei~risultati sono~malato le~mie~analisi',
    exact:
      'milligramm mg ml millilitr dose dosaggio compresse pastiglie prezzo costa costo euro pagare orari indirizzo appuntamento telefono migliore ospedale clinica',
  },
  'lv-LV': {
    light:
      'cik ilgi biezi vel tiesam kads drikst drikstu palidz notiek labi slikti normali drosi iespejams tiesi nozime veids cilveki jabut katru katrs cits cita atkal jau tikai',
    persons:
      'sieva sievai virs viram partneris mate matei tevs tevam dels delam meita meitai bralis masa vectevs vecmamma',
    number: 'cik',
    diagnosis: 'kas~man~ir kas~man~kait vai~man~ir~vezis vai~tas~ir~vezis manas~analizes mani~rezultati vai~esmu~slims',
    exact:
      'miligram mg ml mililitr deva devu tablet cena maksa izmaksas eiro darba~laiks adrese pieraksts talrunis labakais slimnica klinika',
  },
  'fi-FI': {
    light:
      'kuinka kauan paljon usein viela todella joku saako saanko voiko auttaa tapahtuu hyva huono normaali turvallista mahdollista tarkalleen tarkoittaa ihmiset taytyy joka toinen uudelleen taas vain itse',
    persons: 'vaimoni mieheni kumppanini aitini isani poikani tyttareni veljeni siskoni isoisani isoaitini',
    number: 'kuinka~kauan kuinka~monta kuinka~paljon kuinka~usein kuinka~pian kuinka~suuri minka~ikaisena',
    diagnosis:
      'mika~minulla~on onko~minulla~syopa onko~tama~syopa onko~se~syopa mika~minua~vaivaa minun~tulokseni laboratoriotulokseni olenko~sairas',
    exact:
      'milligramma mg ml millilitra annos annostus tabletti hinta maksaa kustannus euro aukioloajat osoite ajanvaraus puhelinnumero paras sairaala klinikka',
  },
  'cs-CZ': {
    light:
      'kolik dlouho casto jeste opravdu nekdo muzu smim pomaha stane dobre spatne normalni bezpecne mozne presne znamena druh lide musim trva kazdy kazdou dalsi jiny znovu uz jen sam',
    persons:
      'manzel manzela manzelka manzelku partner partnerka matka mama otec tata otce syn syna synovi dcera dceru bratr sestra deda babicka',
    number: 'kolik kolika jak~dlouho jak~casto',
    diagnosis: 'co~mam~za~nemoc co~mi~je mam~rakovinu je~to~rakovina moje~vysledky muj~nalez jsem~nemocny co~to~mam',
    exact:
      'miligram mg ml mililitr davka davku davkovani tablet cena stoji naklady koruna platit ordinacni adresa objednat telefon nejlepsi nemocnice klinika',
  },
  'sk-SK': {
    light:
      'kolko dlho casto este naozaj niekto mozem smiem pomaha stane dobre zle normalne bezpecne mozne presne znamena druh ludia musim trva kazdy kazdu dalsi iny znova uz len sam',
    persons:
      'manzel manzela manzelka manzelku partner partnerka matka mama otec otca syn syna synovi dcera dceru brat sestra dedo babka',
    number: 'kolko kolkych ako~dlho ako~casto',
    diagnosis: 'co~mam~za~chorobu co~mi~je mam~rakovinu je~to~rakovina moje~vysledky moj~nalez som~chory co~to~mam',
    exact:
      'miligram mg ml mililiter davka davku davkovanie tablet cena stoji naklady eur platit ordinacne adresa objednat telefon najlepsi nemocnica klinika',
  },
  'pl-PL': {
    light:
      'ile dlugo czesto jeszcze naprawde ktos moge mozna pomaga dzieje dobrze zle normalne bezpieczne mozliwe dokladnie znaczy rodzaj ludzie musze trwa kazdy kazda kolejny inny znowu juz tylko sam',
    persons:
      'zona zone maz meza partner partnerka matka mama ojciec ojca syn syna synowi corka corke brat siostra dziadek babcia',
    number: 'ile ilu jak~dlugo jak~czesto w~jakim~wieku',
    diagnosis:
      'co~mi~jest co~mi~dolega czy~mam~raka czy~to~rak na~co~jestem~chory moje~wyniki czy~jestem~chory moj~wynik',
    exact:
      'miligram mg ml mililitr dawka dawke dawkowanie tabletek cena kosztuje koszt zloty placic godziny~otwarcia adres wizyta telefon najlepszy szpital klinika',
  },
  'hr-HR': {
    light:
      'koliko dugo cesto jos stvarno netko smijem mogu pomaze dogada dobro lose normalno sigurno moguce tocno znaci vrsta ljudi moram traje svaki svaku drugi druga opet vec samo sam',
    persons: 'muza suprug supruga partner partnerica majka mama otac oca sin sina sinu kci brat sestra djed baka',
    number: 'koliko koliko~dugo koliko~cesto',
    diagnosis: 'sto~imam sta~imam sto~mi~je imam~li~rak je~li~to~rak moji~nalazi moj~nalaz jesam~li~bolestan',
    exact:
      'miligram mg ml mililitar doza dozu doziranje tableta cijena kosta trosak eura platiti radno~vrijeme adresa termin telefon najbolji bolnica klinika',
  },
  'bg-BG': {
    light:
      'колко дълго често още наистина някой мога може помага случва добре лошо нормално безопасно възможно точно означава вид хора трябва трае всеки всяка друг друга отново вече само',
    persons: 'съпруг съпруга партньор партньорка майка баща син сина дъщеря брат сестра дядо баба',
    number: 'колко',
    diagnosis: 'какво~имам какво~ми~е имам~ли~рак рак~ли~е моите~резултати моите~изследвания болен~ли~съм',
    exact:
      'милиграм мг мл mg ml милилитър доза дозировка таблетки цена струва разходи лева евро работно~време адрес час телефон най~добрият болница клиника',
  },
  'sq-AL': {
    light:
      'sa gjate shpesh ende vertet dikush mundem lejohet ndihmon ndodh mire keq normale sigurt mundur sakte do-te-thote lloj njerez duhet zgjat cdo tjeter perseri tashme vetem',
    persons: 'bashkeshorti bashkeshortja partneri partnerja nena babai djali vajza vellai motra gjyshi gjyshja',
    number: 'sa',
    diagnosis:
      'cfare~kam cka~kam a~kam~kancer eshte~kancer cfare~semundje~kam analizat~e~mia rezultatet~e~mia a~jam~i~semure',
    exact:
      'miligram mg ml mililiter doza doze tableta cmimi kushton kosto euro orari adresa takim telefon me~i~mire spitali klinika',
  },
  'hu-HU': {
    light:
      'mennyi meddig gyakran meg tenyleg valaki szabad lehet segit tortenik jo rossz normalis biztonsagos lehetseges pontosan jelent fajta emberek kell tart minden masik ujra mar csak magam',
    persons: 'felesegem ferjem parom anyam apam fiam fiamnak lanyom lanyomnak testverem nagyapam nagyanyam',
    number: 'mennyi mennyit hany meddig milyen~gyakran hanyszor',
    diagnosis: 'mi~bajom~van mi~a~bajom rakos~vagyok rak~ez ez~rak mim~van a~leletem az~eredmenyeim beteg~vagyok~e',
    exact:
      'milligramm mg ml milliliter adag adagolas tabletta ar mennyibe~kerul koltseg forint euro nyitvatartas cim idopont telefonszam legjobb korhaz klinika',
  },
  'et-EE': {
    light:
      'kui kaua palju tihti veel tegelikult keegi tohib tohin voin aitab juhtub hea halb normaalne ohutu voimalik tapselt tahendab liik inimesed pean kestab iga teine jalle juba ainult ise',
    persons: 'abikaasa partner ema isa poeg poja tutar vend ode vanaisa vanaema',
    number: 'kui~kaua kui~palju kui~tihti mitu',
    diagnosis:
      'mis~mul~on mis~mul~viga kas~mul~on~vahk kas~see~on~vahk minu~analuusid minu~tulemused kas~ma~olen~haige',
    exact:
      'milligramm mg ml milliliiter annus annust tablett hind maksab kulu euro lahtiolekuajad aadress vastuvott telefon parim haigla kliinik',
  },
}
