import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingChunk, reloadOnce } from '../../../../hosts/portal/errors/reloadOnce.ts'

const values = new Map<string, string>()
const area = () =>
  ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }) as unknown as Storage
const deniedStorage = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const now = Date.UTC(2026, 10, 21)

describe('a chunk that fails to load', () => {
  beforeEach(() => values.clear())

  it('NAV-14: reloads the page once, and again only after 60 s', () => {
    const reload = vi.fn()
    expect(reloadOnce(area, now, reload)).toBe(true)
    expect(reloadOnce(area, now + 59_999, reload)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(reloadOnce(area, now + 60_000, reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('NAV-14: does not reload when the time cannot be stored', () => {
    const reload = vi.fn()
    expect(reloadOnce(deniedStorage, now, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('NAV-14: reloads when the stored time is in the future', () => {
    const reload = vi.fn()
    reloadOnce(area, now + 86_400_000, reload)
    expect(reloadOnce(area, now, reload)).toBe(true)
  })

  it.each([
    ['Chromium', 'Failed to fetch dynamically imported module: https://portal.example/assets/a.js'],
    ['Firefox', 'error loading dynamically imported module: https://portal.example/assets/a.js'],
    ['Safari', 'Importing a module script failed.'],
    ['the build', 'Unable to preload CSS for /assets/a.css'],
  ])('NAV-14: is recognised by the error message of %s', (_, message) => {
    expect(isMissingChunk(new TypeError(message))).toBe(true)
  })

  it('NAV-14: is not assumed for other errors', () => {
    expect(isMissingChunk(new TypeError('x is not a function'))).toBe(false)
    expect(isMissingChunk('Importing a module script failed.')).toBe(false)
  })
})
