import * as z from 'zod/mini'
import { Id, IdText } from '../../schemas/primitives.ts'

/** A vendor's record: by its number, and by the vendor's own key if the vendor has given one. */
export const RecordName = z.object({ number: z.string(), sourceId: z.nullable(z.string()) })

/** A resident. */
export const Person = z.object({ id: Id, firstName: z.string(), lastName: z.string(), email: z.string() })

/** Newest first: the next page begins below `before`. */
export const listQuery = {
  before: z.optional(IdText),
  limit: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(200))),
    ),
    50,
  ),
}

/** Where a page of a list stands. `nextBefore` is null on the last one. */
export const ListMeta = z.object({ nextBefore: z.nullable(Id) })

/** A page of a list. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), meta: ListMeta })

/** A text that staff write. */
export const staffText = z.string().check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(5000))

/** The vendor's own key of a record in a path. */
export const SourceParam = z.string().check(z.minLength(1), z.maxLength(100))
