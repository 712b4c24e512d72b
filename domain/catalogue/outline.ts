import { sidesOf, type Dimensions } from './measures/dimensions.ts'

/** A drawing of the outer sides, in units of a view box of 320 × 240. */
export type Outline = {
  /** The edges, as an SVG path. */
  readonly edges: string
  /** The lines that show from where to where is measured. */
  readonly measures: string
  readonly labels: readonly OutlineLabel[]
}

export type OutlineLabel = {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly mm: number
}

type Point = readonly [x: number, y: number]

const frame = { left: 84, top: 14, width: 222, height: 176 }
/** The room that the label of the receding side needs. */
const RECEDING_LABEL = 62
/** A side recedes to the right, at half its length and an angle of 30°, as joiners sketch. */
const recede: Point = [0.433, -0.25]
/** Height of the rim of a round one beside its width. */
const RIM = 0.28
const SHORTEST = 10
const GAP = 12

/**
 * The outline of a piece from its dimensions: a rectangle of what is flat, a block, a disc or a cylinder, with the sides in
 * proportion; null where fewer sides are known than an outline has.
 */
export function outlineOf(dimensions: Dimensions): Outline | null {
  const sides = new Map(sidesOf(dimensions).map(({ name, mm }) => [name, mm]))
  const thickness = sides.get('thickness')
  const [diameter, length, width, height] = (['diameter', 'length', 'width', 'height'] as const).map((name) =>
    sides.get(name),
  )
  if (diameter !== undefined)
    return height === undefined || thickness !== undefined ? disc(diameter) : cylinder(diameter, height)
  if (length !== undefined && width !== undefined && height !== undefined)
    return block({ length, width, height })
  const across = length ?? width
  if (height !== undefined) return across === undefined ? null : rectangle(across, height)
  return length === undefined || width === undefined
    ? null
    : rectangle(Math.max(length, width), Math.min(length, width))
}

function rectangle(across: number, up: number): Outline {
  const scale = Math.min(frame.width / across, frame.height / up)
  const [w, h] = [drawn(across * scale), drawn(up * scale)]
  const [x, y] = [frame.left + (frame.width - w) / 2, frame.top + (frame.height - h) / 2]
  return {
    edges: closed([x, y], [x + w, y], [x + w, y + h], [x, y + h]),
    ...joined([below([x, y + h], w, across), beside([x, y], h, up)]),
  }
}

function block({ length, width, height }: { length: number; width: number; height: number }): Outline {
  const room = frame.width - RECEDING_LABEL
  const [right, up] = [recede[0] * width, -recede[1] * width]
  const scale = Math.min(room / (length + right), frame.height / (height + up))
  const [w, h] = [drawn(length * scale), drawn(height * scale)]
  const [dx, dy] = [drawn(right * scale), -drawn(up * scale)]
  const x = frame.left + (room - w - dx) / 2
  const y = frame.top + (frame.height - h - dy) / 2
  const side: Point = [x + w, y + h]
  return {
    edges: [
      closed([x, y], [x + w, y], side, [x, y + h]),
      open([x, y], [x + dx, y + dy], [x + w + dx, y + dy], [x + w, y]),
      open([x + w + dx, y + dy], [x + w + dx, y + h + dy], side),
    ].join(' '),
    ...joined([
      below([x, y + h], w, length),
      beside([x, y], h, height),
      {
        measures: open([x + w + 8, y + h + 4], [x + w + dx + 8, y + h + dy + 4]),
        label: { x: x + w + dx / 2 + 14, y: y + h + dy / 2 + 14, anchor: 'start', mm: width },
      },
    ]),
  }
}

function disc(diameter: number): Outline {
  const size = frame.height
  const [x, y] = [frame.left + (frame.width - size) / 2, frame.top]
  const half = size / 2
  return {
    edges: ellipse([x, y + half], half, half),
    ...joined([below([x, y + size], size, diameter)]),
  }
}

function cylinder(diameter: number, height: number): Outline {
  const scale = Math.min(frame.width / diameter, frame.height / (height + diameter * RIM))
  const [w, h] = [drawn(diameter * scale), drawn(height * scale)]
  const rim = (w * RIM) / 2
  const [x, y] = [frame.left + (frame.width - w) / 2, frame.top + (frame.height - h) / 2]
  const foot = y + h
  const arc = `M${pair([x, foot])} A${round(w / 2)} ${round(rim)} 0 0 0 ${pair([x + w, foot])}`
  return {
    edges: [ellipse([x, y], w / 2, rim), open([x, y], [x, foot]), open([x + w, y], [x + w, foot]), arc].join(
      ' ',
    ),
    ...joined([below([x, foot + rim], w, diameter), beside([x, y], h, height)]),
  }
}

type Measured = { readonly measures: string; readonly label: OutlineLabel }

/** A measure under an edge that begins at a point and goes right. */
function below([x, y]: Point, w: number, mm: number): Measured {
  const at = y + GAP
  return {
    measures: [open([x, at], [x + w, at]), tick([x, at], 'up'), tick([x + w, at], 'up')].join(' '),
    label: { x: x + w / 2, y: at + 20, anchor: 'middle', mm },
  }
}

/** A measure left of an edge that begins at a point and goes down. */
function beside([x, y]: Point, h: number, mm: number): Measured {
  const at = x - GAP
  return {
    measures: [open([at, y], [at, y + h]), tick([at, y], 'across'), tick([at, y + h], 'across')].join(' '),
    label: { x: at - 8, y: y + h / 2 + 5, anchor: 'end', mm },
  }
}

function tick([x, y]: Point, way: 'up' | 'across'): string {
  return way === 'up' ? open([x, y - 4], [x, y + 4]) : open([x - 4, y], [x + 4, y])
}

function joined(measured: readonly Measured[]): Omit<Outline, 'edges'> {
  return {
    measures: measured.map(({ measures }) => measures).join(' '),
    labels: measured.map(({ label }) => ({ ...label, x: round(label.x), y: round(label.y) })),
  }
}

/** Half an ellipse above and half below, from its leftmost point. */
function ellipse([x, y]: Point, rx: number, ry: number): string {
  const radii = `${round(rx)} ${round(ry)} 0 1 1`
  return `M${pair([x, y])} A${radii} ${pair([x + 2 * rx, y])} A${radii} ${pair([x, y])}`
}

function open(...points: readonly Point[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join(' ')
}

function closed(...points: readonly Point[]): string {
  return `${open(...points)} Z`
}

function pair([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function drawn(size: number): number {
  return Math.max(size, SHORTEST)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
