import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {
  chest:
    '=borst =borstkas borstbeen borstpijn hartpijn hartstreek hartaanval hartinfarct hart_pijn hart_steekt linkerarm linker~arm =kaak hart_steken angina~pectoris achter~het~borstbeen schouderbladen',
  breath:
    'geen~lucht geen~adem weinig~lucht lucht~tekort =luchttekort krijg_lucht_niet krijg_lucht_geen lucht_krijgen_niet nauwelijks~lucht amper~lucht te~weinig~lucht kan~niet~ademen niet~ademen niet~goed~ademen niet~meer~ademen niet~normaal~ademen niet~doorademen moeilijk_ademen moeilijk_ademt ademen_moeilijk ademhalen_moeilijk moeite_ademen moeite_ademhalen ademen_zwaar adem_pijn ademen_pijn ademhalen_pijn ademhalen_steek ademhaling_steek inademen_pijn inademen_steek ademhaling_pijn ademhalen_doet buiten~adem kortademig =benauwd =benauwdheid benauwt =hijgt =hijgend hap_lucht hapt_lucht hapt~naar happen_lucht snak_lucht =stik =stikt =piept =piepende ademnood adem~stokt keel~dicht keel_dicht keel_dichtgeknepen =stikken niet_ademen niet_ademhalen geen_lucht niet~op~adem kom_niet_adem komt_niet_adem',
  faint:
    'flauw~gevallen flauwgevallen flauwvallen val~flauw viel~flauw valt~flauw =flauwte bijna~flauw bewusteloos buiten~westen buiten~bewustzijn bewustzijn_verloren in~elkaar~gezakt zakte_elkaar zakt_elkaar zak_elkaar in~elkaar~gestort =ingestort omgevallen viel~om onderuit~gegaan ging~onderuit ga~onderuit gaat~onderuit van~mn~stokje van~zijn~stokje van~haar~stokje =duizelig duizeligheid draaierig draaiierig =licht~in licht~in~mijn~hoofd licht~in~het~hoofd zie~sterretjes sterretjes zwart~voor zwart~voor~mijn~ogen wordt~zwart zie~zwart wit~weg lijkwit lijkbleek krijtwit spierwit =wankel alles~draait hoofd_draait =appelflauwte =weggevallen viel~weg weggezakt zie_zwart zwart_opsta ineengezakt van~mijn~stokje niet~overeind niet~meer~overeind niet~op~mijn~benen niet~op~zijn~benen',
  belly: '=buik buikpijn =onderbuik bovenbuik =maag =buikje =pens =buiken buikkramp buikwand',
  headache:
    'hoofdpijn hoofd_pijn hoofd_bonkt hoofd_bonst hoofd_klopt hoofd_barst hoofd_knalt hoofd_ontploft hoofd_explodeert koppijn kop_bonkt kop_barst kop_knalt =migraine barstende~hoofd barstend~hoofd schedel_barst druk~in~mijn~hoofd bonzend~hoofd bonkend~hoofd',
  seizure:
    'stuiptrek epileptische epilepsieaanval toeval aanval_schuim aanval_schokken aanval_gehad een~aanval insult schokt_lichaam schokte_lichaam schokken_lichaam schuim~op~zijn schuim~op~haar schuim_lippen schuim_mond ogen_weggedraaid trekkingen =convulsie =stuipen =stuip',
  cough: '=hoest =hoesten =gehoest =hoestte ophoesten =opgehoest =hoestend',
  oneSided:
    'mondhoek scheve~mond mond_scheef mond_hangt gezicht_scheef scheef~gezicht gezicht_hangt gezicht_zakt halfzijdig eenzijdig halve~gezicht helft_gezicht helft_lichaam kant_verlamd zijde_verlamd kant_lam arm_lam arm_verlamd arm_slap arm_hangt arm_tillen arm_optillen arm~niet~omhoog arm_zwak arm_krachteloos arm_doet_niks arm_bewegen arm_niet_meer rechterkant_slap linkerkant_slap rechterkant_doet linkerkant_doet rechterarm_slap linkerarm_slap rechterarm_lam linkerarm_lam beroerte_nu beroerte_denk beroerte_lijkt attaque een_kant_slap rechterarm_niet linkerarm_niet rechterbeen_rechterarm niet_arm_optillen niet_arm_tillen niet_arm_bewegen een_kant_gezicht',
  speech:
    '=lalt =lallen =lallend dubbele~tong met~dubbele~tong niet~meer~praten niet~goed~praten niet~meer~spreken niet~goed~spreken praat~onduidelijk spreekt~onduidelijk praat~moeilijk praat_raar praat_brabbel woorden_niet woorden_kwijt niet~op~woorden woorden_komen komt~niet~uit~zijn~woorden uit~haar~woorden uit~zijn~woorden uit~mijn~woorden onverstaanbaar stem_raar stem_vreemd stem_anders praat~als~een~dronk spraak_weg spraakprobleem =mompelt =brabbelt =warrig kan~niet~goed~praten kan~niet~meer~praten',
  sight:
    'zie~niets zie~niks ziet~niets ziet~niks niks~zien niets~zien niet~meer~zien zie~niet~meer kan~niet~zien =blind zicht_weg zicht_kwijt =gezichtsverlies zie_oog ziet_oog oog_zwart oog_wazig oog_niks oog_niets oog_donker wazig~zien wazig~zicht zie~wazig ziet~wazig zwarte~vlek gordijn_oog =zicht hoor~niets hoor~niks hoort~niets hoort~niks niks~hoort niks~horen niets~horen niet~meer~horen hoor_oor hoort_oor =gehoor oor_doof =doof oor_dicht oor_piept oorsuizen hoort_niks hoort_niets hoor_niks hoor_niets',
  face: '=gezicht =lip =lippen bovenlip =onderlip =tong =keel oogleden =ooglid =wangen =wang =mond =gelaat',
  rash:
    'blaren =blaar blaasjes_huid blaasjes_overal blaasjes_lichaam blaasjes_uitslag blaasjes_ogen vel_los huid_los huid_laat huid_vervelt huid_schilfert huid_bladdert =vervellen loslaat_huid huid_valt vel_valt vel_laat vel_vervelt mond_kapot mond_open mond_wond mond_stuk zweren_mond wondjes_mond wonden_mond zweertjes mond_rauw rauwe~mond uitslag_mond uitslag_ogen uitslag_blaren uitslag_koorts lippen_kapot lippen_bloed lippen_korst =aften vel_eraf huid_eraf vel_komt',
  swallow:
    'niet~slikken niet~meer~slikken niet~goed~slikken kan~niet~slikken slikken_moeilijk moeilijk_slikken moeite_slikken slikproblemen slikken_lukt slikken_gaat slik_moeilijk =verslik verslikken =verslikt oogleden_hangen oogleden_zwaar ogen_open_houden nekspieren nek_slap hoofd_optillen hoofd_rechtop spieren_slap spieren_zwak spierzwakte spierslapte armen_slap armen_zwak neus_terug door~mijn~neus dubbelzien zie~dubbel ziet~dubbel kauwen_niet =hees hangende~oogleden niet_slikken =verslikken zwakke~stem stem_zwak hangend~ooglid ooglid_hangt hangend_ooglid',
  painkiller:
    'pijnstiller pijnstillers pijnmedic pijnmedicatie pijnmedicijn =pil =pillen =tablet =tabletten =zetpil =zetpillen =spuit =prik =injectie =pcm =dafalgan =aleve =oxy =oxynorm oxycodon =medicatie',
  help:
    'helpt helpen hielp geholpen werkt werken werking =effect =resultaat verlicht verlichting =baat =haalt =uithalen =dempt =vermindert =minder =doen =doet =zakt =zakken =weg',
  noHelp:
    'doet~niks doen~niks doet~niets doen~niets doen~nix doet~nix helpt~niks helpt~niets helpt~geen helpen~niks helpen~niets werkt~niks geen~effect zonder~effect geen~resultaat zonder~resultaat nul~effect geen~verlichting haalt~niks~uit haalt~niets~uit halen~niks~uit voor~niks tevergeefs nutteloos =onverminderd pijn~blijft even~erg net~zo~erg nog~steeds~pijn nog~even~veel geen~verschil maakt~niks~uit ondanks_pijnstillers ondanks_diclofenac ondanks_ibuprofen ondanks_paracetamol ondanks_tramadol ondanks_morfine ondanks_oxycodon ondanks_zetpil voor~geen~meter geen~meter nog_steeds_pijn nog~steeds~krom nog~altijd~pijn',
  firstTime:
    'eerste~keer voor~het~eerst nooit~eerder nooit~gehad nog~nooit nooit~iets nooit~last~gehad nooit~nierstenen nooit~een~steen eerste~keer~ooit allereerste',
  lump:
    '=bult =knobbel =zwelling liesbreuk =breuk navelbreuk littekenbreuk =bobbel uitstulping =hernia =uitpuilen =puilt =bulten bobbeltje',
  noReturn:
    'niet~terug niet~meer~terug niet~terugduw niet_terugduwen niet_terugdrukken niet_induwen niet_naar_binnen niet~meer~in niet~meer~naar~binnen niet~terug~te~duwen terug_te_duwen_niet krijg_niet_terug wil~niet~terug zit~vast =beklemd =ingeklemd =klem gaat~er~niet~in blijft~buiten niet~meer~weg',
  dark:
    '=blauw =blauwe =zwart =zwarte =paars =paarse =donker =donkere blauwpaars donkerblauw donkerpaars zwartblauw blauwzwart paarszwart =grauw =grijs =grauwe verkleurd =verkleurt =blauwig =aubergine =violet pikzwart =zwartig',
  spread:
    'breidt~uit breidt~zich =breidt breid~zich uitgebreid =uitbreiden verspreidt verspreid groeit~per groeit~snel steeds~groter wordt~groter wordt~snel steeds~dikker wordt~steeds alsmaar~groter steeds~verder per~uur per~minuut elk~uur ieder~uur binnen~een binnen~enkele binnen~een~paar binnen~uren binnen~twee in~een~paar~uur in~een~uur in~korte~tijd zo~groot~als zo~dik~als zo~groot =vuisten =meloen grapefruit sinaasappel tennisbal voetbal~zo =razendsnel =pijlsnel heel~snel snel_groter snel_dikker snel_erger snel~op zwelt~op zwelt~snel zwelt~steeds verdubbel twee~keer~zo tot~mijn~buik tot~mijn~navel tot~halverwege tot~aan~mijn tot~op~mijn naar~mijn~buik over~zijn~balzak kruipt trekt~op trekt~door opgeblazen in~een~halve~dag was~het~nog~klein was~nog~klein nog~klein vanmorgen_klein zwart_stinkt zwarte_stinkt rottende~geur rottend rotte~lucht',
  genital:
    '=kruis =genitaal geslachtsdelen schaamlip =schaamlippen schaamstreek schaambeen =lies =liezen liesstreek =bilnaad perineum balzak =vagina =vulva =eikel tussen~mijn~benen tussen~de~benen tussen~zijn~benen van~onderen =kut =poes =schede =anus',
  spine:
    'dwarslaesie =dwarslesie laesie_ruggenmerg ruggenmerg ruggemerg paraplegi tetraplegi quadriplegi =para =tetra rolstoel rolstoelgebruiker nekletsel gebroken~nek nekbreuk ruggengraat_breuk verlamd_ongeluk =c4 =c5 =c6 =c7 =th2 =th3 =th4 =th5 =th6 =t3 =t4 =t5 =t6 hoge~laesie caudale',
  flush:
    '=zweet zweten =zweten =zweette =gezweten rood~hoofd rode~kop rood~gezicht gezicht_rood knalrood vuurrood =tomaat hoofd_rood blozen =bloos kippenvel rillingen_boven vlekken_gezicht vlekken_nek in~vlekken gezicht_vlekken opvlieger =gloeit =gloeiend bloeddruk =badend',
  weak:
    'benen_slap been_slap slappe~benen benen_zwak zwakte_benen been_zwak zwakke~benen benen_zwaar krachteloos geen~kracht geen~kracht~meer kracht~weg kracht_verlies krachtsverlies =verlamd verlamming =lam benen_lam zakken~door zakt~door zak~door door~mijn~benen door~zijn~benen door~haar~benen knieen_knikken knik~door knikken~door willen~niet wil~niet~meer doen~niet doen~het~niet doet~het~niet niet~lopen niet~meer~lopen kan~niet~lopen kan~niet~meer~lopen niet~staan niet~meer~staan niet~meer~op~mijn niet~overeind kom~niet~overeind niet~meer~opstaan niet~bewegen niet~meer~bewegen struikel struikelt dragen~me~niet draagt~niet dragen~mij~niet als~rubber van~rubber als~pudding als~elastiek als~was van~elastiek sleept sleep~met spieren_slap spieren_zwak =wankel =wiebelig klappen~dubbel nekspieren armen_slap armen_zwak =verlamming =verlamde',
  control:
    'controle_verloren controle~kwijt controle~over geen~controle niet~onder~controle in~mijn~broek in~zijn~broek in~haar~broek in~de~broek in~mn~broek broek_geplast incontinent onder~geplast ondergeplast ondergepoept bevuild zonder~te~merken zonder~het~te~merken zonder~dat~ik zonder~dat~hij merk~niet~dat merk~het~niet voel~niet~dat voel_niet_moet voelt_niet_moet voel~niet~wanneer voel~niet~meer~wanneer ontlasting_ophouden ontlasting_verlies verlies_ontlasting poep_ophouden niet~ophouden niet~meer~ophouden loopt~zo~uit loopt~eruit alles~laten~lopen laat~alles~lopen lekt_urine_ontlasting verlies_urine',
  stoma: '=stoma urostoma neoblaas =bricker nieuwe~blaas =pouch =conduit stomazak urinestoma ileum kunstblaas =indiana',
  suprapubic:
    'suprapub =spc =sp buikkatheter katheter_buik slangetje_buik gaatje_buik buikwandkatheter gat_buik =cystofix',
  out:
    'eruit~gevallen eruitgevallen uitgevallen eruit~gegleden eruit~gegaan eruit~geschoten eruit~geschoven eruit~getrokken eruitgetrokken eruit~gekomen schoot_eruit gleed_eruit viel_eruit glipte_eruit floepte_eruit eruit~gefloept uitgetrokken losgetrokken losgeschoten losgekomen die~is~eruit ligt~eruit is~er~uit~gevallen ligt_bed zelf~uit zelf~eruit plotseling~eruit ineens~eruit suprapub_eruit buikkatheter_eruit eruit~gerukt hangt~eruit eruit~gerold eruitgegleden uit~mijn~buik uit_gegleden uit_gevallen uit_geschoten uit_getrokken losgerukt ballon_eruit en~al~eruit cystofix_eruit',
  noEntry:
    'niet~in krijg_niet_in krijg_niet_erin krijg_niet_naar_binnen niet~erin gaat_niet_in gaat~er~niet~in er~niet~in niet~naar~binnen niet~verder lukt_niet_inbrengen niet~inbrengen niet~ingebracht =stuit weerstand niet~meer~in kan_niet_inbrengen lukt_niet_katheteriseren niet~katheteriseren komt~niet~door niet~doorheen =stuiten lukt_niet_katheter',
  hardly:
    'nauwelijks~nog nauwelijks~urine nauwelijks~plas nauwelijks~plassen nauwelijks~iets amper~nog amper~plassen amper~urine amper~iets amper~wat bijna~niks bijna~niets bijna~geen bijna_niet_plassen bijna~niet~plassen paar~druppels paar~druppel enkele~druppels enkel~druppels alleen~druppels alleen~nog~druppels druppelsgewijs =druppelt drupt_plas druppeltjes straaltje weinig~urine weinig~plas heel~weinig~plas heel~weinig~urine zo~goed~als~niks',
  cancer:
    'kanker =tumor tumoren gezwel uitzaai uitgezaaid metasta prostaatkanker nierkanker blaaskanker zaadbalkanker oncolog botuitzaai seminoom',
  thirst:
    '=dorst dorstig drinkt~als drinkt~liters drink~liters drinkt~maar~door drinkt~en~drinkt drinkt~de~hele drinkt~aan~een~stuk drinken~drinken dorst~als',
  drug:
    'antibiotic antibiotica medicijn medicijnen medicatie =pil =pillen =tablet =tabletten cotrimoxazol co~trimoxazol =bactrimel =bactrim nitrofurantoin amoxicil augmentin allopurinol penicilline infuus contrastvloei immunother fosfomycine monuril furabid furadantine kuurtje =kuur prik injectie cotrim =slik =slikt',
  desmopressin: '=minrin minrinmelt pilletje_bedplas tablet_bedplas plaspil_bed pil_nachtplas neusspray_bedplas',
  botulinum:
    'prikken~in~mijn~blaas injecties~in~mijn~blaas injecties~in~de~blaas prikjes_blaas =blaasinjectie botoxprik',
  fluoroquinolone: 'ciproxin ciprofloxacine levofloxacine =tarivid norfloxacine chinolon floxacine',
  goodbye:
    'afscheid~genomen afscheidsbrief afscheidsbrieven pillen_gespaard pillen_klaar pillen_verzameld =touw strop =pistool afscheid_nemen',
  worry:
    'bang~voor bang~dat~ik bang~dat~het bang~dat~er bang~om angst~voor angst~om angst~dat vrees~voor kans~op kans~dat hoe~groot~is hoe~vaak hoe~waarschijnlijk komt~dat~vaak~voor komt~het~vaak~voor risico risicos risico~op volgende~week volgende~maand komende~week komende~maand volgende~maandag gepland geplande binnenkort staat~gepland voordat~ik~begin voor~ik~begin voor~ik~het~neem voordat~ik~het voor~ik~ga huiswerk werkstuk spreekbeurt schoolopdracht scriptie profielwerkstuk informatie~over info~over gelezen~dat las~dat hoorde~dat klopt~het is~het~waar is~het~zo~dat vanaf~welke vanaf~wanneer bij~welke~temperatuur wanneer~moet~je uit~interesse benieuwd nieuwsgierig vraag~me~af~of voorkomen voorkom wat~als stel~dat in~het~geval mocht~ik kun~je~van kan~je~van kun~je~door kan~dat~door is~drinken~echt~nodig bijwerkingen~heeft welke~bijwerkingen hoe~herken~ik waaraan~herken voor~school',
  watched:
    'openbare~toiletten openbaar~toilet openbare~wc openbare~wcs openbare~toilet urinoir urinoirs pisbak als~er~iemand als~iemand als~anderen als~er~mensen als~er~iemand~naast naast~me naast~mij~staat in~het~openbaar in~gezelschap plasangst verlegen~blaas paruresis iemand~meekijkt met~anderen~erbij vreemde~wc op~festivals in~het~café op_het_werk_plassen',
}
