import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type FrequentRead, frequentReads } from '../../tests/support/frequentReads.ts'
import { freePort } from '../freePort.ts'
import { requestRate } from './loadOf.ts'
import { type Figure, median } from './report.ts'

/** Windows of each read and of its floor, one after the other. */
const rounds = 3

/** Runs a server that answers each read with one statement by hand. */
async function withFloorServer<Result>(
  database: string,
  api: string,
  use: (floor: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const floor = `http://localhost:${port}`
  const server = spawn('node', ['tools/bench/floorServer.ts', String(port), database, api], {
    stdio: 'inherit',
  })
  try {
    while (!(await fetch(floor).catch(() => undefined))?.ok) await pause(50)
    return await use(floor)
  } finally {
    server.kill()
  }
}

/** The value of an answer's JSON, without the cursor, which only a server with the secret can sign. */
export const withoutCursor = (json: string): unknown =>
  JSON.parse(json, (key, value) => (key === 'nextCursor' ? null : value))

async function answerOf(address: string, token: string): Promise<unknown> {
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return withoutCursor(await answer.text())
}

/**
 * Requests per second of the reads that pages make most, and of bare Hono with one statement by hand for the same JSON,
 * in turns.
 * @throws Error if the two answers of a read differ
 */
export const measureFloors = (api: string, database: string, token: string): Promise<Figure[]> =>
  withFloorServer(database, api, async floor => {
    const figures: Figure[] = []
    for (const name of Object.keys(frequentReads) as FrequentRead[]) {
      const addresses = [`${api}/${frequentReads[name]}`, `${floor}/${name}`] as const
      const [own, least] = await Promise.all(addresses.map(address => answerOf(address, token)))
      if (!isDeepStrictEqual(own, least))
        throw new Error(
          `${name}: the floor answers otherwise.\n${JSON.stringify(own)}\n${JSON.stringify(least)}`,
        )
      const rates: { own: number; floor: number }[] = []
      for (let round = 0; round < rounds; round += 1)
        rates.push({
          own: await requestRate(addresses[0], token, 2),
          floor: await requestRate(addresses[1], token, 2),
        })
      const ownRate = median(rates.map(rate => rate.own))
      const floorRate = median(rates.map(rate => rate.floor))
      figures.push({
        name: `${name} on PostgreSQL, with its floor`,
        runs: rounds,
        median: `${ownRate.toFixed(0)}/s`,
        beside: `${median(rates.map(rate => rate.own / rate.floor)).toFixed(2)} of one statement by hand (${floorRate.toFixed(0)}/s); at least 0.5`,
      })
    }
    return figures
  })
