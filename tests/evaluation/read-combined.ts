import { readFile } from 'node:fs/promises'
import { load } from 'js-yaml'
import type { SiteHandle } from '../../src/sites/sites.ts'

/** The kind of a phrase: an emergency with an added question or denial, or (`belief`) only the suspicion of an emergency. */
export type CombinationKind = 'question' | 'denial' | 'belief'

/** An emergency with an added question or denial, or (`belief`) only the suspicion of an emergency. */
export type Combination = { readonly handle: SiteHandle; readonly kind: CombinationKind; readonly phrase: string }

/** The emergencies, and what is added to them, in the language of one site. */
type Parts = {
  readonly emergencies: Readonly<Record<string, string>>
  readonly questions: readonly string[]
  readonly but: string
  readonly denials: Readonly<Record<string, string>>
  readonly beliefs: readonly string[]
}

/** The names of the emergencies that remain emergencies when a sign is denied, by this sign. */
const deniable: Readonly<Record<string, readonly string[]>> = {
  fever: ['urine', 'erection', 'testicle', 'foreskin'],
  pain: ['urine', 'erection', 'baby', 'biopsy', 'stone'],
  shivering: ['urine', 'erection', 'baby', 'biopsy', 'stone'],
}

/** Reads the parts of `judged/combined.yaml`. */
export async function readParts(): Promise<Readonly<Record<SiteHandle, Parts>>> {
  const file = await readFile(new URL('judged/combined.yaml', import.meta.url), 'utf8')
  return load(file) as Record<SiteHandle, Parts>
}

/** Combines the emergencies of each site with the site's questions and denials, and adds the suspicions. */
export async function readCombined(): Promise<readonly Combination[]> {
  return Object.entries(await readParts()).flatMap(([handle, parts]) =>
    combine(parts).map(([kind, phrase]) => ({ handle: handle as SiteHandle, kind, phrase })),
  )
}

function combine({ emergencies, questions, but, denials, beliefs }: Parts): readonly [CombinationKind, string][] {
  const questioned = Object.values(emergencies).flatMap((emergency) =>
    questions.flatMap((question): [CombinationKind, string][] => [
      ['question', `${emergency}. ${question}`],
      ['question', `${emergency}, ${question}`],
    ]),
  )
  const denied = Object.entries(denials).flatMap(([sign, denial]) =>
    (deniable[sign] ?? []).flatMap((name): [CombinationKind, string][] => {
      const emergency = emergencies[name] ?? ''
      return [
        ['denial', `${emergency}, ${but} ${denial}`],
        ['denial', `${denial}, ${but} ${emergency}`],
        ['denial', `${emergency} ${but} ${denial}`],
      ]
    }),
  )
  return [...questioned, ...denied, ...beliefs.map((belief): [CombinationKind, string] => ['belief', belief])]
}
