import type { SiteHandle } from '../../src/sites/sites.ts'

/**
 * The words of pages that look like a misspelling of a term and stand for its concept all the same: they are another form of
 * it, or a word that people type for it. `list-accidental-matches.ts` does not list them.
 */
export const realMatches: Readonly<Partial<Record<SiteHandle, string>>> = {
  en: 'bruise:dark tablet:painkiller spina:spine presses:press writing:strong several:strong sleeping:confused',
  nl: 'blijven:goesOn beroerte:ill liter:heavy stukje:clot incontinence:control testicle:testicle',
  es: 'catheter:catheter erectil:erection colic:stone nefritico:infection aprieta:press',
  de: 'inkontinenz:control brennen:pain verstopfen:blocked ablauf:lasts',
  fr: 'caillou:clot bloque:noReturn',
  ar: 'مثانتك:belly',
  el: 'κατεβαινει:ending',
  pt: 'fever:fever melhor:help aperto:pain inflamacao:swollen deixa:ending',
  sl: 'ledvice:stone ledvico:stone ledvici:stone ledvic:stone ledvica:stone traja:goesOn stalno:goesOn velik:heavy velikega:heavy katetru:catheter',
  tr: 'sikisma:stuck kaciran:control iliskiye:sex',
  it: 'cistiti:infection sacchetto:catheter',
  lv: 'maisins:catheter',
  fi: 'bakteereja:infection kivesleikkauksen:testicle',
  cz: 'vyndani:out vyndaji:out vyndat:out ledvinou:stone',
  sk: 'infekcie:infection infekcii:infection vybrati:out vybrat:out vybratie:out',
  pl: 'kamicy:stone odplyw:lasts bakterii:infection',
  al: 'ndihme:help lekure:foreskin',
  hu: 'kevesebb:hardly',
  ee: 'bakterid:infection',
}

/** The accidental matches that the pages and the listed questions do not show, or not often enough. */
export const foundMatches: Readonly<Partial<Record<SiteHandle, string>>> = {
  es: 'parto:crack efecto:erection',
  de: 'vielleicht:mild',
  fr: 'beaucoup:injury',
  ar: 'الذهاب:infection',
  pt: 'estao:crack estao:injury',
  sl: 'kolikih:stone kolikrat:stone koliksen:stone koliksna:stone kolik:stone kolik:pain koliko:stone koliko:pain',
  cn: '睾酮:testicle 睾酮:genital',
  fi: 'milloin:injury olla:not',
  cz: 'kolik:stone kolik:pain koliko:stone koliko:pain',
  hr: 'koliki:stone kolikog:stone kolik:stone kolik:pain koliko:stone koliko:pain',
}
