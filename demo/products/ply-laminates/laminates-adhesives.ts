import type { Main } from '../rows.ts'

export const laminatesMains: readonly Main[] = [
  {
    id: 'laminates',
    name: 'Laminates & Panels',
    pic: 'laminate:walnut',
    words: 'laminate,mica,माइका',
    subs: [
      {
        id: 'decorative-laminates',
        name: 'Decorative Laminates',
        words: 'laminate sheet,mica 1mm,लैमिनेट',
        lines: [
          {
            name: 'Decorative Laminate 8 x 4 ft',
            makes:
              'lamiroop/Natural_Walnut#walnut lamiroop/Frosty_White#white lamiroop/Slate_Grey#slategrey vankosh/Golden_Teak#teak sagwani/Royal_Wenge#wenge kashthiv/Burma_Teak#teak kashthiv/Pebble_Grey#slategrey',
            unit: 'sheet',
            hsn: '4823',
            pic: 'laminate:walnut',
            sizes: [
              ['0.8 mm', 920, 3.3],
              ['1.0 mm', 1360, 4.1],
            ],
            finishes: [
              ['Suede', 1],
              ['High gloss', 1.15],
              ['Textured', 1.08],
            ],
            bulk: [
              [10, 2],
              [50, 5],
            ],
            short: 'High-pressure laminate for doors and furniture',
            long: 'A hard melamine face over kraft layers shrugs off heat and scratches. Glue with PVA and press for a day.',
            features: 'Resists heat and stains|Stays true in colour|Film on the face',
            spec: { Standard: 'IS 2046:1995', 'Sizes(Inces)': '96 x 48', 'Thickness(mm)': '0.8|1.0' },
          },
        ],
      },
      {
        id: 'acrylic-sheets',
        name: 'Acrylic & PVC Sheets',
        words: 'acrylic,high gloss,pvc sheet,एक्रिलिक',
        lines: [
          {
            name: 'Acrylic Laminate 8 x 4 ft',
            makes:
              'lamiroop/Ruby_Red#red lamiroop/Pure_White#white vankosh/Midnight_Blue#blue kashthiv/Cherry_Red#red sagwani/Snow_White#white',
            unit: 'sheet',
            hsn: '3921',
            pic: 'laminate:red',
            sizes: [
              ['1.3 mm', 3850, 6.2],
              ['1.5 mm', 4350, 7.1],
            ],
            bulk: [
              [10, 2],
              [40, 5],
            ],
            short: 'Mirror-gloss sheet for kitchen shutters',
            long: 'Deep colour that throws back the room like glass, and small scratches buff out with the polish supplied. Use matching edge band.',
            features: 'Glass-like gloss|Scratches buff out|UV stable',
            spec: { Finish: 'High gloss', 'Sizes(Inces)': '96 x 48' },
          },
        ],
      },
      {
        id: 'edge-bands',
        name: 'Edge Bands',
        words: 'edge band,tape,patti,एज बैंड',
        lines: [
          {
            name: 'PVC Edge Band',
            makes:
              'lamiroop/Walnut#walnut lamiroop/White#white vankosh/Teak#teak kashthiv/White#white sagwani/Teak#teak',
            unit: 'roll',
            hsn: '3921',
            pic: 'edge-roll:walnut',
            sizes: [
              ['22 x 0.8 mm, 50 m', 390, 1.3],
              ['22 x 2 mm, 50 m', 890, 3.1],
              ['45 x 0.8 mm, 50 m', 760, 2.6],
            ],
            short: 'Closes cut edges of ply and board',
            long: 'Pre-primed back for hot-melt or hand glue. The two millimetre band takes knocks on table tops.',
            features: 'Matches laminates|Primed back|Trims clean',
            spec: { Material: 'PVC' },
          },
        ],
      },
      {
        id: 'wall-panels',
        name: 'Louvers & Wall Panels',
        words: 'louver,pvc panel,charcoal,wall panel,लूवर',
        lines: [
          {
            name: 'Fluted Louver Panel',
            makes:
              'lamiroop/Teak_Flute#teak lamiroop/Charcoal#black sagwani/Ivory_Flute#cream vankosh/Walnut_Flute#walnut kashthiv/Teak_Line#teak kashthiv/Walnut_Line#walnut',
            unit: 'piece',
            hsn: '3925',
            pic: 'louver:teak',
            sizes: [
              ['9.5 ft x 5 in, 12 mm', 420, 2.4],
              ['9.5 ft x 6 in, 24 mm', 690, 3.6],
            ],
            bulk: [
              [25, 3],
              [80, 6],
            ],
            short: 'Ribbed panel for feature walls',
            long: 'Tongue and groove hide the nails, so a wall behind a bed takes an afternoon. Wipes clean and hides damp patches.',
            features: 'Hidden joint|Waterproof|Cuts with a hand saw',
            spec: { Material: 'Polystyrene or WPC', 'Product Type': 'Louver panel' },
          },
        ],
      },
    ],
  },
  {
    id: 'wood-adhesives',
    name: 'Wood Adhesives',
    pic: 'glue-bucket:white:WOOD@chipkan',
    words: 'glue,gond,adhesive,गोंद',
    subs: [
      {
        id: 'pva-adhesives',
        name: 'White Adhesives',
        words: 'pva,white glue,carpenter glue,सफेद गोंद',
        lines: [
          {
            name: 'PVA Wood Adhesive',
            makes: 'chipkan vankosh lamiroop yojak',
            unit: 'pack',
            hsn: '3506',
            pic: 'glue-bucket:white:WOOD',
            sizes: [
              ['500 g', 128, 0.5, 'bottle:white:WOOD'],
              ['1 kg', 238, 1, 'bottle:white:WOOD'],
              ['5 kg', 1120, 5],
              ['20 kg', 4150, 20],
              ['50 kg', 9900, 50],
            ],
            short: 'White glue for ply, laminate and veneer',
            long: 'Brush on one side, press for eight hours and the wood breaks before the joint. Thins with water, dries clear.',
            features: 'Dries clear|High early tack|No smell',
            spec: { Coverage: 'about 45 sq ft per kg', Standard: 'IS 848:2006' },
          },
        ],
      },
      {
        id: 'contact-epoxy',
        name: 'Contact & Epoxy Adhesives',
        words: 'rubber adhesive,sr,epoxy,इपॉक्सी',
        lines: [
          {
            name: 'Rubber Contact Adhesive',
            makes: 'chipkan lamiroop yojak',
            unit: 'tin',
            hsn: '3506',
            pic: 'tin:amber:SR',
            sizes: [
              ['200 ml', 98, 0.2],
              ['500 ml', 215, 0.5],
              ['1 L', 395, 0.9],
              ['5 L', 1850, 4.5],
            ],
            short: 'Instant grip for laminate, foam and leather',
            long: 'Coat both sides, wait ten minutes, press once. Good for curved edges where a press cannot reach.',
            features: 'No clamps|Stays flexible|Heat resistant to 70°',
            spec: { 'Product Type': 'Synthetic rubber adhesive' },
          },
          {
            name: 'Two-Part Epoxy Adhesive',
            makes: 'chipkan yojak',
            unit: 'pack',
            hsn: '3506',
            pic: 'epoxy:white:EPOXY',
            sizes: [
              ['90 g', 135, 0.1],
              ['450 g', 520, 0.5],
              ['1.8 kg', 1890, 1.9],
            ],
            short: 'Joins stone, metal and wood for good',
            long: 'Mix equal lengths, work within half an hour, leave for a night. The sure way to fix granite to itself.',
            features: 'Bonds almost anything|No shrinkage|Waterproof',
            spec: { 'Product Type': 'Epoxy adhesive' },
          },
        ],
      },
    ],
  },
]
