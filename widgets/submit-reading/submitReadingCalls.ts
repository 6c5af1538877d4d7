import { announceAbsence, guestMeters, submitReadings } from '../../src/api/endpoints/guestReadings.ts'
import { GuestMetersBody } from '../../src/api/schemas/guestReadings.ts'
import type { Client } from '../../src/client/createClient.ts'
import type { SentReading } from '../../src/forms/readingFields.ts'
import type { Proof } from './proof.ts'

/** The server's own schema of the proof. */
export const schema = GuestMetersBody

/** Meters of a proven contract. @throws ApiError link_not_found if the proof is wrong */
export const findMeters = async (client: Client, proof: Proof) =>
  (await client.call(guestMeters, { body: proof })).data

/** Sends readings, all or none; the key prevents that they are stored twice. @throws ApiError */
export async function sendReadings(
  client: Client,
  proof: Proof,
  readings: readonly SentReading[],
  idempotencyKey: string,
): Promise<void> {
  await client.call(submitReadings, { body: { ...proof, readings: [...readings] }, idempotencyKey })
}

/** Tells the vendor that nobody is at home. @throws ApiError */
export async function sendAbsence(
  client: Client,
  proof: Proof,
  days: { readonly from: string; readonly until: string },
  idempotencyKey: string,
): Promise<void> {
  await client.call(announceAbsence, { body: { ...proof, ...days }, idempotencyKey })
}
