import type { Bulk, Main } from '../rows.ts'

const boxes: readonly Bulk[] = [
  [20, 2],
  [60, 5],
]

export const outdoorTilesMains: readonly Main[] = [
  {
    id: 'outdoor-tiles',
    name: 'Outdoor & Stair Tiles',
    pic: 'tile:parking',
    words: 'parking tile,outdoor,bahar,बाहर की टाइल',
    subs: [
      {
        id: 'parking-tiles',
        name: 'Parking Tiles',
        words: 'parking tile,heavy duty,पार्किंग टाइल',
        alsoIn: ['pavers-kerbs'],
        lines: [
          {
            name: 'Heavy Duty Parking Tile',
            makes:
              'angnika/Grip_Grid#parking sheelaj/Cobble#cobble setukar/Chequer#chequer-red chitrashil/Grid_Plus#parking angnika/Cobble_Walk#cobble chitrashil/Chequer_Red#chequer-red',
            unit: 'box',
            hsn: '6907',
            pic: 'tile:parking',
            sizes: [
              ['300 x 300 mm, 10 tiles', 495, 20],
              ['400 x 400 mm, 5 tiles', 475, 20],
              ['500 x 500 mm, 4 tiles', 640, 26],
            ],
            bulk: boxes,
            packing: 8,
            short: 'Twelve millimetre tile that carries cars',
            long: 'Thick vitrified body with a raised pattern for tyres and wet shoes. Bed fully in mortar: a hollow corner is what breaks.',
            features: '12 mm thick|Grip in the rain|Oil wipes off',
            spec: { Material: 'Vitrified', 'Thickness(mm)': '12', Finish: 'Raised matt' },
          },
        ],
      },
      {
        id: 'cool-roof-tiles',
        name: 'Cool Roof Tiles',
        words: 'cool roof,terrace tile,chhat tile,छत टाइल',
        alsoIn: ['roofing'],
        lines: [
          {
            name: 'Cool Roof Terrace Tile',
            makes: 'angnika halkavi sheelaj chitrashil setukar',
            unit: 'box',
            hsn: '6907',
            pic: 'tile:coolroof',
            sizes: [
              ['300 x 300 mm, 9 tiles', 430, 17],
              ['400 x 400 mm, 5 tiles', 445, 18],
            ],
            bulk: boxes,
            packing: 8,
            short: 'White tile that sends the sun back',
            long: 'Reflects four fifths of the heat, so the room below is up to six degrees cooler in May. The face is rough enough to walk on wet.',
            features: 'SRI above 95|Anti-skid|Cuts cooling bills',
            spec: { Colour: 'White', Material: 'Vitrified', 'Thickness(mm)': '10' },
          },
        ],
      },
      {
        id: 'step-tiles',
        name: 'Step & Riser Tiles',
        words: 'step,riser,seedhi,सीढ़ी टाइल',
        lines: [
          {
            name: 'Step and Riser Tile Set',
            makes:
              'sheelaj/Granito_Brown#brown sheelaj/Granito_Grey#grey angnika/Teak_Step#oak chitrashil/Kota_Step#grey chitrashil/Oak_Step#oak',
            unit: 'set',
            hsn: '6907',
            pic: 'stair:brown',
            sizes: [
              ['900 mm step and riser', 430, 13],
              ['1200 mm step and riser', 590, 17.5],
            ],
            finishes: [
              ['Matt', 1],
              ['Rocker', 1.08],
            ],
            bulk: [
              [20, 3],
              [60, 6],
            ],
            packing: 12,
            short: 'Full-width stair tile with a rounded nose',
            long: 'One piece for the tread, one for the riser, with three anti-slip grooves. No joint in the middle of the step to catch dust.',
            features: 'Rounded nose|Anti-slip grooves|Fits 10 to 12 in treads',
            spec: { Material: 'Vitrified', 'Thickness(mm)': '12' },
          },
        ],
      },
    ],
  },
  {
    id: 'tile-fixing',
    name: 'Tile Fixing',
    pic: 'bag:grey:TILE FIX@chipkan',
    words: 'tile adhesive,grout,tile lagana,टाइल चिपकाना',
    subs: [
      {
        id: 'tile-adhesive',
        name: 'Tile Adhesive',
        words: 'tile adhesive,tile gum,टाइल एडहेसिव,टाइल गोंद',
        lines: [
          {
            name: 'Ceramic Tile Adhesive T1',
            makes: 'chipkan yojak bhumikar deewarsa',
            unit: 'bag',
            hsn: '3824',
            pic: 'bag:grey:T1',
            sizes: [['20 kg', 325, 20]],
            bulk: [
              [25, 2],
              [100, 4],
            ],
            short: 'For ceramic tiles on floors and inside walls',
            long: 'Thin-bed adhesive that needs no curing and no soaked tiles. Spread with a notched trowel and press with a twist.',
            features: 'No curing|20 minutes open time|Holds without slipping',
            spec: { Standard: 'IS 15477:2019', Grade: 'Type 1', Coverage: 'about 55 sq ft per 20 kg' },
          },
          {
            name: 'Vitrified Tile Adhesive T2',
            makes: 'chipkan yojak bhumikar jalrodhi',
            unit: 'bag',
            hsn: '3824',
            pic: 'bag:blue:T2',
            sizes: [
              ['20 kg, grey', 495, 20],
              ['20 kg, white', 560, 20],
            ],
            bulk: [
              [25, 2],
              [100, 4],
            ],
            short: 'Polymer adhesive for vitrified tile and stone',
            long: 'Grips dense tiles that cement slurry lets go. For large formats, tile over tile, and bathrooms.',
            features: 'Tile on tile|For large formats|Water and frost proof',
            spec: { Standard: 'IS 15477:2019', Grade: 'Type 2', Coverage: 'about 50 sq ft per 20 kg' },
          },
        ],
      },
      {
        id: 'tile-grout',
        name: 'Tile Grout',
        words: 'grout,joint filler,jod bharna,ग्राउट',
        lines: [
          {
            name: 'Cement Tile Grout',
            makes: 'chipkan yojak deewarsa',
            unit: 'pack',
            hsn: '3824',
            pic: 'pouch:white:GROUT',
            sizes: [
              ['1 kg', 68, 1],
              ['5 kg', 315, 5],
            ],
            finishes: [
              ['White', 1],
              ['Ivory', 1],
              ['Grey', 1],
              ['Brown', 1.04],
            ],
            finishKey: 'Colour',
            short: 'Fine grout for joints up to six millimetres',
            long: 'Mix to a paste, work in with a rubber float and wipe across the joint. Stays even in colour when watered lightly for three days.',
            features: 'Does not powder|Stain guard|Smooth face',
            spec: { 'Product Type': 'Cement grout', Coverage: 'about 60 sq ft per kg at 2 mm' },
          },
          {
            name: 'Epoxy Tile Grout',
            makes: 'chipkan jalrodhi yojak',
            unit: 'pack',
            hsn: '3824',
            pic: 'can:white:EPOXY',
            sizes: [
              ['1 kg', 640, 1],
              ['5 kg', 2950, 5],
            ],
            finishes: [
              ['White', 1],
              ['Ivory', 1],
              ['Dark grey', 1.02],
            ],
            finishKey: 'Colour',
            short: 'Three-part grout that never stains',
            long: 'Kitchens, hospitals and pools use it because oil, acid and mould cannot enter. Clean within twenty minutes with warm water.',
            features: 'No stain, no mould|For kitchens and pools|Fills 1 to 15 mm',
            spec: { 'Product Type': 'Epoxy grout' },
          },
        ],
      },
      {
        id: 'tile-tools',
        name: 'Spacers & Tile Tools',
        words: 'spacer,leveller,tile cutter,टाइल स्पेसर',
        lines: [
          {
            name: 'Tile Spacers',
            makes: 'hastika angnika karmavi',
            unit: 'pack',
            hsn: '3926',
            pic: 'spacer:white',
            sizes: [
              ['1 mm, 100 pieces', 38, 0.05],
              ['2 mm, 100 pieces', 42, 0.07],
              ['3 mm, 100 pieces', 48, 0.1],
              ['5 mm, 100 pieces', 62, 0.15],
            ],
            short: 'Crosses that keep every joint the same',
            long: 'Push one in at each corner and take it out before grouting, or leave the thin ones in. Made of tough reusable plastic.',
            features: 'Exact width|Reusable|Easy to pull out',
            spec: { Material: 'Polypropylene' },
          },
          {
            name: 'Tile Levelling Clip Kit',
            makes: 'hastika chipkan karmavi',
            unit: 'pack',
            hsn: '3926',
            pic: 'leveller:red',
            sizes: [
              ['1 mm, 100 clips and 50 wedges', 420, 0.9],
              ['2 mm, 100 clips and 50 wedges', 430, 0.9],
              ['2 mm, 500 clips', 1150, 2.6],
            ],
            short: 'Pulls neighbouring tiles to one level',
            long: 'Clip under the edge, wedge on top, tap off when dry. The only sure way to lay very large tiles without lips.',
            features: 'No lips between tiles|Wedges last for years|Knock off by foot',
            spec: { Material: 'ABS plastic' },
          },
        ],
      },
    ],
  },
]
