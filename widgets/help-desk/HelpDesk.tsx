import { findContract } from '../../src/api/rules/access.ts'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { useFormat } from '../../src/i18n/useFormat.ts'
import type { PropsOf } from '../../src/runtime/attributes.ts'
import { QueryShell } from '../../src/runtime/QueryShell.tsx'
import {
  type InnerRoute as InsidePlace,
  useInnerRoute,
  useLastOpened,
} from '../../src/runtime/useInnerRoute.ts'
import { useSession } from '../../src/runtime/useSession.ts'
import { AllTasks } from './AllTasks.tsx'
import type { attributes } from './help-desk.widget.ts'
import { filterOf, isClosedByRole, subjectsOf, type TaskFilter } from './model.ts'
import { NewTask } from './NewTask.tsx'
import { OneTask } from './OneTask.tsx'

type Props = PropsOf<typeof attributes>

/** Requests to the help desk: the list, one request, or the form of a new one (HLP-1 to HLP-4). */
export const HelpDesk = (props: Props) => (
  <QueryShell>
    <HelpDeskContent {...props} />
  </QueryShell>
)

function HelpDeskContent({
  contract,
  scope,
  view,
  task,
  from,
  to,
  stage,
  recipient,
  category,
  message,
}: Props) {
  const { numbered } = useFormat()
  const { user, groups, contractId: currentId } = useSession(state => state)
  const contractId = contract ?? (scope === 'contract' ? currentId : undefined)
  const match = findContract(groups, contractId)
  const parentParams = match ? contractDestination(match.group, match.contract.id).params : {}
  const { where, byItself, takesFocus, go, link } = useInnerRoute<InsidePlace>(
    { view, task, from, to, stage, recipient, category, message },
    contractId,
  )

  const opened = where.view !== 'create' && Number(where.task) > 0 ? Number(where.task) : undefined
  const lastOpened = useLastOpened(contractId, byItself ? opened : undefined)
  const filter = where.view === 'create' ? {} : filterOf(where)
  const list = (next: TaskFilter = filter) =>
    [next as InsidePlace, 'help-desk', { ...parentParams, ...filterOf(next) }] as const
  const taskLocation = (id: number) =>
    [{ ...filter, task: String(id) }, 'help-desk-task', { ...parentParams, task: id }] as const
  const subjects = subjectsOf(user, groups, numbered, contractId)
  const closedBy = isClosedByRole(groups, contractId) ? 'role' : 'vendor'

  if (where.view === 'create' && groups.length > 0)
    return (
      <NewTask
        key={`${contractId} ${where.category} ${where.message}`}
        subjects={subjects}
        closedBy={closedBy}
        contractId={contractId}
        category={where.category}
        message={where.message}
        takesFocus={takesFocus}
        list={link(...list({}))}
        onSent={id => go(...taskLocation(id))}
      />
    )
  if (opened !== undefined)
    return <OneTask key={opened} id={opened} takesFocus={takesFocus} list={link(...list())} />
  return (
    <AllTasks
      key={contractId}
      contractId={contractId}
      filter={filter}
      lastOpened={lastOpened}
      linkTo={id => link(...taskLocation(id))}
      subjects={subjects}
      closedBy={closedBy}
      create={subjects.length > 0 ? link({ view: 'create' }, 'help-desk-create', parentParams) : undefined}
      onFilter={next => go(...list(next))}
    />
  )
}
