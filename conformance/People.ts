import * as z from 'zod/mini'

const Person = z.object({
  email: z.string(),
  password: z.optional(z.string()),
  /** A Bearer token, in place of the password. */
  token: z.optional(z.string()),
  /** Id of the contract to use; default: the first active one. */
  contract: z.optional(z.int()),
})

/** The people file: two residents of the test system, and what only the vendor can know. */
export const People = z.object({
  /** Has a contract with bills, meters, messages and whatever else is tested. */
  resident: Person,
  /** Has another contract, and none of the resident's. */
  stranger: Person,
  /** An account whose email is not confirmed. */
  unconfirmed: z.optional(Person),
  /** Origin of a page that may use the API, and the address to return to after a redirect. */
  origin: z.optional(z.string()),
  returnUrl: z.optional(z.string()),
  /** Service and number that can be paid for without an account. */
  card: z.optional(z.object({ service: z.string(), reference: z.string(), amount: z.string() })),
  /** Payment provider that sends events to `payments/webhooks/{provider}`. */
  paymentProvider: z.optional(z.string()),
  /** Publishable and secret key of a partner. */
  partner: z.optional(z.object({ key: z.string(), secret: z.string(), origin: z.string() })),
})
export type People = z.infer<typeof People>

/**
 * Reads a people file.
 * @throws Error that names each wrong field
 */
export function readPeople(text: string): People {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`The people file is no JSON: ${(error as Error).message}`)
  }
  const result = z.safeParse(People, json)
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
    throw new Error(`The people file is not valid: ${faults.join('; ')}`)
  }
  const { resident, stranger } = result.data
  for (const [name, person] of Object.entries({ resident, stranger }))
    if (!person.password && !person.token)
      throw new Error(`The people file is not valid: ${name} needs a password or a token.`)
  return result.data
}
