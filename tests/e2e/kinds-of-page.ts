/**
 * Pages of all kinds except account pages, chatbots, lists of events and pages about a clinical code, each with a path on
 * three sites. Where a site lacks the page, the path is the English one and shows the English page. Where a site has a
 * translation at another path, the English path redirects to it.
 */
export const kindsOfPage = {
  home: { en: '/', nl: '/nl/', ar: '/ar/' },
  condition: {
    en: '/condition/kidney-stones',
    nl: '/nl/condition/nierstenen',
    ar: `/ar/condition/${encodeURIComponent('حصى-الكلى')}`,
  },
  'condition by its other address': {
    en: '/all-conditions/kidney-stones',
    nl: '/nl/all-conditions/nierstenen',
    ar: `/ar/all-conditions/${encodeURIComponent('حصى-الكلى')}`,
  },
  'condition in English': {
    en: '/condition/prostate-cancer',
    nl: '/nl/condition/prostate-cancer',
    ar: '/ar/condition/prostate-cancer',
  },
  'treatments of a condition compared': {
    en: '/condition/prostate-cancer/compare',
    nl: '/nl/condition/prostaatkanker/compare',
    ar: `/ar/condition/${encodeURIComponent('سرطان-البروستاتا')}/compare`,
  },
  'two languages side by side': {
    en: '/side-by-side/ar/condition/kidney-stones',
    nl: '/nl/side-by-side/cn/condition/nierstenen',
    ar: `/ar/side-by-side/de/condition/${encodeURIComponent('حصى-الكلى')}`,
  },
  'choice of a second language': {
    en: '/side-by-side/condition/kidney-stones',
    nl: '/nl/side-by-side/condition/nierstenen',
    ar: `/ar/side-by-side/condition/${encodeURIComponent('حصى-الكلى')}`,
  },
  'what has changed on a page': {
    en: '/what-changed/2026-11-22/condition/kidney-stones',
    nl: '/nl/what-changed/2026-11-22/condition/nierstenen',
    ar: `/ar/what-changed/2026-11-22/condition/${encodeURIComponent('حصى-الكلى')}`,
  },
  situation: {
    en: '/condition/kidney-stones/kidney-stones-colic',
    nl: '/nl/all-situations/kidney-stones-colic',
    ar: '/ar/all-situations/kidney-stones-colic',
  },
  treatment: {
    en: '/all-treatments/ureteroscopy',
    nl: '/nl/all-treatments/ureteroscopy',
    ar: '/ar/all-treatments/ureteroscopy',
  },
  'treatment with a table of options': {
    en: '/all-treatments/active-surveillance',
    nl: '/nl/all-treatments/active-surveillance',
    ar: '/ar/all-treatments/active-surveillance',
  },
  'plain page': { en: '/privacy', nl: '/nl/privacy', ar: '/ar/privacy' },
  consent: { en: '/consent', nl: '/nl/consent', ar: '/ar/consent' },
  'symptom to page': { en: '/symptoms', nl: '/nl/symptoms', ar: '/ar/symptoms' },
  'stored data': { en: '/stored-data', nl: '/nl/stored-data', ar: '/ar/stored-data' },
  'bladder diary': { en: '/my-bladder-diary', nl: '/nl/my-bladder-diary', ar: '/ar/my-bladder-diary' },
  'stent reminder': { en: '/stent-reminder', nl: '/nl/stent-reminder', ar: '/ar/stent-reminder' },
  'kept for offline': { en: '/offline', nl: '/nl/offline', ar: '/ar/offline' },
  'visit pack': { en: '/visit-pack', nl: '/nl/visit-pack', ar: '/ar/visit-pack' },
  'display settings': { en: '/display', nl: '/nl/display', ar: '/ar/display' },
  contact: { en: '/contact', nl: '/nl/contact', ar: '/ar/contact' },
  'thanks for a message': { en: '/contact?sent=yes', nl: '/nl/contact?sent=yes', ar: '/ar/contact?sent=yes' },
  feedback: {
    en: '/feedback?about=en-US%2F1%2Fcondition%2Fkidney-stones',
    nl: '/nl/feedback?about=en-US%2F1%2Fcondition%2Fkidney-stones',
    ar: '/ar/feedback?about=en-US%2F1%2Fcondition%2Fkidney-stones',
  },
  'all conditions': { en: '/all-conditions', nl: '/nl/all-conditions', ar: '/ar/all-conditions' },
  'all treatments': { en: '/all-treatments', nl: '/nl/all-treatments', ar: '/ar/all-treatments' },
  search: { en: '/search?q=stones', nl: '/nl/search?q=nierstenen', ar: `/ar/search?q=${encodeURIComponent('حصى')}` },
  'search without words': { en: '/search', nl: '/nl/search', ar: '/ar/search' },
  news: { en: '/news/awareness-week-2026', nl: '/nl/news/awareness-week-2026', ar: '/ar/news/awareness-week-2026' },
  update: { en: '/updates/psa-wording', nl: '/nl/updates/psa-wording', ar: '/ar/updates/psa-wording' },
  'press release': {
    en: '/press-releases/launch-of-22-languages',
    nl: '/nl/press-releases/launch-of-22-languages',
    ar: '/ar/press-releases/launch-of-22-languages',
  },
  lesson: {
    en: '/undergraduates/reading-a-urine-test',
    nl: '/nl/undergraduates/reading-a-urine-test',
    ar: '/ar/undergraduates/reading-a-urine-test',
  },
  topic: { en: '/topics/stones', nl: '/nl/topics/stones', ar: '/ar/topics/stones' },
  tag: { en: '/tags/pain', nl: '/nl/tags/pain', ar: '/ar/tags/pain' },
  office: { en: '/offices/editorial-office', nl: '/nl/offices/editorial-office', ar: '/ar/offices/editorial-office' },
  section: { en: '/sections/stones-section', nl: '/nl/sections/stones-section', ar: '/ar/sections/stones-section' },
  'page of a section': {
    en: '/sections/stones-section/meetings',
    nl: '/nl/sections/stones-section/meetings',
    ar: '/ar/sections/stones-section/meetings',
  },
  story: {
    en: '/stories/circles-in-the-kitchen',
    nl: '/nl/stories/circles-in-the-kitchen',
    ar: '/ar/stories/circles-in-the-kitchen',
  },
  glossary: { en: '/glossary', nl: '/nl/glossary', ar: '/ar/glossary' },
  'list of news': { en: '/news', nl: '/nl/news', ar: '/ar/news' },
  'list narrowed to nothing': {
    en: '/news?topic=children&tag=emergency&year=2024',
    nl: '/nl/news?topic=children&tag=emergency&year=2024',
    ar: '/ar/news?topic=children&tag=emergency&year=2024',
  },
  guideline: { en: '/guidelines/urolithiasis', nl: '/nl/guidelines/urolithiasis', ar: '/ar/guidelines/urolithiasis' },
  'event of several days': {
    en: '/education-events/bladder-cancer-weekend-2027',
    nl: '/nl/education-events/bladder-cancer-weekend-2027',
    ar: '/ar/education-events/bladder-cancer-weekend-2027',
  },
  'guideline chapter': {
    en: '/guidelines/urolithiasis/chapter/renal-colic',
    nl: '/nl/guidelines/urolithiasis/chapter/renal-colic',
    ar: '/ar/guidelines/urolithiasis/chapter/renal-colic',
  },
  'guideline: what has changed': {
    en: '/guidelines/urolithiasis/summary-of-changes',
    nl: '/nl/guidelines/urolithiasis/summary-of-changes',
    ar: '/ar/guidelines/urolithiasis/summary-of-changes',
  },
  'guideline: what has changed in a year': {
    en: '/guidelines/urolithiasis/summary-of-changes/2025',
    nl: '/nl/guidelines/urolithiasis/summary-of-changes/2025',
    ar: '/ar/guidelines/urolithiasis/summary-of-changes/2025',
  },
  'guideline: publications': {
    en: '/guidelines/urolithiasis/publications-appendices',
    nl: '/nl/guidelines/urolithiasis/publications-appendices',
    ar: '/ar/guidelines/urolithiasis/publications-appendices',
  },
  'guideline: summaries': {
    en: '/guidelines/urolithiasis/summaries',
    nl: '/nl/guidelines/urolithiasis/summaries',
    ar: '/ar/guidelines/urolithiasis/summaries',
  },
  'guideline: panel': {
    en: '/guidelines/urolithiasis/panel',
    nl: '/nl/guidelines/urolithiasis/panel',
    ar: '/ar/guidelines/urolithiasis/panel',
  },
  'guideline: related content': {
    en: '/guidelines/urolithiasis/related-content',
    nl: '/nl/guidelines/urolithiasis/related-content',
    ar: '/ar/guidelines/urolithiasis/related-content',
  },
  'guideline: translations': {
    en: '/guidelines/urolithiasis/translations',
    nl: '/nl/guidelines/urolithiasis/translations',
    ar: '/ar/guidelines/urolithiasis/translations',
  },
  'old edition of a guideline': {
    en: '/guidelines/archive/urolithiasis-2024',
    nl: '/nl/guidelines/archive/urolithiasis-2024',
    ar: '/ar/guidelines/archive/urolithiasis-2024',
  },
  'all guidelines': {
    en: '/guidelines',
    nl: '/nl/guidelines',
    ar: '/ar/guidelines',
  },
  'archive of guidelines': {
    en: '/guidelines/archive',
    nl: '/nl/guidelines/archive',
    ar: '/ar/guidelines/archive',
  },
  'learning module': {
    en: '/module/understanding-kidney-stones',
    nl: '/nl/module/understanding-kidney-stones',
    ar: '/ar/module/understanding-kidney-stones',
  },
  'learning module: chapter': {
    en: '/module/understanding-kidney-stones/what-a-stone-is',
    nl: '/nl/module/understanding-kidney-stones/what-a-stone-is',
    ar: '/ar/module/understanding-kidney-stones/what-a-stone-is',
  },
  'learning module: step': {
    en: '/module/understanding-kidney-stones/what-a-stone-is/how-a-stone-forms',
    nl: '/nl/module/understanding-kidney-stones/what-a-stone-is/how-a-stone-forms',
    ar: '/ar/module/understanding-kidney-stones/what-a-stone-is/how-a-stone-forms',
  },
  'learning module: question': {
    en: '/module/understanding-kidney-stones/what-a-stone-is/a-small-stone',
    nl: '/nl/module/understanding-kidney-stones/what-a-stone-is/a-small-stone',
    ar: '/ar/module/understanding-kidney-stones/what-a-stone-is/a-small-stone',
  },
  'learning module: end': {
    en: '/module/understanding-kidney-stones/end',
    nl: '/nl/module/understanding-kidney-stones/end',
    ar: '/ar/module/understanding-kidney-stones/end',
  },
} as const

/** Whether hydration changes the text of a page even in a new browser, because it lists what the browser has stored. */
export const showsBrowserStorage = (path: string): boolean => /\/(?:stored-data|offline)$/.test(path)
