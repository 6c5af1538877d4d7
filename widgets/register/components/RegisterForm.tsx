import { ExternalLink } from 'lucide'
import { PasswordPair } from '../../../src/forms/PasswordPair.tsx'
import { useT } from '../../../src/i18n/useT.ts'
import accountTaskCss from '../../../src/ui/accountTask.css?inline'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { Field } from '../../../src/ui/Field.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { consentFields } from '../model.ts'
import type { RegisterFormState, RegisterViewProps } from '../types.ts'

type Props = Omit<RegisterViewProps, 'state'> & { readonly state: RegisterFormState }

/** The registration form. Its inputs are slotted by name. */
export function RegisterForm({ state, legal, ...props }: Props) {
  useSheet(accountTaskCss)
  const t = useT()
  const { errors, completes } = state
  return (
    <>
      <div>
        <h2>{t(completes ? 'complete.title' : 'title')}</h2>
        <p className="muted">{completes ? t('complete.text', { email: completes }) : t('lead')}</p>
      </div>
      {state.problem && (
        <Notice tone="danger" title={completes && t('complete.failed')}>
          <p>{state.problem}</p>
        </Notice>
      )}
      <slot name="form" />
      <div className="names">
        <Field
          label={t('firstName')}
          error={errors.firstName}
          onLabelClick={() => props.onFocus('firstName')}
        >
          <slot name="firstName" />
        </Field>
        <Field label={t('lastName')} error={errors.lastName} onLabelClick={() => props.onFocus('lastName')}>
          <slot name="lastName" />
        </Field>
      </div>
      <Field
        label={t('phone')}
        hint={t('phoneHint')}
        error={errors.phone}
        onLabelClick={() => props.onFocus('phone')}
      >
        <slot name="phone" />
      </Field>
      {completes === undefined && (
        <Field label={t('email')} error={errors.email} onLabelClick={() => props.onFocus('email')}>
          <slot name="email" />
        </Field>
      )}
      <PasswordPair
        label={t('password')}
        repeatLabel={t('passwordRepeat')}
        hint={t('passwordHint')}
        strength={state.strength}
        errors={errors}
        visible={state.passwordVisible}
        onToggle={props.onTogglePassword}
        onFocus={props.onFocus}
        password={<slot name="password" />}
        confirmation={<slot name="passwordConfirmation" />}
      />
      <fieldset className="consents">
        <legend>{t('consents.legend')}</legend>
        {consentFields.map(field => {
          const name = field.slice('consents.'.length)
          const address = legal[field]
          return (
            <Checkbox
              key={field}
              name={field}
              checked={state.consents[field]}
              error={errors[field]}
              required={field !== 'consents.newsletter'}
              hint={field === 'consents.newsletter' ? t('consents.newsletterHint') : undefined}
              onChange={given => props.onConsent(field, given)}
              end={
                address && (
                  <a
                    className="read"
                    href={address}
                    target="_blank"
                    rel="noopener"
                    aria-label={t(`consents.read.${name}`)}
                  >
                    {t('consents.readShort')}
                    <Icon node={ExternalLink} />
                  </a>
                )
              }
            >
              {t(`consents.${name}`)}
            </Checkbox>
          )
        })}
      </fieldset>
      <Button variant="primary" wide busy={state.sending} onClick={props.onSubmit} part="submit">
        {t(
          completes
            ? state.sending
              ? 'complete.sending'
              : 'complete.submit'
            : state.sending
              ? 'sending'
              : 'submit',
        )}
      </Button>
      {completes === undefined && (
        <p className="foot">
          {t('haveAccount')}{' '}
          <a className="line-link" {...props.signIn}>
            {t('shared:signIn')}
          </a>
        </p>
      )}
    </>
  )
}
