import { useT } from '../../../src/i18n/useT.ts'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import type { Panel } from '../../../src/runtime/usePanel.ts'
import { Dialog } from '../../../src/ui/Dialog.tsx'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../../src/ui/SlowNotice.tsx'
import { Picture } from './Picture.tsx'

interface Props {
  /** Meter and month; undefined while the dialog is closed. */
  readonly title: string | undefined
  readonly panel: Panel<Blob>
  readonly onClose: () => void
  readonly onRetry: () => void
}

/** Dialog with the photo sent with a reading. */
export function PhotoDialog({ title, panel, onClose, onRetry }: Props) {
  const t = useT()
  return (
    <Dialog open={title !== undefined} title={title ?? ''} closeLabel={t('shared:close')} onClose={onClose}>
      {panel.kind === 'ready' ? (
        <Picture source={panel.data} name={title ?? ''} />
      ) : panel.kind === 'failed' ? (
        <PanelError
          title={t('photo.failed')}
          text={panel.text}
          reference={panel.reference}
          onRetry={onRetry}
        />
      ) : (
        <div aria-busy="true">
          {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
          <SkeletonBar width="100%" height="320px" />
        </div>
      )}
    </Dialog>
  )
}
