import type { Finish, Main } from './types.ts';

const plated: readonly Finish[] = [['Chrome', 1, 'chrome'], ['Matt black', 1.22, 'black'], ['Brushed gold', 1.35, 'gold']];
const chromeBlack: readonly Finish[] = [['Chrome', 1, 'chrome'], ['Matt black', 1.2, 'black']];

export const bathroomMains: readonly Main[] = [
  {
    id: 'taps', name: 'Taps & Mixers', pic: 'basin-mixer:chrome', words: 'tap,nal,tonti,नल,टोंटी',
    subs: [
      {
        id: 'bib-cocks', name: 'Bib & Angle Cocks', words: 'bib cock,long body,angle valve,बिब कॉक',
        lines: [
          {
            name: 'Bib Cock', makes: 'nirjhari/Tulsi nirjhari/Prisma snanika/Sarala pravahi/Nadi', unit: 'piece', hsn: '8481', pic: 'bib-tap:chrome', sizes: [['Short body', 620, 0.45], ['Long body', 760, 0.6], ['2-way', 980, 0.8]], finishes: chromeBlack,
            short: 'Quarter-turn wall tap with ceramic disc', long: 'Half a turn opens it fully, and ceramic discs do not need a washer each year. Wall flange included.', features: 'Ceramic disc|Foam flow|Wall flange included', spec: { Material: 'Brass', 'Product Type': 'Bib cock', Standard: 'IS 8931:1993', 'Sizes(Inces)': '1/2' },
          },
          {
            name: 'Angle Valve', makes: 'nirjhari/Tulsi snanika/Sarala', unit: 'piece', hsn: '8481', pic: 'angle-valve:chrome', sizes: [['15 mm', 420, 0.28], ['15 mm with filter', 520, 0.32]], finishes: chromeBlack,
            short: 'Stop valve for basin, cistern and geyser', long: 'Shuts one fixture without closing the whole house. The filter type catches sand from the tank.', features: 'Quarter turn|Solid brass|Flange included', spec: { Material: 'Brass', 'Product Type': 'Angle valve', 'Sizes(mm)': '15' },
          },
        ],
      },
      {
        id: 'basin-taps', name: 'Basin Taps & Mixers', words: 'pillar cock,basin mixer,wash basin tap,बेसिन नल',
        lines: [
          {
            name: 'Basin Mixer', makes: 'nirjhari/Prisma nirjhari/Neel snanika/Sarala', unit: 'piece', hsn: '8481', pic: 'basin-mixer:chrome', sizes: [['Standard', 2450, 1.4], ['Tall, for bowl', 3650, 2.1]], finishes: plated,
            short: 'Single lever for basin, hot and cold', long: 'Lift for flow, turn for warmth; the stop in the middle saves both. Two braided hoses in the box.', features: '35 mm cartridge|Saves water in mid position|Hoses included', spec: { Material: 'Brass', 'Product Type': 'Single lever mixer', 'Handle Type': 'Lever' },
          },
          {
            name: 'Pillar Cock', makes: 'nirjhari/Tulsi pravahi/Nadi', unit: 'piece', hsn: '8481', pic: 'pillar-tap:chrome', sizes: [['Standard', 860, 0.6], ['Tall', 1480, 1.1]], finishes: chromeBlack,
            short: 'Cold tap for the wash basin', long: 'Broad base covers an old hole, and the nut tightens by hand from below. Aerator unscrews with a coin.', features: 'Coin-slot aerator|Ceramic disc|Hand-tight nut', spec: { Material: 'Brass', 'Product Type': 'Pillar cock', 'Handle Type': 'Knob' },
          },
        ],
      },
      {
        id: 'kitchen-taps', name: 'Kitchen Taps', words: 'sink cock,sink mixer,kitchen tap,रसोई नल', alsoIn: ['kitchen-sinks'],
        lines: [
          {
            name: 'Sink Mixer with Swivel Spout', makes: 'nirjhari/Rasoi snanika/Sarala nirjhari/Neel', unit: 'piece', hsn: '8481', pic: 'sink-mixer:chrome', sizes: [['Table mounted', 3250, 1.8], ['Wall mounted', 3480, 2.0], ['Pull-out spray', 6450, 2.4]], finishes: chromeBlack,
            short: 'High swan neck that clears a large pot', long: 'Spout swings across both bowls and stays where it is put. Two O-rings at the foot keep it dry.', features: 'Turns full circle|Clears a 30 cm pot|Foam flow', spec: { Material: 'Brass', 'Product Type': 'Sink mixer', 'Handle Type': 'Lever' },
          },
        ],
      },
    ],
  },
  {
    id: 'showers', name: 'Showers', pic: 'shower:chrome', words: 'shower,fawara,फव्वारा,शावर',
    subs: [
      {
        id: 'overhead-showers', name: 'Overhead Showers', words: 'rain shower,overhead,शावर',
        lines: [
          {
            name: 'Rain Shower with Arm', makes: 'nirjhari/Sawan nirjhari/Megh snanika/Barkha', unit: 'piece', hsn: '8481', pic: 'shower:chrome', sizes: [['4 in round', 980, 0.6], ['6 in square', 1850, 0.9], ['8 in round', 2650, 1.3]], finishes: plated,
            short: 'Wide, soft rain even on low pressure', long: 'Silicone nozzles shed lime with a rub of the thumb. Works from a tank three metres above.', features: 'Works on low pressure|Rub-clean nozzles|Arm and flange included', spec: { Material: 'Brass and ABS', Shapes: 'Round|Square' },
          },
        ],
      },
      {
        id: 'hand-showers', name: 'Hand Showers & Health Faucets', words: 'health faucet,jet spray,hand shower,जेट स्प्रे',
        lines: [
          {
            name: 'Health Faucet Set', makes: 'snanika/Sarala nirjhari/Tulsi pravahi/Nadi', unit: 'set', hsn: '8481', pic: 'health-faucet:chrome', sizes: [['ABS, 1 m hose', 520, 0.35], ['Brass, 1 m hose', 1150, 0.55]], finishes: chromeBlack,
            short: 'Trigger spray with hose and hook', long: 'Thumb trigger stops at once and does not drip on the floor. Steel hose with brass nuts lasts.', features: 'No drip|Steel hose|Hook included', spec: { 'Product Type': 'Health faucet' },
          },
          {
            name: 'Hand Shower, Three Flow', makes: 'nirjhari/Megh snanika/Barkha', unit: 'set', hsn: '8481', pic: 'hand-shower:chrome', sizes: [['With 1.5 m hose', 1290, 0.6], ['With slide rail', 2480, 1.3]], finishes: chromeBlack,
            short: 'Rain, jet or massage at a click', long: 'Light to hold for children and parents. The slide rail sets the height without screws.', features: 'Three flows|Anti-lime nozzles|Tangle-free hose', spec: { Material: 'ABS' },
          },
        ],
      },
      {
        id: 'diverters', name: 'Diverters & Mixers', words: 'diverter,wall mixer,bath spout,डाइवर्टर', alsoIn: ['taps'],
        lines: [
          {
            name: 'Single Lever Diverter', makes: 'nirjhari/Prisma nirjhari/Neel snanika/Sarala', unit: 'set', hsn: '8481', pic: 'diverter:chrome', sizes: [['Upper trim', 2150, 0.9], ['Trim with body', 4350, 2.4]], finishes: plated,
            short: 'Concealed mixer for shower and spout', long: 'One lever sets flow and warmth, the button changes from spout to shower. The body goes in before tiles.', features: 'Brass body|Service from the front|Test plug included', spec: { Material: 'Brass', 'Handle Type': 'Lever' },
          },
        ],
      },
    ],
  },
  {
    id: 'sanitaryware', name: 'Sanitaryware', pic: 'wc:white', words: 'toilet,commode,seat,कमोड,टॉयलेट',
    subs: [
      {
        id: 'toilets', name: 'Toilets', words: 'commode,western toilet,indian seat,कमोड,सीट',
        lines: [
          {
            name: 'One-Piece Floor WC', makes: 'snanika/Kamal nirjhari/Rajhans', unit: 'set', hsn: '6910', pic: 'wc:white', sizes: [['S-trap 220 mm', 9400, 36], ['S-trap 300 mm', 9600, 37], ['P-trap', 9300, 36]], packing: 60,
            short: 'Seamless body that wipes in one sweep', long: 'Dual flush takes three or six litres, and the rim is open so nothing hides. Soft-close seat included.', features: 'Dual flush 3/6 L|Rimless|Soft-close seat', spec: { Standard: 'IS 2556', Material: 'Vitreous china', Warranty: '10 years' },
          },
          {
            name: 'Wall-Hung WC', makes: 'snanika/Kamal nirjhari/Rajhans', unit: 'set', hsn: '6910', pic: 'wall-wc:white', sizes: [['Bowl with seat', 6350, 20], ['Bowl, seat and frame cistern', 16800, 38]], packing: 60,
            short: 'Floats off the floor for easy mopping', long: 'Bolts to a frame that carries four hundred kilos. The bowl is set at the height you like.', features: 'Rimless|Floor stays clear|Soft-close seat', spec: { Standard: 'IS 2556', Material: 'Vitreous china', Warranty: '10 years' },
          },
          {
            name: 'Orissa Pan', makes: 'snanika pravahi', unit: 'piece', hsn: '6910', pic: 'orissa-pan:white', sizes: [['20 in', 980, 11], ['23 in', 1180, 13]], packing: 40,
            short: 'Indian squatting pan with foot rests', long: 'Deep bowl that does not splash and broad ribbed foot rests. Takes any four-inch trap.', features: 'Broad foot rests|Smooth glaze|Fits 4 in trap', spec: { Standard: 'IS 2556', Material: 'Vitreous china' },
          },
        ],
      },
      {
        id: 'wash-basins', name: 'Wash Basins', words: 'wash basin,basin,sink,वॉश बेसिन',
        lines: [
          {
            name: 'Table-Top Basin', makes: 'snanika/Kamal nirjhari/Rajhans snanika/Diya', unit: 'piece', hsn: '6910', pic: 'bowl-basin:white', sizes: [['400 mm round', 2350, 8], ['480 x 370 mm', 2650, 9.5], ['600 x 400 mm', 3450, 13]], finishes: [['White', 1, 'white'], ['Matt black', 1.25, 'black']], finishKey: 'Colour', packing: 30,
            short: 'Thin-rim bowl for a counter', long: 'Fired in one piece with a rim of eight millimetres. Pair with a tall mixer.', features: 'Thin rim|Stain-free glaze|Template included', spec: { Material: 'Vitreous china' },
          },
          {
            name: 'Wall Basin with Half Pedestal', makes: 'snanika pravahi', unit: 'set', hsn: '6910', pic: 'pedestal-basin:white', sizes: [['450 x 350 mm', 1650, 12], ['550 x 450 mm', 2150, 16]], packing: 30,
            short: 'Family basin that hides its pipes', long: 'Deep bowl with a soap ledge and a cover for trap and valves. Bolts in the box.', features: 'Hides the trap|Soap ledge|Bolts included', spec: { Standard: 'IS 2556', Material: 'Vitreous china' },
          },
        ],
      },
      {
        id: 'cisterns-seats', name: 'Cisterns & Seat Covers', words: 'cistern,flush tank,seat cover,फ्लश टंकी',
        lines: [
          {
            name: 'Dual Flush Cistern', makes: 'snanika pravahi', unit: 'set', hsn: '3922', pic: 'cistern:white', sizes: [['Wall, 8 L', 1190, 3], ['Slim, 6 L', 1390, 2.8]], short: 'Quiet plastic cistern with two buttons', long: 'Fills from below, so it is quiet at night. Valve parts pull out without tools.', features: 'Saves half the water|Quiet fill|Brackets included', spec: { Standard: 'IS 7231:2016', Material: 'Polypropylene' },
          },
          {
            name: 'Soft-Close Seat Cover', makes: 'snanika nirjhari', unit: 'piece', hsn: '3922', pic: 'seat:white', sizes: [['Universal oval', 890, 1.8], ['D-shape', 1190, 2.2]], short: 'Comes down slowly and lifts off to clean', long: 'Press one button and the seat comes away from the hinge. Fits most bowls: measure the bolt distance first.', features: 'Never slams|One-button release|Heavy plastic', spec: { Material: 'UF and polypropylene' },
          },
        ],
      },
    ],
  },
  {
    id: 'bathroom-accessories', name: 'Bathroom Accessories', pic: 'towel-rail:chrome', words: 'accessories,towel rod,बाथरूम सामान',
    subs: [
      {
        id: 'towel-rods', name: 'Towel Rods & Racks', words: 'towel rod,towel rack,तौलिया स्टैंड',
        lines: [
          {
            name: 'Towel Rack', makes: 'kapatin/Reva snanika/Diya nirjhari/Prisma', unit: 'piece', hsn: '7324', pic: 'towel-rail:chrome', sizes: [['Single rod 18 in', 490, 0.4], ['Single rod 24 in', 560, 0.5], ['Folding rack 24 in', 1890, 1.9]], finishes: plated,
            short: 'Stainless rail on hidden screws', long: 'A rubber ring under each foot keeps water off the wall plug. Holds a wet bath sheet without sagging.', features: 'SS 304|Hidden screws|Plugs included', spec: { Material: 'Stainless steel 304', 'Sizes(Inces)': '18|24' },
          },
        ],
      },
      {
        id: 'soap-shelves', name: 'Soap Dishes & Shelves', words: 'soap dish,corner shelf,sabun dani,साबुनदानी',
        lines: [
          {
            name: 'Corner Shelf', makes: 'kapatin/Reva snanika/Diya', unit: 'piece', hsn: '7324', pic: 'corner-shelf:chrome', sizes: [['9 in', 420, 0.5], ['12 in', 560, 0.8]], finishes: chromeBlack, short: 'Perforated shelf for a shower corner', long: 'Water runs through, edges are rounded. Holds six bottles.', features: 'Drains at once|Rounded edges|Rust free', spec: { Material: 'Stainless steel 304', 'Sizes(Inces)': '9|12' },
          },
          {
            name: 'Soap Dish', makes: 'kapatin/Reva nirjhari/Prisma', unit: 'piece', hsn: '7324', pic: 'soap-dish:chrome', sizes: [['Single', 265, 0.2], ['Double', 410, 0.3]], finishes: chromeBlack, short: 'Wire dish that keeps soap dry', long: 'Open wires let soap dry between baths, so it lasts longer. One screw, one minute.', features: 'Dries soap|Lifts off to clean|Screw included', spec: { Material: 'Stainless steel 304' },
          },
        ],
      },
    ],
  },
  {
    id: 'kitchen-sinks', name: 'Kitchen Sinks', pic: 'sink:ss', words: 'sink,kitchen sink,सिंक',
    subs: [
      {
        id: 'steel-sinks', name: 'Stainless Sinks', words: 'ss sink,steel sink,स्टील सिंक',
        lines: [
          {
            name: 'Stainless Single Bowl Sink', makes: 'snanika/Kunda kapatin/Rasika nirjhari/Jheel', unit: 'piece', hsn: '7324', pic: 'sink:ss', sizes: [['18 x 16 x 8 in', 2450, 4.2], ['21 x 18 x 8 in', 3150, 5.1], ['24 x 18 x 9 in', 3850, 6.3], ['24 x 18 x 10 in, handmade', 5950, 8.8]], finishes: [['Satin', 1], ['Matt', 1.03]],
            short: 'Deep bowl with a sound-dead base', long: 'Rubber pads under the bowl stop the drumming of water. Waste coupling and clips are in the box.', features: 'SS 304|Sound pads|Coupling included', spec: { Standard: 'IS 13983:1994', Material: 'Stainless steel 304', Shapes: 'Rectangle' },
          },
        ],
      },
      {
        id: 'quartz-sinks', name: 'Quartz Sinks & Wastes', words: 'quartz sink,granite sink,waste coupling,क्वार्ट्ज सिंक',
        lines: [
          {
            name: 'Quartz Kitchen Sink', makes: 'snanika/Shila sheelaj/Shila', unit: 'piece', hsn: '6810', pic: 'sink:black', sizes: [['21 x 18 x 8 in', 7900, 12], ['24 x 18 x 9 in', 8900, 14]], finishes: [['Black', 1, 'black'], ['Coffee', 1, 'coffee'], ['Snow', 1.03, 'snow']], finishKey: 'Colour', packing: 50,
            short: 'Stone-feel sink that does not ring or dent', long: 'Eighty parts quartz cast with resin: hot pans and turmeric leave no mark. Cut-out template in the box.', features: 'Heat proof to 280°|No scratches|Quiet', spec: { Material: 'Quartz and resin', Shapes: 'Rectangle' },
          },
          {
            name: 'Bottle Trap with Waste', makes: 'snanika pravahi', unit: 'set', hsn: '7324', pic: 'bottle-trap:chrome', sizes: [['32 mm', 780, 0.7], ['40 mm', 990, 0.9]], finishes: chromeBlack, short: 'Neat trap for basins seen from below', long: 'The cup unscrews by hand to save a dropped ring. Long wall pipe can be cut.', features: 'Opens by hand|Long wall pipe|Flange included', spec: { Material: 'Brass' },
          },
        ],
      },
    ],
  },
  {
    id: 'water-heaters', name: 'Water Heaters', pic: 'geyser:white', words: 'geyser,water heater,गीजर',
    subs: [
      {
        id: 'storage-geysers', name: 'Storage Geysers', words: 'geyser 15 litre,storage,गीज़र',
        lines: [
          {
            name: 'Storage Water Heater 5 Star', makes: 'tapani/Ushma tapani/Agni pravahi/Tapas', unit: 'piece', hsn: '8516', pic: 'geyser:white', sizes: [['6 L', 5350, 8], ['10 L', 6850, 11], ['15 L', 7950, 13], ['25 L', 9600, 17]], short: 'Glass-lined tank for hard borewell water', long: 'A thick magnesium rod saves the tank from Delhi’s hard water. Heats once and stays warm for a day.', features: 'Glass-lined tank|5-star rating|Safety valve included', spec: { Standard: 'IS 2082:2018', Warranty: '5 years on tank' },
          },
        ],
      },
      {
        id: 'instant-geysers', name: 'Instant Geysers', words: 'instant geyser,kitchen geyser,इंस्टेंट गीजर',
        lines: [
          {
            name: 'Instant Water Heater', makes: 'tapani/Jhat tapani/Agni pravahi/Tapas', unit: 'piece', hsn: '8516', pic: 'instant-geyser:white', sizes: [['1 L, 3 kW', 2450, 3], ['3 L, 3 kW', 3350, 3.8], ['3 L, 4.5 kW', 3780, 3.9]], short: 'Hot water at the sink in a minute', long: 'Small enough for the kitchen wall. Needs its own 16 amp point and good earthing.', features: 'Steel tank|Triple safety|Neon light', spec: { Standard: 'IS 2082:2018', Warranty: '2 years' },
          },
        ],
      },
    ],
  },
];
