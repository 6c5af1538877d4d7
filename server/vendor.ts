import { runVendorCommand } from './vendorCommand/runVendorCommand.ts'

// The operators' command: `npm run vendor -- <command>`.

process.exitCode = await runVendorCommand(process.argv.slice(2), process.env, {
  out: text => process.stdout.write(`${text}\n`),
  error: text => process.stderr.write(`${text}\n`),
})
