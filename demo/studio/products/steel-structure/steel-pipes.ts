import { byRod } from './bulk-discounts.ts'
import { sections } from './sizes.ts'
import type { Finish, MainCategory } from '../rows.ts'

const railing: readonly Finish[] = [
  ['Mirror', 1, 'ss'],
  ['Satin', 1.03, 'satin'],
]

export const steelPipes: MainCategory = {
  id: 'steel-pipes',
  name: 'Steel Pipes & Tubes',
  picture: 'square-tube:mill',
  searchWords: 'pipe,tube,paip,पाइप,लोहे का पाइप',
  subcategories: [
    {
      id: 'square-tubes',
      name: 'Square & Rectangular Tubes',
      searchWords: 'square pipe,section pipe,चौकोर पाइप',
      tips: [
        'Cap open ends, or rain stands inside.',
        'Mitre at 45° and weld all round for a tight frame.',
        'Grind welds flush before primer.',
        'Thin walls want a 2.5 mm rod and low current.',
        'Order by wall thickness, not by the feel of the hand.',
        'Common for gates, sheds, grilles and railings.',
      ],
      lines: [
        {
          name: 'MS Square Tube 6 m',
          brands: 'lohagiri dridhak ispalok ayaskar',
          unit: 'piece',
          hsn: '7306',
          picture: 'square-tube:mill',
          sizes: sections(68, [
            ['19 x 19 x 1.6 mm', 0.87],
            ['25 x 25 x 1.6 mm', 1.17],
            ['25 x 25 x 2 mm', 1.43],
            ['38 x 38 x 2 mm', 2.25],
            ['50 x 50 x 2 mm', 3.0],
            ['72 x 72 x 3.2 mm', 6.7],
          ]),
          bulkDiscounts: byRod,
          summary: 'Hollow square section for gates and frames',
          description:
            'Welded by current along one seam and sized in rolls. Light to lift, stiff in both ways, takes paint well.',
          features: 'Smooth seam|Light and stiff|Even wall',
          specification: { Standard: 'IS 4923:2017', Material: 'Mild steel', Length: '6 m' },
        },
        {
          name: 'MS Rectangular Tube 6 m',
          brands: 'lohagiri ispalok ayaskar',
          unit: 'piece',
          hsn: '7306',
          picture: 'square-tube:mill',
          sizes: sections(64, [
            ['40 x 20 x 1.6 mm', 1.42],
            ['50 x 25 x 2 mm', 2.2],
            ['60 x 40 x 2 mm', 3],
            ['80 x 40 x 2.6 mm', 4.66],
            ['96 x 48 x 3.2 mm', 6.8],
          ]),
          bulkDiscounts: byRod,
          summary: 'Welded rectangular hollow section for frames',
          description:
            'Stiffer on edge than a square of the same weight. Goes into gates, shed trusses, partitions and solar stands.',
          features: 'Sharp corners|Weldable|Full wall thickness',
          specification: { Standard: 'IS 4923:1997', Material: 'Mild steel', Length: '6 m' },
        },
      ],
    },
    {
      id: 'gi-pipes',
      name: 'GI Pipes',
      searchWords: 'gi pipe,galvanised,jasta pipe,जीआई पाइप',
      alsoIn: ['upvc-pipes'],
      tips: [
        'Wrap threads with tape or hemp and paste.',
        'Do not weld, as zinc fumes harm and the bore then rusts.',
        'Support at every two metres on walls.',
        'Keep away from fresh lime and cement in the ground.',
        'Ends come threaded and capped, with one socket.',
        'Class and bore are stencilled along the pipe.',
      ],
      lines: [
        {
          name: 'GI Pipe Medium Class 6 m',
          brands: 'lohagiri dridhak lohmudra',
          unit: 'piece',
          hsn: '7306',
          picture: 'pipes:gi',
          sizes: sections(84, [
            ['15 mm', 1.26],
            ['20 mm', 1.63],
            ['25 mm', 2.52],
            ['32 mm', 3.25],
            ['40 mm', 3.75],
            ['50 mm', 5.25],
          ]),
          summary: 'Threaded zinc-coated pipe for water lines',
          description:
            'Hot-dipped inside and out, with one socket and a cap on the threads. For risers, pumps and garden lines where sun would harm plastic.',
          features: 'Both ends threaded|Socket included|Hot-dip zinc',
          specification: { Standard: 'IS 1239 (Part 1):2004', Grade: 'Medium, class B', Length: '6 m' },
        },
        {
          name: 'GI Pipe Light Class 6 m',
          brands: 'ispalok lohagiri lohmudra',
          unit: 'piece',
          hsn: '7306',
          picture: 'pipes:gi',
          sizes: sections(82, [
            ['15 mm', 0.97],
            ['20 mm', 1.41],
            ['25 mm', 2.02],
            ['32 mm', 2.58],
            ['40 mm', 3.26],
          ]),
          summary: 'Thin-wall zinc-coated pipe for posts and rails',
          description:
            'Where no pressure is asked: railings, clothes lines, tree guards and sheds. Lighter to carry and cheaper.',
          features: 'Easy to cut and bend|No paint needed|Clean outside weld',
          specification: { Standard: 'IS 1239 (Part 1):2004', Grade: 'Light, class A', Length: '6 m' },
        },
        {
          name: 'GI Pipe Heavy Class 6 m',
          brands: 'dridhak ayaskar',
          unit: 'piece',
          hsn: '7306',
          picture: 'pipes:gi',
          sizes: sections(82, [
            ['15 mm', 1.45],
            ['20 mm', 1.9],
            ['25 mm', 2.97],
            ['32 mm', 3.84],
            ['40 mm', 4.43],
            ['50 mm', 6.17],
          ]),
          bulkDiscounts: byRod,
          summary: 'Thick-walled zinc pipe for risers and fire lines',
          description:
            'The heaviest of the three classes, with wall enough for threads that last. Taken for pump houses, fire lines and long risers.',
          features: 'Class C, red band|Hot-dip zinc|Threaded with socket',
          specification: {
            Standard: 'IS 1239 (Part 1):2004',
            Grade: 'Heavy',
            Material: 'Galvanised steel',
            Length: '6 m',
          },
        },
      ],
    },
    {
      id: 'ss-tubes',
      name: 'Stainless Tubes',
      searchWords: 'ss pipe,railing pipe,steel railing,स्टील रेलिंग',
      tips: [
        'Keep carbon steel tools and dust away from it.',
        'Polish along the grain only.',
        'Leave the film on until the railing is up.',
        'Wash with water and mild soap; no acid from tile cleaning.',
        'Posts at 900 mm keep a handrail firm.',
        'TIG welds polish out without a trace.',
      ],
      lines: [
        {
          name: 'SS 304 Railing Tube 6 m',
          brands: 'lohagiri kapatin nirjhari ayaskar',
          unit: 'piece',
          hsn: '7306',
          picture: 'pipes:ss',
          sizes: [
            ['25 mm, 1.2 mm wall', 1490, 4.3],
            ['38 mm, 1.2 mm wall', 2290, 6.6],
            ['50 mm, 1.5 mm wall', 3820, 11],
          ],
          finishes: [
            ['Mirror', 1, 'ss'],
            ['Satin', 1.03, 'satin'],
          ],
          summary: 'Stainless round tube for stairs and balconies',
          description:
            'True 304 grade, so it stays bright through the monsoon. Cap open ends and wipe off welding marks with pickling paste.',
          features: 'Does not rust|Polished outside|Protective film',
          specification: { Grade: 'SS 304', Material: 'Stainless steel', Length: '6 m' },
        },
        {
          name: 'SS 202 Railing Tube 6 m',
          brands: 'lohagiri ayaskar',
          unit: 'piece',
          hsn: '7306',
          picture: 'pipes:ss',
          sizes: [
            ['25 mm, 1.0 mm wall', 890, 3.6],
            ['38 mm, 1.2 mm wall', 1490, 6.6],
            ['50 mm, 1.2 mm wall', 1980, 8.8],
          ],
          finishes: railing,
          bulkDiscounts: byRod,
          summary: 'Thrifty stainless tube for indoor railings',
          description:
            'Looks like the dearer grade and serves well in dry stairwells. Near kitchens, baths and open balconies take 304.',
          features: 'Bright weld seam|For inside work|Film wrapped',
          specification: { Grade: '202', Material: 'Stainless steel', Length: '6 m' },
        },
      ],
    },
  ],
}
