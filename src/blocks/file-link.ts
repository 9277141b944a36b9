/** A file to take along. `href` is a path of our own or an absolute address. */
export type FileLink = {
  readonly href: string
  readonly label: string
  /** The kind of file, as people call it: `PDF`. */
  readonly type?: string
  /** How large it is, in the words of the site's language: `240 kB`. */
  readonly size?: string
}
