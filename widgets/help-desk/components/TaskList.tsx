import { MessageSquareText, Plus } from 'lucide'
import type { ReactNode } from 'react'
import type { Task } from '../../../src/api/schemas/helpDesk.ts'
import { useFormat, vendorDay } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { MoreRows } from '../../../src/lists/MoreRows.tsx'
import { RowSkeletons } from '../../../src/lists/RowSkeletons.tsx'
import { PanelError } from '../../../src/runtime/PanelError.tsx'
import { useFocusOnMount } from '../../../src/runtime/useFocusOnMount.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { EmptyState } from '../../../src/ui/EmptyState.tsx'
import type { LinkProps } from '../../../src/ui/LinkProps.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import rowsCss from '../../../src/ui/rows.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { categoryTitleOf, filterOf } from '../model.ts'
import type { AllState, HelpDeskViewProps } from '../types.ts'
import { Stage } from './Stage.tsx'
import { TaskFilters } from './TaskFilters.tsx'

type Props = AllState & Omit<HelpDeskViewProps, 'state'>

/** Requests, newest first, and a link to the form. */
export function TaskList(props: Props) {
  useSheet(rowsCss)
  const t = useT()
  const { panel, filter, create, firstContract, closedBy, loadedAt } = props
  const isEmpty =
    panel.kind === 'ready' && panel.data.rows.length === 0 && Object.keys(filterOf(filter)).length === 0
  const button = create && (
    <Button variant="primary" icon={Plus} {...create}>
      {t('create')}
    </Button>
  )
  return (
    <section className="card tasks" part="card">
      <h2 className="vh">{t('title')}</h2>
      {loadedAt && <Notice tone="warning">{t('shared:stale', { time: loadedAt })}</Notice>}
      {!isEmpty && (
        <div className="task-tools">
          {button}
          <TaskFilters {...props} onFilter={next => props.onFilter?.(next)} />
        </div>
      )}
      {isEmpty ? (
        <EmptyState
          icon={MessageSquareText}
          title={t(firstContract ? 'shared:noContract.title' : 'none.title')}
          text={t(firstContract ? 'shared:noContract.text' : create ? 'none.text' : `none.${closedBy}`)}
          action={
            firstContract ? (
              <Button variant="primary" {...firstContract}>
                {t('shared:noContract.action')}
              </Button>
            ) : (
              button
            )
          }
        />
      ) : (
        <Rows {...props} />
      )}
    </section>
  )
}

function Rows({ panel, lastOpened, linkTo, onRetry, onMore, onFilter }: Props): ReactNode {
  const t = useT()
  if (panel.kind === 'failed')
    return <PanelError title={t('failed')} text={panel.text} reference={panel.reference} onRetry={onRetry} />
  if (panel.kind === 'loading')
    return <RowSkeletons className="task-row" widths={['58%', '72%', '46%', '64%']} slow={panel.slow} />
  const { rows } = panel.data
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('nothingFound')}
        action={<Button onClick={() => onFilter?.({})}>{t('filter.clear')}</Button>}
      />
    )
  return (
    <>
      <ul>
        {rows.map(task => (
          <TaskRow key={task.id} task={task} link={linkTo(task.id)} takesFocus={lastOpened === task.id} />
        ))}
      </ul>
      <MoreRows list={panel.data} onMore={() => onMore?.()} />
    </>
  )
}

interface RowProps {
  readonly task: Task
  readonly link: LinkProps
  readonly takesFocus: boolean
}

function TaskRow({ task, link, takesFocus }: RowProps) {
  const t = useT()
  const { day } = useFormat()
  const opener = useFocusOnMount(takesFocus)
  const { number, organization, object, stage, createdAt, excerpt, isRead } = task

  return (
    <li className={isRead ? 'task-row' : 'task-row unread'}>
      <a ref={opener} className="pick" {...link}>
        <span className="row-text">
          <span className="topic">
            {!isRead && <span className="new">{t('answered')}</span>}
            {categoryTitleOf(t, task)}
          </span>
          <span className="excerpt">{excerpt}</span>
          <span className="muted small">
            <NoWrap text={[number, object, organization].filter(Boolean).join(' · ')} />
          </span>
        </span>
        <span className="task-state">
          <Stage stage={stage} />
          <time className="muted small" dateTime={createdAt}>
            {day(vendorDay(createdAt))}
          </time>
        </span>
      </a>
    </li>
  )
}
