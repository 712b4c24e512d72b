import type { Bulk, Finish, LinesBySub, Size } from '../rows.ts'

const byRod: readonly Bulk[] = [
  [50, 1],
  [200, 2.5],
]
const railing: readonly Finish[] = [
  ['Mirror', 1, 'ss'],
  ['Satin', 1.03, 'satin'],
]

/** Six metres of a section at a price per kilogram. */
function lengths(perKilo: number, rows: readonly (readonly [string, number])[]): Size[] {
  return rows.map(([label, perMetre]) => [label, perMetre * 6 * perKilo, Math.round(perMetre * 600) / 100])
}

/** Rods in a bundle of about fifty kilograms: diameter and count. */
function bundles(perKilo: number, rows: readonly (readonly [number, number])[]): Size[] {
  return rows.map(([mm, rods]) => {
    const kilos = Math.round(((mm * mm) / 162) * 12 * rods * 10) / 10
    return [`${mm} mm, ${rods} ${rods === 1 ? 'rod' : 'rods'}`, kilos * perKilo, kilos]
  })
}

export const siteSteel: LinesBySub = {
  'props-scaffolding': [
    {
      name: 'Cuplock Scaffold Ledger',
      makes: 'lohagiri ispalok lohmudra',
      unit: 'piece',
      hsn: '7308',
      pic: 'scaffold:grey',
      sizes: [
        ['0.9 m', 245, 3.1],
        ['1.2 m', 310, 4],
        ['1.5 m', 375, 4.9],
        ['2.0 m', 480, 6.4],
      ],
      bulk: byRod,
      short: 'Cross piece with forged blades for cuplock towers',
      long: 'Blades drop into the cup and a tap of the hammer locks four ledgers at once. No loose clip to lose.',
      features: 'Forged blades|40 NB tube|Painted or dipped',
      spec: { Standard: 'IS 4014', Material: 'Mild steel' },
    },
    {
      name: 'Base Jack and U-Head',
      makes: 'lohagiri dridhak',
      unit: 'piece',
      hsn: '7308',
      pic: 'prop:blue',
      sizes: [
        ['Base jack, 450 mm', 390, 4.2],
        ['U-head jack, 450 mm', 430, 4.6],
      ],
      bulk: byRod,
      short: 'Screw jack that levels scaffold and slab forms',
      long: 'A solid rolled thread takes up uneven ground below and beams above. Thread and nut run free even with some mortar on.',
      features: 'Rolled thread|Solid bar|Forged nut',
      spec: { Material: 'Mild steel', 'Sizes(mm)': '32' },
    },
  ],
  'tmt-fe550d': [
    {
      name: 'Fe 550D TMT Bundle',
      makes: 'dridhak lohmudra',
      unit: 'bundle',
      hsn: '7214',
      pic: 'rebar:tied',
      sizes: bundles(63, [
        [8, 10],
        [10, 7],
        [12, 5],
        [16, 3],
        [20, 2],
        [25, 1],
      ]),
      bulk: [
        [20, 1],
        [100, 2.5],
      ],
      short: 'High-strength bars counted and tied for small sites',
      long: 'Each bundle holds a fixed count of twelve-metre rods, so a tempo can bring it and nobody has to weigh. Tags show grade and heat.',
      features: 'Fixed count|Tagged by heat|Fits a tempo',
      spec: { Standard: 'IS 1786:2008', Grade: 'Fe 550D', Length: '12 m' },
      words: 'tmt bundle,sariya bandal,सरिया बंडल',
    },
  ],
  stirrups: [
    {
      name: 'TMT Chair Bar',
      makes: 'dridhak lohmudra',
      unit: 'piece',
      hsn: '7214',
      pic: 'stirrup:blue',
      sizes: [
        ['10 mm, 4 in high', 28, 0.34],
        ['10 mm, 6 in high', 34, 0.42],
        ['12 mm, 8 in high', 52, 0.68],
      ],
      minQuantity: 50,
      quantityStep: 50,
      bulk: [
        [500, 3],
        [2000, 6],
      ],
      short: 'Bent stand that keeps the top steel of a slab up',
      long: 'Feet rest on the bottom mesh and hold the upper bars at their level while men walk over. Without chairs the top steel sinks and does nothing.',
      features: 'Machine bent|Even height|Bundled by fifty',
      spec: { Grade: 'Fe 500D', Material: 'TMT steel' },
    },
  ],
  'binding-wire': [
    {
      name: 'Pre-Cut Tie Wire',
      makes: 'lohagiri karmavi',
      unit: 'bundle',
      hsn: '7217',
      pic: 'coil:black',
      sizes: [
        ['20 gauge, 10 in, 5 kg', 520, 5],
        ['20 gauge, 12 in, 5 kg', 520, 5],
      ],
      bulk: [
        [10, 2],
        [50, 5],
      ],
      short: 'Annealed wire cut to length, ready for the hook',
      long: 'No time is lost cutting coils, and no ends lie about. Soft annealed, so a double strand twists without breaking.',
      features: 'Cut to length|Soft annealed|Oiled against rust',
      spec: { Standard: 'IS 280:2006', Material: 'Mild steel' },
    },
  ],
  fencing: [
    {
      name: 'Fencing Line Wire',
      makes: 'lohagiri ispalok lohmudra',
      unit: 'coil',
      hsn: '7217',
      pic: 'barbed:gi',
      sizes: [
        ['10 gauge, 25 kg', 2150, 25],
        ['12 gauge, 25 kg', 2200, 25],
      ],
      bulk: [
        [10, 2],
        [50, 4],
      ],
      short: 'Zinc-coated straining wire for fence lines',
      long: 'Runs through the posts at top, middle and foot and carries chain link or barbed wire. Heavy zinc lasts fifteen years inland.',
      features: 'Heavy zinc|High tensile|Joins by knot',
      spec: { Standard: 'IS 280:2006', Material: 'Galvanised steel' },
    },
  ],
  'square-tubes': [
    {
      name: 'MS Rectangular Tube 6 m',
      makes: 'lohagiri ispalok ayaskar',
      unit: 'piece',
      hsn: '7306',
      pic: 'square-tube:mill',
      sizes: lengths(64, [
        ['40 x 20 x 1.6 mm', 1.42],
        ['50 x 25 x 2 mm', 2.2],
        ['60 x 40 x 2 mm', 3],
        ['80 x 40 x 2.6 mm', 4.66],
        ['96 x 48 x 3.2 mm', 6.8],
      ]),
      bulk: byRod,
      short: 'Welded rectangular hollow section for frames',
      long: 'Stiffer on edge than a square of the same weight. Goes into gates, shed trusses, partitions and solar stands.',
      features: 'Sharp corners|Weldable|Full wall thickness',
      spec: { Standard: 'IS 4923:1997', Material: 'Mild steel', Length: '6 m' },
    },
  ],
  'gi-pipes': [
    {
      name: 'GI Pipe Heavy Class 6 m',
      makes: 'dridhak ayaskar',
      unit: 'piece',
      hsn: '7306',
      pic: 'pipes:gi',
      sizes: lengths(82, [
        ['15 mm', 1.45],
        ['20 mm', 1.9],
        ['25 mm', 2.97],
        ['32 mm', 3.84],
        ['40 mm', 4.43],
        ['50 mm', 6.17],
      ]),
      bulk: byRod,
      short: 'Thick-walled zinc pipe for risers and fire lines',
      long: 'The heaviest of the three classes, with wall enough for threads that last. Taken for pump houses, fire lines and long risers.',
      features: 'Class C, red band|Hot-dip zinc|Threaded with socket',
      spec: {
        Standard: 'IS 1239 (Part 1):2004',
        Grade: 'Heavy',
        Material: 'Galvanised steel',
        Length: '6 m',
      },
    },
  ],
  'ss-tubes': [
    {
      name: 'SS 202 Railing Tube 6 m',
      makes: 'lohagiri ayaskar',
      unit: 'piece',
      hsn: '7306',
      pic: 'pipes:ss',
      sizes: [
        ['25 mm, 1.0 mm wall', 890, 3.6],
        ['38 mm, 1.2 mm wall', 1490, 6.6],
        ['50 mm, 1.2 mm wall', 1980, 8.8],
      ],
      finishes: railing,
      bulk: byRod,
      short: 'Thrifty stainless tube for indoor railings',
      long: 'Looks like the dearer grade and serves well in dry stairwells. Near kitchens, baths and open balconies take 304.',
      features: 'Bright weld seam|For inside work|Film wrapped',
      spec: { Grade: '202', Material: 'Stainless steel', Length: '6 m' },
    },
  ],
  'ms-angles-flats': [
    {
      name: 'MS Unequal Angle 6 m',
      makes: 'lohagiri dridhak',
      unit: 'piece',
      hsn: '7216',
      pic: 'angle:mill',
      sizes: lengths(63, [
        ['40 x 25 x 5 mm', 2.4],
        ['50 x 30 x 5 mm', 3],
        ['75 x 50 x 6 mm', 5.6],
      ]),
      bulk: byRod,
      short: 'Angle with one long leg for shelves and sunshades',
      long: 'The long leg carries, the short one fixes to the wall. Used for ledges, door heads and racks.',
      features: 'Rolled to size|Weldable|Straight',
      spec: { Standard: 'IS 2062:2011', Grade: 'E250', Material: 'Mild steel', Length: '6 m' },
    },
  ],
}
