import { type AddressInfo, createServer, type Socket } from 'node:net'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Headers and body as received. */
  readonly source: string
}

export interface SmtpServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** Answers this many mails with "try again later". */
  refuse: (times: number) => void
  readonly stop: () => Promise<void>
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** An SMTP server (RFC 5321) on a free port that stores received mail. */
export async function startSmtp(): Promise<SmtpServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let refusals = 0

  const talk = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    let rest = ''
    let from = ''
    let to: string[] = []
    let data: string[] | undefined

    const hear = (line: string) => {
      if (data) {
        if (line !== '.') {
          data.push(line.startsWith('.') ? line.slice(1) : line)
          return
        }
        received.push({ from, to, source: data.join('\n') })
        data = undefined
        to = []
        say('250 kept')
        return
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO' || verb === 'HELO') say('250 mail.example')
      else if (verb === 'MAIL' && refusals > 0) {
        refusals -= 1
        say('451 try again later')
      } else if (verb === 'MAIL') {
        from = addressIn(line)
        say('250 fine')
      } else if (verb === 'RCPT') {
        to.push(addressIn(line))
        say('250 fine')
      } else if (verb === 'DATA') {
        data = []
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 goodbye')
        socket.end()
      } else say('250 fine')
    }
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) hear(line)
    })
    say('220 mail.example')
  }

  const server = createServer(talk)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse(times) {
      refusals = times
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
