/** Milliseconds between two looks: no observer sees into the shadow roots of all elements. */
const pause = 50

/** Whether an element shows what it has to show, and not what stands there meanwhile. */
function isSettled({ shadowRoot }: Element): boolean {
  const root = shadowRoot?.querySelector('.root')
  return Boolean(root?.firstChild) && !root?.querySelector('[aria-busy="true"]')
}

/**
 * Waits until the elements of a part of the page show what they have to show.
 * @param patience milliseconds after which it is not waited any longer
 */
export async function whenLoaded(part: Element, patience: number, signal?: AbortSignal): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end && !signal?.aborted; ) {
    const elements = [...part.querySelectorAll('*')].filter(({ localName }) => localName.includes('-'))
    if (elements.every(isSettled)) return
    await new Promise(resolve => setTimeout(resolve, pause))
  }
}
