import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {
  chest:
    '=brust =brustkorb brustbein brustschmerz =brustraum =brustenge herz_schmerz herz_sticht herz_stechen herz_weh herz_druck herz_brennt herzschmerz herzstechen herzinfarkt herzanfall angina~pectoris linker~arm linken~arm linke~schulter =kiefer schulterblätter',
  breath:
    'keine~luft keine~luft~mehr kaum~luft kaum~noch~luft schlecht_luft schwer_luft wenig~luft nicht~genug~luft luft_bleibt_weg bleibt_luft_weg luft~weg keine~gscheite~luft luftnot atemnot kurzatmig atemprobleme atembeschwerd nicht~atmen nicht~mehr~atmen nicht~richtig~atmen nicht~gut~atmen schwer_atmen atmen_schwer atmet_schwer kaum~atmen schlecht_atmen atmen_stich atmen_stechen atmen_sticht atmen_weh atmen_schmerz einatmen_weh einatmen_sticht luftholen_schmerz =röchelt =röcheln =röchel ersticke erstick =japst =japse schnappt_luft schnapp_luft ringt_luft ringe_luft ausser~atem atem~geht~schwer =keucht =keuche =keuchen außer~puste aus~der~puste hals~zu kehle~zu hals_schnürt kehle_schnürt hals~geht~zu =atemlos kriege~keine~luft nicht_atmen nicht~zu~atem zu~atem',
  faint:
    'ohnmacht ohnmächtig bewusstlos umgekippt umgefallen zusammengebrochen zusammengesackt zusammengeklappt kollabier kollaps =schwindel =schwindlig =schwindelig =schwindelanfall =schwindlich schwarz~vor~augen schwarz~vor~den~augen schwarz_augen kreislauf weggetreten weggekippt weggesackt umkippen kippe~um kippt~um kippte~um kippe~gleich dreht~sich~alles alles~dreht dreht~sich dreht_mir kurz~weg sterne~sehe sehe~sterne sternchen =schummrig =schwummrig =schwummerig =duselig =dusselig taumelt taumel torkelt bewusstsein_verloren synkope kreidebleich kreideweiss leichenblass =weggesackt =umgehauen wie~im~karussell =benommen sackte_zusammen brach_zusammen zusammengesunken nicht~mehr~stehen nicht~auf~den~beinen nicht~mehr~auf~den',
  belly:
    '=bauch =bauchschmerzen bauchschmerz =bauchweh bauchkrampf =unterbauch =oberbauch unterleib =magen bauchdecke =bauchraum =abdomen =ranzen =wanst =leib =bäuchlein =wampe',
  headache:
    'kopfschmerz kopfweh =kopfschmerzen kopf_schmerz kopf_dröhnt kopf_platzt kopf_hämmert kopf_weh kopf_pocht kopf_explodier kopf_sticht kopf_zerspring kopf_brummt kopf_pulsiert =migräne schädel_weh schädel_brummt schädel_platzt schädel_dröhnt brummschädel kopfdruck druck~im~kopf kopf_pochen kopf_hämmern',
  seizure:
    'krampfanfall =krampft =krampfte =krampfend =gekrampft epileptisch =krampfanfälle einen~anfall am_ganzen_körper_gezuckt zuckt~am~ganzen zuckte~am~ganzen zuckt_körper zuckungen schaum_mund schaum_lippen augen_verdreht augen~verdreht',
  cough: '=husten =hustet =huste =gehustet bluthusten =abhusten ausgehustet',
  oneSided:
    'mundwinkel halbseit gesicht_hängt gesicht_schief mund_schief schiefer~mund schiefes~gesicht mund_hängt gesichtshälfte körperhälfte eine_seite_gelähmt seite_gelähmt seite_schlaff seite_lahm seite_kraftlos seite~schwach arm_gelähmt arm_schlapp arm_schlaff arm_schwach arm_lahm arm_kraftlos arm_heben arm_hängt arm~bewegen arm_gehorcht arm~hoch halbes~gesicht gesicht_gelähmt hirnschlag =schlagerl schlaganfall_jetzt schlaganfall_plötzlich schlaganfall_glaub schlaganfall_verdacht nicht_arm_heben nicht_arm_bewegen gelähmte~gesichtshälfte',
  speech:
    '=lallt =lallen =lalle =gelallt verwaschen kann~nicht~sprechen nicht~mehr~sprechen nicht~richtig~sprechen nicht~mehr~reden nicht~richtig~reden kaum~sprechen kaum~reden spricht~undeutlich redet~undeutlich spricht~komisch redet~komisch redet~plötzlich~komisch spricht~verwaschen stimme_komisch stimme_anders stimme_verändert keine~worte keine~wörter worte_findet wörter_findet worte~nicht sprachstör wortfindung nuschelt =stammelt sprache_weg sprache~weg redet~wie~betrunken spricht~wie~betrunken =sprechstörung =sprechstörungen nicht~mehr~richtig~sprechen nicht~mehr~richtig~reden kann~nicht~richtig~sprechen',
  sight:
    'sehe~nichts sehe~nix seh~nichts seh~nix sieht~nichts sieht~nix nichts~sehen nichts~mehr~sehen nicht~mehr~sehen nicht~sehen kaum~sehen sehen_auge sehe_auge sieht_auge =blind erblindet sehverlust =sehstör sehkraft augenlicht verschwommen schwarz~vor~augen auge_schwarz auge_dunkel auge_nichts auge_nix auge_schatten vorhang_auge ohr_nichts ohr_nix ohr_taub ohr_dumpf höre_nichts hört_nichts höre_nix hört_nix höre_ohr hört_ohr hörsturz hörverlust =gehör nicht~hören nicht~mehr~hören gesichtsfeld tinnitus pfeift_ohr =sehstörung =sehstörungen seh_auge',
  face:
    '=gesicht =lippe =lippen =oberlippe =unterlippe =zunge =rachen =kehle augenlid =lider =lid =mund =wangen =backen =backe kehlkopf =gaumen =hals~zu',
  rash:
    '=blasen blasen~auf~der~haut bläschen_haut bläschen_überall bläschen_körper bläschen_ausschlag bläschen_augen haut_löst haut_pellt haut_schält haut_abgeht haut~geht~ab haut_abschäl haut_abpell haut_ablöst hautfetzen abschält sich~ablöst mund_wund mund_offen mund_blutig wunde_stellen_mund ausschlag_mund ausschlag_blasen ausschlag_augen =aphthen wund_augen lippen_wund lippen_blutig lippen_offen haut_fetzen fetzen_haut',
  swallow:
    'nicht~schlucken nicht~mehr~schlucken nicht~richtig~schlucken nicht~gut~schlucken kaum~schlucken kaum~noch~schlucken schlecht~schlucken schlucken_schwer schlucken_geht schlucken_nicht schluken_nicht schluckbeschw schluckstör schluckproblem verschluck muskelschwäche muskeln_schwach muskeln_schlapp muskeln_kraft nackenmuskel lider_hängen augenlider_hängen augenlid_hängt kopf_halten doppelbilder sehe~doppelt doppelt~sehe =heiser arme_schwach arme_schlapp arm_schwach kauen_nicht nicht_schlucken schwache~stimme stimme_schwach stimme_heiser lid_hängt',
  painkiller:
    'schmerzmittel schmerztablett schmerzspritze schmerzzäpfchen =tablette =tabletten =spritze =spritzen =zäpfchen =infusion novaminsulfon =ibu =ibus =aspirin arcoxia tilidin valoron dolormin =pille =pillen =schmerzmedikament =diclo =novamin schmerzmedi opiat',
  help:
    'hilft helfen half =gebracht =bringt =bringen wirkt wirken =wirkung geholfen =besser linder =anschlägt =angeschlagen =schlägt =nachgelassen =linderung =lindert =lindern =weniger',
  noHelp:
    'bringt~nichts bringen~nichts bringt~nix bringen~nix hilft~nichts hilft~nix helfen~nichts helfen~nix keine~wirkung ohne~wirkung null~wirkung ohne~erfolg ohne~effekt kein~effekt keinen~effekt null~effekt wirkungslos nutzlos umsonst vergebens tut~sich~nichts schmerzen~bleiben schmerz~bleibt genauso~schlimm gleich~schlimm unverändert trotz_tabletten trotz_ibu trotz_ibuprofen trotz_schmerzmittel trotz_schmerztabletten trotz_novalgin trotz_spritze trotz_voltaren trotz_diclofenac trotz_tramal trotz_buscopan trotz_infusion kein~bisschen tun~nichts tut~nichts tun~nix tut~nix lässt~nicht~nach lassen~nicht~nach wird~nicht~besser trotzdem~schmerzen immer~noch~schmerzen immer~noch~mega immer_noch_schmerzen noch~immer~schmerzen nach~wie~vor~schmerzen',
  firstTime:
    'zum~ersten~mal erstes~mal das~erste~mal ersten~mal noch~nie noch~niemals nie~zuvor nie~was~mit nie~nierenstein nie~probleme niemals~vorher nie~vorher nie~einen~stein nie~steine',
  lump:
    '=beule =beulen =knoten leistenbruch =bruch hernie wölbung vorwölbung ausbeulung =knubbel nabelbruch hodenbruch narbenbruch =ausstülpung',
  noReturn:
    'nicht~zurück nicht~mehr~zurück nicht~rein nicht~mehr~rein nicht~wieder~rein nimmer~rein nimmer~zurück nicht_zurückdrück nicht_reindrück nicht_zurückschieb nicht_reinschieb nicht_hineindrück net~rein net~zurück kaum~zurück bleibt~draussen eingeklemmt steckt~fest lässt~sich~nicht',
  dark:
    '=blau =blaue =blauer =blaues =schwarz =schwarze =schwarzer =schwarzes schwärzlich =lila =violett =violette =dunkel =dunkler =dunkle =bläulich =bläuliche dunkelblau dunkellila dunkelviolett schwarzblau blauschwarz blaurot blauviolett =verfärbt =verfärbung =grau =graue =gräulich livide purpur pechschwarz blaugrau',
  spread:
    '=breitet ausgebreitet =ausbreit =wandert =gewandert =stündlich immer~größer wird~größer wird~grösser immer~dicker immer~mehr~geschwollen wächst~und~wächst wächst~stündlich rasend =rasch schnell_größer schnell_dicker schnell_schlimmer sehr~schnell wird~schnell innerhalb~von innerhalb~weniger innerhalb~einer =binnen minütlich zusehends so~groß~wie größe~einer groß~wie~ein groß~wie~eine faustgross kindskopf melone grapefruit tennisball rauf~bis bis~zum~bauch bis~zum~oberschenkel bis~zum~nabel zieht_sich_hoch zieht~bis dehnt~sich ausgedehnt jede~stunde von~stunde stunde~zu~stunde verdoppelt doppelt~so~groß wie~ein~ballon explodiert aufgeblasen schwillt~immer =ausbreiten =ausbreitet war~noch~klein noch~klein~war war~nur~klein schwarz_stinkt schwarze_stinkt verfault faulig verwest',
  genital:
    '=damm dammbereich intimbereich =schamlipp schambereich schamgegend =scham =leiste leistengegend leistenbereich genital zwischen~den~beinen =hodensack =scheide =vagina vulva untenrum unten~rum =schritt =eichel weichteile sackhaut =schamlippe =schamlippen',
  spine:
    'querschnitt paraplegi tetraplegi =para =tetra rückenmark rollstuhl =rolli genickbruch halsmark halswirbelbruch wirbelbruch =c4 =c5 =c6 =c7 =th2 =th3 =th4 =th5 =th6 =t3 =t4 =t5 =t6 wirbelsäulenverletz spinal~verletz gelähmt~ab gelähmt~seit',
  flush:
    'rot~im~gesicht gesicht_rot gesicht_glüht roter~kopf roten~kopf rote~birne hochrot knallrot =krebsrot =schwitzt =schwitze =schwitzen =schwitz schweissausbr =schweiss gänsehaut rotes~gesicht flecken_gesicht rote~flecken hektische~flecken =blutdruck hitzewallung =glühe schweissgebadet =schwitzte =schweissausbruch =schweissausbrüche schweissüberströmt',
  weak:
    'bein_schwach beine_schwach schwäche_bein bein_kraftlos kraftlos =gelähmt =lähmung =lahm =lahme =knicken =knickt einknick eingeknickt wegknick weggeknickt weggesackt wegsack sacken_weg sackt_weg sackt_zusammen bein_schlaff beine_schlaff beine_schlapp =wackelig =wacklig wie~gummi wie~pudding wie~blei wie~watte aus~gummi aus~pudding gehorchen =gehorcht tragen~mich tragen_nicht trägt~mich nicht~laufen nicht~mehr~laufen nicht~mehr~gehen nicht~stehen nicht~mehr~stehen nicht~mehr~aufstehen nicht~mehr~hoch nicht~bewegen nicht~mehr~bewegen kaum~laufen kaum~gehen kaum~stehen keine~kraft ohne~kraft wollen~nicht wollen~nicht~mehr machen~nicht~mehr zieht~nach =nachziehen stolpert stolpere steht~nicht~mehr muskeln_schwach muskeln_schlapp muskelschwäche arme_schwach =gelähmte =knickte',
  control:
    'kontrolle_verloren kontrolle~über kontrolle~mehr nicht~kontrollieren nicht~mehr~kontrollieren in~die~hose in~die~hosen hose~gemacht eingenässt eingekotet inkontinent eingepinkelt eingepisst eingeschissen vollgepinkelt nassgemacht merke~nicht merkt~nicht nicht~gemerkt ohne~zu~merken ohne~es~zu~merken ohne~was~zu~merken ohne~dass unkontrolliert verliere_urin verliert_urin stuhl_verloren läuft~einfach läuft~alles~raus nicht~mehr~halten stuhl_halten blase_nicht_spüre nicht~wenn~ich~muss spüre~nicht~wenn spür_nicht_muss verliere~pipi',
  stoma:
    '=stoma urostoma =urostomie neoblase ersatzblase ileumconduit ileum =conduit konduit =pouch künstliche~blase künstlicher~ausgang neue~blase stomabeutel',
  suprapubic:
    'suprapub bauchkatheter bauchdecken =spk =spdk =spf =cystofix katheter_bauch schlauch_bauch loch~im~bauch blasenfistel',
  out:
    'rausgerutscht rausgeflutscht rausgefallen rausgezogen rausgerissen rausgekommen rausgegangen rausgesprungen rausgeploppt herausgefallen herausgerutscht herausgezogen herausgerissen =herausgekommen =herausgeflutscht fiel~raus rutschte~raus flutschte~raus rutscht~raus selbst~gezogen selber~gezogen sich~gezogen einfach~raus plötzlich~raus suprapub_raus bauchkatheter_raus spk_raus bauchdecken_raus ist~draussen raus_versehen liegt_bett hängt~raus abgerissen samt~ballon mit~ballon mitsamt~ballon',
  noEntry:
    'nicht~rein nicht~mehr~rein nicht~hinein net~rein nimmer~rein nicht~einführen nicht~reinschieben nicht_einführen nicht~durch nicht~weiter stösst_widerstand widerstand krieg_nicht_rein bekomme_nicht_rein komme_nicht_rein nicht~reinbekommen nicht~reingekommen nicht~schieben lässt~sich~nicht~schieben rein_unmöglich',
  hardly:
    'kaum~noch kaum~was kaum~etwas kaum_pinkel kaum_pinkeln kaum~wasser kaum~urin kaum~pipi fast~nichts fast~nix fast~gar~nichts fast~kein fast~keinen fast~nichts~mehr paar~tropfen nur~tropfen nur~noch~tropfen =tröpfel tröpfchenweise tropfenweise nur~tröpfchen wenig~urin wenig~pipi wenig~wasser =rinnsal =tropft nur~noch~wenig nur~ein~paar =tröpfelt =tröpfeln =tröpfle',
  cancer:
    '=krebs prostatakrebs blasenkrebs nierenkrebs hodenkrebs peniskrebs krebskrank krebserkrank lungenkrebs krebspatient karzinom tumor metastas knochenmetas onkolog seminom lymphom gestreut =absiedlungen',
  thirst:
    '=durst durstig =durscht trinkt~und~trinkt trinkt~literweise trinke~literweise trinkt~ständig trinkt~nur~noch trinkt~andauernd =verdurst =verdurste',
  drug:
    'antibiotik medikament tablette =pille =pillen cotrim bactrim nitrofurantoin amoxicillin allopurinol penicillin infusion kontrastmittel immunther monuril fosfomycin cefurox pivmelam spritze =mittel novalgin =ab sulfonamid cefix unacid trimetho',
  desmopressin:
    'tablette_bettnäss tabletten_bettnäss nasenspray_bettnäss tablette_einnäss nocutil =minrin tablette_nächtlich',
  botulinum:
    'injektion~in~die~blase spritze~in~die~blase spritzen~in~die~blase blase_gespritzt blase_unterspritz blase_injektion',
  fluoroquinolone: 'ciprobay tarivid avalox ciprohexal chinolon gyrasehemmer norfloxa levoflox ciprofloxa',
  goodbye:
    'abschiedsbrief abschied_nehmen verabschiedet tabletten_gesammelt tabletten_gehortet tabletten~bereit =strick =pistole =gewehr =seil',
  worry:
    'angst~vor angst~nach angst~dass~ich angst~dass~es angst~dass~das angst~dass~mir angst~zu angst~davor befürchte risiko risiken wie~häufig wie~oft wie~wahrscheinlich wahrscheinlichkeit kommt~das~oft~vor kommt~das~häufig passiert~das~oft nächste~woche nächsten~monat nächsten~montag nächsten~dienstag nächsten~mittwoch nächsten~donnerstag nächsten~freitag kommende~woche in~zwei~wochen geplant geplante anstehende bevorstehende bevor~ich vor~der~einnahme hausaufgabe hausaufgaben referat schulprojekt facharbeit seminararbeit biologie vortrag klausur informationen~über informationen~zu infos~zu infos~über stimmt~es stimmt~das~dass ist~es~wahr gelesen~dass gehört~dass habe~gelesen ab~wann ab~welcher ab~welchem interessehalber neugierig neugier nur~interesse frage~mich~ob mal~theoretisch theoretisch vorbeugen verhindern kann~man~von kann~man~durch könnte~man kann~das~passieren kann~es~passieren wie~erkenne~ich woran~erkenne~ich woran~erkennt~man für~den~fall nebenwirkungen~kann welche~nebenwirkungen für~die~schule für~schule',
  watched:
    'öffentliche~toilette öffentliche~toiletten öffentlichen~toiletten öffentlichen~toilette öffentlichen~klos öffentlichen~wcs urinal urinalen pissoir wenn~jemand wenn~andere wenn~leute wenn~einer~neben neben~mir~steht daneben~steht zuschaut zusieht paruresis schüchterne~blase fremden~toiletten fremden~klos vor~anderen im~beisein in~der~öffentlichkeit raststätte raststätten männer~klo neben~mir',
}
