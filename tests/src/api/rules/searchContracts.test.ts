import { describe, expect, test } from 'vitest'
import { searchContracts } from '../../../../src/api/rules/searchContracts.ts'

const contract = (username: string, name: string | null, ...addresses: string[]) => ({
  username,
  contractName: name === null ? null : { id: 1, name },
  objects: addresses.map((address, index) => ({ id: index + 1, address, isActive: true })),
})

const home = contract('100234', 'Namai', 'Žirmūnų g. 12-3, Vilnius')
const garage = contract('100235', 'Namai ir garažas', 'Žirmūnų g. 12, Vilnius')
const riga = contract('200234', null, 'Brīvības iela 5, Rīga')
const all = [garage, home, riga]

describe('searchContracts', () => {
  test('CON-3: without a text returns all contracts in their order', () => {
    expect(searchContracts(all, '  ')).toEqual(all)
  })

  test('CON-3: ignores case and accents in names, numbers and addresses', () => {
    expect(searchContracts(all, 'ZIRMUNU')).toEqual([garage, home])
    expect(searchContracts(all, 'brivibas iela')).toEqual([riga])
    expect(searchContracts(all, 'garazas')).toEqual([garage])
    for (const sign of ['#', 'Nr. ', 'Nr.\u00a0', 'No. ', '№ '])
      expect(searchContracts(all, `${sign}200234`)).toEqual([riga])
    expect(searchContracts(all, '0023')).toEqual(all)
  })

  test('CON-3: sorts an exact match before partial matches', () => {
    expect(searchContracts(all, 'namai')).toEqual([home, garage])
  })

  test('CON-3: returns nothing for a text without matches', () => {
    expect(searchContracts(all, 'Kaunas')).toEqual([])
  })
})
