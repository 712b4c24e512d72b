import type { BulkDiscount, MainCategory } from '../rows.ts'

const boxes: readonly BulkDiscount[] = [
  [10, 4],
  [50, 8],
]

export const furnitureFittings: MainCategory = {
  id: 'furniture-fittings',
  name: 'Furniture Fittings',
  picture: 'drawer-channel:zinc',
  searchWords: 'furniture hardware,kitchen fitting,फर्नीचर फिटिंग',
  subcategories: [
    {
      id: 'cabinet-handles',
      name: 'Cabinet Handles & Knobs',
      searchWords: 'cabinet handle,knob,almirah handle,अलमारी हैंडल',
      tips: [
        'Measure from hole to hole.',
        'Use a drilling jig for straight rows.',
        'Screw heads sit hidden inside the shutter.',
        'Buy two more for later.',
        'Wipe dry in kitchens.',
        'Tighten by hand, not by machine.',
      ],
      lines: [
        {
          name: 'Cabinet Handle',
          brands: 'kapatin/Dhaara kapatin/Setu surakshan/Saral sandhivar/Lehar lamiroop/Rekha',
          unit: 'piece',
          hsn: '8302',
          picture: 'cabinet-handle:satin',
          sizes: [
            ['96 mm', 62, 0.06],
            ['128 mm', 78, 0.08],
            ['160 mm', 92, 0.1],
            ['224 mm', 128, 0.14],
          ],
          finishes: [
            ['Satin nickel', 1, 'satin'],
            ['Matt black', 1.05, 'black'],
            ['Rose gold', 1.2, 'rose'],
          ],
          bulkDiscounts: boxes,
          summary: 'Slim bow for drawers and shutters',
          description: 'Hole distance is the size printed. Two lengths of screw in each pouch.',
          features: 'Two screw lengths|Smooth back|Anti-tarnish',
          specification: { Material: 'Zinc alloy', 'Handle Type': 'Bow' },
        },
      ],
    },
    {
      id: 'drawer-channels',
      name: 'Drawer Channels',
      searchWords: 'channel,telescopic,drawer,दराज चैनल',
      tips: [
        'Leave the side gap that the sheet shows.',
        'Mount level, or it runs back.',
        'Clean the track of sawdust before use.',
        'Wipe clean with a dry cloth.',
        'Take the length one inch under the depth.',
        'Sold with screws.',
      ],
      lines: [
        {
          name: 'Telescopic Drawer Channel',
          brands: 'kapatin surakshan sandhivar',
          unit: 'pair',
          hsn: '8302',
          picture: 'drawer-channel:zinc',
          sizes: [
            ['12 in', 245, 0.6],
            ['16 in', 315, 0.85],
            ['18 in', 350, 0.95],
            ['20 in', 390, 1.05],
          ],
          finishes: [
            ['Standard', 1],
            ['Soft close', 1.75],
          ],
          finishAttribute: 'Finish',
          bulkDiscounts: boxes,
          summary: 'Full-extension ball slide',
          description:
            'Carries thirty-five kilos with the drawer fully out. Lever releases the drawer for cleaning.',
          features: '35 kg|Full extension|Quiet balls',
          specification: { Material: 'Zinc-plated steel', 'Sizes(Inces)': '12|16|18|20' },
        },
        {
          name: 'Kitchen Wire Basket',
          brands: 'kapatin sandhivar',
          unit: 'piece',
          hsn: '7324',
          picture: 'basket:ss',
          sizes: [
            ['15 x 20 x 4 in', 1290, 2.2],
            ['17 x 20 x 6 in', 1590, 2.7],
            ['19 x 20 x 8 in', 1890, 3.2],
          ],
          summary: 'Stainless basket for plates and jars',
          description: 'Six-millimetre frame with close wires, so small spoons do not fall through.',
          features: 'SS 304|Close wires|Fits 20 in channel',
          specification: { Material: 'Stainless steel 304' },
        },
        {
          name: 'Undermount Soft-Close Slide',
          brands: 'kapatin lamiroop',
          unit: 'pair',
          hsn: '8302',
          picture: 'drawer-channel:zinc',
          countryOfOrigin: 'Austria',
          sizes: [
            ['400 mm', 1890, 1.3],
            ['450 mm', 1980, 1.45],
            ['500 mm', 2090, 1.6],
          ],
          summary: 'Hidden full-extension slide for fine drawers',
          description:
            'Rides below the drawer, so nothing shows at the sides. Carries 40 kilograms and closes with a sigh.',
          features: 'Hidden|Full extension|40 kg a pair',
          specification: { Material: 'Zinc-plated steel', 'Product Type': 'Undermount slide' },
        },
      ],
    },
    {
      id: 'cabinet-hinges',
      name: 'Cabinet Hinges',
      searchWords: 'auto hinge,soft close hinge,हिंज',
      tips: [
        'Bore 35 mm, three from the edge.',
        'Two up to three feet, three above.',
        'Adjusts in three ways after hanging.',
        'Choose overlay by the side panel.',
        'Do not oil soft-close pots.',
        'Plates and screws are in the pack.',
      ],
      lines: [
        {
          name: 'Concealed Cabinet Hinge',
          brands: 'kapatin surakshan hastika sandhivar lamiroop',
          unit: 'pair',
          hsn: '8302',
          picture: 'cup-hinge:nickel',
          sizes: [
            ['0 crank, full overlay', 118, 0.2],
            ['8 crank, half overlay', 118, 0.2],
            ['16 crank, inset', 122, 0.2],
          ],
          finishes: [
            ['Clip on', 1],
            ['Soft close', 1.5],
          ],
          finishAttribute: 'Finish',
          bulkDiscounts: boxes,
          summary: 'Cup hinge that adjusts three ways',
          description:
            'Clips on after the shutter is finished, then three screws set the gap. Opens to 105 degrees.',
          features: 'Three-way adjust|Clips on|35 mm cup',
          specification: { Material: 'Nickel-plated steel', 'Sizes(mm)': '35' },
        },
        {
          name: 'Stainless Cabinet Hinge',
          brands: 'kapatin sandhivar',
          unit: 'pair',
          hsn: '8302',
          picture: 'cup-hinge:nickel',
          sizes: [
            ['0 crank, full overlay', 178, 0.2],
            ['8 crank, half overlay', 180, 0.2],
            ['16 crank, inset', 184, 0.2],
          ],
          finishes: [
            ['Clip on', 1],
            ['Soft close', 1.35],
          ],
          summary: 'Rust-free hinge for shutters near the sink',
          description:
            'Cup, arm and plate in 304 steel last where plated ones bloom with rust. Same boring as common hinges.',
          features: '304 steel|Same boring|Clip-on arm',
          specification: { Material: 'Stainless steel' },
        },
      ],
    },
  ],
}
