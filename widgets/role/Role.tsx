import { useElement } from '../../src/runtime/ElementContext.ts'
import { SharedTexts } from '../../src/runtime/SharedTexts.tsx'
import { useSession } from '../../src/runtime/useSession.ts'
import { RoleView } from './RoleView.tsx'

/** Switches the role (LAY-9); all elements then show what that role may see (PER-3). */
export function Role() {
  const { suite, emit } = useElement()
  const roles = useSession(state => state.user?.roles) ?? []
  const current = useSession(state => state.roleId)

  const pick = (id: number) => {
    // Navigates away first, because the other role may not have access to the current contract (NAV-8).
    emit('resident-navigate', { to: 'home', params: {} }, { cancelable: true })
    suite.session.chooseRole(id)
  }
  if (roles.length < 2) return null
  return (
    <SharedTexts waiting={null}>
      <RoleView roles={roles} current={current} onPick={pick} />
    </SharedTexts>
  )
}
