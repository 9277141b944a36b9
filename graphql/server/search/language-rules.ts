/**
 * The rules for stemming the words of a language, in folded letters (`foldWord`). The endings are those of the light
 * stemmers that J. Savoy and others have published for searching (UniNE; Kreslins for Latvian, Larkey for Arabic), as plain
 * lists: the endings of nouns and adjectives in all their cases, and the commonest ones of verbs. Because the words are
 * folded, the lists also work for readers who type without diacritics.
 */
export type LanguageRules = {
  /**
   * The endings, in groups: the longest matching ending of each group is removed. `aux>al` replaces an ending by another,
   * and a group does not change a word with an ending that it lists as `een!`.
   */
  readonly endings: readonly string[]
  /** The minimum length of a stem; 3 unless given. */
  readonly minStemLength?: number
  /** Changes at the end of a stem, for words whose forms differ in more than their endings. */
  readonly changes?: readonly (readonly [RegExp, string])[]
  /** Prefixes that do not belong to the word, such as the Arabic article. */
  readonly prefixes?: RegExp
  /** The place of apostrophes: within words (can't; the default), after an article (l'urine), before an ending (PSA'sı). */
  readonly apostrophe?: 'joins' | 'elision' | 'ending'
  /** The letters between the parts of compounds, in languages that write compounds without a space (Nierensteine). */
  readonly compounds?: RegExp
  /** Whether a stem may have no vowel (krew, krwi). */
  readonly allowsBareStems?: boolean
  /** The stop words: articles, prepositions, and the words with which questions begin. */
  readonly stopWords: string
}

/** Returns a change that removes a vowel that only some forms of a word have: kamenec, kamenca. */
const fleeting = (vowels: string): readonly [RegExp, string] => [
  new RegExp(`(?<=[a-z]{2})(?<![aeiouy])(?:${vowels})([cknlmrtw])$`),
  '$1',
]

const westSlavic = [
  'oveho ovemu ovych ovymi ovym ovou iho eho emu imu ami emi imi ymi ach ech ich ych iach iam ove ovi ovy ova ovu ou um im ym em om am at ata aty mi a e i o u y',
  'ov',
]
const southSlavic = [
  'ovima evima ovama ima ama ovi evi ova eva ove eve oga ega ome omu emu om em ih im ah am oj ev ov mi a e i o u',
  'sk ov cn>c zn>z',
]

export const languageRules: Readonly<Record<string, LanguageRules>> = {
  'en-US': {
    endings: [
      'testes>testis ies>y sses>ss ches>ch shes>sh xes>x zes>z oses>os is! us! s',
      'ations ation ary ional ions ion ives ive ments ment ness ical ially ial ities ity able ible edly ing ed er or ous al ic ly',
      'e y',
    ],
    changes: [
      [/([bdfgmnprt])\1$/, '$1'],
      [/i$/, ''],
    ],
    stopWords:
      'a about after all am an and any are as at be because been being but by can could did do does doing for from get gets getting go going got had has have having he help her here him his how i id if ill im in info information into is it its ive just keep keeps know like make me mean means more much my need of on or our page please she should show so some tell than that the their them then there these they thing things this those to too um us very want was way we well were what whats when where which while who why will with would you your scared worried afraid please',
  },
  'nl-NL': {
    endings: ['heden>heid ingen>ing tjes tje jes je een! as! es! is! os! us! en er ers s e', 'e'],
    changes: [
      [/([bdfgklmnprst])\1$/, '$1'],
      [/([aeou])\1(?=[a-z]{1,2}$)/, '$1'],
      [/v$/, 'f'],
      [/z$/, 's'],
    ],
    apostrophe: 'joins',
    compounds: /^(?:s|en|n|e)?/,
    stopWords:
      'aan al als bij ben bent dan dat de deze die dit doe doen door een en er ga gaat geen graag had hebben heb hebt heeft het hij hoe hun iets ik in informatie is jij je kan kun kunnen kunt maar me meer met mij mijn moet moeten na naar nog nu of om ons ook op over te tegen toch tot u uit uw van veel voor waar waarom waardoor wat wanneer welke wel werd wie wil word wordt worden ze zich zij zijn zo',
  },
  'es-ES': {
    endings: [
      'amientos amiento imientos imiento aciones acion iciones icion idades idad mente ces>z',
      'es s',
      'ando iendo aron ieron aba ada ado ida ido ar er ir',
      'a e o',
    ],
    changes: [[/(.)\1$/, '$1']],
    stopWords:
      'a al algo como con cual cuales cuando de del desde donde durante e el ella en entre era es esta estas este esto estos estoy fue ha hacer hace hago hay he informacion la las le les lo los mas me mi mis mucho muy nada no o otra otro para pero por porque puede puedo que quien quiero saber se ser si sin sobre son su sus tan tener tengo tiene todo tu tus un una unas uno unos y ya yo',
  },
  'de-DE': {
    endings: [
      'ungen ung keiten keit heiten heit lichen lich ischen ische isch igen ige ig',
      'erns ern em en er es est et e s',
      'ung er en e',
    ],
    changes: [[/([bdfgklmnprst])\1$/, '$1']],
    compounds: /^(?:s|es|en|n|er|e)?/,
    stopWords:
      'aber alle als am an auch auf aus bei beim bin bis bitte da damit dann das dass dem den der des dich die dies diese dieser dir doch du durch ein eine einem einen einer eines er es etwas fur gegen gibt habe haben hat hatte hier ich ihm ihn ihr ihre im in information informationen ist ja kann kein keine konnen man mehr mein meine meinem meinen meiner mich mir mit muss nach noch nun nur ob oder ohne sehr sein seine sich sie sind so soll tun uber um und uns unser vom von vor wann warum was weil welche wenn wer werden wie wieso wieviel will wir wird wo woher wohin zu zum zur',
  },
  'fr-FR': {
    endings: [
      'issements issement ements ement ations ation itions ition ateurs ateur aires aire aux>al ales>al ale>al elles>el elle>el ives>if ive>if euses>eu euse>eu eux>eu',
      'ees ee es s x',
      'er ir ant ait',
      'e i',
    ],
    changes: [[/([bdfglmnprst])\1$/, '$1']],
    apostrophe: 'elision',
    stopWords:
      'a ai alors apres as au aux avec avoir c ca ce ces cet cette chez combien comme comment d dans de depuis des dois donc dont du elle en entre es est et etait etre eu fait faire faut il ils information informations j je l la le les leur lors lui m ma mais me mes moi mon n ne nos notre nous on ou par parce pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans savoir se ses si son sont suis sur t ta te tes toi ton tous tout tres tu un une vos votre vous y',
  },
  ar: {
    endings: ['هما هم هن كم ها نا ين ون ات ان تين يه ته تي', 'ه ي ا'],
    prefixes: /^(?:وال|بال|كال|فال|لل|ال|و(?=.{4}))(?=.{3})/,
    stopWords:
      'في من الي علي عن مع هل ما ماذا متي كيف اين لماذا كم هو هي هم انا نحن انت هذا هذه ذلك تلك التي الذي الذين لدي عندي عند بعد قبل او ثم ان اذا لا لم لن كان كانت يكون تكون يمكن يجب كل بعض بين حول دون غير ايضا جدا فقط قد ولا وما معلومات اريد',
  },
  'el-GR': {
    endings: [
      'maton matos mata ikos iki iko iku ikis ikes ika',
      'eon ion ius iu ia ies ias us os is es as on u i o a e',
      'm',
    ],
    stopWords:
      'o i to ti tis tu tus ta ton ena enas mia ke na se sto sti stin ston sta stis apo me gia os pos ti pu pia pios pote giati poso posi an den dhen min tha ime ise ine ihe eho ehis ehi ehun mu su tu mas sas tus afto afti aftos otan i alla kano kani kanume prepi bori pliories',
  },
  'pt-PT': {
    endings: [
      'amentos amento imentos imento acoes acao icoes icao idades idade mente oes>ao aes>ao ais>al eis>el ois>ol ns>m',
      'res>r zes>z es s',
      'ando endo indo ava ada ado ida ido ar er ir',
      'a e o',
    ],
    stopWords:
      'a ao aos as ate com como da das de depois do dos e ela ele em entre era esta estou este eu fazer faco foi ha informacao informacoes isso isto ja lhe mais mas me meu meus minha muito na nao nas nem no nos o onde os ou para pela pelo por porque posso pode quais qual quando quanto que quem quero saber se sem ser seu seus so sobre sua tem tenho ter um uma umas uns',
  },
  'sl-SI': {
    endings: southSlavic,
    changes: [fleeting('e'), [/c$/, 'k'], [/z$/, 'g'], [/s$/, 'h']],
    stopWords:
      'a ali bi bila bilo biti bo brez da do ga glede ima imam in iz jaz je jih ji jo k kaj kako kakor kaksen kam ker kdaj kdo ki kje ko koliko kot lahko me med mi moj moja moje moram na naj nam narediti ne nekaj ni o ob od on ona pa po pod pomeni pri proti s sem se si smo so sta storim svoj ta tako te ti to tudi v za zakaj ze z',
  },
  'tr-TR': {
    endings: [
      'larindaki lerindeki lardaki lerdeki indaki indeki daki deki taki teki',
      'larindan lerinden larinda lerinde larinin lerinin larina lerine larini lerini indan inden undan unden inda inde unda unde ndan nden nda nde dan den tan ten da de ta te nin nun ina ine una une ini unu yla yle yi yu ya ye na ne',
      'larimiz lerimiz lariniz leriniz larim lerim lari leri imiz umuz iniz unuz miz muz im um in un si su m i u',
      'lar ler',
      'i u',
    ],
    changes: [
      [/g$/, 'k'],
      [/b$/, 'p'],
      [/d$/, 't'],
    ],
    apostrophe: 'ending',
    stopWords:
      'acaba ama ancak bana bazi bende beni benim bir biraz birsey bu bunu cok da daha de degil diye en gibi hangi hem hep her hic icin ile ise kadar kac ki kim mi mu nasil ne neden nedir nelerdir nerede niye o olan olarak oldu olur olursa ona onu ya ve veya var yapilir yapmali yapmaliyim yapabilirim yok zaman hakkinda bilgi ben sen biz siz sonra once mı',
  },
  'zh-CN': {
    endings: [],
    stopWords:
      '的 了 是 我 你 他 她 它 们 我们 在 有 和 与 也 都 就 吗 呢 吧 啊 呀 么 这 那 这个 那个 什么 怎么 怎么办 怎样 怎么样 如何 为什么 哪些 哪里 哪个 谁 多少 几 能 会 可以 应该 要 需要 想 请 请问 一下 一个 得 着 过 把 被 给 对 从 到 以 及 或 或者 如果 因为 所以 但是 关于 知道 告诉 信息 办 应 该 该怎么办 是不是 能不能 可不可以 会不会 后 时候 时',
  },
  'it-IT': {
    endings: [
      'amenti amento imenti imento azioni azione izioni izione mente chi>c che>c ghi>g ghe>g',
      'ando endo ato ata ati ate ito ita iti ite are ere ire',
      'ii i e a o',
    ],
    changes: [[/([bcdfglmnprstz])\1$/, '$1']],
    apostrophe: 'elision',
    stopWords:
      'a ad ai al alla alle allo anche avere c che chi ci come con cosa cos d da dal dalla dai dalle dei del della delle dello di dopo dove e ed era fa fare faccio fra gli ha hai ho i il in informazioni io l la le lei lo loro lui ma me mi mia mie miei mio molto nei nel nella nelle no noi o ogni per perche piu posso puo qual quale quali quando quanto quello questa questo quindi sapere se sei senza si sia sono su sua sul sulla suo tra tu tuo tutti tutto un una uno vi voglio',
  },
  'lv-LV': {
    endings: ['ajiem ajam ajos ajai ajas ajus ies iem ais ai ei ie au am em im um as es is us os ii a e i o u s'],
    changes: [[/([bdfgklmnprst])\1$/, '$1']],
    compounds: /^(?:u|a|s)?/,
    stopWords:
      'ar ari arti bet bez bus caur cik daudz dara darit es gan ir ja jau jus ka kad kadas kads kapec kas kam kur ko kura kuri lai lidz man mani mana mans mes nav ne no nu par pat pec pie pret sa sis sava tad tas ta to tu tikai un uz vai var varu vins vina vel viss visi zem informacija darit drikst vajag',
  },
  'fi-FI': {
    endings: [
      'nsa mme nne',
      'issa ista illa ilta ille iksi itta ina iden ien jen ssa sta lla lta lle ksi tta seen iin aan een oon uun yyn ia ja ta en an in on un yn na n t',
      'aa ee ii oo uu yy ia ei ai oi ui a e i o u y',
      'i e',
    ],
    changes: [
      [/([klmnprst])\1$/, '$1'],
      [/ks$/, 's'],
    ],
    compounds: /^(?:n|en)?/,
    stopWords:
      'ei eli en entas etta ehka ennen hyva ja jo joka jos kaikki kai kanssa kautta koska kuin kuinka kuka kun me mika mika mikali miksi milla milloin mina minulla minun missa mista mita mitka myos niin niita no noin nyt oli ole olen olisi on onko paljon pitaa saa se sen sille sina siis sitten taa tai tama tehda teen tieto tietoa vai vaan vain voi voin voiko voinko mulla mun minulle mikä',
  },
  'cs-CZ': {
    endings: westSlavic,
    changes: [fleeting('e|ie'), [/c$/, 'k'], [/z$/, 'h']],
    stopWords:
      'a aby ale ani asi az bez bude budu by byl byla bylo byt co coz do i informace ja jak jake jaka jaky je jeho jej jeji jen jeste ji jiz jsem jsou k kam kde kdo kdy kdyz kolik ktera ktere ktery ktomu ma mam me mi mit moc moje muj muze muzu musim na nad nam ne nebo necim neco nej nejak nez ni nic o od pak po pod podle pokud pred pri pro proc proti s se si so sve ta tak take tato te ten tento to tomu toto tu u uz v vam ve vic vsechno z za ze',
  },
  'sk-SK': {
    endings: westSlavic,
    changes: [fleeting('ie|e|o'), [/c$/, 'k'], [/z$/, 'h']],
    stopWords:
      'a aby aj ak ake aka aky ako alebo ale ani asi az bez bol bola bolo bude budem by byt co do ho i iba informacie ich ja je jej jeho k kam kde kto kedy ked ktora ktore ktory kolko lebo len ma mam me mi mne mna moja moje moj moze mozem musim na nad nam nas nie nieco nic o od po pod podla pokial potom pre preco pred pri proti s sa si so som su ta tak tam te tej ten tento to toho tu uz v vam vo viac vsetko z za ze',
  },
  'pl-PL': {
    endings: [
      'owych owymi owego owemu owym owej owie ami ach iami iach iom owi ego emu ych ich ymi imi ej om em iem ym im ow ia ie io iu a e i o u y',
      'ow',
    ],
    changes: [fleeting('ie|e')],
    allowsBareStems: true,
    stopWords:
      'a aby ale albo ani az bardzo bez bo by byc byl byla bylo byly ciagle co czego czy czym czemu dla do gdy gdzie go i ich ile informacje im ja jak jaka jakie jaki jako je jego jej jest jestem jesli juz kiedy kto ktora ktore ktory ku lub ma mam mi mialem mnie moge moja moje moj mozna moze na nad nie niz o od on ona oraz po pod podczas poniewaz przed przez przy robic zrobic sa se siebie sie skad sa ta tak taki tam te tego tej ten to tu tylko tym u w we wiec wszystko z za zas ze',
  },
  'hr-HR': {
    endings: southSlavic,
    changes: [fleeting('a'), [/c$/, 'k'], [/z$/, 'g'], [/s$/, 'h']],
    stopWords:
      'a ako ali bi bih bila bio bilo biti bez da do dok ga gdje i ih ili ima imam iz ja je jer jesam jest jos joj ju k kad kada kako kakav kakva kakve koja koje koji kod koliko ko li me mi mene mi mogu moj moja moje moze moram na nad nakon ne nego nesto ni nije no o od on ona ono oni pa po pod prema pri prije protiv radi raditi s sa sam samo se si smo sto su sta sve svoj ta taj te ti to u uz uciniti uciniti vam vec vise za zasto zbog informacije',
  },
  'bg-BG': {
    endings: [
      'ovete evete iyata iyat ata eta ite ovi ove eve yat at ut ta to te ya sht',
      'chni>ch chna>ch chno>ch i a e o u y',
    ],
    changes: [
      [/ts$/, 'k'],
      [/ch$/, 'k'],
      [/zh$/, 'g'],
      [/^kaman$/, 'kamak'],
    ],
    stopWords:
      'a ako az bez bi bil bila bilo biha da dali do dokato e edin edna edno eto za zashto zad i ili im ima imam ime informatsiya iskam iz kak kakav kakva kakvo kakvi kam kato kade koga kogato koy koyto koyato koeto koi koito kolko kam li mi me moga mozhe moya moyat moya moyata moyata na nad nego nesht ne neshto ni nie no o ot po pod pri pred predi prez pravya pravi pravim s sa sam samo se si sled sas tazi taka takav tam te tezi ti to toy tova tryabva tuk tya u v vav ve vi vie vse vsichko che chrez',
  },
  'sq-AL': {
    endings: ['eve ave jeve ise ine ve ur it et in en un es at es te ta ja je se t n s', 'a e i u'],
    apostrophe: 'elision',
    stopWords:
      'a ai ajo apo as asnje ata ato aty behet bej beje ben cfare cila cilat cili c ca cka dhe do duhet e edhe eshte f i ia ishte ja jam jane jemi ka kam kane ke kemi kete ky kjo kjo kur ku me mua mi mund mos mu na ne nese nga nje njeri pas per perse pasi po por pse qe sa se si sic sipas sipas sh shume t ta te tek ti tij tim time tone tu une vete informacion',
  },
  'hu-HU': {
    endings: [
      'okban ekben okbol ekbol okkal ekkel oknak eknek okhoz ekhez okra ekre okat eket okrol ekrol okert ekert ban ben bol rol tol nak nek hoz hez kal kel val vel ert kent ra re ba be nal nel on en ig kor',
      'jaim jeim aim eim unk juk jaid ok ek ak im am em om ad ed od at et ot ja je k t m d',
      'asok esek asa ese asi esi as es os',
      'i a e u',
    ],
    changes: [
      [/([aou])v$/, '$1'],
      [/([bdfgklmnprst])\1$/, '$1'],
    ],
    compounds: /^/,
    stopWords:
      'a ahhoz aki ami amikor amit az azt azert be bele csak de egy egyik el ellen es ez ezt fel ha hany hogy hogyan hol honnan hova ide igen is itt jo ki kell kellene kepest kerem ket lehet lesz ki ma mar meg mely melyik mennyi mert mi miatt miert mikor milyen mit mibol mint mivel mitol nagyon ne nekem nem nincs o ok olyan on ott pedig s sem szamara szerint tud tudok tudni tegyek tehetek teendo utan uj van vagy vagyok vannak volt informacio',
  },
  'et-EE': {
    endings: [
      'dega desse dest dele delt deks dena tega tesse test tele telt teks sse st le lt ks ga ta des tes des de te id d s l t',
      'mine mise mist misel misega mis',
      'a e i o u',
    ],
    changes: [[/([bdfgklmnprst])\1$/, '$1']],
    compounds: /^(?:e|i|a|u)?/,
    stopWords:
      'aga ei ehk enne et ette ja ka kas keda kelle kes kui kuidas kuhu kus kust lihtsalt ma me mida miks milal millal millega millest milline minu mina mis mitte mul mulle mu nad need ning no nii nuud oli ole olen olema on peab pean peaks pole pärast parast see seda seega selle sest siis sina su ta teha tegema teen vaga vai veel voi voib voin voin mõni uks uhe info teave kohta',
  },
}
