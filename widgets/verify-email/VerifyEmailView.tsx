import { MailCheck } from 'lucide'
import { Done } from '../../src/forms/Done.tsx'
import { Inbox, type Resend } from '../../src/forms/Inbox.tsx'
import { useT } from '../../src/i18n/useT.ts'
import accountTaskCss from '../../src/ui/accountTask.css?inline'
import { Button } from '../../src/ui/Button.tsx'
import { Field } from '../../src/ui/Field.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { Skeleton } from '../../src/ui/Skeleton.tsx'
import { useSheet } from '../../src/ui/useSheet.ts'
import type { VerifyKind } from './model.ts'

export type VerifyEmailState =
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'ready'
      readonly of: VerifyKind
      /** The address to confirm, if the link reveals it. */
      readonly email: string | undefined
      readonly sending: boolean
      readonly problem: string | undefined
      /** Set if the address was registered more than once: the password says which registration counts. */
      readonly password?: { readonly error: string | undefined } | undefined
    }
  | { readonly kind: 'done'; readonly of: VerifyKind }
  /** The link was used or has expired, or (`missing`) the page was opened without one. */
  | {
      readonly kind: 'dead'
      readonly of: VerifyKind
      readonly missing: boolean
      /** A new link can be requested here by address. */
      readonly sending: boolean
      readonly error: string | undefined
      readonly problem: string | undefined
    }
  | { readonly kind: 'inbox'; readonly email: string; readonly resend: Resend }
  | { readonly kind: 'failed'; readonly text: string }

export interface VerifyEmailViewProps {
  readonly state: VerifyEmailState
  readonly signedIn: boolean
  readonly signIn: LinkProps
  readonly home: LinkProps
  readonly contracts: LinkProps
  readonly onConfirm: () => void
  readonly onPasswordFocus: () => void
  readonly onRetry: () => void
  /** Requests a new link for the typed address. */
  readonly onSubmit: () => void
  /** A label was clicked: its input is slotted, so the label cannot focus it. */
  readonly onFocus: () => void
  readonly onResend: () => void
}

/** Confirms an e-mail address; nothing is sent before the button is pressed (AUT-6, AUT-16, AUT-17). */
export function VerifyEmailView({ state, ...props }: VerifyEmailViewProps) {
  useSheet(accountTaskCss)
  const t = useT()
  if (state.kind === 'checking') return <Skeleton lines={4} />
  return (
    <section className="card journey stack" part="card">
      {state.kind === 'ready' && (
        <>
          <span className="round" aria-hidden="true">
            <Icon node={MailCheck} />
          </span>
          <div>
            <h2>{t(`${state.of}.title`)}</h2>
            <p>{state.email ? t(`${state.of}.text`, { email: state.email }) : t('contract.text')}</p>
          </div>
          {state.problem && (
            <Notice tone="danger" title={t('notConfirmed')}>
              <p>{state.problem}</p>
            </Notice>
          )}
          {state.password && (
            <>
              <slot name="form" />
              <Field label={t('password')} error={state.password.error} onLabelClick={props.onPasswordFocus}>
                <slot name="password" />
              </Field>
            </>
          )}
          <Button variant="primary" wide busy={state.sending} onClick={props.onConfirm} part="submit">
            {t(state.sending ? 'confirming' : 'confirm')}
          </Button>
        </>
      )}
      {state.kind === 'done' &&
        (props.signedIn ? (
          <Done
            title={t(`${state.of}.done`)}
            text={t(`${state.of}.next`)}
            to={state.of === 'contract' ? props.contracts : props.home}
            label={t(state.of === 'contract' ? 'toContracts' : 'toHome')}
          />
        ) : (
          <Done title={t(`${state.of}.done`)} text={t(`${state.of}.next`)} to={props.signIn} />
        ))}
      {state.kind === 'dead' && <Dead {...props} state={state} />}
      {state.kind === 'inbox' && (
        <Inbox
          email={state.email}
          resend={state.resend}
          failed={t('inbox.failed')}
          onResend={props.onResend}
        />
      )}
      {state.kind === 'failed' && (
        <Notice tone="danger" actions={<Button onClick={props.onRetry}>{t('shared:retry')}</Button>}>
          <p>{state.text}</p>
        </Notice>
      )}
    </section>
  )
}

/** An invalid link, and a way to request another. */
function Dead({
  state,
  ...props
}: Omit<VerifyEmailViewProps, 'state'> & { readonly state: Extract<VerifyEmailState, { kind: 'dead' }> }) {
  const t = useT()
  return (
    <>
      <div>
        <h2>{t(state.missing ? 'missing.title' : 'dead.title')}</h2>
        <p>{t(`${state.missing ? 'missing' : 'dead'}.${state.of}`)}</p>
      </div>
      {state.of === 'account' ? (
        <>
          {state.problem && (
            <Notice tone="danger" title={t('inbox.failed')}>
              <p>{state.problem}</p>
            </Notice>
          )}
          <slot name="form" />
          <Field label={t('email')} error={state.error} onLabelClick={props.onFocus}>
            <slot name="email" />
          </Field>
          <Button variant="primary" wide busy={state.sending} onClick={props.onSubmit}>
            {t(state.sending ? 'sendingLink' : 'sendLink')}
          </Button>
          <p>
            <a className="line-link" {...props.signIn}>
              {t('toSignIn')}
            </a>
          </p>
        </>
      ) : (
        <Button variant="primary" wide {...(state.of === 'contract' ? props.contracts : props.home)}>
          {t(state.of === 'contract' ? 'toContracts' : 'toHome')}
        </Button>
      )}
    </>
  )
}
