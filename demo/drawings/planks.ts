/* oxlint-disable max-params -- a shape is its coordinates, and they read best in a row */
import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { ellipse, group, polygon, rect, shadow, strew, stroke } from './shapes.ts'
import { falling, flat, toneColour } from './surfaces.ts'

const plank: Drawing = (pen, tone) => {
  const colour = toneColour(tone, '#c79b66')
  const one = (x: number, y: number, i: number): string => {
    const lines = strew(`plank ${tone}${i}`, 9, [0, 120], [4, 36])
      .map(
        (line) =>
          `M${line.x} ${line.y}q${round(20 + line.s * 40)} ${round(line.s * 8 - 4)} ${round(50 + line.s * 40)} ${round(line.s * 4 - 2)}`,
      )
      .join('')
    return group(
      rect(-4, 4, 190, 42, 0, dark(colour, 0.6)) +
        rect(
          0,
          0,
          190,
          42,
          0,
          flat(pen, [colour, light(colour, 0.14), dark(colour, 0.1)][i % 3] ?? colour, 0.16, 0.16),
        ) +
        stroke(lines, dark(colour, 0.5), 1.2, 'opacity=".45"') +
        ellipse(60 + i * 34, 20, 12, 5, 'none', `stroke="${dark(colour, 0.5)}" opacity=".5"`) +
        ellipse(60 + i * 34, 20, 5, 2, dark(colour, 0.5), 'opacity=".45"') +
        stroke('M0 .7H190', '#fff', 1.2, 'opacity=".45"'),
      `transform="translate(${x} ${y}) rotate(-24)"`,
    )
  }
  return shadow(pen, 124, 196, 104, 18) + one(26, 128, 2) + one(22, 158, 0) + one(40, 186, 1)
}

const stair: Drawing = (pen, tone) => {
  const colour = tone === 'brown' ? '#8a6a52' : tone === 'grey' ? '#9da0a2' : toneColour(tone, '#9da0a2')
  const step = (y: number, x: number): string =>
    polygon(
      [
        [x, y],
        [x + 38, y - 30],
        [x + 186, y - 30],
        [x + 148, y],
      ],
      flat(pen, light(colour, 0.2), 0.2, 0.02),
    ) +
    rect(x, y, 148, 12, 5, falling(pen, light(colour, 0.35), dark(colour, 0.3))) +
    stroke(
      `M${x + 6} ${y - 5}H${x + 152}M${x + 11} ${y - 9}H${x + 157}M${x + 16} ${y - 13}H${x + 162}`,
      dark(colour, 0.5),
      1.4,
      'opacity=".5"',
    ) +
    rect(x + 2, y + 12, 144, 44, 0, flat(pen, dark(colour, 0.08), 0.1, 0.2)) +
    polygon(
      [
        [x + 148, y],
        [x + 186, y - 30],
        [x + 186, y + 26],
        [x + 146, y + 56],
      ],
      falling(pen, dark(colour, 0.34), dark(colour, 0.5)),
    )
  return shadow(pen, 124, 206, 108, 12) + step(90, 52) + step(148, 14)
}

export const planksDrawings: Readonly<Record<string, Drawing>> = { plank, stair }
