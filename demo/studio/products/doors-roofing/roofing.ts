import { sheets } from './bulk-discounts.ts'
import type { Finish, MainCategory } from '../rows.ts'

const colours: readonly Finish[] = [
  ['Sky blue', 1, 'blue'],
  ['Brick red', 1, 'red'],
  ['Forest green', 1, 'green'],
]

export const roofing: MainCategory = {
  id: 'roofing',
  name: 'Roofing',
  picture: 'roof-sheet:blue',
  searchWords: 'roof,chhat,chadar,छत,चादर',
  subcategories: [
    {
      id: 'metal-roofing',
      name: 'Metal Roofing Sheets',
      searchWords: 'colour sheet,ppgi,tin chadar,tin shed,टीन चादर',
      tips: [
        'Lap one and a half corrugations away from the wind.',
        'Fix at the crest with washers, four to a purlin.',
        'Purlins at five feet suit these thicknesses.',
        'Sweep off drill chips, or they rust in.',
        'Lay from the eaves upwards.',
        'Walk on boards over the purlins only.',
      ],
      lines: [
        {
          name: 'Colour Coated Roofing Sheet',
          brands: 'chhatravi lohagiri',
          unit: 'piece',
          hsn: '7210',
          picture: 'roof-sheet:blue',
          sizes: [
            ['8 ft x 3.5 ft, 0.45 mm', 1290, 10.2],
            ['10 ft x 3.5 ft, 0.45 mm', 1610, 12.8],
            ['12 ft x 3.5 ft, 0.50 mm', 2130, 17],
          ],
          finishes: colours,
          finishAttribute: 'Colour',
          bulkDiscounts: [
            [25, 2],
            [100, 5],
          ],
          summary: 'Painted trapezoid sheet for sheds and terraces',
          description:
            'Zinc-aluminium under baked paint, so cut edges rust slowly. Fix through the crown with washered screws.',
          features: 'Baked polyester paint|Deep ribs|Cut to length',
          specification: { Standard: 'IS 14246:2013', 'Thickness(mm)': '0.45|0.50' },
        },
        {
          name: 'GI Corrugated Sheet',
          brands: 'chhatravi lohagiri ispalok lohmudra',
          unit: 'piece',
          hsn: '7210',
          picture: 'roof-sheet:gi',
          sizes: [
            ['8 ft x 3 ft, 0.40 mm', 890, 8],
            ['10 ft x 3 ft, 0.40 mm', 1110, 10],
            ['12 ft x 3 ft, 0.40 mm', 1330, 12],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 5],
          ],
          summary: 'Plain zinc sheet in the old wave',
          description:
            'The low-cost roof for cattle sheds, stores and site huts. Overlap one and a half waves at the side.',
          features: 'Zinc 120 g a square metre|Light|Easy to bend',
          specification: { Standard: 'IS 277:2018', 'Thickness(mm)': '0.40' },
        },
        {
          name: 'Bare Galvalume Sheet',
          brands: 'chhatravi lohagiri lohmudra',
          unit: 'piece',
          hsn: '7210',
          picture: 'roof-sheet:gi',
          sizes: [
            ['8 ft x 3.5 ft, 0.45 mm', 1120, 9.2],
            ['10 ft x 3.5 ft, 0.45 mm', 1390, 11.5],
            ['12 ft x 3.5 ft, 0.50 mm', 1840, 15.2],
          ],
          bulkDiscounts: sheets,
          summary: 'Aluminium-zinc sheet that outlasts plain GI',
          description:
            'Aluminium in the coating turns heat away and slows rust at cut edges. Left bare on sheds, godowns and cattle yards.',
          features: 'AZ 150 coating|Reflects heat|Trapezoidal profile',
          specification: { Standard: 'IS 15965:2012', Material: 'Galvalume steel' },
          searchWords: 'galvalume,tin shed,टीन शेड',
        },
      ],
    },
    {
      id: 'translucent-sheets',
      name: 'Polycarbonate & FRP Sheets',
      searchWords: 'polycarbonate,fibre sheet,skylight,फाइबर शीट',
      tips: [
        'UV side up; the film says which.',
        'Drill holes wider than the screw, for it moves with heat.',
        'Close open edges with tape and profile.',
        'Clean with soap water, never with thinner.',
        'Slope of one in ten keeps leaves off.',
        'Store upright in the shade.',
      ],
      lines: [
        {
          name: 'Multiwall Polycarbonate Sheet',
          brands: 'chhatravi darpanika',
          unit: 'sheet',
          hsn: '3921',
          picture: 'poly-sheet:clear',
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
          finishAttribute: 'Colour',
          summary: 'Twin-wall sheet that lets light in and heat out',
          description:
            'The air cells insulate and the skin stops ultraviolet. For porches, car parks and skylights; seal the top edge with tape.',
          features: 'Does not shatter|UV skin|Light to carry',
          specification: { Material: 'Polycarbonate', 'Thickness(mm)': '6|8|10', Warranty: '10 years' },
        },
        {
          name: 'FRP Corrugated Sheet',
          brands: 'chhatravi darpanika',
          unit: 'piece',
          hsn: '3921',
          picture: 'roof-sheet:frp',
          sizes: [
            ['8 ft x 3.5 ft, 1.5 mm', 1180, 5.2],
            ['10 ft x 3.5 ft, 1.5 mm', 1470, 6.5],
            ['10 ft x 3.5 ft, 2 mm', 1890, 8.6],
          ],
          summary: 'Fibreglass sheet for daylight in sheds',
          description:
            'Matches the profile of metal sheets; one in ten gives enough light to work by. Does not rust near chemicals.',
          features: 'Soft, even light|No rust|Same profile as steel',
          specification: { Material: 'Fibreglass', 'Thickness(mm)': '1.5|2' },
        },
        {
          name: 'Solid Polycarbonate Sheet',
          brands: 'chhatravi darpanika',
          unit: 'sheet',
          hsn: '3921',
          picture: 'poly-sheet:clear',
          sizes: [
            ['8 x 4 ft, 2 mm', 3150, 7.2],
            ['8 x 4 ft, 3 mm', 4690, 10.7],
          ],
          finishes: [
            ['Clear', 1, 'clear'],
            ['Bronze', 1.04, 'bronze'],
          ],
          finishAttribute: 'Colour',
          bulkDiscounts: sheets,
          summary: 'Glass-clear sheet that a hammer does not break',
          description: 'For porches, skylights and machine guards. Bends cold over a curved frame.',
          features: 'Unbreakable|UV face|Bends cold',
          specification: { Material: 'Polycarbonate' },
        },
      ],
    },
    {
      id: 'roof-tiles',
      name: 'Roof Tiles & Cement Sheets',
      searchWords: 'khaprail,roof tile,asbestos free,खपरैल,सीमेंट चादर',
      tips: [
        'Check the slope with a level before you start.',
        'A slope of 25° or more keeps it dry.',
        'Order five per cent more for cutting and breakage.',
        'Fix every second row against wind.',
        'Bed the ridge in mortar with a colour.',
        'Carry up by chain of hands, not by throwing.',
      ],
      lines: [
        {
          name: 'Clay Roof Tile',
          brands:
            'matiyar/Mangalore#terracotta matiyar/Spanish#ochre bhumikar/Mangalore#terracotta bhumikar/Spanish#ochre',
          unit: 'piece',
          hsn: '6905',
          picture: 'clay-tile:terracotta',
          sizes: [
            ['410 x 240 mm', 34, 2.6],
            ['Ridge, 410 mm', 58, 3.0],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: [
            [500, 4],
            [2000, 8],
          ],
          summary: 'Interlocking clay tile for sloping roofs',
          description:
            'Breathes and keeps rooms cool as it has for two centuries. About sixteen tiles to the square metre.',
          features: 'Locks on two sides|Cool and quiet in rain|Colour for life',
          specification: { Standard: 'IS 654:1992', Material: 'Burnt clay' },
        },
        {
          name: 'Fibre Cement Roofing Sheet',
          brands: 'chhatravi setukar halkavi',
          unit: 'piece',
          hsn: '6811',
          picture: 'roof-sheet:cement',
          sizes: [
            ['1.75 m x 1.05 m', 690, 24],
            ['2.5 m x 1.05 m', 980, 34],
            ['3.0 m x 1.05 m', 1180, 41],
          ],
          summary: 'Asbestos-free corrugated sheet',
          description:
            'Quiet under rain and cooler than tin. Drill, do not punch, and leave a gap at each bolt.',
          features: 'No asbestos|Quiet in rain|Does not rust',
          specification: { Standard: 'IS 14871:2000', Material: 'Fibre cement' },
        },
        {
          name: 'Fibre Cement Ridge and Gutter',
          brands: 'chhatravi setukar',
          unit: 'piece',
          hsn: '6811',
          picture: 'roof-sheet:cement',
          sizes: [
            ['Plain ridge, 1.1 m', 290, 8.5],
            ['Serrated ridge pair, 1.1 m', 520, 15],
            ['Gutter, 1.8 m', 610, 16],
          ],
          summary: 'Ridges and gutters that match corrugated cement sheets',
          description:
            'Closes the top of a shed and leads rain off the eaves. Same corrugation as the sheets, so no filler is wanted.',
          features: 'Matches the sheets|Rust free|Ready holes',
          specification: { Standard: 'IS 1626:1994', Material: 'Fibre cement' },
        },
      ],
    },
  ],
}
