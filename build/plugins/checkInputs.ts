import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { type Inputs, isInput } from '../stamp.ts'

const top = join(import.meta.dirname, '../..')

/** Where packages and built files are: the lock file and the stamp of their own product stand for them. */
const derived = /^(\.\.|node_modules|dist)(\/|$)/

/**
 * Fails the build when it loads a file that its stamp does not hash, because a change of that file would then leave the
 * old build in use.
 * @param root of the tree, for tests
 */
export const checkInputs = (inputs: Inputs, root = top): Plugin => ({
  name: 'resident-check-inputs',
  apply: 'build',
  generateBundle() {
    const loaded = [...this.getModuleIds()]
      .filter(id => id.startsWith('/'))
      .map(id => relative(root, id.replace(/[?#].*$/, '')))
    const missing = new Set(loaded.filter(file => !derived.test(file) && !isInput(file, inputs)))
    if (missing.size > 0)
      throw new Error(`The stamp of this build (build/stamp.ts) does not hash ${[...missing].join(', ')}`)
  },
})
