import { chromeBlack, plated } from './finishes.ts'
import type { MainCategory } from '../rows.ts'

export const bathroomAccessories: MainCategory = {
  id: 'bathroom-accessories',
  name: 'Bathroom Accessories',
  picture: 'towel-rail:chrome',
  searchWords: 'accessories,towel rod,बाथरूम सामान',
  subcategories: [
    {
      id: 'towel-rods',
      name: 'Towel Rods & Racks',
      searchWords: 'towel rod,towel rack,तौलिया स्टैंड',
      tips: [
        'Plug into masonry; tiles alone will not hold.',
        'Drill through tape, so the bit does not slip.',
        'Fix at four feet from the floor.',
        'Screws and plugs are in the box.',
        'Wipe with a soft, damp cloth.',
        'Keep steel wool away.',
      ],
      lines: [
        {
          name: 'Towel Rack',
          brands: 'kapatin/Reva snanika/Diya nirjhari/Prisma sandhivar/Lehar',
          unit: 'piece',
          hsn: '7324',
          picture: 'towel-rail:chrome',
          sizes: [
            ['Single rod 18 in', 490, 0.4],
            ['Single rod 24 in', 560, 0.5],
            ['Folding rack 24 in', 1890, 1.9],
          ],
          finishes: plated,
          summary: 'Stainless rail on hidden screws',
          description:
            'A rubber ring under each foot keeps water off the wall plug. Holds a wet bath sheet without sagging.',
          features: 'SS 304|Hidden screws|Plugs included',
          specification: { Material: 'Stainless steel 304', 'Sizes(Inces)': '18|24' },
        },
        {
          name: 'Napkin Ring',
          brands: 'kapatin/Reva snanika/Diya sandhivar/Lehar',
          unit: 'piece',
          hsn: '7324',
          picture: 'towel-rail:chrome',
          sizes: [
            ['Round', 290, 0.2],
            ['Square', 340, 0.24],
          ],
          finishes: chromeBlack,
          summary: 'Small ring beside the wash basin',
          description: 'Holds a hand towel within reach. The screw hides below a cap.',
          features: 'Hidden screw|Stainless|Series match',
          specification: { Material: 'Stainless steel' },
        },
      ],
    },
    {
      id: 'soap-shelves',
      name: 'Soap Dishes & Shelves',
      searchWords: 'soap dish,corner shelf,sabun dani,साबुनदानी',
      tips: [
        'Mark with the template and drill without hammer.',
        'Slots let water run off.',
        'Lift off for cleaning.',
        'Silicone behind keeps water out of the hole.',
        'Goes with the rods of the same series.',
        'Place above the splash of the spout.',
      ],
      lines: [
        {
          name: 'Corner Shelf',
          brands: 'kapatin/Reva snanika/Diya sandhivar/Lehar',
          unit: 'piece',
          hsn: '7324',
          picture: 'corner-shelf:chrome',
          sizes: [
            ['9 in', 420, 0.5],
            ['12 in', 560, 0.8],
          ],
          finishes: chromeBlack,
          summary: 'Perforated shelf for a shower corner',
          description: 'Water runs through, edges are rounded. Holds six bottles.',
          features: 'Drains at once|Rounded edges|Rust free',
          specification: { Material: 'Stainless steel 304', 'Sizes(Inces)': '9|12' },
        },
        {
          name: 'Soap Dish',
          brands: 'kapatin/Reva nirjhari/Prisma sandhivar/Lehar',
          unit: 'piece',
          hsn: '7324',
          picture: 'soap-dish:chrome',
          sizes: [
            ['Single', 265, 0.2],
            ['Double', 410, 0.3],
          ],
          finishes: chromeBlack,
          summary: 'Wire dish that keeps soap dry',
          description: 'Open wires let soap dry between baths, so it lasts longer. One screw, one minute.',
          features: 'Dries soap|Lifts off to clean|Screw included',
          specification: { Material: 'Stainless steel 304' },
        },
      ],
    },
  ],
}
