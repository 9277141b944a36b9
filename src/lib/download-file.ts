/** Downloads a text that was created in the browser as a file. `type` is its media type. */
export function downloadFile(name: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  link.download = name
  link.click()
  // The URL is revoked later, because Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
