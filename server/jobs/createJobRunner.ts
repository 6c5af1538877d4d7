import type { Logger } from '../common/Logger.ts'
import { describeError } from '../http/describeError.ts'

export interface JobRunner {
  /** Looks for queued work at once. */
  readonly wake: () => void
  /** Waits for the running job and starts no other. */
  readonly stop: () => Promise<void>
}

/**
 * Runs queued work in the background: at once when woken, and at intervals, because other processes queue
 * work too.
 * @param work runs one job; returns whether there was one. A long job asks between its steps whether it has to stop
 * @param observe called after each job with its outcome
 */
export function createJobRunner(
  work: (isStopping: () => boolean) => Promise<boolean>,
  logger: Logger,
  {
    observe = () => {},
    everyMilliseconds = 5000,
  }: {
    readonly observe?: (outcome: 'done' | 'failed') => void
    readonly everyMilliseconds?: number
  } = {},
): JobRunner {
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        while (!isStopped && (await work(() => isStopped))) {
          isWanted = false
          observe('done')
        }
      } catch (error) {
        observe('failed')
        logger.error(describeError(error), 'queued work failed')
      }
    }
    running = undefined
  }
  const wake = () => {
    isWanted = true
    if (!isStopped) running ??= run()
  }
  const timer = setInterval(wake, everyMilliseconds)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
