import { main } from '../main.ts'

await main(() => import('../../server/vendor.ts'))
