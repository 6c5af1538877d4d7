import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { PageSignIn } from '../types.ts'

interface Props {
  readonly kind: PageSignIn
  readonly onPageSignIn: () => void
}

/** Above the fields: why the sign-in of the page did not sign its visitor in, and what to do (IDP-6). */
export function PageSignInNotice({ kind, onPageSignIn }: Props) {
  const t = useT()
  if (kind === 'left')
    return (
      <Button wide onClick={onPageSignIn}>
        {t('pageSignIn.continue')}
      </Button>
    )
  if (kind === 'unlinked')
    return (
      <Notice tone="info" title={t('pageSignIn.unlinked.title')}>
        <p>{t('pageSignIn.unlinked.text')}</p>
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      title={t('pageSignIn.failed.title')}
      actions={<Button onClick={onPageSignIn}>{t('shared:retry')}</Button>}
    >
      <p>{t('pageSignIn.failed.text')}</p>
    </Notice>
  )
}
