import type { Queries } from '../../database/Database.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { MailConsent, SendMail } from '../../mail/Mail.ts'
import { isConsentGiven } from '../accounts/consents.ts'
import { contractSettings } from '../contractLinks/tables.ts'

/** Whether a consent stands. It ends with the account, and that of a contract when the contract is unlinked. */
async function isStanding(queries: Queries, { userId, contractId, name }: MailConsent): Promise<boolean> {
  if (name === 'newsletter') return isConsentGiven(queries, userId, name)
  if (contractId === null) return false
  const [settings] = await queries
    .select({ isGiven: contractSettings[name] })
    .from(contractSettings)
    .where(and(eq(contractSettings.userId, userId), eq(contractSettings.contractId, contractId)))
  return settings?.isGiven === true
}

/**
 * Sends mails by consent only while the consent stands, because a mail may wait for its next try for days (MAI-4). One whose
 * consent was withdrawn counts as sent.
 */
export const sendByConsent =
  (queries: Queries, send: SendMail): SendMail =>
  async mail => {
    if (mail.consent === null || (await isStanding(queries, mail.consent))) await send(mail)
  }
