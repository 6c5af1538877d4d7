/** Where the platform's texts stand under /api/v5. Known without schemas, because every page asks for them (I18-2). */
export const translationsPath = 'translations/web/{locale}'
