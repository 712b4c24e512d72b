import { union, hexHead, object } from '../kit/parts.ts'
import { tube, lathe } from '../kit/sweeps.ts'
import type { Point2, Vector } from '../kit/smooth-meshes.ts'

export type Thread = {
  readonly radius: number
  readonly from: number
  readonly to: number
  readonly pitch: number
  readonly texture: string
  /** Tapers to a point at `from`. */
  readonly pointed?: boolean
}

/** A screw thread around the y axis, with its core. */
export function thread({ radius, from, to, pitch, texture, pointed = false }: Thread): string {
  const steps = Math.round(((to - from) / pitch) * 12)
  const path = Array.from({ length: steps + 1 }, (_, i): Vector => {
    const a = (i * Math.PI) / 6
    const r = radius * (pointed ? Math.min(1, 0.12 + i / 36) : 1)
    return [r * Math.cos(a), from + (i * (to - from)) / steps, r * Math.sin(a)]
  })
  const core: Point2[] = pointed
    ? [
        [0, from - pitch],
        [radius * 0.85, from + pitch * 3],
        [radius * 0.85, to],
        [0, to],
      ]
    : [
        [0, from],
        [radius * 0.98, from],
        [radius * 0.98, to],
        [0, to],
      ]
  return union([object(tube(path, pitch * 0.34, 6), texture), object(lathe(core, 24), texture)])
}

/** A hexagonal nut on y = 0. */
export function nut([radius, height, hole]: Vector, texture: string): string {
  return `difference { object { ${hexHead(radius, height)} } cylinder { -y,y*9,${hole} } ${texture} }`
}

export function washer([radius, height, hole]: Vector, texture: string): string {
  const bevel = height * 0.25
  return object(
    lathe(
      [
        [hole, 0],
        [radius - bevel, 0],
        [radius, bevel],
        [radius, height - bevel],
        [radius - bevel, height],
        [hole, height],
        [hole, 0],
      ],
      48,
    ),
    texture,
  )
}
