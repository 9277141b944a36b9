/** The checks of the quality board by severity, the most severe first; the board lists their findings in this order. */
export const checks = {
  urgency: 'Contradictions of urgency',
  problem: 'Mistakes in files, and links that lead nowhere',
  redirect: 'Redirects in circles, or to pages that do not exist',
  reported: 'Pages on which readers have found something wrong',
  'outdated-care': 'Care cards that are older than the English ones',
  link: 'Dead links to other websites',
  overdue: 'Reviews that are overdue',
  'outdated-translation': 'Translations that are older than the English page',
  evidence: 'Numbers without a source, and outdated sources',
  code: 'Conditions without a clinical code',
  picture: 'Pictures without a text in their place',
  unhelpful: 'Pages that did not help most readers who said so',
  search: 'Searches without a result',
  reading: 'Texts that are hard to read',
  'missing-translation': 'Pages that are not translated',
} as const

export type CheckName = keyof typeof checks

/** The names of all checks, the most severe first. */
export const checkNames = Object.keys(checks) as readonly CheckName[]
