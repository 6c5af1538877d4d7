import type { ReactNode } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Dialog } from '../../../src/ui/Dialog.tsx'

interface Props {
  readonly open: boolean
  readonly isAdvance: boolean | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog in which a bill is paid, or an amount toward coming ones. */
export function PayDialog({ open, isAdvance, onClose, children }: Props) {
  const t = useT()
  return (
    <Dialog
      open={open}
      title={t(isAdvance ? 'pay.advance.title' : 'pay.title')}
      closeLabel={t('shared:close')}
      onClose={onClose}
    >
      {children}
    </Dialog>
  )
}
