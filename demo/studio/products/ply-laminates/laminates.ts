import { sheets } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const laminates: MainCategory = {
  id: 'laminates',
  name: 'Laminates & Panels',
  picture: 'laminate:walnut',
  searchWords: 'laminate,mica,माइका',
  subcategories: [
    {
      id: 'decorative-laminates',
      name: 'Decorative Laminates',
      searchWords: 'laminate sheet,mica 1mm,लैमिनेट',
      tips: [
        'Glue at 20 to 35 °C and press for a few hours.',
        'Order from one lot for one room.',
        'Leave the film on until handover.',
        'Trim with a router and break the edge with a file.',
        'Use a balancing sheet behind.',
        'Wipe with a damp cloth; no wax.',
      ],
      lines: [
        {
          name: 'Decorative Laminate 8 x 4 ft',
          brands:
            'lamiroop/Natural_Walnut#walnut lamiroop/Frosty_White#white lamiroop/Slate_Grey#slategrey vankosh/Golden_Teak#teak sagwani/Royal_Wenge#wenge kashthiv/Burma_Teak#teak kashthiv/Pebble_Grey#slategrey',
          unit: 'sheet',
          hsn: '4823',
          picture: 'laminate:walnut',
          sizes: [
            ['0.8 mm', 920, 3.3],
            ['1.0 mm', 1360, 4.1],
          ],
          finishes: [
            ['Suede', 1],
            ['High gloss', 1.15],
            ['Textured', 1.08],
          ],
          bulkDiscounts: [
            [10, 2],
            [50, 5],
          ],
          summary: 'High-pressure laminate for doors and furniture',
          description:
            'A hard melamine face over kraft layers shrugs off heat and scratches. Glue with PVA and press for a day.',
          features: 'Resists heat and stains|Stays true in colour|Film on the face',
          specification: { Standard: 'IS 2046:1995', 'Sizes(Inces)': '96 x 48', 'Thickness(mm)': '0.8|1.0' },
        },
      ],
    },
    {
      id: 'acrylic-sheets',
      name: 'Acrylic & PVC Sheets',
      searchWords: 'acrylic,high gloss,pvc sheet,एक्रिलिक',
      tips: [
        'Keep the film until the last day.',
        'Press cold; heat marks the gloss.',
        'Edge with the matching band.',
        'Small scratches buff out with paste.',
        'Cut film side up with a fine blade.',
        'Best on flat, calibrated board.',
      ],
      lines: [
        {
          name: 'Acrylic Laminate 8 x 4 ft',
          brands:
            'lamiroop/Ruby_Red#red lamiroop/Pure_White#white vankosh/Midnight_Blue#blue kashthiv/Cherry_Red#red sagwani/Snow_White#white',
          unit: 'sheet',
          hsn: '3921',
          picture: 'laminate:red',
          sizes: [
            ['1.3 mm', 3850, 6.2],
            ['1.5 mm', 4350, 7.1],
          ],
          bulkDiscounts: [
            [10, 2],
            [40, 5],
          ],
          summary: 'Mirror-gloss sheet for kitchen shutters',
          description:
            'Deep colour that throws back the room like glass, and small scratches buff out with the polish supplied. Use matching edge band.',
          features: 'Glass-like gloss|Scratches buff out|UV stable',
          specification: { Finish: 'High gloss', 'Sizes(Inces)': '96 x 48' },
        },
        {
          name: 'PVC Laminate Sheet 8 x 4 ft',
          brands: 'lamiroop/Snow_White#white kashthiv/Graphite#slategrey',
          unit: 'sheet',
          hsn: '3921',
          picture: 'laminate:white',
          sizes: [
            ['1.0 mm', 1690, 4.2],
            ['1.25 mm', 1980, 5.2],
          ],
          bulkDiscounts: sheets,
          summary: 'Bendable decor sheet for rounded furniture',
          description:
            'Warms up and wraps round posts and counter noses without a joint. Water cannot lift it.',
          features: 'Wraps curves|Water proof|Scratch-hard face',
          specification: { Material: 'PVC' },
        },
      ],
    },
    {
      id: 'edge-bands',
      name: 'Edge Bands',
      searchWords: 'edge band,tape,patti,एज बैंड',
      tips: [
        'Runs on hand and machine edgers.',
        'Take two millimetres for shutters and 0.8 for carcasses.',
        'Trim flush and scrape by hand.',
        'Keep rolls dust-free in the bag.',
        'Match the number on the laminate folder.',
        'Corners need warm air to turn.',
      ],
      lines: [
        {
          name: 'PVC Edge Band',
          brands:
            'lamiroop/Walnut#walnut lamiroop/White#white vankosh/Teak#teak kashthiv/White#white sagwani/Teak#teak',
          unit: 'roll',
          hsn: '3921',
          picture: 'edge-roll:walnut',
          sizes: [
            ['22 x 0.8 mm, 50 m', 390, 1.3],
            ['22 x 2 mm, 50 m', 890, 3.1],
            ['45 x 0.8 mm, 50 m', 760, 2.6],
          ],
          summary: 'Closes cut edges of ply and board',
          description:
            'Pre-primed back for hot-melt or hand glue. The two millimetre band takes knocks on table tops.',
          features: 'Matches laminates|Primed back|Trims clean',
          specification: { Material: 'PVC' },
        },
        {
          name: 'ABS Edge Band',
          brands: 'lamiroop/White#white kashthiv/Teak#teak',
          unit: 'roll',
          hsn: '3921',
          picture: 'edge-roll:white',
          sizes: [
            ['22 x 1 mm, 50 m', 590, 1.3],
            ['22 x 2 mm, 50 m', 980, 2.5],
          ],
          bulkDiscounts: [
            [10, 3],
            [50, 6],
          ],
          summary: 'Tough, chlorine-free band for kitchen shutters',
          description:
            'Harder than PVC and steadier in heat beside the hob. Trims to a bright edge without a white line.',
          features: 'No chlorine|Heat steady|Clean trim',
          specification: { Material: 'ABS' },
        },
      ],
    },
    {
      id: 'wall-panels',
      name: 'Louvers & Wall Panels',
      searchWords: 'louver,pvc panel,charcoal,wall panel,लूवर',
      tips: [
        'Fix on a level frame or straight on plaster with glue.',
        'Start at a corner with a trim.',
        'Cut with a fine saw from the face.',
        'Water does not harm it; direct sun fades it.',
        'Dust with a soft brush.',
        'Hide wires behind before closing.',
      ],
      lines: [
        {
          name: 'Fluted Louver Panel',
          brands:
            'lamiroop/Teak_Flute#teak lamiroop/Charcoal#black sagwani/Ivory_Flute#cream vankosh/Walnut_Flute#walnut kashthiv/Teak_Line#teak kashthiv/Walnut_Line#walnut',
          unit: 'piece',
          hsn: '3925',
          picture: 'louver:teak',
          sizes: [
            ['9.5 ft x 5 in, 12 mm', 420, 2.4],
            ['9.5 ft x 6 in, 24 mm', 690, 3.6],
          ],
          bulkDiscounts: [
            [25, 3],
            [80, 6],
          ],
          summary: 'Ribbed panel for feature walls',
          description:
            'Tongue and groove hide the nails, so a wall behind a bed takes an afternoon. Wipes clean and hides damp patches.',
          features: 'Hidden joint|Waterproof|Cuts with a hand saw',
          specification: { Material: 'Polystyrene or WPC', 'Product Type': 'Louver panel' },
        },
        {
          name: 'PVC Wall Panel',
          brands: 'lamiroop/Cream_Gloss#cream kashthiv/Walnut_Grain#walnut',
          unit: 'piece',
          hsn: '3925',
          picture: 'louver:cream',
          sizes: [
            ['10 ft x 10 in, 7 mm', 290, 2.6],
            ['12 ft x 10 in, 8 mm', 370, 3.5],
          ],
          bulkDiscounts: [
            [25, 3],
            [100, 6],
          ],
          summary: 'Hollow tongued panel for damp walls and ceilings',
          description:
            'Panels click together over battens and hide flaking plaster in a day. Wash with soap water.',
          features: 'No painting|Hides damp|Clicks together',
          specification: { Material: 'PVC' },
          searchWords: 'pvc panel,deewar panel,दीवार पैनल',
        },
      ],
    },
  ],
}
