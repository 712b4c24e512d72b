import type { BulkDiscount, MainCategory } from '../rows.ts'

const pieces: readonly BulkDiscount[] = [
  [100, 3],
  [500, 6],
]

export const paversKerbs: MainCategory = {
  id: 'pavers-kerbs',
  name: 'Pavers & Kerbs',
  picture: 'paver:zigzag-red',
  searchWords: 'paver,interlock,tile,पेवर,इंटरलॉक',
  subcategories: [
    {
      id: 'paver-blocks',
      name: 'Paver Blocks',
      searchWords: 'interlocking tile,paver block,इंटरलॉकिंग टाइल',
      tips: [
        'Bed on 30 mm of coarse sand over a rolled base.',
        'Fill joints with dry fine sand and vibrate twice.',
        'Edge every field with a kerb, or the blocks creep.',
        'Choose 60 mm for paths, 80 for cars and 100 for lorries.',
        'Lay from three pallets at once to blend the colour.',
        'White bloom in the first months washes off by itself.',
      ],
      lines: [
        {
          name: 'Interlocking Paver Block',
          brands:
            'setukar/Zigzag#zigzag-red setukar/I-Shape#ishape-grey halkavi/Hexa#hexa-yellow matiyar/Brick_Bond#rect-red halkavi/Zigzag#zigzag-red setukar/Hexa#hexa-yellow bhumikar/I-Shape#ishape-grey bhumikar/Brick_Bond#rect-red',
          unit: 'sq ft',
          hsn: '6810',
          picture: 'paver:zigzag-red',
          sizes: [
            ['60 mm, M35', 44, 12.5],
            ['80 mm, M40', 56, 16.8],
            ['100 mm, M45', 69, 21],
          ],
          minQuantity: 100,
          quantityStep: 10,
          bulkDiscounts: [
            [500, 3],
            [2000, 6],
          ],
          summary: 'Pressed paver for drives, paths and parking',
          description:
            'Twin-layer press with colour on the wearing face. Lay on stone dust, fill joints with sand and lift any block later to reach a pipe.',
          features: 'Non-slip face|Lift and lay again|Stands up to cars',
          specification: { Standard: 'IS 15658:2021', Grade: 'M35|M40|M45', Material: 'Cement concrete' },
        },
      ],
    },
    {
      id: 'kerb-stones',
      name: 'Kerb Stones',
      searchWords: 'kerb,curb,footpath,कर्ब स्टोन',
      tips: [
        'Set in lean concrete, with a haunch behind.',
        'Leave a joint of ten millimetres and point it.',
        'Two men lift one piece with tongs; mind the toes.',
        'Check the line with a string at every tenth piece.',
        'Cut curves from the short length.',
        'Reckon with three per cent for breakage and ends.',
      ],
      lines: [
        {
          name: 'Precast Kerb Stone',
          brands: 'setukar halkavi girivar matiyar bhumikar',
          unit: 'piece',
          hsn: '6810',
          picture: 'kerb:plain',
          sizes: [
            ['300 x 300 x 150 mm', 118, 32],
            ['450 x 300 x 150 mm', 172, 48],
            ['600 x 300 x 150 mm', 228, 64],
          ],
          minQuantity: 20,
          quantityStep: 5,
          bulkDiscounts: [
            [100, 3],
            [400, 6],
          ],
          summary: 'Bevelled kerb for footpaths and garden edges',
          description:
            'M25 concrete, vibrated in steel moulds, with a bevel that does not chip under tyres. Set on lean concrete and haunch behind.',
          features: 'Bevelled edge|Smooth steel-mould face|Paint ready',
          specification: { Standard: 'IS 5758:2023', Grade: 'M25', Material: 'Cement concrete' },
        },
        {
          name: 'Precast Saucer Drain',
          brands: 'setukar halkavi bhumikar',
          unit: 'piece',
          hsn: '6810',
          picture: 'kerb:plain',
          sizes: [
            ['450 x 300 x 100 mm', 138, 29],
            ['600 x 300 x 100 mm', 176, 38],
          ],
          minQuantity: 20,
          quantityStep: 10,
          bulkDiscounts: pieces,
          summary: 'Shallow channel piece that leads rain along a road',
          description:
            'A dished face carries water beside the kerb and a wheel can still roll over it. Vibrated concrete, true at the ends.',
          features: 'Smooth dished face|M30 concrete|Square ends',
          specification: { Grade: 'M30', Material: 'Cement concrete' },
          searchWords: 'saucer drain,nali,नाली',
        },
      ],
    },
    {
      id: 'grass-pavers',
      name: 'Grass Pavers & Covers',
      searchWords: 'grass paver,tree guard,ghas,घास पेवर',
      tips: [
        'Set on a level, firm bed.',
        'Roll the base before laying.',
        'Sweep grit off the edges before fitting.',
        'Keep cars off for the first week.',
        'Use lifting hooks or bars, not fingers.',
        'Lift single pieces later to reach a pipe.',
      ],
      lines: [
        {
          name: 'Grass Paver Grid',
          brands: 'setukar halkavi girivar matiyar bhumikar',
          unit: 'piece',
          hsn: '6810',
          picture: 'grass-paver:grey',
          sizes: [
            ['400 x 400 x 80 mm', 74, 19],
            ['600 x 400 x 80 mm', 108, 28],
            ['600 x 400 x 100 mm', 126, 35],
          ],
          minQuantity: 50,
          quantityStep: 10,
          bulkDiscounts: [
            [200, 3],
            [800, 6],
          ],
          summary: 'Open concrete grid for green parking',
          description:
            'Cars stand on concrete while grass grows through and rain sinks into the ground. Fill cells with garden soil to two fingers below the top.',
          features: 'Lets rain soak in|Carries cars|Stays cooler than paving',
          specification: { Grade: 'M35', Material: 'Cement concrete', Shapes: 'Square|Rectangle' },
        },
        {
          name: 'RCC Drain Cover',
          brands: 'setukar girivar bhumikar',
          unit: 'piece',
          hsn: '6810',
          picture: 'manhole:grey',
          sizes: [
            ['450 x 450 mm, 5 t', 480, 38],
            ['600 x 600 mm, 10 t', 890, 78],
          ],
          minQuantity: 5,
          quantityStep: 1,
          bulkDiscounts: [
            [20, 3],
            [100, 6],
          ],
          summary: 'Steel-bound concrete cover for yards and footpaths',
          description:
            'Cast round a welded cage with a steel rim, so corners do not chip. Two lifting hooks lie flush in the top.',
          features: 'Steel rim|Lifting hooks|Load class cast in',
          specification: { Standard: 'IS 12592:2002', Grade: 'M40', Material: 'Reinforced concrete' },
          searchWords: 'drain cover,nali ka dhakkan,नाली ढक्कन',
        },
      ],
    },
  ],
}
