import { byRod } from './bulk-discounts.ts'
import { twoDecimals } from './sizes.ts'
import type { BulkDiscount, MainCategory, Size } from '../rows.ts'

const byBundle: readonly BulkDiscount[] = [
  [10, 1],
  [40, 2.5],
]

const barMetres = 12
const allSizes = [8, 10, 12, 16, 20, 25, 32]
const rodsInBundle: Readonly<Record<number, number>> = { 8: 10, 10: 7, 12: 5, 16: 3, 20: 2, 25: 1, 32: 1 }

function kilosPerMetre(diameter: number): number {
  return (diameter * diameter) / 162
}

/** Rods of 12 m by diameter in mm, priced per kg; thin ones cost a little more to roll. */
function rods(perKilo: number, diameters: readonly number[]): Size[] {
  return diameters.map((diameter) => {
    const kilos = kilosPerMetre(diameter) * barMetres
    return [`${diameter} mm`, kilos * (perKilo + (diameter < 10 ? 1.5 : 0)), twoDecimals(kilos)]
  })
}

function bundleLabel(diameter: number, count: number): string {
  return `${diameter} mm, ${count} ${count === 1 ? 'rod' : 'rods'}`
}

/** Bundles of about 50 kg by diameter in mm, a little cheaper per kg than single rods. */
function bundles(perKilo: number, diameters: readonly number[]): Size[] {
  return diameters.map((diameter) => {
    const count = rodsInBundle[diameter] ?? 1
    const kilos = kilosPerMetre(diameter) * barMetres * count
    return [bundleLabel(diameter, count), kilos * (perKilo - 0.4), twoDecimals(kilos)]
  })
}

/** Bundles with a rod count of their own, as [diameter in mm, rods]. */
function countedBundles(perKilo: number, rows: readonly (readonly [number, number])[]): Size[] {
  return rows.map(([diameter, count]) => {
    const kilos = Math.round(kilosPerMetre(diameter) * barMetres * count * 10) / 10
    return [bundleLabel(diameter, count), kilos * perKilo, kilos]
  })
}

export const tmtBars: MainCategory = {
  id: 'tmt-bars',
  name: 'TMT Bars',
  picture: 'rebar:blue',
  searchWords: 'tmt,sariya,saria,rod,सरिया,छड़',
  subcategories: [
    {
      id: 'tmt-fe500d',
      name: 'TMT Fe 500D',
      searchWords: 'fe500,500d,sariya 12mm,सरिया 500',
      tips: [
        'Store on sleepers and under cover; thin brown rust does no harm.',
        'Bend cold around the right pin, never over heat.',
        'Lap fifty diameters and stagger the laps.',
        'Check the weight per metre: d² / 162 kilograms.',
        'A slab of a thousand square feet takes about 1.6 tonnes.',
        'Rates follow the mill; the price of the day is held for 24 hours.',
      ],
      lines: [
        {
          name: 'Fe 500D TMT Bar 12 m',
          brands: 'dridhak lohagiri ispalok lohmudra',
          unit: 'rod',
          hsn: '7214',
          picture: 'rebar:blue',
          sizes: rods(60.5, allSizes),
          bulkDiscounts: byRod,
          summary: 'Ribbed bar that bends without cracking',
          description:
            'The hard outer ring gives strength and the soft core gives stretch, which is what a frame needs in an earthquake. Weight follows d²/162 kilograms a metre.',
          features: 'Elongation above 16 %|Grade rolled on every metre|Sold straight or folded in two',
          specification: {
            Grade: 'Fe 500D',
            Standard: 'IS 1786:2008',
            Material: 'Thermo-mechanically treated steel',
            Length: '12 m',
          },
        },
        {
          name: 'Fe 500D TMT Bundle',
          brands: 'dridhak lohagiri ispalok',
          unit: 'bundle',
          hsn: '7214',
          picture: 'rebar:tied',
          sizes: bundles(60.5, allSizes),
          bulkDiscounts: byBundle,
          summary: 'Tied mill bundle of twelve-metre bars',
          description:
            'The count in a bundle is fixed by diameter, so one bundle weighs close to fifty kilos in thin sizes and loads quickly. Folded for small lanes if asked.',
          features: 'Mill tied and tagged|Heat number on the tag|Slightly lower rate than loose rods',
          specification: { Grade: 'Fe 500D', Standard: 'IS 1786:2008', Length: '12 m' },
        },
      ],
    },
    {
      id: 'tmt-fe550d',
      name: 'TMT Fe 550D',
      searchWords: 'fe550,550d,seismic sariya,सरिया 550',
      tips: [
        'Saves about a tenth of the steel where the designer has used its grade.',
        'Do not mix with lower grades in one member.',
        'Weld only with low-hydrogen rods and the engineer’s consent.',
        'Keep a bundle tag for the site register.',
        'Cut by machine or shears; gas cutting softens the end.',
        'Ductile enough for buildings in seismic zone IV.',
      ],
      lines: [
        {
          name: 'Fe 550D TMT Bar 12 m',
          brands: 'dridhak lohagiri ispalok lohmudra',
          unit: 'rod',
          hsn: '7214',
          picture: 'rebar:rust',
          sizes: rods(63, allSizes),
          bulkDiscounts: byRod,
          summary: 'Stronger bar that saves steel in tall frames',
          description:
            'A tenth more strength than 500 grade, so the engineer may use fewer bars in columns and rafts. Ask for a design made for this grade before swapping.',
          features: 'Less steel for the same load|Weldable|Low sulphur and phosphorus',
          specification: { Grade: 'Fe 550D', Standard: 'IS 1786:2008', Length: '12 m' },
        },
        {
          name: 'Fe 550D TMT Bundle',
          brands: 'dridhak lohmudra',
          unit: 'bundle',
          hsn: '7214',
          picture: 'rebar:tied',
          sizes: countedBundles(63, [
            [8, 10],
            [10, 7],
            [12, 5],
            [16, 3],
            [20, 2],
            [25, 1],
          ]),
          bulkDiscounts: [
            [20, 1],
            [100, 2.5],
          ],
          summary: 'High-strength bars counted and tied for small sites',
          description:
            'Each bundle holds a fixed count of twelve-metre rods, so a tempo can bring it and nobody has to weigh. Tags show grade and heat.',
          features: 'Fixed count|Tagged by heat|Fits a tempo',
          specification: { Standard: 'IS 1786:2008', Grade: 'Fe 550D', Length: '12 m' },
          searchWords: 'tmt bundle,sariya bandal,सरिया बंडल',
        },
      ],
    },
    {
      id: 'crs-tmt',
      name: 'Corrosion Resistant TMT',
      searchWords: 'crs,epoxy bar,rust proof sariya,जंग रोधी सरिया',
      tips: [
        'Chosen for basements, tanks and sites near drains.',
        'Handle with care, for scratches are where rust starts.',
        'Keep it apart from plain bars in the yard.',
        'Normal cover still applies; it does not replace good concrete.',
        'Use matching tie wire, so that no spot corrodes first.',
        'Ask for the corrosion test sheet with the bill.',
      ],
      lines: [
        {
          name: 'CRS Fe 500D TMT Bar 12 m',
          brands: 'dridhak lohagiri ispalok',
          unit: 'rod',
          hsn: '7214',
          picture: 'rebar:green',
          sizes: rods(66.5, [8, 10, 12, 16, 20, 25]),
          bulkDiscounts: byRod,
          summary: 'Alloyed bar that rusts far more slowly',
          description:
            'Copper, chromium and phosphorus in the melt slow rust to about half. Worth its price in basements, tanks and bathrooms.',
          features: 'Alloyed through, not coated|Safe to bend and weld|For damp places',
          specification: { Grade: 'Fe 500D CRS', Standard: 'IS 1786:2008', Length: '12 m' },
        },
        {
          name: 'Epoxy Coated TMT Bar 12 m',
          brands: 'dridhak lohagiri',
          unit: 'rod',
          hsn: '7214',
          picture: 'rebar:epoxy',
          sizes: rods(74, [10, 12, 16, 20, 25]),
          bulkDiscounts: byRod,
          summary: 'Fusion-bonded epoxy over a 500D bar',
          description:
            'An even green skin keeps salt water from the steel. Handle with slings and touch up cut ends with the paint supplied.',
          features: 'Coating 175 to 300 microns|Touch-up tin included|For water works',
          specification: {
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
      searchWords: 'ring,stirrup,churi,चूड़ी,रिंग',
      tips: [
        'Measured outside to outside; deduct the cover twice.',
        'Hooks turn by 135° with ten diameters of tail.',
        'Closer spacing near joints is what saves a frame in a tremor.',
        'Bundles are tagged with size and count.',
        'Machine bending keeps every piece square.',
        'Saves the bar bender about a day on each floor.',
      ],
      lines: [
        {
          name: 'Ready-Bent TMT Stirrup',
          brands: 'dridhak lohagiri ispalok lohmudra ayaskar',
          unit: 'piece',
          hsn: '7214',
          picture: 'stirrup:blue',
          sizes: [
            ['8 mm, 7 x 7 in', 25, 0.36],
            ['8 mm, 9 x 7 in', 28, 0.4],
            ['8 mm, 9 x 9 in', 31, 0.44],
            ['8 mm, 12 x 9 in', 35.5, 0.5],
            ['8 mm, 15 x 9 in', 40, 0.56],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: [
            [500, 2],
            [2000, 4],
          ],
          summary: 'Machine-bent ring with proper 135° hooks',
          description:
            'Bent on a CNC machine, so every ring of a beam is the same and the cover stays right. Saves a bar bender one day per floor.',
          features: '135° seismic hooks|No cutting waste|Tied in tens',
          specification: { Grade: 'Fe 500D', Standard: 'IS 2502:1963', Shapes: 'Square|Rectangle' },
        },
        {
          name: 'TMT Chair Bar',
          brands: 'dridhak lohmudra',
          unit: 'piece',
          hsn: '7214',
          picture: 'stirrup:blue',
          sizes: [
            ['10 mm, 4 in high', 28, 0.34],
            ['10 mm, 6 in high', 34, 0.42],
            ['12 mm, 8 in high', 52, 0.68],
          ],
          minQuantity: 50,
          quantityStep: 50,
          bulkDiscounts: [
            [500, 3],
            [2000, 6],
          ],
          summary: 'Bent stand that keeps the top steel of a slab up',
          description:
            'Feet rest on the bottom mesh and hold the upper bars at their level while men walk over. Without chairs the top steel sinks and does nothing.',
          features: 'Machine bent|Even height|Bundled by fifty',
          specification: { Grade: 'Fe 500D', Material: 'TMT steel' },
        },
      ],
    },
  ],
}
