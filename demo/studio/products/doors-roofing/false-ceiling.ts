import { sheets } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const falseCeiling: MainCategory = {
  id: 'false-ceiling',
  name: 'False Ceiling & Insulation',
  picture: 'gypsum:plain',
  searchWords: 'false ceiling,gypsum,insulation,फॉल्स सीलिंग',
  subcategories: [
    {
      id: 'gypsum-boards',
      name: 'Gypsum Boards',
      searchWords: 'gypsum board,pop ceiling,जिप्सम बोर्ड',
      tips: [
        'Screw at every nine inches, heads just below the face.',
        'Stagger joints and tape them.',
        'Keep dry and flat in store.',
        'Cut by scoring and snapping.',
        'Hang heavy lamps from the slab, not from the board.',
        'Leave a gap to the wall for movement.',
      ],
      lines: [
        {
          name: 'Gypsum Board 6 x 4 ft',
          brands: 'deewarsa halkavi chhatravi bhumikar',
          unit: 'sheet',
          hsn: '6809',
          picture: 'gypsum:plain',
          sizes: [
            ['12.5 mm standard', 395, 19],
            ['12.5 mm moisture resistant', 640, 20, 'gypsum:green'],
            ['12.5 mm fire resistant', 690, 21, 'gypsum:pink'],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 5],
          ],
          packagingCost: 6,
          summary: 'Paper-faced board for ceilings and partitions',
          description:
            'Score, snap and screw: a room has a new ceiling in two days without wet work. Green for bathrooms, pink for escape routes.',
          features: 'Tapered edges|No wet work|Holds cove lights',
          specification: { Standard: 'IS 2095:2011', 'Thickness(mm)': '12.5', 'Sizes(Inces)': '72 x 48' },
        },
        {
          name: 'Calcium Silicate Board',
          brands: 'halkavi chhatravi',
          unit: 'sheet',
          hsn: '6811',
          picture: 'gypsum:plain',
          sizes: [
            ['8 x 4 ft, 6 mm', 690, 18],
            ['8 x 4 ft, 8 mm', 890, 24],
            ['8 x 4 ft, 10 mm', 1120, 30],
          ],
          bulkDiscounts: sheets,
          summary: 'Damp-proof board for bathroom ceilings and outer soffits',
          description:
            'Cement, silica and fibre cured in steam: it neither sags nor swells. Screws and joints are treated as with gypsum.',
          features: 'Stands steam|Does not burn|Firm for tiles',
          specification: { Standard: 'IS 14862:2000', Material: 'Calcium silicate' },
        },
        {
          name: 'Gypsum Partition Board',
          brands: 'deewarsa halkavi bhumikar',
          unit: 'sheet',
          hsn: '6809',
          picture: 'gypsum:plain',
          sizes: [
            ['8 x 4 ft, 12.5 mm', 560, 26],
            ['10 x 4 ft, 12.5 mm', 710, 32],
            ['8 x 4 ft, 15 mm', 690, 31],
          ],
          bulkDiscounts: sheets,
          summary: 'Long board for dry walls from floor to ceiling',
          description:
            'One sheet reaches the ceiling, so no cross joint has to be filled. Two layers with wool between hush an office.',
          features: 'Full height|Tapered edges|Quick to tape',
          specification: { Standard: 'IS 2095 (Part 1):2011', Material: 'Gypsum' },
        },
      ],
    },
    {
      id: 'ceiling-channels',
      name: 'Ceiling Channels & Tiles',
      searchWords: 'ceiling channel,grid,ceiling tile,चैनल',
      tips: [
        'Strike a level line all round first.',
        'Hangers at four feet, sections at eighteen inches.',
        'Keep a hatch near the air conditioner.',
        'Use gloves; edges are sharp and tiles stain.',
        'Bring cables before you close.',
        'Count five per cent more for cuts.',
      ],
      lines: [
        {
          name: 'GI Ceiling Section 12 ft',
          brands: 'chhatravi lohagiri lohmudra',
          unit: 'piece',
          hsn: '7216',
          picture: 'ceiling-channel:gi',
          sizes: [
            ['Perimeter channel', 88, 0.9],
            ['Intermediate channel', 138, 1.5],
            ['Ceiling section', 128, 1.4],
          ],
          bulkDiscounts: [
            [50, 3],
            [200, 6],
          ],
          summary: 'Galvanised sections for gypsum ceilings',
          description:
            'Rolled straight with dimples that stop the screw from slipping. Three sections make the whole frame.',
          features: 'Straight over 12 ft|Zinc 120 g|Knurled face',
          specification: { Material: 'Galvanised steel', 'Thickness(mm)': '0.5' },
        },
        {
          name: 'Mineral Fibre Ceiling Tile',
          brands: 'chhatravi deewarsa halkavi',
          unit: 'box',
          hsn: '6806',
          picture: 'ceiling-tile:white',
          sizes: [
            ['595 x 595 mm, 12 mm, 14 tiles', 1390, 18],
            ['595 x 595 mm, 15 mm, 12 tiles', 1480, 20],
          ],
          summary: 'Drop-in tile that hushes an office',
          description:
            'Fissured face soaks up sound and lifts out to reach wires. For grid ceilings with 15 or 24 mm tees.',
          features: 'Sound soft|Lifts out|Bright white',
          specification: { 'Sizes(mm)': '595 x 595', 'Thickness(mm)': '12|15' },
        },
        {
          name: 'Ceiling T-Grid Section',
          brands: 'chhatravi lohagiri deewarsa',
          unit: 'piece',
          hsn: '7216',
          picture: 'ceiling-channel:gi',
          sizes: [
            ['Main tee, 3.6 m', 168, 1.1],
            ['Cross tee, 1.2 m', 58, 0.34],
            ['Cross tee, 0.6 m', 31, 0.17],
            ['Wall angle, 3 m', 82, 0.6],
          ],
          bulkDiscounts: [
            [50, 3],
            [200, 6],
          ],
          summary: 'Click-in tees for office ceilings of two by two feet',
          description:
            'White-capped steel that clicks together without a screw. Tiles lift out wherever a cable has to be reached.',
          features: 'Clicks together|White capped|24 mm face',
          specification: { Material: 'Galvanised steel' },
          searchWords: 't grid,grid ceiling,ग्रिड सीलिंग',
        },
      ],
    },
    {
      id: 'insulation',
      name: 'Insulation',
      searchWords: 'rockwool,thermocol,xps,heat insulation,थर्मोकोल',
      tips: [
        'Push tightly together, no gaps at the frame.',
        'Sweep up offcuts and bag them at once.',
        'Keep dry, for wet stuff does not insulate.',
        'A top floor room gains most from it.',
        'Cut oversize by a finger for a snug fit.',
        'Also dulls noise from the road.',
      ],
      lines: [
        {
          name: 'Rockwool Slab',
          brands: 'chhatravi tapani halkavi',
          unit: 'pack',
          hsn: '6806',
          picture: 'rockwool:plain',
          sizes: [
            ['50 mm, 48 density, 6 slabs', 790, 10],
            ['50 mm, 96 density, 4 slabs', 860, 13],
            ['75 mm, 64 density, 4 slabs', 980, 13],
          ],
          summary: 'Stone wool for heat, sound and fire',
          description:
            'Friction-fits between studs in partitions and over ceilings. Wear gloves and a mask while cutting.',
          features: 'Does not burn|Hushes walls|Cuts with a bread knife',
          specification: { Standard: 'IS 8183:1993', 'Sizes(mm)': '1000 x 600' },
        },
        {
          name: 'XPS Insulation Board',
          brands: 'chhatravi jalrodhi halkavi',
          unit: 'sheet',
          hsn: '3921',
          picture: 'xps:blue',
          sizes: [
            ['1250 x 600 mm, 25 mm', 290, 0.7],
            ['1250 x 600 mm, 50 mm', 560, 1.4],
            ['1250 x 600 mm, 75 mm', 835, 2.1],
          ],
          bulkDiscounts: [
            [50, 3],
            [200, 6],
          ],
          summary: 'Hard foam for terraces under tiles',
          description:
            'Closed cells take up no water, so it lies above the waterproofing and under the screed. Halves the heat through a roof.',
          features: 'Carries foot traffic|No water uptake|Shiplap edges',
          specification: { 'Thickness(mm)': '25|50|75', Material: 'Extruded polystyrene' },
        },
        {
          name: 'Glass Wool Roll',
          brands: 'chhatravi halkavi',
          unit: 'roll',
          hsn: '6806',
          picture: 'rockwool:plain',
          sizes: [
            ['50 mm, 24 density, 15 x 1.2 m', 2450, 21.6],
            ['75 mm, 24 density, 10 x 1.2 m', 2380, 21.6],
          ],
          summary: 'Soft wool for sheds, partitions and above ceilings',
          description:
            'Rolls out between purlins and keeps the roof from roasting the hall below. Does not burn or feed mice.',
          features: 'Light to carry|Does not burn|Dulls rain noise',
          specification: { Standard: 'IS 8183:1993', Density: '24 kg per cubic metre' },
        },
      ],
    },
  ],
}
