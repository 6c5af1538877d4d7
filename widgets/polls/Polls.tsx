import { PollsView } from './PollsView.tsx'

/** Polls: queries, state and events; what it looks like stands in the view. */
export function Polls() {
  return <PollsView state={{ kind: 'empty' }} />
}
