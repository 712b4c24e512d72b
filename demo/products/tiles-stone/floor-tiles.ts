import { boxLots, boxes } from './bulk-discounts.ts'
import type { Finish, Main } from '../rows.ts'

const surfaces: readonly Finish[] = [
  ['Glossy', 1],
  ['Matt', 1.03],
]

const faces: readonly Finish[] = [
  ['Glossy', 1],
  ['Matt', 1.04],
]

export const floorTiles: Main = {
  id: 'floor-tiles',
  name: 'Floor Tiles',
  pic: 'tile:statuario',
  words: 'tile,farsh,floor,टाइल,फर्श',
  subs: [
    {
      id: 'glazed-vitrified',
      name: 'Glazed Vitrified Tiles',
      words: 'gvt,pgvt,vitrified,विट्रीफाइड टाइल',
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
          makes:
            'sheelaj/Statuario_Bianco#statuario sheelaj/Ashen_Grey#grey angnika/Botticino#beige angnika/Nero_Marquina#nero sheelaj/Onice_Miel#honey chitrashil/Carrara_Vein#statuario chitrashil/Urban_Grey#grey chitrashil/Crema_Sand#beige',
          unit: 'box',
          hsn: '6907',
          pic: 'tile:statuario',
          more: ['tile-box:plain:GVT'],
          sizes: [
            ['600 x 600 mm, 4 tiles', 760, 28],
            ['600 x 1200 mm, 2 tiles', 955, 29],
            ['800 x 1600 mm, 2 tiles', 2290, 55],
          ],
          finishes: surfaces,
          bulk: boxes,
          packing: 10,
          short: 'Marble look in a hard, stain-free body',
          long: 'The pattern is printed under a clear glaze, and faces vary within a box, so a floor does not look repeated. Leave a two millimetre joint.',
          features: 'Six or more faces|Water absorption below 0.5 %|Rectified edges',
          spec: {
            Standard: 'IS 15622:2017',
            Material: 'Vitrified',
            Coverage: '15.5 sq ft per box|27.5 sq ft per box',
            'Thickness(mm)': '9',
          },
        },
        {
          name: 'Large Slab Vitrified Tile',
          makes: 'sheelaj/Lasa_White#statuario angnika/Pietra_Dark#nero chitrashil/Amber_Onyx#honey',
          unit: 'box',
          hsn: '6907',
          pic: 'tile:statuario',
          sizes: [
            ['1200 x 1200 mm, 2 tiles', 2350, 66],
            ['1200 x 1800 mm, 1 tile', 2480, 49],
          ],
          finishes: faces,
          bulk: boxLots,
          short: 'Wide tile that leaves few joints in a hall',
          long: 'A room of two hundred square feet needs only a dozen pieces, so the veins run on almost unbroken. Two men with suction lifters set it.',
          features: 'Few joints|Rectified edges|Nine millimetres thick',
          spec: { Standard: 'IS 15622:2017', 'Thickness(mm)': '9', Material: 'Glazed vitrified' },
        },
      ],
    },
    {
      id: 'double-charge',
      name: 'Double Charge Tiles',
      words: 'double charge,heavy duty tile,showroom tile',
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
          makes:
            'sheelaj/Ivory_Crystal#ivory sheelaj/Pearl_Grey#speckle-grey angnika/Sand_Dune#speckle-beige angnika/Ivory_Line#ivory chitrashil/Snow_Grain#ivory chitrashil/Ash_Grain#speckle-grey',
          unit: 'box',
          hsn: '6907',
          pic: 'tile:ivory',
          more: ['tile-box:plain:DC'],
          sizes: [
            ['600 x 600 mm, 4 tiles', 690, 30],
            ['800 x 800 mm, 3 tiles', 1040, 45],
            ['1000 x 1000 mm, 2 tiles', 1290, 50],
          ],
          bulk: boxes,
          packing: 10,
          short: 'Pattern pressed three millimetres deep for busy floors',
          long: 'Two layers are pressed as one, so wear does not reach the white beneath. Meant for shops, stairs and halls with heavy traffic.',
          features: 'Colour 3 mm deep|Mirror polish|For heavy traffic',
          spec: {
            Standard: 'IS 15622:2017',
            Material: 'Vitrified',
            'Thickness(mm)': '9.5',
            Finish: 'Polished',
          },
        },
        {
          name: 'Full Body Vitrified Tile',
          makes: 'sheelaj/Basalt#speckle-grey angnika/Sandgrain#speckle-beige',
          unit: 'box',
          hsn: '6907',
          pic: 'tile:speckle-grey',
          sizes: [
            ['600 x 600 mm, 4 tiles', 880, 31],
            ['600 x 1200 mm, 2 tiles', 1080, 31],
          ],
          bulk: boxLots,
          short: 'Tile with one colour from face to back',
          long: 'A chip shows the same colour as the face, so it serves stations, malls and ramps. Edges can be ground and left bare on steps.',
          features: 'Through colour|Frost and stain proof|For heavy traffic',
          spec: { Standard: 'IS 15622:2017', 'Thickness(mm)': '10', Material: 'Full body vitrified' },
        },
      ],
    },
    {
      id: 'wood-look-tiles',
      name: 'Wood-Look Tiles',
      words: 'wooden tile,plank,lakdi wali tile,लकड़ी टाइल',
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
          makes:
            'sheelaj/Burma_Oak#oak angnika/Kashmir_Walnut#walnut sheelaj/Ash_Grey#ash chitrashil/Teak_Deck#walnut chitrashil/Driftwood#ash',
          unit: 'box',
          hsn: '6907',
          pic: 'plank:oak',
          sizes: [
            ['200 x 1000 mm, 5 planks', 820, 22],
            ['200 x 1200 mm, 5 planks', 990, 26],
          ],
          finishes: [
            ['Matt', 1],
            ['Carving', 1.12],
          ],
          bulk: boxes,
          packing: 10,
          short: 'Timber grain that does not mind water',
          long: 'Scanned from real boards with knots and pores. Lay with a third overlap, not half, to keep long planks flat.',
          features: 'Warm look, no polish|Safe with wet mopping|Grain you can feel',
          spec: { Material: 'Glazed vitrified', 'Thickness(mm)': '9', Shapes: 'Plank' },
        },
      ],
    },
    {
      id: 'anti-skid-tiles',
      name: 'Anti-Skid Tiles',
      words: 'anti skid,bathroom floor,phislan rahit,फिसलन रहित टाइल',
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
          makes:
            'angnika/Pebble#pebble angnika/Slate#slate sheelaj/Linen#linen chitrashil/River_Pebble#pebble chitrashil/Slate_Grip#slate angnika/Linen_Grip#linen',
          unit: 'box',
          hsn: '6907',
          pic: 'tile:slate',
          sizes: [
            ['300 x 300 mm, 10 tiles', 372, 14],
            ['400 x 400 mm, 5 tiles', 348, 13],
          ],
          bulk: boxes,
          packing: 8,
          short: 'Rough matt tile for bathrooms and balconies',
          long: 'A grainy glaze gives bare wet feet a hold, rated R10. Goes with the matching wall series of the same shade.',
          features: 'R10 grip|Matches wall tiles|Easy to scrub',
          spec: { Standard: 'IS 15622:2017', Material: 'Ceramic', Finish: 'Matt', 'Thickness(mm)': '8' },
        },
      ],
    },
  ],
}
