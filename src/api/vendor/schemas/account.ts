import * as z from 'zod/mini'
import { data, Moment, Slug } from '../../schemas/primitives.ts'

/** The vendor of a key, and the key itself without its secret. */
export const VendorAccountAnswer = data(
  z.object({
    vendor: z.object({ slug: Slug, title: z.string(), timeZone: z.string() }),
    key: z.object({ name: z.string(), expiresAt: z.nullable(Moment) }),
  }),
)
