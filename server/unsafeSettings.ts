import type { Environment } from './environment.ts'

type Variables = Pick<
  Environment,
  'DATABASE_URL' | 'EMBEDDED_DATABASE' | 'PUBLIC_URL' | 'SMTP_URL' | 'FAULTS' | 'DEMO_NOW'
>

/** Lists settings that a production server refuses to start with, one sentence for each. */
export function unsafeSettings(environment: Variables): readonly string[] {
  const { DATABASE_URL, EMBEDDED_DATABASE, PUBLIC_URL, SMTP_URL, FAULTS, DEMO_NOW } = environment
  const sentences: readonly (readonly [isUnsafe: boolean, sentence: string])[] = [
    [
      !DATABASE_URL && EMBEDDED_DATABASE === 'off',
      'DATABASE_URL must name a PostgreSQL database, or EMBEDDED_DATABASE=on accept the embedded one, which serves one process only.',
    ],
    [
      !PUBLIC_URL?.startsWith('https://'),
      'PUBLIC_URL must be the https address at which residents reach the portal, because links in mail and redirects of providers begin with it.',
    ],
    [
      !SMTP_URL,
      'SMTP_URL must name a mail server, because nobody can register or reset a password without mail.',
    ],
    [FAULTS === 'on', 'FAULTS=on lets anybody make the server fail: leave it out.'],
    [
      DEMO_NOW !== undefined,
      'DEMO_NOW stops the clock, so that no session or link ever expires: leave it out.',
    ],
  ]
  return sentences.filter(([isUnsafe]) => isUnsafe).map(([, sentence]) => sentence)
}
