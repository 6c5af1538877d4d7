import { describeError } from '../http/describeError.ts'
import type { Logger } from '../Logger.ts'

export interface JobRunner {
  /** Something was queued: looks at once. */
  readonly wake: () => void
  /** Lets the running piece of work finish and begins no other. */
  readonly stop: () => Promise<void>
}

/**
 * Does queued work beside the calls: at once when woken, and now and then, for what other processes left.
 * @param work one piece; tells whether there was any
 * @param observe told of each piece that was done or failed
 */
export function createJobRunner(
  work: () => Promise<boolean>,
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
        while (!isStopped && (await work())) {
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
