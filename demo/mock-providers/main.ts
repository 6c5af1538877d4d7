import { runMain } from '../../server/runMain.ts'
import { startSandbox } from './startSandbox.ts'

// The mock providers and a mail server, apart from the server that uses them: `npm run sandbox`.

await runMain(startSandbox, ({ sandboxUrl, mailUrl }) =>
  [
    '',
    '  The sandbox is running. Nothing in it is real.',
    '',
    `  Payments     PAYMENT_URL=${sandboxUrl}`,
    `  Signatures   SIGNING_URL=${sandboxUrl}`,
    `               SIGNING_ROOTS=a file with ${sandboxUrl}/signing/root.pem`,
    `  Mail         SMTP_URL=${mailUrl}`,
    `  Mailbox      ${sandboxUrl}/mail`,
    '',
  ].join('\n'),
)
