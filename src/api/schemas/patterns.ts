/** Patterns for code without schemas. Each schema of the same name uses its pattern. */
export const patterns = {
  /** A row's number. */
  id: /^[1-9]\d{0,8}$/,
  /** A vendor's name in addresses. */
  slug: /^[a-z0-9][a-z0-9-]{0,62}$/,
  /** A colour as "#RRGGBB". */
  colour: /^#[0-9a-fA-F]{6}$/,
  /** Publishable key, which is public in a partner's page. */
  publishableKey: /^pk_[\w-]{16,64}$/,
  /** An amount of money to be paid, with its two places. */
  money: /^\d{1,7}\.\d{2}$/,
  /** A meter's value: 0 to 99999999.9999 with up to 4 places (MET-2). */
  reading: /^\d{1,8}(\.\d{1,4})?$/,
  /** A price of a unit, which may be parts of a cent. */
  price: /^-?\d{1,8}(\.\d{1,6})?$/,
} as const
