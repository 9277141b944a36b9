import { basename } from 'node:path'
import linguiConfig from '../lingui.config.ts'

// Prints the components of a Weblate project as JSON, one for each catalogue, in the format of Weblate's command
// `import_json`. The arguments are the URL of the repository and the slug of the project in Weblate.
const [repository, project = 'plain-urology'] = process.argv.slice(2)
if (repository === undefined) {
  console.error(
    'Name the repository: npm run --silent i18n:weblate -- https://git.example.org/site.git > components.json',
  )
  process.exit(1)
}

const catalogues = (linguiConfig.catalogs ?? []).map(({ path }) => basename(path))
const [first] = catalogues
const components = catalogues.map((slug) => ({
  name: slug.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' '),
  slug,
  vcs: 'git',
  // One clone serves all components: the others refer to the first one.
  repo: slug === first ? repository : `weblate://${project}/${first}`,
  filemask: `locales/*/${slug}.po`,
  file_format: 'po',
  // A language needs more than catalogues (docs/translating.md), so languages cannot be added in Weblate.
  new_lang: 'none',
  check_flags: 'icu-message-format',
}))
console.log(JSON.stringify(components, undefined, 2))
