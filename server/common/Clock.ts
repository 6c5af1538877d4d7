/** Returns the current time: real, or fixed by DEMO_NOW. */
export type Clock = () => Date
