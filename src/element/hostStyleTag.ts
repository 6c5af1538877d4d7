/** The `<link rel="stylesheet">` of a page whose file is for elements; its `media="not all"` keeps it from the page. */
export const hostStyleTag = 'link[data-resident-for]'
