/** "reading.submitted" and "not_found" as "ReadingSubmitted" and "NotFound". */
export const pascalCase = (name: string): string =>
  name.replace(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())
