import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1))
const reference = z.strictObject({ name: text, package: z.optional(text), module: z.optional(text) })
const type = z.strictObject({ text })
const named = z.strictObject({ name: text, description: z.optional(text) })

/**
 * What the custom elements manifest 2.1.0 allows of what we write: the shapes of its schema.d.ts, strict, so that a
 * misspelt key is a fault.
 */
export const ManifestSchema = z.strictObject({
  schemaVersion: z.literal('2.1.0'),
  modules: z.array(
    z.strictObject({
      kind: z.literal('javascript-module'),
      path: text.check(z.regex(/\.js$/)),
      declarations: z.array(
        z.strictObject({
          kind: z.literal('class'),
          customElement: z.literal(true),
          name: text,
          tagName: text.check(z.regex(/^resident(-[a-z]+)+$/)),
          summary: text,
          description: text,
          superclass: reference,
          attributes: z.array(
            z.strictObject({
              name: text,
              fieldName: text,
              description: text,
              type,
              default: z.optional(z.string()),
            }),
          ),
          members: z.array(
            z.strictObject({
              kind: z.literal('field'),
              name: text,
              attribute: text,
              reflects: z.literal(true),
              privacy: z.literal('public'),
              description: text,
              type,
              default: z.optional(text),
            }),
          ),
          events: z.array(z.strictObject({ name: text, description: text, type })),
          slots: z.array(named),
          cssParts: z.array(named),
          cssProperties: z.array(
            z.strictObject({ name: text.check(z.regex(/^--/)), description: text, default: text }),
          ),
        }),
      ),
      exports: z.array(
        z.strictObject({ kind: z.literal('custom-element-definition'), name: text, declaration: reference }),
      ),
    }),
  ),
})
