// Tells React that a test waits for its work by `act`; Preact knows no such switch.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
