/** What a walk needs of a browser; each browser is driven in its own way. */
export interface Driver {
  readonly open: (address: string) => Promise<void>
  /** Runs a function in the page; only its text and its argument get there. */
  readonly run: <Argument, Answer>(
    work: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) => Promise<Answer>
  /** Types into an input of the page key by key; Enter is "\n". */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly close: () => Promise<void>
}
