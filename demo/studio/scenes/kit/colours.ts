/** Red, green and blue of a `#rrggbb` colour, each from 0 to 255. */
export function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Mixes two `#rrggbb` colours; `part`, from 0 to 1, is the second's. */
export function mix(from: string, to: string, part: number): string {
  const a = channels(from)
  const b = channels(to)
  const one = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * part)
      .toString(16)
      .padStart(2, '0')
  return `#${one(0)}${one(1)}${one(2)}`
}

export function lighten(colour: string, part: number): string {
  return mix(colour, '#ffffff', part)
}

export function darken(colour: string, part: number): string {
  return mix(colour, '#12161c', part)
}

const tones: Readonly<Record<string, string>> = {
  white: '#f2f1ed',
  black: '#2b2e33',
  grey: '#a2a5a6',
  red: '#b5412f',
  blue: '#2f6db3',
  green: '#3b7d4f',
  yellow: '#e9b62f',
  brown: '#7a5235',
  orange: '#e8742c',
  lime: '#b6d63a',
  kraft: '#d8c6a6',
  cream: '#efe3c8',
  ivory: '#f0e9d8',
  amber: '#d99a2b',
  peach: '#f3bfa0',
  mint: '#bfe0cb',
  sky: '#a9cfe8',
  sand: '#dcc39a',
  forest: '#2f5f45',
  brick: '#a64b36',
  oxide: '#8c3a2b',
  teak: '#b07a41',
  walnut: '#6d4a33',
  oak: '#c9a06a',
  ash: '#a79c8f',
  wenge: '#43322b',
  rosewood: '#6b2f26',
  wood: '#b98a55',
  plain: '#e3c69a',
  slategrey: '#6a7078',
  terracotta: '#b9603d',
  ochre: '#d09a55',
  cpvc: '#e9dcae',
  swr: '#8b9299',
  graphite: '#3f444a',
  clear: '#cfe4ea',
  bronze: '#a98662',
  coffee: '#5a4335',
  snow: '#efeeea',
  fibre: '#e0a62c',
  gi: '#b9c0c5',
  frp: '#dfe7d0',
  cement: '#b5b4ae',
}

/** Colour of a tone, as `#rrggbb`. */
export function toneColour(tone: string, otherwise = '#b0b0b0'): string {
  return tones[tone] ?? otherwise
}
