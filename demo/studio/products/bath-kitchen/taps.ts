import { chromeBlack, plated } from './finishes.ts'
import type { MainCategory } from '../rows.ts'

export const taps: MainCategory = {
  id: 'taps',
  name: 'Taps & Mixers',
  picture: 'basin-mixer:chrome@nirjhari',
  searchWords: 'tap,nal,tonti,नल,टोंटी',
  subcategories: [
    {
      id: 'bib-cocks',
      name: 'Bib & Angle Cocks',
      searchWords: 'bib cock,long body,angle valve,बिब कॉक',
      tips: [
        'Flush the line before fitting, for sand scores the disc.',
        'Wrap ten turns of tape, with the thread.',
        'Tighten with a strap or a cloth in the jaws.',
        'Wipe dry against lime marks.',
        'Keep a spare washer or disc in the tool box.',
        'Works from a tank one floor up.',
      ],
      lines: [
        {
          name: 'Bib Cock',
          brands: 'nirjhari/Tulsi nirjhari/Prisma snanika/Sarala pravahi/Nadi sheetlin/Aabha snanika/Lata',
          unit: 'piece',
          hsn: '8481',
          picture: 'bib-tap:chrome@',
          sizes: [
            ['Short body', 620, 0.45],
            ['Long body', 760, 0.6],
            ['2-way', 980, 0.8],
          ],
          finishes: chromeBlack,
          summary: 'Quarter-turn wall tap with ceramic disc',
          description:
            'Half a turn opens it fully, and ceramic discs do not need a washer each year. Wall flange included.',
          features: 'Ceramic disc|Foam flow|Wall flange included',
          specification: {
            Material: 'Brass',
            'Product Type': 'Bib cock',
            Standard: 'IS 8931:1993',
            'Sizes(Inces)': '1/2',
          },
        },
        {
          name: 'Angle Valve',
          brands: 'nirjhari/Tulsi snanika/Sarala sheetlin/Aabha pravahi/Nadi',
          unit: 'piece',
          hsn: '8481',
          picture: 'angle-valve:chrome@',
          sizes: [
            ['15 mm', 420, 0.28],
            ['15 mm with filter', 520, 0.32],
          ],
          finishes: chromeBlack,
          summary: 'Stop valve for basin, cistern and geyser',
          description:
            'Shuts one fixture without closing the whole house. The filter type catches sand from the tank.',
          features: 'Quarter turn|Solid brass|Flange included',
          specification: { Material: 'Brass', 'Product Type': 'Angle valve', 'Sizes(mm)': '15' },
        },
        {
          name: 'Brass Bib Cock',
          brands: 'pravahi dharavik',
          unit: 'piece',
          hsn: '8481',
          picture: 'bib-tap:brass@',
          sizes: [
            ['15 mm', 285, 0.3],
            ['15 mm with lock', 340, 0.34],
            ['20 mm', 410, 0.42],
          ],
          summary: 'Plain heavy tap for yards, hostels and wash places',
          description:
            'A washer that any plumber carries and a body that takes knocks. For gardens and shared taps.',
          features: 'Heavy body|Common washer|Lockable type',
          specification: { Material: 'Brass', Standard: 'IS 781:1984' },
        },
      ],
    },
    {
      id: 'basin-taps',
      name: 'Basin Taps & Mixers',
      searchWords: 'pillar cock,basin mixer,wash basin tap,बेसिन नल',
      tips: [
        'Fit hoses by hand, then a quarter turn.',
        'Needs a hole of 35 mm and half a bar.',
        'Clean the aerator twice a year.',
        'Cover the finish while tiling goes on.',
        'Use angle valves below for later repairs.',
        'No powder or acid on the finish.',
      ],
      lines: [
        {
          name: 'Basin Mixer',
          brands: 'nirjhari/Prisma nirjhari/Neel snanika/Sarala sheetlin/Aabha sheetlin/Kona',
          unit: 'piece',
          hsn: '8481',
          picture: 'basin-mixer:chrome@',
          sizes: [
            ['Standard', 2450, 1.4],
            ['Tall, for bowl', 3650, 2.1],
          ],
          finishes: plated,
          summary: 'Single lever for basin, hot and cold',
          description:
            'Lift for flow, turn for warmth; the stop in the middle saves both. Two braided hoses in the box.',
          features: '35 mm cartridge|Saves water in mid position|Hoses included',
          specification: { Material: 'Brass', 'Product Type': 'Single lever mixer', 'Handle Type': 'Lever' },
        },
        {
          name: 'Pillar Cock',
          brands: 'nirjhari/Tulsi pravahi/Nadi sheetlin/Aabha snanika/Sarala',
          unit: 'piece',
          hsn: '8481',
          picture: 'pillar-tap:chrome@',
          sizes: [
            ['Standard', 860, 0.6],
            ['Tall', 1480, 1.1],
          ],
          finishes: chromeBlack,
          summary: 'Cold tap for the wash basin',
          description:
            'Broad base covers an old hole, and the nut tightens by hand from below. Aerator unscrews with a coin.',
          features: 'Coin-slot aerator|Ceramic disc|Hand-tight nut',
          specification: { Material: 'Brass', 'Product Type': 'Pillar cock', 'Handle Type': 'Knob' },
        },
      ],
    },
    {
      id: 'kitchen-taps',
      name: 'Kitchen Taps',
      searchWords: 'sink cock,sink mixer,kitchen tap,रसोई नल',
      alsoIn: ['kitchen-sinks'],
      tips: [
        'Check spout reach against the middle of the bowl.',
        'Leave room behind for the handle to move.',
        'Turns aside for large pots.',
        'Tighten the nut under the sink with a box spanner.',
        'Rinse the sieve when flow drops.',
        'Soft water keeps it bright; wipe after use in hard-water towns.',
      ],
      lines: [
        {
          name: 'Sink Mixer with Swivel Spout',
          brands: 'nirjhari/Rasoi snanika/Sarala nirjhari/Neel sheetlin/Rasavi pravahi/Nadi',
          unit: 'piece',
          hsn: '8481',
          picture: 'sink-mixer:chrome@',
          sizes: [
            ['Table mounted', 3250, 1.8],
            ['Wall mounted', 3480, 2.0],
            ['Pull-out spray', 6450, 2.4],
          ],
          finishes: chromeBlack,
          summary: 'High swan neck that clears a large pot',
          description:
            'Spout swings across both bowls and stays where it is put. Two O-rings at the foot keep it dry.',
          features: 'Turns full circle|Clears a 30 cm pot|Foam flow',
          specification: { Material: 'Brass', 'Product Type': 'Sink mixer', 'Handle Type': 'Lever' },
        },
        {
          name: 'Swivel Sink Cock',
          brands: 'nirjhari/Tulsi snanika/Sarala sheetlin/Aabha',
          unit: 'piece',
          hsn: '8481',
          picture: 'pillar-tap:chrome@',
          sizes: [
            ['Wall mounted', 1090, 0.7],
            ['Table mounted', 1240, 0.8],
          ],
          finishes: chromeBlack,
          summary: 'Cold-water kitchen tap with a turning spout',
          description:
            'For kitchens without hot line: one handle, a long spout and a foam flow. The spout turns past both bowls.',
          features: 'Turning spout|Quarter turn|Foam flow',
          specification: { Material: 'Brass', 'Sizes(Inces)': '1/2' },
          searchWords: 'sink tap,rasoi nal,रसोई नल',
        },
      ],
    },
  ],
}
