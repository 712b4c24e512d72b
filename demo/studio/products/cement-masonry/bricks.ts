import type { BulkDiscount, MainCategory } from '../rows.ts'

const byThousand: readonly BulkDiscount[] = [
  [2000, 2],
  [5000, 4],
  [10000, 6],
]

export const bricks: MainCategory = {
  id: 'bricks',
  name: 'Bricks',
  picture: 'brick-stack:red',
  searchWords: 'brick,eent,int,ईंट',
  subcategories: [
    {
      id: 'red-clay-bricks',
      name: 'Red Clay Bricks',
      searchWords: 'lal eent,red brick,bhatta,लाल ईंट,भट्ठा',
      tips: [
        'Soak in a tank until bubbles stop, then drain before laying.',
        'Drop two from a metre high; good ones do not break.',
        'Reckon with fifty more per thousand for cutting and breakage.',
        'Lay frog upwards in mortar of 1 to 6.',
        'Stack on hard ground in rows of two hundred, so counting is easy.',
        'A lorry brings about three thousand; keep the lane free for it.',
      ],
      lines: [
        {
          name: 'First Class Red Brick',
          brands: 'matiyar girivar halkavi bhumikar setukar',
          unit: 'piece',
          hsn: '6904',
          picture: 'brick:red',
          gallery: ['brick-stack:red'],
          sizes: [
            ['9 x 4.25 x 2.75 in', 9.25, 3.1],
            ['230 x 110 x 70 mm', 9.5, 3.2],
          ],
          minQuantity: 500,
          quantityStep: 500,
          bulkDiscounts: byThousand,
          summary: 'Well burnt clay brick for load-bearing walls',
          description:
            'Rings when struck, keeps its edge and soaks up less than a fifth of its weight in water. Wet for a few hours before laying.',
          features: 'Even cherry colour|Above 10 MPa crushing strength|Sharp edges save mortar',
          specification: {
            Standard: 'IS 1077:1992',
            Grade: 'Class 10',
            Material: 'Burnt clay',
            Coverage: 'about 434 bricks per cubic metre',
          },
        },
        {
          name: 'Second Class Red Brick',
          brands: 'matiyar girivar halkavi bhumikar',
          unit: 'piece',
          hsn: '6904',
          picture: 'brick:brown',
          gallery: ['brick-stack:brown'],
          sizes: [['Default', 7.5, 3.0]],
          minQuantity: 500,
          quantityStep: 500,
          bulkDiscounts: byThousand,
          summary: 'Sound brick for boundary walls and plastered work',
          description:
            'Slight unevenness that disappears under plaster, at a lower rate. Good for compound walls, filling and temporary work.',
          features: 'Saves on plastered walls|Above 7.5 MPa|Honest count',
          specification: { Standard: 'IS 1077:1992', Grade: 'Class 7.5', Material: 'Burnt clay' },
        },
      ],
    },
    {
      id: 'fly-ash-bricks',
      name: 'Fly Ash Bricks',
      searchWords: 'fly ash brick,rakh ki eent,राख की ईंट,grey brick',
      tips: [
        'Sprinkle lightly instead of soaking; they drink less than clay.',
        'A thin joint of ten millimetres is enough, as sizes are even.',
        'Plaster of twelve millimetres covers both faces.',
        'Wait two weeks after delivery in winter before heavy loading.',
        'Use a mesh strip where the wall meets a column.',
        'About five hundred make a cubic metre of wall.',
      ],
      lines: [
        {
          name: 'Fly Ash Brick',
          brands: 'halkavi matiyar girivar setukar bhumikar',
          unit: 'piece',
          hsn: '6815',
          picture: 'brick:grey',
          gallery: ['brick-stack:grey'],
          sizes: [
            ['9 x 4 x 3 in', 6.75, 2.9],
            ['230 x 110 x 75 mm', 7, 3.0],
          ],
          minQuantity: 500,
          quantityStep: 500,
          bulkDiscounts: byThousand,
          summary: 'Pressed grey brick, true to size on every face',
          description:
            'Pressed from fly ash, sand and cement and cured in steam, so no soil is dug and no coal burnt. Straight faces need a thinner coat of plaster.',
          features: 'Uniform size|Low water absorption|Saves plaster',
          specification: { Standard: 'IS 12894:2002', Grade: 'Class 7.5', Material: 'Fly ash, sand, cement' },
        },
        {
          name: 'Fly Ash Modular Brick',
          brands: 'halkavi girivar',
          unit: 'piece',
          hsn: '6815',
          picture: 'brick:grey',
          gallery: ['brick-stack:grey'],
          sizes: [
            ['190 x 90 x 90 mm', 6.5, 2.6],
            ['190 x 90 x 40 mm', 4, 1.2],
          ],
          minQuantity: 500,
          quantityStep: 500,
          bulkDiscounts: [
            [2000, 2],
            [5000, 4],
            [10000, 6],
          ],
          summary: 'Modular grey brick as public works ask for',
          description:
            'Ten to the metre with its joint, so walls come out in round figures and bats are few. Common in government tenders.',
          features: 'Modular size|Square corners|Class 7.5 tested',
          specification: { Standard: 'IS 12894:2002', Grade: 'Class 7.5', Material: 'Fly ash, sand, cement' },
        },
      ],
    },
    {
      id: 'facing-bricks',
      name: 'Facing & Wire-Cut Bricks',
      searchWords: 'wire cut,facing brick,exposed brick,cladding brick',
      tips: [
        'Mix from three pallets while laying, so that tones blend.',
        'Keep mortar off the face; wipe smears with a dry brush next morning.',
        'Point after a week, with a weather-struck or recessed joint.',
        'Order five per cent more than counted, for corners and later repair.',
        'A clear water repellent keeps city dust from settling.',
        'Cut with a diamond blade, never with the trowel.',
      ],
      lines: [
        {
          name: 'Wire-Cut Facing Brick',
          brands:
            'matiyar/Ochre#yellow matiyar/Terracotta#red angnika/Umber#brown matiyar/Charcoal#brown chitrashil/Rust#red angnika/Straw#yellow',
          unit: 'piece',
          hsn: '6904',
          picture: 'wire-brick:red',
          sizes: [
            ['230 x 110 x 75 mm', 19, 2.9],
            ['230 x 75 x 40 mm', 14.5, 1.3],
            ['230 x 75 x 20 mm tile', 12, 0.7],
          ],
          minQuantity: 100,
          quantityStep: 100,
          bulkDiscounts: [
            [1000, 3],
            [5000, 6],
          ],
          summary: 'Smooth facing brick meant to be seen',
          description:
            'Extruded and cut by wire, then burnt hard in a tunnel kiln. Point with recessed joints and leave bare: rain washes it clean.',
          features: 'No plaster, no paint|Through colour|Three holes for a firm key',
          specification: { Standard: 'IS 2691', Material: 'Vitrified clay' },
        },
      ],
    },
  ],
}
