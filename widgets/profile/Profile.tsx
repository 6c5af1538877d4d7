import type { ComponentProps } from 'react'
import type { User } from '../../src/api/schemas/users.ts'
import { LightDomForm } from '../../src/forms/LightDomForm.tsx'
import { useT } from '../../src/i18n/useT.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import { useAddressTab } from '../../src/runtime/useAddressTab.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { passwordNames } from './components/Password.tsx'
import { proofError } from './model.ts'
import { ProfileView } from './ProfileView.tsx'
import { type attributes, tabs } from './profile.widget.ts'
import type { ProfileState } from './types.ts'
import { useAccountConsents, useContractConsents } from './useConsents.ts'
import { useDetails } from './useDetails.ts'
import { useDevices } from './useDevices.ts'
import { useEmail } from './useEmail.ts'
import { usePasskeys } from './usePasskeys.ts'
import { usePassword } from './usePassword.ts'
import { useProof } from './useProof.ts'
import { usePush } from './usePush.ts'
import { useSocial } from './useSocial.ts'
import { useYourData } from './useYourData.ts'

type Props = PropsOf<typeof attributes>

/** The account of the user (PRF-1 to PRF-3). */
export const Profile = (props: Props) => (
  <QueryShell>
    <Person {...props} />
  </QueryShell>
)

/** The user id is the key, so that another user starts with fresh state. */
function Person(props: Props) {
  const user = useSession(state => state.user)
  return user ? <Account key={user.id} {...props} user={user} /> : null
}

function Account({ tab: requestedTab, user }: Props & { readonly user: User }) {
  const t = useT()
  const link = useDestination()
  const [tab, pick] = useAddressTab('profile', tabs, requestedTab)
  const { state: proof, withProof, formRef: proofForm, dialogRef, ...onProof } = useProof()
  const { state: details, ...onDetails } = useDetails(user, withProof)
  const { state: email, ...onEmail } = useEmail(user, withProof)
  const { state: password, form, formRef, ...onPassword } = usePassword()
  const { state: social, ...onSocial } = useSocial(withProof)
  const { state: passkeys, ...onPasskeys } = usePasskeys(withProof)
  const { state: devices, ...onDevices } = useDevices()
  const { state: data, passwordForm, onDeletionInput, onDeletionEnter, ...onData } = useYourData()
  const { state: ofAccount, ...onAccount } = useAccountConsents(tab === 'profile-consent')
  const { push, onPush } = usePush(tab === 'profile-consent')
  const { state: ofContract, ...onContract } = useContractConsents(tab === 'contract-consent')

  const states: Readonly<Record<typeof tab, ProfileState>> = {
    profile: { tab: 'profile', details, email, password, social, passkeys, devices, proof, data },
    'profile-consent': { ...ofAccount, push },
    'contract-consent': ofContract,
  }
  return (
    <>
      <ProfileView
        state={states[tab]}
        onTab={pick}
        {...onDetails}
        {...onEmail}
        {...onPassword}
        {...onSocial}
        {...onPasskeys}
        {...onDevices}
        {...onProof}
        proofForm={dialogRef}
        {...onData}
        {...onAccount}
        onPush={onPush}
        {...onContract}
        linkContract={link('contract-create')}
      />
      {password.kind === 'form' && (
        <LightDomForm
          formRef={formRef}
          username={user.email}
          fields={passwordNames.map(name => ({
            name,
            label: t(`password.${name}`),
            hint: name === 'password' ? t('password.hint') : undefined,
            error: password.errors[name],
            type: password.visible ? 'text' : 'password',
            autoComplete: name === 'currentPassword' ? 'current-password' : 'new-password',
          }))}
          onInput={form.set}
          onSubmit={typed => void form.submit(typed)}
        />
      )}
      {proof.open && (
        <CurrentPassword
          name="proof"
          slot="proofForm"
          formRef={proofForm}
          username={user.email}
          error={proofError(t, proof)}
          isVisible={proof.visible}
          onInput={onProof.onProofInput}
          onSubmit={onProof.onProofEnter}
        />
      )}
      {data.deletion.open && (
        <CurrentPassword
          name="accountPassword"
          slot="deletion"
          formRef={passwordForm}
          username={user.email}
          error={data.deletion.wrongPassword}
          isVisible={data.deletion.visible}
          onInput={(_, value) => onDeletionInput(value)}
          onSubmit={onDeletionEnter}
        />
      )}
    </>
  )
}

interface CurrentPasswordProps
  extends Pick<
    ComponentProps<typeof LightDomForm>,
    'formRef' | 'slot' | 'username' | 'onInput' | 'onSubmit'
  > {
  readonly name: string
  readonly error: string | undefined
  readonly isVisible: boolean
}

/** The password that a dialog asks for before it does what it says. */
function CurrentPassword({ name, error, isVisible, ...form }: CurrentPasswordProps) {
  const t = useT()
  const type = isVisible ? 'text' : 'password'
  const label = t('deletion.password')
  return <LightDomForm {...form} fields={[{ name, label, error, type, autoComplete: 'current-password' }]} />
}
