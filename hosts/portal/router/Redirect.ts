/** Thrown by a guard: the navigation goes on to another path. */
export class Redirect {
  readonly to: string

  constructor(to: string) {
    this.to = to
  }
}
