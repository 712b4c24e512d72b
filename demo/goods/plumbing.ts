import type { Bulk, Main, Size } from './types.ts';

const lengths: readonly Bulk[] = [[20, 3], [100, 6]];
const pieces: readonly Bulk[] = [[25, 3], [100, 7]];

/** One size row for each bore in millimetres. */
function bores(rows: readonly (readonly [number, number, number])[]): Size[] {
  return rows.map(([mm, price, kilos]) => [`${mm} mm`, price, kilos]);
}

export const plumbingMains: readonly Main[] = [
  {
    id: 'cpvc-pipes', name: 'CPVC Pipes & Fittings', pic: 'pipes:cpvc', words: 'cpvc,hot water pipe,garam pani pipe,गर्म पानी पाइप',
    subs: [
      {
        id: 'cpvc-pipe', name: 'CPVC Pipes', words: 'cpvc pipe,सीपीवीसी पाइप',
        lines: [
          {
            name: 'CPVC Pipe SDR 11, 3 m', makes: 'jalnika nalvahi pravahi', unit: 'piece', hsn: '3917', pic: 'pipes:cpvc', sizes: bores([[15, 176, 0.52], [20, 258, 0.8], [25, 368, 1.2], [32, 566, 1.9], [40, 795, 2.6], [50, 1290, 4.4]]), bulk: lengths,
            short: 'Hot and cold water pipe for concealed lines', long: 'Carries water at 82° for decades without scale. Join with one-step cement, hold half a minute, test next day.',
            features: 'For hot and cold|No scale, no rust|Joins in seconds', spec: { Standard: 'IS 15778:2007', Schedule: 'SDR 11', Length: '3 m' },
          },
          {
            name: 'CPVC Pipe SDR 13.5, 3 m', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'pipes:cpvc', sizes: bores([[15, 148, 0.44], [20, 214, 0.68], [25, 312, 1.0], [32, 478, 1.6], [40, 672, 2.2]]), bulk: lengths,
            short: 'Lighter CPVC for cold lines and short hot runs', long: 'Thinner wall and lower price for flats with overhead tanks. Takes the same fittings as SDR 11.',
            features: 'Same fittings|Lower cost|Safe for drinking', spec: { Standard: 'IS 15778:2007', Schedule: 'SDR 13.5', Length: '3 m' },
          },
        ],
      },
      {
        id: 'cpvc-fittings', name: 'CPVC Fittings', words: 'elbow,tee,socket,cpvc fitting,एल्बो,टी',
        lines: [
          {
            name: 'CPVC Elbow 90°', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'elbow:cpvc', sizes: bores([[15, 11, 0.02], [20, 16, 0.03], [25, 29, 0.05], [32, 56, 0.1], [40, 92, 0.16], [50, 158, 0.27]]), bulk: pieces,
            short: 'Square turn for CPVC lines', long: 'Deep sockets with a firm stop, so the joint cannot be starved of cement. Moulded in one shot.', features: 'Deep socket|Smooth bore|Full pressure rating', spec: { Schedule: 'SDR 11', Standard: 'IS 15778:2007' },
          },
          {
            name: 'CPVC Equal Tee', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'tee:cpvc', sizes: bores([[15, 14.5, 0.03], [20, 22, 0.04], [25, 41, 0.07], [32, 78, 0.13], [40, 126, 0.22], [50, 214, 0.36]]), bulk: pieces,
            short: 'Three-way branch of one size', long: 'For a branch to basin or shower from the riser. Reducing tees of each size come on request.', features: 'Reinforced collar|Smooth flow|Clear size mark', spec: { Schedule: 'SDR 11', Standard: 'IS 15778:2007' },
          },
          {
            name: 'CPVC Brass Insert Elbow', makes: 'jalnika pravahi', unit: 'piece', hsn: '3917', pic: 'brass-elbow:cpvc', sizes: [['15 x 15 mm', 86, 0.09], ['20 x 15 mm', 94, 0.1], ['20 x 20 mm', 138, 0.14], ['25 x 15 mm', 128, 0.14]], bulk: pieces,
            short: 'Threaded outlet for taps and showers', long: 'A knurled brass thread is moulded into the plastic and cannot turn loose. Use tape, not jute.', features: 'Forged brass thread|Cannot turn loose|For every tap point', spec: { Material: 'CPVC with brass', Standard: 'IS 15778:2007' },
          },
        ],
      },
      {
        id: 'solvent-cement', name: 'Solvent Cement & Valves', words: 'solvent,solution,ball valve,सॉल्यूशन,वाल्व', alsoIn: ['upvc-pipes'],
        lines: [
          {
            name: 'CPVC Solvent Cement', makes: 'jalnika nalvahi chipkan', unit: 'tin', hsn: '3506', pic: 'tin:amber:CPVC', sizes: [['29 ml', 42, 0.04], ['59 ml', 72, 0.08], ['118 ml', 128, 0.15], ['237 ml', 226, 0.28], ['473 ml', 410, 0.55]], short: 'One-step yellow cement with dauber', long: 'No primer needed up to fifty millimetres. Coat pipe and socket, push with a quarter turn, hold.', features: 'Dauber in the cap|No primer|Low smell', spec: { Standard: 'ASTM F493', Colour: 'Yellow' },
          },
          {
            name: 'CPVC Ball Valve', makes: 'jalnika pravahi', unit: 'piece', hsn: '8481', pic: 'ball-valve:cpvc', sizes: bores([[15, 128, 0.09], [20, 164, 0.13], [25, 226, 0.2], [32, 368, 0.34], [40, 540, 0.52]]), short: 'Quarter-turn stop for each line', long: 'Shuts at a quarter turn and stays drip-free, since the seat is self-adjusting. Put one where each bathroom starts.', features: 'Quarter turn|PTFE seat|Handle shows position', spec: { Material: 'CPVC' },
          },
        ],
      },
    ],
  },
  {
    id: 'upvc-pipes', name: 'UPVC Pipes & Fittings', pic: 'pipes:white', words: 'upvc,pvc pipe,plumbing pipe,पीवीसी पाइप',
    subs: [
      {
        id: 'upvc-pipe', name: 'UPVC Plumbing Pipes', words: 'upvc pipe,schedule 40,यूपीवीसी पाइप',
        lines: [
          {
            name: 'UPVC Pipe Schedule 40, 3 m', makes: 'jalnika nalvahi pravahi', unit: 'piece', hsn: '3917', pic: 'pipes:white', sizes: bores([[15, 128, 0.62], [20, 168, 0.84], [25, 244, 1.25], [32, 332, 1.7], [40, 402, 2.05], [50, 546, 2.75]]), bulk: lengths,
            short: 'White pressure pipe for cold water', long: 'Lead free and safe to drink from. For risers, tank lines and gardens; sun does not harm the white compound.', features: 'Lead free|UV stabilised|Light to carry', spec: { Standard: 'ASTM D1785', Schedule: '40', Length: '3 m' },
          },
          {
            name: 'UPVC Pipe Schedule 80, 3 m', makes: 'jalnika pravahi', unit: 'piece', hsn: '3917', pic: 'pipes:grey', sizes: bores([[15, 158, 0.78], [20, 212, 1.06], [25, 318, 1.56], [32, 432, 2.15], [40, 530, 2.6], [50, 738, 3.6]]), bulk: lengths,
            short: 'Thick-wall pipe that can be threaded', long: 'For pump delivery and tall risers where pressure is high. Threads take brass and GI fittings.', features: 'High pressure|Can be threaded|Knock proof', spec: { Standard: 'ASTM D1785', Schedule: '80', Length: '3 m' },
          },
        ],
      },
      {
        id: 'upvc-fittings', name: 'UPVC Fittings', words: 'upvc fitting,elbow,coupler,union,यूनियन',
        lines: [
          {
            name: 'UPVC Elbow 90°', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'elbow:white', sizes: bores([[15, 9, 0.02], [20, 12.5, 0.04], [25, 20, 0.06], [32, 34, 0.1], [40, 48, 0.14], [50, 79, 0.23]]), bulk: pieces,
            short: 'Square turn for white plumbing lines', long: 'Thick corners where stress gathers, so it stands a knock on site. Fits schedule 40 and 80.', features: 'Thick corner|Lead free|Fits both schedules', spec: { Schedule: '40|80' },
          },
          {
            name: 'UPVC Coupler', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'coupler:white', sizes: bores([[15, 6.5, 0.02], [20, 9, 0.03], [25, 14, 0.04], [32, 23, 0.07], [40, 31, 0.1], [50, 49, 0.16]]), bulk: pieces,
            short: 'Joins two lengths in a straight line', long: 'A stop in the middle shows when the pipe is fully home. Keep a few of each size at hand.', features: 'Centre stop|Smooth bore|Lead free', spec: { Schedule: '40|80' },
          },
          {
            name: 'UPVC Union', makes: 'jalnika pravahi', unit: 'piece', hsn: '3917', pic: 'union:white', sizes: bores([[15, 34, 0.05], [20, 46, 0.07], [25, 68, 0.11], [32, 104, 0.18], [40, 142, 0.25], [50, 226, 0.4]]), bulk: pieces,
            short: 'Lets a pump or valve be taken out again', long: 'The ring nut loosens by hand and the O-ring seals without tape. Fit one on each side of a pump.', features: 'O-ring seal|Hand tight|Opens for service', spec: { Schedule: '80' },
          },
        ],
      },
    ],
  },
  {
    id: 'drainage', name: 'Drainage', pic: 'pipes:swr', words: 'drainage,swr,sewer,nali,नाली,सीवर',
    subs: [
      {
        id: 'swr-pipes', name: 'SWR Pipes', words: 'swr pipe,4 inch pipe,soil pipe,एसडब्ल्यूआर',
        lines: [
          {
            name: 'SWR Pipe Ring Fit, 3 m', makes: 'jalnika nalvahi pravahi', unit: 'piece', hsn: '3917', pic: 'pipes:swr', sizes: [['75 mm, type A', 356, 2.6], ['75 mm, type B', 468, 3.6], ['110 mm, type A', 592, 4.6], ['110 mm, type B', 788, 6.4], ['160 mm, type B', 1690, 13]], bulk: lengths,
            short: 'Grey pipe for soil, waste and rain', long: 'The rubber ring seals and lets the pipe move with heat. Type A for rain and vents, type B for soil stacks.', features: 'Rubber ring joint|Quiet wall|Bright inside', spec: { Standard: 'IS 13592:2013', Length: '3 m', Colour: 'Grey' },
          },
        ],
      },
      {
        id: 'swr-fittings', name: 'SWR Fittings', words: 'swr bend,door tee,p trap,बेंड',
        lines: [
          {
            name: 'SWR Bend 87.5°', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'elbow:swr', sizes: [['75 mm', 86, 0.22], ['110 mm', 158, 0.46], ['110 mm with door', 214, 0.6]], short: 'Swept bend at the foot of a stack', long: 'A wide sweep keeps solids moving. Choose the door type where a rod may be needed.', features: 'Wide sweep|Ring included|Door option', spec: { Standard: 'IS 14735:1999' },
          },
          {
            name: 'SWR Single Tee', makes: 'jalnika nalvahi', unit: 'piece', hsn: '3917', pic: 'tee:swr', sizes: [['75 mm', 124, 0.32], ['110 mm', 228, 0.66], ['110 x 75 mm', 212, 0.58]], short: 'Brings a branch into the soil stack', long: 'The branch is swept downward, so nothing splashes back up. Door opens with two screws.', features: 'Swept branch|Access door|Ring included', spec: { Standard: 'IS 14735:1999' },
          },
        ],
      },
      {
        id: 'traps-covers', name: 'Traps & Covers', words: 'floor trap,jali,nahani,manhole cover,ढक्कन,जाली',
        lines: [
          {
            name: 'Stainless Floor Drain', makes: 'kapatin nirjhari/Anti_Roach snanika', unit: 'piece', hsn: '7324', pic: 'floor-drain:ss', sizes: [['4 x 4 in', 210, 0.25], ['5 x 5 in', 265, 0.35], ['6 x 6 in', 330, 0.5]], short: 'Polished grating that keeps roaches out', long: 'The cup closes when no water runs, so smell and insects stay below. Lifts out to clean hair.', features: 'SS 304|Stops insects|Cup lifts out', spec: { Material: 'Stainless steel 304', Shapes: 'Square' },
          },
          {
            name: 'FRP Manhole Cover', makes: 'setukar chhatravi', unit: 'piece', hsn: '3925', pic: 'manhole:grey', sizes: [['450 mm round, 2.5 t', 1390, 11], ['600 mm round, 10 t', 2450, 21], ['600 x 600 mm, 25 t', 3980, 34]], short: 'Light cover nobody steals for scrap', long: 'Carries a truck yet one man can lift it. No rattle, no rust and no resale value.', features: 'Locks shut|No scrap value|Anti-slip face', spec: { Standard: 'EN 124', Material: 'Fibreglass' },
          },
        ],
      },
    ],
  },
  {
    id: 'tanks-pumps', name: 'Water Tanks & Pumps', pic: 'tank:black', words: 'tank,tanki,pump,motor,टंकी,मोटर,पंप',
    subs: [
      {
        id: 'water-tanks', name: 'Water Tanks', words: 'water tank,pani ki tanki,पानी की टंकी',
        lines: [
          {
            name: 'Triple Layer Water Tank', makes: 'jalnika nalvahi pravahi', unit: 'piece', hsn: '3925', pic: 'tank:black', sizes: [['300 L', 2550, 9], ['500 L', 3650, 13], ['750 L', 5350, 19], ['1000 L', 6950, 25], ['1500 L', 10400, 38], ['2000 L', 13900, 50]], finishes: [['Black', 1, 'black'], ['White', 1.08, 'white']], finishKey: 'Colour', bulk: [[5, 3], [20, 6]],
            short: 'Moulded tank with a threaded, lockable lid', long: 'Black layers keep light and algae out while the white inside shows that it is clean. Stand it on a flat slab wider than its foot.', features: 'Food grade inside|No algae|Lockable lid', spec: { Standard: 'IS 12701:1996', Material: 'Polyethylene', Warranty: '7 years' },
          },
        ],
      },
      {
        id: 'pumps', name: 'Pumps', words: 'monoblock,submersible,pani ki motor,पानी की मोटर',
        lines: [
          {
            name: 'Self-Priming Monoblock Pump', makes: 'pravahi yantrak tapani', unit: 'piece', hsn: '8413', pic: 'pump:blue', sizes: [['0.5 HP', 2950, 6.5], ['1.0 HP', 4250, 10], ['1.5 HP', 6900, 16]], short: 'Lifts water from sump to terrace', long: 'Primes by itself once the casing is full and starts on 180 volts. A thermal trip saves the winding if the sump runs dry.', features: 'Copper winding|Starts on low voltage|Thermal trip', spec: { Standard: 'IS 9079', Warranty: '1 year' },
          },
          {
            name: 'Submersible Borewell Pump', makes: 'pravahi jalnika', unit: 'set', hsn: '8413', pic: 'submersible:ss', sizes: [['1.0 HP, 10 stage', 11900, 17], ['1.5 HP, 15 stage', 14800, 21], ['2.0 HP, 20 stage', 18600, 26]], short: 'Four-inch pump with control panel', long: 'Oil-filled motor with stainless body; comes with starter box and capacitors. Hang it three metres off the bottom.', features: 'Panel included|Stainless body|For 4 in bores', spec: { Standard: 'IS 8034:2018', Warranty: '1 year' },
          },
        ],
      },
      {
        id: 'tank-fittings', name: 'Tank Fittings', words: 'ball cock,float valve,tank nipple,बॉल कॉक',
        lines: [
          {
            name: 'Brass Ball Cock with Float', makes: 'pravahi nirjhari snanika', unit: 'piece', hsn: '8481', pic: 'ball-cock:brass', sizes: [['15 mm', 245, 0.3], ['20 mm', 345, 0.42], ['25 mm', 520, 0.7]], short: 'Shuts the inlet when the tank is full', long: 'Solid brass arm and a seamless float that does not fill with water. Rubber seat costs ten rupees to replace.', features: 'Solid brass|Seamless float|Cheap spare seat', spec: { Standard: 'IS 1703:2000', Material: 'Brass' },
          },
        ],
      },
    ],
  },
];
