import { useState } from 'react'

/**
 * Opens what a lazy component shows, once its script is there. Its button is busy until then.
 * @param component with a `preload` whose promise never fails
 */
export function useOpenWhenLoaded(component: { readonly preload: () => Promise<void> }, onOpen?: () => void) {
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    await component.preload()
    setBusy(false)
    onOpen?.()
  }
  return { busy, open: () => void open() }
}
