import * as z from 'zod/mini'
import { mailings } from '../../schemas/mailings.ts'
import { Day, Id, Moment, Money, Month } from '../../schemas/primitives.ts'
import { MoveOutReading } from './moveOuts.ts'
import { RecordName } from './shared.ts'

/** Texts that a person wrote, and contact details, are null after the person deleted the account. */
const erasable = z.nullable(z.string())

export const EventPerson = z.object({ id: Id, firstName: erasable, lastName: erasable, email: erasable })

/** Contract that an event is about, and the person who caused it. */
const subject = { contract: RecordName, person: z.nullable(EventPerson) }

const ofPoll = { ...subject, poll: Id, pollSourceId: z.nullable(z.string()) }

const payment = {
  ...subject,
  reference: z.string(),
  /** The paid bill; null for a payment in advance, or of a service by contract number. */
  invoice: z.nullable(RecordName),
  /** Whether it is paid in advance, and waits to be set off as `prepaid` of an invoice. */
  isAdvance: z.boolean(),
  method: z.enum(['bank', 'card']),
  /** Without the fee. */
  amount: Money,
  fee: Money,
  currency: z.string(),
}

export const VoteChoice = z.object({ question: Id, choice: z.enum(['agree', 'disagree']) })

export const DeletedPerson = z.object({ id: Id })

/** Days that events can be read. */
export const vendorEventDays = 30

interface EventType {
  /** One line for the OpenAPI document and the guide. */
  readonly summary: string
  readonly data: z.ZodMiniType<object>
}

/** Every event that a vendor receives, with the schema of its `data`: the only place that declares them. */
export const vendorEvents = {
  'reading.submitted': {
    summary: 'A resident declared a meter reading',
    data: z.object({
      ...subject,
      reading: Id,
      meter: RecordName,
      value: z.string(),
      previousValue: z.string(),
      date: Day,
      month: Month,
      hasPhoto: z.boolean(),
    }),
  },
  'absence.announced': {
    summary: 'A resident announced days on which nobody can read the meters',
    data: z.object({
      ...subject,
      /** First and last day. */
      from: Day,
      until: Day,
    }),
  },
  'payment.settled': {
    summary: 'The payment provider confirmed a payment',
    data: z.object({ ...payment, paidAt: Moment }),
  },
  'payment.failed': {
    summary: 'A payment was refused or cancelled',
    data: z.object({ ...payment, failure: z.string() }),
  },
  'payment.refunded': {
    summary: 'The payment provider gave back a payment, or a part of it',
    data: z.object({
      ...payment,
      /** Total given back so far. */
      refunded: Money,
    }),
  },
  'request.created': {
    summary: 'A resident sent a request',
    data: z.object({
      ...subject,
      request: Id,
      number: z.string(),
      category: z.string(),
      object: z.nullable(z.string()),
      phone: erasable,
      message: erasable,
      files: z.int(),
    }),
  },
  'request.replied': {
    summary: 'A request was answered',
    data: z.object({
      ...subject,
      request: Id,
      number: z.string(),
      reply: Id,
      from: z.enum(['resident', 'organization']),
      message: erasable,
    }),
  },
  'request.cancelled': {
    summary: 'A resident withdrew a request',
    data: z.object({ ...subject, request: Id, number: z.string() }),
  },
  'request.reopened': {
    summary: 'A resident opened a closed request again',
    data: z.object({ ...subject, request: Id, number: z.string(), reply: Id, message: erasable }),
  },
  'request.rated': {
    summary: 'A resident rated a completed request: 1 bad to 5 good',
    data: z.object({
      ...subject,
      request: Id,
      number: z.string(),
      rating: z.int(),
      comment: erasable,
    }),
  },
  'vote.signed': {
    summary: 'A contract voted in a poll; the receipt signs the choices',
    data: z.object({
      ...ofPoll,
      answers: z.array(VoteChoice),
      /** Whether an e-signature confirmed the vote. */
      isSigned: z.boolean(),
      receipt: z.string(),
      /** Number of the written authorisation if a proxy voted; null otherwise. */
      proxy: z.nullable(z.string()),
    }),
  },
  'vote.withdrawn': {
    summary: 'A voter withdrew the vote of a contract; the contract may vote again',
    data: z.object({ ...ofPoll, receipt: z.string() }),
  },
  'contract.linked': {
    summary: 'A person linked a contract to an account',
    data: z.object({
      ...subject,
      role: z.string(),
      /** False for a role with a vote that the vendor has to confirm first. */
      isConfirmed: z.boolean(),
    }),
  },
  'contract.unlinked': {
    summary: 'A contract was taken out of an account',
    data: z.object(subject),
  },
  'contract.move_out_requested': {
    summary: 'A resident asked to end a contract on a day',
    data: z.object({
      ...subject,
      moveOut: Id,
      day: Day,
      forwardingAddress: erasable,
      readings: z.array(MoveOutReading),
    }),
  },
  'contract.last_readings_given': {
    summary: 'A resident gave last readings after the request to end the contract',
    data: z.object({ ...subject, moveOut: Id, day: Day, readings: z.array(MoveOutReading) }),
  },
  'contract.move_out_withdrawn': {
    summary: 'A resident withdrew the request to end a contract',
    data: z.object({ ...subject, moveOut: Id }),
  },
  'contract.email_changed': {
    summary: 'A person confirmed a new e-mail address of a contract',
    data: z.object({ ...subject, email: erasable }),
  },
  'consent.changed': {
    summary: 'A person gave or withdrew consent to a kind of message',
    data: z.object({
      /** Null for a consent of the account, which covers all its contracts. */
      contract: z.nullable(RecordName),
      person: z.nullable(EventPerson),
      consents: z.partialRecord(z.enum([...mailings, 'newsletter', 'paymentService']), z.boolean()),
    }),
  },
  'client_form.submitted': {
    summary: 'A new owner sent the client data form',
    data: z.object({ form: z.string() }),
  },
  'offer.ordered': {
    summary: 'A person ordered an offer for a contract',
    data: z.object({
      ...subject,
      order: Id,
      offer: Id,
      offerSourceId: z.nullable(z.string()),
      title: z.string(),
      comment: erasable,
    }),
  },
  'account.deleted': {
    summary: 'A person who had contracts deleted the account',
    data: z.object({ person: DeletedPerson, contracts: z.array(RecordName) }),
  },
} as const satisfies Readonly<Record<string, EventType>>

export type VendorEventType = keyof typeof vendorEvents
export type VendorEventData<Type extends VendorEventType> = z.output<(typeof vendorEvents)[Type]['data']>

export const vendorEventTypes = Object.keys(vendorEvents) as [VendorEventType, ...VendorEventType[]]

/** An event as `GET /events` answers it and as webhooks deliver it. */
export const VendorEvent = z.object({
  /** Same at each delivery; also the header `webhook-id`. */
  id: z.string(),
  /** Ascends per vendor; numbers may be missing. */
  number: z.int(),
  type: z.enum(vendorEventTypes),
  timestamp: Moment,
  /** In the schema of its type. */
  data: z.record(z.string(), z.unknown()),
})
export type VendorEvent = z.infer<typeof VendorEvent>

/** The body of each event's webhook. */
export const vendorWebhooks = Object.fromEntries(
  Object.entries(vendorEvents).map(([type, { summary, data }]) => [
    type,
    { summary, body: z.extend(VendorEvent, { type: z.literal(type), data }) },
  ]),
)

const Limit = z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(500)))

export const VendorEventsQuery = z.object({
  after: z._default(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)), 0),
  limit: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), Limit), 100),
})

export const VendorEventsMeta = z.object({
  /** The value of `after` for the next call. */
  next: z.int(),
  hasMore: z.boolean(),
  /** The lowest number that is kept; null if there is no event. */
  oldest: z.nullable(z.int()),
})

export const VendorEventsAnswer = z.object({ data: z.array(VendorEvent), meta: VendorEventsMeta })
