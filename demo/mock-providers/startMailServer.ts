import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** Addresses of the envelope. */
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as received. */
  readonly source: string
  readonly mail: Email
}

export interface MailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Answers this many mails with "try again later". */
  refuse: (times: number) => void
  readonly stop: () => Promise<void>
}

/**
 * Starts an SMTP server that keeps received mail in memory and delivers none.
 * @param port 0 takes any free one
 * @throws Error if the port is taken
 */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, callback) {
      if (refusals === 0) return callback()
      refusals -= 1
      callback(Object.assign(new Error('try again later'), { responseCode: 451 }))
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      stream.on('data', chunk => chunks.push(chunk))
      stream.on('end', async () => {
        const source = Buffer.concat(chunks)
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          source: source.toString('utf8'),
          mail: await PostalMime.parse(source),
        })
        callback()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    refuse(times) {
      refusals = times
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}
