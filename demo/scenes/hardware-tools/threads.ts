import { group, hexHead, put } from '../kit/parts.ts'
import { tube, turned } from '../kit/sweeps.ts'
import type { Spot, Vector } from '../kit/smooth-meshes.ts'

export type Thread = {
  readonly radius: number
  readonly from: number
  readonly to: number
  readonly pitch: number
  readonly stuff: string
  /** The thread thins out to a point at `from`. */
  readonly pointed?: boolean
}

/** A screw's thread about the y axis with its core. */
export function thread({ radius, from, to, pitch, stuff, pointed = false }: Thread): string {
  const steps = Math.round(((to - from) / pitch) * 12)
  const way = Array.from({ length: steps + 1 }, (_, i): Vector => {
    const a = (i * Math.PI) / 6
    const r = radius * (pointed ? Math.min(1, 0.12 + i / 36) : 1)
    return [r * Math.cos(a), from + (i * (to - from)) / steps, r * Math.sin(a)]
  })
  const core: Spot[] = pointed
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
  return group([put(tube(way, pitch * 0.34, 6), stuff), put(turned(core, 24), stuff)])
}

/** A hexagonal nut with the hole's edge, standing on y = 0. */
export function nut([radius, height, hole]: Vector, stuff: string): string {
  return `difference { object { ${hexHead(radius, height)} } cylinder { -y,y*9,${hole} } ${stuff} }`
}

export function washer([radius, height, hole]: Vector, stuff: string): string {
  const bevel = height * 0.25
  return put(
    turned(
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
    stuff,
  )
}
