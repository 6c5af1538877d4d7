import { execFileSync } from 'node:child_process'

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' })

/** The commit in which a branch and what is checked out began to differ. */
export const commonCommit = (branch: string): string => git('merge-base', branch, 'HEAD').trim()

/** Files that differ from a commit, those that git does not know yet among them. */
export const changedFiles = (commit: string): readonly string[] =>
  `${git('diff', '--name-only', commit)}${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter(path => path !== '')
