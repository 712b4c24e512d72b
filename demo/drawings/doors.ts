/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Drawing, Pen } from './pen.ts'
import { circle, group, path, polygon, rect, shadow, strew, stroke } from './shapes.ts'
import { flat, metal, metalBall } from './surfaces.ts'

const woods: Readonly<Record<string, string>> = {
  teak: '#a86b34',
  rosewood: '#6e3226',
  walnut: '#70492f',
  ash: '#b1a597',
  plain: '#dcb983',
  cream: '#efe5cf',
  wood: '#b5793f',
  brown: '#5b3a29',
}

function grain(seed: string, colour: string): string {
  return strew(seed, 9, [70, 168], [22, 40])
    .map((line) =>
      stroke(
        `M${line.x} 22q${round(line.s * 14 - 7)} 50 ${round(line.s * 4)} 94t${round(4 - line.s * 8)} 92`,
        dark(colour, 0.45),
        round(0.8 + line.s),
        'opacity=".35"',
      ),
    )
    .join('')
}

/** A door leaf standing free, its edge at the right. */
function leaf(pen: Pen, colour: string, seed: string): string {
  const grained =
    seed === '' ? '' : group(grain(seed, colour), `clip-path="${pen.clip('<path d="M66 20H170V210H66Z"/>')}"`)
  return (
    shadow(pen, 124, 211, 72, 8) +
    polygon(
      [
        [170, 20],
        [180, 26],
        [180, 206],
        [170, 211],
      ],
      dark(colour, 0.5),
    ) +
    rect(66, 20, 104, 191, 2, flat(pen, colour, 0.16, 0.14)) +
    grained +
    stroke('M67 20V210', light(colour, 0.5), 1.4, 'opacity=".7"')
  )
}

function knob(pen: Pen, tone = 'satin'): string {
  return (
    rect(150, 108, 10, 34, 4, metal(pen, tone)) +
    path('M155 117H128Q122 117 122 121T128 126H155Z', metal(pen, tone, 'down'))
  )
}

const door: Drawing = (pen, tone) => {
  const c = woods[tone] ?? '#a86b34'
  return (
    leaf(pen, c, `door ${tone}`) +
    stroke('M66 66H170M66 164H170', dark(c, 0.5), 1.6, 'opacity=".6"') +
    stroke('M66 68H170M66 166H170', light(c, 0.4), 1, 'opacity=".5"') +
    rect(96, 20, 5, 191, 0, metal(pen, 'satin')) +
    knob(pen)
  )
}

const flushDoor: Drawing = (pen, tone) => {
  const c = woods[tone] ?? '#dcb983'
  const core =
    tone === 'plain'
      ? rect(66, 20, 104, 9, 0, dark(c, 0.2)) +
        Array.from({ length: 8 }, (_, i) =>
          rect(67 + i * 13, 21, 11, 7, 0, i % 2 === 0 ? light(c, 0.2) : '#c79a60'),
        ).join('')
      : ''
  return leaf(pen, c, tone === 'cream' ? '' : `flush ${tone}`) + core + (tone === 'plain' ? '' : knob(pen))
}

const panelDoor: Drawing = (pen, tone) => {
  const c = woods[tone] ?? '#a86b34'
  const panel = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 2, dark(c, 0.42)) +
    rect(x + 2.5, y + 2.5, w - 3, h - 3, 1, light(c, 0.22)) +
    rect(x + 4, y + 4, w - 8, h - 8, 1, flat(pen, c, 0.2, 0.2)) +
    rect(
      x + 8,
      y + 8,
      w - 16,
      h - 16,
      1,
      flat(pen, light(c, 0.1), 0.24, 0.16),
      `stroke="${dark(c, 0.35)}" stroke-width="1"`,
    )
  return (
    shadow(pen, 122, 212, 98, 8) +
    path('M38 14H206V212H188V30H56V212H38Z', flat(pen, dark(c, 0.12), 0.2, 0.2)) +
    rect(56, 30, 132, 182, 0, dark(c, 0.6)) +
    rect(60, 33, 124, 178, 1, flat(pen, c, 0.16, 0.12)) +
    group(grain(`panel ${tone}`, c), 'transform="translate(2 6)" opacity=".7"') +
    [46, 100, 154].map((y) => panel(70, y, 48, 46) + panel(126, y, 48, 46)).join('') +
    rect(120, 106, 7, 42, 3, metal(pen, 'brass')) +
    circle(123.5, 156, 5, metalBall(pen, 'brass'))
  )
}

const steelDoor: Drawing = (pen) => {
  const c = '#5f4030'
  return (
    shadow(pen, 122, 212, 92, 8) +
    path('M44 14H200V212H184V28H60V212H44Z', metal(pen, 'mill', 'slant')) +
    rect(60, 28, 124, 184, 1, flat(pen, c, 0.24, 0.2)) +
    rect(74, 42, 96, 156, 3, 'none', `stroke="${dark(c, 0.5)}" stroke-width="3"`) +
    rect(75.5, 43.5, 96, 156, 3, 'none', `stroke="${light(c, 0.3)}" stroke-width="1"`) +
    [56, 84, 112, 140, 168]
      .map((y) =>
        rect(
          90,
          y,
          62,
          16,
          2,
          flat(pen, light(c, 0.08), 0.25, 0.2),
          `stroke="${dark(c, 0.4)}" stroke-width="1"`,
        ),
      )
      .join('') +
    rect(158, 96, 12, 60, 5, metal(pen, 'brass')) +
    circle(164, 170, 5, metalBall(pen, 'brass')) +
    circle(164, 84, 4, '#1b2025') +
    circle(122, 48, 3.4, metalBall(pen, 'brass'))
  )
}

const doorFrame: Drawing = (pen) => {
  const c = '#eadfc6'
  return (
    shadow(pen, 122, 210, 98, 8) +
    path('M42 18H202V210H176V44H68V210H42Z', flat(pen, c, 0.3, 0.12)) +
    path('M68 44H176V54H80V210H68Z', dark(c, 0.3)) +
    path('M176 54V210H170V54Z', light(c, 0.3)) +
    polygon(
      [
        [202, 18],
        [212, 24],
        [212, 206],
        [202, 210],
      ],
      dark(c, 0.45),
    ) +
    stroke('M42 18L68 44M202 18L176 44', dark(c, 0.5), 1.6) +
    stroke('M52 60V200M186 60V200', dark(c, 0.25), 1.2, 'opacity=".6"')
  )
}

export const doorsDrawings: Readonly<Record<string, Drawing>> = {
  door,
  'flush-door': flushDoor,
  'panel-door': panelDoor,
  'steel-door': steelDoor,
  'door-frame': doorFrame,
}
