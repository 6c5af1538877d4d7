import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { fontVariables } from '../../tools/fontVariables.ts'
import { freePort } from '../../tools/freePort.ts'
import type { WebKitPrograms } from '../../tools/otherBrowsers.ts'
import type { Driver } from './Driver.ts'

/** WebDriver's code of the Enter key. */
const enter = '\uE007'
/** Key under which WebDriver returns an element's reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts a virtual screen, which picks and prints a free display number. */
async function startScreen(program: string): Promise<readonly [screen: ChildProcess, display: string]> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const displayOutput = screen.stdio[3] as Readable
  const number = await new Promise<string>((resolve, reject) => {
    displayOutput.once('data', chunk => resolve(String(chunk).trim()))
    screen.once('exit', code => reject(new Error(`${program} ended with ${code}.`)))
  })
  return [screen, `:${number}`]
}

/** Starts WebKitGTK and drives it with WebDriver (JSON over HTTP). */
export async function driveWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Driver> {
  const port = await freePort()
  const [seen, display] = await startScreen(screen)
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...fontVariables, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const stop = () => {
    server.kill()
    seen.kill()
  }
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { message?: string } }
    if (!answer.ok) throw new Error(`WebKit: ${value.message}`)
    return value
  }
  try {
    while (!(await call('GET', '/status').catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`${driver} ended with ${server.exitCode}.`)
      await pause(50)
    }
    const options = { binary: browser, args: ['--automation'] }
    const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
    const newSession = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
    const session = `/session/${(newSession as { sessionId: string }).sessionId}`
    await call('POST', `${session}/window/rect`, { width: 1280, height: 900 })
    const find = async (selector: string) => {
      const answer = await call('POST', `${session}/element`, { using: 'css selector', value: selector })
      return (answer as Record<string, string>)[elementKey]
    }
    const run = async <Argument, Answer>(
      work: (argument: Argument) => Answer | Promise<Answer>,
      argument: Argument,
    ) =>
      (await call('POST', `${session}/execute/async`, {
        script: `const [argument, done] = arguments; Promise.resolve((${work})(argument)).then(done)`,
        // WebDriver has no undefined: it is sent as null.
        args: [argument ?? null],
      })) as Answer
    return {
      open: async address => void (await call('POST', `${session}/url`, { url: address })),
      run,
      runInFrame: async (selector, work, argument) => {
        await call('POST', `${session}/frame`, { id: { [elementKey]: await find(selector) } })
        try {
          return await run(work, argument)
        } finally {
          await call('POST', `${session}/frame`, { id: null })
        }
      },
      type: async (selector, text) => {
        const id = await find(selector)
        await call('POST', `${session}/element/${id}/value`, { text: text.replaceAll('\n', enter) })
      },
      close: async () => {
        await call('DELETE', session).catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
