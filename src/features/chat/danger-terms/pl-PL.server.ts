import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {
  chest:
    'klatk klatce =piersi =piersiach =pierś =piersią mostk mostek =serce =sercu =serca =sercem =serducho zawał dławic szczęk żuchw zamostk =klata =klacie =klatę lewa~ręka lewą~rękę lewej~ręki lewe~ramię lewego~ramienia lewej~łopatki wieńcow',
  breath:
    'dusz dusi nie~mogę~oddychać nie~może~oddychać nie_oddych trudno_oddych ciężko_oddych źle_oddych trudności_oddych problem_oddych nie_złapać_tchu nie_złapać_oddech nie_złapać_powietrz łapie_powietrz łapać~powietrze brak~tchu bez~tchu brakuje_tchu brakuje_powietrza brak~powietrza zadysz świszcz rzęzi rzężę zatyka~mnie zatkało~mi~oddech ledwo~dyszy ledwo_oddych ledwie_oddych płytko_oddych łapczyw spłycon_oddech nie~ma~czym~oddychać',
  faint:
    'zemdl omdl mdlej mdlał mdleć zasłab straci_przytomn traci_przytomn utrat_przytomn nieprzytom półprzytom ciemno~przed ciemno_oczami mroczk zawrot kręci_głow kręciło_głow słabo~mi mi~słabo się~słabo słabo~mu mu~słabo jej~słabo osunął osunęł zbladł pobladł blady blada odlecia odlatuj odpłyn odpływa film_urwał urwał~film upadł~na runął runęł padł~na =bęc zwalił_nóg ścięło_nóg świat_wiruje wszystko~wiruje odcięł bez~przytomności',
  belly:
    'brzuch brzuszek brzuszk podbrzusz żołąd jelit kiszk =bebechy =bebechach =wątpia nadbrzusz kałdun pęcherz_pełn pełny~pęcherz pęcherz_tward pęcherz_pęk pęcherz_pęka pęcherz_pęknie pęcherz_rozsad',
  headache:
    'ból~głowy bóle~głowy bólem~głowy bólu~głowy boli_głow głow_bol głowa_pęka głow_pęka dudni_głow wali_głow wali~w~skroniach skroniach skronie pulsuje_głow migren rozsadza_głow rozrywa_głow rozsadza~mi~łeb napierdal_głow napierdal_=łeb napierdal_=łba =łeb_boli =łba_boli =łeb_pęka =łba_pęka łupie_głow łupie_czasz głowa~mi~eksploduje huczy_głow tętni_głow głowa_rozsad głowa_rozpad głowa_naparza naparza_głow',
  seizure:
    'drgawk drgawek padaczk konwuls epilep =prężeń prężył~się pręży~się wyprężył zesztywniał_oczy oczy_górę oczy_słup piana_=usta piana_=ust piana_=ustach piana_=ustami wywróci_oczy =drgał',
  cough: 'kaszl kaszel odkaszl wykaszl pokasł pluje =pluć =pluł =pluła wyplu plwocin odkrztus odkszt odpluw charcz',
  oneSided:
    'kącik_=usta kącik_=ust kącik_=ustach kącik_=ustami opad_kącik usta_wykrzyw wykrzyw_twarz wykrzyw_=usta wykrzyw_=ust wykrzyw_=ustach wykrzyw_=ustami wykrzyw_buzi skrzyw_twarz wykrzywił_twarz wykrzywiło_twarz krzywa~twarz krzywe~usta krzywa~buzia krzywy~uśmiech usta~krzywe buzia_krzyw opad_pół połow_twarz połow_ciał połowa~ust pół~twarzy pół~ciała pół~gęby jedn_stron_ciał stron_twarzy strona~twarzy =udar dostał~udaru objawy~udaru udar~mózgu sparaliżowało ręka~bezwładna bezwładna~ręka nie_podnieść_ręka nie_podnieść_ręki nie_podnieść_rękę nie_unieść_ręka nie_unieść_ręki nie_unieść_rękę nie~podnosi~ręki nie~rusza~ręką nie_ruszać_ręka nie_ruszać_ręki nie_ruszać_rękę nie_ruszyć_ręka nie_ruszyć_ręki nie_ruszyć_rękę ręka_odmawia ręka_opada nie~czuję~ręki nie~czuję~lewej nie~czuję~prawej zwisa_=usta zwisa_=ust zwisa_=ustach zwisa_=ustami zwisa_policz zwisa_twarz usta_opad twarz_opad opad_twarz drętwieje_połow zdrętwiał_połow drętwa_połow połowa_bezwład lewa~połowa~ciała prawa~połowa~ciała paraliż_twarz paraliż_ręki paraliż~połowy',
  speech:
    'bełkocz bełkot mamrocz niewyraźnie~mówi niewyraźnie_mówi niewyraźnie_mówię nie~może~mówić nie~mogę~mówić nie~umie~mówić nie_wysłow zaburzenia~mowy zaburzenie~mowy plącz_język język_plącze język_kołk stracił~mowę straciła~mowę stracił_mowa stracił_mowy stracił_mowę odebrało_mowa odebrało_mowy odebrało_mowę odjęło_mowa odjęło_mowy odjęło_mowę dziwnie~mówi mówi~dziwnie gada~dziwnie jak~pijany jak~pijana jak~po~pijaku brakuje_słów słów_znaleźć słowa_znaleźć zapomin_słów nie_wykrztus sepleni bełkoce nie~może~wymówić nie_powiedzieć_słow myli~słowa przekręca~słowa mowa_niewyraźn mowa_bełk zamazana~mowa wydusić_słow wykrztusić_słow',
  sight:
    'nie~widzę nie~widzi nie_widz przestał_widz przestał_widzieć ślepn oślep zaniewidz wzrok =niewidomy ciemno~w~oku ciemno~w~oczach zasłon_=oko zasłon_=oka zasłon_=oku zasłon_=oczach zasłon_=oczami zasłon_oczach firank_=oko firank_=oka firank_=oku firank_=oczach firank_=oczami kurtyn_=oko kurtyn_=oka kurtyn_=oku kurtyn_=oczach kurtyn_=oczami mgła_=oko mgła_=oka mgła_=oku mgła_=oczach mgła_=oczami mgłę_=oko mgłę_=oka mgłę_=oku mgłę_=oczach mgłę_=oczami czarna~plama plama_=oko plama_=oka plama_=oku plama_=oczach plama_=oczami plama~przed ledwo~widz gorzej~widz źle~widz stracił_wzrok utrata~wzroku nie~słyszę nie~słyszy nie_słysz przestał_słysz ogłuch głuch słuch_strac strac_słuch utrata~słuchu przytkał_=ucho przytkał_=uchu przytkał_=uszach przytkał_=uszy zatkało_=ucho zatkało_=uchu zatkało_=uszach zatkało_=uszy =ucho =uchu =słuch',
  face:
    '=twarz =twarzy =twarzą =buzia =buzi =buzię =buźka warg =usta =ustach =ust =język =języka =językiem =gardło =gardle =gardła powiek =oczy =oczu =oczach =oko policzk =gęba =gębie =gębę =pysk krtań',
  rash:
    'pęcherze~na~skórze pęcherze~na~ciele pęcherzyki~na pęcherzyk_skór pęcherzyk_=usta pęcherzyk_=ust pęcherzyk_=ustach pęcherzyk_=ustami pęcherzami_skór bąble~na bąbl_skór bąbl_ciel bąbl_=usta bąbl_=ust bąbl_=ustach bąbl_=ustami bąbl_ręka bąbl_ręki bąbl_rękę schodzi_skór skóra_schodzi skór_złuszcz skór_złazi złazi_skór skór_odchodzi skór_odpada skór_płat łuszcz_skór obłazi_skór nadżerk owrzodz rany_=usta rany_=ust rany_=ustach rany_=ustami ranki_=usta ranki_=ust ranki_=ustach ranki_=ustami rany_buzi ranki_buzi afty pleśniaw pęka_skór oparzon_skór skór_oparz wysypk_oczy wysypk_usta wysypk_pęch wysypk_bąbl =pęcherze_skór =pęcherze_=ustach =pęcherze_=usta =pęcherze_wargach',
  swallow:
    'nie_przełk nie_połk nie_przełyk nie_łykać nie_łykn trudno_przełyk trudno_połyk trudności_przełyk trudności_połyk kłopot_połyk kłopot_przełyk problem_przełyk problem_połyk źle_przełyk ciężko_przełyk krztus zakrztus dławi_jedz dławię dławi~się powieki_opad opad_powiek nie_trzymać_głow nie_utrzym_głow głow_opada głow_leci mięśnie_słab słab_mięśn osłabi_mięśn podwójn_widz widz_podwójn podwójnie kark_słab nie_podnieść_głow',
  painkiller:
    'przeciwból środki~przeciwb tabletk tabletek proszek proszk =leki =lek =leków =lekach czopek czopk zastrzyk kroplówk ketonal apap pyralgin nospa =spa dexak olfen ibum ibuprom poltram doreta zaldiar nimesil aspiryn =tramal =tramala rozkurcz spasmolin skopolan buskopan',
  help:
    'pomag pomóg pomoże pomóc dział zadział ulga ulgi ulgę skutk efekt uśmierz łagodz popraw lepiej =przynosi =rusza =chwyta =bierze',
  noHelp:
    'bez~efektu bez~skutku bez~rezultatu bez~poprawy bez~ulgi nic~nie~daje nic~nie~dają nic~nie~dało nic~nie~dał nic~nie~dała nie~dało~rady nie~dało~nic nie~daje~nic i~nic a~nic ale~nic dalej~boli wciąż~boli nadal~boli ciągle~boli nadal~ból dalej~ból boli~dalej boli~nadal boli~tak~samo tak~samo~boli boli~jak~bolało bolało~tak~boli zero~ulgi zero~efektu zero~poprawy zero~reakcji na~nic psu~na~budę gówno_da guzik_da jak~krew~w~piach jak~wodę nic~lepiej wcale~lepiej jest~gorzej coraz~gorzej jeszcze~gorzej',
  firstTime:
    'pierwszy~raz po~raz~pierwszy nigdy_miał nigdy_miałem nigdy_kamie nigdy~wcześniej nigdy~przedtem nigdy_życiu nigdy_problem pierwszy~atak pierwsza~kolka pierwszy~w~życiu dotąd~nie nigdy_chorow',
  lump:
    '=gula =gulę =guli =guz =guza =gulka guzek guzk przepuklin wybrzusz bulw =kula =wypukłość uwypukl wystaje zgrubien',
  noReturn:
    'nie_wejść nie_wchodzi nie~wchodzi nie_wepchn nie_wcisn nie_odprowadz nie_schow nie~chowa nie_wróci nie_wraca nie_cofn nie~cofa nie_wsun nie_włoży uwięzł uwięźn utkn zaklinow zakleszcz nie_wskocz nie_wpycha nieodprowadz dało_wepchn wcześniej_wchodz nie~da~się~odprowadzić',
  dark:
    '=siny =sina =sine =sinego =sinej sinaw posini zsini siniej czarn =czerń czernie czernia sczerni zczerni poczerni fiolet =niebieski =niebieska =niebieskie =niebieskiej granatow bordow =szary =szare =szara brunatn bakłaż śliwk =ciemna =ciemne =ciemnej ciemniej ściemni pociemni ciemnofiol ciemnoczerwon =burak buraczk',
  spread:
    'rozprzestrzen rozszerza rozłazi szerzy powiększa powiększy szybko szybki rośnie =rosną =rosło urósł coraz~większ coraz~większe coraz~większa coraz~większy coraz~dalej coraz~wyżej z~godziny~na~godzinę godziny_godzin co~godzinę w~oczach w~ciągu~godziny w~ciągu~kilku w~kilka~godzin w~godzinę w~parę~godzin w~dwie~godziny przez~noc błyskawiczn gwałtown wielkości wielk_jak jak~balon jak~piłka jak~arbuz jak~grejpfrut jak~pomarańcza jak~bania jak~melon jak~jabłko jak~pięść ogromn olbrzym wielki dwa~razy trzy~razy dwukrotn idzie~w~górę idzie~na~brzuch idzie~na~uda posuwa przesuwa schodzi~na~uda przechodzi~na~uda przechodzi~na~brzuch dochodzi~do',
  genital:
    'genital krocz moszn =wór =worek jąder jądra jądro penis prąci =srom sromow pochw pachwin intymn narząd~płciowy między~nogami między~udami tam~na~dole na~dole wargi~sromowe =jaja =jajach =siusiaku =fiucie przyrodzen',
  spine:
    'rdzeń paraplegi tetraplegi kwadruplegi czterokończyn =tetra =wózek =wózku =wózka =wózkiem wózkowicz =inwalidzki =inwalidzkim złaman_kręgosłup złamany~kręgosłup uraz~kręgosłupa uraz_kręgosłup złamany~kark złaman_kark kark_złam przerwan_rdzeń sparaliżowan porażon_od sparaliż_=pasa =c3 =c4 =c5 =c6 =c7 =th1 =th2 =th3 =th4 =th5 =th6 =th7 =th8 =t4 =t5 =t6 paraliż_=pasa',
  flush:
    'czerwon_twarz twarz_czerwon zaczerwien_twarz twarz_płon czerwon_gęba czerwon_gębę czerwon_gębie czerwon_szyj czerwon_jak~burak poczerwieni rumień wypiek płon_policz policz_płon płonie~twarz twarz_pali pali_twarz pocę poci spocon potu potem =pot =poty poty~zlew oblewa_pot zlewa_pot gęsia~skórka gęsią~skórkę gęsiej~skórki plam_szyi plam_dekolt czerwon_plam uderzen_gorąc cały~mokry cała~mokra kapie_pot',
  weak:
    'słab osłab niemoc bezwład niedowład =waty wacie ugina ugięł nie_chodzić nie_ustać nie_stać nie~stoi nie_wsta nie_iść nie~mogę~iść nie_ruszać nie_ruszyć nie~ruszam nie~rusza nie~chodzi nie~utrzymuj paraliż sparali chwiej =miękkie =miękną nie_władz niewładn ciężkie~nogi nogi~ciężkie nogi~jak odmawiaj odmówił wysiadł wysiadają opadają_ręce kolana_miękną plącz_nogi plącz_nogach plącz_nogami nogi~się~plączą nogi_nie_słuch potyka powłócz bez~siły nie_siły nie~mam~siły',
  control:
    'nie_utrzym nie_trzym nietrzym popuszcz popuści zsika zsiusi posika posiusia posra zesra zsra =sra_majtki =sra_majtkach =sra_gacie zlał~się zlałem~się zlałam~się bez~kontroli strac_kontrol stracił_kontrol traci_kontrol utrat_kontrol brak~kontroli nie_kontrol nie~czuję~kiedy nie~czuję~że nie~czuję~jak nie_czuj_mocz nie_czuj_sika nie_czuj_siku nie_czuj_siki nie_czuj_kupa nie_czuj_kupy nie_czuj_kupę nie_czuj_stolec moczy~się moczę~się samo~leci samo~cieknie leci~samo cieknie~samo leci~ze~mnie bezwiedn bez~wiedzy zabrudził kupa_majtki kupa_majtkach kupa_gacie kupę_majtki kupę_majtkach kupę_gacie stolec_=sam stolec_=samo stolec_=sama zwieracz nawet~nie~poczuł nie~wiem~kiedy mocz_ucieka ucieka_mocz wycieka =puściło puszczają~zwieracze',
  stoma:
    'urostom ileostom konduit =pouch nowy~pęcherz nowego~pęcherza nowym~pęcherzu neopęcherz zastępcz_pęcherz pęcherz~jelitowy pęcherz_jelit jelitow_pęcherz końcówk_jelit bricker wyłonion przetok =studer =stomia =stomii =stomię =stomi',
  suprapubic:
    'nadłon cystostom epicystostom rurk_brzuch rurka~z~brzucha cewnik_brzuch dren_brzuch dziur_brzuch wężyk_brzuch cystofix przezskórn',
  out:
    'wypad wyszła wyszło wysun wyrwa wyśliz wyleci wyskoczy wyszarp wylazł wypchn puścił_balon pękł_balon na~zewnątrz =wyciągnął =wyciągnęła =wyciągnąłem =wyciągnęłam wyciągnął~sobie =wyszedł pociągnął pociągnęł',
  noEntry:
    'nie_wejść nie_wchodzi nie~wchodzi nie_wejdzie nie~wejdzie nie_wsun nie_włoży nie_wprowadz nie_założy nie_wcisn nie_wepchn nie_przejść nie~przechodzi =opór =oporem =oporu =opory nie_zacewnik nie_cewnik nie_dostać jak~w~ścianę nie_przepchn nie_umieścić nie_wkład',
  hardly:
    'ledwo ledwie prawie~nic prawie~nie prawie~wcale niemal~nic niemal~nie kapie kropel kropl po~kropli po~kropelce pojedyncze =cieknie siurk skap odrobin tyle~co tylko~trochę trochę~tylko mało~co niewiele minimaln resztk =mało =malutko naparst łyżeczk cienk_strumy bardzo~mało tyci',
  cancer:
    '=rak =raka =rakiem =raku =raczysko rakow nowotw przerzut chłoniak onkolog złośliw czerniak =mety =meta rozsian',
  thirst:
    'pragnien chce_pić pić~mi pić_chce =pić_ciągle pije_litr wypi_litr pije~i~pije ciągle~pije pije~ciągle pije~bez dużo~pije pije~dużo spragnion sucho~w~ustach sucho~w~gębie suszy pije~jak pije~wiadrami pije_wiadr pije_hektolit prosi_woda prosi_wodę prosi_wody woła_woda woła_wodę woła_wody woła~pić chce~mu~się~pić butelk_za_butelk pije_woda_woda pije_woda_wodę pije_woda_wody pije_wodę_woda pije_wodę_wodę pije_wodę_wody pije_wody_woda pije_wody_wodę pije_wody_wody wypija',
  drug:
    'antybiot =lek =leku =leki =lekiem =lekach =leków tabletk tabletek biseptol bactrim furagin urofuragin monural nitrofur amoksy amoksiklav augmentin allopurin alopurin milurit zyloric kontrast zastrzyk kroplówk wlew immunoterap trimetop sulfonamid proszk finaster =tabsy cefuroks zinnat fosfomyc',
  desmopressin:
    'tabletk_moczeni =lek_moczeni =leki_moczeni =leku_moczeni leki_moczeni leku_moczeni tabletk_noc_sika tabletk_nocy_sika tabletk_nocne_sika tabletk_noc_siku tabletk_nocy_siku tabletk_nocne_siku tabletk_noc_siki tabletk_nocy_siki tabletk_nocne_siki minirin noctur',
  botulinum:
    'ostrzyk toksyn_pęcherz toksyn jad~kiełbasiany jadem~kiełbas =jad_kiełbas =jadu_kiełbas =jadem_kiełbas zastrzyk_pęcherz',
  fluoroquinolone: 'chinolon cypro =cipronexu ciphin urinoflox levoxa levalox nolicin proxacin ofloks lewoflok',
  goodbye:
    'pożegnaln pożegnał_się pożegnała_się żegna~się żegnaj~cie żegnajcie list~pożegn =broń =broni =pistolet sznur_kupi =linę_kupi nazbierał_tablet uzbierał_tablet zbiera_tablet przedawk rozdaje_rzeczy =strzelbę =dubeltówkę pod~pociąg na~tory',
  worry:
    'boję~się~że boję~się~że~po boję~się~zabiegu boję~się~operacji boję~się~biopsji boję~się~badania boję~się~gorączki boję~się~powikłań boję~się~bólu boję~się~brać boję~się~wziąć boję~się~seksu boję~się~cewnika boję_się_przed obawiam~się~że obawiam~się~zabiegu obawiam~się~operacji obawa~przed strach~przed lęk~przed strach_przed jak~często często~się~zdarza jak~duże~ryzyko jakie~jest~ryzyko jakie~ryzyko ryzyko~jest ryzyko~że duże~ryzyko ryzyko ryzyka jakie~szanse jaka~szansa prawdopodobieństwo za~tydzień za~miesiąc za~dwa~tygodnie za~trzy~tygodnie w~przyszłym~tygodniu w~przyszłym~miesiącu w~przyszły mam~mieć ma~mieć mam~zaplanowan mam~zaplanowaną mam~zaplanowany zaplanowany zaplanowaną będę~mieć będę~miał będę~miała idę~na czeka~mnie przed~zabiegiem przed~operacją przed~biopsją zanim~wezmę zanim~zacznę zanim~pójdę przed~wzięciem przed~rozpoczęciem praca~domowa pracę~domową do~szkoły do~pracy~domowej na~lekcję na~biologię na~zajęcia referat prezentacja prezentację prezentacji projekt~szkolny projekt~do wypracowanie na~studia studentem studentką na~egzamin egzamin egzaminu kolokwium informacje~o informacji~o informacje~na szukam~informacji czytałem~że czytałam~że czytałam~o czytałem~o przeczytałem przeczytałam wyczytałem wyczytałam w~ulotce na~ulotce słyszałem~że słyszałam~że słyszałem~o słyszałam~o czy~to~prawda czy~prawdą czy~można~dostać czy~może~powodować czy~może~wystąpić czy~może~wywołać czy~może~dojść czy~grozi po~ilu~godzinach po~jakim~czasie ile~godzin od~ilu~godzin od~jakiej~temperatury przy~jakiej~temperaturze od~jakiej~gorączki jaka~temperatura jaka~gorączka kiedy~jechać kiedy~trzeba kiedy~należy jak~zapobiec jak~zapobiegać jak~uniknąć jak~rozpoznać co~jeśli co~jeżeli co~jak na~wypadek teoretycznie z~ciekawości ciekawi~mnie ciekawe~czy zastanawiam~się~czy na~przyszłość czy~trzeba czy~należy czy~powinno~się do~którego~roku do~jakiego~wieku w~jakim~wieku do~ilu~lat może_powodować może_spowodować może_wywołać czy_powoduje kiedy~mogę kiedy~można mam~jutro jutro~mam jutro~idę jutro~biopsja',
  watched:
    'w~publicznej w~publicznych publiczna~toaleta publicznej~toalecie publicznych~toaletach publicznym~kiblu toalecie~publicznej toaletach~publicznych szalet szalecie przy~ludziach przy~innych przy~kimś przy~kolegach przy~obcych gdy~ktoś jak~ktoś kiedy~ktoś ktoś~obok ktoś~stoi ktoś~patrzy ktoś~słucha obok~ktoś ktoś~jest~obok przy~pisuarze pisuar pisuarze pisuarach pisuarem nieśmiały~pęcherz wstydliwy~pęcherz nieśmiałego~pęcherza w~szkolnej w~szkole w~klubie na~dworcu w~towarzystwie poza~domem',
}
