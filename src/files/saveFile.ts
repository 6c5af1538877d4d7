/** Gives a person a file that was made in the page; nothing is sent anywhere. */
export function saveFile(name: string, type: string, content: string | Blob): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has to have begun before the address goes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
