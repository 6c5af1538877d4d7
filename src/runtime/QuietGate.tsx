import { useSession } from './useSession.ts'
import type { GateProps } from './Widget.ts'

/** Renders children for signed-in users and nothing for others; for elements without a message, e.g. a badge. */
export const QuietGate = ({ children }: GateProps) =>
  useSession(({ status, user }) => status === 'ready' && user?.invalidFields.length === 0) ? children : null
