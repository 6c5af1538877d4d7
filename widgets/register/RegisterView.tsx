import { Done } from '../../src/forms/Done.tsx'
import { Inbox } from '../../src/forms/Inbox.tsx'
import { useT } from '../../src/i18n/useT.ts'
import accountTaskCss from '../../src/ui/accountTask.css?inline'
import { Button } from '../../src/ui/Button.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'
import { VendorRow } from '../../src/ui/VendorRow.tsx'
import { RegisterForm } from './components/RegisterForm.tsx'
import type { RegisterViewProps } from './types.ts'

/** Creates an account, or completes one that somebody else has started (AUT-5 to AUT-7). */
export function RegisterView(props: RegisterViewProps) {
  useSheet(accountTaskCss)
  const t = useT()
  const { state, vendor } = props
  if (state.kind === 'checking') return <Skeleton lines={6} />
  return (
    <section className="card journey register stack" part="card">
      <VendorRow vendor={vendor} />
      {state.kind === 'form' && <RegisterForm {...props} state={state} />}
      {state.kind === 'inbox' && (
        <Inbox
          email={state.email}
          resend={state.resend}
          failed={t('inbox.failed')}
          onResend={props.onResend}
          onChangeEmail={props.onChangeEmail}
        />
      )}
      {state.kind === 'completed' && (
        <Done
          title={t('completed.title')}
          text={t('completed.text', { email: state.email })}
          to={props.signIn}
        />
      )}
      {state.kind === 'signedIn' && (
        <>
          <h2>{t('signedIn.title')}</h2>
          <p className="muted">{t('signedIn.text', { email: state.email })}</p>
        </>
      )}
      {state.kind === 'expired' && (
        <>
          <h2>{t('expired.title')}</h2>
          <p>{t('expired.text')}</p>
          <Button variant="primary" {...props.signIn}>
            {t('shared:signIn')}
          </Button>
        </>
      )}
      {state.kind === 'failed' && (
        <Notice tone="danger" actions={<Button onClick={props.onRetry}>{t('shared:retry')}</Button>}>
          <p>{state.text}</p>
        </Notice>
      )}
    </section>
  )
}
