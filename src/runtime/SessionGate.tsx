import { type ReactNode, useEffect } from 'react'
import { findContract } from '../api/rules/access.ts'
import type { Permission } from '../api/schemas/permissions.ts'
import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Can } from './Can.tsx'
import { ContractContext } from './ContractContext.ts'
import { useElement } from './ElementContext.ts'
import { lazyComponent } from './lazyComponent.tsx'
import { SharedTexts } from './SharedTexts.tsx'
import { SignedOut } from './SignedOut.tsx'
import { useDestination } from './useDestination.ts'
import { useSession } from './useSession.ts'
import { Waiting } from './Waiting.tsx'
import type { GateProps } from './Widget.ts'
import { WidgetError } from './WidgetError.tsx'

const ProfileRepairPrompt = lazyComponent(
  async () => (await import('./ProfileRepairPrompt.tsx')).ProfileRepairPrompt,
)
const OtherRoles = lazyComponent(async () => (await import('./OtherRoles.tsx')).OtherRoles)
const ContractPicker = lazyComponent(async () => (await import('./ContractPicker.tsx')).ContractPicker)
const NotPermitted = lazyComponent(async () => (await import('./NotPermitted.tsx')).NotPermitted)

/** Renders a widget when its needs are met; otherwise what is missing and what to do. */
export function SessionGate({ needs, contractId, children }: GateProps) {
  const { host, suite } = useElement()
  const status = useSession(state => state.status)
  const error = useSession(state => state.error)
  const invalid = useSession(state => (state.user?.invalidFields.length ?? 0) > 0)
  const expired = useSession(state => state.expired)
  // Checked before the focused content is removed.
  if (status === 'guest') return <SignedOut interrupted={expired && hasFocus(host)} />
  if (status === 'loading') return <Waiting />
  if (status === 'failed')
    return <WidgetError error={error} onRetry={() => void suite.session.refresh().catch(() => undefined)} />
  const content = needs.contract ? (
    <ContractGate needs={needs} contractId={contractId}>
      {children}
    </ContractGate>
  ) : (
    children
  )
  return <SharedTexts>{invalid && !needs.repair ? <ProfileRepairPrompt /> : content}</SharedTexts>
}

/** Whether the focus is in the element, in its shadow root or in its light DOM. */
const hasFocus = (host: HTMLElement) =>
  host.contains((host.getRootNode() as Document | ShadowRoot).activeElement)

/** Renders the children with one of the user's contracts if its roles permit it, or asks which (CON-10, PER-2). */
function ContractGate({ needs, contractId, children }: GateProps) {
  const t = useT()
  const link = useDestination()
  const { suite } = useElement()
  const groups = useSession(state => state.groups)
  const allGroups = useSession(state => state.allGroups)
  const current = useSession(state => state.contractId)
  const contracts = groups.flatMap(group => group.contracts)
  const only = contracts.length === 1 ? contracts[0]?.id : undefined
  const selection = findContract(groups, contractId ?? current ?? only)

  useEffect(() => {
    if (only !== undefined && current === undefined) suite.session.chooseContract(only)
  }, [suite, only, current])

  if (selection)
    return (
      <ContractContext value={selection}>
        {needs.permission ? <Permitted to={needs.permission}>{children}</Permitted> : children}
      </ContractContext>
    )
  const heldElsewhere = findContract(allGroups, contractId)
  if (heldElsewhere || (contracts.length === 0 && allGroups.length > 0))
    return <OtherRoles contractId={heldElsewhere?.contract.id} />
  if (contracts.length === 0)
    return (
      <EmptyState
        title={t('shared:noContract.title')}
        text={t('shared:noContract.text')}
        action={
          <Button variant="primary" {...link('contract-create')}>
            {t('shared:noContract.action')}
          </Button>
        }
      />
    )
  return contractId === undefined ? (
    <ContractPicker title={t('shared:pickContract.title')} />
  ) : (
    <ContractPicker title={t('shared:foreignContract.title')} text={t('shared:foreignContract.text')} />
  )
}

/** Renders the children, or says that the roles do not permit them. */
function Permitted({ to, children }: { readonly to: Permission; readonly children: ReactNode }) {
  return (
    <>
      <Can permission={to}>{children}</Can>
      <Can permission={to} not>
        <NotPermitted />
      </Can>
    </>
  )
}
