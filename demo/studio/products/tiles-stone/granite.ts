import { slabLots, slabs } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const granite: MainCategory = {
  id: 'granite',
  name: 'Granite',
  picture: 'slab:galaxy',
  searchWords: 'granite,grenite,ग्रेनाइट',
  subcategories: [
    {
      id: 'black-granite',
      name: 'Black Granite',
      searchWords: 'kala granite,black galaxy,kitchen slab,काला ग्रेनाइट',
      tips: [
        'Oil-rub the counter twice a year for depth.',
        'Dust shows on a mirror finish; leather hides it.',
        'Hot vessels leave no mark.',
        'Edge moulding is done at the yard, by the running foot.',
        'Measure after the cabinets are in.',
        'Ask for slabs of one block for a long counter.',
      ],
      lines: [
        {
          name: 'Black Granite Slab',
          brands: 'patthari/Galaxy#galaxy patthari/Absolute_Black#absolute girivar/Black_Pearl#pearl',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:galaxy',
          sizes: [
            ['16 mm', 168, 4.6],
            ['18 mm', 192, 5.1],
            ['20 mm', 225, 5.7],
          ],
          finishes: [
            ['Polished', 1],
            ['Leather', 1.12],
          ],
          minQuantity: 20,
          quantityStep: 5,
          bulkDiscounts: slabs,
          packagingCost: 2,
          summary: 'Dense black stone for kitchen tops and stairs',
          description:
            'Hot vessels, knives and lemon leave no mark. Ask for a fine chamfer on the front edge; it chips less.',
          features: 'Heat and scratch proof|No stain from haldi|Deep mirror polish',
          specification: { Material: 'Natural granite', 'Thickness(mm)': '16|18|20', Standard: 'IS 14223' },
        },
        {
          name: 'Black Granite Counter Slab',
          brands: 'patthari/Galaxy#galaxy girivar/Jet#absolute',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:absolute',
          sizes: [
            ['20 mm, 2 ft wide', 218, 5.4],
            ['20 mm, 2.5 ft wide', 236, 5.4],
          ],
          minQuantity: 10,
          quantityStep: 1,
          bulkDiscounts: slabLots,
          summary: 'Counter-width slab, edges sawn and ready for moulding',
          description:
            'Cut to the depth of a kitchen platform at the works, so nothing is wasted at home. One piece reaches up to nine feet.',
          features: 'Platform width|Up to nine feet long|Hard, heat-proof face',
          specification: { Material: 'Granite', Colour: 'Black' },
          searchWords: 'kitchen slab,platform,rasoi patthar,रसोई पत्थर',
        },
      ],
    },
    {
      id: 'coloured-granite',
      name: 'Coloured Granite',
      searchWords: 'red granite,brown granite,rangeen granite,लाल ग्रेनाइट',
      tips: [
        'Stands traffic in lobbies and on stairs for decades.',
        'Flamed faces grip in the rain.',
        'Grain runs in bands; lay them one way.',
        'Wash with neutral soap.',
        'Fix outside faces with pins above ten feet.',
        'Counted by the square foot, measured at the yard.',
      ],
      lines: [
        {
          name: 'Coloured Granite Slab',
          brands:
            'patthari/Lakha_Red#red patthari/Tan_Brown#tan girivar/Kashmir_Gold#gold girivar/Steel_Grey#steelgrey chitrashil/Ruby_Red#red patthari/Sira_Grey#steelgrey chitrashil/Desert_Gold#gold',
          unit: 'sq ft',
          hsn: '6802',
          picture: 'slab:red',
          sizes: [
            ['16 mm', 122, 4.5],
            ['18 mm', 138, 5],
          ],
          finishes: [
            ['Polished', 1],
            ['Flamed', 1.1],
          ],
          minQuantity: 20,
          quantityStep: 5,
          bulkDiscounts: slabs,
          packagingCost: 2,
          summary: 'Lively stone for floors, steps and fronts',
          description:
            'Polished inside, flamed outside: the same block gives both, so the step at the door matches the hall.',
          features: 'Colour does not fade|Flamed finish grips|For inside and outside',
          specification: { Material: 'Natural granite', 'Thickness(mm)': '16|18' },
        },
      ],
    },
    {
      id: 'granite-trims',
      name: 'Thresholds & Trims',
      searchWords: 'dehri,chaukhat patti,moulding,देहरी,दहलीज',
      tips: [
        'Cut to size, with both long edges polished.',
        'Set with a fall to the outside.',
        'Bed fully, or a heel will crack it.',
        'Groove the underside as a drip where rain falls.',
        'Match it with the counter or set it off.',
        'Measure the opening after plaster.',
      ],
      lines: [
        {
          name: 'Granite Door Threshold',
          brands: 'patthari/Galaxy#galaxy girivar/Tan_Brown#tan patthari/Lakha_Red#red',
          unit: 'piece',
          hsn: '6802',
          picture: 'stone-strip:galaxy',
          sizes: [
            ['900 x 100 mm', 210, 4.5],
            ['1050 x 125 mm', 285, 6.4],
            ['1200 x 150 mm', 360, 8.8],
          ],
          packagingCost: 5,
          summary: 'Ready-edged strip for doorways',
          description:
            'Both long edges are half-round and polished. Hides the line where two floors meet and keeps bathroom water in.',
          features: 'Polished both edges|Cut ready to lay|Matches slabs',
          specification: { Material: 'Natural granite', 'Thickness(mm)': '18' },
        },
        {
          name: 'Granite Window Sill',
          brands: 'patthari/Galaxy#galaxy girivar/Tan_Brown#tan',
          unit: 'piece',
          hsn: '6802',
          picture: 'stone-strip:galaxy',
          sizes: [
            ['1200 x 200 mm', 520, 13],
            ['1500 x 230 mm', 740, 19],
            ['1800 x 230 mm', 890, 23],
          ],
          summary: 'Moulded sill with drip groove, cut to length',
          description:
            'The front edge is half round and a groove below sheds rain. Set with a slight fall to the outside.',
          features: 'Half-round edge|Drip groove|Polished top',
          specification: { Material: 'Granite', 'Thickness(mm)': '18' },
        },
      ],
    },
  ],
}
