/** The name of the unique or check constraint that a failed statement violated; null when it failed otherwise. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown }
  const isViolation = code === '23505' || code === '23514'
  return isViolation && typeof constraint === 'string' ? constraint : null
}
