import type { MainCategory } from '../rows.ts'

export const waterHeaters: MainCategory = {
  id: 'water-heaters',
  name: 'Water Heaters',
  picture: 'geyser:white',
  searchWords: 'geyser,water heater,गीजर',
  subcategories: [
    {
      id: 'storage-geysers',
      name: 'Storage Geysers',
      searchWords: 'geyser 15 litre,storage,गीज़र',
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
          brands: 'tapani/Ushma tapani/Agni pravahi/Tapas vidyuna/Tapti bijlika/Garmi',
          unit: 'piece',
          hsn: '8516',
          picture: 'geyser:white',
          sizes: [
            ['6 L', 5350, 8],
            ['10 L', 6850, 11],
            ['15 L', 7950, 13],
            ['25 L', 9600, 17],
          ],
          summary: 'Glass-lined tank for hard borewell water',
          description:
            'A thick magnesium rod saves the tank from Delhi’s hard water. Heats once and stays warm for a day.',
          features: 'Glass-lined tank|5-star rating|Safety valve included',
          specification: { Standard: 'IS 2082:2018', Warranty: '5 years on tank' },
        },
      ],
    },
    {
      id: 'instant-geysers',
      name: 'Instant Geysers',
      searchWords: 'instant geyser,kitchen geyser,इंस्टेंट गीजर',
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
          brands: 'tapani/Jhat tapani/Agni pravahi/Tapas vidyuna/Tapti bijlika/Garmi',
          unit: 'piece',
          hsn: '8516',
          picture: 'instant-geyser:white',
          sizes: [
            ['1 L, 3 kW', 2450, 3],
            ['3 L, 3 kW', 3350, 3.8],
            ['3 L, 4.5 kW', 3780, 3.9],
          ],
          summary: 'Hot water at the sink in a minute',
          description: 'Small enough for the kitchen wall. Needs its own 16 amp point and good earthing.',
          features: 'Steel tank|Triple safety|Neon light',
          specification: { Standard: 'IS 2082:2018', Warranty: '2 years' },
        },
        {
          name: 'Gas Geyser',
          brands: 'tapani/Jwala pravahi/Tapas',
          unit: 'piece',
          hsn: '8419',
          picture: 'instant-geyser:white',
          sizes: [
            ['6 L a minute', 5450, 7.5],
            ['7 L a minute', 6350, 8.4],
          ],
          summary: 'Hot water on LPG for homes with weak supply',
          description:
            'Lights from two cells when the tap opens, without a pilot flame. Mount it on an outer wall or balcony, never in a closed bath.',
          features: 'Flame guard|Battery ignition|Twenty-minute cut-off',
          specification: { Standard: 'IS 15558:2005', 'Product Type': 'Gas water heater' },
          searchWords: 'gas geyser,गैस गीजर',
        },
      ],
    },
  ],
}
