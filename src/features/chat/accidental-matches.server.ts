import type { Language } from '#i18n/languages.ts'

/**
 * The words that match a term of a concept only by accident, each with the concept that it does not stand for, in folded
 * spelling. `tests/evaluation/list-accidental-matches.ts` writes this file from the pages and the questions that editors have
 * listed.
 */
export const accidentalMatches: Readonly<Record<Language, string>> = {
  'en-US':
    'blocker:blocked blockers:blocked certain:sight condition:stoma conditions:stoma having:vomit heaviness:vomit infection:painkiller infections:painkiller injected:infection injection:infection injections:infection morning:painkiller sleep:confused strength:strong students:stoma testosterone:testicle tests:testicle waiting:pain walking:sex',
  'nl-NL':
    'ballen:bowel gemaakt:injury gesloten:injury groeien:fever groeit:fever injectie:infection melden:swollen overgang:vomit stappen:ending steen:pain steentje:pain stenen:pain testosteron:testicle testosterongel:testicle tests:testicle vriendin:sex',
  'es-ES':
    'anestesia:numb efecto:erection efectos:erection grado:twist grande:penis grandes:penis huesos:testicle infeccion:painkiller infecciones:painkiller intersticial:strong intestino:strong inyeccion:infection inyecciones:infection marcadores:faint medicine:painkiller partir:crack parto:crack trabajo:stuck tratar:swallow',
  'de-DE':
    'bekommen:confused betaubung:numb blasenentfernung:infection halten:erection harnleiterschiene:stone harnleiterspiegelung:stone hatten:erection hinter:bowel rauchen:face schlafen:injury schlafen:lasts schlauch:injury schlitzen:flush schreiben:pain schritt:pain schwanger:faint schwanger:penis schwangerschaft:faint schwangerschaft:penis senkung:ending ubergewicht:vomit verandert:press verletzt:blocked verletzung:blocked vielleicht:mild wachsen:sex',
  'fr-FR':
    'adresse:injury beaucoup:injury bouffees:swollen caillots:stone camera:ending camera:help chaque:injury demande:erection demande:lasts demander:erection demander:lasts demandez:erection demandez:lasts descente:lasts heure:injury injection:infection injections:infection partielle:lasts parties:lasts percutanee:injury signe:blood signes:blood soigne:blood soigner:blood suite:strong',
  ar: 'ارتجاع:shiver الارتجاع:shiver الجانب:genital الجانبيه:genital الذهاب:infection العينه:genital تحاليل:painkiller للحمام:forward مكتوبه:blocked',
  'el-GR':
    'καρδια:testicle περιμενουμε:genital περιμενω:genital ποιουσ:pain ποσουσ:pain υπερηχο:suprapubic υπερηχοσ:suprapubic φτανει:cough',
  'pt-PT':
    'anestesia:numb camara:flush desporto:botulinum estao:crack estao:injury grande:penis infecao:painkiller infecoes:painkiller injecao:infection intersticial:strong intestino:strong passo:help perdas:stone trabalhar:painkiller',
  'sl-SI':
    'katera:catheter kolik:pain kolik:stone koliki:stone kolikih:stone koliko:pain koliko:stone kolikokrat:stone kolikrat:stone koliksen:stone koliksna:stone mehurja:rash mehurjem:rash mehurju:rash najprej:forward potem:dark potenco:dark stran:strong strani:strong stranisce:strong testosteron:testicle testosterona:testicle testosteronom:testicle vraca:vomit',
  'tr-TR':
    'degisir:foreskin etkileri:help etkisi:noHelp giderken:spread istemiyorum:noEntry istemiyorum:sight karar:dark kesilir:heavy kesilir:weak prostati:infection prostatta:infection prostattan:infection siklikta:lump siklikta:swollen sisiyor:stuck sonrasi:catheter suruyor:thirst testosteron:testicle tutmak:weak yapilir:spread yapiliyor:spread',
  'zh-CN': '睾酮:genital 睾酮:testicle',
  'it-IT':
    'ansia:breath calcoli:injury calcolo:injury collaterali:faint effetti:help fianco:ill grande:penis incontinenza:pregnant infezione:painkiller interstiziale:strong intestino:strong pallina:coldSweat pallina:faint punture:painkiller sfintere:ill sotto:fever stenosi:chest venire:belly vescica:rash vescicale:rash',
  'lv-LV':
    'atgriezas:twist atpakal:weak attiecas:weak diena:bowel dienam:bowel dienas:bowel minutes:spread nosaka:flush noslidejuma:flush noslidejums:flush noslidejumu:flush pariet:press plastikas:face saglabat:pain sakas:sex sekss:breath seksu:breath starosanas:erection testosterona:speech testosterons:speech triecienvilni:injury',
  'fi-FI':
    'helpottaa:flush huomaako:faint kasvain:spread kivesta:pain leikata:coldSweat leikataan:coldSweat leikataanko:coldSweat leikattu:coldSweat lihakseen:dark lisaksi:dark loytyi:lasts milloin:injury naista:sight nostaa:sight nostaako:sight olla:not pissaa:pain pitaa:pain pitaako:pain poistaa:pain rakkolaake:rash rakkolaakkeen:rash tarttua:crack tarttuuko:crack tulehduksen:breath tulehduksia:breath tulehdus:breath tulehdusta:breath',
  'cs-CZ':
    'infekce:painkiller infekci:painkiller injekce:infection jednou:pregnant kolik:pain kolik:stone koliko:pain koliko:stone kolikrat:stone ozareni:rash prasky:crack prostata:ending prostate:ending prostatou:ending prostatu:ending prostaty:ending stazeni:clot stazeni:injury strance:strong stranku:strong stranky:strong zacpa:blocked zadech:breath zakal:cough zakalena:cough zaludu:belly',
  'sk-SK':
    'infekcia:painkiller infekcie:painkiller infekcii:painkiller injekcia:infection kolkych:stone podla:weak prostata:ending prostate:ending prostatou:ending prostatu:ending prostaty:ending stranka:strong stranke:strong stranky:strong vybrat:vomit vybrati:vomit vybratie:vomit',
  'pl-PL':
    'bedzie:confused godzin:spread krwia:swollen mozna:testicle obrzezanie:swollen obrzezaniu:swollen odplyw:cough odplyw:faint parcie:penis skrocie:headache stronie:headache urologa:swollen urologia:swollen urostomia:swollen wiadomosc:heavy',
  'hr-HR':
    'bolje:pain cijeli:hardly cijev:belly cijevi:belly cijevi:hardly infekcija:painkiller infekcije:painkiller injekcija:infection injekcije:infection kolik:pain kolik:stone koliki:stone koliko:pain koliko:stone kolikog:stone nalazi:noEntry navecer:swollen pomoc:goesOn pomoci:goesOn pomoci:heavy prostata:ending prostate:ending prostati:ending prostatu:ending stranica:strong stranice:strong stranici:strong sustava:lasts testosteron:genital testosteron:testicle testosterona:genital testosterona:testicle uvijek:twist vrecica:fever vrucica:catheter',
  'bg-BG':
    'заедно:noReturn заедно:stuck изпуска:crack изпускам:crack изпускане:crack изпускането:crack инжекции:infection инжекция:infection инфекции:painkiller инфекция:painkiller инфекцията:painkiller кожичка:spine кожичката:spine колика:spine кръвта:side кръста:blood мъжете:testicle обикновено:heavy признаци:blocked простатата:infection стомата:belly страница:strong страницата:strong страници:strong странични:strong тестостерон:testicle тестостеронът:testicle',
  'sq-AL':
    'fshikez:rash fshikeza:rash fshikeze:rash fshikezen:rash fshikezes:rash kthehet:twist marre:strong ngjitet:coldSweat rrezatim:faint rrezatim:injury rrezatimi:faint rrezatimi:injury rrezatimin:faint rrezatimit:faint rrezatimit:injury rritet:rash thyerjes:numb thyerjes:pain',
  'hu-HU':
    'akkor:spread holyagpolip:stoma kivetel:injury kivetele:injury mellekhere:chest mellett:chest szabad:pain veszik:blood',
  'et-EE':
    'erektsiooni:medicine jarel:ending jooksul:lasts kasvaja:spread loikus:confused loikuse:confused loikusel:confused loikust:confused tulevad:strong tunnused:spread',
}
