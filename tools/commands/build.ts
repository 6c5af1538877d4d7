import { buildAll } from '../build.ts'
import { main } from '../main.ts'

await main(buildAll)
