import {
  roundedBox,
  eggRing,
  smoothEggLoft,
  union,
  object,
  loft,
  lathe,
  filletedEggLoft,
} from '../kit/lofts.ts'
import type { EggSection } from '../kit/lofts.ts'
import { reflectionCards, wallPanel, plated } from '../kit/chrome.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { china, moulded } from './ceramics.ts'

/** Two half-moon buttons in a chrome ring around the y axis. */
function dualButton(radius: number): string {
  return union(
    lathe([
      [radius * 0.86, -0.02],
      [radius * 0.86, 0.03, 0.005],
      [radius, 0.02, 0.015],
      [radius, -0.02],
    ]),
    `intersection { cylinder { <0,0,0>,<0,0.022,0>,${radius * 0.84} } plane { x,-0.008 } }`,
    `intersection { cylinder { <0,0,0>,<0,0.022,0>,${radius * 0.84} } plane { -x,-0.012 } }`,
  )
}

const seatRim = (y: number, grow: number): EggSection => [y, 0.485 + grow, 0.87 + grow, 0.5 + grow, 2.15, 3.2]

/** A closed seat and lid on a bowl with its rim at height y. */
function closedSeat(y: number): string {
  return union(
    filletedEggLoft(
      [seatRim(y + 0.012, -0.03), seatRim(y + 0.012, 0), seatRim(y + 0.07, 0), seatRim(y + 0.07, -0.04)],
      0.02,
    ),
    filletedEggLoft(
      [
        seatRim(y + 0.082, -0.03),
        seatRim(y + 0.082, 0.01),
        seatRim(y + 0.13, 0.01),
        seatRim(y + 0.16, -0.12),
        seatRim(y + 0.17, -0.3),
        [y + 0.172, 0.001, 0.001, 0.001, 2.15, 3.2],
      ],
      [0, 0.015, 0.05, 0.3, 0.3, 0],
    ),
    object(roundedBox([-0.3, y + 0.01, 0.44], [0.3, y + 0.12, 0.56], 0.04)),
  )
}

const wc: SceneFactory = () => {
  const bowl = union(
    smoothEggLoft([
      [0, 0.33, 0.56, 0.98, 2.6, 6],
      [0.03, 0.335, 0.57, 0.98, 2.6, 6],
      [0.22, 0.3, 0.5, 0.98, 2.5, 6],
      [0.45, 0.3, 0.52, 0.97, 2.4, 6],
      [0.68, 0.38, 0.68, 0.95, 2.2, 6],
      [0.88, 0.46, 0.82, 0.94, 2.15, 6],
      [1.0, 0.48, 0.86, 0.94, 2.1, 6],
      [1.05, 0.48, 0.865, 0.94, 2.1, 6],
      [1.075, 0.46, 0.84, 0.92, 2.1, 6],
      [1.08, 0.3, 0.6, 0.7, 2.1, 6],
      [1.08, 0.01, 0.01, 0.01, 2.1, 6],
    ]),
  )
  const tank = filletedEggLoft(
    [
      [1.08, 0.4, 0.17, 0.17, 5, 6],
      [1.09, 0.46, 0.2, 0.19, 5, 6],
      [1.2, 0.5, 0.215, 0.2, 5, 6],
      [1.93, 0.53, 0.235, 0.2, 5, 6],
      [1.93, 0.4, 0.1, 0.1, 5, 6],
    ],
    [0, 0.03, 0.2, 0.01, 0],
  )
  const lid = filletedEggLoft(
    [
      [1.94, 0.4, 0.1, 0.1, 5, 6],
      [1.94, 0.55, 0.255, 0.21, 5, 6],
      [2.03, 0.555, 0.26, 0.215, 5, 6],
      [2.05, 0.48, 0.2, 0.17, 5, 6],
      [2.055, 0.001, 0.001, 0.001, 5, 6],
    ],
    [0, 0.015, 0.03, 0.1, 0],
  )
  const turn = 'rotate y*38 translate <0.02,0,-0.05>'
  return {
    camera: { from: [0.2, 2.75, -7.4], to: [0, 0.97, 0], angle: 20.5 },
    objects:
      object(union(bowl, object(union(tank, lid), 'translate z*0.74')), china, turn) +
      object(closedSeat(1.08), moulded, turn) +
      object(dualButton(0.11), 'translate <0,2.06,0.74>', plated('chrome'), turn) +
      object('sphere { <0,0,0>,0.035 scale <0.5,1,1> translate <-0.32,0.12,0.5> }', plated('chrome'), turn),
  }
}

const button = (x: number, r: number): string =>
  object(
    lathe([
      [0.001, 0],
      [r, 0, 0.01],
      [r, 0.04, 0.015],
      [0.001, 0.035],
    ]),
    `rotate x*-90 translate <${x},1.92,0.55>`,
  )

const wallWc: SceneFactory = () => {
  const bowl = smoothEggLoft([
    [0.36, 0.001, 0.001, 0.6, 2.4, 8],
    [0.37, 0.2, 0.22, 0.6, 2.4, 8],
    [0.43, 0.31, 0.45, 0.6, 2.3, 8],
    [0.62, 0.41, 0.68, 0.6, 2.2, 8],
    [0.85, 0.47, 0.83, 0.6, 2.15, 8],
    [1.0, 0.48, 0.86, 0.6, 2.1, 8],
    [1.05, 0.48, 0.865, 0.6, 2.1, 8],
    [1.075, 0.46, 0.84, 0.6, 2.1, 8],
    [1.08, 0.01, 0.01, 0.01, 2.1, 8],
  ])
  const plate = union(object(roundedBox([-0.36, 1.72, 0.55], [0.36, 2.12, 0.61], 0.03)))
  const turn = 'rotate y*24'
  return {
    camera: { from: [-2.1, 2.5, -7.2], to: [-0.04, 1.15, 0], angle: 21.5 },
    objects:
      reflectionCards +
      `union { ${wallPanel([-1.1, 1.1, 2.4], 0.6, 'rgb <0.62,0.65,0.67>')} ${object(bowl, china)} ${object(closedSeat(1.08), 'translate z*0.02', moulded)} ${object(plate, plated('chrome'))} ${object(union(button(-0.12, 0.13), button(0.19, 0.09)), plated('chrome'))} ${turn} }
`,
  }
}

const rim = (y: number, grow: number): EggSection => [y, 0.82 + grow, 1.1 + grow, 0.86 + grow, 2.15, 2.8]

const hole = (y: number, grow: number): EggSection => [y, 0.5 + grow, 0.75 + grow, 0.5 + grow, 2.1, 2.2]

const hinge = (x: number): string =>
  union(
    object(
      lathe([
        [0.001, -0.13],
        [0.075, -0.13, 0.02],
        [0.075, 0.13, 0.02],
        [0.001, 0.13],
      ]),
      `rotate z*90 translate <${x},0.17,0.92>`,
    ),
    object(roundedBox([x - 0.09, 0, 0.8], [x + 0.09, 0.1, 1.02], 0.03)),
  )

const buffer = (x: number, z: number): string =>
  object(roundedBox([x - 0.06, 0, z - 0.09], [x + 0.06, 0.07, z + 0.09], 0.025))

const seat: SceneFactory = () => {
  const ring = loft(
    [
      rim(0.05, -0.05),
      rim(0.05, 0),
      rim(0.12, 0),
      rim(0.155, -0.1),
      hole(0.14, 0.08),
      hole(0.1, 0),
      hole(0.04, 0.01),
      rim(0.05, -0.05),
    ]
      .flatMap((row, i, rows): (readonly number[])[] => {
        const next = rows[i + 1]
        return next === undefined
          ? [row]
          : [0, 0.15, 0.3, 0.5, 0.7, 0.85].map((t) => row.map((v, k) => v + ((next[k] ?? v) - v) * t))
      })
      .map((row) => eggRing(row as unknown as EggSection, 96)),
  )
  const lid = filletedEggLoft(
    [
      [0, 0.78, 1.06, 0.82, 2.15, 2.8],
      [0, 0.83, 1.11, 0.87, 2.15, 2.8],
      [0.09, 0.83, 1.11, 0.87, 2.15, 2.8],
      [0.15, 0.66, 0.92, 0.7, 2.15, 2.8],
      [0.17, 0.3, 0.5, 0.4, 2.15, 2.8],
      [0.17, 0.001, 0.001, 0.001, 2.15, 2.8],
    ],
    [0, 0.02, 0.06, 0.4, 0.4, 0],
  )
  const dish = filletedEggLoft(
    [
      [0.0, 0.8, 1.08, 0.84, 2.15, 2.8],
      [0.07, 0.7, 0.98, 0.74, 2.15, 2.8],
      [0.075, 0.001, 0.001, 0.001, 2.15, 2.8],
    ],
    0.08,
  )
  const turn = 'rotate y*28'
  return {
    camera: { from: [0, 3.3, -7.2], to: [0, 0.86, 0.2], angle: 21.5 },
    objects:
      reflectionCards +
      `union { ${object(ring, moulded)} ${object(union(lid, dish), 'translate z*-0.9', 'rotate x*98', 'translate <0,0.17,0.92>', moulded)}
      ${object(union(hinge(-0.36), hinge(0.36)), plated('chrome'))} ${object(union(buffer(-0.62, -0.3), buffer(0.62, -0.3), buffer(-0.5, 0.5), buffer(0.5, 0.5)), moulded)} ${turn} }
`,
  }
}

const cistern: SceneFactory = () => {
  const body = filletedEggLoft(
    [
      [0.62, 0.4, 0.1, 0.2, 6, 10],
      [0.64, 0.78, 0.3, 0.3, 6, 10],
      [0.8, 0.88, 0.36, 0.3, 6, 10],
      [1.9, 0.96, 0.4, 0.3, 6, 10],
      [1.9, 0.5, 0.2, 0.2, 6, 10],
    ],
    [0, 0.12, 0.3, 0.01, 0],
  )
  const lid = filletedEggLoft(
    [
      [1.915, 0.5, 0.2, 0.2, 6, 10],
      [1.915, 1.0, 0.43, 0.3, 6, 10],
      [2.02, 1.0, 0.43, 0.3, 6, 10],
      [2.09, 0.9, 0.36, 0.27, 6, 10],
      [2.1, 0.4, 0.15, 0.15, 6, 10],
      [2.1, 0.001, 0.001, 0.001, 6, 10],
    ],
    [0, 0.02, 0.07, 0.1, 0.1, 0],
  )
  const bead = filletedEggLoft(
    [
      [1.72, 0.9, 0.3, 0.2, 6, 10],
      [1.72, 0.965, 0.405, 0.3, 6, 10],
      [1.75, 0.965, 0.405, 0.3, 6, 10],
      [1.75, 0.9, 0.3, 0.2, 6, 10],
    ],
    0.012,
  )
  const pipe = union(
    lathe([
      [0.1, 0.0],
      [0.13, 0, 0.01],
      [0.13, 0.46, 0],
      [0.2, 0.46, 0.02],
      [0.2, 0.62, 0.02],
      [0.12, 0.63],
    ]),
  )
  const inlet = object(
    union(
      lathe([
        [0.001, -0.16],
        [0.07, -0.16, 0.01],
        [0.07, 0, 0],
        [0.11, 0, 0.01],
        [0.11, 0.1, 0.01],
        [0.07, 0.1],
      ]),
    ),
    'translate <-0.62,0.6,0>',
  )
  return {
    camera: { from: [-2.0, 2.9, -7.3], to: [0, 1.13, 0.1], angle: 21.5 },
    objects:
      reflectionCards +
      wallPanel([-1.22, 1.22, 2.3], 0.3, 'rgb <0.62,0.65,0.67>') +
      object(union(body, lid, bead, pipe, inlet), moulded) +
      object(dualButton(0.2), plated('chrome'), 'scale <1.2,1,0.8> translate <0,2.105,-0.05>'),
  }
}

export const sanitarywareScenes: Scenes = {
  wc,
  'wall-wc': wallWc,
  seat,
  cistern,
}
