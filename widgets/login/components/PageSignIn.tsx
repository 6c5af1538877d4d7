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

interface LinkButtonsProps {
  readonly sending: boolean
  readonly onLink: () => void
  readonly onSubmit: () => void
}

/** The resident confirms that the page's person is the owner of the account, or only signs in (IDP-2). */
export function LinkButtons({ sending, onLink, onSubmit }: LinkButtonsProps) {
  const t = useT()
  return (
    <>
      <Button variant="primary" wide busy={sending} onClick={onLink} part="submit">
        {t(sending ? 'sending' : 'pageSignIn.unlinked.link')}
      </Button>
      {!sending && (
        <Button wide onClick={onSubmit}>
          {t('pageSignIn.unlinked.only')}
        </Button>
      )}
    </>
  )
}
