import { SiteLink } from '#ui/SiteLink.tsx'
import type { FileLink } from './file-link.ts'
import styles from './FileList.module.css'

/** Renders links to downloads, each with its type and size where known, so that readers see both before they download it. */
export function FileList({ files }: { files: readonly FileLink[] }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.href}>
          <SiteLink href={file.href}>
            <span>{file.label}</span>
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
