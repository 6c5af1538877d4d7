import { Vote } from 'lucide'
import { useT } from '../../../src/i18n/useT.ts'
import { MoreRows } from '../../../src/lists/MoreRows.tsx'
import { RowSkeletons } from '../../../src/lists/RowSkeletons.tsx'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { Tabs } from '../../../src/ui/Tabs.tsx'
import type { AllState, PollsViewProps } from '../types.ts'
import { PollRow } from './PollRow.tsx'

type Props = AllState & Omit<PollsViewProps, 'state'>

const tabs = ['active', 'ended'] as const

/** Running or ended polls, the latest end first. */
export function PollList(props: Props) {
  const t = useT()
  const { tab, loadedAt, onTab } = props
  return (
    <section className="card polls" part="card">
      <h2 className="vh">{t('title')}</h2>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      <Tabs
        label={t('title')}
        tabs={tabs.map(id => ({ id, label: t(`tabs.${id}`) }))}
        current={tab}
        onPick={id => onTab?.(id)}
      >
        <Rows {...props} />
      </Tabs>
    </section>
  )
}

function Rows({ panel, tab, lastOpened, isUnconfirmed, linkTo, onRetry, onMore }: Props) {
  const t = useT()
  if (panel.kind === 'failed')
    return (
      <div className="under-tabs">
        <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
      </div>
    )
  if (panel.kind === 'loading')
    return <RowSkeletons className="poll-row" widths={['64%', '48%']} slow={panel.slow} />
  const { rows } = panel.data
  if (rows.length === 0)
    return (
      <div className="under-tabs">
        <EmptyState icon={Vote} title={t(`none.${tab}.title`)} text={t(`none.${tab}.text`)} />
      </div>
    )
  return (
    <>
      <ul>
        {rows.map(poll => (
          <PollRow
            key={poll.id}
            poll={poll}
            isUnconfirmed={isUnconfirmed}
            link={linkTo(poll.id)}
            takesFocus={lastOpened === poll.id}
          />
        ))}
      </ul>
      <MoreRows list={panel.data} onMore={() => onMore?.()} />
    </>
  )
}
