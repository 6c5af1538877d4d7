import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import type { PasswordName, PasswordProps, PasswordState } from '../types.ts'
import { Section } from './Section.tsx'

export const passwordNames: readonly PasswordName[] = ['currentPassword', 'password', 'passwordConfirmation']

/** Changes the password (AUT-10). The inputs are slotted, so that password managers find them. */
export function Password({ password, ...on }: PasswordProps) {
  const t = useT()
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      <KeptFocus of={password.kind}>
        {password.kind === 'idle' ? (
          <>
            {password.saved && <Notice tone="success">{t('password.saved')}</Notice>}
            <div>
              <Button onClick={() => on.onPasswordOpen(true)}>{t('password.change')}</Button>
            </div>
          </>
        ) : (
          <>
            {password.problem && <Notice tone="danger">{password.problem}</Notice>}
            <slot name="form" />
            <Entry name="currentPassword" password={password} {...on}>
              <slot name="currentPassword" />
            </Entry>
            <Entry name="password" password={password} {...on}>
              <slot name="password" />
            </Entry>
            <Entry name="passwordConfirmation" password={password} {...on}>
              <slot name="passwordConfirmation" />
            </Entry>
            <div className="end">
              <Button busy={password.busy} onClick={on.onPasswordSend}>
                {t(password.busy ? 'saving' : 'password.change')}
              </Button>
              <Button variant="quiet" onClick={() => on.onPasswordOpen(false)}>
                {t('shared:cancel')}
              </Button>
            </div>
          </>
        )}
      </KeptFocus>
    </Section>
  )
}

function Entry({
  name,
  password,
  onPasswordShow,
  onPasswordFocus,
  children,
}: Omit<PasswordProps, 'password'> & {
  readonly name: PasswordName
  readonly password: Extract<PasswordState, { kind: 'form' }>
  readonly children: React.ReactNode
}) {
  const t = useT()
  return (
    <PasswordField
      label={t(`password.${name}`)}
      hint={name === 'password' ? t('password.hint') : undefined}
      error={password.errors[name]}
      visible={password.visible}
      toggleLabel={t(password.visible ? 'password.hide' : 'password.show')}
      onToggle={onPasswordShow}
      onLabelClick={() => onPasswordFocus(name)}
    >
      {children}
    </PasswordField>
  )
}
