/** A link to a download. `href` is a path of this site or an absolute URL. */
export type FileLink = {
  readonly href: string
  readonly label: string
  /** The usual name of the file type, such as `PDF`. */
  readonly type?: string
  /** The size, formatted in the site's language: `240 kB`. */
  readonly size?: string
}
