import { useMailLink } from '../../src/forms/useMailLink.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { errorText } from '../../src/runtime/errorText.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useVendor } from '../../src/runtime/useVendor.ts'
import { ForgotForm } from './components/ForgotForm.tsx'
import { NewPasswordForm } from './components/NewPasswordForm.tsx'
import { type PasswordPurpose, purposeOf } from './model.ts'
import { PasswordView } from './PasswordView.tsx'
import type { Shared } from './types.ts'

interface Props {
  readonly view: PasswordPurpose
  readonly vendor: string | undefined
}

/** Forgotten, new and first password (AUT-8, AUT-9). With a link, its purpose decides the form. */
export function Password({ view, vendor: slug }: Props) {
  const t = useT()
  const link = useDestination()
  const { suite } = useElement()
  const vendor = useVendor(suite, slug, undefined)
  const mailLink = useMailLink()
  const ofVendor = vendor ? { vendor: vendor.slug } : {}
  const shared: Shared = {
    vendor,
    signIn: link('login', ofVendor),
    forgot: link('forgot-password', ofVendor),
  }
  if (view === 'forgot') return <ForgotForm shared={shared} />
  if (mailLink.kind === 'checking') return <PasswordView {...shared} state={{ kind: 'checking' }} />
  if (mailLink.kind === 'failed')
    return (
      <PasswordView
        {...shared}
        state={{ kind: 'failed', text: errorText(t, mailLink.error) }}
        onRetry={mailLink.retry}
      />
    )
  const purpose = mailLink.kind === 'live' ? purposeOf(mailLink.purpose) : undefined
  if (mailLink.kind !== 'live' || !purpose)
    return (
      <PasswordView
        {...shared}
        state={{ kind: 'expired', missing: mailLink.kind === 'none', purpose: view }}
      />
    )
  return (
    <NewPasswordForm
      key={mailLink.token}
      shared={shared}
      token={mailLink.token}
      email={mailLink.email}
      purpose={purpose}
    />
  )
}
