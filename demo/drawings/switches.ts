/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, circle, letters, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, metal } from './surfaces.ts'

const plateTones: Readonly<Record<string, string>> = {
  white: '#f4f4f2',
  graphite: '#4a4f55',
  wood: '#a9774a',
}

function plate(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x + 4, y + 7, w, h, 13, dark(colour, 0.5), 'opacity=".5"') +
    rect(x, y, w, h, 13, flat(pen, colour, 0.4, 0.14)) +
    rect(
      x + 1,
      y + 1,
      w - 2,
      h - 2,
      12,
      'none',
      `stroke="${light(colour, 0.7)}" stroke-width="1.4" opacity=".8"`,
    )
  )
}

function rocker(pen: Pen, x: number, y: number, w: number, h: number, colour: string): string {
  return (
    rect(x - 2, y - 2, w + 4, h + 4, 5, dark(colour, 0.32)) +
    rect(x, y, w, h, 4, falling(pen, light(colour, 0.5), dark(colour, 0.1))) +
    path(
      `M${x} ${y + h * 0.55}H${x + w}V${y + h - 4}Q${x + w} ${y + h} ${x + w - 4} ${y + h}H${x + 4}Q${x} ${y + h} ${x} ${y + h - 4}Z`,
      dark(colour, 0.12),
      'opacity=".5"',
    ) +
    rect(x + w / 2 - 8, y + 9, 16, 3, 1.5, '#d14a36')
  )
}

function pins(x: number, y: number, s: number): string {
  return (
    circle(x, y - s, s * 0.42, '#14181c') +
    circle(x - s, y + s * 0.6, s * 0.34, '#14181c') +
    circle(x + s, y + s * 0.6, s * 0.34, '#14181c')
  )
}

const switchOne: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2'
  return (
    shadow(pen, 122, 206, 74, 9, 0.3) +
    rect(88, 44, 70, 160, 6, '#8f979d') +
    rect(78, 38, 78, 164, 9, flat(pen, dark(c, 0.1), 0.2, 0.14)) +
    rocker(pen, 86, 48, 62, 144, c) +
    stroke('M92 58V180', '#fff', 3, `opacity="${tone === 'graphite' ? 0.3 : 0.9}"`)
  )
}

const socket: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2'
  return (
    shadow(pen, 122, 206, 90, 9, 0.3) +
    plate(pen, 42, 42, 156, 156, c) +
    rect(
      60,
      60,
      120,
      120,
      10,
      flat(pen, light(c, 0.1), 0.3, 0.08),
      `stroke="${dark(c, 0.25)}" stroke-width="1.4"`,
    ) +
    circle(120, 120, 48, falling(pen, dark(c, 0.22), light(c, 0.2))) +
    circle(120, 120, 45, flat(pen, c, 0.2, 0.1)) +
    pins(120, 122, 23) +
    circle(162, 162, 3, '#d14a36')
  )
}

const usbSocket: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2'
  return (
    shadow(pen, 122, 206, 74, 9, 0.3) +
    rect(78, 38, 84, 164, 9, dark(c, 0.3), 'transform="translate(4 5)"') +
    rect(76, 38, 84, 164, 9, flat(pen, c, 0.4, 0.12)) +
    rect(94, 76, 48, 24, 3, '#1c2126') +
    rect(98, 84, 40, 8, 1, '#4b86d6') +
    rect(96, 138, 44, 17, 8, '#1c2126') +
    rect(103, 144.5, 30, 4, 2, '#8d959c') +
    circle(118, 56, 3, '#5fd08a') +
    letters('20 W', 118, 184, 13, 40, tone === 'graphite' ? '#c9ced3' : '#8a9299')
  )
}

const switchPlate: Drawing = (pen, tone) => {
  const c = plateTones[tone] ?? '#f4f4f2'
  const keys = tone === 'graphite' ? '#53595f' : '#f7f7f5'
  return (
    shadow(pen, 122, 184, 106, 10, 0.3) +
    plate(pen, 14, 58, 212, 120, c) +
    [28, 66, 104].map((x) => rocker(pen, x, 76, 32, 84, keys)).join('') +
    rect(144, 74, 68, 88, 7, flat(pen, keys, 0.3, 0.08), `stroke="${dark(keys, 0.3)}" stroke-width="1.2"`) +
    circle(178, 118, 30, flat(pen, dark(keys, 0.04), 0.2, 0.14)) +
    pins(178, 120, 14)
  )
}

const gangBox: Drawing = (pen) =>
  shadow(pen, 124, 194, 104, 14) +
  box(pen, 26, 92, 160, 100, 34, 30, '#b9c0c5') +
  polygon(
    [
      [32, 90],
      [62, 66],
      [214, 66],
      [184, 90],
    ],
    falling(pen, '#5d656c', '#8d959c'),
  ) +
  rect(26, 92, 160, 100, 0, metal(pen, 'gi', 'slant')) +
  [60, 106, 152]
    .map(
      (x) =>
        circle(x, 142, 16, 'none', 'stroke="#6d757c" stroke-width="2"') +
        circle(x, 142, 12, '#a1a9af') +
        stroke(`M${x - 4} 130h8`, '#c9d0d4', 2.4),
    )
    .join('') +
  [40, 172]
    .map((x) => rect(x - 5, 78, 12, 16, 2, metal(pen, 'gi')) + circle(x + 1, 84, 2.4, '#3b4248'))
    .join('')

export const switchesDrawings: Readonly<Record<string, Drawing>> = {
  switch: switchOne,
  socket,
  'usb-socket': usbSocket,
  'switch-plate': switchPlate,
  'gang-box': gangBox,
}
