import { chromeBlack } from './finishes.ts'
import type { MainCategory } from '../rows.ts'

export const kitchenSinks: MainCategory = {
  id: 'kitchen-sinks',
  name: 'Kitchen Sinks',
  picture: 'sink:ss',
  searchWords: 'sink,kitchen sink,सिंक',
  subcategories: [
    {
      id: 'steel-sinks',
      name: 'Stainless Sinks',
      searchWords: 'ss sink,steel sink,स्टील सिंक',
      tips: [
        'Cut out by the template, not by the size.',
        'Sound pads below hush the bowl.',
        'Rinse off salt and bleach at once.',
        'Scrub along the grain.',
        'Clips and waste are in the carton.',
        'Seal with silicone all round.',
      ],
      lines: [
        {
          name: 'Stainless Single Bowl Sink',
          brands: 'snanika/Kunda kapatin/Rasika nirjhari/Jheel sheetlin/Rasavi sandhivar/Patra',
          unit: 'piece',
          hsn: '7324',
          picture: 'sink:ss',
          sizes: [
            ['18 x 16 x 8 in', 2450, 4.2],
            ['21 x 18 x 8 in', 3150, 5.1],
            ['24 x 18 x 9 in', 3850, 6.3],
            ['24 x 18 x 10 in, handmade', 5950, 8.8],
          ],
          finishes: [
            ['Satin', 1],
            ['Matt', 1.03],
          ],
          summary: 'Deep bowl with a sound-dead base',
          description:
            'Rubber pads under the bowl stop the drumming of water. Waste coupling and clips are in the box.',
          features: 'SS 304|Sound pads|Coupling included',
          specification: { Standard: 'IS 13983:1994', Material: 'Stainless steel 304', Shapes: 'Rectangle' },
        },
        {
          name: 'Stainless Sink with Drainboard',
          brands: 'snanika/Kunda kapatin/Rasika',
          unit: 'piece',
          hsn: '7324',
          picture: 'sink:ss',
          sizes: [
            ['37 x 18 x 8 in', 4950, 6.5],
            ['45 x 20 x 9 in', 6900, 8.4],
          ],
          finishes: [
            ['Satin', 1],
            ['Matt', 1.05],
          ],
          summary: 'Bowl with a ribbed board for wet vessels',
          description:
            'Pressed in one piece, so no weld can open. The board turns left or right by the way it is set.',
          features: 'One piece|Sound pads|Waste included',
          specification: { Material: 'Stainless steel 304', 'Thickness(mm)': '1.0' },
        },
      ],
    },
    {
      id: 'quartz-sinks',
      name: 'Quartz Sinks & Wastes',
      searchWords: 'quartz sink,granite sink,waste coupling,क्वार्ट्ज सिंक',
      tips: [
        'Check the cut-out before the counter is drilled.',
        'Hand-tighten, then test with a full bowl.',
        'Clean with a soft sponge.',
        'Keep a bucket below at the first fill.',
        'Takes heat of normal kitchen work.',
        'Washers are in the pack.',
      ],
      lines: [
        {
          name: 'Quartz Kitchen Sink',
          brands: 'snanika/Shila sheelaj/Shila sheetlin/Rasavi',
          unit: 'piece',
          hsn: '6810',
          picture: 'sink:black',
          sizes: [
            ['21 x 18 x 8 in', 7900, 12],
            ['24 x 18 x 9 in', 8900, 14],
          ],
          finishes: [
            ['Black', 1, 'black'],
            ['Coffee', 1, 'coffee'],
            ['Snow', 1.03, 'snow'],
          ],
          finishAttribute: 'Colour',
          packagingCost: 50,
          summary: 'Stone-feel sink that does not ring or dent',
          description:
            'Eighty parts quartz cast with resin: hot pans and turmeric leave no mark. Cut-out template in the box.',
          features: 'Heat proof to 280°|No scratches|Quiet',
          specification: { Material: 'Quartz and resin', Shapes: 'Rectangle' },
        },
        {
          name: 'Bottle Trap with Waste',
          brands: 'snanika pravahi nirjhari',
          unit: 'set',
          hsn: '7324',
          picture: 'bottle-trap:chrome',
          sizes: [
            ['32 mm', 780, 0.7],
            ['40 mm', 990, 0.9],
          ],
          finishes: chromeBlack,
          summary: 'Neat trap for basins seen from below',
          description: 'The cup unscrews by hand to save a dropped ring. Long wall pipe can be cut.',
          features: 'Opens by hand|Long wall pipe|Flange included',
          specification: { Material: 'Brass' },
        },
      ],
    },
  ],
}
