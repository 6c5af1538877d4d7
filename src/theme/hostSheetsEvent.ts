/** Event on a shadow root after the page's sheets for it have changed. */
export const hostSheetsChanged = 'resident-host-sheets'

const marker = Symbol.for(hostSheetsChanged)
type MarkedRoot = ShadowRoot & { [marker]?: boolean }

/** Whether the page has sheets for an element. */
export const hasHostSheets = (root: ShadowRoot): boolean => (root as MarkedRoot)[marker] === true

/** Records whether the page has sheets, and dispatches the event. */
export function announceHostSheets(root: ShadowRoot, hasSheets: boolean): void {
  Object.assign(root, { [marker]: hasSheets })
  root.dispatchEvent(new Event(hostSheetsChanged))
}
