/** The parts of the body by which readers find a condition, in the order of their numbers in the drawing. */
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
