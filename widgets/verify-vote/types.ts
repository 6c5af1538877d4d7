import type * as z from 'zod/mini'
import type { ContainerCheck } from '../../src/api/schemas/polls.ts'

export type Check = z.infer<typeof ContainerCheck>

export type VerifyVoteState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly text: string }
  | { readonly kind: 'checked'; readonly name: string; readonly check: Check }

export interface VerifyVoteViewProps {
  readonly state: VerifyVoteState
  readonly onFile: (file: File) => void
  readonly onRetry: () => void
}
