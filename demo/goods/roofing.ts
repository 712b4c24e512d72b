import type { Finish, Main } from './types.ts';

const colours: readonly Finish[] = [['Sky blue', 1, 'blue'], ['Brick red', 1, 'red'], ['Forest green', 1, 'green']];

export const roofingMains: readonly Main[] = [
  {
    id: 'roofing', name: 'Roofing', pic: 'roof-sheet:blue', words: 'roof,chhat,chadar,छत,चादर',
    subs: [
      {
        id: 'metal-roofing', name: 'Metal Roofing Sheets', words: 'colour sheet,ppgi,tin chadar,tin shed,टीन चादर',
        lines: [
          {
            name: 'Colour Coated Roofing Sheet', makes: 'chhatravi lohagiri', unit: 'piece', hsn: '7210', pic: 'roof-sheet:blue', sizes: [['8 ft x 3.5 ft, 0.45 mm', 1290, 10.2], ['10 ft x 3.5 ft, 0.45 mm', 1610, 12.8], ['12 ft x 3.5 ft, 0.50 mm', 2130, 17]], finishes: colours, finishKey: 'Colour', bulk: [[25, 2], [100, 5]],
            short: 'Painted trapezoid sheet for sheds and terraces', long: 'Zinc-aluminium under baked paint, so cut edges rust slowly. Fix through the crown with washered screws.',
            features: 'Baked polyester paint|Deep ribs|Cut to length', spec: { Standard: 'IS 14246:2013', 'Thickness(mm)': '0.45|0.50' },
          },
          {
            name: 'GI Corrugated Sheet', makes: 'chhatravi lohagiri ispalok', unit: 'piece', hsn: '7210', pic: 'roof-sheet:gi', sizes: [['8 ft x 3 ft, 0.40 mm', 890, 8], ['10 ft x 3 ft, 0.40 mm', 1110, 10], ['12 ft x 3 ft, 0.40 mm', 1330, 12]], bulk: [[25, 2], [100, 5]],
            short: 'Plain zinc sheet in the old wave', long: 'The low-cost roof for cattle sheds, stores and site huts. Overlap one and a half waves at the side.',
            features: 'Zinc 120 g a square metre|Light|Easy to bend', spec: { Standard: 'IS 277:2018', 'Thickness(mm)': '0.40' },
          },
        ],
      },
      {
        id: 'translucent-sheets', name: 'Polycarbonate & FRP Sheets', words: 'polycarbonate,fibre sheet,skylight,फाइबर शीट',
        lines: [
          {
            name: 'Multiwall Polycarbonate Sheet', makes: 'chhatravi darpanika', unit: 'sheet', hsn: '3921', pic: 'poly-sheet:clear', sizes: [['8 x 4 ft, 6 mm', 2350, 3.9], ['8 x 4 ft, 8 mm', 2790, 4.5], ['8 x 4 ft, 10 mm', 3280, 5.1]], finishes: [['Clear', 1, 'clear'], ['Bronze', 1.03, 'bronze'], ['Blue', 1.03, 'blue']], finishKey: 'Colour',
            short: 'Twin-wall sheet that lets light in and heat out', long: 'The air cells insulate and the skin stops ultraviolet. For porches, car parks and skylights; seal the top edge with tape.',
            features: 'Does not shatter|UV skin|Light to carry', spec: { Material: 'Polycarbonate', 'Thickness(mm)': '6|8|10', Warranty: '10 years' },
          },
          {
            name: 'FRP Corrugated Sheet', makes: 'chhatravi', unit: 'piece', hsn: '3921', pic: 'roof-sheet:frp', sizes: [['8 ft x 3.5 ft, 1.5 mm', 1180, 5.2], ['10 ft x 3.5 ft, 1.5 mm', 1470, 6.5], ['10 ft x 3.5 ft, 2 mm', 1890, 8.6]],
            short: 'Fibreglass sheet for daylight in sheds', long: 'Matches the profile of metal sheets; one in ten gives enough light to work by. Does not rust near chemicals.',
            features: 'Soft, even light|No rust|Same profile as steel', spec: { Material: 'Fibreglass', 'Thickness(mm)': '1.5|2' },
          },
        ],
      },
      {
        id: 'roof-tiles', name: 'Roof Tiles & Cement Sheets', words: 'khaprail,roof tile,asbestos free,खपरैल,सीमेंट चादर',
        lines: [
          {
            name: 'Clay Roof Tile', makes: 'matiyar/Mangalore#terracotta matiyar/Spanish#ochre', unit: 'piece', hsn: '6905', pic: 'clay-tile:terracotta', sizes: [['410 x 240 mm', 34, 2.6], ['Ridge, 410 mm', 58, 3.0]], minQuantity: 50, quantityStep: 10, bulk: [[500, 4], [2000, 8]],
            short: 'Interlocking clay tile for sloping roofs', long: 'Breathes and keeps rooms cool as it has for two centuries. About sixteen tiles to the square metre.',
            features: 'Locks on two sides|Cool and quiet in rain|Colour for life', spec: { Standard: 'IS 654:1992', Material: 'Burnt clay' },
          },
          {
            name: 'Fibre Cement Roofing Sheet', makes: 'chhatravi setukar', unit: 'piece', hsn: '6811', pic: 'roof-sheet:cement', sizes: [['1.75 m x 1.05 m', 690, 24], ['2.5 m x 1.05 m', 980, 34], ['3.0 m x 1.05 m', 1180, 41]],
            short: 'Asbestos-free corrugated sheet', long: 'Quiet under rain and cooler than tin. Drill, do not punch, and leave a gap at each bolt.',
            features: 'No asbestos|Quiet in rain|Does not rust', spec: { Standard: 'IS 14871:2000', Material: 'Fibre cement' },
          },
        ],
      },
    ],
  },
  {
    id: 'waterproofing', name: 'Waterproofing', pic: 'bucket:blue:DAMP SEAL@jalrodhi', words: 'waterproofing,seepage,leakage,सीलन,वाटरप्रूफिंग',
    subs: [
      {
        id: 'liquid-membranes', name: 'Liquid Membranes', words: 'terrace waterproofing,chhat leakage,छत लीकेज',
        lines: [
          {
            name: 'Terrace Waterproof Coating', makes: 'jalrodhi chitravan', unit: 'bucket', hsn: '3824', pic: 'bucket:blue:ROOF GUARD', sizes: [['1 L', 410, 1.3, 'tin:blue:ROOF GUARD'], ['4 L', 1560, 5.2, 'tin:blue:ROOF GUARD'], ['10 L', 3720, 13], ['20 L', 7150, 26]], finishes: [['White', 1], ['Grey', 1], ['Terracotta', 1.02]], finishKey: 'Colour',
            short: 'Fibre-filled rubber coat for flat roofs', long: 'Stretches over cracks up to two millimetres and comes back. Clean, fill, prime, then two coats crosswise.',
            features: 'Fibres inside|Walkable|UV proof', spec: { Coverage: '20 to 25 sq ft per litre, two coats' },
          },
          {
            name: 'Two-Part Cementitious Coating', makes: 'jalrodhi yojak', unit: 'set', hsn: '3824', pic: 'bucket:grey:2K FLEX', sizes: [['3 kg set', 520, 3], ['15 kg set', 2350, 15]],
            short: 'For bathrooms, tanks and sunken slabs', long: 'Polymer liquid and powder mix to a brush coat that becomes one with concrete. Safe in drinking water tanks after washing.',
            features: 'Under tiles|Safe for drinking water|Bonds to damp concrete', spec: { Coverage: 'about 8 sq ft per kg, two coats' },
          },
        ],
      },
      {
        id: 'sealants', name: 'Sealants & Foams', words: 'silicone,sealant,pu foam,सिलिकॉन,सीलेंट', alsoIn: ['windows'],
        lines: [
          {
            name: 'Silicone Sealant 280 ml', makes: 'chipkan jalrodhi', unit: 'piece', hsn: '3214', pic: 'cartridge:white:SILICONE', sizes: [['General purpose', 165, 0.33], ['Sanitary, anti-fungal', 225, 0.33], ['Weather, neutral', 265, 0.35]], finishes: [['Clear', 1, 'clear'], ['White', 1, 'white'], ['Black', 1, 'black']], finishKey: 'Colour',
            short: 'Elastic joint for sinks, windows and tiles', long: 'Stays soft for years, so basin and wall can move without a gap. Smooth with soapy water within five minutes.',
            features: 'Stays elastic|Anti-fungal type|Sticks to glass and tile', spec: { 'Product Type': 'Silicone sealant' },
          },
          {
            name: 'PU Expanding Foam', makes: 'chipkan jalrodhi', unit: 'can', hsn: '3214', pic: 'aerosol:amber:FOAM', sizes: [['500 ml', 340, 0.6], ['750 ml', 445, 0.9]],
            short: 'Fills gaps round frames and pipes', long: 'Swells to forty times its volume, then trims with a knife. Wet the gap first and fill only half.',
            features: 'Fixes frames|Stops draughts|Trim and plaster', spec: { 'Product Type': 'Polyurethane foam' },
          },
        ],
      },
      {
        id: 'membranes', name: 'Membranes & Crack Fillers', words: 'app membrane,bitumen,crack filler,दरार,तारकोल',
        lines: [
          {
            name: 'APP Bitumen Membrane', makes: 'jalrodhi yojak', unit: 'roll', hsn: '6807', pic: 'membrane:black', sizes: [['3 mm, 1 x 10 m', 2150, 33], ['4 mm, 1 x 10 m', 2790, 44], ['4 mm mineral, 1 x 10 m', 3080, 48]],
            short: 'Torch-on sheet for basements and terraces', long: 'Polyester reinforced and heat-welded at the laps into one sheet. Needs a trained applicator with a gas torch.',
            features: 'Tough polyester core|Welded laps|Ten-year life', spec: { 'Thickness(mm)': '3|4', Material: 'APP modified bitumen' },
          },
          {
            name: 'Crack Filler Paste', makes: 'jalrodhi chitravan', unit: 'pack', hsn: '3214', pic: 'can:white:CRACK', sizes: [['400 g', 115, 0.4], ['1 kg', 245, 1], ['5 kg', 1120, 5]],
            short: 'Fills wall cracks up to five millimetres', long: 'Open the crack to a V, brush, prime and press in. Does not shrink back, so one filling is enough.',
            features: 'No shrinkage|Paint after 4 hours|For walls and parapets', spec: { Colour: 'White' },
          },
        ],
      },
    ],
  },
  {
    id: 'false-ceiling', name: 'False Ceiling & Insulation', pic: 'gypsum:plain', words: 'false ceiling,gypsum,insulation,फॉल्स सीलिंग',
    subs: [
      {
        id: 'gypsum-boards', name: 'Gypsum Boards', words: 'gypsum board,pop ceiling,जिप्सम बोर्ड',
        lines: [
          {
            name: 'Gypsum Board 6 x 4 ft', makes: 'deewarsa halkavi chhatravi', unit: 'sheet', hsn: '6809', pic: 'gypsum:plain', sizes: [['12.5 mm standard', 395, 19], ['12.5 mm moisture resistant', 640, 20, 'gypsum:green'], ['12.5 mm fire resistant', 690, 21, 'gypsum:pink']], bulk: [[25, 2], [100, 5]], packing: 6,
            short: 'Paper-faced board for ceilings and partitions', long: 'Score, snap and screw: a room has a new ceiling in two days without wet work. Green for bathrooms, pink for escape routes.',
            features: 'Tapered edges|No wet work|Holds cove lights', spec: { Standard: 'IS 2095:2011', 'Thickness(mm)': '12.5', 'Sizes(Inces)': '72 x 48' },
          },
        ],
      },
      {
        id: 'ceiling-channels', name: 'Ceiling Channels & Tiles', words: 'ceiling channel,grid,ceiling tile,चैनल',
        lines: [
          {
            name: 'GI Ceiling Section 12 ft', makes: 'chhatravi lohagiri', unit: 'piece', hsn: '7216', pic: 'ceiling-channel:gi', sizes: [['Perimeter channel', 88, 0.9], ['Intermediate channel', 138, 1.5], ['Ceiling section', 128, 1.4]], bulk: [[50, 3], [200, 6]],
            short: 'Galvanised sections for gypsum ceilings', long: 'Rolled straight with dimples that stop the screw from slipping. Three sections make the whole frame.',
            features: 'Straight over 12 ft|Zinc 120 g|Knurled face', spec: { Material: 'Galvanised steel', 'Thickness(mm)': '0.5' },
          },
          {
            name: 'Mineral Fibre Ceiling Tile', makes: 'chhatravi deewarsa', unit: 'box', hsn: '6806', pic: 'ceiling-tile:white', sizes: [['595 x 595 mm, 12 mm, 14 tiles', 1390, 18], ['595 x 595 mm, 15 mm, 12 tiles', 1480, 20]],
            short: 'Drop-in tile that hushes an office', long: 'Fissured face soaks up sound and lifts out to reach wires. For grid ceilings with 15 or 24 mm tees.',
            features: 'Sound soft|Lifts out|Bright white', spec: { 'Sizes(mm)': '595 x 595', 'Thickness(mm)': '12|15' },
          },
        ],
      },
      {
        id: 'insulation', name: 'Insulation', words: 'rockwool,thermocol,xps,heat insulation,थर्मोकोल',
        lines: [
          {
            name: 'Rockwool Slab', makes: 'chhatravi tapani', unit: 'pack', hsn: '6806', pic: 'rockwool:plain', sizes: [['50 mm, 48 density, 6 slabs', 790, 10], ['50 mm, 96 density, 4 slabs', 860, 13], ['75 mm, 64 density, 4 slabs', 980, 13]],
            short: 'Stone wool for heat, sound and fire', long: 'Friction-fits between studs in partitions and over ceilings. Wear gloves and a mask while cutting.',
            features: 'Does not burn|Hushes walls|Cuts with a bread knife', spec: { Standard: 'IS 8183:1993', 'Sizes(mm)': '1000 x 600' },
          },
          {
            name: 'XPS Insulation Board', makes: 'chhatravi jalrodhi', unit: 'sheet', hsn: '3921', pic: 'xps:blue', sizes: [['1250 x 600 mm, 25 mm', 290, 0.7], ['1250 x 600 mm, 50 mm', 560, 1.4], ['1250 x 600 mm, 75 mm', 835, 2.1]], bulk: [[50, 3], [200, 6]],
            short: 'Hard foam for terraces under tiles', long: 'Closed cells take up no water, so it lies above the waterproofing and under the screed. Halves the heat through a roof.',
            features: 'Carries foot traffic|No water uptake|Shiplap edges', spec: { 'Thickness(mm)': '25|50|75', Material: 'Extruded polystyrene' },
          },
        ],
      },
    ],
  },
];
