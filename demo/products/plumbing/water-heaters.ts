import type { Main } from '../rows.ts'

export const waterHeaters: Main = {
  id: 'water-heaters',
  name: 'Water Heaters',
  pic: 'geyser:white',
  words: 'geyser,water heater,गीजर',
  subs: [
    {
      id: 'storage-geysers',
      name: 'Storage Geysers',
      words: 'geyser 15 litre,storage,गीज़र',
      tips: [
        'Fill before switching on.',
        'Hang on four bolts in solid brick.',
        'Let the relief valve drip into a drain.',
        'Change the anode every two years in hard water.',
        'Sixteen ampere socket with earth.',
        'Fifteen litres serve a bucket bath for two.',
      ],
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
      tips: [
        'Fix close to the tap, for short pipes waste less.',
        'Let water run for a moment before you step under it.',
        'Clean the inlet sieve twice a year.',
        'Have it fitted by a trained man and keep the card.',
        'Good for kitchens and wash basins.',
        'Mount upright, outlets below.',
      ],
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
        {
          name: 'Gas Geyser',
          makes: 'tapani/Jwala pravahi/Tapas',
          unit: 'piece',
          hsn: '8419',
          pic: 'instant-geyser:white',
          sizes: [
            ['6 L a minute', 5450, 7.5],
            ['7 L a minute', 6350, 8.4],
          ],
          short: 'Hot water on LPG for homes with weak supply',
          long: 'Lights from two cells when the tap opens, without a pilot flame. Mount it on an outer wall or balcony, never in a closed bath.',
          features: 'Flame guard|Battery ignition|Twenty-minute cut-off',
          spec: { Standard: 'IS 15558:2005', 'Product Type': 'Gas water heater' },
          words: 'gas geyser,गैस गीजर',
        },
      ],
    },
  ],
}
