import type { Bulk, Main } from '../rows.ts'

const byLoad: readonly Bulk[] = [
  [5, 2],
  [15, 5],
]
const byFoot: readonly Bulk[] = [
  [200, 2],
  [500, 5],
]

export const sandAggregateMains: readonly Main[] = [
  {
    id: 'sand',
    name: 'Sand',
    pic: 'heap:river',
    words: 'sand,reti,ret,balu,रेत,रेती,बालू',
    subs: [
      {
        id: 'river-sand',
        name: 'River Sand',
        words: 'river sand,nadi ki ret,yamuna sand,badarpur,बदरपुर,नदी की रेत',
        lines: [
          {
            name: 'Coarse River Sand',
            makes: 'girivar/Yamuna setukar/Badarpur patthari/Chambal girivar/Banas bhumikar/Sone',
            unit: 'cft',
            hsn: '2505',
            pic: 'heap:river',
            sizes: [['Default', 64, 45]],
            minQuantity: 50,
            quantityStep: 50,
            bulk: byFoot,
            short: 'Clean coarse sand for RCC and masonry',
            long: 'Screened at 4.75 mm and low in silt: shake a little in a glass of water and see for yourself. Falls in Zone II, the grading most mixes are made for.',
            features: 'Silt below 3 %|Zone II grading|Free of clay lumps',
            spec: { Standard: 'IS 383:2016', Grade: 'Zone II', 'Product Type': 'Natural sand' },
          },
        ],
      },
      {
        id: 'm-sand',
        name: 'M-Sand',
        words: 'm sand,manufactured sand,crusher sand,एम सैंड',
        lines: [
          {
            name: 'Concrete M-Sand',
            makes: 'girivar setukar patthari bhumikar matiyar',
            unit: 'tonne',
            hsn: '2517',
            pic: 'heap:msand',
            sizes: [
              ['Loose, per tonne', 1080, 1000],
              ['Jumbo bag, 1 tonne', 1390, 1000, 'jumbo-bag:msand'],
            ],
            bulk: byLoad,
            short: 'Crushed and washed sand with the same grading all year',
            long: 'Rock is crushed, shaped and washed, so grains are cubical and fines stay within limits. The monsoon does not stop supply.',
            features: 'Same grading every load|Washed fines|Available in the monsoon',
            spec: { Standard: 'IS 383:2016', Grade: 'Zone II', 'Product Type': 'Manufactured sand' },
          },
        ],
      },
      {
        id: 'plaster-sand',
        name: 'Plaster Sand',
        words: 'fine sand,plaster sand,barik reti,बारीक रेती',
        lines: [
          {
            name: 'Fine Plaster Sand',
            makes:
              'girivar/Jamuna_Fine setukar/Washed_Fine patthari/Desert_Fine bhumikar/Double_Washed matiyar/Sieved_Fine',
            unit: 'cft',
            hsn: '2505',
            pic: 'heap:fine',
            sizes: [
              ['Loose, per cft', 52, 44],
              ['Bag of 40 kg', 68, 40, 'bag:white:SAND'],
            ],
            minQuantity: 10,
            quantityStep: 10,
            bulk: byFoot,
            short: 'Fine screened sand for plaster and pointing',
            long: 'Passes a 2.36 mm screen, so the float leaves no lines. Mix one to four for inside walls and one to three for outside.',
            features: 'Screened twice|Smooth under the float|Light even colour',
            spec: { Standard: 'IS 1542:1992', Grade: 'Zone IV', 'Product Type': 'Plastering sand' },
          },
        ],
      },
    ],
  },
  {
    id: 'aggregate',
    name: 'Aggregate',
    pic: 'heap:gravel',
    words: 'aggregate,gitti,bajri,rodi,गिट्टी,बजरी,रोड़ी',
    subs: [
      {
        id: 'coarse-aggregate',
        name: 'Coarse Aggregate',
        words: '20mm gitti,10mm gitti,stone chips,पत्थर गिट्टी',
        lines: [
          {
            name: '20 mm Crushed Aggregate',
            makes: 'girivar patthari setukar bhumikar matiyar',
            unit: 'tonne',
            hsn: '2517',
            pic: 'heap:gravel',
            sizes: [
              ['Loose, per tonne', 1060, 1000],
              ['Jumbo bag, 1 tonne', 1360, 1000, 'jumbo-bag:gravel'],
            ],
            bulk: byLoad,
            short: 'Hard angular stone for slabs, beams and columns',
            long: 'Crushed quartzite, screened and free from dust. Angular faces lock together, which gives concrete its strength.',
            features: 'Graded 20 mm down|Low flakiness|Dust below 1 %',
            spec: { Standard: 'IS 383:2016', 'Sizes(mm)': '20', Material: 'Crushed quartzite' },
          },
          {
            name: '10 mm Crushed Aggregate',
            makes: 'girivar patthari setukar bhumikar',
            unit: 'tonne',
            hsn: '2517',
            pic: 'heap:chips',
            sizes: [
              ['Loose, per tonne', 1010, 1000],
              ['Jumbo bag, 1 tonne', 1310, 1000, 'jumbo-bag:gravel'],
            ],
            bulk: byLoad,
            short: 'Small chips for thin slabs and to fill the mix',
            long: 'Used with 20 mm stone it closes the gaps between larger pieces, and alone it serves thin sections and floor screeds.',
            features: 'Nominal 10 mm|Cubical shape|Washed on request',
            spec: { Standard: 'IS 383:2016', 'Sizes(mm)': '10', Material: 'Crushed quartzite' },
          },
        ],
      },
      {
        id: 'base-materials',
        name: 'Dust & Base Materials',
        words: 'stone dust,gsb,wmm,rodi,filling,पत्थर का चूरा',
        lines: [
          {
            name: 'Stone Dust',
            makes: 'girivar patthari bhumikar',
            unit: 'tonne',
            hsn: '2517',
            pic: 'heap:dust',
            sizes: [
              ['Loose, per tonne', 640, 1000],
              ['Jumbo bag, 1 tonne', 930, 1000, 'jumbo-bag:msand'],
            ],
            bulk: byLoad,
            short: 'Crusher dust for bedding pavers and filling',
            long: 'Packs tight under a plate compactor and makes a level bed for paver blocks and floor tiles. Cheaper than sand where no strength is asked.',
            features: 'Below 4.75 mm|Compacts hard|Level bed for pavers',
            spec: { 'Sizes(mm)': '4.75', Material: 'Crusher dust' },
          },
          {
            name: 'Granular Sub-Base GSB',
            makes: 'girivar setukar patthari',
            unit: 'tonne',
            hsn: '2517',
            pic: 'heap:gravel',
            sizes: [
              ['Grade I, per tonne', 720, 1000],
              ['Grade II, per tonne', 740, 1000],
            ],
            minQuantity: 5,
            quantityStep: 1,
            bulk: [
              [20, 3],
              [60, 6],
            ],
            short: 'Graded stone for drives, yards and floors on soil',
            long: 'A mix from dust to sixty millimetres that locks under the roller and lets water drain. Lay in layers of fifteen centimetres.',
            features: 'Drains well|Firm under trucks|Graded at the crusher',
            spec: { Grade: 'I|II', Material: 'Crushed stone', 'Product Type': 'Granular sub-base' },
          },
        ],
      },
      {
        id: 'decorative-pebbles',
        name: 'Decorative Pebbles',
        words: 'pebble,garden stone,kankar,कंकड़',
        alsoIn: ['natural-stone'],
        lines: [
          {
            name: 'Polished Garden Pebbles',
            makes:
              'patthari/Snow_White#white patthari/Onyx_Black#black girivar/Mixed_River#mixed girivar/Pearl_White#white patthari/Slate_Black#black',
            unit: 'bag',
            hsn: '2517',
            pic: 'pebbles:white',
            sizes: [
              ['10-20 mm, 20 kg', 420, 20],
              ['20-40 mm, 20 kg', 440, 20],
              ['40-60 mm, 20 kg', 480, 20],
            ],
            short: 'Round washed pebbles for beds, paths and planters',
            long: 'Tumbled smooth and washed, they keep weeds down and soil moist. Twenty kilos cover about four square feet at two inches.',
            features: 'Washed and dust free|Colour does not fade|Keeps weeds down',
            spec: { Finish: 'Tumbled and polished', Coverage: 'about 4 sq ft per 20 kg' },
          },
        ],
      },
    ],
  },
]
