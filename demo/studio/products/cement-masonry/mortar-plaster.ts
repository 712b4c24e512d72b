import type { BulkDiscount, MainCategory } from '../rows.ts'

const fewBags: readonly BulkDiscount[] = [
  [25, 2],
  [100, 4],
]

export const mortarPlaster: MainCategory = {
  id: 'mortar-plaster',
  name: 'Mortar & Plaster',
  picture: 'bag:kraft:PLASTER@yojak',
  searchWords: 'mortar,masala,मसाला,plaster,प्लास्टर',
  subcategories: [
    {
      id: 'ready-mix-plaster',
      name: 'Ready-Mix Plaster',
      searchWords: 'ready mix plaster,wall plaster,deewar plaster',
      tips: [
        'Add water only; more sand or cement on site spoils the balance.',
        'Wet the wall the evening before and again an hour ahead.',
        'A bag of 40 kg covers about 18 square feet at twelve millimetres.',
        'Mix with a paddle for three minutes, rest it for five, and stir again.',
        'Cure with a fine spray for three days, longer in May and June.',
        'Keep bags under cover; a hardened lump means the bag is lost.',
      ],
      lines: [
        {
          name: 'Ready-Mix Wall Plaster',
          brands: 'yojak halkavi deewarsa bhumikar setukar',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:kraft:PLASTER',
          sizes: [
            ['25 kg', 205, 25],
            ['40 kg', 305, 40],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 4],
          ],
          summary: 'Cement plaster that needs only water',
          description:
            'Graded sand, cement and fibre come measured in one bag, so every batch on the wall is the same. No sieving, no heap of sand in the lane, little waste.',
          features: 'Just add water|Fibres hold back cracks|Sticks to brick, block and concrete',
          specification: {
            Standard: 'IS 1661',
            'Thickness(mm)': '6|12|20',
            Coverage: 'about 18 sq ft per 40 kg at 12 mm',
            'Product Type': 'Dry mix plaster',
          },
        },
        {
          name: 'Ready-Mix Masonry Mortar',
          brands: 'yojak halkavi bhumikar',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:kraft:MORTAR',
          sizes: [
            ['M5, 40 kg', 248, 40],
            ['M7.5, 40 kg', 276, 40],
          ],
          bulkDiscounts: fewBags,
          summary: 'Dry brickwork mortar with sand and cement already in',
          description:
            'Graded sand and cement come in the right share, so every joint has the same strength. No sand heap in the lane and no sieving.',
          features: 'Needs water only|Same strength in each batch|No sand on the road',
          specification: { Standard: 'IS 2250:1981', Coverage: 'about 55 bricks per 40 kg' },
          searchWords: 'masala,chinai masala,चिनाई मसाला',
        },
      ],
    },
    {
      id: 'gypsum-plaster',
      name: 'Gypsum Plaster & POP',
      searchWords: 'pop,plaster of paris,gypsum plaster,पीओपी,जिप्सम',
      alsoIn: ['false-ceiling'],
      tips: [
        'For inside walls only; it softens where water runs.',
        'Sprinkle the powder into water, never water onto the powder.',
        'Use a mixed tub within twenty minutes and clean it before the next.',
        'Rough concrete wants a bonding coat one day earlier.',
        'The wall can be primed once it sounds hard and looks evenly pale.',
        'Hold the straight edge across every metre while it is still soft.',
      ],
      lines: [
        {
          name: 'Gypsum Wall Plaster',
          brands: 'deewarsa halkavi bhumikar',
          unit: 'bag',
          hsn: '2520',
          picture: 'bag:white:GYPSUM',
          sizes: [
            ['20 kg', 248, 20],
            ['25 kg', 298, 25],
          ],
          bulkDiscounts: [
            [40, 2],
            [150, 4],
          ],
          summary: 'One-coat gypsum plaster for a mirror-smooth inside wall',
          description:
            'Goes straight on block or brick in a single coat and needs no water curing. Paint can follow within a week; use it on dry inside walls only.',
          features: 'No curing|No shrinkage cracks|Paint ready in about 72 hours',
          specification: {
            Standard: 'IS 2547',
            Coverage: 'about 22 sq ft per 25 kg at 10 mm',
            'Product Type': 'Gypsum plaster',
          },
        },
        {
          name: 'Plaster of Paris',
          brands: 'deewarsa chipkan halkavi bhumikar',
          unit: 'bag',
          hsn: '2520',
          picture: 'bag:white:POP',
          sizes: [
            ['1 kg', 24, 1, 'pouch:white:POP'],
            ['5 kg', 98, 5, 'pouch:white:POP'],
            ['20 kg', 268, 20],
          ],
          summary: 'Fine POP for cornices, ceilings and small repairs',
          description:
            'Sets in about twelve minutes to a hard white body that sands well. Mix small lots in a clean bowl; old plaster in the bowl makes it set too fast.',
          features: 'Very fine powder|Sets in 10 to 15 minutes|Carves and sands easily',
          specification: { Standard: 'IS 2547', Colour: 'White', 'Product Type': 'Plaster of Paris' },
        },
      ],
    },
    {
      id: 'grouts-repair',
      name: 'Grout & Repair Mortar',
      searchWords: 'grout,non shrink,repair mortar,micro concrete,मरम्मत',
      tips: [
        'Chip away all loose concrete and wash off the dust before filling.',
        'Soak the spot for hours and blot off standing water.',
        'Measure the water with a jug; a wet mix shrinks after all.',
        'Place it from one side, so that no air is caught underneath.',
        'Keep wet jute on the patch for at least three days.',
        'Brush rust from bars and coat them before closing the hole.',
      ],
      lines: [
        {
          name: 'Non-Shrink Grout GP2',
          brands: 'yojak jalrodhi bhumikar',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:grey:GP2',
          sizes: [['25 kg', 590, 25]],
          summary: 'Flowing grout for base plates and anchor holes',
          description:
            'Runs under a base plate without vibration and swells slightly while it sets, so no gap is left. Reaches 60 MPa in 28 days.',
          features: 'Flows by itself|No shrinkage|No chlorides',
          specification: { Grade: 'GP2', 'Product Type': 'Cementitious grout' },
        },
        {
          name: 'Polymer Repair Mortar',
          brands: 'yojak jalrodhi',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:blue:REPAIR',
          sizes: [
            ['5 kg', 310, 5, 'pouch:blue:REPAIR'],
            ['20 kg', 1080, 20],
          ],
          summary: 'Trowel mortar for broken beams, edges and sunshades',
          description:
            'Hangs overhead up to forty millimetres without sagging. Brush rust off the steel, prime, and build up in layers.',
          features: 'Holds overhead|Bonds to old concrete|Guards steel from rust',
          specification: { 'Product Type': 'Polymer modified mortar', 'Thickness(mm)': '10|20|40' },
        },
        {
          name: 'Micro Concrete',
          brands: 'yojak jalrodhi bhumikar',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:grey:MICRO',
          sizes: [['25 kg', 640, 25]],
          bulkDiscounts: fewBags,
          summary: 'Flowing repair concrete for jacketing columns',
          description:
            'Pours into forms as thin as two inches and closes round the bars without a vibrator. Used when old columns and beams are strengthened.',
          features: 'Free-flowing|Over 50 MPa in 28 days|No shrinkage cracks',
          specification: { Grade: 'M50', Standard: 'IS 456:2000', Coverage: 'about 12 litres per bag' },
          searchWords: 'microconcrete,column repair,jacketing,कॉलम मरम्मत',
        },
      ],
    },
  ],
}
