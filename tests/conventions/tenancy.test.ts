import { readFile } from 'node:fs/promises'
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { copied, isTied, nameOf, onOneNode, spreadTables, tables } from '../support/placement.ts'

// Rows of one vendor are kept apart from others', and can be spread by vendor (decision "Spread by vendor").

const vendorKeyOf = (table: PgTable) => getTableColumns(table).vendorId

describe('tables', () => {
  it('have the vendor’s key, or are listed with their owner instead', () => {
    expect(tables.length).toBeGreaterThan(40)
    const listed = [...Object.keys(copied), ...Object.keys(onOneNode)]
    const untied = tables.filter(table => !isTied(table)).map(nameOf)
    expect(untied.filter(name => !listed.includes(name))).toEqual([])
  })

  it('are spread, copied or on one node, each in one way', () => {
    const placed = [...Object.keys(copied), ...Object.keys(onOneNode), ...spreadTables.map(nameOf)]
    expect(placed.sort()).toEqual(tables.map(nameOf).sort())
  })

  it('of the product that are copied or on one node are named in the operators’ guide', async () => {
    const guide = await readFile('docs/guides/operate.md', 'utf8')
    const rowOf = (place: string) =>
      [...(guide.split('\n').find(line => line.includes(`| ${place} `)) ?? '').matchAll(/`(\w+)`/g)].map(
        ([, name]) => name,
      )
    const ofProduct = (list: object) => Object.keys(list).filter(name => !name.startsWith('sandbox_'))
    expect(rowOf('every node').sort()).toEqual(ofProduct(copied).sort())
    expect(rowOf('one node').sort()).toEqual(ofProduct(onOneNode).sort())
  })

  it('that are spread have the vendor in each of their keys', () => {
    const keysOf = (table: PgTable) => {
      const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table)
      return [
        ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(column => [column]),
        ...primaryKeys.map(key => key.columns),
        ...uniqueConstraints.map(key => key.columns),
        ...indexes.filter(({ config }) => config.unique).map(({ config }) => config.columns),
      ].map(key => key.map(column => ('name' in column ? String(column.name) : '…')))
    }
    const without = spreadTables.flatMap(table =>
      keysOf(table)
        .filter(key => !key.includes(vendorKeyOf(table)?.name ?? ''))
        .map(key => `${nameOf(table)} (${key})`),
    )
    expect(without).toEqual([])
  })

  it('with the vendor’s key reference each other by both keys, so no row references another vendor’s', () => {
    const crossing = tables.filter(isTied).flatMap(table =>
      getTableConfig(table)
        .foreignKeys.map(key => key.reference())
        .filter(
          ({ columns, foreignTable }) =>
            isTied(foreignTable) && !columns.some(({ name }) => name === vendorKeyOf(table)?.name),
        )
        .map(
          ({ columns, foreignTable }) =>
            `${nameOf(table)}.${columns.map(({ name }) => name)} → ${nameOf(foreignTable)}`,
        ),
    )
    expect(crossing).toEqual([])
  })
})
