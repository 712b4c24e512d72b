import type { Bulk, Main, Size } from '../rows.ts'

const sheets: readonly Bulk[] = [
  [10, 1.5],
  [40, 4],
]
/** 8 x 4 ft sheets from the price of the 19 mm one: thin sheets cost more for their volume. */
function sheetSizes(price19: number, density: number, thicknesses: readonly number[]): Size[] {
  return thicknesses.map((mm) => {
    const part = mm >= 19 ? mm / 19 : 0.13 + 0.87 * (mm / 19)
    return [`8 x 4 ft, ${mm} mm`, price19 * part, Math.round((2.973 * mm * density) / 100) / 10]
  })
}
const core = [4, 6, 9, 12, 16, 19, 25]

export const boardsMains: readonly Main[] = [
  {
    id: 'plywood',
    name: 'Plywood',
    pic: 'ply:natural',
    words: 'plywood,ply,plai,प्लाईवुड,प्लाई',
    subs: [
      {
        id: 'mr-plywood',
        name: 'MR Plywood',
        words: 'mr grade,commercial ply,furniture ply,फर्नीचर प्लाई',
        lines: [
          {
            name: 'MR Grade Plywood',
            makes: 'vankosh sagwani lamiroop kashthiv',
            unit: 'sheet',
            hsn: '4412',
            pic: 'ply:natural',
            sizes: sheetSizes(2690, 600, core),
            bulk: sheets,
            short: 'Everyday ply for dry rooms and furniture',
            long: 'Moisture resistant glue stands a damp season but not standing water. Use it for beds, wardrobes and partitions.',
            features: 'Smooth sanded face|Borer treated|Holds screws well',
            spec: { Grade: 'MR', Standard: 'IS 303:1989', Material: 'Hardwood core' },
          },
        ],
      },
      {
        id: 'bwr-plywood',
        name: 'BWR Plywood',
        words: 'bwr,waterproof ply,kitchen ply,वाटरप्रूफ प्लाई',
        lines: [
          {
            name: 'BWR Grade Plywood',
            makes: 'vankosh sagwani lamiroop kashthiv',
            unit: 'sheet',
            hsn: '4412',
            pic: 'ply:warm',
            sizes: sheetSizes(3380, 640, core),
            bulk: sheets,
            short: 'Boiling-water resistant ply for kitchens',
            long: 'Phenolic glue survives eight hours of boiling, so steam and spills do no harm. The standard choice for modular kitchens.',
            features: 'Phenolic bonded|Termite guarantee|Few core gaps',
            spec: { Grade: 'BWR', Standard: 'IS 303:1989', Material: 'Hardwood core', Warranty: '15 years' },
          },
        ],
      },
      {
        id: 'bwp-plywood',
        name: 'Marine Plywood',
        words: 'bwp,marine ply,710,मरीन प्लाई',
        lines: [
          {
            name: 'BWP Marine Plywood',
            makes: 'vankosh sagwani kashthiv',
            unit: 'sheet',
            hsn: '4412',
            pic: 'ply:red',
            sizes: sheetSizes(4250, 680, [4, 6, 9, 12, 16, 19, 25]),
            bulk: sheets,
            short: 'Seventy-two hour boil-proof ply for wet places',
            long: 'Undiluted phenolic resin and selected gurjan-type veneer. Under sinks, in bathrooms and on balconies it keeps its shape for years.',
            features: 'Boils 72 hours without opening|Dense, no core gaps|Termite guarantee',
            spec: { Grade: 'BWP', Standard: 'IS 710:2010', Material: 'Hardwood core', Warranty: '25 years' },
          },
          {
            name: 'Flexible Plywood',
            makes: 'vankosh lamiroop kashthiv',
            unit: 'sheet',
            hsn: '4412',
            pic: 'ply:bent',
            sizes: [
              ['8 x 4 ft, 4 mm', 1540, 7.5],
              ['8 x 4 ft, 6 mm', 1980, 10.8],
              ['8 x 4 ft, 8 mm', 2480, 14],
            ],
            short: 'Bends by hand round columns and counters',
            long: 'All grain runs one way, so a sheet curves to a hand span. Glue two layers for a stiff shape.',
            features: 'Curves without steam|Long or short grain|Takes laminate',
            spec: { Grade: 'MR', 'Product Type': 'Flexible plywood' },
          },
        ],
      },
    ],
  },
  {
    id: 'boards',
    name: 'Boards & MDF',
    pic: 'board:mdf',
    words: 'board,mdf,particle,बोर्ड',
    subs: [
      {
        id: 'blockboard',
        name: 'Blockboard',
        words: 'block board,pine board,ब्लॉक बोर्ड',
        lines: [
          {
            name: 'Pine Blockboard',
            makes: 'vankosh sagwani lamiroop kashthiv',
            unit: 'sheet',
            hsn: '4412',
            pic: 'blockboard:pine',
            sizes: sheetSizes(2850, 520, [19, 25, 30]),
            bulk: sheets,
            short: 'Light, stiff board for long shelves and shutters',
            long: 'Pine battens under veneer keep long wardrobe shutters flat. Lighter than ply of the same thickness.',
            features: 'Does not bow|Light to hang|Kiln-dried pine',
            spec: { Standard: 'IS 1659:2004', Material: 'Pine core', Grade: 'MR' },
          },
        ],
      },
      {
        id: 'mdf-hdhmr',
        name: 'MDF & HDHMR',
        words: 'mdf,hdhmr,hdf,एमडीएफ',
        lines: [
          {
            name: 'Plain MDF Board',
            makes: 'lamiroop sagwani kashthiv',
            unit: 'sheet',
            hsn: '4411',
            pic: 'board:mdf',
            sizes: sheetSizes(1720, 740, [5.5, 8, 12, 18, 25]),
            bulk: sheets,
            short: 'Even board for painting, carving and jali',
            long: 'No grain and no voids, so a router leaves a clean edge ready for paint. For dry rooms.',
            features: 'Cuts like butter|Flat and even|Paints well',
            spec: { Standard: 'IS 12406:2021', Material: 'Wood fibre' },
          },
          {
            name: 'HDHMR Board',
            makes: 'lamiroop vankosh kashthiv',
            unit: 'sheet',
            hsn: '4411',
            pic: 'board:green',
            sizes: sheetSizes(3050, 850, [8, 12, 18, 25]),
            bulk: sheets,
            short: 'Dense moisture-resistant board for kitchens',
            long: 'Heavier than MDF and treated through, it swells little even when wet and holds a screw firmly. Between ply and MDF in price.',
            features: 'Swells under 5 %|High screw hold|Termite proof',
            spec: { Material: 'High density fibre', Density: '850 kg per cubic metre' },
          },
        ],
      },
      {
        id: 'particle-board',
        name: 'Particle & WPC Board',
        words: 'particle board,pre laminated,wpc,पार्टिकल बोर्ड',
        lines: [
          {
            name: 'Pre-Laminated Particle Board',
            makes:
              'lamiroop/Frosty_White#white lamiroop/Wenge#wenge sagwani/Light_Oak#oak kashthiv/Classic_Wenge#wenge kashthiv/Snow_White#white',
            unit: 'sheet',
            hsn: '4410',
            pic: 'board:white',
            sizes: sheetSizes(1820, 680, [9, 12, 18, 25]),
            bulk: sheets,
            short: 'Finished both sides, ready to cut',
            long: 'Decor paper is pressed on at the works, so no laminate has to be glued. For office tables, shelves and wardrobes in dry rooms.',
            features: 'No laminate needed|Matching edge band|Scratch resistant',
            spec: { Standard: 'IS 12823:2015', Material: 'Wood particles' },
          },
          {
            name: 'WPC Board',
            makes: 'vankosh lamiroop kashthiv',
            unit: 'sheet',
            hsn: '3925',
            pic: 'board:cream',
            sizes: sheetSizes(3450, 550, [5, 9, 12, 18]),
            bulk: sheets,
            short: 'Wood-plastic board that water cannot harm',
            long: 'Cut, screw and paint it like wood, yet it neither rots nor feeds termites. For bathroom vanities and frames.',
            features: 'Hundred percent waterproof|Termite proof|No polish needed',
            spec: { Material: 'Wood plastic composite' },
          },
        ],
      },
    ],
  },
]
