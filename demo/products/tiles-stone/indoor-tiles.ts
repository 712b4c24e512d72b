import type { Bulk, Finish, Main } from '../rows.ts'

const boxes: readonly Bulk[] = [
  [20, 2],
  [60, 5],
]
const surfaces: readonly Finish[] = [
  ['Glossy', 1],
  ['Matt', 1.03],
]

export const indoorTilesMains: readonly Main[] = [
  {
    id: 'floor-tiles',
    name: 'Floor Tiles',
    pic: 'tile:statuario',
    words: 'tile,farsh,floor,टाइल,फर्श',
    subs: [
      {
        id: 'glazed-vitrified',
        name: 'Glazed Vitrified Tiles',
        words: 'gvt,pgvt,vitrified,विट्रीफाइड टाइल',
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
        ],
      },
      {
        id: 'double-charge',
        name: 'Double Charge Tiles',
        words: 'double charge,heavy duty tile,showroom tile',
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
        ],
      },
      {
        id: 'wood-look-tiles',
        name: 'Wood-Look Tiles',
        words: 'wooden tile,plank,lakdi wali tile,लकड़ी टाइल',
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
  },
  {
    id: 'wall-tiles',
    name: 'Wall Tiles',
    pic: 'tile:subway',
    words: 'wall tile,deewar tile,दीवार टाइल',
    subs: [
      {
        id: 'bathroom-tiles',
        name: 'Bathroom Wall Tiles',
        words: 'bathroom tile,washroom,बाथरूम टाइल',
        lines: [
          {
            name: 'Bathroom Wall Tile',
            makes:
              'angnika/Aqua_Mist#aqua sheelaj/Travertine#beige sheelaj/Cloud#cloud angnika/Statuario_Lite#statuario chitrashil/Sea_Breeze#aqua chitrashil/Marble_Mist#statuario',
            unit: 'box',
            hsn: '6907',
            pic: 'tile:aqua',
            sizes: [
              ['300 x 450 mm, 6 tiles', 298, 12],
              ['300 x 600 mm, 5 tiles', 405, 15],
            ],
            finishes: [
              ['Glossy', 1],
              ['Satin', 1.06],
            ],
            bulk: boxes,
            packing: 8,
            short: 'Glazed wall tile that wipes clean',
            long: 'Light body for easy cutting around taps. Each series has a light, a dark and a highlighter tile that line up.',
            features: 'Stain-free glaze|Easy to drill|Matching highlighter',
            spec: { Standard: 'IS 15622:2017', Material: 'Ceramic', 'Thickness(mm)': '8.5' },
          },
        ],
      },
      {
        id: 'kitchen-tiles',
        name: 'Kitchen Wall Tiles',
        words: 'kitchen tile,rasoi,subway,रसोई टाइल',
        lines: [
          {
            name: 'Kitchen Wall Tile',
            makes:
              'angnika/Subway_White#subway angnika/Moroccan_Blue#moroccan sheelaj/Spice_Mosaic#mosaic chitrashil/Metro_White#subway chitrashil/Jaipur_Blue#moroccan angnika/Masala_Mosaic#mosaic',
            unit: 'box',
            hsn: '6907',
            pic: 'tile:subway',
            sizes: [
              ['75 x 300 mm, 44 tiles', 690, 15],
              ['200 x 300 mm, 15 tiles', 345, 12],
              ['300 x 450 mm, 6 tiles', 312, 12],
            ],
            bulk: boxes,
            packing: 8,
            short: 'Glossy backsplash tile that sheds oil and turmeric',
            long: 'The dense glaze does not take stain from haldi or oil. Use epoxy grout behind the hob and joints stay clean as well.',
            features: 'Resists oil and turmeric|Heat safe behind the hob|Soft bevelled edge',
            spec: { Material: 'Ceramic', Finish: 'Glossy', 'Thickness(mm)': '8' },
          },
        ],
      },
      {
        id: 'elevation-tiles',
        name: 'Elevation Tiles',
        words: 'elevation,front tile,bahar ki deewar,एलिवेशन टाइल',
        lines: [
          {
            name: 'Elevation Wall Tile',
            makes:
              'sheelaj/Ledge_Stone#ledge angnika/Brick_Clad#brickclad sheelaj/Cube_3D#cube chitrashil/Dry_Stack#ledge sheelaj/Old_Brick#brickclad chitrashil/Cube_Relief#cube',
            unit: 'box',
            hsn: '6907',
            pic: 'tile:ledge',
            sizes: [
              ['300 x 450 mm, 5 tiles', 395, 13],
              ['300 x 600 mm, 5 tiles', 520, 17],
            ],
            bulk: boxes,
            packing: 8,
            short: 'Deep relief tile for the front of the house',
            long: 'Moulded up to six millimetres deep, so the afternoon sun draws the pattern. Fix with polymer adhesive, never neat cement, at height.',
            features: 'Raised surface|Frost and sun proof|No repainting',
            spec: { Material: 'Ceramic', Finish: 'Matt relief', 'Thickness(mm)': '10' },
          },
        ],
      },
    ],
  },
]
