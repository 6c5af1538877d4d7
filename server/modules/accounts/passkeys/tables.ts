import { bytes, hash, id, moment } from '../../../database/columns.ts'
import * as pg from '../../../database/drizzlePgCore.ts'
import { userId } from '../tables.ts'

/** Passkeys that sign in to an account (AUT-20). */
export const passkeys = pg.pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** The authenticator's id of the passkey, base64url. */
    credentialId: pg.text().notNull().unique(),
    /** COSE key. */
    publicKey: bytes().notNull(),
    /** Signatures that the authenticator has counted; stays 0 where it counts none. */
    counter: pg.bigint({ mode: 'number' }).notNull(),
    /** How browsers reach the authenticator, e.g. "internal". */
    transports: pg.jsonb().$type<readonly string[]>().notNull(),
    /** The authenticator keeps copies on other devices of the person. */
    isSynced: pg.boolean().notNull(),
    name: pg.text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  table => [pg.index().on(table.userId)],
)

/** Challenges that wait for their signature, each for one use. */
export const passkeyChallenges = pg.pgTable(
  'passkey_challenges',
  {
    challengeHash: hash().primaryKey(),
    /** Origin of the page that asked. */
    origin: pg.text().notNull(),
    /** Token hash of the session that adds a passkey; null for a sign-in. */
    sessionHash: hash(),
    expiresAt: moment().notNull(),
  },
  table => [pg.index().on(table.expiresAt)],
)
