import type { Finish, LinesBySub } from '../rows.ts'

const chromeBlack: readonly Finish[] = [
  ['Chrome', 1, 'chrome'],
  ['Matt black', 1.2, 'black'],
]

export const bathFittings: LinesBySub = {
  'bib-cocks': [
    {
      name: 'Brass Bib Cock',
      makes: 'pravahi dharavik',
      unit: 'piece',
      hsn: '8481',
      pic: 'bib-tap:chrome',
      sizes: [
        ['15 mm', 285, 0.3],
        ['15 mm with lock', 340, 0.34],
        ['20 mm', 410, 0.42],
      ],
      short: 'Plain heavy tap for yards, hostels and wash places',
      long: 'A washer that any plumber carries and a body that takes knocks. For gardens and shared taps.',
      features: 'Heavy body|Common washer|Lockable type',
      spec: { Material: 'Brass', Standard: 'IS 781:1984' },
    },
  ],
  'kitchen-taps': [
    {
      name: 'Swivel Sink Cock',
      makes: 'nirjhari/Tulsi snanika/Sarala sheetlin/Aabha',
      unit: 'piece',
      hsn: '8481',
      pic: 'pillar-tap:chrome',
      sizes: [
        ['Wall mounted', 1090, 0.7],
        ['Table mounted', 1240, 0.8],
      ],
      finishes: chromeBlack,
      short: 'Cold-water kitchen tap with a turning spout',
      long: 'For kitchens without hot line: one handle, a long spout and a foam flow. The spout turns past both bowls.',
      features: 'Turning spout|Quarter turn|Foam flow',
      spec: { Material: 'Brass', 'Sizes(Inces)': '1/2' },
      words: 'sink tap,rasoi nal,रसोई नल',
    },
  ],
  'overhead-showers': [
    {
      name: 'ABS Overhead Shower',
      makes: 'snanika/Boond pravahi/Nadi',
      unit: 'piece',
      hsn: '8481',
      pic: 'shower:chrome',
      sizes: [
        ['4 in', 340, 0.25],
        ['5 in', 420, 0.3],
        ['6 in', 560, 0.38],
      ],
      short: 'Light rubbed-clean shower head for every day',
      long: 'Soft nozzles clear with a rub of the thumb, which matters in hard-water towns. Works at low pressure.',
      features: 'Rub-clean nozzles|Low pressure|Light',
      spec: { Material: 'ABS' },
    },
  ],
  diverters: [
    {
      name: 'Three-Inlet Wall Mixer',
      makes: 'nirjhari/Tulsi snanika/Sarala pravahi/Nadi',
      unit: 'set',
      hsn: '8481',
      pic: 'diverter:chrome',
      sizes: [
        ['With bend for overhead shower', 2890, 1.9],
        ['With crutch for hand shower', 2690, 1.8],
      ],
      finishes: chromeBlack,
      short: 'Exposed mixer for tub spout and shower',
      long: 'Sits on the wall with two unions, so repairs break no tile. Separate knobs for hot and cold.',
      features: 'Repairs from outside|Ceramic discs|Wall flanges',
      spec: { Material: 'Brass', Standard: 'IS 1701:1960' },
    },
  ],
  'towel-rods': [
    {
      name: 'Napkin Ring',
      makes: 'kapatin/Reva snanika/Diya sandhivar/Lehar',
      unit: 'piece',
      hsn: '7324',
      pic: 'towel-rail:chrome',
      sizes: [
        ['Round', 290, 0.2],
        ['Square', 340, 0.24],
      ],
      finishes: chromeBlack,
      short: 'Small ring beside the wash basin',
      long: 'Holds a hand towel within reach. The screw hides below a cap.',
      features: 'Hidden screw|Stainless|Series match',
      spec: { Material: 'Stainless steel' },
    },
  ],
  'steel-sinks': [
    {
      name: 'Stainless Sink with Drainboard',
      makes: 'snanika/Kunda kapatin/Rasika',
      unit: 'piece',
      hsn: '7324',
      pic: 'sink:ss',
      sizes: [
        ['37 x 18 x 8 in', 4950, 6.5],
        ['45 x 20 x 9 in', 6900, 8.4],
      ],
      finishes: [
        ['Satin', 1],
        ['Matt', 1.05],
      ],
      short: 'Bowl with a ribbed board for wet vessels',
      long: 'Pressed in one piece, so no weld can open. The board turns left or right by the way it is set.',
      features: 'One piece|Sound pads|Waste included',
      spec: { Material: 'Stainless steel 304', 'Thickness(mm)': '1.0' },
    },
  ],
  'instant-geysers': [
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
}
