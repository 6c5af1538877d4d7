import { flatAddress } from './addresses.ts'
import { createRandom } from './random.ts'
import { seedOrganizations } from './vendors.ts'

/**
 * State of a contract's bills: the newest one open (`ordinary`), an older one unpaid as well (`overdue`),
 * the newest in a bank payment (`pending`), everything paid (`settled`), no bills for half a year
 * (`ended`), none yet (`new`).
 */
type Story = 'ordinary' | 'overdue' | 'pending' | 'settled' | 'ended' | 'new'

export interface SeedContract {
  readonly id: number
  readonly vendorId: number
  readonly organizationId: number
  readonly username: string
  readonly story: Story
  readonly userId: number
  readonly roleIds: readonly number[]
  /** The holder's name for the contract. */
  readonly name: string | undefined
  readonly addresses: readonly string[]
}

const owner = [1]
const tenant = [2]
const president = [7]

type Plan = readonly [
  userId: number,
  roleIds: readonly number[],
  organizationId: number,
  story: Story,
  name?: string | undefined,
]

const named: readonly Plan[] = [
  [1, owner, 1, 'ordinary', 'Namai Žirmūnuose'],
  [1, owner, 2, 'overdue', 'Mamos butas'],
  [1, owner, 3, 'ended'],
  [1, owner, 4, 'pending'],
  [1, owner, 5, 'ordinary', 'Vasarnamis prie jūros'],
  [2, owner, 1, 'ordinary'],
  [3, [...owner, ...president], 1, 'ordinary', 'Mano butas'],
  [3, owner, 4, 'settled'],
  [3, president, 1, 'ordinary', 'Bendrija „Aušra“'],
  [3, president, 2, 'overdue', 'Bendrija „Šilelis“'],
  [4, tenant, 6, 'overdue'],
  [4, tenant, 8, 'ordinary', 'Dzīvoklis Rīgā'],
  [6, owner, 2, 'ordinary'],
  [8, owner, 7, 'ordinary'],
]

/** People who hold a contract beside the one that it was planned for. */
export const seedFurtherHolders = [
  { userId: 9, contractId: 2, roleId: 4, isConfirmed: true },
  { userId: 9, contractId: 6, roleId: 1, isConfirmed: false },
] as const

/** Sixty more contracts for one person, distributed over all organizations. */
const many = Array.from({ length: 60 }, (_, index): Plan => {
  const organizationId = [1, 4, 2, 8, 5, 1, 6, 9, 3, 4, 2, 7, 1, 10, 5][index % 15] ?? 1
  const story = (['ordinary', 'settled', 'ordinary', 'pending', 'ordinary', 'overdue'] as const)[index % 6]
  const special: Readonly<Record<number, Story>> = { 7: 'ended', 22: 'ended', 31: 'new', 45: 'ended' }
  const name = { 0: 'Biuras', 3: 'Veikals Rīgā', 4: 'Nuoma Palangoje', 12: 'Sandėlis', 13: 'Birojs' }[index]
  return [5, owner, organizationId, special[index] ?? story ?? 'ordinary', name]
})

/** All contracts of the seed. */
export const seedContracts: readonly SeedContract[] = [...named, ...many].map(
  ([userId, roleIds, organizationId, story, name], index) => {
    const id = index + 1
    const random = createRandom(`contract ${id}`)
    const vendorId = seedOrganizations.find(organization => organization.id === organizationId)?.vendorId ?? 1
    const addresses = [flatAddress(organizationId, random)]
    // The first contract always has two homes; others sometimes do.
    if (id === 1 || random.chance(0.15)) addresses.push(flatAddress(organizationId, random))
    return {
      id,
      vendorId,
      organizationId,
      username: String(vendorId * 100_000 + 200 + id * 17),
      story,
      userId,
      roleIds,
      name,
      addresses,
    }
  },
)
