import type { Drawing } from './pen.ts'
import { box, path, rect, shadow, stroke } from './shapes.ts'
import { falling, flat } from './surfaces.ts'

const spacer: Drawing = (pen) => {
  const cross = pen.part(
    path('M-7-30H7V-7H30V7H7V30H-7V7H-30V-7H-7Z', '#b8bdc1', 'transform="translate(3 5)"') +
      path('M-7-30H7V-7H30V7H7V30H-7V7H-30V-7H-7Z', flat(pen, '#f4f5f5', 0.2, 0.14)) +
      stroke('M-6-29H6M-29-6H-7', '#fff', 1.4),
  )
  const at = [
    [80, 66, 20],
    [158, 74, 52],
    [60, 134, 64],
    [128, 122, 8],
    [186, 142, 30],
    [92, 186, 38],
    [156, 190, 74],
  ] as const
  return (
    shadow(pen, 122, 196, 104, 18, 0.25) +
    at
      .map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})"><use href="#${cross}"/></g>`)
      .join('')
  )
}

const leveller: Drawing = (pen) => {
  const slabEdge = (x: number): string => box(pen, x, 150, 94, 34, 16, 14, '#e3ddd0')
  const clip =
    rect(112, 62, 16, 100, 2, falling(pen, '#f4f5f5', '#c9ced2')) +
    rect(84, 160, 72, 10, 2, falling(pen, '#e3e6e8', '#a7adb2')) +
    rect(116, 92, 8, 26, 1, '#7d858b')
  const wedge =
    path('M58 120L186 96V122L58 132Z', falling(pen, '#ef5a43', '#a92c1b')) +
    stroke('M74 126v-8M86 125v-9M98 124v-10M142 119v-14M154 118v-15M166 117v-17', '#7e1f12', 1.6) +
    stroke('M60 121L184 98', '#ffb3a5', 1.6)
  return shadow(pen, 122, 196, 106, 14) + slabEdge(18) + slabEdge(122) + clip + wedge
}

export const tileToolsDrawings: Readonly<Record<string, Drawing>> = { spacer, leveller }
