import { execFile } from 'node:child_process'
import { chmodSync, createReadStream, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { demoPassword } from '../../demo/seed/people.ts'
import type { Database } from '../../server/database/Database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { readMigrations } from '../../server/database/readMigrations.ts'
import { createVendorKey } from '../../server/modules/vendorKeys/createVendorKey.ts'
import type { ResourceName } from '../../src/api/vendor/records.ts'
import { ImportAnswer } from '../../src/api/vendor/schemas/imports.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import { freePort } from '../freePort.ts'
import { serveForTests } from '../serveForTests.ts'
import {
  contract,
  invoice,
  invoicesPerContract,
  linesPerInvoice,
  organization,
  writeRecords,
} from './importRecords.ts'
import type { Figure } from './report.ts'

/** A vendor of the seed, whose other contracts have residents. */
const vendorId = 1

/** A server in a process of its own. */
interface Served {
  readonly portal: string
  readonly key: string
  readonly metrics: string
}

/** Sends a file; seconds and counts of the import. */
async function importFile({ portal, key }: Served, name: ResourceName, path: string) {
  const began = performance.now()
  // Unlike fetch, it waits for an answer as long as the import takes.
  const upload = request(`${portal}/api/vendor/v1/imports/${name}?quiet=true`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-ndjson' },
  })
  const answered = new Promise<Readable>((resolve, reject) => {
    upload.on('response', resolve)
    upload.on('error', reject)
  })
  await pipeline(createReadStream(path), upload)
  const { data } = ImportAnswer.parse(await new Response(Readable.toWeb(await answered) as never).json())
  if (data.state !== 'done' || data.refused > 0)
    throw new Error(`The import of ${name} was not accepted: ${JSON.stringify(data)}`)
  return { ...data, seconds: (performance.now() - began) / 1000 }
}

async function residentMegabytes({ metrics }: Served): Promise<number> {
  const text = await (await fetch(metrics)).text()
  return Number(/^resident_process_memory_bytes (\d+)/m.exec(text)?.[1]) / 2 ** 20
}

/** Runs something, and returns its result with the most memory of the server meanwhile. */
async function watchMemory<Result>(server: Served, run: () => Promise<Result>) {
  let most = await residentMegabytes(server)
  let isRunning = true
  const watch = async () => {
    while (isRunning) {
      most = Math.max(most, await residentMegabytes(server))
      await new Promise(resolve => setTimeout(resolve, 250))
    }
  }
  const watching = watch()
  try {
    return { result: await run(), most }
  } finally {
    isRunning = false
    await watching
  }
}

const SignedIn = z.object({ data: z.object({ token: z.string() }) })
const Load = z.object({ requests: z.object({ average: z.number() }), non2xx: z.number() })
const readSeconds = 10

/** Reads of the bills of a resident per second, by as many callers as a small vendor has at once. */
async function readsPerSecond({ portal }: Served): Promise<number> {
  const answer = await fetch(`${portal}/api/v5/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: demoPassword }),
  })
  const { token } = SignedIn.parse(await answer.json()).data
  const { stdout } = await promisify(execFile)('autocannon', [
    ...['--json', '--no-progress', '--connections', '10', '--duration', String(readSeconds)],
    ...['--headers', `Authorization=Bearer ${token}`, `${portal}/api/v5/contracts/1/invoices`],
  ])
  const load = Load.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  if (load.non2xx > 0) throw new Error(`${load.non2xx} reads failed.`)
  return load.requests.average
}

/** The imported rows of each table, without those of the seed. */
const imported = {
  organizations: "source_id = 'o'",
  contracts: "source_id like 'c-%'",
  contract_objects: "source_id like 'f-%'",
  invoices: "source_id like 'i-%'",
  invoice_lines: "invoice_id in (select id from invoices where source_id like 'i-%')",
}

/** Seconds in which COPY writes the same rows into the same tables of another database. */
async function copySeconds(from: Database, to: Database, folder: string): Promise<number> {
  await migrate(to.queries, await readMigrations())
  await to.queries.execute(sql`insert into organization_groups
    (id, slug, title, time_zone, position, show_organizations_page, bill_link_enabled, help_desk_enabled,
      live_chat_enabled, redirect_to_vendor_enabled)
    values (${vendorId}, 'bench', 'Bench', 'Europe/Vilnius', 1, false, true, true, false, false)`)
  const fileOfTable = (table: string) => `'${join(folder, table)}.copy'`
  for (const [table, rows] of Object.entries(imported))
    await from.queries.execute(
      sql.raw(
        `copy (select * from ${table} where vendor_id = ${vendorId} and ${rows}) to ${fileOfTable(table)}`,
      ),
    )
  const began = performance.now()
  for (const table of Object.keys(imported))
    await to.queries.execute(sql.raw(`copy ${table} from ${fileOfTable(table)}`))
  return (performance.now() - began) / 1000
}

/** Invoices of each file that is sent while residents read. */
const meanwhile = 20_000
/** Due dates of these files in turn, so that each changes the bills. */
const dueDates = ['2026-01-30', '2026-01-31'] as const

/**
 * Imports of a vendor's system into a server: rate against COPY, memory, the same file again, and what
 * residents' reads keep.
 */
export async function measureImports(contractCount: number): Promise<Figure[]> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(postgres.folder, 'copy-'))
  // PostgreSQL writes the files of COPY, as another user of the machine.
  chmodSync(folder, 0o777)
  const open = (url: string) => openPostgres(url, () => {}, { patience: 3_600_000 })
  const url = await postgres.createDatabase()
  const database = open(url)
  const other = open(await postgres.createDatabase())
  const metricsPort = await freePort()
  let stop = async () => {}
  const invoiceCount = contractCount * invoicesPerContract
  const rows = contractCount * 2 + invoiceCount * (1 + linesPerInvoice)
  const pathOf = (name: string) => join(folder, `${name}.ndjson`)
  try {
    const served = await serveForTests({
      FAULTS: 'off',
      CHECK_ANSWERS: 'off',
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: url,
    })
    stop = served.stop
    const server = {
      portal: served.portal,
      metrics: `http://localhost:${metricsPort}/metrics`,
      key: await createVendorKey(database.queries, { vendorId, name: 'Bench' }, new Date()),
    }
    // Like COPY, the imports read files, so that nothing but the server and PostgreSQL is measured.
    await writeRecords(pathOf('organizations'), 1, () => organization)
    await writeRecords(pathOf('contracts'), contractCount, contract)
    await writeRecords(pathOf('invoices'), invoiceCount, invoice)
    for (const dueDate of dueDates)
      await writeRecords(pathOf(dueDate), Math.min(meanwhile, invoiceCount), number => ({
        ...invoice(number),
        dueDate,
      }))
    await importFile(server, 'organizations', pathOf('organizations'))
    const idle = await residentMegabytes(server)
    const { result: first, most } = await watchMemory(server, async () => {
      const contracts = await importFile(server, 'contracts', pathOf('contracts'))
      return contracts.seconds + (await importFile(server, 'invoices', pathOf('invoices'))).seconds
    })
    const again = await importFile(server, 'invoices', pathOf('invoices'))
    if (again.accepted > 0) throw new Error(`The same file changed ${again.accepted} bills.`)
    const copy = await copySeconds(database, other, folder)
    const alone = await readsPerSecond(server)
    let isReading = true
    const importAll = async () => {
      for (let turn = 0; isReading; turn++)
        await importFile(server, 'invoices', pathOf(dueDates[turn % dueDates.length] ?? ''))
    }
    const reads = readsPerSecond(server).finally(() => {
      isReading = false
    })
    const [beside] = await Promise.all([reads, importAll()])
    const percent = (share: number) => `${Math.round(share * 100)} %`
    const figure = (name: string, value: string, beside: string): Figure => ({
      name,
      median: value,
      runs: 1,
      beside,
    })
    return [
      figure('rows per second', `${Math.round(rows / first)}`, `COPY: ${Math.round(rows / copy)}`),
      figure('share of the rate of COPY', percent(copy / first), 'at least 33 %'),
      figure('memory above idle', `${Math.round(most - idle)} MB`, 'less than 150 MB'),
      figure('time of the same file again', percent(again.seconds / first), 'less than 50 %'),
      figure(
        'reads per second during an import',
        `${Math.round(beside)} of ${Math.round(alone)}`,
        'at least 50 %',
      ),
    ]
  } finally {
    await stop()
    await database.close()
    await other.close()
    rmSync(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}
