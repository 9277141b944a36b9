import type { DangerTerms } from './danger-terms.server.ts'

export const dangerTerms: DangerTerms = {
  chest:
    'göğüs göğs gogsu kalbim kalbi kalbin =kalp =kalpte iman~tahta imantahta sol~kolum sol~koluma sol~kolunda sol~kolumda sol~kol çenem çeneme =bağrım kalp~krizi',
  breath:
    'nefes_alam nefes_alamı nefes_alama nefes~darlığı nefesim_dar nefes_daral nefesi_dar nefes_zor nefes_güç nefes_kesil nefesim_kesil nefesi_kesil nefesim_yetm nefes_yetm nefes_tıkan nefesim_tıkan nefesi_tıkan nefes~nefese soluk~soluğa soluk_alam soluğ_kesil soluyam boğuluyor boğulacak boğulur~gibi boğazım_tıkan tıkanıyorum hırıltı hırıldı hırıl hırlıyor göğs_sıkış göğs_bask göğs_daral göğs_yanma göğs_ağırlık göğs_basınç kalp_sıkış kalb_sıkış göğs_sıkıyor hava_alam oksijen_düş soluksuz',
  faint:
    'bayıl bayild baygınlık baygin =baygın baş~dön başım~dön başı~dön başım_dön başı_dön baş_dön baş_dönme gözüm_karar gözü_karar gözler_karar gözlerim_karar göz_karar tansiyon_düş fenalaş fenalık yere~yığıl yığıldı yığılıyor yığılacak yıkıldı~yere yere~düştü yere~serildi sersemle kendimden~geç kendinden~geç kendini~kaybet kendimi~kaybet bilincini~kaybet bilincimi~kaybet bilinç~kayb şuurunu~kaybet ayakta~duramı =senkop dengesini~kaybet',
  belly: 'karnım karnı =karın karnim karin~ağr göbeğ =göbek mide midem batın =kasığımın~üstü alt~karın karnımın',
  headache:
    'baş~ağr başım_ağrı başı_ağrı baş_ağrı başım~çatlı başı~çatlı baş_çatl kafam_çatl kafa_çatl başım_zonk başı_zonk kafam_zonk baş_zonk başım_patla başı_patla kafam_patl kafası_patl migren başım~tutt kafam_ağrı kafası_ağrı kafam~kopacak başım~kopacak başıma~ağrı başına~ağrı şakak beynim_zonk',
  seizure:
    'nöbet~geçir nöbet_geçir havale sara~nöbet epilep kasılma~nöbet kasılarak konvülsiyon konvulsiyon kasılıp kasılmalar~baş çırpınıyor çırpındı titreyip~kasıl vücudu~kasıl ağzı_köpü ağzından_köpük nöbeti~geçir',
  cough: 'öksür öksürük öksürd öksuru balgam',
  oneSided:
    'yüz_kay ağzı_kay ağız_kay ağzı_yamul yüz_yamul ağzı_eğri ağzım_kay ağzım_yamul yüz_eğri yüz_sark ağzı_sark ağız_çarp ağzı_çarp yüzü_çarp dudağı_kay dudağı_sark yüz_felç yüzü_felç yüz_yarısı yarısı_uyuş yarısı_felç yarısı_tutm yarım~yüz yarım~tarafı bir~tarafı_felç bir~tarafı_tutm bir~tarafı_uyuş sağ~tarafı_tutm sağ~tarafı_uyuş sağ_tarafım_uyuş sol_tarafım_uyuş sol_tarafı_uyuş sol_tarafı_tutm sağ_tarafı_tutm sol_tarafım_tutm sağ_tarafım_tutm sağ_tarafı_felç sol_tarafı_felç kolu_tutm kolum_tutm kolu_kaldıram kolumu_kaldıram kolunu_kaldıram kolu_kalkm kolum_kalkm kolu_düş kolunu_oynat kolumu_oynat kolum_oynat koluna_güç kolumda_güç kolunda_güç kolum_dinlem kolu_dinlem elim_tutm eli_tutm elim_dinlem kolu_uyuş kolum_uyuş kolumu_hisset inme~geçir inme~indi beyin~kanama beyin~pıhtı vücudun_yarısı =felç~geçir felç~oldu felç~indi',
  speech:
    'konuşam konuşamı konuşması_boz konuşmam_boz konuşma_boz konuşması_kay konuşması_pelt konuşmam_pelt konuşması_tuhaf konuşması_garip konuşması_anlaş konuşmasını_anl konuşması_anl konuştuğu_anlaş konuştuğunu_anlam konuşması_değiş konuşma_zorl konuşmak_zorl konuşurken_zorl konuşmakta peltek peltekle dili_dolan dilim_dolan dili_dön dilim_dön dili~peltek dili_tutul dilim_tutul dili_sürç dili_kay =geveliyor =geveleyerek =geveler =geveledi dil~sürç laf_toparlaya kelime_bulam kelime_çıkaram kelimeleri_karış kelime_yuvarl lafları_yuvarl ağzında_yuvarl ne~dediği_anlaş ne~dediğini~anlam ne_dediği_anla söylediği_anlaş sesi_çıkmıyor~konuş sözcük_bulam',
  sight:
    'göremi görmüyor görmuyo görmez~ol göremiyo göremez göremed gözüm_gitti görmem_gitti görüşüm görme~kayb görme_kayb görmesi kör~oldu kör~ol =kör körleş körlük bulanık~gör bulanık_gör gözüm_bulan gözüme_perde gözüm_perde gözünde_perde gözüme_karart gözüm_karanlık karanlık_gör gözüm_kapkara =simsiyah~görüyor duymuyor duyamı duymaz duymuyo duyamaz duymam_gitti işitm işitem işitme sağır kulağım_tıkan kulağım_kapan kulağı_kapan kulağı_duym kulağım_duym sesleri_duyam kulağım_uğul kulağım_çınl çift~görüyor çift~gör',
  face:
    'yüzü yüzüm =yüz =yüzde =yüzünde yüzler dudak dudağ dilim dili =dil =dilde boğaz boğazı göz~kapa gözkapa göz~kapakları gözleri gözlerim gözüm gözü ağzı ağzım =ağız yanağ yanakl gırtla küçük~dil damağ boynu boynum çenesi',
  rash:
    'su~topla kabarcık kabarcik içi~su~dolu su~dolu soyul soyuluyor deri_soy derim_soy derisi_soy cilt_soy cildi_soy cildim_soy derisi_dökül deri_dökül derisi_kalk deri_kalk derisi_ayrıl pul~pul yara_ağzı ağız_yara ağzımda_yara ağzında_yara ağzı_yara ağzım_yara ağzımın_yara =bül =büller baloncuk sulu~yara sulu~kabar uçuk~gibi~yara aft_dolu göz_yara dudak_yara yanık~gibi kavlıyor kavla',
  swallow:
    'yutam yutkun yutma yutmak yutar yutarken yutuyor lokma boğazıma~takıl boğazımda~kal boğazında~kal göz~kapa gözkapa göz~kapağı kapakları~düş boynunu~tut boynumu~tut boyun_tut boynu~düş başını~tutam başımı~tutam sesi~kısıl sesim~kısıl sesim_değiş sesi_değiş ses_kısıl genzinden~konuş kaslar_güçsüz kas_güçsüz kas_zayıf çift~görüyor',
  painkiller:
    'ağrı~kesici ağrıkesici ağrı~kesiciler iğne~yaptır iğne_vurul iğne_yap iğne_vur iğne iğnesi ilaç ilacı ilaçla hap hapı =hapla fitil serum majezik dikloron arveles apranax voltaren =parol minoset vermidon buscopan buskopan dolorex cataflam kataflam etol brufen dexday dexofen deksketo deksalgin tilcotil novalgin contramal tramadol geralgine cabral edolar aprol endol diclomec dikloflam aspirin nurofen ibufen parasetamol spazmol spazmotek',
  help:
    'geçti~mi fayda faydası yarar işe~yara kesti kesm =etki etkisi etkili hafifle rahatla dindir azald iyi~gel =çare =çözüm',
  noHelp:
    'geçmedi geçmiyo geçmiyor kesmedi kesmiyor kesmiyo dinmedi dinmiyor dinmiyo azalmadı azalmıyor azalmiyo hafiflemedi hafiflemiyor fayda~etm fayda~etmedi fayda~etmiyor fayda_yok faydası_yok faydası~olmadı faydasız fayda~vermedi fayda_olma fayda_görme fayda_etme etki~etm etki~etmedi etki~etmiyor etki_etme etkisi_yok etki_yok etkisiz etkisi_olma işe~yaramadı işe~yaramıyor işe_yarama işe_yaramı yaramadı yaramıyor yaramiyo rahatlamadı rahatlamıyor rahatlatm rahatlayam zerre bana~mısın bana~mısın~demedi nafile boşuna boşa~gitti =boşa fark~etmedi fark_olma değişmedi değişen~bir~şey değişiklik_yok hâlâ~ağrı hala~ağrı hâlâ_kıvran hala_kıvran hâlâ_ağrı hala_ağrı hâlâ_sancı hala_sancı hâlâ~yerlerde hala~yerlerde hala_bağır hâlâ_bağır hala_inliy yerlerde~yuvarlan yerlerde~sürün iyi~gelmedi iyi_gelme ağrı~aynı aynı~ağrı ağrısı~aynı aynen~devam devam~ediyor',
  firstTime:
    'ilk~kez ilk~defa ilk_kez ilk_defa hiç_taş_düşür hiç_taş_ol hiç_taşım hiç_böbrek_taş daha~önce_taş_yok daha~önce_hiç daha_önce_hiç daha~önce~hiç daha~önce~yok hayatımda~hiç hayatında~hiç ömrümde~hiç ömründe~hiç hayatımda~ilk şimdiye~kadar~hiç hayatımda_olma geçmişim~yok geçmişi~yok taş~öyküsü~yok daha~evvel~hiç önceden_taş_yok',
  lump:
    'fıtık fıtığı fitigi fitik kasık_şişlik kasıkta_şiş kasığ_şiş kasık_yumru kasık_kitle yumru kitle şişlik torbaya_inen kasık_top kasığında_top kasığımda_top bezesi kasikta_sis',
  noReturn:
    'geri~gitmiyor geri~girmiyor içeri~girmiyor içeri~gitmiyor yerine~girmiyor yerine~oturmuyor geri_gitm geri_girm geri_item içeri_item içeri_sokam içeri_girm geri_sokam geri_dönm yerine_girm yerine_dönm yerine_koyam girmiyor gitmiyor gitmedi girmedi sıkış boğul sertleş~kasık dokundurt itince_gitm kaldı~dışarı dışarıda~kal çekilmiyor inmiyor geri~kaçm',
  dark:
    'mor mosmor morar morard moraran =mavi masmavi =siyah simsiyah siyaha siyahla =kara kapkara karar karard kararıyor koyu~renk koyulaş koyu~mor =gri lacivert =morluk mavimsi morumsu siyahımsı',
  spread:
    'yayıl yayılı yayıldı büyüyor büyüdü büyümeye büyüyüp giderek~büyü hızla hızlı saatler~içinde saat~içinde dakika~içinde yarım~saatte bir~saatte iki~saatte saat_başı saatten~saate her~saat gittikçe giderek gitgide kocaman dev~gibi devasa iki~katı katına~çıktı katı~kadar balon~gibi top~gibi top~kadar karpuz portakal~kadar portakal~gibi greyfurt limon~kadar yumruk~kadar kavun hindistan~cevizi davul~gibi ilerliyor ilerledi sıçrıyor yukarı~doğru karnıma~doğru artıyor',
  genital:
    'genital cinsel~organ cinsel~bölge apış kasık kasığ edep mahrem bacak~ara bacak_arası bacaklarımın_ara torba vajina vajen =vulva dudaklarım~alt perine makat_arası makatın_arası =avret taşak önüm =önü alt~tarafım oralar oram =orası penis',
  spine:
    'omurilik omurilig omurga~yarala omurga_kır belden~aşağı belden~aşağısı boyundan~aşağı boyundan~aşağısı tekerlekli~sandalye tekerlekli felçli felçliyim parapleji paraplejik tetrapleji kuadripleji quadripleji tetraplejik boyun~kır boynu~kırık boynum~kırık =t4 spinal~yarala sci omurilik~felçlisi medulla',
  flush:
    'terliyor terledi terli =terden =ter terlem terl kızar kıpkırmızı al~al kırmızı~yüz yüz_kızar yüz_kırmızı yüz_al yüz_yan yüzü_yan tüyler_diken diken~diken ürper pancar~gibi ateş~basıyor ateş~bastı ateş~bas benek~benek alev~alev',
  weak:
    'güçsüz güçsuz güç_kalma güç~yok gücü~yok güçten kuvvet_yok kuvvetsiz kuvvet_kalma tutmuyor tutmaz tutmuyo taşımıyor taşımıyo taşımaz taşımad çekmiyor felç zayıf halsiz derman_kalma derman~yok boşal yürüyem yürüyemi kalkam kalkamı ayakta~duram ayağa~kalkam basam basamı kıpırdat oynat oynatam hareket_ettirem kımıldat çözülü çözüldü boşanıyor pelte gibi~oldu~bacak kesildi tutmaz~oldu titriyor jöle bükülü sendele',
  control:
    'tutamı tutamıyor tutamaz tutamad tutamay kaçırıyor kaçırı kaçırd kaçırm altıma altına altını~ıslat altımı~ıslat kontrol_edem kontrolü_kaybet kontrolünü_kaybet kontrol_kayb kontrolüm_yok kontrolü_yok kontrolü_gitti kontrol_edemi haberim~yok haberim~olmadan farkında~olmadan farkında~değil farkına~varmadan fark~etmeden hissetmeden kendiliğinden idrarım_geliyor~kendi istemsiz istem~dışı istemdışı dışkı_kaçır kaka_kaçır büyük~abdest_kaçır çiş_kaçır idrar_kaçır makat_kaçır kendime~işe üstüme~işe bez_bağla inkontinans donuma',
  stoma:
    'stoma ürostomi urostomi stomas yapay~mesane yeni~mesane bağırsaktan~mesane neobladder ileal konduit stoma~torba karından~torba karnındaki~torba karnımdaki~torba torbası_stoma stomadan bağırsaktan_mesane yapay_mesane',
  suprapubic:
    'suprapubik suprapupik sistostomi sistofiks göbek~altı göbek~altından göbekten_sonda karından~takılan karından_sonda karnından_sonda karnımdan_sonda karnındaki_sonda karnımdaki_sonda karın_sonda kasık~üstü göbek_sonda mesane~tüp karından_hortum karnından_hortum karnındaki_hortum',
  out:
    'yerinden~çıktı yerinden_çık kendiliğinden~çıktı kendi~kendine~çıktı çıktı~düştü düştü~sonda sonda~çıktı sondası~çıktı sondam~çıktı sonda_çıktı sonda_düştü sonda_çıkmış sonda_fırla sonda_kaç sonda_çekip kateter_çıktı kateter_düştü tüp_çıktı hortum_çıktı hortum_düştü düşmüş çıkmış fırladı fırlayıp kaydı~çıktı çekip~çıkar çekmiş~çıkar söktü sökmüş yanlışlıkla_çek kopmuş çıkıverdi sonda_söktü asılıp~çıkar takılıp~çıktı',
  noEntry:
    'girmiyor girmedi sokamı sokam takamı takam takılmıyor ilerlemi ilerletem ilerlemedi sokamadım takamadım geçmiyor_sonda gitmiyor_sonda yapamıyorum_sonda sonda_takam sonda_girm sonda_ilerlem kateter_girm',
  hardly:
    'zar~zor damla~damla azıcık çok~az birkaç~damla bir~kaç~damla iki~damla üç~beş~damla tek~tük damlıyor damlatı damlat neredeyse~hiç hemen~hemen~hiç güçlükle zorla ip~gibi sızıntı~gibi incecik ancak~damla sadece~damla',
  cancer:
    'kanser tümör tumor metastaz =metaz sıçramış sıçradı onkoloji habis kötü~huylu yayılmış~kemik kemik_sıçra kemik_yayıl kemiğe~sıçra',
  thirst:
    'susuz susad susuyor susuzluk su~içiyor su~istiyor su_içiyor su_istiyor su_içip su~diye ağzı~kuru ağzım~kuru dili_damağı',
  drug:
    'antibiyotik antibiotik ilaç ilaci ilacı hap hapı hapım =haplar iğne igne serum kontrast ilaçlı~tomografi ilaçlı~mr ilaçlı~film bactrim baktrim bakterim sülfa monurol piyeloseptyl pyeloseptyl nitrofurantoin macrofur augmentin amoklavin cefaks zinnat sefalosporin allopurinol ürikoliz ürikoz trimetoprim alerji~ilacı immünoterapi penisilin',
  desmopressin:
    'desmopresin dezmopresin minirin nokdurna nocdurna alt~ıslatma~ilacı gece~işeme~ilacı gece~ilacı_işe ıslatma_hap ıslatma_ilac',
  botulinum: 'botoks botox botulinum botilinum dysport mesane_iğne mesaneye_iğne mesaneye~iğne',
  fluoroquinolone:
    'cipro sipro ciproxin siprofloksasin siprofloks levofloksasin cravit tavanic ofloksasin moksifloksasin norfloksasin kinolon siprosan',
  goodbye:
    'vedalaş veda~mektubu veda~etti helalleş helallik hakkını~helal tabanca silah_aldı silahı~var ip_aldı ilaç_biriktir hap_biriktir vasiyet',
  worry:
    'korkuyorum~ya işeyememekten~korkuyorum işeyememekten~korkuyor işeyememekten~endişeliyim işeyememekten~çekiniyorum olmaktan~korkuyorum olmaktan~korkuyor olmaktan~endişeliyim olmaktan~çekiniyorum olmasından~korkuyorum olmasından~korkuyor olmasından~endişeliyim olmasından~çekiniyorum çıkmasından~korkuyorum çıkmasından~korkuyor çıkmasından~endişeliyim çıkmasından~çekiniyorum ateşlenmekten~korkuyorum ateşlenmekten~korkuyor ateşlenmekten~endişeliyim ateşlenmekten~çekiniyorum kaçırmaktan~korkuyorum kaçırmaktan~korkuyor kaçırmaktan~endişeliyim kaçırmaktan~çekiniyorum ölmekten~no~korkuyorum ölmekten~no~korkuyor ölmekten~no~endişeliyim ölmekten~no~çekiniyorum kanamadan~no~korkuyorum kanamadan~no~korkuyor kanamadan~no~endişeliyim kanamadan~no~çekiniyorum enfeksiyondan~korkuyorum enfeksiyondan~korkuyor enfeksiyondan~endişeliyim enfeksiyondan~çekiniyorum olur~diye~korkuyorum olur~diye~endişeliyim olur~diye~korkuyor olmasın~diye~korkuyorum olmasın~diye~endişeliyim olmasın~diye~korkuyor çıkar~diye~korkuyorum çıkar~diye~endişeliyim çıkar~diye~korkuyor olursa~diye~korkuyorum olursa~diye~endişeliyim olursa~diye~korkuyor ya~olursa ne~sıklıkla ne~kadar~sık yüzde~kaç ihtimali ihtimali~nedir ihtimal olasılığı olasılık olasılığı~nedir riski riski~var riski~nedir risk risk~var riskleri yan~etkisi yan~etkileri yan~etki yapar~mı yapıyor~mu olur~mu~hiç neden~olur~mu sebep~olur~mu tekrar~eder~mi tekrarlar~mı geçerse~tehlikeli kaç~saati~geçerse kaç~saat~sonra kaç~derece kaç~dereceden ne~zaman~tehlikeli ne~zaman~doktora ne~zaman~acile haftaya önümüzdeki gelecek~hafta gelecek~ay önümüzdeki~hafta öbür~hafta planlanan randevum~var planlandı olacağım ameliyat~olacağım almadan~önce içmeden~önce kullanmadan~önce olmadan~önce başlamadan~önce ödev ödevi ödevim ödevi~için sunum sunumu proje projesi okul~için tez tezi makale bilgi~almak bilgi~istiyorum bilgi~verir bilgi~arıyorum bilgi~lazım hakkında~bilgi hakkında okudum~ki internette~okudum doğru~mu merak merak~ediyorum merak~ettim nasıl~önlenir nasıl~korunurum önlemek~için olursa~ne~yapmalıyım olursa~ne~yapayım olmaması~için',
  watched:
    'umumi umumi~tuvalette umumi~tuvalet umumi~tuvaletlerde ortak~tuvalet genel~tuvalet halka~açık avm~tuvaletinde avmde avm pisuvar pisuvarda pisuarda pisuar yanımda~biri yanımda~birisi yanımda~biri~varken biri~varken birileri~varken başkaları~varken başkasının~yanında başkalarının~yanında insanların~yanında insan~içinde birinin~yanında kalabalıkta kalabalık~yerde kalabalık~yerlerde yabancı~yerde okul~tuvaletinde okulda evde~sorun~yok evde~rahat evde~normal dışarıda~yapamıyorum dışarda utangaç~mesane sıra~beklerken arkamda~biri',
}
