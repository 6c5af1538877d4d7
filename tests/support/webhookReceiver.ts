import { createServer, type IncomingHttpHeaders } from 'node:http'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A vendor's system that receives webhooks. */
export interface WebhookReceiver {
  readonly url: string
  /** Requests in the order of arrival, accepted or not. */
  readonly requests: readonly Received[]
  /** Decides the status of each request; all are accepted at first. */
  answer: (
    request: Received,
  ) => number | { readonly status: number; readonly headers: Record<string, string> }
  readonly stop: () => Promise<void>
}

/** Starts a receiver on a port of this machine. */
export async function startWebhookReceiver(port: number): Promise<WebhookReceiver> {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const received = { headers: request.headers, body }
    requests.push(received)
    const answer = receiver.answer(received)
    const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer
    response.writeHead(status, headers).end('{"ignored": true}')
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hook`,
    requests,
    answer: () => 204,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
