/** Sheets by document and text: a thousand elements share one, and a moved element gets one of its new page. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

function sheetOf(page: Document, text: string): CSSStyleSheet {
  const known = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, known)
  let sheet = known.get(text)
  if (!sheet) {
    // A sheet belongs to the document whose window made it.
    sheet = new (page.defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(text)
    known.set(text, sheet)
  }
  return sheet
}

/** Gives a shadow root its styles. Constructable sheets pass the strictest content security policy. */
export function adoptSheets(root: ShadowRoot, texts: readonly string[]): void {
  root.adoptedStyleSheets = texts.map(text => sheetOf(root.ownerDocument, text))
}
