import type { Finish, Main } from '../rows.ts'

const chromeBlack: readonly Finish[] = [
  ['Chrome', 1, 'chrome'],
  ['Matt black', 1.2, 'black'],
]

export const sinksHeatersMains: readonly Main[] = [
  {
    id: 'kitchen-sinks',
    name: 'Kitchen Sinks',
    pic: 'sink:ss',
    words: 'sink,kitchen sink,सिंक',
    subs: [
      {
        id: 'steel-sinks',
        name: 'Stainless Sinks',
        words: 'ss sink,steel sink,स्टील सिंक',
        lines: [
          {
            name: 'Stainless Single Bowl Sink',
            makes: 'snanika/Kunda kapatin/Rasika nirjhari/Jheel sheetlin/Rasavi sandhivar/Patra',
            unit: 'piece',
            hsn: '7324',
            pic: 'sink:ss',
            sizes: [
              ['18 x 16 x 8 in', 2450, 4.2],
              ['21 x 18 x 8 in', 3150, 5.1],
              ['24 x 18 x 9 in', 3850, 6.3],
              ['24 x 18 x 10 in, handmade', 5950, 8.8],
            ],
            finishes: [
              ['Satin', 1],
              ['Matt', 1.03],
            ],
            short: 'Deep bowl with a sound-dead base',
            long: 'Rubber pads under the bowl stop the drumming of water. Waste coupling and clips are in the box.',
            features: 'SS 304|Sound pads|Coupling included',
            spec: { Standard: 'IS 13983:1994', Material: 'Stainless steel 304', Shapes: 'Rectangle' },
          },
        ],
      },
      {
        id: 'quartz-sinks',
        name: 'Quartz Sinks & Wastes',
        words: 'quartz sink,granite sink,waste coupling,क्वार्ट्ज सिंक',
        lines: [
          {
            name: 'Quartz Kitchen Sink',
            makes: 'snanika/Shila sheelaj/Shila sheetlin/Rasavi',
            unit: 'piece',
            hsn: '6810',
            pic: 'sink:black',
            sizes: [
              ['21 x 18 x 8 in', 7900, 12],
              ['24 x 18 x 9 in', 8900, 14],
            ],
            finishes: [
              ['Black', 1, 'black'],
              ['Coffee', 1, 'coffee'],
              ['Snow', 1.03, 'snow'],
            ],
            finishKey: 'Colour',
            packing: 50,
            short: 'Stone-feel sink that does not ring or dent',
            long: 'Eighty parts quartz cast with resin: hot pans and turmeric leave no mark. Cut-out template in the box.',
            features: 'Heat proof to 280°|No scratches|Quiet',
            spec: { Material: 'Quartz and resin', Shapes: 'Rectangle' },
          },
          {
            name: 'Bottle Trap with Waste',
            makes: 'snanika pravahi nirjhari',
            unit: 'set',
            hsn: '7324',
            pic: 'bottle-trap:chrome',
            sizes: [
              ['32 mm', 780, 0.7],
              ['40 mm', 990, 0.9],
            ],
            finishes: chromeBlack,
            short: 'Neat trap for basins seen from below',
            long: 'The cup unscrews by hand to save a dropped ring. Long wall pipe can be cut.',
            features: 'Opens by hand|Long wall pipe|Flange included',
            spec: { Material: 'Brass' },
          },
        ],
      },
    ],
  },
  {
    id: 'water-heaters',
    name: 'Water Heaters',
    pic: 'geyser:white',
    words: 'geyser,water heater,गीजर',
    subs: [
      {
        id: 'storage-geysers',
        name: 'Storage Geysers',
        words: 'geyser 15 litre,storage,गीज़र',
        lines: [
          {
            name: 'Storage Water Heater 5 Star',
            makes: 'tapani/Ushma tapani/Agni pravahi/Tapas vidyuna/Tapti bijlika/Garmi',
            unit: 'piece',
            hsn: '8516',
            pic: 'geyser:white',
            sizes: [
              ['6 L', 5350, 8],
              ['10 L', 6850, 11],
              ['15 L', 7950, 13],
              ['25 L', 9600, 17],
            ],
            short: 'Glass-lined tank for hard borewell water',
            long: 'A thick magnesium rod saves the tank from Delhi’s hard water. Heats once and stays warm for a day.',
            features: 'Glass-lined tank|5-star rating|Safety valve included',
            spec: { Standard: 'IS 2082:2018', Warranty: '5 years on tank' },
          },
        ],
      },
      {
        id: 'instant-geysers',
        name: 'Instant Geysers',
        words: 'instant geyser,kitchen geyser,इंस्टेंट गीजर',
        lines: [
          {
            name: 'Instant Water Heater',
            makes: 'tapani/Jhat tapani/Agni pravahi/Tapas vidyuna/Tapti bijlika/Garmi',
            unit: 'piece',
            hsn: '8516',
            pic: 'instant-geyser:white',
            sizes: [
              ['1 L, 3 kW', 2450, 3],
              ['3 L, 3 kW', 3350, 3.8],
              ['3 L, 4.5 kW', 3780, 3.9],
            ],
            short: 'Hot water at the sink in a minute',
            long: 'Small enough for the kitchen wall. Needs its own 16 amp point and good earthing.',
            features: 'Steel tank|Triple safety|Neon light',
            spec: { Standard: 'IS 2082:2018', Warranty: '2 years' },
          },
        ],
      },
    ],
  },
]
