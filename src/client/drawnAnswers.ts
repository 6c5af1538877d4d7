import type { DrawnAnswers } from './FirstState.ts'

/**
 * The answers that come with what the server draws of a page.
 * @param drawings what it draws; undefined where it draws nothing
 * @returns none where a drawing fails; never rejects
 */
export async function drawnAnswers(
  drawings: readonly Promise<{ readonly answers: DrawnAnswers } | undefined>[],
): Promise<DrawnAnswers> {
  const answers = drawings.map(drawing =>
    drawing.then(
      each => each?.answers,
      () => undefined,
    ),
  )
  return Object.assign({}, ...(await Promise.all(answers)))
}
