import type { Bulk, Finish, Main } from './types.ts';

const boxes: readonly Bulk[] = [[20, 2], [60, 5]];
const surfaces: readonly Finish[] = [['Glossy', 1], ['Matt', 1.03]];

export const tileMains: readonly Main[] = [
  {
    id: 'floor-tiles', name: 'Floor Tiles', pic: 'tile:statuario', words: 'tile,farsh,floor,टाइल,फर्श',
    subs: [
      {
        id: 'glazed-vitrified', name: 'Glazed Vitrified Tiles', words: 'gvt,pgvt,vitrified,विट्रीफाइड टाइल',
        lines: [
          {
            name: 'Glazed Vitrified Tile', makes: 'sheelaj/Statuario_Bianco#statuario sheelaj/Armani_Grey#grey angnika/Botticino#beige angnika/Nero_Marquina#nero sheelaj/Onice_Miel#honey', unit: 'box', hsn: '6907', pic: 'tile:statuario', more: ['tile-box:plain:GVT'],
            sizes: [['600 x 600 mm, 4 tiles', 760, 28], ['600 x 1200 mm, 2 tiles', 955, 29], ['800 x 1600 mm, 2 tiles', 2290, 55]], finishes: surfaces, bulk: boxes, packing: 10,
            short: 'Marble look in a hard, stain-free body',
            long: 'The pattern is printed under a clear glaze, and faces vary within a box, so a floor does not look repeated. Leave a two millimetre joint.',
            features: 'Six or more faces|Water absorption below 0.5 %|Rectified edges',
            spec: { Standard: 'IS 15622:2017', Material: 'Vitrified', Coverage: '15.5 sq ft per box|27.5 sq ft per box', 'Thickness(mm)': '9' },
          },
        ],
      },
      {
        id: 'double-charge', name: 'Double Charge Tiles', words: 'double charge,heavy duty tile,showroom tile',
        lines: [
          {
            name: 'Double Charge Vitrified Tile', makes: 'sheelaj/Ivory_Crystal#ivory sheelaj/Pearl_Grey#speckle-grey angnika/Sand_Dune#speckle-beige', unit: 'box', hsn: '6907', pic: 'tile:ivory', more: ['tile-box:plain:DC'],
            sizes: [['600 x 600 mm, 4 tiles', 690, 30], ['800 x 800 mm, 3 tiles', 1040, 45], ['1000 x 1000 mm, 2 tiles', 1290, 50]], bulk: boxes, packing: 10,
            short: 'Pattern pressed three millimetres deep for busy floors',
            long: 'Two layers are pressed as one, so wear does not reach the white beneath. Meant for shops, stairs and halls with heavy traffic.',
            features: 'Colour 3 mm deep|Mirror polish|For heavy traffic',
            spec: { Standard: 'IS 15622:2017', Material: 'Vitrified', 'Thickness(mm)': '9.5', Finish: 'Polished' },
          },
        ],
      },
      {
        id: 'wood-look-tiles', name: 'Wood-Look Tiles', words: 'wooden tile,plank,lakdi wali tile,लकड़ी टाइल',
        lines: [
          {
            name: 'Wood-Look Plank Tile', makes: 'sheelaj/Burma_Oak#oak angnika/Kashmir_Walnut#walnut sheelaj/Ash_Grey#ash', unit: 'box', hsn: '6907', pic: 'plank:oak',
            sizes: [['200 x 1000 mm, 5 planks', 820, 22], ['200 x 1200 mm, 5 planks', 990, 26]], finishes: [['Matt', 1], ['Carving', 1.12]], bulk: boxes, packing: 10,
            short: 'Timber grain that does not mind water',
            long: 'Scanned from real boards with knots and pores. Lay with a third overlap, not half, to keep long planks flat.',
            features: 'Warm look, no polish|Safe with wet mopping|Grain you can feel',
            spec: { Material: 'Glazed vitrified', 'Thickness(mm)': '9', Shapes: 'Plank' },
          },
        ],
      },
      {
        id: 'anti-skid-tiles', name: 'Anti-Skid Tiles', words: 'anti skid,bathroom floor,phislan rahit,फिसलन रहित टाइल',
        lines: [
          {
            name: 'Anti-Skid Ceramic Floor Tile', makes: 'angnika/Pebble#pebble angnika/Slate#slate sheelaj/Linen#linen', unit: 'box', hsn: '6907', pic: 'tile:slate',
            sizes: [['300 x 300 mm, 10 tiles', 372, 14], ['400 x 400 mm, 5 tiles', 348, 13]], bulk: boxes, packing: 8,
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
    id: 'wall-tiles', name: 'Wall Tiles', pic: 'tile:subway', words: 'wall tile,deewar tile,दीवार टाइल',
    subs: [
      {
        id: 'bathroom-tiles', name: 'Bathroom Wall Tiles', words: 'bathroom tile,washroom,बाथरूम टाइल',
        lines: [
          {
            name: 'Bathroom Wall Tile', makes: 'angnika/Aqua_Mist#aqua sheelaj/Travertine#beige sheelaj/Cloud#cloud angnika/Satvario_Lite#statuario', unit: 'box', hsn: '6907', pic: 'tile:aqua',
            sizes: [['300 x 450 mm, 6 tiles', 298, 12], ['300 x 600 mm, 5 tiles', 405, 15]], finishes: [['Glossy', 1], ['Satin', 1.06]], bulk: boxes, packing: 8,
            short: 'Glazed wall tile that wipes clean',
            long: 'Light body for easy cutting around taps. Each series has a light, a dark and a highlighter tile that line up.',
            features: 'Stain-free glaze|Easy to drill|Matching highlighter',
            spec: { Standard: 'IS 15622:2017', Material: 'Ceramic', 'Thickness(mm)': '8.5' },
          },
        ],
      },
      {
        id: 'kitchen-tiles', name: 'Kitchen Wall Tiles', words: 'kitchen tile,rasoi,subway,रसोई टाइल',
        lines: [
          {
            name: 'Kitchen Wall Tile', makes: 'angnika/Subway_White#subway angnika/Moroccan_Blue#moroccan sheelaj/Spice_Mosaic#mosaic', unit: 'box', hsn: '6907', pic: 'tile:subway',
            sizes: [['75 x 300 mm, 44 tiles', 690, 15], ['200 x 300 mm, 15 tiles', 345, 12], ['300 x 450 mm, 6 tiles', 312, 12]], bulk: boxes, packing: 8,
            short: 'Glossy backsplash tile that sheds oil and turmeric',
            long: 'The dense glaze does not take stain from haldi or oil. Use epoxy grout behind the hob and joints stay clean as well.',
            features: 'Resists oil and turmeric|Heat safe behind the hob|Soft bevelled edge',
            spec: { Material: 'Ceramic', Finish: 'Glossy', 'Thickness(mm)': '8' },
          },
        ],
      },
      {
        id: 'elevation-tiles', name: 'Elevation Tiles', words: 'elevation,front tile,bahar ki deewar,एलिवेशन टाइल',
        lines: [
          {
            name: 'Elevation Wall Tile', makes: 'sheelaj/Ledge_Stone#ledge angnika/Brick_Clad#brickclad sheelaj/Cube_3D#cube', unit: 'box', hsn: '6907', pic: 'tile:ledge',
            sizes: [['300 x 450 mm, 5 tiles', 395, 13], ['300 x 600 mm, 5 tiles', 520, 17]], bulk: boxes, packing: 8,
            short: 'Deep relief tile for the front of the house',
            long: 'Moulded up to six millimetres deep, so the afternoon sun draws the pattern. Fix with polymer adhesive, never neat cement, at height.',
            features: 'Raised surface|Frost and sun proof|No repainting',
            spec: { Material: 'Ceramic', Finish: 'Matt relief', 'Thickness(mm)': '10' },
          },
        ],
      },
    ],
  },
  {
    id: 'outdoor-tiles', name: 'Outdoor & Stair Tiles', pic: 'tile:parking', words: 'parking tile,outdoor,bahar,बाहर की टाइल',
    subs: [
      {
        id: 'parking-tiles', name: 'Parking Tiles', words: 'parking tile,heavy duty,पार्किंग टाइल', alsoIn: ['pavers-kerbs'],
        lines: [
          {
            name: 'Heavy Duty Parking Tile', makes: 'angnika/Grip_Grid#parking sheelaj/Cobble#cobble setukar/Chequer#chequer-red', unit: 'box', hsn: '6907', pic: 'tile:parking',
            sizes: [['300 x 300 mm, 10 tiles', 495, 20], ['400 x 400 mm, 5 tiles', 475, 20], ['500 x 500 mm, 4 tiles', 640, 26]], bulk: boxes, packing: 8,
            short: 'Twelve millimetre tile that carries cars',
            long: 'Thick vitrified body with a raised pattern for tyres and wet shoes. Bed fully in mortar: a hollow corner is what breaks.',
            features: '12 mm thick|Grip in the rain|Oil wipes off',
            spec: { Material: 'Vitrified', 'Thickness(mm)': '12', Finish: 'Raised matt' },
          },
        ],
      },
      {
        id: 'cool-roof-tiles', name: 'Cool Roof Tiles', words: 'cool roof,terrace tile,chhat tile,छत टाइल', alsoIn: ['roofing'],
        lines: [
          {
            name: 'Cool Roof Terrace Tile', makes: 'angnika halkavi sheelaj', unit: 'box', hsn: '6907', pic: 'tile:coolroof',
            sizes: [['300 x 300 mm, 9 tiles', 430, 17], ['400 x 400 mm, 5 tiles', 445, 18]], bulk: boxes, packing: 8,
            short: 'White tile that sends the sun back',
            long: 'Reflects four fifths of the heat, so the room below is up to six degrees cooler in May. The face is rough enough to walk on wet.',
            features: 'SRI above 95|Anti-skid|Cuts cooling bills',
            spec: { Colour: 'White', Material: 'Vitrified', 'Thickness(mm)': '10' },
          },
        ],
      },
      {
        id: 'step-tiles', name: 'Step & Riser Tiles', words: 'step,riser,seedhi,सीढ़ी टाइल',
        lines: [
          {
            name: 'Step and Riser Tile Set', makes: 'sheelaj/Granito_Brown#brown sheelaj/Granito_Grey#grey angnika/Teak_Step#oak', unit: 'set', hsn: '6907', pic: 'stair:brown',
            sizes: [['900 mm step and riser', 430, 13], ['1200 mm step and riser', 590, 17.5]], finishes: [['Matt', 1], ['Rocker', 1.08]], bulk: [[20, 3], [60, 6]], packing: 12,
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
    id: 'tile-fixing', name: 'Tile Fixing', pic: 'bag:grey:TILE FIX@chipkan', words: 'tile adhesive,grout,tile lagana,टाइल चिपकाना',
    subs: [
      {
        id: 'tile-adhesive', name: 'Tile Adhesive', words: 'tile adhesive,tile gum,टाइल एडहेसिव,टाइल गोंद',
        lines: [
          {
            name: 'Ceramic Tile Adhesive T1', makes: 'chipkan yojak', unit: 'bag', hsn: '3824', pic: 'bag:grey:T1', sizes: [['20 kg', 325, 20]], bulk: [[25, 2], [100, 4]],
            short: 'For ceramic tiles on floors and inside walls',
            long: 'Thin-bed adhesive that needs no curing and no soaked tiles. Spread with a notched trowel and press with a twist.',
            features: 'No curing|20 minutes open time|Holds without slipping', spec: { Standard: 'IS 15477:2019', Grade: 'Type 1', Coverage: 'about 55 sq ft per 20 kg' },
          },
          {
            name: 'Vitrified Tile Adhesive T2', makes: 'chipkan yojak', unit: 'bag', hsn: '3824', pic: 'bag:blue:T2', sizes: [['20 kg, grey', 495, 20], ['20 kg, white', 560, 20]], bulk: [[25, 2], [100, 4]],
            short: 'Polymer adhesive for vitrified tile and stone',
            long: 'Grips dense tiles that cement slurry lets go. For large formats, tile over tile, and bathrooms.',
            features: 'Tile on tile|For large formats|Water and frost proof', spec: { Standard: 'IS 15477:2019', Grade: 'Type 2', Coverage: 'about 50 sq ft per 20 kg' },
          },
        ],
      },
      {
        id: 'tile-grout', name: 'Tile Grout', words: 'grout,joint filler,jod bharna,ग्राउट',
        lines: [
          {
            name: 'Cement Tile Grout', makes: 'chipkan yojak deewarsa', unit: 'pack', hsn: '3824', pic: 'pouch:white:GROUT', sizes: [['1 kg', 68, 1], ['5 kg', 315, 5]],
            finishes: [['White', 1], ['Ivory', 1], ['Grey', 1], ['Brown', 1.04]], finishKey: 'Colour',
            short: 'Fine grout for joints up to six millimetres', long: 'Mix to a paste, work in with a rubber float and wipe across the joint. Stays even in colour when watered lightly for three days.',
            features: 'Does not powder|Stain guard|Smooth face', spec: { 'Product Type': 'Cement grout', Coverage: 'about 60 sq ft per kg at 2 mm' },
          },
          {
            name: 'Epoxy Tile Grout', makes: 'chipkan jalrodhi', unit: 'pack', hsn: '3824', pic: 'can:white:EPOXY', sizes: [['1 kg', 640, 1], ['5 kg', 2950, 5]],
            finishes: [['White', 1], ['Ivory', 1], ['Dark grey', 1.02]], finishKey: 'Colour',
            short: 'Three-part grout that never stains', long: 'Kitchens, hospitals and pools use it because oil, acid and mould cannot enter. Clean within twenty minutes with warm water.',
            features: 'No stain, no mould|For kitchens and pools|Fills 1 to 15 mm', spec: { 'Product Type': 'Epoxy grout' },
          },
        ],
      },
      {
        id: 'tile-tools', name: 'Spacers & Tile Tools', words: 'spacer,leveller,tile cutter,टाइल स्पेसर',
        lines: [
          {
            name: 'Tile Spacers', makes: 'hastika angnika', unit: 'pack', hsn: '3926', pic: 'spacer:white', sizes: [['1 mm, 100 pieces', 38, 0.05], ['2 mm, 100 pieces', 42, 0.07], ['3 mm, 100 pieces', 48, 0.1], ['5 mm, 100 pieces', 62, 0.15]],
            short: 'Crosses that keep every joint the same', long: 'Push one in at each corner and take it out before grouting, or leave the thin ones in. Made of tough reusable plastic.',
            features: 'Exact width|Reusable|Easy to pull out', spec: { Material: 'Polypropylene' },
          },
          {
            name: 'Tile Levelling Clip Kit', makes: 'hastika chipkan', unit: 'pack', hsn: '3926', pic: 'leveller:red', sizes: [['1 mm, 100 clips and 50 wedges', 420, 0.9], ['2 mm, 100 clips and 50 wedges', 430, 0.9], ['2 mm, 500 clips', 1150, 2.6]],
            short: 'Pulls neighbouring tiles to one level', long: 'Clip under the edge, wedge on top, tap off when dry. The only sure way to lay very large tiles without lips.',
            features: 'No lips between tiles|Wedges last for years|Knock off by foot', spec: { Material: 'ABS plastic' },
          },
        ],
      },
    ],
  },
];
