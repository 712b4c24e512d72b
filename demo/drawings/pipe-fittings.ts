/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { ellipse, group, path, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, lying, metal, toneColour, upright } from './surfaces.ts'

function plastic(tone: string): string {
  return tone === 'white' ? '#eff1f1' : tone === 'cpvc' ? '#eaddae' : toneColour(tone, '#8b9299')
}

/** The open end of a socket, seen a little from the side. */
function mouth(pen: Pen, cx: number, cy: number, rx: number, ry: number, colour: string): string {
  return (
    ellipse(cx, cy, rx, ry, flat(pen, light(colour, 0.3), 0.3, 0.1)) +
    ellipse(cx, cy, rx * 0.78, ry * 0.78, falling(pen, dark(colour, 0.72), dark(colour, 0.35)))
  )
}

const elbow: Drawing = (pen, tone) => {
  const c = plastic(tone)
  return (
    shadow(pen, 116, 206, 88, 11) +
    path(
      'M66 74Q66 56 84 52L152 44V112L134 116Q128 118 128 126V190H58V90Z',
      pen.gradient('linear', ' x1="0" y1=".15" x2="1" y2=".5"', [
        [0, dark(c, 0.2)],
        [0.18, light(c, 0.15)],
        [0.36, light(c, 0.5)],
        [0.6, c],
        [1, dark(c, 0.35)],
      ]),
    ) +
    rect(50, 150, 86, 46, 4, upright(pen, c)) +
    ellipse(93, 196, 43, 10, dark(c, 0.3)) +
    ellipse(93, 150, 43, 9, light(c, 0.25)) +
    path('M58 150V120Q92 130 128 120V150Q92 160 58 150Z', upright(pen, c)) +
    path('M146 34H190V120H146Z', lying(pen, c)) +
    mouth(pen, 190, 77, 11, 43, c) +
    ellipse(146, 77, 11, 43, 'none', `stroke="${dark(c, 0.3)}" stroke-width="1.2" opacity=".5"`) +
    stroke('M72 82Q74 64 92 60L140 54', '#fff', 3, 'opacity=".5"')
  )
}

const tee: Drawing = (pen, tone) => {
  const c = plastic(tone)
  return (
    shadow(pen, 120, 206, 84, 11) +
    path('M80 92H160V196H80Z', upright(pen, c)) +
    rect(72, 154, 96, 44, 4, upright(pen, c)) +
    ellipse(120, 198, 48, 10, dark(c, 0.32)) +
    ellipse(120, 154, 48, 9, light(c, 0.25)) +
    path('M80 154V120H160V154Q120 164 80 154Z', upright(pen, c)) +
    rect(34, 50, 164, 76, 4, lying(pen, c)) +
    path('M80 122Q120 140 160 122V128Q120 146 80 128Z', '#000', 'opacity=".16"') +
    rect(24, 42, 48, 92, 5, lying(pen, c)) +
    rect(166, 42, 44, 92, 5, lying(pen, c)) +
    mouth(pen, 210, 88, 12, 46, c) +
    stroke('M30 60H66M80 66H158M172 60H200', '#fff', 3, 'opacity=".45"')
  )
}

const coupler: Drawing = (pen, tone) => {
  const c = plastic(tone)
  return (
    shadow(pen, 124, 184, 100, 15) +
    group(
      rect(-86, -46, 76, 92, 6, lying(pen, c)) +
        rect(-14, -42, 28, 84, 2, lying(pen, dark(c, 0.06))) +
        rect(10, -46, 76, 92, 6, lying(pen, c)) +
        mouth(pen, 86, 0, 16, 46, c) +
        stroke('M-80-26H-18M16-26H72', '#fff', 4, 'opacity=".5"') +
        stroke('M-14-42Q-22 0-14 42M12-46Q4 0 12 46', dark(c, 0.4), 1.2, 'opacity=".4"'),
      'transform="translate(116 122) rotate(18)"',
    )
  )
}

const union: Drawing = (pen, tone) => {
  const c = plastic(tone)
  const nut = Array.from({ length: 6 }, (_, i) =>
    rect(-22, -58 + i * 20, 50, 17, 4, lying(pen, light('#7f878e', i < 3 ? 0.2 - i * 0.08 : 0))),
  ).join('')
  return (
    shadow(pen, 124, 186, 100, 15) +
    group(
      rect(-88, -42, 70, 84, 5, lying(pen, c)) +
        rect(-22, -60, 50, 120, 8, lying(pen, '#858d94')) +
        nut +
        rect(28, -42, 60, 84, 5, lying(pen, c)) +
        mouth(pen, 88, 0, 15, 42, c) +
        stroke('M-82-24H-28M34-24H74', '#fff', 4, 'opacity=".5"'),
      'transform="translate(114 122) rotate(18)"',
    )
  )
}

const brassElbow: Drawing = (pen, tone) => {
  const c = plastic(tone)
  const hex =
    rect(140, 38, 26, 80, 3, metal(pen, 'brass', 'down')) +
    stroke('M140 62H166M140 94H166', '#8b6620', 1.2, 'opacity=".7"')
  return (
    shadow(pen, 116, 206, 88, 11) +
    path(
      'M66 74Q66 56 84 52L146 44V112L134 116Q128 118 128 126V190H58V90Z',
      pen.gradient('linear', ' x1="0" y1=".15" x2="1" y2=".5"', [
        [0, dark(c, 0.2)],
        [0.2, light(c, 0.15)],
        [0.38, light(c, 0.5)],
        [0.6, c],
        [1, dark(c, 0.35)],
      ]),
    ) +
    rect(50, 150, 86, 46, 4, upright(pen, c)) +
    ellipse(93, 196, 43, 10, dark(c, 0.3)) +
    ellipse(93, 150, 43, 9, light(c, 0.25)) +
    path('M58 150V120Q92 130 128 120V150Q92 160 58 150Z', upright(pen, c)) +
    hex +
    rect(166, 46, 34, 64, 2, metal(pen, 'brass', 'down')) +
    stroke('M172 46v64M178 46v64M184 46v64M190 46v64M196 46v64', '#7c5a18', 1.4, 'opacity=".6"') +
    ellipse(200, 78, 9, 32, flat(pen, '#f3dd9c')) +
    ellipse(200, 78, 6.5, 24, falling(pen, '#4b3609', '#93701f'))
  )
}

const ballValve: Drawing = (pen, tone) => {
  const c = plastic(tone)
  return (
    shadow(pen, 120, 196, 100, 13) +
    rect(24, 118, 60, 66, 5, lying(pen, c)) +
    rect(156, 118, 60, 66, 5, lying(pen, c)) +
    mouth(pen, 216, 151, 11, 33, c) +
    path('M76 110Q120 92 164 110V190Q120 208 76 190Z', lying(pen, c)) +
    rect(106, 82, 28, 30, 3, upright(pen, c)) +
    path(
      'M52 66Q52 56 62 56H178Q190 56 190 67T178 78H136Q134 90 120 90T104 78H62Q52 78 52 66Z',
      lying(pen, '#d2432f'),
    ) +
    stroke('M62 62H176', '#ffc3b8', 2.4, 'opacity=".8"') +
    stroke('M90 112Q86 150 90 188M150 112Q154 150 150 188', dark(c, 0.35), 1.4, 'opacity=".45"')
  )
}

export const pipeFittingsDrawings: Readonly<Record<string, Drawing>> = {
  elbow,
  tee,
  coupler,
  union,
  'brass-elbow': brassElbow,
  'ball-valve': ballValve,
}
