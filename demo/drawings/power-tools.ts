import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { bar, circle, ellipse, group, letters, path, polygon, rect, shadow, stroke } from './shapes.ts'
import { falling, flat, lying, metal, metalBall, upright } from './surfaces.ts'
import { grip } from './tools-parts.ts'

const green = '#1f6f63'

const drill: Drawing = (pen) =>
  shadow(pen, 116, 212, 92, 9) +
  rect(14, 84, 34, 7, 2, metal(pen, 'gi', 'down')) +
  polygon(
    [
      [4, 87.5],
      [16, 84],
      [16, 91],
    ],
    '#9aa2a8',
  ) +
  path('M48 68H78V106H48Q42 104 42 87T48 68Z', metal(pen, 'gi', 'down')) +
  stroke('M54 70V104M61 69V105M68 69V105', '#4d565e', 1.6) +
  path('M78 60H104V114H78Z', lying(pen, grip)) +
  path('M102 52H196Q216 54 218 78V96Q216 118 196 120H102Z', lying(pen, green)) +
  path('M196 52Q216 54 218 78V96Q216 118 196 120Z', flat(pen, grip)) +
  stroke('M202 68h11M203 78h12M203 88h12M202 98h11', '#5d656c', 2.6) +
  path(
    'M146 116H190L204 200Q204 210 194 211H166Q158 210 157 202Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, dark(green, 0.4)],
      [0.35, light(green, 0.2)],
      [1, dark(green, 0.4)],
    ]),
  ) +
  path('M172 122H190L204 200Q204 210 194 211H184Z', grip) +
  path('M140 118H152L158 152Q146 152 142 140Z', '#f3c53a') +
  rect(108, 66, 82, 20, 4, '#f3c53a', 'opacity=".95"') +
  letters('IMPACT', 149, 81, 14, 70, '#1b3f39') +
  stroke('M190 210C204 226 222 214 226 196', grip, 7) +
  rect(82, 112, 18, 50, 6, upright(pen, grip)) +
  stroke('M108 58H194', '#fff', 2.4, 'opacity=".35"')

const cordless: Drawing = (pen) =>
  shadow(pen, 128, 214, 86, 8) +
  rect(20, 78, 26, 6, 1, metal(pen, 'gi', 'down')) +
  path('M46 62H76V102H46Q40 100 40 82T46 62Z', lying(pen, '#33383d')) +
  stroke('M52 64V100M59 63V101M66 63V101', '#6d757c', 1.6) +
  rect(76, 56, 24, 52, 4, lying(pen, '#f3c53a')) +
  path('M98 48H180Q202 52 202 80T180 114H98Z', lying(pen, green)) +
  path('M182 50Q202 56 202 80T182 112Z', grip) +
  path(
    'M126 110H174L184 172H138Z',
    pen.gradient('linear', ' x1="0" x2="1"', [
      [0, dark(green, 0.4)],
      [0.35, light(green, 0.2)],
      [1, dark(green, 0.4)],
    ]),
  ) +
  path('M154 112H174L184 172H164Z', grip) +
  path('M120 112H132L138 142Q126 142 122 132Z', '#f3c53a') +
  path('M106 168H206Q214 168 214 176V206Q214 214 206 214H114Q106 214 106 206Z', flat(pen, grip, 0.25, 0.2)) +
  rect(106, 168, 108, 12, 3, green) +
  letters('20 V', 160, 203, 16, 60, '#f3c53a') +
  stroke('M104 54H178', '#fff', 2.4, 'opacity=".35"') +
  rect(112, 66, 60, 16, 4, '#0f4038', 'opacity=".6"')

const rotaryHammer: Drawing = (pen) =>
  shadow(pen, 122, 210, 104, 9) +
  rect(8, 86, 56, 9, 2, metal(pen, 'gi', 'down')) +
  stroke('M12 88l8 5M24 88l8 5M36 88l8 5', '#4d565e', 1.6) +
  path('M56 74H86V108H56Z', lying(pen, grip)) +
  path('M84 64H178Q190 64 190 76V116H84Z', lying(pen, green)) +
  rect(92, 114, 52, 62, 10, upright(pen, dark(green, 0.25))) +
  stroke('M98 130h40M98 140h40M98 150h40', '#0d332d', 3) +
  path(
    'M178 68Q222 72 224 110V168Q222 196 196 198Q184 198 184 188V184Q204 182 204 160V118Q202 100 182 98Z',
    flat(pen, grip, 0.25, 0.2),
  ) +
  path('M144 168Q166 190 190 188V196Q160 200 140 174Z', grip) +
  path('M186 112H196V142Q188 142 186 134Z', '#f3c53a') +
  rect(100, 74, 74, 20, 4, '#f3c53a') +
  letters('SDS+', 137, 89, 14, 60, '#1b3f39') +
  rect(84, 108, 14, 60, 6, upright(pen, grip)) +
  stroke('M90 68H176', '#fff', 2.4, 'opacity=".35"')

const grinder: Drawing = (pen) =>
  shadow(pen, 122, 196, 108, 10) +
  group(
    path('M-16-24H96Q112-24 112-10V10Q112 24 96 24H-16Z', lying(pen, green)) +
      path('M60-24H96Q112-24 112-10V10Q112 24 96 24H60Z', lying(pen, grip)) +
      stroke('M68-14V14M76-15V15M84-15V15M92-14V14', '#5d656c', 2.6) +
      rect(-8, -14, 54, 16, 4, '#f3c53a') +
      path('M-66-26H-14V26H-66Q-78 22-78 0T-66-26Z', metal(pen, 'gi', 'down')) +
      rect(-60, 26, 30, 14, 3, metal(pen, 'gi')) +
      ellipse(-46, 50, 66, 15, '#4d4038') +
      ellipse(-46, 46, 66, 15, flat(pen, '#7d6a58', 0.3, 0.2)) +
      ellipse(-46, 46, 22, 5.5, metalBall(pen, 'gi')) +
      path('M-112 44A66 17 0 0 1 14 40L10 26Q-50 14-106 32Z', metal(pen, 'gi', 'down')) +
      bar([-48, -24], [-62, -84], 10, lying(pen, grip)),
    'transform="translate(118 118) rotate(-12)"',
  ) +
  stroke('M222 96C232 110 226 130 214 140', grip, 7)

const cutter: Drawing = (pen) =>
  shadow(pen, 122, 204, 108, 9) +
  path('M22 186H218V196H22Z', falling(pen, '#d3d8dc', '#7d858c')) +
  circle(84, 156, 50, metal(pen, 'gi', 'slant')) +
  circle(84, 156, 50, 'none', 'stroke="#d9b052" stroke-width="4" stroke-dasharray="9 3"') +
  path('M30 150A54 54 0 0 1 138 150L132 118Q84 92 36 122Z', flat(pen, grip, 0.25, 0.2)) +
  circle(84, 154, 13, metalBall(pen, 'chrome')) +
  path('M74 88H176Q204 90 206 112V132Q204 152 180 152H122Q118 108 74 108Z', lying(pen, green)) +
  path('M176 88Q204 90 206 112V132Q204 152 180 152Z', grip) +
  path('M84 90Q96 52 136 54H172Q190 56 190 70T172 82H136Q120 82 114 92Z', lying(pen, grip)) +
  rect(128, 104, 48, 18, 4, '#f3c53a') +
  stroke('M206 128C224 134 230 150 226 168', grip, 6)

const blade: Drawing = (pen) => {
  const notches = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    const at = (r: number): string => `${round(120 + Math.cos(a) * r)} ${round(114 + Math.sin(a) * r)}`
    return `M${at(70)}L${at(94)}`
  }).join('')
  return (
    shadow(pen, 124, 206, 98, 10) +
    circle(123, 119, 92, '#4d565e') +
    circle(120, 114, 92, flat(pen, '#c8a13e', 0.3, 0.25)) +
    circle(120, 114, 80, metal(pen, 'ss', 'slant')) +
    stroke(notches, '#F1EEEA', 4.5) +
    stroke(notches, '#5d656c', 5.5, 'opacity=".25"') +
    circle(120, 114, 46, flat(pen, '#d4622a', 0.2, 0.2)) +
    letters('DIAMOND', 120, 102, 15, 78, '#ffffff') +
    letters('4 in', 120, 140, 14, 60, '#ffe0a8') +
    circle(120, 116, 14, '#F1EEEA') +
    circle(120, 116, 14, 'none', 'stroke="#5d656c" stroke-width="3"')
  )
}

const bits: Drawing = (pen) => {
  const one = (x: number, w: number, h: number): string => {
    const turns = Array.from(
      { length: Math.floor(h / 14) },
      (_, i) => `M${x - w} ${70 + i * 14 + 9}L${x + w} ${70 + i * 14}`,
    ).join('')
    return (
      rect(x - w, 64, w * 2, h, 2, metal(pen, 'gi')) +
      stroke(turns, '#4d565e', 3) +
      stroke(turns, '#fff', 1, 'opacity=".6" transform="translate(0 3)"') +
      polygon(
        [
          [x - w - 1.5, 66],
          [x, 54],
          [x + w + 1.5, 66],
          [x + w, 74],
          [x - w, 74],
        ],
        metal(pen, 'gold'),
      ) +
      rect(x - w * 0.8, 64 + h, w * 1.6, 22, 1, metal(pen, 'gi'))
    )
  }
  return (
    shadow(pen, 122, 206, 100, 10) +
    one(60, 5, 88) +
    one(92, 6.5, 92) +
    one(126, 8, 96) +
    one(160, 9.5, 100) +
    path(
      'M30 150H196Q204 150 204 158V196Q204 204 196 204H30Q22 204 22 196V158Q22 150 30 150Z',
      flat(pen, '#d4622a', 0.25, 0.2),
    ) +
    rect(22, 150, 182, 9, 4, '#fff', 'opacity=".3"') +
    letters('4  5  6  8  10', 112, 188, 15, 170, '#ffffff')
  )
}

export const powerToolsDrawings: Readonly<Record<string, Drawing>> = {
  drill,
  cordless,
  'rotary-hammer': rotaryHammer,
  grinder,
  cutter,
  blade,
  bits,
}
