import { forgetNamed, namedPayment } from '../../src/payments/namedPayment.ts'
import { localTexts } from '../../src/session/storage.ts'

/** A payment that was begun on this device. What became of it is asked of the API, never read from here. */
interface Begun {
  readonly id: string
  /** What it is of: the same wish in another tab, or after going back, is the same payment. */
  readonly wish: string
  readonly at: number
}

/** Milliseconds for which a payment is remembered: a little longer than a bank waits for its person. */
const lifetime = 40 * 60_000

export interface BegunPayment {
  /** The payment to tell of: the one the address names, one that was not over when last seen, or this tab's last. */
  readonly shown: () => string | undefined
  /** The payment that was begun of the same wish, whatever became of it since. */
  readonly of: (wish: string) => string | undefined
  readonly keep: (id: string, wish: string) => void
  /** It is over: told again in this tab alone, until something else is paid. Gives whether that is news here. */
  readonly close: (id: string) => boolean
  readonly forget: (id: string) => void
}

/**
 * Remembers payments through the way to the bank, a closed tab and a second one.
 * @param place tells elements apart, e.g. by API and payment session
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
      return namedPayment() ?? (begun && !isOver ? begun.id : tab.read(key))
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
      forgetNamed(id)
      tab.write(key, id)
      if (read()?.id === id) device.write(overKey, id)
      return isNews
    },
    forget(id) {
      forgetNamed(id)
      tab.write(key, undefined)
      if (read()?.id !== id) return
      device.write(key, undefined)
      device.write(overKey, undefined)
    },
  }
}
