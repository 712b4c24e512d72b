import type { Bulk, Finish, Main } from './types.ts';

const cartons: readonly Bulk[] = [[10, 4], [50, 8]];
const helmetColours: readonly Finish[] = [['Yellow', 1, 'yellow'], ['White', 1, 'white'], ['Blue', 1, 'blue'], ['Red', 1, 'red']];

export const siteMains: readonly Main[] = [
  {
    id: 'power-tools', name: 'Power Tools', pic: 'drill:green', words: 'machine,drill,power tool,मशीन,ड्रिल',
    subs: [
      {
        id: 'drills', name: 'Drills & Hammers', words: 'drill machine,hammer drill,chhed,ड्रिल मशीन',
        lines: [
          { name: 'Impact Drill 13 mm', makes: 'yantrak hastika', unit: 'piece', hsn: '8467', pic: 'drill:green', sizes: [['550 W', 2150, 2.0], ['700 W', 2650, 2.2], ['700 W kit, 13 bits', 3290, 3.4]], origin: 'China', short: 'Drills wood, steel and wall', long: 'Switch hammer on for masonry and off for wood. Speed follows the trigger, so a hole starts without wandering.', features: 'Variable speed|Forward and reverse|Side handle', spec: { Warranty: '1 year' } },
          { name: 'Cordless Drill Driver', makes: 'yantrak', unit: 'set', hsn: '8467', pic: 'cordless:green', sizes: [['12 V, two batteries', 3950, 2.4], ['20 V brushless, two batteries', 7450, 3.1]], origin: 'China', short: 'Screws and drills away from the socket', long: 'Eighteen torque steps stop the screw at the right depth. Lamp lights the work.', features: 'Two batteries|18 torque steps|LED lamp', spec: { Warranty: '1 year' } },
          { name: 'Rotary Hammer SDS Plus', makes: 'yantrak hastika', unit: 'piece', hsn: '8467', pic: 'rotary-hammer:green', sizes: [['20 mm, 600 W', 4450, 3.4], ['26 mm, 800 W', 5450, 3.9]], origin: 'China', short: 'Goes through RCC without pushing', long: 'A piston strikes for you; three modes drill, hammer and chisel. Clutch slips if the bit jams on a bar.', features: 'Three modes|Safety clutch|Depth rod', spec: { Warranty: '1 year' } },
        ],
      },
      {
        id: 'grinders-cutters', name: 'Grinders & Cutters', words: 'grinder,cutter,marble cutter,ग्राइंडर,कटर',
        lines: [
          { name: 'Angle Grinder', makes: 'yantrak hastika', unit: 'piece', hsn: '8467', pic: 'grinder:green', sizes: [['4 in, 850 W', 2290, 1.8], ['5 in, 1050 W', 3150, 2.4], ['7 in, 2200 W', 5950, 5.1]], short: 'Cuts and grinds steel and stone', long: 'Slim body fits the hand; switch locks off so it cannot start by itself. Guard turns without a tool.', features: 'Spindle lock|Tool-free guard|Sealed switch', spec: { Warranty: '1 year' } },
          { name: 'Marble Cutter', makes: 'yantrak hastika', unit: 'piece', hsn: '8467', pic: 'cutter:green', sizes: [['4 in, 1050 W', 2550, 2.9], ['5 in, 1300 W', 2990, 3.1]], short: 'Straight cuts in tile, marble and wall', long: 'Steel base sets depth and bevel to 45 degrees. Water feed keeps dust down.', features: 'Water feed|Bevel to 45°|Steel base', spec: { Warranty: '1 year' } },
        ],
      },
      {
        id: 'blades-bits', name: 'Blades & Bits', words: 'blade,drill bit,cutting wheel,ब्लेड',
        lines: [
          { name: 'Diamond Cutting Blade', makes: 'yantrak hastika', unit: 'piece', hsn: '8202', pic: 'blade:diamond', sizes: [['4 in marble', 135, 0.12], ['4 in granite', 175, 0.12], ['5 in turbo', 290, 0.2], ['7 in turbo', 590, 0.45]], bulk: cartons, short: 'Dry or wet blade for stone and tile', long: 'Laser-welded rim, ten millimetres of diamond. Let the blade cool by running it free for some seconds.', features: 'Clean edge|Wet or dry|Safe speed printed', spec: { 'Sizes(Inces)': '4|5|7' } },
          { name: 'Masonry Drill Bit Set', makes: 'yantrak hastika', unit: 'set', hsn: '8207', pic: 'bits:steel', sizes: [['5 pieces, 4 to 10 mm', 240, 0.3], ['SDS plus, 5 pieces', 490, 0.6]], bulk: cartons, short: 'Carbide tips for brick and concrete', long: 'Wide flutes bring dust out. Box keeps them by size.', features: 'Carbide tip|Wide flute|Plastic case', spec: { Material: 'Tungsten carbide tipped' } },
        ],
      },
    ],
  },
  {
    id: 'safety', name: 'Site Safety', pic: 'helmet:yellow', words: 'safety,suraksha,helmet,सुरक्षा,हेलमेट',
    subs: [
      {
        id: 'helmets', name: 'Helmets & Goggles', words: 'helmet,topi,goggles,हेलमेट,चश्मा',
        lines: [
          { name: 'Safety Helmet', makes: 'kavachin hastika', unit: 'piece', hsn: '6506', pic: 'helmet:yellow', sizes: [['Nape strap', 118, 0.35], ['Ratchet', 185, 0.4]], finishes: helmetColours, finishKey: 'Colour', bulk: cartons, short: 'Vented shell with a six-point cradle', long: 'Sweat band washes and the chin strap holds on ladders. Change it after any hard knock.', features: 'Vented|Washable band|Chin strap', spec: { Standard: 'IS 2925:1984', Material: 'HDPE' } },
          { name: 'Safety Goggles', makes: 'kavachin', unit: 'piece', hsn: '9004', pic: 'goggles:clear', sizes: [['Clear', 72, 0.04], ['Smoke', 78, 0.04]], bulk: cartons, short: 'Wrap-round glasses for grinding', long: 'Polycarbonate stops chips and sits over spectacles.', features: 'Anti-scratch|Side cover|Light', spec: { Standard: 'EN 166' } },
        ],
      },
      {
        id: 'gloves-jackets', name: 'Gloves & Jackets', words: 'gloves,dastane,jacket,दस्ताने,जैकेट',
        lines: [
          { name: 'Latex Dipped Work Gloves', makes: 'kavachin hastika', unit: 'pair', hsn: '6116', pic: 'gloves:orange', sizes: [['Medium', 48, 0.08], ['Large', 50, 0.09]], minQuantity: 6, quantityStep: 6, bulk: [[60, 5], [240, 10]], short: 'Crinkled palm that grips wet bricks', long: 'Cotton back lets air in. Good for blocks, steel and tiles.', features: 'Wet grip|Breathes|Long cuff', spec: { Standard: 'EN 388' } },
          { name: 'Reflective Safety Jacket', makes: 'kavachin hastika', unit: 'piece', hsn: '6307', pic: 'vest:orange', sizes: [['Net, free size', 62, 0.12], ['Cloth with pocket', 145, 0.2]], finishes: [['Orange', 1, 'orange'], ['Green', 1, 'lime']], finishKey: 'Colour', bulk: cartons, short: 'Seen by drivers at two hundred metres', long: 'Two-inch bands front and back. Velcro tears open if it catches.', features: '2 in reflective band|Airy net|Free size', spec: { Material: 'Polyester' } },
        ],
      },
      {
        id: 'safety-shoes', name: 'Shoes & Harness', words: 'safety shoes,joota,gumboot,harness,जूते',
        lines: [
          { name: 'Steel Toe Safety Shoes', makes: 'kavachin/Adig kavachin/Pathik', unit: 'pair', hsn: '6403', pic: 'shoes:black', sizes: [['Size 6', 690, 1.1], ['Size 7', 690, 1.15], ['Size 8', 690, 1.2], ['Size 9', 690, 1.25], ['Size 10', 690, 1.3]], bulk: cartons, short: 'Two-hundred-joule toe and PU sole', long: 'Sole stays firm on oil and nails do not pass. Leather breathes through a long shift.', features: 'Steel toe|Oil-proof sole|Padded collar', spec: { Standard: 'IS 15298 (Part 2)', Material: 'Buff leather' } },
          { name: 'Full Body Harness', makes: 'kavachin', unit: 'piece', hsn: '6307', pic: 'harness:orange', sizes: [['Single rope', 890, 1.4], ['Double rope, scaffold hook', 1290, 2.1]], short: 'Holds a fall from scaffold or roof', long: 'Check stitching before each use and hook above the shoulder.', features: 'Scaffold hook|Adjustable|Stitch indicator', spec: { Standard: 'IS 3521:1999' } },
        ],
      },
    ],
  },
  {
    id: 'site-equipment', name: 'Site Equipment', pic: 'wheelbarrow:green', words: 'site,ladder,thela,सीढ़ी,ठेला',
    subs: [
      {
        id: 'ladders', name: 'Ladders', words: 'ladder,sidhi,seedhi,सीढ़ी',
        lines: [
          { name: 'Aluminium Ladder', makes: 'hastika chhatravi kavachin', unit: 'piece', hsn: '7610', pic: 'ladder:alu', sizes: [['Self-support, 6 ft', 3250, 6.5], ['Self-support, 8 ft', 4150, 8.5], ['Wall extension, 16 ft', 6950, 13]], short: 'Light ladder with rubber feet', long: 'Riveted rungs with a serrated face. Platform holds tools and paint.', features: 'Carries 150 kg|Non-slip feet|Locks open', spec: { Material: 'Aluminium' } },
        ],
      },
      {
        id: 'barrows-pans', name: 'Barrows, Pans & Spades', words: 'thela,tasla,fawda,phawda,तसला,फावड़ा,ठेला',
        lines: [
          { name: 'Construction Wheelbarrow', makes: 'hastika lohagiri', unit: 'piece', hsn: '8716', pic: 'wheelbarrow:green', sizes: [['65 L single wheel', 3450, 16], ['90 L single wheel', 3990, 19], ['110 L double wheel', 5250, 26]], short: 'Deep tray on a pneumatic wheel', long: 'One-piece tray without seams where concrete would stick. Greased bearings.', features: 'Seamless tray|Air tyre|Bolted frame', spec: { Material: 'Mild steel' } },
          { name: 'Mortar Pan', makes: 'hastika ispalok', unit: 'piece', hsn: '7325', pic: 'pan:black', sizes: [['16 in steel', 165, 1.3], ['18 in steel', 195, 1.6], ['16 in rubber', 175, 1.2]], bulk: cartons, short: 'Tasla for carrying mortar and debris', long: 'Rolled rim is easy on hands and head. The rubber one never rusts and drops without noise.', features: 'Rolled rim|Thick base|Stacks', spec: { 'Sizes(Inces)': '16|18' } },
        ],
      },
      {
        id: 'tarpaulins', name: 'Tarpaulins & Nets', words: 'tirpal,tarpaulin,green net,तिरपाल,जाली',
        lines: [
          { name: 'HDPE Tarpaulin', makes: 'chhatravi kavachin', unit: 'piece', hsn: '3926', pic: 'tarpaulin:blue', sizes: [['12 x 15 ft, 150 GSM', 890, 2.5], ['18 x 24 ft, 150 GSM', 2150, 6], ['24 x 30 ft, 200 GSM', 4650, 13.4]], finishes: [['Blue', 1, 'blue'], ['Yellow', 1.02, 'yellow']], finishKey: 'Colour', short: 'Rain cover for cement and trucks', long: 'Eyelets every metre on a rope hem. Laminated both sides, sun does not split it for two seasons.', features: 'Eyelets every metre|Rope hem|UV treated', spec: { Standard: 'IS 7903:2017' } },
          { name: 'Green Shade Net', makes: 'chhatravi', unit: 'roll', hsn: '3926', pic: 'net-roll:green', sizes: [['3 x 10 m, 50 %', 690, 2.1], ['3 x 10 m, 75 %', 890, 2.7], ['3 x 50 m, 75 %', 3990, 13.5]], short: 'Cuts sun and dust on facades', long: 'Site rules in NCR ask for it on every frame under work. Tie at each metre.', features: 'Stops dust|UV stable|Knitted edge', spec: { Material: 'HDPE' } },
        ],
      },
    ],
  },
  {
    id: 'doors', name: 'Doors', pic: 'door:teak', words: 'door,darwaza,kiwad,दरवाज़ा,किवाड़',
    subs: [
      {
        id: 'flush-doors', name: 'Flush & Laminate Doors', words: 'flush door,ply door,फ्लश डोर',
        lines: [
          { name: 'Pine Flush Door', makes: 'dwaryana vankosh sagwani', unit: 'piece', hsn: '4418', pic: 'flush-door:plain', sizes: [['78 x 30 in, 30 mm', 2650, 20], ['81 x 32 in, 32 mm', 3050, 23], ['84 x 36 in, 35 mm', 3690, 28]], short: 'Solid-core door ready for laminate', long: 'Kiln-dried pine core with hardwood edges that hold hinges. Water does not open the glue line.', features: 'Solid core|BWP glue|Hardwood edge', spec: { Standard: 'IS 2202:1999', 'Thickness(mm)': '30|32|35' } },
          { name: 'Laminated Bedroom Door', makes: 'dwaryana/Walnut#walnut dwaryana/Ash#ash', unit: 'piece', hsn: '4418', pic: 'door:walnut', sizes: [['81 x 32 in, 32 mm', 6450, 27], ['84 x 36 in, 35 mm', 7350, 32]], short: 'Finished both sides, lock hole cut', long: 'Comes with edge band all round. Only hinges are left to fix.', features: 'Both sides finished|Edge banded|Lock hole cut', spec: { 'Thickness(mm)': '32|35' } },
        ],
      },
      {
        id: 'panel-doors', name: 'Panel & Wooden Doors', words: 'teak door,sagwan,panel door,सागवान,लकड़ी दरवाज़ा',
        lines: [
          { name: 'Teak Panel Main Door', makes: 'dwaryana/Haveli#teak dwaryana/Chaukor#rosewood sagwani/Riyasat#teak', unit: 'piece', hsn: '4418', pic: 'panel-door:teak', sizes: [['81 x 36 in, 35 mm', 18900, 42], ['84 x 42 in, 40 mm', 24500, 56]], packing: 150, short: 'Solid front door with raised panels', long: 'Mortise and tenon joints pinned with wood. Oil twice a year or polish once.', features: 'Solid timber|Pinned joints|Hand finished', spec: { Standard: 'IS 1003', Material: 'Teak' } },
        ],
      },
      {
        id: 'wpc-steel-doors', name: 'WPC & Steel Doors', words: 'wpc door,bathroom door,steel door,बाथरूम दरवाज़ा',
        lines: [
          { name: 'WPC Bathroom Door', makes: 'dwaryana vankosh', unit: 'piece', hsn: '3925', pic: 'flush-door:cream', sizes: [['78 x 27 in, 28 mm', 2950, 16], ['81 x 30 in, 30 mm', 3490, 19]], finishes: [['Cream', 1, 'cream'], ['Wood print', 1.15, 'wood']], finishKey: 'Colour', short: 'Door that water never swells', long: 'Solid wood-plastic sheet: no gap, no rot, no paint. Screws hold as in timber.', features: 'Waterproof|Termite proof|No paint', spec: { Material: 'Wood plastic composite' } },
          { name: 'Steel Security Door', makes: 'dwaryana/Kavach surakshan/Durg', unit: 'set', hsn: '7308', pic: 'steel-door:brown', sizes: [['2100 x 900 mm', 15900, 62], ['2100 x 1050 mm', 18400, 72]], packing: 150, short: 'Steel door with frame and lock', long: 'Two sheets on honeycomb with eight bolts in all directions. Wood grain outside.', features: 'Eight bolts|Frame included|Rust guard', spec: { Material: 'Galvanised steel', Warranty: '5 years' } },
          { name: 'WPC Door Frame', makes: 'dwaryana vankosh', unit: 'set', hsn: '3925', pic: 'door-frame:cream', sizes: [['84 x 36 in, 4 x 2.5 in', 3250, 18], ['84 x 42 in, 5 x 2.5 in', 3990, 23]], short: 'Chaukhat that termites leave alone', long: 'Three pieces with rebate cut; screws join them on site.', features: 'Rebate cut|No termites|No seasoning', spec: { Material: 'Wood plastic composite' } },
        ],
      },
    ],
  },
  {
    id: 'windows', name: 'Windows & Glass', pic: 'window:white', words: 'window,khidki,glass,sheesha,खिड़की,शीशा',
    subs: [
      {
        id: 'window-units', name: 'Ready Windows', words: 'upvc window,aluminium window,sliding,खिड़की',
        lines: [
          { name: 'UPVC Sliding Window', makes: 'dwaryana darpanika', unit: 'piece', hsn: '3925', pic: 'window:white', sizes: [['4 x 3 ft, 2 track', 5450, 22], ['4 x 4 ft, 2 track', 6850, 28], ['5 x 4 ft, 3 track with mesh', 10400, 40]], packing: 80, short: 'Sealed window that keeps out dust and horn', long: 'Steel inside the frame, brush seal all round. Rollers run on a steel rail.', features: 'Dust seal|Mosquito mesh option|Quiet rollers', spec: { Standard: 'EN 12608', Warranty: '7 years' } },
          { name: 'Aluminium Casement Window', makes: 'darpanika dwaryana', unit: 'piece', hsn: '7610', pic: 'casement:black', sizes: [['2 x 4 ft', 5150, 13], ['4 x 4 ft', 8950, 25]], finishes: [['Black', 1, 'black'], ['White', 1, 'white']], finishKey: 'Colour', packing: 80, short: 'Slim frame that opens fully', long: 'Friction stays hold it at any angle in wind. Powder coated at sixty microns.', features: 'Slim lines|Multi-point lock|Powder coated', spec: { Material: 'Aluminium 6063' } },
        ],
      },
      {
        id: 'glass', name: 'Glass', words: 'glass,sheesha,toughened,कांच,शीशा',
        lines: [
          { name: 'Clear Float Glass', makes: 'darpanika', unit: 'sq ft', hsn: '7005', pic: 'glass:clear', sizes: [['4 mm', 48, 0.93], ['5 mm', 60, 1.16], ['6 mm', 74, 1.4], ['8 mm', 105, 1.86]], finishes: [['Clear', 1, 'clear'], ['Bronze', 1.15, 'bronze']], finishKey: 'Colour', minQuantity: 6, quantityStep: 1, packing: 2, short: 'Flat glass for windows and shelves', long: 'No waves and no green cast in thin sizes. Give width and height with the order.', features: 'Cut to size|Edges eased|No waves', spec: { Standard: 'IS 14900:2018', 'Thickness(mm)': '4|5|6|8' } },
          { name: 'Toughened Glass', makes: 'darpanika surakshan', unit: 'sq ft', hsn: '7007', pic: 'glass:green', sizes: [['8 mm', 168, 1.86], ['10 mm', 198, 2.32], ['12 mm', 238, 2.8]], minQuantity: 10, quantityStep: 1, packing: 3, short: 'Safety glass for doors and railings', long: 'Five times as strong and breaks into blunt crumbs. Holes must be cut before toughening.', features: 'Breaks safe|Polished edge|Holes on order', spec: { Standard: 'IS 2553 (Part 1):2018' } },
        ],
      },
      {
        id: 'mirrors', name: 'Mirrors', words: 'mirror,aaina,darpan,आईना,दर्पण', alsoIn: ['bathroom-accessories'],
        lines: [
          { name: 'Bathroom Mirror', makes: 'darpanika/Vritt#round darpanika/Chaukor#square snanika/Diya_LED#led', unit: 'piece', hsn: '7009', pic: 'mirror:round', sizes: [['18 x 24 in', 890, 4.2], ['24 x 24 in', 1150, 5.6], ['24 x 36 in', 1690, 8.4]], packing: 40, short: 'Silvered mirror with a sealed back', long: 'Four coats on the back stop black spots at the edge. Hangs on two hidden hooks.', features: 'No black edge|Hidden hooks|Polished rim', spec: { 'Thickness(mm)': '5', Shapes: 'Round|Square' } },
        ],
      },
    ],
  },
];
