import { scripts } from './shared.ts'

/** The script that the entries of the npm package share. build/package makes the other files of the package. */
export const runtime = scripts('dist/package', { entry: { runtime: 'hosts/package/runtime.ts' } })
