import { runMain } from './runMain.ts'
import { startServer } from './startServer.ts'

// The product, without demo accounts, mock providers and example pages.

await runMain(startServer, ({ publicUrl, metricsUrl, hasVendor }) =>
  [
    '',
    '  Resident Widgets is running.',
    '',
    `  Portal   ${publicUrl}/`,
    `  API      ${publicUrl}/api/v5/openapi.json`,
    ...(metricsUrl ? [`  Metrics  ${metricsUrl}`] : []),
    ...(hasVendor
      ? []
      : ['', '  The database has no vendor yet. Next: npm run vendor -- create <name> --title "…"']),
    '',
    '  Stop it with Ctrl+C.',
    '',
  ].join('\n'),
)
