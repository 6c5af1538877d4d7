import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { UnreachableProps } from '../types.ts'

/** The external provider does not respond. */
export function Unreachable({ helpDesk, onRetry }: UnreachableProps) {
  const t = useT()
  return (
    <div className="chat-body">
      <Notice
        tone="danger"
        title={t('unreachable.title')}
        actions={
          <>
            <Button onClick={onRetry}>{t('shared:retry')}</Button>
            {helpDesk && <Button {...helpDesk}>{t('unreachable.helpDesk')}</Button>}
          </>
        }
      >
        <p>{t('unreachable.text')}</p>
      </Notice>
    </div>
  )
}
