import { packs } from './bulk-discounts.ts'
import { tints } from './finishes.ts'
import { litres } from './sizes.ts'
import type { Finish, MainCategory } from '../rows.ts'

const shades: readonly Finish[] = [
  ['White', 1, 'white'],
  ['Light tint', 1.03, 'peach'],
  ['Deep tint', 1.12, 'brick'],
]

export const interiorPaints: MainCategory = {
  id: 'interior-paints',
  name: 'Interior Paints',
  picture: 'bucket:peach:SILK@rangeen',
  searchWords: 'paint,rang,colour,रंग,पेंट',
  subcategories: [
    {
      id: 'premium-emulsion',
      name: 'Premium Emulsions',
      searchWords: 'emulsion,plastic paint,washable,प्लास्टिक पेंट',
      tips: [
        'Prime first, then two coats with four hours between.',
        'Strain through a cloth after standing.',
        'A litre covers 120 to 140 square feet in one coat.',
        'Cut in along edges before you roll.',
        'Box all buckets of one tint together.',
        'Wash marks off after a month, not before.',
      ],
      lines: [
        {
          name: 'Silk Luxury Emulsion',
          brands: 'rangeen chitravan',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:peach:SILK',
          sizes: litres(640, 'peach:SILK'),
          finishes: shades,
          finishAttribute: 'Colour',
          summary: 'Soft-sheen wall paint that can be scrubbed',
          description:
            'Ink, tea and fingerprints come off with soap, and the sheen stays. Two coats over primer cover well for seven years or more.',
          features: 'Scrubs 10,000 times|Very low smell|Hides fine cracks',
          specification: {
            Coverage: '120 to 140 sq ft per litre, two coats',
            Finish: 'Soft sheen',
            Standard: 'IS 15489:2004',
            Warranty: '7 years',
          },
        },
        {
          name: 'Premium Matt Emulsion',
          brands: 'rangeen chitravan deewarsa',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:mint:MATT',
          sizes: litres(395, 'mint:MATT'),
          finishes: [
            ['White', 1, 'white'],
            ['Light tint', 1.03, 'mint'],
          ],
          finishAttribute: 'Colour',
          summary: 'Flat, elegant finish for living rooms',
          description:
            'A dead-flat face hides hand marks of the putty under side light. Wash with a soft sponge after four weeks.',
          features: 'Hides unevenness|Washable|Guards against fungus',
          specification: {
            Coverage: '110 to 130 sq ft per litre, two coats',
            Finish: 'Matt',
            Warranty: '5 years',
          },
        },
        {
          name: 'Low-Odour Emulsion',
          brands: 'rangeen varnikar',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:white:LOW ODOUR',
          sizes: [
            ['1 L', 520, 1.4, 'tin:white:LOW ODOUR'],
            ['4 L', 2010, 5.6],
            ['10 L', 4890, 14],
            ['20 L', 9450, 28],
          ],
          finishes: tints,
          finishAttribute: 'Colour',
          bulkDiscounts: packs,
          summary: 'Low-fume paint for bedrooms and nurseries',
          description:
            'Hardly any solvent, so the room can be slept in the same night. Washes like other good emulsions.',
          features: 'Very low VOC|Sleep there the same night|Washable',
          specification: { 'Product Type': 'Interior emulsion', Coverage: '120 to 140 sq ft per litre' },
          searchWords: 'low voc,bina badboo,बिना बदबू पेंट',
        },
      ],
    },
    {
      id: 'economy-emulsion',
      name: 'Economy Emulsions',
      searchWords: 'economy emulsion,sasta paint,सस्ता पेंट',
      tips: [
        'Thin with four parts of water to ten for the first coat.',
        'Good for ceilings, stores and rented rooms.',
        'A litre covers about 100 square feet.',
        'Touch up from the same lot.',
        'Needs sound putty below.',
        'Dries to touch in half an hour.',
      ],
      lines: [
        {
          name: 'Economy Interior Emulsion',
          brands: 'rangeen chitravan deewarsa',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:sky:HOME',
          sizes: litres(178, 'sky:HOME'),
          finishes: [
            ['White', 1, 'white'],
            ['Light tint', 1.04, 'sky'],
          ],
          finishAttribute: 'Colour',
          summary: 'Low-cost emulsion for rented and large spaces',
          description:
            'A clear step up from distemper at a small step in price. For ceilings, staircases and rooms that are repainted often.',
          features: 'Good cover for the money|Dries in 30 minutes|Smooth look',
          specification: {
            Coverage: '90 to 110 sq ft per litre, two coats',
            Finish: 'Matt',
            Warranty: '2 years',
          },
        },
        {
          name: 'Ceiling White Emulsion',
          brands: 'rangeen varnikar deewarsa',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:white:CEILING',
          sizes: [
            ['4 L', 690, 5.8],
            ['10 L', 1620, 14.5],
            ['20 L', 3090, 29],
          ],
          bulkDiscounts: packs,
          summary: 'Flat white for ceilings that shows no roller marks',
          description:
            'Dead matt and thick in body, so it does not drip on the painter. One coat is often enough over a white ceiling.',
          features: 'No drips|Dead matt|Covers in one or two coats',
          specification: {
            'Product Type': 'Ceiling emulsion',
            Colour: 'White',
            Coverage: '100 sq ft per litre',
          },
          searchWords: 'ceiling paint,chhat paint,छत का पेंट',
        },
      ],
    },
    {
      id: 'distemper',
      name: 'Distemper & Lime Wash',
      searchWords: 'distemper,chuna,safedi,चूना,सफेदी,डिस्टेंपर',
      tips: [
        'Wet the wall lightly and work fast.',
        'Brush crosswise for an even coat.',
        'Strain and stir often.',
        'Old flaking coats must come off.',
        'For dry inside walls only.',
        'A thrifty refresh before a festival.',
      ],
      lines: [
        {
          name: 'Acrylic Washable Distemper',
          brands: 'rangeen deewarsa',
          unit: 'bucket',
          hsn: '3210',
          picture: 'bucket:cream:DISTEMPER',
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
          finishAttribute: 'Colour',
          summary: 'Thick water paint for a clean, simple wall',
          description:
            'Thin with water, two coats, done in a day. The tried way to freshen a house before Diwali.',
          features: 'Thins with water|Quick to apply|Wipes with a damp cloth',
          specification: { Standard: 'IS 428:2013', Coverage: '50 to 60 sq ft per kg, two coats' },
        },
        {
          name: 'Lime Wash Powder',
          brands: 'deewarsa girivar bhumikar',
          unit: 'bag',
          hsn: '2522',
          picture: 'bag:white:CHUNA',
          sizes: [
            ['5 kg', 96, 5, 'pouch:white:CHUNA'],
            ['25 kg', 395, 25],
          ],
          summary: 'Slaked lime for whitewash and tree trunks',
          description:
            'Lets old walls breathe and keeps insects away. Add gum or salt so it does not rub off.',
          features: 'Bright white|Kills germs and mould|Fine, no stones',
          specification: { Standard: 'IS 712:1984', Colour: 'White' },
        },
        {
          name: 'Dry Distemper',
          brands: 'deewarsa varnikar',
          unit: 'pack',
          hsn: '3210',
          picture: 'pouch:white:DRY',
          sizes: [
            ['2 kg', 96, 2],
            ['5 kg', 225, 5],
          ],
          finishes: [
            ['White', 1],
            ['Cream', 1],
            ['Sky', 1.05],
          ],
          finishAttribute: 'Colour',
          summary: 'Powder colour for stores, stairs and yearly touch-ups',
          description: 'Stirred into warm water and brushed on. The cheapest fresh face for a dry wall.',
          features: 'Mix with water|Lowest cost|Soft shades',
          specification: {
            'Product Type': 'Dry distemper',
            Standard: 'IS 427:2013',
            Coverage: '80 sq ft per kg',
          },
        },
      ],
    },
  ],
}
