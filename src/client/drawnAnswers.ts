import type { DrawnAnswers } from './FirstState.ts'

/** Milliseconds for which calls wait for what the server draws, before they are made beside it. */
const patience = 1000

/**
 * The answers that come with what the server draws of a page.
 * @param drawings what it draws; undefined where it draws nothing
 * @returns none where a drawing fails or takes too long; never rejects
 */
export function drawnAnswers(
  drawings: readonly Promise<{ readonly answers: DrawnAnswers } | undefined>[],
): Promise<DrawnAnswers> {
  const answers = drawings.map(drawing =>
    drawing.then(
      each => each?.answers,
      () => undefined,
    ),
  )
  return Promise.race([
    Promise.all(answers).then(all => Object.assign({}, ...all) as DrawnAnswers),
    new Promise<DrawnAnswers>(resolve => setTimeout(resolve, patience, {})),
  ])
}
