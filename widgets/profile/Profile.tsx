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
import { useEmail } from './useEmail.ts'
import { usePassword } from './usePassword.ts'
import { useProof } from './useProof.ts'
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
  const { state: data, passwordForm, onDeletionInput, onDeletionEnter, ...onData } = useYourData()
  const { state: ofAccount, ...onAccount } = useAccountConsents(tab === 'profile-consent')
  const { state: ofContract, ...onContract } = useContractConsents(tab === 'contract-consent')

  const states: Readonly<Record<typeof tab, ProfileState>> = {
    profile: { tab: 'profile', details, email, password, social, proof, data },
    'profile-consent': ofAccount,
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
        {...onProof}
        proofForm={dialogRef}
        {...onData}
        {...onAccount}
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
        <LightDomForm
          formRef={proofForm}
          slot="proofForm"
          username={user.email}
          fields={[
            {
              name: 'proof',
              label: t('deletion.password'),
              error: proofError(t, proof),
              type: proof.visible ? 'text' : 'password',
              autoComplete: 'current-password',
            },
          ]}
          onInput={onProof.onProofInput}
          onSubmit={onProof.onProofEnter}
        />
      )}
      {data.deletion.open && (
        <LightDomForm
          formRef={passwordForm}
          slot="deletion"
          username={user.email}
          fields={[
            {
              name: 'accountPassword',
              label: t('deletion.password'),
              error: data.deletion.wrongPassword,
              type: data.deletion.visible ? 'text' : 'password',
              autoComplete: 'current-password',
            },
          ]}
          onInput={(_, value) => onDeletionInput(value)}
          onSubmit={onDeletionEnter}
        />
      )}
    </>
  )
}
