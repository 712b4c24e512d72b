import type { Bulk, Main } from '../rows.ts'

const cartons: readonly Bulk[] = [
  [10, 4],
  [50, 8],
]

export const siteEquipmentMains: readonly Main[] = [
  {
    id: 'site-equipment',
    name: 'Site Equipment',
    pic: 'wheelbarrow:green',
    words: 'site,ladder,thela,सीढ़ी,ठेला',
    subs: [
      {
        id: 'ladders',
        name: 'Ladders',
        words: 'ladder,sidhi,seedhi,सीढ़ी',
        lines: [
          {
            name: 'Aluminium Ladder',
            makes: 'hastika chhatravi kavachin karmavi',
            unit: 'piece',
            hsn: '7610',
            pic: 'ladder:alu',
            sizes: [
              ['Self-support, 6 ft', 3250, 6.5],
              ['Self-support, 8 ft', 4150, 8.5],
              ['Wall extension, 16 ft', 6950, 13],
            ],
            short: 'Light ladder with rubber feet',
            long: 'Riveted rungs with a serrated face. Platform holds tools and paint.',
            features: 'Carries 150 kg|Non-slip feet|Locks open',
            spec: { Material: 'Aluminium' },
          },
        ],
      },
      {
        id: 'barrows-pans',
        name: 'Barrows, Pans & Spades',
        words: 'thela,tasla,fawda,phawda,तसला,फावड़ा,ठेला',
        lines: [
          {
            name: 'Construction Wheelbarrow',
            makes: 'hastika lohagiri karmavi',
            unit: 'piece',
            hsn: '8716',
            pic: 'wheelbarrow:green',
            sizes: [
              ['65 L single wheel', 3450, 16],
              ['90 L single wheel', 3990, 19],
              ['110 L double wheel', 5250, 26],
            ],
            short: 'Deep tray on a pneumatic wheel',
            long: 'One-piece tray without seams where concrete would stick. Greased bearings.',
            features: 'Seamless tray|Air tyre|Bolted frame',
            spec: { Material: 'Mild steel' },
          },
          {
            name: 'Mortar Pan',
            makes: 'hastika ispalok karmavi',
            unit: 'piece',
            hsn: '7325',
            pic: 'pan:black',
            sizes: [
              ['16 in steel', 165, 1.3],
              ['18 in steel', 195, 1.6],
              ['16 in rubber', 175, 1.2],
            ],
            bulk: cartons,
            short: 'Tasla for carrying mortar and debris',
            long: 'Rolled rim is easy on hands and head. The rubber one never rusts and drops without noise.',
            features: 'Rolled rim|Thick base|Stacks',
            spec: { 'Sizes(Inces)': '16|18' },
          },
        ],
      },
      {
        id: 'tarpaulins',
        name: 'Tarpaulins & Nets',
        words: 'tirpal,tarpaulin,green net,तिरपाल,जाली',
        lines: [
          {
            name: 'HDPE Tarpaulin',
            makes: 'chhatravi kavachin rakshavi',
            unit: 'piece',
            hsn: '3926',
            pic: 'tarpaulin:blue',
            sizes: [
              ['12 x 15 ft, 150 GSM', 890, 2.5],
              ['18 x 24 ft, 150 GSM', 2150, 6],
              ['24 x 30 ft, 200 GSM', 4650, 13.4],
            ],
            finishes: [
              ['Blue', 1, 'blue'],
              ['Yellow', 1.02, 'yellow'],
            ],
            finishKey: 'Colour',
            short: 'Rain cover for cement and trucks',
            long: 'Eyelets every metre on a rope hem. Laminated both sides, sun does not split it for two seasons.',
            features: 'Eyelets every metre|Rope hem|UV treated',
            spec: { Standard: 'IS 7903:2017' },
          },
          {
            name: 'Green Shade Net',
            makes: 'chhatravi rakshavi',
            unit: 'roll',
            hsn: '3926',
            pic: 'net-roll:green',
            sizes: [
              ['3 x 10 m, 50 %', 690, 2.1],
              ['3 x 10 m, 75 %', 890, 2.7],
              ['3 x 50 m, 75 %', 3990, 13.5],
            ],
            short: 'Cuts sun and dust on facades',
            long: 'Site rules in NCR ask for it on every frame under work. Tie at each metre.',
            features: 'Stops dust|UV stable|Knitted edge',
            spec: { Material: 'HDPE' },
          },
        ],
      },
    ],
  },
]
