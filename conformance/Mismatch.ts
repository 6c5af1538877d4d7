/** The back end does otherwise than the API demands. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** A case cannot be decided with the people and data of this back end, e.g. because a list is empty. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable'
}

/** @throws Mismatch with the sentence if the condition does not hold */
export function must(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Mismatch(sentence)
}

/** @throws NotApplicable with the sentence if the condition does not hold */
export function needs(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new NotApplicable(sentence)
}
