import type { MainCategory } from '../rows.ts'

export const woodAdhesives: MainCategory = {
  id: 'wood-adhesives',
  name: 'Wood Adhesives',
  picture: 'glue-bucket:white:WOOD@chipkan',
  searchWords: 'glue,gond,adhesive,गोंद',
  subcategories: [
    {
      id: 'pva-adhesives',
      name: 'White Adhesives',
      searchWords: 'pva,white glue,carpenter glue,सफेद गोंद',
      tips: [
        'Spread thin on one face and clamp for half an hour.',
        'Wipe squeeze-out with a wet rag.',
        'Full strength comes in a day.',
        'Do not use below 10 °C.',
        'One kilogram covers about 60 square feet of laminate.',
        'Close the lid; a skin means lost glue.',
      ],
      lines: [
        {
          name: 'PVA Wood Adhesive',
          brands: 'chipkan vankosh lamiroop yojak',
          unit: 'pack',
          hsn: '3506',
          picture: 'glue-bucket:white:WOOD',
          sizes: [
            ['500 g', 128, 0.5, 'bottle:white:WOOD'],
            ['1 kg', 238, 1, 'bottle:white:WOOD'],
            ['5 kg', 1120, 5],
            ['20 kg', 4150, 20],
            ['50 kg', 9900, 50],
          ],
          summary: 'White glue for ply, laminate and veneer',
          description:
            'Brush on one side, press for eight hours and the wood breaks before the joint. Thins with water, dries clear.',
          features: 'Dries clear|High early tack|No smell',
          specification: { Coverage: 'about 45 sq ft per kg', Standard: 'IS 848:2006' },
        },
        {
          name: 'Waterproof Wood Adhesive D3',
          brands: 'chipkan vankosh lamiroop',
          unit: 'pack',
          hsn: '3506',
          picture: 'glue-bucket:white:WOOD',
          sizes: [
            ['1 kg', 340, 1.1, 'bottle:white:WOOD'],
            ['5 kg', 1590, 5.3],
            ['10 kg', 3050, 10.5],
          ],
          bulkDiscounts: [
            [10, 3],
            [50, 6],
          ],
          summary: 'White glue that stands a wet kitchen',
          description:
            'Cross-links as it dries, so laminates near the sink do not lift. Handles like ordinary white glue.',
          features: 'Meets D3|Dries clear|Long open time',
          specification: { Standard: 'IS 4835:1979', 'Product Type': 'Cross-linking PVA' },
        },
      ],
    },
    {
      id: 'contact-epoxy',
      name: 'Contact & Epoxy Adhesives',
      searchWords: 'rubber adhesive,sr,epoxy,इपॉक्सी',
      tips: [
        'Clean and roughen both faces first.',
        'Open windows; keep flames away.',
        'Try on a scrap before the real piece.',
        'Hold or press as the pack says, then leave alone.',
        'Buy the pack you finish within the season.',
        'Wear gloves and keep it from children.',
      ],
      lines: [
        {
          name: 'Rubber Contact Adhesive',
          brands: 'chipkan lamiroop yojak',
          unit: 'tin',
          hsn: '3506',
          picture: 'tin:amber:SR',
          sizes: [
            ['200 ml', 98, 0.2],
            ['500 ml', 215, 0.5],
            ['1 L', 395, 0.9],
            ['5 L', 1850, 4.5],
          ],
          summary: 'Instant grip for laminate, foam and leather',
          description:
            'Coat both sides, wait ten minutes, press once. Good for curved edges where a press cannot reach.',
          features: 'No clamps|Stays flexible|Heat resistant to 70°',
          specification: { 'Product Type': 'Synthetic rubber adhesive' },
        },
        {
          name: 'Two-Part Epoxy Adhesive',
          brands: 'chipkan yojak',
          unit: 'pack',
          hsn: '3506',
          picture: 'epoxy:white:EPOXY',
          sizes: [
            ['90 g', 135, 0.1],
            ['450 g', 520, 0.5],
            ['1.8 kg', 1890, 1.9],
          ],
          summary: 'Joins stone, metal and wood for good',
          description:
            'Mix equal lengths, work within half an hour, leave for a night. The sure way to fix granite to itself.',
          features: 'Bonds almost anything|No shrinkage|Waterproof',
          specification: { 'Product Type': 'Epoxy adhesive' },
        },
        {
          name: 'Instant Adhesive',
          brands: 'chipkan yojak',
          unit: 'pack',
          hsn: '3506',
          picture: 'bottle:white:INSTANT',
          sizes: [
            ['20 g', 65, 0.04],
            ['50 g', 135, 0.08],
            ['500 g', 980, 0.6],
          ],
          summary: 'Seconds-fast glue for trims, rubber and small breaks',
          description:
            'One drop grips in ten seconds; a puff of activator makes it two. Carpenters use it to hold mitres while the white glue dries.',
          features: 'Grips in seconds|Clear|Fine nozzle',
          specification: { 'Product Type': 'Cyanoacrylate' },
          searchWords: 'instant glue,turant chipkan,तुरंत गोंद',
        },
      ],
    },
  ],
}
