/**
 * The integers from 0 to `length - 1`. Not made by `Array.from` and a mapper, because old libraries in a page (Prototype,
 * MooTools) replace `Array.from` by a function that ignores the mapper.
 */
export const range = (length: number): number[] => [...Array(length).keys()]
