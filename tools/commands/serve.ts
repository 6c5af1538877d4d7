import { buildWhenStale } from '../../build/build.ts'
import { main } from '../main.ts'

await main(async () => {
  await buildWhenStale()
  await import('../../server/main.ts')
})
