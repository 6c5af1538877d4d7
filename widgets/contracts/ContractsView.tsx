import { FileText, Plus } from 'lucide'
import { useT } from '../../src/i18n/useT.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Confirm } from '../../src/ui/Confirm.tsx'
import { EmptyState } from '../../src/ui/EmptyState.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { Vendor } from './components/Vendor.tsx'
import type { ContractsViewProps } from './types.ts'

/**
 * The user's contracts by vendor; each can be opened, named, given an e-mail address and removed (CON-8).
 */
export function ContractsView(props: ContractsViewProps) {
  const t = useT()
  const { groups, add, isAddLoading = false, contractToRemove, inOtherRoles } = props
  return (
    <div className="stack contracts">
      {groups.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t('shared:noContract.title')}
          text={t(add ? 'empty' : 'emptyClosed')}
          action={
            add && (
              <Button variant="primary" {...add}>
                {t('add')}
              </Button>
            )
          }
        />
      ) : (
        <>
          {isAddLoading && <SkeletonBar width="180px" height="44px" />}
          {add && (
            <div>
              <Button variant="primary" icon={Plus} {...add}>
                {t('add')}
              </Button>
            </div>
          )}
          {groups.map(group => (
            <Vendor key={group.id} {...props} group={group} />
          ))}
        </>
      )}
      {inOtherRoles > 0 && (
        <div className="other-roles">
          <p className="muted">{t('otherRoles', { count: inOtherRoles })}</p>
          {props.roles.map(({ name, onSwitch }) => (
            <Button key={name} onClick={onSwitch}>
              {t('shared:otherRole.switch', { role: name })}
            </Button>
          ))}
        </div>
      )}
      <Confirm
        open={contractToRemove !== undefined}
        title={t('remove.title', { number: contractToRemove?.username ?? '' })}
        closeLabel={t('shared:close')}
        cancelLabel={t('shared:cancel')}
        confirmLabel={t('remove.do')}
        danger
        onClose={() => props.onSelectForRemoval(undefined)}
        onConfirm={() => contractToRemove && props.onRemove(contractToRemove)}
      >
        <p>{t('remove.text')}</p>
        <p className="muted">{t('remove.stays')}</p>
      </Confirm>
    </div>
  )
}
