import { packs } from './bulk-discounts.ts'
import { tints } from './finishes.ts'
import { litres } from './sizes.ts'
import type { Finish, MainCategory } from '../rows.ts'

const outdoor: readonly Finish[] = [
  ['White', 1, 'white'],
  ['Pastel', 1.03, 'sand'],
  ['Deep', 1.14, 'forest'],
]

export const exteriorPaints: MainCategory = {
  id: 'exterior-paints',
  name: 'Exterior Paints',
  picture: 'bucket:forest:WEATHER@chitravan',
  searchWords: 'exterior,weather coat,bahar ka paint,बाहर का पेंट',
  subcategories: [
    {
      id: 'exterior-emulsion',
      name: 'Exterior Emulsions',
      searchWords: 'weather proof paint,मौसम रोधी पेंट',
      tips: [
        'Kill moss with bleach and let the wall dry.',
        'Paint in the shade, following the sun.',
        'Fill cracks before priming.',
        'Two coats over exterior primer; three on new plaster.',
        'No painting when rain is near.',
        'A litre covers 50 to 60 square feet in two coats.',
      ],
      lines: [
        {
          name: 'All-Weather Exterior Emulsion',
          brands: 'rangeen chitravan deewarsa',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:sand:WEATHER',
          sizes: litres(412, 'sand:WEATHER'),
          finishes: outdoor,
          finishAttribute: 'Colour',
          summary: 'Keeps colour through sun and monsoon',
          description:
            'An elastic film bridges hairline cracks and stops black algae streaks under sills. Wash the wall, prime, then two coats.',
          features: 'Algae and fungus guard|Bridges fine cracks|Dirt washes off in rain',
          specification: {
            Coverage: '55 to 65 sq ft per litre, two coats',
            Warranty: '6 years',
            Finish: 'Soft sheen',
          },
        },
        {
          name: 'Elastomeric Exterior Coating',
          brands: 'chitravan jalrodhi varnikar',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:white:ELASTIC',
          sizes: [
            ['4 L', 2250, 5.4],
            ['10 L', 5480, 13.4],
            ['20 L', 10600, 26.8],
          ],
          finishes: tints,
          finishAttribute: 'Colour',
          bulkDiscounts: packs,
          summary: 'Stretching wall coat that bridges hair cracks',
          description:
            'Forms a skin that moves with the wall, so rain finds no way in. For gables that face the monsoon.',
          features: 'Bridges cracks|Rain proof|Ten-year film',
          specification: {
            'Product Type': 'Elastomeric coating',
            Coverage: '35 sq ft per litre in two coats',
          },
          searchWords: 'crack paint,seelan paint,सीलन पेंट',
        },
        {
          name: 'Economy Exterior Emulsion',
          brands: 'rangeen varnikar',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:white:EXTERIOR',
          sizes: [
            ['4 L', 820, 5.8],
            ['10 L', 1960, 14.5],
            ['20 L', 3790, 29],
          ],
          finishes: tints,
          finishAttribute: 'Colour',
          bulkDiscounts: packs,
          summary: 'Low-cost outside paint for boundary and rented walls',
          description:
            'Holds its shade for about three summers. A step above lime wash and cement paint at little more cost.',
          features: 'Resists fungus|Three-year shade|Low cost',
          specification: { 'Product Type': 'Exterior emulsion', Coverage: '50 sq ft per litre in two coats' },
        },
      ],
    },
    {
      id: 'texture-paints',
      name: 'Texture Paints',
      searchWords: 'texture,rustic,टेक्सचर',
      tips: [
        'Try it on a board or in a corner first.',
        'Work wet to wet from corner to corner.',
        'Needs primer and a dry, even wall.',
        'Hides small faults of the ground.',
        'Two men keep an even pace on large faces.',
        'Do not stop in the middle of a face.',
      ],
      lines: [
        {
          name: 'Rustic Texture Coating',
          brands: 'rangeen chitravan',
          unit: 'bucket',
          hsn: '3214',
          picture: 'bucket:sand:TEXTURE',
          sizes: [
            ['10 kg', 720, 10],
            ['25 kg', 1590, 25],
          ],
          finishes: [
            ['Fine', 1],
            ['Coarse', 1],
          ],
          summary: 'Trowel-on texture that hides a rough wall',
          description: 'Grains roll under the float and leave lines as in bark. Paint over it in any shade.',
          features: 'Hides uneven plaster|Hard wearing|One coat',
          specification: { Coverage: '3 to 4 sq ft per kg' },
        },
        {
          name: 'Terrace Cool Coat',
          brands: 'chitravan jalrodhi',
          unit: 'bucket',
          hsn: '3209',
          picture: 'bucket:white:COOL',
          sizes: [
            ['4 L', 1450, 5.2, 'tin:white:COOL'],
            ['10 L', 3450, 13],
            ['20 L', 6650, 26],
          ],
          summary: 'White roof paint that cools the room below',
          description:
            'Reflects heat and seals hairline cracks on terraces. Two coats before April, and the fan is enough till noon.',
          features: 'SRI above 105|Seals fine cracks|Can be walked on',
          specification: { Coverage: '25 to 30 sq ft per litre, two coats', Colour: 'White' },
        },
        {
          name: 'Roller Texture Finish',
          brands: 'rangeen varnikar deewarsa',
          unit: 'bucket',
          hsn: '3214',
          picture: 'bucket:white:ROLLER',
          sizes: [
            ['10 kg', 640, 10.6],
            ['25 kg', 1430, 26.2],
          ],
          bulkDiscounts: packs,
          summary: 'Orange-peel texture that any painter can roll on',
          description:
            'No trowel skill is wanted: roll it up and down and leave it. Top with exterior paint of any shade.',
          features: 'Goes on by roller|Hides uneven plaster|Inside and outside',
          specification: { 'Product Type': 'Texture coating', Coverage: '8 sq ft per kg' },
        },
      ],
    },
  ],
}
