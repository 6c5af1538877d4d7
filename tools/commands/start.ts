import { buildWhenStale } from '../build.ts'
import { main } from '../main.ts'

await main(async () => {
  await buildWhenStale()
  await import('../../demo/server/main.ts')
})
