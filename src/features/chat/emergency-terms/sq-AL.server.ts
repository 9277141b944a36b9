import type { EmergencyTerms } from './emergency-terms.server.ts'

export const emergencyTerms: EmergencyTerms = {
  fine: 'gjithçka~mirë çdo~gjë~mirë jam~mirë shëndetshëm pa~probleme normale është~mirë tani~mirë u~shërua shëndosh (tani|tash)~(jam|eshte|ndihem|ndihet)~mire (tani|tash)~jo~me kalloi kaloi~vet ndihem~mire jam~mire mire~tani mire~tash s~dhemb nuk~dhemb pa~dhimbje kullon~mire',
  not: 'nuk s mos pa asnjë kurrë dot as asgjë nukmund nukmunda smund smunt asnje kurgjë hiç ska sko =sm sbëj sdel jo nuk~po mezi =skam =ska =skemi =skane =sme',
  or: 'ose as',
  but: 'por dhe me',
  other: 'mbaj mbajë shpesh shumë kontrolloj shtrat ndaloj djeg vështirë në~urinë',
  pee: 'urinoj urinoi urinojë urinim urinuar pshurr shurroj pshurros urino pshurrem përmjerr shurrosem bëj~pshurrën shurr zbraz~fshikëzën zbraz_fshikëz pshurrje =urinuar =permjerr pshur permjerr bërë~ujët bëj~ujët derdh~ujët =pishi çiș bëj~çiç çurr urinu urinon urinoja shurren shurru =cis =cisi =cish ben~cis bej~cis',
  urine:
    '=urinë =urina =shurrë =urine =pshurrë =urinës =shurra =urines =urinën =pshurra =pshurrën =shurrën =ujët =çurr',
  drop: 'pikë pika pike =pikëz pik =pikla =pika',
  stone:
    'gur guri gurë gurët kolika dhimbje~barku~gur =gur =guri =gurë =guralecë =rërë gurë~veshk koliko kolik koliko~renale gur~në~veshkë kolika~renale (kap|kapi|zu|zune|zuri)~guri',
  side: 'veshkë veshka veshkat veshkën ije ijë shpinë mesi kurriz brinjë shpina veshkave =anë =brinja ijën ijët =kurrizi =mesin =beli =veshke =veshka =bel =shpine =ije =brinjët =mesi =mesit kryqe =kryqet fortë~në~mes dhimbje~në~mes dhembje~në~mes anash =shpinen =kryqeve',
  fever:
    'temperatur ethe zjarrmi temperature zjarrmia =ethet temperaturë temperat zjarm zjarrm =zjarr =ethe tridhjetë~e~nëntë tridhjetë~e~tetë =nxehtë =përvëloj përvël po~digjem~nga ka~hyp~temperatura nxehte nxehet digjem digjet_zjarr po~digjet ndezur~zjarr =kallet =zjarri',
  shiver:
    'dridh dridhura ethe dridhje dridhem dridhet rrëqeth =dridha morni ftoh =rrënqeth rrënqeth të~ftohta~dhe~të mardh ftohtit morn =dhëmbë~dhëmb kërcasin~dhëmb të~dridhurat =dridhma =dredh =dridhem dridhma tehdridhura tedridhura mornica ftofta te~ftofta dridheshim dridhesh',
  testicle:
    'testikul herdhe koqe bole herdhja skrotum testikuj herdhet herdhen =koqet =topa =koqja topi =herdhe kokerr =kokrra =kokrrat =kokrrave =kokrrën =koqe =topat =topet =herdhja =herdhet =tope =vezë =vezët =veza =bolet bolet qesja =qese =topthat =koçe =koçet =bolja =boljet =bolen boljet =bole =koqes =koqesh bythcat =hallatet qesen =qesja',
  pain: 'dhimbje dhemb dhimb dhimbja dhembje dhembin =dhemb lëndon =dhimbshme therje dhem =dhimbj =therë ther =pret =vras =sëmbon sëmb =digjet~nga po~vdes~nga vdes~nga çmendem~nga bërtet~nga qan~nga =dhimset =dhembje lëngon shtrëngim_gjoks gjoksi_shtrëng gjoksin_shtrëng peshë_gjoks presion_gjoks ngushtim_gjoks mpreh thikë~në përpëlitem përpëlitet përdridhem përdridhet rënkon rënkoj më~griset grisje shqyerje bërtas ulërij përkulur palosur =bërtet =ulërin këmbëhapur këmbët~hapur kolik dhimjbe dhemp bertet bertas bertit gjemon qan~prej shtypje_(kraharor|gjoks|zemer) (peshe|gur)_(kraharor|gjoks) =ulerin uleri ulurin gjeme',
  strong:
    'papritur befas fortë forta tmerrsh padurueshm menjëherë zgjua papritmas befasisht fort =forta menjëhershme akute tmerrshme mprehtë menjiher tmerr forte =shumë~e~fortë papandehur =papritmas llahtar padurush marrëz vdes~nga çmendem zgjoi zgjova =ferr =keq ashpër thikë jashtëzakon krejt~papritur plas~nga padurueshem t~madhe shpim thik papermbajt rreqeth =pernjehere njehere njeher me~njehere marreza plas =kijamet (s|nuk)_duro =mbyt mbyt_dhimb thik_(bark|shpin|mes|gjoks)',
  twist:
    'përdredh torsion rrotullu përdrodh përdredhje perdredh përdredhur rrotulluar perdrodh rrotull ktheht =kthyer përthye =dredh =ndrydhur',
  erection:
    'ereksion =ngritur ereksioni ngritur =ngrehur =ngrihur ereks =ngrit =çohet =çuar =ngrihet =ngreh ngordhur~ngritur =kari~fort =ngrene ngrit ngrehur',
  hour: 'orë orësh orëve ora =h',
  lasts:
    'ulet bie kalon ikën kullon =bjerë =bie =bjere =ra zbut zbutet zbresë zbret ulur =ulet =uljen =shuhet =ik qetëso qetësohet =kalo kalu =lëshohet pushon =binte =ulej leshon kullo leshohet lshohet zbrit zbraz =bjen =uli qetes lshoh',
  alone:
    'sepsë helmim~gjaku priapism priapizëm paraphimos parafimo urosepsis =sepsis seks_krisi seks_kërciti seks_krismë marrëdhënie_kërciti marrëdhënie_krisi seksit_kërc seksit_kris hernie~e~mbytur hernie~e~ngujuar hernia~e~ngujuar (seks|marredhen|marrdhen|marrdhenie|dashuri|krevat|shtrat)_(krak|kerc|kercit|kris|krisi|thye|perthye|perthy|plasi|kput|keput)',
  blood: 'gjak gjaku gjakderdh gjakos =gjaki =gjakun =gjake',
  red: 'kuq kafe',
  clot: 'mpiksj mpiksje koagul mpiks trombe copa copë copëza =copat mpiksur kokrra =copëza =copra =thërrime =gunga gunga kokrriz =trombe =topa =topth cope~te~medha copa~te~medha =lloc lloqe llogje',
  heavy:
    'shumë madhe bie~të~fikët vetëm~gjak gjak~i~pastër marramend fikët =mendët gjithë~gjak plot~gjak krejt~gjak =lumë rrjedh =çurg curril =gurron humb~ndjenj alivan mendët gurgull shkon~lumë nuk~ndalet s~ndalet nuk~ndalon s~ndalon pa~ndalur qull vazhdon~të~rrjedhë gjaku~nuk~ndalet krejt~(e~kuqe|kuq|gjak) vetem~gjak (s|nuk)~(po|)~(i|me|)~(nal|nalet|nalet|ndal|ndalet|ndalon|pushon|pushet|kalon) rrjedh_gjak po~rrjedh pa~pushim',
  foreskin: 'lafsh prepuc lëkura~penis lafsha lëkurëza lëkurëz =lëkura =lëkurën',
  stuck:
    'ngec bllok mbërthy ngeci ngecur mbetur zënë mbet~mbrapa mbeti~mbrapa mbeti~prapa ka~mbetur nuk~kthehet s~kthehet nuk~shkon~përpara nuk~vjen~përpara shtrëng nuk~hyn nuk~e~kthej',
  swollen:
    'ënjt enjt fryrë fryhet ajtur =blu =mavi =zi mavijos =enjtur ënjtur fryr enjtje ajt fry =fryrë bë~sa~një sa~një~mollë si~mollë =mollë sa~një~top =nxirë nxi nxirë =vjollcë mavij zmadh =fryhet =enjtet enjtet enjte bymehet =byme fryer =a~fry (eshte|u)~(fry|ba|be|bo)~(sa|si) fryu fry~shum =fry',
  injury:
    'rash rashë ra aksident goditj goditje shkelm lëndim plag rrëzova rënie goditi shkelmoi rrëzua =ramë godit =rashë =rrashë =rrëzu =rrëzova =goditën =shkelm shkelmu =topi~në me~top gjuri~në =gju aksid shqelm shqelmi grusht rrah rrahën =binte =ra~nga rrëshq =shtypi shtyp zuri~dera =përplas =përplasa =përplasi =përplasur =përplasën =përplasja =rrëzua =rrëzuar',
  penis:
    'penis organ~gjenital =kari =pipi =bibi organi kokës~së =karin =karit =kar =karrin =pipin =bishti =penisin =penisi =penisit koka~e~penis =shpendi =biba =bibin lafshë =karri organin =bythcka =bishtin =qylyf koka~e~tij kokes~se~tij',
  numb: '=mpir =mpirë mpirje pandjesh nuk~ndjej pa~ndjesi therës mpij mpihen nuk~ndiej s~ndjej nuk~i~ndjej s~i~ndjej nuk~i~ndiej therë~gjilpër =topitur =pandjeshëm milingon (s|nuk)~(i|e|po~i|po~e|)~(ndjen|ndjej|ndiej|ndien|ndi|nije|ndij|ndje) therje =mpirje =mpihet =mpihen =mpira =mpirur =mpihesh',
  legs: 'këmbë këmbët këmbëve ijë kofshë të~pasme kërdhokull =vithe =kofshët =bythë =bythët =këmbët =prapanica =vithet =ijë kofsh këmb kërdhok =ndenjurat pulpa pulpë pulpën kerciri kercini =kerciu =kercini =kemb =kamt =kambet =kamet kambe =kambe vithet shale ndenjur =vitheve',
  pregnant:
    'shtatzën shtatzene një~veshkë =shtatzane shtatzan me~barre barre muajin~e~(4|5|6|7|8|9|katert|peste|gjashte|shtate|tete|nente) (nje|1)~veshk (mungon|hequr|heqe|pa)_veshk',
  confused:
    'hutuar frymë~shpejt kllapi çorientuar frymëmarrje~e~shpejtë përhumb jerm =kllapi kodra flet~kodra flet~pa~lidhje pa~lidhje flet~kot flet~gjëra budallallëq budallallik nuk~zgjohet s~zgjohet nuk_zgjohet nuk~e~zgjojmë nuk_zgjojmë s_zgjojmë nuk~na~njeh nuk_njeh nuk~reagon s~reagon nuk~di~ku nuk_di_ku nuk~përgjigjet hutua halucin pavetëdij pa~ndjenja humb~vetëdij =trullosur trullos matuf huton =përçart =përçartë =përgjumur =përgjumet =përgjumësi merr~frymë~shpejt marr~frymë~shpejt frymëmarrje~të~shpejtë nuk~e~zgjojmë~dot nuk~zgjohet~dot nuk~më~njeh nuk~na~njohu nuk~e~di~ku pergjum fle_gjithe fle~gjithe~kohen (s|nuk)_zgjo mend_(perzi|perzie|perzier|humb|iku) i~jane~perzi~mend (jane|kane)_perzi_mend kuptim_flet gjera_pa_kuptim pa~kuptim (s|nuk)~(e~|)~di~(ku|cili|cfare|kush) =merr~fryme~shpejt frym_shpejt =pavetedije =humbur flet~perçart flet~percart',
  infection:
    'infeksion infektuar infeks infekt inflamac pezmat =cistit =infekcion (djeg|djegi|djegie|dogj|pickon|pickim)_(urin|shurr|pshurr|bej) urin_(qelb|turbull|djeg) urina~e~infektu infektu',
  catheter:
    'kateter nuk_fus_kateter nuk_futet_kateter nuk_hyn_kateter nuk_kullon_kateter s_hyn_kateter =sonda =sonden =sondes =sonde gypi~i~urines tubi~i~urines gypin~e~urines tubin~e~urines',
  blocked:
    'bllokuar zënë nuk~kullon nuk~punon bllok nuk~nxjerr s~nxjerr nuk_nxjerr_gjë nuk~lëshon s~lëshon nuk~rrjedh s~rrjedh qesja_bosh qese_bosh nuk~kalon =bllokuar =zu =zune zune u~zu qes_(bosh|that|zbraz|zbrazet) (s|nuk)~(po|)~(zbraz|zbrazet|del|kullon|kullo|pikon|qet|leshon|lshon|nxjerr|punon|rrjedh|derdh|mbush|mbushet)',
  crisis:
    'vetëvras vras_veten nuk_dua_jetoj dua_vdes t~i_jap_fund_jetës jap_fund_jetës s~dua_jetoj jeta_nuk_ka_kuptim vras~veten vrava_veten më_mirë_vdekur nuk_dua_të_jem jap~fund dëshiroj_vdes nuk~dua~të~jetoj nuk_ia_vlen_jetoj pa~mua pa_mua_më_mirë dua_zhdukem dua~të~zhdukem zhdukem_botë lodhur_jeta lodhur~nga~jeta dua~me~vdek dua_me_vdek du_me_vdek do_doja_vdisja doja_vdisja doja_vdes më_mirë_vdes më_mirë_vdisja vrasë_veten vetvras vetëvritem var_veten varem_litar hidhem_ura hidhem_urë hidhem_pallati hidhem_ballkon pres_damar pres_venat pres_veten lëndoj_veten dëmtoj_veten mbyt_veten marr_jetën heq_jetën t~i~jap~fund i_jap_fund_gjithçkaje jap_fund_jetë s_dua_jetoj nuk_du_me_jetu nuk_dua_me_jetu s_du_me_jetu nuk_kam_pse_jetoj s_kam_pse_jetoj nuk_ka_kuptim_jeta s_ka_kuptim_jeta s_ka_kuptim_jetoj nuk_ia_vlen_jeta s_ia_vlen_jetoj nuk_dua_zgjohem mos_zgjohem nuk_dua_jem s_dua_jem mërzitur_jeta mërzitur~nga~jeta s_duroj_jetën nuk_duroj_jetën nuk_jetohet (s|nuk)_(deshir|deshire|qejf|vullnet|arsye|kuptim)_(jetoj|jetu|jetes|jeten) (s|nuk)~(dua|du|po~dua)_(jeto|jetoj|jetu|rroj|zgjo) me~u~vra (vras|vra|vrit|mbys|mbyt)_vet ti~jap~fund jap~fund_(jet|vet|gjith) fund~jetes (dua|du|deshiroj)_(vdes|vdek|zhduk) mos~te~zgjohem mos~zgjohem me~mire_(vdekur|vdis|vdes|vdek) hedh_(ballkon|ura|pallat|urë) jeta_(kuptim|vler) te~mos~(jem|ekzistoj|zgjohem) mos~u~zgju me~(vdek|dek) po~e~mbyll e~mbyll~sonte i~jap~fund letër_mbyll',
  about:
    'çfarë~është çka~është ç~është çfarë~janë si~trajtohet si~kurohet çfarë~do~të~thotë do~të~thotë sa~e~shpeshtë sa~i~shpeshtë sa~shpesh~ndodh sa~e~rrallë zgjat_normalisht zgjat_zakonisht çfarë~shkakton nga~se~vjen ç~janë qka~është qka~o cfare~(eshte|jane|quhet) si~quhet ku~gjej informacion~mbi ku~mund~te~gjej sa~zgjat kuptimi',
  past: 'vitin~e~kaluar vite~më~parë kur~isha si~fëmijë para~disa~vitesh dikur kur~kam~qenë i~vogël në~fëmijëri para~një~viti si~djalë para_vitesh para_vjetësh vite_më_parë vjet_më_parë muaj_më_parë para_një_viti vite~përpara vjet~përpara në~moshën~10 në~moshën~11 në~moshën~12 në~moshën~13 në~moshën~14 në~moshën~15 në~moshën~16 në~moshën~17 në~moshën~18 kur~isha~fëmijë si~i~vogël si~adoleshent si~foshnjë në~rini kisha~dikur vjet~pata sivjet~jo në~2015 në~2016 në~2017 në~2018 në~2019 në~2020 në~2021 në~2022 në~2023 në~2024 (para|perpara)~(nje|dy|tre|tri|tete|dhjete|pese|disa|shume|2|3|4|5|6|7|8|10)~(viteve|vitesh|vjetesh|vjetve|viti|muajve|muajsh) kam~pasur_here (kam|ka|kisha|kishte)~pas~(dikur|njehere) vitin~e~shkuar vjet kur~isha~(i|e)~ri kur~isha~adoleshent kur~isha~i~ri ne~rini',
  now: 'tani sot prej sonte që~mbrëmë dje papritur befas dhemb dhembin tashmë ende akoma nuk~mundem nuk~mund s~mund mëngjesi tash nuk~mundet',
  self: '=unë =im =ime =më =kam djali burri djalin =babai =gruaja =nëna =djalit =burrit =babi =baba =babë =gjyshi =gjyshja =mami =mamaja =vëllai =fëmija =vajza =çuni =çunin =djalë =shoqi =plaku',
  cannotPee:
    's~del~asgjë nuk~del~asgjë nuk~po~del~asgjë asgjë~nuk~del nuk~dal~asgjë s~po~del nuk~po~më~del shtyj_asgjë s~m~del~gjë s~më~del~gjë s~del~gjë smë~del s~me~del nuk~më~del~gjë nuk~del~gjë nuk~me~del shtyj~e~shtyj shtyj_hiç shtyj_gjë fshikëza_plas fshikza_plas më~vjen~pshurra~por nuk~pshurr nuk~e~bëj~dot mbajtje~urine bllokim~urine s~bëj~dot~pshurr s~bën~dot~pshurr nuk~shkon~urina nuk~rrjedh~urina nuk~del~urina nuk~po~del~urina më~vjen~por~nuk~del më~vjen~por~s~del (s|nuk)~(muj|mujm|mujta|munda|po~muj|mun|mundem|mund)~me~(shurru|pshurr|urinu|bo|pshurru|e~bo|e~bere|ba) (s|nuk)~(ban|ben|bon|bej|baj|boj|bera|kam~bere|ka~bere|ka~bo|kam~bo)~dot (s|nuk)_(kam|ka)_(bere|bo|ba|dal|dale|shurru|urinu)_(pik|asgje|hic|hiq|pshurr|shurr|cis|urin) asnje~pike (s|nuk)~(po|)~(me|i|na|)~(del|dalin|shkon|vjen|rrjedh|zbrazet)~(urina|shurra|pshurra|hic|hiq|gje|asgje|kurgja|kurrgja|fare|pike|pik) veq~pika vec~pika (del|dalin|dalin|dal)_(vetem|veq|vec)_pika (bark|barkun)_gur_pik (s|nuk)~(muj|mujm|mund)_(shurroj|pshurroj|urinoj|shurru|pshurru|urinu)',
  goesOn:
    'vazhdueshme pandërprerë përhershme gjithë~natën tërë~natën gjithë~ditën tërë~ditën që~në~mëngjes që~nga~mëngjesi që~mbrëmë që~dje qysh~dje qysh~në pa~pushim vazhdimisht që~nga~mesdita që~në~mesditë qysh~mbrëmë që~mesnata (s|nuk)~(po|)~(i|me|)~(nal|nalet|ndal|ndalet|ndalon|pushon|pushet) (prej|qe|qysh|qyshe)~(mbremjes|mbremje|mbrame|mbramjes|dje|djeshem|mengjes|mengjesi|sabahit|sabah|nates|naten|mesnates|drekes) tere~diten tere~naten krejt~(naten|diten) ora~e~tere kane~kalu kane~kaluar (edhe|prap|ende|akoma|hala)~(rri|fort|ngritur|gjak|rrjedh)',
  crack: 'kërcit krisi krisje kërcitje thye plas kërc kris plasi krak perthy krik kput keput u~shtremberua shtrembru',
  hard: '=fortë =ngurtë =ngritur =ngrirë =fort =drurë =forcuar =fortësuar =gur~i~fort =ngurtësuar ngurtës (si|be|u~be|ba|u~ba|bo|u~bo|m~u~be)~gur =ngurte bark_gur =gur~nga bark~gur barku~gur',
  forward: 'përpara =prapa',
  vomit:
    'vjell vjelle =volli =vjella villte =vjellë =volla nuk~mban~gjë s~mban~gjë nuk~mbaj~gjë nxjerr~gjithçka vjellje nauze më~përzihet pështjellim villja vill =përzier (nxjerr|nxjerre|nxjer|nxjerri|qet|hedh|dal|del)_jashte_(pi|uje|ha|ushqim|cdo) (s|nuk)~(me|i|po|)~(rri|mban|mbaj|mbajti|qendron)_(uje|stomak|ilac|goj) villet =villet =vjellu vjellu volla volle gerhas perzihet perzierje perziersh nxjerr~cdo~gje vjella =perziera (s|nuk)~(po|)~(e|me|i|)~(mbaj|mban|rri|mbahet)_(uje|gllenj|lug|ilac|stomak) (nxjerr|nxjerre|nxjer|qet)_(gjith|cka|cfare|cdo)_(ha|pi|hangri|piu) nxjerr~gjithe~cka nxjerr~gjith~cka =vjell',
  coldSweat:
    'djersë_ftohta djersë_ftohtë djersë~të~ftohta djersit_ftoht djersë_akull djerse_ftohta lagur_djersë zbeh =zbehur =zbehtë =gri =hirtë ngjitës dyllë verdhë~dyllë =meitë (dor|duart|kemb|duar|lekur|krah)_(ftoht|akull|ftofta|mermer|njoll) njoll_(lekur|trup|kemb|dor) mermer akull =zbeh zverdh zbehte =verdh =verdhe (ftoht|ftofta|ftohta)_djers',
  medicine:
    '(gjilper|gjilpere|injeksion|inekcion|shiring)_(penis|kar|organ|ereks) (tablet|hap|hape|ilac|kokerr|bar)_(ngrit|ngritje|ereks|seks|kaltr|potenc) (ate|kokrren|tableten|hapin|haben)~(e|te)~kalt (e|te)~kaltra (e|te)~kaltren gjilper_penis (gjilper|gjilpere|gjilperes|gjilperen)_penis',
}
