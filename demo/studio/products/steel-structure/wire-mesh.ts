import type { MainCategory } from '../rows.ts'

export const wireMesh: MainCategory = {
  id: 'wire-mesh',
  name: 'Wire & Mesh',
  picture: 'chainlink:gi',
  searchWords: 'wire,jali,taar,जाली,तार',
  subcategories: [
    {
      id: 'binding-wire',
      name: 'Binding Wire',
      searchWords: 'binding wire,bandhne wala taar,बाइंडिंग तार',
      tips: [
        'Reckon with eight to ten kilograms for a tonne of bars.',
        'Double it and twist with a hook; do not cut with the hook.',
        'Keep coils dry, as rust makes it snap.',
        'Turn the ends inwards, away from the cover.',
        'Soft enough for a thousand ties a day.',
        'Open only one coil at a time on site.',
      ],
      lines: [
        {
          name: 'Black Annealed Binding Wire',
          brands: 'dridhak lohagiri ispalok lohmudra karmavi',
          unit: 'coil',
          hsn: '7217',
          picture: 'coil:black',
          sizes: [
            ['18 gauge, 1 kg', 92, 1],
            ['18 gauge, 5 kg', 440, 5],
            ['20 gauge, 1 kg', 96, 1],
            ['20 gauge, 25 kg', 2180, 25],
          ],
          summary: 'Soft wire to tie reinforcement',
          description:
            'Annealed slowly, so it twists tight with a hook and does not snap. Allow eight to ten kilos for a tonne of bar.',
          features: 'Soft and even|Light oil against rust|Easy to carry coils',
          specification: { Standard: 'IS 280:2006', Material: 'Annealed mild steel' },
        },
        {
          name: 'Pre-Cut Tie Wire',
          brands: 'lohagiri karmavi',
          unit: 'bundle',
          hsn: '7217',
          picture: 'coil:black',
          sizes: [
            ['20 gauge, 10 in, 5 kg', 520, 5],
            ['20 gauge, 12 in, 5 kg', 520, 5],
          ],
          bulkDiscounts: [
            [10, 2],
            [50, 5],
          ],
          summary: 'Annealed wire cut to length, ready for the hook',
          description:
            'No time is lost cutting coils, and no ends lie about. Soft annealed, so a double strand twists without breaking.',
          features: 'Cut to length|Soft annealed|Oiled against rust',
          specification: { Standard: 'IS 280:2006', Material: 'Mild steel' },
        },
      ],
    },
    {
      id: 'welded-mesh',
      name: 'Welded Mesh',
      searchWords: 'weld mesh,jali,plaster mesh,वेल्ड जाली',
      tips: [
        'Lap two squares and tie at every foot.',
        'Fix to walls with washers, so it stands off the face.',
        'Bridge the joint of brick and concrete by six inches each side.',
        'Cut with bolt cutters and file the ends.',
        'Roll it out against its curl and weigh down the corners.',
        'Zinc keeps it bright until the plaster closes over it.',
      ],
      lines: [
        {
          name: 'GI Welded Mesh Roll',
          brands: 'lohagiri ispalok dridhak lohmudra',
          unit: 'roll',
          hsn: '7314',
          picture: 'mesh-roll:gi',
          sizes: [
            ['1 x 1 in, 3 ft x 50 ft', 2150, 17],
            ['1 x 1 in, 4 ft x 50 ft', 2860, 23],
            ['2 x 2 in, 4 ft x 50 ft', 2240, 18],
          ],
          summary: 'Galvanised square mesh for cages and guards',
          description:
            'Each crossing is spot-welded, so a cut edge does not run. For windows, cages, plaster over wide joints and garden beds.',
          features: 'Galvanised|Flat after unrolling|Even squares',
          specification: { Material: 'Galvanised wire', 'Product Type': 'Welded mesh' },
        },
        {
          name: 'Chicken Mesh for Plaster',
          brands: 'lohagiri halkavi ispalok lohmudra',
          unit: 'roll',
          hsn: '7314',
          picture: 'hex-roll:gi',
          sizes: [
            ['0.5 in, 6 in x 50 ft', 165, 1.1],
            ['0.5 in, 12 in x 50 ft', 310, 2.2],
            ['0.75 in, 3 ft x 50 ft', 790, 6],
          ],
          summary: 'Light mesh that stops cracks at joints',
          description:
            'Nailed over the line between beam and wall before plaster, it holds the crack that would come there. Also good for coops and planters.',
          features: 'Cuts with snips|Galvanised|Narrow widths for joints',
          specification: { Material: 'Galvanised wire', 'Product Type': 'Hexagonal mesh' },
        },
      ],
    },
    {
      id: 'fencing',
      name: 'Fencing',
      searchWords: 'chain link,barbed wire,fencing,kantili taar,कंटीला तार,बाड़',
      tips: [
        'Set posts at three metres, two feet deep in concrete.',
        'Stretch with a winch between end posts before tying.',
        'Run a line wire at top, middle and bottom.',
        'Wear gloves and goggles; a coil springs.',
        'Leave a hand below for rain water to pass.',
        'Add five per cent for overlaps and gates.',
      ],
      lines: [
        {
          name: 'Chain Link Fencing',
          brands: 'lohagiri ispalok dridhak',
          unit: 'roll',
          hsn: '7314',
          picture: 'chainlink:gi',
          sizes: [
            ['3 ft x 50 ft', 2050, 22],
            ['4 ft x 50 ft', 2720, 29],
            ['5 ft x 50 ft', 3390, 36],
            ['6 ft x 50 ft', 4060, 43],
          ],
          finishes: [
            ['GI', 1, 'gi'],
            ['PVC green', 1.18, 'green'],
          ],
          finishAttribute: 'Colour',
          summary: 'Woven diamond mesh for plots and courts',
          description:
            'Two-inch diamonds in ten gauge wire that give and spring back. Stretch between posts eight feet apart with a line wire at top and bottom.',
          features: '2 in diamond|Long-lasting zinc|Rolls join without a seam',
          specification: { Standard: 'IS 2721:2003', Material: 'Steel wire' },
        },
        {
          name: 'Barbed Wire',
          brands: 'lohagiri dridhak ispalok lohmudra',
          unit: 'coil',
          hsn: '7314',
          picture: 'barbed:gi',
          sizes: [
            ['12 x 14 gauge, 5 kg', 520, 5],
            ['12 x 14 gauge, 10 kg', 1010, 10],
            ['12 x 12 gauge, 25 kg', 2440, 25],
          ],
          summary: 'Galvanised four-point wire for boundaries',
          description:
            'Twisted double line with barbs every four inches. A kilo runs about ten metres in the lighter gauge.',
          features: 'Sharp four-point barbs|Hot-dip zinc|Wound on a core',
          specification: { Standard: 'IS 278:2009', Material: 'Galvanised steel' },
        },
        {
          name: 'Fencing Line Wire',
          brands: 'lohagiri ispalok lohmudra',
          unit: 'coil',
          hsn: '7217',
          picture: 'barbed:gi',
          sizes: [
            ['10 gauge, 25 kg', 2150, 25],
            ['12 gauge, 25 kg', 2200, 25],
          ],
          bulkDiscounts: [
            [10, 2],
            [50, 4],
          ],
          summary: 'Zinc-coated straining wire for fence lines',
          description:
            'Runs through the posts at top, middle and foot and carries chain link or barbed wire. Heavy zinc lasts fifteen years inland.',
          features: 'Heavy zinc|High tensile|Joins by knot',
          specification: { Standard: 'IS 280:2006', Material: 'Galvanised steel' },
        },
      ],
    },
  ],
}
