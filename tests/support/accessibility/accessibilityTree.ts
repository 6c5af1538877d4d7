import type { BrowserCommand } from 'vitest/node'

/**
 * Roles, names, values and states below an element, as assistive technology has them, in the YAML of Playwright.
 * @param selector of a locator of the test's page
 */
export const accessibilityTree: BrowserCommand<[selector: string]> = ({ iframe }, selector) =>
  iframe.locator(selector).ariaSnapshot()
