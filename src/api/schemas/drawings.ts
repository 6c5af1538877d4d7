import * as z from 'zod/mini'

/** Stands for the portal's origin in drawings, which are made before it is known. */
export const drawnPortal = 'https://portal.invalid'

/** HTML of an element's shadow root, and of its children. */
const Drawn = z.object({ shadow: z.string(), light: z.string() })
export type Drawn = z.output<typeof Drawn>

/** By language: without a vendor, unless the element needs data then, and with one. */
const Markup = z.record(z.string(), z.object({ plain: z.optional(Drawn), vendor: Drawn }))

/** What the build draws of one element. */
export interface ElementDrawings {
  /** Text of its style sheet. */
  readonly css: string
  /** The same for a script: without what is for browsers without scripts, and what the drawing does not use. */
  readonly scriptCss: string
  readonly formAction?: string | undefined
  readonly markup: z.output<typeof Markup>
}

/** The first states of elements by name, written by the build (drawings.json), for servers and content management systems. */
export const Drawings = z.record(
  z.string(),
  z.object({
    /** Style sheet, relative to this file. */
    style: z.string(),
    /** Checksum of the style sheet, as in `integrity`. */
    integrity: z.string(),
    /** Path at the portal to which its own pages may post the form; elsewhere the form sends nothing. */
    formAction: z.optional(z.string()),
    markup: Markup,
  }),
)
export type Drawings = z.output<typeof Drawings>

/** The portal's sign-in page by language, written by the build (drawn-pages.json). */
export const DrawnPages = z.object({
  /** Address of its style sheet, in addition to the portal's. */
  style: z.string(),
  pages: z.record(z.string(), z.object({ title: z.string(), html: z.string() })),
})
export type DrawnPages = z.output<typeof DrawnPages>
