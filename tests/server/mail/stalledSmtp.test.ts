import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSigner } from '../../../server/database/readSigner.ts'
import { findMailSender } from '../../../server/findMailSender.ts'
import { deliverMail } from '../../../server/mail/deliverMail.ts'
import { queueMail } from '../../../server/mail/queueMail.ts'
import { smtpSender } from '../../../server/mail/smtpSender.ts'
import { mails } from '../../../server/mail/tables.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'

/** Without SMTP_URL its own process sends nothing. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** An SMTP server that stops at a step; it answers each other line as if all were well. */
async function startStalling(step: 'greeting' | 'EHLO' | 'DATA' | 'body', stall: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const smtp = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (step === 'greeting') return stall(socket)
    socket.write('220 mail.example\r\n')
    socket.setEncoding('latin1').on('data', (text: string) => {
      const isBody = text.endsWith('\r\n.\r\n')
      if (text.startsWith(step) || (step === 'body' && isBody)) stall(socket)
      else if (text.startsWith('DATA')) socket.write('354 go on\r\n')
      else if (/^(EHLO|MAIL|RCPT)/.test(text)) socket.write('250 well\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(smtp, 'listening')
  return {
    url: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      smtp.close()
      await once(smtp, 'close')
    },
  }
}

const beSilent = () => {}
/** Sends lines of an answer that has no end, so that the connection is never silent. */
const talk = (socket: Socket) => {
  const talking = setInterval(() => socket.write('250-wait\r\n'), 50)
  socket.once('close', () => clearInterval(talking))
}

test.each([
  ['is silent instead of greeting', 'greeting', beSilent],
  ['is silent after EHLO', 'EHLO', beSilent],
  ['never ends its answer to EHLO', 'EHLO', talk],
  ['is silent after DATA', 'DATA', beSilent],
  ['is silent after the mail', 'body', beSilent],
] as const)('AUT-8: a mail is tried again later when the SMTP server %s', async (_, step, stall) => {
  const smtp = await startStalling(step, stall)
  const { database, clock, url } = server
  const { queries } = database
  await queries.delete(mails)
  await queueMail(queries, { kind: 'passwordChanged', recipient: 'one@example.com', locale: 'en' }, clock.now)
  const composition = {
    publicUrl: url,
    findSender: findMailSender(queries),
    signer: readSigner(queries),
  }
  const warnings: object[] = []
  const logger = { info() {}, warn: (fields: object) => warnings.push(fields), error() {} }
  const send = smtpSender(smtp.url, composition, 500)
  expect(await deliverMail({ database, clock: () => clock.now, logger }, send)).toBe(true)
  expect(warnings).toMatchObject([{ code: 'EABORT', tries: 1, isGivenUp: false }])
  const [mail] = await queries.select().from(mails)
  expect(mail?.nextTryAt.getTime()).toBe(clock.now.getTime() + 20_000)
  await smtp.stop()
})
