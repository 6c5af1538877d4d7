import { centsText } from '../../../src/api/rules/money.ts'
import type { Queries } from '../../database/Database.ts'
import { and, eq, inArray, ne, sql } from '../../database/drizzle.ts'
import type { CallerSession } from '../../http/AccessLookups.ts'
import { roles } from '../accounts/tables.ts'
import { attachedFiles } from '../attachments/tables.ts'
import { contractEmailChanges, contractSettings } from '../contractLinks/tables.ts'
import { isHeld } from '../contracts/heldContracts.ts'
import { isOpen } from '../contracts/isOfSession.ts'
import { contractNames, contractObjects, contracts, userContracts } from '../contracts/tables.ts'
import { helpDeskReplies, helpDeskStages, helpDeskTasks } from '../helpDesk/tables.ts'
import { numberedTask, taskNumber } from '../helpDesk/taskNumber.ts'
import { payments } from '../invoices/tables.ts'
import { chatConversations, chatMessages } from '../liveChat/tables.ts'
import { isMeterOf, photoOf } from '../meters/readingPhotos.ts'
import { meterReadings, meters } from '../meters/tables.ts'
import { offerOrders, offers } from '../offers/tables.ts'
import { paymentOrders } from '../payments/tables.ts'
import { pollChoices, polls } from '../polls/tables.ts'
import { organizations, vendors } from '../vendors/tables.ts'
import { exportMoveOuts } from './exportMoveOuts.ts'
import { exportProxies, exportVotes } from './exportVotes.ts'

/** The session whose data is exported. */
type Exported = Pick<CallerSession, 'user' | 'vendorIds'>

/** Returns the user's contracts with the user's settings for each. */
async function heldContracts(queries: Queries, { user: { id: userId }, vendorIds: held }: Exported) {
  const contractRows = await queries
    .select({
      id: contracts.id,
      number: contracts.username,
      organization: organizations.name,
      role: roles.externalName,
    })
    .from(userContracts)
    .innerJoin(contracts, isHeld)
    .innerJoin(organizations, eq(organizations.id, contracts.organizationId))
    .innerJoin(roles, eq(roles.id, userContracts.roleId))
    .where(and(eq(userContracts.userId, userId), isOpen(contracts.vendorId, held)))
    .orderBy(contracts.id)
  const ids = [...new Set(contractRows.map(({ id }) => id))]
  const objects = await queries
    .select()
    .from(contractObjects)
    .where(and(isOpen(contractObjects.vendorId, held), inArray(contractObjects.contractId, ids)))
  const names = await queries
    .select()
    .from(contractNames)
    .where(and(isOpen(contractNames.vendorId, held), eq(contractNames.userId, userId)))
  const settings = await queries
    .select()
    .from(contractSettings)
    .where(and(isOpen(contractSettings.vendorId, held), eq(contractSettings.userId, userId)))
  return ids.map(id => {
    const rows = contractRows.filter(row => row.id === id)
    const setting = settings.find(row => row.contractId === id)
    return {
      number: rows[0]?.number,
      organization: rows[0]?.organization,
      roles: rows.map(({ role }) => role),
      addresses: objects.filter(({ contractId }) => contractId === id).map(({ address }) => address),
      name: names.find(({ contractId }) => contractId === id)?.name ?? null,
      email: setting?.email ?? null,
      consents: setting && {
        billEmailDelivery: setting.billEmailDelivery,
        newsletters: setting.newsletters,
        transactionalEmail: setting.transactionalEmail,
        transactionalSms: setting.transactionalSms,
      },
    }
  })
}

/** Returns help desk requests with their correspondence and file names. */
async function requestsOf(queries: Queries, { user, vendorIds: held }: Exported) {
  const tasks = await queries
    .select(numberedTask)
    .from(helpDeskTasks)
    .innerJoin(vendors, eq(vendors.id, helpDeskTasks.vendorId))
    .where(and(eq(helpDeskTasks.userId, user.id), isOpen(helpDeskTasks.vendorId, held)))
  const ids = tasks.map(({ id }) => id)
  const replies = await queries
    .select()
    .from(helpDeskReplies)
    .where(and(isOpen(helpDeskReplies.vendorId, held), inArray(helpDeskReplies.taskId, ids)))
  const stages = await queries
    .select()
    .from(helpDeskStages)
    .where(and(isOpen(helpDeskStages.vendorId, held), inArray(helpDeskStages.taskId, ids)))
  const files = await queries
    .select({ taskId: attachedFiles.itemId, name: attachedFiles.name })
    .from(attachedFiles)
    .where(
      and(
        isOpen(attachedFiles.vendorId, held),
        eq(attachedFiles.item, 'task'),
        inArray(attachedFiles.itemId, ids),
      ),
    )
  return tasks.map(({ id, timeZone, object, category, phone, message, createdAt }) => ({
    number: taskNumber({ id, timeZone, createdAt }),
    object,
    category,
    phone,
    message,
    at: createdAt,
    stages: stages.filter(({ taskId }) => taskId === id).map(({ stage, at }) => ({ stage, at })),
    replies: replies
      .filter(({ taskId }) => taskId === id)
      .map(({ at, author, text }) => ({ at, author, text })),
    files: files.filter(({ taskId }) => taskId === id).map(({ name }) => name),
  }))
}

/** Returns live chat messages of the user and the answers of vendors' staff. */
const conversationsOf = (queries: Queries, { user, vendorIds: held }: Exported) =>
  queries
    .select({
      vendor: vendors.title,
      at: chatMessages.at,
      author: chatMessages.author,
      text: chatMessages.text,
    })
    .from(chatMessages)
    .innerJoin(
      chatConversations,
      and(isOpen(chatMessages.vendorId, held), eq(chatConversations.id, chatMessages.conversationId)),
    )
    .innerJoin(vendors, eq(vendors.id, chatConversations.vendorId))
    .where(and(eq(chatConversations.userId, user.id), isOpen(chatConversations.vendorId, held)))
    .orderBy(chatMessages.id)

/** Returns the user's data under the contracts that a session opens. Tokens and other secrets are left out. */
export async function exportContracts(queries: Queries, holder: Exported) {
  const { user, vendorIds: held } = holder
  const userId = user.id
  const contractsWithBills = queries
    .select({ id: userContracts.contractId })
    .from(userContracts)
    .innerJoin(roles, eq(roles.id, userContracts.roleId))
    .where(
      and(
        eq(userContracts.userId, userId),
        isOpen(userContracts.vendorId, held),
        sql`${roles.permissions} ? 'bills'`,
      ),
    )
  const orders = await queries
    .select({
      contract: contracts.username,
      type: paymentOrders.type,
      bank: paymentOrders.bank,
      amountCents: paymentOrders.amountCents,
      feeCents: paymentOrders.feeCents,
      currency: paymentOrders.currency,
      state: paymentOrders.state,
      at: paymentOrders.createdAt,
    })
    .from(paymentOrders)
    .innerJoin(contracts, and(isOpen(contracts.vendorId, held), eq(contracts.id, paymentOrders.contractId)))
    .where(
      and(
        isOpen(paymentOrders.vendorId, held),
        inArray(paymentOrders.contractId, contractsWithBills),
        ne(paymentOrders.kind, 'service'),
      ),
    )
    .orderBy(paymentOrders.createdAt)
  const paid = await queries
    .select({
      contract: contracts.username,
      date: payments.date,
      reference: payments.reference,
      payer: payments.payer,
      amountCents: payments.amountCents,
      currency: payments.currency,
    })
    .from(payments)
    .innerJoin(contracts, and(isOpen(contracts.vendorId, held), eq(contracts.id, payments.contractId)))
    .where(and(isOpen(payments.vendorId, held), inArray(payments.contractId, contractsWithBills)))
    .orderBy(payments.date, payments.id)
  return {
    contracts: await heldContracts(queries, holder),
    contractEmailsToConfirm: await queries
      .select({ email: contractEmailChanges.email, expiresAt: contractEmailChanges.expiresAt })
      .from(contractEmailChanges)
      .where(and(eq(contractEmailChanges.userId, userId), isOpen(contractEmailChanges.vendorId, held))),
    declarations: await queries
      .select({
        meter: meters.number,
        date: meterReadings.date,
        from: meterReadings.valueFrom,
        to: meterReadings.valueTo,
        at: meterReadings.declaredAt,
        photo: attachedFiles.name,
      })
      .from(meterReadings)
      .innerJoin(meters, and(isOpen(meters.vendorId, held), isMeterOf))
      .leftJoin(attachedFiles, and(isOpen(attachedFiles.vendorId, held), photoOf(userId)))
      .where(and(eq(meterReadings.userId, userId), isOpen(meterReadings.vendorId, held)))
      .orderBy(meterReadings.declaredAt, meterReadings.id),
    moveOuts: await exportMoveOuts(queries, holder),
    requests: await requestsOf(queries, holder),
    conversations: await conversationsOf(queries, holder),
    votes: await exportVotes(queries, holder),
    proxies: await exportProxies(queries, holder),
    keptChoices: await queries
      .select({ poll: polls.title, answers: pollChoices.answers, at: pollChoices.at })
      .from(pollChoices)
      .innerJoin(polls, and(isOpen(polls.vendorId, held), eq(polls.id, pollChoices.pollId)))
      .where(and(eq(pollChoices.userId, userId), isOpen(pollChoices.vendorId, held))),
    orders: await queries
      .select({ offer: offers.title, comment: offerOrders.comment, at: offerOrders.at })
      .from(offerOrders)
      .innerJoin(offers, and(isOpen(offers.vendorId, held), eq(offers.id, offerOrders.offerId)))
      .where(and(eq(offerOrders.userId, userId), isOpen(offerOrders.vendorId, held))),
    payments: paid.map(({ amountCents, ...payment }) => ({ ...payment, amount: centsText(amountCents) })),
    paymentsBegun: orders.map(({ amountCents, feeCents, ...order }) => ({
      ...order,
      amount: centsText(amountCents),
      fee: centsText(feeCents),
    })),
  }
}
