import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadContent } from '#content-server/load-content.ts'
import { isSiteHandle, sites } from '../src/sites/sites.ts'
import { compareTranslation } from './lib/compare-translation.ts'
import { englishOfRevision } from './lib/english-of-revision.ts'
import { requireNode } from './lib/require-node.ts'
import { root } from './lib/run-command.ts'
import { translationPage } from './lib/translation-page.ts'

// Writes an HTML page that shows a content page and its translation side by side, for the translator. The first argument is
// a site. The second is the path of the page on that site or in English (condition/kidney-stones), or the name of its
// file (conditions/kidney-stones).
requireNode()
process.chdir(root)

const [handle = '', address = ''] = process.argv.slice(2)
if (!isSiteHandle(handle) || handle === 'en' || address === '')
  end('Name a site and a page: npm run content:translate -- de condition/nierensteine')

const { model } = await loadContent({ directory: 'graphql/content' })
const site = model.site(handle) ?? end(`The content has no site "${handle}".`)
const uri = address.replaceAll(/^\/|\/$/g, '')
const { identity } =
  model.byUri(uri, site) ??
  model.byUri(uri, model.primarySite) ??
  model.versions(uri)[0] ??
  end(`Neither the site "${handle}" nor the English one has a page "${uri}".`)
const versions = model.versions(identity)
const english =
  versions.find((version) => version.site === model.primarySite) ?? end(`"${identity}" is not in English.`)
const translation = versions.find((version) => version.site === site)
const englishFile = english.document.file
if (!englishFile.endsWith('.md')) end(`${englishFile} is a list, which is best compared in an editor.`)
const englishText = readFileSync(englishFile, 'utf8')
const { earlier, notes } = earlierEnglish()
const directory = mkdtempSync(join(tmpdir(), 'translation-'))
const file = join(directory, `${handle}.html`)
const pairs = compareTranslation(
  englishText,
  translation ? readFileSync(translation.document.file, 'utf8') : '',
  earlier,
)
writeFileSync(
  file,
  translationPage({
    language: sites[handle].locale,
    englishFile,
    translationFile: translation?.document.file,
    notes,
    pairs,
  }),
)
const changes = pairs.filter(({ change }) => change !== undefined && change !== 'none').length
for (const note of notes) console.log(note)
if (earlier !== undefined) console.log(`Paragraphs that changed in English since then: ${changes}`)
console.log(pathToFileURL(file).href)

/** Returns the English text from which the translation was made, if it is known, and sentences about the revisions. */
function earlierEnglish(): { readonly earlier?: string; readonly notes: readonly string[] } {
  if (!translation) return { notes: ['There is no translation yet. Readers see the English page.'] }
  const { sourceRevision } = english.page
  const { translatedRevision } = translation.page
  if (translatedRevision === undefined)
    return { notes: ['The translation does not say from which English revision it was made (translatedRevision).'] }
  const made = `The translation was made from revision ${translatedRevision}, and the English page has ${sourceRevision ?? 'no revision'}.`
  if (translatedRevision === sourceRevision)
    return {
      earlier: englishText,
      notes: [`${made} So the translation is current, unless the English was edited without a new revision.`],
    }
  const found = englishOfRevision(englishFile, translatedRevision, root)
  return 'unknown' in found
    ? { notes: [made, found.unknown] }
    : {
        earlier: found.text,
        notes: [
          made,
          `Marked is what changed since commit ${found.commit.slice(0, 10)}, the last one with that revision.`,
        ],
      }
}

function end(message: string): never {
  console.error(message)
  process.exit(1)
}
