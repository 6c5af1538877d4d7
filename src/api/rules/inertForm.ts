/**
 * Attributes of a form that sends nothing before its script runs, because `dialog` does nothing outside of a dialog. Browsers
 * that do not know it would write what is typed into an address; this one is no site's.
 */
export const inertForm = { action: 'about:blank', method: 'dialog' } as const
