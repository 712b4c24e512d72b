import { sheets } from './bulk-discounts.ts'
import { sheetSizes, sheetsOf } from './sizes.ts'
import type { MainCategory } from '../rows.ts'

const core = [4, 6, 9, 12, 16, 19, 25]

export const plywood: MainCategory = {
  id: 'plywood',
  name: 'Plywood',
  picture: 'ply:natural:MR@vankosh',
  searchWords: 'plywood,ply,plai,प्लाईवुड,प्लाई',
  subcategories: [
    {
      id: 'mr-plywood',
      name: 'MR Plywood',
      searchWords: 'mr grade,commercial ply,furniture ply,फर्नीचर प्लाई',
      tips: [
        'Keep it off wet walls and seal cut edges.',
        'Laminate both faces, or the board bows.',
        'Drill first near the edge to save the core.',
        'Stack flat on a level floor.',
        'Not for kitchens below the sink.',
        'Six millimetres for backs, twelve for sides, nineteen for shutters.',
      ],
      lines: [
        {
          name: 'MR Grade Plywood',
          brands: 'vankosh sagwani lamiroop kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:natural:MR',
          sizes: sheetSizes(2690, 600, core),
          bulkDiscounts: sheets,
          summary: 'Everyday ply for dry rooms and furniture',
          description:
            'Moisture resistant glue stands a damp season but not standing water. Use it for beds, wardrobes and partitions.',
          features: 'Smooth sanded face|Borer treated|Holds screws well',
          specification: { Grade: 'MR', Standard: 'IS 303:1989', Material: 'Hardwood core' },
        },
        {
          name: 'MR Calibrated Plywood',
          brands: 'sagwani lamiroop kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:natural:MR',
          sizes: sheetsOf(610, [
            [12, 2050],
            [16, 2580],
            [19, 2980],
          ]),
          bulkDiscounts: sheets,
          summary: 'Evenly sanded ply for modular furniture',
          description:
            'Sanded on wide belts to within three tenths of a millimetre, so laminate and edge band sit flush. Made for panel saws and boring machines.',
          features: 'Thickness within 0.3 mm|Flat shutters|Borer treated',
          specification: { Grade: 'MR', Standard: 'IS 303:1989', Material: 'Hardwood and poplar' },
        },
      ],
    },
    {
      id: 'bwr-plywood',
      name: 'BWR Plywood',
      searchWords: 'bwr,waterproof ply,kitchen ply,वाटरप्रूफ प्लाई',
      tips: [
        'Good for kitchens, vanities and north walls.',
        'Boil a chip for some hours to try the glue.',
        'Use rust-free screws near water.',
        'Paint or edge every cut.',
        'Let boards rest in the room for two days.',
        'Count sheets from a cutting plan; it saves one in ten.',
      ],
      lines: [
        {
          name: 'BWR Grade Plywood',
          brands: 'vankosh sagwani lamiroop kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:warm:BWR',
          sizes: sheetSizes(3380, 640, core),
          bulkDiscounts: sheets,
          summary: 'Boiling-water resistant ply for kitchens',
          description:
            'Phenolic glue survives eight hours of boiling, so steam and spills do no harm. The standard choice for modular kitchens.',
          features: 'Phenolic bonded|Treated against termites|Few core gaps',
          specification: {
            Grade: 'BWR',
            Standard: 'IS 303:1989',
            Material: 'Hardwood core',
            Warranty: '15 years',
          },
        },
        {
          name: 'BWR Calibrated Plywood',
          brands: 'vankosh kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:warm:BWR',
          sizes: sheetsOf(680, [
            [6, 1590],
            [12, 2620],
            [16, 3280],
            [19, 3790],
          ]),
          bulkDiscounts: sheets,
          summary: 'Flat, wet-room ply for modular kitchens',
          description:
            'Boiling-water glue and an even thickness in one sheet, as kitchen makers want it. Cross bands are joined without gaps.',
          features: 'Gap-free core|Thickness within 0.3 mm|Termite treated',
          specification: { Grade: 'BWR', Standard: 'IS 303:1989', Material: 'Hardwood' },
        },
      ],
    },
    {
      id: 'bwp-plywood',
      name: 'Marine Plywood',
      searchWords: 'bwp,marine ply,710,मरीन प्लाई',
      tips: [
        'Stands years of damp below sinks and beside showers.',
        'Costs more, and ends repairs.',
        'Cut with a fine blade from the good face.',
        'Edges still want sealing.',
        'Ask for the stamp and licence number on each sheet.',
        'Carry by two men; corners chip.',
      ],
      lines: [
        {
          name: 'BWP Marine Plywood',
          brands: 'vankosh sagwani kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:red:MARINE',
          sizes: sheetSizes(4250, 680, [4, 6, 9, 12, 16, 19, 25]),
          bulkDiscounts: sheets,
          summary: 'Seventy-two hour boil-proof ply for wet places',
          description:
            'Undiluted phenolic resin and selected gurjan-type veneer. Under sinks, in bathrooms and on balconies it keeps its shape for years.',
          features: 'Boils 72 hours without opening|Dense, no core gaps|Treated against termites',
          specification: {
            Grade: 'BWP',
            Standard: 'IS 710:2010',
            Material: 'Hardwood core',
            Warranty: '25 years',
          },
        },
        {
          name: 'Flexible Plywood',
          brands: 'vankosh lamiroop kashthiv',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:bent:FLEXI',
          sizes: [
            ['8 x 4 ft, 4 mm', 1540, 7.5],
            ['8 x 4 ft, 6 mm', 1980, 10.8],
            ['8 x 4 ft, 8 mm', 2480, 14],
          ],
          summary: 'Bends by hand round columns and counters',
          description:
            'All grain runs one way, so a sheet curves to a hand span. Glue two layers for a stiff shape.',
          features: 'Curves without steam|Long or short grain|Takes laminate',
          specification: { Grade: 'MR', 'Product Type': 'Flexible plywood' },
        },
        {
          name: 'Fire Retardant Plywood',
          brands: 'vankosh sagwani',
          unit: 'sheet',
          hsn: '4412',
          picture: 'ply:red:FR',
          sizes: sheetsOf(740, [
            [6, 2190],
            [12, 3490],
            [19, 5150],
          ]),
          bulkDiscounts: sheets,
          summary: 'Treated ply that chars slowly and does not feed a fire',
          description:
            'Veneers are soaked in salts before pressing, which gains the minutes that people need to leave. Asked for in offices, cinemas and lift lobbies.',
          features: 'Slow flame spread|Boiling-water glue|Test report supplied',
          specification: { Grade: 'FR', Standard: 'IS 5509:2000', Material: 'Treated hardwood' },
          searchWords: 'fire ply,aag rodhak,आग रोधक प्लाई',
        },
      ],
    },
  ],
}
