/** Replaces the placeholders of a text, e.g. `{{day}}`. A placeholder without a value stays, so that a test finds it. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
