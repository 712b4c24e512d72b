import { slabLots, slabs } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const naturalStone: MainCategory = {
  id: 'natural-stone',
  name: 'Natural Stone',
  picture: 'flag:kota',
  searchWords: 'stone,patthar,पत्थर',
  subcategories: [
    {
      id: 'kota-stone',
      name: 'Kota Stone',
      searchWords: 'kota,kota patthar,कोटा पत्थर',
      tips: [
        'Lay on mortar of 1 to 6 and fill joints with matching cement.',
        'Grind four times, then oxalic polish.',
        'Stays cool underfoot in summer.',
        'Edges come machine cut; the back is rough.',
        'Use mixed lots for yards, one lot for rooms.',
        'Oil stains fade with a poultice of chalk.',
      ],
      lines: [
        {
          name: 'Kota Stone Flag',
          brands:
            'patthari/Kota_Blue#kota patthari/Kota_Brown#kotabrown girivar/Kota_Green#kotagreen girivar/Kota_Blue#kota chitrashil/Kota_Brown#kotabrown',
          unit: 'sq ft',
          hsn: '6801',
          picture: 'flag:kota',
          sizes: [
            ['22 x 22 in, 25 mm', 42, 6],
            ['24 x 24 in, 30 mm', 48, 7.2],
          ],
          finishes: [
            ['Natural', 1],
            ['One side polished', 1.28],
            ['Leather', 1.4],
          ],
          minQuantity: 100,
          quantityStep: 20,
          bulkDiscounts: slabs,
          summary: 'Cool, tough limestone for yards and verandas',
          description:
            'Lasts for generations and grows smoother with use. Wax once a year to bring out the blue.',
          features: 'Non-slip when natural|Cool in summer|Lowest cost stone floor',
          specification: { Material: 'Limestone', 'Thickness(mm)': '25|30', Standard: 'IS 1128:1974' },
        },
      ],
    },
    {
      id: 'sandstone',
      name: 'Sandstone',
      searchWords: 'sandstone,dholpur,lal patthar,धौलपुर,लाल पत्थर',
      tips: [
        'Soak up a test drop: dense stone stays dry longer.',
        'Seal in kitchens and beside pools.',
        'Riven faces want a thicker bed.',
        'Chosen for garden paths, steps and copings.',
        'Tones vary; lay dry first and step back.',
        'Clean by brush and water, no acid.',
      ],
      lines: [
        {
          name: 'Sandstone Slab',
          brands:
            'patthari/Dholpur_Beige#dholpur patthari/Agra_Red#agrared girivar/Teakwood#teak chitrashil/Gwalior_Mint#dholpur girivar/Karauli_Red#agrared',
          unit: 'sq ft',
          hsn: '6801',
          picture: 'flag:dholpur',
          sizes: [
            ['20 mm', 66, 4.6],
            ['30 mm', 84, 6.9],
            ['50 mm', 128, 11.5],
          ],
          finishes: [
            ['Natural', 1],
            ['Honed', 1.2],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: slabs,
          summary: 'Warm stone for fronts, jali and paving',
          description:
            'The stone of old Delhi, easy to carve and kind to bare feet. Seal before the first monsoon to keep algae off.',
          features: 'Splits to flat faces|Carves well|Stays cool',
          specification: { Material: 'Sandstone', 'Thickness(mm)': '20|30|50', Standard: 'IS 3622:1977' },
        },
        {
          name: 'Sandstone Cobble Setts',
          brands: 'patthari/Dholpur girivar/Mixed_Tone',
          unit: 'sq ft',
          hsn: '6801',
          picture: 'tile:cobble',
          sizes: [
            ['100 x 100 x 40 mm', 92, 8.5],
            ['100 x 100 x 60 mm', 118, 12.6],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: slabLots,
          summary: 'Hand-split cubes for drives and garden rings',
          description:
            'Laid in sand or lean concrete in rows, fans or circles. Rain drains through the joints.',
          features: 'Hand split|Sure grip|Ages well',
          specification: { Material: 'Sandstone' },
          searchWords: 'cobble,gitti patthar,कोबल',
        },
      ],
    },
    {
      id: 'wall-cladding',
      name: 'Stone Wall Cladding',
      searchWords: 'cladding,stone wall,deewar patthar,क्लैडिंग',
      alsoIn: ['wall-tiles'],
      tips: [
        'Fix from below upwards, a metre a day.',
        'Panels interlock, so no joint line shows.',
        'Needs a firm, plastered ground.',
        'Corner pieces are cut with a mitre.',
        'Brush off dust and seal after a week.',
        'Light from above brings out the relief.',
      ],
      lines: [
        {
          name: 'Stone Cladding Panel',
          brands:
            'patthari/Jeera_Grey#jeera patthari/Autumn_Rustic#autumn sheelaj/Silver_Shine#silver chitrashil/Kund_Grey#jeera girivar/Rustic_Gold#autumn',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'cladding:jeera',
          sizes: [
            ['6 x 24 in panel', 138, 4.2],
            ['8 x 24 in panel', 146, 4.4],
          ],
          minQuantity: 20,
          quantityStep: 5,
          bulkDiscounts: [
            [200, 3],
            [600, 6],
          ],
          packagingCost: 3,
          summary: 'Split strips joined into panels that interlock',
          description:
            'Z-shaped ends hide the joint, so a wall looks dry stacked. Fix with flexible adhesive from the bottom up.',
          features: 'No visible joint|Corners available|Real stone',
          specification: { Material: 'Slate and quartzite', 'Thickness(mm)': '15 to 25' },
        },
      ],
    },
  ],
}
