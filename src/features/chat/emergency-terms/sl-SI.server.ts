import type { EmergencyTerms } from './emergency-terms.server.ts'

export const emergencyTerms: EmergencyTerms = {
  medicine:
    'modro~tabletko modra~tabletka modre~tabletke modri~tabletki tablet_erekcij tabletki~za~erekcijo tableto~za~erekcijo tablet_potenc tabletk_potenc zdravilo_erekcij zdravil_potenc pilul_erekc injekcij_penis injekcij_tič injekcij_erekc viagr viagri viagro kamagr kamagri cialis',
  fine: 'vse~je~v~redu vse~v~redu zdrav zdrava brez~tezav vse~ok zdravo =zdravi je~v~redu dobro~je dobro~se~počutim počutim~se~dobro počutim~se~odlično počutim~se~ok drugače~ok drugače~zdrav drugače~zdravo drugače~dobro nič~me~ne~boli nič~mi~ni brez~težav že~teka in~že~teka zlahka~potisnem je~minila~in~dobro potem~mine potem~preide',
  denialFollows: true,
  not: 'ne ni nič brez nikoli nikakor nemorem niti nisem ne~morem nobene nobenega nemore nemoremo =nč noče neče nočejo nimam nima nimajo komaj nemoreš nemorm',
  or: 'ali niti',
  but: 'ampak in z s vendar toda',
  other: 'zadržati zadržim zadržujem pogosto veliko nadzorovati postelj ustaviti peče težave dovolj v~urinu v~seču',
  pee: 'lulat lulam lulati urinirat uriniram scat ščijem uriniranje odvajati~vodo voda~gre iti~na~vodo polulat polulati =lula =scati =scat =poscat odvajam~vodo izprazniti~mehur izpraznim_mehur scal scam lula polula na~malo~potrebo na~vodo mokrit pišat =urinirala odteče~urin izprazn_mehur lulat lulam po~kapljicah po~kapljah samo~kaplja le~kaplja samo~kaplje',
  urine:
    '=urin =urina =seč =seča =vode =lulanje =scalin =vodo =scanje =urinu =seču =scaline =urinom =sečem =školjki =wcju =kahli',
  drop: 'kaplja kapljica kapljice kaplje kapljico =kapljic kaplj kapljicah po~kapljicah kapljic',
  stone:
    'kamen kamni ledvičn kolika kamna =kamenček =kamenčki peska kamnov kamnom kolike ledvične~kolike kamenček pesek~v~ledvic',
  side: 'ledveni bok boku hrbet hrbtu ledvica ledvice ledvic križ križu =boku hrbta =ledvena =ledja =ledjih =križa =rebri križa ledvico rebri pod~rebri',
  fever:
    'vročin temperatura povišana~temperatura vročico =vročico temperaturo kuha~me in~kuham =kuri fibra =fibro febra =vročičen gorim gori =gorim =gori vsa~gori ves~gori vsa~gorim vročina vročino vroč~kot vroča~kot skočila~vročina kuri~me kuham',
  shiver:
    'mrzlica mrazi mrzlico trese tresem drgetam drhti drhtim tresavic zebe stresa šklepet drget =mraz trese~me mrazenje mrazi~me šklepetajo šklepeta šklepetam zobje_šklep drgeta zebe~me zmrzujem',
  testicle:
    'modo moda modu modih testis jajce jajca mošnja testise =jajca =modi =mošnji jajček testisa =jajčka =jajčke jajčk =jajci =mod mošnj jajčec jajcih jajčeca mod mošnji mošnjiček testisi',
  pain: 'boli bolečin bolečina bolijo bol bolečine bolel zabolel boleč =boleti grize ubija peklensk =bode =reže špika zbada zabole crkn usekalo useka =zvija zvija zvijam preseka stiska_prsih stiska_prsni stiska_srce stiska_srcu tišči_prsih tišči_prsni pritisk_prsih pritisk_prsni pritiska_prsih pritiska_prsni tesnob_prsih tesnob_prsni zgrabilo_srce zgrabilo_srcu zagrabilo zbodl zbode seva trga kriči joka_bolečin ne~najde~položaja ne~najdem~položaja ne_najti_položaj tarna stoka krčevit zvijal izžarev =bolečin razžira stisnilo_prsih stisnilo_prsi stisne_prsih zabolelo usekal reže tišči stiska~v~prsih zgrabilo joka~da rastura raznaša razneslo prijel~za~prsi kolje prereže peče~v~prsih prijel~za~hrbet prijel~se~za prijela~se~za prijel_hrbet bolet bolelo',
  strong:
    'nenaden nenadna nenadoma hud huda močn močna strašn grozn neznosn naenkrat zbudil silovit ostra =hudo akutna grozljiv =silna nenadno peklensk znenada hipoma iznenada prebud noro nenad =ubija silno crknil znorel kot~hudič kot~vrag kot~sto kar~naenkrat nenadn za~znoret nora groz strašansk ne~morem~hodit zbudila~bolečina zbudila_bolečin nož zasadil kriči kričal usekalo zvija presekalo iz~nič naenkrat~prijel nenormalno noro~boli',
  twist:
    'zasuk torzija zasukano zavrteno zasukal zasukan zavrtelo zvilo zvito =obrnilo =obrnjeno zavrt zvit =obrnjen dvignilo',
  erection: 'erekcij otrdel =stoji',
  hour: 'ura ure uro ur uri =h',
  lasts:
    'mine popusti popušča upade teče =dol upad spusti pade =minila =minilo =minil splahn omehč zmehč uplah mehak =poleže =poležejo',
  alone:
    'zastrupitev~krvi priapism priapizm paraphimos parafimo urosepsis =sepsis seks_poka seks_počl seks_poči seks_hrsk seks_tresk sexu_poka sexu_počl spolnem_poči spolnem_poka spolnem_počl erekcij_poči =sepsa =sepse =sepso =sepsi',
  blood: 'kri krvi krvni krvav krvavi krvavitev krvavim premočila_gazo premočen_povoj premočil_povoj krvjo',
  red: 'rdeč rjav',
  clot: 'strdek strdki strdke krvni~strdki strdkov =kosi koščki =kepe koščke =kosih strjen sesirjen =kepo kepic kečap ketchup žele želatin sesed s~kosi kosi~krvi kose~krvi grudice sesedena~kri jetra',
  heavy:
    'veliko močno omedle vrti zelo čista~kri sama~kri samo~kri omotic vrtoglav nezavest čisto~kri ogromno lije polno~krvi =poln curkom kečap ketchup kot~vino paradižnik rdeče~vino =kri~in~kri mlaka luža kri~teče teče~kri kri~lije lije~kri kri~kar~teče namesto~urina kri~namesto kosi~krvi s~kosi kosi premočila premočil brizga curek~krvi litri potoki veliko~krvi cela~postelja',
  foreskin: 'kožica prepucij kožico =kožica kožice',
  stuck:
    'zagozd zataknjen ujeta zataknila stisnjen zataknil ukleščen ujel ne~gre~naprej ne~gre~čez obtičal zažet ne~morem~nazaj kot~obroč zažema ne~morem~spravit ne~morem~spravit~naprej je~ne~morem~spravit ne~da~se~spravit zataknila~za za~glavico ostala_za stiska zagozdila ne~gre~nazaj ne~vrne~se',
  swollen:
    'otekl otekel oteklina oteka zatek =modro =moder =modra zatečen podplutba =črn =vijoličast zatekl natekel nateklo napihn vijol =plavo zabuh kot~jabolko =črno ogromn kot~grenivka kot~balon kot~melona kot~pomaranča kot~žoga jajčevec =črna otekla otekle oteklo otečen otečena otečeni napihnil napihnila napihnjen nabrekel nabrekla upadel_otekel raste~pred podplut modric hematom kot~sliva moder~kot',
  injury:
    'padel padla padec nesreča brca udarec udaril poškod počilo brcn zvil nezgoda prometna udar zaletel brcnil kopnil =brco padl žogo prometn stisnil krmilo čez~krmilo štang štango brco dobil~žogo padel~na padla~na nesreč trčil zbil treščil padcu padca =padec =padcu =padca udarca poškodb',
  penis:
    'penis ud spolovil =lulček =kurac =tič spolni~ud glavic =lulek =tiča =tiču =lulčka =lulčku =kurca =kurcu =kurec penisa lulček lulčka luleka lulek tič tiča tiču kurac kurca glavica glavico pimpek ud~mi tička',
  numb: 'otrpl odrevenel mravljinc otopel brez~občutka ne~čutim omrtvel mravljinč omrtvič nimam~občutka nima~občutka izgubil~občutek izgubila~občutek nič~ne~čutim nič~ne~čuti brez~čutil otrpnil otrpnila otrpla otrpel otrpnil~sedež sedež_otrpn ne~čuti ne~čutim~ničesar mrtvi',
  legs: 'nogami nog noge dimlj med~nogami stegn zadnjic presredek mednož =rit =riti zadnjič meča =mečo =meče =mečih =noga =nogo =nogi =nogah ne_hodit ne_hoditi ne~hodi ne_vstat ne_vstati ne~vstane ne_stati sedež meč rit stegna dimlje',
  pregnant:
    'noseč ena~ledvica eno~ledvico z~eno~ledvico samo~ena~ledvica =nosečnica nosečn šestem~mesecu~sem v~šestem~mesecu v~sedmem~mesecu v~osmem~mesecu v~petem~mesecu nosim~otroka pričakuje~otroka pričakujem~otroka pričakuje~dojenčka noseča drugem~stanju samo~eno edino~ledvico teden~nosečnosti',
  vomit:
    'bruham bruha bruh kozla skozla =pokozlal =pokozla bruhat bruhal pobruhal kozlat =kozlam izbruh vse~vrže vrže~ven meče~ven ne~zadrži~v~sebi ne~zadržim~v~sebi meče~iz~sebe izbljuva =zbruham slabost~in bruhala bruhanje izbruham izbruha kozlam kozlal nič~ne~ostane ne~ostane~v~meni nič_ostane ne~obdržim ne~obdrži ne~zadržim~hrane nič~ne~zadržim slabo~mi~je slabost gre~ven~vse vrne vračam takoj~jo~vrnem takoj~vrnem takoj~izbruham ne~zadržim~niti ne~zadržim~vode',
  confused:
    'zaspan hitro~diha bled blodi hitro~dihanje omotičen nezavesten neumnosti nesmisl bledej =blede =bledel ne_zbudit ne_zbudi ne_prebudi neodziv ne~odgovarja ne~prepozna ne_ve_kje zmešan meša~se halucin čudno~govori nezavest =zmeden =zmedena =zmedeno =zmedeni =zmedn zmedenost kot~cunja cunja mlahav hitro_diha hitro_diham hitro_dihan diha~hitro diha~zelo~hitro ni~pri~sebi ni~bil~pri~sebi ni~čisto~pri~sebi ne~zaveda zaspana ne~spravim~pokonci ne~zbudi ne_zbuditi malodušn otopel apatič brezvoljn nesmiseln komaj_zbud komaj_zbudim skoraj~ne~morem~zbuditi ne~ve~kateri ne~ve~kje ne~ve~kdo ne~ve~kaj ne_ve_dan ne~prepozna~me ne~pozna~me odsoten odsotna čisto~odsotna govori~neumnosti govori~nepovezano bluzi blebeta diham~kot diha~kot hitro~diham srce~razbija srce~mi~razbija razbija_srce ne~moremo~zbudit ne~moremo~ga~zbudit ne~morem~ga~zbudit ne~moremo~prebudit težko~zbud kar~naprej~spi spi~cel~dan zmeden zmedena zadihan ne~odziva ne~reagira blede',
  infection:
    'okužb vnetj vnetje peče_lula peče_lulat peče_lulan peče_voda peče_vodo peče_vode peče_urin pečenje_lula pečenje_lulat pečenje_lulan pekoč_urin bakterij_urin bakterij_seč pekoče',
  catheter:
    'kateter vrečk_prazn vrečka~za~urin vrečko~za~urin v~vrečki v~vrečko urinska~vrečka =katetr =katetra katetra katetrom kateteriziram kateterizira cevka cevko vrečka vrečko vrečki nefrostom nefrostoma =foley urinska',
  blocked:
    'zamašen zamašil zamašit ne~teče ne~odteka ne~dela vrečka_prazn ne~prepušča ne~pušča zamaš nič~ne~teče nič~ne~odteka nič~ne~gre~v nič~ne~pride~v nič~ni~v nič~v~vrečki vrečka~prazna vrečko~prazno vrečka~je~prazna prazno~vrečko prazna~vrečka suha~vrečka nehal~teči nehala~teči ne~odvaja nič~od~jutra od~jutra~nič od~noči~nič ne~kaplja nič~ne~kaplja vrečka_suha suha_vrečka zamašila zamašena teče~mimo teče~ob~strani ne~izprazni se~ne~izprazni ne~prazni nič~v~vrečk nič_vrečk vrečka~suha ne~polni~se',
  crisis:
    'samomor ubiti_se ubil_se nočem_živeti nočem_več_živeti želim_umreti hočem_umreti končati_življenje ne_želim_živeti vzeti_življenje ne_živel_več življenje_nima_smisla bolje_mrtev ubiti~se ubil~se nočem_več_biti ne_da_se_živeti ni_vredno_živeti izginil_sveta izgini_sveta lažje_brez~mene bolje_brez~mene boljše_brez~mene brez~mene ubijem_se se~ubijem bi_ubil_se končal_življenje končam_življenje končati_vsem konec_življenj naredim_konec naredil_konec naredit_konec raje_mrtev rad_umrl rada_umrla umrl_rad rajši_mrtev ne~da_živeti ne_živi_mi naveličan_življenja ne~vidim~smisla nima_smisla_več skočil_mostu vzel_življenje vzamem_življenje režem_se poškodujem_se hočem_umret želim_umret nočem_živet nočem_zbuditi da~bi~me~ne~bilo najraje_mrtev obesil_se obesim_se ne~bi~več~živel ustreli_se se~ustreli se~ustrelil ustrelim_se se~ustrelim ustreliti_se ubije_se se~ubije se~bo~ubil se~bo~ubila se~bo~ustrelil se~bo~obesil se~bo~vrgel vrže_vlak vrgel_vlak vržem_vlak pod~vlak obesi_se se~obesi se~obesim se~obesil utopi_se skoči_mosta skočim_mosta skoči_okna naredi_si_kaj si_kaj_naredi si~bo~kaj si~bo~nekaj si_nekaj_naredi kaj~si~naredi kaj~si~bo konča_življenje končal~bo vzame_življenje si~vzame~življenje poslovilno poslovil_nas noče_živeti noče~več~živeti noče_živet ne~vidi~smisla želi~umreti hoče~umreti hoče~umret raje~umrl raje~umrem ne~bi~več~bil vse~tablete_vzel predozir vzamem_vse_tablete pojedel_tablete reže_se poškoduje_se nočem~več nima~smisla~živeti življenje~brez~smisla sit_življenja dovolj_življenja mi~je~dovolj~vsega ni~mi~do~življenja ne~vidi~več~smisla ne_vidi_smisla ne~vidim~več~smisla vse~skupaj~končati vse~končati končati~vse končal~vse naredit~konec narediti~konec končam~s~tem končati~s~tem si~bom~kaj~naredil kaj~naredil~si si~bo~kaj~naredil si~kaj~naredi se~bom~obesil obesit~se obesiti~se nočem~več~živet nočem~živet noče~živet nočem~živeti nočem~več~živeti hočem~umret želim~umret rad~bi~umrl rada~bi~umrla razmišljam~o~smrti razmišljam~o~samomoru vzeti~si~življenje vzet~si~življenje da~se~ubijem ubil~se~bom ubila~se~bom bolje~da~me~ni bolje~bi~bilo~brez~mene nima~smisla~živet ni~vredno~živet skočil~bom~z skočil~pod pojedel~bom~vse~tablete končal~bom~vse končat~s~tem končati~življenje ne~da~se~mi~živet sit~sem~življenja naveličan~življenja seboj_koncati seboj_koncal',
  about:
    'kaj~je kaj~so kaj~pomeni kako~se~zdravi kako~nastane zakaj~nastane normalno_traja običajno_traja kako~pogosta kako~pogost kako~pogoste kako~redka kaj~povzroča kaj~pomenijo',
  past: 'kot~otrok lani pred~leti v~otroštvu nekoč lansko~leto ko~sem~bil ko~sem~bila kot~deček kot~fant pred~enim~letom v~mladosti pred_leti pred_letom pred_meseci let~nazaj leta~nazaj v~mladih kot~majhen kot~dojenček pri~10~letih pri~11~letih pri~12~letih pri~13~letih pri~14~letih pri~15~letih pri~16~letih pri~17~letih pri~18~letih pri~osmih pri~desetih pri~petnajstih včasih~sem ko~sem~imel imel_prejšnji_mesec_vročino vročina~je~minila je~minila~in~dobro vročina~je~padla vročina~padla bolečina~je~minila bolečina~minila minilo~je samo~minilo minut~in~že pred~dvema~letoma pred~tremi~leti pred~petimi~leti pred~desetimi~leti pred~pol~leta pred~nekaj~leti lansko~zimo lansko~poletje davno umrl~za davno~umrl kolega~je~pravil je~pravil~da pravil~da znanec~pravil pri~vojakih kot~študent kot~mulc zlahka~potisnem potem~mine potem~preide kot~najstnik',
  now: 'zdaj danes spet od~včeraj ponovno od~sinoči sinoči nocoj naenkrat nenadoma boli bolijo =že ponoči~je še~vedno krvavim nemore',
  self: '=jaz =moj =me =mi =mene =sem =imam =nimam =morem sin mož otrok =oče =žena =fant =mama =sina sinu hči tata dedek dedi babica žene moža mojega naš',
  cannotPee:
    'nič~ne~pride nič~ne~gre nič~ne~priteče ne~gre~lulat ne~pride~nič zastoj~urina nič~ven pritiskam_nič napenjam_nič napenja_nič napinja_nič pritiska_nič mehur_razneslo mehur_razgnalo zaprlo~vodo zapora~urina zaprta~voda ne~gre~na~vodo ne_izprazniti ne_izpraznit ne_izpraznim lulat~pa~nič lulati~pa~nič na~vodo~pa~nič niti~kaplje niti~kapljice scat~pa~nič voda~ustavila ustavila~voda ustavil~urin gresta_kaplji pride_le_kaplj gredo_kaplje nehal_lulat prenehal_lulat nisem~spustil nisem~spustila pa~ne~gre počil~pa~ne mehur~mi~bo~počil mehur_počil nad~školjko~pa~nič školjko~pa~nič školjko~in~nič ne~morem~lulat ne~more~lulat urin~ne~gre ne~gre~urin ni~lulal ni~lulala nisem~lulal nisem~lulala nisem~scal nisem~uriniral ni~uriniral ni~urinirala ne~morem~urinirat ne~morem~odlulat ne~morem~scat napenjam~se~pa~nič suha~plenica suhe~plenice prenehal~lulat zaprla~voda voda~se~je~zaprla na~wc~ju~in~nič wc~ju~in~nič ju~in~nič sedim~in~nič sedim~pa~nič na~školjki~in~nič na~školjki~pa~nič na~stranišču~in~nič na~stranišču~pa~nič stojim~in~nič tiščim~in~nič trudim~se~in~nič',
  goesOn:
    'stalna trajna neprekinjen celo~noč vso~noč ves~dan cel~dan od~zjutraj od~jutra od~sinoči od~včeraj neprestan od~polnoči krvavi~in~krvavi še~kar~krvavi še~vedno~krvavi krvavi~naprej ne~neha ne~preneha ne~ustavi ne~poneha tiščimo pritiskamo tiščim~že pritiskam~že preteče premočen prepoji teče~naprej od~22 od~23 ne_ustaviti ne_ustavit ne~moremo~ustaviti ne~moremo~ustavit ne~morem~ustavit ne~da~se~ustavit premočila premočil tretjo~gazo tretji~povoj še~vedno~trd še~stoji še~vedno~stoji ne~gre~dol kar~naprej neprestano še~vedno~teče še~krvavi ne~neha~teči ne~preneha~teči',
  crack:
    '=pok počil počilo zlomil =tresk pokanje zlom hrsk hrsknil škrtnil resk škrip =poka hrsknilo počila pokilo pokni škrtnilo tlesk krcnilo',
  hard: '=trd =trdo =trda =trdega =trdi =trde =trdem kot~deska =deska trd~kot trda~kot otrdela otrdel kot~kamen',
  forward: 'naprej za~glavico',
  coldSweat:
    'hladen_pot hladnem_potu hladn_znoj mrzel_pot mrzlem_potu leden_pot leden_poten ledeno_poten hladen_poten hladna_potna mrzel_poten siv~v~obraz siva~v~obraz lepljiv prepoten marmoriran lisast lise~po~telesu pobledel~poten siv~kot siva~kot roke~mrzle mrzle~roke mrzle~noge noge~mrzle ledene~roke ledene~noge roke_mrzl noge_mrzl lise_noga lise~po~nogah lise~po~koži marmor oblil~me mrzel~pot hladen~pot oblil_pot mrzla~koža modre~ustnice ustnice~modre',
}
