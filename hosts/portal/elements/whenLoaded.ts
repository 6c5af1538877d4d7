/** Milliseconds between two checks: no observer covers the shadow roots of all elements. */
const interval = 50

/** Whether an element has rendered its data and not a skeleton. */
function isLoaded({ shadowRoot }: Element): boolean {
  const root = shadowRoot?.querySelector('.root')
  return Boolean(root?.firstChild) && !root?.querySelector('[aria-busy="true"]')
}

/**
 * Resolves when the elements in a part of the page have rendered their data.
 * @param timeout milliseconds after which it resolves anyway
 */
export async function whenLoaded(part: Element, timeout: number, signal?: AbortSignal): Promise<void> {
  for (const end = performance.now() + timeout; performance.now() < end && !signal?.aborted; ) {
    const elements = [...part.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'))
    if (elements.every(isLoaded)) return
    await new Promise(resolve => setTimeout(resolve, interval))
  }
}
