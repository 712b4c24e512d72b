import { dark, light, round } from './pen.ts'
import type { Drawing } from './pen.ts'
import { bar, circle, ellipse, group, letters, path, rect, shadow, stroke } from './shapes.ts'
import { ball, falling, flat, lying, metal, metalBall, upright } from './surfaces.ts'

const floorDrain: Drawing = (pen) => {
  const slots = [50, 38, 26, 14]
    .map((r, i) =>
      Array.from({ length: 8 }, (_, k) => {
        const a0 = (k * Math.PI) / 4 + 0.14 + i * 0.2
        const a1 = a0 + 0.52
        const at = (a: number): string => `${round(120 + Math.cos(a) * r)} ${round(116 + Math.sin(a) * r)}`
        return `M${at(a0)}A${r} ${r} 0 0 1 ${at(a1)}`
      }).join(''),
    )
    .join('')
  return (
    shadow(pen, 124, 204, 104, 12) +
    rect(36, 36, 172, 168, 10, '#6d757c') +
    rect(32, 32, 172, 168, 10, metal(pen, 'ss', 'slant')) +
    rect(44, 44, 148, 144, 6, flat(pen, '#c3c9ce', 0.4, 0.2)) +
    circle(118, 116, 62, falling(pen, '#8d959c', '#e2e6e9')) +
    circle(118, 116, 58, flat(pen, '#d0d5d9', 0.35, 0.2)) +
    group(
      stroke(slots, '#3b4248', 6) + stroke(slots, '#fff', 1, 'opacity=".5" transform="translate(.8 3.4)"'),
      'transform="translate(-2 0)"',
    ) +
    [
      [52, 52],
      [184, 52],
      [52, 180],
      [184, 180],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3.6, metalBall(pen, 'chrome')))
      .join('')
  )
}

const manhole: Drawing = (pen) => {
  const studs = Array.from({ length: 7 }, (_, r) =>
    Array.from({ length: 7 }, (__, c) => {
      const x = 60 + c * 20 + (r % 2) * 10
      const y = 84 + r * 13
      return ((x - 120) / 76) ** 2 + ((y - 122) / 50) ** 2 < 1
        ? ellipse(x, y, 5.4, 3.4, flat(pen, '#8d9398', 0.35, 0.2))
        : ''
    }).join(''),
  ).join('')
  return (
    shadow(pen, 122, 168, 112, 34) +
    ellipse(120, 140, 100, 66, '#3d4247') +
    ellipse(120, 128, 100, 66, flat(pen, '#6d7378', 0.25, 0.2)) +
    ellipse(120, 124, 88, 57, '#42474c') +
    ellipse(120, 122, 86, 56, flat(pen, '#777d82', 0.2, 0.2)) +
    studs +
    [46, 194].map((x) => rect(x - 7, 116, 14, 8, 4, '#24282c')).join('')
  )
}

const tank: Drawing = (pen, tone) => {
  const c = tone === 'white' ? '#eef0f0' : '#33373c'
  const rib = (y: number): string =>
    path(
      `M42 ${y}A78 16 0 0 0 198 ${y}V${y + 9}A78 16 0 0 1 42 ${y + 9}Z`,
      upright(pen, light(c, tone === 'white' ? 0.3 : 0.12)),
    )
  return (
    shadow(pen, 122, 204, 100, 15) +
    path('M46 76V198A74 15 0 0 0 194 198V76Z', upright(pen, c)) +
    [98, 128, 158, 188].map(rib).join('') +
    path('M44 80Q44 60 92 46H148Q196 60 196 80A76 17 0 0 1 44 80Z', upright(pen, c)) +
    path('M60 70Q72 58 94 52', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".3"') +
    rect(84, 30, 72, 18, 4, upright(pen, tone === 'white' ? '#3f7fbf' : '#4a4f55')) +
    ellipse(120, 30, 36, 8, flat(pen, tone === 'white' ? '#5b97d2' : '#5a6067', 0.25, 0.1)) +
    stroke('M92 34v12M102 36v12M112 37v12M122 37v12M132 37v12M142 35v12', '#000', 1.2, 'opacity=".3"') +
    rect(72, 112, 96, 16, 2, tone === 'white' ? '#1b74b8' : '#e8b62f', 'opacity=".9"') +
    letters('3 LAYER', 120, 125, 12, 80, tone === 'white' ? '#ffffff' : '#2b2414')
  )
}

const pump: Drawing = (pen) => {
  const body = '#2f6db3'
  const fins = Array.from({ length: 9 }, (_, i) => `M${104 + i * 9} 86V158`).join('')
  return (
    shadow(pen, 122, 200, 108, 13) +
    rect(92, 178, 118, 14, 3, falling(pen, '#3b4148', '#1d2125')) +
    rect(104, 160, 16, 22, 0, '#2a2f35') +
    rect(180, 160, 16, 22, 0, '#2a2f35') +
    rect(92, 78, 104, 88, 10, lying(pen, body)) +
    stroke(fins, dark(body, 0.45), 2.4, 'opacity=".55"') +
    rect(192, 84, 24, 76, 8, lying(pen, '#2a2f35')) +
    rect(110, 54, 62, 30, 5, lying(pen, '#3a4047')) +
    path(
      'M34 92Q34 78 50 76H88Q98 78 98 92V166Q98 182 80 184H52Q34 182 34 166Z',
      pen.gradient('radial', ' cx=".36" cy=".3" r=".9"', [
        [0, light(body, 0.5)],
        [0.45, body],
        [1, dark(body, 0.5)],
      ]),
    ) +
    circle(62, 128, 26, flat(pen, light(body, 0.1), 0.2, 0.3)) +
    circle(62, 128, 18, falling(pen, '#12233a', '#31507a')) +
    rect(50, 52, 30, 26, 3, upright(pen, body)) +
    rect(44, 44, 42, 12, 3, upright(pen, '#3b4148')) +
    ellipse(65, 44, 15, 4, '#101418') +
    rect(120, 108, 54, 26, 2, '#e7ebee') +
    stroke('M126 116H168M126 124H154', '#5b656e', 2)
  )
}

const submersible: Drawing = (pen) =>
  group(
    shadow(pen, 126, 214, 60, 7, 0.3) +
      rect(92, 24, 44, 192, 6, metal(pen, 'ss')) +
      rect(92, 96, 44, 26, 0, upright(pen, '#31363b')) +
      stroke('M98 98v22M104 98v22M110 98v22M116 98v22M122 98v22M128 98v22', '#8a9299', 1.6) +
      rect(88, 16, 52, 14, 4, upright(pen, '#c8893a')) +
      rect(102, 6, 24, 14, 3, upright(pen, '#8d959c')) +
      rect(92, 62, 44, 4, 0, '#000', 'opacity=".2"') +
      rect(92, 186, 44, 4, 0, '#000', 'opacity=".2"') +
      rect(92, 136, 44, 34, 0, '#1b74b8', 'opacity=".88"') +
      letters('4 in', 114, 158, 14, 40, '#fff') +
      rect(96, 214, 36, 8, 3, '#2a2f35'),
    'transform="translate(-26 0) rotate(8 120 120)"',
  ) +
  shadow(pen, 182, 204, 46, 8, 0.3) +
  rect(148, 110, 68, 94, 5, flat(pen, '#e3e6e8', 0.3, 0.16)) +
  rect(158, 122, 48, 24, 3, '#23282d') +
  stroke('M164 140Q182 120 200 140', '#7fe0a5', 2) +
  circle(166, 166, 7, ball(pen, '#2f9b55')) +
  circle(198, 166, 7, ball(pen, '#c93c2c')) +
  stroke('M150 196C136 200 132 180 128 160', '#2a2f35', 3.4)

const ballCock: Drawing = (pen) =>
  shadow(pen, 120, 204, 100, 11) +
  bar([70, 96], [166, 150], 4, metal(pen, 'brass', 'down')) +
  circle(172, 154, 42, ball(pen, '#d9692f')) +
  ellipse(158, 138, 14, 9, '#fff', 'opacity=".35" transform="rotate(-30 158 138)"') +
  stroke('M131 150Q172 176 213 150', '#8d3c14', 1.4, 'opacity=".5"') +
  rect(52, 60, 34, 62, 5, metal(pen, 'brass')) +
  rect(22, 74, 36, 28, 2, metal(pen, 'brass', 'down')) +
  stroke('M27 74v28M33 74v28M39 74v28M45 74v28', '#7c5a18', 1.5, 'opacity=".6"') +
  rect(46, 66, 12, 44, 2, metal(pen, 'brass', 'down')) +
  rect(60, 118, 18, 34, 3, metal(pen, 'brass')) +
  circle(70, 92, 8, metalBall(pen, 'brass'))

const geyser: Drawing = (pen) =>
  shadow(pen, 120, 212, 68, 8, 0.3) +
  stroke('M96 190V212M144 190V212', '#8d959c', 7) +
  rect(90, 196, 12, 10, 2, '#2f6db3') +
  rect(138, 196, 12, 10, 2, '#c93c2c') +
  rect(62, 22, 116, 172, 40, upright(pen, '#f0f1f1')) +
  path('M62 132Q120 150 178 132V154Q178 194 138 194H102Q62 194 62 154Z', upright(pen, '#3c4650')) +
  path('M62 132Q120 150 178 132V136Q120 154 62 136Z', '#d0542a') +
  circle(120, 164, 11, flat(pen, '#e7eaec')) +
  stroke('M120 164L126 157', '#d0542a', 2.4) +
  circle(92, 164, 3, '#6fe08f') +
  circle(148, 164, 3, '#ff9c6b') +
  stroke('M80 50Q82 36 98 32', '#fff', 4, 'opacity=".8"') +
  letters('15 L', 120, 96, 18, 60, '#8a939b')

const instantGeyser: Drawing = (pen) =>
  shadow(pen, 120, 212, 70, 8, 0.3) +
  stroke('M98 184V212M142 184V212', '#8d959c', 7) +
  rect(92, 198, 12, 10, 2, '#2f6db3') +
  rect(136, 198, 12, 10, 2, '#c93c2c') +
  rect(66, 46, 108, 144, 18, upright(pen, '#f3f3f2')) +
  rect(78, 60, 84, 76, 10, flat(pen, '#2d6a9f', 0.25, 0.25)) +
  path('M120 74C132 92 142 102 142 114A22 22 0 0 1 98 114C98 102 108 92 120 74Z', '#bfe4f7', 'opacity=".9"') +
  path('M121 92C128 102 133 108 133 115A13 13 0 0 1 108 115C108 108 115 102 121 92Z', '#f28a4a') +
  circle(104, 162, 5, ball(pen, '#e5533c')) +
  rect(120, 156, 38, 12, 6, '#d5d9dc') +
  stroke('M78 66Q80 54 92 52', '#fff', 3, 'opacity=".8"')

export const waterDrawings: Readonly<Record<string, Drawing>> = {
  'floor-drain': floorDrain,
  manhole,
  tank,
  pump,
  submersible,
  'ball-cock': ballCock,
  geyser,
  'instant-geyser': instantGeyser,
}
