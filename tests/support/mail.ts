import { desc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { mailSubject } from '../../server/mail/mailContent.ts'
import { mails } from '../../server/mail/tables.ts'
import { accountRequests } from '../../server/modules/accounts/tables.ts'
import type { TestServer } from './server.ts'

/** Mail to an address, newest first, after the server has processed every queued request. */
export async function mailsTo({ database: { queries } }: TestServer, recipient: string) {
  await expect.poll(() => queries.select().from(accountRequests), { timeout: 10_000 }).toEqual([])
  const rows = await queries
    .select()
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, recipient))
    .orderBy(desc(mails.id))
  return rows.map(mail => ({ ...mail, subject: mailSubject(mail) }))
}

/** The token in a mail's link. */
export const tokenOf = (mail: { readonly link: string | null } | undefined): string =>
  /#token=([\w-]{43})/.exec(mail?.link ?? '')?.[1] ?? 'none'

/** The token of the newest mail to an address. */
export const newestToken = async (server: TestServer, recipient: string): Promise<string> =>
  tokenOf((await mailsTo(server, recipient))[0])
