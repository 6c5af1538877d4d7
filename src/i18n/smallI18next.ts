/** Values of a text's placeholders, and `count` for its plural form. */
type Values = Readonly<Record<string, unknown>>

type Node = { [key: string]: Node | string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const merge = (into: Node, from: Node): void => {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key]
    if (isNode(value) && isNode(present)) merge(present, value)
    else into[key] = isNode(value) ? structuredClone(value) : value
  }
}

/** The text at a path such as "errors.offline". */
function textAt(file: Node | undefined, path: string): string | undefined {
  let node: Node | string | undefined = file
  for (const part of path.split('.')) node = isNode(node) ? node[part] : undefined
  return typeof node === 'string' ? node : undefined
}

/**
 * The part of i18next that this product uses; the built elements use it instead, because i18next is a third of the
 * size limit of a page with the sign-in. A test compares both with every text of every language.
 */
export function createInstance() {
  const files = new Map<string, Node>()
  const rules = new Map<string, Intl.PluralRules>()
  let fallback: string | undefined

  const fileOf = (locale: string, namespace: string): Node => {
    const key = `${locale}/${namespace}`
    const present = files.get(key) ?? {}
    files.set(key, present)
    return present
  }
  const rulesOf = (locale: string) => {
    const present = rules.get(locale) ?? new Intl.PluralRules(locale)
    rules.set(locale, present)
    return present
  }

  return {
    init({ fallbackNS }: { readonly fallbackNS?: string | false }): void {
      fallback = fallbackNS || undefined
    },
    addResourceBundle(locale: string, namespace: string, file: Node): void {
      merge(fileOf(locale, namespace), file)
    },
    addResource(locale: string, namespace: string, path: string, text: string): void {
      const parts = path.split('.')
      const nested = parts.reduceRight<Node | string>((inner, part) => ({ [part]: inner }), text)
      if (isNode(nested)) merge(fileOf(locale, namespace), nested)
    },
    getFixedT:
      (locale: string, owner: string) =>
      (key: string, values: Values = {}): string => {
        const colon = key.indexOf(':')
        const path = key.slice(colon + 1)
        const { count } = values
        const forms =
          typeof count === 'number'
            ? [...(count === 0 ? ['_zero'] : []), `_${rulesOf(locale).select(count)}`, '']
            : ['']
        for (const namespace of [colon < 0 ? owner : key.slice(0, colon), fallback])
          for (const form of forms) {
            const text = namespace && textAt(files.get(`${locale}/${namespace}`), path + form)
            if (text !== undefined && text !== '')
              return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (match, name: string) =>
                values[name] === undefined ? match : String(values[name]),
              )
          }
        return path
      },
  }
}
