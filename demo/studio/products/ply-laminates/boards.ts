import { sheets } from './bulk-discounts.ts'
import { sheetSizes, sheetsOf } from './sizes.ts'
import type { MainCategory } from '../rows.ts'

export const boards: MainCategory = {
  id: 'boards',
  name: 'Boards & MDF',
  picture: 'board:mdf',
  searchWords: 'board,mdf,particle,बोर्ड',
  subcategories: [
    {
      id: 'blockboard',
      name: 'Blockboard',
      searchWords: 'block board,pine board,ब्लॉक बोर्ड',
      tips: [
        'Run the battens along the longer side.',
        'Does not sag on long spans as ply does.',
        'Screws hold best across the battens.',
        'Face both sides alike.',
        'Chosen for shutters, tables and tall doors.',
        'Keep in dry rooms unless the grade says otherwise.',
      ],
      lines: [
        {
          name: 'Pine Blockboard',
          brands: 'vankosh sagwani lamiroop kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'blockboard:pine',
          sizes: sheetSizes(2850, 520, [19, 25, 30]),
          bulkDiscounts: sheets,
          summary: 'Light, stiff board for long shelves and shutters',
          description:
            'Pine battens under veneer keep long wardrobe shutters flat. Lighter than ply of the same thickness.',
          features: 'Does not bow|Light to hang|Kiln-dried pine',
          specification: { Standard: 'IS 1659:2004', Material: 'Pine core', Grade: 'MR' },
        },
        {
          name: 'BWP Blockboard',
          brands: 'vankosh kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'blockboard:pine',
          sizes: sheetsOf(560, [
            [19, 3560],
            [25, 4580],
          ]),
          bulkDiscounts: sheets,
          summary: 'Blockboard with marine glue for kitchen shutters',
          description:
            'Seasoned battens between boil-proof faces, so tall shutters stay straight near steam. Heavier and stronger than the ordinary grade.',
          features: 'Stays straight|Marine glue|Seasoned battens',
          specification: { Grade: 'BWP', Standard: 'IS 1659:2004', Material: 'Pine battens' },
        },
      ],
    },
    {
      id: 'mdf-hdhmr',
      name: 'MDF & HDHMR',
      searchWords: 'mdf,hdhmr,hdf,एमडीएफ',
      tips: [
        'Routes and paints without grain.',
        'Use coarse, straight-shank screws and pilot holes.',
        'Wear a mask while cutting.',
        'Seal routed faces with two thin coats.',
        'Keep feet and sills off wet floors.',
        'Even density gives clean CNC work.',
      ],
      lines: [
        {
          name: 'Plain MDF Board',
          brands: 'lamiroop sagwani kashthiv',
          unit: 'sheet',
          hsn: '4411',
          picture: 'board:mdf',
          sizes: sheetSizes(1720, 740, [5.5, 8, 12, 18, 25]),
          bulkDiscounts: sheets,
          summary: 'Even board for painting, carving and jali',
          description:
            'No grain and no voids, so a router leaves a clean edge ready for paint. For dry rooms.',
          features: 'Cuts like butter|Flat and even|Paints well',
          specification: { Standard: 'IS 12406:2021', Material: 'Wood fibre' },
        },
        {
          name: 'HDHMR Board',
          brands: 'lamiroop vankosh kashthiv',
          unit: 'sheet',
          hsn: '4411',
          picture: 'board:green',
          sizes: sheetSizes(3050, 850, [8, 12, 18, 25]),
          bulkDiscounts: sheets,
          summary: 'Dense moisture-resistant board for kitchens',
          description:
            'Heavier than MDF and treated through, it swells little even when wet and holds a screw firmly. Between ply and MDF in price.',
          features: 'Swells under 5 %|High screw hold|Termite proof',
          specification: { Material: 'High density fibre', Density: '850 kg per cubic metre' },
        },
        {
          name: 'Exterior Grade MDF',
          brands: 'lamiroop sagwani kashthiv',
          unit: 'sheet',
          hsn: '4411',
          picture: 'board:green',
          sizes: sheetsOf(780, [
            [7.5, 1190],
            [12, 1690],
            [18, 2450],
          ]),
          bulkDiscounts: sheets,
          summary: 'Moisture-resistant fibre board, tinted green',
          description:
            'Melamine glue and wax keep swelling low in kitchens and north rooms. Machines as cleanly as the plain board.',
          features: 'Low swelling|Smooth for paint|Fine edges',
          specification: { Grade: 'Grade 1 exterior', Standard: 'IS 12406:2003', Material: 'Wood fibre' },
        },
      ],
    },
    {
      id: 'particle-board',
      name: 'Particle & WPC Board',
      searchWords: 'particle board,pre laminated,wpc,पार्टिकल बोर्ड',
      tips: [
        'Fix with confirmat screws or cam fittings.',
        'Edge-band all cuts the same day.',
        'Light enough for one man to hang.',
        'Do not drag on the floor, as corners crumble.',
        'For wardrobes, office tables and store shelves.',
        'Clean with a dry cloth.',
      ],
      lines: [
        {
          name: 'Pre-Laminated Particle Board',
          brands:
            'lamiroop/Frosty_White#white lamiroop/Wenge#wenge sagwani/Light_Oak#oak kashthiv/Classic_Wenge#wenge kashthiv/Snow_White#white',
          unit: 'sheet',
          hsn: '4410',
          picture: 'board:white',
          sizes: sheetSizes(1820, 680, [9, 12, 18, 25]),
          bulkDiscounts: sheets,
          summary: 'Finished both sides, ready to cut',
          description:
            'Decor paper is pressed on at the works, so no laminate has to be glued. For office tables, shelves and wardrobes in dry rooms.',
          features: 'No laminate needed|Matching edge band|Scratch resistant',
          specification: { Standard: 'IS 12823:2015', Material: 'Wood particles' },
        },
        {
          name: 'WPC Board',
          brands: 'vankosh lamiroop kashthiv',
          unit: 'sheet',
          hsn: '3925',
          picture: 'board:cream',
          sizes: sheetSizes(3450, 550, [5, 9, 12, 18]),
          bulkDiscounts: sheets,
          summary: 'Wood-plastic board that water cannot harm',
          description:
            'Cut, screw and paint it like wood, yet it neither rots nor feeds termites. For bathroom vanities and frames.',
          features: 'Hundred percent waterproof|Termite proof|No polish needed',
          specification: { Material: 'Wood plastic composite' },
        },
        {
          name: 'PVC Foam Board',
          brands: 'lamiroop vankosh kashthiv',
          unit: 'sheet',
          hsn: '3921',
          picture: 'board:white',
          sizes: sheetsOf(550, [
            [5, 940],
            [12, 2050],
            [18, 2980],
          ]),
          bulkDiscounts: sheets,
          summary: 'White water-proof board for vanities and signs',
          description:
            'Light, washable and dead to termites. Cuts with wood tools and takes paint, print and laminate.',
          features: 'No water uptake|Light weight|Self-extinguishing',
          specification: { Material: 'PVC', Density: '550 kg per cubic metre', Colour: 'White' },
          searchWords: 'foam sheet,sunboard,फोम शीट',
        },
      ],
    },
  ],
}
