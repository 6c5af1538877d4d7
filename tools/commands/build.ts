import { buildAll } from '../../build/build.ts'
import { main } from '../main.ts'

await main(buildAll)
