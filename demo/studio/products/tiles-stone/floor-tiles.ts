import { boxLots, boxes } from './bulk-discounts.ts'
import type { Finish, MainCategory } from '../rows.ts'

const surfaces: readonly Finish[] = [
  ['Glossy', 1],
  ['Matt', 1.03],
]

const faces: readonly Finish[] = [
  ['Glossy', 1],
  ['Matt', 1.04],
]

export const floorTiles: MainCategory = {
  id: 'floor-tiles',
  name: 'Floor Tiles',
  picture: 'tile:statuario',
  searchWords: 'tile,farsh,floor,टाइल,फर्श',
  subcategories: [
    {
      id: 'glazed-vitrified',
      name: 'Glazed Vitrified Tiles',
      searchWords: 'gvt,pgvt,vitrified,विट्रीफाइड टाइल',
      tips: [
        'Use spacers of two millimetres and T2 adhesive.',
        'Open three boxes at a time and shuffle.',
        'Buy ten per cent more and keep a box for later.',
        'Check lot and shade on all boxes before laying.',
        'Mop with plain water; acid dulls the glaze.',
        'Lay from the middle of the room, so cuts fall at the sides.',
      ],
      lines: [
        {
          name: 'Glazed Vitrified Tile',
          brands:
            'sheelaj/Statuario_Bianco#statuario sheelaj/Ashen_Grey#grey angnika/Botticino#beige angnika/Nero_Marquina#nero sheelaj/Onice_Miel#honey chitrashil/Carrara_Vein#statuario chitrashil/Urban_Grey#grey chitrashil/Crema_Sand#beige',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:statuario',
          gallery: ['tile-box:plain:GVT'],
          sizes: [
            ['600 x 600 mm, 4 tiles', 760, 28],
            ['600 x 1200 mm, 2 tiles', 955, 29],
            ['800 x 1600 mm, 2 tiles', 2290, 55],
          ],
          finishes: surfaces,
          bulkDiscounts: boxes,
          packagingCost: 10,
          summary: 'Marble look in a hard, stain-free body',
          description:
            'The pattern is printed under a clear glaze, and faces vary within a box, so a floor does not look repeated. Leave a two millimetre joint.',
          features: 'Six or more faces|Water absorption below 0.5 %|Rectified edges',
          specification: {
            Standard: 'IS 15622:2017',
            Material: 'Vitrified',
            Coverage: '15.5 sq ft per box|27.5 sq ft per box',
            'Thickness(mm)': '9',
          },
        },
        {
          name: 'Large Slab Vitrified Tile',
          brands: 'sheelaj/Lasa_White#statuario angnika/Pietra_Dark#nero chitrashil/Amber_Onyx#honey',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:statuario',
          sizes: [
            ['1200 x 1200 mm, 2 tiles', 2350, 66],
            ['1200 x 1800 mm, 1 tile', 2480, 49],
          ],
          finishes: faces,
          bulkDiscounts: boxLots,
          summary: 'Wide tile that leaves few joints in a hall',
          description:
            'A room of two hundred square feet needs only a dozen pieces, so the veins run on almost unbroken. Two men with suction lifters set it.',
          features: 'Few joints|Rectified edges|Nine millimetres thick',
          specification: { Standard: 'IS 15622:2017', 'Thickness(mm)': '9', Material: 'Glazed vitrified' },
        },
      ],
    },
    {
      id: 'double-charge',
      name: 'Double Charge Tiles',
      searchWords: 'double charge,heavy duty tile,showroom tile',
      tips: [
        'The colour goes three to four millimetres deep, so wear does not show.',
        'Chosen for shops, schools and clinics.',
        'Seal the face before grouting with dark colours.',
        'Needs a polymer adhesive, since the back hardly drinks.',
        'A cutter with a good wheel snaps it clean.',
        'Allow a joint at each column and every six metres.',
      ],
      lines: [
        {
          name: 'Double Charge Vitrified Tile',
          brands:
            'sheelaj/Ivory_Crystal#ivory sheelaj/Pearl_Grey#speckle-grey angnika/Sand_Dune#speckle-beige angnika/Ivory_Line#ivory chitrashil/Snow_Grain#ivory chitrashil/Ash_Grain#speckle-grey',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:ivory',
          gallery: ['tile-box:plain:DC'],
          sizes: [
            ['600 x 600 mm, 4 tiles', 690, 30],
            ['800 x 800 mm, 3 tiles', 1040, 45],
            ['1000 x 1000 mm, 2 tiles', 1290, 50],
          ],
          bulkDiscounts: boxes,
          packagingCost: 10,
          summary: 'Pattern pressed three millimetres deep for busy floors',
          description:
            'Two layers are pressed as one, so wear does not reach the white beneath. Meant for shops, stairs and halls with heavy traffic.',
          features: 'Colour 3 mm deep|Mirror polish|For heavy traffic',
          specification: {
            Standard: 'IS 15622:2017',
            Material: 'Vitrified',
            'Thickness(mm)': '9.5',
            Finish: 'Polished',
          },
        },
        {
          name: 'Full Body Vitrified Tile',
          brands: 'sheelaj/Basalt#speckle-grey angnika/Sandgrain#speckle-beige',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:speckle-grey',
          sizes: [
            ['600 x 600 mm, 4 tiles', 880, 31],
            ['600 x 1200 mm, 2 tiles', 1080, 31],
          ],
          bulkDiscounts: boxLots,
          summary: 'Tile with one colour from face to back',
          description:
            'A chip shows the same colour as the face, so it serves stations, malls and ramps. Edges can be ground and left bare on steps.',
          features: 'Through colour|Frost and stain proof|For heavy traffic',
          specification: {
            Standard: 'IS 15622:2017',
            'Thickness(mm)': '10',
            Material: 'Full body vitrified',
          },
        },
      ],
    },
    {
      id: 'wood-look-tiles',
      name: 'Wood-Look Tiles',
      searchWords: 'wooden tile,plank,lakdi wali tile,लकड़ी टाइल',
      tips: [
        'Stagger by a third, not by half, to hide bow.',
        'Use a levelling kit for long planks.',
        'Run the length towards the window.',
        'Grout in the darkest tone of the grain.',
        'Warm to look at and safe in wet rooms.',
        'No polish, no termites and no swelling in the rains.',
      ],
      lines: [
        {
          name: 'Wood-Look Plank Tile',
          brands:
            'sheelaj/Burma_Oak#oak angnika/Kashmir_Walnut#walnut sheelaj/Ash_Grey#ash chitrashil/Teak_Deck#walnut chitrashil/Driftwood#ash',
          unit: 'box',
          hsn: '6907',
          picture: 'plank:oak',
          sizes: [
            ['200 x 1000 mm, 5 planks', 820, 22],
            ['200 x 1200 mm, 5 planks', 990, 26],
          ],
          finishes: [
            ['Matt', 1],
            ['Carving', 1.12],
          ],
          bulkDiscounts: boxes,
          packagingCost: 10,
          summary: 'Timber grain that does not mind water',
          description:
            'Scanned from real boards with knots and pores. Lay with a third overlap, not half, to keep long planks flat.',
          features: 'Warm look, no polish|Safe with wet mopping|Grain you can feel',
          specification: { Material: 'Glazed vitrified', 'Thickness(mm)': '9', Shapes: 'Plank' },
        },
      ],
    },
    {
      id: 'anti-skid-tiles',
      name: 'Anti-Skid Tiles',
      searchWords: 'anti skid,bathroom floor,phislan rahit,फिसलन रहित टाइल',
      tips: [
        'Give the floor a fall of one in eighty towards the drain.',
        'Scrub with a stiff brush once a week.',
        'Good for bathrooms, balconies and wash areas.',
        'Start at the drain and work outwards.',
        'Waterproof the floor before laying.',
        'A grey joint stays clean-looking longest.',
      ],
      lines: [
        {
          name: 'Anti-Skid Ceramic Floor Tile',
          brands:
            'angnika/Pebble#pebble angnika/Slate#slate sheelaj/Linen#linen chitrashil/River_Pebble#pebble chitrashil/Slate_Grip#slate angnika/Linen_Grip#linen',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:slate',
          sizes: [
            ['300 x 300 mm, 10 tiles', 372, 14],
            ['400 x 400 mm, 5 tiles', 348, 13],
          ],
          bulkDiscounts: boxes,
          packagingCost: 8,
          summary: 'Rough matt tile for bathrooms and balconies',
          description:
            'A grainy glaze gives bare wet feet a hold, rated R10. Goes with the matching wall series of the same shade.',
          features: 'R10 grip|Matches wall tiles|Easy to scrub',
          specification: {
            Standard: 'IS 15622:2017',
            Material: 'Ceramic',
            Finish: 'Matt',
            'Thickness(mm)': '8',
          },
        },
      ],
    },
  ],
}
