/** The parts of the body by which a reader can find a condition, in the order of the drawing's numbers. */
export const bodyAreas = [
  'kidneys',
  'ureters',
  'bladder',
  'womb',
  'pelvic-floor',
  'prostate',
  'penis',
  'testicles',
] as const
export type BodyArea = (typeof bodyAreas)[number]

/** Returns the address at which the index of conditions lists those of an area. */
export const bodyAreaPath = (area: BodyArea): string => `/all-conditions#area-${area}`
