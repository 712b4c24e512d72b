/** The name of the constraint that a statement would have broken; null when it failed of something else. */
export function violatedConstraint(error: unknown): string | null {
  // the embedded engine's errors are of another class than those of `pg`: only their fields are alike
  if (typeof error !== 'object' || error === null) return null
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
  const isBroken = code === '23505' || code === '23514'
  return isBroken && typeof constraint === 'string' ? constraint : null
}
