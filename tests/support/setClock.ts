// Preloaded into a process of a test, whose clock then begins at the moment that CLOCK_START names. A production server
// takes no other clock than the system's.

const start = Date.parse(process.env.CLOCK_START ?? '')
if (Number.isNaN(start)) throw new Error('CLOCK_START is no moment.')

const SystemDate = Date
const offset = start - SystemDate.now()
const now = () => SystemDate.now() + offset

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, values, caller) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, caller),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
