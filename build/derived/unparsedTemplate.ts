/**
 * Hides what is drawn of an element where the browser knows no declarative shadow roots and keeps the template: the inputs
 * would have no labels until the script runs.
 */
export const unparsedTemplate = 'template[shadowrootmode] ~ * { display: none !important; }'
