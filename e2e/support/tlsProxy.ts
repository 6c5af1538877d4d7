import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a certificate can be made on this machine. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A new key with a certificate for localhost that nobody vouches for. */
function selfSigned() {
  const folder = mkdtempSync(join(tmpdir(), 'resident-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    ])
    if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`)
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Starts a reverse proxy that speaks https on one port of localhost and http to another, as one before a server
 * in production does.
 * @returns ends it
 */
export async function startTlsProxy(port: number, serverPort: number): Promise<() => Promise<void>> {
  const proxy = createServer(selfSigned(), (incoming, outgoing) => {
    const { method, url, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port: serverPort, method, path: url, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>(resolve => proxy.listen(port, '127.0.0.1', resolve))
  return async () => {
    proxy.closeAllConnections()
    await new Promise(resolve => proxy.close(resolve))
  }
}
