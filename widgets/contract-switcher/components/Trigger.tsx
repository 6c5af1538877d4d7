import { ChevronsUpDown, LoaderCircle } from 'lucide'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Logo } from '../../../src/ui/Logo.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { SkeletonBar } from '../../../src/ui/SkeletonBar.tsx'
import { useSheet } from '../../../src/ui/useSheet.ts'
import type { SwitcherGroup } from '../types.ts'

interface Props {
  readonly groups: readonly SwitcherGroup[]
  readonly currentId: number | undefined
  readonly open: boolean
  /** The drawer is being fetched. */
  readonly busy: boolean
  readonly onOpen: () => void
  /** Fetches the drawer, for somebody who is about to open it. */
  readonly preload: () => void
}

/** The button that shows the current contract and opens the drawer. */
export function Trigger({ groups, currentId, open, busy, onOpen, preload }: Props) {
  useSheet(rowsCss)
  const t = useT()
  const { numbered } = useFormat()
  const group = groups.find(({ contracts }) => contracts.some(({ id }) => id === currentId))
  const contract = group?.contracts.find(({ id }) => id === currentId)
  const address = contract?.objects[0]?.address
  return (
    <button
      type="button"
      className="trigger pick"
      part="trigger"
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={preload}
      onFocus={preload}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onOpen}
    >
      {group && <Logo name={group.title} src={group.logo?.svg} colour={group.color} />}
      <span className="row-text">
        <span className="vh">{t('change')}</span>
        <strong>
          {contract ? (contract.contractName?.name ?? address ?? numbered(contract.username)) : t('choose')}
        </strong>
        {contract && (
          <span className="muted">
            {numbered(contract.username)}
            {contract.contractName && address && ` · ${address}`}
          </span>
        )}
      </span>
      <Icon node={busy ? LoaderCircle : ChevronsUpDown} className={busy ? 'spin' : ''} />
    </button>
  )
}

/** Placeholder of the button while contracts load. */
export function TriggerSkeleton() {
  return (
    <div className="trigger" aria-busy="true">
      <SkeletonBar width="40px" height="40px" />
      <span className="row-text stack">
        <SkeletonBar width="55%" />
        <SkeletonBar width="80%" />
      </span>
    </div>
  )
}
