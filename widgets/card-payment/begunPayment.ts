import { paymentInUrl, removePaymentFromUrl } from '../../src/payments/paymentInUrl.ts'
import { localTexts } from '../../src/session/storage.ts'

/** A payment started on this device. Its state always comes from the API, never from storage. */
interface Begun {
  readonly id: string
  /** Identifies the order: the same one in another tab, or after going back, is the same payment. */
  readonly wish: string
  readonly at: number
}

/** Milliseconds for which a payment is stored: slightly longer than a bank session lasts. */
const lifetime = 40 * 60_000

export interface BegunPayment {
  /**
   * Id of the payment to report on: the one in the URL, one that was pending when last seen, or the last
   * one of this tab.
   */
  readonly shown: () => string | undefined
  /** Id of the payment started for the same order, whatever its state. */
  readonly of: (wish: string) => string | undefined
  readonly keep: (id: string, wish: string) => void
  /**
   * Marks a payment as final; only this tab reports it again, until another payment starts. Returns whether
   * this is news here.
   */
  readonly close: (id: string) => boolean
  readonly forget: (id: string) => void
}

/**
 * Stores started payments across the redirect to the bank, closed tabs and parallel tabs.
 * @param place storage key that separates elements, e.g. API address and payment session
 */
export function begunPayment(place: string): BegunPayment {
  const device = localTexts()
  const tab = localTexts(() => sessionStorage)
  const key = `resident-card-payment:${place}`
  const overKey = `${key}:over`

  const read = (): Begun | undefined => {
    try {
      const { id, wish, at } = JSON.parse(device.read(key) ?? '{}') as Partial<Begun>
      return id && wish && at && at > Date.now() - lifetime ? { id, wish, at } : undefined
    } catch {
      return undefined
    }
  }

  return {
    shown() {
      const begun = read()
      const isOver = begun && device.read(overKey) === begun.id
      return paymentInUrl() ?? (begun && !isOver ? begun.id : tab.read(key))
    },
    of: wish => {
      const begun = read()
      return begun?.wish === wish ? begun.id : undefined
    },
    keep(id, wish) {
      device.write(key, JSON.stringify({ id, wish, at: Date.now() }))
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
