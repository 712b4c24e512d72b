import { boxes, packs } from './bulk-discounts.ts'
import type { Finish, MainCategory } from '../rows.ts'

const plated: readonly Finish[] = [
  ['Satin nickel', 1, 'satin'],
  ['Antique brass', 1.08, 'antique'],
  ['Matt black', 1.06, 'black'],
]

const satinAntique: readonly Finish[] = [
  ['Satin', 1, 'satin'],
  ['Antique brass', 1.12, 'antique'],
]

export const doorHardware: MainCategory = {
  id: 'door-hardware',
  name: 'Door Hardware',
  picture: 'lever:satin',
  searchWords: 'door fitting,darwaza,hardware,दरवाज़ा फिटिंग',
  subcategories: [
    {
      id: 'door-handles',
      name: 'Door Handles',
      searchWords: 'handle,mortise handle,pull handle,हैंडल',
      tips: [
        'Fix with through bolts, not with wood screws alone.',
        'Fits shutters of 32 to 45 mm.',
        'Template and screws are in the box.',
        'Drill from both sides, so veneer does not tear.',
        'A drop of oil once a year.',
        'Tighten the grub screw after a week.',
      ],
      lines: [
        {
          name: 'Mortise Handle on Rose',
          brands: 'kapatin/Aarohi kapatin/Vakra surakshan/Saral sandhivar/Lehar',
          unit: 'pair',
          hsn: '8302',
          picture: 'lever:satin',
          sizes: [
            ['Handle only', 1150, 0.6],
            ['With keyed lock body', 2350, 1.4],
            ['With bathroom latch', 1890, 1.1],
          ],
          finishes: plated,
          summary: 'Sprung lever that stays level for years',
          description:
            'Zinc die-cast lever on a concealed steel spring. Suits doors of 30 to 45 millimetres.',
          features: 'Sprung rose|Fits 30 to 45 mm doors|Screws included',
          specification: {
            Material: 'Zinc alloy',
            'Handle Type': 'Lever on rose',
            'Product Type': 'Mortise handle',
            Shapes: 'Round',
          },
        },
        {
          name: 'Main Door Pull Handle',
          brands: 'kapatin/Stambh surakshan/Saral sandhivar/Lehar',
          unit: 'piece',
          hsn: '8302',
          picture: 'pull:satin',
          sizes: [
            ['12 in', 890, 0.8],
            ['18 in', 1290, 1.2],
            ['24 in', 1690, 1.6],
          ],
          finishes: plated,
          summary: 'Bold bar for the front door',
          description:
            'Bolts through the door from the back, so no screw is seen. Round edges are kind to the hand.',
          features: 'Back-bolted|Solid feel|Film until fixed',
          specification: { Material: 'Stainless steel', 'Handle Type': 'Pull', 'Sizes(Inces)': '12|18|24' },
        },
        {
          name: 'Mortise Handle on Plate',
          brands: 'surakshan/Saral sandhivar/Kona',
          unit: 'pair',
          hsn: '8302',
          picture: 'lever:satin',
          sizes: [
            ['8 in plate', 990, 0.9],
            ['10 in plate', 1190, 1.1],
          ],
          finishes: satinAntique,
          summary: 'Long-plate lever handle that hides old holes',
          description:
            'The plate covers the marks of an earlier lock, so doors need no patching. Springs hold the lever level.',
          features: 'Covers old holes|Spring loaded|Left or right',
          specification: { Material: 'Zinc alloy', 'Product Type': 'Mortise handle' },
        },
      ],
    },
    {
      id: 'hinges',
      name: 'Hinges',
      searchWords: 'hinge,kabza,kabja,कब्ज़ा',
      tips: [
        'Three to a door, four above 45 kilograms.',
        'Cut the recess to the leaf, no deeper.',
        'Top one eight inches from the head.',
        'Use all screws, full length.',
        'Stainless for bathrooms and outside.',
        'Oil stops the squeak.',
      ],
      lines: [
        {
          name: 'Stainless Butt Hinge',
          brands: 'kapatin surakshan hastika sandhivar karmavi',
          unit: 'piece',
          hsn: '8302',
          picture: 'hinge:satin',
          sizes: [
            ['3 in, 2.5 mm', 48, 0.1],
            ['4 in, 3 mm', 88, 0.2],
            ['5 in, 3 mm', 118, 0.28],
          ],
          finishes: [
            ['Satin', 1, 'satin'],
            ['Antique brass', 1.15, 'antique'],
          ],
          bulkDiscounts: boxes,
          summary: 'Welded-pin hinge for main and room doors',
          description:
            'Two washers take the weight, so the door does not squeak. Three to a door, four on solid teak.',
          features: 'SS 304|Pin welded|Screws included',
          specification: { Standard: 'IS 12817:2020', Material: 'Stainless steel', 'Sizes(Inces)': '3|4|5' },
        },
        {
          name: 'Brass Butt Hinge',
          brands: 'kapatin surakshan',
          unit: 'piece',
          hsn: '8302',
          picture: 'hinge:antique',
          sizes: [
            ['3 in', 92, 0.12],
            ['4 in', 148, 0.2],
            ['5 in', 210, 0.3],
          ],
          bulkDiscounts: packs,
          summary: 'Solid brass hinge for teak doors and windows',
          description:
            'Drawn leaf and turned pin wear evenly for a lifetime. Brass does not stain oak or teak.',
          features: 'Solid brass|Turned pin|No stains on teak',
          specification: { Material: 'Brass', Standard: 'IS 205:1992' },
          searchWords: 'pital kabza,brass hinge,पीतल कब्जा',
        },
      ],
    },
    {
      id: 'bolts-stoppers',
      name: 'Tower Bolts, Stoppers & Closers',
      searchWords: 'tower bolt,kundi,chitkani,stopper,कुंडी,चिटकनी',
      tips: [
        'Screws match the finish.',
        'Set by the gap below the door.',
        'Mark with the door closed.',
        'Pilot holes keep the frame from splitting.',
        'Check that it runs free before the last screw.',
        'Takes daily use in schools and clinics.',
      ],
      lines: [
        {
          name: 'Tower Bolt',
          brands: 'kapatin surakshan sandhivar',
          unit: 'piece',
          hsn: '8302',
          picture: 'tower-bolt:satin',
          sizes: [
            ['4 in', 72, 0.1],
            ['6 in', 98, 0.15],
            ['8 in', 128, 0.2],
            ['12 in', 188, 0.32],
          ],
          finishes: [
            ['Satin', 1, 'satin'],
            ['Antique brass', 1.12, 'antique'],
          ],
          bulkDiscounts: boxes,
          summary: 'Round bolt for doors and windows',
          description: 'Ten-millimetre rod that slides without rattle. Comes with strike and screws.',
          features: '10 mm rod|No rattle|Strike included',
          specification: { Material: 'Stainless steel', 'Sizes(Inces)': '4|6|8|12' },
        },
        {
          name: 'Magnetic Door Stopper',
          brands: 'kapatin sandhivar',
          unit: 'piece',
          hsn: '8302',
          picture: 'stopper:satin',
          sizes: [
            ['3 in', 165, 0.15],
            ['4 in', 195, 0.19],
          ],
          finishes: plated,
          summary: 'Holds the door against the wind',
          description:
            'A magnet catches at four centimetres and lets go with a light pull. Rubber tip saves the wall.',
          features: 'Strong magnet|Rubber tip|Floor or wall',
          specification: { Material: 'Zinc alloy', 'Sizes(Inces)': '3|4' },
        },
        {
          name: 'Hydraulic Door Closer',
          brands: 'kapatin surakshan sandhivar',
          unit: 'piece',
          hsn: '8302',
          picture: 'closer:satin',
          sizes: [
            ['Up to 45 kg', 1090, 1.6],
            ['Up to 65 kg', 1390, 1.9],
            ['Up to 85 kg', 1790, 2.3],
          ],
          summary: 'Shuts the door gently every time',
          description:
            'Two valves set speed and latching separately. Can be fixed on either side of the door.',
          features: 'Two speeds|Either hand|Oil sealed',
          specification: { Standard: 'IS 3564:1995' },
        },
        {
          name: 'Door Aldrop',
          brands: 'kapatin surakshan sandhivar',
          unit: 'piece',
          hsn: '8302',
          picture: 'tower-bolt:satin',
          sizes: [
            ['8 in', 265, 0.5],
            ['10 in', 310, 0.62],
            ['12 in', 365, 0.75],
          ],
          summary: 'Sliding bolt that takes a padlock',
          description:
            'A sixteen-millimetre rod and a hasp in one piece, as main doors here have had for generations.',
          features: 'Takes a padlock|Thick rod|Square plate',
          specification: {
            Material: 'Stainless steel',
            'Sizes(mm)': '200|250|300',
            Standard: 'IS 2681:1993',
          },
          searchWords: 'aldrop,kundi,कुंडी',
        },
      ],
    },
  ],
}
