/** Wire for points: runs × length × conductors, plus an allowance for drops, bends and ends (10 to 15 %, trade practice). */
export function wireMetres(points: {
  readonly runs: number
  readonly lengthM: number
  readonly conductors: number
  readonly allowancePercent: number
}): number {
  return points.runs * points.lengthM * points.conductors * (1 + points.allowancePercent / 100)
}
