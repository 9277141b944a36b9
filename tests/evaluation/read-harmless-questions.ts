import { readFile } from 'node:fs/promises'
import { load } from 'js-yaml'
import type { SiteHandle } from '../../src/sites/sites.ts'

/** The identities of the pages whose whole subject is an emergency. */
const emergencyPages = ['conditions/testicular-torsion', 'conditions/urinary-retention', 'pages/when-to-get-help-now']
/** The anchor of the section about the signs of an emergency. */
const emergencyAnchor = 'help'

/**
 * Reads the questions that editors of a site have listed (`questions.yaml`), except those for pages and sections about
 * emergencies, because such a question may describe one.
 */
export async function readHarmlessQuestions(handle: SiteHandle): Promise<readonly string[]> {
  const file = await readFile(new URL(`../../graphql/content/${handle}/questions.yaml`, import.meta.url), 'utf8')
  return Object.entries(load(file) as Record<string, Record<string, readonly string[]>>)
    .filter(([page]) => !emergencyPages.includes(page))
    .flatMap(([, sections]) => Object.entries(sections))
    .flatMap(([anchor, questions]) => (anchor === emergencyAnchor ? [] : questions))
}
