import type * as v from 'valibot'
import type { emergencyNumbersForm, Site } from './content-kinds.ts'

/** The numbers of one country, as `emergency-numbers.yaml` lists them. */
export type CountryNumbers = v.InferOutput<typeof emergencyNumbersForm>

/** The numbers of a country, with its name in the language of a site. */
export interface SiteCountryNumbers {
  /** The country code (ISO 3166-1 alpha-2), or `EU` for the whole European Union. */
  country: string
  name: string
  /** Whether the `sites` of the country in the file include the site, because the site's language is spoken there. */
  isLocal: boolean
  emergency: readonly string[]
  outOfHours: readonly string[]
  crisis: readonly string[]
}

/**
 * Returns a function that returns the short name of a country in CLDR (`Hong Kong`), or the long name if the short one
 * consists of initials.
 */
function countryNames(language: string) {
  const [short, long] = (['short', 'long'] as const).map(
    (style) => new Intl.DisplayNames([language], { type: 'region', style }),
  )
  return (country: string): string => {
    const name = short?.of(country) ?? country
    return /^[\p{Lu}.\s-]+$/u.test(name) ? (long?.of(country) ?? name) : name
  }
}

/**
 * Returns the countries in the order in which a site shows them: first those whose `sites` include it, in the order of the
 * file, then the others by name. A country for which the file has no name in the site's language gets its name in Unicode's
 * CLDR.
 */
export function numbersOfSite(countries: readonly CountryNumbers[], { handle, language }: Site): SiteCountryNumbers[] {
  const nameOf = countryNames(language)
  const collator = new Intl.Collator(language)
  const all = countries.map(
    ({ country, emergency, outOfHours = [], crisis = [], sites = [], names: own = {} }): SiteCountryNumbers => ({
      country,
      name: own[language] ?? nameOf(country),
      isLocal: sites.includes(handle),
      emergency,
      outOfHours,
      crisis,
    }),
  )
  const others = all.filter(({ isLocal }) => !isLocal)
  return [
    ...all.filter(({ isLocal }) => isLocal),
    ...others.toSorted((one, other) => collator.compare(one.name, other.name)),
  ]
}
