import type { Bulk, Finish, Main } from './types.ts';

const coils: readonly Bulk[] = [[10, 2], [50, 5]];
const cartons: readonly Bulk[] = [[20, 3], [100, 7]];
const wireColours: readonly Finish[] = [['Red', 1, 'red'], ['Black', 1, 'black'], ['Green', 1, 'green']];
const lightColours: readonly Finish[] = [['Cool white 6500 K', 1], ['Warm white 3000 K', 1]];

export const electricalMains: readonly Main[] = [
  {
    id: 'wires-cables', name: 'Wires & Cables', pic: 'wire-coil:red:FR@taarika', words: 'wire,taar,bijli ka taar,तार,बिजली का तार',
    subs: [
      {
        id: 'house-wires', name: 'House Wires', words: 'house wire,fr wire,1.5 mm wire,2.5 mm wire,वायर',
        lines: [
          {
            name: 'FR House Wire 90 m', makes: 'taarika bijlika', unit: 'coil', hsn: '8544', pic: 'wire-coil:red:FR', sizes: [['0.75 sq mm', 1120, 1.0], ['1.0 sq mm', 1460, 1.3], ['1.5 sq mm', 2080, 1.8], ['2.5 sq mm', 3340, 2.9], ['4.0 sq mm', 4920, 4.4], ['6.0 sq mm', 7280, 6.5]], finishes: wireColours, finishKey: 'Colour', bulk: coils,
            short: 'Flame-retardant copper wire for home circuits', long: 'Bright copper strands pull through a bend without kinks. Use 1.5 for lights, 2.5 for sockets, 4 for the air conditioner.', features: 'Full 90 m|99.97 % copper|Flame retardant', spec: { Standard: 'IS 694:2010', Material: 'Copper, PVC', Length: '90 m' },
          },
          {
            name: 'FRLSH House Wire 90 m', makes: 'taarika bijlika', unit: 'coil', hsn: '8544', pic: 'wire-coil:blue:FRLSH', sizes: [['1.0 sq mm', 1590, 1.3], ['1.5 sq mm', 2260, 1.8], ['2.5 sq mm', 3610, 2.9], ['4.0 sq mm', 5300, 4.4]], finishes: [['Red', 1, 'red'], ['Blue', 1, 'blue'], ['Yellow', 1, 'yellow']], finishKey: 'Colour', bulk: coils,
            short: 'Low smoke wire for flats and offices', long: 'If it burns it gives little smoke and little acid, so people can see the way out. Asked for in high buildings.', features: 'Low smoke and halogen|For high buildings|Anti-rodent', spec: { Standard: 'IS 694:2010', Length: '90 m' },
          },
        ],
      },
      {
        id: 'cables', name: 'Power & Flexible Cables', words: 'cable,armoured,flexible,केबल',
        lines: [
          {
            name: 'Three-Core Flexible Cable 100 m', makes: 'taarika bijlika', unit: 'coil', hsn: '8544', pic: 'wire-coil:black:FLEX', sizes: [['3 x 0.75 sq mm', 4150, 6.6], ['3 x 1.5 sq mm', 7450, 11], ['3 x 2.5 sq mm', 11800, 17]], short: 'Round sheathed cable for tools and pumps', long: 'Bends in the cold and stands dragging over rough ground. Also used for coolers and submersible pumps.', features: 'Tough sheath|Stays soft|Bunched copper', spec: { Standard: 'IS 694:2010', Length: '100 m' },
          },
          {
            name: 'Armoured Aluminium Cable', makes: 'taarika bijlika', unit: 'metre', hsn: '8544', pic: 'cable-drum:black', sizes: [['2 x 10 sq mm', 92, 0.6], ['4 x 10 sq mm', 142, 0.9], ['4 x 16 sq mm', 186, 1.2], ['4 x 25 sq mm', 262, 1.6]], minQuantity: 10, quantityStep: 5, bulk: [[100, 3], [500, 6]], short: 'Steel-armoured cable to lay in the ground', long: 'From the meter to the house or the pump, safe from spades. Lay in sand under a row of bricks.', features: 'Steel strip armour|XLPE insulation|Cut to length', spec: { Standard: 'IS 7098 (Part 1):1988' },
          },
        ],
      },
      {
        id: 'data-tv-cables', name: 'Data & TV Cables', words: 'lan cable,cat6,dish cable,coaxial,लैन केबल',
        lines: [
          {
            name: 'Cat 6 LAN Cable', makes: 'taarika bijlika', unit: 'box', hsn: '8544', pic: 'cable-box:blue:CAT 6', sizes: [['100 m', 2350, 3.6], ['305 m', 6450, 11]], short: 'Gigabit cable for internet points', long: 'Solid copper pairs with a spline that keeps them apart. Run it away from power wire.', features: 'Pure copper|Pull-out box|Metre marks', spec: { Standard: 'TIA-568' },
          },
          {
            name: 'RG 6 Coaxial Cable', makes: 'taarika deepavi', unit: 'coil', hsn: '8544', pic: 'wire-coil:white:RG6', sizes: [['100 m', 1390, 4], ['305 m', 3950, 12]], short: 'Double-shielded cable for dish and cameras', long: 'Foil and braid keep the neighbour’s motor out of the picture. For runs up to fifty metres.', features: 'Double shield|Low loss|UV-proof sheath', spec: { Standard: 'IS 14459' },
          },
        ],
      },
    ],
  },
  {
    id: 'switches', name: 'Switches & Sockets', pic: 'switch-plate:white', words: 'switch,socket,board,स्विच,सॉकेट',
    subs: [
      {
        id: 'modular-switches', name: 'Modular Switches', words: 'modular switch,6a switch,मॉड्यूलर स्विच',
        lines: [
          {
            name: 'Modular Switch', makes: 'bijlika/Nova bijlika/Veda taarika/Lehar', unit: 'piece', hsn: '8536', pic: 'switch:white', sizes: [['6 A, one way', 48, 0.03], ['6 A, two way', 78, 0.03], ['16 A, one way', 112, 0.05], ['Bell push', 88, 0.03]], finishes: [['White', 1, 'white'], ['Graphite', 1.25, 'graphite']], finishKey: 'Colour', bulk: cartons,
            short: 'Soft-click switch with silver contacts', long: 'Rated for a hundred thousand clicks and marked with a glow line. Snaps into any plate of the range.', features: 'Silver contacts|Glow line|Snaps in from the front', spec: { Standard: 'IS 3854:1997', Material: 'Polycarbonate' },
          },
        ],
      },
      {
        id: 'sockets', name: 'Sockets & Chargers', words: 'socket,plug point,usb,सॉकेट',
        lines: [
          {
            name: 'Modular Socket with Shutter', makes: 'bijlika/Nova bijlika/Veda taarika/Lehar', unit: 'piece', hsn: '8536', pic: 'socket:white', sizes: [['6 A, 3 pin', 98, 0.05], ['6/16 A, 5 pin', 168, 0.08], ['USB A + C, 20 W', 890, 0.07, 'usb-socket:white']], finishes: [['White', 1, 'white'], ['Graphite', 1.25, 'graphite']], finishKey: 'Colour', bulk: cartons,
            short: 'Shuttered socket safe for small fingers', long: 'Shutters open only when the earth pin enters first. Phosphor bronze springs keep a tight grip for years.', features: 'Child-safe shutters|Bronze springs|Wide terminals', spec: { Standard: 'IS 1293:2019', Material: 'Polycarbonate' },
          },
        ],
      },
      {
        id: 'plates-boxes', name: 'Plates & Boxes', words: 'switch plate,gang box,metal box,प्लेट',
        lines: [
          {
            name: 'Modular Cover Plate', makes: 'bijlika/Nova taarika/Lehar', unit: 'piece', hsn: '8536', pic: 'switch-plate:white', sizes: [['2 module', 92, 0.06], ['4 module', 158, 0.1], ['6 module', 212, 0.13], ['8 module', 262, 0.17]], finishes: [['White', 1, 'white'], ['Graphite', 1.2, 'graphite'], ['Wood', 1.35, 'wood']], finishKey: 'Colour',
            short: 'Plate with base frame and screws', long: 'The frame takes up two millimetres of crooked plaster. Plate clips on, so a repaint is easy.', features: 'Clips on|Hides crooked boxes|UV stable', spec: { Material: 'Polycarbonate' },
          },
          {
            name: 'GI Concealed Box', makes: 'bijlika deepavi', unit: 'piece', hsn: '8536', pic: 'gang-box:gi', sizes: [['2 module', 42, 0.14], ['4 module', 62, 0.2], ['6 module', 78, 0.27], ['8 module', 96, 0.34]], bulk: cartons, short: 'Galvanised box for the wall', long: 'Knock-outs on every side and an earth screw. Depth of fifty millimetres leaves room for wire.', features: 'Earth screw|Knock-outs all round|Threads stay true', spec: { Material: 'Galvanised steel', 'Thickness(mm)': '1.2' },
          },
        ],
      },
    ],
  },
  {
    id: 'switchgear', name: 'MCB & Distribution', pic: 'mcb:white', words: 'mcb,db box,fuse,एमसीबी',
    subs: [
      {
        id: 'mcb', name: 'MCBs', words: 'mcb,miniature breaker,32 amp,एमसीबी',
        lines: [
          {
            name: 'MCB C Curve', makes: 'bijlika taarika deepavi', unit: 'piece', hsn: '8536', pic: 'mcb:white', sizes: [['SP 6 A', 235, 0.12], ['SP 10 A', 215, 0.12], ['SP 16 A', 215, 0.12], ['SP 32 A', 222, 0.12], ['DP 32 A', 690, 0.24, 'mcb-2:white'], ['DP 63 A', 890, 0.25, 'mcb-2:white'], ['TP 63 A', 1390, 0.37, 'mcb-3:white']], bulk: [[12, 3], [60, 7]],
            short: 'Trips on overload and short circuit', long: 'Breaks ten thousand amperes. C curve lets motors and air conditioners start without a false trip.', features: '10 kA|Clear red-green flag|Fits 35 mm rail', spec: { Standard: 'IS/IEC 60898-1' },
          },
        ],
      },
      {
        id: 'rccb', name: 'RCCB & Isolators', words: 'rccb,elcb,isolator,अर्थ लीकेज',
        lines: [
          {
            name: 'RCCB 30 mA', makes: 'bijlika taarika', unit: 'piece', hsn: '8536', pic: 'rccb:white', sizes: [['DP 25 A', 1690, 0.25], ['DP 40 A', 1790, 0.25], ['DP 63 A', 2150, 0.26], ['FP 40 A', 2550, 0.4], ['FP 63 A', 2850, 0.4]], short: 'Cuts off before a shock can harm', long: 'Senses a leak of thirty milliampere to earth and opens in a blink. Press the test button every month.', features: 'Saves lives|Test button|Works without neutral fault', spec: { Standard: 'IS 12640-1' },
          },
          {
            name: 'Isolator', makes: 'bijlika', unit: 'piece', hsn: '8536', pic: 'mcb-2:red', sizes: [['DP 40 A', 390, 0.2], ['DP 63 A', 430, 0.2], ['FP 63 A', 820, 0.36]], short: 'Main switch of a distribution board', long: 'Opens both lines with a positive throw. Has no trip: put it before MCBs.', features: 'Positive contact mark|Large terminals|Lockable', spec: { Standard: 'IS/IEC 60947-3' },
          },
        ],
      },
      {
        id: 'distribution-boards', name: 'Distribution Boards', words: 'db,distribution box,बिजली बॉक्स',
        lines: [
          {
            name: 'SPN Distribution Board', makes: 'bijlika taarika deepavi', unit: 'piece', hsn: '8537', pic: 'db:white', sizes: [['4 way', 1290, 2.4], ['6 way', 1490, 2.9], ['8 way', 1690, 3.3], ['12 way', 2150, 4.2]], finishes: [['Single door', 1], ['Double door', 1.22]],
            short: 'Powder-coated board with busbar and links', long: 'Comes with busbar, neutral and earth links, and a strip to write the circuits on. Flush or surface.', features: 'Copper busbar|Label strip|Reversible door', spec: { Standard: 'IS/IEC 61439-3', Material: 'Sheet steel' },
          },
        ],
      },
    ],
  },
  {
    id: 'lighting', name: 'Lighting', pic: 'bulb:white', words: 'light,bulb,led,लाइट,बल्ब',
    subs: [
      {
        id: 'led-bulbs', name: 'LED Bulbs', words: 'bulb,led bulb,बल्ब',
        lines: [
          {
            name: 'LED Bulb B22', makes: 'deepavi bijlika taarika', unit: 'piece', hsn: '8539', pic: 'bulb:white', sizes: [['5 W', 62, 0.04], ['9 W', 88, 0.05], ['12 W', 128, 0.06], ['20 W', 278, 0.12]], finishes: lightColours, finishKey: 'Colour', bulk: cartons, short: 'Pin-base bulb for daily use', long: 'A hundred lumens from each watt, without flicker on a phone camera. Survives surges of three kilovolts.', features: 'No flicker|Surge proof|25,000 hours', spec: { Standard: 'IS 16102', 'Product Type': 'LED bulb' },
          },
        ],
      },
      {
        id: 'battens-panels', name: 'Battens & Panels', words: 'tube light,batten,panel light,ट्यूब लाइट',
        lines: [
          {
            name: 'LED Batten', makes: 'deepavi bijlika', unit: 'piece', hsn: '9405', pic: 'batten:white', sizes: [['2 ft, 10 W', 210, 0.2], ['4 ft, 20 W', 265, 0.3], ['4 ft, 36 W', 490, 0.45]], finishes: lightColours, finishKey: 'Colour', bulk: cartons, short: 'Slim tube light with its own driver', long: 'Two clips, one connector, done. Polycarbonate cover does not yellow.', features: 'Slim|No choke|Clip fixing', spec: { 'Product Type': 'LED batten' },
          },
          {
            name: 'LED Panel Light', makes: 'deepavi bijlika', unit: 'piece', hsn: '9405', pic: 'panel:round', sizes: [['6 W round', 215, 0.2], ['12 W round', 345, 0.3], ['18 W square', 460, 0.4, 'panel:square'], ['36 W, 2 x 2 ft', 1290, 1.7, 'panel:square']], finishes: lightColours, finishKey: 'Colour', short: 'Recessed panel with an even face', long: 'Lit from the edge, so no dots are seen. Spring clips hold it in any false ceiling.', features: 'Even light|Slim edge|Driver included', spec: { Shapes: 'Round|Square' },
          },
        ],
      },
      {
        id: 'outdoor-lights', name: 'Flood & Outdoor Lights', words: 'flood light,halogen,gate light,फ्लड लाइट',
        lines: [
          {
            name: 'LED Flood Light IP65', makes: 'deepavi bijlika', unit: 'piece', hsn: '9405', pic: 'flood:black', sizes: [['30 W', 690, 0.6], ['50 W', 990, 0.9], ['100 W', 1890, 1.8], ['200 W', 3950, 3.6]], short: 'Rain-proof light for yards and fronts', long: 'Finned aluminium keeps the chips cool in June. Toughened glass and a breather against mist.', features: 'IP65|5 kV surge guard|Tilts 180°', spec: { Material: 'Die-cast aluminium' },
          },
          {
            name: 'Gate Post Light', makes: 'deepavi/Minar deepavi/Kiran', unit: 'piece', hsn: '9405', pic: 'gate-light:black', sizes: [['8 in', 690, 0.8], ['10 in', 940, 1.2]], short: 'Lantern for gate pillars', long: 'Aluminium body with an opal shade for any bulb up to fifteen watts. Screws are stainless.', features: 'Does not rust|Takes B22 bulbs|Opal shade', spec: { Material: 'Aluminium' },
          },
        ],
      },
    ],
  },
  {
    id: 'fans', name: 'Fans', pic: 'ceiling-fan:brown', words: 'fan,pankha,पंखा',
    subs: [
      {
        id: 'ceiling-fans', name: 'Ceiling Fans', words: 'ceiling fan,chhat pankha,सीलिंग फैन',
        lines: [
          {
            name: 'Ceiling Fan', makes: 'pavanak/Malay#brown pavanak/Vayu#ivory bijlika/Hawa#black', unit: 'piece', hsn: '8414', pic: 'ceiling-fan:brown', sizes: [['900 mm', 1690, 3.4], ['1200 mm', 1890, 4.0], ['1200 mm BLDC with remote', 3150, 3.9], ['1400 mm', 2350, 4.6]], short: 'High-air fan on double bearings', long: 'Moves 220 cubic metres a minute and starts in the lowest step. The BLDC type uses a third of the power.', features: 'Double bearings|Powder coated|Copper winding', spec: { Standard: 'IS 374:2019', 'Sizes(mm)': '900|1200|1400' },
          },
        ],
      },
      {
        id: 'exhaust-fans', name: 'Exhaust Fans', words: 'exhaust,kitchen fan,एग्जॉस्ट',
        lines: [
          {
            name: 'Exhaust Fan', makes: 'pavanak bijlika deepavi', unit: 'piece', hsn: '8414', pic: 'exhaust:white', sizes: [['150 mm', 1090, 1.4], ['200 mm', 1290, 1.9], ['250 mm', 1450, 2.3], ['300 mm metal', 2250, 4.6]], short: 'Draws steam and smoke out', long: 'Shutters open with the air and fall shut behind it, so no insects come in. Front grille clips off for washing.', features: 'Rust-free body|Auto shutters|Easy to wash', spec: { Standard: 'IS 2312:1967' },
          },
        ],
      },
    ],
  },
  {
    id: 'conduits', name: 'Conduits & Solar', pic: 'pipes:ivory', words: 'conduit,pvc pipe,solar,पाइप,सोलर',
    subs: [
      {
        id: 'conduit-pipes', name: 'PVC Conduits', words: 'conduit pipe,casing,बिजली पाइप',
        lines: [
          {
            name: 'PVC Conduit Pipe 3 m', makes: 'jalnika bijlika', unit: 'piece', hsn: '3917', pic: 'pipes:ivory', sizes: [['19 mm, LMS', 42, 0.32], ['19 mm, MMS', 54, 0.4], ['25 mm, MMS', 72, 0.56], ['25 mm, HMS', 96, 0.74], ['32 mm, MMS', 118, 0.9]], bulk: cartons, short: 'Ivory pipe for wires in walls and slabs', long: 'Bends cold over a spring and does not crush under concrete when HMS is chosen. Fire goes out by itself.', features: 'Self-extinguishing|Bends cold|Class printed', spec: { Standard: 'IS 9537 (Part 3):1983', Length: '3 m' },
          },
          {
            name: 'Deep Junction Box', makes: 'jalnika bijlika', unit: 'piece', hsn: '3917', pic: 'junction-box:ivory', sizes: [['19 mm, 1 way', 14, 0.05], ['19 mm, 2 way', 15, 0.05], ['25 mm, 4 way', 21, 0.07], ['Fan box', 62, 0.25]], bulk: cartons, short: 'Slab box for lights and fans', long: 'Deep enough for the joint, with a lid that keeps slurry out while pouring.', features: 'Slurry lid|Deep|Strong lugs', spec: { Standard: 'IS 5133' },
          },
        ],
      },
      {
        id: 'solar', name: 'Solar & Backup', words: 'solar panel,inverter,battery,सोलर पैनल,इन्वर्टर',
        lines: [
          {
            name: 'Mono PERC Solar Panel', makes: 'tapani/Surya bijlika/Kiran', unit: 'piece', hsn: '8541', pic: 'solar:mono', sizes: [['160 W, 12 V', 5150, 12], ['335 W, 24 V', 9450, 19], ['545 W, 24 V', 13900, 28]], packing: 80, short: 'Half-cut cells for rooftops', long: 'Half-cut cells lose less when a corner is shaded. Frame holds against storm winds on four clamps.', features: '25-year output promise|Toughened glass|Works in haze', spec: { Standard: 'IS 14286', Warranty: '25 years on output' },
          },
          {
            name: 'Home Inverter Pure Sine', makes: 'tapani bijlika', unit: 'piece', hsn: '8504', pic: 'inverter:black', sizes: [['900 VA', 5650, 9], ['1100 VA', 6950, 10.5], ['1650 VA', 10900, 15]], short: 'Clean backup for fans, lights and router', long: 'Changes over so fast that the computer stays on. Charges the battery in stages, which doubles its life.', features: 'Pure sine|Fast change-over|Overload guard', spec: { Warranty: '2 years' },
          },
        ],
      },
    ],
  },
];
