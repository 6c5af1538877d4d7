import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { trackedFiles } from '../conventions/trackedFiles.ts'

/** A copy of all tracked files in a temporary folder, with the packages of this tree. */
export interface CopyOfTree {
  readonly folder: string
  readonly write: (file: string, content: string) => void
  /** Replaces text in a file; throws when the file lacks it. */
  readonly edit: (file: string, before: string, after: string) => void
  readonly copy: (from: string, to: string) => void
  /** Runs an installed package's program in the copy. */
  readonly run: (program: string, ...args: readonly string[]) => { status: number | null; output: string }
  /** Files with type errors. */
  readonly typeErrors: () => readonly string[]
  readonly remove: () => void
}

export function copyOfTree(): CopyOfTree {
  const folder = mkdtempSync(join(tmpdir(), 'resident-copy-'))
  const path = (file: string) => join(folder, file)
  const write = (file: string, content: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), content)
  }
  for (const file of trackedFiles()) cpSync(file, path(file))
  symlinkSync(resolve('node_modules'), path('node_modules'))
  const run: CopyOfTree['run'] = (program, ...args) => {
    const env = {
      ...process.env,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
      NODE_ENV: undefined,
      VITEST: undefined,
    }
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env })
    return { status, output: stdout + stderr }
  }
  return {
    folder,
    write,
    edit(file, before, after) {
      const content = readFileSync(path(file), 'utf8')
      if (!content.includes(before)) throw new Error(`${file} does not contain ${before}`)
      write(
        file,
        content.replace(before, () => after),
      )
    },
    copy: (from, to) => cpSync(path(from), path(to)),
    run,
    typeErrors() {
      // By one thread, because tests run beside it, and several check some types twice. The next check starts from this one.
      const options =
        '--noEmit --pretty false --singleThreaded --incremental --tsBuildInfoFile types.tsbuildinfo'
      const { output } = run('tsc', '-p', '.', ...options.split(' '))
      return [...new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(match => match[1] ?? ''))]
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
