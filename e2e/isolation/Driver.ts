/** Operations that the isolation tests require of every browser; each browser has its own implementation. */
export interface Driver {
  readonly open: (address: string) => Promise<void>
  /** Runs a function in the page. Only its source text and its argument are sent. */
  readonly run: <Argument, Answer>(
    work: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) => Promise<Answer>
  /** Does the same in the page of a frame, which may be of another origin. */
  readonly runInFrame: <Argument, Answer>(
    selector: string,
    work: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ) => Promise<Answer>
  /** Types into an input of the page key by key; Enter is "\n". */
  readonly type: (selector: string, text: string) => Promise<void>
  readonly close: () => Promise<void>
}
