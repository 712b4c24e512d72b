import type { Bulk, Finish, Main } from './types.ts';

const plated: readonly Finish[] = [['Satin nickel', 1, 'satin'], ['Antique brass', 1.08, 'antique'], ['Matt black', 1.06, 'black']];
const boxes: readonly Bulk[] = [[10, 4], [50, 8]];

export const hardwareMains: readonly Main[] = [
  {
    id: 'door-hardware', name: 'Door Hardware', pic: 'lever:satin', words: 'door fitting,darwaza,hardware,दरवाज़ा फिटिंग',
    subs: [
      {
        id: 'door-handles', name: 'Door Handles', words: 'handle,mortise handle,pull handle,हैंडल',
        lines: [
          {
            name: 'Mortise Handle on Rose', makes: 'kapatin/Aarohi kapatin/Vakra surakshan/Saral', unit: 'pair', hsn: '8302', pic: 'lever:satin', sizes: [['Handle only', 1150, 0.6], ['With keyed lock body', 2350, 1.4], ['With bathroom latch', 1890, 1.1]], finishes: plated,
            short: 'Sprung lever that stays level for years', long: 'Zinc die-cast lever on a concealed steel spring. Suits doors of 30 to 45 millimetres.', features: 'Sprung rose|Fits 30 to 45 mm doors|Screws included', spec: { Material: 'Zinc alloy', 'Handle Type': 'Lever on rose', 'Product Type': 'Mortise handle', Shapes: 'Round' },
          },
          {
            name: 'Main Door Pull Handle', makes: 'kapatin/Stambh surakshan/Saral', unit: 'piece', hsn: '8302', pic: 'pull:satin', sizes: [['12 in', 890, 0.8], ['18 in', 1290, 1.2], ['24 in', 1690, 1.6]], finishes: plated,
            short: 'Bold bar for the front door', long: 'Bolts through the door from the back, so no screw is seen. Round edges are kind to the hand.', features: 'Back-bolted|Solid feel|Film until fixed', spec: { Material: 'Stainless steel', 'Handle Type': 'Pull', 'Sizes(Inces)': '12|18|24' },
          },
        ],
      },
      {
        id: 'hinges', name: 'Hinges', words: 'hinge,kabza,kabja,कब्ज़ा',
        lines: [
          {
            name: 'Stainless Butt Hinge', makes: 'kapatin surakshan hastika', unit: 'piece', hsn: '8302', pic: 'hinge:satin', sizes: [['3 x 2.5 mm', 48, 0.1], ['4 x 3 mm', 88, 0.2], ['5 x 3 mm', 118, 0.28]], finishes: [['Satin', 1, 'satin'], ['Antique brass', 1.15, 'antique']], bulk: boxes,
            short: 'Welded-pin hinge for main and room doors', long: 'Two washers take the weight, so the door does not squeak. Three to a door, four on solid teak.', features: 'SS 304|Pin welded|Screws included', spec: { Standard: 'IS 12817:2020', Material: 'Stainless steel', 'Sizes(Inces)': '3|4|5' },
          },
        ],
      },
      {
        id: 'bolts-stoppers', name: 'Tower Bolts, Stoppers & Closers', words: 'tower bolt,kundi,chitkani,stopper,कुंडी,चिटकनी',
        lines: [
          {
            name: 'Tower Bolt', makes: 'kapatin surakshan', unit: 'piece', hsn: '8302', pic: 'tower-bolt:satin', sizes: [['4 in', 72, 0.1], ['6 in', 98, 0.15], ['8 in', 128, 0.2], ['12 in', 188, 0.32]], finishes: [['Satin', 1, 'satin'], ['Antique brass', 1.12, 'antique']], bulk: boxes, short: 'Round bolt for doors and windows', long: 'Ten-millimetre rod that slides without rattle. Comes with strike and screws.', features: '10 mm rod|No rattle|Strike included', spec: { Material: 'Stainless steel', 'Sizes(Inces)': '4|6|8|12' },
          },
          {
            name: 'Magnetic Door Stopper', makes: 'kapatin', unit: 'piece', hsn: '8302', pic: 'stopper:satin', sizes: [['3 in', 165, 0.15], ['4 in', 195, 0.19]], finishes: plated, short: 'Holds the door against the wind', long: 'A magnet catches at four centimetres and lets go with a light pull. Rubber tip saves the wall.', features: 'Strong magnet|Rubber tip|Floor or wall', spec: { Material: 'Zinc alloy', 'Sizes(Inces)': '3|4' },
          },
          {
            name: 'Hydraulic Door Closer', makes: 'kapatin surakshan', unit: 'piece', hsn: '8302', pic: 'closer:satin', sizes: [['Up to 45 kg', 1090, 1.6], ['Up to 65 kg', 1390, 1.9], ['Up to 85 kg', 1790, 2.3]], short: 'Shuts the door gently every time', long: 'Two valves set speed and latching separately. Can be fixed on either side of the door.', features: 'Two speeds|Either hand|Oil sealed', spec: { Standard: 'IS 3564:1995' },
          },
        ],
      },
    ],
  },
  {
    id: 'locks', name: 'Locks', pic: 'padlock:brass', words: 'lock,tala,ताला',
    subs: [
      {
        id: 'padlocks', name: 'Padlocks', words: 'padlock,tala,shutter lock,ताला',
        lines: [
          {
            name: 'Brass Padlock', makes: 'surakshan kapatin', unit: 'piece', hsn: '8301', pic: 'padlock:brass', sizes: [['40 mm', 265, 0.16], ['50 mm', 390, 0.26], ['65 mm', 640, 0.45]], short: 'Seven-lever lock with three keys', long: 'Brass does not rust and the hardened shackle resists a saw. Locks without the key.', features: 'Hardened shackle|Three keys|Rust free', spec: { Material: 'Brass', 'Sizes(mm)': '40|50|65' },
          },
          {
            name: 'Round Shutter Padlock', makes: 'surakshan hastika', unit: 'piece', hsn: '8301', pic: 'round-lock:steel', sizes: [['70 mm', 590, 0.5], ['90 mm', 790, 0.75]], short: 'Disc lock that a cutter cannot grip', long: 'The shackle hides in a steel disc. For rolling shutters, godowns and gates.', features: 'No room for cutters|Stainless shell|Computer keys', spec: { Material: 'Stainless steel', 'Sizes(mm)': '70|90' },
          },
        ],
      },
      {
        id: 'mortise-locks', name: 'Mortise Locks & Cylinders', words: 'mortise lock,cylinder,मोर्टिस ताला', alsoIn: ['door-hardware'],
        lines: [
          {
            name: 'Mortise Lock Body with Cylinder', makes: 'surakshan kapatin/Durg', unit: 'set', hsn: '8301', pic: 'mortise-lock:satin', sizes: [['45 mm backset', 1290, 0.9], ['60 mm backset', 1490, 1.0]], finishes: [['Key and key', 1], ['Key and knob', 1.08]], finishKey: 'Finish', short: 'Two-bullet lock for room and main doors', long: 'Dead bolt throws two rounds of twelve millimetres into a steel strike. Cylinder can be changed without the body.', features: 'Double throw|Reversible latch|Three keys', spec: { Standard: 'IS 2209:1976', 'Sizes(mm)': '45|60' },
          },
          {
            name: 'Profile Cylinder', makes: 'surakshan', unit: 'piece', hsn: '8301', pic: 'cylinder:satin', sizes: [['60 mm', 590, 0.2], ['70 mm', 640, 0.23], ['80 mm', 720, 0.26]], finishes: [['Satin nickel', 1, 'satin'], ['Antique brass', 1.05, 'antique']], short: 'Dimple-key cylinder to renew a lock', long: 'Change only this part when keys are lost. Measure from screw to each end.', features: 'Dimple keys|Anti-drill pin|Five keys', spec: { Material: 'Brass', 'Sizes(mm)': '60|70|80' },
          },
        ],
      },
      {
        id: 'rim-digital-locks', name: 'Rim & Digital Locks', words: 'night latch,rim lock,digital lock,डिजिटल लॉक',
        lines: [
          {
            name: 'Three-Bolt Rim Lock', makes: 'surakshan kapatin/Durg', unit: 'piece', hsn: '8301', pic: 'rim-lock:brown', sizes: [['Single cylinder', 1590, 1.4], ['Double cylinder', 1890, 1.6]], short: 'Surface lock with three round bolts', long: 'Screws on the inside of wooden main doors. A chain stop lets you look before you open.', features: 'Three bolts|Child knob|Ultra keys', spec: { Material: 'Steel' },
          },
          {
            name: 'Digital Door Lock', makes: 'surakshan/Netra', unit: 'piece', hsn: '8301', pic: 'digital-lock:black', sizes: [['Code and card', 7900, 2.6], ['Fingerprint, code and app', 12900, 2.9]], short: 'Opens with finger, code or phone', long: 'Runs a year on four cells and opens with a mechanical key if they die. Guest codes end by themselves.', features: 'Guest codes|Key override|Low-cell warning', spec: { Warranty: '2 years' },
          },
        ],
      },
    ],
  },
  {
    id: 'furniture-fittings', name: 'Furniture Fittings', pic: 'drawer-channel:zinc', words: 'furniture hardware,kitchen fitting,फर्नीचर फिटिंग',
    subs: [
      {
        id: 'cabinet-handles', name: 'Cabinet Handles & Knobs', words: 'cabinet handle,knob,almirah handle,अलमारी हैंडल',
        lines: [
          {
            name: 'Cabinet Handle', makes: 'kapatin/Dhaara kapatin/Setu surakshan/Saral', unit: 'piece', hsn: '8302', pic: 'cabinet-handle:satin', sizes: [['96 mm', 62, 0.06], ['128 mm', 78, 0.08], ['160 mm', 92, 0.1], ['224 mm', 128, 0.14]], finishes: [['Satin nickel', 1, 'satin'], ['Matt black', 1.05, 'black'], ['Rose gold', 1.2, 'rose']], bulk: boxes, short: 'Slim bow for drawers and shutters', long: 'Hole distance is the size printed. Two lengths of screw in each pouch.', features: 'Two screw lengths|Smooth back|Anti-tarnish', spec: { Material: 'Zinc alloy', 'Handle Type': 'Bow' },
          },
        ],
      },
      {
        id: 'drawer-channels', name: 'Drawer Channels', words: 'channel,telescopic,drawer,दराज चैनल',
        lines: [
          {
            name: 'Telescopic Drawer Channel', makes: 'kapatin surakshan', unit: 'pair', hsn: '8302', pic: 'drawer-channel:zinc', sizes: [['12 in', 245, 0.6], ['16 in', 315, 0.85], ['18 in', 350, 0.95], ['20 in', 390, 1.05]], finishes: [['Standard', 1], ['Soft close', 1.75]], finishKey: 'Finish', bulk: boxes, short: 'Full-extension ball slide', long: 'Carries thirty-five kilos with the drawer fully out. Lever releases the drawer for cleaning.', features: '35 kg|Full extension|Quiet balls', spec: { Material: 'Zinc-plated steel', 'Sizes(Inces)': '12|16|18|20' },
          },
          {
            name: 'Kitchen Wire Basket', makes: 'kapatin', unit: 'piece', hsn: '7324', pic: 'basket:ss', sizes: [['15 x 20 x 4 in', 1290, 2.2], ['17 x 20 x 6 in', 1590, 2.7], ['19 x 20 x 8 in', 1890, 3.2]], short: 'Stainless basket for plates and jars', long: 'Six-millimetre frame with close wires, so small spoons do not fall through.', features: 'SS 304|Close wires|Fits 20 in channel', spec: { Material: 'Stainless steel 304' },
          },
        ],
      },
      {
        id: 'cabinet-hinges', name: 'Cabinet Hinges', words: 'auto hinge,soft close hinge,हिंज',
        lines: [
          {
            name: 'Concealed Cabinet Hinge', makes: 'kapatin surakshan hastika', unit: 'pair', hsn: '8302', pic: 'cup-hinge:nickel', sizes: [['0 crank, full overlay', 118, 0.2], ['8 crank, half overlay', 118, 0.2], ['16 crank, inset', 122, 0.2]], finishes: [['Clip on', 1], ['Soft close', 1.5]], finishKey: 'Finish', bulk: boxes, short: 'Cup hinge that adjusts three ways', long: 'Clips on after the shutter is finished, then three screws set the gap. Opens to 105 degrees.', features: 'Three-way adjust|Clips on|35 mm cup', spec: { Material: 'Nickel-plated steel', 'Sizes(mm)': '35' },
          },
        ],
      },
    ],
  },
  {
    id: 'fasteners', name: 'Fasteners', pic: 'screws:zinc', words: 'screw,nail,bolt,kil,pech,कील,पेच',
    subs: [
      {
        id: 'screws', name: 'Screws', words: 'screw,pech,drywall screw,पेच',
        lines: [
          {
            name: 'Stainless Wood Screw', makes: 'hastika lohagiri', unit: 'box', hsn: '7318', pic: 'screws:ss', sizes: [['6 x 19 mm, 500', 290, 0.6], ['7 x 25 mm, 500', 420, 0.95], ['8 x 38 mm, 250', 360, 0.9], ['8 x 50 mm, 200', 380, 1.0]], bulk: boxes, short: 'Countersunk screw that does not rust', long: 'Sharp point and deep slot for hand or machine. For hinges, ply and outdoor work.', features: 'SS 304|Deep cross slot|Sharp point', spec: { Material: 'Stainless steel 304' },
          },
          {
            name: 'Black Drywall Screw', makes: 'hastika chhatravi', unit: 'box', hsn: '7318', pic: 'screws:black', sizes: [['25 mm, 1000', 340, 1.3], ['35 mm, 500', 240, 0.9], ['50 mm, 500', 330, 1.4]], bulk: boxes, short: 'Bugle-head screw for gypsum board', long: 'Draws flush without tearing the paper. Fine thread for steel, coarse for wood.', features: 'Phosphated|Bugle head|Hardened', spec: { Material: 'Carbon steel' },
          },
        ],
      },
      {
        id: 'nails', name: 'Nails', words: 'nail,keel,kil,कील',
        lines: [
          {
            name: 'Wire Nail', makes: 'lohagiri ispalok hastika', unit: 'kg', hsn: '7317', pic: 'nails:steel', sizes: [['1 in', 98, 1], ['1.5 in', 94, 1], ['2 in', 90, 1], ['3 in', 88, 1], ['4 in', 88, 1]], bulk: [[25, 3], [100, 7]], short: 'Bright steel nails by the kilo', long: 'Chequered head that the hammer does not slip from. For shuttering, crates and frames.', features: 'Sharp diamond point|Chequered head|Even length', spec: { Standard: 'IS 723:1972', 'Sizes(Inces)': '1|1.5|2|3|4' },
          },
        ],
      },
      {
        id: 'anchors-bolts', name: 'Anchors & Bolts', words: 'anchor,fastener,nut bolt,gitti,नट बोल्ट',
        lines: [
          {
            name: 'Expansion Anchor Fastener', makes: 'hastika lohagiri', unit: 'piece', hsn: '7318', pic: 'anchor:zinc', sizes: [['8 x 65 mm', 16, 0.03], ['10 x 75 mm', 24, 0.06], ['12 x 100 mm', 42, 0.11], ['16 x 125 mm', 88, 0.24]], minQuantity: 10, quantityStep: 10, bulk: [[100, 5], [500, 10]], short: 'Steel anchor for concrete', long: 'Tighten and the sleeve spreads in the hole. Blow out the dust first: it halves the hold.', features: 'Zinc plated|Nut and washer on|Size stamped', spec: { Material: 'Carbon steel' },
          },
          {
            name: 'Hex Bolt with Nut', makes: 'hastika lohagiri', unit: 'piece', hsn: '7318', pic: 'bolt:zinc', sizes: [['M8 x 50 mm', 9, 0.03], ['M10 x 75 mm', 19, 0.06], ['M12 x 100 mm', 36, 0.12], ['M16 x 100 mm', 68, 0.22]], minQuantity: 10, quantityStep: 10, bulk: [[100, 5], [500, 10]], short: 'Grade 8.8 bolt with nut and washer', long: 'For trusses, gates and machines. Rolled thread runs freely by hand.', features: 'Grade 8.8|Rolled thread|Zinc plated', spec: { Standard: 'IS 1364', Grade: '8.8' },
          },
        ],
      },
    ],
  },
  {
    id: 'hand-tools', name: 'Hand Tools', pic: 'hammer:wood', words: 'tools,auzar,औज़ार',
    subs: [
      {
        id: 'mason-tools', name: 'Masonry Tools', words: 'karni,trowel,gurmala,करनी,गुरमाला',
        lines: [
          { name: 'Brick Trowel', makes: 'hastika setukar', unit: 'piece', hsn: '8205', pic: 'trowel:wood', sizes: [['6 in', 115, 0.2], ['8 in', 145, 0.27], ['10 in', 175, 0.34]], short: 'Forged karni with a springy blade', long: 'Blade and tang from one piece of steel. Wood handle stays cool and dry in the hand.', features: 'One-piece forging|Beech handle|Balanced', spec: { Material: 'High carbon steel', 'Sizes(Inces)': '6|8|10' } },
          { name: 'Plastering Float', makes: 'hastika', unit: 'piece', hsn: '8205', pic: 'float:steel', sizes: [['9 x 4 in steel', 185, 0.3], ['11 x 5 in steel', 225, 0.4], ['11 x 5 in notched', 245, 0.4]], short: 'Gurmala for a level, closed face', long: 'Polished blade riveted to an aluminium spine. The notched one spreads tile adhesive.', features: 'Polished blade|Light spine|Soft grip', spec: { Material: 'Spring steel' } },
        ],
      },
      {
        id: 'hammers-chisels', name: 'Hammers & Cutting Tools', words: 'hathoda,hammer,chheni,plier,हथौड़ा,छेनी,प्लास',
        lines: [
          { name: 'Claw Hammer', makes: 'hastika kapatin', unit: 'piece', hsn: '8205', pic: 'hammer:wood', sizes: [['250 g', 220, 0.4], ['500 g', 340, 0.75]], finishes: [['Wood handle', 1, 'wood'], ['Fibre handle', 1.25, 'fibre']], finishKey: 'Finish', short: 'Drives and pulls nails cleanly', long: 'Face hardened, claw ground thin to enter under a head. The handle is wedged twice.', features: 'Forged head|Thin claw|Wedged twice', spec: { Standard: 'IS 841:1983' } },
          { name: 'Combination Plier', makes: 'hastika bijlika', unit: 'piece', hsn: '8203', pic: 'plier:red', sizes: [['6 in', 240, 0.2], ['8 in', 310, 0.32]], short: 'Grips, cuts and bends wire', long: 'Insulated sleeves tested at a thousand volts. Cutting edge takes hard wire too.', features: '1000 V sleeves|Hardened edge|Rust guard', spec: { Standard: 'IS 3650:1981', 'Sizes(Inces)': '6|8' } },
          { name: 'Screwdriver Set', makes: 'hastika yantrak', unit: 'set', hsn: '8205', pic: 'screwdriver:red', sizes: [['4 pieces', 290, 0.35], ['6 pieces', 420, 0.5]], short: 'Magnetic tips and a clear handle', long: 'Chrome vanadium blades that do not round off. One has a tester lamp.', features: 'Magnetic tip|Tester included|Clear handle', spec: { Material: 'Chrome vanadium' } },
        ],
      },
      {
        id: 'measuring', name: 'Measuring & Levelling', words: 'inchi tape,level,feeta,इंची टेप,फीता',
        lines: [
          { name: 'Measuring Tape', makes: 'hastika yantrak', unit: 'piece', hsn: '9017', pic: 'measure:yellow', sizes: [['3 m', 95, 0.1], ['5 m', 165, 0.2], ['8 m', 290, 0.35], ['30 m fibre', 420, 0.5]], short: 'Stiff blade with inch and metric', long: 'Blade stands out two metres without folding. Rubber shell survives a fall from the ladder.', features: 'Inch and metric|Auto lock|Rubber shell', spec: { Standard: 'Class II' } },
          { name: 'Spirit Level', makes: 'hastika yantrak', unit: 'piece', hsn: '9017', pic: 'level:yellow', sizes: [['12 in', 260, 0.3], ['24 in', 440, 0.5], ['36 in', 620, 0.8]], short: 'Three-vial aluminium level', long: 'Vials are cast in and cannot shift. Milled foot for true reading on tile and frame.', features: 'Three vials|Milled foot|End caps', spec: { Material: 'Aluminium', 'Sizes(Inces)': '12|24|36' } },
        ],
      },
    ],
  },
];
