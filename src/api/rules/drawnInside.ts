import type { Drawn } from '../schemas/drawings.ts'

/**
 * HTML inside the tag of an element with its first state (EMB-18).
 * @param style address of the style sheet of its drawing
 */
export const drawnInside = ({ shadow, light }: Drawn, style: string): string =>
  `<template shadowrootmode="open"><link rel="stylesheet" href="${style}">${shadow}</template>${light}`
