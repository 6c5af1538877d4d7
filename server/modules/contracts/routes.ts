import type { CoreServices } from '../../http/CoreServices.ts'
import type { Routes } from '../../http/Handler.ts'
import { nameQueries } from './nameQueries.ts'

/** The user's name for a contract (CON-4, CON-5). */
export function contractsRoutes({
  database: { queries },
}: CoreServices): Omit<Routes['contracts'], 'contractUnreads'> {
  const names = nameQueries(queries)

  return {
    async createContractName({ session, contract, body, answerWith }) {
      const key = { userId: session.user.id, vendorId: contract.vendorId, contractId: contract.id }
      for (;;) {
        const created = await names.insert(key, body.name)
        if (created) {
          answerWith(201)
          return { data: created }
        }
        const contractName = await names.find(key)
        if (contractName) return { data: contractName }
        // Another call has deleted it since, so that there is room for this one.
      }
    },

    async updateContractName({ contractName, body }) {
      await names.update(contractName, body.name)
      return { data: { id: contractName.id, name: body.name } }
    },

    async deleteContractName({ session, contract }) {
      await names.remove({ userId: session.user.id, vendorId: contract.vendorId, contractId: contract.id })
    },
  }
}
