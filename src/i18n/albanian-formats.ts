import type { Language } from './languages.ts'

// Chromium has no locale data for Albanian, and formats in the language of the browser instead. These classes format as in
// similar languages, of which every browser has the data, and replace the words with the Albanian ones (decision 45).

const albanian = 'sq-AL' satisfies Language
/** A language whose dates have the patterns of Albanian dates, with the 12-hour clock of Albanian. */
const languageOfDates = 'ro-u-hc-h12'
/** A language whose numbers and lists have the separators of Albanian ones. */
const languageOfNumbers = 'pt-PT'

const names = {
  month: {
    long: 'janar,shkurt,mars,prill,maj,qershor,korrik,gusht,shtator,tetor,nëntor,dhjetor',
    short: 'jan,shk,mar,pri,maj,qer,korr,gush,sht,tet,nën,dhj',
  },
  weekday: {
    long: 'e diel,e hënë,e martë,e mërkurë,e enjte,e premte,e shtunë',
    short: 'die,hën,mar,mër,enj,pre,sht',
  },
} as const

const languages: Readonly<Record<string, string>> = {
  ar: 'arabisht',
  bg: 'bullgarisht',
  cs: 'çekisht',
  de: 'gjermanisht',
  el: 'greqisht',
  en: 'anglisht',
  es: 'spanjisht',
  et: 'estonisht',
  fi: 'finlandisht',
  fr: 'frëngjisht',
  hr: 'kroatisht',
  hu: 'hungarisht',
  it: 'italisht',
  lv: 'letonisht',
  nl: 'holandisht',
  pl: 'polonisht',
  pt: 'portugalisht',
  sk: 'sllovakisht',
  sl: 'sllovenisht',
  sq: 'shqip',
  tr: 'turqisht',
  zh: 'kinezisht',
}

/** Returns the entries of a dictionary of the months or weekdays: `[type of the part and its value, Albanian name]`. */
function nameEntries(type: keyof typeof names, style: 'long' | 'short'): [string, string][] {
  const format = new Intl.DateTimeFormat(languageOfDates, { [type]: style, timeZone: 'UTC' })
  // The year 2023 began on a Sunday.
  const dateOf = (index: number) => (type === 'month' ? Date.UTC(2023, index) : Date.UTC(2023, 0, index + 1))
  return names[type][style].split(',').map((name, index) => [`${type} ${format.format(dateOf(index))}`, name])
}

/** Formats dates whose months and weekdays have the same style: `long`, or `short` if that is the style of the month. */
class DateTimeFormat extends Intl.DateTimeFormat {
  readonly #words: ReadonlyMap<string, string>

  constructor(_locale: unknown, options: Intl.DateTimeFormatOptions = {}) {
    super(languageOfDates, options)
    const style = options.month === 'short' ? 'short' : 'long'
    this.#words = new Map([
      ...nameEntries('month', style),
      ...nameEntries('weekday', style),
      ['dayPeriod a.m.', 'p.d.'],
      ['dayPeriod p.m.', 'm.d.'],
      ['literal  la ', ' në '],
      ['literal –', '\u2009–\u2009'],
    ])
  }

  readonly #translate = <P extends Intl.DateTimeFormatPart>(part: P): P => ({
    ...part,
    value: this.#words.get(`${part.type} ${part.value}`) ?? part.value,
  })

  override format(date?: Date | number): string {
    // Browsers write the narrow no-break space in parts and in ranges only.
    return joinParts(this.formatToParts(date)).replaceAll('\u202f', ' ')
  }

  override formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
    return super.formatToParts(date).map(this.#translate)
  }

  override formatRangeToParts(start: Date | number, end: Date | number): Intl.DateTimeRangeFormatPart[] {
    return super.formatRangeToParts(start, end).map(this.#translate)
  }
}

class NumberFormat extends Intl.NumberFormat {
  constructor(_locale: unknown, options?: Intl.NumberFormatOptions) {
    super(languageOfNumbers, options)
  }

  override format(value: number | bigint): string {
    return super.format(value).replace('ml', 'mL')
  }
}

class ListFormat extends Intl.ListFormat {
  constructor(_locale: unknown, options?: Intl.ListFormatOptions) {
    // Albanian has the same separators in every style.
    super(languageOfNumbers, { ...options, style: 'long' })
  }

  override format(list: Iterable<string>): string {
    return joinParts(this.formatToParts(list))
  }

  override formatToParts(list: Iterable<string>): ReturnType<Intl.ListFormat['formatToParts']> {
    return super
      .formatToParts(list)
      .map((part) =>
        part.type === 'literal'
          ? { ...part, value: part.value.replace(' e ', ' dhe ').replace(' ou ', ' ose ') }
          : part,
      )
  }
}

class DisplayNames extends Intl.DisplayNames {
  override of(code: string): string | undefined {
    return languages[code] ?? super.of(code)
  }
}

const joinParts = (parts: readonly { readonly value: string }[]) => parts.map(({ value }) => value).join('')

/** The classes of `Intl` that format in Albanian, for the options that the site uses. */
export const albanianFormats = { DateTimeFormat, NumberFormat, ListFormat, DisplayNames }

/** Makes `Intl` format in Albanian if the browser cannot. For all other languages, `Intl` remains as it is. */
export function addAlbanian(): void {
  if (Intl.DateTimeFormat.supportedLocalesOf(albanian).length > 0) return
  for (const [name, format] of Object.entries(albanianFormats)) {
    const original = Reflect.get(Intl, name)
    const construct = (_: unknown, args: readonly unknown[]): object =>
      Reflect.construct([args[0]].flat()[0] === albanian ? format : original, args)
    Reflect.set(Intl, name, new Proxy(original, { construct }))
  }
}
