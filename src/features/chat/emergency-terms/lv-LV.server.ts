import type { EmergencyTerms } from './emergency-terms.server.ts'

export const emergencyTerms: EmergencyTerms = {
  medicine:
    'zilo~tableti zilā~tablete zilās~tabletes tablet_erekcij tabletes~erekcijai potences_tablet potences~tabletes potences~zāles tablet_potenc zāles_potenc zāles~potencei zāles_erekcij špric_locek injekcij_locek špricēšanas~loceklī injekcij_erekc viagr viagras viagru cialis kamagr',
  fine: 'viss~labi vesels vesela viss~kārtībā nav~sūdzību viss~normāli =labi izveseļoj jūtos~labi jūtos~lieliski jūtos~normāli jūtos~ok citādi~ok citādi~vesels citādi~vesela citādi~labi viss~ir~kārtībā viss~ok nekas~nesāp nekas~nekaiš bez~sūdzībām jau~skrien un~jau viegli~iebīdu pārgāja~un pēc~tam~pāriet reizēm~mazliet',
  denialFollows: true,
  not: 'nav ne bez nevaru nekad nevar neviena nevaram nekas nenāk nespēju nevarēju neizdodas nesanāk nevarat nespēj nevarēja neviens neko neesmu neesam neesi negrib negribas nekādi neizdodās nav~varējis nevarējis neizdevās',
  or: 'vai ne',
  but: 'bet un ar',
  other: 'noturēt savaldīt bieži daudz kontrolēt gultā dedzina sāp grūti',
  cannotPee:
    'nevaru_pačurāt nečurāju nevaru_čurāt neurinēju nevaru_urinēt nekas~nenāk nenāk~nekas nenāk~ārā nevaru_pačurat nevaru_čurat nevaru_pačurā nevar_pačurāt nevar_urinēt neiznāk nevaru_pīsēt nečurāj nevar_čurāt urīna~aizture nevaru~urinet neiznāk~nekas spiežu_nekas nevaru_pamīzt nevar_pamīzt nevaru_nočurāt nevaru_nolaist nevar_nolaist pūslis_pārsprāg pūslis_plīsīs nevar_pamizt urīns~nenāk urīns~neiet nepačurā nečurā nav~čurājis neesmu~čurājis nevaru~mīzt nevar~mīzt stumju_nekas spiežu_neko izčurāt_nevar nevaru_izčurāt nevaru~neko~izčurāt neko~izčurāt nevaru_iztukšot nevar_iztukšot netiek~nekas nekas~netiek netiek_ārā nekas~ārā ne~piliena nevienas~piles neviena~piliena neviens~piliens nevar~dabūt~ārā nevaru~dabūt~ārā uz~tualeti~un~nekā čurāt~un~nekā čurāt~un~nekas iznāk_piles iznāk~tikai~pil beidzu_čurāt beidza_čurāt pārstāja_čurāt pārstāju_čurāt neesmu~izlaidis neesmu~izlaidusi ne~pilienu ne~pilīti ne~piles pūslis~plīst~bet plīst~bet~nenāk bet~nenāk pie~poda~un~nekā poda~un~nekā nevaru~pačurāt nevar~pačurāt nenāk~urīns nav~čurājusi neesmu~čurājusi nav~pačurājis nevaru~uzčurāt nevaru~pamīzt nemīžu nevaru~izčurāt spiežu~un~nekā nekas~nenāk~ārā sausa~pampera sausi~pamperi sauss~pampers pārstāja~čurāt urīns~apstājās apstājās~urīns nevaru~nokārtoties~mazo uz~poda~un~nekā sēžu~un~nekā stāvu~un~nekā tualetē~un~nekā spiežu~un~nekas mēģinu~un~nekā',
  pee: 'čurāt čurāju pačurāt urinēt urinēšan pīsēt čurā =čurāt pačurā urinēju iztukšot~pūsli =pīsēt =nočurāt čurāšan pamīzt mīzt mīzu mīzis nolaist~ūdeni pa~mazam iztukšo_pūsl izčurā nočurā pa~pilienam pa~pilei pa~pilītei tikai~pil tikai~pilina pilina',
  urine: '=urīns =urīna =urīnu =čuras =čura =čuru =urins =urīnā =čurā =čurām =mīzali =urīnam =podā =podu =podiņā',
  drop: 'piliens piliena pilīte pilītes =pile =piles pilīti lāse =pilītes =lāsīte =pilei =piliena pilien pil pilienu pilieniem pa~pilienam',
  stone:
    'akmens akmeņi nierakmen nierakmeņ kolika akmeni akmentiņ =smiltis akmeņu kolik kolikas koliku nieru~kolikas smiltis~nier',
  side: 'sāns sānu sānos niere nieres nierēs mugura muguras jostasviet nieru krustos mugurā =krusti =krustus =nierēm =sānā =sāni =nierei muguru krusti nieri sānā zem~ribām ribām jostas',
  fever:
    'drudzis drudža drudzi temperatūra temperatūru =karstums =karst =temperatūras =temp karsoņ degu deg =degu =deg visa~degu viss~degu visa~deg karsts~kā karsta~kā uzkāpa~temperatūra karstum uzmeta~temperatūru temperatur',
  shiver:
    'drebuļi drebuļ trīc salst drebin drebu =trīcu =salst drebinā drebina krata =salu salstu =drebu tirina zobi~klab krata~mani krata~drebuļi drebuļus dreb drebam zobi_klab klabina~zobus trīcu trīsas salst~ļoti šausmīgi~salst nosalis aukstuma~trīce purina',
  testicle:
    'sēkliniek olas pauti pauts maisiņš sēklinieks =pautu =olā =ola =olām sēkliniekos =oliņa =oliņas pautiņ =pautos =pautus =olas =oliņām =olai =olu maisiņ ola oliņa oliņas olās olām pautas pautos maisiņš_olas sēklinieku maisiņš~aug sēklinieku~maisiņ',
  pain: 'sāp sāpes sāpe sāpju sāpēja =sāpīgs =sāpīgi smeldz sāpošs sāpēj durstoš =dur =grauž plosa =mokās lauž kolik iedūr spiež_krūt žņaudz_krūt spiedien_krūt smagum_krūt sažņaudz_sird ķer~pie~sirds kliedz raud_sāpe raud_sāpo raud_=sāp vaid bļauj raujas locīj nevar_atrast_poz nevar_atrast_viet staro durstošs kā~ar~nazi sažņaudz_krūt sažņaudza savilka_krūt plēš lokās ieķērās sagrāba sasāpējās dur graiza spiež~krūtīs krūtīs~spiež spiež_krūtīs raud~ka kliedz~no plīst svilina žņaudz~krūtīs saķēra~krūtis sprāgst iedūra iešāva griež saķēra~muguru saķēra saķēra_sān sāpēt',
  strong:
    'pēkšņ stipr ļoti spēcīg briesmīg neizturam šausmīg pamodās asas pēkšņi pēkšņa =asa =asas akūt nepanes negaidīt šaušalīg =ļoti nežēlīg ārprāt ellišķ mežonīg traks =traki pamodin pēkš pārsprāg negaidot no~zila~gaisa kā~velns traki traka neciešam nepanesam nevaru~paiet nevaru~pakustēties pamodināja~sāpe pamodināja nazi nazis iedūra kliedz kliedza ieķērās lokās griezīg asa~sāpe ass dūrien ārprātīg drausmīg pēkšņi~saķēra',
  twist:
    'sagriež sagriešan torsij savērp sagriezies sagriezās sagriezt savij apgriež pārgriez =savijies =pagriezies =pagriezts =pagriezās =apgriezies =apgriezās =apgriezts',
  erection:
    'erekcij stāvoš =stāv =stāvs =piecēlies =uzcēlies nekrīt_stund nenokrīt_stund nenolaižas_stund neguļas_stund nepāriet_stund nenoslābst_stund nekrīt_nakti =bonis nenolaiž_nakti nenokrīt_nakti nenoslāb_nakti',
  hour: 'stund stundas =h',
  lasts: 'noslābst pāriet mazinās tek krīt nokrīt nolaiž kritīs atslābst norim =zūd',
  alone:
    'asins~saindēšan priapisms priapism priapizm paraphimos parafimo urosepsis =sepsis seks_krakš seks_brīkš seks_krakst dzimumakt_krakš seksa_plīs erekcij_krakš =sepse =sepsi =sepses =sepsei',
  blood:
    'asins asinis asiņo asiņošan asiņu =asinīm =asiņains asiņains izmirkusi_marle izmirkusi_brūce izmirkusi~trešā izmircis_pārsēj asiņošana asinīm',
  red: 'sarkan brūn',
  clot: 'recek recekļi trombi recekl recekļu gabal =picas gabali =gabaliem =gabali =pikas =klučus kunkuļ sarecēj =receklis kečup ketčup želej tomātu~mērc ar~gabaliem gabaliem gabali~asiņu asins~gabali receklis recekļus kunkuļi sarecējušas aknas',
  heavy:
    'daudz stipri ģīb reibst liel tikai~asinis tīras~asinis vienas~asinis =ģībstu =ģībt noģīb =pilns pilna sarkans~viss ļoti~daudz =šļācas =gāžas kečup ketčup kā~vīns tomāt sarkanvīn tumši~sarkan peļķe asinis~līst līst~asinis asinis~gāžas asinis~plūst urīna~vietā asinis~urīna~vietā ar~gabaliem gabaliem daudz~asiņu daudz~asinis izmirkusi šļāc strūklā litriem visa~gulta tomātu~mērce tomātu tumši~sarkans bieza~kā biezs~kā kā~tomātu kā~kečups',
  foreskin:
    'priekšādiņ priekšādiņu =āda~aiz priekšād =ādiņa āda~palika =āda_atvilkt =ādas_atvilkt =ādu_atvilkt āda~atvilkta ādiņa ādiņu ādiņas',
  stuck:
    'iesprūd iestrēg iesprūdusi iespiest iežņaug iestrēdzis ierauta neiet~atpakaļ nevar~atvilkt nevaru~dabūt~atpakaļ neiet~priekšā iespied nožņaug netieku~atpakaļ netiek~atpakaļ nevar~atpakaļ nevaru~atpakaļ savilk savilkus gredzen_=āda gredzen_=ādas gredzen_=ādu gredzen_=ādai nedabūju~atpakaļ neslīd~atpakaļ kā~gredzens atvilkt_palika nevaru~dabūt nevar~dabūt~atpakaļ iesprūda iesprūda~aiz palika~aiz aiz~galviņas žņaudz neiet~uz~priekšu nevar~pārvilkt nevaru~pārvilkt iestrēga',
  swollen:
    'pietūk uztūk satūk tūska pietūkusi =zils =zila pietūcis zilum =melns =violets uzpamp piepamp uzpūt uztūc =zilā melna kā~ābols piepūt tūkst pamp pampst sapamp tūka uzblīd kā~apelsīns kā~balons kā~bumba lielumā kļuva~liel kā~greipfrūts kā~melone baklažān =melnu uztūka uztūkst uztūkušas uztūkušais uztūcis uztūkusi uzpampa piepampis piepampusi pietūka uzpūties saplaka_uztūk aug~acu zilums hematom kā~plūme tūskas zils~kā',
  injury:
    'kritu nokrit kritien avārij sitien iesper savainoj trauma iesita pakrit nokritu sasit spēra ievainots trieciens krita sasist =spēriens iespēr ietriec =bumba iesit sadūr spārdīj stūri pār~stūri rāmja velosipēda spērien spērienu iespēra dabūju~ar dabūja~ar ar~bumbu nokrita uzkrita uzkritu negadījum notrieca kritiena kritiens sitiens satiksmes',
  penis:
    'penis dzimumlocekl loceklis =krāniņš =pipele locekli =dzimumloceklī =krāns =krānu =pimpis =pimpī galviņ =peņa krāniņ pimpīš =gals~melns krāns krāniņš krāniņa krānu pimpis pimpja pimpi pimpim daikts galviņa galviņas locekļa loceklim pincis',
  numb: 'nejūt nejutīg notirp tirpst bez~jūtas nejutīgs nejūtu notirpis nejutīb =mirušas nav~jušanas neko~nejūtu neko~nejūt nekā~nejūtu zaudēj_jušan zuda~jušana jušan_pazud bezjūt notirpa notirpusi notirpst notirpa~sēžamvieta tirpoņa bez~jušanas nejūtu~neko',
  legs: 'kāja kājām kājas kāju cirksn augšstilb sēžam starpene dibens =kājas =dupsis stilb ikri ikros =ikru apakšstilb =kāja =kāju nevar_paiet nevaru_paiet nevar_staig nevaru_staig nevar_piecel nevaru_piecel nestaigā sēžamviet ikrs cirkšņi ciskas',
  pregnant:
    'grūtnie grūtniec stāvoklī viena~niere =stāvoklī vienīg~nier ar~vienu~nieri tikai~viena~niere grūtn sestajā~mēnesī septītajā~mēnesī astotajā~mēnesī piektajā~mēnesī ceturtajā~mēnesī esmu~stāvoklī gaida~bērnu gaidu~bērnu gaidībās vienu~nieri vienīgā~niere grūtniecība',
  confused:
    'apjuk miegain samulsis ātri~elpo apjucis =murgi dezorient ātra~elpošana samulsusi muļķīb nevar_pamodin nevaru_pamodin nevar_pamost halucin nesakarīg runā~dīvaini bezsamaņ nezin_kur nesapro juceklīg nereaģ =murgu =murgus =murgo =murgoja ļengan ļengans kā~lupata kā~lupatiņa ātri_elpo elpo~ātri elpo_=ātri nevar~pamodināt grūti~pamodin nevar_uzmodin apātisk neatpazīst neatpazīs neorient nesaprotami runā~muļķības gandrīz_nevar_pamod sajuc gandrīz~nevaru~pamodināt nepazīst nezina~kura nezina~kur nezina~kas nezina_diena nezina~kāda nepazīst~mani runā~nesakarīgi muļķības murgo pļāpā~nesakarīgi elpoju~kā elpo~kā ātri~elpoju sirds~dauzās sirds_dauzās dauzās_sirds nevaram~pamodināt nevaru~pamodināt grūti~pamodināt visu~laiku~guļ guļ~visu~dienu apjukusi aizelsies nereaģē miegaina nav~pie~sevis nav~īsti~pie gulšņā murgi nesaprot~kur',
  infection:
    'infekcij iekaisum iekaisums =cistīts pielonefrīt dedzina_čurā dedzina_čurāš dedzina_urin svilina_čurā svilina_čurāš svilina_urin baktērij_urīn urīnā~baktērij baktēr_urin graizīšana dedzināšan_urin dedzināšan_čurā dedzināšan_čurāš',
  catheter:
    'katetr urīna~mais urīna~maiss maiss_tukš maisiņš_tukš urīnmais tukšs~maiss maisā~nav maisiņā~nav tukšs~maisiņš katetrs katetru caurulīt maisiņš~tukšs urīna~maisiņ urīnmaisiņ maisiņā nefrostom nefrostoma =foley katetriz',
  blocked:
    'aizsprost aizsērēj nedarbojas netek ciet nelaiž neko~nelaiž nestrādā maisiņš_tukš aizdambēj =ciet aizspr nekas~netek netek~nekas nekas~nenāk maiss_tukš maiss~tukšs tukšs~maiss nekas~neiet vairs~netek pārstāja~tecēt beidza~tecēt sauss~maiss nekas~maisā nepil nekas~nepil sauss_maiss maisiņš~tukšs tukšs~maisiņš aizsērē aizsērējis aizsērējusi tek~garām tek~gar~malu neiztukšojas neiztukšo neplūst nekas~maisiņā nepildās',
  crisis:
    'pašnāvīb nogalināt_sevi negribu_dzīvot gribu_mirt gribu_nomirt izdarīt_pašnāvību vairs_negribu_dzīvot beigt_dzīvi dzīvei_nav_jēgas negribas_dzīvot labāk_miris nogalinā_sevi darīt_sev_galu nevēlos_dzīvot gribas_nomirt nav_vērts_dzīvot visu_beigt bez~manis labāk_bez~manis nav_spēka_dzīvot spēka_dzīvot gribu_izbeigt_dzīvi izbeigt_visu gribu_visu_beigt gribu_pazust negribu_būt_vairs nogalinātu_sevi pakārt_sevi lēkt_tilt nolēkt_tilt graizu_sevi griežu_sevi sevi_savaino nodarīt_sev pāri_sev_darīt labāk_nedzīvot negribu_pamosties apnicis_dzīvot apnika_dzīvot dzīvot_vairs_negrib labāk_būtu_nomirt kaut_es_nomirtu gribētu_nomirt gribētu_mirt nav_jēgas_dzīvot atņemt_dzīvību =nošauties =nošaušos =nogalināšos =nogalināties =pakārties =pakāršos =pašnāvība pakārsies pakārties pakārs =pakarsies nošausies nošauj_sevi nošaut_sevi lec_tilta lēks_tilta lēkt_tilta nolēks_tilt zem~vilciena vilciena~priekšā noslīcin_sevi noslīcināsies izdarīs_sev nodarīs_sev sev_kaut~ko sev~kaut~ko kaut~ko~sev kaut~ko~nodarīs izdarīt~sev padarīs_galu darīs_galu sev~galu padarīt_sev_galu atņems_dzīvību beigs_dzīvi izbeigs_dzīvi izbeigt~visu izbeigt~to gribu~to~beigt gribu~beigt atvadu~vēstule atvadu_vēstul atvadījās_mums negrib_dzīvot negrib~vairs~dzīvot vairs~negrib~dzīvot grib_mirt grib_nomirt grib~nomirt labāk~mirt labāk~nomirt labāk~nomirtu labāk~būtu~miris izdzer_visas_tabletes izdzeršu~visas~tabletes iedzert~visas~tabletes pārdoz griež_sevi graiza_sevi neredzu~jēgu neredz~jēgu neredzu~vairs~jēgu nav~vērts~dzīvot nav~jēgas~dzīvot dzīve~bez~jēgas apnikusi~dzīve nogurusi~dzīvot noguris~dzīvot nogalinās_sevi nogalināsies nevaru~vairs~tā neredz_jēgu neredzu_jēgu neredz_vairs_jēgu sev~kaut~ko~izdarīt kaut~ko~sev~izdarīt sev~ko~izdarīt kaut_sev_izdarīt ka~pakārsies pakāršos vairs~negribu~dzīvot negribu~dzīvot negrib~dzīvot negribu~vairs gribu~mirt gribu~nomirt domāju~par~nāvi domāju~par~pašnāvību atņemt~sev~dzīvību nogalināt~sevi nogalināšu~sevi labāk~būtu~bez~manis labāk~ja~manis~nebūtu lēkšu~no lēkt~no izbeigt~dzīvi beigt~to~visu apnicis~dzīvot dzīvei~nav~jēgas nošaušos palīdu~zem~vilciena beigt~ar~sevi',
  about:
    'kas~ir ko~nozīmē kā~ārstē kāpēc~rodas kas~izraisa cik~bieži_sastop cik~bieži~sastopama normāli_ilgst parasti_ilgst cik~izplatīta cik~reta kas~tas~ir kas~tas~par kas~tā~ir',
  past: 'bērnībā pagājušajā~gadā pirms~gada pirms~gadiem kad~biju agrāk bērns~būdams kad~biju~mazs pirms~daudziem~gadiem =jaunībā pirms_gadiem pirms_gada pirms_mēnešiem gadu~vecumā bērnība pusaudzis pusaudža gados~man jaunība kā~bērns pērn pagājušajā_mēnesī_bija_temperatūra temperatūra~pārgāja temperatūra~pēc~biopsijas~pārgāja pārgāja~un~jūtos temperatūra~nokrita temperatūra~kritās drudzis~pārgāja sāpes~pārgāja sāpes~beidzās pats~pārgāja pārgāja~pats minūtes~un~jau pirms~diviem~gadiem pirms~trim~gadiem pirms~pieciem~gadiem pirms~desmit~gadiem pirms~pusgada pirms~vairākiem~gadiem pagājušogad pagājušajā~ziemā pagājušajā~vasarā kādreiz sen~nomira nomira~no sen~atpakaļ draugs~stāstīja stāstīja~ka paziņa~stāstīja armijā studentu~gados viegli~iebīdu pēc~tam~pāriet pēc~tam~pārgāja reizēm~mazliet spermā~pēc pusaudža~gados jaunībā',
  now: 'tagad šodien atkal kopš šonakt vakar šovakar pēkšņi joprojām sāp jau nevaru =sapēj nevar',
  self: '=man =es =mans =mani =mana dēls vīrs dēlam =tēvs =sieva =vīram =dēls =tēvam mammai mamma puika puikam vecmāmiņa opis tētis tētim sievai mātei bērnam bērns =meita',
  goesOn:
    'pastāvīga nepārtraukta nepāriet nenoslābst nekrīt nenokrīt nenolaižas neatslābst neguļas nemazinās visu~nakti visu~dienu kopš~rīta kopš~vakara kopš~vakardienas nepārtraukti nokrist neapstājas nepārstāj joprojām~asiņo asiņo~un~asiņo vēl~asiņo turpina~asiņot nevar~apturēt nevaram~apturēt spiežam izsūc caurslap no~pusnakts kopš~pusnakts kopš~22 no~22 nebeidz nerimst nevar_apturēt nevaram_apturēt nevaru_apturēt nevaru~apturēt nebeidzas izmirkusi izmirka trešā~marle trešais~pārsējs joprojām~ciets joprojām~stāv vēl~stāv nekrītas visu~laiku joprojām~tek asiņo~vēl bez~pārtraukuma nebeidz~tecēt nebeidz~asiņot ',
  crack:
    'krakš lūza salūza brīkšķ krakšķ knikšķ =plīsa nokrakš brīkš plīš krakst nokrakst noknakšķēja noknakšķ krakšķēja pārlūza pārplīsa nokrakšķ knakšķ noplīsa pārplīs nobrakšķ',
  hard: '=ciets =cieta =cieti =stīvs =stingrs kā~dēlis =dēlis ciets~kā cieta~kā ciets kļuva~cieta kā~akmens',
  forward: 'aiz uz~priekšu',
  vomit:
    'vemj vemt vēma vemu vēmu vemša vemju atvem izvemj nespēj~noturēt nenoturas nekas~nepaliek nāk~atpakaļ slikta~dūša nelabum vēmien =vemšana =vemšanu =vemšanas izvēm vemšana izvemju nekas~neturas neturas~iekšā nekas_neturas nenotur nepaliek~iekšā šķebina nelabums rīstās atvemj uzreiz~izvemju nevaru~noturēt~pat nevaru~noturēt~ūdeni',
  coldSweat:
    'auksti~sviedri aukst_sviedr aukst_nosvīd aukst_slap pelēk_sej pelēks bāls_sviedr lipīg_ād aukst_mitr plankumain marmor plankumi~uz~ķermeņa pelēk~sej pelēks~sejā pelēka~sejā kājas~aukstas aukstas~kājas aukstas~rokas rokas~aukstas ledainas~rokas ledainas~kājas kājas_aukst rokas_aukst plankumi~uz~kājām sviedri_aukst izsita_sviedri izsita~auksti lipīg auksta~āda zilas~lūpas lūpas~zilas',
}
