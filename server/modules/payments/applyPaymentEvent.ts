import type { ProviderEvent } from '../../providers/payments/PaymentProvider.ts'

/** What is known of a payment. */
export interface PaymentStatus {
  readonly state: 'pending' | 'success' | 'failed'
  /** The payer has approved; the provider's confirmation is pending. */
  readonly isConfirming: boolean
  /** Total given back so far. */
  readonly refundedCents: number
}

export type PaymentTransition = 'settled' | 'failed' | 'refunded'

interface PaymentChange {
  readonly status: PaymentStatus
  /** Transitions that this event caused, in their order; empty if it brought nothing new. */
  readonly transitions: readonly PaymentTransition[]
}

/**
 * Applies a provider's event to a payment. The result is the same for every order and repetition of the
 * same events, because each event only ever raises a payment: open, confirming, failed, success, and more
 * refunded. A payment may succeed after it failed, e.g. after its link expired; a refund implies success.
 */
export function applyPaymentEvent(
  status: PaymentStatus,
  { kind, amountCents }: Pick<ProviderEvent, 'kind' | 'amountCents'>,
): PaymentChange {
  const unchanged = { status, transitions: [] }
  const settled = { ...status, state: 'success', isConfirming: false } as const
  switch (kind) {
    case 'confirming':
      if (status.state !== 'pending' || status.isConfirming) return unchanged
      return { status: { ...status, isConfirming: true }, transitions: [] }
    case 'failed':
      if (status.state !== 'pending') return unchanged
      return { status: { ...status, state: 'failed', isConfirming: false }, transitions: ['failed'] }
    case 'settled':
      return status.state === 'success' ? unchanged : { status: settled, transitions: ['settled'] }
    case 'refunded':
      if (amountCents <= status.refundedCents) return unchanged
      return {
        status: { ...settled, refundedCents: amountCents },
        transitions: status.state === 'success' ? ['refunded'] : ['settled', 'refunded'],
      }
  }
}
