import { type Handle, type Listener, listen } from './listen.ts'

export interface Port extends Listener {
  /** Sets the handler of the requests. */
  readonly answer: (handle: Handle) => void
}

const starting: Handle = () =>
  new Response('The server is starting.\n', { status: 503, headers: { 'Retry-After': '1' } })

/**
 * Listens on a port at once and returns 503 until `answer` is called, because with port 0 the URLs in
 * responses are known only after listening.
 * @param variable the environment variable of the port, named in errors
 * @throws Error that says what to do if the port is taken or not permitted
 */
export async function openPort(port: number, host: string | undefined, variable: string): Promise<Port> {
  let handle = starting
  const listener = await listen((request, connection) => handle(request, connection), port, host, variable)
  return {
    ...listener,
    answer(next) {
      handle = next
    },
  }
}

/** Host name in the URLs of a server that listens on `host`. */
export const hostName = (host: string | undefined): string =>
  host && !['0.0.0.0', '::'].includes(host) ? host : 'localhost'
