import { TaskForm } from './components/TaskForm.tsx'
import { TaskList } from './components/TaskList.tsx'
import { TaskPanel } from './components/TaskPanel.tsx'
import type { HelpDeskViewProps } from './types.ts'

/** The list, one request, or the form of a new one (HLP-1 to HLP-3). */
export function HelpDeskView({ state, ...calls }: HelpDeskViewProps) {
  if (state.kind === 'all') return <TaskList {...state} {...calls} />
  return state.kind === 'one' ? <TaskPanel {...state} {...calls} /> : <TaskForm {...state} {...calls} />
}
