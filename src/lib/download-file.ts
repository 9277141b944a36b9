/** Gives a text that the browser has made to the reader as a file to save. `type` is its media type. */
export function downloadFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
