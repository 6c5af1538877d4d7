import { type Drawn, drawnPortal } from '../schemas/drawings.ts'
import { inertForm } from './inertForm.ts'

/** Lets a drawn form post to the portal. */
const posting = (html: string, action: string) =>
  html
    .replace(`action="${inertForm.action}"`, `action="${drawnPortal}${action}"`)
    .replace(`method="${inertForm.method}"`, 'method="post"')

/**
 * HTML inside the tag of an element with its first state (EMB-18), on pages of the portal.
 * @param style address of the style sheet of its drawing
 * @param formAction path at the portal to which its form posts; undefined if it cannot be sent without a script
 */
export const drawnInside = ({ shadow, light }: Drawn, style: string, formAction?: string): string =>
  `<template shadowrootmode="open"><link rel="stylesheet" href="${style}">${shadow}</template>${formAction ? posting(light, formAction) : light}`
