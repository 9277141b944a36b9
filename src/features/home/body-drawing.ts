/** The right halves of the shapes that are symmetric; `both` mirrors them. */
const woman = {
  tint: '<path class="t" d="M-1 14H10C11 22 12 25 14 29 24 36 40 38 50 45 58 50 62 60 62 72 60 84 52 88 47 96C45 114 39 126 37 140c-2 14 0 26 3 38 6 22 14 36 16 60 2 26-1 62-5 92-2 16-3 28-4 38-8 6-16 2-24 6-6 2-12-4-12-10 0-28-4-54-11-66Z"/>',
  lines:
    '<path class="l" d="M10 4C10 16 11 24 14 29 24 36 40 38 50 45 60 52 63 66 64 84c1 22 3 36 5 50"/><path class="l" d="M47 92c2 18 4 30 5 42"/><path class="l" d="M47 92C45 112 39 124 37 140c-2 14 0 26 3 38 6 22 14 36 16 60 2 26-1 62-5 92-3 24-5 44-6 66"/><path class="l" d="M1 298c3 6 4 14 5 32 2 26 4 46 5 66"/><path class="l l--fine" d="M14 117c7 13 22 13 28-2M7 43c10-3 21-2 31 3M41 262C29 276 15 288 5 295"/>',
}
const man = {
  tint: '<path class="t" d="M-1 14H12c0 8 0 10 3 14 11 8 31 8 42 16 9 6 12 16 12 28-4 12-14 16-17 26C51 118 46 138 44 160c-1 22 0 42 3 62 3 28 4 68 2 104-1 16-2 30-3 40-6 7-14 2-20 7-4 2-8-2-8-8 0-30-8-55-18-65Z"/>',
  lines:
    '<path class="l" d="M12 4c0 12 0 18 3 24 11 8 31 8 42 16 11 8 14 24 15 42 1 22 2 36 4 50"/><path class="l" d="M52 94c3 18 4 30 6 42"/><path class="l" d="M52 94C51 116 46 138 44 160c-1 22 0 42 3 62 3 28 4 68 2 104-1 26-3 48-4 70"/><path class="l" d="M17 340c0 16-2 38-3 56"/><path class="l l--fine" d="M8 105c10 9 26 8 35-2M8 42c12-4 25-2 35 3M44 256C33 270 22 282 12 290"/>',
}
const kidneyAndUreter =
  '<path class="w" d="M17 146c11-2 18 9 18 20 0 13-7 22-16 20-7-2-8-9-5-14 2-4 2-8 0-12-3-6-3-13 3-14Z" transform="translate(2 2)"/><path class="l" d="M17 146c11-2 18 9 18 20 0 13-7 22-16 20-7-2-8-9-5-14 2-4 2-8 0-12-3-6-3-13 3-14Z"/><path class="l" d="M13 168c6 14 4 34 3 52-1 12-4 20-6 26"/>'
const ovary =
  '<path class="l" d="M10 221c8-6 17-4 20 5"/><ellipse class="w" cx="30.5" cy="231.5" rx="5.5" ry="4"/><ellipse class="l" cx="30" cy="230.5" rx="5.5" ry="4"/>'
const testicle =
  '<path class="w" d="M7 306c12 4 17 20 14 30-3 9-14 10-19 3Z" transform="translate(1.5 1.5)"/><path class="l" d="M8 306c12 4 16 20 13 30-3 9-14 10-19 3"/><ellipse class="l l--fine" cx="13" cy="329" rx="5" ry="7"/>'

const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`

/**
 * A woman and a man from the front, with the organs of the list beside them, in a view box of 376 by 404. The numbered
 * links are not part of it; `BodyAreas.tsx` renders them.
 */
export const bodyDrawing = `<g transform="translate(112 0)"><g transform="translate(5 5)">${both(woman.tint)}</g>${both(woman.lines)}${both(kidneyAndUreter)}<path class="w" d="M-28 278C-20 289-10 292 0 292s20-3 28-14c-3 15-14 21-28 21s-25-6-28-21Z" transform="translate(1.5 1.5)"/><path class="l" d="M-28 278C-20 289-10 292 0 292s20-3 28-14c-3 15-14 21-28 21s-25-6-28-21Z"/><path class="p" d="M0 244c-4-4-11-10-11-18s6-11 11-11 11 3 11 11-7 14-11 18Z"/><path class="w" d="M0 244c-4-4-11-10-11-18s6-11 11-11 11 3 11 11-7 14-11 18Z" transform="translate(1.5 1.5)"/><path class="l" d="M0 244c-4-4-11-10-11-18s6-11 11-11 11 3 11 11-7 14-11 18Z"/>${both(ovary)}<path class="p" d="M-16 260c-1-10 8-14 16-14s17 4 16 14c-1 10-9 18-14 22h-4c-5-4-13-12-14-22Z"/><path class="w" d="M-15 263c4-2 8 1 13-1 6-2 12 1 17-1-2 9-9 17-13 20h-4c-5-4-12-10-13-18Z"/><path class="l" d="M-16 260c-1-10 8-14 16-14s17 4 16 14c-1 10-9 18-14 22v11m-4 0v-11c-5-4-13-12-14-22Z"/><path class="l l--fine" d="M0 205v5"/></g><g transform="translate(264 0)"><g transform="translate(5 5)">${both(man.tint)}</g>${both(man.lines)}${both(kidneyAndUreter)}<path class="p" d="M-17 256c-1-10 9-14 17-14s18 4 17 14c-1 10-9 18-14 22h-6c-5-4-13-12-14-22Z"/><path class="w" d="M-16 259c4-2 8 1 13-1 7-2 13 1 18-1-2 9-9 17-13 20h-4c-5-4-13-10-14-18Z"/><path class="l" d="M-17 256c-1-10 9-14 17-14s18 4 17 14c-1 10-8 17-13 21m-8 0c-5-4-12-11-13-21"/><path class="w" d="M-9 286c0-6 4-9 10-9s10 4 10 9-5 9-10 9-10-3-10-9Z"/><path class="l" d="M-10 285c0-6 4-9 10-9s10 4 10 9-5 9-10 9-10-3-10-9Z"/>${both(testicle)}<path class="p" d="M-7 297c-1 14-1 24 0 32 1 8 13 8 14 0 1-8 1-18 0-32Z"/><path class="l" d="M-7 297c-1 14-1 24 0 32 1 8 13 8 14 0 1-8 1-18 0-32"/><path class="l l--fine" d="M0 295v34"/><path class="l l--fine" d="M0 205v5"/></g>`
