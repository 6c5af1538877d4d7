import { runMain } from '../server/runMain.ts'
import type { Environment } from '../server/settings/environment.ts'
import { demoPassword, seedPeople } from './seed/people.ts'
import { mailboxPath } from './sites/mailbox.ts'
import { type RunningDemo, startDemo } from './startDemo.ts'

/** Text that the demo prints at start: URLs and accounts. */
function welcome(
  { publicUrl, hostsUrl, sandboxUrl, vendorSystemUrl, metricsUrl, isNew }: RunningDemo,
  { SMTP_URL }: Environment,
): string {
  const width = Math.max(...seedPeople.map(({ email }) => email.length))
  const accounts = seedPeople.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`)
  return [
    '',
    `  Resident Widgets is running${isNew ? ', with a fresh database' : ''}.`,
    '',
    `  Portal                  ${publicUrl}/`,
    `  A vendor's own site     ${hostsUrl}/vendor-site/`,
    `  Its customers' site     ${hostsUrl}/single-sign-on/`,
    `  A partner's page        ${hostsUrl}/partner/`,
    `  A WordPress page        ${hostsUrl}/wordpress/`,
    `  React, Vue, Svelte, Lit ${hostsUrl}/react/`,
    `  Every element, live     ${publicUrl}/demo/`,
    ...(vendorSystemUrl ? [`  A vendor's back office  ${vendorSystemUrl}/`] : []),
    `  Providers' sandbox      ${sandboxUrl}/`,
    `  API                     ${publicUrl}/api/v5/openapi.json`,
    ...(metricsUrl ? [`  Metrics                 ${metricsUrl}`] : []),
    ...(SMTP_URL ? [] : [`  Mail that is sent       ${publicUrl}${mailboxPath}`]),
    '',
    `  Demo accounts, password ${demoPassword}`,
    ...accounts,
    '',
    '  Stop it with Ctrl+C.',
    '',
  ].join('\n')
}

await runMain(startDemo, welcome)
