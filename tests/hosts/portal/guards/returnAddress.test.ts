import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReturnAddress } from '../../../../hosts/portal/guards/returnAddress.ts'

const storageOf = (texts: Map<string, string>) => ({
  read: (key: string) => texts.get(key),
  write: (key: string, value: string | undefined) =>
    void (value === undefined ? texts.delete(key) : texts.set(key, value)),
})

const hour = 60 * 60 * 1000
let device = new Map<string, string>()

/** A tab of the same browser. */
const openTab = (texts = new Map<string, string>()) =>
  createReturnAddress(storageOf(texts), storageOf(device))

beforeEach(() => {
  device = new Map()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the return address', () => {
  it('NAV-10: take returns the path once and removes it', () => {
    const texts = new Map<string, string>()
    const address = openTab(texts)
    address.store('/vendor/alfa/contract/7/bill')
    expect(address.take()).toBe('/vendor/alfa/contract/7/bill')
    expect(address.take()).toBeUndefined()
    expect(texts.size).toBe(0)
  })

  it('NAV-10: storing an address of another site stores nothing and removes the stored path', () => {
    const texts = new Map<string, string>()
    const address = openTab(texts)
    address.store('/bills')
    address.store('https://evil.example/')
    expect(texts.size).toBe(0)
  })

  it('NAV-10: take validates what other code wrote to the storage', () => {
    const texts = new Map<string, string>()
    const address = openTab(texts)
    address.store('/bills')
    for (const key of texts.keys()) texts.set(key, '//evil.example/')
    expect(address.take()).toBeUndefined()
  })

  it('NAV-10: another tab adopts only a shared path, if it has none itself', () => {
    const first = openTab()
    first.store('/bills')
    const second = openTab()
    second.adopt()
    expect(second.read()).toBeUndefined()
    first.share()
    second.adopt()
    expect(second.read()).toBe('/bills')
    const third = openTab()
    third.store('/messages')
    third.adopt()
    expect(third.read()).toBe('/messages')
  })

  it('NAV-10: a shared path expires after 48 hours', () => {
    const first = openTab()
    first.store('/bills')
    first.share()
    vi.advanceTimersByTime(48 * hour)
    const second = openTab()
    second.adopt()
    expect(second.read()).toBeUndefined()
  })

  it('NAV-10: signing in or out in one tab removes the shared path', () => {
    for (const end of ['take', 'store'] as const) {
      const first = openTab()
      first.store('/bills')
      first.share()
      if (end === 'take') first.take()
      else first.store(undefined)
      const second = openTab()
      second.adopt()
      expect(second.read(), end).toBeUndefined()
    }
  })

  it('NAV-10: adopt validates the shared path', () => {
    const first = openTab()
    first.store('/bills')
    first.share()
    for (const [key, text] of device) device.set(key, text.replace('/bills', '//evil.example/'))
    const second = openTab()
    second.adopt()
    expect(second.read()).toBeUndefined()
  })
})
