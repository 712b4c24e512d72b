/** Tile faces as SVG. */
import { darken, lighten } from '../kit/colours.ts'
import { granite, marble, terrazzo } from './marbles.ts'
import type { Marble } from './marbles.ts'
import { svgDocument } from '../kit/svg.ts'
import { srgb } from '../kit/textures.ts'
import { noiseLayer, downscaled, woodGrain } from '../kit/wood-grain.ts'
import type { GrainField } from '../kit/wood-grain.ts'

type TileFace = {
  readonly finish: 'polished' | 'satin' | 'rough'
  readonly bumps?: string
  readonly edge: string
  readonly paint: () => string
}

const side = 900
const field = (seed: number): GrainField => ({ width: side, height: side, seed })
const pale = srgb('#d9cfbf')

function veined(seed: number, look: Marble): TileFace {
  return {
    finish: 'polished',
    edge: pale,
    paint: () => downscaled(svgDocument(side, side, marble(field(seed), look)), 0.75),
  }
}

function moroccan(): string {
  const one =
    `<rect width="225" height="225" fill="#f1eee5"/>` +
    `<path d="M112 14L144 81L211 112L144 144L112 211L81 144L14 112L81 81Z" fill="#2d5f95"/><path d="M112 36L134 91L189 112L134 134L112 189L91 134L36 112L91 91Z" fill="none" stroke="#f1eee5" stroke-width="4"/>` +
    `<path d="M112 64L161 112L112 161L64 112Z" fill="#dfa63a"/><path d="M112 80L145 112L112 145L80 112Z" fill="#b5542f"/><circle cx="112" cy="112" r="15" fill="#f1eee5"/>` +
    `<path d="M0 0H52A52 52 0 0 1 0 52ZM225 0V52A52 52 0 0 1 173 0ZM0 225V173A52 52 0 0 1 52 225ZM225 225H173A52 52 0 0 1 225 173Z" fill="#7aa5cd"/>` +
    `<path d="M0 0H26A26 26 0 0 1 0 26ZM225 0V26A26 26 0 0 1 199 0ZM0 225V199A26 26 0 0 1 26 225ZM225 225H199A26 26 0 0 1 225 199Z" fill="#2d5f95"/>` +
    `<path d="M112 0V14M112 211V225M0 112H14M211 112H225" stroke="#2d5f95" stroke-width="6"/>`
  const all = [0, 1, 2, 3]
    .flatMap((r) => [0, 1, 2, 3].map((c) => `<g transform="translate(${c * 225} ${r * 225})">${one}</g>`))
    .join('')
  return svgDocument(
    side,
    side,
    all +
      noiseLayer('old', field(4), {
        colour: '#8a7a5c',
        frequency: '0.02',
        octaves: 5,
        gain: 1.1,
        from: 0.5,
      }) +
      `<path d="M0 450H900M450 0V900" stroke="#c9c3b4" stroke-width="5"/>`,
  )
}

function cubes(): string {
  const [w, h] = [180, 52]
  let out = `<rect width="${side}" height="${side}" fill="#b5b0a6"/>`
  for (let r = -1; r < 8; r += 1)
    for (let c = -1; c < 6; c += 1) {
      const x = c * w + (Math.abs(r) % 2) * (w / 2)
      const y = r * h * 3
      const line = 'stroke="#8d887e" stroke-width="2.5"'
      out +=
        `<path d="M${x} ${y + h}L${x + w / 2} ${y}L${x + w} ${y + h}L${x + w / 2} ${y + 2 * h}Z" fill="#ece8e0" ${line}/>` +
        `<path d="M${x} ${y + h}L${x + w / 2} ${y + 2 * h}V${y + 4 * h}L${x} ${y + 3 * h}Z" fill="#c2bcb0" ${line}/>` +
        `<path d="M${x + w} ${y + h}L${x + w / 2} ${y + 2 * h}V${y + 4 * h}L${x + w} ${y + 3 * h}Z" fill="#87827a" ${line}/>`
    }
  return svgDocument(
    side,
    side,
    out +
      noiseLayer('d', field(3), { colour: '#4a463f', frequency: '0.12', octaves: 4, gain: 1.6, from: 0.52 }) +
      noiseLayer('l', field(8), { colour: '#ffffff', frequency: '0.09', octaves: 4, gain: 1.6, from: 0.53 }),
  )
}

function slate(): string {
  return svgDocument(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="#676d70"/>` +
      noiseLayer('a', field(2), {
        colour: '#9a8468',
        frequency: '0.004 0.007',
        octaves: 5,
        gain: 3,
        from: 0.54,
      }) +
      noiseLayer('b', field(5), {
        colour: '#3c4246',
        frequency: '0.006 0.014',
        octaves: 5,
        gain: 2.2,
        from: 0.48,
      }) +
      noiseLayer('c', field(7), {
        colour: '#a3abae',
        frequency: '0.01 0.03',
        octaves: 6,
        gain: 3,
        from: 0.54,
      }) +
      noiseLayer('d', field(9), {
        colour: '#23282b',
        frequency: '0.02 0.06',
        octaves: 4,
        gain: 1.8,
        from: 0.54,
      }),
  )
}

function linen(): string {
  const base = '#cfc6b4'
  return svgDocument(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="${base}"/>` +
      noiseLayer('a', field(2), {
        colour: darken(base, 0.45),
        frequency: '0.006 0.16',
        octaves: 3,
        gain: 1.7,
        from: 0.5,
      }) +
      noiseLayer('b', field(3), {
        colour: darken(base, 0.45),
        frequency: '0.16 0.006',
        octaves: 3,
        gain: 1.7,
        from: 0.5,
      }) +
      noiseLayer('c', field(4), {
        colour: '#ffffff',
        frequency: '0.005 0.14',
        octaves: 3,
        gain: 2,
        from: 0.52,
      }) +
      noiseLayer('d', field(5), {
        colour: '#ffffff',
        frequency: '0.14 0.005',
        octaves: 3,
        gain: 2,
        from: 0.52,
      }),
  )
}

function woodTile(seed: number, colour: string): TileFace {
  return {
    finish: 'satin',
    edge: pale,
    paint: () =>
      svgDocument(
        side,
        side,
        [0, 1, 2]
          .map(
            (i) =>
              `<svg y="${i * 300}" width="900" height="297" viewBox="0 0 900 297">${woodGrain({ width: 900, height: 300, seed: seed + i * 4 }, i === 1 ? lighten(colour, 0.1) : colour)}</svg>`,
          )
          .join(''),
      ),
  }
}

export const tileFaces: Readonly<Record<string, TileFace>> = {
  statuario: veined(11, {
    base: '#f3f2ef',
    cloud: '#d3d5d8',
    veins: [
      { colour: '#7f8489', count: 3, width: 9, opacity: 0.75, angle: 38, wander: 1.1 },
      { colour: '#a9a69c', count: 5, width: 3, opacity: 0.6, angle: 46, wander: 1.5 },
    ],
  }),
  grey: veined(21, {
    base: '#8d9296',
    cloud: '#6a7075',
    cloudy: 1.2,
    veins: [
      { colour: '#eceeee', count: 5, width: 6.5, opacity: 0.85, angle: -42, wander: 1.6 },
      { colour: '#54595d', count: 4, width: 6, opacity: 0.6, angle: 30, wander: 1.5 },
    ],
  }),
  beige: veined(31, {
    base: '#e6d8bf',
    cloud: '#cfb68e',
    cloudy: 1.2,
    veins: [
      { colour: '#b08d5c', count: 6, width: 4.6, opacity: 0.55, angle: 25, wander: 2 },
      { colour: '#fbf4e4', count: 5, width: 3, opacity: 0.7, angle: -30, wander: 1.8 },
    ],
  }),
  nero: veined(41, {
    base: '#1d1e20',
    cloud: '#35373b',
    veins: [
      { colour: '#f4f2ee', count: 4, width: 6, opacity: 0.9, angle: 52, wander: 1.5 },
      { colour: '#c9b48c', count: 5, width: 1.8, opacity: 0.6, angle: -20, wander: 2 },
    ],
  }),
  honey: veined(51, {
    base: '#e2b771',
    cloud: '#c98c40',
    cloudy: 1.3,
    veins: [
      { colour: '#9c5a20', count: 4, width: 8, opacity: 0.5, angle: 24, wander: 1.2 },
      { colour: '#fbe9c2', count: 6, width: 7, opacity: 0.7, angle: 30, wander: 1.3 },
    ],
  }),
  cloud: veined(61, {
    base: '#e2e6e9',
    cloud: '#a6b1b9',
    cloudy: 1.2,
    veins: [
      { colour: '#ffffff', count: 4, width: 12, opacity: 0.85, angle: 28, wander: 1.2 },
      { colour: '#8794a0', count: 4, width: 4, opacity: 0.5, angle: 34, wander: 1.5 },
    ],
  }),
  ivory: {
    finish: 'polished',
    edge: pale,
    paint: () =>
      svgDocument(
        side,
        side,
        granite(field(3), {
          base: '#efe7d6',
          grains: [
            ['#ddceb0', 7, 0.42],
            ['#fdfaf2', 8, 0.4],
            ['#cdb992', 4, 0.28],
          ],
        }),
      ),
  },
  'speckle-grey': {
    finish: 'polished',
    edge: pale,
    paint: () =>
      svgDocument(
        side,
        side,
        terrazzo(field(6), '#b3b5b6', ['#84888b', '#e6e7e7', '#626669', '#cfd1d1', '#a08f7c'], 15, 1500),
      ),
  },
  'speckle-beige': {
    finish: 'polished',
    edge: pale,
    paint: () =>
      svgDocument(
        side,
        side,
        terrazzo(field(9), '#dac8a9', ['#b3936a', '#f3e9d5', '#8f7350', '#c9b08a', '#7d7264'], 15, 1500),
      ),
  },
  moroccan: { finish: 'satin', edge: pale, paint: moroccan },
  cube: { finish: 'satin', edge: pale, paint: cubes },
  slate: {
    finish: 'rough',
    bumps: 'normal { granite 0.28 turbulence 0.3 scale <0.5,0.2,0.4> }',
    edge: srgb('#5d6265'),
    paint: slate,
  },
  linen: { finish: 'rough', edge: pale, paint: linen },
  oak: woodTile(2, '#c79b66'),
  walnut: woodTile(5, '#76503a'),
  ash: woodTile(8, '#a89f93'),
}
