import { main } from '../main.ts'

await main(() => import('../../demo/mock-providers/main.ts'))
