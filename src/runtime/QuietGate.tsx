import { useSession } from './useSession.ts'
import type { GateProps } from './Widget.ts'

/** Shows what is behind it to signed-in people and nothing to others: for small pieces that have no words for it. */
export const QuietGate = ({ children }: GateProps) =>
  useSession(({ status, user }) => status === 'ready' && user?.invalidFields.length === 0) ? children : null
