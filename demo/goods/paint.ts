import type { Finish, Main, Size } from './types.ts';

/** 1, 4, 10 and 20 litres from the price of one litre; larger packs are cheaper by the litre. */
function litres(one: number, tinTone: string, label: string, kiloPerLitre = 1.35): Size[] {
  return [
    ['1 L', one, kiloPerLitre, `tin:${tinTone}:${label}`],
    ['4 L', one * 3.8, kiloPerLitre * 4, `tin:${tinTone}:${label}`],
    ['10 L', one * 9.2, kiloPerLitre * 10],
    ['20 L', one * 17.8, kiloPerLitre * 20],
  ];
}

const shades: readonly Finish[] = [['White', 1, 'white'], ['Light tint', 1.03, 'peach'], ['Deep tint', 1.12, 'brick']];
const outdoor: readonly Finish[] = [['White', 1, 'white'], ['Pastel', 1.03, 'sand'], ['Deep', 1.14, 'forest']];
const gloss: readonly Finish[] = [['White', 1, 'white'], ['Black', 0.98, 'black'], ['Signal red', 1.04, 'red'], ['Oxford blue', 1.04, 'blue'], ['Bus green', 1.04, 'forest']];

export const paintMains: readonly Main[] = [
  {
    id: 'interior-paints', name: 'Interior Paints', pic: 'bucket:peach:SILK@rangeen', words: 'paint,rang,colour,रंग,पेंट',
    subs: [
      {
        id: 'premium-emulsion', name: 'Premium Emulsions', words: 'emulsion,plastic paint,washable,प्लास्टिक पेंट',
        lines: [
          {
            name: 'Silk Luxury Emulsion', makes: 'rangeen chitravan', unit: 'bucket', hsn: '3209', pic: 'bucket:peach:SILK', sizes: litres(640, 'peach', 'SILK'), finishes: shades, finishKey: 'Colour',
            short: 'Soft-sheen wall paint that can be scrubbed', long: 'Ink, tea and fingerprints come off with soap, and the sheen stays. Two coats over primer cover well for seven years or more.',
            features: 'Scrubs 10,000 times|Very low smell|Hides fine cracks', spec: { Coverage: '120 to 140 sq ft per litre, two coats', Finish: 'Soft sheen', Standard: 'IS 15489:2004', Warranty: '7 years' },
          },
          {
            name: 'Premium Matt Emulsion', makes: 'rangeen chitravan deewarsa', unit: 'bucket', hsn: '3209', pic: 'bucket:mint:MATT', sizes: litres(395, 'mint', 'MATT'), finishes: [['White', 1, 'white'], ['Light tint', 1.03, 'mint']], finishKey: 'Colour',
            short: 'Flat, elegant finish for living rooms', long: 'A dead-flat face hides hand marks of the putty under side light. Wash with a soft sponge after four weeks.',
            features: 'Hides unevenness|Washable|Guards against fungus', spec: { Coverage: '110 to 130 sq ft per litre, two coats', Finish: 'Matt', Warranty: '5 years' },
          },
        ],
      },
      {
        id: 'economy-emulsion', name: 'Economy Emulsions', words: 'economy emulsion,sasta paint,सस्ता पेंट',
        lines: [
          {
            name: 'Economy Interior Emulsion', makes: 'rangeen chitravan deewarsa', unit: 'bucket', hsn: '3209', pic: 'bucket:sky:HOME', sizes: litres(178, 'sky', 'HOME'), finishes: [['White', 1, 'white'], ['Light tint', 1.04, 'sky']], finishKey: 'Colour',
            short: 'Low-cost emulsion for rented and large spaces', long: 'A clear step up from distemper at a small step in price. For ceilings, staircases and rooms that are repainted often.',
            features: 'Good cover for the money|Dries in 30 minutes|Smooth look', spec: { Coverage: '90 to 110 sq ft per litre, two coats', Finish: 'Matt', Warranty: '2 years' },
          },
        ],
      },
      {
        id: 'distemper', name: 'Distemper & Lime Wash', words: 'distemper,chuna,safedi,चूना,सफेदी,डिस्टेंपर',
        lines: [
          {
            name: 'Acrylic Washable Distemper', makes: 'rangeen deewarsa', unit: 'bucket', hsn: '3210', pic: 'bucket:cream:DISTEMPER', sizes: [['1 kg', 82, 1, 'tin:cream:DISTEMPER'], ['5 kg', 385, 5, 'tin:cream:DISTEMPER'], ['10 kg', 745, 10], ['20 kg', 1420, 20]], finishes: [['White', 1, 'white'], ['Cream', 1.02, 'cream']], finishKey: 'Colour',
            short: 'Thick water paint for a clean, simple wall', long: 'Thin with water, two coats, done in a day. The tried way to freshen a house before Diwali.',
            features: 'Thins with water|Quick to apply|Wipes with a damp cloth', spec: { Standard: 'IS 428:2013', Coverage: '50 to 60 sq ft per kg, two coats' },
          },
          {
            name: 'Lime Wash Powder', makes: 'deewarsa girivar', unit: 'bag', hsn: '2522', pic: 'bag:white:CHUNA', sizes: [['5 kg', 96, 5, 'pouch:white:CHUNA'], ['25 kg', 395, 25]],
            short: 'Slaked lime for whitewash and tree trunks', long: 'Lets old walls breathe and keeps insects away. Add gum or salt so it does not rub off.',
            features: 'Bright white|Kills germs and mould|Fine, no stones', spec: { Standard: 'IS 712:1984', Colour: 'White' },
          },
        ],
      },
    ],
  },
  {
    id: 'exterior-paints', name: 'Exterior Paints', pic: 'bucket:forest:WEATHER@chitravan', words: 'exterior,weather coat,bahar ka paint,बाहर का पेंट',
    subs: [
      {
        id: 'exterior-emulsion', name: 'Exterior Emulsions', words: 'weather proof paint,apex type,मौसम रोधी पेंट',
        lines: [
          {
            name: 'All-Weather Exterior Emulsion', makes: 'rangeen chitravan deewarsa', unit: 'bucket', hsn: '3209', pic: 'bucket:sand:WEATHER', sizes: litres(412, 'sand', 'WEATHER'), finishes: outdoor, finishKey: 'Colour',
            short: 'Keeps colour through sun and monsoon', long: 'An elastic film bridges hairline cracks and stops black algae streaks under sills. Wash the wall, prime, then two coats.',
            features: 'Algae and fungus guard|Bridges fine cracks|Dirt washes off in rain', spec: { Coverage: '55 to 65 sq ft per litre, two coats', Warranty: '6 years', Finish: 'Soft sheen' },
          },
        ],
      },
      {
        id: 'texture-paints', name: 'Texture Paints', words: 'texture,rustic,टेक्सचर',
        lines: [
          {
            name: 'Rustic Texture Coating', makes: 'rangeen chitravan', unit: 'bucket', hsn: '3214', pic: 'bucket:sand:TEXTURE', sizes: [['10 kg', 720, 10], ['25 kg', 1590, 25]], finishes: [['Fine', 1], ['Coarse', 1]],
            short: 'Trowel-on texture that hides a rough wall', long: 'Grains roll under the float and leave lines as in bark. Paint over it in any shade.',
            features: 'Hides uneven plaster|Hard wearing|One coat', spec: { Coverage: '3 to 4 sq ft per kg' },
          },
          {
            name: 'Terrace Cool Coat', makes: 'chitravan jalrodhi', unit: 'bucket', hsn: '3209', pic: 'bucket:white:COOL', sizes: [['4 L', 1450, 5.2, 'tin:white:COOL'], ['10 L', 3450, 13], ['20 L', 6650, 26]],
            short: 'White roof paint that cools the room below', long: 'Reflects heat and seals hairline cracks on terraces. Two coats before April, and the fan is enough till noon.',
            features: 'SRI above 105|Seals fine cracks|Can be walked on', spec: { Coverage: '25 to 30 sq ft per litre, two coats', Colour: 'White' },
          },
        ],
      },
    ],
  },
  {
    id: 'wood-metal-paints', name: 'Wood & Metal Paints', pic: 'tin:red:ENAMEL@rangeen', words: 'enamel,oil paint,polish,तेल पेंट,पॉलिश',
    subs: [
      {
        id: 'enamel-paints', name: 'Enamels', words: 'enamel,gloss paint,gate paint,इनेमल',
        lines: [
          {
            name: 'Synthetic Gloss Enamel', makes: 'rangeen chitravan deewarsa', unit: 'tin', hsn: '3208', pic: 'tin:red:ENAMEL', sizes: [['500 ml', 172, 0.55], ['1 L', 318, 1.1], ['4 L', 1220, 4.4]], finishes: gloss, finishKey: 'Colour',
            short: 'Hard gloss for gates, grilles and windows', long: 'Flows out without brush marks and dries overnight. Sand, prime and paint two thin coats instead of one thick one.',
            features: 'High gloss|Stands up to rain|Covers 100 sq ft a litre', spec: { Standard: 'IS 2932:2013', Finish: 'Gloss' },
          },
        ],
      },
      {
        id: 'wood-finishes', name: 'Wood Polish & PU', words: 'pu polish,melamine,varnish,lakdi polish,लकड़ी पॉलिश', alsoIn: ['wood-adhesives'],
        lines: [
          {
            name: 'Interior PU Wood Finish', makes: 'rangeen chitravan', unit: 'tin', hsn: '3208', pic: 'tin:walnut:PU', sizes: [['1 L', 690, 1], ['4 L', 2640, 4]], finishes: [['Gloss', 1], ['Matt', 1.02]],
            short: 'Clear two-part finish for doors and tables', long: 'Tea, water and hot plates leave no ring. Spray or brush three thin coats with light sanding between.',
            features: 'No rings from cups|Does not yellow|Hard yet elastic', spec: { Coverage: '80 sq ft per litre per coat' },
          },
          {
            name: 'Exterior Wood Stain', makes: 'chitravan sagwani', unit: 'tin', hsn: '3208', pic: 'tin:teak:STAIN', sizes: [['500 ml', 265, 0.5], ['1 L', 490, 0.95]], finishes: [['Teak', 1, 'teak'], ['Walnut', 1, 'walnut'], ['Rosewood', 1, 'brick']], finishKey: 'Colour',
            short: 'Colours the grain and lets wood breathe', long: 'Soaks in rather than forming a skin, so nothing peels. Renew with one coat every second year.',
            features: 'Cannot peel|UV guard|Wax for water run-off', spec: { Coverage: '100 sq ft per litre per coat' },
          },
        ],
      },
      {
        id: 'metal-primers', name: 'Metal & Wood Primers', words: 'red oxide,primer,jang rodhi,रेड ऑक्साइड,जंग',
        lines: [
          {
            name: 'Red Oxide Metal Primer', makes: 'rangeen deewarsa', unit: 'tin', hsn: '3208', pic: 'tin:oxide:RED OX', sizes: [['500 ml', 104, 0.7], ['1 L', 190, 1.3], ['4 L', 720, 5.2], ['20 L', 3420, 26, 'drum:oxide:RED OX']],
            short: 'First coat on gates, grilles and trusses', long: 'Stops rust under enamel. Wire-brush loose rust, wipe with thinner and coat the same day.',
            features: 'Dries in 4 hours|Grips bare steel|Even matt face', spec: { Standard: 'IS 2074:2015', Colour: 'Red oxide' },
          },
          {
            name: 'White Wood Primer', makes: 'rangeen chitravan', unit: 'tin', hsn: '3208', pic: 'tin:white:PRIMER', sizes: [['500 ml', 118, 0.7], ['1 L', 215, 1.3], ['4 L', 815, 5.2]],
            short: 'Seals wood before enamel', long: 'Fills the pores, so the top coat lies even and less of it is needed. Sands to powder without clogging.',
            features: 'Fills grain|Easy sanding|Stops knots bleeding', spec: { Standard: 'IS 3536:1999', Colour: 'White' },
          },
        ],
      },
    ],
  },
  {
    id: 'putty-primers', name: 'Putty & Primers', pic: 'bag:white:PUTTY@deewarsa', words: 'putty,primer,पुट्टी,प्राइमर',
    subs: [
      {
        id: 'wall-putty', name: 'Wall Putty', words: 'wall putty,putti,white putty,वॉल पुट्टी',
        lines: [
          {
            name: 'White Cement Wall Putty', makes: 'deewarsa adrika rangeen', unit: 'bag', hsn: '3214', pic: 'bag:white:PUTTY', sizes: [['1 kg', 36, 1, 'pouch:white:PUTTY'], ['5 kg', 165, 5, 'pouch:white:PUTTY'], ['20 kg', 545, 20], ['40 kg', 985, 40]], bulk: [[25, 2], [100, 4]],
            short: 'Two thin coats give a silk-smooth wall', long: 'Bonds to damp plaster, so there is no need to wait for the wall to dry out. Saves a coat of paint and keeps it from flaking.',
            features: 'No curing|Binds firmly to plaster|Bright white base', spec: { Coverage: '14 to 18 sq ft per kg, two coats', Colour: 'White' },
          },
          {
            name: 'Acrylic Wall Putty', makes: 'rangeen chitravan', unit: 'bucket', hsn: '3214', pic: 'bucket:white:PUTTY', sizes: [['1 kg', 72, 1, 'tin:white:PUTTY'], ['5 kg', 330, 5], ['20 kg', 1190, 20]],
            short: 'Ready paste for inside walls and touch-ups', long: 'Opens ready to spread and closes again for later. Best over old paint where cement putty does not hold.',
            features: 'Ready to use|Sands easily|For repainting', spec: { Coverage: '12 to 15 sq ft per kg' },
          },
        ],
      },
      {
        id: 'wall-primers', name: 'Wall Primers', words: 'wall primer,astar,अस्तर,प्राइमर',
        lines: [
          {
            name: 'Interior Wall Primer', makes: 'rangeen chitravan deewarsa', unit: 'bucket', hsn: '3209', pic: 'bucket:white:PRIMER', sizes: litres(172, 'white', 'PRIMER', 1.3),
            short: 'Water-based base coat for inside walls', long: 'Evens out suction, so emulsion covers in two coats. Thin one to one with water and roll on.',
            features: 'Saves top coat|Low smell|Dries in 30 minutes', spec: { Coverage: '120 sq ft per litre' },
          },
          {
            name: 'Exterior Wall Primer', makes: 'rangeen chitravan', unit: 'bucket', hsn: '3209', pic: 'bucket:grey:EXT PRIMER', sizes: litres(214, 'grey', 'EXT PRIMER', 1.3),
            short: 'Alkali-proof base for outside walls', long: 'Blocks the salts that push paint off fresh plaster. Apply on a wall that has cured for three weeks.',
            features: 'Blocks white salt patches|Binds powdery walls|Extra whiteness', spec: { Coverage: '100 sq ft per litre' },
          },
        ],
      },
      {
        id: 'painting-tools', name: 'Painting Tools', pic: 'roller:blue', words: 'brush,roller,sandpaper,regmal,ब्रश,रेगमाल', alsoIn: ['hand-tools'],
        lines: [
          {
            name: 'Paint Brush', makes: 'hastika rangeen', unit: 'piece', hsn: '9603', pic: 'brush:amber', sizes: [['1 in', 32, 0.03], ['2 in', 58, 0.06], ['3 in', 92, 0.09], ['4 in', 128, 0.13], ['5 in', 165, 0.17]], short: 'Bristle brush that holds paint and sheds none', long: 'Set in epoxy, so hairs stay in the brush and not on the wall. Wash at once and hang to dry.', features: 'No shedding|Hardwood handle|For water and oil paint', spec: { Material: 'Blended bristle' },
          },
          {
            name: 'Paint Roller', makes: 'hastika rangeen', unit: 'piece', hsn: '9603', pic: 'roller:blue', sizes: [['4 in', 88, 0.12], ['9 in', 165, 0.3], ['9 in with 4 ft pole', 340, 0.8]], short: 'Covers a room in a third of the time', long: 'Microfibre sleeve that does not splash and leaves a fine grain. Sleeves pull off to wash.', features: 'Even nap|Sleeve comes off|Fits poles', spec: { Material: 'Microfibre' },
          },
          {
            name: 'Waterproof Sandpaper', makes: 'hastika deewarsa', unit: 'pack', hsn: '6805', pic: 'sandpaper:grey', sizes: [['80 grit, 10 sheets', 130, 0.2], ['120 grit, 10 sheets', 130, 0.2], ['180 grit, 10 sheets', 128, 0.2], ['320 grit, 10 sheets', 126, 0.2]], short: 'Wet or dry paper for putty, wood and metal', long: 'Latex backing folds without cracking. Use 120 on putty and 320 between coats of enamel.', features: 'Wet or dry|Does not clog|230 x 280 mm sheets', spec: { 'Sizes(mm)': '230 x 280' },
          },
          {
            name: 'Masking Tape', makes: 'hastika chipkan', unit: 'roll', hsn: '4823', pic: 'tape-roll:cream', sizes: [['18 mm x 20 m', 38, 0.06], ['24 mm x 20 m', 48, 0.08], ['48 mm x 20 m', 92, 0.16]], short: 'Clean edges at frames and skirtings', long: 'Peels off within three days without taking paint along. Press the edge down with a thumbnail.', features: 'No residue|Tears by hand|Sharp line', spec: { Material: 'Crepe paper' },
          },
        ],
      },
    ],
  },
];
