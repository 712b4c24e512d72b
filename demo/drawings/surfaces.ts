/** How materials catch the light, which falls from the upper left. */
/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light } from './pen.ts'
import type { Pen, Stop } from './pen.ts'

const across = ' x1="0" x2="1"'

const downward = ' x1="0" y1="0" x2="0" y2="1"'

const slanted = ' x1="0" y1="0" x2="1" y2="1"'

function rounded(colour: string): Stop[] {
  return [
    [0, dark(colour, 0.3)],
    [0.1, colour],
    [0.28, light(colour, 0.42)],
    [0.5, colour],
    [0.85, dark(colour, 0.34)],
    [1, dark(colour, 0.2)],
  ]
}

/** An upright round body. */
export function upright(pen: Pen, colour: string): string {
  return pen.gradient('linear', across, rounded(colour))
}

/** A lying round body. */
export function lying(pen: Pen, colour: string): string {
  return pen.gradient('linear', downward, rounded(colour))
}

/** A flat face, lighter towards the lamp. */
export function flat(pen: Pen, colour: string, lift = 0.16, fall = 0.16): string {
  return pen.gradient('linear', slanted, [
    [0, light(colour, lift)],
    [0.5, colour],
    [1, dark(colour, fall)],
  ])
}

export function falling(pen: Pen, from: string, to: string): string {
  return pen.gradient('linear', downward, [
    [0, from],
    [1, to],
  ])
}

export function sideways(pen: Pen, from: string, to: string): string {
  return pen.gradient('linear', across, [
    [0, from],
    [1, to],
  ])
}

export function ball(pen: Pen, colour: string): string {
  return pen.gradient('radial', ' cx=".36" cy=".3" r=".8"', [
    [0, light(colour, 0.65)],
    [0.35, light(colour, 0.15)],
    [0.75, dark(colour, 0.18)],
    [1, dark(colour, 0.42)],
  ])
}

const metals: Readonly<Record<string, readonly string[]>> = {
  chrome: ['#626b74', '#dde3e8', '#ffffff', '#a5aeb6', '#737d86', '#cbd2d8', '#5b646d'],
  ss: ['#7b848c', '#d6dbdf', '#f8fafb', '#b4bbc1', '#8b949b', '#cfd5d9', '#737c84'],
  black: ['#17191c', '#4b5056', '#868c93', '#363a3f', '#1d2023', '#43484e', '#111315'],
  gold: ['#8a6326', '#efd595', '#fff3cd', '#d3a850', '#9c7128', '#e6c47a', '#7a551b'],
  antique: ['#4f3e22', '#b09766', '#dac69a', '#8d7443', '#614d2a', '#a98f5c', '#45371f'],
  satin: ['#7e8285', '#cdd0d2', '#eceeee', '#b2b6b9', '#919598', '#c2c5c7', '#74787b'],
  rose: ['#925649', '#efc3b4', '#ffe8df', '#d59c8b', '#a96c5f', '#e6b6a6', '#834d42'],
  brass: ['#8b6620', '#f0d78c', '#fff5d0', '#d8b052', '#a47d28', '#eacf84', '#7b5815'],
  gi: ['#7f878d', '#c4cace', '#e6eaec', '#a9b0b5', '#8a9298', '#bcc3c8', '#727a80'],
  mill: ['#3f454b', '#7b838a', '#a1a9af', '#656d74', '#484f55', '#737b82', '#373c41'],
}

const offsets = [0, 0.16, 0.28, 0.46, 0.68, 0.86, 1]

/** A bright metal; `way` tells how its bands run. */
export function metal(pen: Pen, tone: string, way: 'across' | 'down' | 'slant' = 'across'): string {
  const colours = metals[tone] ?? metals.ss ?? []
  const placing = way === 'across' ? across : way === 'down' ? downward : slanted
  return pen.gradient(
    'linear',
    placing,
    colours.map((colour, i) => [offsets[i] ?? 1, colour]),
  )
}

export function metalColour(tone: string): string {
  return (metals[tone] ?? metals.ss)?.[3] ?? '#aab2b9'
}

export function metalBall(pen: Pen, tone: string): string {
  const colours = metals[tone] ?? metals.ss ?? []
  const at = (i: number): string => colours[i] ?? '#888888'
  return pen.gradient('radial', ' cx=".36" cy=".3" r=".82"', [
    [0, at(2)],
    [0.3, at(1)],
    [0.62, at(3)],
    [0.88, at(4)],
    [1, at(0)],
  ])
}

export { toneColour } from '../scenes/colours.ts'
