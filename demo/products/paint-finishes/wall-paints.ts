import type { Finish, Main, Size } from '../rows.ts'

/** 1, 4, 10 and 20 litres from the price of one litre; larger packs are cheaper by the litre. */
function litres(one: number, tin: string, kiloPerLitre = 1.35): Size[] {
  return [
    ['1 L', one, kiloPerLitre, `tin:${tin}`],
    ['4 L', one * 3.8, kiloPerLitre * 4, `tin:${tin}`],
    ['10 L', one * 9.2, kiloPerLitre * 10],
    ['20 L', one * 17.8, kiloPerLitre * 20],
  ]
}
const shades: readonly Finish[] = [
  ['White', 1, 'white'],
  ['Light tint', 1.03, 'peach'],
  ['Deep tint', 1.12, 'brick'],
]
const outdoor: readonly Finish[] = [
  ['White', 1, 'white'],
  ['Pastel', 1.03, 'sand'],
  ['Deep', 1.14, 'forest'],
]

export const wallPaintsMains: readonly Main[] = [
  {
    id: 'interior-paints',
    name: 'Interior Paints',
    pic: 'bucket:peach:SILK@rangeen',
    words: 'paint,rang,colour,रंग,पेंट',
    subs: [
      {
        id: 'premium-emulsion',
        name: 'Premium Emulsions',
        words: 'emulsion,plastic paint,washable,प्लास्टिक पेंट',
        lines: [
          {
            name: 'Silk Luxury Emulsion',
            makes: 'rangeen chitravan',
            unit: 'bucket',
            hsn: '3209',
            pic: 'bucket:peach:SILK',
            sizes: litres(640, 'peach:SILK'),
            finishes: shades,
            finishKey: 'Colour',
            short: 'Soft-sheen wall paint that can be scrubbed',
            long: 'Ink, tea and fingerprints come off with soap, and the sheen stays. Two coats over primer cover well for seven years or more.',
            features: 'Scrubs 10,000 times|Very low smell|Hides fine cracks',
            spec: {
              Coverage: '120 to 140 sq ft per litre, two coats',
              Finish: 'Soft sheen',
              Standard: 'IS 15489:2004',
              Warranty: '7 years',
            },
          },
          {
            name: 'Premium Matt Emulsion',
            makes: 'rangeen chitravan deewarsa',
            unit: 'bucket',
            hsn: '3209',
            pic: 'bucket:mint:MATT',
            sizes: litres(395, 'mint:MATT'),
            finishes: [
              ['White', 1, 'white'],
              ['Light tint', 1.03, 'mint'],
            ],
            finishKey: 'Colour',
            short: 'Flat, elegant finish for living rooms',
            long: 'A dead-flat face hides hand marks of the putty under side light. Wash with a soft sponge after four weeks.',
            features: 'Hides unevenness|Washable|Guards against fungus',
            spec: { Coverage: '110 to 130 sq ft per litre, two coats', Finish: 'Matt', Warranty: '5 years' },
          },
        ],
      },
      {
        id: 'economy-emulsion',
        name: 'Economy Emulsions',
        words: 'economy emulsion,sasta paint,सस्ता पेंट',
        lines: [
          {
            name: 'Economy Interior Emulsion',
            makes: 'rangeen chitravan deewarsa',
            unit: 'bucket',
            hsn: '3209',
            pic: 'bucket:sky:HOME',
            sizes: litres(178, 'sky:HOME'),
            finishes: [
              ['White', 1, 'white'],
              ['Light tint', 1.04, 'sky'],
            ],
            finishKey: 'Colour',
            short: 'Low-cost emulsion for rented and large spaces',
            long: 'A clear step up from distemper at a small step in price. For ceilings, staircases and rooms that are repainted often.',
            features: 'Good cover for the money|Dries in 30 minutes|Smooth look',
            spec: { Coverage: '90 to 110 sq ft per litre, two coats', Finish: 'Matt', Warranty: '2 years' },
          },
        ],
      },
      {
        id: 'distemper',
        name: 'Distemper & Lime Wash',
        words: 'distemper,chuna,safedi,चूना,सफेदी,डिस्टेंपर',
        lines: [
          {
            name: 'Acrylic Washable Distemper',
            makes: 'rangeen deewarsa',
            unit: 'bucket',
            hsn: '3210',
            pic: 'bucket:cream:DISTEMPER',
            sizes: [
              ['1 kg', 82, 1, 'tin:cream:DISTEMPER'],
              ['5 kg', 385, 5, 'tin:cream:DISTEMPER'],
              ['10 kg', 745, 10],
              ['20 kg', 1420, 20],
            ],
            finishes: [
              ['White', 1, 'white'],
              ['Cream', 1.02, 'cream'],
            ],
            finishKey: 'Colour',
            short: 'Thick water paint for a clean, simple wall',
            long: 'Thin with water, two coats, done in a day. The tried way to freshen a house before Diwali.',
            features: 'Thins with water|Quick to apply|Wipes with a damp cloth',
            spec: { Standard: 'IS 428:2013', Coverage: '50 to 60 sq ft per kg, two coats' },
          },
          {
            name: 'Lime Wash Powder',
            makes: 'deewarsa girivar bhumikar',
            unit: 'bag',
            hsn: '2522',
            pic: 'bag:white:CHUNA',
            sizes: [
              ['5 kg', 96, 5, 'pouch:white:CHUNA'],
              ['25 kg', 395, 25],
            ],
            short: 'Slaked lime for whitewash and tree trunks',
            long: 'Lets old walls breathe and keeps insects away. Add gum or salt so it does not rub off.',
            features: 'Bright white|Kills germs and mould|Fine, no stones',
            spec: { Standard: 'IS 712:1984', Colour: 'White' },
          },
        ],
      },
    ],
  },
  {
    id: 'exterior-paints',
    name: 'Exterior Paints',
    pic: 'bucket:forest:WEATHER@chitravan',
    words: 'exterior,weather coat,bahar ka paint,बाहर का पेंट',
    subs: [
      {
        id: 'exterior-emulsion',
        name: 'Exterior Emulsions',
        words: 'weather proof paint,मौसम रोधी पेंट',
        lines: [
          {
            name: 'All-Weather Exterior Emulsion',
            makes: 'rangeen chitravan deewarsa',
            unit: 'bucket',
            hsn: '3209',
            pic: 'bucket:sand:WEATHER',
            sizes: litres(412, 'sand:WEATHER'),
            finishes: outdoor,
            finishKey: 'Colour',
            short: 'Keeps colour through sun and monsoon',
            long: 'An elastic film bridges hairline cracks and stops black algae streaks under sills. Wash the wall, prime, then two coats.',
            features: 'Algae and fungus guard|Bridges fine cracks|Dirt washes off in rain',
            spec: {
              Coverage: '55 to 65 sq ft per litre, two coats',
              Warranty: '6 years',
              Finish: 'Soft sheen',
            },
          },
        ],
      },
      {
        id: 'texture-paints',
        name: 'Texture Paints',
        words: 'texture,rustic,टेक्सचर',
        lines: [
          {
            name: 'Rustic Texture Coating',
            makes: 'rangeen chitravan',
            unit: 'bucket',
            hsn: '3214',
            pic: 'bucket:sand:TEXTURE',
            sizes: [
              ['10 kg', 720, 10],
              ['25 kg', 1590, 25],
            ],
            finishes: [
              ['Fine', 1],
              ['Coarse', 1],
            ],
            short: 'Trowel-on texture that hides a rough wall',
            long: 'Grains roll under the float and leave lines as in bark. Paint over it in any shade.',
            features: 'Hides uneven plaster|Hard wearing|One coat',
            spec: { Coverage: '3 to 4 sq ft per kg' },
          },
          {
            name: 'Terrace Cool Coat',
            makes: 'chitravan jalrodhi',
            unit: 'bucket',
            hsn: '3209',
            pic: 'bucket:white:COOL',
            sizes: [
              ['4 L', 1450, 5.2, 'tin:white:COOL'],
              ['10 L', 3450, 13],
              ['20 L', 6650, 26],
            ],
            short: 'White roof paint that cools the room below',
            long: 'Reflects heat and seals hairline cracks on terraces. Two coats before April, and the fan is enough till noon.',
            features: 'SRI above 105|Seals fine cracks|Can be walked on',
            spec: { Coverage: '25 to 30 sq ft per litre, two coats', Colour: 'White' },
          },
        ],
      },
    ],
  },
]
