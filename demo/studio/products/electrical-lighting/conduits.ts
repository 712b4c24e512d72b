import { cartons } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const conduits: MainCategory = {
  id: 'conduits',
  name: 'Conduits & Solar',
  picture: 'pipes:ivory',
  searchWords: 'conduit,pvc pipe,solar,पाइप,सोलर',
  subcategories: [
    {
      id: 'conduit-pipes',
      name: 'PVC Conduits',
      searchWords: 'conduit pipe,casing,बिजली पाइप',
      tips: [
        'Tie to bars before the slab is poured.',
        'Close ends with caps against mortar.',
        'Cut square and deburr, so that insulation is not scraped.',
        'Glue joints, so no slurry gets in.',
        'Draw a fish wire at once.',
        'Keep light, power and data apart.',
      ],
      lines: [
        {
          name: 'PVC Conduit Pipe 3 m',
          brands: 'jalnika bijlika taarika nirvahi',
          unit: 'piece',
          hsn: '3917',
          picture: 'pipes:ivory',
          sizes: [
            ['19 mm, LMS', 42, 0.32],
            ['19 mm, MMS', 54, 0.4],
            ['25 mm, MMS', 72, 0.56],
            ['25 mm, HMS', 96, 0.74],
            ['32 mm, MMS', 118, 0.9],
          ],
          bulkDiscounts: cartons,
          summary: 'Ivory pipe for wires in walls and slabs',
          description:
            'Bends cold over a spring and does not crush under concrete when HMS is chosen. Fire goes out by itself.',
          features: 'Self-extinguishing|Bends cold|Class printed',
          specification: { Standard: 'IS 9537 (Part 3):1983', Length: '3 m' },
        },
        {
          name: 'Deep Junction Box',
          brands: 'jalnika bijlika nirvahi',
          unit: 'piece',
          hsn: '3917',
          picture: 'junction-box:ivory',
          sizes: [
            ['19 mm, 1 way', 14, 0.05],
            ['19 mm, 2 way', 15, 0.05],
            ['25 mm, 4 way', 21, 0.07],
            ['Fan box', 62, 0.25],
          ],
          bulkDiscounts: cartons,
          summary: 'Slab box for lights and fans',
          description: 'Deep enough for the joint, with a lid that keeps slurry out while pouring.',
          features: 'Slurry lid|Deep|Strong lugs',
          specification: { Standard: 'IS 5133' },
        },
        {
          name: 'PVC Conduit Pipe HMS 3 m',
          brands: 'jalnika bijlika nirvahi',
          unit: 'piece',
          hsn: '3917',
          picture: 'pipes:ivory',
          sizes: [
            ['20 mm, HMS', 74, 0.5],
            ['25 mm, HMS', 98, 0.68],
            ['32 mm, HMS', 146, 0.98],
          ],
          bulkDiscounts: cartons,
          summary: 'Heavy conduit that stands the vibrator in a slab',
          description:
            'Walls thick enough that boots and needles do not flatten it before the pour. The right class for RCC work.',
          features: 'Heavy gauge|Does not kink|Self-extinguishing',
          specification: { Standard: 'IS 9537 (Part 3):1983', Material: 'PVC', Length: '3 m' },
        },
      ],
    },
    {
      id: 'solar',
      name: 'Solar & Backup',
      searchWords: 'solar panel,inverter,battery,सोलर पैनल,इन्वर्टर',
      tips: [
        'Panels face south at about 28° in NCR.',
        'Panels want no shade from ten to four.',
        'Size battery and load together.',
        'Keep air around for cooling.',
        'Use the right fuse and isolator.',
        'Ask for the data sheet for net metering.',
      ],
      lines: [
        {
          name: 'Mono PERC Solar Panel',
          brands: 'tapani/Surya bijlika/Kiran vidyuna/Aditya',
          unit: 'piece',
          hsn: '8541',
          picture: 'solar:mono',
          sizes: [
            ['160 W, 12 V', 5150, 12],
            ['335 W, 24 V', 9450, 19],
            ['545 W, 24 V', 13900, 28],
          ],
          packagingCost: 80,
          summary: 'Half-cut cells for rooftops',
          description:
            'Half-cut cells lose less when a corner is shaded. Frame holds against storm winds on four clamps.',
          features: '25-year output promise|Toughened glass|Works in haze',
          specification: { Standard: 'IS 14286', Warranty: '25 years on output' },
        },
        {
          name: 'Home Inverter Pure Sine',
          brands: 'tapani bijlika vidyuna',
          unit: 'piece',
          hsn: '8504',
          picture: 'inverter:black',
          sizes: [
            ['900 VA', 5650, 9],
            ['1100 VA', 6950, 10.5],
            ['1650 VA', 10900, 15],
          ],
          summary: 'Clean backup for fans, lights and router',
          description:
            'Changes over so fast that the computer stays on. Charges the battery in stages, which doubles its life.',
          features: 'Pure sine|Fast change-over|Overload guard',
          specification: { Warranty: '2 years' },
        },
      ],
    },
  ],
}
