import type { MainCategory } from '../rows.ts'

export const tileFixing: MainCategory = {
  id: 'tile-fixing',
  name: 'Tile Fixing',
  picture: 'bag:grey:TILE FIX@chipkan',
  searchWords: 'tile adhesive,grout,tile lagana,टाइल चिपकाना',
  subcategories: [
    {
      id: 'tile-adhesive',
      name: 'Tile Adhesive',
      searchWords: 'tile adhesive,tile gum,टाइल एडहेसिव,टाइल गोंद',
      tips: [
        'Spread no more than a man can tile in twenty minutes.',
        'Comb in one direction and press with a slight twist.',
        'Do not add cement, sand or more water.',
        'Walls must be clean, sound and free of paint.',
        'One bag covers 45 to 55 square feet at three millimetres.',
        'Lift a tile now and then to check that the back is covered.',
      ],
      lines: [
        {
          name: 'Ceramic Tile Adhesive T1',
          brands: 'chipkan yojak bhumikar deewarsa',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:grey:T1',
          sizes: [['20 kg', 325, 20]],
          bulkDiscounts: [
            [25, 2],
            [100, 4],
          ],
          summary: 'For ceramic tiles on floors and inside walls',
          description:
            'Thin-bed adhesive that needs no curing and no soaked tiles. Spread with a notched trowel and press with a twist.',
          features: 'No curing|20 minutes open time|Holds without slipping',
          specification: { Standard: 'IS 15477:2019', Grade: 'Type 1', Coverage: 'about 55 sq ft per 20 kg' },
        },
        {
          name: 'Vitrified Tile Adhesive T2',
          brands: 'chipkan yojak bhumikar jalrodhi',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:blue:T2',
          sizes: [
            ['20 kg, grey', 495, 20],
            ['20 kg, white', 560, 20],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 4],
          ],
          summary: 'Polymer adhesive for vitrified tile and stone',
          description:
            'Grips dense tiles that cement slurry lets go. For large formats, tile over tile, and bathrooms.',
          features: 'Tile on tile|For large formats|Water and frost proof',
          specification: { Standard: 'IS 15477:2019', Grade: 'Type 2', Coverage: 'about 50 sq ft per 20 kg' },
        },
        {
          name: 'Stone and Large Tile Adhesive T3',
          brands: 'chipkan yojak bhumikar',
          unit: 'bag',
          hsn: '3824',
          picture: 'bag:white:T3',
          sizes: [
            ['20 kg, grey', 690, 20],
            ['20 kg, white', 780, 20],
          ],
          bulkDiscounts: [
            [25, 2],
            [100, 4],
          ],
          summary: 'Flexible adhesive for marble, cladding and big tiles',
          description:
            'Gives a little with heat and movement, so heavy pieces stay on outside walls. White for pale stone, where grey would shine through.',
          features: 'Highly flexible|Inside and outside|Holds without slip',
          specification: { Standard: 'IS 15477:2019', Grade: 'Type 3', Coverage: 'about 45 sq ft per bag' },
          searchWords: 'stone adhesive,patthar chipkane,पत्थर चिपकाने का',
        },
      ],
    },
    {
      id: 'tile-grout',
      name: 'Tile Grout',
      searchWords: 'grout,joint filler,jod bharna,ग्राउट',
      tips: [
        'Wait a day after laying before you fill.',
        'Rake joints clean to two thirds of the depth.',
        'Mix to a stiff paste with measured liquid.',
        'Clean with a damp sponge, crosswise to the joint.',
        'Mix packs of one lot for a large floor.',
        'Keep feet off for a day and water off for three.',
      ],
      lines: [
        {
          name: 'Cement Tile Grout',
          brands: 'chipkan yojak deewarsa',
          unit: 'pack',
          hsn: '3824',
          picture: 'pouch:white:GROUT',
          sizes: [
            ['1 kg', 68, 1],
            ['5 kg', 315, 5],
          ],
          finishes: [
            ['White', 1],
            ['Ivory', 1],
            ['Grey', 1],
            ['Brown', 1.04],
          ],
          finishAttribute: 'Colour',
          summary: 'Fine grout for joints up to six millimetres',
          description:
            'Mix to a paste, work in with a rubber float and wipe across the joint. Stays even in colour when watered lightly for three days.',
          features: 'Does not powder|Stain guard|Smooth face',
          specification: { 'Product Type': 'Cement grout', Coverage: 'about 60 sq ft per kg at 2 mm' },
        },
        {
          name: 'Epoxy Tile Grout',
          brands: 'chipkan jalrodhi yojak',
          unit: 'pack',
          hsn: '3824',
          picture: 'can:white:EPOXY',
          sizes: [
            ['1 kg', 640, 1],
            ['5 kg', 2950, 5],
          ],
          finishes: [
            ['White', 1],
            ['Ivory', 1],
            ['Dark grey', 1.02],
          ],
          finishAttribute: 'Colour',
          summary: 'Three-part grout that never stains',
          description:
            'Kitchens, hospitals and pools use it because oil, acid and mould cannot enter. Clean within twenty minutes with warm water.',
          features: 'No stain, no mould|For kitchens and pools|Fills 1 to 15 mm',
          specification: { 'Product Type': 'Epoxy grout' },
        },
      ],
    },
    {
      id: 'tile-tools',
      name: 'Spacers & Tile Tools',
      searchWords: 'spacer,leveller,tile cutter,टाइल स्पेसर',
      tips: [
        'Take them out before the adhesive is hard.',
        'Plan about four per tile on large formats.',
        'Wash and keep for the next room where the type allows.',
        'Press to the bottom of the joint.',
        'A level floor shows at the skirting.',
        'Saves the helper an hour on every hundred square feet.',
      ],
      lines: [
        {
          name: 'Tile Spacers',
          brands: 'hastika angnika karmavi',
          unit: 'pack',
          hsn: '3926',
          picture: 'spacer:white',
          sizes: [
            ['1 mm, 100 pieces', 38, 0.05],
            ['2 mm, 100 pieces', 42, 0.07],
            ['3 mm, 100 pieces', 48, 0.1],
            ['5 mm, 100 pieces', 62, 0.15],
          ],
          summary: 'Crosses that keep every joint the same',
          description:
            'Push one in at each corner and take it out before grouting, or leave the thin ones in. Made of tough reusable plastic.',
          features: 'Exact width|Reusable|Easy to pull out',
          specification: { Material: 'Polypropylene' },
        },
        {
          name: 'Tile Levelling Clip Kit',
          brands: 'hastika chipkan karmavi',
          unit: 'pack',
          hsn: '3926',
          picture: 'leveller:red',
          sizes: [
            ['1 mm, 100 clips and 50 wedges', 420, 0.9],
            ['2 mm, 100 clips and 50 wedges', 430, 0.9],
            ['2 mm, 500 clips', 1150, 2.6],
          ],
          summary: 'Pulls neighbouring tiles to one level',
          description:
            'Clip under the edge, wedge on top, tap off when dry. The only sure way to lay very large tiles without lips.',
          features: 'No lips between tiles|Wedges last for years|Knock off by foot',
          specification: { Material: 'ABS plastic' },
        },
      ],
    },
  ],
}
