import { boxLots, boxes } from './bulk-discounts.ts'
import type { MainCategory } from '../rows.ts'

export const wallTiles: MainCategory = {
  id: 'wall-tiles',
  name: 'Wall Tiles',
  picture: 'tile:subway',
  searchWords: 'wall tile,deewar tile,दीवार टाइल',
  subcategories: [
    {
      id: 'bathroom-tiles',
      name: 'Bathroom Wall Tiles',
      searchWords: 'bathroom tile,washroom,बाथरूम टाइल',
      tips: [
        'Start one row above the floor on a level batten.',
        'Waterproof up to two metres around the shower.',
        'Epoxy joints keep black spots away.',
        'Count boxes by the wall, less doors and window.',
        'Wipe with a squeegee after bathing.',
        'Mark pipes on the floor before you drill.',
      ],
      lines: [
        {
          name: 'Bathroom Wall Tile',
          brands:
            'angnika/Aqua_Mist#aqua sheelaj/Travertine#beige sheelaj/Cloud#cloud angnika/Statuario_Lite#statuario chitrashil/Sea_Breeze#aqua chitrashil/Marble_Mist#statuario',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:aqua',
          sizes: [
            ['300 x 450 mm, 6 tiles', 298, 12],
            ['300 x 600 mm, 5 tiles', 405, 15],
          ],
          finishes: [
            ['Glossy', 1],
            ['Satin', 1.06],
          ],
          bulkDiscounts: boxes,
          packagingCost: 8,
          summary: 'Glazed wall tile that wipes clean',
          description:
            'Light body for easy cutting around taps. Each series has a light, a dark and a highlighter tile that line up.',
          features: 'Stain-free glaze|Easy to drill|Matching highlighter',
          specification: { Standard: 'IS 15622:2017', Material: 'Ceramic', 'Thickness(mm)': '8.5' },
        },
        {
          name: 'Bathroom Highlighter Tile',
          brands: 'angnika/Mosaic_Blend#mosaic chitrashil/Blue_Fez#moroccan sheelaj/Aqua_Wave#aqua',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:mosaic',
          sizes: [
            ['300 x 450 mm, 6 tiles', 342, 10.5],
            ['300 x 600 mm, 5 tiles', 455, 13],
          ],
          bulkDiscounts: boxLots,
          summary: 'Patterned tile for one band or the shower wall',
          description:
            'One row at eye height or a single wall is enough; plain tiles of the same size join without a step. Printed by ink jet under the glaze.',
          features: 'Pattern under glaze|Joins plain tiles|No two faces next to each other alike',
          specification: { Standard: 'IS 15622:2017', 'Thickness(mm)': '8', Material: 'Ceramic' },
          searchWords: 'highlighter,border tile,हाइलाइटर टाइल',
        },
      ],
    },
    {
      id: 'kitchen-tiles',
      name: 'Kitchen Wall Tiles',
      searchWords: 'kitchen tile,rasoi,subway,रसोई टाइल',
      tips: [
        'Two feet above the counter is the usual height.',
        'Choose a joint that does not show turmeric.',
        'Switch boxes go in before the tiles.',
        'Wipe oil with warm water and soap.',
        'Finish open edges with a trim.',
        'Check the counter level first; the eye follows the first row.',
      ],
      lines: [
        {
          name: 'Kitchen Wall Tile',
          brands:
            'angnika/Subway_White#subway angnika/Moroccan_Blue#moroccan sheelaj/Spice_Mosaic#mosaic chitrashil/Metro_White#subway chitrashil/Jaipur_Blue#moroccan angnika/Masala_Mosaic#mosaic',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:subway',
          sizes: [
            ['75 x 300 mm, 44 tiles', 690, 15],
            ['200 x 300 mm, 15 tiles', 345, 12],
            ['300 x 450 mm, 6 tiles', 312, 12],
          ],
          bulkDiscounts: boxes,
          packagingCost: 8,
          summary: 'Glossy backsplash tile that sheds oil and turmeric',
          description:
            'The dense glaze does not take stain from haldi or oil. Use epoxy grout behind the hob and joints stay clean as well.',
          features: 'Resists oil and turmeric|Heat safe behind the hob|Soft bevelled edge',
          specification: { Material: 'Ceramic', Finish: 'Glossy', 'Thickness(mm)': '8' },
        },
      ],
    },
    {
      id: 'elevation-tiles',
      name: 'Elevation Tiles',
      searchWords: 'elevation,front tile,bahar ki deewar,एलिवेशन टाइल',
      tips: [
        'Fix with T3 adhesive on plaster that has cured for a month.',
        'Above ten feet add mechanical clips.',
        'Start from a steel angle, quite level.',
        'Butt the ends and stagger the rows.',
        'Wash down from the top once a year.',
        'A clear sealer keeps soot out of the relief.',
      ],
      lines: [
        {
          name: 'Elevation Wall Tile',
          brands:
            'sheelaj/Ledge_Stone#ledge angnika/Brick_Clad#brickclad sheelaj/Cube_3D#cube chitrashil/Dry_Stack#ledge sheelaj/Old_Brick#brickclad chitrashil/Cube_Relief#cube',
          unit: 'box',
          hsn: '6907',
          picture: 'tile:ledge',
          sizes: [
            ['300 x 450 mm, 5 tiles', 395, 13],
            ['300 x 600 mm, 5 tiles', 520, 17],
          ],
          bulkDiscounts: boxes,
          packagingCost: 8,
          summary: 'Deep relief tile for the front of the house',
          description:
            'Moulded up to six millimetres deep, so the afternoon sun draws the pattern. Fix with polymer adhesive, never neat cement, at height.',
          features: 'Raised surface|Frost and sun proof|No repainting',
          specification: { Material: 'Ceramic', Finish: 'Matt relief', 'Thickness(mm)': '10' },
        },
      ],
    },
  ],
}
