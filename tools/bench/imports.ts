import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/Database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/openPostgres.ts'
import { readMigrations } from '../../server/database/readMigrations.ts'
import { fieldsOf } from '../../server/modules/imports/readers/fieldsOf.ts'
import { openRows } from '../../server/modules/imports/readers/openRows.ts'
import { resources } from '../../server/modules/imports/resources/resources.ts'
import { runImport } from '../../server/modules/imports/runImport.ts'
import type { ResourceName } from '../../src/api/vendor/records.ts'
import { startPostgres } from '../../tests/support/postgres.ts'
import type { Figure } from './report.ts'

const contractCount = 10_000
const invoicesPerContract = 10
const linesPerInvoice = 8
const vendorId = 1

const organization = {
  sourceId: 'o',
  name: 'Bench',
  code: '304567890',
  address: 'Main St. 1',
  email: 'info@bench.example',
  bank: 'Bank',
  iban: 'LT121000011101001000',
}

const contract = (number: number) => ({
  sourceId: `c-${number}`,
  organization: 'o',
  number: `${100_000 + number}`,
  objects: [{ sourceId: `f-${number}`, address: `Main St. 1-${number}` }],
})

function invoice(number: number) {
  const month = (number % invoicesPerContract) + 1
  const period = `2025-${String(month).padStart(2, '0')}`
  return {
    sourceId: `i-${number}`,
    contract: `c-${Math.floor(number / invoicesPerContract)}`,
    number: `B-${number}`,
    date: `${period}-05`,
    period,
    dueDate: `${period}-28`,
    amount: '80.00',
    lines: Array.from({ length: linesPerInvoice }, (_, index) => ({
      service: `service_${index}`,
      amount: '10.00',
    })),
  }
}

/** NDJSON of records, generated while it is read. */
function fileOf(count: number, record: (number: number) => object): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream({
    pull(controller) {
      const end = Math.min(count, next + 200)
      let text = ''
      for (; next < end; next++) text += `${JSON.stringify(record(next))}\n`
      if (text !== '') controller.enqueue(encoder.encode(text))
      if (next >= count) controller.close()
    },
  })
}

/** Seconds of an import. */
async function importSeconds(database: Database, name: ResourceName, stream: ReadableStream<Uint8Array>) {
  const logger = { info() {}, warn() {}, error() {} }
  const resource = resources[name]
  const fields = fieldsOf(resource.schema)
  const began = performance.now()
  const job = await runImport(
    { database, clock: () => new Date(), logger },
    resource,
    { vendorId, isComplete: false, isQuiet: true },
    openRows({
      stream,
      type: 'application/x-ndjson',
      isGzip: false,
      resource: name,
      isField: column => fields.has(column),
    }),
  )
  if (job.state !== 'done' || job.refused > 0) throw new Error(`The import of ${name} was not accepted.`)
  return (performance.now() - began) / 1000
}

async function newDatabase(url: string) {
  const database = openPostgres(url, () => {})
  await migrate(database.queries, await readMigrations())
  await database.queries.execute(sql`insert into organization_groups
    (slug, title, time_zone, position, show_organizations_page, bill_link_enabled, help_desk_enabled,
      live_chat_enabled, redirect_to_vendor_enabled)
    values ('bench', 'Bench', 'Europe/Vilnius', 1, false, true, true, false, false)`)
  return database
}

const copied = ['organizations', 'contracts', 'contract_objects', 'invoices', 'invoice_lines'] as const

/** Seconds in which COPY writes the same rows into the same tables of another database. */
async function copySeconds(from: Database, to: Database, folder: string): Promise<number> {
  const fileOfTable = (table: string) => sql.raw(`'${join(folder, table)}.copy'`)
  for (const table of copied)
    await from.queries.execute(sql`copy ${sql.identifier(table)} to ${fileOfTable(table)}`)
  const began = performance.now()
  for (const table of copied)
    await to.queries.execute(sql`copy ${sql.identifier(table)} from ${fileOfTable(table)}`)
  return (performance.now() - began) / 1000
}

/** Imports of vendors' systems: rate against COPY, memory, and the same file again. */
export async function measureImports(): Promise<Figure[]> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(postgres.folder, 'copy-'))
  // PostgreSQL writes the files of COPY, as another user of the machine.
  chmodSync(folder, 0o777)
  const database = await newDatabase(await postgres.createDatabase())
  const other = await newDatabase(await postgres.createDatabase())
  const invoiceCount = contractCount * invoicesPerContract
  const rows = contractCount * 2 + invoiceCount * (1 + linesPerInvoice)
  const invoices = () => fileOf(invoiceCount, invoice)
  try {
    await importSeconds(
      database,
      'organizations',
      fileOf(1, () => organization),
    )
    const idle = process.memoryUsage().rss
    let most = idle
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss)
    }, 100)
    const first =
      (await importSeconds(database, 'contracts', fileOf(contractCount, contract))) +
      (await importSeconds(database, 'invoices', invoices()))
    clearInterval(timer)
    const again = await importSeconds(database, 'invoices', invoices())
    const copy = await copySeconds(database, other, folder)
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
      figure('memory above idle', `${Math.round((most - idle) / 2 ** 20)} MB`, 'less than 150 MB'),
      figure('time of the same file again', percent(again / first), 'less than 50 %'),
    ]
  } finally {
    await database.close()
    await other.close()
    rmSync(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}
