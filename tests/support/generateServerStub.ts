import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// The generator uses the compiler's API of TypeScript 5, which TypeScript 7 has not. oazapfts brings one.
const typescript = createRequire(createRequire(import.meta.url).resolve('oazapfts')).resolve('typescript')
registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript'
      ? { url: pathToFileURL(typescript).href, format: 'commonjs', shortCircuit: true }
      : next(name, context),
})

const { createClient } = await import('@hey-api/openapi-ts')
const [, , input = '', output = ''] = process.argv
await createClient({
  input,
  output,
  plugins: ['@hey-api/typescript', 'nestjs'],
  logs: { level: 'silent' },
})
