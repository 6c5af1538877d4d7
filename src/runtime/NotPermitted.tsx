import { rolesOn } from '../api/rules/permissions.ts'
import { useT } from '../i18n/useT.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useContract } from './ContractContext.ts'
import { roleName } from './roleName.ts'
import { useSession } from './useSession.ts'

/** Stands for what the user's roles in a contract do not permit (PER-2). */
export function NotPermitted() {
  const t = useT()
  const user = useSession(state => state.user)
  const role = rolesOn(user, useContract().contract)
    .map(each => roleName(t, each))
    .join(', ')
  return <EmptyState title={t('shared:notPermitted.title')} text={t('shared:notPermitted.text', { role })} />
}
