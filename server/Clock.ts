/** Tells the server's time: real, or fixed by DEMO_NOW. */
export type Clock = () => Date
