import type { Language } from '#i18n/languages.ts'

/**
 * The concepts that the rules of `emergency-rules.server.ts` combine.
 *
 * - `not`: negations; `but` ends their reach, `or` extends it
 * - `other`: words about urine whose negation is not an emergency (to hold it, to pass it often)
 * - `lasts`: the relief that does not come when it is negated: an erection goes down, a catheter drains
 * - `goesOn`: words for the same without a negation
 * - `hard`, `medicine`: indirect words for an erection: "hard", and the medicines that cause one
 * - `crack`: the sound when a penis breaks
 * - `forward`: the direction in which a stuck foreskin has to be moved
 * - `alone`: words that are an emergency by themselves
 * - `crisis`: thoughts of suicide
 * - `about`, `past`, `now`, `self`: words that distinguish a question about a symptom from having it
 * - `fine`: feels well, has no problem, all normal, gone again
 */
export type EmergencyConcept =
  | 'not'
  | 'or'
  | 'but'
  | 'other'
  | 'cannotPee'
  | 'pee'
  | 'urine'
  | 'drop'
  | 'stone'
  | 'side'
  | 'fever'
  | 'shiver'
  | 'testicle'
  | 'pain'
  | 'strong'
  | 'twist'
  | 'erection'
  | 'hour'
  | 'lasts'
  | 'goesOn'
  | 'alone'
  | 'blood'
  | 'red'
  | 'clot'
  | 'heavy'
  | 'foreskin'
  | 'stuck'
  | 'swollen'
  | 'injury'
  | 'penis'
  | 'crack'
  | 'hard'
  | 'medicine'
  | 'forward'
  | 'numb'
  | 'legs'
  | 'pregnant'
  | 'vomit'
  | 'coldSweat'
  | 'confused'
  | 'infection'
  | 'catheter'
  | 'blocked'
  | 'crisis'
  | 'about'
  | 'past'
  | 'now'
  | 'fine'
  | 'self'

/**
 * The words of each concept, in the notation of `danger-terms.server.ts`. `denialFollows`: whether the negation may come
 * after the word that it negates.
 */
export type EmergencyTerms = { readonly denialFollows?: true } & Readonly<Partial<Record<EmergencyConcept, string>>>

/** Medicines for an erection, in all scripts: their names are the same in every language. */
export const erectionMedicines =
  'viagra trimix kamagra spedra sildenafil cialis tadalafil levitra vardenafil avanafil alprostadil caverject виагра силденафил сиалис тадалафил βιάγκρα σιλδεναφίλη فياجرا فياغرا سيلدينافيل سياليس 伟哥 西地那非 他达拉非'

const international = 'priapism priapizm paraphimos parafimos urosepsis =sepsis'

export const emergencyTerms: Readonly<Record<Language, EmergencyTerms>> = {
  'en-US': {
    fine: 'all~fine everything~fine everything~is~fine im~fine all~good all~ok fine~now healthy no~problems no~complaints everything~normal fine~again ok~now okay~now well~again better~now gone~now',
    not: 'not no cant cannot cannt couldnt wont dont doesnt didnt havent hasnt isnt never unable without nothing none neither wouldnt cudnt cnt cant~even arent wasnt werent aint',
    or: 'or nor',
    but: 'but and with although',
    other:
      'hold holding stop stopping control keep trouble problem difficulty often enough burn standing bed bedtime sleep =only',
    pee: '=pee peeing peed =wee =weeing urinat =piss pissing pass_urine pass_water =void empty_bladder =peeing =urine~pass =tinkle =peeed wizz =whizz =leak~a =go~pee =pee~out empty_my_bladder bladder_empty take~a~leak a~slash for~a~slash have~a~slash',
    urine: '=urine =pee =wee =piss =pea =whizz',
    drop: '=drop =drops =trickle dribble =driblet =dribbles',
    stone: 'stone kidneystone colic',
    side: '=side flank kidney =back loin lower~back =flanks kidneys =loins =ribs',
    fever:
      'fever temperature febrile =hot burning~up =febrile boiling~hot roasting~hot feverish =temp =temps feaver fevers =pyrexia',
    shiver:
      'shiver chill chills =rigors trembling shaking =rigor shaky shakes =shook teeth~chattering =shivery =shivering =rigoring =quivering teeth~are~chattering',
    testicle:
      'testic testis =ball =balls =nuts scrotum bollock ballsack nutsack gonad =teste =testes =nads =nut =bollocks =bollox =plums =nutsack =gonads =knackers =goolies =danglies testicular testical =testy =nutz scrotal =sac =sack ball~sack hydrocele =testi',
    pain: 'pain hurt ache aching agony killing throbbing sore agonising agonizing excruciating =hurst painful cramp =screaming =hurts =hurtin =hurtng =stinging doubled~over =writhing tender =pains =stabbing =burning~pain =knifelike =sore =tearing agoni',
    strong:
      'sudden strong severe terribl awful excruciat unbear woke wakes horribl =hell worst started intense agony crazy suddn sharp extreme extremely violent abrupt out~of~nowhere =really~bad =badly ridden~up riding~up pulled~up all~of~a~sudden out~of~the~blue =sudenly =suddnly excrutiat unbareabl =bad hell killing~me in~tears crying~in~pain =screaming stabbing tearing ripping knife like~a~knife worst~pain unbearable on~the~floor on~my~knees writhing cant~stand~it cant~take~it intolerable brutal savage =insane 10~out~of~10 ten~out~of~ten',
    twist: 'torsion twist twisting =twistd tortion rotated =torted =tortion =tornsion wound~round',
    erection:
      'erection =erect boner hardon hard~on =woody =stiffy =stiffie =hardon =boners =errection =hard-on =erecsion',
    hour: 'hour =hrs =hr =ours =h',
    lasts:
      'go~down goes~down going~down go~away subside soften drain go~soft goes~soft going~soft gone~soft went~soft went~down gone~down gone~away went~away come~down comes~down coming~down came~down die~down dying~down died~down wear~off wearing~off worn~off calm~down settle =eased =ease subsid flop =deflate deflating let~up lie~down lay~down =shrink go~limp going~limp gone~limp go~back~to~normal =easing =relent',
    alone: `${international} blood~poisoning`,
    blood: 'blood bleed =bloody',
    red: '=red =brown =reddish',
    clot: 'clot =cloots =clots =lumps =chunk =chunks =globs =lump jelly_blood blood~jelly jelly~bits bits~of~blood bloody~bits =clotty =clumps =slugs liver~like stringy~blood',
    heavy:
      'heavy heavily =lot =lots pouring gushing faint dizzy thick pure passing~out passed~out soaking lightheaded bright~red =loads =much only~blood just~blood dark~red toilet~red full~of~blood wont~stop everywhere like~ketchup like~wine red~wine =litres =gallons collapsed =woozy nothing~but~blood all~blood straight~blood =gushes bright~red~wee soaked soaking~through soaks drenched saturated bled~through pads pool~of puddle =clots spurting squirting gushes tons profusely like~a~faucet like~a~tap',
    foreskin:
      'foreskin prepuce =fourskin =skin~behind =hood fore~skin skin_stuck skin_pulled_back skin~is~stuck skin~wont skin~pulled~back pulled~back~skin uncircumcised uncut retracted rolled~back~skin skin_retract',
    stuck:
      'stuck trapped jammed strangl wont~go~back cant~get~it~back wont~roll wont~come~back rolled~back =tourniquet =strangled =constrict',
    swollen:
      'swell swollen swelled bruis =blue =purple =black =bent puffy ballooned enlarg =huge enormous =giant =swolen =swole =swelld =doubled size~of~a blew~up ballooning =tennis =grapefruit',
    injury:
      '=fell =fall fallen injur accident =hit kicked =kick =blow crash cracked snapped slipped punched kneed bashed smashed =stamped =stabbed trauma =landed =hitten =kneeing =elbowed =crushed =squashed run~over =straddle handlebar crossbar =tackle =tackled cricket~ball football~in =racked =booted =shot =whacked =smacked =bashing =knocked wreck =car~crash motorcycle motorbike bike~crash dirt~bike =struck slammed =kneed rammed hit~by =jumped~on fell~off =punch beaten~up beat~up handlebars =ball~hit',
    penis:
      'penis =dick genital =willy =cock =todger =member =privates =shaft =knob =johnson =manhood =pecker =winky =wiener =weiner =tool =prick =peen =pp =schlong =tip =helmet =wang =glans =foreskin penile =weenie =peepee =head~of~my =cockhead =dong pee~pee',
    numb: 'numb tingling no~feeling no~sensation cant~feel dead~feeling pins~and~needles cant~move lost~feeling lost~all~feeling lost~sensation loss~of~feeling loss~of~sensation gone~dead =deadened weak~legs =paralys =paralysis =paralyz',
    legs: '=leg =legs thigh groin buttocks crotch saddle bottom genitals =feet between~my~legs =arse =bum =ass inner~thigh =saddle =perineum =genital =genitals =calf =calves calf~muscle =shin',
    pregnant: 'pregnant pregnancy one~kidney single~kidney only~kidney',
    vomit:
      '=vomiting =vomit vomit puking =puke =puked =pukes throwing~up threw~up throws~up throw~up thrown~up being~sick been~sick was~sick feels~sick felt~sick feeling~sick is~sick sick~with~pain chucking~up chucked~up =spewing =spewed =barfing =barfed =retching =heaving nauseous nausea =hurling =vomting =vommiting cant~keep_down cant~keep~anything~down keep~anything~down keep~water~down keep~fluids~down keep~nothing~down stay~down everything~comes~back upchuck comes~right~back~up =throwup =puking chuck~up hurl',
    confused:
      'confus drows sleepy breathless fast_breath muddled disorient delirious delirium rambling unconscious racing~heart breathing~fast breathing~quickly =drowsy gibberish nonsense =nonsence talking~rubbish talking~funny talking~crazy talking~weird talking~strange not~making~sense isnt~making~sense not~making~any~sense doesnt~make~sense not~make~sense makes~no~sense making~no~sense not~with~it away~with~the~fairies out~of~his~head off~his~head doesnt~know~where doesnt~know~who doesnt~know~what~day dont~know~where~i doesnt~recognise doesnt~recognize not~recognise not~recognize cant~wake cannot~wake couldnt~wake cant~be~woken wont~wake hard~to~wake barely~awake hardly~awake difficult~to~wake unrespons unrous letharg =floppy hallucinat seeing~things incoheren spaced~out zoned~out delerious passed~out losing~consciousness lost~consciousness not~himself not~herself =raving =babbling =gabbling mumbling slurr jibberish foggy mental~state =dopey =collapsed acting~strange acting~weird doolally gone~doolally going~mad not~responding wont~respond cant~think~straight short~of~breath =delir =delirious =delirium is~out~of~it totally~out~of~it completely~out~of~it really~out~of~it lethargic loopy out~of~it not~all~there confusion mixed~up talking~nonsense hard~to~rouse cant~rouse sleeping~all~day sleeps~all hard~to~wake~up wont~wake~up',
    infection:
      'infection infected =uti cystitis =infected water~infecton waterworks~infection infecshun =utis kidney~infection prostatitis pyeloneph =septic =pus =infecton',
    catheter:
      'catheter =foley =cathater =cathetar =cathiter suprapubic =cathet =catheter =catheters =catheterization =catheterisation =catheterize =nephrostomy the~bag leg~bag urine~bag pee~bag drainage~bag night~bag drain~bag =cath =caths =indwelling',
    blocked:
      'blocked clogged stopped~draining stopped~running stopped~working stopped~flowing =plugged =kinked not~draining isnt~draining doesnt~drain wont~drain nothing~draining nothing~in~the~bag bag~is~empty empty~bag no~urine~in isnt~working not~working not~flowing isnt~flowing blockage stopped~drain bypassing wont~flow bag_empty bag~stays~empty bag~still~empty bag~has~been~empty bag~been~empty wont~empty stopped~filling no~flow no~output no~drainage stopped~putting~out not~emptying clog plugg no~pee~in~the nothing~has~come~out nothing~in~my~bag not~filling kinked',
    crisis:
      'kill_myself killing_myself end_my_life ending_my_life want_die want_dead suicid not_want_live dont_want_live hurt_myself harm_myself better_dead take_own_life end~it~all no~reason~live no~point~living no~point~in~living better~off~without~me better~off~dead wish_i_was_dead cant~go~on~living not~be~here~any dont~want~to~be~here not_want_alive dont_want_alive jump_off_bridge end~my~own~life life_not_worth life_isnt_worth top~myself topping~myself off~myself =kms =kys do~myself~in end~my~self hang~myself hanging~myself drown~myself shoot~myself slit_wrists cutting~myself self~harm self~harming =selfharming take~an~overdose overdose_want wish~i~were~dead wish~i~was~dead rather~be~dead rather~die~than want~to~disappear disappear~forever never~wake~up~again go~to~sleep~and~never nothing~to~live~for no~will~to~live lost_will_live will~to~live life~is~pointless life~is~meaningless no~point~anymore no~point~any~more no~point~to~life point~in~going~on point~of~going~on point~in~living point~of~living point~in~life want~it~all~to~end want~to~end~it going~to~end~it thinking~of~ending ending~it end~things end~this~life better_without_me happier~without~me better~if~i~was~dead better~if~i~were~dead better~if~i~wasnt done~with~life done~with~living sick~of~living sick~of~life tired~of~living tired~of~life tired~of~being~alive had~enough~of~life give~up~on~life giving~up~on~life hate~being~alive hate~my~life cant~go~on~like dont~want~to~go~on cant~live~like cant~live~anymore cant~live~any~more dont~want~to~exist want~to~be~gone suicde kill~meself kill~my~self killing~my~self want~to~die wanna~die wanna~be~dead wanna~kill take~my~own~life take~my~life taking~my~life jump~off~a jump~in~front throw~myself~off =suisidal =sucidal =suiside =unalive =selfharm happier~if~i better~off~if~i if~i~wasnt~around if~i~wasnt~here if~i~was~gone if~i~were~gone swallow_all_pills take_all_pills take_all_tablets',
    about:
      'what~is what~are what~does how~fast~does how~soon~does how~quickly~does whats how~is how~are how~do~you what~causes how~common meaning~of define explain what~do~you~mean what~is~meant common~in normally_last normal_erection_last usually_last how~long~does~an how~long~does~a how~long~do~erections what~would~be who~gets why~do~people is~hereditary how~often~do difference~between is_common',
    past: 'last~year years~ago as~a~child used~to months~ago in~the~past in~childhood history~of as~a~boy as~a~girl as~a~baby as~a~teenager as~a~kid when~i~was~a when~i~was~young when~i~was~little when~i~was~small when~i~was~younger in~my~childhood a~year~ago yrs~ago decades~ago years~back a~few~years~back at~the~age~of at~age~of in~my~twenties in~my~teens in~my~thirties as~a~teen when~i~was~at when~i~was~in a~while~back used~to~get used~to~have two~summers~ago last~summer long~ago a~long~time~ago previously in~19 back~in~the back~in~my back~in~college back~in~school back~in~high',
    now: '=now =today =tonight currently =again =since =suddenly =yesterday still~cant still~cannot still~not still~hurts still~hurting still~bleeding still~hard still~in still~no still~up still~swollen still~there this~morning last~night this~afternoon this~evening right~now just~now all~day all~night sudden the~last~hour an~hour~ago hours~ago hour~ago days~ago day~ago for~hours =meanwhile',
    self: '=i =my =me =im =ive =we =our =his =her =he =she son daughter husband child =dad =mum =mom =father =boy =wife =partner =husband',
    cannotPee:
      'cant~pe cannot~pe cant~pea cant~wea can~not~pe nothing~comes~out nothing~coming~out nothing~is~coming~out nothing~came~out nothing~will~come~out nothing~comes nothing~coming bladder_bursting_nothing strain_nothing straining_nothing push_nothing waters~stopped waters_have_stopped cant~go~to~the~toilet cant~go~to~the~loo not~been~able~to~go not~able~to~go havent~been~for~a cant~have~a~slash cant~take~a~leak cant~take~a~piss cant~urin cant~urinate cant~pass~water unable~to~go bladder~wont~empty bladder~is~bursting cant~get~any~out cant~get~a~drop hasnt~been~able~to~go nowt~comes~out nowt~coming~out =nowt nothing~when~i~try nothing~happens waterworks~have~stopped waterworks~stopped =anuria blocked~up nothing~has~come~out nothing~comes~out~of hasnt~peed havent~peed hasnt~pee havent~urinated hasnt~urinated not~peed not~urinated cant~get~anything~out no~pee~since no~urine~since havent~been~able~to~pee pee~wont~come pee~wont nothing~since~last nothing~since~yesterday nothing~since~this bladder_burst bladder_explode',
    goesOn:
      'constant permanent nonstop wont~stop since~last~night all~night since~this~morning since~yesterday since~midnight the~whole~night =overnight all~day~long for~hours hours~now hours~on~end since~early~this~morning since~lunchtime since~lunch since_morning since_night since_yesterday since~1~am since~2~am since~3~am since~4~am since~5~am since~6~am since~7~am since_woke since~midnight since~last~night all~night keeps~going keeps~bleeding keeps~coming still~going still~up still~hard still~wont~go wont~quit refuses~to~go for~ages going~on~6 going~on~5 since~breakfast since~dinner all~evening all~afternoon since~noon since~2 since~3 since~4 still~bleeding still~oozing',
    crack:
      'crack snap popped =pop popping =broke =broken crunch =cracked =cracking bent~and~heard =snap popping~sound =snapping',
    hard: '=hard =stiff =rigid still~up been~up stays~up stayed~up standing~up stood~up sticking~up rock~hard rock~solid =solid =upright =standing =hardness hard~as',
    forward: 'forward =behind back~over over~the~tip put~back down~again stuck~over~the~head',
    coldSweat:
      'clammy cold_sweat cold~sweats sweating~cold sweaty~and~cold cold~and~sweaty cold~and~grey cold~and~clammy =grey =gray =ashen skin~cold cold~skin skin~is~cold freezing~cold hands~are~cold cold~hands mottled blue~lips lips~blue lips~are~blue gone~pale looks~pale deathly very~pale white~as~a =waxy gone~white drenched~in~sweat pouring~with~sweat dripping~with~sweat =clamy =sweaty cold~sweat broke~out~in~a~sweat white~as~a~sheet pale =pallid grey~face sweating',
    medicine:
      'blue~pill blue~pills little~blue~pill ed~pill ed~pills ed~med ed~meds ed~medication erection~pill erection~pills impotence~pill bluechew =stendra =staxyn =edex viagara =vigra',
  },
  'nl-NL': {
    fine: 'alles~goed alles~is~goed gezond geen~klachten klachtenvrij alles~in~orde alles~weer~goed weer~goed weer~beter nu~beter genezen hersteld =beter =schoon',
    denialFollows: true,
    not: 'niet geen nooit zonder niks niets amper kanniet nergens =nix =neit =nie =ni',
    or: 'of noch',
    but: 'maar en met',
    other:
      'ophouden =houden =hou inhouden vaak bed vaker genoeg vasthouden stoppen moeite moeilijk staand branden last goede krachtige sterke harde',
    pee: 'plas plassen pissen =pis urineren wateren plasje =plasen plast =plaste =geplast =piesen zeiken =zeik leegplassen blaas_leeg =wateren uitplassen =plasse =pisse =geplasd =geplasst =plassn =zeike =gepist =gepiest =gezeken =plasje =pissen komt_druppels komt_druppel',
    urine: '=urine =plas =pis =plasje =zeik',
    drop: 'druppel druppeltje =drup =druppels =drupel =drupeltje',
    stone: 'niersteen nierstenen niersteentje steentje =steen =stenen koliek niergruis nierkoliek',
    side: 'flank =zij =zijde =rug =nier =nieren lendenen onderrug lende =lendestreek =flanken flankpijn =nierstreek =lenden rib =linkerzij =rechterzij =zei rugpijn nierpijn rechternier linkernier niertransplant',
    fever: 'koorts verhoging temperatuur =koort =koortsig koortsig =graden =gloei =bloedheet',
    shiver:
      'rillingen rillen =rillerig koude~rillingen bibber klappertand beven =beef rilt =ril bibberen klappertanden klappertandend =tril =trilt =ijskoud =beeft tanden~klapperen =trillen =schudden =schudt =schud =schuddend bibbers',
    testicle:
      'zaadbal teelbal testikel testis =bal =ballen balzak =kloten teelballen zaadballen =kloot =ballenzak scrotum =zak =noten =balletje =balletjes =klootje =klootjes rechterbal =teelbal =balle =zaadbl =zaadbaletje =knikkers =edele =ei =eieren =linkerbal',
    pain: 'pijn zeer pijnlijk steken pijnen =zeer kramp auw =gepijnd pijnscheut brand~van~de =gepijnigd kermt =creper =pijm kreun zere =krimp =verga =vergallen =pijnlik druk~op~de~borst druk~op~mijn~borst druk_borst beklemmend strak_borst borst_strak =steek =steekt kramp_buik dubbelklap klap_dubbel dubbelgeklapt brandt_onverminderd wit~van~de =kermen =rugpijn het~niets~pijn het~niets~hevige het~niets~enorme het~niets~vreselijke =koliek niersteenkoliek nierkoliek =verrek blaas_vol blaas_barst blaas_knapt blaas_keihard dolksteek messteek messteken zwaar_borst krom~van wijdbeens benen~wijd',
    strong:
      'plotseling plots ineens hevig erge vreselijk verschrikkelijk ondraaglijk opeens felle enorm wakker heftig acuut =acute extreem =erg =ergste =scherpe stekende kapot gigantisch hels keihard =klote waanzinnig ongelofelijk ongelooflijk verschrikelijk uit~het~niets plotselin omhoog~getrokken hartstikke kei~hard heel~veel rot niet~te~harden =ontzettend =mega gek~van =plotsling =opgetrokken =stekend =barst =barstje =verga =vergallen =krimp',
    twist:
      'gedraai torsie torsio verdraai draaiing gedraaid gekanteld =gedraaid omgedraaid =torsie omhoog_hard omhoog~en~hard',
    erection:
      'erectie stijve =stijf paal =stijveling =paal =pik~hard =stijfe =tent plasser~hard harde~plasser =overeind harde~pik harde~lul harde~piemel =stijven =erektie =erektieproblemen =erekt een~harde',
    hour: '=uur =uren =h',
    lasts:
      'weggaat weg~gaan =weg zakt zakken slap loopt afloopt gaat~liggen wil~liggen =liggen gaan~liggen verslappen naar~beneden omlaag =over =minder gezakt afneemt =neer slinkt =slinken verdwijnt verdwenen =stoppen =slap =af =door =slapper =verslapt =weggaan =weggegaan =zakte =stopt =ophoudt =doorloopt omhoog~blijft',
    alone: `${international} bloedvergiftiging seks_knak seks_krak seks_knap seks_knal vrijen_knak vrijen_krak vrijen_knal vrijen_knap beklemde~breuk beklemde~liesbreuk rijbroekanesthesie neuken_krak neuken_knak neuken_knal`,
    blood:
      'bloed bloeding slachthuis slagersvloer donkerrood_plas donkerrood_urine donkerrode_plas donkerrode_urine houdt~niet~op~met~bloeden stopt~niet~met~bloeden op~met~bloeden =bloedbad',
    red: '=rood =rode bruin =roodbruin =rose =wijnrood',
    clot: 'stolsel stolsels klonter bloedstolsel bloedklonter bloedprop =brokken =stukken =klonten propjes stukjes =klont bloedklont =flarden =proppen =lever =klodder =klonters =bloedklodder =bloedstukken =bloedproppen =klodders bloedstolsels',
    heavy:
      'veel hevig heel~veel flauw dik puur alleen~bloed duizelig flauwvallen =liters knalrood enkel~bloed alleen~maar~bloed =puur zuiver~bloed felrood blijft~bloeden stopt~niet hele~wc =plas~bloed flauwgeval draaierig =rodewijn =licht~in niks~dan~bloed =plassen~bloed =donkerrood =helderrood slagersvloer slachthuis theedoeken handdoeken blijft~komen houdt~niet~op houdt_niet_op stopt_niet niet~te~stelpen doorgebloed drijfnat =gutst =stroomt =spuit~eruit blijft_stromen blijft_lopen blijft_komen =stromen als~een~rund als~een~varken bloedt~nog bloedt~maar~door =doorbloedt doorweekt verband_bloed',
    foreskin: 'voorhuid =velletje =vel =voorhuit',
    stuck:
      'vast klem vastzit beklemd knel geklemd afgekneld strak~achter terug~krijg krijg~terug terugschuiven terug~schuiven wil~niet~terug =terug',
    swollen:
      'gezwollen opgezwollen zwelling zwelt =dik opgezet =blauw =paars blauwe gekneusd opgezwol enorm~dik =enorm =gigantisch =groot =zwart bont~en~blauw blauwpaars =gezwolen =ballon =ei~zo =dikke =tennisbal verkleurd =reuze =gezwolle =gezwollen =opgezwolen =dikker =groter',
    injury:
      'gevallen val ongeluk ongeval schop getrapt klap gestoten verwonding letsel geknakt gestompt geslagen =viel aanrijding botsing trap geraakt gefietst~op voetbal~in voetbal~tegen voetbal~vol =knietje geknied =kniestoot =schopte =trapte =gekneld bal~tegen bal~in =gebotst =klapte uitgegleden =gekickt =gestoken =getackeld =bots =stang =aangereden =geschopt',
    penis:
      'penis piemel lul geslachtsdeel =lid =pik jongeheer eikel leuter plassertje =snikkel =fluit =piel =piemeltje =penus =tampeloeres =plasser',
    numb: 'gevoelloos doof =dove verdoofd tintel geen~gevoel =slapend gevoel~weg =slapen voel~niks voel~niets niet~meer~voel voel~niet~meer =lam geen~gevoel~meer =gevoelloos =dof =tintelen =tintelt =verlamd voel_niks voel_niets niks_voelen niets_voelen geen_gevoel gevoel_kwijt rijbroek',
    legs: '=benen =been liezen =lies billen =kruis bovenbenen schaamstreek zitvlak =bovenbeen onderlichaam =bilnaad =anus =geslacht =kont =voeten tussen~mijn~benen =onderlijf =schaamdelen =kuit =kuiten niet~meer~lopen kan~niet~lopen niet~meer~opstaan zakt~door~zijn =onderbeen =linkerkuit =rechterkuit',
    pregnant: 'zwanger een~nier maar~een~nier =enkele~nier',
    vomit:
      'braken overgegeven =kotst =kotsen =kots =gekotst =kotste =spugen =spuugt =gespuugd =spuug =braakt =gebraakt misselijk =kotsmisselijk over~te~geven geeft~over =overgeeven geef~over =overgev =braak =kokhalzen =overgegeven =braken komt~er~weer~uit komt_weer_uit houdt~niets~binnen hou~niets~binnen houd~niets~binnen niks~binnen niets~binnen =spuugde =spugt =overgeef niet~stoppen~met~overgeven niet~stoppen~met~braken blijft~overgeven blijft~spugen blijf~overgeven blijf~spugen geen_binnenhouden niet_binnenhouden niets_binnenhouden niks_binnenhouden geen~water~binnen =kokhalst overgeven',
    confused:
      'verward suf slaperig ademt snel~ademen ijlen =ijlt in~de~war onsamenhangend buiten~bewustzijn snelle~ademhaling wartaal raaskal =raast praat~vreemd praat~raar niet~wakker wakker~krijgen wakker~te~krijgen niet~te~wekken bewusteloos =delier =delirium =delirant hallucin =versuft wazig =apathisch reageert~niet reageert~nauwelijks herkent~niet herkent~ons~niet herkent~me~niet van~de~kaart =kwijt weet~niet~waar weet~niet~meer~waar zichzelf~niet in~de~bonen kletst spreekt~onsamenhangend =sloom lethargi niet~aanspreekbaar =onaanspreekbaar buiten~kennis buiten~westen =verwart =verwardheid benauwd hijg =slaapt~alleen =onzin =brabbel weet_niet_heet wist_niet_heet weet~niet~wie herkent_niet reageert~bijna~niet reageert_niet reageert_amper krijg_niet_wakker niet~meer~bij niet~helder ademt_snel ademhaling_snel hart_als~een~gek',
    infection:
      'infectie ontsteking blaasontsteking urineweginfectie nierbekkenontsteking prostaatontsteking =uwi urineweg~infectie =blaasontstekin =ontstoken =blaasonsteking =ontsteeking =infektie prostatitis',
    catheter:
      'katheter slangetje =katheder =catheter =kateter krijg_katheter krijgen_katheter kan_katheter mezelf_katheter loopt_katheter zakje_niks zakje_niets =urinezak =urinezakje',
    blocked:
      'verstopt geblokkeerd dicht loopt~niet afgeknikt loopt~niet~meer~door loopt~niet~door zit~dicht =dicht =verstopping niets~in~de~zak zak~blijft~leeg =lekt geknikt =doorloopt loopt_niet loopt~niet~meer geen~urine~in komt~niks~in~de~zak komt~niets~in~de~zak =verstopt niks_zakje niets_zakje niks~meer~in~het zakje_leeg zakje~blijft~leeg',
    crisis:
      'zelfmoord suicide dood_wil wil_sterven leven_beeindigen niet_meer_leven niet_leven_wil einde_aan_leven mezelf_doden maak_eind_aan niet_meer_wakker_worden leven_heeft_geen_zin dood_zijn van_kant_maken niet_meer_verder geen_zin_leven beter_dood mezelf_wat_aandoen wil_er_niet_meer_zijn uit~het~leven~stappen leven_niet_zitten leven_niet_waard zelfdoding zelfmoor een~einde~aan~maken einde~aan~maken eind~aan~maken eind~aan~te~maken einde~aan~te~maken einde~maken~aan eind~maken~aan er~een~eind~aan er~een~einde~aan me~van~kant mezelf~van~kant me~ophangen mezelf~ophangen mezelf~verdrinken voor~de~trein van~een~brug =zelfmoordgedachten euthanasie_wil wil~dood~zijn wil~dood was~ik~maar~dood was~maar~dood liever~dood dood~wil doodgaan_wil wil~doodgaan klaar~met~leven klaar~met~het~leven klaar~met~mijn~leven genoeg~van~het~leven moe~van~het~leven leven~zat leven~moe leven~beu zonder~mij~beter beter~zonder~mij beter~af~zonder beter~als~ik~er~niet beter~als~ik~dood zie~het~niet~meer~zitten niet~meer~verder~wil hoeft~voor~mij~niet~meer het~hoeft~niet~meer hoeft~van~mij~niet~meer geen~zin~meer~in~het~leven geen~zin~meer~om~te~leven mezelf~iets~aandoen mezelf~iets~aan~te~doen mezelf~pijn mezelf~snijden mezelf~beschadig zelfbeschadig er~niet~meer~zijn er~niet~meer~te~zijn nooit~meer~wakker niet~meer~wakker~wil eruit~stappen stap~eruit uit~het~leven mn~leven~beeindigen zinloos_leven leven~zinloos geen~reden~om~te~leven mijzelf_doden me~dood~maken dood~maken_mezelf polsen~door =automutil =levensmoe =automutilatie =levensmoeheid',
    about:
      'wat~is wat~zijn wat~betekent hoe~wordt hoe~worden hoe~ontstaat waardoor~komt wat~houdt hoe~lang~duurt~een hoelang~duurt~een hoe~vaak~komt hoe~lang~duurt~normaal hoelang~duurt~normaal wat~wil~zeggen hoe~lang~blijft wat~heet verschil~tussen is~erfelijk hoe~behandel',
    past: 'vorig~jaar jaren~geleden jaar~geleden als~kind vroeger toen~ik maanden~geleden toen~ik~klein toen~ik~jong als~jongen als~baby in~mijn~jeugd een~jaar~geleden ooit~gehad jaren~terug jaar~terug maanden~terug in~mijn~kindertijd als~tiener als~puber als~jongetje als~meisje op~mijn~vijftiende op~mijn~veertiende op~mijn~twaalfde op~mijn~tiende op~mijn~twintigste toen~ik~een vroeger~had lang~geleden =destijds =indertijd als~kleuter op~jonge~leeftijd in~2010 in~2011 in~2012 in~2013 in~2014 in~2015 in~2016 in~2017 in~2018 in~2019 in~2020 in~2021 in~2022 in~2023 in~2024',
    now: '=nu vandaag vannacht sinds opnieuw weer gisteren gister gisteravond vanmorgen vanochtend vanmiddag vanavond ineens opeens plotseling inmiddels uur~geleden uren~geleden al~uren nog~steeds~niet nog~steeds~pijn dagen~geleden gisternacht weer~terug momenteel zojuist net~pas',
    self: '=ik =mijn =mij =me =hij =zijn zoon dochter man kind =wij =ons =vader =moeder =vrouw =partner',
    cannotPee:
      'komt~niets~uit komt~niks~uit komt~niets~meer komt~niks~meer komt~er~niets~uit komt~er~niks komt~er~niets niks~uit komt_helemaal_niks_uit pers_niks pers_niets persen_niets druk_niks geen~straaltje geen~straal~meer kan~niet~meer~naar~de~wc kan~niet~naar~de~wc niet~kunnen~plassen niet~meer~naar~de~wc lukt~niet~om~te~plassen lukt~plassen~niet komt~geen~drup komt~geen~druppel komt~geen~plas komt~niets~komt kan~nie~plasse ni~kunnen~plassen blaas~loopt~niet~leeg krijg~er~niks~uit krijg~er~niets~uit krijg~het~er~niet~uit blaas~zit~vol =urineretentie er~komt~niks er~komt~niets er~komt~nix er~komt~geen aandrang~maar~niks aandrang~maar~niets',
    goesOn:
      'constant aanhoudend blijvend sinds~gisteravond sinds~gisteren sinds~vannacht sinds~vanmorgen sinds~vanochtend sinds~gister sinds~gisternacht de~hele~nacht hele~nacht al~de~hele~dag =urenlang al~uren sinds~middernacht non~stop onafgebroken voortdurend sinds_nacht vanaf~gisteren vanaf~gisteravond vanaf~vannacht vanaf_vannacht sinds~vanmiddag sinds_middag sinds_ochtend sinds~vanavond',
    crack: 'krak knak knap gebroken knapte krakte =kraken =knappend =krakje =krakend =gekraak =geknakt',
    hard: '=hard =stijf =stijve =harde =overeind =rechtop =omhoog =keihard =staat steenhard bikkelhard =staan',
    forward: 'achter naar~voren over~de~eikel =voren =terug =overheen',
    coldSweat:
      'koud_zweet zweet~koud klam =grauw =grijs lijkbleek asgrauw koude~huid huid~koud koud~en~klam zweet_koude angstzweet ijskoud krijtwit bleek~en =lijkwit blauwe~lippen koude~handen =spierwit vlekkerig =bezweet =badend =klamme zweet~als~een~rund lippen~blauw zo~wit~als wit~als~een wit_laken gevlekt gemarmerd',
  },
  'es-ES': {
    fine: 'todo~bien todo~normal estoy~bien sano sana perfecto perfectamente sin~molestias sin~problemas ya~bien ya~está~bien curado curada recuperado',
    not: 'no nunca sin tampoco nada ni imposible ninguna nopuedo =ningun apenas =cero',
    or: 'o ni',
    but: 'pero y con aunque',
    other:
      'aguantar retener controlar mucho frecuente menudo dejar parar cuesta escozor arde cama dificultad paro dejo deja',
    pee: 'orinar orino orina orine =mear meo =pis pipi hacer~pis hacer~pipi orinarme meando vaciar~la~vejiga vaciar_vejiga hacer~aguas =orinando micionar pipí =meé =meado =orinao =pipis =hacer~chis =chichi echar~una~meada =meada =orinarr =horino =hacer~del~uno =chis =orines =micción =desaguar =miccionar =horinar',
    urine: '=orina =pis =pipi =meado =meados =orin',
    drop: 'gota gotas gotita gotica =chorrito =gotitas =gotillas =gotera chorro~nada =chorrillo',
    stone:
      'piedra calculo litiasis colico arenilla piedrita piedrecita =arenillas =cálculos =calculos =nefrític =nefritico =cólicos =colicos echando~una~piedra expulsando nefrítico',
    side: 'costado =lado =rinon rinones flanco espalda lumbar lumbares riñonera ijada ijar costados =riñon =riñones =ijares =ríñon =renal =lumbago =espalda~baja',
    fever:
      'fiebre temperatura calentura febril =calenturas destemplad =fiebrón =febrícula =febre afiebrad ardiendo calenturient calenturón =fievre',
    shiver:
      'escalofrio escalofrios tirito tiritona temblores temblando tiemblo tiritando temblor tiritones =tiemblo castañete tirit =temblo rechinan~los~dientes =escalosfrios =tembleque =tiritera =friolera =escalofr =escalofrios =tembl',
    testicle:
      'testiculo testiculos testicular huevo huevos escroto cojon cojones pelotas =bola =bolas =teste =huevito =huevitos =bolita =testiculito =güevo =güevos =cojón =cojones =bolsas =bolsa =compañones =eggs =pelota =testis =huebos =huebo =escrotal =partes =coyones =cataplines =compañeros =testícul =testiculo =testiculos =testicular bolsita~de~los =bolsita =bolsitas',
    pain: 'dolor duele dolores =duelen doloroso dolorido =doler molestia =dolia dolió punzada =duel dole =dolores =daño =retortij =dolr =quejándose llora lloran punzadas =mal =rabia rabiando =agonía =grita calambre =pinchazo =pinchazos =retuerc opresión_pecho oprime_pecho presión_pecho peso_pecho aprieta_pecho pecho_aprieta pecho_opresión puñal puñalada cuchillo cuchillada retorciéndose revolcando =doblado =doblada =quejido gritos =llorando me~muero~de no~aguanto latigazo ardor_pecho =cólico =cólicos =opresion =queja =desgarro =desgarrador =desgarrándome vejiga_revent vejiga_llena vejiga_explot piernas~abiertas',
    strong:
      'repente repentin subito fuerte intens horribl insoportable brusco tremendo terribl agudo muchisimo =golpe súbita =bruscamente fortísim =aguda =subita bestial brutal de~golpe de~pronto de~sopetón golpe un~montón =montón muchísim =horroros =muerte fatal mata =atroz =fortisimo inaguant =horrores =muero =grito gritando insufrible tremend espantos bestia =barbaridad mogollón que~flipas =brutalmente subido~de =lancinante súbitament no~aguanto no~se~aguanta =llorando =despert =despertarle =rabiar =infernal =extremo',
    twist:
      'torsion torcido retorcido giro girado retorció torció =torsionado =girao =retorcío =rotado =torsionó subido_duro subido~y~duro',
    erection:
      'ereccion erecto empalmado empalmada =dura~la trempera empalm =empalmao =tiesa trempad parada~la =paloma =palote =erectil~no =tiezo =parado la~tengo~dura la~tengo~tiesa la~tiene~dura =bandera =erecc =erecciones =ereccion =erécc =parada',
    hour: 'hora horas =h',
    lasts:
      'baja bajar bajarse quita drena pasa =bajarse =bajado =bajó =bajaba =blanda =blando afloj =aflojar desinfla deshinch =deshinchar =remite =cede =calma =pasado =pasó =desaparece =vaya =va =dormir~la duerme =duerme =encoge =vacía =parar~de =quita~nada =quitado =mengua =bajando =ablanda =remitir =ceder =calmar =pasar =pasarlo =desaparec =desaparecido =relaj =relajan =relaja =relajen =relajese =relajar =drenar =descien',
    alone: `${international} =sepsis sexo_crac sexo_chasquido sexo_crujido sexo_tronó relación_chasquido relaciones_chasquido follando_crac follando_chasquido follando_crujido cogiendo_tronó cogiendo_crac haciendo~el~amor_crac hernia~estrangulada hernia~inguinal~estrangulada anestesia~en~silla`,
    blood:
      'sangre sangr sangrado hemorragia sangrando sangra sangre~por no~para~de~sangrar no~deja~de~sangrar no~paro~de~sangrar',
    red: '=roja =rojo =marron =rojiza =rojizo =rosada =granate =colorada =colorado =marrones',
    clot: 'coagulo coagulos cuajar =grumos =trozos cuajarones cuajaron =grumo trocitos cuajo =cuajos =cuágulos =pedazos =tropezones =pelotas~de~sangre =hebras =tiras =trozo =bolas~de~sangre =coagulo gelatinos =cuagulo =coagulad =coajulo',
    heavy:
      'mucha mucho abundante mareo desmay pura =solo~sangre mares mareado mareada desangr chorros puro~sangre sólo~sangre =montón =mogollón roja~oscura rojo~vivo sangre~viva pura~sangre solo~sangre no~para =litros a~borbotones borbotones =chorro chorreando desvanec =todo~lleno lleno~de~sangre me~mareo desangrando =cantidad no~deja~de =vino~tinto =desmaya =desmayar =desmayado =marea =marear =mareos sigue~sangrando sangrando~todavía sangra~todavía sigue~saliendo gasas_sangre',
    foreskin: 'prepucio =pellejo =pellejito =piel~del~pene =prepuciio =capullo~la =prepusio',
    stuck:
      'atascad atrapad atorad enganchad trabado estrangul atrapado pillado pillad =encajado no~vuelve no~baja no~sube volver~a~poner en~su~sitio =ahorcado estranguland no~regresa no~puedo~bajar no~puedo~subir =trabada =apretado',
    swollen:
      'hinchad inflamad hinchazon =morado =azul =negro moratón amoratad inflam hinchó =inchado =inchada enorm gigante =negra =morada =morados =moradas =hinchó hinch =hincho =inflada =inflado =inflao =hinchao hematoma =grandísimo =balón =deforme =deformado =amoratado =pelota =inchad',
    injury:
      'caida caido =cai golpe accidente patada herida lesion fractura crujido golpeado patead pisotón choque =golpeé atropell balonazo pelotazo rodillazo =caí =caída =caerse caer =cayó manillar =golpeo puñetazo =codazo =trompazo =choqué =chocó resbal =cornada puñalada disparo navajazo =trancazo =hostia =leñazo =estrelló =pisó =caigo sillín =barra~de~la =estampé topetazo =porrazo =golpes traumatis machac =dieron~un pegado =pegó =pegaron =golpazo =aplast =patadón =accident =accidente',
    penis:
      'pene genital =polla =pito =verga miembro pilila glande =minga =cola =nabo =picha =rabo =chorra =pilila =pajarito =cipote =miembro =pija =pinga =paloma =pollón =bicho =chile =colita =cimbrel pne~no =ciruelo =glande =capullo',
    numb: 'entumecid adormecid dormid hormigueo insensible sin~sensibilidad acorchad adormec no~siento~la no~siento~las no~siento~los no~siento~mi no~siento~nada no~noto no~tengo~sensibilidad perdido~la~sensibilidad =paralizad paralizad =paralíticas =dormías =cosquilleo =adormilad no~me~siento =acorchadas falta~de~sensibilidad pérdida~de~sensibilidad =hormigueos =anestesiad no~siento no~siente~las no~siente~la no~siente~los no~siente~nada no~noto~las no~noto~la no~noto~los',
    legs: 'pierna piernas entrepierna ingle muslos nalgas ingles genitales =pies =pie =culo =silla =ano =periné =perineo =trasero =genitales =montar =cachas pantorrilla pantorrillas gemelo no~puede~andar no~puedo~andar no~puede~caminar no~puedo~caminar no~camina no~anda no~puede~levantarse',
    pregnant:
      'embaraz un~solo~rinon unico~rinon =encinta solo~riñón en~estado~de =riñón~único =preñada embarazada gestante estoy~de_semanas estoy~de~semanas semanas~de~embarazo semanas~embarazada solo~tengo~un~riñón solo~tiene~un~riñón sólo~un~riñón me~queda~un~riñón le~queda~un~riñón monorren de~8~semanas de~10~semanas de~12~semanas de~14~semanas de~15~semanas de~16~semanas de~18~semanas de~20~semanas de~21~semanas de~22~semanas de~23~semanas de~24~semanas de~25~semanas de~26~semanas de~27~semanas de~28~semanas de~29~semanas de~30~semanas de~31~semanas de~32~semanas de~33~semanas de~34~semanas de~35~semanas de~36~semanas de~37~semanas de~38~semanas',
    vomit:
      'vomit =vómit bomit devolviendo =devuelve =pota =potar =potado echando~la~pota =nauseas náusea =guacar =gomita gomitando =vasca =devolver =devolverle =potando =arcadas devuelve =devuelvo =trasboc nausea no~retiene~nada no~retengo~nada no~aguanta~nada~en echa~todo lo~echa~todo no~paro~de~vomitar no~para~de~vomitar no~dejo~de~vomitar no~deja~de~vomitar =arcada =devolvió',
    confused:
      'confus somnolien respira~rapido desorient delir =desvaria aturdid respiracion~rapida respirando~rapido cosas~sin~sentido sin~sentido no~tiene~sentido incoheren disparat delira =delirio no~despierta no~se~despierta no~hay~quien~lo~despierte no~puedo~despertar no~podemos~despertar no~lo~podemos~despertar no~conseguimos~despertar cuesta~despertar difícil~despertar =inconsciente pierde~el~conocimiento perdido~el~conocimiento perdió~el~conocimiento no~responde no~reacciona no~reconoce no~me~reconoce no~nos~reconoce no~sabe~dónde no~sabe~quién no~conoce =ido =ida =atontad atontad adormilad letárg aletargad amodorrad obnubilad alucin habla~raro habla~raras dice~tonterías dice~cosas~raras dice~incoherencias =tonterías =incoherencias =chocheando perdido~la~cabeza perdida~la~cabeza se~le~va~la~cabeza se~le~fue~la desorientad no~está~en~sí =grogui =trastornad =ahogo falta~de~aire le~cuesta~respirar respira~mal =jadea balbuce divaga =delirante =embotad muy~dormid habla~sin~sentido no~coordina =zombi medio~dormid =desmayad =desvar =deliran no~nos~conoce no~me~conoce nos~conoce casi~no~la~podemos~despertar no~podemos~despertarl no~la~podemos~despertar no_despertar_podemos no_despierta no_reacciona como~ido como~ida estoy~como~ido estoy~como~ida atontado muy~dormida no~sabe~ni~dónde no~sabe~en~qué no~sé~dónde no~sé~ni delirando',
    infection:
      'infeccion cistitis infectad =infeción pielonefritis prostatitis =infexion =sistitis =pus =infecciones =infeccio =infeccion =infecsion',
    catheter:
      'sonda cateter =sondaje =catéteres =nefrostomía =zonda =katéter =sondad no_entra_sonda no_meter_sonda no_meterme_sonda no_pasa_sonda no_pasar_sonda no_sale_sonda no_drena_sonda autosond bolsa~vacía',
    blocked:
      'obstruid bloquead taponad atascada tapada no~drena obstru no~funciona no~sale~orina no~echa =atasco =obstrucción no~baja~nada =doblada =tapón bolsa~vacía =atascado no~drenaba =tupida tupid no~corre no~va =atorada no~sale~nada~por sonda_no_sale no_drena dejado~de~drenar dejó~de~drenar ya~no~drena no~baja',
    crisis:
      'suicid matarme quitarme_vida no_quiero_vivir quiero_morir terminar_vida acabar_vida hacerme_dano quiero~morirme ganas_morir no_vale_pena_vivir estar_muerto vida_no_tiene_sentido mejor_muerto no_seguir_viviendo tirarme_puente no~quiero~seguir hacerme_daño sentido_vivir sentido_vida_no cansado_de_vivir quitarme~la~vida quitar~la~vida me~quiero~quitar quiero~matarme me~quiero~matar me~voy~a~matar me~mato =matarme quitarme~de~en~medio quitarme~del~medio colgarme~de cortarme~las~venas cortar~las~venas tirarme~por tirarme~al~tren tirarme~de tirarme~a~las~vías pegarme~un~tiro un~tiro~en~la envenenarme tomarme~todas~las~pastillas hacerme~daño hacerme~cortes lastimarme quiero~morir me~quiero~morir morirme~ya quisiera~morir quisiera~estar~muert preferiría~morir preferiría~estar~muert prefiero~morir prefiero~estar~muert mejor~muert mejor~muerta ojalá~me~muera ojalá~estuviera~muert ojalá~no~despertar no~despertar~más no~despertarme~más no~quiero~despertar ganas~de~morir ganas~de~morirme ganas~de~vivir_sin ganas~de~vivir_no ganas~de~vivir_tengo no~me~quedan~ganas~de~vivir sin~ganas~de~vivir no~quiero~vivir no~quiero~vivir~más ya~no~quiero~vivir no~quiero~seguir~viviendo no~puedo~seguir~viviendo no~merece~la~pena~vivir no~vale~la~pena~vivir no~vale~la~pena~seguir vivir~así~no para~qué~vivir para~qué~seguir~viviendo harto~de~vivir harta~de~vivir cansad~de~vivir cansada~de~vivir harto~de~la~vida harta~de~la~vida odio~mi~vida acabar~con~todo acabar~con~mi~vida acabar~con~esto~para~siempre terminar~con~todo terminar~con~mi~vida poner~fin~a~mi poner~fin~a~todo mejor~sin~mí mejor~sin~mi estarían~mejor~sin mejor~si~no~existiera mejor~si~yo~no quiero~desaparecer ganas~de~desaparecer desaparecer~del~mundo desaparecer~para~siempre irme~de~este~mundo dejar~de~existir dejar~de~vivir no~quiero~existir no~quiero~estar~aquí =suisidio =suisidarme =sucidarme =suicidio sin~razón~para~vivir razones~para~vivir vida~sin~sentido no~tiene~sentido~vivir nada~por~lo~que~vivir carga~para~todos =ahorcarme =autolesionarme =autolesión =autolesiones',
    about:
      'que~es que~son que~significa como~se~trata como~se~cura por~que~se~produce que~causa en~que~consiste cuánto~dura~una cuánto~tiempo~dura cuánto~dura~normalmente que~quiere~decir qué~se~entiende es~frecuente es~hereditari es~habitual diferencia~entre cada~cuánto cuál~es~la~causa cuáles~son~las cuánto~tiempo~se~lleva',
    past: 'de~nino de~nina ano~pasado hace~anos hace~un~ano cuando~era de~pequeno hace~meses cuando~era~nino de~joven en~mi~infancia hace~un~par~de~anos =siendo~nino hace_años hace_año hace~muchos~años de~chico de~crío de~niños de~pequeña de~adolescente cuando~tenía a~los~15 a~la~edad~de en~la~infancia en~mi~juventud en~el~pasado =antiguamente hace~tiempo el~verano~pasado siendo~joven hace~mucho~tiempo antes~tenía solía en~2010 en~2012 en~2015 en~2016 en~2017 en~2018 en~2019 en~2020 en~2021 en~2022 en~2023 en~2024',
    now: 'ahora hoy esta~noche desde otra~vez ayer anoche esta~mañana esta~tarde hace~un~rato horas repente pronto actualmente todavía~no sigo =estoy ahorita hoy~mismo de~nuevo vuelvo hace~unas~horas hace~dos~días hace~días nuevamente',
    self: '=yo =mi =me =mis =tengo hijo hija marido =nos =estoy =padre =madre =mujer =pareja',
    cannotPee:
      'no~sale~nada no~me~sale~nada no~sale~el~pis nada~sale empujo_nada aprieto_nada no~sale~ni no~me~sale~ni no~me~sale~el~pis no~me~sale~la~orina no~echo~nada no~echo~ni no~puedo~ir~al~baño~a~mear no~hay~manera~de~mear no~hay~manera~de~orinar no~hay~forma~de~orinar no~hay~forma~de~mear sin~poder~orinar sin~poder~mear se~me~ha~cortado~la~orina se~me~cortó~la~orina retención~de~orina retención~urinaria vejiga~va~a~reventar vejiga~a~reventar vejiga~llena~y~no =anuria no~consigo~vaciar hago~fuerza~y~nada nada~de~pis ganas~y~nada ganas~pero~nada ganas~y~no~sale ganas~pero~no~sale',
    goesOn:
      'constante permanente desde~anoche desde~ayer desde~esta~mañana desde~la~mañana desde~la~madrugada desde~esta~noche desde~esta~madrugada toda~la~noche todo~el~día desde~hace~horas hace~horas durante~horas llevo~horas desde~medianoche sin~parar continuamente permanentemente desde~ayer~noche =horas~y~horas constantemente desde~antier desde~anteayer desde~el~mediodía desde~mediodía desde_madrugada desde_mañana desde_tarde',
    crack:
      'chasquido crujido crujió crac partido roto =rota crack chasqu =crac =crack =crujir se~rompió =tronó =tronido =partido =romp =rompió =quebró =plop =partió',
    hard: '=duro =dura =tieso =tiesa =empalmado =parado =parada =tiesos =dur =durísima =duros =rígido =rígida =levantado =levantada =arriba =firme =erguido =morcillona',
    forward:
      'detras hacia~adelante =alante =delante encima~del~glande cubrir bajar~el~prepucio subir~el =atrás =detras =adelante',
    coldSweat:
      'sudor_frío sudores_fríos sudores~fríos sudando~frío sudando~en~frío =suda~frío sudoración_fría piel~fría piel~está~fría fría~y~sudorosa frío~y~sudoroso =pálido =pálida =blanco~como blanca~como gris =grisáceo =cetrino =lívido =lívida pegajos helado =helada labios~azules labios~morados manos~frías =sudorosa =sudoroso amarill~no está~helad =empapado~en~sudor empapada~en~sudor moteada =palidez',
  },
  'de-DE': {
    fine: 'alles~gut alles~ok gesund beschwerdefrei alles~in~ordnung alles~wieder~gut keine~beschwerden alles~normal wieder~gut geht~gut wieder~fit geheilt',
    denialFollows: true,
    not: 'nicht kein keine keinen keiner nie ohne nichts kaum weder unmöglich kannicht keinerlei nix net =ned =nimmer =nich =nichts =null',
    or: 'oder noch',
    but: 'aber und mit sondern',
    other:
      'halten einhalten anhalten oft haeufig öfter genug bett kontrollieren aufhören zurückhalten probleme schwierigkeiten stehen brennen',
    pee: 'pinkel pissen =pisse pieseln pinkle urinieren wasser~lassen wasserlassen harnlassen pipi =pieseln pieselt =piss pisst pinkelt =strullen =schiffen =pullern pullere lulu =pipi~machen blase~leeren blase_entleer harnen harnverhalt wasserlösen strullern brunzen =pipimachen =pischen =bieseln =biesel =brunze =strunzen =lullern =pinkle =gepinkelt =gepisst =gepieselt =seichen =schiff =pisse~nicht =wasserlassen =gebrunzt =gepullert =pippi =pippimachen =pinklen =austreten kommt_tropfen',
    urine: '=urin =harn =pipi =pisse =wasser',
    drop: 'tropfen =tropfchen =tröpfchen =tröpferl =tropfen =tröpfle =spritzer =tropen',
    stone: 'nierenstein nierensteine harnstein kolik =stein =steine nierenkolik nierengrieß harnleiterstein',
    side: 'flanke =seite =niere =nieren ruecken rücken nierenschmerz lende flanken nierengegend =kreuz lendenbereich =nierenlager =nierenbecken =flankenschmerz =seiten =nierenbereich nierenkolik =harnstau =nierenstau =nierenstauung =harnstauung nierentransplant transplantierte~niere',
    fever: 'fieber temperatur =fiber =fiebrig glüh =fieba fiebrig =feber =heiss =fiebern =fiebert =gefiebert',
    shiver:
      'schuettelfrost schüttelfrost frösteln zittern zittere schüttelt schlottern schlottere bibber fröstel gezittert zähneklapper zähne~klappern bibbere schlotter friert~und =frier =schüttelfros =friere =fröstle =zitter =zittern =zitterte =schüttel =schuttelfrost klappern_zähne klapper_zähne',
    testicle:
      'hoden =ei =eier hodensack testikel eier =klöten =sack =nüsse skrotum =hode =eierchen =hödchen =bällchen =eiern =gehänge =glocken =kronjuwelen =huden =weichteile =nüssen =gemächt hodn =hodens',
    pain: 'schmerz tut~weh =weh wehtut schmerzhaft schmerzen =aua tut~sehr~weh =wehgetan krampf =weh~tun saumässig =weg~tut =schreit =brüllt =schmerts schmerzverzerrt =tuts =sticht =wehe =qual =krümm =krumm =krummung =schmertz =schmertzen =höllenschmerz =stechen druck_brust enge_brust brust_eng =krümmt =gekrümmt =krümmen =stöhnt =windet messerstich =reißt reißend =weint~vor =heult~vor brennt~wie~feuer =pein =schrei zum~platzen blase_platz blase_platzt bauchweh dem~nichts~schmerzen dem~nichts~starke dem~nichts~heftige dem~nichts~wahnsinnige dem~nichts~extreme =kolik nierenkolik =koliken =stechend =sauweh tierisch~weh blase_voll blase~prall schwer_brust messerstiche breitbeinig',
    strong:
      'plötzlich stark heftig schlimm furchtbar unerträglich schrecklich aufgewacht wahnsinnig schlagartig extrem höllisch auf~einmal =jäh akut =akute =urplötzlich schlimme irre =brutal mega stechend saumässig sau irrsinnig bestialisch wie~sau wie~hölle =hölle =übel =übelst urplötz wie~verrückt aus~dem~nichts aus~heiterem nicht~auszuhalten kaum~auszuhalten =schrei hochgezogen nach~oben~gezogen hochgerutscht quer =arg =arge ganz~schlimm derart =tierisch =riesige auf~einen~schlag =fürchterlich =grauenhaft =entsetzlich =verdammt =mörder =plözlich =plötzlig =plötslich =schreit =schlim =schlimmer =schlimme =schlimm =schlimmsten =schlimmen =schlimmste =unerträgl =krümmt',
    twist:
      'torsion verdreht verdreh gedreht =umgedreht torquiert =torsion =hodendrehung =hodentorsion =verdrehte =torsiert hochgezogen_hart hochgerutscht_hart oben_hart_hoden',
    erection:
      'erektion dauererektion steifer latte harten erigiert steif =latte =morgenlatte =rohr =ständer =steifen =steife steht_ständig =dauerständer =hammer~hart =staender =ständers =erektio =erektionen =erektion =erektionsstorung =erektionsstoerung =erektionsprobleme =erektionsschwache =eregtion',
    hour: 'stunde stunden =std =h',
    lasts:
      'weggeht weg~gehen =weg zurück nachlässt abschwillt läuft abläuft geht~runter =runter geht~nicht~weg =weggehen herunter =ab =abgeschwollen abgeklungen abklingt abklingen nach~lassen nachgelassen =lässt~nach zurückgegangen =besser =abläuft verschwindet =verschwunden hört~auf =auf~hören =klein =kleiner =legen =wegging =weggegangen =weggehn =hängen entspannt~sich =abschwell =schlaff =schlaffe =nachlassen =weich =weiche =weicher =weiches =weichen =zurückgeht =zuruckgeht =aufhört =aufhort =legt =beruhigt =senkt',
    alone: `${international} blutvergiftung sex_knack sex_geknackt sex_knall sex_gekracht sex_krach sex_knacks verkehr_geknackt verkehr_knack eingeklemmter~bruch eingeklemmte~hernie eingeklemmter~leistenbruch reithosenanästhesie ficken_knack bumsen_knack vögeln_knack`,
    blood:
      'blut blutung blutet dunkelrot_urin dunkelrot_pinkel dunkelroter~urin hört~nicht~auf~zu~bluten hört~nicht~zu~bluten~auf nicht~aufhören~zu~bluten auf~zu~bluten',
    red: '=rot =roter =rote =braun =rotes =rötlich =weinrot =dunkelrot',
    clot: 'klumpen blutklumpen gerinnsel blutgerinnsel koagel =klumpchen =brocken =fetzen =stücke blutpfropf klümpchen =pfropfen =klumpige =gewebefetzen =knubbel =geleeartig =leberartig blutpfropfen blutkoagel =geronnen =blutfetzen leberstücke =blutstücke =geronnenes',
    heavy:
      'viel stark ohnmacht ohnmächtig dick =nur~blut nur~noch~blut reines =pures kreislauf umgekippt massenhaft =hellrot pures~blut =nur~mehr~blut nur~blut alles~voller~blut dunkelrot hellrot knallrot feuerrot hört~nicht~auf lauter~blut =literweise =strömt =strömen =schwall =schwallartig kollabiert zusammengeklappt zusammengebrochen schwarz~vor~augen =schwindl =umgefallen =kippe =mengen klo~voll hört_nicht_auf hört_nich_auf hört_net_auf blutet_durch durchgeblutet klatschnass blutet~immer~noch blutet~noch blutet~weiter blutet~und~blutet durchtränkt kompressen verband_blut =vollgeblutet =schwindlig =schwindelig =schwindlich =schwindel',
    foreskin: 'vorhaut =pelle =vorhäut =vorhut =häutchen',
    stuck:
      'eingeklemmt klemmt steckt fest hängt festsitzt abgeschnürt eingezwängt einklemm geht~nicht~zurück geht~nicht~mehr kriege~nicht~zurück zurückschieben zurück~schieben einschnürung abschnürt eingeschnürt =fest zurückbekomm =vorschieben =schnürt =stecken =gequetscht =würgt',
    swollen:
      'geschwollen schwillt schwellung angeschwollen dick =blau =lila blauer bluterguss dicker =dickes verfärbt schwarz riesig =gross =größer dunkelblau blaurot violett =schwarz =prall =aufgebläht aufgequollen quillt =angelaufen =geschwolle =tennisball =faustgross =anschwell =gigantisch enorm =ballon aufgeblasen =riesen =verdickt =geschwolen =geschwoln',
    injury:
      'gestürzt sturz gefallen unfall tritt getreten schlag verletz gestossen geknackt =geprallt prellung =fuss~bekommen getroffen =fiel geschlagen ball~voll ball~in ball~gegen =knie~in =knie~gerammt =angefahren abgeknickt umgeknickt =trat =getreten =stange eingequetscht aufgeschlagen =gekracht =gekickt =fußball~in fussball~gegen =stich =tritt =gehauen hingefallen runtergefallen draufgefallen geknallt =knallte gestolpert =gerammt =gerammelt =gequetscht =ausgerutscht =lenker =gestochen =geschossen',
    penis:
      'penis glied pimmel genital schwanz =pillermann eichel =schniedel =lümmel =pipimann =piepmatz =rüssel =rute =nudel =schwengel =prügel =lörres =dödel =penise =zipfel =gurke =willi =pillemann =puller =pullermann',
    numb: 'taub taubheit gefühllos kribbel kein~gefühl eingeschlafen nichts~spüre spüre~nichts spür~nichts nicht~mehr~spür spüre~nicht spüre~meine~beine~nicht lähmung =kribbelt kribbeln kein~gespür =pelzig =gefühl~verlor gefühl~weg =gefühllos =ameisenlaufen =ameisen =gelähmt spür_nix spür_nichts spüre_nix spüre_nichts merke_nix merke_nichts nicht~spüren nichts~mehr~spür kein~gefühl~mehr nichts~gespürt',
    legs: 'bein beine beinen schritt leiste schenkel =po =gesäss genitalbereich damm hintern =arsch =oberschenkel =unterleib =unterkörper =leisten =genital =intimbereich =füsse =zwischen~den~beinen popo reithose =after =wade =waden unterschenkel nicht~mehr~laufen nicht~mehr~gehen kann~nicht~laufen kann~kaum~laufen nicht~mehr~aufstehen',
    pregnant: 'schwanger eine~niere einzige~niere nur~eine~niere einzelniere',
    vomit:
      'erbreche =kotzt =kotzen =kotz =gekotzt =kotze =kotzte =spuckt =gespuckt =spucken speibt =speiben =gespieben =speib =übergab =würgt =übel =speiübel übelkeit brechreiz bricht_sich =brechen =speit =gebrochen~hat muss~brechen =erbricht =erbrechen =erbroch =übergeb =ubergeben =übergibt =reihert =übergebe =erbrochen =erbrach =bricht~und nicht~aufhören~zu~kotzen hört~nicht~auf~zu~kotzen hört~nicht~auf~zu~erbrechen',
    confused:
      'verwirrt benommen schläfrig atmet~schnell durcheinander verwirr wirres =delir desorientiert bewusstlos schnelle~atmung schnell~atm redet~wirr fantasier redet~unsinn unsinn wirres~zeug wirr redet~komisch =irr =irre redet~quatsch =quatsch =stuss redet~stuss nicht~wach wach~zu~kriegen wach~zu~bekommen kaum~wach =wachzukriegen nicht~aufwachen wacht~nicht nicht~aufzuwecken nicht~wecken =weckbar lässt~sich~nicht~wecken nicht~mehr~ansprechbar nicht~ansprechbar =ansprechbar reagiert~nicht reagiert~kaum erkennt~uns~nicht erkennt~mich~nicht erkennt~niemand nicht~bei~sich neben~sich weggetreten =apathisch =lethargi =teilnahmslos =dämmrig halluzin =delirant =deliriert =faselt =fasel lallt phantasier weiss~nicht~wo weiss~nicht~mehr~wo ohne~bewusstsein bewusstsein =bewustlos =verwirt =desorient kurzatmig =luftnot atemnot =hechelt =somnolent =durchn =schlapp~und kaum~noch~wach kaum~mehr~wach nicht~mehr~wach nicht~richtig~wach nicht~mehr~zu~wecken kaum~zu~wecken kaum~ansprechbar kaum~noch~ansprechbar =dämmert =lallen =spinnt =dämmert~weg erkennt~mich~nicht~mehr erkennt~uns~nicht~mehr erkennt~keinen atmet~hastig atmet~ganz~schnell atmet~sehr~schnell atmet_hastig atmet_schnell erkennt_nicht_mehr weiss_nicht_mehr_wer weiss_nicht_mehr_wo kriegen_nicht_wach bekommen_nicht_wach hochgradig~verwirrt',
    infection:
      'infekt entzündung blasenentzündung harnwegsinfekt =harnweginfekt blaseninfekt nierenbeckenentzündung =hwi prostataentzündung =vereitert =eitrig =entzündug =blasenentzündug =blasenentzundug =entzündet =entzundet',
    catheter:
      'katheter =kathether dauerkatheter =kathederbeutel =katheder =dk =kateter =blasenkatheter krieg_katheter kriege_katheter bekomme_katheter bekommt_katheter läuft_katheter beutel~leer beutel~bleibt~leer nichts~im~beutel',
    blocked:
      'verstopft blockiert verlegt abgeknickt läuft~nicht =zu =dicht nichts~im~beutel beutel~leer beutel~bleibt~leer =verstopfung =verschlossen =geknickt fördert~nicht läuft~nichts läuft~nix läuft~nicht~ab geht~nichts~durch =abgeklemmt läuft_nicht läuft_nichts katheter_dicht katheter_verstopft',
    crisis:
      'selbstmord suizid umbringen nicht_mehr_leben will_sterben leben_beenden leben_nehmen sterben_möchte nicht_leben_will mir_etwas_antun lebensmüde tot_sein_will nicht_mehr_aufwachen leben_keinen_sinn tot_sein nicht_mehr_da_sein schluss_machen_leben mag_nicht_mehr_leben besser_tot nicht_mehr_weiterleben das~leben~nehmen lohnt_nicht_leben leben_nicht_wert mich~umzubringen =umzubringen bring~mich~um bringe~mich~um =suizidgedanken =suizidal selbstmordgedank mich~erhäng mich~aufhäng =aufhängen mich~töten selbst~töten mein~leben~beend leben~zu~beenden dem~ganzen~ein~ende ein~ende~machen ein~ende~setzen ende~setzen schluss~machen_leben mach~schluss~mit mit~allem~schluss schluss~mit~allem besser~tot wäre~lieber~tot lieber~tot wär~ich~tot wäre~ich~tot wäre~ich~doch~tot tot~wäre tot~wär möchte~sterben mag~sterben will~sterben will~tot wünschte~ich~wäre~tot sterben~wollen am~liebsten~sterben am~liebsten~tot ohne~mich_besser ohne~mich~wäre ohne~mich~wären besser~dran~ohne besser~ohne~mich will~nimmer~leben nimmer~leben mag~nicht~mehr~leben mag~nimmer~leben mag~nicht~mehr~da~sein nicht~mehr~da~sein nicht~mehr~aufwachen keinen~lebenswillen lebenswillen~verloren keine~lust~mehr~zu~leben keine~lust~mehr~auf~leben keine~lust~mehr~aufs~leben leben~satt vom~leben~genug genug~vom~leben leben~sinnlos sinnloses~leben leben~keinen~sinn hat~alles~keinen~sinn keinen~sinn~mehr~im~leben sinn~mehr~im~leben sehe~keinen~sinn~mehr keinen~ausweg kein~ausweg~mehr vor~den~zug vor~einen~zug von~der~brücke aus~dem~fenster~springen mich~ritzen ritze~mich mich~selbst~verletz selbst~verletz selbstverletz pulsadern überdosis_nehmen was~antun mir~was~an mir~das~leben will~weg~sein~für~immer so~nicht~mehr~leben =freitod nicht~weiterleben nicht~mehr~weiter~leben kein~bock~mehr~auf~leben =lebenswille =lebenswillen alle_tabletten_schlucken alle_tabletten_nehmen',
    about:
      'was~ist was~sind was~bedeutet wie~wird wie~werden wie~entsteht was~heisst woher~kommt was~versteht wie~lange~dauert~eine wie~lange~dauert~ein wie~lange~hält~eine wie~lange~hält~ein wie~häufig wie~oft~kommt was~meint was~heißt unterschied~zwischen ist~vererbbar ist~erblich wie~lange~bleibt~ein wie~lange~dauert~normalerweise was~sagt~man',
    past: 'letztes~jahr vor~jahren als~kind früher vor~monaten jahren im~letzten als~junge als~baby als~kleines~kind in~der~kindheit hatte~früher vor~einem~jahr als~jugendlicher ich~klein~war vor_jahren jahre~her in~meiner~jugend in~meiner~kindheit als~teenager als~jugendliche als~bub als~mädchen als~kleinkind als~jüngling als~bursche im~alter~von mit~10~hatte mit~11~hatte mit~12~hatte mit~13~hatte mit~14~hatte mit~15~hatte mit~16~hatte mit~17~hatte mit~18~hatte mit~20~hatte letzten~sommer =damals =seinerzeit lange~her früher~oft =ehemals vor~langer~zeit vor~einigen~jahren vorletztes~jahr in~2010 in~2015 in~2016 in~2017 in~2018 in~2019 in~2020 in~2021 in~2022 in~2023 in~2024 2010~hatte 2015~hatte 2018~hatte 2019~hatte 2020~hatte 2021~hatte 2022~hatte 2023~hatte',
    now: '=jetzt heute seit wieder gerade plötzlich gestern vorhin vorgestern eben mittlerweile nun momentan stunden vor~einer~stunde immer~noch immernoch auf~einmal aktuell =soeben diese~nacht heut derzeit jetz',
    self: '=ich =mein =meine =mir =mich =er =sein =sohn mann tochter kind =wir =vater =frau =mutter =papa =mann',
    cannotPee:
      'kommt~nichts kommt~nix kommt~gar~nichts kommt~nichts~mehr nichts~raus nix~raus kommt~einfach~nichts nichts~kommt~raus presse_nichts drücke_nichts drück_nichts presse_nix kann~nicht~aufs~klo kann~nicht~mehr~aufs~klo nicht~mehr~aufs~klo kann~nicht~aufs~häusl kann~nicht~auf~die~toilette nicht~mehr~auf~die~toilette kommt~kein~urin kommt~kein~tropfen kommt~kein~tröpfchen kommt~kein~strahl kommt~kein~harn geht~nichts~raus geht~nix~raus nix~kommt~raus nichts~kommt~mehr kriege~nichts~raus krieg~nichts~raus krieg~nix~raus bekomme~nichts~raus bringe~nichts~raus kommt~nicht~raus kommt~net~raus kommt~nur~noch~nichts =harnverhaltung =harnsperre blase~geht~nicht~leer blase~platzt blase~leert~sich~nicht drücke_nix keinen~tropfen drang~aber~nichts drang~aber~nix drang~aber~es~kommt muss~aber~es~kommt muss~aber~nichts',
    goesOn:
      'dauernd dauerhaft anhaltend ununterbrochen seit~gestern~abend seit~gestern~nacht seit~gestern seit~heute~morgen seit~heute~früh seit~heute~nacht seit~letzter~nacht die~ganze~nacht ganze~nacht den~ganzen~tag =stundenlang seit~stunden seit~mitternacht pausenlos durchgehend =permanent seit~heut seit~gestan non~stop ständig~hart seit~mittag seit~heute~mittag seit_nachts seit_früh seit~heute~nachmittag seit~nachmittag',
    crack:
      'geknackt knack knacks gebrochen knall geknallt =knackst =knackste =gekracht =krachte =geplatzt =gerissen =ploppen =knackte',
    hard: '=hart =steif =steht =stehen =harter =harten =harte =steifer =stocksteif =aufrecht =stand =hammerhart bretthart =steinhart',
    forward: 'hinter nach~vorn nach~vorne =drüber über~die~eichel nicht~mehr~vor zurückziehen',
    coldSweat:
      'kaltschweiss =kaltschweissig kalt_schweiss kalter~schweiss kalten~schweiss nassgeschwitzt_kalt =klamm =aschfahl =fahl =grau =aschgrau =bleich leichenblass kreidebleich =totenblass kreideweiss kalte~haut haut~kalt haut~ist~kalt kalt~und~feucht blaue~lippen marmoriert =blass =schweissgebadet =kalkweiss schwitzt_kalt =schweissnass kalte~hände =eiskalt kalter~schweiß schweiss_stirn =kaltschweissige schwitzt~kalt',
  },
  'fr-FR': {
    fine: 'tout~va~bien tout~est~normal je~vais~bien en~bonne~sante tout~est~ok plus~de~probleme aucun~probleme gueri va~bien tout~bien guéri guérie rétabli',
    not: 'ne pas plus jamais sans aucun aucune rien impossible ni arrive~pas jarrive~pas peupas =peux~pu =pu moyen~pas nulle =guère pas~moyen =pa =zero',
    or: 'ou ni',
    but: 'mais et avec',
    other: 'retenir tenir souvent beaucoup arreter controler brule difficulte frequemment lit mal assez',
    pee: 'uriner urine pisser pissé pipi faire~pipi vider~vessie pisse =pissé =pisser vider~ma~vessie vider~la~vessie =uriné =urine~plus miction faire~mes~besoins vider_vessie =pissée =urinner =pisse =pipis =pissou =urinne =pissez =lancequiner =urin vider~sa~vessie =pisse~plus =vidanger rien~fait~depuis plus~uriné pas~uriné',
    urine: '=urine =urines =pipi =pisse =urinaire =pissée',
    drop: 'goutte gouttes =gouttelette =goute =goutes gouttelettes',
    stone: 'calcul calculs pierre lithiase colique =cailloux colique~néphrétique néphrétique =sable~dans =caillou',
    side: 'flanc =cote =rein =reins =dos lombes lombaire lombaires =flancs reins =flan =rhein =côtes bas~du~dos =hanche',
    fever:
      'fievre temperature fiévreux febrile fiévreuse brulant brulante =fièvr =fievr bouillant bouillante de~température =chaud~bouillant =fébrile =fiévreu',
    shiver:
      'frisson frissons grelotte tremble tremblements grelotter tremblote frissonne trembler claque~des~dents claquer~des~dents grelot tremblement =frisonne =frison dents~qui~claquent =claquent =frissonn =tremblot ça~secoue s~entrechoquent dents_entrechoquent claque_dents secoué tremble~comme tremblant frissonnant',
    testicle:
      'testicule testicules couille couilles bourse bourses scrotum boule =boules =couille roubignolles burne =couillettes =couillon =coucougnettes =bijoux =noix =valseuses =roustons =burnes =joyeuses =parties =roupettes =roubignoles scrotal =bourse =testicul =testicule =testicules =testiculaire =testi =testicle',
    pain: 'va~exploser ventre_explose douleur =mal douloureux souffre douloureuse =fait~mal douleurs elancement souffrir souffrance plié souffr hurle =doleur =douloureu mal~de~chien =bobo lancinant =élancements =mâle insoutenable =pleure =agonie =dolleur =torture serre~la~poitrine oppression étau poitrine_serre poids_poitrine pression_poitrine =coup~de~poignard poignard coup~de~couteau déchirure =déchire plié~en =pliée se~tord tord~de se~plaint brûlure_poitrine =crie =crier =hurler marche~en~rond tourne~en~rond =colique =coliques =serrement =couteau =couteaux =déchiré =crampes =geint =gémit =explose vessie_bloc vessie_pleine vessie_explose vessie_éclate vessie_tendue plié~en~deux jambes~écartées écarte~les~jambes',
    strong:
      'brutal brutale soudain subite fort violent atroce terrible insupportable intense coup horrible aigue reveille enorme brusque brusquement soudaine brutalement =subit =aigu =vive atrocement affreux affreuse hurler dun~coup =dun d~un~coup hyper =super =trop =tré =tres~mal horriblement terriblement insoutenable intenable intolérable lancinant pleurer soudainement subitement hurle mal~de~chien =chien atroces foudroyant incroyable =énorme crier =à~mourir tout~a~coup tout~à~coup =extrême =extrêmement =dingue =fou =remonté =remonte =crève',
    twist:
      'torsion tordu tourne vrille tordue retourné torsade =tortillé =entortillé =tourné =pivoté =torssion remonté_dur remontée_dure remonté~et~dur',
    erection:
      'erection bande trique gaule =bandé =bande =bandais =barre =érec gourdin =triquer =érections garde~à~vous =braquemart =érectio =erections =erection =bander',
    hour: 'heure heures =h',
    lasts:
      'redescend descend passe partir retombe coule vide =redescendre redescen =descendre =descendu dégonfl =débandé =ramolli ramollit mollit =mou =molle =passer =passé =partie =parti =calmé =retomber s~arrête diminue =baissé =pars s~en~va s~écoule =écoule tombe =vider =part =débande =débander =calme =calment =calmee =calmer =retombé =disparai =disparait =disparu =cesse =baisse =baisser',
    alone: `${international} septicemie rapport_craqu rapports_craqu sexe_craqu amour_craqu rapport_crac amour_crac rapport_claqu rapport_cassé hernie~étranglée hernie~inguinale~étranglée anesthésie~en~selle coït_craqu coït_crac galipettes_crac crac_rapport câlin_crac`,
    blood:
      'sang saigne saignement hemorragie hématurie pissé~rouge urine~rouge~sang =sanguinolent arrête~pas~de~saigner n~arrête~pas~de~saigner arrête~plus~de~saigner',
    red: '=rouge =rouges =marron =rougeâtre =brun =rosé bordeaux',
    clot: 'caillot caillots =morceaux grumeaux =paquets =cailot cailloux~de~sang =grumeau filaments paquet~de =bouts~de~sang =gelée =caillé =coagulé morceau =cailllot =cailots =coagul =coagulation =coagule caillotage',
    heavy:
      'beaucoup abondant hemorragie evanoui vertige enormement pur =que~du~sang malaise vertiges tourne~tete evanouir flots du~sang~pur que~du~sang plein~de~sang =plein rouge~foncé rouge~vif plein~partout s~arrête~pas arrête~pas à~flots =litres pisse~le~sang la~tête~qui~tourne tête~tourne évanoui tomber~dans~les~pommes dans~les~pommes sang~pur hémorragi =énormément =pisser~le~sang vertig =giclées =partout =étourdi massive =massif inonde coule~à~flot trempé~de~sang ruisselle en~jet saigne~toujours saigne~encore =compresses =pansements continue~de~saigner continue~à~saigner',
    foreskin:
      'prepuce =peau~du~gland =prépus =prépuces peau~derriere =prépuse peau~coincée peau~bloquée peau~est~coincée peau~est~bloquée',
    stuck:
      'coince bloque etrangle serre coincé etrangl garrot bloqué recalotter recalotte remettre =remettre =redescendre decalott décalotté =étranglé revient~plus revient~pas remonte~plus remonte~pas =bloqué remettre~en~place =serré =serrer =serrez =serre =coinsé',
    swollen:
      'gonfle enfle gonflement oedeme =bleu =bleue =violet hematome noir enflé tuméfié =énorme =énormes tripl =noire =noires =bleus =violette violacé gros~comme grosse~comme =boursouflé tumefi enflée =enfler =bleuit =bleues =gonfle =ballon =déformé =tordu =gonflée =gonflee =gonflees =doublé =double',
    injury:
      'tombe chute accident coup blesse blessure choc craque fracture tombé cogné heurté frappé pied~dans renvers ballon~dans =genou~dans coup~de~pied coup~de~genou =tapé tombée =tombant =percuté écrasé =guidon glissé =cognée =tamponné poignardé =balle~dans =shooté =ramassé barre~du~vélo =cadre~du =frappe renversé =bléssé =blésser =foulé plié pris~un =chuté =chuter =chute =piétiné',
    penis:
      'penis verge zizi genital bite =bite =queue =sexe gland =zob =quequette kiki =zezette zigounette =quéquette =teub =chibre =engin =dard =popol =pine =queu =penis =biroute =robinet =kéké =membre =nouille =zizi =pénien =penienne =penien =verges',
    numb: 'engourdi insensible endormi fourmi anesthesie sens~plus~rien ne~sens~plus perte~sensibilité picotement sensation~entre plus~de~sensation aucune~sensation plus~aucune~sensation perdu~la~sensibilité plus~sensible =anesthésié =fourmis fourmillements sens~plus =insensibilité sens~rien engourdissement =paralysé =paralys sent~rien sens~plus~mes sens~plus~les sens~plus~mon sent~plus~ses sent~plus~les sent~plus~rien =cotonneux en~carton',
    legs: 'jambe jambes entrejambe aine cuisse fesses cuisses perinee perine entre~jambes =fesse =anus =périnée parties~intimes =pieds =aines genitales =derrière =cul =selle arrive~plus~à~marcher arrive~pas~à~marcher peut~plus~marcher peux~plus~marcher ne~marche~plus plus~marcher =mollet =mollets',
    pregnant:
      'enceinte un~seul~rein rein~unique qu~un~rein plus~que~le~rein plus~qu~un~rein n~a~plus~qu~un n~ai~plus~qu~un rein~restant =grossesse',
    vomit:
      'vomi =gerber =gerbé dégueul dégobill =rend~tout nausée =nausées =nauséeux rendre~tripes =vommi =vomir =rendu =gerbe =vomis =vomissez =vomissements rend_tout rends~tout rend~chaque ça~ressort tout~ressort garde~rien garde~plus~rien =dégueule remets~tout n~arrête~pas~de~vomir arrête~pas~de~vomir arrête~plus~de~vomir plus~à~garder pas~à~garder garde~pas garde~plus pas~garder garder_pas =vomit =ressort',
    confused:
      'confus somnolent respire~vite delire desorient incoherent embrouill respiration~rapide perdu~connaissance dit~n~importe~quoi raconte~n~importe n~importe~quoi tient~des~propos propos~incohérents propos~bizarres dit~des~bêtises raconte~des~bêtises divague déraille =délirer sens~aucun parle~bizarre parle~bizarrement réveille~pas réveille~plus réveiller~pas à~le~réveiller à~la~réveiller le~réveiller la~réveiller inconscient perd~connaissance perdre~connaissance reconnaît~pas reconnaît~plus reconnaît~personne ne~reconnaît répond~pas répond~plus réagit~pas réagit~plus dans~les~vapes dans~le~cirage à~l~ouest léthargi amorphe apathi somnolen =comateu coma halluci sait~plus~où ne~sait~plus désorienté =abruti =agar perdu~la~tête perd~la~tête perd~la~boule tient~plus~debout essouffl respire~mal respire~rapidement très~endormi =endormie tient~pas~debout =ailleurs =incohérente =confuse marmonne =delir =hagard =somnole =somnolence =somnolent =délire =délirait =délirant =délires =délirium nous~reconnaît~plus nous~reconnaît~pas nous~reconnaît me~reconnaît~plus réveill_impossible impossible~à~réveiller impossible~de~le~réveiller impossible~de~la~réveiller ouvre~à~peine ouvre~plus reconnaît_plus sait~plus~qui sait~plus~quel me~souviens~plus respire~très~vite =confusion parle~plus~bien respire~comme',
    infection:
      'infection cystite infecté pyélonéphrite =inféction =pus =septique =prostatite =infektion =cistite =infecsion',
    catheter:
      'sonde catheter =sondes sondé =catéter =cathé =catheter pas_rentrer_sonde pas_passer_sonde pas_mettre_sonde pas_introduire_sonde pas_enfiler_sonde plus_rentrer_sonde plus_passer_sonde plus_mettre_sonde me~sonder rien~dans~la~poche plus~rien~dans~la~poche poche~vide poche~reste~vide =sondage =autosondage =autosondages =sondages',
    blocked:
      'bouche bouchee obstrue bouché coule~plus coudé ne~coule~plus coule~pas marche~plus fonctionne~plus vide~plus draine~plus draine~pas s~écoule~plus poche~vide =pliée =obstruée =bouchon =colmaté rien~dans~la~poche coule~plu donne~plus~rien donne~plus sort~plus~rien donne~rien sonde_bouchée sonde_bloquée plus~rien~dans~la~poche rien~dans~la poche_vide poche~reste~vide coule_plus coule_pas ne~donne~plus ne~sort~plus',
    crisis:
      'suicid me_tuer veux_mourir en_finir mettre_fin_jours mettre_fin_vie envie_mourir plus_envie_vivre me_faire_mal plus_etre_la vie_plus_sens mieux_mort envie_crever supprimer_me foutre_en_l_air plus_me_reveiller mettre_fin_mes_jours envie~d~en~finir vie_vaut_plus vie_vaut_pas vie_plus_peine foutre~en~l~air me~foutre~en~l~air fous~en~l~air =suicider me~suicid me~suissid me~pendre me~jeter~sous me~jeter~du me~jeter~par me~noyer me~flinguer =flinguer me~buter me~tirer~une~balle tirer~une~balle me~tailler~les ouvrir~les~veines tailler~les~veines me~scarifi scarifi me~mutil me~faire~du~mal en~finir~avec~la~vie en~finir~avec~ma~vie veux~en~finir veu~en~finir vais~en~finir pense~à~en~finir tout~arrêter_vie mettre~un~terme mettre~un~terme~à~ma fin~à~ma~vie fin~à~mes~jours fin~à~mes~souffrances mettre~fin~à~tout envie~de~mourir envie~de~crever je~veux~mourir veu~mourir voudrais~mourir préfère~mourir préférerais~mourir préférerais~être~mort préfère~crever mieux~mort mieux~morte être~mort mieux~sans~moi mieux~si~j~étais~plus mieux~si~je~n~étais~plus serait~mieux~sans~moi seraient~mieux~sans~moi sans~moi~ce~serait plus~envie~de~vivre plus~gout~à~la~vie plus~goût~a~la~vie plus~le~goût~de~vivre goût~de~vivre gout~à~rien marre~de~vivre marre~de~la~vie marre~de~cette~vie fatigué~de~vivre fatiguée~de~vivre las~de~vivre veux~plus~vivre veux~pas~vivre vivre~comme~ça plus~la~force~de~vivre plus~de~raison~de~vivre aucune~raison~de~vivre raison~de~vivre à~quoi~bon~vivre sert~à~rien~de~vivre sert~plus~à~rien~de~vivre vie~n~a~plus vie~a~plus~de~sens vie~n~a~aucun ne~plus~être~là plus~être~de~ce~monde ne~plus~exister veux~disparaître envie~de~disparaître disparaître~pour~toujours ne~plus~me~réveiller ne~jamais~me~réveiller me~réveiller~plus~jamais quitter~ce~monde m~ôter~la~vie ôter~la~vie tuer~moi me~tuer =automutil =suiside =automutiler =automutile =automutilation plus~vivre',
    about:
      'qu~est~ce~que c~est~quoi que~signifie comment~traite~t comment~soigne comment~est que~veut~dire combien~de~temps~dure que~veut veut~dire qu~est~ce~qu en~quoi~consiste est~fréquente est~fréquent est~héréditaire est~courant difference~entre combien~de~temps~garde quelle~est~la~durée quelle~est~la~cause ca~veut~dire',
    past: 'an~dernier annee~derniere il~y~a~des~annees etant~enfant quand~j~etais enfant~j autrefois il~y~a~un~an quand~j~etais~petit j~etais~enfant etant~petit dans~mon~enfance il~y~a~longtemps enfant~j~avais y_ans eu~une~torsion eu~un~calcul eu~des~calculs eu~une~colique eu~une~rétention eu~une~septicémie à~l~âge~de dans~ma~jeunesse quand~j~avais avant~j~avais avant~j étant~jeune étant~ado étant~gamin étant~gosse étant~bébé à~l~époque dans~le~passé par~le~passé il~y~a~des~mois il~y~a~plusieurs~années ado~j l~année~dernière l~an~passé l~été~dernier =jadis =naguère =auparavant dans~mon~adolescence en~2010 en~2011 en~2012 en~2013 en~2014 en~2015 en~2016 en~2017 en~2018 en~2019 en~2020 en~2021 en~2022 en~2023 en~2024',
    now: 'maintenant aujourd cette~nuit depuis encore hier soir ce~matin ce~soir heures =soudain soudainement brusquement d~un~coup là~maintenant actuellement toujours~pas toujours~mal à~nouveau =revient',
    self: '=je =j =mon =ma =mes =me =m fils mari fille =nous =moi =pere =mere =femme =garcon =papa',
    cannotPee:
      'rien~ne~sort rien~ne~vient rien~sort ca~ne~sort~pas ca~sort~pas y~a~rien~qui~sort rien~qui~sort ne~sort~rien pousse_rien force_rien y~a~rien~qui rien~qui~vient y~a~plus~rien~qui plus~rien~ne~sort plus~rien~qui~sort pas~moyen~de~pisser pas~moyen~d~uriner pu~moyen~de~pisser plus~moyen~de~pisser plus~moyen~d~uriner moyen~de~pisser moyen~de~faire~pipi moyen~d~uriner ne~veut~pas~sortir veut~pas~sortir rien~ne~veut~sortir arrive~plus~à~aller~aux~toilettes peux~plus~aller~aux~toilettes vessie~bloquée vessie~qui~va~exploser vessie~va~exploser vessie~va~éclater vessie~pleine ça~ne~vient~pas ça~vient~pas =anurie pas~une~goute =globe~vésical sortir~la~moindre~goutte la~moindre~goutte n~urine~plus n~urine~pas ne~pisse~plus ne~pisse~pas envie~mais~rien envie~et~rien envie~mais~ça~ne',
    goesOn:
      'permanente constante continu arrete~pas depuis~hier~soir depuis~hier depuis~ce~matin depuis~cette~nuit depuis~la~nuit depuis~minuit toute~la~nuit toute~la~journée depuis~des~heures pendant~des~heures non~stop sans~arrêt en~continu en~permanence s~arrête~pas =interminable depuis~tout~à~l depuis~ce~midi depuis~midi depuis_matin depuis_midi depuis~cet~après depuis_soir depuis_nuit depuis~l~aube',
    crack:
      'craquement =crac cassé =casse claquement =craqué =craqua clac =pété =rompu =pop =craquement =claqué =claquements',
    hard: '=dur =dure raide =raide =tendu =tendue =debout =levée =levé =dressé =dressée =durs =droit dur~comme =droite',
    forward: 'derriere vers~avant en~avant en~place sur~le~gland redescendre =devant =remonter',
    coldSweat:
      'sueur_froid sueurs_froid sueurs~froides =gris =grise livide =blême pâle_sueur teint~gris peau~froide froid~et~moite transpire_froid marbré =blafard lèvres~bleues mains~froides très~pâle =pâleur tout~pâle toute~pâle blanc~comme =cadavérique =sue~froid =trempé~de~sueur =marbrures =moite =glacé =glacée =transpire =transpirez sue~froid sueurs~froide trempé_sueur blanche~comme =sueurs =sueur',
  },
  ar: {
    fine: 'تمام بخير سليم معافي طبيعي كويس الحمدلله~تمام تعافي شفي منيح زين طبيعي~الحين صرت~احسن انا~كويس راحت~الحرارة الحرارة~راحت نزلت~الحرارة بدون~الم بدون~وجع ما~يوجع يرجع~بسهولة ترجع~قدام~وورا عادي',
    not: 'لا ما لم لن مش مو ليس ليست بدون دون غير عاجز ماني ماقدر مقدرش مااقدر مقدر مافي مفيش ماكو مافيش ماعاد مااعرف ولو لست ماقادر معرفش مهو ماهو مب مهب ماعم موقادر مش~راضي مو~راضي ماب مافيني',
    or: 'ولا او',
    but: 'لكن مع',
    other: 'حبس امساك كثيرا كثير متكرر السيطره التحكم حرقه حرقان سرير صعوبه',
    pee: 'اتبول تبول التبول يتبول ابول نتبول البول~اخراج اشخ اعمل~حمام =بول بتبول تبولت اتبولش ابولش اعمل~بيبي تفريغ~المثانه افرغ~المثانه =اشخ اشخش بولت =تبول يبول بلت شخيت =شخ يشخ اطرطر طرطر اعمل~بول اعملها =ابول =تبولي =اتبولت =تبوله =تبويل =تبولش =اتبوّل =اتبول',
    urine: '=بول =البول بولي =بولا بيبي =بولى بوله بولها بولك =بولته طرطره =شخاخ',
    drop: 'قطره =نقطه قطرات نقطه نقطة نقط =قطرتين نتفه',
    stone:
      'حصاه حصوه حصوات حصى حصي كلوي~مغص مغص_كلوي مغص~كلوي مغص~كلي مغص~الكلي بحصه رمل~كلي بحص =حصاوي =حصواه =حصوتي =حصوته =الحصوه =الحصي بالحصوه',
    side: 'خاصره جنب =الكلى كليه كلى كلي كليتي ظهر ظهري خصر كلوه كلوتي كلاوي جنبي خاصرتي خصري كلوي كلاي ظهره ظهرها جنبه قطن~الظهر =كلاويه =كليتين =الكليتين =للكليتين =بالكليتين =والكليتين =كليته =كليتها =خواصر =خاصرته =جنبها خاصرتها بخاصره كليتها جنبو',
    fever:
      'حراره =حمى =حمي سخونه سخونيه محموم سخن سخونتي حراره~عاليه =محرور مسخن سخونته مسخنه محمومه مسخون حمته مولع سخنه ساخن محتر صخونه صخنه =حرارته =حرارتها =حرارتي =وحرارتي =ساخنه =سخنت =وسخنت سخنان =سخن سخانه سخنة سخونة سخونية مسخنة محمومة حما =الحمى سخانة جسمي~مولع جسمه~مولع مولع~نار جسمه~نار جسمها~نار حرارة حرارته حرارتي حرارتها مصخن مصخنة صخونة =السخانة فييفر',
    shiver:
      'رعشه قشعريره رجفه ارتجاف ارتعاش ارتجف رجفان برديه ارتعش برجف بترعش نفضه رعشات انتفض بنتفض نفاضه يرجف ترجف ارجف يرتعش ترتعش بيرتعش يرتجف برتجف قشعر قفقفه قفقف اسناني~تصطك تصطك =بردانه =بردان =ينتفض =تنتفض =ترتجف رعشة بيرعش رجفة ترتجف ينتفض تنتفض رعاش نفاض نفضة نافض قشعريرة بردية سقعان بردان~وارجف بترجف بيرجف عم~برجف يهتز يتنافض صكة~برد',
    testicle:
      'خصيه خصيتي خصيتين الخصيه بيضه كيس~الصفن الصفن خصوه خصاوي بيضات بيوض بيضتي بيضي خصي خصيته بيضته بيضاته بيضاتي خصاويه صفني محاشم محاشمي بيضانه =بيضي خصاي =خصيتاي =خصيتيه =خصوتي =خصيات =خصيان =قلاوي خصيانه خصيان خصياني',
    pain: 'الم وجع يؤلم تؤلم يوجع توجع اوجاع الام مؤلم بيوجع يوجعني تؤلمني =بتوجع وجعان بتوجعني مغص يالم موجع تالم وجعه اوجع بتوجعو مولم المه الما يصرخ تصرخ يصيح =يبكي يحرقني~لا ذبحني يذبحني بيموتني واجعه واجعني تعورني يعورني معورني يعوره تعوره عورني =وجعني =وجعها =تتالم =يتالم =اتالم =توجعه =يوجعه =توجعها =المني =بيالم =الامه =موجوع طعنه طعنات نخزه نغزه نغز بتلوي يتلوي اتلوي بيتلوي موجعه =واجع =صراخ بصرخ بيصرخ بتبكي وجعني وجعتني توجعني بيوجعني توجعه بتوجعه يعور يألمني تألمني تألم يتألم يمغص ألم مألم عوار نغزة نغزات حريق~في موجوع',
    strong:
      'مفاجئ فجاه شديد قوي فظيع رهيب لايطاق مفاجي حاد مفاجيه فجئه فجاءه بقوه بشده قويه شديده جدا لا~يحتمل لا~يطاق يذبح ذبحني يموت~من مره~واحده قاتل ما~ينطاق ما~يتحمل فجا على~غفله يصرخ صرخ بصيح يبكي عنيف حاده موت بزاف كتير كثير~مره طلعت~فوق ارتفعت صحاني صحي~من قام~من مبرح مبرحه هلكني بشكل~مفاجي فجاتا جامد اوي يجنن =بيموت =بسرعه =وبسرعه =مفاجئه =مفاجيه =المفاجيه =شديدا مو~طبيعي مش~طبيعي ذابحني قاتلني بيموتني مموتني يقطع بيقطع تقطيع سكاكين سكين خنجر مرة~وحدة مره~وحده فجأة فجأه فجئة بغتة جامدة بشع شنيع قوية بيصرخ اصرخ يصيح اتلوى يتلوى بيتلوى كايد طار_نوم',
    twist:
      '=التواء التوت ملتوي التفاف ملتفه =التوا ملتويه انفتال مفتول لفت ملفوفه لفه مبرومه انبرمت انفتلت دارت انلوت =التفت =انلفت =مفتوله =اتلوت =اتلفت =ملويه',
    erection:
      'انتصاب منتصب منتصبا واقف انتصب وقف~زبي قايم منعظ انعاظ زبي~واقف عضوي~واقف قضيبي~واقف متصلب~قضيب مصلب منتصبه =انتصابي =انتصابه =انتصابهم =واقفه =قايمه =القايمه',
    hour: 'ساعه ساعات =h',
    lasts:
      'يزول ينزل يختفي يهدا يصرف راضي~ينام راضي~ينزل يرخي يلين نزل يهبط هبط يطيح يخف خف هدي يهدي بيهدا بينزل بيرتخي يروح بيروح زال يفضي تصرف تفرغ ينام~زبي يرجع~طبيعي رجع~طبيعي =يرتخي =ارتخي =ارتخاء =ارتخا =اختفي',
    alone:
      'تسمم~الدم انتان~الدم القساح قساح تعفن~الدم تعفن~دم تسمم~دم تسمم~بالدم انتان~دم (جماع|الجماع|علاقة|العلاقة|نيك|جنس|زوجتي|مراتي|سكس|المعاشرة)_(طقة|طقه|طق|طقت|فرقعة|فرقعه|طرقعة|كسر|انكسر|طقطقة|فرقع|طرقع)',
    blood: 'دم نزيف دموي انزف ينزف بينزف تنزف بتنزف نزفت ينزفو',
    red: 'احمر حمراء حمرا محمر وردي بني احمرار~بول احمرار حمار كولا شاي',
    clot: 'جلطه جلطات تجلط خثره خثرات كتل قطع تجلطات كتل~دم متجلط متخثر قطعه قطع~دم متجلطه متجمد متجمده كتله تكتلات تخثرات جلط شقف شقفه دم~متجمد',
    heavy:
      'غزير كثير شديد اغماء كبيره دوخه كله~دم صافي بغزاره دايخ دوار اغمي كله كلها دم~صافي غامق بزاف كتير ما~يوقف مايوقف لا~يتوقف مش~بيوقف يصب شلال دوخني دخت غميت يغمي كميه فاتح =وايد =دوخان =اغماءه =بيغمي =كميات =بكميات =الكميات =وكميات =والكميات غرقان غرقانه غرقت غرق مليان~دم مليانه~دم (ما|مش|مو|مب|لا|لم)~(راضي|راضيه|راضية|عم|بيرضى|يرضى|)~(يوقف|يقف|بيوقف|وقف|يتوقف|بيقف|ينقطع|ينقطعش) (كله|كلها|كلو)~دم دم~(صافي|خالص|غزير|كثير|كتير|وايد|واجد|برشة|بزاف) بغزارة غرق_دم مغرق (غيرنا|غيرت|بدلنا|بدلت)_(شاش|ضماد|غيار|حفاض|قطن|فوطة)',
    foreskin: 'قلفه غرله الجلده~خلف جلده~القضيب جلده~الذكر جلده~الراس جلده القلفه غلفه قلفتي =الجلده =الغلفه =جلدتي',
    stuck:
      'عالق =محشور عالقه انحشرت علقت محصور محتبس اختنقت مخنوق انحصرت ما~ترجع مش~بترجع ما~بترجع لا~ترجع لا~تعود ما~تنزل~الجلده انحبست علقانه مزنوقه انزنقت زانقه خانقه مخنوقه شاده ارجع رجوع ارجعها =محبوسه =معلقه =ضاغطه =مشدوده',
    swollen:
      'متورم تورم منتفخ انتفاخ ورم متورمه ازرق منفوخ وارم انتفخ متورما كدمه وارمه تورمت كبرت صارت~كبيره سودا سوداء اسود زرقا زرقاء مزرق بنفسجي ورمت ورمان متنفخه نفخت انتفخت نافخه متضخم تضخم وارمين مزرقين صاره~كبيره قد~البرتقاله =مزرقه =منتفخه =تضخمت =متورمين =كدمات =وكدمات =ضخمه يورم يورمو بيورم بتورم بيورمو يتورم تتورم بتتورم ينتفخ بينتفخ تنتفخ منفخ منفخه نفخ ورمو ورموا متنفخ انتفاخه =نافخ',
    injury:
      'وقعت سقطت حادث ضربه اصابه وقوع سقوط ركله وقع سقط طحت ضربني خبطه صدمه ضرب انضرب طاح انضربت ضربت ضربوني رفسه رفسني رفسوني خبطت انخبطت لطمه كوره~على كره~على طيحه طايح طيحني وقعه زلقت تزحلقت صدمتني صدمني انصدمت دهسني دعسني انعفست دقر سيكل طعنه طعن مطعون رصاصه ركلني ركلوني شاته شاتني جرحت =بالكوره =بالكره =واقع =الواقع =انزلقت =دراجه =الدراجه =مجروح',
    penis:
      'قضيب ذكري تناسلي زبي عضوي ذكر قضيبي زبه زبره زبري زب ايري اير عضوه حمامته حمامتي بلبله بلبلي زنبوره حشفه راس~القضيب زبي~الراس =احليل =قضيبه =العضو =ذكره =ذكرها =الذكر =قضيبو ذكرو =الراس',
    numb: 'خدر تنميل مخدر لا~اشعر لا~احس فقدان~الاحساس منمل تخدر مخدره مخدرين منملين منمله تنمل بتنمل نمل خدران خدرانه خدرت ما~احس مااحس مش~حاسس مو~حاس مش~حاسه ماني~حاس فقدت~الاحساس فاقد~الاحساس بدون~احساس مشلول مشلوله شلل ما~عاد~احس ما~بحس ما~حس =متخدر (ما|مش|مو|ماني|مب)_(حاس|حاسس|حاسة|احس|يحس|تحس|حاسه|بحس|بيحس)_(تحت|رجل|رجلي|رجولي|فخوذي|فيه|منطقة|بين|راس|راسه|بالمنطقة|خلفية|مقعدة|فيها) مش~حاسة~من~تحت مخدرة خدرانة منملة متخدر متنمل فقد~الاحساس انعدام~الاحساس تخدرت',
    legs: 'ساق رجلي ساقي رجل فخذ ساقين رجلين فخذين العانه المقعده ساقيه رجليه رجولي رجوله رجيلي سيقاني فخوذ فخذي فخاذي بين~رجولي بين~فخذي مقعدتي مؤخره موخره عجان شرج شرجي طيزي وركي قدمي اقدامي =رجليا =مقعده =قدماي =ساقاي رجليا رجلها رجولها سيقان ساقه الساقين ساق~منتفخة سمانة =السمانة بطة~الساق من~تحت السرج المقعدة فخوذي المؤخرة',
    pregnant:
      'حامل كليه~واحده حملي كليه~وحده كلوه~وحده بكليه~واحده =حامله كليه~وحيده بكليه~وحيده عايش~بكليه حبلى حبله (غير|إلا|الا|بس|فقط)~(كلية|كليه|كلوة|كلوه)~(وحدة|واحدة|وحده|واحده) (كلية|كليه|كلوة|كلوه|كلى|بكلية|بكليه|بكلوه)~(وحدة|واحدة|وحده|واحده|وحيدة) كليتي~الوحيدة الكلية~الوحيدة (شالوا|استأصلوا|استاصلوا)_كليته عايش_كلية_واحدة بالشهر~(الرابع|الخامس|السادس|السابع|الثامن|التاسع)',
    confused:
      'مشوش نعاس خمول تنفس~سريع تخريف يخرف هلوسه هذيان يهذي تشوش ارتباك مرتبك لخبطه ضايع غيبوبه دايخ~ومش يتنفس~بسرعه نفس~سريع تهذي بيهذي بتهذي تهلوس يهلوس بيهلوس هلاوس تخرف بيخرف بتخرف تخربط يخربط يخبص تخبص كلام_مفهوم كلامه_مفهوم كلامها_مفهوم كلام_غريب كلامه_غريب كلامها_غريب كلام_فاضي يتكلم_غلط يتكلم_خربطه مو~واعي مش~واعي مو~واعيه مش~واعيه غير~واعي غير~واعيه فاقد~الوعي فاقده~الوعي فقد~الوعي فقدت~الوعي فقدان~الوعي ماهو~واعي ما~يصحي ما~تصحي ما~بيصحي مش~بيصحي مش~بتصحي مش~راضي~يصحي مش~راضيه~تصحي مو~راضي~يصحي مو~راضيه~تصحي راضي~يصحي راضيه~تصحي لا~يصحو لا~تصحو لا~يستيقظ لا~تستيقظ ما~يستيقظ ما~يقوم~من~النوم نصحيه~بصعوبه يصحي~بصعوبه ما~يستجيب لا~يستجيب لا~تستجيب مش~بيرد ما~يرد~علينا ما~يعرفنا ما~تعرفنا مش~عارفنا مش~عارف~هو ما~يعرف~وين ما~تعرف~وين لا~يعرفنا لا~تعرفنا ما~عرفني مو~عارف~وين مش~داري مو~داري مو~بوعيه مش~في~وعيه مو~في~وعيه مش~مركز مو~مركز تايه تايهه مضطرب مغمي خامل دايم~نايم ضيق~نفس ينهج تنهج يلهث مو~طبيعي مش~طبيعي =نعسان =لهثان متلخبط ملخبط ملخبطة يهلوسن مش~مركزة مش~واعية مو~واعية مش~دريان مو~عارف~وينه مش~عارف~هو~فين ما~(يعرفنا|يعرفني|تعرفني|تعرفنا|يصحى|تصحى|يقوم|يرد|ترد|يستجيب) مش~(بيصحى|بتصحى|راضي~يصحى|عارفنا|عارفني|بيرد|بترد|عم~يرد) مو~راضي~يصحى نايم~طول نايمة~طول نايمة~ومش نعسان نعسانة دايخ~ومو (نفسه|نفسها|تنفسه|تنفسها|يتنفس|بيتنفس|تتنفس)_(سريع|بسرعة|بسرعه) بينهج بتنهج كلامه~مش~مفهوم كلام~مو~مفهوم تايهة',
    infection:
      'التهاب عدوى عدوي ملتهب ملتهبه بكتيريا صديد تقيح =التهابات =والالتهابات =الالتهابات =لالتهابات =للالتهابات =جرثومه =انتان =الانتان =ميكروب (حرقان|حرقة|حرقه|حرقة|يحرق|يحرقني|بيحرقني|بيحرق|حرق|حرقه)_(بول|البول|بولي|تبول|التبول|اتبول|ابول|حمام) التهابات ميكروب_بول جرثومة_بول صديد_بول انتان',
    catheter:
      'قسطره القسطره قسطرتي قسطر انبوب~البول اسطره قسطرتها =قصطره =قثطار =القثطار =قسطرته =قساطر =قثطره =القثطره كيس~البول كيس~القسطره',
    blocked:
      'مسدود انسداد انسدت مسدوده انسد توقفت لا~تصرف لا~تعمل مقفله ما~تصرف ما~بتصرف مش~بتصرف ما~تشتغل مش~شغاله لا~ينزل ما~ينزل مش~بينزل ما~بينزل مسكر انسكرت كيس~فاضي الكيس~فاضي الكيس~فارغ واقفه~ما =مسكره =اتسدت =مطويه سكرت سكره تسكرت مطويه انطوت انثنت ملتويه واقفه ما~بتنزل ما~بينزل~منها ما~ينزل~منها مش~بتنزل ما~تنزل ما~بتمشي ما~نزل~فيها ما~فيها~بول بطلت~تنزل كيس_فاضي كيس_فارغ القسطره_فاضيه قسطره_واقفه (ما|مش|مو|لا|مب)_(تنزل|ينزل|بتنزل|بينزل|تصرف|يصرف|تسحب|يسحب|تطلع|يطلع|تمشي|يمشي|تفرغ|تفضي|يفضي|شغالة|تشتغل)_(قسطرة|القسطرة|كيس|الكيس|فغرة|الستوما) كيس_(فاضي|فارغ|ناشف) مسدودة منسدة متسددة ملوية مكتومة تفرغ تفضى',
    crisis:
      'اموت_اريد انهي_حياتي اقتل_نفسي لا_اريد_اعيش انهاء_حياتي مش_عايز_اعيش اتمنى_الموت اتمني_الموت ايذاء_نفسي اريد~الموت اقتل~نفسي لا_اريد_العيش ما_ابغي_اعيش ما_بدي_عيش اتخلص_حياتي بدي_موت نفسي_اموت عايز_اموت ابغي_اموت مابدي_عيش ابغى_اموت الحياه_لا_تستحق الحياه_بلا_معني =انتحر =بنتحر =ينتحر =تنتحر =هنتحر =حنتحر =سانتحر =انتحاري =انتحاريه =انتحار =انتحرت =نتحر =بانتحر =منتحر افتك_حياه افتك~من~هالحياه افتك~من~الحياه ارتاح~من~الحياه ارتاح~من~هالحياه ارتاح~من~الدنيا احسن~بدوني افضل~بدوني احسن~من~غيري افضل~من~دوني احسن~من~دوني احسن~لو~مت افضل~لو~مت لو~مت~احسن لو~اموت~احسن لو~متت انهي~حياتي انهي~كل~شي انهاء~حياتي اضع~حدا~لحياتي احط~حد~لحياتي حد~لحياتي اموت~نفسي اموت~حالي اقتل~حالي اقتل~روحي اذبح~نفسي اذبح~حالي اشنق~نفسي اشنق~حالي ارمي~نفسي ارمي~حالي اطخ~حالي اقطع~شراييني اقطع~عروقي اجرح~نفسي اوذي~نفسي ااذي~نفسي اذي~نفسي اضر~نفسي اخلص~من~حياتي اخلص~من~نفسي اخلص~من~الدنيا اخلص~من~هالحياه كرهت~حياتي كرهت~الحياه كرهت~الدنيا كاره~الحياه كاره~حياتي كارهه~حياتي زهقت~من~الحياه زهقت~من~حياتي طفشت~من~الحياه طفشت~من~حياتي تعبت~من~الحياه تعبت~من~حياتي مليت~من~الحياه مليت~حياتي سيمت~الحياه سيمت~من~الحياه قرفت~من~الحياه قرفت~حياتي ما~ابي~اعيش مابي~اعيش ما~ابغي~اعيش مابغي~اعيش ما~اريد~اعيش مااريد~اعيش مش~عايز~اعيش مش~عايزه~اعيش مش~عاوز~اعيش مش~عاوزه~اعيش مش~حابب~اعيش ما~بدي~اعيش ما~بدي~عيش مابدي~اعيش ما~عاد~بدي~عيش ما~عاد~ابغي~اعيش ما~عاد~ابي~اعيش ما~ودي~اعيش لا~اريد~ان~اعيش لا~اريد~العيش لا~ارغب~في~العيش لا~ارغب~في~الحياه لا~رغبه~لي~في~الحياه فقدت~الرغبه~في~الحياه ما~عندي~رغبه~في~الحياه ودي~اموت ابي~اموت ابغي~اموت ابغا~اموت نفسي~اموت عايز~اموت عايزه~اموت عاوز~اموت عاوزه~اموت بدي~موت بدي~اموت اريد~اموت اريد~ان~اموت ارغب~في~الموت اتمني~الموت اتمني~ان~اموت اتمني~اموت بتمني~الموت تمنيت~الموت ياريت~اموت يا~ريت~اموت ياريتني~اموت ياريتني~ميت ليتني~اموت ليتني~مت ليتني~ميت يا~ليتني~مت الموت~ارحم الموت~احسن الموت~افضل الموت~اهون الموت~اريح لا~معني~للحياه لا~معني~لحياتي مالها~معني~الحياه الحياه~مالها~معني حياتي~مالها~معني الحياه~ما~الها~معني حياتي~بلا~معني مفيش~فايده~من~الحياه ما~في~فايده~من~الحياه ما~في~شي~اعيش ليش~عايش ليش~اعيش ليه~عايش ما~اصحي~مره ما~اصحي~ابدا انام~وما~اصحي انام~وما~اقوم اختفي~من~الدنيا اختفي~من~الحياه اختفي~للابد عبء~علي~الجميع عاله~علي =الانتحار =للانتحار =بالانتحار (اخلص|أخلص|انهي|أنهي|اقتل|أقتل|انهى|اذبح|اشنق|ارمي|اموت|اقطع|افكر)_(حياتي|نفسي|روحي|عمري|حالي) (اخلص|أخلص|انهي|أنهي)~(على~|)~(حياتي|نفسي|روحي|عمري) انتحر انتحار الانتحار (ما|مش|مو|مب)_(ابغى|ابي|عايز|عاوز|بدي|اريد|ودي|عاد|نفسي)_(اعيش|أعيش|الحياة|حياة|اصحى|اكمل|عيش) (اتمنى|أتمنى|ياريت|يا~ريت|نفسي)_(اموت|أموت|الموت|ما~اصحى|ماصحى|انام~وما|اختفي) انام~وما~اصحى (كرهت|مليت|زهقت|تعبت|طفشت)_(حياتي|عيشتي|الحياة|الدنيا|العيش) الموت~(ارحم|أرحم|احسن|افضل|راحة) الحياة_(معنى|قيمة|فايدة)_(ما|بلا|مالها|ملهاش) ما~عاد~ابغى~اعيش حياتي_بلا',
    about:
      'ما~هو ما~هي ما~معني ما~اسباب كيف~يعالج كيف~تعالج ايش~يعني ما~المقصود كيف~يتم ماهو ماهي كم~مده كم~ساعه~يستمر كم~يستمر كم~يدوم كم~يوم~تبقي كم~تبقي ما~مده ما~مدي شايع~عند شايعه~عند شايع~بين مدي~انتشار هل_شايع هل_وراثي وش~يعني شو~يعني يعني~ايه ايش~هو وش~هو شو~هو ايه~هو ايه~هي شنو~هو وش~معني شو~معني ايش~معني ايه~معني ماذا~يعني ماذا~تعني ما~الفرق الفرق~بين ما~سبب ما~هو~سبب كم~ساعه~يدوم ما~معنى ايش~معنى شنو~معنى شو~معنى وش~معنى تعريف اعراض~تسمم',
    past: 'العام~الماضي السنه~الماضيه قبل~سنوات وانا~طفل كنت~طفلا في~الطفوله سابقا قبل~سنه وانا~صغيره كنت~صغير كنت~صغيره كنت~طفل في~صغري في~طفولتي من~سنوات من~زمان قبل~عام وانا~طفله منذ~سنوات قبل_سنوات قبل_سنين قبل_سنه~كان قبل_اعوام قبل~سنتين قبل~عامين منذ_سنوات منذ_سنين من_سنين من_سنوات زمان~كان زمان~كنت كنت~زمان كان~عندي~زمان كان~زمان في~شبابي ايام~شبابي في~عمر في~سن كان~عمري لما~كنت~صغير لما~كنت~صغيره لما~كان~عمري وانا~عمري عندما~كنت~صغيرا عندما~كنت~طفلا عندما~كنت~صغير حين~كنت~صغيرا في~الماضي قبل~اشهر قبل~شهور منذ~اشهر منذ~عام منذ~سنه السنه~اللي~فاتت العام~الفايت السنه~الفايته الصيف~الماضي قبل~(سنتين|سنة|سنه|سنوات|سنين|شهور|اشهر|شهرين) من~(سنتين|سنة|سنه|سنوات|سنين|شهور|زمان) السنة~الماضية العام~اللي~فات ايام~الطفولة قديما',
    now: 'الان اليوم منذ حاليا مره~اخرى امس امبارح مبارح البارحه الليله الليل هلا هسه هلق هلاء دلوقتي الحين هالحين فجاه فجاءه الصبح رجع رجعت عاد عادت مجددا ساعات ساعه صباح الصباح لسه لسا للحين حتى~الان حتى~الحين',
    self: 'عندي انا لدي ابني ابنتي زوجي طفلي والدي ابي اني ولدي زوجتي =خدت =اخذت =اخدت',
    cannotPee:
      'لا~ينزل~شيء لا~ينزل~شي مفيش~حاجه~بتنزل ما~ينزل~شي ولا~نقطه~بول ما~بينزل~شي لا~يخرج~شيء لا~يخرج~شي انحباس~البول احتباس~البول حصر~بول بول_محبوس بول_محصور ما~تبولت~من ما~نزل~بول ما~ينزل~بول ما~ينزل~البول مش~نازل~بول البول~مش~نازل البول~مو~نازل البول~واقف بول_واقف البول~ما~ينزل البول~لا~ينزل البول~مش~بينزل البول~ما~بينزل مش~قادر~اعمل~حمام مش~عارف~اعمل~حمام مش~عارف~ابول ما~ينزل~ولا ما~نزلت~ولا ما~نزل~ولا ولا~قطره ولا~نقطه ولا~نتفه ما~يطلع~شي ما~يطلع~بول ما~بيطلع~شي ما~طلع~شي مش~بيطلع~حاجه مفيش~بول مافيش~بول ما~في~بول مافي~بول ماكو~بول انقطع~البول البول~انقطع انقطاع~البول البول~مقطوع مثانتي~بتنفجر مثانتي~راح~تنفجر المثانه~بتنفجر مثانه_تنفجر محصور~بول احتباس~بول احتباس~بولي انحبس~البول انحبس~بولي محبوس~بول انسداد~البول لا~ينزل~البول لا~يخرج~البول صار~محصور مش~راضي~ينزل~بول انحصر~بولي ما~بال ما~بالت ما~شخ ما~شخيت ما~طرطر (محصور|محصورة|محتبس|انحبس|محبوس|انحصر|انحصار|حصر|احتباس)_(بول|بولي|بوله|البول|بولها|يوجع|بطن|بطني) (ما|مش|مو|مب|ماني|لم)_(قادر|قادره|قادرة|اقدر|يقدر|تقدر|عارف|عارفه|يعرف|اعرف|قدرت|قدر|فيني|فيي|نقدر)_(اتبول|ابول|يتبول|يبول|تتبول|اتبولش|يعمل|اعمل|افضي|يفضي|ادخل)_(حمام|بول|بيبي|ميه|مي|تواليت) (ولا|حتى)~(نقطة|نقطه|قطرة|قطره) (ما|مش|لا)_(ينزل|بينزل|يطلع|بيطلع|نزل|طلع|ينزلي|يطلعلي|يجي)_(شي|حاجة|بول|البول|نقطة|ماي|مويه) (الا|إلا|غير|بس|فقط)~(نقط|نقطة|نقطتين|قطرات|نقاط|نقطه|قطرة|كم) (مثانة|مثانته|المثانة|مثانتي|مثانه)_(متروسة|مليانة|مليانه|ممتلئة|راح|بتنفجر|تنفجر|منفوخة|متفجرة|طافحة) ماسوى~حمام',
    goesOn:
      'مستمر دائم متواصل من~امس من~امبارح من~مبارح من~البارح من~البارحه من~الصبح من~الصباح من~الفجر من~الليل من~ليل من~نص منذ~الصباح منذ~امس منذ~البارحه منذ~الليل منذ~ليله منذ~الفجر منذ~منتصف طول~الليل طوال~الليل طول~اليوم طوال~اليوم كل~الليل طول~النهار من~ساعات منذ~ساعات لسه~واقف ولسا~واقف بدون~توقف من~العصر من~المغرب من~مساء منذ~مساء متواصله =لساعات =باستمرار =مستمره =المستمره لسه~بينزف لسا~بينزف ولسه~بينزف لسه~ينزف لسا~ينزف راضي~يوقف ما~يوقف مش~بيوقف ما~عم~يوقف ما~بيوقف لا~يتوقف ما~وقف مايوقف ينزف~من (ما|مش|مو|مب|لا|لم)~(راضي|راضيه|راضية|عم|بيرضى|يرضى|)~(يوقف|يقف|بيوقف|وقف|يتوقف|بيقف|ينام|ينزل|يرتخي|يروح|يهبط|ينقطع) من~(الصبح|الفجر|الليل|البارح|امبارح|أمس|امس|العصر|الظهر|المغرب|العشا|بدري|ليلة) طول~(الليل|اليوم|الوقت) لحد~(الان|الحين|دلوقتي|هسه) بدون~(توقف|انقطاع) باستمرار لسه~(واقف|منتصب|ينزف|بينزف) مو~راضي مش~راضي مش~عايز~(ينام|ينزل|يقف)',
    crack:
      'طقطقه فرقعه طقه انكسر كسر صوت~طق طق طرقعه فرقع صوت~كسر صوت~فرقعه صوت~طقه كسرته =مكسور طقة طقت فرقعة طرقعة طقطقة انكسار تكسر طرقع انعوج اتعوج اعوج قرقعة طرطقة',
    hard: 'صلب قاسي متصلب صلبه متحجر متخشب مخشب يابس ناشف واقف قايم صلبا =قاسيه =القاسيه =قاسيا =مشدود =منتصب قاسية قاسيه ناشفة ناشفه متحجرة متيبس حجر صلبة جامد~زي كالحجر مثل~الحجر زي~الحجر',
    forward: 'خلف للامام ورا لقدام قدام لورا وراء للخلف ورا~الراس =لمكانها =مكانها =ومكانها',
    vomit:
      'يستفرغ تستفرغ استفرغ بستفرغ بيستفرغ يتقيا تقيا تقيو قي غثيان يطرش تطرش طراش اطرش يزوع زوعه لوعه لعيان لعيه بيرجع~كل يرجع~كل يردش نفسي~تلعي مستفرغ =استفراغ =تتقيا =اتقيا =تقيات =بتقيا ارجع~كل برجع~كل برجعها برجعه بيرجعها ارجعها~علي بتستفرغ مستفرغه استفرغت طرش ازوع بزوع نرد ردان يستفرغو طرشت بيرجع~اي بطرش يرجع~(كل|الاكل|المي|الميه) (ارجع|ارجعه|يرجع|ترجع|برجع|بيرجع|بترجع|رجعت|راجع|ترجعه|رجعته)_(شي|حاجة|حاجه|ماي|مي|ميه|موية|مويه|اكل|اشرب|اكل|دوا|كل) استفراغ زوع طاش_معدة (ما|مش|مو|مب|ماني)_(اثبت|يثبت|تثبت|يستقر|بيثبت|يقعد|تقعد)_(معدة|معدتي|معدته|مي|ماي|ميه|دوا|حبوب|شي) =بيرجع =بترجع يرجع_بطن تقيؤ تقيأ يتقيأ اتقيأ قيء يقذف_طعام (يتقيا|اتقيا|تقيات|يتقياه) =ترجيع',
    coldSweat:
      'عرق_بارد عرقه_بارد عرقها_بارد عرقي_بارد عرقان عرقانه متعرق متعرقه تعرق_بارد شاحب شحوب جسمه_بارد جسمها_بارد جسمي_بارد جلده_بارد جلدها_بارد جلد_بارد ايديه_بارده ايديها_بارده يديه_بارده يديها_بارده اطرافه_بارده اطرافها_بارده اطراف_بارده بارد_مثل_الثلج مثلج وجهه~اصفر وجهها~اصفر وجهه_شاحب لونه~اصفر لونها~اصفر لونه~ازرق شفايفه_زرقا شفايفها_زرقا شفايفه_ازرق رمادي مصفر =يتعرق =تتعرق =شاحبه =مصفره =مصفر شاحبة اصفر~وشه وشه~اصفر مصفرة ابيض~مثل جلده~بارد جلدها~بارد (جلد|جلده|جلدها|ايد|ايدي|ايديه|اطراف|اطرافه|اطرافها|يديه|رجليه)_(بارد|باردة|متلج|متلجة|مثلجة|مبقع|مبقعة|ساقعة|مزرق|ثلج) مبقع مبقعة متلجة مثلجة عرق~بارد عرقان~بارد عرقان~ودايخ يتصبب يتصبب~عرق غرقان~عرق بقع_جلد =شاحب',
    medicine:
      'الحبه~الزرقا الحبه~الزرقاء حبه~زرقا الحبوب~الزرقا حبوب~زرقاء تادالافيل تادلافيل سنافي ليفيترا فاردينافيل حبوب~الانتصاب منشط~جنسي منشطات~جنسيه الفياجرا فياقرا حبة~زرقاء حبة~زرقا الحبة~الزرقا الحبة~الزرقاء حباية~زرقا حباية~زرقه (حبة|حباية|حبوب|دواء|دوا|منشط|ابرة|حقنة|برشام)_(انتصاب|الانتصاب|جنس|جنسي|قضيب|القضيب|الذكر|ضعف) مقوي~جنسي',
  },
  'el-GR': {
    fine: 'όλα~καλά μια~χαρά είμαι~καλά υγιής φυσιολογικά κανένα~πρόβλημα είναι~καλά τώρα~καλά καλά~τώρα νιώθω~καλά δεν~πονάει δεν~πονάω χωρίς~πόνο χωρίς~ενοχλήσεις καλύτερα~τώρα έπεσε~ο~πυρετός πέρασε~ο~πόνος μπαίνει~εύκολα τρέχει~καλά',
    not: 'δεν δε μη μην όχι χωρίς ούτε ποτέ αδύνατο αδυνατώ καθόλου τίποτα δενμπορώ ουδεμία τίποτε =δε =δεμπορώ αδύνατον =μή',
    or: 'ή ούτε',
    but: 'αλλά και με όμως',
    other: 'κρατήσω κρατάω κρατηθώ συχνά πολύ ελέγξω σταματήσω κρεβάτι τσούζει δυσκολία',
    pee: 'κατουρ ουρήσω ουρώ ουρήσει τσίσα τσις ουρηση κατουρήσω κατουράω ουριση αδειάσω~κύστη αδειασω_κυστη ουράω τσισάκια =κατούρησα =κατουράω =τσίσα =τσίσια =τσισα ουρώντας =ουρήσω =ψιλό ψιλό~μου =πιπί πάω~για~ψιλό =τσισάκι =κατούρη =κατουρησω =κατουρη =ουρούσα =κατρουλ',
    urine: '=ούρα =ούρων =κάτουρο =κάτουρα =τσίσα =τσίσια =ούρο',
    drop: 'σταγόνα σταγόνες σταλιά στάλα =σταγονίτσα σταγον =στάλες =στάξιμο =στάζει =σταγώνα σταλαγμ σταλίτσα σταγόν στάζ στάζει στάλ',
    stone:
      'πέτρα πέτρες λίθος λιθίαση κολικός νεφρόλιθος πετρούλα =κολικό =πετρα =πέτρας =άμμο =πετραδ =λιθίασ =λιθιαση =κολικ =κολικοσ =κολικο =πέτραν',
    side: 'πλευρό πλευρά νεφρά μέση πλάτη λαγόνα νεφρού νεφρών πλευρού πλάγια λαγόνι οσφύ νεφρ =πλευρά =λαγόνες =πλάτη =μέση =πλευρικά =νεφρα =μέσης =πλάτης =παΐδι =νεφρό =νεφρά =νεφρού =νεφρών =νεφρος νεφρικ =νεφρους',
    fever:
      'πυρετό πυρετός θερμοκρασία πυρέσσ δέκατα =πυρέτιο καίγομαι ψήνομαι ψήνεται καίει~ολόκληρ =θέρμη =θερμη πυρετούλης καίγεται εμπύρετ =ζεματάει =πυρετ =πυρετο =πυρετοσ =πυρέτ =πυρετός πυρετ ψήνετ καίει~ολόκλ καίγετ ζεσταίνεται φλέγετ κάψα θερμοκρασ ανέβασε~πυρετ',
    shiver:
      'ρίγη ρίγος ρίγο τρέμω τρέμουλο ανατριχίλες κρυάδες τουρτουρ =τρέμει ριγώ σύγκρυο τρεμουλα τρέμ ριγ ρίγ χτυπάνε~τα~δόντια χτυπούν~τα~δόντια χτυπάω~τα~δόντια κρυάδ ανατριχ =τρεμούλα =τρεμουλιάζω τρεμουλ τουρτούρ κρυάδα χτυπάν~τα~δόντια δόντια_χτυπ',
    testicle:
      'όρχι όρχεω όρχις όρχεις αρχίδι όσχεο αρχίδια μπαλάκι όρχη =παπάρια αρχιδάκι =μπαλάκια όρχ =ορχεις =ορχι =ορχης οσχε =αμελέτητα =αβγό =αυγό =αυγά =αχαμνά =παπάρι =μπάλες =μπαλίτσες =καρύδια =φραμπαλά =σακούλι =αρχίδ =αρχιδ αχαμν αρχίδ αρχιδ όσχε μπαλάκια αμελέτητ =αμελετητα καρύδι παπάρι αρχιδάκ καλαμπαλ',
    pain: 'πόνο πόνος πονά πονάει πονάω πονούν πόνοι πονουσ πόνεσ σουβλιά πον =πόνεσε =πονούσε σουβλιές =σφάχτης =τσίμπημα κράμπα ουρλιάζ =σφαδάζει σφαδάζ κλαίει =ωδίν =σφάζει =διπλωμέν σφαδαζ σφαδάζω ουρλιάζω ουρλιαζ μαχαιρι μαχαιριά διπλώνομαι διπλωμένος σφίξιμο πόν πονάν πονε κολικ κωλικ σουβλ σφάζ ψοφάω με~πεθαίνει με~σκοτώνει λυγίζ λυγίζω διπλώ διπλωμ διπλώθηκ με~τσακίζει σφίξ_στήθ σφίγγ_στήθ πλάκωμα βάρος_στήθ κραυγ ουρλιά τσίριζ τσιρίζ κλαίει~από~τον',
    strong:
      'ξαφνικ δυνατ έντον ισχυρ φοβερ αφόρητ τρομερ ξύπνησε απότομ οξύς ξαφνου ξάφνου ξαφνικά δυνατό αβάσταχτ οξύ οξεία απότομα τρελ φριχτ θανατά του~θανατά τρελά φρικτ απαίσι ανυπόφορ αφόριτ ξεσκίζ ουρλιάζ κλαίω ξύπν τραγικ =πεθαίνω =σκίζει =αίφνης =απροειδοποίητα εκεί~που~καθόμουν στα~καλά~καθούμενα από~το~πουθενά υπερβολικ άγρι =οξύτατ =σφοδρ σφοδρό δε~παλεύεται δεν~παλεύεται δεν~αντέχεται =διαολεμέν ανέβηκε τσουρουφλ =άσχημα =χειρότερο τερατώδ =μαρτυρικό κολασμέν =βίαι =τρομακτικ =τρελό =ξαφνηκα =ακραί =ξαφνικός =ξαφνικοσ',
    twist:
      'συστροφ στρίψιμο στράφηκε στριμμέν γύρισε στρίψει συστραφ στριφογ γυρισμέν =στρίφτηκε στρίφτηκε =στρεβλ =στραμπ =γύρισε =περιστρ =συστροφή =συστροφη =περιστράφ',
    erection:
      'στύση καύλα καβλ στύσ =στυση =στυσης =στύσης καυλ =καύλες =κάγκελο καγκελ =όρθιο =σηκωμένο =στητό =ντούρο =καυλωμένος =τσίτα =σκληρή~στύση =πέτρα~το~πέος =κόκκαλο σηκώθηκε~και =σηκωμένη =σηκωμένος καύλ σηκωμέν σηκωμένο όρθιο~το ντούρ ορθωμέν καυλωμένος πριαπ',
    hour: 'ώρα ώρες ωρών =h',
    lasts:
      'πέφτει υποχωρεί περνάει φεύγει κατεβαίνει αδειάζει πέσει πέσ έπεσε πέφτ =πέφτει =κάτσει =κάθεται =καταλαγιάζει =μαλακώνει ξεφουσκώ =ξεπρήζεται υποχωρ υποχώρ =κατεβεί =φύγει =έφυγε =περάσει πέρασε =χαλαρώνει χαλαρώ =σταματήσει~η =κόβεται =ηρεμεί ηρεμ =ξεκαυλώνει ξεκαυλ =αδειάζει =παροχετεύει =κοπάζει =συνέρχεται =καταλαγι =μαλακώ =κατέβ =κατεβαινει =κατεβ =σταματά =σταματα =αδειάσ =αδειασει σηκωμένο~ακόμα',
    alone:
      'πριαπισμ παραφίμωση σήψη σηψαιμία urosepsis ουροσήψη δηλητηρίαση~αίματος σηψαιμ (σεξ|πήδημα|έρωτα|συνουσί|επαφή|κρεβάτι|κάναμε|συνεύρεσ|γαμ)_(κρακ|κλακ|έσπασ|κρότ|τσάκισ|στράβωσ|κράκ|ράγισ|σπάσ) σπάσ_πουλ έσπασ_(πέος|πουλ) περισφιγμένη~κήλη',
    blood: 'αίμα αίματος αιμορραγ αιματουρ',
    red: 'κόκκιν καφέ κοκκιν =ροζ =μπορντό =κατακόκκιν',
    clot: 'πήγμα πήγματα θρόμβ θρόμβοι κομμάτια πηγμέν σβόλ πηγμ πήγμ =θρόμβους θρομβ κομματ =μπαλάκια~αίμα =σβώλους σβώλ σβολ =κομμάτι =πηγμένο =γρουμπ =ζελέ κροκίδ =σβώλοι =ίνες κομμάτ κομματ_αίμα σαν~συκώτι κλωστές',
    heavy:
      'πολύ πολλή λιποθυμ ζαλίζομαι ζάλη μεγάλη σκέτο καθαρό~αίμα μόνο~αίμα λιποθ ζαλισμέν σωρό σκέτο~αίμα σκέτ γεμάτ~αίμα γεμάτη~αίμα γεμάτο~αίμα =κατακόκκινα κατακόκκιν =ποτάμι =βρύση =λίτρα =τόνους δεν~σταματά δεν~σταματάει =ασταμάτητα λιποθύμ =σκοτοδίνη ζαλ μπόλικ =άφθονο τρέχει~το~αίμα πλημμύρ =παρά~πολύ =τεράστι =λιγοθυμ σαν~κρασί =σβήνω ποτάμι βρύση γέμισ_αίμα πάρα~πολύ πολύ~αίμα ασταμάτ δεν~(σταματ|σταματά|σταματάει|κόβεται|σταματάνε|λέει~να~σταματήσει) άλλαξ_(γάζ|πάν|επίδεσμ) αλλάξαμε_(γάζ|πάνες|επίδεσμ) μούσκεμ μουσκεύ τρέχει~(αίμα|το~αίμα) τρέχει_αίμα πίδακ λίτρα σκούρο~κόκκινο αιμορραγεί~(πολύ|συνέχεια)',
    foreskin:
      'πόσθη ακροποσθία ακροβυστία πετσάκι =πέτσα πόσθης ποσθ =πόστη =δερματάκι δέρμα~του~πέους ακροποσθ =πετσούλα =δερμα~πίσω δέρμα~πίσω =πετσακι πετσούλ πέτσα_(πίσω|κεφαλ|βάλαν|πουλ) ακροβυστ δέρμα_(πουλ|πουλάκι|βάλαν|κεφαλάκι|πέος|πίσω)',
    stuck:
      'κόλλησε σφηνώ πιάστηκε εγκλωβ σφίγγει παγιδεύ κολλημέν μάγκωσε μαγκωμέν κόλλ κολλ σφίγγ =σφηνωμένο σφήνωσ μαγκ δεν~γυρίζει δεν~γυρνάει δεν~ξαναγυρίζει δεν~επιστρέφει δεν~κατεβαίνει ξαναφέρω στραγγαλ στρανγκ πνίγ έμεινε~πίσω =εγκλωβίστηκε περίσφιξ δεν~έρχεται =μπλόκαρε =πιασμέν κόλλησ σφίγγει_βάλαν (δεν|δε)~(γυρνά|γυρνάει|κατεβαίνει|έρχεται|πάει|ξεκολλά) μπλόκαρ',
    swollen:
      'πρησμέν πρήξιμο πρήστηκε πρήζεται οίδημα μπλε μελανιασ μελανό πρησμ φούσκω φουσκωμ μαύρο μώβ πρηζ =τεράστιο τεραστι =τούμπανο τούμπαν μαύρ =μαύρισε μαυρίσ μελάνι μελανι =μωβ =μώβιασε μπλάβ μπλαβ =σαν~πορτοκάλι =σαν~μπάλα γιγάντ =φούσκωσε φουσκ φούσκ =διόγκωσ αιμάτωμα =διπλάσιο =καρούμπαλο =τούρλα =μπαλόνι μαυρίζ μαυρισ μελάνιασ πρήστηκ πρήζ φουσκώ φουσκών διογκ τεράστ τούμπ μπαλόνι σαν~(πορτοκάλι|λεμόνι|μπάλα|μήλο|αυγό|μπαλόνι|γκρέιπφρουτ|μελιτζάνα|καρπούζι) πρηστηκ πρησμεν πρήζετ πρηζετ πρήζοντ πρηστήκ',
    injury:
      'έπεσα πτώση ατύχημα χτύπησα κλωτσιά χτύπημα τραυμα κρότος χτυπημ χτύπησε κλώτσησ τράκαρ έπεσε γλίστρησ τραυματ μπαλιά =μπάλα~στα κλωτσ κλότσ γονατιά =μπουνιά =αγκωνιά =τούμπα =έφαγα~μια =τράκαρα τρακάρ τρακ =πέσιμο =πέσει~από =έπεσε =γλίστρησα =σκόνταψ =τιμόνι =μαχαιρ =πυροβολ =σέλα =πατήθηκε =χτύπημ =κοπάν κοπάνησ =σωριάστηκ =στραπατσ =χτυπησα =χτυπήματ =σύγκρουσ συγκρουσ =σύνθλιψ =τραυμα =δυστύχημα =πλάκωσ =στούκαρ =μπουνι χτυπήθηκ κλώτσ',
    penis:
      'πέος πέους πουλί γεννητικ =πούτσα =ψωλή =πουλάκι βάλανο =πεος =καυλί =μαλαπέρδα =πουτσο =πούτσος =πούτσο =τσουτσούνι =τσουτσού =πουλί =μόριο =ψωλής =μαραφέτι =εργαλείο =πετσί~του =πράμα =πράγμα~μου =βάλανος =φύση βαλαν πουτσ πεο πουλάκι πουλακι βάλαν βαλάν κεφαλάκι τσουτσού τσουτσουνάκι πούτσ καυλί ψωλή εργαλείο μόριο =πουλι πουτσα φίλος~μου',
    numb: 'μούδιασμα μουδιάζ μουδιασμέν αναισθησία δεν~νιώθω δεν~αισθάνομαι μουδιασ αναίσθητ μουδι =αναισθησ δεν~νιώθω~τα δεν~νιώθω~τίποτα δεν~νοιώθω δε~νιώθω δεν~έχω~αίσθηση χωρίς~αίσθηση χάσει~την~αίσθηση έχασα~την~αίσθηση απώλεια~αίσθησης παραλυ παρέλυσ μυρμήγκ μυρμηγκ =νεκρά =ξυλιασμέν =κομμένα =αίσθηση~χάθηκε =παράλυτ μουδιασμ μούδια μουδιάσ μούδιασ (δεν|δε)~(το~|τα~|τον~|)(νιώθω|νιώθει|αισθάνομαι|αισθάνεται|νοιώθω) νεκρωμ δεν~το~νιώθω χάθηκε~η~αίσθηση',
    legs: 'πόδια πόδι σκέλη μηρ μηρούς γλουτ καβάλο περίνεο βουβών =ποδιών =σκέλια σκελ =κώλο =κώλος =οπίσθια =καβάλος =σέλας =γεννητικά =πισινό =πισινός =μηρούς =κωλομέρι =μπούτια =μπούτι =πρωκτ ποδι ανάμεσα~στα~πόδια οπίσθι κώλο πισιν καβάλ σέλα γάμπ κνήμ =από~κάτω',
    pregnant:
      'έγκυος εγκυμοσύν ένα~νεφρό εγκυ έγκυ μόνο~ένα~νεφρό μονόνεφρ =γκαστρ μήνα~κύησης κύησης κυησ στον~μήνα~της 8ο~μηνα εγκυμ εγκυμον ενδιαφέρουσα ενδιαφέρ (έναν|ένας|ένα|μόνο~ένα|μοναδικό)~(νεφρό|νεφρός|νεφρου) μονονεφρ στον~(4ο|5ο|6ο|7ο|8ο|9ο|όγδοο|έβδομο|έκτο|πέμπτο)~μήνα (4|5|6|7|8|9)~ο~μήνα αφαιρεμένο_νεφρό ενα~μονο~νεφρο',
    vomit:
      'εμετό εμετ εμέτ ξερν ξέρν ξερά =βγάζει~τα~έντερα =αναγούλα ναυτία =ναυτίες =τάση~για~εμετό κάνει~εμετό =ξεράω =ανακατ~το~στομάχι =εμμετό =αναγούλ =αναγουλ το~βγάζει~αμέσως τα~βγάζει βγάζει~αμέσως βγάζω~ό,τι κάνω~εμετό κάνει~εμετο ό~τι~πίνει~το~βγάζει τι~πίνει~το~βγάζει τι~τρώει~το~βγάζει τι~πιω~το~βγάζω το~βγάζω~αμέσως δεν~κρατάει~τίποτα δεν~κρατάω~τίποτα έμετ ξερνά ξέρασ ξερασ αναγούλ ανακατε ανακατεύ ναυτ τάση~προς~έμετο (βγάζω|βγάζει|έβγαλε|βγάζεις)_(πίνω|πίνει|τρώω|τρώει|φάει|νερό|όλα|ότι) δεν_(κρατ|κρατάω|κρατά|κρατώ|κρατάει)_(νερό|χάπια|χάπι|τίποτα|στομάχι|φαγητό) (νερό|χάπια)_δεν_κρατ',
    confused:
      'σύγχυση υπνηλία μπερδεμέν γρήγορη~αναπνοή παραληρ μπερδεύ ζαλισμέν~μιλάει αποπροσανατολ αναπνέει~γρήγορα λήθαργ χαμένος συγχυσ τα~έχει~χαμένα έχει~χαμένα τα~έχασε τα~χει~χαμένα χάνει~τα~λόγια =σαλεμέν χαζομάρες =τρελά~λόγια λέει~τρελά λέει~ό~τι~να~ναι λέει~άλλα μιλάει~περίεργα λέει~περίεργα μιλάει~παράξενα δεν~βγάζει~νόημα χωρίς~νόημα δεν~ξυπνάει δεν~ξυπνά δε~ξυπνάει δεν~μπορούμε~να~τον~ξυπνήσουμε δεν~μπορούμε~να~την~ξυπνήσουμε δεν~μπορώ~να~τον~ξυπνήσω να~τον~ξυπνήσουμε να~την~ξυπνήσουμε δύσκολα~ξυπνάει με~το~ζόρι~ξυπνάει =αναίσθητος =αναίσθητη χωρίς~αισθήσεις έχασε~τις~αισθήσεις χάνει~τις~αισθήσεις λιποθύμησε δεν~αντιδρά δεν~αντιδράει δεν~ανταποκρίνεται δεν~απαντάει δεν~μας~αναγνωρίζει δεν~με~αναγνωρίζει δεν~αναγνωρίζει δεν~με~γνωρίζει δεν~γνωρίζει δεν~ξέρει~πού δεν~ξέρει~ποιος δεν~ξέρει~που ληθαργ βυθισμέν κώμα νυσταγμέν =υπνηλ ζαβλακ χαζεμέν χαμέν =χαμένη =χαμένα =αλλού =ντάγκλ παραισθ συγχυτικ =συγχισμέν θολωμέν =αφασία δυσκολεύεται~να~αναπνεύσει δύσπνοια λαχανιά ανασαίνει~γρήγορα =βαριανασαίνει αναπνέει~δύσκολα =βουτηγμέν =αποχαυν δεν~επικοινωνεί =εκτός~εαυτού =μουρμουρ =ασυναρτ =ασυνάρτ =παραμιλ =παραμίλ =παραλήρ =σύγχισ =διανοητ μας~γνωρίζει δεν~μας~γνωρίζει με~γνωρίζει ασυναρτησ ασυνάρτ παραμιλ παραλογ παραλήρ λέει~(άσχετα|βλακείες|τρέλες|άλλα~ντ|ό~τι~να) δεν~ξέρει~(πού|που|ποιος|τι~μέρα) χαμένα~τα~έχει χαμένα συγχυ σύγχυσ δεν~(ξυπνά|ξυπνάει|ξυπνάμε|αντιδρά|αντιδράει|επικοινωνεί|μας~αναγνωρίζει|με~αναγνωρίζει|μας~γνωρίζει) υπναλ υπνηλ λαχανιάζ κοιμάται~συνέχεια αποπροσανατ',
    infection:
      'λοίμωξη ουρολοίμωξη κυστίτιδα μόλυνση φλεγμονή ουρολοιμ μόλυνσ =μικρόβιο πυελονεφρ προστατίτιδ =πύον =λιμωξη =σηπτ =λοιμωξ =λοιμωξεισ =λοιμωξη =λοιμωξησ =ουρολ =ουρολογια =ουρολογικη =ουρολιθιαση =ουρολοιμωξη =ουρολοιμοξη =ουρολοιμωξεισ =κυστιτ =κυστιτιδεσ =κυστιτιδα =κυστιτιδασ =φλεγμον =φλεγμονη =μικροβιο =λίμωξ λοίμωξ λοιμωξ ουρολοίμ κυστίτ κυστιτ μολυνσ πυελονεφ προστατίτ πύον (τσούζ|τσούζει|καίει|καίω|καίγομαι|τσούξ|κάψιμο)_(κατουρ|ούρ|ούρησ|κατουράω) μικρόβι_ούρ',
    catheter:
      'καθετήρα καθετηρ =σωληνάκι =καθετήρας νεφροστομ =φόλεϊ =σωλήνας =καθετίρ καθετήρ σωληνάκι_(ούρ|κατουρ|βούλω|κύστ|βγήκ) σακουλάκι_(ούρ|άδει|κατουρ) σακούλα_(ούρ|άδει) ουροσυλλέκτ ουροσυλλεκτ ουροσακ σωληνάκι φόλεϊ σόντα',
    blocked:
      'βούλωσε βουλωμέν φραγμέν σταμάτησε φραγμ βούλωμα μπούκωσ δεν~αδειάζει βουλ βούλ δεν~κατεβάζει δεν~τρέχει δεν~δουλεύει δεν~λειτουργεί δεν~βγάζει δεν~παροχετεύει δεν~περνάει στούμπωσ στουμπωμ φράκαρ =φραγή άδεια~σακούλα σακούλα~άδεια =τσακισμέν =απόφραξη αποφράχ δεν~ρέει μπλοκάρ μπλοκαρ μπλόκαρ βουλώσ βουλωσ βουλω βούλω βούλωσ φράξ έφραξε στουπ στουμπ (δεν|δε)_(βγάζ|βγάζει|τρέχ|τρέχει|αδειάζ|αδειάζει|λειτουργ|κατεβάζ|στάζει|βγαίν|βγαίνει)_(καθετήρ|σακούλ|σακουλάκι|σωλην|στομί|κύστη|ουροστ) άδει_(σακούλ|σακουλάκι|ουροσυλλ)',
    crisis:
      'να_πεθάνω_θέλω δεν_θέλω_ζω τελειώσω_ζωή αυτοκτονήσω δεν_ζήσω_θέλω δώσω_τέλος_ζωή να_μη_ζω ζωή_δεν_έχει_νόημα σκοτώσω_εαυτό αυτοκτονία θέλω_να_φύγω_από_ζωή καλύτερα_νεκρός δεν_αντέχω_να_ζω θέλω~να~πεθάνω δεν_αξίζει_ζω δεν_αξίζει_ζωή αυτοχειρ να~σκοτωθώ θέλω~να~σκοτωθώ να~σκοτώσω~τον~εαυτό τον~εαυτό~μου~να~σκοτώσω να~αυτοκτονήσω να~τελειώνω~μια~και~καλή θέλω~να~τελειώνω να~τελειώσουν~όλα να~τελειώσει~η~ζωή να~τα~τελειώσω~όλα να~δώσω~τέλος να~δώσω~ένα~τέλος δίνω~τέλος να~βάλω~τέλος βάλω~τέλος~στη~ζωή τέλος~στη~ζωή~μου να~κρεμαστώ να~πέσω~από~το~μπαλκόνι να~πέσω~από~γέφυρα να~πέσω~από~τη να~πέσω~στις~γραμμές να~πηδήξω~από να~πνιγώ~στη να~κόψω~τις~φλέβες να~κόψω~φλέβες να~τινάξω~τα~μυαλά να~πάρω~χάπια~να αυτοτραυματ να~κάνω~κακό~στον~εαυτό κακό~στον~εαυτό~μου θα~ήθελα~να~πεθάνω μακάρι~να~πέθαινα μακάρι~να~πεθάνω ας~πέθαινα ας~πεθάνω να~πέθαινα προτιμώ~να~πεθάνω καλύτερα~να~πεθάνω καλύτερα~να~πέθαινα καλύτερα~να~ήμουν~νεκρ καλύτερα~νεκρός καλύτερα~πεθαμέν καλύτερα~πεθαμένος καλύτερα~χωρίς~εμένα καλύτερα~χωρίς~μένα καλύτερα~αν~δεν~υπήρχα καλύτερα~αν~πέθαινα να~μην~υπάρχω δεν~θέλω~να~υπάρχω να~εξαφανιστώ~για~πάντα θέλω~να~εξαφανιστώ να~μην~ξαναξυπνήσω να~μην~ξυπνήσω~ποτέ μη~ξυπνήσω~ποτέ δεν~θέλω~να~ξυπνήσω~ξανά δεν~θέλω~να~ζω δεν~θέλω~να~ζήσω δεν~θέλω~άλλο~να~ζω δε~θέλω~να~ζω δε~θέλω~να~ζήσω δεν~αντέχω~να~ζω δεν~αντέχω~άλλο~τη~ζωή δεν~μπορώ~να~ζω~έτσι δεν~μπορώ~άλλο~να~ζω δεν~έχω~λόγο~να~ζω κανένα~λόγο~να~ζω κανένας~λόγος~να~ζω δεν~έχει~νόημα~να~ζω δεν~έχει~νόημα~η~ζωή δεν~έχει~νόημα~να~συνεχίσω η~ζωή~μου~δεν~έχει~νόημα ζωή~χωρίς~νόημα γιατί~να~ζω τι~να~την~κάνω~τη~ζωή βαρέθηκα~να~ζω βαρέθηκα~τη~ζωή κουράστηκα~να~ζω κουράστηκα~από~τη~ζωή σιχάθηκα~τη~ζωή μισώ~τη~ζωή να~φύγω~από~τη~ζωή να~φύγω~από~αυτόν~τον~κόσμο να~φύγω~από~τον~κόσμο βάρος~σε~όλους =αυτοκτονω =αυτοκτονουσα =αυτοκτονησει =αυτοκτονησα =αυτοκτονη αυτοκτονικ =σκοτωθώ θα~αυτοκτονήσει να~αυτοκτονήσει αυτοκτονήσει θέλει~να~πεθάνει να~σκοτωθεί θα~σκοτωθεί τέλος~στη~ζωή~του θέλει~να~αυτοκτονήσει να~κρεμαστεί δεν~θέλει~να~ζει δεν~(αντέχω|μπορώ)~(άλλο~|)να~(ζω|ζήσω) (δεν|δε)_(θέλω|αξίζει|έχω~λόγο)_(ζήσω|ζω|ζωή) (θέλω|σκέφτομαι|θα~ήθελα|λέω)_(πεθάνω|τέλος|αυτοκτον|σκοτωθ|εξαφανιστώ|τελειώνω) (δώσω|δίνω|βάλω|βάζω)_τέλος αυτοκτον να~τελειώνω να~(με~|)(σκοτώσω|σκοτωθώ|πεθάνω)_(θέλω|σκέφτ|λέω) κρεμαστώ πέσω~από~(το~|τη~|)(μπαλκόνι|γέφυρα|ταράτσα) καλύτερα~(νεκρός|νεκρή|να~πεθάνω|χωρίς~εμένα|να~μην) να~μην~ξυπνήσω μην~ξυπνήσω βαρέθηκα~(τη~|)ζωή (δεν|δε)_νόημα_(ζωή|ζω|ζήσω) κόψω~(τις~|)φλέβες η~ζωή~μου~τελείωσε',
    about:
      'τι~είναι τι~σημαίνει πώς~αντιμετωπίζεται πώς~θεραπεύεται τι~προκαλεί πως~γίνεται τι~εννοούμε τι~θα~πει τι~πάει~να~πει πόση~ώρα~κρατάει~μια πόσο~κρατάει~μια πόση~ώρα~διαρκεί πόσο~διαρκεί~μια πόσο~διαρκεί~η πόσο~συχνή πόσο~συχνό πόσο~συχνά~εμφανίζεται είναι~κληρονομικ είναι~κληρονομική είναι~κληρονομικό διαφορά~μεταξύ ποια~είναι~τα ποια~είναι~η~αιτία πόσες~μέρες~μένει πόσο~μένει~ο πόσο~καιρό',
    past: 'πέρσι πέρυσι παιδί~είχα πριν~χρόνια όταν~ήμουν στο~παρελθόν ως~παιδί πριν~από~χρόνια μικρός~είχα μικρή~είχα μικρός~έπαθα όταν~ήμουν~μικρός σαν~παιδί ως~έφηβος στην~παιδική πριν~ένα~χρόνο =πρόπερσι πριν_χρόνια χρόνια~πριν παλιά~είχα παλιά~έβγαζα =παλιά =παλιότερα =παλαιότερα =κάποτε μικρός~όταν όταν~ήμουνα πέρσι~είχα στα~νιάτα~μου στην~εφηβεία στα~παιδικά σε~ηλικία στην~ηλικία ως~μωρό σαν~μωρό πριν_χρόνο χρόνο~πριν πριν~από~καιρό πριν~καιρό πρόπερσι το~περασμένο~καλοκαίρι πρόπερσυ μήνες~πριν πριν_μήνες από~μικρός πριν~(χρόνια|δυο~χρόνια|δύο~χρόνια|τρία~χρόνια|πολλά~χρόνια|μήνες|ένα~χρόνο) παλιά παλαιότερα στα~νιάτα κάποτε στον~στρατό',
    now: 'τώρα σήμερα ξανά από~χθες από~χτες χθες χτες εχθές απόψε ψες πρωί ώρες ξαφνικά από~το~πρωί αυτή~τη~στιγμή πάλι ακόμα~δεν ακόμη~δεν μόλις πριν~λίγο εδώ~και τελευταία~ώρα βράδυ μέρες',
    self: '=έχω =μου =με =εγώ =γιος =μας γιο =πατέρας =γυναίκα =σύζυγος =άντρας =παιδί',
    cannotPee:
      'δεν~βγαίνει~τίποτα δε~βγαίνει~τίποτα τίποτα~δεν~βγαίνει δεν~βγαινει~τιποτε επίσχεση~ούρων σφίγγομαι_τίποτα έχω~να~κατουρήσω έχω~να~ουρήσω έχει~να~κατουρήσει έχει~να~ουρήσει έχω~να~κάνω~τσίσα δεν~βγήκε~τίποτα δεν~βγαίνει~σταγόνα δεν~βγαίνει~ούτε δεν~βγήκε~ούτε δεν~μου~βγαίνει~τίποτα δεν~βγάζω~τίποτα δε~βγαίνει~ούτε δεν~τρέχει~τίποτα δεν~έρχεται~τίποτα δεν~μπορώ~να~αδειάσω κύστη~θα~σκάσει κύστη~πάει~να~σκάσει φούσκα~θα~σκάσει μου~κόπηκαν~τα~ούρα κόπηκαν~τα~ούρα μου~κόπηκε~το~κατούρημα κρατημέν~ούρα ανουρία =ανουρία σταμάτησα~να~κατουράω δεν~μπορώ~να~πάω~τουαλέτα~για~ψιλό (δεν|δε)~(έχω|έχει|εχω|εχει)~(κατουρήσει|ουρήσει|κατουρησει|βγάλει~ούρα|πάει~για~κατούρημα|ουρησει|βγάλει~σταγόνα|κάνει~τσίσα) (δεν|δε)_(βγαίν|βγαίνουν|βγαίνει|έρχ|κατεβ|τρέχ|μπορ|μπορώ|μπορεί)_(ούρα|ουρα|κατουρ|τσίσα|κάτουρ|ουρήσ|τσις|σταγόνα) (μόνο|μονάχα)~σταγόνες (βγαίνουν|βγάζει|βγάζω|πέφτουν)~(μόνο~|)(σταγόνες|σταγόνα) ούτε~σταγόνα επίσχεσ (φούσκα|κύστη)_(σκάσει|σκάσω|σκάει)_(δεν|βγαίν)',
    goesOn:
      'συνεχής μόνιμη διαρκής από~χθες από~χτες από~εχθές από~εψές από~ψες από~το~πρωί από~το~βράδυ από~χθες~βράδυ από~χτες~βράδυ από~το~ξημέρωμα από~τα~ξημερώματα από~τα~μεσάνυχτα από~νωρίς όλη~νύχτα όλη~τη~νύχτα όλο~το~βράδυ όλο~το~πρωί όλη~μέρα όλη~την~ημέρα όλη~τη~μέρα εδώ~και~ώρες για~ώρες ώρες~τώρα =συνέχεια μόνιμα αδιάκοπ ασταμάτητ =διαρκώς από~σήμερα~το~πρωί από~το~μεσημέρι από~προχθές =συνεχώς =συνεχωσ ακόμα~σηκωμέν ακόμα~σηκωμένο ακόμη~σηκωμένο ακόμα~όρθιο ακόμη~όρθιο ακόμα~σκληρό ακόμα~σκληρ ακόμη~σκληρό είναι~ακόμα~σηκωμένο ασταμάτ συνέχει συνεχώς από~(το~πρωί|χτες|χθες|το~βράδυ|τα~χαράματα|το~μεσημέρι|εχτές) όλη~(νύχτα|μέρα|την~νύχτα|τη~νύχτα|την~ημέρα) χωρίς~(σταματημό|διακοπή) (δεν|δε)~(λέει~να~|)(σταματά|σταματάει|πέφτει|κόβεται|πέφτ|υποχωρεί|μαλακώνει|σταματήσει|πέσει) ακόμα~(σηκωμένο|σκληρό|τρέχει|όρθιο|καυλωμένος) ώρες~ολόκληρες',
    crack:
      'κρακ σπάσιμο έσπασ κρότο =κρακ =έσπασε =σπάσει =τρίξιμο =τσακ τσάκισ =ράγισ =έσκασε~κάτι =κρακς =έσπασα =ποπ =κάταγμα κλακ κρότ ράγισ κράκ κριτς στράβωσ~το ξεκούρδ κρακ~και ήχο',
    hard: '=σκληρό =σκληρός =όρθιο =σκληρή =σκληρα =σκληρά =όρθια =σηκωμένο =σηκωμένη =πέτρα =κάγκελο =κόκαλο =ντούρα =ντούρο =στητό =τεντωμένο =τσίτα =σίδερο =ξύλο =όρθιος =ορθιο =σκληρος =στημένο σκληρ σκληρή πέτρα~σαν σανίδ σαν~πέτρα όρθι ξύλο τσιτωμ σηκωμ κόκαλο κοιλιά~πέτρα όσχεο~πέτρα σφιχτ_κοιλι',
    forward: 'πίσω μπροστά =μπρος =εμπρός =κάτω~από~τη~βάλανο ξανακατέβ =σκεπάσω',
    coldSweat:
      'κρύο_ιδρώτα κρύος_ιδρώτας κρύους~ιδρώτες κρύοι~ιδρώτες ιδρώτα_κρύο ιδρωμέν_παγωμέν παγωμέν κρύα~και~ιδρωμένη κρύος~και~ιδρωμένος ιδρωμέν_κρύ =ιδρωμένη =ιδρωμένος λούζεται =χλωμός =χλωμή χλωμ χλομ =γκρίζος =γκρι γκρίζ =σταχτ =ωχρ ωχρός ωχρή =πανιασμέν πανιασ =ψυχρός~ιδρώτας κρύο~δέρμα δέρμα~κρύο κρύα~χέρια μπλε~χείλη μελανά~χείλη =κέρινος =μούσκεμα κίτρινος~σαν άσπρος~σαν =ξεπαγιασμέν ιδρώνει~κρύο =κάτασπρ κρύο~ιδρ κρύος~ιδρ κρυος_ιδρωτ κρύο_ιδρώ ιδρώτ_κρύ (χέρι|χέρια|δέρμα|πόδια|άκρα)_(παγωμ|κρύα|κρύο|κηλίδ|μαρμαρ|μπλε|παγωμέν) μαρμαρ κηλίδ χλωμό χλωμός ωχρ κάτασπρ σταχτ λούτσα_ιδρώτα κίτριν~σαν πανί',
    medicine:
      'μπλε~χάπι μπλε~χαπι μπλε~χαπάκι χάπι~για~στύση χάπι~για~τη~στύση χάπια~για~τη~στύση χάπι~στύσης χάπι~για~την~στύση χαπάκι~για~τη~στύση σιάλις σιαλις λεβίτρα ταδαλαφίλ αντίστοιχο~του~βιάγκρα χάπι_(στύσ|σεξ|στύση|μπλε) χαπάκι~μπλε βιάγκρα βιαγκρα σιλντεν σιλντεναφ ένεση_(πέος|στύσ|πουλ) ενεσ_(πέο|πέος|στύσ) καβερτζ',
  },
  'pt-PT': {
    fine: 'tudo~bem esta~tudo~bem estou~bem saudavel sem~problemas sem~queixas tudo~normal está~bem já~está~bem está~bom curado recuperado',
    not: 'não nao nunca sem nada nem impossível nenhuma naoconsigo n nenhum =n =zero',
    or: 'ou nem',
    but: 'mas e com',
    other: 'segurar aguentar reter controlar muito frequente vezes parar arde dificuldade cama custa paro deixo',
    pee: 'urinar urino urina mijar mijo xixi fazer~xixi fazer~chichi chichi mijando urinando esvaziar~a~bexiga esvaziar_bexiga verter~águas =mijei =xixis =mijar =mijado =urinei =urinado =urinas~não fazer~mijinha =mijinha =mija fazer~xi verter~aguas =xixi =urinol~não =urinava =uriná =orinar =orino =mijá tirar~água~do~joelho fazer~as~necessidades',
    urine: '=urina =xixi =chichi =mijo =mija =urinas',
    drop: 'gota gotas pinga pinguinha pingo pingas gotinha =pinguinhas =pinga =gota =gotas =fio~de~urina gotícula',
    stone: 'pedra pedras cálculo litíase cólica pedrinha =calculos =areias =cólicas pedra~no~rim pedras~nos~rins',
    side: 'costas =lado flanco =rim =rins lombar ilharga costado ilhargas =costado =ilharga =renal =cruzes =quadril =lombo =rin',
    fever:
      'febre temperatura febril febrão febrícula a~arder~em febrao =febril =febri a~arder escald =temperaturas a~ferver quente~de~febre',
    shiver:
      'calafrio arrepio arrepios tremores tremer tremo calafrios arrepiad tremendo tremuras =tremo calafri bater~o~dente bater~os~dentes bato~o~dente batendo~os~dentes bate~o~dente =trémulo tremid tremeliques tremelicar =treme =tremem =calafrio calefrio =tiritar =arrepiu',
    testicle:
      'testículo testicular tomates escroto colhão colhões =bola =bolas =ovo =tomate =saco =balls testiculos =bolinha =bolinhas =tomatinhos =colhao =colhoes =testiculos =tomatinho =tintins =ovos =bago =bagos =túbaros =escrotal =testis =colhões =culhões =culhão =partes =testícul =testiculo =testicular =testicu',
    pain: 'dor dores dói doi doem doloros dolorido dorzinha pontada =doía dore =doer doía doeu =dores magoa =magoar =lancinante agoni =pontadas =moinha =gritar =chora =berra =aflito cãibra =doend =picadas aperto_peito aperto~no~peito peito_aperto peito_apertado pressão_peito pressão~horrível pressão_baixo peso_peito opressão facada punhalada faca rasgar rasg =torce =gemer =geme gemidos dobrado dobrada =grita =gritos gritar dorida dorido aflit ardor_peito =cólica =cólicas =facadas =contorce =queixa =contorcer =contorcer-se bexiga_rebentar bexiga_cheia pernas~abertas',
    strong:
      'súbit repentin repente forte intens horrív terrív insuportáv violent acordou agud muito súbita aguda fortíssim brusco bruscamente de~repente lancinant insuport derrepente do~nada de~um~momento =caralho imens =imenso muitíssim horrivel terrivel inaguent atroz brutal =pra~caramba =caramba de~morrer louc tremend extrem dolorosíss =excruciante gritar chorar mata~me derepente de~golpe subitament acord berrar =danado =bué forteee subiu~de insuportav =aflito não~aguento não~se~aguenta abrupta =violenta =caraças =infernal',
    twist:
      'torção torcao torcid torceu rodou torsão torsao revirad retorcid =enrolado =rodado torcer =torcido =torce =torcer subido_duro subido~e~duro',
    erection:
      'ereção erecção ereto teso pau~duro =teso tesão =tesa =tesão =tesao =empinad empinado =erectil~não de~pau~feito pau~feito =pauduro pila~dura pila~tesa pau~em~pé =armado =entesado entesoad =erecç =erecc =ereçao =erecao =erectos',
    hour: 'hora horas =h',
    lasts:
      'passa baixa desce vai~embora drena escoa vai~abaixo =baixar baixado =passar =passou =amolecer =mole murcha =murchar =murchou desincha =desinchar desaparece =alivia =aliviar =cede ceder =descer =desceu =escoar =diminui relaxa =pára =abrandar =abaixo =baixou =amolece =desincho =acalma =drenar =abranda',
    alone: `${international} septicemia relações_estalo relações_estalido relação_estalo sexo_estalo sexo_estalido sexo_estalar sexo_partiu relações_partiu amor_estalo relações_crac sexo_crac hérnia~estrangulada hérnia~encarcerada anestesia~em~sela`,
    blood: 'sangue sangr sangramento hemorragia não~para~de~sangrar não~pára~de~sangrar molho~de~tomate =sangro',
    red: 'vermelh castanh =rosad =rosada =bordô =avermelhada avermelhad =encarnada =encarnado',
    clot: 'coágulo coágulos coalho grumos =pedaços coagulad coalhos =bocado pedacinhos =coagulo =coagulos =pedaço =postas =farrapos =bolas~de~sangue =grumo gelatinos =coalhado =coalhada =nacos =bocados =coagul',
    heavy:
      'muito muita abundante desmai tontura puro só~sangue desmaiar tonto tonta esvair sangue~vivo sangue~puro =imenso =imensa =só~sangue vermelho~vivo vermelho~escuro vermelha~de~sangue cheia~de~sangue cheio~de~sangue não~pára não~para =litros jorr =esguichos esguich tonturas desfalec =bué a~esvair =montes =quantidade vinho~tinto =desmaio =desmaiei cada~vez~mais~sangue ensop encharc não~estanca sangue~por~todo molho~de~tomate polpa~de~tomate continua~a~sangrar ainda~sangra ainda~a~sangrar continua~a~deitar =pensos compressas_sangue',
    foreskin: 'prepúcio prepucio =pele~da~pila =pelezinha =prepúcios pele~do~pénis pele~não~volta pele~nao~recua',
    stuck:
      'presa preso entalad encravad estrangulad entalou travad encalhad não~volta não~vai~para pôr~para~a~frente =apertad não~desce não~sobe não~consigo~puxar =garrote puxar~para =entalada enrolad =estrangul',
    swollen:
      'inchad inchaço inflamad =roxo =azul =negro arroxead nódoa hematoma inchou enorm gigant =preto =preta =negra =roxa =azulad =azulado =pisado =inchar =inxado =inflamado =deformado =bola~de =inchaço =hematoma hematomas =volumoso',
    injury:
      'caí queda acidente pontapé pancada ferid lesão bati estalo fratura caiu joelhada chuto atropel =bateu pontapes tombo trambolhão caído bolada =caí =caido =caiu =cair =murro =soco =coice =cotovelada chute chutou =guiador selim =bati =pancadas =embati embate =atropelado =choque escorreg =esmag esmag =pisad pisaram facada =tiro =levei~um =levei~uma acident quad~não =apanhei~uma =magoei =estatelei =despist =traumatismo =aleij =trambolh',
    penis:
      'pénis pênis pila genital =pilinha =picha =piça =pirilau glande membro penis =pau =caralho =pichota =pixota =mangalho =piroca =sarda =pinto =pilas =pilita =bilau =instrumento =órgão =pénes =pénis =pilau =coiso',
    numb: 'dorment dormência formigueiro insensív sem~sensibilidade adormecid dormente não~sinto~a não~sinto~as não~sinto~os não~sinto~o não~sinto~nada não~sinto~bem~as perdi~a~sensibilidade perda~de~sensibilidade perdi~o~tacto falta~de~sensibilidade =paralis paralisad =dormente =adormecida formigue =encortiçad =anestesiad sem~sentir não~sente~as não~sente~nada não~sinto~bem não~sinto',
    legs: 'perna pernas virilha coxas nádegas virilhas entrepernas =pés =cu =rabo =sela =ânus =períneo =entrepernas entre~as~pernas =genitais =nádega =coxa barriga~da~perna gémeo panturrilha gémeos não~consegue~andar não~consigo~andar não~anda não~se~aguenta~em~pé deixou~de~andar',
    pregnant:
      'grávida grávid só~um~rim rim~único =gravida =gravidez só~tenho~um~rim =grávidas semanas~de~gravidez de~gravidez à~espera~de~bebé',
    vomit:
      'vomit =bomitar bomit gomit =gregório =náuseas náusea nausea enjo =enjoad =enjoo =lançar~fora =deitar~fora~tudo =vómito não~paro~de~vomitar não~para~de~vomitar não~pára~de~vomitar não~consigo~parar~de~vomitar não~segura~nada não~retém~nada deita~tudo~fora deito~tudo~fora vomitos',
    confused:
      'confus sonolent respirar~rápido desorient delirar =delira baralhad desnortead respira~rápido respiração~rápida sem~nexo sem~sentido coisas~estranhas coisas~sem incoerên incoeren não~faz~sentido não~diz~coisa não~diz~coisa~com~coisa disparates não~acorda não~consigo~acordar não~conseguimos~acordar não~se~consegue~acordar não~o~conseguimos~acordar não~a~conseguimos~acordar custa~a~acordar difícil~acordar difícil~de~acordar =inconsciente perdeu~os~sentidos perder~os~sentidos perde~os~sentidos não~responde não~reage não~reconhece não~me~reconhece não~nos~reconhece não~conhece não~sabe~onde não~sabe~quem delir =delírio deliri =variar =varia~da~cabeça a~variar letarg letárg apátic alucin =zonz zonzo atordoad desorientad perdido~da~cabeça =aluad fala~estranho fala~mal fala~à~toa falar~à~toa =fora~de~si fora~de~si =atarantad meio~a~dormir muito~sonolent falta~de~ar custa~a~respirar custa~respirar ofegant =respira~mal balbuci =desmaiad não~está~em~si =desvaria =barafund =choné =prostrad =desmaiou não~nos~conhece já~não~nos nos~conhece não~me~conhece não_diz_coisa não~diz~coisa~com não_acorda não_responde desnorteado respira~muito~rápido não~sabe~em~que muito~sonolenta =variado',
    infection:
      'infeção infecção cistite infetad infeccao =infecoes pielonefrite =sistite =pus =inféção =infetada =infecç =infeccao =infecçao =infeçao =infecao =prostatite =infeccion',
    catheter:
      'algália cateter sonda =catéter =cateteres =sondas nefrostomia =algalea =algalia =algaliad não_entra_sonda não_entra_algália não_meter_sonda não_meter_algália não_pôr_algália não_pôr_sonda não_introduzir_sonda não_introduzir_algália não_drena_algália algaliar saco~vazio saco~está~vazio',
    blocked:
      'entupid bloquead obstruíd obstrui tapad não~drena não~escoa não~está~a~drenar não~está~a~funcionar não~funciona não~sai~urina não~deita =entupiu entup =bloqueio saco~vazio saco~está~vazio =dobrad =obstrução não~corre não~passa =tapou deixou~de~deitar deixou~de~drenar não~deita deixou~de~correr deixou_correr não~sai~nada saco_vazio deixou~de~sair deixou_sair',
    crisis:
      'suicid matar-me matarme me_matar quero_morrer não_quero_viver acabar_com_vida pôr_fim_vida já_não_quero_viver fazer_mal_a_mim vontade_morrer não_vale_pena_viver melhor_morto vida_não_faz_sentido acabar_comigo não_quero_cá_estar matar~me desaparecer_do_mundo dar~cabo~de~mim viver_não_vale me~matar vou~me~matar mato~me suicidar =sucidio pôr~termo~à~vida pôr~fim~à~vida pôr~fim~à~minha pôr~termo~à~minha acabar~com~a~vida acabar~com~a~minha~vida acabar~com~tudo acabar~com~isto~tudo acabar~com~a~minha quero~acabar~com~isto tirar~a~minha~vida tirar~a~própria~vida tirar~a~vida enforcar~me afogar~me atirar~me~da atirar~me~de atirar~me~para~debaixo atirar~me~para~a~linha atirar~me~ao cortar~os~pulsos dar~um~tiro~na cortar~me~todo autolesão autolesões fazer~me~mal fazer~mal~a~mim magoar~me~a~mim magoar~me~mim quero~morrer queria~morrer só~quero~morrer preferia~morrer prefiro~morrer preferia~estar~mort queria~estar~mort antes~morrer antes~morto antes~queria~morrer mais~vale~morrer mais~valia~morrer mais~valia~estar~morto melhor~morto melhor~morta vontade~de~morrer vontade~de~viver_não vontade~de~viver_sem vontade~de~viver_perdi não~tenho~vontade~de~viver sem~vontade~de~viver não~quero~viver não~quero~mais~viver não~quero~viver~assim não~quero~continuar~a~viver não~quero~continuar~vivo não~quero~acordar~mais nunca~mais~acordar não~acordar~mais já~não~quero~viver já~não~quero~cá~andar não~ando~cá~a~fazer~nada não~quero~cá~andar não~quero~cá~estar já~não~quero~estar~cá não~quero~existir deixar~de~existir deixar~de~viver não~vale~a~pena~viver não~vale~a~pena~continuar não~faz~sentido~viver vida~não~presta vida~não~vale vida~não~tem~sentido vida~já~não~tem~sentido vida~deixou~de~fazer~sentido sem~sentido~a~vida farto~de~viver farta~de~viver cansado~de~viver cansada~de~viver farto~da~vida farta~da~vida odeio~a~minha~vida melhor~sem~mim melhores~sem~mim bem~sem~mim mais~felizes~sem~mim quero~desaparecer queria~desaparecer só~quero~desaparecer desaparecer~de~vez desaparecer~para~sempre desistir~da~vida desisti~da~vida razão~para~viver razões~para~viver partir~deste~mundo ir~desta~para~melhor =enforcar =automutil =suisidio =suisidar =automutilar =automutilação',
    about:
      'o~que~é o~que~são que~significa como~se~trata como~é~tratad o~que~causa em~que~consiste o~que~quer~dizer quer~dizer o~que~significa quanto~tempo~dura~uma quanto~tempo~dura~um quanto~dura~uma quanto~tempo~dura~normalmente é~frequente é~hereditári é~hereditária é~comum diferença~entre qual~a~causa quais~são quanto~tempo~se~fica',
    past: 'em~criança quando~era ano~passado há~anos em~pequeno há~meses há~um~ano quando~era~pequeno quando~era~criança na~infância em~miúdo há~uns~anos há_anos há_ano anos~atrás ano~atrás antigamente em~novo em~nova em~jovem em~garoto em~rapaz em~adolescente em~bebé quando~tinha quando~fui com~a~idade~de na~minha~juventude na~juventude no~passado no~verão~passado há~muito~tempo =outrora costumava meses~atrás na~adolescência em~2010 em~2012 em~2015 em~2016 em~2017 em~2018 em~2019 em~2020 em~2021 em~2022 em~2023 em~2024',
    now: 'agora hoje esta~noite desde outra~vez ontem esta~manhã esta~tarde hoje~de~manhã agora~mesmo repente horas neste~momento atualmente =estou ainda~não ainda~dói continuo novamente de~novo há~dias há~dois~dias há~bocado há~pouco voltou =acordei',
    self: '=eu =meu =minha =me =tenho filho marido filha =estou =mim =pai =mãe =mulher =namorado =menino',
    cannotPee:
      'não~sai~nada nao~me~sai~nada nada~sai não~deito~nada retenção~urinária faço_força_nada não~sai~nem não~me~sai~nem não~me~sai~nada não~sai~pinga não~sai~gota não~sai~xixi não~sai~urina não~me~sai~o~xixi não~me~sai~a~urina não~consigo~verter não~deito~gota sem~conseguir~urinar sem~conseguir~mijar sem~conseguir~fazer~xixi sem~urinar sem~mijar deixei~de~urinar parei~de~urinar bexiga~vai~rebentar bexiga~a~rebentar bexiga~cheia~e~não não~consigo~esvaziar não~consigo~ir~à~casa~de~banho =anúria retenção~de~urina vontade~e~nada vontade~mas~nada vontade~e~não~sai vontade~mas~não~sai',
    goesOn:
      'constante permanente contínua desde~ontem desde~ontem~à~noite desde~ontem~a~noite desde~esta~noite desde~hoje~de~manhã desde~de~manhã desde~manhã desde~esta~manhã desde~a~madrugada desde~madrugada toda~a~noite a~noite~toda a~noite~inteira todo~o~dia o~dia~todo o~dia~inteiro há~horas há~várias~horas durante~horas horas~e~horas sem~parar constantemente permanentemente continuamente desde~a~meia desde~anteontem desde~o~meio~dia desde_madrugada desde~o~almoço desde_tarde',
    crack:
      'estalo estalido partiu partid =crac estalar =estalou =partir =partiu =trac =pop =quebrou =rebentou =estralou =fraturou =fractura',
    hard: '=duro =dura =rijo =tesa =teso =tesos =duros =rija =rijos =em~pé =pé =levantado =levantada =erguid =firme =hirto =feito',
    forward: 'atrás para~a~frente =frente =atras tapar~a~cabeça cobrir~a~glande =cabeça',
    coldSweat:
      'suor_frio suores~frios suores_frios suar~frio a~suar~frio suada_fria pele~fria pele~está~fria fria~e~suada frio~e~suado frias~e~suadas =pálido =pálida pálid =cinza =lívido =lívida =gelado gelad branco~como branca~como branco~que lábios~roxos lábios~azuis =pegajosa pegajos =húmida~e~fria mãos~frias =suada =suado marmor =macilento amarelo~como encharcad =cinzent suor~frio suores',
  },
  'sl-SI': {
    fine: 'vse~je~v~redu vse~v~redu zdrav zdrava brez~tezav vse~ok zdravo =zdravi je~v~redu dobro~je',
    not: 'ne ni nič brez nikoli nikakor nemorem niti nisem ne~morem nobene nobenega nemore nemoremo =nč noče neče nočejo nimam nima nimajo komaj nemoreš nemorm',
    or: 'ali niti',
    but: 'ampak in z s vendar toda',
    other: 'zadržati zadržim zadržujem pogosto veliko nadzorovati postelj ustaviti peče težave dovolj v~urinu v~seču',
    pee: 'lulat lulam lulati urinirat uriniram scat ščijem uriniranje odvajati~vodo voda~gre iti~na~vodo polulat polulati =lula =scati =scat =poscat odvajam~vodo izprazniti~mehur izpraznim_mehur scal scam lula polula na~malo~potrebo na~vodo mokrit pišat =urinirala odteče~urin izprazn_mehur lulat lulam po~kapljicah po~kapljah samo~kaplja le~kaplja samo~kaplje',
    urine:
      '=urin =urina =seč =seča =vode =lulanje =scalin =vodo =scanje =urinu =seču =scaline =urinom =sečem =školjki =wcju =kahli',
    drop: 'kaplja kapljica kapljice kaplje kapljico =kapljic kaplj',
    stone: 'kamen kamni ledvičn kolika kamna =kamenček =kamenčki peska',
    side: 'ledveni bok boku hrbet hrbtu ledvica ledvice ledvic križ križu =boku hrbta =ledvena =ledja =ledjih =križa =rebri',
    fever:
      'vročin temperatura povišana~temperatura vročico =vročico temperaturo kuha~me in~kuham =kuri fibra =fibro febra =vročičen',
    shiver: 'mrzlica mrazi mrzlico trese tresem drgetam drhti drhtim tresavic zebe stresa šklepet drget =mraz',
    testicle:
      'modo moda modu modih testis jajce jajca mošnja testise =jajca =modi =mošnji jajček testisa =jajčka =jajčke jajčk =jajci =mod mošnj jajčec',
    pain: 'boli bolečin bolečina bolijo bol bolečine bolel zabolel boleč =boleti grize ubija peklensk =bode =reže špika zbada zabole crkn usekalo useka =zvija kolik zvija zvijam preseka stiska_prsih stiska_prsni stiska_srce stiska_srcu tišči_prsih tišči_prsni pritisk_prsih pritisk_prsni pritiska_prsih pritiska_prsni tesnob_prsih tesnob_prsni zgrabilo_srce zgrabilo_srcu zagrabilo zbodl zbode seva trga kriči joka_bolečin ne~najde~položaja ne~najdem~položaja ne_najti_položaj tarna stoka krčevit zvijal izžarev =bolečin razžira stisnilo_prsih stisnilo_prsi stisne_prsih',
    strong:
      'nenaden nenadna nenadoma hud huda močn močna strašn grozn neznosn naenkrat zbudil silovit ostra =hudo akutna grozljiv =silna nenadno peklensk znenada hipoma iznenada prebud noro nenad =ubija silno crknil znorel kot~hudič kot~vrag kot~sto',
    twist:
      'zasuk torzija zasukano zavrteno zasukal zasukan zavrtelo zvilo zvito =obrnilo =obrnjeno zavrt zvit =obrnjen dvignilo',
    erection: 'erekcij otrdel =stoji',
    hour: 'ura ure uro ur uri =h',
    lasts:
      'mine popusti popušča upade teče =dol upad spusti pade =minila =minilo =minil splahn omehč zmehč uplah mehak =poleže =poležejo',
    alone:
      'zastrupitev~krvi priapism priapizm paraphimos parafimo urosepsis =sepsis seks_poka seks_počl seks_poči seks_hrsk seks_tresk sexu_poka sexu_počl spolnem_poči spolnem_poka spolnem_počl erekcij_poči =sepsa =sepse =sepso =sepsi',
    blood: 'kri krvi krvni krvav krvavi krvavitev krvavim',
    red: 'rdeč rjav',
    clot: 'strdek strdki strdke krvni~strdki strdkov =kosi koščki =kepe koščke =kosih strjen sesirjen =kepo kepic kečap ketchup žele želatin sesed',
    heavy:
      'veliko močno omedle vrti zelo čista~kri sama~kri samo~kri omotic vrtoglav nezavest čisto~kri ogromno lije polno~krvi =poln curkom kečap ketchup kot~vino paradižnik rdeče~vino =kri~in~kri mlaka luža kri~teče teče~kri kri~lije lije~kri kri~kar~teče',
    foreskin: 'kožica prepucij',
    stuck:
      'zagozd zataknjen ujeta zataknila stisnjen zataknil ukleščen ujel ne~gre~naprej ne~gre~čez obtičal zažet ne~morem~nazaj kot~obroč zažema',
    swollen:
      'otekl otekel oteklina oteka zatek =modro =moder =modra zatečen podplutba =črn =vijoličast zatekl natekel nateklo napihn vijol =plavo zabuh kot~jabolko =črno ogromn kot~grenivka kot~balon kot~melona kot~pomaranča kot~žoga jajčevec =črna',
    injury:
      'padel padla padec nesreča brca udarec udaril poškod počilo brcn zvil nezgoda prometna udar zaletel brcnil kopnil =brco padl žogo prometn stisnil',
    penis:
      'penis ud spolovil =lulček =kurac =tič spolni~ud glavic =lulek =tiča =tiču =lulčka =lulčku =kurca =kurcu =kurec penisa',
    numb: 'otrpl odrevenel mravljinc otopel brez~občutka ne~čutim omrtvel mravljinč omrtvič nimam~občutka nima~občutka izgubil~občutek izgubila~občutek nič~ne~čutim nič~ne~čuti brez~čutil',
    legs: 'nogami nog noge dimlj med~nogami stegn zadnjic presredek mednož =rit =riti zadnjič meča =mečo =meče =mečih =noga =nogo =nogi =nogah ne_hodit ne_hoditi ne~hodi ne_vstat ne_vstati ne~vstane ne_stati',
    pregnant: 'noseč ena~ledvica eno~ledvico z~eno~ledvico samo~ena~ledvica =nosečnica nosečn',
    vomit:
      'bruham bruha bruh kozla skozla =pokozlal =pokozla bruhat bruhal pobruhal kozlat =kozlam izbruh vse~vrže vrže~ven meče~ven ne~zadrži~v~sebi ne~zadržim~v~sebi meče~iz~sebe izbljuva =zbruham slabost~in',
    confused:
      'zaspan hitro~diha bled blodi hitro~dihanje omotičen nezavesten neumnosti nesmisl bledej =blede =bledel ne_zbudit ne_zbudi ne_prebudi neodziv ne~odgovarja ne~prepozna ne_ve_kje zmešan meša~se halucin čudno~govori nezavest =zmeden =zmedena =zmedeno =zmedeni =zmedn zmedenost kot~cunja cunja mlahav hitro_diha hitro_diham hitro_dihan diha~hitro diha~zelo~hitro ni~pri~sebi ni~bil~pri~sebi ni~čisto~pri~sebi ne~zaveda zaspana ne~spravim~pokonci ne~zbudi ne_zbuditi malodušn otopel apatič brezvoljn nesmiseln komaj_zbud komaj_zbudim skoraj~ne~morem~zbuditi',
    infection:
      'okužb vnetj vnetje peče_lula peče_lulat peče_lulan peče_voda peče_vodo peče_vode peče_urin pečenje_lula pečenje_lulat pečenje_lulan pekoč_urin bakterij_urin bakterij_seč pekoče',
    catheter: 'kateter vrečk_prazn vrečka~za~urin vrečko~za~urin v~vrečki v~vrečko urinska~vrečka =katetr =katetra',
    blocked:
      'zamašen zamašil zamašit ne~teče ne~odteka ne~dela vrečka_prazn ne~prepušča ne~pušča zamaš nič~ne~teče nič~ne~odteka nič~ne~gre~v nič~ne~pride~v nič~ni~v nič~v~vrečki vrečka~prazna vrečko~prazno vrečka~je~prazna prazno~vrečko prazna~vrečka suha~vrečka nehal~teči nehala~teči ne~odvaja nič~od~jutra od~jutra~nič od~noči~nič ne~kaplja nič~ne~kaplja vrečka_suha suha_vrečka',
    crisis:
      'samomor ubiti_se ubil_se nočem_živeti nočem_več_živeti želim_umreti hočem_umreti končati_življenje ne_želim_živeti vzeti_življenje ne_živel_več življenje_nima_smisla bolje_mrtev ubiti~se ubil~se nočem_več_biti ne_da_se_živeti ni_vredno_živeti izginil_sveta izgini_sveta lažje_brez~mene bolje_brez~mene boljše_brez~mene brez~mene ubijem_se se~ubijem bi_ubil_se končal_življenje končam_življenje končati_vsem konec_življenj naredim_konec naredil_konec naredit_konec raje_mrtev rad_umrl rada_umrla umrl_rad rajši_mrtev ne~da_živeti ne_živi_mi naveličan_življenja ne~vidim~smisla nima_smisla_več skočil_mostu vzel_življenje vzamem_življenje režem_se poškodujem_se hočem_umret želim_umret nočem_živet nočem_zbuditi da~bi~me~ne~bilo najraje_mrtev obesil_se obesim_se ne~bi~več~živel ustreli_se se~ustreli se~ustrelil ustrelim_se se~ustrelim ustreliti_se ubije_se se~ubije se~bo~ubil se~bo~ubila se~bo~ustrelil se~bo~obesil se~bo~vrgel vrže_vlak vrgel_vlak vržem_vlak pod~vlak obesi_se se~obesi se~obesim se~obesil utopi_se skoči_mosta skočim_mosta skoči_okna naredi_si_kaj si_kaj_naredi si~bo~kaj si~bo~nekaj si_nekaj_naredi kaj~si~naredi kaj~si~bo konča_življenje končal~bo vzame_življenje si~vzame~življenje poslovilno poslovil_nas noče_živeti noče~več~živeti noče_živet ne~vidi~smisla želi~umreti hoče~umreti hoče~umret raje~umrl raje~umrem ne~bi~več~bil vse~tablete_vzel predozir vzamem_vse_tablete pojedel_tablete reže_se poškoduje_se nočem~več nima~smisla~živeti življenje~brez~smisla sit_življenja dovolj_življenja mi~je~dovolj~vsega ni~mi~do~življenja ne~vidi~več~smisla ne_vidi_smisla ne~vidim~več~smisla vse~skupaj~končati vse~končati končati~vse končal~vse naredit~konec narediti~konec končam~s~tem končati~s~tem',
    about:
      'kaj~je kaj~so kaj~pomeni kako~se~zdravi kako~nastane zakaj~nastane normalno_traja običajno_traja kako~pogosta kako~pogost kako~pogoste kako~redka kaj~povzroča kaj~pomenijo',
    past: 'kot~otrok lani pred~leti v~otroštvu nekoč lansko~leto ko~sem~bil ko~sem~bila kot~deček kot~fant pred~enim~letom v~mladosti pred_leti pred_letom pred_meseci let~nazaj leta~nazaj v~mladih kot~majhen kot~dojenček pri~10~letih pri~11~letih pri~12~letih pri~13~letih pri~14~letih pri~15~letih pri~16~letih pri~17~letih pri~18~letih pri~osmih pri~desetih pri~petnajstih včasih~sem ko~sem~imel imel_prejšnji_mesec_vročino',
    now: 'zdaj danes spet od~včeraj ponovno od~sinoči sinoči nocoj naenkrat nenadoma boli bolijo =že ponoči~je še~vedno ne~morem krvavim nemore ne~more',
    self: '=jaz =moj =me =mi =mene =sem =imam sin mož otrok =oče =žena =fant =mama =sina sinu hči tata dedek dedi babica žene moža mojega naš',
    cannotPee:
      'nič~ne~pride nič~ne~gre nič~ne~priteče ne~gre~lulat ne~pride~nič zastoj~urina nič~ven pritiskam_nič napenjam_nič napenja_nič napinja_nič pritiska_nič mehur_razneslo mehur_razgnalo zaprlo~vodo zapora~urina zaprta~voda ne~gre~na~vodo ne_izprazniti ne_izpraznit ne_izpraznim lulat~pa~nič lulati~pa~nič na~vodo~pa~nič niti~kaplje niti~kapljice scat~pa~nič voda~ustavila ustavila~voda ustavil~urin gresta_kaplji pride_le_kaplj gredo_kaplje nehal_lulat prenehal_lulat',
    goesOn:
      'stalna trajna neprekinjen celo~noč vso~noč ves~dan cel~dan od~zjutraj od~jutra od~sinoči od~včeraj neprestan od~polnoči od~sinoči celo~noč krvavi~in~krvavi še~kar~krvavi še~vedno~krvavi krvavi~naprej ne~neha ne~preneha ne~ustavi ne~poneha tiščimo pritiskamo tiščim~že pritiskam~že preteče premočen prepoji teče~naprej od~22 od~23 ne_ustaviti ne_ustavit ne~moremo~ustaviti',
    crack: '=pok počil počilo zlomil =tresk pokanje zlom hrsk hrsknil škrtnil resk škrip =poka',
    hard: '=trd =trdo =trda =trdega =trdi =trde =trdem',
    forward: 'naprej za~glavico',
    coldSweat:
      'hladen_pot hladnem_potu hladn_znoj mrzel_pot mrzlem_potu leden_pot leden_poten ledeno_poten hladen_poten hladna_potna mrzel_poten siv~v~obraz siva~v~obraz lepljiv prepoten marmoriran lisast lise~po~telesu pobledel~poten siv~kot siva~kot',
  },
  'tr-TR': {
    fine: 'her~şey~yolunda şikayetim~yok sorunum~yok sağlıklıyım iyiyim her~şey~normal =iyi =düzeldi =iyileşti iyileş iyi~hissediyorum ağrımıyor ağrı~yok ağrısı~yok ağrım~yok şikayet~yok geçti~şükür ateşim~düştü iyileşti iyi~akıyor kolayca~içeri kolayca~giriyor sorun~yok normale~döndü şimdi~iyi rahatım tekrar~eder~mi tekrarlar~mı çocuğum~olur~mu',
    denialFollows: true,
    not: 'yok değil hiç olmadan bile =etmiyor edemiyorum yapamıyorum =gelmiyor =çıkmıyor asla yapamıyor =edemiyor =gitmiyor kalmadı gelmedi çıkmadı gelmio olmuyor',
    or: 'veya ya',
    but: 'ama fakat ve ile',
    other: 'tutamıyorum =tutamıyor sık yatak kontrol kaçırıyorum yanma zor',
    cannotPee:
      'işeyemi işeyeme çiş_yapamı idrar_yapamı idrar_edemi idrara_çıkamı tuvalete_çıkamı işeyemiyorum çiş_gelmi idrar_gelmi idrar_yapmıyor işemiyor idrar_çıkmı çişimi_yapamı işeyem çiş_yapam idrar_yapam idrar_edem idrara_çıkam tuvalete_çıkam çişim_gelm çişim_yapam çişim_çıkm idrarım_gelm idrarım_çıkm idrarım_yapam hiçbir~şey~gelmiyor hiçbir~şey~çıkmıyor bir~şey~gelmiyor hiç~gelmiyor işiyemi işiyemem idrar~yok su~dökem küçük~abdest~yapam işeyemedi idrar_yapmad idrar_kesildi çiş_gelme mesane_boşaltam ıkınıyorum_gelmiyor işemedim işeyemedim idrara_gidem bir~damla~bile damla~bile~gelm damla~gelmiyor damla~çıkmıyor çiş~yok çişim~yok çişim_yok~hiç tuvaletimi~yapamıyorum küçük~tuvalet_yapam küçüğümü_yapam hacet_gider~no çişimi_edem çişimi_ed idrarımı_yapam idrarımı_boşaltam idrarını_yapam idrarını_yapamı çişini_yapam çişini_edem idrarı_gelm idrarı_çıkm çişi_gelm çişi_çıkm idrar_boşaltam idrar_tıkan idrarım_tıkan idrar_durdu mesanem~patlayacak mesane_patla mesanem_dolu sidik_torbam_patla ıkınıyorum_çıkmıyor zorluyorum_gelmiyor zorluyorum_çıkmıyor hiç~çıkmıyor hiç~bişey~gelmiyor hiçbişey~gelmiyor bişey~gelmiyor bişey~çıkmıyor =işiyemiyom işiyem işeyemiom işiyemiyorum =anüri su~dökemiyorum işiyeme idrar_çıkaram (damla~damla|damlıyor|damlıyo|damla)_(tuvalet|mesane|bağır|karn|göbe|wc|sadece|ıkın|şiş) (bir|tek)~damla~(bile|gelmiyor|yok|çıkmıyor) tek~damla~yok idrar~tutukluğu tıkandım_çiş (ıkın|ıkınıyor)_(damla|gelmiyor|çıkmıyor) (çiş|çişi|çişimi|çişim|idrar|idrarımı|idrarım|idrarı|sidik)_(yapamıyo|yapamıyor|yapamadı|yapamadım|gelmiyor|gelmiyo|çıkmıyor|çıkmıyo|yapamıyorum|edemiyor|boşaltam|yapmadı|gelmedi|çıkmadı|akmıyor) (çişim|idrarım)~hiç~yok',
    pee: 'işemek işemem çişimi işedim işiyorum işerken tuvalete~gid kan~işi',
    urine:
      '=idrar =çiş =idrarım =çişim =idrarı =çişi =sidik idrarımdan idrarında idrarımda idrarından çişimden çişimde çişinde',
    drop: 'damla damlıyor damlıyo damlat',
    stone: 'taş taşı taşım böbrek~taşı sancı kolik =taşları =taşımı =kum =kumu böbrek~sancısı =taşlar',
    side: 'böğür böğrüm böbrek böbreğim böbreğ yan~ağrı sırtım sırt bel belim =yanım böğrü böbreklerim böğrümde yan~tarafım belimde =böğürüm =böğrümde =yanımda =bel =belim yan~tarafı =böbrekte =sırtımda =kaburga =kalçam~no',
    fever:
      'ateş ateşim ateşi hararet ateşli yüksek~ateş =yanıyor~ateş =ateşi =cayır =ateşten =harareti ateşlendi =ateşlen ateşlen cayır~cayır yanıyorum~ateş harar sıcaklığ havale~ateş alevlen',
    shiver:
      'titreme titriyor üşüme titreyerek ürperme titriyorum titreten ürperti =üşüyorum titre =zangır =zangırdıyor dişlerim~birbirine =dişleri~birbirine üşüt =ürperiyorum =tir =donuyorum =titri =titrer =üşüyor =sıtma üşüyor zangır ürper zangır~zangır donuyorum tir~tir dişler_çarp dişlerim~takırdıyor sıtma',
    testicle:
      'testis testisim testisler taşak yumurtalık haya taşağım taşaklar yumurtam hayalarım =yumurta husye testisi taşşak taşşağ =hayam =hayaları =hayalarım =torbam =torbalarım =yumurtası =yumurtam =billur =bilye =billurlar =testsi =daşşak daşşağ =toplarım =erbezi =skrotum yumurtalarım =taşağ =yumurtalar =tests taşağ yumurta hayalar hayası hayaları torbam taşş billur topları toplarım =torba =torbası torbası_(şiş|mor|siyah|kara|büyü)',
    pain: 'ağrı ağrıyor ağrım acıyor sancı ağrısı acıyo sancıyor ağrıdı ağrıyo =acısı =acıdan acıy sızı =kıvranıyor kıvran =zonkluyor zonk =sancı =ağriyor =agri kramp bıçak~gibi =inliyor =yanıyo =acıyo =ağrılı =ağrıy =agriya =agriyi =agriyor =sızlı =sancılan saplandı saplan dayanamıyor yuvarlan acımas sancısı sızlıyor zonkl zonkluyor batıyor batma kıvranıyor öldürüyor~beni beni~öldürüyor canım~yanıyor inliyorum bağırıyor bağırıyo sıkış ezici baskı_göğ iki~büklüm dokundurmuyor spazm =acı',
    strong:
      'aniden ani şiddetli birden korkunç dayanılmaz çok~kötü uyandı müthiş başladı birdenbire ansızın keskin aşırı feci berbat şiddet =anide bir~anda =birdn ansız =durduk~yere dayanılmay =geberiyorum gebertiyor =delirtiyor çok~fena =fena =felaket =acayip inanılmaz ağlatıyor bağırıyor çığlık =çekildi yukarı~çekil =yukarı~çıktı =manyak =müthiş =kötü uyandır =zorlu =ağır =bıçak =çıldır =anidn =öldürüyor =ölüyorum =korkun =ağlıyor bıçak~gibi saplan yırtılır yırtılırcasına ölüyorum~ağrıdan çıldır kıvran uykudan~uyan ağrısıyla~uyandım ağrıdan~uyan bağırtacak pat~diye delirteceğim dehşet gözüm~karardı ölecek~gibi',
    twist:
      'dönme dönmesi torsiyon burkul döndü dönmüş burulma büküldü burkuldu burul =dönmüş =kıvrıl =ters~döndü bükül =torsyon',
    erection:
      '=ereksiyonum =ereksiyonu =ereksiyonun =ereksiyonumun =ereksiyona =ereksiyonda =ereksiyondan =ereksiyonlar =ereksiyondayım =ereksyonum =ereksyonu sertleşme dikleşme sertleşti sertleşm dikildi =kalkık =dimdik =dikilmiş =dikili =ayakta~duruyor =kazık~gibi =taş~gibi~oldu =sertleşik =çadır =ereksyon =dikelmiş =kalktı =sikim~kalk =ereks =ereksiyon =ereksiyonlarin =sertleşt =dikel =kalkmış',
    hour: 'saat saattir saatir =saatir =saattir =h',
    goesOn:
      '=inmiyor düşmüyor =boşalmıyor =akmıyor sürekli devamlı inmedi =inmiyo geçmedi =akmıyo boşaltmıyor sönmüyor inme =inmeden =inemiyor sönme sönmedi yumuşamıyor yumuşamadı =yatmıyor geçmek~bilmiyor inmek~bilmiyor gevşemiyor dünden~beri dün~geceden~beri dün~akşamdan~beri akşamdan~beri sabahtan~beri geceden~beri bütün~gece tüm~gece bütün~gün tüm~gün saatlerdir =saatlerce gece~yarısından~beri aralıksız =durmadan kesintisiz =gecedir =gündür dünden~bu~yana sabahtan~bu~yana =inmyor =inmez =geçmio =düşmedi =düşmüyo durmuyor =durmuyo =dinmiyor kesilmiyor öğleden~beri bütün~(gece|gün) durmadan habire hala~(dimdik|sert|kalkık|kanıyor|kanıyo) hâlâ~(dik|sert|kanıyor) o~günden~beri',
    alone: `${international} priapizm sepsis parafimozis kan~zehirlenmesi ürosepsis üroseps (sevişirken|ilişki|ilişkide|seks|sekste|sevişme|yatakta|cinsel|birleşme|birliktelik)_(çat|kütür|kütürde|kütürdedi|kırıl|kırıldı|çıt|çatırt|kırt|çıtırt) penis_kırıl penisim~kırıldı alet_kırıl boğulmuş~fıtık`,
    blood: 'kan kanama =kanıyor kanlı',
    red: 'kırmızı kahverengi kıpkırmızı =pembe =kırmızımsı =bordo =kızıl kızarık kızar kızarıyor',
    clot: 'pıhtı pıhtısı pıhtılar pıhtılı parça =parçalar pıht =pıhti =pihti =parçası =topak topaklar =ciğer~gibi =jöle =lokma =lif =phıtı =parçalı parça~parça ciğer~gibi et~parçası kan~parça topak koca~koca~parça parçalar~geliyor parça_idrar',
    heavy:
      'çok fazla bayıl baş~dön yoğun sırf~kan sadece~kan bayılacak başım~dönüyor oluk saf~kan =sade~kan hep~kan her~yer~kan kan~revan =oluk =bardak =litre durmuyor kesilmiyor koyu~kırmızı kıpkırmızı kıp~kırmızı =şakır =fışkırıyor fışkır =baygın =sersem gözüm~karar =bolca =aşırı kan~gölü tansiyonum~düş =bol salça =salça~gibi =azalmıyor =artıyor kesilm durdurulam oluk~oluk kan~dol koca~koca boşalıyor durmuyor~kan kan~durmuyor kanama~durmuyor kanaması~durmuyor şarıl gürül sırılsıklam çeşme~gibi musluk~gibi (bez|bezi|sargı|pansuman|ped|gazlı)_(değiş|değiştir|değiştirdik|sırılsıklam|ıslan) klozet_kan çok~kan aşırı~kan vişne~çürüğü su~gibi~kan kan~kaybed',
    foreskin:
      'sünnet~derisi sünnet derisi =derisi =kabuğu =deri =sünnetderisi sünnet~deri penis~derisi =sünnetsiz deri_(penis|pipi|geri|arka|baş|gelmiyor) derisi_(arka|geri|takıl|pipi|penis) ön~deri prepus',
    stuck:
      'sıkıştı takıldı sıkışmış takılı geri~gelmiyor sıkışıp kaldı boğul =sıkıştı öne~gelmiyor yerine~gelmiyor geri~dönmüyor kapanmıyor =boğuyor =boğdu =takıldı =kilitlendi =geçmiyor~öne =kapatamıyorum yerine~girmiyor =çekemiyorum =sıktı takıl geride~kaldı geri~kaldı sıkışt boğuyor sıkıyor gelmiyor_deri arkada~(kaldı|takıldı) =çekilmiyor =dönmüyor kısıl',
    swollen:
      '=şişti şişmiş şişlik şiş şişiyor =mor =mavi morardı morarm kabardı şişkin şişk =kocaman =kocman mosmor =simsiyah =siyah =karardı =şişmişler =balon =davul =top~gibi =büyüdü =devasa =elma =ödem =kapkara =çürük =morluk =karar =moraran şişiy şişmeye =sişti =sisti sişlik sisl moruk morarı şişik kabar davul büyüdü patlıcan balon~gibi kocaman (portakal|limon|greyfurt|elma|top|balon|karpuz|patlıcan)~(gibi|kadar)',
    injury:
      'düştüm düştü düşme kaza tekme darbe yaralan çarptı kırıldı düşüp tekmele vurdu çarptım darbesi kazası düşmüş yaraland =top~geldi =top~çarptı =topla =futbol~topu =diz~attı =dizledi =çarpışma =düştü =düşünce =düşerek =devrildim kazadan =kaza =araba~çarptı =vurdular =vuruldum =darbe =yumruk =bisikletten =gidon =ezildi =sıkıştırdım =bıçaklandı =ata~bindi~no =tokat =tepti =takla =kayıp~düş =sakatla merdivenden =yaralı top~gel top~çarp =bıçakla diz~yedi =dizi~yedim =yedim',
    penis:
      'penis cinsel~organ kamış pipi =yarak =çük penisim =aleti =sikim =siki =sik =yarağım =yarrağım =yarrak =çüküm =çükü =pipim =pipisi =aletim =alet =aletimin =kuşum =kuşu =malım =penisi =penisin =organım =bülbül =şeyim =yarram =sikimin =kamışım ucu~karar ucum =ucu başı~mor alet aletim pipisi çük çükü sikim yarak yarrak malafat uzvum bızık =sikin pipinin',
    numb: 'uyuşma uyuştu uyuşuk hissizlik hissetmiyorum his~yok karıncalan his~kaybı uyuş =uyuşuk his~kayb hissizleş =hissiz felç =keçeleş =duyarsız =tutmuyor =hissedemiyorum =hissetmi =hissetmiyorsaniz =hissetmiyo =hissedem hissetmiyor hissetmiyo hissim~yok hissiz hissedemiyor duyu~kaybı duyarsız karınca keçeleş keçe',
    legs: 'bacak bacaklar kasık kalça apış bacaklarımın makat =bacağım =apışarası =popo =popom =kıçım =kıç =anüs =ayaklarım =ayağım =uyluk =kasıklarım =kaba~et =götüm =bacaklarımı oturak =genital =bacağ =perine bacağ ayak baldır kaba~et eyer popo uyluk baldırım',
    pregnant:
      'hamile gebe tek~böbrek gebeyim =böbreğim~tek tek~böbre =hamileyim hamileyken gebelik karnımda~bebek bebek~bekliyorum tek~böbreğim tek~böbrekli tek~böbreği böbreğim~tek bir~böbreğim~(var|yok|alındı) aylık~hamile',
    vomit:
      'kusuyor kus =kusma =kustu =kustum kusmuk istifrağ =çıkarıyor midesi~bulan mide~bulan midem~bulan =öğürüyor öğür =kusuyo =kusyor =istifra =bulantı kusma istifra çıkarıyorum çıkarıyo bulan bulantı (midem|midesi)_(tutmuyor|almıyor|kaldırmıyor|kabul|bulan|kalk) (içtiğim|içtiği|yediğim|yediği|su|ilaç|hap)_(çıkar|çıkarı|kus|çıkarıyor) kusuyo hepsini~kusuyor',
    confused:
      'bilinç sersem uykulu hızlı~nefes şaşkın sayıklıyor sayıkl saçmalıyor bilinci kafası~karışık dalgın saçma~sapan saçma =saçmalıyo abuk~sabuk ipe~sapa mantıksız anlamsız~konuş anlamsız~şeyler tuhaf~konuş garip~konuş =sayıkladı hezeyan deliryum =uyandıramıyor =uyanmıyor uyanmadı uyanam =uyanmıyo uyandırılam bilincini şuur =kendinde~değil kendinde~değil kendini~kaybet kendinden~geç tanımıyor bizi~tanım beni~tanım =tanıyamıyor nerede~olduğunu =tepki~vermiyor tepki~vermiyor cevap~vermiyor =uyukluyor uyuşuk~hal =halsiz~baygın komaya =koma halüsin hayal~gör aklı~başında~değil aklı~karış kafası~karış kafası~gidip =bulanık =bunadı =bunuyor nefes~darlığı nefes~alamıyor =hızlı~nefes nefes~nefese =dalıp~gidiyor letarj =konuşamıyor =uyandıram =bilinçsiz =şuuru =uyuklu =baygın ne~dediğini~bilmiyor (nerede|nerde)~olduğunu bizi~tanımıyor beni~tanımıyor bilinci~(bulanık|kapalı|gidip) şuuru hızlı~(nefes|soluyor|soluk|soluyo) hızlı~hızlı~(nefes|sol) sık~(nefes|soluyor) uyku~hali sürekli~uyuyor hayal~görüyor kafası~(karışık|gidik|gitti) bön~bön sersemle mantıksız~konuş',
    infection:
      'iltihap =sistit iltihabı enfeksiyonu enfeks =enfeksyon =mikrop =piyelonefrit =cerahat =irin =infeksiyon =iltihab =iltihabi =prostatit =enfeksiyn iltih iltihab mikrop yolu~iltihabı prostatit irin enfekte pyelo (işerken|çişimi~yaparken|çişte|idrarda|idrarımı~yaparken)_(yanıyor|yanma|yanıyo|sızı) =enfeksiyon enfekt',
    catheter:
      '=sonda kateter =katater =sondam =sondası =sondalı nefrostomi =kateteri =sondasi idrar~torbası torba_boş torbası_boş torbaya_gelm sondası torba~(altı|boş|dolmuyor) sondaya torbası_sonda torba_(boş|saat|idrar|sonda|dolmu) =sondamı =sondasını =sondayı =sondaya =sondadan =sondanın =sondamdan =sondama =sondasından =sondasına =sondada =sondanin =sondami',
    blocked:
      'tıkandı tıkalı tıkanmış çalışmıyor =akmıyor =gelmiyor =boş =torba~boş torba~boş torbaya~gelmiyor =boşaltmıyor =büküldü =katlandı =akmıyo =tıkan =tıkal kapandı katlan bükül kıvrıl boş~duruyor tıkan (sonda|sondaya|torba|torbaya|sondadan|stoma|ürostomi|ürostomiden|mesane|torbaya)_(gelmiyor|akmıyor|boşalmıyor|çalışmıyor|boş|dolmuyor|gelmedi|akmadı|akmıyo|gelmiyo) torba_boş hiç~bi~şey~gelmiyor hiçbir~şey~gelmiyor =boşalmıyor',
    crisis:
      '=intihar =intihara =intiharı =intihardan =intiharla =intahar kendimi_öldür ölmek_istiyorum yaşamak_istemiyorum hayatıma_son yaşamak~istemiyorum canıma_kıymak ölsem canıma~kıy kendimi~öldür yaşamanın_anlamı yaşamak~istemi yaşamaktan_bıktım hayatıma~son ölmek~isti yaşamaya_değmez =intiharlık =intiharım intihar~et =canıma canıma~kıyacağım canıma~kıysam kendime~zarar kendime~kıy kendimi~as kendimi~asacağım kendimi~asmak kendimi~vur kendimi~vuracağım kendimi~kesiyorum kendimi~atacağım kendimi~atmak kendimi~köprüden kendimi~yok kendimi~öldürmek kendimi~öldüreceğim kendimi~öldürücem kendimi~öldürsem kendimi~gebert köprüden~atla trenin~altına bileklerimi~kes bileğimi~kes hap~içip~ölmek ölmek~istiyorum ölmek~istiyom ölmek~istiyo ölmek~istiyoruz ölmek~istiyor ölmeyi~düşün ölmeyi~istiyorum ölsem~de~kurtulsam ölsem~daha~iyi ölsem~keşke keşke~ölsem keşke~ölseydim ölüp~kurtulmak ölüp~gitsem ölüp~gitmek geberip~gitsem gebersem =ölsem ölmeyi~tercih ölüm~daha~iyi yaşamak~istemiyom yaşamak~istemiyo yaşamak~istemiyor yaşamayı~istemiyorum yaşamaktan~bıktım yaşamaktan~usandım yaşamaktan~yoruldum hayattan~bıktım hayattan~usandım hayattan~soğudum hayatımdan~bıktım hayatıma~son~vermek hayatına~son hayatımı~sonlandır hayatımı~bitir hayatımı~sonlandırmak yaşamıma~son yaşamın~anlamı~kalmadı yaşamın~anlamı~yok hayatın~anlamı~kalmadı hayatın~anlamı~yok hayatımın~anlamı yaşamak~için~sebeb yaşamak~için~bir~neden yaşamanın~bir~anlamı yaşama~sevincim~kalmadı yaşama~isteğim~kalmadı yaşama~isteğim~yok yaşamaya~gücüm~kalmadı böyle~yaşanmaz böyle~yaşamak~istem yaşamasam~daha ben~olmasam~daha bensiz~daha bensiz_daha bensiz_iyi bensiz~herkes olmasam~herkes herkes_bensiz yok~olmak~istiyorum yok~olup~gitmek bir~daha~uyanmak~istemiyorum bir~daha~uyanmasam uyanmak~istemiyorum hiç~uyanmasam bu~dünyadan~gitmek bu~hayata~son her~şeye~son~vermek her~şeyi~bitirmek bitsin~bu~hayat kurtulmak~istiyorum~hayattan =ötanazi herkese~yüküm kendini~öldür kendini~öldürec kendini~as kendini~asacak kendini~vuracak kendini_öldür kendini_vuracak kendini_asacak canına~kıy canına~kıyacak canına_kıy hayatına_son yaşamına_son veda~mektubu_yaz ölmek_istiyor yaşamak_istemiyor ölmek_(istiyor|istiyorum) son~vermeyi her~şeye~son intihar kendimi~(öldür|asa|asmak|atac|atmak|vura) yaşamanın~(anlamı|bir~anlamı) yaşamın~anlamı keşke~(ölsem|ölseydim|uyanmasam) uyanmasam uyanmamak_iste yaşamaktan~(bıktım|yoruldum) dayanamıyorum_yaşa artık~yaşamak ölsem~(de|daha) canıma~tak ölüp~kurtul hapları~içip~(ölmek|uyumak)',
    about:
      'nedir ne~demek nasıl~tedavi neden~olur ne~anlama nelerdir ne~kadar~sürer ne~kadar~sıklıkla ne~kadar~sık kaç~saat~sürer normalde~ne~kadar ne~anlama~gelir ne~demektir ne~oluyor~demek kalıtsal~mı kalıtsal~mıdır genetik~mi genetik~midir =neymiş arasındaki~fark nelere~yol ne~kadar~kalır yaygın~mı yaygın~mıdır sebepleri~nelerdir',
    past: 'geçen~yıl geçen~sene yıllar~önce çocukken eskiden yıl~önce çocukluğumda~geçir küçükken çocukluğumda gençken yıllar~evvel bebekken yıl_önce sene~önce sene~evvel ay~önce aylar~önce yaşındayken yaşımdayken yaşındaydım =gençliğimde =ergenken ergenlikte =askerdeyken çocukluktan =önceleri geçtiğimiz~yıl evvelden =vaktiyle =zamanında bundan~yıllar geçen~yaz evvelki~yıl uzun~zaman~önce =küçüklüğümde lisedeyken ay~önce~olmuştu seneler~önce geçen~(sene|yıl|yaz|kış) gençliğimde zamanında askerdeyken bir~zamanlar düşürmüştüm geçirmiştim olmuştum',
    now: 'şimdi bugün bu~gece beri yine tekrar dün akşam sabah aniden birden saattir saat şu~an şu~anda halen az~önce demin gece yeniden günlerdir gündür bu~sabah bu~akşam artık~hiç hâlâ~ağrı bir~anda saatlerdir',
    self: '=ben =benim =bende oğlum kocam kızım eşim =babam =annem =karım =oğlum =bana',
    crack:
      'çıt kırılma kırıldı çatırt çıtırt kırılmış çıtır =çat =çıtlama =pat =kırık =kırdım =koptu =kütür =kütürtü =çatladı =kırıl =kirilabilir =kirilir =çatır çatırtı kütür kütürde kırıl çatlama pat~diye kırt kütürdedi kıtlama çat~diye çat~sesi ses~geldi_(penis|alet|seviş|ilişki|yatak)',
    hard: '=sert =dik sertleş =dimdik =kalkık =dikili =kalkmış =ayakta =kazık =taş~gibi =kaskatı =katı =dikleşmiş =sertti =havada =demir sert kaskatı taş~gibi dimdik kazık~gibi tahta~gibi kalkık kaya~gibi dik~duruyor demir~gibi',
    forward: 'öne arkasında geri~gelmiyor =yerine =arkada =arkaya kapanmıyor başın~arkasında',
    lasts:
      '=insin =inse =inecek =inmesi yumuşa =sönüyor =söndü =gevşe =küçülüyor =düşecek =yatıyor =kayboluyor =azalıyor =boşalıyor =iniyor =geçecek =gevşiyor',
    coldSweat:
      'soğuk_ter soğuk_terliyor soğuk~ter soğuk~soğuk~ter soğuk~terler =terliyor_soğuk buz~gibi =solgun =soluk~benizli rengi~soldu rengi~attı beti~benzi =bembeyaz =kül~gibi cildi~soğuk teni~soğuk elleri~soğuk elleri~buz eli~ayağı~buz dudakları~mor dudakları~morardı =mosmor~dudak =sapsarı yapış~yapış =benzi =morarmış~dudak =nemli~soğuk rengi_kaç rengi~gitti rengi_sol buz~gibi_(el|ter|ayak|ten|cilt) (eller|elleri|ellerim|ayak|cilt|cildi|ten)_(buz|soğuk|mor|mosmor|benek|alaca|alacalı) alacalı benekli bembeyaz soluk_yüz sapsarı kireç~gibi sarardı ter~bastı ter~boşan terden~sırılsıklam rengi~(attı|soldu|kaçtı) morumsu_cilt ebruli',
    medicine:
      'mavi~hap mavi~haptan mavi~hapı mavi~haplar sertleşme~hapı sertleşme~ilacı sertleşme~hapından ereksiyon~hapı ereksiyon~ilacı cinsel~güç~hapı performans~hapı degra novagra ereksiyon~hap sertleşme_(hap|ilac|iğne) ereksiyon_(hap|ilac|iğne) cinsel~güç~hap penise~iğne penis_iğne iğne_penis lifta sildegra cialis viagra hapından~sonra_ereks performans_hap',
  },
  'zh-CN': {
    fine: '一直好好的 都正常 很好 没事 没问题 恢复了 健康 好了 没事了 痊愈 康复 挺好 感觉好 不疼 不痛 正常 退了 通畅 没症状 恢复 没啥 一推就回 已经好 无症状 不发烧 没发烧 还可以 状态好 预防复发 怎么预防',
    not: '没有 没 无 不 未 别 無 莫 毫无 没啥 沒',
    but: '但是 但 可是 不过 却',
    other: '憋 忍 控制 频 床 血 多 够 次数 疼 痛',
    cannotPee:
      '尿不出 小便不出 排不出尿 没有尿 没尿 尿不了 不能小便 无法小便 无法排尿 不能排尿 解不出小便 小不出便 小便解不出 一滴尿都没 一滴都尿不 憋尿尿不 尿不出来 拉不出尿 撒不出尿 不能尿 没法尿 滴尿未 不排尿 排不了尿 小便不通 尿不下来 不能撒尿 无尿 尿不 小便不 排不出 解不出 没小便 不出尿 撒不 尿不來 解小便困难 尿潴留 排不了小便 拉不出小便 上不出小便 小便排不 没有小便 不尿 没排尿 没解小便 小便一滴 一滴都 一滴也 用力也尿不 没尿过 尿憋住 尿憋出不 尿憋着出不 一点尿都 一点尿也 尿都没有 尿也没有 尿都没 一点都尿不 尿完全没 尿半天出不 尿半天没 尿不下 挤不出尿 尿一点都没 撒尿撒不 解不出尿 解不出来 尿排不 屙不出尿 屙尿屙不 尿堵 尿路不通 尿闭 没有解小便 没解过小便 没小便过 没上小便 小便出不来 小便没有 尿出不来 尿出不 小便憋不 膀胱要炸 膀胱快炸 膀胱憋炸 膀胱要爆 膀胱快爆 尿意有尿 没撒过尿 没撒尿 没尿尿 不能解小便 解小便解 屎尿不 急性尿潴留 尿不畅完全 排不出_尿 一滴_没有 一滴尿 没尿_肚 撒不出 憋_尿不 小便解不 没尿_小时 小时_没尿 只滴几滴 只滴 几滴_疼 几滴_叫 滴滴答答_胀 尿憋着出不来 没拉尿',
    stone: '结石 石头 石 绞痛 腎結石 结時 石子 腎石 肾石 肾绞 石头_肾 石头_尿 肾绞痛',
    side: '腰 肾 侧腹 后背 背痛 肾区 后腰 侧腰 腰部 腰子 腎 腰眼 腰侧 腰间 肋下 背',
    fever:
      '发烧 发热 高烧 高热 发烫 低烧 发高烧 烧到 体温 发起烧 发燒 發燒 烧得 烧了 烧起来 浑身滚烫 滚烫 烧成 发高热 体温升 39度 40度 38度 烧不退 烧退不 烧没退 退不下 退烧后又 一直烧 身上烫 额头烫 度_烧',
    shiver:
      '寒战 打寒颤 发抖 发冷 寒颤 哆嗦 打颤 打冷颤 颤抖 打摆子 冷颤 发颤 冷战 打冷 打摆 打抖 寒噤 抖个不停 冷得 浑身抖 全身抖 怕冷 畏寒 浑身冷 直哆 发寒 抖得 抖着 一直抖 抖个 打寒 筛糠 牙齿打架 直抖',
    testicle:
      '睾丸 搞丸 睪丸 蛋蛋 阴囊 高丸 卵蛋 睾 卵子 囊袋 阴襄 蛋疼 蛋痛 蛋肿 蛋被 蛋子 右蛋 左蛋 个蛋 蛋扭 蛋又 蛋突然 蛋很 蛋大 蛋剧 蛋上 蛋也 小蛋 搞完 睾凡 皋丸 高完 睪 卵袋 卵泡 阴丸 肾囊 子孙袋 春袋 踢_蛋 球_蛋 蛋_肿 卵子_疼 卵泡_肿 蛋_剧痛 蛋_疼 蛋_扭 被_蛋',
    pain: '痛 疼 绞 疼痛 难受死 痛感 打滚 刀割 刀绞 撕裂 压得慌 闷 胀得难受 憋得慌 难受 炸',
    strong:
      '突然 剧烈 剧 非常 很 特别 厉害 急 忽然 痛醒 难忍 剧痛 猛 剧疼 痛死 疼死 要命 一下子 受不了 超级 巨 打滚 缩上去 提上去 痛得 疼得 受不 猛地 瞬间 难以忍受 无法忍受 忍不了 死去活来 直哭 哭 大叫 惨叫 痛哭 疼哭 钻心 撕心 半夜疼 疼醒 痛到 疼到 骤然 一下 要死 老疼了 贼 刀割 刀绞 巨疼 嗷嗷 撕裂 死了 忍不住 直叫',
    twist: '扭转 扭 转了 扭到 拧 扭了 扭伤 拧了 拧住 转圈 扭着 扭住 打结 扭曲',
    erection: '勃起 硬了 硬着 阴茎硬 硬 勃 翘 硬梆梆 硬邦邦 挺着 挺立 竖着 支棱 举着 硬起 举而不 立着',
    hour: '小时 钟头 一整夜 一晚上 整夜 一夜 整晚 小時 h 个钟 一整天 半天 点钟',
    goesOn:
      '下不去 软不下 消不下 不消 不软 退不下 不下去 一直硬 持续 不停 还没软 没软 没消 没下去 还硬 硬到 还翘 一直翘 一直勃 从昨晚 从昨天 从昨夜 从半夜 从凌晨 从早上 从今早 从夜里 昨晚到 昨晚开始 早上到现在 整夜 整晚 整天 一晚上 几个小时 好几个小时 不下来 持续不 下不来 不倒 软不了 消不了 不疲软 软不下来 不退 压不住 一直渗 渗个不停 一直出血 一直流血 还在流血 还在出血 流个不停 血不停 止不住 停不下 一直流 没停 消不下去 还不软 还不下去 一整晚 从昨 从早 到现在 几个钟头 老是',
    alone:
      '败血症 脓毒症 尿脓毒症 阴茎异常勃起 嵌顿包茎 包皮嵌顿 血液感染 菌血症 脓毒 血毒 做爱_啪 同房_啪 房事_啪 性生活_啪 同房_断裂 做爱_断 同房_断 做爱_咔 同房_咔 房事_咔 做爱_响 同房_响 阴茎_折断 鸡鸡_断 折断_啪 做爱_折 同房_折 性生活_响 性生活_断 嵌顿 爱爱_响 爱爱_啪',
    blood: '尿是红 血 番茄酱_尿 酱油_尿',
    red: '红色 发红 变红 是红 红的 通红 血红 酱油色 茶色 洗肉水 粉红 尿是红 红种 发炎红',
    clot: '血块 血凝块 凝块 血凝 血塊 块 凝血 血疙瘩 血坨 血条 一块一块 一坨 血饼 血冻 一条一条 果冻 猪肝 血团 块块 肉块 血丝块',
    heavy:
      '大量 很多 大出血 止不住 晕 全是 鲜血 都是血 好多 头晕 昏 全都是血 全血 满是血 满马桶 一大滩 一滩 哗哗 喷 流不停 不停流 流个不停 止不了 昏倒 晕倒 头昏 眼前发黑 眼黑 大股 好多血 一直流 很多血 大片 纯血 血流不止 浓 深红 鲜红 番茄酱 像番茄 稠 西瓜汁 红酒 不止 猛流 全是血 一片红 满_血 血淋淋 好大 一直流血 换了好几 换了几 浸透 湿透 酱油 像葡萄酒 渗血_换 一股一股 血红',
    foreskin: '包皮 包批 鸡皮_后面 皮_卡 皮_翻 皮_退 皮卡 皮翻',
    stuck:
      '卡住 嵌顿 回不去 复位不了 勒住 翻不回 退不回 箍住 卡着 卡死 夹住 收不回 勒 下不来 回不来 推不下 退不下 翻不下 拉不下 拉不回 弄不回 卡在 箍 缩不回 放不下 翻不过 复不了 上不去 翻不回来 取不下 摘不下 拔不下 脱不下 弄不下 拿不下 卡 嵌 推不回 翻不下来 撸不回',
    swollen:
      '肿 紫 青 淤 发黑 老大 巨大 变黑 黑了 发乌 乌 淤血 瘀 發紫 發黑 好大 鼓起 大了一倍 鹅蛋 乒乓 拳头大 肿大 鼓包 红种 红中 种大 种了 种得 肿得 变大 胀大 发胀 肿起 鼓起来 越来越大 水肿 茄子',
    injury:
      '摔 撞 受伤 踢 车祸 外伤 打到 跌 砸 跌倒 碰 踹 受了伤 打伤 撞击 骑车 顶到 磕 踩 夹 捅 刺伤 刀 压伤 压到 被球 碾 骑跨 扎伤 弄伤 撕裂 被打 挨了 掰 摔了 撞 被踢 被球踢 踢到 踢中 撞到 撞伤 打中 击中 中了一脚',
    penis:
      '阴茎 生殖器 下体 鸡鸡 龟头 阳具 丁丁 鸡巴 小弟弟 弟弟 老二 屌 命根 几把 鸡把 鸡吧 jj 小鸡 阴莖 阴经 小丁丁 私处 那话儿 下身 小jj 大鸟 鸟 头头 小鸟 包皮口 那玩意 下面_勃起 弟弟头 JJ 小雀雀',
    numb: '麻木 没知觉 发麻 失去知觉 没感觉 没有知觉 没有感觉 麻了 麻麻 麻痹 腿麻 脚麻 麻得 臀麻 股麻 没有力 瘫 没劲 无知觉 知觉 不听使唤 动不了 木木 木了 没啥感觉 感觉不到 无感 麻 发木 不知道_尿',
    legs: '腿 胯 会阴 两腿 大腿 屁股 胯下 肛门 脚 下肢 臀 裆 肛周 骑跨 鞍区 下半身 腹股沟 腿根 小腿 马鞍 下面 两腿之间',
    pregnant:
      '怀孕 孕妇 一个肾 孕 怀着 怀了 独肾 单肾 只有一个肾 一颗肾 一只肾 孤立肾 先天单肾 有喜 身孕 有孕 大肚子 孕期 只剩_肾 切了_肾 孕_周 个月孕',
    vomit: '呕吐 吐 呕 恶心 作呕 反胃 欧吐 吐了 狂吐 干哕 喝_吐 吃_吐',
    confused:
      '神志不清 意识模糊 嗜睡 呼吸急促 糊涂 胡言 说胡话 意识不清 昏迷 昏睡 神志 喘 呼吸快 犯糊涂 谵妄 叫不醒 喊不醒 唤不醒 弄不醒 醒不过来 不醒人事 叫不应 喊不应 不省人事 不认人 不认识人 不认得 认不出 认不得 认错人 胡话 乱语 语无伦次 胡说 说胡 乱说 说话不清 说话含糊 话都说不清 颠三倒四 答非所问 不清醒 神智 神经错乱 精神错乱 精神恍惚 精神差 意识 迷糊 迷迷糊糊 恍惚 没反应 没有反应 反应迟钝 反应慢 昏昏沉沉 昏昏欲睡 昏沉 昏过去 昏倒 晕过去 晕厥 休克 呆滞 呆呆 木讷 幻觉 看到不存在 不知道自己在哪 不知道在哪 呼吸困难 呼吸很快 气促 气喘 喘不上 喘不过 烦躁 躁动 抽搐 胡乱 变傻 犯傻 说梦话 不清楚了 一直睡 老是睡 叫都叫 叫不 叫也叫 糊里糊涂 人糊涂 认不得人 胡言乱 胡言乱语 喘得_快 呼吸_快 气喘吁吁 呼吸急 乱说话 人_糊涂',
    infection:
      '感染 膀胱炎 炎 发炎 发言 感然 敢染 尿路敢 肾炎 肾盂肾炎 化脓 细菌 前列腺炎 尿感 炎症 小便刺痛 小便痛 尿痛 小便疼 尿尿疼 尿尿痛 小便烧灼 尿道痛 尿_刺痛 尿_灼 小便_刺痛 小便_疼 尿频_疼 脓 小便_痛 菌血',
    catheter: '导尿管 尿管 导管 插管 尿袋 造瘘管 插尿 留置管 管子 导尿 引流管 引流袋',
    blocked:
      '堵 不流 不通 不出 没尿出 不引流 堵塞 没尿 不出尿 流不出 不滴 引不出 导不出 没有尿 空的 折了 打折 不走 折住 压住 扭住 没出尿 尿袋空 袋子空 袋里没 没东西 空了 没流 排不出 出不来 不下 没出来 一点没出 不排 不畅',
    crisis:
      '自杀 想死 结束生命 结束自己 活不下去 杀了自己 了结自己 没意思活 活着没意思 死了算了 想去死 活着没意义 不如死 想要死 不想再活着 生不如死 活够了 伤害自己 想自尽 自尽 自残 自伤 割腕 跳楼 跳桥 上吊 卧轨 安乐死 寻死 寻短 想不开 死了算 死了好 死掉算 死掉好 一死了之 一死百了 一了百了 了断 想了结 活腻 活着太累 活得太累 活着好累 活得好累 活着真累 活着累 没有活下去 没勇气活 没有勇气活 活着没劲 活着有什么意思 活着干嘛 活着还有什么 活着受罪 活着是受罪 生无可恋 想解脱 求解脱 一种解脱 离开这个世界 离开这世界 离开人世 不想醒来 不想再醒 再也不醒 再也不要醒 不要再醒来 一睡不醒 拖累家人 拖累大家 拖累你们 拖累孩子 拖累他们 是个累赘 成了累赘 杀死自己 弄死自己 死的心都有 死的念头 厌世 不想存在 想消失 消失算了 从这个世界消失 从世上消失 服毒 喝农药 吞安眠药 吃安眠药自 遗书 遗言 结束这一切 结束一切 结束我的生命 结束这条命 没有我会更好 没有我大家 没有我家人 没有我他们 没有我你们 没我大家 没了我 没我更好 撑不下去了 我撑不下去 过不下去了 不想过了 要自杀 不想在这个世 早点死 早死 去死 让我死 死了一了 还不如死 不如去死 自我了断 想轻生 要轻生 轻生的念 轻生念 有轻生 不想活了 不想活着 不想活下 不想活啦 不想再活下 不想再活了 不愿活着 不愿活下 不值得活着 不值得活下 不值得活了 没必要活着 没必要活下 没必要活了 了结 结束_命 轻生 死了更好 不想再活 没有活 解脱_死 不想醒 醒不来就好 吃安眠药_死 早死早 想跳',
    about:
      '什么是 是什么 什么叫 是什么意思 怎么治疗 如何治疗 为什么会 怎么引起 正常勃起 能持续多久 一般持续多久 持续多久正常 常见吗 多见吗 会遗传 遗传吗 什么意思 啥意思 是啥 什么叫做 怎么回事啊 有什么区别 的区别 是指 定义 发病率 放多久 要放多久 多长时间算 指什么',
    past: '小时候 去年 以前 几年前 曾经 前年 年前 得过 小时侯 多年前 童年 儿时 年轻时 年轻的时候 从前 早些年 当年 上学时 上学的时候 岁那年 几个月前 上个月 大前年 早年 十几岁 过去得 那年 小的时候 婴儿时 以前得过 以前_过 过去_得过 半年前 得过_后来 好多年前',
    now: '现在 今天 刚才 又 今晚 昨天 昨晚 昨夜 突然 早上 凌晨 目前 正在 再次 今早 半夜 刚刚 今儿 这会 这两天 眼下 忽然 到现在 个小时 小时前 小时了',
    self: '我 孩子 儿子 老公 他 我的 我爸 老婆 爸爸 妈妈 他的',
    crack:
      '咔 折断 啪 断了 断裂 断掉 弄断 掰断 咔嚓 咔哒 响声 声响 一响 响了 听到响 破裂 骨折 咯 折了 嘎嘣 弯了_响 一声响 砰 咯嘣',
    hard: '硬 坚硬 翘 硬邦 挺 邦邦 像板 像石头 板状 硬着 一直硬 梆硬',
    forward: '翻不 推不回 退不 下不来 回不来 推不下 缩不回 退不下来 拉不下 拉不回',
    lasts: '软下 软掉 变软 消下 消退 消掉 退下 缩回 疲软 软 下去 消',
    coldSweat:
      '冷汗 手脚冰凉 手脚冰冷 手脚发凉 手脚冷 手脚凉 湿冷 四肢冰 四肢发凉 四肢凉 脸色苍白 面色苍白 脸色发白 脸色惨白 脸色发灰 脸色灰 面色灰 面如土 脸煞白 煞白 惨白 苍白 嘴唇发紫 嘴唇发青 嘴唇紫 嘴唇乌 嘴唇发白 发绀 花斑 皮肤冰 皮肤凉 皮肤冷 身上冰凉 浑身冰凉 全身冰凉 冰凉 出虚汗 大汗淋 浑身是汗 满头大汗 脸都白 脸白 脸色白 面无血色 脸发白 脸都绿 脸色很差 嘴唇白 冒汗 发花 发白 大汗 手脚冰 发青 灰白 紫绀 脸色_白',
    urine:
      '血尿 尿血 尿带血 小便带血 小便有血 小便出血 尿出血 尿鲜血 尿全是 尿都是 尿几乎 小便几乎 尿只 小便只 只能尿 尿得很少 尿很少 小便很少 尿几滴 尿出几滴 出几滴 几滴 滴尿 红尿 尿红 尿是红 尿很红 尿里有血 尿里带血 尿中有血 尿中带血 尿里都是血 尿里全是血',
    medicine:
      '伟哥 西地那非 他达拉非 蓝色小药丸 蓝色药丸 壮阳药 希爱力 万艾可 金戈 万艾 艾力达 蓝片 男性药 助勃 壮阳 小蓝片 印度神油 阴茎_打针 打针_勃起 海绵体注射 他达 延时药 阴茎_注射 千威 必利劲',
    drop: '几滴 一滴一滴 滴几滴 滴滴 滴答',
  },
  'it-IT': {
    fine: 'tutto~bene sto~bene sano sana tutto~normale tutto~ok nessun~problema nessun~disturbo sta~bene tutto~a~posto guarito guarita =ok',
    not: 'non no mai senza nessuna niente nemmeno neanche né impossibile nulla nonriesco nn alcuna nessun =zero',
    or: 'o né',
    but: 'ma e con però',
    other: 'trattenere tenere tenerla spesso molto controllare bruci smettere difficoltà letto abbastanza',
    pee: 'urinar urino pipì pisci orinare fare~pipì =piscio urina pisciare piscio =piscia =pisciato svuotare~la~vescica svuotare_vescica =plin mingere =minzione fare~la~pipì =pisciare =pisciata =urinato =orinato =pisciando =urino =urinà fare~plin fare~la~plin =far~pipì =piscià =piscie far~la~pipì =pipi fare~acqua =orino =minzioni fare~i~bisogni =pisciatina =mingo fa_goccioline fa_gocce',
    urine: '=urina =urine =pipì =piscio =pipi =piscia',
    drop: 'goccia gocce goccio gocciolina goccina =gocciolino =goccioline =gocciolin =schizzo =goccie filo~di',
    stone:
      'calcolo calcoli colica litiasi pietra calcol =calcoli =sassolino =sassolini =sasso =renella =coliche colica~renale renella =sassi',
    side: 'fianco rene reni schiena lombare lombi fianchi =reni =fianchi =renale =renali =lombo =lombar =costole =rene basso~schiena',
    fever:
      'febbre temperatura febbrile febbricitante febbrone bollente febr scotta =bollente =febbrona =febre =temperatura bollent =scottante =febbra',
    shiver:
      'brivid brividi tremo tremore tremito =tremare tremando =tremori rabbrivid tremo~tutto battendo~i~denti battere~i~denti batto~i~denti batte~i~denti denti~che~battono =tremarella =brivvidi =tremolio =tremar =trema trema~tutto trema~tutta brividi~di~freddo',
    testicle:
      'testicol testicolo palla palle scroto coglione coglioni =testicoli =uovo =scroto =palle =pallina =palline =testicolino =testicolli =gioielli =maroni =marroni =zebedei =cojoni =coglion =scrotale =sacca =attributi =uova =testicoletto =sacco =ballotte =palla =pallone =cosiddetti =testicc sacchettino sacchetto~dei',
    pain: 'dolore dolori =male =fa~male dolorant duole dolent =duole =dolori fa~malissimo male~da~morire fitte fitta =doleva =dolorante =dolorosa =dolore =malissimo urla =piange =straziante crampo crampi pugnalate =bestiale =soffre soffro =brucia~no =dolorini~no piegato~in =doler =dolor =contorce oppressione peso_petto stringe_petto petto_stringe morsa pugnalata coltellata coltello coltelli strappo squarcia si~contorce =piega piegato piegata gemiti geme lamenta si~lamenta =urla urlando tiene~il~petto tenendosi fa~male~da =colica =coliche mal~di =strazio vescica~piena vescica_scoppia vescica_piena pugnale =pugnalate gambe~larghe gambe~aperte',
    strong:
      'improvvis forte fortissim intens terribil atroce insopportabil lancinante svegliato violent acuto botto improvvisamente all~improvviso acut violento allucinante pazzesco tremendo fortissimo di~colpo =forti allimprovviso da~urlo bestial pazzesc atroc tremend =boia =cane =bestia all~improviso di~botto di~scatto di~punto~in~bianco senza~preavviso tantissimo da~impazzire =impazzire =piangere urlare =urla insoport insopport svegli morire incredibil enorme salito~di =salito folgorant lancinan violentissim fortissime assurd disuman da~matti =matti =dannat =malissimo infernal =improvis =estremo =mostruos',
    twist:
      'torsion ritorto girato attorciglia torto attorcigliat ruotato attorcigliato =torciuto =torto =storto =rigirato =girata =ruotata =torzione salito_duro salito~e~duro',
    erection:
      'erezion duro~da eretto =erez alzabandiera =barzotto =alzato =eretta =eccitato~no duro~come ce~l~ho~duro ce~l~ho~dritto ce~l~ho~durissimo =durello cazzo~duro pisello~duro uccello~duro =cazzoduro =erezzion =dritto dritto~da alprostadil',
    hour: 'ora ore =h',
    lasts:
      'passa scende va~via sgonfia drena ammosc =ammoscia =moscio smoscia va~giu va~giù giù =scendere =sceso =scesa =passato =passata cala =calata =affloscia =floscio diminui rilassa =cessa =smettere~non =abbassa andare~via andato~via =scarica =molla =ritorna~normale ammorbid =passare =calare =sgonfi =afflosc =smette =smettere =abbass =drenare =cede abbassarsi',
    alone: `${international} setticemia sepsi scopando_rotto sesso_crac sesso_schiocco rapporto_schiocco rapporto_crac amore_crac amore_schiocco scopando_crac scopando_schiocco ernia~strozzata ernia~inguinale~strozzata anestesia~a~sella`,
    blood:
      'sangue sanguin emorragia sangue~vivo perde~sangue sanguina non~smette~di~sanguinare non~smetto~di~sanguinare non~si~ferma~il~sangue',
    red: 'ross marron =rosa =bordeaux =rosse =arrossata~no =rossa =rosso',
    clot: 'coagul coaguli grumi grumo =pezzi coagulo coagulato grumoso pezzetti =quaguli =coaguletti =pezzo =brandelli =filamenti grumett =coauguli =grummi =gelatinos gelatina =tocchi =coaugul =raggrum',
    heavy:
      'molto tanto tantissim abbondant svenire svenuto puro solo~sangue svengo svenimento giramenti girare~la~testa sangue~puro rosso~vivo rosso~scuro rosso~acceso pieno~di~sangue piena~di~sangue non~smette non~si~ferma =litri a~fiotti fiotti a~fontana fontana =svenuta =capogiri capogir =girano =gira~la~testa mi~gira~la~testa =un~sacco =sacco~di~sangue =dissangu copios =parecchio =svenimen =svenir =svenire =sveng sangue~vivo inzupp zuppo zuppa assorbente_ogni assorbenti continua~a~sanguinare sanguina~ancora continua~a~perdere piene~di~sangue pieni~di~sangue garze_sangue lenzuolo',
    foreskin:
      'prepuzio prepuz =prepuzzio =pellicina pelle~del~pene =pelle~del~glande pelle~è~andata abbassato~la~pelle pelle_giù pelle_glande pelle_punta pelle~tirata pelle_bloccata pelle~è~bloccata',
    stuck:
      'bloccat incastrat strozzat strozza non~torna non~scende non~sale rimettere =rimetterlo ricoprire a~posto =stretto =incastrato =strangol strangolat non~va~più non~viene~più =impigliat non~la~riporto riporto~sopra resta~giù rimane~giù non~torna~sopra anello~che~stringe non~si~riporta =riportare',
    swollen:
      'gonfi gonfio gonfiore =blu =viola =nero livido gonfiato ematoma ingrossat enorm gigant =nera =nere =violaceo =bluastro =livida =gonfia =gonfiata =gonfiati tumefa =gonfissimo =grossissimo ingross =pallone =deforme ingigantit =ematom =blù =melone',
    injury:
      'cadut caduta incidente calcio colpo botta ferit trauma frattura scivolat pugno ginocchiata investit pestone urtato =urto pallonata ginocchiat =caduto cadend =cadere =caddi calciata =calci pedata =manubrio =gomitata sbattut schiacciat =canna =scontr scontrat =schianto =picchiat bottarell =pestato coltellat sparo =sella~di =preso~una incident =inciampato scivol urto =ginocchio~nelle =percoss stramazz =sbatter =traumat',
    penis:
      'pene genital =pisello =cazzo =uccello glande =membro =pistolino =minchia =bigolo =pirla =pistola~no =verga =cazzetto =pisellino =pipino =asta =nerchia =fava =belino =uccellino =batacchio =penne~no =pene',
    numb: 'intorpid formicol insensibil addormentat nessuna~sensibilità intorpidimento anestetizz non~sento~le non~sento~la non~sento~il non~sento~niente non~sento~più non~sento~nulla non~mi~sento~le perso~la~sensibilità perdita~di~sensibilità senza~sensibilità insensib paralizz =addormentata =addormentate =morte~le =anestetizzato =formiche non~sento~il~sedile non~sento~più~le non~sente~le non~sente~la non~sente~più~le addormentate addormentati',
    legs: 'gamba gambe inguine cosce natiche glutei =sella cavallo =piedi =culo =sedere =ano =perineo =genitali in~mezzo~alle~gambe tra~le~gambe =coscia =inguini =selle zona~genitale sedile zona~della~sella polpaccio polpacci non~cammina non~riesce~a~camminare non~riesco~a~camminare non~riesce~più~a~camminare non~riesco~più~a~camminare non~sta~in~piedi non~riesce~ad~alzarsi non~riesco~ad~alzarmi non~si~alza =sellino',
    pregnant:
      'incinta gravid un~solo~rene unico~rene =gravidanza =dolce~attesa con~un~rene rene~unico monorene aspetto~un aspetto~due aspetto~gemelli aspetta~un aspetta~un~bambino settimana~di~gravid mese~di~gravid',
    vomit:
      'vomito vomit =vomita =rimette =rimettere~tutto nausea nause =rigetta =sbocca =sboccato =rimesso~tutto gomit~no =sboccando =vomitand =conati non~tiene~niente non~trattiene~niente butta~fuori~tutto butta~fuori~ogni =butta~fuori rigettando non~tengo~niente rimesso~la~cena rimesso~la~merenda rimesso~il~pranzo rimesso~la~colazione non~smetto~di~vomitare non~smette~di~vomitare non~smetto~più~di~vomitare non~riesco~a~smettere~di~vomitare lo~butta~fuori =vomitato',
    confused:
      'confus sonnolent respira~veloce delira delirio disorient vaneggia respira~in~fretta respiro~veloce straparla stordit senza~senso cose~strane cose~senza parla~a~vanvera parla~strano parla~male sragiona straparl vaneggi farnetic delir sconness incoeren non~ha~senso non~si~sveglia non~riusciamo~a~svegliar non~riusciamo~a~svegliarlo non~riusciamo~a~svegliarla non~riesco~a~svegliarl non~riesco~a~svegliarlo non~riesco~a~svegliarla non~lo~riesco~a~svegliare difficile~da~svegliare difficile~svegliar fatica~a~svegliarsi fatica~a~svegliar =incosciente =inconscient perso~conoscenza perde~conoscenza perso~i~sensi perde~i~sensi privo~di~sensi priva~di~sensi svenut non~risponde non~reagisce non~riconosce non~mi~riconosce non~ci~riconosce non~sa~dove non~sa~chi letarg =assente =assopito assopit =intontit intontit =rincoglionit rimbambit stralunat allucin apatic obnubilat =fuori~di~sé fuori~di~testa =fuori~di~se soporos =farfuglia farfugl biascica =ciancica =sonnolenta fiatone respira~male fatica~a~respirare fame~d~aria non~è~lucid non~è~lucido non~è~lucida non~connette =perso~la~testa non~è~in~sé dorme~sempre non~è~più~lui non~ragiona =torpore =affanno ci~riconosce ci~riconosce~più discorsi~senza senza~capo~né né~coda non~mi~ricordo non~ricorda~il non~sa~più non~so~dove respira~a~mille respiro~accelerato occhi~semichiusi bambola~di~pezza non~si~sveglia~bene dorme~e~non reagisce~poco =confonde',
    infection:
      'infezion cistite infettat =infezzione pielonefrit =infezioni =pus =cistit =batteri~nelle =infezzion =prostatite =infetta',
    catheter:
      'catetere =sonda =cateteri =catetre =cattetere nefrostom =sondino =cateter =catetere non_entra_catetere non_passa_catetere non_inserire_catetere non_infilare_catetere non_mettere_catetere non_scarica_catetere non_drena_catetere cateterizz sacca~vuota cateterism',
    blocked:
      'ostruit tappat bloccato~catetere intasat non~drena non~scarica chiuso non~scende non~funziona non~esce~urina non~svuota =occlus occlus =blocco sacca~vuota sacca~è~vuota sacchetto~vuoto =piegato =otturat otturat =fermo non~va =intoppat sacca~asciutta sacca_asciutta sacca_vuota non~esce~più~niente non~scende~niente non~scende~più catetere_bloccato catetere_tappato =ferma',
    crisis:
      'suicid uccidermi ammazzarmi voglio_morire non_voglio_vivere non_vivere_più togliermi_vita farla_finita porre_fine_vita farmi_male vita_non_ha_senso meglio_morto non_ce_la_faccio_vivere uccider~mi buttarmi_giù non_svegliarmi_più smettere_di_vivere togliermi~la~vita non_vale_pena_vivere =uccidermi ammazzo mi~ammazzo mi~uccido vorrei~uccidermi voglio~uccidermi togliermi~di~mezzo farla~finita fare~la~finita =faccio~la~finita faccio~finita la~faccio~finita farla~finita~con mettere~fine~alla mettere~fine~a~tutto mettere~fine~alla~mia porre~fine~alla porre~fine~a~tutto porre~fine~alla~mia impiccarmi =impicco buttarmi~dal buttarmi~da buttarmi~sotto mi~butto~sotto buttarmi~nel gettarmi~sotto gettarmi~dal annegarmi tagliarmi~le~vene tagliarmi~i~polsi farmi~del~male faccio~del~male farmi~male~da~solo voglio~morire vorrei~morire vorrei~essere~morto vorrei~essere~morta preferirei~morire preferisco~morire preferirei~essere~mort meglio~morire meglio~morto meglio~morta meglio~se~fossi~morto meglio~se~muoio meglio~se~morissi meglio~se~non~ci~fossi era~meglio~morire voglia~di~morire voglia~di~vivere_non voglia~di~vivere_persa voglia~di~vivere_perso voglia~di~vivere_più ho~perso~la~voglia~di~vivere non~ho~più~voglia~di~vivere nessuna~voglia~di~vivere non~voglio~vivere non~voglio~più~vivere non~voglio~continuare~a~vivere non~posso~più~vivere~così non~riesco~più~a~vivere non~vale~la~pena~vivere non~vale~più~la~pena che~vivo~a~fare che~campo~a~fare a~che~serve~vivere non~serve~vivere non~ha~senso~vivere non~ha~più~senso~vivere vita~non~ha~più~senso vita~è~inutile vita~inutile vita~non~vale stanco~di~vivere stanca~di~vivere stufo~di~vivere stufa~di~vivere stanco~della~vita stufo~della~vita odio~la~mia~vita basta~vivere basta~con~la~vita meglio~senza~di~me meglio~senza~me bene~senza~di~me voglio~sparire vorrei~sparire voglia~di~sparire sparire~per~sempre scomparire~per~sempre voglio~scomparire non~voglio~esistere smettere~di~esistere non~svegliarmi~più non~voglio~svegliarmi non~svegliarmi~mai mai~più~svegliarmi andarmene~per~sempre andarmene~da~questo~mondo lasciare~questo~mondo di~peso~a~tutti =suicido =suicidà =suiciderò =sucidio ragione~di~vivere ragioni~per~vivere motivo~per~vivere =eutanasia~per~me =spararmi =autolesionismo =autolesionarmi',
    about:
      'che~cos~è cos~è cosa~è che~cosa~è cosa~significa come~si~cura come~si~tratta cosa~sono che~significa cosa~vuol~dire che~vuol~dire vuol~dire cosa~si~intende quanto~dura~un quanto~dura~una quanto~tempo~dura quanto~dura~normalmente quanto~è~frequente è~frequente è~ereditaria è~ereditario è~comune differenza~tra quali~sono qual~è~la~causa quanto~tempo~si~tiene ogni~quanto',
    past: 'da~bambino da~piccolo anno~scorso anni~fa quando~ero in~passato mesi~fa quando~ero~piccolo quando~ero~bambino da~ragazzo da~giovane durante~infanzia un~anno~fa anni~addietro anni~or~sono da~bambina da~piccola da~adolescente da~ragazzino da~ragazza da~neonato da~bimbo quando~avevo una~volta~avevo un~tempo~avevo all~età~di nell~infanzia in~gioventù nel~passato in~adolescenza tempo~fa~avevo =anticamente un~anno~e~mezzo~fa qualche~anno~fa molto~tempo~fa l~estate~scorsa =solevo nel~2010 nel~2012 nel~2015 nel~2016 nel~2017 nel~2018 nel~2019 nel~2020 nel~2021 nel~2022 nel~2023 nel~2024',
    now: 'adesso ora~ho oggi stanotte da~ieri di~nuovo ieri stamattina stasera oggi~pomeriggio stamane improvvisamente all~improvviso ore in~questo~momento attualmente ancora~non ancora~dolore nuovamente giorni~fa due~giorni~fa poco~fa ora =or~ora dopo~ore',
    self: '=io =mio =mia =mi =ho figlio marito figlia =sono =padre =madre =moglie =papà =bambino',
    cannotPee:
      'non~esce~niente non~esce~nulla non~mi~esce~niente non~viene~niente non~viene~fuori non~esce~piu~niente ritenzione~urinaria spingo_niente sforzo_niente non~esce~neanche non~esce~nemmeno non~mi~esce~nemmeno non~mi~esce~neanche non~mi~esce~più non~esce~più non~mi~viene~la~pipì non~mi~viene~da~urinare non~butto~fuori~niente non~vado~in~bagno~da non~riesco~ad~andare~in~bagno non~riesco~a~svuotare non~riesco~a~farla senza~urinare senza~fare~pipì senza~pisciare vescica~scoppia vescica~mi~scoppia vescica~sta~per~scoppiare vescica~piena~ma blocco~urinario =anuria ritenzione~acuta la~pipì~non~esce la~pipì~non~viene pipì~bloccata stimolo~ma~niente stimolo~e~niente stimolo~ma~non~esce non~c~è~verso~di~fare non~c~è~verso~di~urinare non~c~è~modo~di~fare~pipì non~c~è~modo~di~urinare impossibile~svuotarla',
    goesOn:
      'costante permanente continua da~ieri da~ieri~sera da~stanotte da~stamattina da~stamane da~questa~mattina da~questa~notte da~ieri~notte tutta~la~notte tutto~il~giorno da~ore per~ore ore~e~ore senza~sosta da~mezzanotte ininterrott =continuamente costantemente dall~altra~sera dalla~notte dalla~mattina =perennemente di~continuo dal~mattino =perenne da~mezzogiorno dalle_notte dalle_mattina dalle_stanotte da~oggi~pomeriggio da~pranzo dalla~mezzanotte',
    crack:
      'crac schiocco rotto rottura scrocchio spezzato =crack =rumore~di =schioccato schiocc =spezzat =rompere =rotta =ciocco scricchiol tac',
    hard: '=duro =dura =rigido =rigida =dritto =dritta =in~piedi =alzato =eretto =durissimo =duri =ritto =marmo =sull~attenti =irrigidito =tosto',
    forward: 'dietro in~avanti =avanti =indietro coprire~il~glande ricoprire~il =giu~sul sopra~il~glande',
    coldSweat:
      'sudore_freddo sudori_freddi sudata~fredda sudato~freddo suda~freddo sudando~freddo sudo~freddo sudori~freddi fredda~e~sudata freddo~e~sudato sudata_fredda pelle~fredda pelle~è~fredda =pallido =pallida pallid =cinereo grigi =livida~in bianco~come bianca~come bianco~cadaver cadaveric =gelato =gelata gelid labbra~blu labbra~viola mani~fredde =appiccicoso appiccicaticc =smunto madid =marezzat terreo =fradici fredda~sudata freddo~sudato macchie~viola macchie_ginocchia marezzata =fradicio =chiazze',
  },
  'lv-LV': {
    fine: 'viss~labi vesels vesela viss~kārtībā nav~sūdzību viss~normāli =labi izveseļoj',
    not: 'nav ne bez nevaru nekad nevar neviena nevaram nekas nenāk nespēju nevarēju neizdodas nesanāk nevarat nespēj nevarēja neviens neko neesmu neesam neesi negrib negribas nekādi neizdodās nav~varējis nevarējis neizdevās',
    or: 'vai ne',
    but: 'bet un ar',
    other: 'noturēt savaldīt bieži daudz kontrolēt gultā dedzina sāp grūti',
    cannotPee:
      'nevaru_pačurāt nečurāju nevaru_čurāt neurinēju nevaru_urinēt nekas~nenāk nenāk~nekas nenāk~ārā nevaru_pačurat nevaru_čurat nevaru_pačurā nevar_pačurāt nevar_urinēt neiznāk nevaru_pīsēt nečurāj nevar_čurāt urīna~aizture nevaru~urinet neiznāk~nekas spiežu_nekas nevaru_pamīzt nevar_pamīzt nevaru_nočurāt nevaru_nolaist nevar_nolaist pūslis_pārsprāg pūslis_plīsīs nevar_pamizt urīns~nenāk urīns~neiet nepačurā nečurā nav~čurājis neesmu~čurājis nevaru~mīzt nevar~mīzt stumju_nekas spiežu_neko izčurāt_nevar nevaru_izčurāt nevaru~neko~izčurāt neko~izčurāt nevaru_iztukšot nevar_iztukšot netiek~nekas nekas~netiek netiek_ārā nekas~ārā ne~piliena nevienas~piles neviena~piliena neviens~piliens nevar~dabūt~ārā nevaru~dabūt~ārā uz~tualeti~un~nekā čurāt~un~nekā čurāt~un~nekas iznāk_piles iznāk~tikai~pil beidzu_čurāt beidza_čurāt pārstāja_čurāt pārstāju_čurāt',
    pee: 'čurāt čurāju pačurāt urinēt urinēšan pīsēt čurā =čurāt pačurā urinēju iztukšot~pūsli =pīsēt =nočurāt čurāšan pamīzt mīzt mīzu mīzis nolaist~ūdeni pa~mazam iztukšo_pūsl izčurā nočurā pa~pilienam pa~pilei pa~pilītei tikai~pil tikai~pilina pilina',
    urine: '=urīns =urīna =urīnu =čuras =čura =čuru =urins =urīnā =čurā =čurām =mīzali =urīnam =podā =podu =podiņā',
    drop: 'piliens piliena pilīte pilītes =pile =piles pilīti lāse =pilītes =lāsīte =pilei =piliena pilien',
    stone: 'akmens akmeņi nierakmen nierakmeņ kolika akmeni akmentiņ =smiltis',
    side: 'sāns sānu sānos niere nieres nierēs mugura muguras jostasviet nieru krustos mugurā =krusti =krustus =nierēm =sānā =sāni =nierei muguru',
    fever: 'drudzis drudža drudzi temperatūra temperatūru =karstums =karst =temperatūras =temp karsoņ',
    shiver:
      'drebuļi drebuļ trīc salst drebin drebu =trīcu =salst drebinā drebina krata =salu salstu =drebu tirina zobi~klab',
    testicle:
      'sēkliniek olas pauti pauts maisiņš sēklinieks =pautu =olā =ola =olām sēkliniekos =oliņa =oliņas pautiņ =pautos =pautus =olas =oliņām =olai =olu maisiņ',
    pain: 'sāp sāpes sāpe sāpju sāpēja =sāpīgs =sāpīgi smeldz sāpošs sāpēj durstoš =dur =grauž plosa =mokās lauž kolik iedūr spiež_krūt žņaudz_krūt spiedien_krūt smagum_krūt sažņaudz_sird ķer~pie~sirds kliedz raud_sāpe raud_sāpo raud_=sāp vaid bļauj raujas locīj nevar_atrast_poz nevar_atrast_viet staro durstošs kā~ar~nazi sažņaudz_krūt sažņaudza savilka_krūt',
    strong:
      'pēkšņ stipr ļoti spēcīg briesmīg neizturam šausmīg pamodās asas pēkšņi pēkšņa =asa =asas akūt nepanes negaidīt šaušalīg =ļoti nežēlīg ārprāt ellišķ mežonīg traks =traki pamodin pēkš pārsprāg negaidot',
    twist:
      'sagriež sagriešan torsij savērp sagriezies sagriezās sagriezt savij apgriež pārgriez =savijies =pagriezies =pagriezts =pagriezās =apgriezies =apgriezās =apgriezts',
    erection:
      'erekcij stāvoš =stāv =stāvs =piecēlies =uzcēlies nekrīt_stund nenokrīt_stund nenolaižas_stund neguļas_stund nepāriet_stund nenoslābst_stund nekrīt_nakti =bonis nenolaiž_nakti nenokrīt_nakti nenoslāb_nakti',
    hour: 'stund stundas =h',
    lasts: 'noslābst pāriet mazinās tek krīt nokrīt nolaiž kritīs atslābst norim =zūd',
    alone:
      'asins~saindēšan priapisms priapism priapizm paraphimos parafimo urosepsis =sepsis seks_krakš seks_brīkš seks_krakst dzimumakt_krakš seksa_plīs erekcij_krakš =sepse =sepsi =sepses =sepsei',
    blood: 'asins asinis asiņo asiņošan asiņu =asinīm =asiņains asiņains',
    red: 'sarkan brūn',
    clot: 'recek recekļi trombi recekl recekļu gabal =picas gabali =gabaliem =gabali =pikas =klučus kunkuļ sarecēj =receklis kečup ketčup želej tomātu~mērc',
    heavy:
      'daudz stipri ģīb reibst liel tikai~asinis tīras~asinis vienas~asinis =ģībstu =ģībt noģīb =pilns pilna sarkans~viss ļoti~daudz =šļācas =gāžas kečup ketčup kā~vīns tomāt sarkanvīn tumši~sarkan peļķe asinis~līst līst~asinis asinis~gāžas asinis~plūst',
    foreskin:
      'priekšādiņ priekšādiņu =āda~aiz priekšād =ādiņa āda~palika =āda_atvilkt =ādas_atvilkt =ādu_atvilkt āda~atvilkta',
    stuck:
      'iesprūd iestrēg iesprūdusi iespiest iežņaug iestrēdzis ierauta neiet~atpakaļ nevar~atvilkt nevaru~dabūt~atpakaļ neiet~priekšā iespied nožņaug netieku~atpakaļ netiek~atpakaļ nevar~atpakaļ nevaru~atpakaļ savilk savilkus gredzen_=āda gredzen_=ādas gredzen_=ādu gredzen_=ādai nedabūju~atpakaļ neslīd~atpakaļ kā~gredzens atvilkt_palika',
    swollen:
      'pietūk uztūk satūk tūska pietūkusi =zils =zila pietūcis zilum =melns =violets uzpamp piepamp uzpūt uztūc =zilā melna kā~ābols piepūt tūkst pamp pampst sapamp tūka uzblīd kā~apelsīns kā~balons kā~bumba lielumā kļuva~liel kā~greipfrūts kā~melone baklažān =melnu',
    injury:
      'kritu nokrit kritien avārij sitien iesper savainoj trauma iesita pakrit nokritu sasit spēra ievainots trieciens krita sasist =spēriens iespēr ietriec =bumba iesit sadūr spārdīj',
    penis:
      'penis dzimumlocekl loceklis =krāniņš =pipele locekli =dzimumloceklī =krāns =krānu =pimpis =pimpī galviņ =peņa krāniņ pimpīš =gals~melns',
    numb: 'nejūt nejutīg notirp tirpst bez~jūtas nejutīgs nejūtu notirpis nejutīb =mirušas nav~jušanas neko~nejūtu neko~nejūt nekā~nejūtu zaudēj_jušan zuda~jušana jušan_pazud bezjūt',
    legs: 'kāja kājām kājas kāju cirksn augšstilb sēžam starpene dibens =kājas =dupsis stilb ikri ikros =ikru apakšstilb =kāja =kāju nevar_paiet nevaru_paiet nevar_staig nevaru_staig nevar_piecel nevaru_piecel nestaigā',
    pregnant: 'grūtnie grūtniec stāvoklī viena~niere =stāvoklī vienīg~nier ar~vienu~nieri tikai~viena~niere grūtn',
    confused:
      'apjuk miegain samulsis ātri~elpo apjucis =murgi dezorient ātra~elpošana samulsusi muļķīb nevar_pamodin nevaru_pamodin nevar_pamost halucin nesakarīg runā~dīvaini bezsamaņ nezin_kur nesapro juceklīg nereaģ =murgu =murgus =murgo =murgoja ļengan ļengans kā~lupata kā~lupatiņa ātri_elpo elpo~ātri elpo_=ātri nevar~pamodināt grūti~pamodin nevar_uzmodin apātisk neatpazīst neatpazīs neorient nesaprotami runā~muļķības gandrīz_nevar_pamod sajuc gandrīz~nevaru~pamodināt nepazīst',
    infection:
      'infekcij iekaisum iekaisums =cistīts pielonefrīt dedzina_čurā dedzina_čurāš dedzina_urin svilina_čurā svilina_čurāš svilina_urin baktērij_urīn urīnā~baktērij baktēr_urin graizīšana dedzināšan_urin dedzināšan_čurā dedzināšan_čurāš',
    catheter:
      'katetr urīna~mais urīna~maiss maiss_tukš maisiņš_tukš urīnmais tukšs~maiss maisā~nav maisiņā~nav tukšs~maisiņš',
    blocked:
      'aizsprost aizsērēj nedarbojas netek ciet nelaiž neko~nelaiž nestrādā maisiņš_tukš aizdambēj =ciet aizspr nekas~netek netek~nekas nekas~nenāk maiss_tukš maiss~tukšs tukšs~maiss nekas~neiet vairs~netek pārstāja~tecēt beidza~tecēt sauss~maiss nekas~maisā nepil nekas~nepil sauss_maiss',
    crisis:
      'pašnāvīb nogalināt_sevi negribu_dzīvot gribu_mirt gribu_nomirt izdarīt_pašnāvību vairs_negribu_dzīvot beigt_dzīvi dzīvei_nav_jēgas negribas_dzīvot labāk_miris nogalinā_sevi darīt_sev_galu nevēlos_dzīvot gribas_nomirt nav_vērts_dzīvot visu_beigt bez~manis labāk_bez~manis nav_spēka_dzīvot spēka_dzīvot gribu_izbeigt_dzīvi izbeigt_visu gribu_visu_beigt gribu_pazust negribu_būt_vairs nogalinātu_sevi pakārt_sevi lēkt_tilt nolēkt_tilt graizu_sevi griežu_sevi sevi_savaino nodarīt_sev pāri_sev_darīt labāk_nedzīvot negribu_pamosties apnicis_dzīvot apnika_dzīvot dzīvot_vairs_negrib labāk_būtu_nomirt kaut_es_nomirtu gribētu_nomirt gribētu_mirt nav_jēgas_dzīvot atņemt_dzīvību =nošauties =nošaušos =nogalināšos =nogalināties =pakārties =pakāršos =pašnāvība pakārsies pakārties pakārs =pakarsies nošausies nošauj_sevi nošaut_sevi lec_tilta lēks_tilta lēkt_tilta nolēks_tilt zem~vilciena vilciena~priekšā noslīcin_sevi noslīcināsies izdarīs_sev nodarīs_sev sev_kaut~ko sev~kaut~ko kaut~ko~sev kaut~ko~nodarīs izdarīt~sev padarīs_galu darīs_galu sev~galu padarīt_sev_galu atņems_dzīvību beigs_dzīvi izbeigs_dzīvi izbeigt~visu izbeigt~to gribu~to~beigt gribu~beigt atvadu~vēstule atvadu_vēstul atvadījās_mums negrib_dzīvot negrib~vairs~dzīvot vairs~negrib~dzīvot grib_mirt grib_nomirt grib~nomirt labāk~mirt labāk~nomirt labāk~nomirtu labāk~būtu~miris izdzer_visas_tabletes izdzeršu~visas~tabletes iedzert~visas~tabletes pārdoz griež_sevi graiza_sevi neredzu~jēgu neredz~jēgu neredzu~vairs~jēgu nav~vērts~dzīvot nav~jēgas~dzīvot dzīve~bez~jēgas apnikusi~dzīve nogurusi~dzīvot noguris~dzīvot nogalinās_sevi nogalināsies nevaru~vairs~tā neredz_jēgu neredzu_jēgu neredz_vairs_jēgu',
    about:
      'kas~ir ko~nozīmē kā~ārstē kāpēc~rodas kas~izraisa cik~bieži_sastop cik~bieži~sastopama normāli_ilgst parasti_ilgst cik~izplatīta cik~reta kas~tas~ir kas~tas~par kas~tā~ir',
    past: 'bērnībā pagājušajā~gadā pirms~gada pirms~gadiem kad~biju agrāk bērns~būdams kad~biju~mazs pirms~daudziem~gadiem =jaunībā pirms_gadiem pirms_gada pirms_mēnešiem gadu~vecumā bērnība pusaudzis pusaudža gados~man jaunība kā~bērns pērn pagājušajā_mēnesī_bija_temperatūra',
    now: 'tagad šodien atkal kopš šonakt vakar šovakar pēkšņi joprojām sāp jau nevaru =sapēj nevar',
    self: '=man =es =mans =mani =mana dēls vīrs dēlam =tēvs =sieva =vīram =dēls =tēvam mammai mamma puika puikam vecmāmiņa opis tētis tētim sievai mātei bērnam bērns =meita',
    goesOn:
      'pastāvīga nepārtraukta nepāriet nenoslābst nekrīt nenokrīt nenolaižas neatslābst neguļas nemazinās visu~nakti visu~dienu kopš~rīta kopš~vakara kopš~vakardienas nepārtraukti nokrist neapstājas nepārstāj joprojām~asiņo asiņo~un~asiņo vēl~asiņo turpina~asiņot nevar~apturēt nevaram~apturēt spiežam izsūc caurslap no~pusnakts kopš~pusnakts kopš~22 no~22 nebeidz nerimst nevar_apturēt nevaram_apturēt nevaru_apturēt',
    crack: 'krakš lūza salūza brīkšķ krakšķ knikšķ =plīsa nokrakš brīkš plīš krakst nokrakst',
    hard: '=ciets =cieta =cieti =stīvs =stingrs',
    forward: 'aiz uz~priekšu',
    vomit:
      'vemj vemt vēma vemu vēmu vemša vemju atvem izvemj nespēj~noturēt nenoturas nekas~nepaliek nāk~atpakaļ slikta~dūša nelabum vēmien =vemšana =vemšanu =vemšanas izvēm',
    coldSweat:
      'auksti~sviedri aukst_sviedr aukst_nosvīd aukst_slap pelēk_sej pelēks bāls_sviedr lipīg_ād aukst_mitr plankumain marmor plankumi~uz~ķermeņa pelēk~sej pelēks~sejā pelēka~sejā',
  },
  'fi-FI': {
    fine: 'kaikki~hyvin kaikki~kunnossa terve ei~vaivoja oireeton kaikki~ok =terveenä parantunut kunnossa vointi~(hyvä|ok|hyvin) olo~(hyvä|ok|normaali|on~hyvä|ihan~hyvä) voin~hyvin ei~satu ei~kipua ilman~oireita kuume~laski kuume~on~laskenut menee~helposti kunnossa~taas nyt~ok vetää~hyvin',
    not: 'ei en et emme eivät ilman mitään eikä enkä pysty~en koskaan enpysty =eikä =en~pysty kykene mikään =ole =emme =olla emmä eikö ennää eihän =ei~oo =oo',
    or: 'tai eikä',
    but: 'mutta ja',
    other: 'pidättää pidätettyä pidätellä usein paljon hallita kirvel sänky lopettaa tarpeeksi =vaikea',
    pee: 'pissa pissat pissaa virtsat kusta pissittää virtsaamaan tyhjennettyä pissiä kustu pissalle pissattua pissin virtsaan virtsata pissaaminen kuselle =kusen tyhjentää~rakko rakko_tyhjen =kusi lorott kuse kuseksi pissal pissit pissan lirut =kusettaa pisse pisata pissattu',
    urine: '=virtsaa =pissaa =virtsa =pissa =kusta =kusi =virtsan =pissan =virtsassa =pissassa =kusessa =virtsat',
    drop: 'tippa tippaa pisara pisaraa tippaakaan =tilkka =tilkkaa =tipan =tippoja =tipat tippuu lirahd tihkuu tippoja tipoit tilkka tihku tiputt',
    stone:
      'munuaiskivi munuaiskiv =kivi =kiviä kivikohtaus koliikki virtsakivi =kiven =kivet kivikoht =kivestä kivikip kivikipu kivikipuun kivikipuja kivivaiv kivikohtauk',
    side: 'kylki kylkeen kyljessä kylk munuai selkä selkään selässä kylkiä kyljen munuais alaselk =kylkikipu alaselkä =selän ristiselk',
    fever:
      'kuume kuumetta kuumeinen lämpöä kuumeilu =kuumeessa =kuumetta kuumet =lämpöä =mittarissa kuumee kuumeil lämpö lämpöi kuumei =kuumees kuumes',
    shiver:
      'vilunväri vilunväre vilunväristyks väristyks horkka vapina tärisen palelen tärisyttää tärinä =palelee hytis palele hytisyt =täriseen =tärisee vilust horka vapis hampaat~kalis =värisen =tärisyttää =tärisytti =tärisytä =tärisyttä vilunv vilunpuist vilut vilutt hork tärise tärisy palel palelee kalise hampaat_kalis värisee vilunväris =puistattaa =puistatti =hytinä hytise',
    testicle:
      '=kives kiveks kivekse kivesten muna pallit kivespussi kivekseen =munat =munassa =munissa =palli =kassit =kassi =kassissa kulkus pallukk =pussi =pussit =pussiin =palleihin =palleissa =pallit =kasseihin =munille =munia =muniin pallei kivespus =kivestä pallien munan vesikives kivekset palleja pallie palle palli =pallo munat muniin =munan kivespuss pussi_(turpo|musta|sini|iso) munaskut killuttim kulkuset =kiveksen',
    pain: 'kipu kipua kivun sattuu sattua särky särkee koskee kipeä kivut sattui kipeytyi koski =kipeät vihloo särk pakottaa =tulessa kivulias jomott juili vihlo vihlais kipee saatanasti sikakip kipeet kipeämp valittaa huutaa =koske sattuva kipuja ulvoo itkee~kiv kipuilee kivist kolotta kipeen kipiä kivikohtaus kivikipu jomottaa viiltä pistää pistävä pistelee puristaa puristava tuska tuskis tuskais itkee~kivusta huutaa~kivusta huutaa~kivun parkuu repivä polttava~kipu',
    strong:
      'äkillin yhtäkkiä raju voimak kauhea sietämät hirveä heräsi yhtäkkinen äkisti =kovat hirvittäv kamala sietämätön järkyttäv yks~kaks terävä helvetin saatan perkele saakeli hirmu yhtäkki tajuton karmea karsea viiltäv jumalattom äkkiä hirveen mieletö järjettö heräs räjäh pirun heräsin ku~salama sika sikakip kamal hirvee hirveet hirveät jäätäv yhtäkkine äkki äkillis äkist puskista salama hirve hirvit kammott järkyt kestämät helvet saatanal pahin kova~kipu kovat~kivut sikana sikakipe sikakipee tappava tajutt~kipu huutaa itku~tuli heräsin~(yöllä|kipuun) tosi~pahasti niin~että kaksinker kaksin~kerroin voimakas repivä viiltävä =kova =kovaa',
    twist:
      'kiertym kiertynyt torsio kiertyi vääntyn kierähtä kiertymä kierähtän vääntyny mennyt~solmuun pyörähtän =kiertynyt kierty kiertyny nousi~ylös',
    erection:
      'erektio seisokki jäykistym seisoo =stondis jäykkänä =seisoo =seissy =seissyt jököt pystyssä =pystyssä =seisonut törröt stondik =tönöttää =jöpöttää kovettun seiso seissy seisok erekti tanas pystys stondi =bonerin jökött törött',
    hour: 'tunti tuntia tuntiin tunnin =h =tuntii =tuntiin =tuntia tuntika',
    lasts:
      'laske laskenut laskeudu mene~ohi lähde tyhjene lamaan veltos rauhoit asetu alas =lasku =laskee =laskenu mee~ohi helpota pehmene löysty häviä lerpah laskee laskeud laantu hellit pehmen veltost =ohi mene~alas lannu rauhoitu tyrehdy tyhjen',
    alone:
      'verenmyrkytys sepsis priapism priapizm paraphimos parafimo urosepsis =sepsis (seksi|sekss|yhdynn|rakast|pano|panoho|nai|nussi|naidess|hommiss|sängys|petipuuh|sängyssä)_(raks|naps|napsah|pauk|paukah|poks|poksah|katke|murtu|taittu|rusah|ratk|rutist|rusaht|rusahd)',
    blood: 'veri verta verinen vuotaa verenvuoto verise =verta veristä',
    red: 'punai punaista rusk',
    clot: 'hyytymä hyytymiä verihyytym klimp =hyytymät kokkare =klöntti =paakku klöntte palasia =paloja klimppe klönt hyytelö möykky paakkuj =klimppejä köntt hyyty =möykky =möykkyjä paakku paakk kokkar =köntti könttejä =lima~veri verikök veripal',
    heavy:
      'paljon runsa pyörry huimaa valtava pelkkää~verta pelkkä~veri pyörryttää pyörtymä =täynnä tulvi ihan~punainen ihan~punasta paljo ryöppy suihku punasena verilammikko vuotaa~vaan vuotaa~läpi kastuu~verest verestä~märkä litimär ihan~veressä veressä verestä~punainen litimärk valtavast solkenaan solkena valuu ryöpp lorisee pelkästään~verta ihan~punanen kirkkaanpun tummanpun täynnä~verta verestä~punai litroittain hirveesti runsaas =suihkuaa suihku_veri noruu läpimär side_läpi sidokset_läpi ei~(tyrehdy|lopu|lakkaa|lopu|loppunu|hyydy|tyrehdykään) eikä~(tyrehdy|lopu|lakkaa|loppunu|hyydy) tyreh',
    foreskin:
      'esinahka esinahan esinahk esinaha nahka~jäi esinah nahka_(jumi|jumissa|tersk|pippel|eteen|taakse|taka) =nahka =nahkaa',
    stuck:
      'jumissa jumiin jäi~kiinni kiinni juuttu puristuk jumittu jäi~taakse jäi~terskan ei~mene~takasin ei~mene~takaisin ei~mee kuristu ei~palaudu ei~saa~takaisin =puristaa =puristuu jumi jumitt jäi~taka kuris kurist taakse~jumiin taka kiinni~jäi ei~saa~eteen puristaa_juur ei~(tule|saa|mene|liiku)~eteen eikä~(tule|saa|mene|liiku)~eteen',
    swollen:
      'turvon turvok turpoa turvotus =sininen =musta mustelma =violetti turvoksiss turvonnut turpo paisu pullist sinertä mustunu mustanpuhuv kuin~omena ku~omena violet valtavaks turvonnu turvoksissa lilaa lila mustunut tummanvioletti vinossa valtava turvo pöhö pöhöt pöhött pullis ajettu =iso isoksi ku_greip suuren kuin~(greippi|tennispallo|appelsiini|pallo|omena|munakoiso|luumu) sinis mustel munakois',
    injury:
      'kaadui putosi onnettomuu potku isku loukkaa vamma tapaturma löin kaaduin putosin kaatui potkais potkittu kolari lyöty iskeyt liukastu tuli~potku kaatu tippu pudon iskun kolahd tärsky polvella osui murjo osus potkas tipuin putos törmä lyönti löi kolhu satutt kiekko_(pall|mun|kives) rysähd jäi~alle tangolle polvi_(mun|pall|kives|nivu)',
    penis:
      'penis sukupuolielin siitin =pippeli =kulli =muna terska penikse =kalu =kullin =mulkku =kikkeli =kyrpä =kyrvän =meisseli =molo =pili =pippelin =heppi kyrpä pää~tumman penisrenkaa pippeli penisren pippel kikkel kulli vehje =vehkeet kalu =kalun mela =melan jorma terskan terskass nuppi pili =pilin vehkeen heppi tisuri molo',
    numb: 'puutu puutunut tunnoton turta ei~tunne en~tunne tunnottom puutuu puuduksi tunto~häv tunto_hävi tunto~pois puuduk puutun turtun ei~tunnu~mitään tunnu~mitään turtu tunnotto tunno (en|ei|enkä|eikä)_(tunne|tunnu)_(jalk|taka|reisi|reide|haar|väli|pakara|pylly|perse|alapää|mitään|tersk|peniks|pippel|jalkoväl) tunto~(pois|poissa|hävisi|lähti|katosi|kadonnut|meni|häipyi) (tunto|tunnon)_(häv|poiss|kato|menet) pistel kihelmö',
    legs: '=jalka jalat jaloissa haara nivus reidet pakarat =haaroissa =haarovälissä haarovälin haaroväli reisi =persaus =perse pakara =haarat haaruk pohje pohkeen pohkees pohkeessa sääri säären koipi jalkoj alapää =jaloista takapuoli takapuole takamus takamuk pylly pyllyn peffa peppu välilihassa jalkoja jaloiss jalois haaroväl haarov jalkoväl takapuol pakar persaus perse =pylly reide ratsupaik satula istuin pohk sääre alaraaj =koivet kinttu =jalkojen =jalkaa =jalassa =jalkaan =jalan =jalkani =jalat',
    pregnant:
      'raskaana yksi~munuainen raskaan odotan~vauvaa odottaa~vauvaa odotan_vauva =paksuna (yks|yksi|ainoa|1)~(munuainen|munuaine) (yks|vaan|vain|ainoa|toinen)_munuai munuainen_poistettu munuaisen_poisto yksimunuai yhdellä~munuaisella yhden~munuaisen',
    vomit:
      'oksentaa yrjö yrjo oksu antaa~ylen oksent oksens oksen oksettaa oksetta yrjoo ylenanta yökk laatta laatoit =laattaa puklaa (tulee|tulevat|tuli)_ylös (ei|eivät)_pysy_(sisällä|alhaalla|vesi|lääk|ruoka) ei~pysy~sisällä mikään~ei~pysy (kaikki|kaiken|antibioot|lääke|vesi)_ylös pahoinvoin',
    confused:
      'sekava uneli tokkura hengittää~nopeasti sekav hourii houraile =sekaisin tajuton nopea~hengitys tokkurai höpöt höpis houri ei~saa~hereille ei_hereille ei~herää omiaan~puh puhuu~omiaan sekoil tokkurain ei~tunnista ei~reagoi tajutto puhuu~puuta harhai harhoja =sekasin =pihalla hereille houra houraa hourai houree veltto velto ihan~sekaisin ei~meinaa~saada~hereille ei_herää_kunnol nukkuu~vaan sekavana ei~saada~hereille meinaa_hereille ei_meinaa_herätä seka =sekai =sekais höpi houre tokkur pihal ihan~pihalla tolalt ei~tiedä~(missä|mikä|kuka) eikä~tiedä~(missä|mikä|kuka) ei~(tunnista|tunne)~(meitä|minua|mua|ketään) ei~(herää|heräile|reagoi|vastaa|saada~hereille|saa~hereille) (hengit|henk)_(puusk|tihe|nope|läähät) läähät nukkuu~koko~ajan puhuu~(omiaan|outoja|pehmoja|sekavia|ihan~sekavia) ei~oo~oma~ittens vastail~oudosti älytön~puhe =poissaoleva =sekainen =sekaisina',
    infection:
      'tulehdus infektio virtsatieinfektio virtsatulehdus =pissatulehdus virtsatulehd =tulehdus vti munuaistuleh virtsatietuleh tulehdu virtsatul pissatul munuaistul infekti =vti virtsisko =pissis (kirvel|polttel|polttaa|kirvelee)_(piss|virts|kust|kuse|vessa) rakkotul märkä =mätää eturauhastul bakteeri',
    catheter:
      'katetri katetroi katetroin toistokatetr virtsapussi keräyspussi pussi_tyhj foley katetr =katet katetripuss kestokat =letku letku letkust pissaletku pissapuss cystofix kystofix virtsapuss =kanyyli',
    blocked:
      'tukossa tukkeutu ei~vedä ei~valu tukko ei~tyhjene ei~päästä pussi~tyhj tukos tukkeess tyhjä pussi_tyhjä pussi_ollut_tyhjä taittunu taittunut mutka~letku ei~tuu ei~ole~tullut mitään~ei~ole~tullut tukke tukki tukkeut pussi_(tyhj|kuiv) pussiin_(mitään|tipp|tullu|tuu|tule) (ei|eikä)~(vedä|valu|tyhjene|toimi|tyhjenny|juokse) ei~oo~tullu~mitään ei~ole~tullut~mitään ei~tule~mitään ei~tuu~mitään mitään~ei~tule',
    crisis:
      'itsemurha tappaa_itseni en_halua_elää haluan_kuolla lopettaa_elämä tappaa~itseni päättää_elämäni en_jaksa_elää elämä_turha elämällä_merkitystä parempi_kuolleena tapan_itseni en_tahdo_elää riistää_henkeni lopettaa~elämäni en_jaksa_enää_elää haluaisin_kuolla elämä_arvoinen elämä_ei_kannata päättää_päivänsä päättää_päiväni päivä_päätyk ilman~mua ilman~minua paremmin_ilman tapan~itteni tappaa~itteni tappaa_itte tapan_itte haluan_pois_täält haluun_kuolla haluun_pois_täält lähteä_täältä_lopullisesti en_haluu_elää en_halua_olla_elossa en_halua_herätä elämä_ei_elämisen toivoisin_kuolleen toivon_kuolevani olisinpa_kuollut olisipa_kuollut kuolisin_mieluummin mieluummin_kuollut kuolla_pois satuttaa_itseäni vahingoittaa_itseäni hypätä_sillalta hyppään_sillalta ampua_itseni hengiltä_itseni en~jaksa~elää loppu_elämälle elämästä_loppu en_jaksa_elämää itsetuho =viiltelen =viiltelee =hirttää =hirtän =hirttäydyn =hirttäytyä viiltelen_itseäni ampua~itsensä ampuvansa~itsensä ampuvansa ampuu~itsensä tappaa~itsensä tappavansa~itsensä tapan~itseni hirttää~itsensä hirttävänsä hirttäytyä haluaa~kuolla ei~halua~elää ei~jaksa~elää haluavansa~kuolla tekee~itsemurhan päättää~päivänsä itsensä_tappaa itsensä_ampu ei_halua_enää_elää (en|ei|enkä)_(jaksa|halua|haluu|kestä|viitsi|pysty)_(elää|elämää|elä|jatkaa~elämää|olla~elossa|herätä) (haluan|haluun|toivon|tahdon|haluisin|haluaisin)_(kuolla|pois|kuolema|kuolisin|nukkua~pois) lopetan~(tän|tämän|kaiken|elämäni|itseni|päiväni|elämän) lopettaa~(tän|tämän|kaiken|elämäni|itseni|päiväni|elämän) (lopetan|lopettaa|lopettais|päättää|päätän)_(kaik|itse|elämä|päiv|kärsim) (tapan|tapa|tappa|tappaa|tappaisin|surma|hirtt|hirtän|ammun)_itse itsemurh itsari =itsetuho elämä_(turha|merkitys|merkityst|järk|mieltä|pilal)_(ei|elä|kuol) parempi~(kuolleena|kuolla|jos~kuolisin|ilman~minua) olisin~kuollut hyppää_(sillalt|junan|katolta|parvek) en~enää~herää ei~tarvis~herätä en~heräisi nukahtaa~eikä~herätä',
    about:
      'mikä~on mitä~on mitä~tarkoittaa miten~hoidetaan mistä~johtuu mitä~ovat mikä~aiheuttaa kuinka~yleinen miten~yleinen kuinka~harvinainen mitä~tarkottaa mitä~meinaa mikä~tarkoittaa kauanko_normaalisti kauanko_yleensä kauan_normaalisti kestää_yleensä kestää_normaalisti',
    past: 'lapsena viime~vuonna vuosia~sitten vuosi~sitten aiemmin ennen~minulla oli~lapsena lapsuudessa kun~olin~pieni pienenä poikana nuorena vuotta~sitten kuukausia~sitten vuotiaana =teininä vuosi~sitte vuotta~sitte vuosia~sitte kakarana muksuna joskus~nuor oli~aikoinaan aikoinaan (vuotta|vuosia|vuos|kuukautta|kk|vuonna)~sitten viime~(vuonna|talvena|kesänä|keväänä|syksynä) pikkupoikana silloin~joskus aikanaan joskus~nuorena teininä armeijassa~ollessa',
    now: 'nyt tänään taas alkaen viime~yönä asti eilen äsken yhtäkkiä vieläkin yhä edelleen sattuu särkee en~pysty en~saa jo viime~yöstä ei~saa ei~pysty',
    self: '=minä =minulla =minun =en =olen poikani mieheni poika =isä =vaimo =äiti =isäni =mies =minut =mä =mul =mulla =mun =mua =vaari =ukki =mummo =poikaa =pojalla =isällä =äidillä =mieheni =vaimoni =lapsi =lapsella',
    cannotPee:
      'mitään~ei~tule ei~tule~mitään ei~tule~yhtään pissa~ei~tule virtsa~ei~tule virtsaumpi ponnistan_mitään ei~lorise ei~tuu~mitään mitään~ei~tuu ei~tule~pissaa ei~tule~kusta ponnistan_vain ponnistan_ei rakko_räjähtä ei~tuu pissaa~ei~tule kusta~ei~tule virtsaamispakko_ei rakko_halke rakko_repe rakko_puhke (en|ei|eikä|enkä)~(oo|ole|o|oon|ookaan|saa|saanu|saanut|pysty|pystyny|pysty|pääse|päässy|päässyt|onnistu|kykene)~(saanu|saanut|päässy|päässyt|pystyny|pystynyt|)~(kustua|kusta|pissata|pissattua|pissaamaan|pissalle|kuselle|kusemaan|virtsaamaan|virtsata|virtsattua|laskettua|vedelle|pissille|pissaan|kusella|tyhjennettyä) (pissa|kusi|virtsa|pissi)~ei~(lähde|tuu|tule|irtoa|lähe|lähde~liikkeelle|lähe~liikkeelle|laskeudu|juokse) (pissa|kusi|virtsa|pissaaminen|virtsaaminen|kuseminen)~(ei|eikä)~onnistu (ei|eikä)~(tuu|tule|tullu|tullut|irtoo|irtoa|lähe|lähde)~(yhtään|pisaraakaan|tippaakaan|mitään|pissaa|kusta|pissaakaan|virtsaa|kusee) (ei|eikä)~(tuu|tule|tullu)~(ku|kuin|muuta~kuin|kun)~(tippoja|tippa|pisaroita|pari~tippaa|muutama~tippa) virtsaump umpee ummessa rakko_(halke|räjäht|poksah|pakahtu)_(ei|tule|tuu|tipp) (ramppaa|ravaa|käy|juoksee)_vessa_(tippa|tippaa|tippoja) tulee~(vaan|vain|pelkkä|pelkkää)~(tippa|tippoja|tippaa)',
    goesOn:
      'jatkuva pysyvä jatkuvasti koko~yön koko~päivän aamusta~asti aamusta~lähtien eilisestä~asti eilisillasta viime~yöstä yöstä~asti herkeämät =vieläki edelleen vuotaa~vaan vuotaa~vain ei~lopu ei~tyrehdy ei~lakkaa vuotaa~yhä vaikka_painan vaikka_painetaan vaikka_painettu vaikka~kuinka~painan painettu~jo ei~ota~loppuakseen ei_tyrehdy ei_lakkaa_vuotamasta vuotaa~edelleen ei~(tyrehdy|lopu|lakkaa|laske|lerpahda|laannu|mene~ohi|hellitä|asetu|mene~alas) eikä~(tyrehdy|lopu|lakkaa|laske|lerpahda|laannu|mene~ohi|hellitä|asetu|mene~alas) koko~(yön|päivän|ajan|aamun|illan) (aamusta|eilisestä|illasta|yöstä|aamuyöstä)~(asti|saakka|lähtien) taukoamatta tauotta lakkaamatta edelleen~(kova|pystyssä|vuotaa) yhä~(kova|vuotaa|pystyssä) tuntikau herkeämättä',
    crack:
      'naksah napsahd murtui katkesi rusahd naksaus poksah paukah paukahd pamahd naksaht poksaht raks raksah naps napsah pauk poks katkes murtu taittu rusah rusaht rasah krak',
    hard: '=kova =kovana =jäykkä =kovettunut =jäykkänä =kivikova kova kovan kivikov pinkeä pinkee pinke kuin~kivi ku~kivi kun~kivi jäykkänä pystyssä =tanassa tanassa tönkkö',
    forward: 'taakse takana eteen',
    coldSweat:
      'kylmänhik kylmä_hiki kylmä_hiess kylmässä~hiessä kylmässä_hiessä kylmää_hike kylmän_nihke nihke harmaa_iho harmaa_hik kalmankalp tuskanhi kylmänhikinen kylmänhi kylmä~hiki kylmähik (kädet|jalat|iho|raajat|kädet|sormet)_(jää|jäiset|kylmä|kylmät|läikik|läikk|marmor|sini|harma|nihke) marmor marmoroit läikik läikät kalpea kalvakk kalpe harmaa tuhkan lakananv lakanan kelmeä hiki~valuu',
    medicine:
      'sialis potenssilääk potenssilääkk potenssipiller potenssi_lääke sininen~pilleri sinisen~pillerin siniset~pillerit siniset sinisiä~pillereitä erektiolääk erektiolääkk erektio_lääke viagraa potenssilää potenssipil erektiolää seisokkilääk piikki_(peni|siitti|kulli|kikkel) (pistin|pistos|piikki|ruiske)_(peni|siitt|kulli|paisuv) sildenafii tadalafii',
  },
  'cs-CZ': {
    fine: 'v~pořádku všechno~dobré zdravý zdravá bez~potíží vše~ok zdravé v~pohodě je~zdrav =dobrý uzdrav',
    not: 'ne není nemůžu nemohu nejde bez vůbec nikdy nemůže ani žádn žádná žádné nedokážu nejsem nemám nemuzu nečůrám nemočím nejdou nejde~mi nemůžou nedaří nemuzem =nic nevyjde nevyšla nijak neměl nebyl nechce nemůžem nemá nemohl nemohla neměla nešlo nepřestává nedokáže nemužu nemúžu',
    or: 'nebo ani',
    but: 'ale a s však',
    other: 'udržet zadržet často moc ovládat postel přestat pálí potíže dost problém v~moči',
    cannotPee:
      'nečůrám nemočím nemohu~močit nečurám nevyčůr nečůrá nemočí nic~nejde nic~neteče nic~nevyjde nic~nevychází nejde~ven nemůžu~na~malou nevyčurám nečůral nečural nemohu~se~vymočit nechčij tlačím_nic nevymoč nevyčůral nevymočil nevychc nechcij nevyčur nečůra nečura nemoč neodskoč tlačí_nic měchýř_praskne nic~ze~mě~nejde nejde_čůrání nejde_chcaní zástava~moči retence~moči nejde~mi~to~na~malou nic~nevyleze nic~nepadá nelulal nemůžu_vyprázdnit nemohu_vyprázdnit nejde_vyprázdnit nelze_vyprázdnit nemůže_vyprázdnit nejde~mi~čůrat čůrat~a~nic čůrání~a~nic ani~kapka ani~kapku na~malou~a~nic nepočůr zastavil~se~moč vyjdou_kapky vyjdou_kapk vyjde_kapk vyjde~jen přijde_kapk přestal_čůrat přestala_čůrat přestal_močit',
    pee: 'čůrat vyčůrat čurat močit vymočit chcát čůrám močení vycurat vyčurat =čurám =čůrá =čurá =močím =chčiju =vychcat vychcat vyprázdnit~měchýř na~malou lulat =močit chcal chcaní čůrání čurání čurán =chcát =chcat chčij lulá vymoč vylul =vodu~pustit vyprázdnit~se odskočit~si po~kapkách skoro~nejde jen~kape pouze~kape',
    urine:
      '=moč =moči =čůrání =chcanky =čůránky =močí =čurání =chcankách =chcánky =moče =míse =hajzlu =záchodě =nočníku',
    drop: 'kapka kapku kapky kapička =kapičku =kapce kapk kapičk =kapek =čůrek',
    stone: 'kámen kamen kameny ledvinov kolika kamínek kamín =kámem písek~v',
    side: 'bok boku ledvina ledviny ledvině záda zádech kříž bedra ledvin ledvinách =zad =zádech =boky bederní kříži =kříže =bedrech =ledvinu =zádama =slabin',
    fever:
      'horečk teplota teplotu horečka horecka =teploty =teplotou =teplot devětatřicet osmatřicet třicet~devět =horko =vařím',
    shiver:
      'zimnice zimnici třes třesavka třese mrazí klepu třesu třesavku klepe mrazení drkotá =třes =zima~mi =zimou klep =klepu rozklep drkot třás třesk',
    testicle:
      'varle varlete varlat varleti koule vajce šourek varlata =koulích =kouli =vejce =kulky =koulí =pytlík =kulička =kuličky varlátk kulk =kule =koule =gule =vajíčko šourk =pytel =varlátko =kulí pytlík varlet',
    pain: 'bolí bolest bolesti bolestí bolelo =bolí~mě zabolel bolestiv rozbolel =boly =bolý =bolej řve řval píchá =řeže =pálí~jak =bolet ukrutn umírám~bolest kruté =škube kolik svírá_prs svírá_srd svírá_hrud tlačí_prs tlačí_hrud tlak_prsou tlak_hrud chytlo_srd píchlo bodlo bodá nemůže_najít_poloh nemůžu_najít_poloh svíjí zkroutil brečí_bolest křičí vystřeluj svírá_prsou svírá_prsa svírá_srdc tlačí_prsou tlačí_prsa chytlo_srdc ničeho_nic_bolest ničeho_nic_bolí ničeho_nic_bolesti sevřel_hrud sevřel_prsou sevřelo stáhlo_hrud',
    strong:
      'náhle náhlá siln prudk strašn hrozn nesnesit najednou zničehonic vzbudil obrovsk krut náhlý prudce =děsn příšern ukrutn hrozně akutní krutá ostrá =obrovská zčista šílen jak~čert jak~prase jak~sviň sakra =náhlej děsně hrůz neskutečn řval řve pekel neúnos k~nevydržení nevydrž probudil příšerně',
    twist:
      'torze torzi přetočen otočen zkroucen překroucen překrouc přetočil otočilo přetočené stočen překrut zamot zkrout =otočené přetáčen přetoč =otočený',
    erection:
      'erekce erekci ztopoření ztopořen =stojí =ztvrdl stojáka =stoják =erekcí erekt =postavený =stál neklesá_hodin neklesl_hodin nepovol_hodin neopad_hodin nesplask_hodin neochab_hodin nezměkl_hodin neustup_hodin nepadá_hodin nemizí_hodin neklesá_noc nesplask_noc nepovol_noc nepadá_noc',
    hour: 'hodin hodiny hodinu =h',
    goesOn:
      'neklesá nepomíjí nepovoluje neustupuje trvalá neustálá stálá neklesl nepovolil neopad nesplask neochab nezměkl nepadá nepřestává =furt celou~noc celý~den od~rána od~večera od~včerejška ne~a~ne~povolit pořád~krvácí stále~krvácí krvácí~dál teče~dál prosak krvácí~a~krvácí nejde~zastavit nezastav tlačíme pořád~teče nepřestat od~půlnoci od~22 od~23 od~jedenácti nejde_zastavit nedá_zastavit nemůžeme_zastavit nejde~to~zastavit',
    lasts: 'klesá povolí odtéká spadn dolů povol splask ochab opad klesn ustoup změkn zmizet přejde sklesn pustí padn',
    alone:
      'sepse sepsi otrava~krve priapism priapizm paraphimos parafimo urosepse urosepsis =sepsis sex_křup sex_prask sex_luplo sex_ruplo milov_křup milov_prask milov_luplo erekc_křup =sexu_křup =sex_křup =sexu_prask =sex_prask =sexu_lupl =sex_lupl =sexu_rupl =sex_rupl',
    blood: 'krev krve krvá krví krváce krvav =krvi krvavě =krvavý',
    red: 'červen hněd',
    clot: 'sraženin sraženiny chuchval =kusy =hrudky =kusů sražen =kousky chuchv =slepence =cáry =žmolky =hleny hrudk kusanc kečup ketchup želé rosol',
    heavy:
      'hodně silně mnoho omdl motá spousta jen~krev samá~krev čistá~krev omdlév točí~hlava mdlob čistou~krev samou~krev čisté~krve hromad =plno =plný proud teče~krev =rudou samou lije motám =stříká omdlé kečup ketchup jako~víno rajč_omáčk červené~víno kaluž jak~z~kohoutku',
    foreskin: 'předkožk předkož =kůžička kůži~na~péru =kůžičku',
    stuck:
      'zasekl uvízl zaškrc nejde~zpět zaseknut skřípl zaškrt uvízlá =přeskočila zůstal~za zůstala~za nejde~přetáhnout nejde~zpátky nejde~nazpátek nejde~přes nemůžu~přetáhnout zpátky přeskočil stažen škrt zaškrcen zaškrcuj jako~prsten',
    swollen:
      'otekl oteče otok nateklý oteklá napuchl =modrý =modré =modrá =fialov otékl modřin zduřel natekl nateklo nateklé natekla naběhl nafoukl zčernal jako~jablko jak~jablko jako~balón jak~balon =černý =černé zfialov zmodral oteklé =opuchl obrovsk~koul zvětšil jako~grep jak~grep jako~pomeranč jako~meloun jako~míč =černou =černá =zčernalé lilek baklažán',
    injury:
      'spadl upadl pád nehoda kopl kopnutí úder zranění úraz uhodil spadnul kopnul nakopl udeřil bouračk nakopnut narazil kopan kopanec =ránu =míčem balónem spad sletěl vyboural nabour praštil srazil =trefil trefila rozkrok~o zmáčk přimáčk koleno~do kolenem uklouz upad',
    penis:
      'penis pyj genitál přirození =péro =pinďour =čurák =pták =lulan žalud =ptáka úd =ocas =čůrák =penisu =penise =bimbas =ptáku =ptákem =pinďoura =kokot =žaludu =žalud pindík pinďa =pindíku bimbas žaludu',
    numb: 'necitliv znecitliv brnění mravenčen otupěl necítím bez~citu zmrtvěl mravenčí =brní necít mravenč brní =necitlivé =zdřevěn nemám~cit nemá~cit ztratil~cit ztratila~cit nic~necítím nic~necítí žádný~cit ztráta~citu',
    legs: 'nohama nohou nohy tříslo rozkrok stehn zadek hýžď hráz =klín prdel =zadek =rozkroku =třísla =třísle =tříslech lýtk =noha =nohu =noze =nohám =nohách nemůže_chodit nemůžu_chodit nemůže_vstát nechodí nemůžu_vstát',
    pregnant:
      'těhotn jedna~ledvina jednu~ledvinu těhu jedinou~ledvinu =těhotná jednou~ledvinou jen~jednu~ledvinu s~jednou~ledvinou',
    vomit:
      'zvracím zvrací zvracet zvracel blije =blil =bliju =bleje =blít =zvratky blinkal vyhodím~ho vyhodím~je vyhodí~ho vyhodí~je vyhodil vyhazuj neudržím_jídlo vrhá =hodil =hodila =šavlu =šavli neudrží~v~sobě neudržím~v~sobě vyzvrac vyzvrat vyzvracím',
    confused:
      'zmaten ospal rychle~dýchá zmatek dezorient mluví~z~cesty zrychlené~dýchání bezvědomí rychlé~dýchání blouzní nesmysl mluví~z~cest mele~nesmysl nejde~probudit nemůže_probudit nemůžem_probudit nemůžu_probudit nelze_probudit nejde_vzbudit nereagu nekomunik neví~kde neví_kde nepoznáv halucin mimo~sebe =mimo motá~se~mu~řeč =blábolí apatick nejde_probrat odpadá =plácá =blouzní =blouznil =blouznila =blouznění hadr~a jako~hadr hadrov malátn rychle_dých nevnímá těžko~se~budí nedá~se~vzbudit nedá_probudit odkývává sotva_probud skoro~ji~nemůžu~probudit nepoznává nepozná mluví~mimo z~cesty',
    infection:
      'infekce infekci zánět =infekcí zápal =močáku pálí_čůr pálí_moč pálení_moč pálení_čůr řeže_čůr bakteri_moč pálí_čůrá pálí_čůrán pálí_=moč pálí_=moči pálí_močen pálí_močí pálení_=moč pálení_=moči pálení_močen pálení_močí pálení_čůrá pálení_čůrán řeže_čůrá řeže_čůrán bakteri_=moč bakteri_=moči bakteri_močen bakteri_močí',
    catheter: 'katétr cévka katetr sáček_prázdn sáček~na~moč pytlík_moč prázdný~pytlík v~sáčku cévk vycévk',
    blocked:
      'ucpan ucpal neteče neodtéká nefunguje nepouští neodvádí nepropou zacpan nic~nepouští sáček_prázd prázdný~sáček netekl =ucpaný nic~neteče nic~neodtéká nic~nejde~do nic~neodchází nic~z~ní~neteče nic~v~sáčku sáček~prázdný sáček~je~prázdný suchý~sáček přestal~téct přestala~téct přestalo~téct od~rána~nic nic~od~rána od~noci~nic nic~od~noci od~večera~nic nic~neodešlo nekape nekape~nic nic~nekape suchý_sáček suchý_pytlík',
    crisis:
      'sebevražd zabít_se zabiju_se nechci_žít chci_umřít chci_zemřít ukončit_život skončit_se_životem ublížit_si nemá_smysl_žít radši_mrtvý vzít_si_život skoncovat_životem zabít~se nechce_se_mi_žít nechci_už_být život_nemá_smysl nemá_cenu_žít vzít~si~život vzal_život_si vezmu_život_si beze~mě beze_mě_líp beze_mne_lépe beze~mne nejradši_nebyl nejraději_nebyl tu_nebyl nechci_tu_být nechci_tady_být kéž_nebyl radši_umřel raději_umřel bych_umřel chtěl_umřít chtěla_umřít nechce_žít nechce_živ nechci~žít skočím_mostu skočit_mostu řežu_se řezat_se podřez_žíly ubliž_sobě ubliž_si zabila_se zabil_se se~zabiju se~zabil skončit_vším skoncuj ukončit_to_všechno konec_se_vším konec~se~životem nevidím_smysl_žít nevidím_smysl_život nechci_se_probudit usnout_neprobudit zmizet_světa lepší_mrtvej radši_mrtv nebudu_žít nechcu_žít neviděl_smysl_život už~nechci~být sebevraž =podřežu =oběsím =oběsit =oběšení =sebepoškozování =sebepoškozuju =sebepoškozuji =sebepoškozuje prášky_spolknu spolknu_všechny skočí_mostu skočí_okna skočím_okna skočit_okna skočí~pod skočit~pod skočím~pod pod~vlak oběsí~se se~oběsí oběsím~se zastřelí~se se~zastřelí zastřelím~se zastřelit~se utopí~se něco~si~udělá si~něco~udělá si~něco~udělám udělat~si~něco něco~si~udělám udělá~si~něco skončí_se_životem ukončí_život ukončit~to chci~to~ukončit chci~to~skončit skoncovat dopis_rozlouč rozloučil_námi nechce~už~žít nechce~už~být už~nechce~žít nemá~proč~žít nemám~proč~žít nemám~důvod~žít život~nemá~cenu nechce~dál~žít nechci~dál~žít spolykal_prášk spolykám_prášk spolykat_prášk předávk vezmu_všechny_prášky vzít_všechny_prášky nevidím~smysl nevidí~smysl nevidím~už~smysl mám~dost~života už~nechci~dál chce~umřít chce~zemřít umřít~chci radši~umřít radši~umřu raději~umřu zabije~se se~zabije podřeže_žíly řeže~se ubližuje~si skončit~se~vším skončit~to skončit~s~tím',
    about:
      'co~je co~jsou co~znamená co~to~je jak~se~léčí jak~vzniká proč~vzniká jak~častá jak~časté jak~častý jak~vzácná normálně_trvá obvykle_trvá běžně_trvá co~způsobuje co~to~znamená',
    past: 'jako~dítě loni před~lety minulý~rok v~dětství kdysi před~rokem když~jsem~byl v~mládí jako~malý jako~kluk před~mnoha~lety před_lety před_rokem před_roky v~patnácti v~deseti v~dvanácti v~šestnácti ve~třinácti ve~čtrnácti v~14~letech v~15~letech v~16~letech ve~12~letech ve~13~letech v~10~letech v~11~letech v~17~letech v~18~letech v~pubertě jako~dítěti jako~malej jako~dospívající roky~zpátky let~zpátky když~mi~bylo mělo_minulý_měsíc_teplotu mělo_minulý_měsíc_horečku',
    now: 'teď dnes zase~mám od~rána znovu od~včera najednou včera =už pořád bolí nemůžu furt dneska právě teďka od~večera nemůže nejde',
    self: '=já =můj =mě =mi =mám =jsem =mně syn manžel =táta =otec =manželka =syna =manželovi =máma =kluk =děda =dědek =babička =mámu =tátu =dcera =dítě =mého =brácha =chlap',
    crack: 'prasklo křuplo ruplo lupnutí prasknutí křupnutí zlomil luplo prask křup rup lupnut křupnut puklo',
    hard: '=tvrdý =tvrdé =ztuhlý =tvrdej =ztvrdlý =tuhý =kámen~tvrdý',
    forward: 'dopředu =za~žaludem přetáhnout~zpět',
    coldSweat:
      'studen_pot studen_zpocen studená_pot studená~a~opocen ledov_pot ledov_zpoce chladn_pot zpocen_studen opocen lepkav =šedý =šedivý =šedá =šedivá popelav celý~mokrý mramorov skvrnit flekat fleky~po~těle',
  },
  'sk-SK': {
    fine: 'v~poriadku všetko~dobré zdravý zdravá bez~ťažkostí nič~mi~nie~je zdravé v~pohode je~zdrav uzdrav =fajn',
    not: 'ne nie nemôžem nemozem nejde bez vôbec nikdy ani žiadn žiadna žiadne nedokážem nemám nie~je nevyjde nevyšla nejde~mi nemôžu nedarí nič nijako nemozes nebol nemal nechce nemá nemala nemohol nemohla nešlo nemožem nemožu neviem nevie nevieme nevládze',
    or: 'alebo ani',
    but: 'ale a s so však prečo či koľko kedy',
    other: 'udržať zadržať často veľa ovládať posteľ prestať páli ťažkosti dosť problém v~moči',
    cannotPee:
      'necikám nemočím necikam nemôže~močiť nič~nejde nič~nevyjde nič~netečie nič~nevychádza nejde~von nevyciká necikal nemôžem~ísť~na~malú nečúram nešťij nevyčúra nemočil tlačím_nič nevymoč nevycikal nevyšťal nešťal nevycik necik nečúr nevyčúr nemoč nejde_cikanie nejde_čúranie tlačí_nič mechúr_praskne nič~zo~mňa~nejde zástava~moču retencia~moču nič~nevylez nič~nepadá nevie_vymoč nevie_vycik nelul nemôžem_vyprázdniť nejde_vyprázdniť nedá_vyprázdniť nevie_vyprázdniť nejde~mi~cikať cikať~a~nič ani~kvapka ani~kvapku na~malú~a~nič nevymočil zastavil~sa~moč nič~nevyteč nič~z~neho~nejde dve~kvapky len~kvapky vyjdú_kvapk vyjde_kvapk príde_kvapk vyjde_kvapôč vyjde~len~kvap iba~kvapk prestal_cikať prestala_cikať prestal_močiť',
    pee: 'cikať vycikať močiť vymočiť cikám močenie šťať čúrať ciká vyčúrať =čúram =cikam =šťať vyšťať vyprázdniť~mechúr na~malú =lulať =vymocit vycikat =čúra šťal vyšťal šťim šťím šťan cika čúra čúran vyčúr lulkať =lulá vymoč =vodu~pustiť po~kvapkách skoro~nejde len~kvapká iba~kvapká',
    urine: '=moč =moču =šťanky =cikanie =moči =močom =moče =šťankách =mise =hajzli =záchode =nočníku',
    drop: 'kvapka kvapku kvapky =kvapôčka =kvapôčku =kvapke kvapk kvapôčk =kvapiek',
    stone: 'kameň kamene obličkov kolika kamen kamien kamienok',
    side: 'bok boku oblička obličky obličke chrbát chrbte kríže drieku obličiek =obličkách =bokov =krížoch bedrách =drieku =kríž =krížov =drieky =bedrá =obličky =slabine obličk =ľadvin ľadvin',
    fever:
      'horúčk teplota teplotu horucka horúčka horúčku =teploty =teplotou =teplôt tridsaťdeväť tridsaťosem tridsať~deväť =horko',
    shiver:
      'zimnica zimnicu triaška trasie trasiem mrazí triask triaške zimomriav triaš mrazenie =trasie klepe klepem klepal =zima~mi =zimou trasú drgl drkoc drví_zima drvi~zima zima~ma trase zimnic trasie~ma trasie~ho trasie~ju trasie~nim klepe~zub',
    testicle:
      'semenník semenníka semennik vajce miešok vajcia semeník semenníky =gule =guľa =vajce =vajcia =vajci miešku =guli =gúľ varle =gulička =guličky semenníč =guľu =guliam =guliek vajíčk mieš =kokosy',
    pain: 'bolí bolesť bolesti bolest bolelo =bolí~ma zabolel bolestiv rozbolel =boly =bolý reve reval pichá =reže =boleť =ukrutná kolik obličkov_záchvat zviera_prs zviera_srd zviera_hrud tlačí_prs tlačí_hrud tlak_prs tlak_hrud chytilo_srd pri~srdci pichlo bodlo bodá nevie_nájsť_poloh neviem_nájsť_poloh zvíja skrúca~sa skrútil kričí plače_bolest vystreľuj zviera_prsia zviera_prsiach zviera_srdc tlačí_prsia tlačí_prsiach chytilo_srdc ničoho_nič_bolesť ničoho_nič_bolí zovrel_hrud zovrel_prsia zovrel_prsiach zovrelo stiahlo_hrud',
    strong:
      'zrazu náhla náhle siln prudk strašn hrozn neznesiteľ zobudil krut ukrutn náhly =prudká príšern hrozne akútna =ostrá obrovsk náhl odrazu ako~čert ako~prasa ako~sviň šialen reval reve peklo hrôz neskutočn neúnos na~nevydržan',
    twist:
      'torzia torziu pretočen otočen prekrúten skrútený prekrúti otočil pretočil skrúti prekrut pretoč zakrút =otočené skrút prevrát',
    erection:
      'erekcia erekcie erekciu stoporen =stojí =stvrdol =erekciou erekt =stál neklesá_hodin neklesol_hodin nepovol_hodin neopad_hodin nespľas_hodin neochab_hodin nezmäk_hodin neustup_hodin nepadá_hodin nezmiz_hodin neklesá_noc nespľas_noc nepovol_noc nepadá_noc',
    hour: 'hodín hodiny hodinu hodin =h',
    goesOn:
      'neklesá neustupuje nepovoľuje trvalá neustála stála neklesol nepovolil neopad nespľas neochab nezmäk nepadá neprestáva =furt celú~noc celý~deň od~rána od~večera od~včera stále stále~krváca krváca~ďalej tečie~ďalej presak krváca~a~krváca nejde~zastaviť nedá~sa~zastaviť nezastav tlačíme stále~tečie neprestalo od~polnoci od~22 od~23 nejde_zastaviť nedá_zastaviť nevieme_zastaviť',
    lasts:
      'ustupuje odteká klesá spadn dole povoliť splasn spľasn ochab opadn klesn ustúp zmäkn zmizn prejde pustí padn',
    alone:
      'sepsa otrava~krvi priapism priapizm paraphimos parafimo urosepsa urosepsis =sepsis sex_puk sex_prask sex_lup sex_chrup milov_puk milov_prask milov_lup erekc_puk =sexu_puklo =sexe_puklo =sexu_prask =sexe_prask =sexu_luplo =sexe_luplo =sexu_chrup =sexe_chrup',
    blood: 'krv krvi krvou krváca krvav krvn krvá =krvi krvavo =krvavý',
    red: 'červen hned',
    clot: 'zrazenin zrazeniny chuchval =kusy =hrudky zrazenina =kúsky =kusmi chuchv =hlieny =zdrapy hrudk kusisk =zrazeni kečup ketchup želé rôsol huspenin',
    heavy:
      'veľa silno odpadáv zamdl množstvo len~krv samá~krv čistá~krv omdliev točí~hlava závrat samú~krv čistú~krv =kopa =plno =plný prúd tečie~krv =samou leje =striek motá kečup ketchup ako~víno paradajk červené~víno kaluž',
    foreskin: 'predkožk predkož =kožička =kožičku =kožtičku',
    stuck:
      'zasekla uviazla zaškrten zaseknut pricvikl zaškrt uviazol zaseknutá ostala~za ostal~za zostala~za nedá~sa~pretiahnuť nejde~pretiahnuť nejde~späť nejde~naspäť nejde~nazad nejde~cez nemôžem~pretiahnuť prerolov škrt zaškrc ako~prsteň stiahnut',
    swollen:
      'opuchn opuch opuchnut napuchn =modrý =modré =modrá =fialov opuchol modrin zdureli zdurel nafúk navrel napuch ako~jablko ako~balón =čierny =čierne sčernel sfialov zmodrel zväčš =napuchnuté =napuchlo ako~grep ako~pomaranč ako~melón ako~lopta =čiernu =čierna sčernet očernel baklažán',
    injury:
      'spadol spadla pád nehoda kopol kopnut úder zraneni úraz udrel udrela nakopol havári spadnúť narazil =buchol kopan kopanec =ranu =loptou loptou spad zletel nabúr buchol tresol zrazil trafil šmyk kolenom rozkrok~o pricvik privrel',
    penis:
      'penis pohlavie úd =vták =kokot =pipík =čurák žaluď =vtáka =vtákom =penise =penisu =kokotom =cecok =žaludu =kokota =bimbas =pimpík pindík =pipíka =pipíku pipíčk bimbas =žaluď',
    numb: 'necitliv znecitliv tŕpn mravčen stŕpn necítim bez~citu brnie stŕpnut mravč necíť necít =trpne zmeravel nemám~cit nemá~cit stratil~cit stratila~cit nič~necítim nič~necíti žiadny~cit strata~citu',
    legs: 'nohami nôh nohy slabin rozkrok stehn zadok =hrádza =rozkroku =lone =riť =zadku =zadok =slabiny =slabinách lýtk =noha =nohu =nohe =nohám =nohách nevie_chodiť nemôže_chodiť neviem_chodiť nemôžem_chodiť nevie_vstať nechodí nevládze_vstať',
    pregnant:
      'tehotn jedna~oblička jednu~obličku tehu jedinú~obličku jednou~obličkou len~jednu~obličku s~jednou~obličkou',
    vomit:
      'vraciam vracia vracal grcia grcal =grciam =grcanie vracanie zvracia =blije =bľuje vyhodím vyhodí~ho vyhodil vyhadzuj neudržím~v~sebe neudrží~v~sebe vyvracal hodil~šabľu dávi dávim grcá =grce vyvraci vyvrac vyvrát',
    confused:
      'zmäten ospal rýchlo~dýcha blúzni blúzn dezorient zmätok rýchle~dýchanie bezvedom hlúpost nezmysl trepe_hlúp nevie~kde nevie_kde nevieme_zobudiť nemôžem_zobudiť nedá_zobudiť nejde_zobudiť nedá_prebudiť nereagu nekomunik halucin =mimo tára táraj motá~sa~mu bezved apatick nevieme_prebrať =nepoznáva =nepozná ako~handra handrov malátn rýchlo_dých nevníma ťažko~sa~budí nedá~sa~zobudiť trepe trepe~dve trepe~na nevieme_zobud ledva_zobud nespoznáva nespozná nepoznáva sotva_zobud',
    infection:
      'infekcia zápal =infekciu =infekciou páli_cik páli_moč pálenie_moč pálenie_cik reže_cik bakteri_moč zápaly páli_cika páli_=moč páli_=moči páli_=moču páli_močen pálenie_=moč pálenie_=moči pálenie_=moču pálenie_močen pálenie_cika reže_cika bakteri_=moč bakteri_=moči bakteri_=moču bakteri_močen',
    catheter:
      'katéter katetr cievka vak_prázdn vrecko_prázdn vrecko~na~moč prázdny~vak vo~vrecku sáčok_prázdn cievk vycievk',
    blocked:
      'upchat upchal netečie neodteká nefunguje nepúšťa nič~nepúšťa neodvádza vrecko_prázd prázdne~vrecko zapchat upcha nič~netečie nič~neodteká nič~nejde~do nič~neodchádza vak~prázdny vrecko~prázdne prestal~tiecť prestala~tiecť prestalo~tiecť nekvap suché~vrecko nič~vo~vrecku vak_prázd od~rána~nič nič~od~rána od~noci~nič nič~od~noci od~večera~nič nekvapká nič~nekvapká suchý_vak suché_vrecko',
    crisis:
      'samovražd zabiť_sa zabijem_sa nechcem_žiť chcem_zomrieť chcem_umrieť ukončiť_život ublížiť_si nemá_zmysel_žiť radšej_mŕtvy vziať_si_život skončiť_životom zabiť~sa život_nemá_zmysel nechce_sa_mi_žiť nemá_cenu_žiť siahnem_život siahnuť_život siahol_život život_siahn vziať_život vezmem_život bezo~mňa bezo_mňa_lepšie bezomňa najradšej_nebol najradšej_nebola tu_nebol nechcem_tu_byť radšej_umrel radšej_zomrel by_som_umrel by_som_zomrel chcel_umrieť chcel_zomrieť chcela_zomrieť nechce_žiť nechcem~žiť skočím_mosta skočiť_mosta rezať_sa režem_sa zabil_sa sa~zabijem sa~zabil ubližujem_si ublížim_si skoncovať skoncujem skončiť_všetk ukončiť_to koniec~so~životom nevidím_zmysel_žiť nevidím_zmysel_život nechcem_zobudiť nezobudiť_sa_už zmiznúť_sveta radšej_mŕtv nechcem_byť_svete =podrežem =obesím =obesiť =obesil =sebapoškodzovanie =sebapoškodzujem skočí_mosta skočí_okna skočím_okna skočiť_okna skočí~pod skočiť~pod skočím~pod pod~vlak obesí~sa sa~obesí obesím~sa zastrelí~sa sa~zastrelí zastrelím~sa zastreliť~sa utopí~sa niečo~si~urobí si~niečo~urobí si~niečo~urobím niečo~si~spraví si~niečo~spraví urobiť~si~niečo skončí_so_životom ukončí_život chcem~to~ukončiť chcem~to~skončiť list_rozlúčk rozlúčil_nami rozlúčkov nechce~už~žiť už~nechce~žiť nemá~prečo~žiť nemám~prečo~žiť nemám~dôvod~žiť život~nemá~cenu nechcem~ďalej~žiť nechce~ďalej~žiť zhltn_tablet_všetk predávk zobrať_všetky_tabletky zoberiem_všetky_tabletky nevidím~zmysel nevidí~zmysel nevidím~už~zmysel mám~dosť~života už~nechcem~ďalej chce~umrieť chce~zomrieť radšej~umriem radšej~zomriem zabije~sa sa~zabije podreže_žily reže~sa ubližuje~si skončiť~so~všetkým skončiť~to skončiť~s~tým',
    about:
      'čo~je čo~sú čo~znamená čo~to~je ako~sa~lieči ako~vzniká ako~častá ako~časté aká~častá aký~častý normálne_trvá obvykle_trvá bežne_trvá čo~spôsobuje čo~to~znamená aká~vzácna',
    past: 'ako~dieťa vlani pred~rokmi minulý~rok v~detstve kedysi pred~rokom keď~som~bol v~mladosti ako~malý ako~chlapec pred~mnohými~rokmi pred_rokmi pred_rokom v~pätnástich v~desiatich v~dvanástich v~šestnástich v~14~rokoch v~15~rokoch v~16~rokoch v~12~rokoch v~13~rokoch v~10~rokoch v~11~rokoch v~17~rokoch v~18~rokoch ako~15~ročn v~puberte ako~dieťaťu roky~dozadu rokov~dozadu keď~som~mal keď~mi~bolo malo_teplotu_minulý_mesiac mal_teplotu_minulý_mesiac',
    now: 'teraz dnes od~rána znova od~včera zrazu včera =už stále bolí nemôžem furt práve od~večera nemôže nevie nejde',
    self: '=ja =môj =ma =mi =mám =som =mňa syn manžel =otec =manželka =syna =manželovi =chlapec =mama =mne =dedo =dedko =babka =mamu =otca =dcéra =dieťa =môjho =brat',
    crack: 'prasklo puklo luplo prasknutie puknutie zlomil chruplo prask puk',
    hard: '=tvrdý =tvrdé =stuhnutý =tvrdá =stvrdnutý =tuhý =stoporený',
    forward: 'dopredu =za~žaluďom',
    coldSweat:
      'studen_pot studen_spoten ľadov_pot ľadov_spoten chladn_pot spoten_studen opoten lepkav =sivý =sivá =šedý popolav =mokrý~celý mramorov fľakat fliačkav fľaky~po~tele fľaky~na~nohách spotil',
  },
  'pl-PL': {
    fine: 'wszystko~dobrze wszystko~w~porządku zdrowy zdrowa jestem~zdrowy bez~dolegliwości wszystko~ok zdrowe wyzdrowia jest~dobrze w~porządku',
    not: 'nie bez nigdy wcale żadnej żaden żadna ani niemoge niemogę nic niemoga nimoge nijak żadne nimo niemam niema ledwo ledwie brak',
    or: 'lub albo ani',
    but: 'ale i z oraz',
    other: 'utrzymać wstrzymać trzymać często dużo kontrolować łóżko przestać piecze kłopot problem dość w~moczu',
    pee: 'sikać siku sikam wysikać wysiusiać siusiać oddać~mocz oddawać~mocz oddaję~moczu moczu~oddać szczać sikac odlać sika =siusiu =siusiam wyszczać =szczam =leję =lać oddawać~moczu oddać~moczu opróżnić~pęcherz opróżnić_pęcherz wysikam =sikanie =siuśki wysik odsik siusi zesik szcz wyszcz sikn =odlewa =odlewam zrobić~siku oddawani =wylać siurk lulu',
    urine:
      '=mocz =moczu =sików =siki =siku =moczem =szczyny =mocze =siuśki =siuśkach =siuśków =sikach =sikami =szczynach =szczochy =moczy =kiblu =kibel =sedesie =sedes =muszli =nocniku',
    drop: 'kropla kropli kropelki =kropelka =kropelki =kroplę kropl kropel kropelk =kapka',
    stone: 'kamień kamienie kamica kolka kamieni kamieniem kamyk kamie =kolkę =kolki =kamyki kamyczk piasek~w~nerk',
    side: 'bok boku nerka nerki nerce plecy plecach lędźwi krzyż nerek =nerką =plecach =krzyżu =bokach =lędźwiach =nerę =nerkach =nerkami =lędźwie =krzyż =krzyże =krzyżach =boku =bokiem lędź',
    fever:
      'gorączk temperatur gorączka =gorączkę =gorąca gorącz goronczk temperat =gorączka trzydzieści~dziewięć trzydzieści~osiem =febra =rozpalony =rozpalona =stan~podgor',
    shiver:
      'dreszcz dreszcze trzęsie trzęsę dygocz dreszczy =trzęsą trzęsiawk =dygoczę telepie telep zimno~mi dygot =drgawki =drży =drżę szczęka~zęb =trzęsło =trzęsie =trzęse =trząść =trzęsłem =trzęsła =trzęsły zimnic drygaw',
    testicle:
      'jądro jądra jądrze jąder jaja jajo moszna moszny jaj =jajko =jajka =jądrze =jądrami =jajach =mosznie =klejnoty jąderk =jajeczko jondr jondro jądr jajk =jajo =jaja =jajami =jajku jajec klejnot mosz worek~moszn =wór =worek =kulki =kule =bąbelki =cojones',
    pain: 'ból boli bolą bóle bolesny bólu zabolał bolał rozbolał bolesn =ból =bole napierdal nawala łupie kłuje rwie =rżnie =pali~jak napiernicz napieprz =bulu =bul boleć =bolało umieram~z cierpi =pieką zwija kolk rwać rwanie zarwało chodzi~po~ścianach po~ścianach ściska_serc ściska_piers ucisk_piers ucisk_serc ucisk_klat gniecie_piers gniecie_klat rozpiera_klat złapało_serc chwycił_serc nie_znaleźć_pozycj nie_znaleźć_miejsc zgina~w~pół skręca~się krzyczy~z wyje~z przeszyw łupnęł promieniuj =krzyczy =wyje złapało_brzuch złapał_brzuch =promieniuje ścisnę_klat ścisnę_piersi ścisnęło dławi_piersi wije~się',
    strong:
      'nagły nagle siln mocn straszn okropn potworn nieznośn obudził ostry gwałtown nagła nagłe ostra =ostre potwornie silny koszmarn okropnie =strasznie niesamowi straszni =okropnie kurew jak~cholera jak~diabli jak~skurw cholern piekiel zajebi nie~do~wytrz nie~do~zniesien wytrzyma niewyobraż wściek nagl znienac gwałt ostr zbudz =obudziły obud dzik raptow pioruń nieziem z~nieba skręca~z zwija napierdal',
    twist: 'skręt skręcon skręcił przekręc skrętu obróc skrenc skręc skrent zakręc okręc =skręcone',
    erection:
      'erekcja erekcji wzwód wzwodu stoi =stoi wzwodz =stoji =stanął =stanal stójk =sztywny =stojący erekcj wzwod wzwud =dęba stercz sterczy',
    hour: 'godzin godziny godzinę =h',
    lasts:
      'opada ustępuje mija schodzi przechodzi odpływa opaś opadn opad zmięk mięk flacz sflacz =klapn =klapnąć zejść zejdz schodz zszed zeszł ustąp przejś puścić puszcz minąć minę puszcza odpuszcz =opaść maleje zmal =zwiot =wiotcz',
    alone:
      'sepsa priapizm posocznic stulejka~załupek załupek priapism paraphimos parafimo urosepsis =sepsis seks_chrup seks_trzask seks_pękł wzwód_trzask wzwód_chrup erekcj_trzask',
    blood:
      'krew krwi krwaw krwotok krwią krwio =krwiom =krwawo krwist =krfi krwa opatrunek_przesiąk opatrunek_przemok rzeźni uboju przesiąka~krwią',
    red: 'czerwon brązow',
    clot: 'skrzep skrzepy skrzepów =grudki =kawałki =strzępy =kawałkami =gluty =glut skrzepl =zakrzepy =kluchy =farfocle =strzępki kawał =galaretk ketchup keczup galaret skrzep~za',
    heavy:
      'dużo obfit mdle omdla bardzo sama~krew czysta~krew tylko~krew zemdl mdleję kręci~głow zawrot samą~krew samą~krwią czystą~krew czystą~krwią leje się~leje =kupa =pełno =pełen chlust =ciurkiem strumien tryska =leci~krew zlewa słabo~mi =ogrom =mocno ketchup keczup jak~wino barszcz tomatow hektolit lunęł chlusnęł jak~z~kranu kałuż',
    foreskin: 'napletek napletka napletk =skórka =skórkę =skórki',
    stuck:
      'utkną uwięz zakleszcz zablokow zacis zakleszczon utknął zaciśni zakleszczył uwięzł zsuną~się zsunęła~się nie~chce~wrócić nie~da~się~naciągn nie~mogę~naciągn nie~wraca nie~chce~zejść utkn zaciś ściąg nie~mogę~nasunąć nie~daje~się~nasunąć zadzierz uwiąz nie~schodzi~z~powrotem nie~daje~się~zsunąć obręcz pierścień_napletek',
    swollen:
      'spuchn opuch puchn obrzęk obrzm =siny =sine =sina =niebieski spuchł siniak fioletow nabrzm jak~jabłko jak~balon jak~bania jak~arbuz =czarne =czarny sczernia =zsiniał zsini fiolet powiększ napuch =wielkie =urósł =urosło =urosły napompow rozdęt wzdęt nabrzmia urosł rozdym jak~grejpfrut jak~grejpfruta jak~melon jak~piłka jak~pomarańcza jak~bakłażan =czarna',
    injury:
      'spadł upadł kopn kopni uderz uraz zrani spadłem upadłem kopnął kopnięt uderzył przewróc potrąc kopnia kopa kop =piłką =piłka zlec zleci spad rąbn walnął walnę kolan~w kolanem~w potłuk stłuc rozbił poślizg pobi dostał~w dostałem~w przytrzas przygni =cios =upadek =upadku =upadkiem =wypadek =wypadku =wypadkiem =przywalił =przywaliłem',
    penis:
      'penis prącie członek krocze =kutas =siusiak =fiut =chuj żołąd prąci =ptaszek =chuja =chuju =kutasa =kutasie =fiuta =fiucie =pała =pałę =siura =siurek =siusiaka =ptaka =ptak =członka =członku =małego~przyjac żołędz =pindol =pałka',
    numb: 'drętw zdrętw odrętw mrowien bez~czucia nie~czuję brak~czucia zdrętwiał drętwe zdręt ścierp nie~czuje mrówk =zdrętwiałe brak~czuc nie~ma~czucia nie~mam~czucia stracił~czucie straciłem~czucie straciła~czucie nic~nie~czuję',
    legs: 'nogami nóg nogi pachwin uda pośladk krocz =udami =tyłek =dupa =pośladki =udo =uda łydk łydka =noga =nogę =nodze =nogach =nogami nie_chodzić nie~chodzi nie_ustać nie_wstać nie~wstaje nie_stanąć',
    pregnant:
      'ciąży ciąża ciężarn jedną~nerkę jedna~nerka =ciążę =ciąży ciężar =jedną~nerk jedyną~nerk z~jedną~nerką tylko~jedną~nerk',
    vomit:
      'wymiot wymioc rzyga rzygał rzyganie zwymi haftuje =zwraca =żyga żyga zwracam zwraca~wszystko nic~nie~zostaje',
    confused:
      'zdezorient senn splątan szybki~oddech majaczy majacz bredzi dezorient szybko~oddycha splątany nieprzytomn bredz gada~od~rzeczy od~rzeczy głupot bzdur nie_dobudz nie_obudz nie_dobudzić nie_wie_gdzie nie~kontaktuje nie~ma~kontaktu bez~kontaktu nie~reaguje nie_poznaje halucyn omamy pleci plecie nielogicz bez~ładu odjech półprzytom nieprzytom =odpływa otępia przyspieszony~oddech spląt mamrocze szmacian wiotk leje~się~przez~ręce przelewa_ręce szybko_oddych oczy_uciek lalka ledwo~przytomn ledwo_obudz ledwo_dobudz nie~poznaje nie~rozpoznaje',
    infection:
      'infekcj zakażen zapaleni zapalenie zapale infekc zakaż =zum =zapalenie piecze_sikan piecze_sikam pieczeni_mocz =pieczeniem =pieczenie pali~przy bakteri_mocz =e~coli odmiedniczk',
    catheter:
      'cewnik do~worka w~worku worek~na~mocz worek~pusty pusty~worek worek_mocz nic_worka nie_worka pusto_worku',
    blocked:
      'zatkan zapchan nie~leci~z zatkał nie~odpływa zapchał nie~puszcza nic~nie~puszcza nie~odprowadza worek_pust pusty~worek nie~leci~przez zatka zapch nie~spływa nie~ścieka nic~nie~spływa nic~nie~leci~z nic~nie~leci~do nic~nie~odpływa nic~nie~schodzi przestał~lecieć przestało~lecieć nie~leci~mocz sucho~w~worku pusto~w~worku worek~suchy niedroż nic~do~worka',
    crisis:
      'samobój zabić_się zabiję_się nie_chcę_żyć chcę_umrzeć skończyć_z_życiem odebrać_sobie_życie zrobić_sobie_krzywdę nie_ma_sensu_żyć życie_nie_ma_sensu lepiej_martwy odebrać~sobie~życie zabić~się mam_dość_życia nie_chce_mi_się_żyć skończyć~ze~sobą nie_warto_żyć beze~mnie beze_mnie_lepiej bezemnie zniknął_świata zniknąć_świata zniknąć_na_zawsze zniknęła_świata chciałbym_umrzeć chciałabym_umrzeć wolałbym_umrzeć wolałbym_nie_żyć wolę_umrzeć chcę_zdechnąć się~zabije się~zabiję zabije_sie zabił_się powiesić_się powieszę_się powiesze_sie rzucić_most skoczyć_most skoczę_most skoczyć_okna tnę_się ciąć_się tne~sie podciąć_żyły podetnę_żyły targnąć_życie targnę_życie odbiorę_życie odebrać_życie zakończyć_życie skończyć_życie skończyć_z_tym_wszystkim skończę_ze_sobą skonczyc_ze_soba nie_mam_po_co_żyć nie_ma_po_co_żyć nie_widzę_sensu_życia nie_widzę_sensu_żyć nie_mam_siły_żyć brak_sensu_życia życie_bez_sensu mam_dosyć_życia dość_życia nie_chcę_się_obudzić nie_obudzić_już nie_chcę_być_tu nie_chce_żyć lepiej_nie_żył lepiej_nie_żyła myśli~samob lepszy_martwy lepiej_umrzeć odejść_tego_świata już~nie~chcę~żyć =okaleczam =samookaleczam =samookaleczanie okaleczam_się zakończyć~to chcę_zakończyć chcę_to_skończyć pożegnaln list_pożegn sms_pożegn pożegnał_się_nami nie~widzę~sensu nie~widzę~już~sensu nie~widzi~sensu to~nie~życie skończy_ze_sobą skończę_z_sobą zrobi_sobie_coś zrobić_sobie_coś coś_sobie_zrobi zrobię~coś~sobie zrobię_sobie_coś targnie_życie rzuci_się_pociąg rzucić_się_pociąg rzucę_się_pociąg pod~pociąg powiesi_się się~powiesi się~powieszę skoczy_mostu skoczy_okna zastrzel_się zastrzeli się~zastrzeli się~utopi utopi_się połkn_wszystkie_tabletki wziąć_wszystkie_tabletki wezmę_wszystkie_tabletki przedawkuj przedawkować nie~chcę~już~być chcę~umrzeć wolę~nie~żyć wolałby~nie~żyć woli~umrzeć lepiej~żeby~mnie lepiej~jakby~mnie lepiej~gdyby~mnie nie~chce~dalej~żyć po~co~żyć po~co~mi~życie dość~tego~życia mam~dość~wszystkiego skończyć~to~wszystko odebrać~życie nagrał_pożegn odejść_na_zawsze =samookalecza tnie~się chcę_z_tym_skończyć skończyć~z~tym skończyć~ze~wszystkim skończyć~z~wszystkim',
    about:
      'co~to~jest czym~jest co~to~znaczy co~oznacza jak~się~leczy skąd~się~bierze co~powoduje co~znaczy jak~częsty jak~częsta jak~częste jak~rzadki jak~często~wyst jak~często~występuje normalnie_trwa zwykle_trwa zazwyczaj_trwa ile_trwa_normalnie co~to~za',
    past: 'w~zeszłym~roku lata~temu jako~dziecko w~dzieciństwie kiedyś rok~temu jak~byłem~mały kiedy~byłem~dzieckiem gdy~byłem w~młodości jako~chłopiec wiele~lat~temu lata_temu lat_temu roku_temu miesięcy_temu rok_temu w_wieku_10_lat_miałem w_wieku_lat_miałem w_wieku_lat_miałam w~podstawówce jako~nastolatek jako~dzieciak jak~miałem kiedy~miałem gdy~miałem jako~mały za~młodu w~zeszłym za~dzieciaka miał_w~zeszłym~miesiącu_gorączkę',
    now: 'teraz dziś dzisiaj znowu od~wczoraj wczoraj nagle boli bolą już nie~mogę ciągle nadal wciąż od~rana od~nocy nie~może właśnie aktualnie obecnie noc~i~dzień',
    self: '=ja =mój =mnie =mi =mam =mną syn mąż syna =ojciec =żona =tata =chłopak =mąż =synek =dziadek =babcia =mamę =mama =tatę =teść =córka =dziecko =mały =mojego =brat =chłopiec',
    cannotPee:
      'nic~nie~leci nic~nie~wychodzi nie~leci~nic nic~nie~wylatuje nie~leci zatrzymanie~moczu nic~nie~wyleciało prę_nic cisnę_nic ciśnie_nic nic~nie~kapie nie~mogę~się~odlać niemoge_sik nie~leje nie~sika pęcherz_pęknie pęcherz_rozsadz prze_nic napinam_nic zatrzymało_mocz nic~nie~idzie siku~a~nic siku~i~nic siku~ale~nic sikać~a~nic sikać~i~nic sikać~ale~nic siku~nic wysikać~i~nic wysikać~a~nic wysikać~ale~nic siku~i~nie~leci nie_opróżnić nie_opróżni_pęcherz nic~nie~poleciało nic~nie~chce~lecieć ani~kropl zatkało~mnie nie~było~siku nie~zsika lecą_dwie_krople lecą_tylko_krople leci~tylko~kilka~kropel leci~po~kropli sikanie_stanęło siku_stanęło mocz~stanął mocz~się~zatrzymał zatrzymało~się~sikanie nie~schodzi~mocz przestał_sikać przestała_sikać przestał~oddawać',
    goesOn:
      'ciągła stała nieustann całą~noc cały~dzień od~rana od~wieczora od~nocy od~wczoraj non~stop nonstop bez~przerwy ciągle nie~przestaje nie~ustaje dalej~leci leci~dalej dalej~krwawi krwawi~dalej wciąż~krwawi nadal~krwawi przesiąk przemok przemaka nie~chce~przestać zatamow tamow od~północy od~22 od~23 od~21 od~2~w~nocy od~3~w~nocy od~4~rano od~5~rano od~3~rano od~2~rano uciskamy uciskam~już nie~da~się~zatrzymać nie_zatrzymać nie_zatamować nie~zatrzymuje',
    crack: 'trzask pękł chrup strzel złama pęknięci trzas pęk złam gruchn chrupn',
    hard: '=twardy =twarde =sztywny =twarda =sztywna =stwardniały =naprężon',
    forward: 'do~przodu =za~żołędzią zsunąć~z~powrotem',
    coldSweat:
      'zimn_pot zlan_potem zimnym_pot zlany_pot spocon_zimn =szary =szara =szare poszarz ziemist lodowat_pot zimny_spocony lepk_skór lepki~pot blady~i bladosz zimn_poty oblew_pot oblany_pot marmurk marmurow plamist',
  },
  'hr-HR': {
    fine: 'sve~je~u~redu sve~u~redu zdrav zdrava bez~tegoba sve~ok zdravo =dobro ozdravi',
    not: 'ne ni nije nema bez nikad nikako nemogu nemam niti nijedna nijedan uopće~ne ništa nemože nemoremo nista =nikakva nisam nisi nismo nisu neće nece nemaš nemaju neću jedva nit =nij',
    or: 'ili niti',
    but: 'ali i s sa',
    other:
      'zadržati zadržim držati često puno kontrolirati krevet prestati peče teškoće dovoljno problem u~mokraći u~urinu',
    pee: 'piški piškit mokrit mokriti mokrim pišati pišam urinirat pišat pišanj mokrenj popiškit piša =pišam =pišati popišati mokri mokrenje isprazniti~mjehur isprazniti_mjehur pišk =piški =ispišati =popišat popiša ispiša pišal pišanac mokril urinir pomokr izmokr pustit~vodu na~malu~nuždu =šorat =šoram pišn =popiški =pišat ispraznit_mjehur samo~kapa kap~po~kap kap~po kapa~samo jedva~kapa',
    urine:
      '=mokraća =mokraće =urin =urina =pišalina =mokraći =pišanje =mokraćom =urinu =pišaka =pišalinu =mokraću =pišalini =zahodu =školjci =wcu =tuti',
    drop: 'kap kapi kapljica kaplja kapljice =kaplje =kapljicu =kapi kapljic kaplj =kapljica',
    stone: 'kamenac kamenc kamen kolika kamenca kamenč kamence =kamencem =pijesak =kamena =kameni',
    side: 'bok boku bubreg bubrezi bubrežn leđa leđima slabin križa bubrezima =bubrega =boka =slabine =leđa =križima =slabinama =križa =krsta =bubregu =bubrezi =leđima =slabinu =križevi =rebra =rebrima =krstima',
    fever:
      'temperatur vrućic groznic visoka~temperatura temperaturu =vrućica groznica temperat =temperatura fibra =fibru =vruć trideset~devet trideset~osam =febra =ognjica =vatra',
    shiver:
      'zimica zimice tresavica drhtavic tresem trese drhtim groznica drhti tres tresavic zimic =zima~mi cvokoć drhtav drhtur =drhću =zebe od~zime',
    testicle:
      'testis testisa testisi jaje jaja muda mošnj sjemenik testise testisu =mudo =muda =mudima =jajca =jajima mošnja =mošnje =jajašce =jajašca =jaja =jaje =testis =testise =jajaš tetis =kugle =kuglice =kesica jajašc =jajcu',
    pain: 'boli bol bolovi bolovima bole bolno zabolje zabolj boljelo zaboli boljet bolna =bolan boli~me rastura probad =žiga =cipa =sijeva razvaljuje ubija zabol =bola zabolil =boljelo =boluje =boli~ka =reže umire~od umirem~od kolik steže_prsima steže_prsa stišće_prsima stišće_prsa stiska_prsima stiska_prsa pritišće_prsima pritišće_prsa pritisk_prsima pritisk_prsa stegnulo_srce stegnulo_srcu uhvatilo_srce uhvatilo_srcu presjekl presiklo probo žigal jauč urla vrišt plače_bol ne~može~naći ne~može~nać ne~mogu~naći ne~mogu~nać previja grči~od od~bola od~bolova krivi~od savija steglo_prsima steglo_prsa stegnulo_prsima stegnulo_prsa steglo stegnulo',
    strong:
      'iznenad naglo nagla jak jaka strašn užasn nepodnošljiv odjednom probudi žestok =oštra jako žestoka =silna grozn iznenadn ubija rastura stravič pakle ludi =jebeno =užas ko~vrag ka~vrag nesnosn strahov neizdrž neizdržljiv žesto =odjedan odjedno =najednom =odjednoć probudil probud grozan grozno',
    twist:
      'torzij uvrnu uvrtanj zavrnut okrenu zavrnulo uvrnulo uvrnuto izokren uvrn zavrn izvrn zaokren =obrnulo =uvijeno uvil zavij uvijen',
    erection: 'erekcij =stoji =diže =dignut =dignuo =ukrućen ukruć kruto erekc =digao',
    hour: 'sat sati sata =h',
    lasts:
      'pada popušta prolazi nestaje prestaje teče spust spušta splasn splaš padne pasti =past popusti popusta proć proći prođe omekš mekša smiri =pao =pala~mi nestan',
    alone:
      'trovanje~krvi priapism priapizm prijapiz paraphimos parafimo urosepsis =sepsis seks_pukl seks_pucn seksa_pucanj seksa_krc odnos_pucan odnos_pukl odnos_krcn erekcij_pukl =sepsa =sepse =sepsu =sepsi =sepsom =septičan',
    blood: 'krv krvi krvlju krvar krvav =krvlju =krvju =krvavo',
    red: 'crven smeđ',
    clot: 'ugruš ugrušci ugruške ugrušaka =komadi =komadići =grumeni =komade =grude =grudice =krpice zgruš =grumen komadić kečap ketchup žele džigeric jetric',
    heavy:
      'puno jako obiln nesvjest vrtoglav mnogo čista~krv samo~krv sama~krv nesvijest vrti~glav onesvij čistu~krv samu~krv puno~krvi =pun =puna lije šiklja =curi~krv teče~krv =mlaz mlazom =lipti lipti vrti~mi povrić onesv obil kečap ketchup kao~vino ko~vino rajčic crno~vino =lokva lokva krv~curi krv~lije krv~šiklja krv~teče',
    foreskin: 'kožica prepucij kožice kožic =kožu =koža~na =prepuc',
    stuck:
      'zapela zaglav uklješt zapeo zapelo uklješten zaglavi ostala~iza ne~može~nazad ne~ide~nazad ne~ide~naprijed ne~može~naprijed ne~mogu~vratiti ne~mogu~vratit ne~mogu~navuć ne~mogu~navući neće~naprijed zapel stisl stegn zategn kao~prsten ko~prsten steže_kožic',
    swollen:
      'oteč oteklin natečen otekl otiče natekl otečena =plavo =plav =plava modric =ljubičast nateče =otečen otek natek otič nateč nadut napuh =crno =crn pomodr poplav ko~jabuka kao~jabuka ko~balon kao~balon =ljubičasto zacrn =pocrnio kao~grejp ko~grejp kao~naranča ko~naranča kao~dinja ko~lopta kao~lopta patliđžan =crni',
    injury:
      'pao pala pad nesreć udarac udario nogom ozljed povred puknu udarila šutn šutir pala~s prometna nogom~u ozlijedi udari udar lopt koljen~u koljenom =tresn tresnu lupil lupi zviz opal zgnječ priklješ sudar skliz =šora =opizdi naletil naletio',
    penis:
      'penis ud spolovil =kurac =pišo =pimpek =kita glavić =kurca =kurcu =kitu =kiti =piša =pimpač =pišulin =pišulinac =ćuna =onaj~stvar =penisu =penisa =penise spolni~org pišulin',
    numb: 'utrnu utrnul trnci obamrl trne neosjetljiv ne~osjećam bez~osjeta utrnula neosjet trnc utrn trn =utrnule obamr ne~ositim ne~osjeti =mrtve nemam~osjeta nema~osjeta nemam~osjećaj nema~osjećaj izgubio~osjet izgubila~osjet ništa~ne~osjećam ništa~ne~osjeća gubitak~osjeta trnu omrtv',
    legs: 'nogama nogu noge prepon bedr stražnj međunož guz =guzica =guzici =noga =nogu =bedra =preponama =dupe =guzicu =list =lista =listu =listovi potkoljen ne_hodat ne_hodati ne~hoda ne_ustat ne_ustati ne~ustaje ne_stajat ne_stajati',
    pregnant: 'trudn jedan~bubreg =jedini~bubreg =jednim~bubreg jednim~bubregom samo~jedan~bubreg trudnoć trudna',
    vomit:
      'povraća povrać povra bljuv bljuje rigao =riga =rigao povratil =povraćao povrat povratim izbacuje~sve izbacujem izbaci~sve izbacim ne_zadržati_sebi ništa~ne~ostaje ništa~ne~zadrž bljuj pobljuv riga~sve',
    confused:
      'zbunjen brzo~diše bunca buncanje zbunj smeten dezorijent ubrzano~diše nesvjestan gluposti ne_probudit ne_probuditi ne~možemo~je~probudit ne_budi ne~reagira ne~zna~gdje ne_zna_di ne_prepoznaje nesuvisl nepovez halucinir trabunja lupeta smušen bez~svijesti onesvij pogubljen ošamućen ne_dozvat ne~odgovara izvan~sebe =odsutan besmisl =pospan =pospana =pospano =priviđa kao~krpa ko~krpa mlitav brzo_diše brzo_dišem diše~brzo ne~može~se~probuditi ne~budi ne~reagir nije~pri~sebi nije~svjestan teško~se~budi ne~prepoznaje mlohav letargič bezvoljn klonuo jedva_probud jedva_budi skoro~ne~možemo~probuditi',
    infection:
      'infekcij upal upala infekc =cistitis peče_mokr peče_piša pečenje_mokr pali_mokr pali_piša žari_mokr bakterij_mokr bakterij_urin upalu',
    catheter:
      'kateter vrećic_prazn vrećica~za~urin vrećicu~za~urin u~vrećici u~vrećicu urinska~vrećica prazna~vrećica =katetr =katetra =katetru',
    blocked:
      'začepljen začepio ne~teče ne~radi začepi ništa~ne~pušta ne~pušta ne~propušta vrećica_prazn prazna~vrećica začep =zapušen ne~ide~ništa ništa~ne~ide ništa~ne~teče ništa~ne~izlazi ništa~ne~curi ne~curi~ništa ne~teče~ništa ništa~u~vrećici vrećica~prazna vrećica~je~prazna prestao~teći prestalo~teći prestala~teći suha~vrećica od~jutra~ništa ništa~od~jutra od~noćas~ništa ne~kapa ništa~ne~kapa vrećica_suha suha_vrećica',
    crisis:
      'samoubojstv ubiti_se ubit_se ne_želim_živjeti želim_umrijeti okončati_život ne_živjeti_više oduzeti_život ne_živi_mi život_nema_smisla bolje_mrtav ubiti~se ubit~ću~se oduzeti~si~život ne_da_mi_se_živjeti dignuti_ruku_na_sebe ne_vrijedi_živjeti ubijem_se se~ubijem se~ubiti se~ubit se~ubio ubio_bih_se ubila_bih_se ubit_cu_se ubiću_se bolje_bez~mene bez~mene bilo_bez~mene najradije_nestao najradije_nestala nestao_svijeta nestati_svijeta nestati_zauvijek ne_mogu_živjeti ne_živi_se ne_želim_živit neću_živit neću_živjet neću_živjeti ne_bih_živio ne_živjeti umrijeti_želim volio_umrijeti htio_umrijeti hoću_umrijeti oću_umrit želim_umrit želim_umrijet najradije_umro najradije_umrla bolje_umro bolje_mrtv radije_mrtav objesit_se objesiti_se objesim_se obisit_se skočit_mosta skočiti_mosta skočim_mosta režem_se rezati_se prerezati_žile prerezat_žile naudim_sebi nauditi_sebi naudit_sebi ozlijediti_sebe okončat_život okončati_sve prekratiti_život prekratit_muke završiti_život završit_sa_životom skratiti_muke oduzeti_si dići_ruku_na_sebe dignem_ruku_na_sebe nema_smisla_živjeti ne_vidim_smisla_život ne_vidim_smisao_život dosta_života dosta_mi_života umoran_od_života ne_probuditi_više ne_želim_probuditi ne~želim~postojati ne_želim_biti_tu samoub =samoozljeđivanje =samoozljeđujem baci_vlak bacit_vlak bacim_vlak baciti_vlak pod~vlak skoči_mosta bacit_mosta baci_mosta baciti_mosta skočiti_prozor baci_prozor skoči_prozor objesi_se se~objesi se~objesim se~objesit se~objesiti se~obisit ubije_se se~ubije ce~se~ubit će~se~ubiti ću~se~ubit upuca_se upucat_se ustrijeli_se ustrijelit_se propucat_se utopi_se utopit_se napravi_sebi napravit_sebi nešto~si~napraviti si~nešto~napraviti će~si~nešto napraviti_nešto_sebi učiniti_nešto_sebi učinit_sebi naudi_sebi završi_životom završiti_životom okonča_život okončati~ovo okončat~sve prekinuti~život oduzme_život oduzet_život oprostio_nama oproštajn ne~želi~živjeti ne~želi~više~živjeti ne~želi~više neće~više~živjeti neće~živjeti ne~da~mu~se~živjeti ne~da~joj~se~živjeti želi~umrijeti želi~umrit hoće~umrijeti oće~umrit radije~umrijeti radije~umro bolje~da~me~nema bolje~da~umrem bolje~da~me~nije da~me~nema sve~tablete~popiti popit_sve_tablete popiti_sve_tablete popijem_sve_tablete predozir reže~se ne~vidi~smisla ne~vidim~smisla nema~više~smisla nema~smisla~živjeti život~nema~smisla ne~mogu~više~ovako završiti~sa~svime završiti~sa~svim završit~sa~svim završiti~s~tim gotovo~sa~mnom završiti~sve',
    about:
      'što~je šta~je što~su što~znači kako~se~liječi kako~nastaje što~uzrokuje šta~znači koliko~je~česta koliko~je~čest koliko~često~se koliko~je~rijetka normalno_traje obično_traje uobičajeno_traje što~je~to šta~je~to šta~su',
    past: 'kao~dijete prošle~godine prije~godinu prije~mnogo~godina nekad u~djetinjstvu kad~sam~bio kad~sam~bila kao~dječak u~mladosti prije~više~godina kao~mali prije_godina prije_godine prije_mjeseci prije~godinu~dana sa_godina_sam_imao s_godina_sam_imao s_godina_sam_imala sa_godina_sam_imala kao~klinac kao~mala kao~tinejdžer kao~beba kad~mi~je~bilo pred_godina u~pubertetu lani imala_temperaturu_prošli_mjesec imao_temperaturu_prošli_mjesec',
    now: 'sada danas od~sinoć ponovno jučer odjednom naglo boli bole već ne~mogu jutros noćas sinoć opet još~uvijek krvarim stalno ne~može',
    self: '=ja =moj =me =mi =imam =mene sin muž sam =otac =žena =tata =sina =mužu =dida =djed =baka =stari =mama =mamu =ćaća =kći =dijete =mog =moja =mali =malog =brat =supružnik =suprug',
    cannotPee:
      'ništa~ne~izlazi ne~izlazi~ništa ništa~ne~ide ništa~ne~teče ne~ide~van retencija~urina napinjem_ništa tiskam_ništa napinje_ništa tiska_ništa mjehur_puknut mjehur_pući mjehur_raspuk stala~mokraća zastoj~mokraće nepiš ne~piša zaustavljena~mokraća nece_pis ništa~ne~curi ništa~ne~kapa wc~a~ništa wc~i~ništa wc~ali~ništa tjera~me~a~ništa tjera~me~ali~ništa ne_isprazniti ne_isprazn_mjehur ne_ispraznit ni~kap ni~kapi pišat~a~ništa piškit~a~ništa mokriti~a~ništa na~wc~i~ništa ništa~ne~izađe stala~mokr ne~ide~mi~mokr izađu_kapi izađe_kap iziđu_kapi izađe~samo prestao_mokrit prestala_mokrit prestao_pišat',
    goesOn:
      'stalna trajna neprekidna cijelu~noć cilu~noć cili~dan cijeli~dan od~jutra od~jutros od~sinoć od~jučer stalno neprestano non~stop nonstop ne~staje ne~prestaje i~dalje~krvari dalje~krvari još~krvari krvari~i~krvari stalno~krvari ne~da~se~zaustaviti ne~može~zaustaviti ne~zaustavlja bez~uspjeha pritišćemo pritiskamo natapa natopi promoč probija~krv od~ponoći od~22 od~23 ne~da~se~zaustavit ne_zaustaviti ne_zaustavit',
    crack: 'pucn pucanj krcn puklo pukao puknuće slomi krckanj puc puk krc pukl pukn krck škljoc',
    hard: '=tvrd =tvrdo =ukočen =tvrda =tvrdi =krut =kruti =ukrućen =stvrdnut',
    forward: 'naprijed =iza~glavića',
    coldSweat:
      'hladan_znoj hladn_znoj hladnim_znojem ledenim_znojem leden_znoj hladno_znoj hladno_oznojen znoji_hladno oblijev oblive obliven hladan_oznojen mokar_hladan =siv =siva sivi~u posivi pepeljast ljepljiv orošen hladan~pot hladni~pot mramorn pjegav mrlje~po~tijelu oblij obli preznoj hladan~znoj blijed~oznojen',
  },
  'bg-BG': {
    fine: 'всичко~е~наред всичко~е~нормално всичко~наред здрав здрава всичко~е~добре няма~оплаквания добре~съм здраво е~добре оздравя',
    not: 'не няма нямам без никога немога изобщо~не нито никак невъзможно нищо неможа немоге неуспявам =нищо нема немам едва едвам ни нит неще =нь =ич хич',
    or: 'или нито',
    but: 'но и с със има вдигна',
    other: 'задържа задържам стискам често много контролирам легло спра пари трудно достатъчно в~урината в~урина',
    pee: 'пишкам пикая уринирам изпикая уриниране пишка пикае ходя~по~малка =пикая =пикам пишкане изпишкам изпразня~мехура изпразня_мехур уринира по~малка~нужда пикане =пиша изпика пика изпишк уринир пикал пускам~вода пусне~вода ходи~по~малка =пишам отида~по~малка изпразн_мехур изпразва_мехур',
    urine: '=урина =урината =пикня =пикоч =урини =пикнята =пикоча =уринат =пиша =пикане',
    drop: 'капка капки капчица =капчици =капчица =капка =капчиц капк',
    stone:
      'камък камъни камъче колика камъка бъбречни~камъни камъч =пясък песъчин камак =камъка =камъни криза бъбречна~криза камъкът',
    side: 'кръст кръста хълбок бъбрек бъбреци бъбрека гърба гръб слабин страни~боли бъбречн =хълбока кръстът поясница =ханша ребрата =кръста =кръсте бъбре =бъбрег бъбрег =хълбок =ребро =кръстта',
    fever:
      'температура треска висока~температура температурата =треската =огън температ треск трийсет~и~девет тридесет~и~девет трийсет~и~осем =горя горя =гори фебр =вдигнах~39 вдигнах',
    shiver:
      'тръпки треперене втрисане тресе треперя втриса =тресе треска втрисания студени~тръпки трепери втрис разтърс =студ от~студ зъзн зъбите~трак тракам~със~зъби студено~ми',
    testicle:
      'тестис тестиси тестиса топка топките скротум тестисите =топките =ташаци =ташак =яйце =яйцата мъдете мъди скротума тестисът =ташака ташак ташаци =топчица =яйчице топк тасак мъд =яйца =яйцето =яйчица =ташаците =ташаке =кюлове =торбичка торбичк тистис топче топките торбата',
    pain: 'боли болка болки болката болят заболя боляха болезн =болен пробожда пробод цепи =реже =бучи =бодеж бодежи боде болк =заболе =болело =мъчи =умирам~от умирам~от реве~от гърчи =свива =пари~ужасно болежк свит~на~две стене сряза вие~от вия~от превива превив гърчи~от пронизв стенe крещи~от ревa',
    strong:
      'внезапн изведнъж силна силни силно ужасн страшн непоносим събуди остра рязка внезапно остър силен =рязка =рязко =жестока ужасна адска непоноси зверск адск вназапн изненада ненадейно жесток кански убийств нетърпим =лудо лудешк рязк пронизва събуд внезап внизапн смазва неистов мъчителн сряза ад =адск =много~силна',
    twist:
      'усук торзия усукан завърт усукване превърт завъртя извъртя усокан завър извър превър оплет =обърнат =обърна прегън',
    erection: 'ерекци =стои =вдигнат надърв ерекц ирекц =стоеше =надървен =вдигна =дигнат =станал =щръкнал втвърд',
    hour: 'час часа часове =h',
    lasts:
      'спада спадне минава отшумява изтича спадн спад омекв омекн =пада падн отпус мине мина изчезв утих слегн смал =увяхва намал спадна',
    alone: 'парафимоза сепсис уросепсис отравяне~на~кръвта приапизм приапизъм',
    blood: 'кръв кръвта кърви кървене кървав кърв =кръф =крав окървав изкашля~кръв =кървя',
    red: 'червен кафяв зачерв почервен',
    clot: 'съсирек съсиреци съсирен =парчета =буци съсир =парче =бучки бучк =сгъстена =топчета =късове слуз~и~кръв',
    heavy:
      'много силно припад замайва обилн чиста~кръв само~кръв припадам припадн вие~свят световърт =куп пълн =плувнал лее шурти струи тече~кръв чиста ливва вие~ми =потоп обилно =алено ярко~червен тоалетната~червен строполи рухна свлече тече~през през~превръзката подгизн прогизн прокърв',
    foreskin: 'кожичка препуциум кожичката кожичк =кожата препуц =кожа~на крайна~плът =кожица',
    stuck:
      'заклещ заседн закле заседнал заклещи притисн зад~главичката остана~зад не~се~връща не~мога~върна не~мога~да~върна не~се~прибира не~мога~да~я~върна притис стегн стяга не~отива~напред не~иска~да~се~върне',
    swollen:
      'подут подува оток отекъл отекла подува =син =синьо =синя посиня насинен =лилав подутина поду наду отек посин =балон като~балон като~ябълк като~портокал =черен =черни =черно почерн =лилави уголем =огромен =огромни =огромна подпух подуто подува~се расте лилаво =голям като~грейпфрут почерня насине отече отеко отича подпухн',
    injury:
      'паднах падна падане катастроф удар ритна ритник травма нараня удари ритнат удариха ударих блъсн инцидент ритнаха ритн =ритник =шут шутира блъс =топка~по падн =паднах изтърс катастр прищип хлъзн сбих =сблъсъ коляно~в коляно~по цапна халоса фрасна',
    penis:
      'пенис член полов =хуй =пишка =пишката главичка =члена =кура =кур =хуя =пиш =чеп =чепа =патка =патката =оная~работа главичк =оная главата~на~члена =главата',
    numb: 'изтръпн безчувств изтръпване мравучкане не~чувствам не~усещам изтръпнал без~усещане безчувст мравуч =схванат вкочан не~си~усещам =безчувствен',
    legs: 'крака краката слабините бедра слабини седалищ задник чатал =задник =дупе =дупето крак бедр =крака =задните',
    pregnant: 'бременн един~бъбрек бремен =единствен~бъбрек бремена бремнна',
    vomit: 'повръщам повръ повръшт драйф =бълва бълвам =бълвах =повърна повърн',
    confused:
      'объркан сънлив учестено~дишане бълнува дезориент несвързано унесен бързо~дишане диша~бързо замаян глупост не_събуд не~можем~събуд не~мога~да~го~събуд не~се~събужд не_будим не~реагира не~знае~къде не_знае_къде не_познава несвяс безсмисл халюцин бълнув не~е~на~себе дезориен обърка объркв замая говори~несвърз =отнесен =зомби в~безсъзн безсъзн приказва~глуп унес не~идва~на~себе =отнесена глупости не~можем~да~събудим не_събудим сънливост',
    infection: 'инфекци възпален възпаление инфекц възпал =цистит',
    catheter: 'катетър',
    blocked:
      'запушен запуши спря~да~тече не~тече не~работи запуш не~пуска нищо~не~пуска не~дренира торбичката_празна празна~торб не~изкарва празна~торба торбата_празна стои~празна =празна не~стича не~капе',
    crisis:
      'самоуби убия_се не_искам_живея искам_умра сложа_край_живот не_ми_живее животът_няма_смисъл по-добре_мъртъв да_се_самоубия убия~се сложа~край не_искам_повече_живея искам~да~умра не_си_струва_живея без~мен по~добре_без~мен по~добре~без искам_да_ме_няма ми_се_да_ме_няма да~ме~няма не_ми_се_живее омръзна_живот писна_живот не_мога_живея искам_да_умирам ще_умра_сам по~добре_умра по~добре_мъртъв по~добре_мъртва предпочитам_умра сложа_край сложа~край~на слагам_край ще_се_убия да_се_убия се~убия се~убивам убивам_себе обеся_се се~обеся скоча_мост хвърля_мост хвърля_прозорец режа_се се~режа режа_вените прережа_вените нараня_себе посегна_живот посегна_себе посягам_живот отнема_живот отнеме_живот сваля_живот свърша_със_себе свърша_живот няма_смисъл_живея няма_смисъл_живот не_виждам_смисъл_живот не_виждам_смисъл_живея няма_за_какво_живея не_искам_събудя да_не_се_събудя не_се_събудя изчезна_света уморих_живот суицид приключа_живот приключа_всичко край_на_мъките =самонаранявам =самонараняване да~се~обеси ще~се~обеси ще~се~убие да~се~убие се~убие сложи~край~на~живота сложи_край_живот иска~да~умре не~иска~да~живее да~се~застреля ще~се~застреля посегне_живот посегне~на~живота',
    about:
      'какво~е какво~са какво~означава какво~представлява как~се~лекува от~какво~се какво~значи колко~често~се колко~често~среща колко~рядко обикновено_трае нормално_трае обикновено_продължава нормално_продължава що~е що~е~то какво~предизвиква от~какво~е',
    past: 'като~дете миналата~година преди~години преди~година някога в~детството като~малък когато~бях като~момче преди~много~години в~младостта преди_години преди_година преди_месеца преди_месец преди_лета на_години_бях на_години_съм_имал на_години_имах като~бях~малък като~ученик като~тийнейджър като~хлапе като~юноша в~казармата навремето едно~време в~пубертета като~бебе',
    now: 'сега днес от~снощи отново пак вчера внезапно изведнъж боли болят вече~не още не~мога снощи тази~сутрин от~сутринта днеска не~може',
    self: '=аз =мой =ми =ме =имам =мен син мъж =баща =жена =татко =съпруг =синът =дядо =баба =майка =мама =дъщеря =детето =дете =малкия =брат =сина =момче =момчето =мъжът',
    cannotPee:
      'нищо~не~излиза не~излиза~нищо нищо~не~тече не~тече задръжка~на~урина напъвам_нищо напъва_нищо напъвам~се~и пикае~ми~се~ама пикае~ми~се~а~не мехур_пръсне мехура_пръсне мехур_спука мехура_спука нищо~не~капе запря~урин спря~урин задържане~на~урина не~пикае непикае не~пикая пишка~ми~се~ама пишка~ми~се~а~не спряла~урин',
    goesOn:
      'постоянна непрекъсната цяла~нощ цял~ден от~сутринта от~снощи от~вечерта от~вчера непрестанно постоянно нон~стоп още~е~твърд още~твърд още~е~твърдо още~стои все~още~твърд още~е~корав още~е~надървен още~е~вдигнат не~спира не~спря не~иска~да~спре вече~час вече~часове не~може~да~спре не~се~спира',
    crack: 'изпука щракн пукан счупи изпращ хрущ изпук щрак хрус пукна',
    hard: '=твърд =твърдо =корав =твърда =дърв =твърди =надървен =скован =вкочанен =кораво',
    forward: 'напред =зад~главичката зад~главич',
    coldSweat:
      'студена_пот студени_пот студен_пот ледена_пот ледени_пот облива_пот облян_пот посивя =сив =сива посивял пепеляв лепкав студен_потен студена_мокра =пребледнял =пребледня =пребледняла',
    medicine:
      'левитра спедра синьото~хапче синьо~хапче сините~хапчета хапче~за~ерекция хапчето~за~ерекция хапчета~за~ерекция таблетка~за~потентност хапче~за~потентност лекарство~за~ерекция варденафил аванафил',
  },
  'sq-AL': {
    fine: 'gjithçka~mirë çdo~gjë~mirë jam~mirë shëndetshëm pa~probleme normale është~mirë tani~mirë u~shërua shëndosh (tani|tash)~(jam|eshte|ndihem|ndihet)~mire (tani|tash)~jo~me kalloi kaloi~vet ndihem~mire jam~mire mire~tani mire~tash s~dhemb nuk~dhemb pa~dhimbje kullon~mire',
    not: 'nuk s mos pa asnjë kurrë dot as asgjë nukmund nukmunda smund smunt asnje kurgjë hiç ska sko =sm sbëj sdel jo nuk~po mezi',
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
      'hutuar frymë~shpejt kllapi çorientuar frymëmarrje~e~shpejtë përhumb jerm =kllapi kodra flet~kodra flet~pa~lidhje pa~lidhje flet~kot flet~gjëra budallallëq budallallik nuk~zgjohet s~zgjohet nuk_zgjohet nuk~e~zgjojmë nuk_zgjojmë s_zgjojmë nuk~na~njeh nuk_njeh nuk~reagon s~reagon nuk~di~ku nuk_di_ku nuk~përgjigjet hutua halucin pavetëdij pa~ndjenja humb~vetëdij =trullosur trullos matuf huton =përçart =përçartë =përgjumur =përgjumet =përgjumësi merr~frymë~shpejt marr~frymë~shpejt frymëmarrje~të~shpejtë nuk~e~zgjojmë~dot nuk~zgjohet~dot nuk~më~njeh nuk~na~njohu nuk~e~di~ku pergjum fle_gjithe fle~gjithe~kohen (s|nuk)_zgjo mend_(perzi|perzie|perzier|humb|iku) i~jane~perzi~mend (jane|kane)_perzi_mend kuptim_flet gjera_pa_kuptim pa~kuptim (s|nuk)~(e~|)~di~(ku|cili|cfare|kush) =merr~fryme~shpejt frym_shpejt =pavetedije =humbur',
    infection:
      'infeksion infektuar infeks infekt inflamac pezmat =cistit =infekcion (djeg|djegi|djegie|dogj|pickon|pickim)_(urin|shurr|pshurr|bej) urin_(qelb|turbull|djeg) urina~e~infektu infektu',
    catheter:
      'kateter nuk_fus_kateter nuk_futet_kateter nuk_hyn_kateter nuk_kullon_kateter s_hyn_kateter =sonda =sonden =sondes =sonde gypi~i~urines tubi~i~urines gypin~e~urines tubin~e~urines',
    blocked:
      'bllokuar zënë nuk~kullon nuk~punon bllok nuk~nxjerr s~nxjerr nuk_nxjerr_gjë nuk~lëshon s~lëshon nuk~rrjedh s~rrjedh qesja_bosh qese_bosh nuk~kalon =bllokuar =zu =zune zune u~zu qes_(bosh|that|zbraz|zbrazet) (s|nuk)~(po|)~(zbraz|zbrazet|del|kullon|kullo|pikon|qet|leshon|lshon|nxjerr|punon|rrjedh|derdh|mbush|mbushet)',
    crisis:
      'vetëvras vras_veten nuk_dua_jetoj dua_vdes t~i_jap_fund_jetës jap_fund_jetës s~dua_jetoj jeta_nuk_ka_kuptim vras~veten vrava_veten më_mirë_vdekur nuk_dua_të_jem jap~fund dëshiroj_vdes nuk~dua~të~jetoj nuk_ia_vlen_jetoj pa~mua pa_mua_më_mirë dua_zhdukem dua~të~zhdukem zhdukem_botë lodhur_jeta lodhur~nga~jeta dua~me~vdek dua_me_vdek du_me_vdek do_doja_vdisja doja_vdisja doja_vdes më_mirë_vdes më_mirë_vdisja vrasë_veten vetvras vetëvritem var_veten varem_litar hidhem_ura hidhem_urë hidhem_pallati hidhem_ballkon pres_damar pres_venat pres_veten lëndoj_veten dëmtoj_veten mbyt_veten marr_jetën heq_jetën t~i~jap~fund i_jap_fund_gjithçkaje jap_fund_jetë s_dua_jetoj nuk_du_me_jetu nuk_dua_me_jetu s_du_me_jetu nuk_kam_pse_jetoj s_kam_pse_jetoj nuk_ka_kuptim_jeta s_ka_kuptim_jeta s_ka_kuptim_jetoj nuk_ia_vlen_jeta s_ia_vlen_jetoj nuk_dua_zgjohem mos_zgjohem nuk_dua_jem s_dua_jem mërzitur_jeta mërzitur~nga~jeta s_duroj_jetën nuk_duroj_jetën nuk_jetohet (s|nuk)_(deshir|deshire|qejf|vullnet|arsye|kuptim)_(jetoj|jetu|jetes|jeten) (s|nuk)~(dua|du|po~dua)_(jeto|jetoj|jetu|rroj|zgjo) me~u~vra (vras|vra|vrit|mbys|mbyt)_vet ti~jap~fund jap~fund_(jet|vet|gjith) fund~jetes (dua|du|deshiroj)_(vdes|vdek|zhduk) mos~te~zgjohem mos~zgjohem me~mire_(vdekur|vdis|vdes|vdek) hedh_(ballkon|ura|pallat|urë) jeta_(kuptim|vler) te~mos~(jem|ekzistoj|zgjohem) mos~u~zgju me~(vdek|dek)',
    about:
      'çfarë~është çka~është ç~është çfarë~janë si~trajtohet si~kurohet çfarë~do~të~thotë do~të~thotë sa~e~shpeshtë sa~i~shpeshtë sa~shpesh~ndodh sa~e~rrallë zgjat_normalisht zgjat_zakonisht çfarë~shkakton nga~se~vjen ç~janë qka~është qka~o cfare~(eshte|jane|quhet) si~quhet ku~gjej informacion~mbi ku~mund~te~gjej sa~zgjat kuptimi',
    past: 'vitin~e~kaluar vite~më~parë kur~isha si~fëmijë para~disa~vitesh dikur kur~kam~qenë i~vogël në~fëmijëri para~një~viti si~djalë para_vitesh para_vjetësh vite_më_parë vjet_më_parë muaj_më_parë para_një_viti vite~përpara vjet~përpara në~moshën~10 në~moshën~11 në~moshën~12 në~moshën~13 në~moshën~14 në~moshën~15 në~moshën~16 në~moshën~17 në~moshën~18 kur~isha~fëmijë si~i~vogël si~adoleshent si~foshnjë në~rini kisha~dikur vjet~pata sivjet~jo në~2015 në~2016 në~2017 në~2018 në~2019 në~2020 në~2021 në~2022 në~2023 në~2024 (para|perpara)~(nje|dy|tre|tri|tete|dhjete|pese|disa|shume|2|3|4|5|6|7|8|10)~(viteve|vitesh|vjetesh|vjetve|viti|muajve|muajsh) kam~pasur_here (kam|ka|kisha|kishte)~pas~(dikur|njehere) vitin~e~shkuar vjet kur~isha~(i|e)~ri',
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
  },
  'hu-HU': {
    fine: 'minden~rendben jól~vagyok egészséges panaszmentes nincs~panaszom minden~normális =jól meggyógyul jól~(vagyok|érzem|van) jól~érzem~magam nem~fáj semmi~baj láz~lement könnyen~visszamegy jól~folyik panasz~nélkül rendben lement~a~lázam semmi~bajom',
    denialFollows: true,
    not: 'nem nincs nincsen sem nélkül soha semmi képtelen ne nemtudok nemtud nembirok nemmegy nembírok =nemjön sosem nembír nemtudom alig nincsenek ne~tudjon nemtudott',
    or: 'vagy sem',
    but: 'de és hogy mert',
    other: 'tartani visszatartani gyakran sokat sokszor ágyba szabályozni abbahagyni ég csíp eleget nehezen',
    pee: 'pisil pisilni vizel vizelni pisilek vizelek hugyozni pisiln ürít kipisil pisilés pisálni vizelés kipisilni hugyozok hugyo pisál =pisiltem =pisilt brunyál kiüríteni~hólyag hugyoz peseg pisi~nem pisilt vizelt vizelj kivizel kihugy dolgát~elvég kiürít_hólyag elmegy~a~vizelet könnyít~magán',
    urine:
      '=vizelet =vizeletem =pisi =húgy =húgyom =pisim =vizelete =pisit =vizeletet =vizeletben =vizeletemben =pisiben =pisimben =húgya =pisije =húgyomban',
    drop: 'csepp cseppet csöpp =cseppnyi =csepp cseppnyi csepeg =csöppet cseppet~se csöpög cseppek csepegt',
    stone: 'vesekő veseko =kő =köve görcs vesegörcs kólika kövem =kövek =homok vesehomok =köves',
    side: 'vese =vesém derék derekam oldalam oldal =hátam hát deréktáj vesetáj oldalt =derék =dereka vesefájdalom =veséim =vesék =veséje =derekát =derekamat =oldalam ágyék~fölött veséi =hátamba derekfaj derékfáj vesém~tájába deréktájék',
    fever:
      'láz =lázam =lázas hőemelked hőmérséklet lázzal belázas =lázasan =láza =lázad =lázzal tüzel =forró =forrók harminckilenc harmincnyolc hőemel =láz belázasod lázasod hőemelk hőm hőmérs felszök_láz felment~a~láz tűzforró forró~a~teste forr~a~teste =lázat =lázasak',
    shiver:
      'hidegrázás ráz~hideg borzong reszket rázza rázkód didereg ráz kirázott vacog reszketek borzongás remeg rázott kiráz =fázom =fázik fázok reszk =ráz =rázza rázni~a~hideg ráz~a~hideg rázta~a~hideg rázta hideg_ráz rázni hidegráz hideg~ráz kiráz~a~hideg rázza~a~hideg remegek vacogok rázós~hideg vacogás fázom~és~ráz',
    testicle:
      'herém heréje heré zacskó herezacskó heréim golyóm =tököm =tökeim herémet =tojásom golyóim herezacskóm =golyója golyócsk =herém =herémet =herémbe =herémben =heréi =heréim =herék =here =heréjére =heréjébe =tökén =töke =tökei =tökön =tökömet =tökömbe =tököt =tojása =tojásai =bögyölő =bigyó herezacsk zacskóm =bögyörő =bogyóm =bogyói =bogyó herémen zacskómon tökei zacskója heréd herezacs zacskó_(dagad|fekete|kék|nagy|piros|fáj|fog|lila|sötét) töke tököt tökön golyóit zacskóját =zacskó =zacsi tojása herék tojásom =tök =tökét =golyó =golyói =golyóm =golyóim =herén =herét =heréje',
    pain: 'fáj fájdalom fájdul fájni megfájdul fájdal fájok fájós görcs szúr fájda =sajog =fály =fáj =fájt =fájnak =faj =hasogat =nyilall nyilal sajog =ég megdögl megdöglök üvölt =kínoz sír~a~fáj =lüktet majd~meghalok döglődöm szakad jajgat fetreng ordít sikít fájás hasfáj derékfáj fejfáj fájdalmas lüktet üvöltöz kibírhatatl görnyed kínoz nyilall szorít szaggat szétdurr szétrobban_(here|tök|fej) hasog hasogat éget összegörny fájlal fájlalja gyötör szétszaggat érzékeny nyomás_(mell|szív|mellk) =kín =kínlódik kínlód (mell|szív|mellkas)_nyom szétrobban_(here|tök|golyó|tököm)',
    strong:
      'hirtelen nagyon borzaszt szörny elviselhetetlen felébred szörnyű iszonyú kegyetlen heves éles erősen iszonyúan borzasztó =éles rettenetes pokoli váratlan rohadt rohadtul kurva =kurvára baromi irtó iszony borzal őrület elviselh pokol rettenet megdögl üvölt hirtel hírtel egyszer~csak egyik~pillanat ébredt felébr felriad veszett szétszakad megőrül kibírhatatl =durva durván majd~meghal halál~fáj brutál irtózat kibírhat kibirhat iszonyat borzalm rettentő szétrobban szétszakít hasító tépő késszúrás mintha~kés elviselhet ordít ordítok üvöltök őrjít őrjítő nagyon~erős =erős egyik~pillanatról arra~ébredt felébredt~a~fájd felriadt egyszerre~csak rohad maxim meghalok~a~fájd nagy_fájdal',
    twist:
      'csavarod csavarodás torzió megcsavar megcsavarodott elcsavarodott tekered megtekered megfordul kifordul megpörd meg~van~csavarod csavar',
    erection:
      'merevedés erekció merev áll~a~farkam =áll~a =áll~már áll~a~farka áll~a~fasz áll~a~kuki áll~a~pénisz =merev =felállt =feláll felállás =álló =ágaskod fel~van~állva merevedésem nem~lohad nem~puhul mereved áll_(farka|farkam|fütyi|pénisz|kuki|óra|órája|szerszám|viagra) órája~áll óra~óta~áll merevség álló~farok =áll_órája erekci',
    hour: 'óra órája órán órát =h',
    lasts:
      'múlik elmúlik lankad csökken ürül =le =lemegy lemegy lemenni lelohad lohad lohadni megy~le puhul puha alábbhagy elmúln múlni szűn megszűn enyhül elernyed lefekszik lekonyul konyul kisebb =lankad =múlik enged ereszt vezet csöpög folyik elmúl lefek lecsök lecsillap petyh',
    alone:
      'szepszis vérmérgezés priapizmus priapism priapizm paraphimos parafimo urosepsis =sepsis (szex|szeretkez|közösül|dugás|dug|együttlét|ágyban|kefél|kamatyol|aktus)_(reccs|reccsent|roppant|roppan|pattan|pattanás|eltör|eltört|kattan|pukkan|megtör|törés|nagyot~pattant) kizárt~sérv kizáródott~sérv',
    blood: 'vér vérez vérzés véres véral vért =vért =vérrel =vérem =vérezek =vérezik vér~jön vérzik vérzett',
    red: '=piros vörös barna',
    clot: 'véralvad alvadék vérrög alvad rög darabos darabok alvadékok alvadt csomó darab =rögök rögös =csomók =csomó csomók cafat =pacák =alvad =kocsonyás nyálkás~vér',
    heavy:
      'sok rengeteg erősen ájul szédül csak~vér tiszta~vér szédülök elájul rosszul csak~vért tiszta~vért merő~vér csupa ömlik =ömlik spriccel zuhog =tele tócsa patak merő színtiszta élénkpiros eláraszt forog~velem rosszul~vagyok gyengül ömlö dől_vér spricc csupa~vér tiszta~(vér|vért) tömény nem~(áll|akar|szűnik)~(el|elállni|állni) áll~el_vér elállít_nem nem~áll~el átvérz átázik átázott kötés_(ázik|átáz|vér|vérez) patakz vérben~úsz literszám sugárban vörösbor sötétvörös erős~vérzés erősen~vérzik folyamatosan~vérz sok~vér',
    foreskin:
      'fityma fitymám =bőr~a~makk fitymá =bőröm~a~makk bőre_makk bőr_makk fitymáját bőr_(kuki|fütyi|makk|hátra|farok|farka|pénisz|hátul|előre) fityi',
    stuck:
      'beszorul szorult beragad fennakad elakad beszorult szorul beakad megszorul hátul~maradt hátulmaradt nem~tudom~visszahúzni nem~tudom~visszahúz nem~tudom~visszatenni nem~jön~vissza nem~megy~vissza nem~lehet~visszahúzni nem~húzható nem~csúszik~vissza beszor elszor megakad =ráfeszült szorít szorítja rászor elakadt hátul~(ragadt|maradt|rekedt|szorult) hátra~(csúszva|húzva|ragadt|maradt) hátracsúsz hátrahúz hátraragad elszorít elszorítj szorít_makk ragadt leszorít nem~(jön|megy|tudom|lehet)~(előre|előrehúzni|visszahúzni)',
    swollen:
      'duzzad dagad duzzanat bedagad megduzzad dagadt =kék =lila elkékült megdagad kék belilul bekékül =feldagad püffed felfúj megnőtt nagyra~nőtt mint~egy~alma mint~egy~labda mint~egy~lufi elfeketed =fekete fekete lila sötétkék megkékül vizenyő narancs puffad felpuffad felpuff feketed kékül lilul feldagad duzzadt puffadt hatalmas~lett felfújód megnagyobbod nő_herezacs nő_zacskó',
    injury:
      'elestem esés leestem baleset rúgás megrúg ütés sérülés megüt megrúgt elütött leest eltalál megütött rúgott rúg berúg~nem =labda =labdá =ütött beüt ráes ráestem =elestem =elesett leesett lezuhan biciklivel~es =estem ütköz karambol tökön~rúg tökönrúg térddel térdel =ráült megütöt összever odacsíp becsíp becsípt verekedés kivert rúgtak rugtak tökön~rúgtak eleset elesett rúgta ütött talált~el nekimen beütött térdelt ló~rúgott =labdával =labdát labdától',
    penis:
      'pénisz hímvessző fütyi nemi~szerv =farkam =fasz =faszom =kukac =makk =péniszem =kukim =farka =farkát =farkamat =fasza =faszt =faszomat =kuki =kukija =kukacom =kukaca =pöcs =pöcsöm =pöcse =bráner =dákó =szerszám =szerszámom =pénisze hímvessz =fütyije =fütyim =fütykös =bögyörője fütyije péniszem makkom bögyörő kuki kukija kukiján kukim farkam farka farok faszom makk makkja himvessző szerszám cerka pöcs szerszámom pénisze dákó bránya',
    numb: 'zsibbad zsibbadt érzéketlen elzsibbad nem~érzem nem~érzek zsibbadás zsibb érzéket nem~érez elhalt~az =béna =bizserg bizsereg hangyá nem~érzem~a nem_érzem_lent nem_érzem_ott érzéketl elgémb bizserg nem~érzem~a~(lábam|fenekem|combom|nemi|makkom|péniszem|popsim|ülepem|lábaim) nem~érzi~a~(lábát|fenekét|lábait|nemi) nem~(érzek|érez|éreztem)~(semmit|ott) (nem|se)_(érzem|érez|érzek|érzi)_(láb|fenek|fenék|comb|popsi|gát|makk|ülep|alsó|alul|farkam|farok) érzéskies érzéketlenség meghalt_(láb|fenék|alsó)',
    legs: 'láb lábam lábaim combom ágyék combok fenék gát =lábam lábak =seggem =segg =fenekem =comb =combok =combjaim gátam =popsim =fenekemet hátsóm hátsó =hátsóm lábai lábát lábunk vádli vádlim lába lábszár comb fenek fenekem popsi ülep ülepe lovagló nyereg farpofa alsótest gáttáj alsó~végtag',
    pregnant:
      'terhes várandós egy~vese várand egyetlen~ves =állapotos kismama kismamá állapotos terhessé egy~vesém fél~vesé egyvesés gyereket~várok babát~várok (csak|csupán)~(egy|1)~vesém egy~vesével egyetlen~vesém fél~vesém vesém_kivett kivett_vesé',
    vomit:
      'hányok =hány =hányt hányás hánytam hányinger okád =rókázik rókáz kihány kihányt =hányik öklend hány =hányok hányik hányt hányi okádok okádik mindent~(kihány|kihányok|kiad|visszaad) (nem|se|sem)_(marad|marad~meg|bent|benn)_(víz|gyógyszer|tabletta|antibiotik|semmi) kihányok visszajön_(antibio|víz|gyógysz|tabl|étel|minden|semmi) (antibio|víz|gyógysz|tabl|minden)_visszajön kidob_gyomr felkavar émelyg',
    confused:
      'zavart aluszékony gyors~légzés kábult félrebeszél zavarodott összefüggéstelen delírium gyorsan~lélegzik kapkodja eszméletlen összevissza össze~vissza hülyeség zagyva zagyvál badar értelmetlen félrebesz félre~beszél nem_felébreszteni nem_ébred nem_lehet_ébreszt nem_ébreszthet nem~reagál nem~ismer~meg nem_ismer_meg nem~tudja~hol nem_tudja_hol halucin hallucin képzelőd motyog magánkívül zavaros kába =kóma nincs~magánál nincs_magánál elkábult eszméletl aluszék delír kapkodja~a~levegő szaporán gyors~légz érthetetlen zavarod összezavar hablatyol delirál nem~tudja~(hol|ki|mi|melyik) nem~(ismer|ismert|ismeri)~(meg|fel) (nem|alig)_(ébreszthető|ébred|felébred|reagál|kelthető) alig~(ébreszthető|ébred|reagál|lehet~felébreszteni) bódult szapora~légz szaporán~(lélegzik|veszi) kapkodja~a~levegőt zavaros~a~(tudat|beszéd) tudatzav nincsen~magánál beszél~butaság értelmetlenül~beszél ködös~tudat levert~és~aluszé szapora~lélegz',
    infection:
      'fertőzés gyulladás hólyaghurut felfáz fertőz gyullad hólyaghur vesemedence =felfázás =felfáztam cisztit genny (csíp|éget|ég|csípős)_(pisil|vizel|pisilés|vizelés|pisiléskor|vizeléskor) felfázott felfáztunk',
    catheter:
      'katéter katét csövet =zsák katéterzsák vizeletzsák vizeletgyűjtő zacskó_vizelet =szonda önkatéter cisztofix =cső =csövet =csövön =csöve',
    blocked:
      'eldugul elzáród nem~ürül nem~működik nem~folyik dugul nem~enged nem_enged_semmit nem~ereszt nem~vezet nem~csöpög zacskó_üres üres~a~zacskó eldug bedug nem~jön~belőle elzár üres~a~katéter üres~katéter katéterzsák_üres üres_zsák üres_katéterzsák megtört~a~katéter nem~jön~semmi zsákban_semmi zsák_üres eldugult bedugult (nem|sem|se)_(jön|folyik|ürül|csepeg|ereszt|vezet|csordogál|működik|telik)_(semmi|kat|zsák|sztóm|cső|vizel|hólyag) üres_(zsák|katét|gyűjt) nem~(ürül|folyik|ereszt|csepeg|vezet|működik) semmi~(nem~|)jön (nem|se)~jön~(semmi|bele) csavarodott',
    crisis:
      'öngyilkos megölöm_magam nem_akarok_élni meg_akarok_halni véget_vetni_életem megölni_magam nem_akarok_tovább_élni nincs_értelme_élni nincs_értelme_életemnek jobb_lenne_meghalni megölöm~magam meg~akarok~halni nem_bírom_tovább_élni véget~vetek nem~akarok~élni nem_érdemes_élni legszívesebben_meghal legszívesebben_meghalnék meg_akarok_dögleni nélkülem_jobb jobb_nélkülem jobb_lenne_nélkülem jobb_nem_élnék jobb_ha_meghalok bár_meghalnék bárcsak_meghal bárcsak_ne_élnék szeretnék_meghalni inkább_meghal inkább_halál véget_vet_élet véget_vetni véget_vetek véget_vessek véget_akarok_vetni véget_vetnék kinyírom_magam megölném_magam magamat_ölöm végzek_magammal végezni_magammal felakaszt_magam felkötöm_magam felkötni_magam levetem_magam leugrok_híd leugrani_híd kiugrok_ablak kiugrani_ablak megvágom_magam vagdosom_magam vagdalom_magam felvágom_ereimet felvágom_erem ártok_magam ártani_magamnak kárt_tenni_magam kárt_tegyek_magam nem_akarok_lenni nem_akarok_felébredni nem_ébrednék_többet nincs_kedvem_élni nincs_értelme_élet nem_látom_értelmét_élet minek_éljek minek_élek elegem_van_életből elegem_életből meguntam_életem meguntam_élni eldobom_életem eldobni_életem öngyilk eltűnnék_világ eltűnni_világ itt_hagyni_világot itthagyom_világot elmenni_innen_végleg meg_akarom_ölni ölni_magam =megöljem =megölném magam~megöl felakasztja~magát megöli~magát megölné~magát megölöm megöli_magát felakasztja_magát végez~magával végez_magával meg~akar~halni nem~akar~élni véget~vet~az~életének felköti~magát agyonlövi~magát főbe~lövi főbe~lövöm leugrik_híd kiugrik_ablak meghúzza~a~ravaszt búcsúlevelet_ír (nem|sem)_(akarok|akar|bírok|bírom|érdemes|tudok)_(élni|tovább~élni|felébredni|élet|tovább~csinálni) (meg)_(halni)_(akar|szeretn) végez_(magam|életem|vele) véget~(vetek|vetni)~(mindennek|neki|az~életemnek|magamnak) megölni~magam felakaszt_mag leugr_(híd|hídról|ház|tető|ablak|emelet) vonat~elé nincs~értelme~(élni|az~életemnek|semminek|tovább) nincs~miért~(élni|élnem) jobb~lenne~(halni|meghalni|nélkülem|halottnak|ha~meghalnék) elegem~van~az~életb bárcsak~(meghalnék|ne~ébrednék) ne~ébredjek~(fel|többet) el~akarok~tűnni eldobom~az~életem meg~fogom~ölni~magam',
    about:
      'mi~az mit~jelent hogyan~kezelik mi~okozza mik~azok miért~alakul milyen~gyakori mennyire~gyakori milyen~ritka meddig_tart_normál mennyi_ideig_normál meddig_tart_általában meddig_tart_rendes mi~az~a mit~takar',
    past: 'gyerekkoromban tavaly évekkel~ezelőtt gyerekként régen múlt~évben voltam~gyerek gyermekkoromban kiskoromban évekkel~korábban egy~éve~volt =fiatalon kisfiúként évesen_volt évesen_voltam évesen_operál évesen_műt éve_volt évekkel_ezelőtt évvel_ezelőtt hónappal_ezelőtt hónapja_volt kölyökként kamaszként kiskamasz tizenévesen fiatalkorom kisgyerek~korom katonakoromban amikor~gyerek amikor~kicsi csecsemőkor éve~(volt|voltam|kaptam|műtöttek) évvel~ezelőtt hónapja~volt hónappal~ezelőtt gyerekkor gyermekkor fiatal~koromban annak~idején valamikor~régen korábban~volt kisgyerekként tavalyelőtt',
    now: 'most ma óta megint tegnap~óta tegnap hirtelen éppen =fáj nem~tudok még mostan éjjel reggel ismét újból nem~tud',
    self: '=én =nekem =engem =van fiam férjem =apám =feleségem =anyám =fiam =kisfiam =papa =nagyapám =nagypapa =nagymama =nagyim =mama =mamám =apa =apu =apukám =anyu =anyukám =anya =párom =gyerek =gyerekem =gyermekem =lányom =tesóm =unokám =fiamnak',
    cannotPee:
      'nem~jön~semmi semmi~nem~jön nem~jön~ki semmi~se~jön nemtudok_pis nemtudok_viz nem~jön~a~pisi vizeletelakadás vizeletrekedés nem~jön~vizelet erőlködöm_semmi nyomom_semmi nem~csöpög erőlködik_semmi nyomja_semmi hólyag_szétrepe hólyag_szétdur hólyag_kidurran elakadt_a_vizelet elakadt~a~vizelet nem~megy~a~pisilés nem~jön~egy nem~jön~a~húgy nem~jön~a~vizelet pisilnem_nem~jön vizeletretenció~van nem~pisil nem~hugyoz nem~vizel egy~cseppet~se egy~cseppet~sem cseppet_sem_pis egy~csepp~se egy~csepp~sem szétdurran szétreped mindjárt~szétrobban hólyag_szétpukk elakadt_vizelet (nem|sem|se)_(tudok|tud|bírok|bír|sikerül|tudtam|tudott|megy|képes)_(pisil|pisilni|vizel|vizelni|brunyál|brunyálni|vécéz|üríteni|hugyozni|hugyoz|pisilés|vizelés|pösszenteni) (egy|egyetlen)~csepp~(se|sem) nem~jön~(ki~|)(semmi|pisi|vizelet|egy~csepp) (csak|épp)_csepeg_(wc|vécé|ordít|has|neki|hólyag|ül|feszül|pisi) (csak|mindössze)_(csöpög|cseppek|csepp)_(wc|vécé|hólyag|has|pisi|vizel|feszít|ül) vizeletelakad vizeletretenci csak~csepeg csak~csöpög csöpög~csak órája~nem~(pisilt|pisiltem|vizelt|vizeltem|vizeltél) nem~pisilt~(egész|tegnap) (tegnap|reggel|éjfél|tegnap~este)~óta~nem~(pisilt|pisiltem|vizelt|vizeltem)',
    goesOn:
      'folyamatos állandó tartós egész~éjjel egész~éjszaka egész~nap reggel~óta este~óta tegnap~óta éjjel~óta nem~szűnő folyton megállás még~mindig~kemény még~mindig~áll még~mindig~merev még~mindig még~mindig~nem nem~áll~el nem~állt~el nem~akar~elállni nem_elállít nem~csillapodik_vér elállíthat nem~szűnik nem~(áll|akar|szűnik)~(el|elállni|állni) nem~(lankad|lohad|múlik|megy~le|hagyja~abba|szűnik|csillapodik|lankadt|enged|akar~lemenni) egész~(éjjel|nap|éjszaka|délelőtt|délután) (reggel|tegnap|tegnap~este|este|éjfél|dél|hajnal|éjszaka)~óta folyamatosan megállás~nélkül megállíthatatlan szünet~nélkül non~stop még~mindig~(áll|merev|kemény|vérzik|folyik) órák~óta órája~(áll|merev|tart|kemény) azóta~is~(áll|merev|vérz)',
    crack:
      'reccs reccsent roppan eltört pattan kattan törés recc ropp patta katta törö reccsenés roppant pattanás eltör megtör kattant pukkan ropog megtört',
    hard: '=kemény =merev =kőkemény =megmeredt =keményen kemény kőkemény mereved kő~kemény feszes =feszül ércke mint~a~(kő|beton) megkeményed =áll',
    forward: 'mögött előre',
    coldSweat:
      'hideg_veríték hideg_verejték jéghideg_verejték hideg_izzad hidegen_izzad hideg_veritek hideg_verit jéghideg_izzad verítéke hideg~verí nyirkos hamuszürke szürke szürke~az~arca sápadt_hideg jéghideg falfehér =hullasápadt sápadt verejtékez leizzad kiver_verejt kiver_veríték hideg_víz~ver ver~a~víz ver~a~viz kivert~a~víz kiver_víz leverte_víz lever_víz elsápadt elsápad hulla~sápadt hideg~(verejték|veríték|verítékben|izzadság|bőr|verejtékben) hidegveríték (keze|kezei|lába|bőre|kezem|végtagjai|lábai)_(hideg|jéghideg|foltos|márvány|szürke|kék) márvány foltos_(bőr|kéz|láb|jég) sápad fehér~mint~a~fal levert~a~víz kivert~a~veríték',
    medicine:
      'potencianövel potencia_gyógyszer potencia_tabletta kék~tabletta kék~tablettát kek~tablettat kék~bogyó kék~bogyót kék~pirula kék~pirulát merevedési_gyógyszer merevedés_tabletta kamagra potencian potencia (kék|kékes)~(bogyó|tabletta|pirula|bogyót|tablettát|pirulát) (szuri|injekci|injekció)_(pénisz|farka|merev|kuki|fasz) merevedési',
  },
  'et-EE': {
    denialFollows: true,
    fine: 'kõik~korras kõik~hästi terve kaebusi~pole kõik~normaalne =korras paranes tervenes enesetunne~(on~|)~hea hea~olla ei~valuta pole~valus valu~pole vaevusteta ilma~valuta möödas läks~üle läheb~(kergesti|kergelt|ise)~tagasi jookseb~hästi korras tunnen~end~hästi',
    not: 'ei ega ilma mitte pole ära iial midagi eisaa =eip =mingit ühtki ühtegi suuda polnud =ma~pole eisa eisuuda =pold =polnd =pole =ei~saa =polegi vaevu ilm polnd',
    or: 'või ega',
    but: 'aga ja kuid et ning',
    other:
      'kinni hoida tihti sageli palju kontrollida voodi lõpetada kipitab piisavalt raske =raske ole~uriinis ole~pissis olnud~uriinis',
    pee: 'pissida pissi pissima urineerida kusta pissin põit~tühjendada urineeri pissile =pissimine =kusen urineerin =kusele põie~tühjendamine =pisida pisida kusele =piss kusel kuse =kusin kuseda pisil pisi~tegem urineer häda~ära vett~lask vett~lasta tühjenda_põie põit_tühjen siristada sirista lurista =sorista =kusnud =kusenud pissinud kusnud tilkhaaval tilk~tilga~haaval ainult~tilgub',
    urine:
      '=uriini =uriin =pissi =kusi =kust =uriinis =pissis =kusest =uriiniga =pissiga =kusega =potis =vetsupotis =poti',
    drop: 'tilk tilka tilkagi piiska =tilgake =piisk =piisku tilgakest tilg piisk piisa =nire =nirist nirise tilga tilgad tilgub',
    stone: 'neerukivi kivi kivid koolikud neerukivid koolik neerukiv =kive =kivike neeruliiv neerukooli =kiviga',
    side: 'külg külje küljes neer neeru neerud selg seljas selja alaselg neerude =neerus küljel =külgedes =küljest ristluu =neerud =neerude =neer ristl =ristluud =ristluu =külje =selg =küljes =küljed nimme ribide',
    fever:
      'palavik palaviku kehatemperatuur palavikku palavikus =palavik kõrge~temperatuur palavi kuumus kolmkümmend~üheksa kolmkümmend~kaheksa temperat =palaviku palav keha~kuumab kuumab temperatuur kuumeta',
    shiver:
      'külmavärin külmavärinad vappekülm =külmetab vabisen lõdise judin külmavär lõdin vabise =külm~on raputab hambad~plagis =värisen =väriseb =värin =värinad =värisema =väriseda värisemi värisemist väriseda =värinatega =värinaga =värinates =värinat =värina vappek vappu külmetab külmetan =külmeta hambad~(lõgisevad|plagisevad) hambad_(lõgise|plagise) judinad väriseb =värise =värises',
    testicle:
      'munand munandi munandis muna munad munandikott munandit =munad =munadel =munn munakott =muna =munake =munade =munal =munandid =munadesse =munadega =munni =kotid =kott munakot munandik =kellud =kellukesed =kuulid =kuulikesed =pallid =munasse =munale =munandisse munadesse munade =kotti =kotis kellad kotike',
    pain: 'valu valutab valud valus valutas =valusad hakkas~valutama =piste valuta torgi torkab =pakitseb pistab =kisub =tuikab tuikav lõikab karjub~valu nutab~valu piinle põrgulik suren~valu põletab~nagu koolik kõrveta_rind kõrveta_rinnus kõrveta_rinna pigista_rind pigista_rinnus pigista_rinna surub_rind surub_rinnus surub_rinna surve_rind surve_rinnus surve_rinna pitsita_rind pitsita_rinnus pitsita_rinna rõhub_rind rõhub_rinnus rõhub_rinna südamest~kinni süda~pigistab rooma rooman vingerda vääna vaevle ei_leia_asend karjub ulub ulgub nutab hoiab~kõhust krampis krampid lööb~välja sähvib nuga~seljas pussita lõi~selga pigistas_rind pigistas_rinnus pigistas_rinna pitsitas_rind pitsitas_rinnus pitsitas_rinna valut piina pigist surub rõhu lõhub karjub~valust nutab~valust kisab kipit rebiv rebib kõver kõverasti tulitab',
    strong:
      'äkki äkiline järsku tugev tugevad kohutav väga talumatu ärkas ootamatu järsk tugevalt =kohutavalt ootamatult =metsik metsik hullult põrgu =jube jubeda jubedalt kole koledalt =kohut meeletu saatana kuradi =kurat räme väljakannatam talumat äratas äratanud äki ootamat äkit äge =hirmsasti hirmsa tappev jõle =niet =terav =teravad =terava äkilis hirmus meelet tugeva terav kange jube jõhker ulun ärkasin~(öösel|valu) karjub röögi väljakannat rebiv nuga noaga elu~hulleim =kohutav =kohutavad',
    twist:
      'keerdu keerdum keerdumine torsioon väändu keerdus keerdunud väänd pöördunud keerd väänas pöördu pööranud =sõlme keeru keerus =keerdunud',
    erection:
      'erektsioon erektsiooni seisab kõvaks =seisab =püsti =püstine kõvastu =stoika stoiakas erekt =seis =jäigastunud =seisnud =seisa',
    hour: 'tund tundi tunni =h',
    lasts:
      'lähe~üle lähe alane taandu alla jookse lange lähe~alla =lõtvu lõtv lõdv pehme pehmeks vaju rahune järele~anna kao leevene',
    alone:
      'veremürgitus sepsis priapism priapizm paraphimos parafimo urosepsis =sepsis seks_praks seks_raks seks_naks vahekord_praks vahekord_raks seksi_krõks erektsioon_praks (seks|vahekor|vahekorra|vood|armats|keppi|kepi|magad|amelem)_(raks|plõks|pauk|krõks|murdu|naks|murdus|krõps|praks|katki) peenis_(murdu|murdus|katki|raks) pitsunud~song',
    blood: 'veri verd vere veritse verejooks verine =veri =verd =verega =verised',
    red: 'puna punane pruun',
    clot: 'hüüv hüübed tromb klomp verehüüb klimp =tükid =tükke hüübe klompe klombid verehüübed =tükkidega tükid tükke =tükk =kamakas kamakad kamak kämp hüüb tropid =tropp =räbalad =sültjas ketšup sült tarretis maksa~moodi klomb tükkidena veretük kämbu limane~veri maksatük tropp',
    heavy:
      'palju tugevasti minest pearingl suur ainult~veri puhas~veri puhast~verd minestama pööritab uimane ainult~verd purska voolab lahmak loik täis =punane~täis hulga =ojadena tilgub~ver pilt~eest =hõre tümi =ohtralt ohtralt minesta ver~täis ketšup nagu~vein tomat punavein kastme lomp lahinal ojadena ojana purskab puhas puhast pott_punane side_läbi sidemest~läbi läbi~imbunud imbub kohutaval tohut palju~verd hullult väga~palju erepuna tumepuna täis~verd joose nirinal ei~(peatu|jää~kinni|lakka|lõpe|seisku|jää~seisma) jookseb~verd verd~jookseb jookseb~veri liitrite loputab',
    foreskin:
      '=nahk~peenise nahk~ei nahk~läks =eesnahk =eesnaha =eesnahka =eesnahal =eesnahaga =eesnahale =esinahk =eesnahas =eesnahast =eesnah nahk_(taha|noku|peenis|ette|kinni) =nahka =eesnaham',
    stuck:
      'kinni kinni~jäänud pigistu takerdu pitsu pigista kinnijää lõksus tagasi~ei ei~lähe~tagasi ei~tule~tagasi ei~saa~tagasi ei~lähe~ette nuta~taha taha~kinni =kinni kägista pitsita pigist pigistab soonib jäi~(taha|pea~taha|kinni) taha~jäänud ei~saa~(ette|tagasi) ei~(lähe|tule|liigu)~(ette|tagasi) pitsit',
    swollen:
      'paistes paistet turses turse tursun =sinine =lilla sinika üles~paistetanud paistetanud =must paiste tursu =sinikas =sinakas lillaks siniseks mustaks nagu~õun nagu~pall nagu~meloni nagu~õhupall pungis üles~läinud läks~suureks hiigel nagu~greip nagu~apelsin paisu paisub paisunud baklažaan paist suureks suur~nagu nagu~(greip|apelsin|tennisepall|õun|pall|sidrun|baklažaan) punsunud sinine lilla must sinikas ülespaist',
    injury:
      'kukku kukkusin õnnetus löök jalaga vigast trauma lõi põrutus kukkumi löödi jalahoop kukkus avarii lõin viga hoop peksa =lõi jalaga~mun pall~tabas pall~vastu palliga põlvega põlv~vastu =sain~palliga =virutas virutas äsas peksti kakl rattalt libis põru komist astus~peale sain~jalaga vahele~jäi',
    penis:
      'peenis suguelund =türa =noku =riist peenise peenisepea =munn =türal =munni =nokut =noks =riista =suguti =peenisest =peenist =till =tilli =kukk =lull =nuts =nuta suguti noks nokupea noku türa till tilli munn nokk lutsu türapea nokuots peenispea',
    numb: 'tuim tuimus surisev surin ei~tunne tundetu surise sureb~ära tundlikkus~kadu =surnud sipelg tunne~kadus tunne~kadunud tunnet~pole pole~tunnet ei~tunne~midagi midagi~ei~tunne tundetus tuimaks tuima tundet tunne_(kadu|kadunud|pole|läinud) (ei|pole|ega)_(tunne|tunnen|tunnet)_(jalg|jalad|jalgevahe|tagumik|peput|istmik|kube|reis|pea|midagi|alakeha|noku|peenis) (istmik|tagumik|jalgevahe|kube|reied|jalad)_(tunne|sure|surnud|tuim|kipitab|puru) suremi surnud_(jalad|jalg|istmik|tagumik|jalgevahe|reied) ära~surnud',
    legs: 'jalg jalad jalgade kube kubeme reied reite tuhar lahkliha jalgevah =perse =tagumik reie =jalg =jalad =jalgevahe =kintsud sääremar =säär =sääre =säärel =säärt =jalga =jalas =jalal =jalale ei_käia ei_kõndi ei~kõnni ei~saa~püsti ei_tõusta ei~tõuse jala jalga jalgevahe istmik tagumik tagumiku peput =pepu reis tuharad säär sääremarj sääremari säärema perse',
    pregnant:
      'rase rasedus üks~neer rased ainus~neer ainuke~neer =rase ühe~neeruga ainult~üks~neer rasedana raseda ootan~last ootab~last ootan~beebit ootab~beebit (üks|1|ainult~üks|ainus|ainuke)~neer teine~neer~eemaldatud neer_eemaldatud',
    vomit:
      'oksenda oksend oksen ropsi =ropsib =ropsis =oksele öökis ööki ajab~oksele oksele~ajanud oksele oksed ajas~oksele oksi oksendamine viskab~välja iiveld ei~püsi~sees sees~ei~püsi midagi~sees tuleb~üles okse ropsin öögi kõik~välja (tabletid|tablett|vesi|kõik|rohi|toit|ravim)_(üles|välja|püsi|sisse~ei~jää) ei~(püsi|jää|seisa)~(sees|sisse|kõhus) miski~ei~(püsi|jää) tulevad~(kohe|)~üles tuleb~(kohe|)~üles',
    confused:
      'segadus kiire~hingamine segaduses segane desorient hingab~kiiresti teadvuseta loid segase jampsi jama ajab~jama ajab_jama udu lolli~juttu segast~juttu segast~jutt segast ei~saa~äratada ei_ärka ei_ärata ei~ärka ei~reageeri ei~tea~kus ei_tea_kus ei~tunne~ära meelemär teadvuset arusaamatu hallutsin luulu seosetu uimane =loid meeltesegad ära~pööra kiiresti~hinga =unine =sonib =sonin =sonis =sonimine =sonimist =oimetu =segab =segane nagu~kalts kaltsunuk lodev lõtv~laps ei_saa_äratada hingab_kiiresti kiire_hinga raske_äratada vaevu~ärkab loiuks tuim~pilk apaatne reageeri_ei ei~vasta ei~saa~aru~kus hingeldab vaevu_ärat vaevu~saab peaaegu~ei~saa~äratada segas segan räägib~(segast|seosetut|lolli|imelikku|mõttetusi) hingab~(kiiresti|kiirelt|pinnapealselt|raskelt) ei~tunne~meid sonib soni magab~kogu~aeg teadvus ei~saa~(äratada|üles) ei~(ärka|reageeri|vasta|ärata)',
    infection:
      'põletik infektsioon nakkus põiepõletik põleti infekt nakk =kuseteede kõrveta_piss kõrvetab_kuse kipita_piss põletab_piss põletustun bakter_uriin baktereid uriinis~bakter põletiku mäda kuseteed kuseteepõ põiepõ (kipitab|kipit|kõrvet|põletab|tulitab)_(piss|kust|urin|vetsu)',
    catheter:
      'kateet kott_tühi tühi~kott uriinikott kotti~ei kotti~pole kotis~pole katet =voolik voolikut voolikust kusekott kateetrikot =toru =torust epitsüstoom sond',
    blocked:
      'ummist umbes ei~jookse ei~tööta ummistunud ei~lase ei~lase~midagi kott_tühi tühi~kott ei~tilgu ei~nirise ei~tule~läbi midagi~ei~tule ei~tule~midagi midagi~ei~jookse ei~jookse~midagi kott~on~tühi kott~tühi kotti~midagi ei~tule~uriini ei~tule~enam kinni~läinud lakkas~jooksmast enam~ei~jookse enam~ei~tule ei_tule_midagi midagi_ei_tule_ööst ei~tule~hommikust ummis ummistus kinni kott_(tühi|kuiv) kotti_(midagi|tilka|tule|tulnud) ei~(jookse|voola|tühjene|tööta|nirise)',
    crisis:
      'enesetap tappa_ennast tapan_ennast ei_taha_elada tahan_surra lõpetada_elu ei_taha_enam_elada elul_pole_mõtet tapan~ennast enesetapp tahan~surra ei_jaksa_elada parem_surnud ennast_tappa ei~taha~elada pole_mõtet_elada ilma~minuta ilma~minuta_parem minuta_parem mind_enam_poleks mind~enam~poleks mind_poleks poleks_mind kõrini_elust elust_kõrini kõrini_elamisest elust_väsinud elamisest_väsinud väsinud_elamast tahaks_surra tahaksin_surra soovin_surra parem_surra parem_oleks_surnud et_ma_sureks et_ma_surnud_oleks oleksin_surnud lõpetan_elu lõpetaks_elu lõpetada_kõik lõpetan_kõik lõpp_peale elule_lõpp teen_lõpu teha_lõpp tapan_end tappa_end tapaks_enda tapan_enda end_tappa end~ära~tappa enda~ära~tappa poon_üles puua_üles pooks_üles üles_puua hüppan_silla hüpata_silla hüpata_sillalt hüppan_aknast lõigun_ennast lõikan_ennast lõikuda_ennast lõigun_end veenid_läbi veene_lõik endale_liiga ennast_vigasta endale_viga enese_vigasta enesevigast ei_viitsi_elada ei_taha_olla_siin ei_taha_enam_olla ei_taha_ärgata ei_ärkaks_enam elul_mõtet elamisel_mõtet elamisel_pole_mõtet ei_näe_mõtet_elada milleks_elada suitsiid kaoks_maailmast kaduda_maailmast ära_siit_ilmast endale~otsa~peale otsa~peale~teha rongi~alla rongi~ette hüppab_silla hüppab_sillalt hüppab~sillalt hüppa_alla laseb~end~maha lasen~end~maha end~maha~lasta laseb~ennast~maha ennast~maha~lasta tapab_end tapab_enda tapab_ennast tappa_enda poob_end poob_üles poob~end puua_end end~üles~puua ennast~üles~puua end~uputada teeb_endale_midagi endale~midagi endale~midagi~teeb teen~endale~midagi teha_endale_midagi lõpetab_elu lõpetab_oma_elu võtab_elu võtta_elu võtan_elu endalt~elu endalt_elu_võtta endalt~elu~võtta hüvastijätukiri hüvastijätu jättis_hüvasti ei~taha~enam~elada ta~ei~taha~elada tahab_surra soovib_surra parem~oleks~surra tahaks~surra pigem~surra surra~tahaks neelab_tablette_kõik kõik~tabletid_ära võtan~kõik~tabletid võtta~kõik~tabletid üledoos lõigub_ennast lõigub_end vigastab_ennast vigastab_end ei~jaksa~enam~elada ei~näe~mõtet ei~näe~enam~mõtet mõtet~elada elul~pole~mõtet elu~on~mõttetu teeb~otsa~peale teeb~lõpu~peale kõigele_lõpp kõigele~lõpu lõpetada~kõik (ei|enam)_(jaksa|taha|viitsi|suuda|jõua)_(elada|elu|elus) tahan_(surra|surm|kaduda|magama~jääda) (lõpp|lõpu|lõpet)_(elu|endale|kõigele|peale) (tapa|tapan|tappa|poon|poo|üles~puua)_(ennast|enda|end|ära) (teen|teha|panen)_(endale|elule|kõigele)_(lõpu|lõpp|otsa) lõpetada~(kõik|elu|see~kõik|oma~elu|ära) parem_(surnud|surnuna|ilma~minuta) elu_(mõte|mõtet|mõttetu|pole~mõtet) mitte~ärgata enam~mitte~ärgata ei~ärkaks hüpp_(sillalt|aknast|rongi|katuselt)',
    about:
      'mis~on mida~tähendab kuidas~ravitakse mis~põhjustab millest~tekib kui~sage kui~sageli~esineb kui~levinud kui~tihti~esineb kui~haruldane tavaliselt_kestab normaalselt_kestab mis~asi~on mis~on~see millest~tuleb',
    past: 'lapsena eelmisel~aastal aastaid~tagasi aasta~tagasi kunagi varem lapsepõlves väiksena kui~olin~väike kui~olin~laps poisina noorena aastat_tagasi aastate_eest aasta_tagasi kuud_tagasi aasta_eest kümme~aastat~tagasi 10~aastaselt 11~aastaselt 12~aastaselt 13~aastaselt 14~aastaselt 15~aastaselt 16~aastaselt 17~aastaselt 18~aastaselt lapsepõlv noorpõlves väikse~poisina teismelisena teismeeas kunagi~ammu lapsest~saadik~pole titena kui~ma~olin sõjaväes~oli oli_eelmisel_kuul_palavik eelmisel~kuul~oli (aastat|aasta|kuud|kuu|aastaid)~tagasi eelmisel~(aastal|suvel|talvel) mullu ammu omal~ajal',
    now: 'nüüd täna uuesti alates saadik eile äkki äki järsku jälle valutab ei~saa praegu ikka~veel juba hommikust ei~suuda',
    self: '=mul =mina =ma =minu =mu poeg mees pojal =isa =naine =isal =poisil =mehel =poeg =vanaisa =vanaema =vanaemal =vanaisal =ema =emal =lapsel =laps =tütar =meest =pojal =poja =poega =vend =abikaasa =elukaaslane =taat',
    cannotPee:
      'midagi~ei~tule ei~tule~midagi mitte~midagi~ei~tule uriinipeetus ei~tule~välja ei~tule~pissi pressin_midagi pressin~ja~pressin pressin_tilk põis_lõhke põis_lõhki ei~tule~tilka pissihäda~on~aga~ei pissihäda_ei~tule häda_ei~tule~midagi ei~tule~uriini uriin~ei~tule piss~ei~tule uriinipeet ei~jookse~pissi uriin~kinni kusepeetus ei~nirise mitte~midagi~ei ei_tühjenda ei~saa~tühjendada ei~saa~tühjaks ei_saa_tühjaks pissile~aga~ei pissile~ja~ei pissil~aga~midagi ei~tilkagi tilkagi~ei mitte~tilkagi kuskilt~ei~tule ei~tule~piiskagi ei~ole~pissinud pole~pissinud pole~pissil tuleb_kaks_tilka tuleb~ainult~tilk tuleb~vaid~tilk tuleb~paar~tilka pissimine~jäi~seisma lõpetas~pissimise ei~saa~(pissile|pissida|pissitud|kusele|kusta|kustud|urineerida|pissit|kusele|vetsus~käia|tühjendada) (ei|pole|ega)_(tule|tulnud|saa|saanud|lähe)_(piss|pissi|uriin|uriini|kusi|kuse|kust|pissile) ainult~(tilgad|tilk|tilgub|tilku|paar~tilka|mõni~tilk) (tilgad|tilk|tilku)_ainult põis_(lõhk|plahvat|punnis|pungil)_(ei|tilk|saa) tilkagi pole_(pissinud|kusenud|urineerinud|pissile~saanud|pissida~saanud|pissil~käinud)',
    goesOn:
      'püsiv pidev kestev lakkamatu terve~öö kogu~öö terve~päeva kogu~päeva hommikust~saadik hommikust~saati hommikust~peale õhtust~saadik eilsest~saadik eilsest~saati vahetpidamata pidevalt =ikka~veel ei~lõpe ei~jää~kinni ei~jää~pidama ei~peatu ei~lakka surume vajutame ikka~veritseb veritseb~edasi jookseb~edasi jookseb~ikka ikka~jookseb läbi~immutanud immutab läbi~vettinud keskööst keskööst~saadik kella~22 kella~23 ei~lähe~üle ei_peata ei~saa~peatada ei~õnnestu~peatada ei~(peatu|jää~kinni|lakka|lõpe|seisku|jää~seisma|lange|lõtvu|alane|kao|taandu|rauge) terve~(öö|päev|päeva|öö|hommiku) kogu~(öö|päev|päeva|aeg) (hommikust|eilsest|õhtust|ööst|eile~õhtust|lõunast|varahommikust)~(saati|saadik|peale|alates) lakkamatult katkematult ikka~(kõva|püsti|veritseb|veel) siiamaani',
    crack:
      'praksatus raksatus murdus praks naksa krõks raks naks murdu raksak praksak praksat raksat krõps plõks naksat pauk prõks krõmps',
    hard: '=kõva =kange =jäik =kõvaks =kõvad =kanged =kivikõva kivikõva kõvaks jäik kange pingul kõva~nagu~kivi püsti',
    forward: 'taga ette',
    coldSweat:
      'külma_higi külma_higiga külm_higi külmas_higis külm_higine kleepuv kahvatu =hall =hallid tuhkhall tuhakarva näost~hall hall~näost niiske_nahk niiske_külm higine_külm higist_märg laubal_higi marmor laiguline laigulin nahk~laiguline külmahigi kaame külm~higi külma~higi külmhigi (käed|jalad|nahk|keha)_(külm|jääkülm|jää|laigu|laigul|marmor|hall|niiske) laiguli lubivalge valge~nagu valge~kui kahvatuks näost~(hall|valge|ära)',
    medicine:
      'potents potentsita potentsirohi (sinine|sinise|sinist|siniseid)~(tablett|tableti|tabletti|pill|pilli|tablette) (süst|süsti|süstin)_(peenis|riist|noku|türa) erektsioonit erektsioonirohi',
  },
}
