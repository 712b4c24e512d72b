import type { Bulk, LinesBySub, Size } from '../rows.ts'

const sheets: readonly Bulk[] = [
  [10, 1.5],
  [40, 4],
]

/** 8 x 4 ft sheets: thickness, price; weight from the density in kilograms per cubic metre. */
function sheetsOf(density: number, rows: readonly (readonly [number, number])[]): Size[] {
  return rows.map(([mm, price]) => [
    `8 x 4 ft, ${mm} mm`,
    price,
    Math.round((2.973 * mm * density) / 100) / 10,
  ])
}

export const specialBoards: LinesBySub = {
  'mr-plywood': [
    {
      name: 'MR Calibrated Plywood',
      makes: 'sagwani lamiroop kashthiv',
      unit: 'sheet',
      hsn: '4412',
      pic: 'ply:natural',
      sizes: sheetsOf(610, [
        [12, 2050],
        [16, 2580],
        [19, 2980],
      ]),
      bulk: sheets,
      short: 'Evenly sanded ply for modular furniture',
      long: 'Sanded on wide belts to within three tenths of a millimetre, so laminate and edge band sit flush. Made for panel saws and boring machines.',
      features: 'Thickness within 0.3 mm|Flat shutters|Borer treated',
      spec: { Grade: 'MR', Standard: 'IS 303:1989', Material: 'Hardwood and poplar' },
    },
  ],
  'bwr-plywood': [
    {
      name: 'BWR Calibrated Plywood',
      makes: 'vankosh kashthiv',
      unit: 'sheet',
      hsn: '4412',
      pic: 'ply:warm',
      sizes: sheetsOf(680, [
        [6, 1590],
        [12, 2620],
        [16, 3280],
        [19, 3790],
      ]),
      bulk: sheets,
      short: 'Flat, wet-room ply for modular kitchens',
      long: 'Boiling-water glue and an even thickness in one sheet, as kitchen makers want it. Cross bands are joined without gaps.',
      features: 'Gap-free core|Thickness within 0.3 mm|Termite treated',
      spec: { Grade: 'BWR', Standard: 'IS 303:1989', Material: 'Hardwood' },
    },
  ],
  'bwp-plywood': [
    {
      name: 'Fire Retardant Plywood',
      makes: 'vankosh sagwani',
      unit: 'sheet',
      hsn: '4412',
      pic: 'ply:red',
      sizes: sheetsOf(740, [
        [6, 2190],
        [12, 3490],
        [19, 5150],
      ]),
      bulk: sheets,
      short: 'Treated ply that chars slowly and does not feed a fire',
      long: 'Veneers are soaked in salts before pressing, which gains the minutes that people need to leave. Asked for in offices, cinemas and lift lobbies.',
      features: 'Slow flame spread|Boiling-water glue|Test report supplied',
      spec: { Grade: 'FR', Standard: 'IS 5509:2000', Material: 'Treated hardwood' },
      words: 'fire ply,aag rodhak,आग रोधक प्लाई',
    },
  ],
  blockboard: [
    {
      name: 'BWP Blockboard',
      makes: 'vankosh kashthiv',
      unit: 'sheet',
      hsn: '4412',
      pic: 'blockboard:pine',
      sizes: sheetsOf(560, [
        [19, 3560],
        [25, 4580],
      ]),
      bulk: sheets,
      short: 'Blockboard with marine glue for kitchen shutters',
      long: 'Seasoned battens between boil-proof faces, so tall shutters stay straight near steam. Heavier and stronger than the ordinary grade.',
      features: 'Stays straight|Marine glue|Seasoned battens',
      spec: { Grade: 'BWP', Standard: 'IS 1659:2004', Material: 'Pine battens' },
    },
  ],
  'mdf-hdhmr': [
    {
      name: 'Exterior Grade MDF',
      makes: 'lamiroop sagwani kashthiv',
      unit: 'sheet',
      hsn: '4411',
      pic: 'board:green',
      sizes: sheetsOf(780, [
        [7.5, 1190],
        [12, 1690],
        [18, 2450],
      ]),
      bulk: sheets,
      short: 'Moisture-resistant fibre board, tinted green',
      long: 'Melamine glue and wax keep swelling low in kitchens and north rooms. Machines as cleanly as the plain board.',
      features: 'Low swelling|Smooth for paint|Fine edges',
      spec: { Grade: 'Grade 1 exterior', Standard: 'IS 12406:2003', Material: 'Wood fibre' },
    },
  ],
  'particle-board': [
    {
      name: 'PVC Foam Board',
      makes: 'lamiroop vankosh kashthiv',
      unit: 'sheet',
      hsn: '3921',
      pic: 'board:white',
      sizes: sheetsOf(550, [
        [5, 940],
        [12, 2050],
        [18, 2980],
      ]),
      bulk: sheets,
      short: 'White water-proof board for vanities and signs',
      long: 'Light, washable and dead to termites. Cuts with wood tools and takes paint, print and laminate.',
      features: 'No water uptake|Light weight|Self-extinguishing',
      spec: { Material: 'PVC', Density: '550 kg per cubic metre', Colour: 'White' },
      words: 'foam sheet,sunboard,फोम शीट',
    },
  ],
  'acrylic-sheets': [
    {
      name: 'PVC Laminate Sheet 8 x 4 ft',
      makes: 'lamiroop/Snow_White#white kashthiv/Graphite#slategrey',
      unit: 'sheet',
      hsn: '3921',
      pic: 'laminate:white',
      sizes: [
        ['1.0 mm', 1690, 4.2],
        ['1.25 mm', 1980, 5.2],
      ],
      bulk: sheets,
      short: 'Bendable decor sheet for rounded furniture',
      long: 'Warms up and wraps round posts and counter noses without a joint. Water cannot lift it.',
      features: 'Wraps curves|Water proof|Scratch-hard face',
      spec: { Material: 'PVC' },
    },
  ],
  'edge-bands': [
    {
      name: 'ABS Edge Band',
      makes: 'lamiroop/White#white kashthiv/Teak#teak',
      unit: 'roll',
      hsn: '3921',
      pic: 'edge-roll:white',
      sizes: [
        ['22 x 1 mm, 50 m', 590, 1.3],
        ['22 x 2 mm, 50 m', 980, 2.5],
      ],
      bulk: [
        [10, 3],
        [50, 6],
      ],
      short: 'Tough, chlorine-free band for kitchen shutters',
      long: 'Harder than PVC and steadier in heat beside the hob. Trims to a bright edge without a white line.',
      features: 'No chlorine|Heat steady|Clean trim',
      spec: { Material: 'ABS' },
    },
  ],
  'wall-panels': [
    {
      name: 'PVC Wall Panel',
      makes: 'lamiroop/Cream_Gloss#cream kashthiv/Walnut_Grain#walnut',
      unit: 'piece',
      hsn: '3925',
      pic: 'louver:cream',
      sizes: [
        ['10 ft x 10 in, 7 mm', 290, 2.6],
        ['12 ft x 10 in, 8 mm', 370, 3.5],
      ],
      bulk: [
        [25, 3],
        [100, 6],
      ],
      short: 'Hollow tongued panel for damp walls and ceilings',
      long: 'Panels click together over battens and hide flaking plaster in a day. Wash with soap water.',
      features: 'No painting|Hides damp|Clicks together',
      spec: { Material: 'PVC' },
      words: 'pvc panel,deewar panel,दीवार पैनल',
    },
  ],
  'pva-adhesives': [
    {
      name: 'Waterproof Wood Adhesive D3',
      makes: 'chipkan vankosh lamiroop',
      unit: 'pack',
      hsn: '3506',
      pic: 'glue-bucket:white:WOOD',
      sizes: [
        ['1 kg', 340, 1.1, 'bottle:white:WOOD'],
        ['5 kg', 1590, 5.3],
        ['10 kg', 3050, 10.5],
      ],
      bulk: [
        [10, 3],
        [50, 6],
      ],
      short: 'White glue that stands a wet kitchen',
      long: 'Cross-links as it dries, so laminates near the sink do not lift. Handles like ordinary white glue.',
      features: 'Meets D3|Dries clear|Long open time',
      spec: { Standard: 'IS 4835:1979', 'Product Type': 'Cross-linking PVA' },
    },
  ],
  'contact-epoxy': [
    {
      name: 'Instant Adhesive',
      makes: 'chipkan yojak',
      unit: 'pack',
      hsn: '3506',
      pic: 'bottle:white:INSTANT',
      sizes: [
        ['20 g', 65, 0.04],
        ['50 g', 135, 0.08],
        ['500 g', 980, 0.6],
      ],
      short: 'Seconds-fast glue for trims, rubber and small breaks',
      long: 'One drop grips in ten seconds; a puff of activator makes it two. Carpenters use it to hold mitres while the white glue dries.',
      features: 'Grips in seconds|Clear|Fine nozzle',
      spec: { 'Product Type': 'Cyanoacrylate' },
      words: 'instant glue,turant chipkan,तुरंत गोंद',
    },
  ],
}
