/**
 * Selector of a page's `<link rel="stylesheet">` for elements; with `media="not all"` the page itself does not use it.
 */
export const hostStyleTag = 'link[data-resident-for]'
