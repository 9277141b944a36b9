import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { bodyAreaNames } from '#blocks/body-area-names.ts'
import { bodyAreas, type BodyArea } from '#blocks/body-area.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import { RuledList } from '#ui/RuledList.tsx'
import { bodyDrawings } from './body-drawing.ts'
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

/** A number beside a drawing, at the height `row`. Its leader line ends at `x` and `y` on the organ. */
type Mark = readonly [area: BodyArea, row: number, x: number, y: number]

type Drawing = {
  readonly name: keyof typeof bodyDrawings
  readonly caption: MessageDescriptor
  readonly height: number
  readonly left?: readonly Mark[]
  readonly right?: readonly Mark[]
}

const drawings: readonly Drawing[] = [
  {
    name: 'womanFront',
    caption: msg({ message: 'Woman, from the front', comment: 'Caption of a drawing of the body' }),
    height: 324,
    left: [
      ['kidneys', 116, 97, 131],
      ['ureters', 163, 112.2, 165],
      ['womb', 210, 119, 182],
      ['bladder', 257, 115, 209],
    ],
  },
  {
    name: 'manFront',
    caption: msg({ message: 'Man, from the front', comment: 'Caption of a drawing of the body' }),
    height: 324,
    right: [
      ['kidneys', 116, 119, 126],
      ['ureters', 163, 103.8, 165],
      ['bladder', 210, 101, 203],
      ['testicles', 257, 105, 264],
    ],
  },
  {
    name: 'womanPelvis',
    caption: msg({
      message: 'Woman’s pelvis, cut through the middle, from the side',
      comment: 'Caption of a drawing of the body',
    }),
    height: 256,
    left: [
      ['womb', 58, 98, 98],
      ['bladder', 105, 91, 131],
    ],
    right: [['pelvic-floor', 216, 147.5, 155]],
  },
  {
    name: 'manPelvis',
    caption: msg({
      message: 'Man’s pelvis, cut through the middle, from the side',
      comment: 'Caption of a drawing of the body',
    }),
    height: 256,
    left: [
      ['bladder', 80, 92, 124],
      ['prostate', 127, 96, 156],
      ['penis', 174, 51, 188],
      ['testicles', 221, 77, 217],
    ],
    right: [['pelvic-floor', 216, 148, 156]],
  },
]
const width = 216
const numberX = { left: 23, right: width - 23 } as const

const numberOf = (area: BodyArea): number => bodyAreas.indexOf(area) + 1

type Props = {
  headingId: string
  head: ReactNode
  /** The path of the page whose sections `#area-…` are about the areas. */
  path: string
  /** Whether the list describes the possible problems of each area. */
  hasTexts?: boolean
}

/** Renders the drawings and the list. CSS alone highlights a number, its organ and its row in the list together. */
export function BodyAreas({ headingId, head, path, hasTexts = false }: Props) {
  const pathOf = (area: BodyArea) => `${path}#area-${area}`
  return (
    <div className={`grid ${styles.areas}`}>
      <section className={styles.drawings} aria-labelledby={headingId}>
        {head}
        <div className={styles.figures}>
          {drawings.map((drawing) => (
            <BodyFigure key={drawing.name} drawing={drawing} pathOf={pathOf} />
          ))}
        </div>
      </section>
      <nav className={styles.list} aria-labelledby={headingId}>
        <AreaList pathOf={pathOf} hasTexts={hasTexts} />
      </nav>
    </div>
  )
}

type PathOf = (area: BodyArea) => string

function BodyFigure({
  drawing: { name, caption, height, left = [], right = [] },
  pathOf,
}: {
  drawing: Drawing
  pathOf: PathOf
}) {
  const { i18n } = useLingui()
  const captionId = `body-${name}`
  return (
    <figure>
      <svg
        className={`draw ${styles.drawing}`}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-labelledby={captionId}
      >
        <g dangerouslySetInnerHTML={{ __html: bodyDrawings[name] }} />
        {left.map((mark) => (
          <NumberLink key={mark[0]} mark={mark} side="left" pathOf={pathOf} />
        ))}
        {right.map((mark) => (
          <NumberLink key={mark[0]} mark={mark} side="right" pathOf={pathOf} />
        ))}
      </svg>
      <figcaption id={captionId}>{i18n._(caption)}</figcaption>
    </figure>
  )
}

/** Renders a number of the drawing as a link with the same target as its row in the list. */
function NumberLink({ mark: [area, row, x, y], side, pathOf }: { mark: Mark; side: 'left' | 'right'; pathOf: PathOf }) {
  const { i18n } = useLingui()
  const center = numberX[side]
  return (
    <SiteLink
      path={pathOf(area)}
      className={styles.mark}
      aria-label={`${numberOf(area)} ${i18n._(bodyAreaNames[area])}`}
    >
      <rect x={center - 23} y={row - 23} width="46" height="46" />
      <path className="lead" d={`M${center} ${row}L${x} ${y}`} />
      <circle className={styles.point} cx={x} cy={y} r="2" />
      <circle cx={center} cy={row} r="20" />
      <text x={center} y={row}>
        {numberOf(area)}
      </text>
    </SiteLink>
  )
}

function AreaList({ pathOf, hasTexts }: { pathOf: PathOf; hasTexts: boolean }) {
  const { i18n } = useLingui()
  return (
    <RuledList
      links={bodyAreas.map((area) => ({
        kind: 'internal',
        path: pathOf(area),
        label: i18n._(bodyAreaNames[area]),
        ...(hasTexts && { text: i18n._(areaTexts[area]) }),
      }))}
      mark={(_, index) => (
        <b className={styles.number} aria-hidden="true">
          {index + 1}
        </b>
      )}
    />
  )
}
