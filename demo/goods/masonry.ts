import type { Bulk, Main } from './types.ts';

const byThousand: readonly Bulk[] = [[2000, 2], [5000, 4], [10000, 6]];
const byLoad: readonly Bulk[] = [[5, 2], [15, 5]];
const byFoot: readonly Bulk[] = [[200, 2], [500, 5]];

export const masonryMains: readonly Main[] = [
  {
    id: 'bricks', name: 'Bricks', pic: 'brick-stack:red', words: 'brick,eent,int,ईंट',
    subs: [
      {
        id: 'red-clay-bricks', name: 'Red Clay Bricks', words: 'lal eent,red brick,bhatta,लाल ईंट,भट्ठा',
        lines: [
          {
            name: 'First Class Red Brick', makes: 'matiyar girivar halkavi', unit: 'piece', hsn: '6904', pic: 'brick:red', more: ['brick-stack:red'],
            sizes: [['9 x 4.25 x 2.75 in', 9.25, 3.1], ['230 x 110 x 70 mm', 9.5, 3.2]], minQuantity: 500, quantityStep: 500, bulk: byThousand,
            short: 'Well burnt clay brick for load-bearing walls',
            long: 'Rings when struck, keeps its edge and soaks up less than a fifth of its weight in water. Wet for a few hours before laying.',
            features: 'Even cherry colour|Above 10 MPa crushing strength|Sharp edges save mortar',
            spec: { Standard: 'IS 1077:1992', Grade: 'Class 10', Material: 'Burnt clay', Coverage: 'about 500 bricks per cubic metre' },
          },
          {
            name: 'Second Class Red Brick', makes: 'matiyar girivar', unit: 'piece', hsn: '6904', pic: 'brick:brown', more: ['brick-stack:brown'],
            sizes: [['Default', 7.5, 3.0]], minQuantity: 500, quantityStep: 500, bulk: byThousand,
            short: 'Sound brick for boundary walls and plastered work',
            long: 'Slight unevenness that disappears under plaster, at a lower rate. Good for compound walls, filling and temporary work.',
            features: 'Saves on plastered walls|Above 7.5 MPa|Honest count',
            spec: { Standard: 'IS 1077:1992', Grade: 'Class 7.5', Material: 'Burnt clay' },
          },
        ],
      },
      {
        id: 'fly-ash-bricks', name: 'Fly Ash Bricks', words: 'fly ash brick,rakh ki eent,राख की ईंट,grey brick',
        lines: [
          {
            name: 'Fly Ash Brick', makes: 'halkavi matiyar girivar', unit: 'piece', hsn: '6815', pic: 'brick:grey', more: ['brick-stack:grey'],
            sizes: [['9 x 4 x 3 in', 6.75, 2.9], ['230 x 110 x 75 mm', 7, 3.0]], minQuantity: 500, quantityStep: 500, bulk: byThousand,
            short: 'Pressed grey brick, true to size on every face',
            long: 'Pressed from fly ash, sand and cement and cured in steam, so no soil is dug and no coal burnt. Straight faces need a thinner coat of plaster.',
            features: 'Uniform size|Low water absorption|Saves plaster',
            spec: { Standard: 'IS 12894:2002', Grade: 'Class 7.5', Material: 'Fly ash, sand, cement' },
          },
        ],
      },
      {
        id: 'facing-bricks', name: 'Facing & Wire-Cut Bricks', words: 'wire cut,facing brick,exposed brick,cladding brick',
        lines: [
          {
            name: 'Wire-Cut Facing Brick', makes: 'matiyar/Ochre#yellow matiyar/Terracotta#red angnika/Umber#brown', unit: 'piece', hsn: '6904', pic: 'wire-brick:red',
            sizes: [['230 x 110 x 75 mm', 19, 2.9], ['230 x 75 x 40 mm', 14.5, 1.3], ['230 x 75 x 20 mm tile', 12, 0.7]], minQuantity: 100, quantityStep: 100, bulk: [[1000, 3], [5000, 6]],
            short: 'Smooth facing brick meant to be seen',
            long: 'Extruded and cut by wire, then burnt hard in a tunnel kiln. Point with recessed joints and leave bare: rain washes it clean.',
            features: 'No plaster, no paint|Through colour|Three holes for a firm key',
            spec: { Standard: 'IS 2691', Material: 'Vitrified clay' },
          },
        ],
      },
    ],
  },
  {
    id: 'blocks', name: 'Blocks', pic: 'aac-block:plain', words: 'block,blok,ब्लॉक',
    subs: [
      {
        id: 'aac-blocks', name: 'AAC Blocks', words: 'aac,light weight block,siporex,halka block,हल्का ब्लॉक',
        lines: [
          {
            name: 'AAC Block Grade 1', makes: 'halkavi setukar matiyar', unit: 'piece', hsn: '6815', pic: 'aac-block:plain', more: ['block-pallet:plain'],
            sizes: [['600 x 200 x 100 mm', 53, 7.8], ['600 x 200 x 150 mm', 79, 11.7], ['600 x 200 x 200 mm', 105, 15.6], ['600 x 200 x 225 mm', 118, 17.6], ['600 x 200 x 250 mm', 131, 19.5]],
            minQuantity: 50, quantityStep: 50, bulk: [[200, 2], [600, 4]],
            short: 'Light autoclaved block for quick, cool walls',
            long: 'A third of the weight of brick, so the frame carries less and walls go up three times as fast. Tiny air cells keep rooms cooler; lay in thin-joint adhesive.',
            features: 'Light and strong|Keeps heat and noise out|Cut with a hand saw|Thin joints',
            spec: { Standard: 'IS 2185 (Part 3):1984', Grade: 'Grade 1', Material: 'Autoclaved aerated concrete with over 50 % fly ash', Density: '551 to 650 kg per cubic metre' },
          },
        ],
      },
      {
        id: 'concrete-blocks', name: 'Concrete Blocks', words: 'solid block,hollow block,cement block,सीमेंट ब्लॉक',
        lines: [
          {
            name: 'Solid Concrete Block', makes: 'setukar halkavi', unit: 'piece', hsn: '6810', pic: 'concrete-block:solid',
            sizes: [['400 x 200 x 100 mm', 36, 17], ['400 x 200 x 150 mm', 52, 25.5], ['400 x 200 x 200 mm', 68, 34]], minQuantity: 50, quantityStep: 50, bulk: [[300, 2], [1000, 4]],
            short: 'Heavy block for plinths and boundary walls',
            long: 'Vibrated and pressed from stone chips, dense enough to carry a floor. One block does the work of seven bricks.',
            features: 'Over 5 MPa|Square edges|Good below ground',
            spec: { Standard: 'IS 2185 (Part 1):2005', Material: 'Cement concrete' },
          },
          {
            name: 'Hollow Concrete Block', makes: 'setukar girivar', unit: 'piece', hsn: '6810', pic: 'concrete-block:hollow',
            sizes: [['400 x 200 x 100 mm', 33, 12], ['400 x 200 x 150 mm', 46, 17], ['400 x 200 x 200 mm', 58, 22]], minQuantity: 50, quantityStep: 50, bulk: [[300, 2], [1000, 4]],
            short: 'Two-cell block that takes pipes and steel inside',
            long: 'The cells lighten the wall and take conduit, pipes or a reinforcing bar with grout. Common for compound walls, shops and godowns.',
            features: 'Saves mortar|Room for services|Takes vertical steel',
            spec: { Standard: 'IS 2185 (Part 1):2005', Material: 'Cement concrete' },
          },
        ],
      },
      {
        id: 'block-adhesive', name: 'Block Jointing Mortar', words: 'block adhesive,jointing mortar,chipkane wala,जोड़ने का मसाला', alsoIn: ['mortar-plaster'],
        lines: [
          {
            name: 'AAC Block Adhesive', makes: 'halkavi yojak chipkan', unit: 'bag', hsn: '3824', pic: 'bag:grey:BLOCK FIX',
            sizes: [['30 kg', 345, 30], ['40 kg', 435, 40]], bulk: [[25, 2], [100, 4]],
            short: 'Thin-joint mortar for AAC and fly ash blocks',
            long: 'Spread three millimetres thick with a notched trowel; blocks need not be wetted. One bag lays about one cubic metre of wall.',
            features: 'Three millimetre joints|Cures by itself|Stronger than the block',
            spec: { Standard: 'IS 15477', Coverage: 'about 1 cubic metre per 30 kg', 'Thickness(mm)': '3' },
          },
        ],
      },
    ],
  },
  {
    id: 'sand', name: 'Sand', pic: 'heap:river', words: 'sand,reti,ret,balu,रेत,रेती,बालू',
    subs: [
      {
        id: 'river-sand', name: 'River Sand', words: 'river sand,nadi ki ret,yamuna sand,badarpur,बदरपुर,नदी की रेत',
        lines: [
          {
            name: 'Coarse River Sand', makes: 'girivar/Yamuna setukar/Badarpur patthari/Chambal', unit: 'cft', hsn: '2505', pic: 'heap:river',
            sizes: [['Default', 64, 45]], minQuantity: 50, quantityStep: 50, bulk: byFoot,
            short: 'Clean coarse sand for RCC and masonry',
            long: 'Screened at 4.75 mm and low in silt: shake a little in a glass of water and see for yourself. Falls in Zone II, the grading most mixes are made for.',
            features: 'Silt below 3 %|Zone II grading|Free of clay lumps',
            spec: { Standard: 'IS 383:2016', Grade: 'Zone II', 'Product Type': 'Natural sand' },
          },
        ],
      },
      {
        id: 'm-sand', name: 'M-Sand', words: 'm sand,manufactured sand,crusher sand,एम सैंड',
        lines: [
          {
            name: 'Concrete M-Sand', makes: 'girivar setukar patthari', unit: 'tonne', hsn: '2517', pic: 'heap:msand',
            sizes: [['Loose, per tonne', 1080, 1000], ['Jumbo bag, 1 tonne', 1390, 1000, 'jumbo-bag:msand']], bulk: byLoad,
            short: 'Crushed and washed sand with the same grading all year',
            long: 'Rock is crushed, shaped and washed, so grains are cubical and fines stay within limits. The monsoon does not stop supply.',
            features: 'Same grading every load|Washed fines|Available in the monsoon',
            spec: { Standard: 'IS 383:2016', Grade: 'Zone II', 'Product Type': 'Manufactured sand' },
          },
        ],
      },
      {
        id: 'plaster-sand', name: 'Plaster Sand', words: 'fine sand,plaster sand,barik reti,बारीक रेती',
        lines: [
          {
            name: 'Fine Plaster Sand', makes: 'girivar/Jamuna_Fine setukar/Washed_Fine patthari/Desert_Fine', unit: 'cft', hsn: '2505', pic: 'heap:fine',
            sizes: [['Loose, per cft', 52, 44], ['Bag of 40 kg', 68, 40, 'bag:white:SAND']], minQuantity: 10, quantityStep: 10, bulk: byFoot,
            short: 'Fine screened sand for plaster and pointing',
            long: 'Passes a 2.36 mm screen, so the float leaves no lines. Mix one to four for inside walls and one to three for outside.',
            features: 'Screened twice|Smooth under the float|Light even colour',
            spec: { Standard: 'IS 1542:1992', Grade: 'Zone IV', 'Product Type': 'Plastering sand' },
          },
        ],
      },
    ],
  },
  {
    id: 'aggregate', name: 'Aggregate', pic: 'heap:gravel', words: 'aggregate,gitti,bajri,rodi,गिट्टी,बजरी,रोड़ी',
    subs: [
      {
        id: 'coarse-aggregate', name: 'Coarse Aggregate', words: '20mm gitti,10mm gitti,stone chips,पत्थर गिट्टी',
        lines: [
          {
            name: '20 mm Crushed Aggregate', makes: 'girivar patthari setukar', unit: 'tonne', hsn: '2517', pic: 'heap:gravel',
            sizes: [['Loose, per tonne', 1060, 1000], ['Jumbo bag, 1 tonne', 1360, 1000, 'jumbo-bag:gravel']], bulk: byLoad,
            short: 'Hard angular stone for slabs, beams and columns',
            long: 'Crushed quartzite, screened and free from dust. Angular faces lock together, which gives concrete its strength.',
            features: 'Graded 20 mm down|Low flakiness|Dust below 1 %',
            spec: { Standard: 'IS 383:2016', 'Sizes(mm)': '20', Material: 'Crushed quartzite' },
          },
          {
            name: '10 mm Crushed Aggregate', makes: 'girivar patthari', unit: 'tonne', hsn: '2517', pic: 'heap:chips',
            sizes: [['Loose, per tonne', 1010, 1000], ['Jumbo bag, 1 tonne', 1310, 1000, 'jumbo-bag:gravel']], bulk: byLoad,
            short: 'Small chips for thin slabs and to fill the mix',
            long: 'Used with 20 mm stone it closes the gaps between larger pieces, and alone it serves thin sections and floor screeds.',
            features: 'Nominal 10 mm|Cubical shape|Washed on request',
            spec: { Standard: 'IS 383:2016', 'Sizes(mm)': '10', Material: 'Crushed quartzite' },
          },
        ],
      },
      {
        id: 'base-materials', name: 'Dust & Base Materials', words: 'stone dust,gsb,wmm,rodi,filling,पत्थर का चूरा',
        lines: [
          {
            name: 'Stone Dust', makes: 'girivar patthari', unit: 'tonne', hsn: '2517', pic: 'heap:dust',
            sizes: [['Loose, per tonne', 640, 1000], ['Jumbo bag, 1 tonne', 930, 1000, 'jumbo-bag:msand']], bulk: byLoad,
            short: 'Crusher dust for bedding pavers and filling',
            long: 'Packs tight under a plate compactor and makes a level bed for paver blocks and floor tiles. Cheaper than sand where no strength is asked.',
            features: 'Below 4.75 mm|Compacts hard|Level bed for pavers',
            spec: { 'Sizes(mm)': '4.75', Material: 'Crusher dust' },
          },
          {
            name: 'Granular Sub-Base GSB', makes: 'girivar setukar', unit: 'tonne', hsn: '2517', pic: 'heap:gravel',
            sizes: [['Grade I, per tonne', 720, 1000], ['Grade II, per tonne', 740, 1000]], minQuantity: 5, quantityStep: 1, bulk: [[20, 3], [60, 6]],
            short: 'Graded stone for drives, yards and floors on soil',
            long: 'A mix from dust to sixty millimetres that locks under the roller and lets water drain. Lay in layers of fifteen centimetres.',
            features: 'Drains well|Firm under trucks|Graded at the crusher',
            spec: { Grade: 'I|II', Material: 'Crushed stone', 'Product Type': 'Granular sub-base' },
          },
        ],
      },
      {
        id: 'decorative-pebbles', name: 'Decorative Pebbles', words: 'pebble,garden stone,kankar,कंकड़', alsoIn: ['natural-stone'],
        lines: [
          {
            name: 'Polished Garden Pebbles', makes: 'patthari/Snow_White#white patthari/Onyx_Black#black girivar/Mixed_River#mixed', unit: 'bag', hsn: '2517', pic: 'pebbles:white',
            sizes: [['10-20 mm, 20 kg', 420, 20], ['20-40 mm, 20 kg', 440, 20], ['40-60 mm, 20 kg', 480, 20]],
            short: 'Round washed pebbles for beds, paths and planters',
            long: 'Tumbled smooth and washed, they keep weeds down and soil moist. Twenty kilos cover about four square feet at two inches.',
            features: 'Washed and dust free|Colour does not fade|Keeps weeds down',
            spec: { Finish: 'Tumbled and polished', Coverage: 'about 4 sq ft per 20 kg' },
          },
        ],
      },
    ],
  },
  {
    id: 'pavers-kerbs', name: 'Pavers & Kerbs', pic: 'paver:zigzag-red', words: 'paver,interlock,tile,पेवर,इंटरलॉक',
    subs: [
      {
        id: 'paver-blocks', name: 'Paver Blocks', words: 'interlocking tile,paver block,इंटरलॉकिंग टाइल',
        lines: [
          {
            name: 'Interlocking Paver Block', makes: 'setukar/Zigzag#zigzag-red setukar/I-Shape#ishape-grey halkavi/Hexa#hexa-yellow matiyar/Brick_Bond#rect-red', unit: 'sq ft', hsn: '6810', pic: 'paver:zigzag-red',
            sizes: [['60 mm, M35', 44, 12.5], ['80 mm, M40', 56, 16.8], ['100 mm, M45', 69, 21]], minQuantity: 100, quantityStep: 10, bulk: [[500, 3], [2000, 6]],
            short: 'Pressed paver for drives, paths and parking',
            long: 'Twin-layer press with colour on the wearing face. Lay on stone dust, fill joints with sand and lift any block later to reach a pipe.',
            features: 'Non-slip face|Lift and lay again|Stands up to cars',
            spec: { Standard: 'IS 15658:2021', Grade: 'M35|M40|M45', Material: 'Cement concrete' },
          },
        ],
      },
      {
        id: 'kerb-stones', name: 'Kerb Stones', words: 'kerb,curb,footpath,कर्ब स्टोन',
        lines: [
          {
            name: 'Precast Kerb Stone', makes: 'setukar halkavi girivar', unit: 'piece', hsn: '6810', pic: 'kerb:plain',
            sizes: [['300 x 300 x 150 mm', 118, 32], ['450 x 300 x 150 mm', 172, 48], ['600 x 300 x 150 mm', 228, 64]], minQuantity: 20, quantityStep: 5, bulk: [[100, 3], [400, 6]],
            short: 'Bevelled kerb for footpaths and garden edges',
            long: 'M25 concrete, vibrated in steel moulds, with a bevel that does not chip under tyres. Set on lean concrete and haunch behind.',
            features: 'Bevelled edge|Smooth steel-mould face|Paint ready',
            spec: { Standard: 'IS 5758:2023', Grade: 'M25', Material: 'Cement concrete' },
          },
        ],
      },
      {
        id: 'grass-pavers', name: 'Grass Pavers & Covers', words: 'grass paver,tree guard,ghas,घास पेवर',
        lines: [
          {
            name: 'Grass Paver Grid', makes: 'setukar halkavi girivar', unit: 'piece', hsn: '6810', pic: 'grass-paver:grey',
            sizes: [['400 x 400 x 80 mm', 74, 19], ['600 x 400 x 80 mm', 108, 28], ['600 x 400 x 100 mm', 126, 35]], minQuantity: 50, quantityStep: 10, bulk: [[200, 3], [800, 6]],
            short: 'Open concrete grid for green parking',
            long: 'Cars stand on concrete while grass grows through and rain sinks into the ground. Fill cells with garden soil to two fingers below the top.',
            features: 'Lets rain soak in|Carries cars|Stays cooler than paving',
            spec: { Grade: 'M35', Material: 'Cement concrete', Shapes: 'Square|Rectangle' },
          },
        ],
      },
    ],
  },
  {
    id: 'shuttering', name: 'Shuttering & Scaffolding', pic: 'prop:blue', words: 'shuttering,formwork,scaffolding,शटरिंग,मचान',
    subs: [
      {
        id: 'props-scaffolding', name: 'Props & Scaffolding', words: 'jack,prop,cuplock,balli,बल्ली,जैक',
        lines: [
          {
            name: 'Adjustable Steel Prop', makes: 'lohagiri dridhak ispalok', unit: 'piece', hsn: '7308', pic: 'prop:blue',
            sizes: [['2.0 to 3.5 m', 1180, 11.5], ['2.5 to 4.0 m', 1390, 13.8], ['3.0 to 4.5 m', 1620, 15.2]],
            short: 'Screw-adjusted prop to hold slab formwork',
            long: 'Outer tube with a cut thread and a cast nut turned by hand. Rated load falls as the prop is extended; see the plate on the tube.',
            features: 'Fine screw adjustment|Painted against rust|Captive pin',
            spec: { Material: 'Mild steel', Finish: 'Enamel painted', 'Product Type': 'Telescopic prop' },
          },
          {
            name: 'Cuplock Scaffold Vertical', makes: 'lohagiri ispalok', unit: 'piece', hsn: '7308', pic: 'scaffold:grey',
            sizes: [['1.0 m', 520, 4.6], ['1.5 m', 745, 6.8], ['2.0 m', 960, 9], ['3.0 m', 1390, 13.4]],
            short: 'Upright with cups every half metre',
            long: 'Ledgers drop into the cups and one hammer blow locks four at once. No loose parts to lose on site.',
            features: 'Locks with one blow|40 NB tube|Galvanised on request',
            spec: { Material: 'Mild steel tube 48.3 mm', 'Product Type': 'Cuplock vertical' },
          },
        ],
      },
      {
        id: 'shuttering-ply', name: 'Shuttering Plywood', words: 'shuttering ply,film faced,black ply,शटरिंग प्लाई', alsoIn: ['plywood'],
        lines: [
          {
            name: 'Film-Faced Shuttering Ply', makes: 'vankosh sagwani setukar', unit: 'sheet', hsn: '4412', pic: 'ply:film',
            sizes: [['8 x 4 ft, 9 mm', 1650, 19], ['8 x 4 ft, 12 mm', 2080, 25], ['8 x 4 ft, 18 mm', 2960, 37]], bulk: [[20, 2], [80, 5]],
            short: 'Black film-faced ply for a clean concrete face',
            long: 'Hot-pressed phenolic film lets the sheet strip off clean, ten to fifteen times if edges are sealed again. Oil lightly before each pour.',
            features: 'Up to 15 reuses|Sealed edges|Boil-proof glue',
            spec: { Standard: 'IS 4990:2011', Material: 'Hardwood veneer', Finish: 'Phenolic film' },
          },
        ],
      },
      {
        id: 'cover-blocks', name: 'Cover Blocks & Spacers', words: 'cover block,gitti cover,spacer,कवर ब्लॉक',
        lines: [
          {
            name: 'Concrete Cover Block', makes: 'setukar yojak girivar', unit: 'bag', hsn: '6810', pic: 'cover-block:grey',
            sizes: [['20 mm, 200 pieces', 420, 9], ['25 mm, 200 pieces', 470, 13], ['40 mm, 100 pieces', 440, 20], ['50 mm, 100 pieces', 560, 34]],
            short: 'Keeps the bars at the right distance from the form',
            long: 'M40 mortar with a wire to tie, so steel stays covered on every side and does not rust later. Use four to the square metre.',
            features: 'Wire cast in|Stronger than the slab|Marked by size',
            spec: { Grade: 'M40', Material: 'Cement mortar' },
          },
        ],
      },
    ],
  },
];
