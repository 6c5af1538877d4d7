import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { knownFaults } from '../../tools/knownFaults.ts'

let registry: Server | undefined
afterEach(() => registry?.close())

/** Runs the command against a registry that answers audits with a status and a body. */
async function audit(
  status: number,
  body: object,
): Promise<{ readonly code: number | null; readonly output: string }> {
  registry = createServer((request, response) => {
    request.resume()
    const isAudit = request.url?.includes('/security/advisories/bulk')
    response.writeHead(isAudit ? status : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isAudit ? body : {}))
  })
  await new Promise<void>(resolve => registry?.listen(0, '127.0.0.1', resolve))
  const { port } = registry.address() as AddressInfo
  const child = spawn(process.execPath, ['tools/commands/audit.ts'], {
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
  })
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  const code = await new Promise<number | null>(resolve => child.on('close', resolve))
  return { code, output }
}

const fault = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A fault',
  severity: 'high',
  vulnerable_versions: '<9999.0.0',
}

test('SEC-19: npm run audit, with a known fault of a package, fails and names the package', async () => {
  const { code, output } = await audit(200, { hono: [fault] })
  expect(output).toContain('high: hono')
  expect(code).toBe(1)
}, 60_000)

test('SEC-19: npm run audit, without known faults, succeeds', async () => {
  const { code, output } = await audit(200, {})
  expect(output).toContain('No package of the product has a known fault.')
  expect(code).toBe(0)
}, 60_000)

test('SEC-19: npm run audit, with a registry that answers no audits, fails and says that nothing was checked', async () => {
  const { code, output } = await audit(405, {})
  expect(output).toContain('Nothing was checked: the npm registry does not answer audits (405')
  expect(code).toBe(1)
}, 60_000)

test('SEC-19: a report that is none counts as unchecked', () => {
  expect(() => knownFaults('')).toThrow('Nothing was checked')
  expect(() => knownFaults('{"error":{"summary":"no lock file"}}')).toThrow('(no lock file)')
})
