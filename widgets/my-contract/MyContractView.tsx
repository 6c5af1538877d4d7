import { CircleCheck, CircleOff } from 'lucide'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ContractHolder } from '../../src/api/schemas/contractLinks.ts'
import type { Contract } from '../../src/api/schemas/contracts.ts'
import type { ContractServicesAnswer } from '../../src/api/schemas/house.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import { useT } from '../../src/i18n/useT.ts'
import { PanelError } from '../../src/runtime/PanelError.tsx'
import type { Panel } from '../../src/runtime/usePanel.ts'
import { Notice } from '../../src/ui/Notice.tsx'
import { NoWrap } from '../../src/ui/NoWrap.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { SlowNotice } from '../../src/ui/SlowNotice.tsx'
import { Status } from '../../src/ui/Status.tsx'
import { MovingOut } from './components/MovingOut.tsx'
import type { MovingOutProps } from './types.ts'

type ContractService = z.infer<typeof ContractServicesAnswer>['data'][number]

export interface MyContractViewProps {
  readonly contract: Contract
  /** The organization of the contract. */
  readonly company: string
  /** Localised names of the user's roles in this contract. */
  readonly roles: readonly string[]
  /** Those of `roles` that the vendor has not confirmed yet. */
  readonly unconfirmedRoles: readonly string[]
  /** The people who have the contract in their account; `role` is localised. */
  readonly holders: Panel<readonly ContractHolder[]>
  readonly onRetryHolders: () => void
  /** Billed services with their providers. */
  readonly services: Panel<readonly ContractService[]>
  readonly onRetry: () => void
  /** Ending the contract (MOV-6). */
  readonly movingOut: MovingOutProps
}

/** Details of a contract (CON-12). */
export function MyContractView(props: MyContractViewProps) {
  const t = useT()
  const { day } = useFormat()
  const {
    contract,
    company,
    roles,
    unconfirmedRoles,
    holders,
    services,
    onRetryHolders,
    onRetry,
    movingOut,
  } = props
  const { username, contractName, isActive, objects } = contract
  return (
    <div className="contract">
      <section className="card" part="card">
        <h2>{contractName?.name ?? t('title')}</h2>
        <dl className="facts">
          <Fact label={t('number')}>{username}</Fact>
          <Fact label={t('company')}>{company}</Fact>
          <Fact label={t('status')}>
            <Status tone={isActive ? 'success' : 'neutral'} icon={isActive ? CircleCheck : CircleOff}>
              {t(isActive ? 'active' : 'inactive')}
            </Status>
          </Fact>
          {movingOut.state.kind === 'asked' && (
            <Fact label={t('moving.lastDay')}>
              {day(movingOut.state.moveOut.day)}
              {movingOut.state.moveOut.state === 'requested' && (
                <span className="muted"> ({t('moving.requested')})</span>
              )}
            </Fact>
          )}
          {objects.length > 0 && (
            <Fact label={t('addresses')}>
              {objects.map(object => (
                <span key={object.id} className="line">
                  <NoWrap text={object.address} />
                  {!object.isActive && <span className="muted"> ({t('inactive')})</span>}
                </span>
              ))}
            </Fact>
          )}
          {roles.length > 0 && <Fact label={t('role')}>{roles.join(', ')}</Fact>}
        </dl>
        {unconfirmedRoles.length > 0 && (
          <Notice tone="info" title={t('unconfirmed.title', { role: unconfirmedRoles.join(', ') })}>
            <p>{t('unconfirmed.text', { company })}</p>
          </Notice>
        )}
        <h3>{t('holders.title')}</h3>
        <Holders panel={holders} onRetry={onRetryHolders} />
      </section>
      <section className="card contract-services" part="card">
        <h2>{t('services.title')}</h2>
        <Services panel={services} onRetry={onRetry} />
      </section>
      <MovingOut {...movingOut} />
    </div>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface HoldersProps {
  readonly panel: MyContractViewProps['holders']
  readonly onRetry: () => void
}

/** Everybody who has the contract in an account (CON-14). */
function Holders({ panel, onRetry }: HoldersProps) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('holders.failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  if (panel.kind === 'loading')
    return (
      <div className="holder-to-come" aria-busy="true">
        <SkeletonBar width="55%" height="16px" />
        <SkeletonBar width="32%" />
      </div>
    )
  return (
    <ul className="services">
      {panel.data.map(({ firstName, lastName, role, isConfirmed, isSelf }) => (
        <li key={`${firstName} ${lastName} ${role}`}>
          <strong>
            {firstName} {lastName} {isSelf && t('holders.you')}
          </strong>
          <span className="muted">
            {role}
            {!isConfirmed && ` · ${t('holders.unconfirmed')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ServicesProps {
  readonly panel: MyContractViewProps['services']
  readonly onRetry: () => void
}

function Services({ panel, onRetry }: ServicesProps) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <PanelError
        title={t('services.failed')}
        text={panel.text}
        reference={panel.reference}
        onRetry={onRetry}
      />
    )
  if (panel.kind === 'loading')
    return (
      <div className="stack" aria-busy="true">
        {panel.slow && <SlowNotice>{t('shared:slow')}</SlowNotice>}
        <SkeletonBar width="70%" />
        <SkeletonBar width="55%" />
        <SkeletonBar width="64%" />
      </div>
    )
  if (panel.data.length === 0) return <p className="muted">{t('services.none')}</p>
  return (
    <ul className="services">
      {panel.data.map(({ code, name, provider }) => (
        <li key={code}>
          <strong>{name}</strong>
          {provider && <span className="muted">{provider}</span>}
        </li>
      ))}
    </ul>
  )
}
