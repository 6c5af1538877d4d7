// Functions that run in the page, in any browser. Each is self-contained because only its source text is sent.

/** What to find: a visible element by CSS selector, and what its name or text begins with. */
export interface Wanted {
  readonly css: string
  readonly name?: string
  /** Types this into the element, or chooses it; clicks it if absent. */
  readonly value?: string
  /** Attaches a PDF of this name. */
  readonly file?: string
  /** Only looks whether the element is there. */
  readonly look?: boolean
}

/** Finds the first element, also in open shadow roots, and uses it. Returns whether there is one. */
export function actInPage({ css, name = '', value, file, look }: Wanted): boolean {
  const roots: ParentNode[] = [document]
  const found: HTMLElement[] = []
  for (const root of roots)
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot)
      if (element.matches(css)) found.push(element)
    }
  const nameOf = (element: HTMLElement) => {
    const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined
    const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? ''
    return text.replace(/\s+/g, ' ').trim()
  }
  const element = found.find(
    each =>
      // Inputs of files are hidden behind a button.
      (file !== undefined || each.getClientRects().length > 0) &&
      nameOf(each).startsWith(name) &&
      !each.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]'),
  )
  if (!element) return false
  if (look) return true
  if (file) {
    const files = new DataTransfer()
    files.items.add(new File(['%PDF-1.7 made for a test'], file, { type: 'application/pdf' }))
    Object.assign(element, { files: files.files })
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  if (value === undefined) {
    // After the answer, because a click may leave the page.
    setTimeout(() => element.click())
    return true
  }
  // React replaces the setter of the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  return true
}

/** The last reading of the first meter that takes a new one, as a number; 0 while there is none. */
export function lastReadingInPage(): number {
  const meters = document.querySelector('resident-meters')?.shadowRoot
  const row = [...(meters?.querySelectorAll('[role="group"], fieldset') ?? [])].find(each =>
    each.querySelector('input[type="text"], input:not([type])'),
  )
  const texts = row?.textContent?.match(/\d+(?:\.\d+)?(?=\s?(?:m³|kWh|MWh))/) ?? []
  return Number(texts[0] ?? 0)
}
