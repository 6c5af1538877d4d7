import { describe, expect, it } from 'vitest'
import { createReturnAddress } from '../../../hosts/portal/guards/returnAddress.ts'

const texts = (kept: Map<string, string>) => ({
  read: (key: string) => kept.get(key),
  write: (key: string, value: string | undefined) =>
    void (value === undefined ? kept.delete(key) : kept.set(key, value)),
})

describe('where to come back to after signing in', () => {
  it('NAV-10: is given once and then forgotten', () => {
    const kept = new Map<string, string>()
    const address = createReturnAddress(texts(kept))
    address.store('/vendor/alfa/contract/7/bill')
    expect(address.take()).toBe('/vendor/alfa/contract/7/bill')
    expect(address.take()).toBeUndefined()
    expect(kept.size).toBe(0)
  })

  it('NAV-10: another site is not kept, and forgets what was kept', () => {
    const kept = new Map<string, string>()
    const address = createReturnAddress(texts(kept))
    address.store('/bills')
    address.store('https://evil.example/')
    expect(kept.size).toBe(0)
  })

  it('NAV-10: what something else wrote there is checked when it is read', () => {
    const kept = new Map<string, string>()
    const address = createReturnAddress(texts(kept))
    address.store('/bills')
    for (const key of kept.keys()) kept.set(key, '//evil.example/')
    expect(address.take()).toBeUndefined()
  })
})
