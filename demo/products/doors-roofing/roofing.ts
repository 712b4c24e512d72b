import type { Finish, Main } from '../rows.ts'

const colours: readonly Finish[] = [
  ['Sky blue', 1, 'blue'],
  ['Brick red', 1, 'red'],
  ['Forest green', 1, 'green'],
]

export const roofingMains: readonly Main[] = [
  {
    id: 'roofing',
    name: 'Roofing',
    pic: 'roof-sheet:blue',
    words: 'roof,chhat,chadar,छत,चादर',
    subs: [
      {
        id: 'metal-roofing',
        name: 'Metal Roofing Sheets',
        words: 'colour sheet,ppgi,tin chadar,tin shed,टीन चादर',
        lines: [
          {
            name: 'Colour Coated Roofing Sheet',
            makes: 'chhatravi lohagiri',
            unit: 'piece',
            hsn: '7210',
            pic: 'roof-sheet:blue',
            sizes: [
              ['8 ft x 3.5 ft, 0.45 mm', 1290, 10.2],
              ['10 ft x 3.5 ft, 0.45 mm', 1610, 12.8],
              ['12 ft x 3.5 ft, 0.50 mm', 2130, 17],
            ],
            finishes: colours,
            finishKey: 'Colour',
            bulk: [
              [25, 2],
              [100, 5],
            ],
            short: 'Painted trapezoid sheet for sheds and terraces',
            long: 'Zinc-aluminium under baked paint, so cut edges rust slowly. Fix through the crown with washered screws.',
            features: 'Baked polyester paint|Deep ribs|Cut to length',
            spec: { Standard: 'IS 14246:2013', 'Thickness(mm)': '0.45|0.50' },
          },
          {
            name: 'GI Corrugated Sheet',
            makes: 'chhatravi lohagiri ispalok lohmudra',
            unit: 'piece',
            hsn: '7210',
            pic: 'roof-sheet:gi',
            sizes: [
              ['8 ft x 3 ft, 0.40 mm', 890, 8],
              ['10 ft x 3 ft, 0.40 mm', 1110, 10],
              ['12 ft x 3 ft, 0.40 mm', 1330, 12],
            ],
            bulk: [
              [25, 2],
              [100, 5],
            ],
            short: 'Plain zinc sheet in the old wave',
            long: 'The low-cost roof for cattle sheds, stores and site huts. Overlap one and a half waves at the side.',
            features: 'Zinc 120 g a square metre|Light|Easy to bend',
            spec: { Standard: 'IS 277:2018', 'Thickness(mm)': '0.40' },
          },
        ],
      },
      {
        id: 'translucent-sheets',
        name: 'Polycarbonate & FRP Sheets',
        words: 'polycarbonate,fibre sheet,skylight,फाइबर शीट',
        lines: [
          {
            name: 'Multiwall Polycarbonate Sheet',
            makes: 'chhatravi darpanika',
            unit: 'sheet',
            hsn: '3921',
            pic: 'poly-sheet:clear',
            sizes: [
              ['8 x 4 ft, 6 mm', 2350, 3.9],
              ['8 x 4 ft, 8 mm', 2790, 4.5],
              ['8 x 4 ft, 10 mm', 3280, 5.1],
            ],
            finishes: [
              ['Clear', 1, 'clear'],
              ['Bronze', 1.03, 'bronze'],
              ['Blue', 1.03, 'blue'],
            ],
            finishKey: 'Colour',
            short: 'Twin-wall sheet that lets light in and heat out',
            long: 'The air cells insulate and the skin stops ultraviolet. For porches, car parks and skylights; seal the top edge with tape.',
            features: 'Does not shatter|UV skin|Light to carry',
            spec: { Material: 'Polycarbonate', 'Thickness(mm)': '6|8|10', Warranty: '10 years' },
          },
          {
            name: 'FRP Corrugated Sheet',
            makes: 'chhatravi darpanika',
            unit: 'piece',
            hsn: '3921',
            pic: 'roof-sheet:frp',
            sizes: [
              ['8 ft x 3.5 ft, 1.5 mm', 1180, 5.2],
              ['10 ft x 3.5 ft, 1.5 mm', 1470, 6.5],
              ['10 ft x 3.5 ft, 2 mm', 1890, 8.6],
            ],
            short: 'Fibreglass sheet for daylight in sheds',
            long: 'Matches the profile of metal sheets; one in ten gives enough light to work by. Does not rust near chemicals.',
            features: 'Soft, even light|No rust|Same profile as steel',
            spec: { Material: 'Fibreglass', 'Thickness(mm)': '1.5|2' },
          },
        ],
      },
      {
        id: 'roof-tiles',
        name: 'Roof Tiles & Cement Sheets',
        words: 'khaprail,roof tile,asbestos free,खपरैल,सीमेंट चादर',
        lines: [
          {
            name: 'Clay Roof Tile',
            makes:
              'matiyar/Mangalore#terracotta matiyar/Spanish#ochre bhumikar/Mangalore#terracotta bhumikar/Spanish#ochre',
            unit: 'piece',
            hsn: '6905',
            pic: 'clay-tile:terracotta',
            sizes: [
              ['410 x 240 mm', 34, 2.6],
              ['Ridge, 410 mm', 58, 3.0],
            ],
            minQuantity: 50,
            quantityStep: 10,
            bulk: [
              [500, 4],
              [2000, 8],
            ],
            short: 'Interlocking clay tile for sloping roofs',
            long: 'Breathes and keeps rooms cool as it has for two centuries. About sixteen tiles to the square metre.',
            features: 'Locks on two sides|Cool and quiet in rain|Colour for life',
            spec: { Standard: 'IS 654:1992', Material: 'Burnt clay' },
          },
          {
            name: 'Fibre Cement Roofing Sheet',
            makes: 'chhatravi setukar halkavi',
            unit: 'piece',
            hsn: '6811',
            pic: 'roof-sheet:cement',
            sizes: [
              ['1.75 m x 1.05 m', 690, 24],
              ['2.5 m x 1.05 m', 980, 34],
              ['3.0 m x 1.05 m', 1180, 41],
            ],
            short: 'Asbestos-free corrugated sheet',
            long: 'Quiet under rain and cooler than tin. Drill, do not punch, and leave a gap at each bolt.',
            features: 'No asbestos|Quiet in rain|Does not rust',
            spec: { Standard: 'IS 14871:2000', Material: 'Fibre cement' },
          },
        ],
      },
    ],
  },
]
