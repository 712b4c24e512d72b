import { chromeBlack, plated } from './finishes.ts'
import type { MainCategory } from '../rows.ts'

export const showers: MainCategory = {
  id: 'showers',
  name: 'Showers',
  picture: 'shower:chrome',
  searchWords: 'shower,fawara,फव्वारा,शावर',
  subcategories: [
    {
      id: 'overhead-showers',
      name: 'Overhead Showers',
      searchWords: 'rain shower,overhead,शावर',
      tips: [
        'Hang at seven feet above the floor.',
        'Rub the nozzles with a thumb to clear lime.',
        'Fix the arm to masonry, not to plaster only.',
        'A pressure pump helps on the top floor.',
        'Turn the thread in by hand.',
        'Fits half an inch outlets.',
      ],
      lines: [
        {
          name: 'Rain Shower with Arm',
          brands: 'nirjhari/Sawan nirjhari/Megh snanika/Barkha sheetlin/Phuhar',
          unit: 'piece',
          hsn: '8481',
          picture: 'shower:chrome',
          sizes: [
            ['4 in round', 980, 0.6],
            ['6 in square', 1850, 0.9],
            ['8 in round', 2650, 1.3],
          ],
          finishes: plated,
          summary: 'Wide, soft rain even on low pressure',
          description:
            'Silicone nozzles shed lime with a rub of the thumb. Works from a tank three metres above.',
          features: 'Works on low pressure|Rub-clean nozzles|Arm and flange included',
          specification: { Material: 'Brass and ABS', Shapes: 'Round|Square' },
        },
        {
          name: 'ABS Overhead Shower',
          brands: 'snanika/Boond pravahi/Nadi',
          unit: 'piece',
          hsn: '8481',
          picture: 'shower:chrome',
          sizes: [
            ['4 in', 340, 0.25],
            ['5 in', 420, 0.3],
            ['6 in', 560, 0.38],
          ],
          summary: 'Light rubbed-clean shower head for every day',
          description:
            'Soft nozzles clear with a rub of the thumb, which matters in hard-water towns. Works at low pressure.',
          features: 'Rub-clean nozzles|Low pressure|Light',
          specification: { Material: 'ABS' },
        },
      ],
    },
    {
      id: 'hand-showers',
      name: 'Hand Showers & Health Faucets',
      searchWords: 'health faucet,jet spray,hand shower,जेट स्प्रे',
      tips: [
        'Hang the hook within reach of the seat.',
        'Close the angle valve when away.',
        'Do not leave under pressure overnight.',
        'Hose and washers are sold as spares.',
        'Fits half an inch connections.',
        'Screw the hose on with its washer.',
      ],
      lines: [
        {
          name: 'Health Faucet Set',
          brands: 'snanika/Sarala nirjhari/Tulsi pravahi/Nadi sheetlin/Aabha',
          unit: 'set',
          hsn: '8481',
          picture: 'health-faucet:chrome',
          sizes: [
            ['ABS, 1 m hose', 520, 0.35],
            ['Brass, 1 m hose', 1150, 0.55],
          ],
          finishes: chromeBlack,
          summary: 'Trigger spray with hose and hook',
          description:
            'Thumb trigger stops at once and does not drip on the floor. Steel hose with brass nuts lasts.',
          features: 'No drip|Steel hose|Hook included',
          specification: { 'Product Type': 'Health faucet' },
        },
        {
          name: 'Hand Shower, Three Flow',
          brands: 'nirjhari/Megh snanika/Barkha sheetlin/Phuhar',
          unit: 'set',
          hsn: '8481',
          picture: 'hand-shower:chrome',
          sizes: [
            ['With 1.5 m hose', 1290, 0.6],
            ['With slide rail', 2480, 1.3],
          ],
          finishes: chromeBlack,
          summary: 'Rain, jet or massage at a click',
          description:
            'Light to hold for children and parents. The slide rail sets the height without screws.',
          features: 'Three flows|Anti-lime nozzles|Tangle-free hose',
          specification: { Material: 'ABS' },
        },
      ],
    },
    {
      id: 'diverters',
      name: 'Diverters & Mixers',
      searchWords: 'diverter,wall mixer,bath spout,डाइवर्टर',
      alsoIn: ['taps'],
      tips: [
        'Fix the body level, with the mark to the tile face.',
        'Test before tiles cover it.',
        'Hot left, cold right, shower on top.',
        'Keep the box for the plumber’s second visit.',
        'Let depth follow the finished wall, not the brick.',
        'The cartridge can be changed from the front.',
      ],
      lines: [
        {
          name: 'Single Lever Diverter',
          brands: 'nirjhari/Prisma nirjhari/Neel snanika/Sarala sheetlin/Kona',
          unit: 'set',
          hsn: '8481',
          picture: 'diverter:chrome',
          sizes: [
            ['Upper trim', 2150, 0.9],
            ['Trim with body', 4350, 2.4],
          ],
          finishes: plated,
          summary: 'Concealed mixer for shower and spout',
          description:
            'One lever sets flow and warmth, the button changes from spout to shower. The body goes in before tiles.',
          features: 'Brass body|Service from the front|Test plug included',
          specification: { Material: 'Brass', 'Handle Type': 'Lever' },
        },
        {
          name: 'Three-Inlet Wall Mixer',
          brands: 'nirjhari/Tulsi snanika/Sarala pravahi/Nadi',
          unit: 'set',
          hsn: '8481',
          picture: 'diverter:chrome',
          sizes: [
            ['With bend for overhead shower', 2890, 1.9],
            ['With crutch for hand shower', 2690, 1.8],
          ],
          finishes: chromeBlack,
          summary: 'Exposed mixer for tub spout and shower',
          description:
            'Sits on the wall with two unions, so repairs break no tile. Separate knobs for hot and cold.',
          features: 'Repairs from outside|Ceramic discs|Wall flanges',
          specification: { Material: 'Brass', Standard: 'IS 1701:1960' },
        },
      ],
    },
  ],
}
