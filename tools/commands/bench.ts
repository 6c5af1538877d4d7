import { buildWhenStale } from '../../build/build.ts'
import { measureApi } from '../bench/api.ts'
import { measureFaults } from '../bench/faults.ts'
import { measureHundred } from '../bench/hundred.ts'
import { measureImports } from '../bench/imports.ts'
import { measureLarge } from '../bench/large.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import { measureLists } from '../bench/lists.ts'
import { measurePaints } from '../bench/paints.ts'
import { type Figure, printFigures, seconds } from '../bench/report.ts'
import { measureReturns } from '../bench/returns.ts'
import { measureSizes } from '../bench/sizes.ts'
import { measureStarts } from '../bench/starts.ts'
import { measureSteps } from '../bench/steps.ts'
import { measureUsable } from '../bench/usable.ts'
import { measureWebhooks } from '../bench/webhooks.ts'
import { main } from '../main.ts'

const parts: Readonly<Record<string, readonly [heading: string, measure: () => Promise<Figure[]>]>> = {
  sizes: ['A stranger’s page, everything after its HTML, Brotli', measureSizes],
  paints: [
    'The largest thing painted, first visit with a phone at 1.6 Mbit/s, 150 ms, 4× slower',
    measurePaints,
  ],
  returns: [
    'The largest thing painted, a later visit with the same phone, the service worker in charge',
    measureReturns,
  ],
  steps: ['From page to page of the portal, everything fetched before', measureSteps],
  lighthouse: [
    'Lighthouse, first visit with a phone: performance, accessibility, best practices, SEO',
    measureLighthouse,
  ],
  usable: [
    'Until a form or an element can be used, at 1.6 Mbit/s, 150 ms, a processor 4 times slower',
    measureUsable,
  ],
  hundred: ['A hundred elements on one page, for somebody signed in', measureHundred],
  starts: ['npm start, until the server answers', measureStarts],
  lists: ['Long lists in an element: work of the page, times four, the least of all runs', measureLists],
  api: ['Authenticated reads, 10 callers', measureApi],
  faults: ['A database that breaks, twice the rate, and idle listeners, PostgreSQL', measureFaults],
  webhooks: ['Webhooks to a receiver that fails every third time, PostgreSQL, one process', measureWebhooks],
  imports: [
    'A vendor’s file: 10,000 contracts, 100,000 bills of 8 lines, PostgreSQL',
    () => measureImports(10_000),
  ],
}

/** Parts that run only if they are named, because they take longer than all others. */
const longParts: typeof parts = {
  large: [
    'A vendor of 100,000 contracts, 2,400,000 bills, 300,000 meters, 50,000 messages, PostgreSQL',
    measureLarge,
  ],
  'imports-full': [
    'A vendor’s file: 100,000 contracts, 1,000,000 bills of 8 lines, PostgreSQL',
    () => measureImports(100_000),
  ],
}

await main(async () => {
  const requestedParts = process.argv.slice(2)
  const allParts = { ...parts, ...longParts }
  const unknown = requestedParts.find(name => !allParts[name])
  if (unknown)
    throw new Error(`There is no part "${unknown}". There are: ${Object.keys(allParts).join(', ')}.`)
  await buildWhenStale()
  for (const [name, [heading, measure]] of Object.entries(requestedParts.length === 0 ? parts : allParts))
    if (requestedParts.length === 0 || requestedParts.includes(name)) {
      const began = performance.now()
      printFigures(heading, await measure())
      console.log(`  ${name} took ${seconds(performance.now() - began)}`)
    }
})
