import { runProgram } from '../spawn.ts'

process.exitCode = await runProgram('biome', ['check', '--write', ...process.argv.slice(2)])
