import type { Environment } from './environment.ts'
import { isPasskeyDomain } from './passkeySettings.ts'

type Variables = Pick<
  Environment,
  | 'DATABASE_URL'
  | 'EMBEDDED_DATABASE'
  | 'HOST'
  | 'PASSKEY_DOMAIN'
  | 'PUBLIC_URL'
  | 'SMTP_URL'
  | 'FAULTS'
  | 'DEMO_NOW'
>

/** Whether the portal is only for the machine itself: the server listens nowhere else. */
const isForThisMachine = ({ HOST, PUBLIC_URL }: Variables) =>
  HOST === 'localhost' && PUBLIC_URL !== undefined && new URL(PUBLIC_URL).hostname === 'localhost'

/** Lists settings that a production server refuses to start with, one sentence for each. */
export function unsafeSettings(environment: Variables): readonly string[] {
  const { DATABASE_URL, EMBEDDED_DATABASE, PASSKEY_DOMAIN, PUBLIC_URL, SMTP_URL, FAULTS, DEMO_NOW } =
    environment
  const sentences: readonly (readonly [isUnsafe: boolean, sentence: string])[] = [
    [
      !DATABASE_URL && EMBEDDED_DATABASE === 'off',
      'DATABASE_URL must name a PostgreSQL database, or EMBEDDED_DATABASE=on accept the embedded one, which serves one process only.',
    ],
    [
      !PUBLIC_URL?.startsWith('https://') && !isForThisMachine(environment),
      'PUBLIC_URL must be the https address at which residents reach the portal, because links in mail and redirects of providers begin with it; to try the server on this machine alone, set HOST=localhost and PUBLIC_URL=http://localhost:8080.',
    ],
    [
      !SMTP_URL,
      'SMTP_URL must name a mail server, because nobody can register or reset a password without mail.',
    ],
    [
      PASSKEY_DOMAIN !== undefined &&
        PUBLIC_URL !== undefined &&
        !isPasskeyDomain(PASSKEY_DOMAIN, PUBLIC_URL),
      'PASSKEY_DOMAIN must be the host of PUBLIC_URL or a domain above it, because browsers refuse passkeys of other domains.',
    ],
    [FAULTS === 'on', 'FAULTS=on lets anybody make the server fail: leave it out.'],
    [
      DEMO_NOW !== undefined,
      'DEMO_NOW stops the clock, so that no session or link ever expires: leave it out.',
    ],
  ]
  return sentences.filter(([isUnsafe]) => isUnsafe).map(([, sentence]) => sentence)
}
