// Records of the imports that the bench measures.

import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export const invoicesPerContract = 10
export const linesPerInvoice = 8

export const organization = {
  sourceId: 'o',
  name: 'Bench',
  code: '304567890',
  address: 'Main St. 1',
  email: 'info@bench.example',
  bank: 'Bank',
  iban: 'LT121000011101001000',
}

export const contract = (number: number) => ({
  sourceId: `c-${number}`,
  organization: 'o',
  number: `${9_000_000 + number}`,
  objects: [{ sourceId: `f-${number}`, address: `Main St. 1-${number}` }],
})

export function invoice(number: number) {
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

/** Writes records as a file of NDJSON. */
export async function writeRecords(
  path: string,
  count: number,
  record: (number: number) => object,
): Promise<void> {
  function* lines() {
    for (let number = 0; number < count; number++) yield `${JSON.stringify(record(number))}\n`
  }
  await pipeline(lines, createWriteStream(path))
}
