/** The pen of the drawings: gradients, clips and parts of one picture, and its colours. */

export type Label = {
  readonly text: string
  readonly brand: string
  readonly main: string
  readonly accent: string
  readonly ink: string
}

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

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function mix(from: string, to: string, part: number): string {
  const a = channels(from)
  const b = channels(to)
  const one = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * part)
      .toString(16)
      .padStart(2, '0')
  return `#${one(0)}${one(1)}${one(2)}`
}

export function light(colour: string, part: number): string {
  return mix(colour, '#ffffff', part)
}

export function dark(colour: string, part: number): string {
  return mix(colour, '#12161c', part)
}
