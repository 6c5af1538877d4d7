import { contractConsents } from '../../../src/api/schemas/contractLinks.ts'
import { sha256 } from '../../common/crypto.ts'
import { and, eq } from '../../database/drizzle.ts'
import { isRow } from '../../database/isRow.ts'
import { enforceRateLimit } from '../../http/enforceRateLimit.ts'
import type { Routes } from '../../http/Handler.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { MailServices } from '../../mail/MailServices.ts'
import { roles, userRoles } from '../accounts/tables.ts'
import { type ContractKey, isOfContract } from '../contracts/isOfContract.ts'
import { contractNames, contracts, userContracts } from '../contracts/tables.ts'
import { recordEvent } from '../events/recordEvent.ts'
import { askForContractEmail, confirmContractEmail, contractEmailOf } from './contractEmail.ts'
import { agreementNumber, findByInvoice } from './findByInvoice.ts'
import { holdersOf } from './holdersOf.ts'
import { needsConfirmation } from './needsConfirmation.ts'
import { contractEmailChanges, contractSettings } from './tables.ts'
import { tellOtherHolders } from './tellOtherHolders.ts'
import { unlink } from './unlink.ts'

const hour = 3600
/** Rate limits for link attempts and for mails about a contract, per account and per address. */
const guessLimits = { action: 'contract-link', perAccount: 10, perAddress: 30, windowSeconds: hour }
/** Limit of attempts at one contract number by all callers together, so that a bill and its amount cannot be guessed. */
const numberLimits = {
  action: 'contract-link-number',
  perAccount: 20,
  perAddress: Number.POSITIVE_INFINITY,
  windowSeconds: 24 * hour,
}
const mails = { action: 'contract-email', perAccount: 5, perAddress: 30, windowSeconds: hour }

type Consents = Record<(typeof contractConsents)[number], boolean>

/** Contract links, their consents and their e-mail addresses (CON-6 to CON-8, CON-13, AUT-16, AUT-17). */
export function contractLinksRoutes(services: MailServices): Routes['contractLinks'] {
  const { database, clock, wake } = services
  const { queries } = database

  const isHolding = (userId: number, contract: ContractKey) =>
    and(eq(contractSettings.userId, userId), isOfContract(contractSettings, contract))

  const consentsOf = async (userId: number, contract: ContractKey): Promise<Consents> => {
    const [row] = await queries.select().from(contractSettings).where(isHolding(userId, contract))
    return Object.fromEntries(contractConsents.map(name => [name, row?.[name] ?? false])) as Consents
  }

  return {
    async linkContract({ session, body, address, locale, answerWith }) {
      const userId = session.user.id
      await enforceRateLimit(services, { ...guessLimits, account: `user ${userId}`, address })
      const account = `number ${agreementNumber(body.agreementCode)}`
      await enforceRateLimit(services, { ...numberLimits, account, address })
      const contract = await findByInvoice(queries, body)
      if (!contract || session.vendorIds?.includes(contract.vendorId) === false)
        throw new HttpError('link_not_found')
      const holding = { userId, vendorId: contract.vendorId, contractId: contract.id }
      await queries.transaction(async tx => {
        // Locks the contract, because concurrent links in different roles would not conflict.
        await tx.select({ id: contracts.id }).from(contracts).where(isRow(contracts, contract)).for('update')
        const [existingLink] = await tx
          .select({ roleId: userContracts.roleId })
          .from(userContracts)
          .where(and(eq(userContracts.userId, userId), isOfContract(userContracts, contract)))
          .limit(1)
        if (existingLink) throw new HttpError('already_linked')
        const isConfirmed = !(await needsConfirmation(tx, contract.vendorId, body.role))
        await tx.insert(userContracts).values({ ...holding, roleId: body.role, isConfirmed })
        // Adds the role to the user, because a contract is visible in its role only (PER-3).
        await tx.insert(userRoles).values({ userId, roleId: body.role }).onConflictDoNothing()
        if (body.name) await tx.insert(contractNames).values({ ...holding, name: body.name })
        if (body.email) await askForContractEmail(tx, holding, body.email, locale, clock())
        await tellOtherHolders(tx, holding, locale, clock())
        const [role] = await tx
          .select({ name: roles.externalName })
          .from(roles)
          .where(eq(roles.id, body.role))
        await recordEvent(tx, 'contract.linked', holding, { role: role?.name ?? '', isConfirmed }, clock())
      })
      wake()
      answerWith(201)
      return { data: { contractId: contract.id, isVerified: false } }
    },

    async unlinkContract({ session, contract }) {
      const userId = session.user.id
      const holding = { userId, vendorId: contract.vendorId, contractId: contract.id }
      await queries.transaction(async tx => {
        await unlink(tx, holding, clock())
      })
    },

    async verifyContractLink({ session, contract, address, locale }) {
      const userId = session.user.id
      await enforceRateLimit(services, { ...mails, account: `user ${userId}`, address })
      const holding = { userId, vendorId: contract.vendorId, contractId: contract.id }
      await queries.transaction(async tx => {
        const [pendingChange] = await tx
          .select({ email: contractEmailChanges.email })
          .from(contractEmailChanges)
          .where(and(eq(contractEmailChanges.userId, userId), isOfContract(contractEmailChanges, contract)))
        if (pendingChange) await askForContractEmail(tx, holding, pendingChange.email, locale, clock())
      })
      wake()
    },

    async verifyContractEmail({ body, locale }) {
      await queries.transaction(tx => confirmContractEmail(tx, body.token, locale, clock()))
      wake()
    },

    async contractHolders({ session, contract }) {
      const rows = await holdersOf(queries, contract)
      return {
        data: rows.map(({ person: { id, firstName, lastName }, role, isConfirmed }) => ({
          firstName,
          lastName,
          role,
          isConfirmed,
          isSelf: id === session.user.id,
        })),
      }
    },

    async contractConsentSettings({ session, contract }) {
      return { data: await consentsOf(session.user.id, contract) }
    },

    async updateContractConsents({ session, contract, body }) {
      const userId = session.user.id
      const sent = contractConsents.filter(name => body[name] !== undefined)
      if (sent.length > 0) {
        const holding = { userId, vendorId: contract.vendorId, contractId: contract.id }
        await queries.transaction(async tx => {
          await tx.insert(contractSettings).values(holding).onConflictDoNothing()
          const isThis = isHolding(userId, contract)
          // Locked, so that of equal calls at once only the first changes something.
          const [before] = await tx.select().from(contractSettings).where(isThis).for('update')
          const changed = sent.filter(name => body[name] !== before?.[name])
          if (changed.length === 0) return
          const consents = Object.fromEntries(changed.map(name => [name, body[name]]))
          await tx.update(contractSettings).set(consents).where(isThis)
          await recordEvent(tx, 'consent.changed', holding, { consents }, clock())
        })
      }
      return { data: await consentsOf(userId, contract) }
    },

    async contractEmail({ session, contract, query }) {
      const holding = { userId: session.user.id, vendorId: contract.vendorId, contractId: contract.id }
      const data = await contractEmailOf(queries, holding, clock())
      return { data: query.pending === false ? { ...data, pending: null } : data }
    },

    async startContractEmailChange({ session, contract, body, address, locale, answerWith }) {
      const userId = session.user.id
      await enforceRateLimit(services, { ...mails, account: `user ${userId}`, address })
      const holding = { userId, vendorId: contract.vendorId, contractId: contract.id }
      await queries.transaction(tx => askForContractEmail(tx, holding, body.email, locale, clock()))
      wake()
      answerWith(201)
      return { data: await contractEmailOf(queries, holding, clock()) }
    },

    async confirmContractEmail({ params, body, locale }) {
      await queries.transaction(tx => confirmContractEmail(tx, body.token, locale, clock(), params.intent))
      wake()
    },

    async unsubscribeContract({ params, body }) {
      const unsubscribeHash = await sha256(body.token)
      await queries.transaction(async tx => {
        const isThis = eq(contractSettings.unsubscribeHash, unsubscribeHash)
        const [holding] = await tx.select().from(contractSettings).where(isThis).for('update')
        if (!holding) throw new HttpError('link_expired')
        if (!holding[params.mailing]) return
        await tx
          .update(contractSettings)
          .set({ [params.mailing]: false })
          .where(isThis)
        await recordEvent(tx, 'consent.changed', holding, { consents: { [params.mailing]: false } }, clock())
      })
    },
  }
}
