import { paymentInUrl } from '../../src/payments/paymentInUrl.ts'
import { removePaymentFromUrl } from '../../src/payments/returnUrl.ts'
import { localTexts } from '../../src/session/storage.ts'

/** A payment started on this device. Its state always comes from the API, never from storage. */
interface StartedPayment {
  readonly id: string
  /** Identifies the order: the same one in another tab, or after going back, is the same payment. */
  readonly order: string
  readonly at: number
}

/** Milliseconds for which a payment is stored: slightly longer than a bank session lasts. */
const lifetime = 40 * 60_000

export interface StartedPayments {
  /**
   * Id of the payment to report on: the one in the URL, one that was pending when last seen, or the last
   * one of this tab.
   */
  readonly current: () => string | undefined
  /** Id of the payment started for the same order, whatever its state. */
  readonly find: (order: string) => string | undefined
  readonly save: (id: string, order: string) => void
  /**
   * Marks a payment as final; only this tab reports it again, until another payment starts. Returns whether
   * this is news here.
   */
  readonly close: (id: string) => boolean
  readonly forget: (id: string) => void
}

/**
 * Stores started payments across the redirect to the bank, closed tabs and parallel tabs.
 * @param scope storage key that separates elements, e.g. API address and payment session
 */
export function createStartedPayments(scope: string): StartedPayments {
  const device = localTexts()
  const tab = localTexts(() => sessionStorage)
  const key = `resident-card-payment:${scope}`
  const overKey = `${key}:over`

  const read = (): StartedPayment | undefined => {
    try {
      const { id, order, at } = JSON.parse(device.read(key) ?? '{}') as Partial<StartedPayment>
      return id && order && at && at > Date.now() - lifetime ? { id, order, at } : undefined
    } catch {
      return undefined
    }
  }

  return {
    current() {
      const payment = read()
      const isOver = payment && device.read(overKey) === payment.id
      return paymentInUrl() ?? (payment && !isOver ? payment.id : tab.read(key))
    },
    find: order => {
      const payment = read()
      return payment?.order === order ? payment.id : undefined
    },
    save(id, order) {
      device.write(key, JSON.stringify({ id, order, at: Date.now() }))
      device.write(overKey, undefined)
    },
    close(id) {
      const isNews = tab.read(key) !== id
      removePaymentFromUrl(id)
      tab.write(key, id)
      if (read()?.id === id) device.write(overKey, id)
      return isNews
    },
    forget(id) {
      removePaymentFromUrl(id)
      tab.write(key, undefined)
      if (read()?.id !== id) return
      device.write(key, undefined)
      device.write(overKey, undefined)
    },
  }
}
