import type { Bulk, Main, Size } from '../rows.ts'

const byRod: readonly Bulk[] = [
  [50, 1],
  [200, 2.5],
]
const byBundle: readonly Bulk[] = [
  [10, 1],
  [40, 2.5],
]
const barLength = 12
const rodsInBundle: Readonly<Record<number, number>> = { 8: 10, 10: 7, 12: 5, 16: 3, 20: 2, 25: 1, 32: 1 }
function kilosPerMetre(diameter: number): number {
  return (diameter * diameter) / 162
}
function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}
/** Rods of twelve metres at a price per kilogram; thin ones cost a little more to roll. */
function rods(perKilo: number, diameters: readonly number[]): Size[] {
  return diameters.map((diameter) => {
    const kilos = kilosPerMetre(diameter) * barLength
    return [`${diameter} mm`, kilos * (perKilo + (diameter < 10 ? 1.5 : 0)), twoDecimals(kilos)]
  })
}
function bundles(perKilo: number, diameters: readonly number[]): Size[] {
  return diameters.map((diameter) => {
    const count = rodsInBundle[diameter] ?? 1
    const kilos = kilosPerMetre(diameter) * barLength * count
    return [
      `${diameter} mm, ${count} ${count === 1 ? 'rod' : 'rods'}`,
      kilos * (perKilo - 0.4),
      twoDecimals(kilos),
    ]
  })
}
const allSizes = [8, 10, 12, 16, 20, 25, 32]

export const barsMeshMains: readonly Main[] = [
  {
    id: 'tmt-bars',
    name: 'TMT Bars',
    pic: 'rebar:blue',
    words: 'tmt,sariya,saria,rod,सरिया,छड़',
    subs: [
      {
        id: 'tmt-fe500d',
        name: 'TMT Fe 500D',
        words: 'fe500,500d,sariya 12mm,सरिया 500',
        lines: [
          {
            name: 'Fe 500D TMT Bar 12 m',
            makes: 'dridhak lohagiri ispalok lohmudra',
            unit: 'rod',
            hsn: '7214',
            pic: 'rebar:blue',
            sizes: rods(60.5, allSizes),
            bulk: byRod,
            short: 'Ribbed bar that bends without cracking',
            long: 'The hard outer ring gives strength and the soft core gives stretch, which is what a frame needs in an earthquake. Weight follows d²/162 kilograms a metre.',
            features: 'Elongation above 16 %|Grade rolled on every metre|Sold straight or folded in two',
            spec: {
              Grade: 'Fe 500D',
              Standard: 'IS 1786:2008',
              Material: 'Thermo-mechanically treated steel',
              Length: '12 m',
            },
          },
          {
            name: 'Fe 500D TMT Bundle',
            makes: 'dridhak lohagiri ispalok',
            unit: 'bundle',
            hsn: '7214',
            pic: 'rebar:tied',
            sizes: bundles(60.5, allSizes),
            bulk: byBundle,
            short: 'Tied mill bundle of twelve-metre bars',
            long: 'The count in a bundle is fixed by diameter, so one bundle weighs close to fifty kilos in thin sizes and loads quickly. Folded for small lanes if asked.',
            features: 'Mill tied and tagged|Heat number on the tag|Slightly lower rate than loose rods',
            spec: { Grade: 'Fe 500D', Standard: 'IS 1786:2008', Length: '12 m' },
          },
        ],
      },
      {
        id: 'tmt-fe550d',
        name: 'TMT Fe 550D',
        words: 'fe550,550d,seismic sariya,सरिया 550',
        lines: [
          {
            name: 'Fe 550D TMT Bar 12 m',
            makes: 'dridhak lohagiri ispalok lohmudra',
            unit: 'rod',
            hsn: '7214',
            pic: 'rebar:rust',
            sizes: rods(63, allSizes),
            bulk: byRod,
            short: 'Stronger bar that saves steel in tall frames',
            long: 'A tenth more strength than 500 grade, so the engineer may use fewer bars in columns and rafts. Ask for a design made for this grade before swapping.',
            features: 'Less steel for the same load|Weldable|Low sulphur and phosphorus',
            spec: { Grade: 'Fe 550D', Standard: 'IS 1786:2008', Length: '12 m' },
          },
        ],
      },
      {
        id: 'crs-tmt',
        name: 'Corrosion Resistant TMT',
        words: 'crs,epoxy bar,rust proof sariya,जंग रोधी सरिया',
        lines: [
          {
            name: 'CRS Fe 500D TMT Bar 12 m',
            makes: 'dridhak lohagiri ispalok',
            unit: 'rod',
            hsn: '7214',
            pic: 'rebar:green',
            sizes: rods(66.5, [8, 10, 12, 16, 20, 25]),
            bulk: byRod,
            short: 'Alloyed bar that rusts far more slowly',
            long: 'Copper, chromium and phosphorus in the melt slow rust to about half. Worth its price in basements, tanks and bathrooms.',
            features: 'Alloyed through, not coated|Safe to bend and weld|For damp places',
            spec: { Grade: 'Fe 500D CRS', Standard: 'IS 1786:2008', Length: '12 m' },
          },
          {
            name: 'Epoxy Coated TMT Bar 12 m',
            makes: 'dridhak lohagiri',
            unit: 'rod',
            hsn: '7214',
            pic: 'rebar:epoxy',
            sizes: rods(74, [10, 12, 16, 20, 25]),
            bulk: byRod,
            short: 'Fusion-bonded epoxy over a 500D bar',
            long: 'An even green skin keeps salt water from the steel. Handle with slings and touch up cut ends with the paint supplied.',
            features: 'Coating 175 to 300 microns|Touch-up tin included|For water works',
            spec: {
              Grade: 'Fe 500D',
              Standard: 'IS 13620:1993',
              Finish: 'Fusion bonded epoxy',
              Length: '12 m',
            },
          },
        ],
      },
      {
        id: 'stirrups',
        name: 'Rings & Stirrups',
        words: 'ring,stirrup,churi,चूड़ी,रिंग',
        lines: [
          {
            name: 'Ready-Bent TMT Stirrup',
            makes: 'dridhak lohagiri ispalok lohmudra ayaskar',
            unit: 'piece',
            hsn: '7214',
            pic: 'stirrup:blue',
            sizes: [
              ['8 mm, 7 x 7 in', 25, 0.36],
              ['8 mm, 9 x 7 in', 28, 0.4],
              ['8 mm, 9 x 9 in', 31, 0.44],
              ['8 mm, 12 x 9 in', 35.5, 0.5],
              ['8 mm, 15 x 9 in', 40, 0.56],
            ],
            minQuantity: 50,
            quantityStep: 10,
            bulk: [
              [500, 2],
              [2000, 4],
            ],
            short: 'Machine-bent ring with proper 135° hooks',
            long: 'Bent on a CNC machine, so every ring of a beam is the same and the cover stays right. Saves a bar bender one day per floor.',
            features: '135° seismic hooks|No cutting waste|Tied in tens',
            spec: { Grade: 'Fe 500D', Standard: 'IS 2502:1963', Shapes: 'Square|Rectangle' },
          },
        ],
      },
    ],
  },
  {
    id: 'wire-mesh',
    name: 'Wire & Mesh',
    pic: 'chainlink:gi',
    words: 'wire,jali,taar,जाली,तार',
    subs: [
      {
        id: 'binding-wire',
        name: 'Binding Wire',
        words: 'binding wire,bandhne wala taar,बाइंडिंग तार',
        lines: [
          {
            name: 'Black Annealed Binding Wire',
            makes: 'dridhak lohagiri ispalok lohmudra karmavi',
            unit: 'coil',
            hsn: '7217',
            pic: 'coil:black',
            sizes: [
              ['18 gauge, 1 kg', 92, 1],
              ['18 gauge, 5 kg', 440, 5],
              ['20 gauge, 1 kg', 96, 1],
              ['20 gauge, 25 kg', 2180, 25],
            ],
            short: 'Soft wire to tie reinforcement',
            long: 'Annealed slowly, so it twists tight with a hook and does not snap. Allow eight to ten kilos for a tonne of bar.',
            features: 'Soft and even|Light oil against rust|Easy to carry coils',
            spec: { Standard: 'IS 280:2006', Material: 'Annealed mild steel' },
          },
        ],
      },
      {
        id: 'welded-mesh',
        name: 'Welded Mesh',
        words: 'weld mesh,jali,plaster mesh,वेल्ड जाली',
        lines: [
          {
            name: 'GI Welded Mesh Roll',
            makes: 'lohagiri ispalok dridhak lohmudra',
            unit: 'roll',
            hsn: '7314',
            pic: 'mesh-roll:gi',
            sizes: [
              ['1 x 1 in, 3 ft x 50 ft', 2150, 17],
              ['1 x 1 in, 4 ft x 50 ft', 2860, 23],
              ['2 x 2 in, 4 ft x 50 ft', 2240, 18],
            ],
            short: 'Galvanised square mesh for cages and guards',
            long: 'Each crossing is spot-welded, so a cut edge does not run. For windows, cages, plaster over wide joints and garden beds.',
            features: 'Galvanised|Flat after unrolling|Even squares',
            spec: { Material: 'Galvanised wire', 'Product Type': 'Welded mesh' },
          },
          {
            name: 'Chicken Mesh for Plaster',
            makes: 'lohagiri halkavi ispalok lohmudra',
            unit: 'roll',
            hsn: '7314',
            pic: 'hex-roll:gi',
            sizes: [
              ['0.5 in, 6 in x 50 ft', 165, 1.1],
              ['0.5 in, 12 in x 50 ft', 310, 2.2],
              ['0.75 in, 3 ft x 50 ft', 790, 6],
            ],
            short: 'Light mesh that stops cracks at joints',
            long: 'Nailed over the line between beam and wall before plaster, it holds the crack that would come there. Also good for coops and planters.',
            features: 'Cuts with snips|Galvanised|Narrow widths for joints',
            spec: { Material: 'Galvanised wire', 'Product Type': 'Hexagonal mesh' },
          },
        ],
      },
      {
        id: 'fencing',
        name: 'Fencing',
        words: 'chain link,barbed wire,fencing,kantili taar,कंटीला तार,बाड़',
        lines: [
          {
            name: 'Chain Link Fencing',
            makes: 'lohagiri ispalok dridhak',
            unit: 'roll',
            hsn: '7314',
            pic: 'chainlink:gi',
            sizes: [
              ['3 ft x 50 ft', 2050, 22],
              ['4 ft x 50 ft', 2720, 29],
              ['5 ft x 50 ft', 3390, 36],
              ['6 ft x 50 ft', 4060, 43],
            ],
            finishes: [
              ['GI', 1, 'gi'],
              ['PVC green', 1.18, 'green'],
            ],
            finishKey: 'Colour',
            short: 'Woven diamond mesh for plots and courts',
            long: 'Two-inch diamonds in ten gauge wire that give and spring back. Stretch between posts eight feet apart with a line wire at top and bottom.',
            features: '2 in diamond|Long-lasting zinc|Rolls join without a seam',
            spec: { Standard: 'IS 2721:2003', Material: 'Steel wire' },
          },
          {
            name: 'Barbed Wire',
            makes: 'lohagiri dridhak ispalok lohmudra',
            unit: 'coil',
            hsn: '7314',
            pic: 'barbed:gi',
            sizes: [
              ['12 x 14 gauge, 5 kg', 520, 5],
              ['12 x 14 gauge, 10 kg', 1010, 10],
              ['12 x 12 gauge, 25 kg', 2440, 25],
            ],
            short: 'Galvanised four-point wire for boundaries',
            long: 'Twisted double line with barbs every four inches. A kilo runs about ten metres in the lighter gauge.',
            features: 'Sharp four-point barbs|Hot-dip zinc|Wound on a core',
            spec: { Standard: 'IS 278:2009', Material: 'Galvanised steel' },
          },
        ],
      },
    ],
  },
]
