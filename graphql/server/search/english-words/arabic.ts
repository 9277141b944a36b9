/** The English words for the Arabic words and phrases of readers, in the format of `translate-question.ts`. */
export const arabic = `
kidney: *كلي*|*كلا*|*كلوي*|*كلاوي*
bladder: *مثان*
prostate: *بروستا*
urethra: *احليل*|*مجري البول*|*الاحليل*
ureter: *حالب*
penis: *قضيب*|*ذكر*|*العضو*
testicle: *خصي*|*الخصي*|*بيض*
scrotum: *الصفن*|*كيس الصفن*
epididymis: *بربخ*
foreskin: *قلف*|*غلف*|الجلده
head/glans: *الحشف*|راس القضيب|راس الذكر
vagina: *مهبل*
womb/uterus: *رحم*
pelvic floor: *قاع الحوض*|*كيجل*|*كيغل*
groin: *فخذ*
belly: *بطن*
back: *ظهر*
side: *خاصر*|*جنب*
bowel: *امعا*|*قولون*
anus/rectum: *شرج*|*مستقيم*
skin: *جلد*
leg: *ساق*|*رجل*|*رجول*
lymph nodes: *لمفاو*|*ليمفاو*
bone: *عظم*|*عظام*
heart: *قلب*
nerve: *عصب*|*اعصاب*
muscle: *عضل*
urine/pee: *بول*
pee/urinate: *تبول*|*ابول*|*يتبول*|*اتبول*|*اشخ*
toilet: *حمام*|*مرحاض*|*تواليت*
blood: *دم|*دمو*|*دما*|دم|الدم|بالدم
semen/sperm: *مني|*منوي*|*حيوان* منوي*|*سائل المنوي*|*نطاف*
clots: *تخثر*|*جلط*
stool: *براز*
pain/hurt: *الم|*يوجع*|*وجع*|*يولم*|*توجع*|*الام*|*تالم*|المني
burning: *حرق*|*حرقان*|*حارق*
itch: *حك|*حكه*|*تهرش*
fever: *حراره*|*حمي*|*سخون*
shivering: *رجف*|*قشعر*|*رعش*
vomit/sick: *قي*|*استفراغ*|*غثيان*|*ترجيع*
swollen/swelling: *ورم*|*تورم*|*منتفخ*|*انتفاخ*|*منفوخ*
lump/lumps: *كتل*|*كره*|*حبه*|*نتو*
leak/leaking: *تسرب*|*سلس*|*يسرب*|*ينزل مني*|*تهريب*
urge/sudden: *الحاح*|*فجاه*|*ملح*
dribble/drops: *تنقيط*|*نقط*|*قطرات*
stream: *ضعف التبول*|*تدفق*
often: كثير*|*دايما*|*باستمرار*|كل شوي
night: *ليل*
tired: *تعب*|*ارهاق*
dizzy: *دوخ*|*دوار*
constipation: *امساك*
diarrhea: *اسهال*
rash: *طفح*
smell: *ريح*|*رايح*
numb/tingling: *خدر*|*تنميل*
headache: *صداع*
dry mouth: *جفاف الفم*|*فمي ناشف*|*نشاف*
confused: *تشوش*|*ارتباك*|*هذيان*|*يخربط*
memory/dementia: *نسيان*|*ذاكر*|*خرف*
cough: *سعال*|*كح*
sneeze: *عطس*|*عطاس*
stone: *حصو*|*حصي*|*حصا*
infection: *عدوي*|*التهاب*
uti/infection: *التهاب المثانه*|*التهاب* المسالك*|*التهاب* البول*|*عدوي المسالك*
cancer: *سرطان*
tumor: *ورم*|*اورام*
enlarged: *تضخم*|*متضخم*
cyst: *كيس*|*تكيس*
hydrocele: *قيل* مايي*|*مايي*
varicocele: *دوالي*
hernia: *فتق*|*فتاق*
twisted/torsion: *التوا*|*ملتوي*
undescended: *معلق*|*هاجر*|*لم تنزل*
tight/phimosis foreskin: *شبم*|*فيموز*|*ضيق القلف*
stricture/narrow: *ضيق*|*تضيق*
retention pee/urine: *احتباس*|*ما اقدر اتبول*|*لا استطيع التبول*|*مو قادر اتبول*
reflux: *ارتجاع*|*ارتداد*
prolapse: *هبوط*|*تدلي*
diabetes: *سكري*|*السكر*
blood pressure: *ضغط الدم*|*الضغط*
stroke: *سكته*
sclerosis/ms: *تصلب*
spinal: *نخاع*
sexually/std: *منقول* جنسي*|*كلاميديا*|*سيلان*
curved/bent/curve: *انحنا*|*اعوجاج*|*تقوس*|*بيروني*
erection/impotence: *انتصاب*|*ضعف جنسي*|*عجز جنسي*
infertile/fertility: *عقم*|*عقيم*
testosterone: *تستوستيرون*|*هرمون الذكور*
menopause: *سن الياس*|*انقطاع الطمث*
pregnant: *حامل*|*حمل*
baby/child: *انجاب*|*الخلف*|*نخلف*
bedwetting/bed: *تبول* الفراش*|*تبول* اللاارادي*|*تبول ليلي*|*بالفراش*|*سلس الليلي*
apnea sleep: *انقطاع النفس*|*شخير*
cataract: *الماء الابيض*|*المويه البيضا*|*كتاركت*
spread/metastases: *انتشر*|*انتشار*|*ثانوي*
test/tests: *فحص*|*تحليل*|*تحاليل*
test blood: *تحليل دم*|*فحص دم*
bacteria: *بكتيريا*|*جراثيم*|*ميكروب*
ultrasound: *سونار*|*موجات فوق*|*التراساوند*
mri: *رنين*
ray/contrast: *اشعه*|*صبغ*
biopsy: *خزع*|*عينه*
cystoscopy/camera: *منظار*|*تنظير*|*كاميرا*
diary: *يوميات*|*مفكر*
result: *نتيج*|*نتايج*
raised/high: *مرتفع*|*ارتفاع*|*عالي*
treatment: *علاج*
cured/cure: *شفا*|*يشفي*
operation/surgery: *عمليه*|*عمليات*|*جراح*
laser: *ليزر*
robot: *روبوت*
lithotripsy/shock: *تفتيت*|*موجات*|*صادم*
stent: *دعام*|*استنت*
catheter: *قسطر*|*قثطر*
tablet/pill: *حبوب*|*حبه*|*قرص*|*اقراص*
medicine: *دوا*|*ادويه*
injection: *حقن*|*ابر*
cream: *كريم*|*مرهم*
gel: *جل|*جيل*
antibiotics: *مضاد*
painkiller: *مسكن*|*بروفين*|*بنادول*
thinner: *مميع*|*سيوله*|*وارفارين*
estrogen: *استروجين*
hormone: *هرمون*
chemotherapy: *كيماوي*|*كيميايي*
radiation/radiotherapy: *اشعاع*
botox: *بوتوكس*
mesh/sling: *شبكه*|*شريط*
sphincter artificial: *صمام صناعي*|*عاصره*|*مصره*
pessary: *حلقه*|*فرزجه*
implant: *دعام*|*زراع*
pump/vacuum: *مضخ*|*شفط*
stoma/bag: *كيس*|*فغره*
circumcision: *ختان*|*طهور*|*طهار*
vasectomy: *قطع القناه*|*ربط القن*|*القنوات المنويه*|*تعقيم*
removed/out: *استيصال*|*ازال*|*شيل*
alarm: *منبه*|*جرس*
exercises/training: *تمرين*|*تمارين*|*تدريب*
vaccine: *لقاح*|*تطعيم*
cranberry: *توت بري*|*كرانبيري*|*التوت البري*
vitamin: *فيتامين*
anesthetic/asleep: *تخدير*|*بنج*
stitches: *غرز*|*خيوط*
wound: *جرح*
hospital: *مستشفي*
doctor: *دكتور*|*طبيب*
emergency: *طواري*|*اسعاف*
sex: *جماع*|*جنس*|*العلاقه الزوجيه*|*علاقه*
masturbate: *استمنا*|*العاده السريه*
orgasm: *نشوه*|*رعشه*
ejaculation: *قذف*|*يقذف*
condom: *واقي*|*كوندوم*
contraception/birth: *منع الحمل*|*موانع*
wife: *زوجت*|*مرتي*
husband: *زوجي*
child: *طفل*|*اطفال*
son/boy: *ابني*|*ولد*
daughter/girl: *بنتي*|*ابنتي*|*بنت*
baby: *رضيع*|*مولود*
work/job: *عمل|*دوام*|*شغل*|للعمل
sport: *رياض*|*جيم*|*كره*
lift/heavy: *رفع*|*اشيل*|*اثقال*
bike/cycle: *دراج*|*سيكل*
swim: *سباح*|*مسبح*
bath/sauna: *ساونا*|*مغطس*
shower: *استحم*|*دش*
travel/fly: *سفر*|*طيار*|*اسافر*
drive: *سواق*|*قياده*|*اسوق*
eat/food: *اكل*|*طعام*
drink: *اشرب*|*شرب*|*سوايل*
water: *ماء*|*مويه*|*ميه*|الماء
coffee: *قهوه*
milk/dairy: *حليب*|*جبن*|*الالبان*
salt: *ملح*
smoke: *تدخين*|*ادخن*|*مدخن*
sleep: *نوم*|*انام*
sit: *جلوس*|*اجلس*
pad/diaper: *حفاض*|*فوط*
punish: *عقاب*|*يعاقب*
worry: *خايف*|*خوف*|*قلق*
shame: *خجل*|*محرج*|*استحي*
how long: *كم يوم*|*كم مده*|*كم اسبوع*|*متي اقدر*|*متي ارجع*|*كم ساعه*|*كم يستمر*
how often: *كم مره*
again/back: *يرجع*|*رجع*|*مره ثانيه*|*تكرر*|*يعود*
forgot/missed: *نسيت*
stop: *اوقف*|*اترك*|*توقف*
itself/own: *لوحد*|*لحاله*|*تلقاي*
dissolve: *يذوب*|*تذويب*|*تذوب*|*اذابه*
empty: *تفريغ*|*افرغ*
prevent: *وقايه*|*تجنب*|*امنع*
wait: *انتظ*|*استني*
risk: *خطر*|*مخاطر*
side effects: *اثار جانبي*|*اعراض جانبي*
dangerous: *خطير*|*خطر*
normal/harmless: *طبيعي*|*عادي*
family/inherited: *وراث*
contagious: *معدي*|*يعدي*|*تنتقل*|*ينتقل*
red: *احمر*|*حمرا*
brown: *بني*
pink: *وردي*
yellow: *اصفر*
pull/back: ارجعها|ترجع مكانها|ارجاع
pacemaker: منظم القلب|بطاريه القلب
mouth/cheek: الفم|الخد|فم
father: ابوي|والدي|ابي|بابا|ابويا
mother: امي|والدتي|ماما
difference: الفرق|فرق
weight/overweight: وزن|الوزن|سمنه
school: مدرسه|المدرسه|الروضه
reversal: ارجاع|وصل
seat: حزام الامان|مقعد
glaucoma: جلوكوما|ضغط العين|المياه الزرقا
value/level: نسبه|مستوي|قيمه
partner: شريك*|الشريك|خطيبتي
bcg: بي سي جي
color: لون|اللون
dark: غامق|داكن
white: ابيض|بيضا
blue: ازرق|زرقا
stress: ضغط نفسي|توتر|قلق
diuretic/pill: مدر البول|مدرات
stuck: عالق*|علقت|محشور*
online/internet: النت|الانترنت|انترنت
removed kidney/nephrectomy: استيصال الكلي|شالوا الكلي|ازاله الكلي
scar: ندبه|اثر الجرح
catheter/cath self/myself: قسطره ذاتيه|اقسطر نفسي|القسطره الذاتيه
die/survive: يموت|اموت|يعيش|اعيش
diet: حميه|رجيم|نظام غذايي
probiotics: بروبيوتيك|بكتيريا نافعه
underwear: ملابس داخليه|سروال|كلسون
meat: لحم|اللحم|لحوم
alcohol/beer: كحول|بيره|خمر
hair: شعر|الشعر
`
