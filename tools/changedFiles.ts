import { execFileSync } from 'node:child_process'

const git = (...args: readonly string[]) => execFileSync('git', args, { encoding: 'utf8' })

/** The merge base of a branch and HEAD. */
export const commonCommit = (branch: string): string => git('merge-base', branch, 'HEAD').trim()

/** Files that differ from a commit, including untracked ones. */
export const changedFiles = (commit: string): readonly string[] =>
  `${git('diff', '--name-only', commit)}${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter(path => path !== '')
