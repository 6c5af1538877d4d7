/** Downloads a file created in the page; nothing is sent. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download must have started before the URL is revoked.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
