/** Finishes animations that end, because a fading card has no measurable contrast. */
export function finishAnimations(root: ShadowRoot): void {
  for (const animation of root.getAnimations())
    if (animation.effect?.getComputedTiming().iterations === 1) animation.finish()
}
