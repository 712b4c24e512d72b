/** The pixels of a picture, row by row, four bytes each: red, green, blue and alpha (0 to 255). */
export type Pixels = {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Largest difference to the background in any channel (0 to 255), and within a shadow on it. */
const NEAR = 36
const SHADOW = 84
/** Largest difference between neighbouring pixels of a shadow, which has no edges. */
const SMOOTH = 5
/** Share of the edge that has to be background. */
const PLAIN_EDGE = 0.7
/** Share of the picture that has to be left. */
const LEAST_LEFT = 0.02

/**
 * Makes a plain background transparent, in place: everything that has the colour of the picture's edge and is connected to it, shadows
 * included. What the product encloses stays. Returns false, and changes nothing, if there is no plain background or nothing else.
 */
export function cutOut(pixels: Pixels): boolean {
  const edge = edgeOf(pixels)
  const background = medianColour(pixels, edge)
  const { data, width } = pixels
  const seeds = edge.filter(
    (at) => (data[at * 4 + 3] ?? 0) > 127 && colourDistance(data, at, background) <= NEAR,
  )
  if (seeds.length < edge.length * PLAIN_EDGE) return false
  const { removed, count } = floodFill(pixels, seeds, background)
  if (count > removed.length * (1 - LEAST_LEFT)) return false
  for (let at = 0; at < removed.length; at += 1)
    if (removed[at] === 1) data[at * 4 + 3] = 0
    else if (isBeside(removed, at, width)) feather(pixels, at, background)
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

/** Finds all pixels that are connected to the seeds through the background. */
function floodFill({ data, width, height }: Pixels, seeds: readonly number[], background: Colour) {
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
    const from = colourDistance(data, next, background)
    if (from <= NEAR || (from <= SHADOW && pixelDistance(data, next, at) <= SMOOTH)) take(next)
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

/** Tells whether one of the four neighbours of a pixel is removed. */
function isBeside(removed: Uint8Array, at: number, width: number): boolean {
  const x = at % width
  return (
    (x > 0 && removed[at - 1] === 1) ||
    (x < width - 1 && removed[at + 1] === 1) ||
    removed[at - width] === 1 ||
    removed[at + width] === 1
  )
}

/** A pixel at the edge of the product is a mix: estimates its alpha, and its colour without the background. */
function feather({ data }: Pixels, at: number, background: Colour): void {
  const start = at * 4
  const share = Math.min(1, Math.max(0.2, colourDistance(data, at, background) / (3 * NEAR)))
  for (const [channel, behind] of background.entries()) {
    const own = ((data[start + channel] ?? 0) - (1 - share) * behind) / share
    data[start + channel] = Math.min(255, Math.max(0, Math.round(own)))
  }
  data[start + 3] = Math.round((data[start + 3] ?? 0) * share)
}
