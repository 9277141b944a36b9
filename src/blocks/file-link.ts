/** A link to a download. `href` is a path of this site or an absolute URL. */
export type FileLink = {
  readonly href: string
  readonly label: string
  /** The file type as people say it: `PDF`. */
  readonly type?: string
  /** The size as the site's language writes it: `240 kB`. */
  readonly size?: string
}
