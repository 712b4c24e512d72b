/** Pixels of a picture, four bytes each: red, green, blue and opacity. */
export type Pixels = {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** How far a pixel may be from the backdrop in any of its colours, and how far in the shade that something throws on it. */
const NEAR = 36
const SHADE = 84
/** How far a pixel may be from the one beside it within a shade, which has no edges. */
const SMOOTH = 5
/** What of the edge has to be of one colour. */
const PLAIN_EDGE = 0.7
/** What has to be left of a picture. */
const LEAST_LEFT = 0.02

/**
 * Makes a plain backdrop transparent, in place: what is of the colour of the picture's edge and joined to it, with the shade on it. What
 * is enclosed by the article stays. False where there is no plain backdrop, or nothing else; the pixels are unchanged then.
 */
export function cutOut(pixels: Pixels): boolean {
  const edge = edgeOf(pixels)
  const backdrop = medianColour(pixels, edge)
  const { data, width } = pixels
  const seeds = edge.filter(
    (at) => (data[at * 4 + 3] ?? 0) > 127 && colourDistance(data, at, backdrop) <= NEAR,
  )
  if (seeds.length < edge.length * PLAIN_EDGE) return false
  const { removed, count } = spread(pixels, seeds, backdrop)
  if (count > removed.length * (1 - LEAST_LEFT)) return false
  for (let at = 0; at < removed.length; at += 1)
    if (removed[at] === 1) data[at * 4 + 3] = 0
    else if (isBeside(removed, at, width)) soften(pixels, at, backdrop)
  return true
}

function edgeOf({ width, height }: Pixels): number[] {
  const last = (height - 1) * width
  const rows = Array.from({ length: width }, (_, x) => [x, last + x])
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...new Set([...rows, ...columns].flat())]
}

type Colour = readonly [number, number, number]

function medianColour({ data }: Pixels, edge: readonly number[]): Colour {
  const median = (channel: number): number => {
    const values = edge.map((at) => data[at * 4 + channel] ?? 0).toSorted((a, b) => a - b)
    return values[values.length >> 1] ?? 0
  }
  return [median(0), median(1), median(2)]
}

function colourDistance(data: Pixels['data'], at: number, [red, green, blue]: Colour): number {
  const start = at * 4
  return Math.max(
    Math.abs((data[start] ?? 0) - red),
    Math.abs((data[start + 1] ?? 0) - green),
    Math.abs((data[start + 2] ?? 0) - blue),
  )
}

/** All pixels that are reached from the seeds through the backdrop. */
function spread({ data, width, height }: Pixels, seeds: readonly number[], backdrop: Colour) {
  const removed = new Uint8Array(width * height)
  const queue = new Int32Array(removed.length)
  let count = 0
  const take = (at: number): void => {
    removed[at] = 1
    queue[count] = at
    count += 1
  }
  const look = (next: number, at: number): void => {
    if (removed[next] === 1) return
    const from = colourDistance(data, next, backdrop)
    if (from <= NEAR || (from <= SHADE && pixelDistance(data, next, at) <= SMOOTH)) take(next)
  }
  for (const seed of seeds) take(seed)
  for (let read = 0; read < count; read += 1) {
    const at = queue[read] ?? 0
    const x = at % width
    if (x > 0) look(at - 1, at)
    if (x < width - 1) look(at + 1, at)
    if (at >= width) look(at - width, at)
    if (at < width * (height - 1)) look(at + width, at)
  }
  return { removed, count }
}

function pixelDistance(data: Pixels['data'], one: number, other: number): number {
  const [first, second] = [one * 4, other * 4]
  return Math.max(
    Math.abs((data[first] ?? 0) - (data[second] ?? 0)),
    Math.abs((data[first + 1] ?? 0) - (data[second + 1] ?? 0)),
    Math.abs((data[first + 2] ?? 0) - (data[second + 2] ?? 0)),
  )
}

/** Whether a pixel is beside one that is removed. */
function isBeside(removed: Uint8Array, at: number, width: number): boolean {
  const x = at % width
  return (
    (x > 0 && removed[at - 1] === 1) ||
    (x < width - 1 && removed[at + 1] === 1) ||
    removed[at - width] === 1 ||
    removed[at + width] === 1
  )
}

/** The edge of the article is part backdrop: so much of it becomes transparent, and its colour what it is without the backdrop. */
function soften({ data }: Pixels, at: number, backdrop: Colour): void {
  const start = at * 4
  const share = Math.min(1, Math.max(0.2, colourDistance(data, at, backdrop) / (3 * NEAR)))
  for (const [channel, behind] of backdrop.entries()) {
    const own = ((data[start + channel] ?? 0) - (1 - share) * behind) / share
    data[start + channel] = Math.min(255, Math.max(0, Math.round(own)))
  }
  data[start + 3] = Math.round((data[start + 3] ?? 0) * share)
}
