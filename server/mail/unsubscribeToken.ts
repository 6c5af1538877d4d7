import { mailings } from '../../src/api/schemas/mailings.ts'
import type { Signer } from '../common/crypto.ts'
import { apiRoot } from '../http/apiRoot.ts'
import type { Mail, MailConsent } from './Mail.ts'

/** Path of the unsubscribe page and its one-click target, under the API's root. */
export const unsubscribePath = 'mails/unsubscribe'

const purpose = 'unsubscribe'

const facts = ({ userId, contractId, name }: MailConsent, recipient: string) =>
  [userId, contractId ?? 0, name, recipient.toLowerCase()] as const

/**
 * The URL that withdraws one consent of one person (RFC 8058). It needs no sign-in and does not expire,
 * because old mails must work too. It is signed for the recipient's address, so it ends with the address.
 */
export async function unsubscribeUrl(
  signer: Signer,
  consent: MailConsent,
  { recipient, locale }: Pick<Mail, 'recipient' | 'locale'>,
  publicUrl: string,
): Promise<string> {
  const { userId, contractId, name } = consent
  const signature = await signer.sign(purpose, ...facts(consent, recipient))
  const token = `${userId}.${contractId ?? 0}.${name}.${signature}`
  return `${publicUrl}${apiRoot}/${unsubscribePath}?locale=${locale}&token=${token}`
}

export interface UnsubscribeToken {
  readonly consent: MailConsent
  /** Whether the token was made for mails to this address. */
  readonly isFor: (signer: Signer, recipient: string) => Promise<boolean>
}

const isName = (name: string, contractId: number): name is MailConsent['name'] =>
  contractId === 0
    ? name === 'newsletter'
    : name !== 'transactionalSms' && (mailings as readonly string[]).includes(name)

/** Parses a token; undefined if it cannot be one. */
export function readUnsubscribeToken(token: string): UnsubscribeToken | undefined {
  const [, user, contract, name = '', signature = ''] =
    /^([1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.([a-zA-Z]{1,30})\.([\w-]{43})$/.exec(token) ?? []
  const contractId = Number(contract)
  if (!isName(name, contractId)) return undefined
  const consent = { userId: Number(user), contractId: contractId || null, name }
  return {
    consent,
    isFor: (signer, recipient) => signer.verify(signature, purpose, ...facts(consent, recipient)),
  }
}
