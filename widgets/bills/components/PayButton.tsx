import type { ComponentProps } from 'react'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { Button } from '../../../src/ui/Button.tsx'

// Lazy, because few visits end in a payment. Nothing is shown meanwhile; `null` would hide a failure too.
export const PayDialog = lazyComponent(async () => (await import('./PayDialog.tsx')).PayDialog, false)

/** A button that opens the payment dialog. */
export const PayButton = (props: ComponentProps<typeof Button>) => (
  <Button aria-haspopup="dialog" onPointerEnter={PayDialog.preload} onFocus={PayDialog.preload} {...props} />
)
