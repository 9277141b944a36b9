/**
 * The concepts that the rules of `emergency-rules.server.ts` combine.
 *
 * - `not`: negations; `but` ends their reach, `or` extends it
 * - `other`: words about urine whose negation is not an emergency (to hold it, to pass it often)
 * - `lasts`: words for relief (an erection goes down, a catheter drains), which are a sign if they are negated
 * - `goesOn`: words that say without a negation that the relief does not come
 * - `hard`, `medicine`: indirect words for an erection: "hard", and the medicines that cause one
 * - `crack`: the sound when a penis breaks
 * - `forward`: the direction in which a stuck foreskin has to be moved
 * - `alone`: words that mean an emergency by themselves
 * - `crisis`: suicidal thoughts
 * - `hurtSelf`: has hurt himself or herself, on purpose or in an accident
 * - `about`, `past`, `now`, `self`: words that distinguish a question about a symptom from a report of having it
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
  | 'hurtSelf'
  | 'about'
  | 'past'
  | 'now'
  | 'fine'
  | 'self'

/**
 * The words of each concept, in the notation of `danger-terms.server.ts`. `denialFollows`: whether a negation may come after
 * the word that it negates.
 */
export type EmergencyTerms = { readonly denialFollows?: true } & Readonly<Partial<Record<EmergencyConcept, string>>>

/** Medicines for an erection, in all scripts. Their names are the same in every language. */
export const erectionMedicines =
  'viagra trimix kamagra spedra sildenafil cialis tadalafil levitra vardenafil avanafil alprostadil caverject виагра силденафил сиалис тадалафил βιάγκρα σιλδεναφίλη فياجرا فياغرا سيلدينافيل سياليس 伟哥 西地那非 他达拉非'

/** Diagnoses whose names are the same in many languages; each is an emergency by itself. */
export const internationalTerms = 'priapism priapizm paraphimos parafimos urosepsis =sepsis'
