import { filletPath, roundedBox, union, hexNut, object, spline, repeat, tube, lathe } from '../kit/lofts.ts'
import { reflectionCards } from '../kit/chrome.ts'
import { svgText, svgDocument } from '../kit/svg.ts'
import type { SceneFactory, Scenes } from '../scene.ts'
import { gloss, metal, planarPrint, satin } from '../kit/textures.ts'

function namePlate(rows: number): string {
  return svgDocument(
    420,
    240,
    '<rect width="420" height="240" rx="10" fill="#d9dde0"/><rect x="8" y="8" width="404" height="224" rx="6" fill="none" stroke="#3b434b" stroke-width="4"/>' +
      svgText('MONOBLOCK PUMP', { x: 210, y: 54, size: 34, width: 360 }, '#1f3f74') +
      Array.from(
        { length: rows },
        (_, i) =>
          `<path d="M28 ${84 + i * 34}h${150 - ((i * 37) % 60)}M220 ${84 + i * 34}h${160 - ((i * 53) % 70)}" stroke="#4a525a" stroke-width="9"/><path d="M24 ${100 + i * 34}H396" stroke="#8a929a" stroke-width="2"/>`,
      ).join(''),
  )
}

const along = (shape: string, x: number): string => object(shape, `rotate z*-90 translate <${x},0.78,0>`)

const pump: SceneFactory = () => {
  const painted = gloss('#2a63ad')
  const dark = satin('#26292d')
  const motor = union(
    along(
      lathe([
        [0.001, 0],
        [0.5, 0, 0.03],
        [0.5, 1.12, 0.03],
        [0.001, 1.12],
      ]),
      -0.2,
    ),
    repeat(30, (i) =>
      object(
        object(roundedBox([-0.14, 0.48, -0.012], [0.88, 0.575, 0.012], 0.01)),
        `rotate x*${i * 12} translate y*0.78`,
      ),
    ),
    along(
      lathe([
        [0.5, -0.03],
        [0.6, -0.03, 0.03],
        [0.6, 0.08, 0.03],
        [0.5, 0.1],
      ]),
      -0.2,
    ),
  )
  const cover = union(
    along(
      lathe([
        [0.5, 0],
        [0.59, 0, 0.02],
        [0.59, 0.26, 0.08],
        [0.44, 0.36, 0.05],
        [0.001, 0.37],
      ]),
      0.9,
    ),
    repeat(24, (i) =>
      object(
        roundedBox([0.98, 0.57, -0.02], [1.12, 0.602, 0.02], 0.01),
        `rotate x*${i * 15} translate y*0.78`,
      ),
    ),
  )
  const volute = union(
    along(
      lathe([
        [0.001, 0],
        [0.2, 0, 0.02],
        [0.3, 0.1, 0.06],
        [0.58, 0.14, 0.1],
        [0.68, 0.28, 0.1],
        [0.68, 0.42, 0.05],
        [0.5, 0.46],
      ]),
      -0.72,
    ),
    along(
      lathe([
        [0.2, -0.3],
        [0.27, -0.3, 0.02],
        [0.27, -0.06, 0.02],
        [0.22, -0.02, 0.03],
        [0.22, 0.1],
      ]),
      -0.66,
    ),
    object(
      lathe([
        [0.19, 0.58],
        [0.27, 0.58, 0.02],
        [0.27, 0.36, 0.02],
        [0.22, 0.32, 0.03],
        [0.24, 0],
      ]),
      'translate <-0.42,1.3,0.2>',
    ),
    object(roundedBox([-0.58, 0.95, -0.02], [-0.26, 1.5, 0.42], 0.08)),
    repeat(6, (i) =>
      object(
        object(hexNut(0.05, 0, 0.06), 'rotate z*90 translate <-0.6,0.52,0>'),
        `rotate x*${i * 60 + 12} translate y*0.78`,
      ),
    ),
    object(roundedBox([-0.62, 0.02, -0.34], [-0.24, 0.2, 0.34], 0.04)),
  )
  const box = union(
    object(roundedBox([0.05, 1.26, -0.3], [0.68, 1.58, 0.3], 0.06)),
    object(roundedBox([0.02, 1.54, -0.33], [0.71, 1.64, 0.33], 0.04)),
  )
  const feet = union(
    object(roundedBox([0.0, 0.04, -0.5], [0.16, 0.36, 0.5], 0.03)),
    object(roundedBox([0.6, 0.04, -0.5], [0.76, 0.36, 0.5], 0.03)),
    object(roundedBox([-0.72, 0, -0.56], [0.92, 0.07, 0.56], 0.02)),
  )
  const holes = union(
    object('cylinder { <-0.965,0.78,0>,<-0.95,0.78,0>,0.2 }'),
    object('cylinder { <-0.42,1.85,0.2>,<-0.42,1.872,0.2>,0.19 }'),
  )
  const cable = tube(
    spline(
      [
        [0.68, 1.4, -0.1],
        [0.86, 1.38, -0.16],
        [1.1, 1.0, -0.45],
        [1.15, 0.3, -0.62],
        [1.0, 0.04, -0.75],
        [0.6, 0.04, -0.9],
        [0.2, 0.04, -0.82],
      ],
      8,
    ),
    0.036,
  )
  const turn = 'rotate y*32 translate <-0.02,0,0>'
  return {
    camera: { from: [-0.6, 2.7, -7.4], to: [0, 0.9, 0], angle: 21 },
    objects:
      object(union(motor, volute), painted, turn) +
      object(union(cover, box, feet), dark, turn) +
      object(holes, satin('#101113'), turn) +
      object(cable, satin('#1b1c1e'), turn) +
      object(
        `box { <0,0,0>,<1,1,0.01> ${planarPrint('plate.png')} scale <0.46,0.27,1> translate <0.14,-0.13,-0.59> }`,
        'rotate x*-12 translate y*0.78',
        turn,
      ) +
      object(
        roundedBox([0.12, 0.62, -0.585], [0.62, 0.95, -0.5], 0.02),
        'translate y*-0.78 rotate x*-12 translate y*0.78',
        painted,
        turn,
      ),
    imageMaps: { 'plate.png': namePlate(4) },
  }
}

function panelPrint(): string {
  return svgDocument(
    600,
    900,
    '<rect width="600" height="900" fill="#e6e8e9"/>' +
      '<rect x="60" y="70" width="225" height="200" rx="12" fill="#23282d"/><rect x="315" y="70" width="225" height="200" rx="12" fill="#23282d"/>' +
      [60, 315]
        .map(
          (x) =>
            `<rect x="${x + 18}" y="88" width="189" height="164" rx="6" fill="#f6f5ee"/><path d="M${x + 36} 190A90 90 0 0 1 ${x + 190} 190" fill="none" stroke="#222" stroke-width="5" stroke-dasharray="4 14"/><path d="M${x + 112} 236L${x + 80} 150" stroke="#c3261b" stroke-width="5"/>`,
        )
        .join('') +
      '<text x="172" y="246" font-family="DejaVu Sans" font-weight="bold" font-size="26" text-anchor="middle" fill="#222">V</text><text x="428" y="246" font-family="DejaVu Sans" font-weight="bold" font-size="26" text-anchor="middle" fill="#222">A</text>' +
      svgText('SUBMERSIBLE PUMP STARTER', { x: 300, y: 330, size: 30, width: 470 }, '#1b5f9c') +
      svgText('START', { x: 170, y: 640, size: 30, width: 140 }, '#2b3036') +
      svgText('STOP', { x: 430, y: 640, size: 30, width: 140 }, '#2b3036') +
      '<path d="M60 700H540M60 740H540M60 780H420" stroke="#9aa2a8" stroke-width="10"/>',
  )
}

function sleevePrint(): string {
  return svgDocument(
    1200,
    420,
    '<rect width="1200" height="420" fill="#1b74b8"/><rect y="0" width="1200" height="26" fill="#e8b62f"/><rect y="394" width="1200" height="26" fill="#e8b62f"/>' +
      [0, 300, 600, 900]
        .map(
          (x) =>
            svgText('4 in', { x: x + 150, y: 240, size: 120, width: 240 }, '#ffffff') +
            svgText('BOREWELL', { x: x + 150, y: 320, size: 44, width: 240 }, '#ffffff'),
        )
        .join(''),
  )
}

const knob = (x: number, colour: string): string =>
  object(
    union(
      lathe([
        [0.001, 0],
        [0.075, 0, 0.01],
        [0.07, 0.07, 0.02],
        [0.001, 0.075],
      ]),
    ),
    `rotate x*-90 translate <${x},0.52,-0.19>`,
    gloss(colour),
  )

const submersible: SceneFactory = () => {
  const r = 0.24
  const shell = union(
    lathe(
      [
        [0.001, 0.02],
        [r * 0.8, 0.02, 0.02],
        [r, 0.1, 0.03],
        [r, 1.0, 0.01],
        [r * 0.97, 1.01, 0],
        [r * 0.97, 1.03, 0],
        [r, 1.04, 0],
      ],
      0.01,
    ),
    lathe([
      [r * 0.985, 1.3],
      [r * 0.985, 2.2, 0.01],
      [r, 2.21, 0],
    ]),
    [1.45, 1.6, 1.75, 1.9, 2.05].map((y) => `torus { ${r * 0.985},0.006 translate y*${y} }`).join(' '),
  )
  const strainer = lathe([
    [r * 0.93, 1.03],
    [r * 0.93, 1.31],
  ])
  const slits = repeat(26, (i) =>
    object(
      roundedBox([r * 0.9, 1.06, -0.012], [r * 0.965, 1.28, 0.012], 0.008),
      `rotate y*${(i * 360) / 26}`,
    ),
  )
  const head = union(
    lathe([
      [r, 2.19],
      [r * 1.03, 2.21, 0.01],
      [r * 1.03, 2.3, 0.02],
      [r * 0.7, 2.4, 0.04],
      [r * 0.66, 2.56, 0.01],
      [r * 0.5, 2.56, 0.01],
      [r * 0.5, 2.4],
    ]),
    object(hexNut(r * 0.74, 2.4, 2.5)),
  )
  const guard = object(roundedBox([-0.05, 1.02, -r - 0.025], [0.05, 2.2, -r + 0.02], 0.02), 'rotate y*50')
  const sleeve = `object { cylinder { <0,0,0>,<0,1,0>,1 open } texture { pigment { image_map { png "sleeve.png" map_type 2 interpolate 2 } rotate y*45 } finish { diffuse 0.8 specular 0.4 roughness 0.02 reflection { 0.01,0.1 } } } scale <${r + 0.003},0.36,${r + 0.003}> translate y*0.42 }`
  const brushed =
    'texture { pigment { rgb <0.7,0.71,0.72> } finish { diffuse 0.25 specular 0.6 roughness 0.02 metallic reflection { 0.45 metallic } } }'
  const cable = tube(
    filletPath(
      [
        [0.17, 2.26, -0.2],
        [0.3, 2.16, -0.3],
        [0.3, 1.3, -0.34],
        [0.34, 0.4, -0.4],
        [0.5, 0.045, -0.62],
        [0.9, 0.045, -0.6],
        [1.16, 0.045, -0.2],
        [1.1, 0.045, 0.3],
      ],
      0.25,
    ),
    0.034,
  )
  return {
    camera: { from: [0, 2.7, -8], to: [0.1, 1.22, 0], angle: 21.5 },
    objects:
      reflectionCards +
      `union { ${object(shell, brushed)} ${object(strainer, metal('steel'))} ${object(union(slits), satin('#15171a'))} ${object(head, metal('bronze'))} ${object(guard, brushed)} ${sleeve} translate <-0.5,0,0.1> }
` +
      object(cable, satin('#1c4f86'), 'translate <-0.5,0,0.1>') +
      `union { ${object(roundedBox([-0.45, 0.05, -0.15], [0.45, 1.35, 0.25], 0.03), satin('#d3d7d9'))} ${object(roundedBox([-0.42, 0.08, -0.18], [0.42, 1.32, -0.1], 0.02), satin('#e6e8e9'))}
      box { <0,0,0>,<1,1,0.01> ${planarPrint('panel.png', 'matt')} scale <0.78,1.18,1> translate <-0.39,0.11,-0.186> }
      ${knob(-0.17, '#2f9b55')} ${knob(0.17, '#c93c2c')} ${object(union(roundedBox([-0.4, 0, -0.1], [-0.3, 0.06, 0.2], 0.02), roundedBox([0.3, 0, -0.1], [0.4, 0.06, 0.2], 0.02)), satin('#26282b'))} rotate y*14 translate <0.62,0,0.2> }
`,
    imageMaps: { 'panel.png': panelPrint(), 'sleeve.png': sleevePrint() },
  }
}

export const pumpScenes: Scenes = { pump, submersible }
