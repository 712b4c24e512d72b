/** Up to 768 px: the mobile side of the one breakpoint. */
export function isMobile(): boolean {
  return window.matchMedia('(max-width: 768px)').matches
}

/** Whether the person asked their system for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
