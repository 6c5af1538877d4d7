let count = 0

/** Starts a drawing, whose ids are counted from zero. */
export const startIds = (): void => {
  count = 0
}

/** The next id as Preact counts them (`plugins/preactIds.ts`). */
export const nextId = (): string => `P0-${count++}`
