import { vi } from 'vitest'

// Imported before scenarios, which have dates around today: a text may be longer, or name the year, on another day.
vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+02:00'), toFake: ['Date'] })
