import { pino } from 'pino'
import { type Environment, readEnvironment } from '../server/environment.ts'
import { demoPassword, seedPeople } from './seed/people.ts'
import { mailboxPath } from './sites/mailbox.ts'
import { staffPath } from './sites/staffPage.ts'
import { type RunningServer, startServer } from './startDemo.ts'

/** What a person wants to know after starting the demonstration. */
function welcome(
  { publicUrl, hostsUrl, sandboxUrl, metricsUrl, isNew }: RunningServer,
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
    `  A partner's page        ${hostsUrl}/partner/`,
    `  A WordPress page        ${hostsUrl}/wordpress/`,
    `  React, Vue, Svelte, Lit ${hostsUrl}/react/`,
    `  Every element, live     ${publicUrl}/demo/`,
    `  Providers' sandbox      ${sandboxUrl}/`,
    `  API                     ${publicUrl}/api/v5/openapi.json`,
    ...(metricsUrl ? [`  Metrics                 ${metricsUrl}`] : []),
    ...(SMTP_URL
      ? []
      : [
          `  Mail that is sent       ${publicUrl}${mailboxPath}`,
          `  Staff answers chats at  ${publicUrl}${staffPath}`,
        ]),
    '',
    `  Demo accounts, password ${demoPassword}`,
    ...accounts,
    '',
    '  Stop it with Ctrl+C.',
    '',
  ].join('\n')
}

/** Ends the process with a sentence, without a stack. */
function fail(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

try {
  const environment = readEnvironment(process.env)
  const logger = pino({ level: environment.LOG_LEVEL, base: null })
  const starting = startServer(environment, logger)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      // A second Ctrl+C means it.
      if (isStopping) process.exit(130)
      isStopping = true
      await starting.then(server => server.stop()).catch(fail)
      process.exit(0)
    })
  console.log(welcome(await starting, environment))
} catch (error) {
  fail(error)
}
