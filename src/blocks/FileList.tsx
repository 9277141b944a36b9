import type { Language } from '#i18n/languages.ts'
import { useCurrentSite } from '#sites/CurrentSite.tsx'
import { languageAttributes } from '#ui/link-address.ts'
import { SiteLink } from '#ui/SiteLink.tsx'
import type { FileLink } from './file-link.ts'
import styles from './FileList.module.css'

/**
 * Renders links to downloads, each with its type and size where known, so that readers see both before they download it.
 *
 * @param language the language of the labels
 */
export function FileList({ files, language }: { files: readonly FileLink[]; language: Language }) {
  const { site } = useCurrentSite()
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.href}>
          <SiteLink href={file.href}>
            <span {...languageAttributes(language, site.locale)}>{file.label}</span>
            <Facts file={file} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Facts({ file: { type, size } }: { file: FileLink }) {
  return (
    <span className={`note ${styles.facts}`}>
      {type !== undefined && <span>{type}</span>}
      {size !== undefined && <bdi>{size}</bdi>}
    </span>
  )
}
