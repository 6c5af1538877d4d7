/**
 * A node of drawn HTML as data: the index of a text, or a tag with its attributes and children. Values of attributes are
 * texts' indexes likewise, or the same in every language.
 */
export type DrawnNode = number | readonly [tag: string, attributes: DrawnAttributes, ...children: DrawnNode[]]
export type DrawnAttributes = Readonly<Record<string, string | number>>

/** What is in an element's shadow root, and among its children. */
interface DrawnParts {
  readonly shadow: readonly DrawnNode[]
  readonly light: readonly DrawnNode[]
}

/** The first state of an element, without the texts of a language. */
export interface FirstState {
  /** Texts of its style sheets, beside the base of every element. */
  readonly css: readonly string[]
  /** Without a vendor. */
  readonly plain: DrawnParts
  readonly vendor: DrawnParts
}

/** Key of a first state's texts among those that the loader fetches with an element's. */
export const drawnTextsKey = (name: string): string => `drawn:${name}`

/** What a list of files has of the first states of its elements, by the element's name. */
export interface FirstStates {
  readonly firstStates?: Readonly<Record<string, FirstState>>
}
