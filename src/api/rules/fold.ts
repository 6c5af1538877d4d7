/** Folds case and accents: "Žirmūnų g." and "zirmunu G." become equal. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
