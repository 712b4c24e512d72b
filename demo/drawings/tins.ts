import { dark, light } from './pen.ts'
import type { Drawing } from './pen.ts'
import { circle, ellipse, group, letters, path, rect, shadow, stroke } from './shapes.ts'
import { flat, metal, sideways, toneColour, upright } from './surfaces.ts'

const shine = (pen: Parameters<Drawing>[0]): string =>
  pen.gradient('linear', ' x1="0" x2="1"', [
    [0, '#000', 0.38],
    [0.13, '#000', 0.06],
    [0.28, '#fff', 0.4],
    [0.42, '#fff', 0.05],
    [0.7, '#000', 0.05],
    [1, '#000', 0.48],
  ])

/** A large plastic bucket with handle; the tone is the colour of the paint inside. */
const bucket: Drawing = (pen, tone, label) => {
  const paint = tone === 'blue' ? '#3f86c4' : toneColour(tone, '#f2f1ed')
  const body = 'M52 76L62 204A58 15 0 0 0 178 204L188 76Z'
  const wave =
    path('M40 158C74 136 96 176 126 158S176 148 204 160V226H40Z', paint) +
    stroke('M40 158C74 136 96 176 126 158S176 148 204 160', light(paint, 0.6), 1.6, 'opacity=".8"')
  return (
    shadow(pen, 121, 206, 86, 13) +
    path(body, '#f6f6f4') +
    group(
      path('M40 100Q120 122 200 100V196Q120 222 40 196Z', label.main) +
        path('M40 100Q120 122 200 100V108Q120 130 40 108Z', label.accent) +
        wave +
        letters(label.brand.toUpperCase(), 120, 140, 21, 104, label.ink) +
        letters(
          label.text,
          120,
          197,
          18,
          88,
          tone === 'white' ||
            tone === 'cream' ||
            tone === 'sky' ||
            tone === 'mint' ||
            tone === 'peach' ||
            tone === 'sand'
            ? '#2b3138'
            : '#ffffff',
        ) +
        path(body, shine(pen)),
      `clip-path="${pen.clip(`<path d="${body}"/>`)}"`,
    ) +
    path('M46 70Q46 86 120 89Q194 86 194 70V63Q120 80 46 63Z', upright(pen, '#e2e5e7')) +
    ellipse(120, 63, 74, 17, flat(pen, '#eef0f1', 0.3, 0.14)) +
    ellipse(120, 63, 64, 13, paint) +
    ellipse(120, 64, 60, 11, flat(pen, paint, 0.25, 0.06)) +
    stroke('M49 82C52 14 188 14 191 82', '#59616a', 3.2) +
    stroke('M50 80C54 18 186 18 190 78', '#fff', 0.9, 'opacity=".65"') +
    rect(98, 23, 44, 10, 5, sideways(pen, '#3a4046', '#16191c')) +
    [48, 192].map((x) => circle(x, 82, 5, flat(pen, '#d8dcdf'))).join('')
  )
}

/** A round metal tin with a lever lid. */
const tin: Drawing = (pen, tone, label) => {
  const paint = tone === 'blue' ? '#2f6db3' : toneColour(tone, '#d99a2b')
  const body = 'M62 74V196A58 15 0 0 0 178 196V74Z'
  return (
    shadow(pen, 121, 198, 86, 14) +
    path(body, '#eceeef') +
    group(
      path('M60 92Q120 118 180 92V192Q120 222 60 192Z', label.main) +
        path('M60 92Q120 118 180 92V99Q120 125 60 99Z', label.accent) +
        letters(label.brand.toUpperCase(), 120, 141, 20, 96, label.ink) +
        path('M60 152Q120 178 180 152V192Q120 222 60 192Z', paint) +
        path('M60 152Q120 178 180 152V155Q120 181 60 155Z', '#fff', 'opacity=".75"') +
        letters(
          label.text,
          120,
          194,
          18,
          86,
          tone === 'white' ||
            tone === 'cream' ||
            tone === 'sky' ||
            tone === 'mint' ||
            tone === 'peach' ||
            tone === 'sand' ||
            tone === 'amber'
            ? '#2b3138'
            : '#ffffff',
        ) +
        path(body, shine(pen)),
      `clip-path="${pen.clip(`<path d="${body}"/>`)}"`,
    ) +
    path('M58 66V76A62 16 0 0 0 182 76V66Z', metal(pen, 'ss')) +
    ellipse(120, 66, 62, 16, flat(pen, '#d5dade', 0.3, 0.14)) +
    ellipse(120, 66, 52, 12.5, '#8d959c') +
    ellipse(120, 67, 50, 11.5, flat(pen, '#cfd4d8', 0.35, 0.12)) +
    ellipse(120, 67, 40, 8.5, 'none', 'stroke="#a4acb2" stroke-width="1"') +
    stroke('M61 84C44 108 44 150 58 172', '#6b737b', 2.4, 'opacity=".85"')
  )
}

/** A plastic jar with a screw lid. */
const can: Drawing = (pen, _tone, label) => {
  const body = 'M58 88Q58 82 64 80H176Q182 82 182 88V196Q182 210 168 212H72Q58 210 58 196Z'
  return (
    shadow(pen, 120, 210, 84, 10) +
    path(body, '#f3f3f0') +
    group(
      rect(50, 104, 140, 84, 0, label.main) +
        rect(50, 104, 140, 6, 0, label.accent) +
        letters(label.brand.toUpperCase(), 120, 142, 23, 104, label.ink) +
        letters(label.text, 120, 173, 22, 100, label.accent) +
        path(body, shine(pen)),
      `clip-path="${pen.clip(`<path d="${body}"/>`)}"`,
    ) +
    rect(52, 46, 136, 36, 7, upright(pen, label.main)) +
    stroke(
      Array.from({ length: 17 }, (_, i) => `M${58 + i * 7.8} 54v24`).join(''),
      dark(label.main, 0.4),
      1.3,
      'opacity=".5"',
    ) +
    ellipse(120, 48, 66, 7, flat(pen, light(label.main, 0.2), 0.25, 0.1))
  )
}

const cartridge: Drawing = (pen, tone, label) => {
  const colour = tone === 'black' ? '#33373c' : tone === 'clear' ? '#dfe9ec' : '#f4f4f1'
  return group(
    shadow(pen, 122, 214, 70, 7, 0.3) +
      path('M114 20H126L132 66H108Z', upright(pen, colour)) +
      rect(104, 62, 32, 10, 3, upright(pen, '#cfd4d8')) +
      rect(88, 70, 64, 136, 5, upright(pen, colour)) +
      rect(88, 92, 64, 86, 0, label.main) +
      rect(88, 92, 64, 5, 0, label.accent) +
      `<g transform="rotate(-90 120 135)">${letters(label.brand.toUpperCase(), 120, 130, 18, 80, label.ink)}${letters(label.text, 120, 149, 13, 78, label.accent)}</g>` +
      rect(88, 70, 64, 136, 5, shine(pen)) +
      ellipse(120, 206, 31, 5, '#9aa2a8'),
    'transform="rotate(16 120 120)"',
  )
}

const aerosol: Drawing = (pen, _tone, label) =>
  shadow(pen, 120, 212, 66, 9) +
  rect(100, 20, 40, 34, 8, upright(pen, '#f0f0ec')) +
  rect(112, 14, 30, 12, 4, upright(pen, '#d14a36')) +
  path('M86 72Q88 52 104 50H136Q152 52 154 72Z', metal(pen, 'ss')) +
  path('M84 72H156V202A36 9 0 0 1 84 202Z', label.main) +
  path('M84 96Q120 106 156 96V102Q120 112 84 102Z', label.accent) +
  letters(label.brand.toUpperCase(), 120, 134, 18, 68, label.ink) +
  letters(label.text, 120, 164, 22, 66, label.accent) +
  path('M84 72H156V202A36 9 0 0 1 84 202Z', shine(pen)) +
  rect(82, 68, 76, 6, 3, metal(pen, 'ss'))

export const tinsDrawings: Readonly<Record<string, Drawing>> = { bucket, tin, can, cartridge, aerosol }
