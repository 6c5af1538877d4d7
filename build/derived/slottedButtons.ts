/** Compounds of the classes that `<Button variant="primary" wide>` has. */
const ofButton = /(^|\s)((?:\.(?:btn|primary|wide)(?![\w-]))+)$/

/** A selector once for each alternative: ":is(.a, .b) p" gives ".a p" and ".b p". */
function alternativesOf(selector: string): readonly string[] {
  const [list, alternatives] = /:is\(([^()]*)\)/.exec(selector) ?? []
  if (list === undefined || alternatives === undefined) return [selector]
  return alternatives.split(',').flatMap(each => alternativesOf(selector.replace(list, each.trim())))
}

/**
 * The rules of the primary button once more for a button in a slot, which they do not match: ".login .wide" gives
 * ".login ::slotted(button)". Important, because rules of the page, where that button is, would override them.
 */
export function slottedButtons(css: string): string {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?<=^|[{}])\s*([^{}@]+)\{([^{}]*)\}/g)
  return [...rules]
    .flatMap(([, selectors = '', declarations = '']) => {
      const slotted = selectors
        .split(/,(?![^()]*\))/)
        .flatMap(selector => alternativesOf(selector.trim()))
        .filter(selector => ofButton.test(selector))
        .map(selector => selector.replace(ofButton, '$1::slotted(button)'))
      const important = declarations
        .split(';')
        .flatMap(line => (line.trim() ? `${line.trim()} !important;` : []))
      return slotted.length === 0 ? [] : `${slotted.join(', ')} { ${important.join(' ')} }`
    })
    .join('\n')
}
