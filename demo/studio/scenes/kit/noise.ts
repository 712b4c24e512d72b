/** Value noise for worn and poured surfaces. */
import type { Point } from '../scene.ts'

function latticeValue(i: number, j: number, k: number): number {
  const s = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453
  return s - Math.floor(s)
}

const ease = (u: number): number => u * u * (3 - 2 * u)
const between = (a: number, b: number, part: number): number => a + (b - a) * part

/** Value noise from 0 to 1, with a period of about one unit. */
export function noise([x, y, z]: Point): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [a, b, c] = [ease(x - i), ease(y - j), ease(z - k)]
  const row = (dj: number, dk: number): number =>
    between(latticeValue(i, j + dj, k + dk), latticeValue(i + 1, j + dj, k + dk), a)
  return between(between(row(0, 0), row(1, 0), b), between(row(0, 1), row(1, 1), b), c)
}

/** Three octaves of noise around zero, the largest of the given size. */
export function fractalNoise([x, y, z]: Point, size: number): number {
  const [a, b, c] = [x / size, y / size, z / size]
  return (
    noise([a, b, c]) +
    0.5 * noise([2.1 * a + 7, 2.1 * b, 2.1 * c]) +
    0.25 * noise([4.3 * a, 4.3 * b + 3, 4.3 * c]) -
    0.87
  )
}
