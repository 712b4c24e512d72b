import { byLoad, byTonne } from './bulk-discounts.ts'
import type { BulkDiscount, MainCategory } from '../rows.ts'

const byFoot: readonly BulkDiscount[] = [
  [200, 2],
  [500, 5],
]

export const sand: MainCategory = {
  id: 'sand',
  name: 'Sand',
  picture: 'heap:yamuna@girivar',
  searchWords: 'sand,reti,ret,balu,रेत,रेती,बालू',
  subcategories: [
    {
      id: 'river-sand',
      name: 'River Sand',
      searchWords: 'river sand,nadi ki ret,yamuna sand,badarpur,बदरपुर,नदी की रेत',
      tips: [
        'Rub it in the palm: good sand leaves no clay behind.',
        'Sieve once through the 4.75 mm mesh for brickwork.',
        'Measure loads when dry; damp sand swells by a fifth.',
        'A small lorry holds about 250 cubic feet.',
        'Keep the heap on a sheet, away from leaves and the lane.',
        'Wash it if the water turns muddy in a bottle test.',
      ],
      lines: [
        {
          name: 'Coarse River Sand',
          brands:
            'girivar/Yamuna#yamuna setukar/Badarpur#badarpur patthari/Chambal#chambal girivar/Banas#banas bhumikar/Sone#sone',
          unit: 'cft',
          hsn: '2505',
          picture: 'heap:river@',
          sizes: [['Default', 64, 45]],
          minQuantity: 50,
          quantityStep: 50,
          bulkDiscounts: byFoot,
          summary: 'Clean coarse sand for RCC and masonry',
          description:
            'Screened at 4.75 mm and low in silt: shake a little in a glass of water and see for yourself. Falls in Zone II, the grading most mixes are made for.',
          features: 'Silt below 3 %|Zone II grading|Free of clay lumps',
          specification: { Standard: 'IS 383:2016', Grade: 'Zone II', 'Product Type': 'Natural sand' },
        },
        {
          name: 'Filling Sand',
          brands: 'girivar bhumikar',
          unit: 'cft',
          hsn: '2505',
          picture: 'heap:fine@',
          sizes: [['Default', 34, 44]],
          minQuantity: 100,
          quantityStep: 50,
          bulkDiscounts: [
            [500, 3],
            [1000, 6],
          ],
          summary: 'Fine sand for plinths, sunken floors and below tiles',
          description:
            'Runs into every corner and settles tight when flooded. Not washed, hence the low rate.',
          features: 'Packs with water|No clay lumps|By the lorry',
          specification: { Material: 'Natural sand', Grade: 'Zone IV' },
          searchWords: 'bharat,bharai,filling,भराव रेत',
        },
      ],
    },
    {
      id: 'm-sand',
      name: 'M-Sand',
      searchWords: 'm sand,manufactured sand,crusher sand,एम सैंड',
      tips: [
        'Angular grains want slightly more water or a plasticiser.',
        'Zone II grading suits pumped and hand-placed concrete alike.',
        'Wet the heap lightly in summer, as fines blow away.',
        'It is billed by weight over the weighbridge.',
        'Mix trial cubes when you change from river sand.',
        'No silt, no shells and no season without supply.',
      ],
      lines: [
        {
          name: 'Concrete M-Sand',
          brands: 'girivar setukar patthari bhumikar matiyar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:msand@',
          sizes: [
            ['Loose, per tonne', 1080, 1000],
            ['Jumbo bag, 1 tonne', 1390, 1000, 'jumbo-bag:msand'],
          ],
          bulkDiscounts: byLoad,
          summary: 'Crushed and washed sand with the same grading all year',
          description:
            'Rock is crushed, shaped and washed, so grains are cubical and fines stay within limits. The monsoon does not stop supply.',
          features: 'Same grading every load|Washed fines|Available in the monsoon',
          specification: { Standard: 'IS 383:2016', Grade: 'Zone II', 'Product Type': 'Manufactured sand' },
        },
        {
          name: 'Double-Washed M-Sand',
          brands: 'girivar halkavi bhumikar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:msand@',
          sizes: [
            ['Loose, per tonne', 1240, 1000],
            ['Jumbo bag, 1 tonne', 1540, 1010, 'jumbo-bag:msand'],
          ],
          bulkDiscounts: byTonne,
          summary: 'Crushed sand with the dust washed out twice',
          description:
            'Below two per cent of fines, so it needs less water and finishes cleaner. Fit for high grades and pumped mixes.',
          features: 'Low fines|Cubical grains|Steady Zone II',
          specification: { Standard: 'IS 383:2016', Grade: 'Zone II', Material: 'Crushed quartzite' },
        },
      ],
    },
    {
      id: 'plaster-sand',
      name: 'Plaster Sand',
      searchWords: 'fine sand,plaster sand,barik reti,बारीक रेती',
      tips: [
        'Sieve twice for the last coat on ceilings.',
        'Too fine a sand cracks; blend it with coarser grains for outer walls.',
        'One cubic foot covers about 16 square feet at half an inch.',
        'Use a clean sheet under the heap, since straw shows on the wall.',
        'Mix no more than can be used in half an hour.',
        'Order for a whole face at a time, so that the texture matches.',
      ],
      lines: [
        {
          name: 'Fine Plaster Sand',
          brands:
            'girivar/Jamuna_Fine setukar/Washed_Fine patthari/Desert_Fine bhumikar/Double_Washed matiyar/Sieved_Fine',
          unit: 'cft',
          hsn: '2505',
          picture: 'heap:fine@',
          sizes: [
            ['Loose, per cft', 52, 44],
            ['Bag of 40 kg', 68, 40, 'bag:white:SAND', 'bag'],
          ],
          minQuantity: 10,
          quantityStep: 10,
          bulkDiscounts: byFoot,
          summary: 'Fine screened sand for plaster and pointing',
          description:
            'Passes a 2.36 mm screen, so the float leaves no lines. Mix one to four for inside walls and one to three for outside.',
          features: 'Screened twice|Smooth under the float|Light even colour',
          specification: { Standard: 'IS 1542:1992', Grade: 'Zone IV', 'Product Type': 'Plastering sand' },
        },
        {
          name: 'Plaster M-Sand',
          brands: 'halkavi bhumikar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:msand@',
          sizes: [
            ['Loose, per tonne', 1180, 1000],
            ['Jumbo bag, 1 tonne', 1480, 1010, 'jumbo-bag:msand'],
          ],
          bulkDiscounts: byTonne,
          summary: 'Fine crushed sand made for plaster',
          description:
            'Screened below 2.36 mm, with rounded grains that do not tear under the float. No shells, roots or clay to sieve out.',
          features: 'No sieving|No silt|Even shade',
          specification: { Standard: 'IS 1542:1992', Material: 'Crushed stone' },
        },
      ],
    },
  ],
}
