import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files whose tests take a minute or more, because they wait for servers or fetch every page. Vitest starts large files
 * first, but most of these are short, so they would begin last, and one worker would wait for the other.
 */
const longestFiles = [
  'deployment.slow.test.ts',
  'contact-kills.slow.test.ts',
  'crawl.slow.test.ts',
  'content-faults.slow.test.ts',
  'weblate.slow.test.ts',
  'content-injection.slow.test.ts',
  'content-claims.slow.test.ts',
  'workers.slow.test.ts',
  'start-and-stop.slow.test.ts',
]

/** Starts the longest test files first, and the others in the order of Vitest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longestFiles.some((name) => moduleId.endsWith(`/${name}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
