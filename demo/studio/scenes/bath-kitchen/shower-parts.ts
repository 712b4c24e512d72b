import { union, repeat } from '../kit/lofts.ts'
import { satin } from '../kit/textures.ts'

export const rubber = satin('#3a3d41')

/** Rings of nozzles on a disc that faces down. */
export function nozzles(rings: number, reach: number, size: number): string {
  const jets = repeat(rings, (ring) => {
    const r = (reach * (ring + 0.6)) / rings
    const count = Math.max(4, Math.round((2 * Math.PI * r) / (reach / rings)))
    return repeat(count, (i) => {
      const a = (2 * Math.PI * (i + ring * 0.37)) / count
      return `cone { <${(r * Math.cos(a)).toFixed(4)},0,${(r * Math.sin(a)).toFixed(4)}>,${size} <${(r * Math.cos(a)).toFixed(4)},${-size * 1.3},${(r * Math.sin(a)).toFixed(4)}>,${size * 0.6} }`
    })
  })
  return union(jets)
}
