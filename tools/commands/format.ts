import { runProgram } from '../runProgram.ts'

process.exitCode = await runProgram('biome', ['check', '--write', ...process.argv.slice(2)])
