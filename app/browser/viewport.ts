/** True when the viewport is at most 768 px wide. */
export function isMobile(): boolean {
  return window.matchMedia('(max-width: 768px)').matches
}

/** True when the system asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
