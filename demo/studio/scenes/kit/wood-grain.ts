/** Wood grain as SVG. */
import { channels, lighten, mix } from './colours.ts'

/** Darker wood is browner, not greyer. */
function darkenWood(colour: string, part: number): string {
  return mix(colour, '#2c1506', part)
}

export type GrainField = { readonly width: number; readonly height: number; readonly seed: number }

/** A layer of coloured noise: alpha is `gain` × (noise − `from`). */
export function noiseLayer(
  id: string,
  { width, height, seed }: GrainField,
  look: {
    readonly colour: string
    readonly frequency: string
    readonly octaves?: number
    readonly gain: number
    readonly from: number
    readonly blur?: number
  },
): string {
  const [r, g, b] = channels(look.colour).map((channel) => (channel / 255).toFixed(4))
  const blur = look.blur === undefined ? '' : `<feGaussianBlur stdDeviation="${look.blur}"/>`
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${look.frequency}" numOctaves="${look.octaves ?? 4}" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${look.gain} 0 0 0 ${-look.gain * look.from}"/>${blur}</filter>` +
    `<rect width="${width}" height="${height}" filter="url(#${id})"/>`
  )
}

/** Growth rings, flat-sawn. */
function growthRings(
  id: string,
  { width, height, seed }: GrainField,
  colour: string,
  frequency: string,
): string {
  const [r, g, b] = channels(colour).map((channel) => (channel / 255).toFixed(4))
  const table = Array.from({ length: 22 }, () => '0 .25 .9').join(' ')
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>` +
    `<feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 1 0 0 0 0"/><feComponentTransfer><feFuncA type="table" tableValues="${table}"/></feComponentTransfer><feGaussianBlur stdDeviation="1.2"/></filter>` +
    `<rect width="${width}" height="${height}" filter="url(#${id})" opacity=".34"/>`
  )
}

/** Wood with its grain horizontal or upright. */
export function woodGrain(field: GrainField, colour: string, upright = false, scale = 1): string {
  const path = (along: number, across: number): string => {
    const [a, b] = [(along / scale).toFixed(5), (across / scale).toFixed(5)]
    return upright ? `${b} ${a}` : `${a} ${b}`
  }
  const id = `w${field.seed}`
  return (
    `<rect width="${field.width}" height="${field.height}" fill="${colour}"/>` +
    noiseLayer(`${id}a`, field, {
      colour: darkenWood(colour, 0.45),
      frequency: path(0.0016, 0.008),
      octaves: 3,
      gain: 1.7,
      from: 0.48,
    }) +
    noiseLayer(
      `${id}l`,
      { ...field, seed: field.seed + 7 },
      {
        colour: lighten(colour, 0.4),
        frequency: path(0.0012, 0.012),
        octaves: 3,
        gain: 2,
        from: 0.5,
      },
    ) +
    growthRings(`${id}r`, { ...field, seed: field.seed + 3 }, darkenWood(colour, 0.5), path(0.0011, 0.0075)) +
    noiseLayer(
      `${id}f`,
      { ...field, seed: field.seed + 11 },
      {
        colour: darkenWood(colour, 0.6),
        frequency: path(0.006, 0.22),
        octaves: 3,
        gain: 1.9,
        from: 0.53,
      },
    )
  )
}

/** The same image at a part of its resolution, to rasterize faster. */
export function downscaled(svg: string, part: number): string {
  return svg.replace(
    /width="(\d+)" height="(\d+)"/,
    (_, width: string, height: string) =>
      `width="${Math.round(Number(width) * part)}" height="${Math.round(Number(height) * part)}"`,
  )
}
