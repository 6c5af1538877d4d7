import { useT } from '../../../src/i18n/useT.ts'
import { Confirm } from '../../../src/ui/Confirm.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before the entered data is deleted. */
export function StartOverDialog({ open, onClose, onConfirm }: Props) {
  const t = useT()
  return (
    <Confirm
      open={open}
      danger
      title={t('startOver.title')}
      closeLabel={t('shared:close')}
      cancelLabel={t('startOver.keep')}
      confirmLabel={t('startOver.confirm')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{t('startOver.text')}</p>
    </Confirm>
  )
}
