import type { Bulk, Main } from '../rows.ts'

const cartons: readonly Bulk[] = [
  [20, 3],
  [100, 7],
]

export const fansConduitsMains: readonly Main[] = [
  {
    id: 'fans',
    name: 'Fans',
    pic: 'ceiling-fan:brown',
    words: 'fan,pankha,पंखा',
    subs: [
      {
        id: 'ceiling-fans',
        name: 'Ceiling Fans',
        words: 'ceiling fan,chhat pankha,सीलिंग फैन',
        lines: [
          {
            name: 'Ceiling Fan',
            makes:
              'pavanak/Malay#brown pavanak/Vayu#ivory bijlika/Hawa#black vidyuna/Samir#ivory deepavi/Jhonka#brown pavanak/Aandhi#black',
            unit: 'piece',
            hsn: '8414',
            pic: 'ceiling-fan:brown',
            sizes: [
              ['900 mm', 1690, 3.4],
              ['1200 mm', 1890, 4.0],
              ['1200 mm BLDC with remote', 3150, 3.9],
              ['1400 mm', 2350, 4.6],
            ],
            short: 'High-air fan on double bearings',
            long: 'Moves 220 cubic metres a minute and starts in the lowest step. The BLDC type uses a third of the power.',
            features: 'Double bearings|Powder coated|Copper winding',
            spec: { Standard: 'IS 374:2019', 'Sizes(mm)': '900|1200|1400' },
          },
        ],
      },
      {
        id: 'exhaust-fans',
        name: 'Exhaust Fans',
        words: 'exhaust,kitchen fan,एग्जॉस्ट',
        lines: [
          {
            name: 'Exhaust Fan',
            makes: 'pavanak bijlika deepavi vidyuna taarika',
            unit: 'piece',
            hsn: '8414',
            pic: 'exhaust:white',
            sizes: [
              ['150 mm', 1090, 1.4],
              ['200 mm', 1290, 1.9],
              ['250 mm', 1450, 2.3],
              ['300 mm metal', 2250, 4.6],
            ],
            short: 'Draws steam and smoke out',
            long: 'Shutters open with the air and fall shut behind it, so no insects come in. Front grille clips off for washing.',
            features: 'Rust-free body|Auto shutters|Easy to wash',
            spec: { Standard: 'IS 2312:1967' },
          },
        ],
      },
    ],
  },
  {
    id: 'conduits',
    name: 'Conduits & Solar',
    pic: 'pipes:ivory',
    words: 'conduit,pvc pipe,solar,पाइप,सोलर',
    subs: [
      {
        id: 'conduit-pipes',
        name: 'PVC Conduits',
        words: 'conduit pipe,casing,बिजली पाइप',
        lines: [
          {
            name: 'PVC Conduit Pipe 3 m',
            makes: 'jalnika bijlika taarika nirvahi',
            unit: 'piece',
            hsn: '3917',
            pic: 'pipes:ivory',
            sizes: [
              ['19 mm, LMS', 42, 0.32],
              ['19 mm, MMS', 54, 0.4],
              ['25 mm, MMS', 72, 0.56],
              ['25 mm, HMS', 96, 0.74],
              ['32 mm, MMS', 118, 0.9],
            ],
            bulk: cartons,
            short: 'Ivory pipe for wires in walls and slabs',
            long: 'Bends cold over a spring and does not crush under concrete when HMS is chosen. Fire goes out by itself.',
            features: 'Self-extinguishing|Bends cold|Class printed',
            spec: { Standard: 'IS 9537 (Part 3):1983', Length: '3 m' },
          },
          {
            name: 'Deep Junction Box',
            makes: 'jalnika bijlika nirvahi',
            unit: 'piece',
            hsn: '3917',
            pic: 'junction-box:ivory',
            sizes: [
              ['19 mm, 1 way', 14, 0.05],
              ['19 mm, 2 way', 15, 0.05],
              ['25 mm, 4 way', 21, 0.07],
              ['Fan box', 62, 0.25],
            ],
            bulk: cartons,
            short: 'Slab box for lights and fans',
            long: 'Deep enough for the joint, with a lid that keeps slurry out while pouring.',
            features: 'Slurry lid|Deep|Strong lugs',
            spec: { Standard: 'IS 5133' },
          },
        ],
      },
      {
        id: 'solar',
        name: 'Solar & Backup',
        words: 'solar panel,inverter,battery,सोलर पैनल,इन्वर्टर',
        lines: [
          {
            name: 'Mono PERC Solar Panel',
            makes: 'tapani/Surya bijlika/Kiran vidyuna/Aditya',
            unit: 'piece',
            hsn: '8541',
            pic: 'solar:mono',
            sizes: [
              ['160 W, 12 V', 5150, 12],
              ['335 W, 24 V', 9450, 19],
              ['545 W, 24 V', 13900, 28],
            ],
            packing: 80,
            short: 'Half-cut cells for rooftops',
            long: 'Half-cut cells lose less when a corner is shaded. Frame holds against storm winds on four clamps.',
            features: '25-year output promise|Toughened glass|Works in haze',
            spec: { Standard: 'IS 14286', Warranty: '25 years on output' },
          },
          {
            name: 'Home Inverter Pure Sine',
            makes: 'tapani bijlika vidyuna',
            unit: 'piece',
            hsn: '8504',
            pic: 'inverter:black',
            sizes: [
              ['900 VA', 5650, 9],
              ['1100 VA', 6950, 10.5],
              ['1650 VA', 10900, 15],
            ],
            short: 'Clean backup for fans, lights and router',
            long: 'Changes over so fast that the computer stays on. Charges the battery in stages, which doubles its life.',
            features: 'Pure sine|Fast change-over|Overload guard',
            spec: { Warranty: '2 years' },
          },
        ],
      },
    ],
  },
]
