import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { bodyAreaNames } from '#blocks/body-area-names.ts'
import { bodyAreaPath, bodyAreas, type BodyArea } from '#blocks/body-area.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { bodyDrawing } from './body-drawing.ts'
import styles from './BodyAreas.module.css'

const areaTexts = {
  kidneys: msg({ message: 'Stones, cancer, infection, cysts', comment: 'What can be wrong with the kidneys' }),
  ureters: msg({ message: 'Stones, reflux, narrowing', comment: 'What can be wrong with the ureters' }),
  bladder: msg({ message: 'Infection, overactive bladder, cancer', comment: 'What can be wrong with the bladder' }),
  womb: msg({ message: 'Pelvic organ prolapse', comment: 'What can be wrong with the womb and the vagina' }),
  'pelvic-floor': msg({ message: 'Leaking urine, pelvic pain', comment: 'What can be wrong with the pelvic floor' }),
  prostate: msg({ message: 'Enlargement, cancer, inflammation', comment: 'What can be wrong with the prostate' }),
  penis: msg({
    message: 'Erection problems, curvature, tight foreskin',
    comment: 'What can be wrong with the penis and the urethra',
  }),
  testicles: msg({
    message: 'Lumps, undescended testis, fluid',
    comment: 'What can be wrong with the testicles and the scrotum',
  }),
} satisfies Record<BodyArea, MessageDescriptor>

/** The position of a number in the drawing, and the end of its leader line, in the drawing's units. */
type Mark = {
  readonly area: BodyArea
  readonly side: 'left' | 'right'
  readonly row: number
  readonly x: number
  readonly y: number
}

const marks: readonly Mark[] = [
  { area: 'kidneys', side: 'left', row: 108, x: 80, y: 160 },
  { area: 'ureters', side: 'left', row: 160, x: 97, y: 206 },
  { area: 'womb', side: 'left', row: 212, x: 104, y: 228 },
  { area: 'bladder', side: 'left', row: 264, x: 101, y: 264 },
  { area: 'pelvic-floor', side: 'left', row: 316, x: 88, y: 290 },
  { area: 'kidneys', side: 'right', row: 108, x: 296, y: 160 },
  { area: 'ureters', side: 'right', row: 160, x: 279, y: 206 },
  { area: 'bladder', side: 'right', row: 212, x: 276, y: 256 },
  { area: 'prostate', side: 'right', row: 264, x: 271, y: 286 },
  { area: 'penis', side: 'right', row: 316, x: 267, y: 314 },
  { area: 'testicles', side: 'right', row: 368, x: 280, y: 334 },
]
const columns = {
  left: { number: 20, leader: 37, target: -5 },
  right: { number: 356, leader: 339, target: 330 },
} as const

const numberOf = (area: BodyArea): number => bodyAreas.indexOf(area) + 1

/** Renders the drawing. Every number links to the same place as the corresponding link in the list. */
export function BodyAreasDrawing() {
  const { i18n, t } = useLingui()
  return (
    <svg
      className={`draw ${styles.drawing}`}
      viewBox="0 0 376 404"
      role="group"
      aria-label={t({ message: 'Body areas, a woman and a man from the front', comment: 'Name of a drawing' })}
    >
      <g dangerouslySetInnerHTML={{ __html: bodyDrawing }} />
      {marks.map(({ area, side, row, x, y }) => {
        const { number, leader, target } = columns[side]
        return (
          <SiteLink
            key={`${side} ${area}`}
            path={bodyAreaPath(area)}
            className={styles.mark}
            aria-label={`${numberOf(area)} ${i18n._(bodyAreaNames[area])}`}
          >
            <rect x={target} y={row - 25.5} width="51" height="51" />
            <path className="lead" d={`M${leader} ${row}L${x} ${y}`} />
            <circle className={styles.point} cx={x} cy={y} r="2" />
            <circle cx={number} cy={row} r="16" />
            <text x={number} y={row + 6.3}>
              {numberOf(area)}
            </text>
          </SiteLink>
        )
      })}
    </svg>
  )
}

/** Renders the links of the drawing as a list. */
export function BodyAreasList() {
  const { i18n } = useLingui()
  return (
    <RuledList
      links={bodyAreas.map((area) => ({
        kind: 'internal',
        path: bodyAreaPath(area),
        label: i18n._(bodyAreaNames[area]),
        text: i18n._(areaTexts[area]),
      }))}
      mark={(_, index) => (
        <b className={styles.number} aria-hidden="true">
          {index + 1}
        </b>
      )}
    />
  )
}
