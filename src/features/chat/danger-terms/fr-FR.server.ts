import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {
  chest:
    'poitrine thorax thoracique sternum coeur_mal coeur_douleur coeur_serre coeur_pince =infarctus crise~cardiaque bras~gauche mâchoire angine~de~poitrine =angor omoplates épaule~gauche',
  breath:
    'peux~pas~respirer peux~plus~respirer arrive~pas~à~respirer arrive~plus~à~respirer arrive~a~peine~à~respirer du~mal~à~respirer mal_respirer difficulté_respirer difficultés_respirer respire_mal respire_difficilement respire_plus respire~à~peine respirer~à~fond essouffl manque~d~air manque_air plus~d~air plus~de~souffle souffle~court souffle_coupé à~bout~de~souffle étouffe étouffer =étouffement suffoque suffocation =suffoqu asphyxi =siffle =sifflements cherche~son~air cherche~mon~air gorge~se~ferme gorge_serre gorge_ferme gorge_bloque respiration_difficile respiration_dure respiration~courte respiration_sifflante respiration_bloquée détresse~respiratoire gêne~respiratoire gêne~pour~respirer mal_quand_respire douleur_respire point_respire halète haletant dyspnée inspire_douleur oppressé oppression_poitrine',
  faint:
    'évanoui évanouie évanouir évanouissement tombé~dans~les~pommes tombée~dans~les~pommes dans~les~pommes perdu~connaissance perdre~connaissance perd~connaissance perte~de~connaissance connaissance =malaise tombe~raide syncope vertige vertiges tête~tourne tête_tourne tourne_tête =étourdi =étourdissement =étourdie voile~noir voile_noir vois~noir vois_étoiles vu_étoiles étoiles tourner~de~l~oeil tourné~de~l~oeil =vacille =chancel s~est~écroulé s~est~écroulée effondré effondrée =écroulé =écroule faible~et~pâle blanc~comme blanche~comme tout~blanc toute~blanche livide =collapsus tombé~par~terre tombée~par~terre inconscient tout~tourne tituber =titube jambes~qui~flageolent =malaises =écroulée =titubant',
  belly: '=ventre bas-ventre =estomac =abdomen abdominal =bide =bidon =ventres =bidou =tripes',
  headache:
    'mal~de~tête maux~de~tête mal~à~la~tête mal~au~crâne mal~de~crâne céphalée tête_explose tête_éclate tête_cogne tête_tape tête_exploser tête_éclater tête_douleur tête_mal crâne_douleur crâne_explose crâne_cogne crâne_tape crâne_mal =crâne migraine tête_étau tête_marteau tête_bat tête_pulse tête_lance tête_tambourine tête_insupportable',
  seizure:
    '=convulse crise~d~épilepsie épilepti épilepsie_crise crise~comitiale yeux~révulsés yeux_révulsés yeux_retournés yeux~en~arrière secousses_corps tremblait_tout_corps se~raidit raidi_secou bave~aux~lèvres mousse~aux~lèvres écume =convulser =convulsé =convulsait =convulsion =convulsions',
  cough: '=tousse =tousser =toux =craché =crache =cracher cracher~du~sang =toussé =crachats =toussant',
  oneSided:
    'bouche~de~travers bouche_tordue bouche_travers bouche_tombe bouche_tombante visage_travers visage_tombe visage_tombant visage_affaissé visage_paralysé visage~déformé visage_figé côté~paralysé côté_paralysé côté_faible côté_mou hémiplég moitié~du~corps moitié~du~visage moitié_corps moitié_visage bras_paralysé bras_mou bras_lourd bras_faible bras_lever bras_soulever bras_tombe bras_retombe bras~répond bras_répond bras_bouge bras_bouger bras_inerte jambe_bras_côté coin~de~la~bouche lèvre_tombe sourire~de~travers =avc_maintenant avc_crois avc_peur hémicorps jambe_répond',
  speech:
    'arrive~pas~à~parler arrive~plus~à~parler peux~plus~parler peut~plus~parler ne~parle~plus parle~plus parle~mal parle_mal parle~bizarrement parle~bizarre parle_bizarre articule~mal articule_mal articule~plus =bégaie mâche~ses~mots mots_sortent mots_viennent trouve~plus~ses~mots cherche~ses~mots trouve_mots plus~de~mots =mots_emmêl mélange~les~mots paroles~confuses parole_difficile difficulté_parler du~mal~à~parler voix_bizarre voix_pâteuse voix~qui~change voix_change voix_changé voix_nasill langue~pâteuse bouche~pâteuse dit_charabia charabia plus~parler =bafouille =bafouiller =élocution =bredouille =bredouiller',
  sight:
    'vois~plus voit~plus vois~rien voit~rien plus~rien~vu vois~flou voit~flou vue~floue vision~floue vision_flou vue_trouble vision~trouble aveugle perdu~la~vue perte~de~la~vue perte~de~vue perte~de~vision perdu_vision plus~de~vision =vision vue_baissé vue_oeil vois_oeil voit_oeil oeil_noir oeil_voile oeil_rien yeux_flou tache~noire_oeil voile_oeil rideau_oeil =store entends~plus entend~plus entends~rien entend~rien =sourd =sourde =surdité audition perdu~l~ouïe perte~d~audition perte~auditive oreille_bouchée oreille_entend oreille_rien oreille_siffle oreille_coton acouphène',
  face: '=visage =lèvre =lèvres =langue =gorge =paupière =paupières =figure =joues =bouche =yeux~gonfl =face',
  rash:
    '=cloques =cloque =ampoules =bulles =bulle phlyctène peau_décolle peau_détache peau_pèle peau_part peau_tombe peau_arrache peau_lambeau peau_brûlée pèle~partout desquam bouche_plaies bouche_plaie bouche_ulcères bouche_aphtes bouche_cloques bouche_sang bouche_vif bouche_croûtes lèvres_croûtes lèvres_sang lèvres_plaies muqueuses éruption_bouche éruption_yeux éruption_cloque éruption_fièvre boutons_bouche_yeux nécrolyse stevens',
  swallow:
    'arrive~pas~à~avaler arrive~plus~à~avaler peux~plus~avaler peut~plus~avaler avale~mal avale_mal avale~plus mal~à~avaler du~mal~à~avaler difficulté_avaler difficultés_avaler avale~de~travers fausse~route fausses~routes =étrangle_mangeant étouffe_mangeant étouffe_buvant déglutir déglutition paupières_tombent paupières_tombantes paupière_tombe garder~les~yeux_ouverts yeux_ouverts_garder muscles_faibles muscles_mous faiblesse~musculaire muscles_lâchent cou_faible tenir~la~tête tête_tenir nuque bras~qui~tombent bras_faibles bras_tombent voit~double vois~double vision~double =mâcher',
  painkiller:
    'antidouleur anti~douleur antalgique anti~inflammatoire antiinflammatoire calmant =cachet =cachets comprimé comprimés médicament médicaments =médoc =médocs suppo suppos suppositoire =doliprane =spasfon =acupan profenid kétoprofène =lamaline =izalgi =topalgic =contramal =ixprim =oxynorm =acti =efferalgan =dafalgan =biprofenid piqûre perfusion =tramadol =dose',
  help:
    'aide aident aidé soulage soulager soulagé soulagement =calme =calment =calmé calmer effet =efficace =efficaces marche =marchent =agit =agissent passe =changé =change =fait =font =résultat =amélior',
  noHelp:
    'fait~rien fait~rien~du~tout fait~plus~rien font~rien aucun~effet sans~effet aucune~efficacité inefficace inefficaces pas~d~effet zéro~effet aucun~soulagement sans~soulagement sans~résultat rien~n~y~fait rien~ne~calme rien~ne~soulage rien~ne~marche rien~y~fait ne~calme~pas calme~pas soulage~pas soulage~plus marche~pas sert~à~rien servent~à~rien malgré_doliprane malgré_ibuprofène malgré_spasfon malgré_antidouleur malgré_antidouleurs malgré_comprimés malgré_médicaments malgré_tramadol malgré_morphine malgré_kétoprofène malgré_profenid malgré_suppo toujours~aussi~mal toujours~mal tjrs~mal aussi~forte_toujours change~rien ça~change~rien en~vain',
  firstTime:
    'première~fois jamais~eu jamais~eu~de jamais~de~calcul jamais~de~calculs jamais~fait jamais~rien~eu jamais~connu jamais~ressenti aucun~antécédent sans~antécédent jamais~avant',
  lump: '=boule =bosse =grosseur =hernie =masse =gonflement~à~l~aine =protubérance =nodule =voussure =hernies',
  noReturn:
    'ne~rentre~plus rentre~plus ne~rentre~pas rentre~pas veut~pas~rentrer veut~plus~rentrer rentrer_pas rentrer_plus arrive~pas~à~la~rentrer arrive~plus~à~la~rentrer peut~plus~rentrer repousser_pas repousser_plus réduire_pas reste~dehors reste~coincée =coincée =étranglée =irréductible ne~revient~pas ne~repart~pas remettre~en~place remettre_pas',
  dark:
    '=bleu =bleue =bleus =bleuâtre =noir =noire =noirs =noires =noirâtre =violet =violette =violets =violacé =violacée =mauve =pourpre =gris =grise =foncé =foncée =sombre =bleuté noirci =noircit bleuit virer~au viré~au aubergine ardoise marbré',
  spread:
    's~étend s~étant =étend =étendu =étendue =étale étalée se~propage propag se~répand =répand gagne_cuisse gagne_ventre remonte~jusqu remonte~vers monte~jusqu jusqu~à~la~cuisse jusqu~au~ventre jusqu~à~la~fesse jusqu~au~nombril jusqu~à~l~anus s~aggrave~vite à~vue~d~oeil vue~d~oeil d~heure~en~heure heure~en~heure chaque~heure en~quelques~heures en~une~heure en~deux~heures en~trois~heures en~1~heure en~2~heures en~24 rapidement =vite =grossit gonfle_vite =grandit de~plus~en~plus~gros de~plus~en~plus~grosse de~plus~en~plus~gonfl de~plus~en~plus~enfl =doublé triplé gros~comme grosse~comme taille~d~une taille~d~un énorme~d pamplemousse melon orange~maintenant =ballon =grossissait',
  genital:
    '=aine entrejambe entre~les~jambes entre~les~cuisses =périnée vulve =lèvres~génitales =parties parties~intimes parties~génitales organes~génitaux =génital sexe =verge =gland vagin =bourses =fesse =anus =pubis =scrotum bas~ventre~et~bourses =minou =foufoune grandes~lèvres =génitale =génitales =génitaux =fesses',
  spine:
    'paraplég tétraplég =tétra =para paraplégique lésion~médullaire lésion_médullaire blessé~médullaire moelle~épinière moelle_lésion moelle_section lésé~médullaire fauteuil~roulant en~fauteuil lésion~au~niveau niveau~t6 niveau~t5 niveau~t4 niveau~c6 niveau~c5 =c4 =c5 =c6 =c7 =t3 =t4 =t5 =t6 =d4 =d5 =d6 =th5 =th6 médullaire',
  flush:
    'rouge~comme rouge_visage visage_rouge tout~rouge toute~rouge visage_brûle visage_brûlant =bouffée bouffées chair~de~poule =sue =suer =transpir =sueur =sueurs =trempé =trempée dégouline écrevisse tomate cramoisi plaques~rouges =rougeurs tension_monte tension~à tension_élevée =tension =nage poils_hérissés frissons~au~dessus congestionné flush =transpire =transpirer =transpiration =transpirant',
  weak:
    'jambes_faibles jambe_faible faiblesse_jambes faiblesse_jambe jambes~molles jambe~molle jambes~en~coton en~coton jambes_coton jambes_lourdes jambes_lâchent jambe_lâche jambes_lâché =lâchent se~dérobe dérobent dérobe jambes_portent portent~plus portent~pas porte~plus tiennent~plus tenir~debout tiens~plus~debout tient~plus~debout peux~plus~marcher peut~plus~marcher arrive~plus~à~marcher arrive~pas~à~marcher du~mal~à~marcher marche~plus marche~mal plus~marcher =paralys =paralysie bouger_jambes bougent~plus bouge~plus bougent~pas répondent~plus répond~plus obéissent~plus traîne_jambe traîne_jambes traîne~la flageol =flagada plus~de~force plus~de~forces sans~force perte~de~force force_jambes jambes~en~guimauve guimauve =flasques trébuche tombe~tout~le~temps me~lever_plus plus~me~lever plus~se~lever muscles_faibles bras_faibles faiblesse~musculaire jambes~coupées =paralysé =paralysée =paralysés =paralysées',
  control:
    'perdu~le~contrôle perte~de~contrôle contrôle~plus contrôle~pas contrôler_plus plus~contrôler plus~le~contrôle incontinen pissé~dessus pisse~dessus fait~dessus fais~dessus chié~dessus uriné~dessus pipi~dessus caca~dessus fait~pipi~sur fait~sur~moi sans~m~en~rendre sans~s~en~rendre sans~le~sentir sans~rien~sentir sans~sentir sans~m~apercevoir sens~pas~quand sens~plus~quand sent~pas~quand sent~plus~quand sens~plus~si sens~plus~l~envie sens~plus~le~besoin plus~d~envie retiens~plus retenir_selles plus~me~retenir perds~mes~urines perd~ses~urines perds~mes~selles perd~ses~selles perte~d~urine pertes~d~urine fuite~de~selles selles_contrôl vessie_contrôle partout_selles',
  stoma:
    '=stomie =urostomie =bricker néovessie néo~vessie nouvelle~vessie vessie~artificielle vessie~de~remplacement =poche~de~stomie =stoma =stomisé poche~urinaire~collée conduit~iléal =studer =indiana =urétérostomie',
  suprapubic:
    'suspubien sus~pubien suspubienne sus~pubienne suprapub cystocath cystocathéter =cystostomie sonde_ventre tuyau_ventre cathéter_ventre trou~dans~le~ventre',
  out:
    'est~sortie sorti~tout~seul sortie~toute~seule sonde_sortie sonde_sorti cathéter_sorti sonde~est~tombée est~tombée est~tombé s~est~enlevé s~est~enlevée s~est~arraché s~est~arrachée arraché_sonde arrachée arraché~sa arraché~ma a~arraché retiré~sa~sonde enlevé~sa~sonde sonde_glissé a~glissé ressortie ressorti est~ressortie sonde_pend pend n~est~plus~dedans plus~dedans s~est~barrée est~partie sonde_partie délogée déplacée sauté_sonde tiré~dessus tiré~sur~la~sonde =expulsé =expulsée vient~de~sortir',
  noEntry:
    'rentre~pas rentre~plus n~entre~pas entre~pas passe~pas passe~plus ne~passe arrive~pas~à~me~sonder arrive~plus~à~me~sonder arrive_pas_sonder arrive_plus_sonder peux_plus_sonder peux_pas_sonder impossible~de~me~sonder impossible~de~sonder impossible_sonder impossible~à~passer impossible~d~introduire impossible~de~la~mettre ça~bloque ça~coince bute =butte bloque_sonde sondage_bloqué sondage~impossible arrive~pas~à~mettre arrive~plus~à~mettre arrive~pas~à~l~enfiler arrive~pas~à~introduire introduire_pas sonde~bloque',
  hardly:
    'à~peine_urine à~peine_pipi à~peine_pisse à~peine~uriner presque~rien presque~plus presque~plus~rien presque~pas_pipi presque~pas~uriner quelques~gouttes que~des~gouttes juste~des~gouttes deux~gouttes trois~gouttes goutte~à~goutte compte~gouttes des~gouttes~seulement quasi~rien quasiment~rien quasiment~plus quasi~plus =filet très~peu~d~urine peu~d~urine urine~très~peu pisse~très~peu urine~peu petites~gouttes gouttes~par~gouttes',
  cancer: 'cancer cancéreux tumeur métast =métas oncolog =k~prostate généralisé séminome =carcinome',
  thirst:
    'soif assoiffé boit~sans~arrêt boit~tout~le~temps boit~des~litres bois~sans~arrêt bois~des~litres boit~énormément',
  drug:
    'antibio antibiotique médicament médicaments =médoc comprimé comprimés =cachet =cachets gélule bactrim cotrimoxazole nitrofurantoïne furadantine fosfomycine monuril amoxicilline augmentin rocéphine ceftriaxone allopurinol zyloric pivmecillinam selexid =traitement produit~de~contraste =perfusion =piqûre =injection immunothérapie pénicilline cefixime oroken céfuroxime',
  desmopressin:
    '=minirin =nocdurna comprimé_pipi_lit cachet_pipi_lit comprimés_pipi_lit médicament_pipi_lit traitement_pipi_lit',
  botulinum:
    'injection~dans~la~vessie injections~dans~la~vessie piqûres~dans~la~vessie injection_vessie injections_vessie =toxine',
  fluoroquinolone:
    '=ciflox oflocet tavanic quinolone izilox norfloxacine uniflox ciprofloxacine lévofloxacine ofloxacine monoflocet',
  goodbye:
    'lettre~d~adieu lettres~d~adieu fait~mes~adieux dit~adieu dire~adieu cachets_stock comprimés_stock médicaments_stock =corde fusil pistolet',
  worry:
    'peur~de peur~que~je peur~que~ça peur~d~attraper peur~d~avoir crains~de crains~que angoisse~à~l~idée appréhende risque~de risque~d risques~de quel~risque quels~risques risque~t~on y~a~t~il~un~risque est~ce~fréquent c~est~fréquent est~ce~courant arrive~souvent combien~de~fois quelle~probabilité probabilité chances~de la~semaine~prochaine semaine~prochaine le~mois~prochain mois~prochain lundi~prochain mardi~prochain mercredi~prochain jeudi~prochain vendredi~prochain prochaine~opération prévue~le prévu~le est~prévue programmée dans~deux~semaines dans~trois~semaines avant~de~prendre avant~de~commencer avant~l~opération avant~que~je devoir devoirs exposé école collège lycée dissertation projet~scolaire mémoire informations~sur infos~sur renseignements~sur j~ai~lu lu~que lu~sur on~dit~que est~ce~vrai c~est~vrai si~c~est~vrai est~il~vrai à~partir~de~quelle à~partir~de~quand à~partir~de~combien par~curiosité curieux curieuse me~demande~si~c me~demande~si~on prévenir éviter au~cas~où et~si~jamais peut~on est~ce~qu~on~peut effets~secondaires~du effets~indésirables comment~reconnaître comment~savoir',
  watched:
    'toilettes~publiques wc~publics toilette~publique urinoir urinoirs pissotière pissotières en~public devant~les~autres devant~quelqu quand~il~y~a~du~monde quand~il~y~a~quelqu si~quelqu vessie~timide parurésie quelqu~un~à~côté gens~autour gens~à~côté du~monde~autour toilettes~du~boulot toilettes~du~travail au~restaurant au~bureau',
}
