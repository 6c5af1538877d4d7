/** Interval of keep-alive comments, so that proxies do not close an idle connection. */
const pulseMilliseconds = 20_000

/** Maximum duration; the client then reconnects, so that a load balancer can move it. */
const longestMilliseconds = 10 * 60_000

interface EventSink {
  readonly send: (text: string) => void
  readonly close: () => void
  readonly isClosed: () => boolean
}

export const eventStreamHeaders = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'X-Accel-Buffering': 'no',
} as const

/** Whether the caller wants a stream, not the events until now. */
export const acceptsEventStream = (request: Request): boolean =>
  request.headers.get('Accept')?.includes('text/event-stream') === true

/**
 * A response body of server-sent events with keep-alive comments, until either side closes.
 * @param open starts sending; returns what ends it
 */
export function serverSentEvents(open: (sink: EventSink) => () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      let isOver = false
      const send = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text))
      }
      const close = () => {
        if (isOver) return
        end()
        controller.close()
      }
      let stop = () => {}
      const keepAlive = setInterval(() => send(': \n\n'), pulseMilliseconds)
      const timeout = setTimeout(close, longestMilliseconds)
      end = () => {
        isOver = true
        stop()
        clearInterval(keepAlive)
        clearTimeout(timeout)
      }
      // Sends a comment at once, so that the client and proxies receive the start of the response.
      send(': \n\n')
      stop = open({ send, close, isClosed: () => isOver })
    },
    cancel: () => end(),
  })
}
