/**
 * A node of drawn HTML as data: the index of a text, the text itself, or a tag with its attributes and children. Values of
 * attributes are texts' indexes likewise, or the same in every language.
 */
export type DrawnNode =
  | number
  | string
  | readonly [tag: string, attributes: DrawnAttributes, ...children: DrawnNode[]]
export type DrawnAttributes = Readonly<Record<string, string | number>>

/** Attribute that stands for an inline style, which policies of pages allow to scripts, but not as an attribute. */
export const inlineStyle = 'data-style'

/** What is in an element's shadow root, and among its children. */
interface DrawnParts {
  readonly shadow: readonly DrawnNode[]
  readonly light: readonly DrawnNode[]
}

/** The first state of an element, without the texts of a language. */
export interface FirstState {
  /** The element's name, e.g. "login". */
  readonly name: string
  /** Its style sheet. */
  readonly css: string
  /** Without a vendor; undefined if the element needs data then. */
  readonly plain?: DrawnParts | undefined
  readonly vendor: DrawnParts
}

/** Answers of the API about a person, by their path below its root with the query, e.g. "/auth/users/me". */
export type DrawnAnswers = Readonly<Record<string, unknown>>

/** What an element shows first of a person's data (src/api/rules/firstViews.ts), drawn by the server. */
export interface FirstView {
  /** Its style sheet. */
  readonly css: string
  readonly nodes: readonly DrawnNode[]
  /** What it is drawn of, so that the page does not have to ask for it. */
  readonly answers: DrawnAnswers
}

/** A page of the portal, drawn by the server for a person, with its main element. */
export interface FirstPage {
  readonly nodes: readonly DrawnNode[]
  /** The element among these nodes; its style sheet is without the base styles, which the portal's own has. */
  readonly element: { readonly name: string; readonly css: string }
  /** What it is drawn of, so that the page does not have to ask for it. */
  readonly answers: DrawnAnswers
}

/** Key of a first state's texts among those that the loader fetches with an element's. */
export const drawnTextsKey = (name: string): string => `drawn:${name}`

/** What the script that draws first states leaves to the elements. */
export interface DrawnByScript {
  /** Style sheets of first states; an element adopts its own in their place. */
  readonly sheets: WeakSet<CSSStyleSheet>
  /** Drawn forms that a visitor has sent; their elements send them once they can. */
  readonly sentForms: WeakSet<HTMLFormElement>
  /** The page's own content of a tag, which stays there. */
  readonly fallbacks: WeakMap<Element, readonly ChildNode[]>
}
