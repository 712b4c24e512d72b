import type { Dimensions } from '../../../domain/catalogue/measures/dimensions.ts'

/** In which order a label such as `600 x 200 x 100 mm` names the sides of one piece. */
type Order = readonly (keyof Dimensions)[]

const lying: Order = ['lengthMm', 'widthMm', 'heightMm']
/** Blocks are named by their face, length and height, and then their thickness. */
const walling: Order = ['lengthMm', 'heightMm', 'widthMm']
const kerb: Order = ['lengthMm', 'heightMm', 'widthMm']
/** Doors are named height first, windows width first. */
const door: Order = ['heightMm', 'widthMm', 'lengthMm']
const window: Order = ['widthMm', 'heightMm', 'lengthMm']

/** The subcategories whose sizes are the outer sides of one piece; those of pipes, bars and screws are not. */
export const measured: Readonly<Record<string, Order>> = {
  'red-clay-bricks': lying,
  'fly-ash-bricks': lying,
  'facing-bricks': lying,
  'aac-blocks': walling,
  'concrete-blocks': walling,
  'kerb-stones': kerb,
  'grass-pavers': lying,
  'shuttering-ply': lying,
  'bars-sheets': lying,
  'glazed-vitrified': lying,
  'double-charge': lying,
  'wood-look-tiles': lying,
  'anti-skid-tiles': lying,
  'bathroom-tiles': lying,
  'kitchen-tiles': lying,
  'elevation-tiles': lying,
  'parking-tiles': lying,
  'cool-roof-tiles': lying,
  'granite-trims': lying,
  'kota-stone': lying,
  sandstone: lying,
  'wall-cladding': lying,
  'mr-plywood': lying,
  'bwr-plywood': lying,
  'bwp-plywood': lying,
  blockboard: lying,
  'mdf-hdhmr': lying,
  'particle-board': lying,
  'translucent-sheets': lying,
  'roof-tiles': lying,
  'gypsum-boards': lying,
  'ceiling-channels': lying,
  insulation: lying,
  'traps-covers': lying,
  'wash-basins': lying,
  'steel-sinks': lying,
  'quartz-sinks': lying,
  'flush-doors': door,
  'panel-doors': door,
  'wpc-steel-doors': door,
  'window-units': window,
  mirrors: door,
  'water-tanks': lying,
}

/** Of what is sold by its volume: the sides of standing tanks, rim and lid included. */
export const tanks: Readonly<Record<string, Dimensions>> = {
  '300 L': { diameterMm: 760, heightMm: 860 },
  '500 L': { diameterMm: 890, heightMm: 1060 },
  '750 L': { diameterMm: 1000, heightMm: 1150 },
  '1000 L': { diameterMm: 1090, heightMm: 1300 },
  '1500 L': { diameterMm: 1270, heightMm: 1430 },
  '2000 L': { diameterMm: 1400, heightMm: 1560 },
}
