/** The pen of the drawings: gradients, clips and parts of one picture, and its colours. */
import type { Label } from '../scenes/scene.ts'

export type { Label } from '../scenes/scene.ts'
export { dark, light, mix } from '../scenes/colours.ts'

/** Collects the gradients of one picture. */
export type Pen = {
  readonly defs: () => string
  readonly gradient: (kind: 'linear' | 'radial', placing: string, stops: readonly Stop[]) => string
  readonly clip: (shape: string) => string
  /** Keeps a shape to be set down several times with `put`. */
  readonly part: (shape: string) => string
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export type Drawing = (pen: Pen, tone: string, label: Label) => string

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function newPen(prefix: string): Pen {
  const made = new Map<string, string>()
  const keep = (content: (id: string) => string): string => {
    const key = content('')
    const known = made.get(key)
    if (known !== undefined) return known
    const id = `${prefix}${made.size.toString(36)}`
    made.set(key, id)
    written.push(content(id))
    return id
  }
  const written: string[] = []
  return {
    defs: () => written.join(''),
    gradient: (kind, placing, stops) => {
      const inside = stops
        .map(
          ([offset, colour, opacity]) =>
            `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
        )
        .join('')
      return `url(#${keep((id) => `<${kind}Gradient id="${id}"${placing}>${inside}</${kind}Gradient>`)})`
    },
    part: (shape) => keep((id) => `<g id="${id}">${shape}</g>`),
    clip: (shape) => `url(#${keep((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
  }
}
