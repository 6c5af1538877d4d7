import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import type { LinkResult } from '../types.ts'
import { LinkNotice } from './LinkNotice.tsx'

interface Props {
  readonly name: string
  readonly email: string
  readonly leaving: boolean
  readonly linkResult?: LinkResult | undefined
  readonly onSignOut: () => void
}

/** Shown in place of the form after the sign-in. */
export function SignedIn({ name, email, leaving, linkResult, onSignOut }: Props) {
  const t = useT()
  return (
    <>
      <div>
        <h2>{t('signedIn.title', { name })}</h2>
        <p className="muted">{t('signedIn.text', { email })}</p>
      </div>
      {linkResult && <LinkNotice result={linkResult} />}
      <div>
        <Button busy={leaving} onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </div>
    </>
  )
}
