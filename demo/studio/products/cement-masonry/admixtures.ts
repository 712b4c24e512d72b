import type { MainCategory } from '../rows.ts'

export const admixtures: MainCategory = {
  id: 'admixtures',
  name: 'Concrete Admixtures',
  picture: 'jerrycan:blue:SET@yojak',
  searchWords: 'admixture,concrete chemical,dhalai chemical,केमिकल',
  subcategories: [
    {
      id: 'plasticisers',
      name: 'Plasticisers',
      searchWords: 'plasticizer,superplasticizer,concrete flow',
      tips: [
        'Dose by the bag of cement and stir into the mixing water.',
        'Try it on a small batch before the day of the slab.',
        'Shake the can well when it has stood for a month.',
        'An overdose slows setting; do not guess with the lid.',
        'Keep the can out of the sun and away from frost.',
        'Tell the ready-mix plant before you add it on site.',
      ],
      lines: [
        {
          name: 'Concrete Superplasticiser',
          brands: 'yojak jalrodhi chipkan bhumikar',
          unit: 'can',
          hsn: '3824',
          picture: 'jerrycan:blue:FLOW',
          sizes: [
            ['1 L', 185, 1.2],
            ['5 L', 810, 6],
            ['20 L', 2950, 24],
          ],
          summary: 'Makes stiff concrete flow without more water',
          description:
            'Cuts mixing water by up to a fifth, or lifts slump at the same water. Pour it with the last third of the water, two hundred millilitres to a bag.',
          features: 'Saves water and cement|Easier pumping|No chlorides',
          specification: {
            Standard: 'IS 9103:1999',
            Coverage: '200 ml per 50 kg bag',
            'Product Type': 'Superplasticiser',
          },
        },
        {
          name: 'Concrete Set Accelerator',
          brands: 'yojak jalrodhi',
          unit: 'can',
          hsn: '3824',
          picture: 'jerrycan:blue:FAST SET',
          sizes: [
            ['1 L', 165, 1.3],
            ['5 L', 740, 6.4],
            ['20 L', 2680, 25.4],
          ],
          summary: 'Brings concrete to setting sooner on cold days',
          description:
            'Free of chloride, so bars do not rust. In December it lets the gang strip side forms the next morning.',
          features: 'Chloride free|For winter and precast|Liquid, easy to dose',
          specification: { Standard: 'IS 9103:1999', 'Product Type': 'Accelerating admixture' },
          searchWords: 'accelerator,jaldi jamne wala,sardi,जल्दी जमने वाला',
        },
        {
          name: 'Concrete Retarder',
          brands: 'yojak bhumikar',
          unit: 'can',
          hsn: '3824',
          picture: 'jerrycan:blue:SLOW SET',
          sizes: [
            ['5 L', 690, 6],
            ['20 L', 2450, 23.6],
          ],
          summary: 'Holds back setting in summer and on long hauls',
          description:
            'Keeps a mix workable for two hours more in May, so large rafts can be cast without a cold joint. Strength at 28 days is not harmed.',
          features: 'Two more hours of work|For hot weather|No loss of strength',
          specification: { Standard: 'IS 9103:1999', 'Product Type': 'Retarding admixture' },
          searchWords: 'retarder,garmi,der se jamne wala,देर से जमने वाला',
        },
      ],
    },
    {
      id: 'integral-waterproofers',
      name: 'Integral Waterproofing',
      searchWords: 'waterproof powder,lw,seepage,सीलन,silan',
      alsoIn: ['waterproofing'],
      tips: [
        'The usual dose goes with one bag of cement; see the mark on the pack.',
        'It helps dense concrete only; honeycombs still leak.',
        'Add it to roof slabs, sunken floors, tanks and the last coat of plaster.',
        'Mix it in at the start, not when the concrete is already wet.',
        'Buy for the whole slab at once, so that every batch gets the same.',
        'Wash splashes from skin with plain water.',
      ],
      lines: [
        {
          name: 'Integral Waterproofing Liquid',
          brands: 'yojak jalrodhi deewarsa bhumikar',
          unit: 'can',
          hsn: '3824',
          picture: 'jerrycan:white:LW',
          sizes: [
            ['200 ml', 62, 0.25, 'bottle:white:LW'],
            ['1 L', 178, 1.1],
            ['5 L', 790, 5.5],
            ['20 L', 2880, 22],
          ],
          summary: 'Mixed into plaster and concrete to keep damp out',
          description:
            'Two hundred millilitres go into the water for each bag of cement. It closes fine pores in plaster, slabs and tanks for the life of the work.',
          features: 'One dose per bag|Also makes mortar smoother|Safe for drinking water tanks',
          specification: {
            Standard: 'IS 2645:2003',
            Coverage: '200 ml per 50 kg bag',
            'Product Type': 'Integral waterproofer',
          },
        },
        {
          name: 'Integral Waterproofing Powder',
          brands: 'yojak jalrodhi bhumikar',
          unit: 'pack',
          hsn: '3824',
          picture: 'pouch:white:IWP',
          sizes: [
            ['200 g', 22, 0.2],
            ['1 kg', 96, 1],
          ],
          bulkDiscounts: [
            [50, 3],
            [200, 6],
          ],
          summary: 'Powder that goes into the mixer, one pack to a bag of cement',
          description:
            'Fills the fine pores of plaster and slab as the mix hardens. Packed by the dose, so nothing has to be measured.',
          features: 'One pack to one bag|Mixes dry|Cuts seepage',
          specification: { Standard: 'IS 2645:2003', 'Product Type': 'Integral waterproofing compound' },
          searchWords: 'waterproof powder,seelan,सीलन पाउडर',
        },
      ],
    },
    {
      id: 'bonding-curing',
      name: 'Bonding & Curing Agents',
      searchWords: 'bonding agent,sbr latex,curing compound,तराई,tarai',
      tips: [
        'Clean the surface first; dust is what makes it fail.',
        'Work section by section, without puddles.',
        'Clean tools before it dries on them.',
        'Do not thin beyond what the can says.',
        'Shade the surface on hot afternoons, or coat it after sunset.',
        'Note the batch on the pour card for later reference.',
      ],
      lines: [
        {
          name: 'SBR Bonding Latex',
          brands: 'yojak jalrodhi chipkan',
          unit: 'can',
          hsn: '3824',
          picture: 'jerrycan:white:SBR',
          sizes: [
            ['1 L', 345, 1.1],
            ['5 L', 1590, 5.5],
            ['20 L', 5900, 22],
          ],
          summary: 'Latex that ties new concrete to old',
          description:
            'Brushed as a slurry with cement it bonds patch plaster and screeds for good. In mortar it also keeps bathrooms and sunken slabs dry.',
          features: 'Strong bond to old concrete|Repels water|Bends a little without cracking',
          specification: { 'Product Type': 'Styrene butadiene latex', Coverage: 'about 40 sq ft per litre' },
        },
        {
          name: 'White Curing Compound',
          brands: 'yojak setukar',
          unit: 'can',
          hsn: '3824',
          picture: 'drum:white:CURE',
          sizes: [
            ['20 L', 1650, 20, 'jerrycan:white:CURE'],
            ['200 L', 14900, 200],
          ],
          summary: 'Sprayed film that keeps water inside fresh concrete',
          description:
            'One coat replaces a week of watering by hand where water is scarce. The white film throws back heat and wears off by itself.',
          features: 'No daily watering|Reflects the sun|Spray or brush',
          specification: { 'Product Type': 'Wax based curing compound', Coverage: '50 sq ft per litre' },
        },
        {
          name: 'Epoxy Bonding Agent',
          brands: 'yojak jalrodhi',
          unit: 'set',
          hsn: '3506',
          picture: 'can:white:BOND',
          sizes: [
            ['1 kg set', 780, 1.1],
            ['5 kg set', 3650, 5.3],
          ],
          summary: 'Two-part glue between old and new concrete',
          description:
            'Brush it on and pour while it is wet: the new concrete grips better than the old one holds together. For extensions, steps and column jackets.',
          features: 'Bond above the strength of concrete|Wet on wet|Damp ground allowed',
          specification: {
            Standard: 'ASTM C881',
            'Product Type': 'Epoxy bonding agent',
            Coverage: 'about 35 sq ft per kg',
          },
        },
        {
          name: 'Shuttering Release Oil',
          brands: 'yojak chipkan bhumikar',
          unit: 'can',
          hsn: '3824',
          picture: 'jerrycan:white:RELEASE',
          sizes: [
            ['5 L', 480, 4.6],
            ['20 L', 1720, 18.2],
          ],
          summary: 'Lets forms come off clean',
          description:
            'A thin film on ply or steel keeps cement from sticking and leaves no stain below the plaster. One litre covers 300 square feet.',
          features: 'No stains|Saves ply|Brush or spray',
          specification: { 'Product Type': 'Mould release', Coverage: 'about 300 sq ft per litre' },
          searchWords: 'shuttering oil,shuttering tel,शटरिंग तेल',
        },
      ],
    },
  ],
}
