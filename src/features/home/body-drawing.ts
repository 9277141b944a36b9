/**
 * The drawings of the body: a woman and a man from the front, and the pelvis of each in median section. Numbers and their
 * links are not part of the drawings; `BodyAreas.tsx` renders them. Organs have the class `organ-<area>`.
 */

type Offset = readonly [x: number, y: number]

/** Draws the outline of a shape over its fill, which is offset by `x` and `y`, as in an off-register print. */
const shape = (fill: string, d: string, [x, y]: Offset = [1.5, 1.5], line = 'l') =>
  `<path class="${fill}" transform="translate(${x} ${y})" d="${d}"/><path class="${line}" d="${d}"/>`
const line = (d: string, kind = 'l') => `<path class="${kind}" d="${d}"/>`
const fine = 'l l--fine'
const group = (name: string, ...parts: readonly string[]) => `<g class="organ-${name}">${parts.join('')}</g>`
/** Draws both halves of a symmetric shape from one of them. */
const both = (half: string) => `${half}<g transform="scale(-1 1)">${half}</g>`

/**
 * Returns a mask that fades the ends of a body into the background: the top from the offset `top` to `full`, and the bottom
 * from `until` to `end`. `arms` contains the shapes that hide the arms in the front view.
 */
const fade = (id: string, [top, full, until, end]: readonly number[], box: string, arms = '') =>
  `<defs><linearGradient id="${id}-y" x2="0" y2="1"><stop offset="${top}" stop-color="#fff" stop-opacity="0"/><stop offset="${full}" stop-color="#fff"/><stop offset="${until}" stop-color="#fff"/><stop offset="${end}" stop-color="#fff" stop-opacity="0"/></linearGradient><linearGradient id="${id}-a" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset="1"/></linearGradient><mask id="${id}" maskUnits="userSpaceOnUse" x="-112" y="0" width="336" height="336"><path fill="url(#${id}-y)" d="${box}"/>${arms}</mask></defs>`
const fadeOfBody = (id: string, flank: number) =>
  fade(
    id,
    [0, 0.05, 0.8, 0.93],
    'M-112 0H112V336H-112Z',
    both(`<path fill="url(#${id}-a)" d="M112 86H${flank}V124H112Z"/><path d="M112 123.5H${flank}V170H112Z"/>`),
  )
const fadeOfPelvis = (id: string) => fade(id, [0, 0.12, 0.84, 0.97], 'M0 0H224V256H0Z')

/*
 * The organs that a woman and a man share, in the front view. The left kidney of the body, which is on the right in the
 * drawing, is higher than the other.
 */
const kidney =
  'M22.7 110C29.7 110 34.4 119 34.4 131C34.4 142 29.7 150 23.6 150C18.4 150 16.2 145 17 139.5C17.7 135 17.7 131 15.7 127C12.7 120.5 14 110 22.7 110Z'
const mirroredKidney =
  'M-22.7 115C-29.7 115-34.4 124-34.4 136C-34.4 147-29.7 155-23.6 155C-18.4 155-16.2 150-17 144.5C-17.7 140-17.7 136-15.7 132C-12.7 125.5-14 115-22.7 115Z'
const kidneys = group(
  'kidneys',
  `<g transform="rotate(8 -24 135)">${shape('w', mirroredKidney, [2, 2])}</g>`,
  `<g transform="rotate(-8 24 130)">${shape('w', kidney, [2, 2])}</g>`,
)
const ureters = (d: string) => group('ureters', `<path class="ws" transform="translate(1.2 1)" d="${d}"/>`, line(d))
const body = (id: string, outline: string, head: string, folds: string) =>
  `<g mask="url(#${id})">${shape('t', outline, [3.5, 3])}${shape('t', head, [3.5, 3])}${line(folds, fine)}</g>`
/** Draws the bladder in the front view. Its opaque fill covers the ends of the ureters, which are behind it. */
const bladder = (d: string, more = '') => group('bladder', `<path class="t" d="${d}"/>`, shape('w', d), more)

const tubes =
  'M10.5 180.5C18 181.5 27 180 33 185C38 189 40 194 40 199C37 196.5 34 199 31.5 197.5C32 192 29 188.5 24 187.2C18 185.8 14 186.5 10.8 185.5ZM-10.5 180.5C-18 181.5-27 180-33 185C-38 189-40 194-40 199C-37 196.5-34 199-31.5 197.5C-32 192-29 188.5-24 187.2C-18 185.8-14 186.5-10.8 185.5ZM9 191L18 194M-9 191L-18 194'
const ovaries =
  'M17.5 194.5C17.5 191.5 20.5 189.8 24 189.8C28 189.8 30.5 192 30.5 195C30.5 198 27.5 200 24 200C20 200 17.5 197.5 17.5 194.5ZM-17.5 194.5C-17.5 191.5-20.5 189.8-24 189.8C-28 189.8-30.5 192-30.5 195C-30.5 198-27.5 200-24 200C-20 200-17.5 197.5-17.5 194.5Z'
const womb =
  'M0 172C7.5 172 12 176.5 11.5 183C11 190.5 5.5 196 4.5 204C4 213 5 226 5.5 235C3 237.5-3 237.5-5.5 235C-5 226-4 213-4.5 204C-5.5 196-11 190.5-11.5 183C-12 176.5-7.5 172 0 172Z'

const womanFront = `${fadeOfBody('woman', 49)}<g transform="translate(124 0)">${[
  body(
    'woman',
    'M-14 15.5C-13 27-12.5 36-16 41.5C-22 49.5-41 51-54 57.5C-64 62.5-68 71-69.5 83C-70.5 94-72 105-74 117C-75.5 128-77 138-77.5 150L-58.5 150C-58 134-54 106-48 89C-49.5 98-48.5 107-45 116C-41.5 126-40.5 138-41.5 149C-43 167-52.5 178-57.5 194C-61 206-62 222-60.5 238C-58 264-53.5 290-50.5 316L-8.5 316C-7.5 292-6 266-1.6 246C-1 242.5-0.6 240 0 239.5C0.6 240 1 242.5 1.6 246C6 266 7.5 292 8.5 316L50.5 316C53.5 290 58 264 60.5 238C62 222 61 206 57.5 194C52.5 178 43 167 41.5 149C40.5 138 41.5 126 45 116C48.5 107 49.5 98 48 89C54 106 58 134 58.5 150L77.5 150C77 138 75.5 128 74 117C72 105 70.5 94 69.5 83C68 71 64 62.5 54 57.5C41 51 22 49.5 16 41.5C12.5 36 13 27 14 15.5',
    'M-22 -6C-21 9-10 23 0 23C10 23 21 9 22 -6',
    'M-7 58C-17 54.5-28 55-39 59M7 58C17 54.5 28 55 39 59M-44 95C-42 108-22 111-13 100M44 95C42 108 22 111 13 100M0 160V165M-46 205C-38 218-24 230-9 236M46 205C38 218 24 230 9 236',
  ),
  ureters(
    'M-17 139C-13 136-10.5 142-11 151C-11.5 162-12 175-13 186C-14 196-17 205-9 214M17 134C13 131 10.5 137 11 147C11.5 160 12 174 13 186C14 196 17 205 9 214',
  ),
  kidneys,
  group('womb', shape('t2', tubes, [0, 0], fine), shape('t2', ovaries, [0, 0], fine), shape('t2', womb, [0, 0])),
  bladder(
    'M-2 224.5C-5.5 222-15.5 215-15.5 206.5C-15.5 200.5-8 198 0 198C8 198 15.5 200.5 15.5 206.5C15.5 215 5.5 222 2 224.5Z',
    line('M0 224.5V236', fine),
  ),
].join('')}</g>`

const manFront = `${fadeOfBody('man', 54.5)}<g transform="translate(92 0)">${[
  body(
    'man',
    'M-18.5 13C-18 24-17.5 32-21 37C-27.5 45-49 46-63 52.5C-73 57.5-77 68-78 80C-79 94-81 104-83.5 118C-85 128-86 138-87 150L-64 150C-62.5 132-58.5 108-53.5 92C-55.3 105-52.5 119-49.5 131C-47.3 140-46 150-46.8 160C-47.8 172-51 184-53 198C-55 210-56.5 222-56.2 236C-55.5 264-52 290-49 316L-10 316C-9 292-8 266-3.5 247C-2.5 243-1.5 241 0 240.5C1.5 241 2.5 243 3.5 247C8 266 9 292 10 316L49 316C52 290 55.5 264 56.2 236C56.5 222 55 210 53 198C51 184 47.8 172 46.8 160C46 150 47.3 140 49.5 131C52.5 119 55.3 105 53.5 92C58.5 108 62.5 132 64 150L87 150C86 138 85 128 83.5 118C81 104 79 94 78 80C77 68 73 57.5 63 52.5C49 46 27.5 45 21 37C17.5 32 18 24 18.5 13',
    'M-25.5 -6C-25 9-13 22 0 22C13 22 25 9 25.5 -6',
    'M-7 54C-19 50-32 51-43 55M7 54C19 50 32 51 43 55M-48 92C-43 99-31 102-18 99M48 92C43 99 31 102 18 99M0 164V169M-46 196C-38 212-26 224-12 232M46 196C38 212 26 224 12 232',
  ),
  ureters(
    'M-17 139C-13 136-10.5 142-11 151C-11.5 162-12 175-13 186C-14 195-17 201-9 209M17 134C13 131 10.5 137 11 147C11.5 160 12 174 13 186C14 195 17 201 9 209',
  ),
  kidneys,
  group(
    'prostate',
    shape(
      't2',
      'M0 218C3.5 216 11 216 11 223C11 229.5 5.5 233 0 233C-5.5 233-11 229.5-11 223C-11 216-3.5 216 0 218Z',
      [0, 0],
    ),
  ),
  bladder(
    'M-2.5 219C-6 216.5-15.5 210-15.5 202C-15.5 195-8 192 0 192C8 192 15.5 195 15.5 202C15.5 210 6 216.5 2.5 219Z',
  ),
  group(
    'testicles',
    shape(
      'pale',
      'M-6 241C-14 243-19 255-18.5 266C-18 276-9 280-2 277C-1 276.5 1 276.5 2 277C9 281.5 18.5 278 19 268C19.5 255 14 243 6 241',
    ),
    `<g class="t2"><ellipse cx="-11" cy="262.5" rx="4.6" ry="7.4"/><ellipse cx="12" cy="264.5" rx="4.6" ry="7.4"/></g><ellipse class="${fine}" cx="-11.5" cy="262" rx="4.6" ry="7.4"/><ellipse class="${fine}" cx="11.5" cy="264" rx="4.6" ry="7.4"/>`,
  ),
  group(
    'penis',
    `<path class="t2" d="M-12 233C-7.5 236-6 242-6 250L-6.2 260.5C-6.4 268.5-3.5 271.5 0 271.5C3.5 271.5 6.4 268.5 6.2 260.5L6 250C6 242 7.5 236 12 233C6 238.5-6 238.5-12 233"/>`,
    line(
      'M-12 233C-7.5 236-6 242-6 250L-6.2 260.5C-6.4 268.5-3.5 271.5 0 271.5C3.5 271.5 6.4 268.5 6.2 260.5L6 250C6 242 7.5 236 12 233',
    ),
    line('M-6 259.5C-3 256.5 3 256.5 6 259.5M0 233V255.5', fine),
  ),
].join('')}</g>`

/* The pelvis in median section, with the belly on the left and the spine on the right. */
const bonesShape =
  'M107.5 18C107.4 16.4 108 15.5 109.5 15.2L130.5 12C132.2 11.8 133.2 12.6 133.2 14.2C133 20 133 25 133.8 30C134 31.8 133.2 32.8 131.8 33.2L111 38.8C109.5 39.2 108.6 38.6 108.5 37C108.8 30 108.5 24 107.5 18ZM109 45C108.5 43.5 109 42.5 110.5 42L131 36.5C133 36 134.5 37 134.7 38.5C135 44 136 49 138 53C138.8 54.8 138 56.2 136.5 56.8L114 64.5C112.5 65 111.3 64.5 111 63C111 57 110.5 51 109 45ZM114 71C113 69 113.5 67.8 115.5 67L137 59.5C139.5 58.8 141 59.5 142 61.5C152 72 162 86 165 104C167.5 122 162 136 150 143.5C147.5 145 146 143 147.3 141C154.5 131 155 121 152 109C148 93 130 79 114 71Z'
const joints = 'M138 77L148 72M148 89L156 84M155 104L162 101M157 119L164 118M155 133L160 136'
const bones = (id: string, pubicBone: string) =>
  `<g mask="url(#${id})"><path class="p" d="${bonesShape}"/>${line(bonesShape + joints, fine)}${pubicBone}</g>`
const pubicBone = (x: number, y: number, size: string) =>
  `<g transform="rotate(52 ${x} ${y})"><rect class="p" ${size}/><rect class="l" ${size}/></g>`
const section = (id: string, fill: string, lines: string, folds: string) =>
  `<g mask="url(#${id})"><path class="t" transform="translate(3.5 3)" d="${fill}"/>${line(lines)}${line(folds, fine)}</g>`
const rectum = (d: string, opening: string) =>
  `${shape('pale', d, [0, 0])}<g transform="${opening}"><ellipse class="pale" rx="2.8" ry="5.2"/><ellipse class="${fine}" rx="2.8" ry="5.2"/></g>`

const womanPelvis = [
  fadeOfPelvis('woman-pelvis'),
  section(
    'woman-pelvis',
    'M70 -6C60 22 51 50 51 76C51 98 57 112 60 126C62 137 64 150 68 157C64 185 64 218 67 252L166 252C169 228 173 206 175 188C184 187 191 180 196 170C207 150 207 126 197 102C188 82 173 68 168 51C162.5 34 164 16 167 -6Z',
    'M70 -6C60 22 51 50 51 76C51 98 57 112 60 126C62 137 64 150 68 157C73 165 78 173 84 180C86 181.7 88 182 90.5 182M167 -6C164 16 162.5 34 168 51C173 68 188 82 197 102C207 126 207 150 196 170C191 180 184 187 175 188C173 206 169 228 166 252M175 188C171 188.5 167 187.5 164 185.5',
    'M68 157C64 185 64 218 67 252M96 183C98 184 100 184.2 102 184M108 184C118 181 132 184 142 187M151 188C160 184 168 174 172 160',
  ),
  bones('woman-pelvis', pubicBone(77, 142, 'x="63.5" y="135" width="27" height="14" rx="7"')),
  group(
    'pelvic-floor',
    shape(
      't2',
      'M87 150C93 163 106 168 120 167C134 166 143 157 147.5 143L153 147C149 165 138 176 121 177C104 178 90 171 82 156Z',
      [1.2, 1.2],
    ),
  ),
  rectum(
    'M118 86C127 85 134 92 136.5 104C139 113 142 120 141.5 130C141 144 131 150 131 160C131 168 139 178 142 187L151 188C148 179 142.5 171 141 163C144 153 152 144 154 132C155 118 152 108 149 98C145 86 134 78 122 76',
    'translate(120 81) rotate(20)',
  ),
  group(
    'womb',
    shape(
      't2',
      'M108 184C118 170 131 154 139 142C141.5 136 139 128 133 126C132 130 124 131 120 137C117 151 110 168 102 184',
      [0, 0],
    ),
    shape(
      't2',
      'M124 136C121 129 115 121 107 117C98 113 90 107 90 98C90 88 102 83 113 89C125 96 131 111 135 122C138 129 138 134 135 138C131 142 127 141 124 136Z',
      [0, 0],
    ),
    line('M129 133C125 121 117 108 106 100', fine),
  ),
  group(
    'bladder',
    shape(
      'w',
      'M90.5 182C93 173 96 163 98 153C94 149 88 142 85 135C83 130 83 127 86 124C93 119 106 119 115 125C123 131 123 139 116 145C110 149 105 150 102.5 153C100 163 97.5 173 96 183',
      [0, 0],
    ),
  ),
].join('')

const urethra = 'M103 146L104 174C104 191 92 185 84 176C76 166 70 158 63 160C55 163 56 178 56 190L56 209.5'
const manPelvis = [
  fadeOfPelvis('man-pelvis'),
  section(
    'man-pelvis',
    'M66 -6C60 26 54 54 54 80C54 100 57 116 59 130C59 136 58 142 60 150C66 180 69 220 70.5 252L165 252C168 228 171 208 173 190C181 188 187 180 191 171C201 152 201 128 192 104C184 84 171 68 166 50C162 36 163 16 166 -6Z',
    'M66 -6C60 26 54 54 54 80C54 100 57 116 59 130C59 136 58 142 55 147M166 -6C163 16 162 36 166 50C171 68 184 84 192 104C201 128 201 152 191 171C187 180 181 188 173 190C171 208 168 228 165 252M173 190C169 190.5 166 189.5 163 187.5',
    'M60 150C66 180 69 220 70.5 252M96 197C110 199 130 196 141 192M151 191C160 186 168 176 172 162',
  ),
  bones('man-pelvis', pubicBone(78, 137, 'x="63" y="129.5" width="30" height="15" rx="7.5"')),
  group(
    'testicles',
    `<path class="pale" d="M66 180C64 196 62 222 72 231C82 239 95 234 98 220C100 208 95 202 97 193C90 186 76 172 66 180Z"/>`,
    line('M66 180C64 196 62 222 72 231C82 239 95 234 98 220C100 208 95 202 97 193'),
    '<ellipse class="t2" cx="83" cy="215" rx="9" ry="13.5" transform="rotate(8 82 214)"/><ellipse class="l" cx="82" cy="214" rx="9" ry="13.5" transform="rotate(8 82 214)"/>',
  ),
  group(
    'pelvic-floor',
    shape(
      't2',
      'M88 150C92 162 100 170 113 171C130 172 143 160 147.5 143L153 147C150 167 136 182 116 181C100 180 88 168 83 156Z',
      [1.2, 1.2],
    ),
  ),
  rectum(
    'M120 84C129 84 135 92 137.5 104C139.5 114 143 122 140 131C137 139 126 146 125 157C125 168 137 180 141 192L151 191C148 182 142.5 173 141 165C144 155 152 145 154 132C155 118 152 108 149 98C145 86 135 77 124 75',
    'translate(122 79.5) rotate(22)',
  ),
  group(
    'penis',
    shape(
      't2',
      'M112 183C107 181 103 181.5 98 179C88 174 80 158 70 151C65 147 60 146 55 147C48 151 46 162 46 174L46 197C46 207 50 212 56 212C62 212 66 207 65.5 198C65 192 66 188 67 181C69 174 75 175 82 182C90 190 102 197 112 194.5C119 192 119 186 112 183Z',
      [1.2, 1.2],
    ),
    line('M46 196C52 191 60 192 65.5 198', fine),
  ),
  group(
    'prostate',
    shape('t2', 'M113 147C116 139 124 132 131 132C134 136 129 142 123 145C119 148 115 151 113 147Z', [0, 0]),
    shape('t2', 'M93 149C97 143 111 143 116 149C120 156 116 167 104 173C93 167 89 156 93 149Z', [0, 0]),
  ),
  group('penis', `<path class="tube" d="${urethra}"/><path class="lumen" d="${urethra}"/>`),
  group(
    'bladder',
    shape(
      'w',
      'M87 118C94 111 108 111 117 117C125 122 126 132 118 139C113 143 108 144 105 147L100 147C95 143 89 136 86 130C83 125 84 121 87 118Z',
      [1.8, 1.8],
    ),
  ),
].join('')

export const bodyDrawings = { womanFront, manFront, womanPelvis, manPelvis }
