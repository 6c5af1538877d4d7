import type { User } from '../../src/api/schemas/users.ts'
import { useContact } from '../../src/forms/useContact.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { fieldsToCorrect } from './model.ts'
import { ProfileRepairView } from './ProfileRepairView.tsx'
import { useRepair } from './useRepair.ts'

const nothing = () => undefined
const inert = { onInput: nothing, onSubmit: nothing, onConfirmed: nothing, onOther: nothing }

/** Corrects the profile data that block everything else (AUT-18). */
export function ProfileRepair() {
  const user = useSession(state => state.user)
  if (!user) return null
  if (user.invalidFields.length === 0) return <ProfileRepairView {...inert} state={{ kind: 'done' }} />
  const fields = fieldsToCorrect(user)
  // The remaining invalid fields are the key: after a save with other faults left, the form starts again.
  return fields.length === 0 ? <UnknownFaults /> : <CorrectionForm key={fields.join()} user={user} />
}

const UnknownFaults = () => <ProfileRepairView {...inert} state={{ kind: 'beyond', contact: useContact() }} />

function CorrectionForm({ user }: { readonly user: User }) {
  const repair = useRepair(user)
  return (
    <ProfileRepairView
      state={repair.state}
      onInput={repair.type}
      onSubmit={() => void repair.submit()}
      onConfirmed={() => void repair.goOn()}
      onOther={repair.takeOther}
    />
  )
}
