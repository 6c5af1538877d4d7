/** Milliseconds after which a saved text is let go: the browser reads it right after the click. */
const keptTime = 60_000

/** Gives the person a file to save. @param type its media type, e.g. "text/calendar" */
export function saveText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), keptTime)
}
