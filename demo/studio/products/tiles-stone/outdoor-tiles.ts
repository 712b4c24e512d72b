import { boxLots, boxes } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const outdoorTiles: MainCategory = {
  id: 'outdoor-tiles',
  name: 'Outdoor & Stair Tiles',
  picture: 'tile:parking',
  searchWords: 'parking tile,outdoor,bahar,बाहर की टाइल',
  subcategories: [
    {
      id: 'parking-tiles',
      name: 'Parking Tiles',
      searchWords: 'parking tile,heavy duty,पार्किंग टाइल',
      alsoIn: ['pavers-kerbs'],
      tips: [
        'Let rain run off: a fall of one in eighty is enough.',
        'Keep cars off for a week where it is set in mortar.',
        'Leave joints of five millimetres.',
        'Oil drops come off with washing powder and a brush.',
        'The face grips wet tyres and shoes.',
        'Order in one lot; kiln shades differ.',
      ],
      lines: [
        {
          name: 'Heavy Duty Parking Tile',
          brands:
            'angnika/Grip_Grid#parking sheelaj/Cobble#cobble setukar/Chequer#chequer-red chitrashil/Grid_Plus#parking angnika/Cobble_Walk#cobble chitrashil/Chequer_Red#chequer-red',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:parking',
          sizes: [
            ['300 x 300 mm, 10 tiles', 495, 20],
            ['400 x 400 mm, 5 tiles', 475, 20],
            ['500 x 500 mm, 4 tiles', 640, 26],
          ],
          bulkDiscounts: boxes,
          packagingCost: 8,
          summary: 'Twelve millimetre tile that carries cars',
          description:
            'Thick vitrified body with a raised pattern for tyres and wet shoes. Bed fully in mortar: a hollow corner is what breaks.',
          features: '12 mm thick|Grip in the rain|Oil wipes off',
          specification: { Material: 'Vitrified', 'Thickness(mm)': '12', Finish: 'Raised matt' },
        },
        {
          name: 'Outdoor Porcelain Paver',
          brands: 'sheelaj/Slate_Walk#slate chitrashil/Pebble_Walk#pebble',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:slate',
          sizes: [
            ['600 x 600 mm, 20 mm, 2 tiles', 1480, 33],
            ['600 x 900 mm, 20 mm, 1 tile', 1190, 25],
          ],
          bulkDiscounts: boxLots,
          summary: 'Two-centimetre tile laid dry on gravel, grass or pedestals',
          description:
            'Carries a person on four corners and a car on a full bed. Lift single pieces to reach a drain below a terrace.',
          features: 'Lies without mortar|R11 grip|Frost proof',
          specification: { Standard: 'IS 15622:2017', 'Thickness(mm)': '20', Material: 'Porcelain' },
        },
      ],
    },
    {
      id: 'cool-roof-tiles',
      name: 'Cool Roof Tiles',
      searchWords: 'cool roof,terrace tile,chhat tile,छत टाइल',
      alsoIn: ['roofing'],
      tips: [
        'Clean and waterproof the slab first.',
        'Keep a fall of one in a hundred to the spout.',
        'Rooms below stay some degrees cooler in May.',
        'Fill joints with white grout.',
        'Wash off dust before summer, for a dusty face heats up.',
        'Lay in fields of ten by ten feet with a soft joint between.',
      ],
      lines: [
        {
          name: 'Cool Roof Terrace Tile',
          brands: 'angnika halkavi sheelaj chitrashil setukar',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:coolroof',
          sizes: [
            ['300 x 300 mm, 9 tiles', 430, 17],
            ['400 x 400 mm, 5 tiles', 445, 18],
          ],
          bulkDiscounts: boxes,
          packagingCost: 8,
          summary: 'White tile that sends the sun back',
          description:
            'Reflects four fifths of the heat, so the room below is up to six degrees cooler in May. The face is rough enough to walk on wet.',
          features: 'SRI above 95|Anti-skid|Cuts cooling bills',
          specification: { Colour: 'White', Material: 'Vitrified', 'Thickness(mm)': '10' },
        },
      ],
    },
    {
      id: 'step-tiles',
      name: 'Step & Riser Tiles',
      searchWords: 'step,riser,seedhi,सीढ़ी टाइल',
      tips: [
        'Glue treads fully, with no hollow at the nose.',
        'Begin at the bottom step and check each rise.',
        'Nosings are rounded and grooved.',
        'Cut from the wall side only.',
        'Keep two spare sets for the years to come.',
        'Walk on it after two days, carry loads after seven.',
      ],
      lines: [
        {
          name: 'Step and Riser Tile Set',
          brands:
            'sheelaj/Granito_Brown#brown sheelaj/Granito_Grey#grey angnika/Teak_Step#oak chitrashil/Kota_Step#grey chitrashil/Oak_Step#oak',
          unit: 'set',
          hsn: '6907',
          picture: 'stair:brown',
          sizes: [
            ['900 mm step and riser', 430, 13],
            ['1200 mm step and riser', 590, 17.5],
          ],
          finishes: [
            ['Matt', 1],
            ['Rocker', 1.08],
          ],
          bulkDiscounts: [
            [20, 3],
            [60, 6],
          ],
          packagingCost: 12,
          summary: 'Full-width stair tile with a rounded nose',
          description:
            'One piece for the tread, one for the riser, with three anti-slip grooves. No joint in the middle of the step to catch dust.',
          features: 'Rounded nose|Anti-slip grooves|Fits 10 to 12 in treads',
          specification: { Material: 'Vitrified', 'Thickness(mm)': '12' },
        },
      ],
    },
  ],
}
