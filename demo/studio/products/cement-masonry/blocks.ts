import type { MainCategory } from '../rows.ts'

export const blocks: MainCategory = {
  id: 'blocks',
  name: 'Blocks',
  picture: 'aac-block:plain',
  searchWords: 'block,blok,ब्लॉक',
  subcategories: [
    {
      id: 'aac-blocks',
      name: 'AAC Blocks',
      searchWords: 'aac,light weight block,halka block,हल्का ब्लॉक',
      tips: [
        'Lay with thin-joint mortar; thick cement joints crack the wall.',
        'Chase for pipes with a hand tool, no deeper than a third.',
        'Put a band of concrete at sill height in walls over four metres.',
        'Use chemical or nylon plugs for shelves and geysers.',
        'Keep pallets wrapped until they are used, as wet ones weigh more.',
        'Bind every second course to the column with a flat tie.',
      ],
      lines: [
        {
          name: 'AAC Block Grade 1',
          brands: 'halkavi setukar matiyar bhumikar girivar',
          unit: 'piece',
          hsn: '6815',
          picture: 'aac-block:plain',
          gallery: ['block-pallet:plain'],
          sizes: [
            ['600 x 200 x 100 mm', 53, 7.8],
            ['600 x 200 x 150 mm', 79, 11.7],
            ['600 x 200 x 200 mm', 105, 15.6],
            ['600 x 200 x 225 mm', 118, 17.6],
            ['600 x 200 x 250 mm', 131, 19.5],
          ],
          minQuantity: 50,
          quantityStep: 50,
          bulkDiscounts: [
            [200, 2],
            [600, 4],
          ],
          summary: 'Light autoclaved block for quick, cool walls',
          description:
            'A third of the weight of brick, so the frame carries less and walls go up three times as fast. Tiny air cells keep rooms cooler; lay in thin-joint adhesive.',
          features: 'Light and strong|Keeps heat and noise out|Cut with a hand saw|Thin joints',
          specification: {
            Standard: 'IS 2185 (Part 3):1984',
            Grade: 'Grade 1',
            Material: 'Autoclaved aerated concrete with over 50 % fly ash',
            Density: '551 to 650 kg per cubic metre',
          },
        },
      ],
    },
    {
      id: 'concrete-blocks',
      name: 'Concrete Blocks',
      searchWords: 'solid block,hollow block,cement block,सीमेंट ब्लॉक',
      tips: [
        'Do not wet before laying; a damp face is enough.',
        'Stagger joints by half and fill the ends with mortar.',
        'Let blocks age for four weeks, or ask for the date of casting.',
        'Plinth walls want a damp-proof course above the third row.',
        'Unload by hand or fork; tipping breaks the corners.',
        'About 12.5 make a square metre of wall.',
      ],
      lines: [
        {
          name: 'Solid Concrete Block',
          brands: 'setukar halkavi girivar bhumikar matiyar',
          unit: 'piece',
          hsn: '6810',
          picture: 'concrete-block:solid',
          sizes: [
            ['400 x 200 x 100 mm', 36, 17],
            ['400 x 200 x 150 mm', 52, 25.5],
            ['400 x 200 x 200 mm', 68, 34],
          ],
          minQuantity: 50,
          quantityStep: 50,
          bulkDiscounts: [
            [300, 2],
            [1000, 4],
          ],
          summary: 'Heavy block for plinths and boundary walls',
          description:
            'Vibrated and pressed from stone chips, dense enough to carry a floor. One block does the work of seven bricks.',
          features: 'Over 5 MPa|Square edges|Good below ground',
          specification: { Standard: 'IS 2185 (Part 1):2005', Material: 'Cement concrete' },
        },
        {
          name: 'Hollow Concrete Block',
          brands: 'setukar girivar halkavi bhumikar',
          unit: 'piece',
          hsn: '6810',
          picture: 'concrete-block:hollow',
          sizes: [
            ['400 x 200 x 100 mm', 33, 12],
            ['400 x 200 x 150 mm', 46, 17],
            ['400 x 200 x 200 mm', 58, 22],
          ],
          minQuantity: 50,
          quantityStep: 50,
          bulkDiscounts: [
            [300, 2],
            [1000, 4],
          ],
          summary: 'Two-cell block that takes pipes and steel inside',
          description:
            'The cells lighten the wall and take conduit, pipes or a reinforcing bar with grout. Common for compound walls, shops and godowns.',
          features: 'Saves mortar|Room for services|Takes vertical steel',
          specification: { Standard: 'IS 2185 (Part 1):2005', Material: 'Cement concrete' },
        },
        {
          name: 'Paving-Grade Solid Block',
          brands: 'setukar girivar',
          unit: 'piece',
          hsn: '6810',
          picture: 'concrete-block:solid',
          sizes: [
            ['300 x 200 x 100 mm', 29, 12.6],
            ['300 x 200 x 150 mm', 41, 18.9],
          ],
          minQuantity: 50,
          quantityStep: 50,
          bulkDiscounts: [
            [300, 2],
            [1000, 4],
          ],
          summary: 'Short, dense block for retaining and plinth walls',
          description:
            'Pressed harder than a wall block, so it stands damp earth on one side. The short length suits curves and small rooms.',
          features: 'Over 7.5 MPa|Low absorption|One man lays it',
          specification: { Standard: 'IS 2185 (Part 1):2005', Material: 'Cement concrete', Grade: 'C7.5' },
        },
      ],
    },
    {
      id: 'block-adhesive',
      name: 'Block Jointing Mortar',
      searchWords: 'block adhesive,jointing mortar,chipkane wala,जोड़ने का मसाला',
      alsoIn: ['mortar-plaster'],
      tips: [
        'Use a notched trowel and press each block sideways into place.',
        'Mix with clean water to a lump-free cream and let it stand for five minutes.',
        'The mix stays open for about two hours in the shade.',
        'Brush dust from the course below before spreading.',
        'Walls need no curing afterwards.',
        'Set the first course in ordinary mortar to get it level.',
      ],
      lines: [
        {
          name: 'AAC Block Adhesive',
          brands: 'halkavi yojak chipkan bhumikar setukar',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:grey:BLOCK FIX',
          sizes: [
            ['30 kg', 345, 30],
            ['40 kg', 435, 40],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 4],
          ],
          summary: 'Thin-joint mortar for AAC and fly ash blocks',
          description:
            'Spread three millimetres thick with a notched trowel; blocks need not be wetted. One bag lays about one cubic metre of wall.',
          features: 'Three millimetre joints|Cures by itself|Stronger than the block',
          specification: {
            Standard: 'IS 15477',
            Coverage: 'about 1 cubic metre per 30 kg',
            'Thickness(mm)': '3',
          },
        },
        {
          name: 'Fly Ash Brick Jointing Mortar',
          brands: 'yojak chipkan',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:grey:JOINTING',
          sizes: [
            ['25 kg', 268, 25],
            ['40 kg', 405, 40],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 4],
          ],
          summary: 'Ready mortar for grey bricks in joints of five to ten millimetres',
          description:
            'Holds its water against thirsty bricks, so the joint hardens through. Goes on with an ordinary trowel.',
          features: 'No soaking of bricks|No curing|Sticks to dry faces',
          specification: { Standard: 'IS 2250:1981', 'Thickness(mm)': '5 to 10' },
        },
      ],
    },
  ],
}
