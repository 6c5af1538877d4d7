import type { HostStyle, RefusedHostStyle } from '../../src/element/hostStyles.ts'
import { renderedContrast } from '../../src/theme/renderedContrast.ts'
import type { Finding } from './findings.ts'

/** The page's own CSS for elements, and the elements it is for. */
export interface HostStyleReport {
  readonly accepted: readonly HostStyle[]
  readonly refused: readonly RefusedHostStyle[]
  /** Shadow roots of the elements on the page, by name without "resident-". */
  readonly rootsOf: (name: string) => readonly ShadowRoot[]
}

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
const textContrast = 4.5

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules)
  }
}

/** A selector without the states and generated boxes that no element has at the moment. */
const withoutStates = (selector: string): string =>
  selector
    .replace(/::[\w-]+(\([^)]*\))?/g, '')
    .replace(
      /:(?:hover|active|focus|focus-visible|focus-within|visited|target|checked|disabled|placeholder-shown)\b/g,
      '',
    )
    .replace(/(^|[\s>+~,])(?=$|[\s>+~,])/g, '$1*')

function matchesOf(root: ShadowRoot, selector: string): readonly Element[] {
  if (/:host\b/.test(selector)) return [root.host]
  try {
    return [...root.querySelectorAll(withoutStates(selector))]
  } catch {
    return []
  }
}

const hidesFocus = ({ selectorText, style }: CSSStyleRule): boolean =>
  (style.outlineStyle === 'none' || style.outlineWidth === '0px') &&
  !(/:focus/.test(selectorText) && (style.boxShadow || style.borderColor))

const setsColors = ({ style }: CSSStyleRule): boolean =>
  ['color', 'background-color', 'background'].some(name => style.getPropertyValue(name) !== '')

function examineRule(rule: CSSStyleRule, element: string, roots: readonly ShadowRoot[]): readonly Finding[] {
  const values = { element, selector: rule.selectorText }
  if (hidesFocus(rule)) return [{ code: 'styleFocus', tone: 'wrong', values }]
  const matches = roots.flatMap(root => matchesOf(root, rule.selectorText))
  if (matches.length === 0) return [{ code: 'styleUnmatched', tone: 'note', values }]
  if (!setsColors(rule)) return []
  const lowest = Math.min(...matches.map(match => renderedContrast(match) ?? Number.POSITIVE_INFINITY))
  return lowest < textContrast
    ? [{ code: 'styleContrast', tone: 'wrong', values: { ...values, contrast: lowest.toFixed(1) } }]
    : []
}

function examineStyle({ element, css }: HostStyle, { rootsOf }: HostStyleReport): readonly Finding[] {
  const roots = rootsOf(element)
  if (roots.length === 0) return [{ code: 'styleUnused', tone: 'note', values: { element } }]
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return [...styleRules(sheet.cssRules)].flatMap(rule => examineRule(rule, element, roots))
}

/** Examines the page's own CSS for elements: what was left out, and rules that do nothing or do harm (EMB-3). */
export function examineHostStyles(report: HostStyleReport): readonly Finding[] {
  const { accepted, refused } = report
  const findings: readonly Finding[] = [
    ...refused.map(
      ({ element, fault }): Finding => ({
        code: `styleRefused.${fault}`,
        tone: 'wrong',
        values: { element },
      }),
    ),
    ...accepted.flatMap(style => examineStyle(style, report)),
  ]
  if (findings.length > 0 || accepted.length === 0) return findings
  return [{ code: 'stylesGood', tone: 'good', values: { count: accepted.length } }]
}
