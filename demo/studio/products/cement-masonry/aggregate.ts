import { byLoad, byTonne } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const aggregate: MainCategory = {
  id: 'aggregate',
  name: 'Aggregate',
  picture: 'heap:gravel',
  searchWords: 'aggregate,gitti,bajri,rodi,गिट्टी,बजरी,रोड़ी',
  subcategories: [
    {
      id: 'coarse-aggregate',
      name: 'Coarse Aggregate',
      searchWords: '20mm gitti,10mm gitti,stone chips,पत्थर गिट्टी',
      tips: [
        'Wash off dust with a hose before mixing by hand.',
        'Keep sizes in separate bays; mixed heaps give poor concrete.',
        'Pieces should be chunky; reject a load of flakes.',
        'Grade M20 takes about 0.85 cubic metres to a cubic metre.',
        'Weighbridge slips come with each lorry.',
        'Say at ordering whether a tipper can turn at your gate.',
      ],
      lines: [
        {
          name: '20 mm Crushed Aggregate',
          brands: 'girivar patthari setukar bhumikar matiyar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:gravel',
          sizes: [
            ['Loose, per tonne', 1060, 1000],
            ['Jumbo bag, 1 tonne', 1360, 1000, 'jumbo-bag:gravel'],
          ],
          bulkDiscounts: byLoad,
          summary: 'Hard angular stone for slabs, beams and columns',
          description:
            'Crushed quartzite, screened and free from dust. Angular faces lock together, which gives concrete its strength.',
          features: 'Graded 20 mm down|Low flakiness|Dust below 1 %',
          specification: { Standard: 'IS 383:2016', 'Sizes(mm)': '20', Material: 'Crushed quartzite' },
        },
        {
          name: '10 mm Crushed Aggregate',
          brands: 'girivar patthari setukar bhumikar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:chips',
          sizes: [
            ['Loose, per tonne', 1010, 1000],
            ['Jumbo bag, 1 tonne', 1310, 1000, 'jumbo-bag:gravel'],
          ],
          bulkDiscounts: byLoad,
          summary: 'Small chips for thin slabs and to fill the mix',
          description:
            'Used with 20 mm stone it closes the gaps between larger pieces, and alone it serves thin sections and floor screeds.',
          features: 'Nominal 10 mm|Cubical shape|Washed on request',
          specification: { Standard: 'IS 383:2016', 'Sizes(mm)': '10', Material: 'Crushed quartzite' },
        },
        {
          name: '40 mm Crushed Aggregate',
          brands: 'girivar patthari bhumikar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:gravel',
          sizes: [
            ['Loose, per tonne', 940, 1000],
            ['Jumbo bag, 1 tonne', 1240, 1010, 'jumbo-bag:gravel'],
          ],
          bulkDiscounts: byTonne,
          summary: 'Large stone for lean concrete, rafts and drains',
          description:
            'Crushed from Aravalli quartzite and screened to one size. Used below floors, in mass footings and round soak pits.',
          features: 'Hard quartzite|Few flakes|Weighed load',
          specification: { Standard: 'IS 383:2016', 'Sizes(mm)': '40', Material: 'Crushed quartzite' },
        },
      ],
    },
    {
      id: 'base-materials',
      name: 'Dust & Base Materials',
      searchWords: 'stone dust,gsb,wmm,rodi,filling,पत्थर का चूरा',
      tips: [
        'Spread in layers of four inches and water each before rolling.',
        'Compact with a plate or roller until no heel mark shows.',
        'Good below pavers, floors and driveways.',
        'Trim to level with a string line before the next layer.',
        'Allow a quarter more than the finished volume for compaction.',
        'Not for concrete that carries load.',
      ],
      lines: [
        {
          name: 'Stone Dust',
          brands: 'girivar patthari bhumikar',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:dust',
          sizes: [
            ['Loose, per tonne', 640, 1000],
            ['Jumbo bag, 1 tonne', 930, 1000, 'jumbo-bag:msand'],
          ],
          bulkDiscounts: byLoad,
          summary: 'Crusher dust for bedding pavers and filling',
          description:
            'Packs tight under a plate compactor and makes a level bed for paver blocks and floor tiles. Cheaper than sand where no strength is asked.',
          features: 'Below 4.75 mm|Compacts hard|Level bed for pavers',
          specification: { 'Sizes(mm)': '4.75', Material: 'Crusher dust' },
        },
        {
          name: 'Granular Sub-Base GSB',
          brands: 'girivar setukar patthari',
          unit: 'tonne',
          hsn: '2517',
          picture: 'heap:gravel',
          sizes: [
            ['Grade I, per tonne', 720, 1000],
            ['Grade II, per tonne', 740, 1000],
          ],
          minQuantity: 5,
          quantityStep: 1,
          bulkDiscounts: [
            [20, 3],
            [60, 6],
          ],
          summary: 'Graded stone for drives, yards and floors on soil',
          description:
            'A mix from dust to sixty millimetres that locks under the roller and lets water drain. Lay in layers of fifteen centimetres.',
          features: 'Drains well|Firm under trucks|Graded at the crusher',
          specification: { Grade: 'I|II', Material: 'Crushed stone', 'Product Type': 'Granular sub-base' },
        },
        {
          name: 'Brick Bats for Filling',
          brands: 'matiyar girivar bhumikar',
          unit: 'tonne',
          hsn: '6904',
          picture: 'brick-stack:brown',
          sizes: [['Default', 1350, 1000]],
          minQuantity: 2,
          quantityStep: 1,
          bulkDiscounts: byTonne,
          summary: 'Broken brick for soling, terrace lime work and soak pits',
          description:
            'Halves and quarters of well burnt brick, free of earth. Rammed below floors it drains and does not sink.',
          features: 'Hard burnt|Little dust|Low rate by weight',
          specification: { Material: 'Burnt clay', 'Sizes(mm)': '40 to 120' },
          searchWords: 'rora,brick bat,rodi,रोड़ा',
        },
      ],
    },
    {
      id: 'decorative-pebbles',
      name: 'Decorative Pebbles',
      searchWords: 'pebble,garden stone,kankar,कंकड़',
      alsoIn: ['natural-stone'],
      tips: [
        'Lay a weed sheet first and edge the bed with stone.',
        'Measure the bed and order a tenth more.',
        'Rinse after laying; the first rain does the rest.',
        'Colours look deeper when wet, so see a wet sample.',
        'Mix sizes for a natural look around plants.',
        'Stone is a natural product; lots differ a little in tone.',
      ],
      lines: [
        {
          name: 'Polished Garden Pebbles',
          brands:
            'patthari/Snow_White#white patthari/Onyx_Black#black girivar/Mixed_River#mixed girivar/Pearl_White#white patthari/Slate_Black#black',
          unit: 'bag',
          hsn: '2517',
          picture: 'pebbles:white',
          sizes: [
            ['10-20 mm, 20 kg', 420, 20],
            ['20-40 mm, 20 kg', 440, 20],
            ['40-60 mm, 20 kg', 480, 20],
          ],
          summary: 'Round washed pebbles for beds, paths and planters',
          description:
            'Tumbled smooth and washed, they keep weeds down and soil moist. Twenty kilos cover about four square feet at two inches.',
          features: 'Washed and dust free|Colour does not fade|Keeps weeds down',
          specification: { Finish: 'Tumbled and polished', Coverage: 'about 4 sq ft per 20 kg' },
        },
        {
          name: 'Marble Chips for Mosaic',
          brands: 'patthari/Makrana#white girivar/Mixed#mixed',
          unit: 'bag',
          hsn: '2517',
          picture: 'pebbles:white',
          sizes: [
            ['No. 0, 2-4 mm, 50 kg', 290, 50],
            ['No. 2, 6-10 mm, 50 kg', 275, 50],
          ],
          bulkDiscounts: [
            [20, 3],
            [100, 6],
          ],
          summary: 'Washed chips for terrazzo floors and garden paths',
          description:
            'Screened offcuts of the marble yards, bright after grinding. Mix with white or tinted cement for a mosaic floor.',
          features: 'Washed|Graded by number|True colour',
          specification: { Material: 'Marble' },
          searchWords: 'chips,mosaic dana,मोज़ेक दाना',
        },
      ],
    },
  ],
}
