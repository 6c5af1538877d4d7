/** Characters of a typed text as its limits count them: those that are sent, and an emoji is one. */
export const charactersOf = (text: string): number => [...text.trim()].length
