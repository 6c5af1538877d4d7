import * as z from 'zod/mini'
import { data, Moment, Slug } from '../../schemas/primitives.ts'

export const Vendor = z.object({ slug: Slug, title: z.string(), timeZone: z.string() })
export const VendorKey = z.object({ name: z.string(), expiresAt: z.nullable(Moment) })

/** The vendor of a key, and the key itself without its secret. */
export const VendorAccount = z.object({ vendor: Vendor, key: VendorKey })
export const VendorAccountAnswer = data(VendorAccount)
