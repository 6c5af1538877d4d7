import { PollList } from './components/PollList.tsx'
import { PollPanel } from './components/PollPanel.tsx'
import type { PollsViewProps } from './types.ts'

/** The lists of polls, or one of them (POL-1). */
export const PollsView = ({ state, ...calls }: PollsViewProps) =>
  state.kind === 'all' ? <PollList {...state} {...calls} /> : <PollPanel {...state} {...calls} />
