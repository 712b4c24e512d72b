/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */

export function lines(count: number, one: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => one(i)).join('')
}
