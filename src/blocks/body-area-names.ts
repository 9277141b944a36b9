import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BodyArea } from './body-area.ts'

export const bodyAreaNames = {
  kidneys: msg({ message: 'Kidneys', comment: 'Part of the body' }),
  ureters: msg({ message: 'Ureters', comment: 'Part of the body' }),
  bladder: msg({ message: 'Bladder', comment: 'Part of the body' }),
  womb: msg({ message: 'Womb and vagina', comment: 'Part of the body' }),
  'pelvic-floor': msg({ message: 'Pelvic floor', comment: 'Part of the body' }),
  prostate: msg({ message: 'Prostate', comment: 'Part of the body' }),
  penis: msg({ message: 'Penis and urethra', comment: 'Part of the body' }),
  testicles: msg({ message: 'Testicles and scrotum', comment: 'Part of the body' }),
} satisfies Record<BodyArea, MessageDescriptor>
