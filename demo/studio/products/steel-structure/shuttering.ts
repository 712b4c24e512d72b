import { byRod } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const shuttering: MainCategory = {
  id: 'shuttering',
  name: 'Shuttering & Scaffolding',
  picture: 'prop:blue',
  searchWords: 'shuttering,formwork,scaffolding,शटरिंग,मचान',
  subcategories: [
    {
      id: 'props-scaffolding',
      name: 'Props & Scaffolding',
      searchWords: 'jack,prop,cuplock,balli,बल्ली,जैक',
      tips: [
        'Stand every leg on a plank, never on bare soil.',
        'Check pins, threads and welds before each lift.',
        'Space legs no wider than a metre under a normal slab.',
        'Oil threads monthly and keep them out of the mortar.',
        'Tie to the building at every second lift.',
        'Count in and out with the yard slip.',
      ],
      lines: [
        {
          name: 'Adjustable Steel Prop',
          brands: 'lohagiri dridhak ispalok lohmudra',
          unit: 'piece',
          hsn: '7308',
          picture: 'prop:blue',
          sizes: [
            ['2.0 to 3.5 m', 1180, 11.5],
            ['2.5 to 4.0 m', 1390, 13.8],
            ['3.0 to 4.5 m', 1620, 15.2],
          ],
          summary: 'Screw-adjusted prop to hold slab formwork',
          description:
            'Outer tube with a cut thread and a cast nut turned by hand. Rated load falls as the prop is extended; see the plate on the tube.',
          features: 'Fine screw adjustment|Painted against rust|Captive pin',
          specification: {
            Material: 'Mild steel',
            Finish: 'Enamel painted',
            'Product Type': 'Telescopic prop',
          },
        },
        {
          name: 'Cuplock Scaffold Vertical',
          brands: 'lohagiri ispalok dridhak lohmudra',
          unit: 'piece',
          hsn: '7308',
          picture: 'scaffold:grey',
          sizes: [
            ['1.0 m', 520, 4.6],
            ['1.5 m', 745, 6.8],
            ['2.0 m', 960, 9],
            ['3.0 m', 1390, 13.4],
          ],
          summary: 'Upright with cups every half metre',
          description:
            'Ledgers drop into the cups and one hammer blow locks four at once. No loose parts to lose on site.',
          features: 'Locks with one blow|40 NB tube|Galvanised on request',
          specification: { Material: 'Mild steel tube 48.3 mm', 'Product Type': 'Cuplock vertical' },
        },
        {
          name: 'Cuplock Scaffold Ledger',
          brands: 'lohagiri ispalok lohmudra',
          unit: 'piece',
          hsn: '7308',
          picture: 'scaffold:grey',
          sizes: [
            ['0.9 m', 245, 3.1],
            ['1.2 m', 310, 4],
            ['1.5 m', 375, 4.9],
            ['2.0 m', 480, 6.4],
          ],
          bulkDiscounts: byRod,
          summary: 'Cross piece with forged blades for cuplock towers',
          description:
            'Blades drop into the cup and a tap of the hammer locks four ledgers at once. No loose clip to lose.',
          features: 'Forged blades|40 NB tube|Painted or dipped',
          specification: { Standard: 'IS 4014', Material: 'Mild steel' },
        },
        {
          name: 'Base Jack and U-Head',
          brands: 'lohagiri dridhak',
          unit: 'piece',
          hsn: '7308',
          picture: 'prop:blue',
          sizes: [
            ['Base jack, 450 mm', 390, 4.2],
            ['U-head jack, 450 mm', 430, 4.6],
          ],
          bulkDiscounts: byRod,
          summary: 'Screw jack that levels scaffold and slab forms',
          description:
            'A solid rolled thread takes up uneven ground below and beams above. Thread and nut run free even with some mortar on.',
          features: 'Rolled thread|Solid bar|Forged nut',
          specification: { Material: 'Mild steel', 'Sizes(mm)': '32' },
        },
      ],
    },
    {
      id: 'shuttering-ply',
      name: 'Shuttering Plywood',
      searchWords: 'shuttering ply,film faced,black ply,शटरिंग प्लाई',
      alsoIn: ['plywood'],
      tips: [
        'Oil the face before each pour and scrape it clean afterwards.',
        'Seal cut edges with paint, as water enters there first.',
        'With care a sheet serves many pours.',
        'Stack flat on three runners, face to face.',
        'Support at every 300 mm for a level soffit.',
        'Turn sheets round after some pours to even the wear.',
      ],
      lines: [
        {
          name: 'Film-Faced Shuttering Ply',
          brands: 'vankosh sagwani setukar lamiroop kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:film',
          sizes: [
            ['8 x 4 ft, 9 mm', 1650, 19],
            ['8 x 4 ft, 12 mm', 2080, 25],
            ['8 x 4 ft, 18 mm', 2960, 37],
          ],
          bulkDiscounts: [
            [20, 2],
            [80, 5],
          ],
          summary: 'Black film-faced ply for a clean concrete face',
          description:
            'Hot-pressed phenolic film lets the sheet strip off clean, ten to fifteen times if edges are sealed again. Oil lightly before each pour.',
          features: 'Up to 15 reuses|Sealed edges|Boil-proof glue',
          specification: { Standard: 'IS 4990:2011', Material: 'Hardwood veneer', Finish: 'Phenolic film' },
        },
        {
          name: 'Plain Shuttering Ply',
          brands: 'vankosh sagwani kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:warm',
          sizes: [
            ['8 x 4 ft, 9 mm', 1280, 16],
            ['8 x 4 ft, 12 mm', 1590, 21],
            ['8 x 4 ft, 18 mm', 2240, 31],
          ],
          bulkDiscounts: [
            [20, 2],
            [100, 5],
          ],
          summary: 'Uncoated form ply for footings and plastered soffits',
          description:
            'Phenolic glue holds through six to eight pours. A sensible choice where plaster will cover the concrete anyway.',
          features: 'Boil-proof glue|Hardwood core|Half the price of filmed sheets',
          specification: { Standard: 'IS 4990:2011', Material: 'Hardwood' },
        },
      ],
    },
    {
      id: 'cover-blocks',
      name: 'Cover Blocks & Spacers',
      searchWords: 'cover block,gitti cover,spacer,कवर ब्लॉक',
      tips: [
        'Tie each one firmly, so that boots do not kick it away.',
        'Use 20 mm in slabs, 25 in beams, 40 in columns and 50 in footings.',
        'Broken pieces are no cover; replace them before the pour.',
        'Set them under the lower bar, not under the upper one.',
        'Check the cover once more after the last man has walked over.',
        'Right cover is what keeps bars from rusting.',
      ],
      lines: [
        {
          name: 'Concrete Cover Block',
          brands: 'setukar yojak girivar bhumikar halkavi',
          unit: 'bag',
          hsn: '6810',
          picture: 'cover-block:grey',
          sizes: [
            ['20 mm, 200 pieces', 420, 9],
            ['25 mm, 200 pieces', 470, 13],
            ['40 mm, 100 pieces', 440, 20],
            ['50 mm, 100 pieces', 560, 34],
          ],
          summary: 'Keeps the bars at the right distance from the form',
          description:
            'M40 mortar with a wire to tie, so steel stays covered on every side and does not rust later. Use four to the square metre.',
          features: 'Wire cast in|Stronger than the slab|Marked by size',
          specification: { Grade: 'M40', Material: 'Cement mortar' },
        },
        {
          name: 'PVC Cover Spacer',
          brands: 'karmavi hastika',
          unit: 'bag',
          hsn: '3926',
          picture: 'spacer:white',
          sizes: [
            ['20 mm, 500 pieces', 640, 4],
            ['25 mm, 500 pieces', 720, 5],
            ['40 mm, 250 pieces', 590, 4.6],
          ],
          bulkDiscounts: [
            [10, 3],
            [50, 6],
          ],
          summary: 'Clip-on spacer that stays on the bar',
          description:
            'Snaps round bars of 8 to 16 mm and touches the form at points only, so nothing shows later. Faster than tying.',
          features: 'No tying|Tiny contact points|Does not crack',
          specification: { Material: 'PVC' },
        },
      ],
    },
  ],
}
