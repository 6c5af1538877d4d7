/** Parts of a selector that name classes without requiring them. */
const alternatives = /:(?:not|is|where|has)\([^()]*\)/g

/**
 * The rules that HTML can match: those whose classes it has. Rules in other rules are left out likewise, and the rules around
 * them stay.
 * @param unmatched part of selectors that do not match, whatever classes they name
 */
export function usedCss(css: string, html: string, unmatched?: RegExp): string {
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const isUsed = (selector: string) =>
    !unmatched?.test(selector) &&
    [...selector.replaceAll(alternatives, '').matchAll(/\.([a-z][\w-]*)/gi)].every(([, name = '']) =>
      classes.has(name),
    )
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=^|[{};])\s*([^{};@]+)\{([^{}]*)\}/g, (rule, selectors: string) =>
      selectors.split(/,(?![^()]*\))/).some(isUsed) ? rule : '',
    )
    .replace(/@(?:media|container|supports)[^{};]*\{\s*\}/g, '')
}
