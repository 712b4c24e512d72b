import type { Bulk, Main } from './types.ts';

const bags: readonly Bulk[] = [[50, 1], [200, 2], [400, 3]];

export const cementMains: readonly Main[] = [
  {
    id: 'cement', name: 'Cement', pic: 'bag:kraft:OPC 53@adrika', words: 'cement,siment,सीमेंट',
    subs: [
      {
        id: 'opc-cement', name: 'OPC Cement', words: 'opc,ordinary portland,53 grade,dhalai,ढलाई,slab cement',
        lines: [
          {
            id: 'opc-cement-53', name: 'OPC 53 Grade Cement', makes: 'adrika vajrana setukar', unit: 'bag', hsn: '2523', pic: 'bag:kraft:OPC 53', more: ['pallet:kraft:OPC 53'],
            sizes: [['50 kg', 392, 50]], bulk: bags,
            short: 'Quick, strong cement for slabs, beams and columns',
            long: 'Reaches 53 MPa in 28 days, so formwork comes off early and the next floor can start sooner. Use it for RCC, precast and any load-bearing concrete; cure with water for at least seven days.',
            features: 'High early strength|Good for RCC and precast|Low water demand|Moisture-proof woven bag',
            spec: { Grade: '53', Standard: 'IS 269:2015', 'Product Type': 'Ordinary Portland cement', Coverage: 'about 6.5 bags per cubic metre of M20' },
          },
          {
            id: 'opc-cement-43', name: 'OPC 43 Grade Cement', makes: 'adrika vajrana setukar', unit: 'bag', hsn: '2523', pic: 'bag:kraft:OPC 43', more: ['pallet:kraft:OPC 43'],
            sizes: [['50 kg', 378, 50]], bulk: bags,
            short: 'General cement for masonry, flooring and plaster',
            long: 'Sets at an easy pace, which leaves time to level and finish. Suits brickwork, plaster, floor screeds and small RCC members in houses.',
            features: 'Workable for longer|Fewer shrinkage cracks|Suits plaster and masonry',
            spec: { Grade: '43', Standard: 'IS 269:2015', 'Product Type': 'Ordinary Portland cement' },
          },
        ],
      },
      {
        id: 'ppc-cement', name: 'PPC Cement', words: 'ppc,pozzolana,fly ash cement,plaster cement,प्लास्टर',
        lines: [
          {
            id: 'ppc-cement', name: 'PPC Cement', makes: 'adrika vajrana setukar', unit: 'bag', hsn: '2523', pic: 'bag:kraft:PPC', more: ['pallet:kraft:PPC'],
            sizes: [['50 kg', 362, 50]], bulk: bags,
            short: 'Fly-ash blended cement for houses, plaster and brickwork',
            long: 'Fine fly ash fills the pores, so walls and slabs let less water in and crack less while drying. Gains strength slowly at first and more than OPC later on.',
            features: 'Lower heat, fewer cracks|Resists sulphate and damp|Smooth plaster finish',
            spec: { Standard: 'IS 1489 (Part 1):2015', 'Product Type': 'Portland pozzolana cement' },
          },
          {
            id: 'ppc-hydroguard', name: 'PPC Water Repellent Cement', makes: 'adrika setukar', unit: 'bag', hsn: '2523', pic: 'bag:blue:PPC+',
            sizes: [['50 kg', 412, 50]], bulk: bags,
            short: 'Blended cement with a water repellent ground in',
            long: 'A repellent in the powder coats each grain and keeps damp from climbing through plaster and slabs. Chosen for terraces, basements and bathrooms.',
            features: 'Repels water from inside|No extra compound to measure|Tear-resistant laminated bag',
            spec: { Standard: 'IS 1489 (Part 1):2015', 'Product Type': 'Water repellent PPC' },
          },
        ],
      },
      {
        id: 'psc-cement', name: 'Slag Cement', words: 'psc,slag,foundation cement,neev,नींव',
        lines: [
          {
            id: 'psc-cement', name: 'PSC Slag Cement', makes: 'adrika vajrana setukar', unit: 'bag', hsn: '2523', pic: 'bag:grey:PSC', more: ['pallet:grey:PSC'],
            sizes: [['50 kg', 348, 50]], bulk: bags,
            short: 'Slag cement for foundations and damp soil',
            long: 'Blast-furnace slag makes dense, pale concrete that stands up to salty ground water. A sound choice for footings, basements, drains and water tanks.',
            features: 'Stands up to chlorides and sulphates|Low heat in mass concrete|Light, even colour',
            spec: { Standard: 'IS 455:2015', 'Product Type': 'Portland slag cement' },
          },
        ],
      },
      {
        id: 'white-cement', name: 'White Cement', words: 'white cement,safed cement,सफेद सीमेंट',
        lines: [
          {
            id: 'white-cement', name: 'White Cement', makes: 'adrika deewarsa setukar', unit: 'bag', hsn: '2523', pic: 'bag:white:WHITE',
            sizes: [['1 kg', 42, 1, 'pouch:white:WHITE'], ['5 kg', 178, 5, 'pouch:white:WHITE'], ['25 kg', 780, 25], ['40 kg', 1190, 40]],
            short: 'Bright white cement for joints, mosaic and wash',
            long: 'Burnt without iron, so it sets to a clean white. Fill tile joints, cast mosaic and terrazzo, or brush on as a base under paint.',
            features: 'High whiteness|Takes pigment evenly|Fine enough for a brush wash',
            spec: { Standard: 'IS 8042:2015', Colour: 'White', 'Product Type': 'White Portland cement' },
          },
        ],
      },
    ],
  },
  {
    id: 'mortar-plaster', name: 'Mortar & Plaster', pic: 'bag:kraft:PLASTER@yojak', words: 'mortar,masala,मसाला,plaster,प्लास्टर',
    subs: [
      {
        id: 'ready-mix-plaster', name: 'Ready-Mix Plaster', words: 'ready mix plaster,wall plaster,deewar plaster',
        lines: [
          {
            name: 'Ready-Mix Wall Plaster', makes: 'yojak halkavi deewarsa', unit: 'bag', hsn: '3824', pic: 'bag:kraft:PLASTER',
            sizes: [['25 kg', 205, 25], ['40 kg', 305, 40]], bulk: [[25, 2], [100, 4]],
            short: 'Cement plaster that needs only water',
            long: 'Graded sand, cement and fibre come measured in one bag, so every batch on the wall is the same. No sieving, no heap of sand in the lane, little waste.',
            features: 'Just add water|Fibres hold back cracks|Sticks to brick, block and concrete',
            spec: { Standard: 'IS 1661', 'Thickness(mm)': '6|12|20', Coverage: 'about 18 sq ft per 40 kg at 12 mm', 'Product Type': 'Dry mix plaster' },
          },
        ],
      },
      {
        id: 'gypsum-plaster', name: 'Gypsum Plaster & POP', words: 'pop,plaster of paris,gypsum plaster,पीओपी,जिप्सम', alsoIn: ['false-ceiling'],
        lines: [
          {
            name: 'Gypsum Wall Plaster', makes: 'deewarsa halkavi', unit: 'bag', hsn: '2520', pic: 'bag:white:GYPSUM',
            sizes: [['20 kg', 248, 20], ['25 kg', 298, 25]], bulk: [[40, 2], [150, 4]],
            short: 'One-coat gypsum plaster for a mirror-smooth inside wall',
            long: 'Goes straight on block or brick in a single coat and needs no water curing. Paint can follow within a week; use it on dry inside walls only.',
            features: 'No curing|No shrinkage cracks|Paint ready in about 72 hours',
            spec: { Standard: 'IS 2547', Coverage: 'about 22 sq ft per 25 kg at 10 mm', 'Product Type': 'Gypsum plaster' },
          },
          {
            name: 'Plaster of Paris', makes: 'deewarsa chipkan', unit: 'bag', hsn: '2520', pic: 'bag:white:POP',
            sizes: [['1 kg', 24, 1, 'pouch:white:POP'], ['5 kg', 98, 5, 'pouch:white:POP'], ['20 kg', 268, 20]],
            short: 'Fine POP for cornices, ceilings and small repairs',
            long: 'Sets in about twelve minutes to a hard white body that sands well. Mix small lots in a clean bowl; old plaster in the bowl makes it set too fast.',
            features: 'Very fine powder|Sets in 10 to 15 minutes|Carves and sands easily',
            spec: { Standard: 'IS 2547', Colour: 'White', 'Product Type': 'Plaster of Paris' },
          },
        ],
      },
      {
        id: 'grouts-repair', name: 'Grout & Repair Mortar', words: 'grout,non shrink,repair mortar,micro concrete,मरम्मत',
        lines: [
          {
            name: 'Non-Shrink Grout GP2', makes: 'yojak jalrodhi', unit: 'bag', hsn: '3824', pic: 'bag:grey:GP2',
            sizes: [['25 kg', 590, 25]],
            short: 'Flowing grout for base plates and anchor holes',
            long: 'Runs under a base plate without vibration and swells slightly while it sets, so no gap is left. Reaches 60 MPa in 28 days.',
            features: 'Flows by itself|No shrinkage|No chlorides',
            spec: { Grade: 'GP2', 'Product Type': 'Cementitious grout' },
          },
          {
            name: 'Polymer Repair Mortar', makes: 'yojak jalrodhi', unit: 'bag', hsn: '3824', pic: 'bag:blue:REPAIR',
            sizes: [['5 kg', 310, 5, 'pouch:blue:REPAIR'], ['20 kg', 1080, 20]],
            short: 'Trowel mortar for broken beams, edges and sunshades',
            long: 'Hangs overhead up to forty millimetres without sagging. Brush rust off the steel, prime, and build up in layers.',
            features: 'Holds overhead|Bonds to old concrete|Guards steel from rust',
            spec: { 'Product Type': 'Polymer modified mortar', 'Thickness(mm)': '10|20|40' },
          },
        ],
      },
    ],
  },
  {
    id: 'admixtures', name: 'Concrete Admixtures', pic: 'jerrycan:blue:SET@yojak', words: 'admixture,concrete chemical,dhalai chemical,केमिकल',
    subs: [
      {
        id: 'plasticisers', name: 'Plasticisers', words: 'plasticizer,superplasticizer,concrete flow',
        lines: [
          {
            name: 'Concrete Superplasticiser', makes: 'yojak jalrodhi chipkan', unit: 'can', hsn: '3824', pic: 'jerrycan:blue:FLOW',
            sizes: [['1 L', 185, 1.2], ['5 L', 810, 6], ['20 L', 2950, 24]],
            short: 'Makes stiff concrete flow without more water',
            long: 'Cuts mixing water by up to a fifth, or lifts slump at the same water. Pour it with the last third of the water, two hundred millilitres to a bag.',
            features: 'Saves water and cement|Easier pumping|No chlorides',
            spec: { Standard: 'IS 9103:1999', Coverage: '200 ml per 50 kg bag', 'Product Type': 'Superplasticiser' },
          },
        ],
      },
      {
        id: 'integral-waterproofers', name: 'Integral Waterproofing', words: 'waterproof powder,lw,seepage,सीलन,silan', alsoIn: ['waterproofing'],
        lines: [
          {
            name: 'Integral Waterproofing Liquid', makes: 'yojak jalrodhi deewarsa', unit: 'can', hsn: '3824', pic: 'jerrycan:white:LW',
            sizes: [['200 ml', 62, 0.25, 'bottle:white:LW'], ['1 L', 178, 1.1], ['5 L', 790, 5.5], ['20 L', 2880, 22]],
            short: 'Mixed into plaster and concrete to keep damp out',
            long: 'Two hundred millilitres go into the water for each bag of cement. It closes fine pores in plaster, slabs and tanks for the life of the work.',
            features: 'One dose per bag|Also makes mortar smoother|Safe for drinking water tanks',
            spec: { Standard: 'IS 2645:2003', Coverage: '200 ml per 50 kg bag', 'Product Type': 'Integral waterproofer' },
          },
        ],
      },
      {
        id: 'bonding-curing', name: 'Bonding & Curing Agents', words: 'bonding agent,sbr latex,curing compound,तराई,tarai',
        lines: [
          {
            name: 'SBR Bonding Latex', makes: 'yojak jalrodhi', unit: 'can', hsn: '3824', pic: 'jerrycan:white:SBR',
            sizes: [['1 L', 345, 1.1], ['5 L', 1590, 5.5], ['20 L', 5900, 22]],
            short: 'Latex that ties new concrete to old',
            long: 'Brushed as a slurry with cement it bonds patch plaster and screeds for good. In mortar it also keeps bathrooms and sunken slabs dry.',
            features: 'Strong bond to old concrete|Repels water|Bends a little without cracking',
            spec: { 'Product Type': 'Styrene butadiene latex', Coverage: 'about 40 sq ft per litre' },
          },
          {
            name: 'White Curing Compound', makes: 'yojak setukar', unit: 'can', hsn: '3824', pic: 'drum:white:CURE',
            sizes: [['20 L', 1650, 20, 'jerrycan:white:CURE'], ['200 L', 14900, 200]],
            short: 'Sprayed film that keeps water inside fresh concrete',
            long: 'One coat replaces a week of watering by hand where water is scarce. The white film throws back heat and wears off by itself.',
            features: 'No daily watering|Reflects the sun|Spray or brush',
            spec: { 'Product Type': 'Wax based curing compound', Coverage: '50 sq ft per litre' },
          },
        ],
      },
    ],
  },
];
