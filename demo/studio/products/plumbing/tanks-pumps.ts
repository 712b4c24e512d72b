import { pieces } from './bulk-discounts.ts'
import { bores } from './sizes.ts'
import type { MainCategory } from '../rows.ts'

export const tanksPumps: MainCategory = {
  id: 'tanks-pumps',
  name: 'Water Tanks & Pumps',
  picture: 'tank:black:3 LAYER@jalnika',
  searchWords: 'tank,tanki,pump,motor,टंकी,मोटर,पंप',
  subcategories: [
    {
      id: 'water-tanks',
      name: 'Water Tanks',
      searchWords: 'water tank,pani ki tanki,पानी की टंकी',
      tips: [
        'Stand on a level slab, wider than the base.',
        'Leave two feet around for cleaning.',
        'Overflow one size larger than inlet.',
        'Rinse and drain before first use.',
        'Wash out twice a year.',
        'A family of five uses about 700 litres a day.',
      ],
      lines: [
        {
          name: 'Triple Layer Water Tank',
          brands: 'jalnika nalvahi pravahi nirvahi',
          unit: 'piece',
          hsn: '3925',
          picture: 'tank:black:3 LAYER',
          sizes: [
            ['300 L', 2550, 9],
            ['500 L', 3650, 13],
            ['750 L', 5350, 19],
            ['1000 L', 6950, 25],
            ['1500 L', 10400, 38],
            ['2000 L', 13900, 50],
          ],
          finishes: [
            ['Black', 1, 'black'],
            ['White', 1.08, 'white'],
          ],
          finishAttribute: 'Colour',
          bulkDiscounts: [
            [5, 3],
            [20, 6],
          ],
          summary: 'Moulded tank with a threaded, lockable lid',
          description:
            'Black layers keep light and algae out while the white inside shows that it is clean. Stand it on a flat slab wider than its foot.',
          features: 'Food grade inside|No algae|Lockable lid',
          specification: { Standard: 'IS 12701:1996', Material: 'Polyethylene', Warranty: '7 years' },
        },
        {
          name: 'Four-Layer Insulated Tank',
          brands: 'jalnika pravahi nirvahi',
          unit: 'piece',
          hsn: '3925',
          picture: 'tank:white:4 LAYER',
          sizes: [
            ['500 L', 5450, 17],
            ['750 L', 7900, 25],
            ['1000 L', 10300, 33],
            ['1500 L', 15400, 49],
          ],
          summary: 'White tank with a foam layer against summer heat',
          description:
            'Foam between two skins keeps water some degrees cooler in May and free of ice-cold mornings. The dark inside lets no algae grow.',
          features: 'Foam layer|UV face|Food-grade inside',
          specification: { Standard: 'IS 12701:1996', Material: 'Polyethylene', Colour: 'White' },
        },
      ],
    },
    {
      id: 'pumps',
      name: 'Pumps',
      searchWords: 'monoblock,submersible,pani ki motor,पानी की मोटर',
      tips: [
        'Match head and flow on the plate before ordering.',
        'Check which way it turns at the first start.',
        'Give it its own breaker and an earth wire.',
        'Never run dry.',
        'Keep the delivery line short and of full bore.',
        'A starter with dry-run guard saves the winding.',
      ],
      lines: [
        {
          name: 'Self-Priming Monoblock Pump',
          brands: 'pravahi yantrak tapani dharavik',
          unit: 'piece',
          hsn: '8413',
          picture: 'pump:blue',
          sizes: [
            ['0.5 HP', 2950, 6.5],
            ['1.0 HP', 4250, 10],
            ['1.5 HP', 6900, 16],
          ],
          summary: 'Lifts water from sump to terrace',
          description:
            'Primes by itself once the casing is full and starts on 180 volts. A thermal trip saves the winding if the sump runs dry.',
          features: 'Copper winding|Starts on low voltage|Thermal trip',
          specification: { Standard: 'IS 9079', Warranty: '1 year' },
        },
        {
          name: 'Submersible Borewell Pump',
          brands: 'pravahi jalnika dharavik',
          unit: 'set',
          hsn: '8413',
          picture: 'submersible:ss',
          sizes: [
            ['1.0 HP, 10 stage', 11900, 17],
            ['1.5 HP, 15 stage', 14800, 21],
            ['2.0 HP, 20 stage', 18600, 26],
          ],
          summary: 'Four-inch pump with control panel',
          description:
            'Oil-filled motor with stainless body; comes with starter box and capacitors. Hang it three metres off the bottom.',
          features: 'Panel included|Stainless body|For 4 in bores',
          specification: { Standard: 'IS 8034:2018', Warranty: '1 year' },
        },
        {
          name: 'Pressure Booster Pump',
          brands: 'pravahi yantrak',
          unit: 'piece',
          hsn: '8413',
          picture: 'pump:blue',
          sizes: [
            ['0.25 HP', 4650, 7],
            ['0.5 HP', 6900, 9.5],
            ['1.0 HP', 9450, 13],
          ],
          summary: 'Quiet pump that gives the top floor a proper shower',
          description:
            'Starts by itself when a tap opens and stops when it closes. For bathrooms right below the tank.',
          features: 'Starts by flow|Quiet|Dry-run guard',
          specification: { Standard: 'IS 9137', 'Product Type': 'Booster pump' },
          searchWords: 'pressure pump,booster,प्रेशर पंप',
        },
      ],
    },
    {
      id: 'tank-fittings',
      name: 'Tank Fittings',
      searchWords: 'ball cock,float valve,tank nipple,बॉल कॉक',
      tips: [
        'Fit with washers on both sides of the wall.',
        'Drill with a hole saw, deburr inside.',
        'Hand-tight and half a turn more.',
        'Check after the first fill.',
        'Change washers each second year.',
        'Keep one spare; leaks choose Sundays.',
      ],
      lines: [
        {
          name: 'Brass Ball Cock with Float',
          brands: 'pravahi nirjhari snanika dharavik',
          unit: 'piece',
          hsn: '8481',
          picture: 'ball-cock:brass',
          sizes: [
            ['15 mm', 245, 0.3],
            ['20 mm', 345, 0.42],
            ['25 mm', 520, 0.7],
          ],
          summary: 'Shuts the inlet when the tank is full',
          description:
            'Solid brass arm and a seamless float that does not fill with water. Rubber seat costs ten rupees to replace.',
          features: 'Solid brass|Seamless float|Cheap spare seat',
          specification: { Standard: 'IS 1703:2000', Material: 'Brass' },
        },
        {
          name: 'UPVC Tank Connector',
          brands: 'jalnika nalvahi nirvahi',
          unit: 'piece',
          hsn: '3917',
          picture: 'union:white',
          sizes: bores([
            [15, 42, 0.06],
            [20, 54, 0.08],
            [25, 72, 0.12],
            [32, 108, 0.18],
            [40, 142, 0.26],
            [50, 205, 0.42],
          ]),
          bulkDiscounts: pieces,
          summary: 'Threaded outlet with washers for plastic tanks',
          description:
            'Two rubber washers close on a tank wall up to 15 mm thick. One end takes the pipe by cement.',
          features: 'Two washers|Long thread|No rust',
          specification: { Material: 'UPVC' },
          searchWords: 'tank nipple,टंकी कनेक्टर',
        },
      ],
    },
  ],
}
