import type { AnyRecord, BatchContext, Reference, Row } from '../Resource.ts'
import type { Refusal } from '../readers/RawRow.ts'
import { referenceOf } from './referenceId.ts'

interface Addressed extends AnyRecord {
  readonly organization: string
  readonly contract?: string | undefined
}

/** References of a record for an organization, or for one of its contracts. */
export const addressee = ({ organization, contract }: Addressed): readonly Reference[] => [
  { field: 'organization', to: 'organizations', sourceId: organization },
  ...(contract === undefined ? [] : [{ field: 'contract', to: 'contracts' as const, sourceId: contract }]),
]

const foreignContract: Refusal = {
  field: 'contract',
  reason: 'unknown_reference',
  message: 'The contract is with another organization.',
}

/** Refuses rows whose contract is with another organization. */
export const contractOfOrganization = async <Record extends Addressed>(
  _: BatchContext,
  rows: readonly Row<Record>[],
): Promise<ReadonlyMap<string, Refusal>> =>
  new Map(
    rows
      .filter(
        row =>
          row.refs.has('contract') &&
          referenceOf(row, 'contract').parentId !== referenceOf(row, 'organization').id,
      )
      .map(({ record }) => [record.sourceId, foreignContract]),
  )
