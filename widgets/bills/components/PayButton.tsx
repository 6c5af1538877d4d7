import type { ComponentProps } from 'react'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { useOpenWhenLoaded } from '../../../src/runtime/useOpenWhenLoaded.ts'
import { Button } from '../../../src/ui/Button.tsx'

// Lazy, because few visits end in a payment. Its button is busy meanwhile; `null` would hide a failure.
export const PayDialog = lazyComponent(async () => (await import('./PayDialog.tsx')).PayDialog, false)

type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & { readonly onClick: () => void }

/** A button that opens the payment dialog. */
export function PayButton({ onClick, ...props }: Props) {
  const { busy, open } = useOpenWhenLoaded(PayDialog, onClick)
  return (
    <Button
      aria-haspopup="dialog"
      busy={busy}
      onPointerEnter={PayDialog.preload}
      onFocus={PayDialog.preload}
      onClick={open}
      {...props}
    />
  )
}
