/**
 * Sheets by document, base address and text: a thousand elements share one, and a moved element gets one of its new
 * page.
 */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * The constructable sheet of a text. A sheet belongs to the document whose window created it; there, the same text
 * returns the same sheet.
 * @param baseURL base of relative addresses in the text; the document's own if omitted
 */
export function sheetOf(page: Document, text: string, baseURL?: string): CSSStyleSheet {
  const pageSheets = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, pageSheets)
  const key = `${baseURL ?? ''} ${text}`
  let sheet = pageSheets.get(key)
  if (!sheet) {
    const { CSSStyleSheet } = page.defaultView ?? window
    sheet = baseURL === undefined ? new CSSStyleSheet() : new CSSStyleSheet({ baseURL })
    sheet.replaceSync(text)
    pageSheets.set(key, sheet)
  }
  return sheet
}
