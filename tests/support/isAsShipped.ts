/**
 * Whether elements are drawn by Preact, as residents get them. What a view looks like and says depends on its own code and
 * styles: it is examined fully with what is shipped, and only once with React, which warns of mistakes.
 */
export const isAsShipped = import.meta.env.RENDERER === 'preact'
