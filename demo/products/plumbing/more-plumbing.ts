import type { Bulk, LinesBySub, Size } from '../rows.ts'

const lengths: readonly Bulk[] = [
  [20, 3],
  [100, 6],
]
const pieces: readonly Bulk[] = [
  [25, 3],
  [100, 7],
]

function bores(rows: readonly (readonly [number, number, number])[]): Size[] {
  return rows.map(([mm, price, kilos]) => [`${mm} mm`, price, kilos])
}

export const waterLines: LinesBySub = {
  'cpvc-fittings': [
    {
      name: 'CPVC Elbow 45°',
      makes: 'jalnika pravahi dharavik',
      unit: 'piece',
      hsn: '3917',
      pic: 'elbow:cpvc',
      sizes: bores([
        [15, 13, 0.02],
        [20, 19, 0.03],
        [25, 32, 0.05],
        [32, 62, 0.09],
      ]),
      bulk: pieces,
      short: 'Half bend that keeps the flow strong',
      long: 'Two of them round a beam lose less pressure than square elbows. Same cement and sockets as the rest of the line.',
      features: 'Low loss|Deep socket|Hot and cold',
      spec: { Standard: 'IS 15778:2007', Schedule: 'SDR 11' },
    },
  ],
  'upvc-fittings': [
    {
      name: 'UPVC Equal Tee',
      makes: 'jalnika nalvahi pravahi nirvahi',
      unit: 'piece',
      hsn: '3917',
      pic: 'tee:white',
      sizes: bores([
        [15, 12, 0.03],
        [20, 16, 0.04],
        [25, 26, 0.07],
        [32, 42, 0.11],
        [40, 62, 0.17],
        [50, 104, 0.27],
      ]),
      bulk: pieces,
      short: 'Three equal sockets for branching cold lines',
      long: 'Thick at the crotch, where cheap tees split. Mark, cement and push home in one move.',
      features: 'Thick crotch|Smooth bore|Solvent joint',
      spec: { Standard: 'ASTM D2467', Schedule: 'Schedule 80' },
    },
  ],
  'swr-pipes': [
    {
      name: 'SWR Pipe Self-Fit, 3 m',
      makes: 'jalnika nalvahi nirvahi',
      unit: 'piece',
      hsn: '3917',
      pic: 'pipes:swr',
      sizes: [
        ['75 mm, type A', 318, 3.1],
        ['75 mm, type B', 420, 4.2],
        ['110 mm, type A', 520, 5.2],
        ['110 mm, type B', 690, 7],
      ],
      bulk: lengths,
      short: 'Solvent-jointed drain pipe for buried and boxed lines',
      long: 'Joints become one with the pipe, so roots and gas find no way. Use ring-fit where the line must move.',
      features: 'Glued joints|No rings to lose|Lead free',
      spec: { Standard: 'IS 13592:2013', Length: '3 m' },
    },
  ],
  'swr-fittings': [
    {
      name: 'SWR Bend 45°',
      makes: 'jalnika nalvahi pravahi',
      unit: 'piece',
      hsn: '3917',
      pic: 'elbow:swr',
      sizes: [
        ['75 mm', 74, 0.2],
        ['110 mm', 128, 0.42],
        ['160 mm', 330, 1.1],
      ],
      bulk: pieces,
      short: 'Gentle bend that does not block',
      long: 'Lets paper and lint slide on where a square bend would hold them. Sold with its rubber ring.',
      features: 'Ring included|Smooth bore|Sun-stable grey',
      spec: { Standard: 'IS 14735:1999' },
    },
  ],
  'water-tanks': [
    {
      name: 'Four-Layer Insulated Tank',
      makes: 'jalnika pravahi nirvahi',
      unit: 'piece',
      hsn: '3925',
      pic: 'tank:white',
      sizes: [
        ['500 L', 5450, 17],
        ['750 L', 7900, 25],
        ['1000 L', 10300, 33],
        ['1500 L', 15400, 49],
      ],
      short: 'White tank with a foam layer against summer heat',
      long: 'Foam between two skins keeps water some degrees cooler in May and free of ice-cold mornings. The dark inside lets no algae grow.',
      features: 'Foam layer|UV face|Food-grade inside',
      spec: { Standard: 'IS 12701:1996', Material: 'Polyethylene', Colour: 'White' },
    },
  ],
  pumps: [
    {
      name: 'Pressure Booster Pump',
      makes: 'pravahi yantrak',
      unit: 'piece',
      hsn: '8413',
      pic: 'pump:blue',
      sizes: [
        ['0.25 HP', 4650, 7],
        ['0.5 HP', 6900, 9.5],
        ['1.0 HP', 9450, 13],
      ],
      short: 'Quiet pump that gives the top floor a proper shower',
      long: 'Starts by itself when a tap opens and stops when it closes. For bathrooms right below the tank.',
      features: 'Starts by flow|Quiet|Dry-run guard',
      spec: { Standard: 'IS 9137', 'Product Type': 'Booster pump' },
      words: 'pressure pump,booster,प्रेशर पंप',
    },
  ],
  'tank-fittings': [
    {
      name: 'UPVC Tank Connector',
      makes: 'jalnika nalvahi nirvahi',
      unit: 'piece',
      hsn: '3917',
      pic: 'union:white',
      sizes: bores([
        [15, 42, 0.06],
        [20, 54, 0.08],
        [25, 72, 0.12],
        [32, 108, 0.18],
        [40, 142, 0.26],
        [50, 205, 0.42],
      ]),
      bulk: pieces,
      short: 'Threaded outlet with washers for plastic tanks',
      long: 'Two rubber washers close on a tank wall up to 15 mm thick. One end takes the pipe by cement.',
      features: 'Two washers|Long thread|No rust',
      spec: { Material: 'UPVC' },
      words: 'tank nipple,टंकी कनेक्टर',
    },
  ],
  'traps-covers': [
    {
      name: 'Shower Channel Drain',
      makes: 'sheetlin snanika',
      unit: 'piece',
      hsn: '7324',
      pic: 'floor-drain:ss',
      sizes: [
        ['300 mm', 890, 0.9],
        ['600 mm', 1690, 1.7],
        ['900 mm', 2390, 2.5],
      ],
      short: 'Long slot drain along the wall of a shower',
      long: 'One fall towards the wall is enough, so large tiles need no cross cuts. The grate lifts out for cleaning.',
      features: 'Stainless 304|Odour seal|Lift-out grate',
      spec: { Material: 'Stainless steel' },
    },
  ],
}
