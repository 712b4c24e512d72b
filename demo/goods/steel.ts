import type { Bulk, Main, Size } from './types.ts';

const byRod: readonly Bulk[] = [[50, 1], [200, 2.5]];
const byBundle: readonly Bulk[] = [[10, 1], [40, 2.5]];
const barLength = 12;
const rodsInBundle: Readonly<Record<number, number>> = { 8: 10, 10: 7, 12: 5, 16: 3, 20: 2, 25: 1, 32: 1 };

function kilosPerMetre(diameter: number): number {
  return (diameter * diameter) / 162;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Rods of twelve metres at a price per kilogram; thin ones cost a little more to roll. */
function rods(perKilo: number, diameters: readonly number[]): Size[] {
  return diameters.map((diameter) => {
    const kilos = kilosPerMetre(diameter) * barLength;
    return [`${diameter} mm`, kilos * (perKilo + (diameter < 10 ? 1.5 : 0)), twoDecimals(kilos)];
  });
}

function bundles(perKilo: number, diameters: readonly number[]): Size[] {
  return diameters.map((diameter) => {
    const count = rodsInBundle[diameter] ?? 1;
    const kilos = kilosPerMetre(diameter) * barLength * count;
    return [`${diameter} mm, ${count} ${count === 1 ? 'rod' : 'rods'}`, kilos * (perKilo - 0.4), twoDecimals(kilos)];
  });
}

/** Sections of six metres: label and kilograms per metre, at a price per kilogram. */
function sections(perKilo: number, rows: readonly (readonly [string, number])[], metres = 6): Size[] {
  return rows.map(([label, perMetre]) => [label, perMetre * metres * perKilo, twoDecimals(perMetre * metres)]);
}

const allSizes = [8, 10, 12, 16, 20, 25, 32];

export const steelMains: readonly Main[] = [
  {
    id: 'tmt-bars', name: 'TMT Bars', pic: 'rebar:blue', words: 'tmt,sariya,saria,rod,सरिया,छड़',
    subs: [
      {
        id: 'tmt-fe500d', name: 'TMT Fe 500D', words: 'fe500,500d,sariya 12mm,सरिया 500',
        lines: [
          {
            name: 'Fe 500D TMT Bar 12 m', makes: 'dridhak lohagiri ispalok', unit: 'rod', hsn: '7214', pic: 'rebar:blue', sizes: rods(60.5, allSizes), bulk: byRod,
            short: 'Ribbed bar that bends without cracking',
            long: 'The hard outer ring gives strength and the soft core gives stretch, which is what a frame needs in an earthquake. Weight follows d²/162 kilograms a metre.',
            features: 'Elongation above 16 %|Grade rolled on every metre|Sold straight or folded in two',
            spec: { Grade: 'Fe 500D', Standard: 'IS 1786:2008', Material: 'Thermo-mechanically treated steel', Length: '12 m' },
          },
          {
            name: 'Fe 500D TMT Bundle', makes: 'dridhak lohagiri', unit: 'bundle', hsn: '7214', pic: 'rebar:tied', sizes: bundles(60.5, allSizes), bulk: byBundle,
            short: 'Tied mill bundle of twelve-metre bars',
            long: 'The count in a bundle is fixed by diameter, so one bundle weighs close to fifty kilos in thin sizes and loads quickly. Folded for small lanes if asked.',
            features: 'Mill tied and tagged|Heat number on the tag|Slightly lower rate than loose rods',
            spec: { Grade: 'Fe 500D', Standard: 'IS 1786:2008', Length: '12 m' },
          },
        ],
      },
      {
        id: 'tmt-fe550d', name: 'TMT Fe 550D', words: 'fe550,550d,seismic sariya,सरिया 550',
        lines: [
          {
            name: 'Fe 550D TMT Bar 12 m', makes: 'dridhak lohagiri ispalok', unit: 'rod', hsn: '7214', pic: 'rebar:rust', sizes: rods(63, allSizes), bulk: byRod,
            short: 'Stronger bar that saves steel in tall frames',
            long: 'A tenth more strength than 500 grade, so the engineer may use fewer bars in columns and rafts. Ask for a design made for this grade before swapping.',
            features: 'Less steel for the same load|Weldable|Low sulphur and phosphorus',
            spec: { Grade: 'Fe 550D', Standard: 'IS 1786:2008', Length: '12 m' },
          },
        ],
      },
      {
        id: 'crs-tmt', name: 'Corrosion Resistant TMT', words: 'crs,epoxy bar,rust proof sariya,जंग रोधी सरिया',
        lines: [
          {
            name: 'CRS Fe 500D TMT Bar 12 m', makes: 'dridhak lohagiri', unit: 'rod', hsn: '7214', pic: 'rebar:green', sizes: rods(66.5, [8, 10, 12, 16, 20, 25]), bulk: byRod,
            short: 'Alloyed bar that rusts far more slowly',
            long: 'Copper, chromium and phosphorus in the melt slow rust to about half. Worth its price in basements, tanks and bathrooms.',
            features: 'Alloyed through, not coated|Safe to bend and weld|For damp places',
            spec: { Grade: 'Fe 500D CRS', Standard: 'IS 1786:2008', Length: '12 m' },
          },
          {
            name: 'Epoxy Coated TMT Bar 12 m', makes: 'dridhak', unit: 'rod', hsn: '7214', pic: 'rebar:epoxy', sizes: rods(74, [10, 12, 16, 20, 25]), bulk: byRod,
            short: 'Fusion-bonded epoxy over a 500D bar',
            long: 'An even green skin keeps salt water from the steel. Handle with slings and touch up cut ends with the paint supplied.',
            features: 'Coating 175 to 300 microns|Touch-up tin included|For water works',
            spec: { Grade: 'Fe 500D', Standard: 'IS 13620:1993', Finish: 'Fusion bonded epoxy', Length: '12 m' },
          },
        ],
      },
      {
        id: 'stirrups', name: 'Rings & Stirrups', words: 'ring,stirrup,churi,चूड़ी,रिंग',
        lines: [
          {
            name: 'Ready-Bent TMT Stirrup', makes: 'dridhak lohagiri ispalok', unit: 'piece', hsn: '7214', pic: 'stirrup:blue',
            sizes: [['8 mm, 7 x 7 in', 25, 0.36], ['8 mm, 9 x 7 in', 28, 0.4], ['8 mm, 9 x 9 in', 31, 0.44], ['8 mm, 12 x 9 in', 35.5, 0.5], ['8 mm, 15 x 9 in', 40, 0.56]], minQuantity: 50, quantityStep: 10, bulk: [[500, 2], [2000, 4]],
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
    id: 'wire-mesh', name: 'Wire & Mesh', pic: 'chainlink:gi', words: 'wire,jali,taar,जाली,तार',
    subs: [
      {
        id: 'binding-wire', name: 'Binding Wire', words: 'binding wire,bandhne wala taar,बाइंडिंग तार',
        lines: [
          {
            name: 'Black Annealed Binding Wire', makes: 'dridhak lohagiri ispalok', unit: 'coil', hsn: '7217', pic: 'coil:black',
            sizes: [['18 gauge, 1 kg', 92, 1], ['18 gauge, 5 kg', 440, 5], ['20 gauge, 1 kg', 96, 1], ['20 gauge, 25 kg', 2180, 25]],
            short: 'Soft wire to tie reinforcement',
            long: 'Annealed slowly, so it twists tight with a hook and does not snap. Allow eight to ten kilos for a tonne of bar.',
            features: 'Soft and even|Light oil against rust|Easy to carry coils',
            spec: { Standard: 'IS 280:2006', Material: 'Annealed mild steel' },
          },
        ],
      },
      {
        id: 'welded-mesh', name: 'Welded Mesh', words: 'weld mesh,jali,plaster mesh,वेल्ड जाली',
        lines: [
          {
            name: 'GI Welded Mesh Roll', makes: 'lohagiri ispalok', unit: 'roll', hsn: '7314', pic: 'mesh-roll:gi',
            sizes: [['1 x 1 in, 3 ft x 50 ft', 2150, 17], ['1 x 1 in, 4 ft x 50 ft', 2860, 23], ['2 x 2 in, 4 ft x 50 ft', 2240, 18]],
            short: 'Galvanised square mesh for cages and guards',
            long: 'Each crossing is spot-welded, so a cut edge does not run. For windows, cages, plaster over wide joints and garden beds.',
            features: 'Galvanised|Flat after unrolling|Even squares',
            spec: { Material: 'Galvanised wire', 'Product Type': 'Welded mesh' },
          },
          {
            name: 'Chicken Mesh for Plaster', makes: 'lohagiri halkavi', unit: 'roll', hsn: '7314', pic: 'hex-roll:gi',
            sizes: [['0.5 in, 6 in x 50 ft', 165, 1.1], ['0.5 in, 12 in x 50 ft', 310, 2.2], ['0.75 in, 3 ft x 50 ft', 790, 6]],
            short: 'Light mesh that stops cracks at joints',
            long: 'Nailed over the line between beam and wall before plaster, it holds the crack that would come there. Also good for coops and planters.',
            features: 'Cuts with snips|Galvanised|Narrow widths for joints',
            spec: { Material: 'Galvanised wire', 'Product Type': 'Hexagonal mesh' },
          },
        ],
      },
      {
        id: 'fencing', name: 'Fencing', words: 'chain link,barbed wire,fencing,kantili taar,कंटीला तार,बाड़',
        lines: [
          {
            name: 'Chain Link Fencing', makes: 'lohagiri ispalok', unit: 'roll', hsn: '7314', pic: 'chainlink:gi',
            sizes: [['3 ft x 50 ft', 2050, 22], ['4 ft x 50 ft', 2720, 29], ['5 ft x 50 ft', 3390, 36], ['6 ft x 50 ft', 4060, 43]],
            finishes: [['GI', 1, 'gi'], ['PVC green', 1.18, 'green']], finishKey: 'Colour',
            short: 'Woven diamond mesh for plots and courts',
            long: 'Two-inch diamonds in ten gauge wire that give and spring back. Stretch between posts eight feet apart with a line wire at top and bottom.',
            features: '2 in diamond|Long-lasting zinc|Rolls join without a seam',
            spec: { Standard: 'IS 2721:2003', Material: 'Steel wire' },
          },
          {
            name: 'Barbed Wire', makes: 'lohagiri dridhak', unit: 'coil', hsn: '7314', pic: 'barbed:gi',
            sizes: [['12 x 14 gauge, 5 kg', 520, 5], ['12 x 14 gauge, 10 kg', 1010, 10], ['12 x 12 gauge, 25 kg', 2440, 25]],
            short: 'Galvanised four-point wire for boundaries',
            long: 'Twisted double line with barbs every four inches. A kilo runs about ten metres in the lighter gauge.',
            features: 'Sharp four-point barbs|Hot-dip zinc|Wound on a core',
            spec: { Standard: 'IS 278:2009', Material: 'Galvanised steel' },
          },
        ],
      },
    ],
  },
  {
    id: 'structural-steel', name: 'Structural Steel', pic: 'beam:mill', words: 'angle,channel,girder,garter,गर्डर,लोहा',
    subs: [
      {
        id: 'ms-angles-flats', name: 'Angles & Flats', words: 'angle iron,l angle,patti,एंगल,पत्ती',
        lines: [
          {
            name: 'MS Equal Angle 6 m', makes: 'lohagiri dridhak', unit: 'piece', hsn: '7216', pic: 'angle:mill',
            sizes: sections(62, [['25 x 25 x 3 mm', 1.1], ['35 x 35 x 5 mm', 2.6], ['40 x 40 x 5 mm', 3.0], ['50 x 50 x 6 mm', 4.5], ['65 x 65 x 6 mm', 5.8], ['75 x 75 x 6 mm', 6.8]]), bulk: byRod,
            short: 'Hot-rolled angle for frames, gates and trusses',
            long: 'Both legs equal and square, so frames close without gaps. Prime before fixing outdoors.',
            features: 'Full weight section|Weldable|Straight to 2 mm a metre',
            spec: { Standard: 'IS 2062:2011', Grade: 'E250', Material: 'Mild steel', Length: '6 m' },
          },
          {
            name: 'MS Flat 6 m', makes: 'lohagiri ispalok', unit: 'piece', hsn: '7214', pic: 'flat:mill',
            sizes: sections(61, [['20 x 5 mm', 0.8], ['25 x 5 mm', 1.0], ['25 x 6 mm', 1.2], ['40 x 6 mm', 1.9], ['50 x 6 mm', 2.4], ['50 x 10 mm', 3.9]]), bulk: byRod,
            short: 'Flat bar for grilles, brackets and ties',
            long: 'Rolled edges, easy to punch, twist and bend cold. The usual choice for window grilles and stair railings.',
            features: 'Bends cold|Clean rolled edge|Cut to length on request',
            spec: { Standard: 'IS 2062:2011', Grade: 'E250', Material: 'Mild steel', Length: '6 m' },
          },
        ],
      },
      {
        id: 'ms-channels-beams', name: 'Channels & Beams', words: 'c channel,i beam,girder,गर्डर,चैनल',
        lines: [
          {
            name: 'MS Channel ISMC 6 m', makes: 'lohagiri dridhak', unit: 'piece', hsn: '7216', pic: 'channel:mill',
            sizes: sections(63, [['75 x 40 mm', 6.8], ['100 x 50 mm', 9.6], ['125 x 65 mm', 13.1], ['150 x 75 mm', 16.8]]),
            short: 'C-section for sheds, stairs and platforms',
            long: 'Web and flanges to full thickness for bolted or welded work. Ideal as stringers for steel stairs and for loft floors.',
            features: 'Parallel delivery marks|Full section weight|Holes drilled on request',
            spec: { Standard: 'IS 808:2021', Grade: 'E250', Length: '6 m' },
          },
          {
            name: 'MS I-Beam ISMB 6 m', makes: 'lohagiri dridhak', unit: 'piece', hsn: '7216', pic: 'beam:mill',
            sizes: sections(64, [['100 x 50 mm', 8.9], ['125 x 70 mm', 13.2], ['150 x 75 mm', 15.0], ['200 x 100 mm', 24.2]]),
            short: 'Rolled beam to carry floors and wide openings',
            long: 'Bridges an opening where a wall is taken out, or carries stone slabs on a roof. Have the size checked by an engineer.',
            features: 'Tested steel|Straight flanges|Crane unloading arranged',
            spec: { Standard: 'IS 808:2021', Grade: 'E250', Length: '6 m' },
          },
        ],
      },
      {
        id: 'bars-sheets', name: 'Square Bars & Sheets', words: 'square bar,ms sheet,chadar,चादर,सरिया चौकोर',
        lines: [
          {
            name: 'MS Square Bar 6 m', makes: 'lohagiri ispalok', unit: 'piece', hsn: '7214', pic: 'square-bar:mill',
            sizes: sections(61, [['8 mm', 0.5], ['10 mm', 0.8], ['12 mm', 1.1], ['16 mm', 2.0]]), bulk: byRod,
            short: 'Solid square bar for grilles and gates',
            long: 'Clean edges that stay sharp after paint. Twist it cold for ornamental railings.',
            features: 'Sharp corners|Twists without cracks|Even size along the bar',
            spec: { Standard: 'IS 2062:2011', Length: '6 m', Material: 'Mild steel' },
          },
          {
            name: 'Chequered Plate', makes: 'lohagiri dridhak', unit: 'sheet', hsn: '7210', pic: 'chequer:mill',
            sizes: [['4 x 8 ft, 3 mm', 5150, 80], ['4 x 8 ft, 5 mm', 8250, 128], ['4 x 8 ft, 6 mm', 9850, 153]],
            short: 'Raised-pattern plate for steps and ramps',
            long: 'The tear-drop pattern grips wet shoes and sheds mud. Used on drains, ramps, lift pits and truck beds.',
            features: 'Grips when wet|Weldable|Cut to size on request',
            spec: { Standard: 'IS 3502:2009', Material: 'Mild steel' },
          },
        ],
      },
    ],
  },
  {
    id: 'steel-pipes', name: 'Steel Pipes & Tubes', pic: 'square-tube:mill', words: 'pipe,tube,paip,पाइप,लोहे का पाइप',
    subs: [
      {
        id: 'square-tubes', name: 'Square & Rectangular Tubes', words: 'square pipe,section pipe,चौकोर पाइप',
        lines: [
          {
            name: 'MS Square Tube 6 m', makes: 'lohagiri dridhak ispalok', unit: 'piece', hsn: '7306', pic: 'square-tube:mill',
            sizes: sections(68, [['19 x 19 x 1.6 mm', 0.87], ['25 x 25 x 1.6 mm', 1.17], ['25 x 25 x 2 mm', 1.43], ['38 x 38 x 2 mm', 2.25], ['50 x 50 x 2 mm', 3.0], ['72 x 72 x 3.2 mm', 6.7]]), bulk: byRod,
            short: 'Hollow square section for gates and frames',
            long: 'Welded by current along one seam and sized in rolls. Light to lift, stiff in both ways, takes paint well.',
            features: 'Smooth seam|Light and stiff|Even wall',
            spec: { Standard: 'IS 4923:2017', Material: 'Mild steel', Length: '6 m' },
          },
        ],
      },
      {
        id: 'gi-pipes', name: 'GI Pipes', words: 'gi pipe,galvanised,jasta pipe,जीआई पाइप', alsoIn: ['upvc-pipes'],
        lines: [
          {
            name: 'GI Pipe Medium Class 6 m', makes: 'lohagiri dridhak', unit: 'piece', hsn: '7306', pic: 'pipes:gi',
            sizes: sections(84, [['15 mm', 1.26], ['20 mm', 1.63], ['25 mm', 2.52], ['32 mm', 3.25], ['40 mm', 3.75], ['50 mm', 5.25]]),
            short: 'Threaded zinc-coated pipe for water lines',
            long: 'Hot-dipped inside and out, with one socket and a cap on the threads. For risers, pumps and garden lines where sun would harm plastic.',
            features: 'Both ends threaded|Socket included|Hot-dip zinc',
            spec: { Standard: 'IS 1239 (Part 1):2004', Grade: 'Medium, class B', Length: '6 m' },
          },
          {
            name: 'GI Pipe Light Class 6 m', makes: 'ispalok lohagiri', unit: 'piece', hsn: '7306', pic: 'pipes:gi',
            sizes: sections(82, [['15 mm', 0.97], ['20 mm', 1.41], ['25 mm', 2.02], ['32 mm', 2.58], ['40 mm', 3.26]]),
            short: 'Thin-wall zinc-coated pipe for posts and rails',
            long: 'Where no pressure is asked: railings, clothes lines, tree guards and sheds. Lighter to carry and cheaper.',
            features: 'Easy to cut and bend|No paint needed|Clean outside weld',
            spec: { Standard: 'IS 1239 (Part 1):2004', Grade: 'Light, class A', Length: '6 m' },
          },
        ],
      },
      {
        id: 'ss-tubes', name: 'Stainless Tubes', words: 'ss pipe,railing pipe,steel railing,स्टील रेलिंग',
        lines: [
          {
            name: 'SS 304 Railing Tube 6 m', makes: 'lohagiri kapatin nirjhari', unit: 'piece', hsn: '7306', pic: 'pipes:ss',
            sizes: [['25 mm, 1.2 mm wall', 1490, 4.3], ['38 mm, 1.2 mm wall', 2290, 6.6], ['50 mm, 1.5 mm wall', 3820, 11]],
            finishes: [['Mirror', 1, 'ss'], ['Satin', 1.03, 'satin']],
            short: 'Stainless round tube for stairs and balconies',
            long: 'True 304 grade, so it stays bright through the monsoon. Cap open ends and wipe off welding marks with pickling paste.',
            features: 'Does not rust|Polished outside|Protective film',
            spec: { Grade: 'SS 304', Material: 'Stainless steel', Length: '6 m' },
          },
        ],
      },
    ],
  },
];
