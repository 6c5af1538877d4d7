import { buildWhenStale } from '../../build/build.ts'
import { main } from '../main.ts'
import { runProgram } from '../runProgram.ts'

await main(async () => {
  // Vite serves the portal; the sample pages of other origins load the built elements.
  await buildWhenStale()
  const ended = new AbortController()
  const run = async (program: string, args: readonly string[]) => {
    const code = await runProgram(program, args, { until: ended.signal })
    if (!ended.signal.aborted) process.exitCode = code
    ended.abort()
  }
  await Promise.all([
    run('node', ['--watch', '--watch-preserve-output', 'demo/main.ts']),
    run('vite', ['--mode', 'portal', '--clearScreen', 'false']),
  ])
})
