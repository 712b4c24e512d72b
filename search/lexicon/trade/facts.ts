/** Facts that a trade takes for granted, as reviewed data. */

/** Attributes that an order leaves out because they are the usual ones: `elbow` is one of 90°. A product kind, then what it is. */
export const usual: readonly (readonly [string, string])[] = [
  ['elbow', '90 deg'],
  ['bend', '87.5 deg'],
  ['tmt', 'fe 500d'],
  ['pipe', 'sdr 11'],
  ['tee', 'equal'],
  ['tee', 'single'],
  ['tap', 'chrome'],
  ['shower', 'chrome'],
  ['mixer', 'chrome'],
  ['angle_valve', 'chrome'],
  ['health_faucet', 'chrome'],
  ['towel_rack', 'chrome'],
  ['diverter', 'chrome'],
  ['bottle_trap', 'chrome'],
  ['switch', 'white'],
  ['socket', 'white'],
  ['cover_plate', 'white'],
  ['regulator', 'white'],
  ['basin', 'white'],
  ['bulb', 'cool white'],
  ['batten', 'cool white'],
  ['light', 'cool white'],
  ['panel', 'cool white'],
  ['switch', '1 way'],
  ['upvc', 'sch 40'],
  ['gi', 'medium'],
  ['fan', '1200 mm'],
  ['tank', 'layer 3'],
  ['tank', 'black'],
  ['wire', 'house'],
  ['wire', 'fr'],
  ['bulb', 'cap 22'],
  ['bulb', 'led'],
  ['hollow', 'concrete'],
  ['drywall', 'black'],
  ['gypsum', 'standard'],
  ['pillar_cock', 'standard'],
  ['distribution_board', 'spn'],
  ['glass', 'clear'],
  ['glass', 'float'],
  ['primer', 'white'],
  ['tower_bolt', 'satin'],
  ['door_stopper', 'satin nickel'],
  ['cylinder', 'satin nickel'],
  ['sink', 'satin'],
  ['silicone', 'general purpose'],
  ['conduit_pipe', 'mms'],
  ['tile_grout', 'cement'],
  ['putty', 'white cement'],
  ['paver', 'interlocking'],
  ['angle', 'ms equal'],
  ['beam', 'ms'],
  ['square', 'ms'],
  ['square_bar', 'ms'],
  ['binding_wire', 'black annealed'],
  ['binding_wire', 'gauge 18'],
  ['drawer_channel', 'telescopic'],
  ['drawer_channel', 'standard'],
  ['distribution_board', 'single door'],
  ['door_closer', 'hydraulic'],
  ['stirrup', 'ready bent tmt'],
  ['geyser', 'storage'],
  ['cover_block', 'concrete'],
  ['bib_cock', 'short body'],
  ['ball_cock', 'brass'],
  ['rccb', 'ma 30'],
  ['block', 'grade 1'],
  ['mcb', 'c curve'],
  ['cement', 'grey'],
  ['cement', 'opc'],
  ['cement', 'ppc'],
  ['cement', 'grade 53'],
  ['cement', 'grade 43'],
  ['plywood', '8 x 4 ft'],
  ['stirrup', '8 mm'],
  ['sand', 'loose'],
  ['aggregate', 'loose'],
  ['stone_dust', 'loose'],
]

/** Sizes that product kinds have though nobody writes them on them, in millimetres. */
export const usualSizes: readonly (readonly [string, number])[] = [
  ['bib_cock', 15],
  ['pillar_cock', 15],
  ['sink_cock', 15],
  ['mixer', 15],
  ['diverter', 15],
  ['health_faucet', 15],
]

/** Words of which a name has one at most. */
export const opposites: readonly (readonly string[])[] = [
  ['single', 'double'],
  ['light', 'heavy'],
  ['interior', 'exterior'],
  ['hollow', 'solid'],
  ['sliding', 'casement'],
  ['clear', 'frosted'],
]

/** Product kinds that are called by their last dimension: a block of 4 inches is 4 inches thick. */
export const calledByThickness: ReadonlySet<string> = new Set(['block'])

/** Product kinds that are chosen by how they look: which model is meant is asked, not assumed. */
export const chosenBySight: ReadonlySet<string> = new Set(
  'tile marble granite laminate edge_band panel quartz slab cladding pebble sandstone paver door'.split(' '),
)

/** Weight of a cubic foot of a loose material, in kilograms. */
export const kgPerCubicFoot: readonly (readonly [string, number])[] = [
  ['m_sand', 48],
  ['sand', 45],
  ['stone_dust', 47],
  ['aggregate', 41],
  ['gsb', 50],
  ['brick_bats', 37],
]

/** Materials and classes: a product kind of another one is another product kind. */
export const materials: ReadonlySet<string> = new Set(
  (
    'cpvc upvc pvc ppr hdpe swr gi ms stainless brass copper aluminium steel iron ci wooden teak wpc frp glass plastic ' +
    'rubber cement concrete clay fly_ash gypsum acrylic epoxy silicone pu opc ppc psc mr bwr bwp frlsh fr hr led abs quartz ' +
    'marble granite ceramic vitrified polycarbonate galvalume wood bamboo'
  ).split(' '),
)

/** Materials of which things of any sort are made; the others belong to pipes, cement or boards. */
export const anyMaterials: ReadonlySet<string> = new Set(
  'wooden wood teak stainless brass copper aluminium steel iron plastic rubber ceramic'.split(' '),
)

/** Words that makers call their models, whatever else they mean: the gold of `ACC gold cement` is no colour. */
export const modelWords: ReadonlySet<string> = new Set(
  'gold silver platinum diamond star super plus power premium royale prime supreme classic strong'.split(' '),
)

/** Colours that things of any sort are sold in. */
export const colours: readonly string[] =
  'red black blue green yellow white grey pink purple orange maroon golden gold silver peach cream ivory brown beige'.split(
    ' ',
  )

/** Words that say little of what is meant, and nothing where none of its sort is told apart by them. */
export const harmless: ReadonlySet<string> = new Set(
  (
    'red black blue green yellow white grey brown pink orange golden ivory cream beige clear natural ' +
    'heavy plain standard premium equal single core strong long hot cold solar poly type charcoal metal shiny'
  ).split(' '),
)

/** Materials of product kinds whose names do not say them, whoever makes them. */
export const madeOf: readonly (readonly [string, string])[] = [
  ['house wire', 'copper pvc insulated conductor'],
  ['armoured cable', 'xlpe'],
  ['cable', 'copper pvc'],
  ['tank', 'hdpe plastic pvc'],
  ['swr pipe', 'pvc upvc plastic'],
  ['swr', 'pvc'],
  ['emulsion', 'acrylic plastic'],
  ['western_toilet', 'ceramic vitreous vitrified china'],
  ['orissa_pan', 'ceramic vitreous china'],
  ['basin', 'ceramic vitreous china'],
  ['crack_filler', 'acrylic'],
  ['filler', 'acrylic'],
  ['bib_cock', 'brass'],
  ['pillar_cock', 'brass'],
  ['angle_valve', 'brass'],
  ['mixer', 'brass'],
  ['tmt', 'steel ms iron'],
  ['ms', 'steel iron'],
  ['binding_wire', 'iron steel gi ms'],
  ['wire_mesh', 'iron steel ms'],
  ['roofing_sheet', 'gi steel iron ms'],
  ['nail', 'iron steel ms gi'],
  ['bolt nut', 'iron steel ms gi'],
  ['screw', 'steel'],
  ['metal primer', 'ms steel iron'],
  ['conduit_pipe', 'plastic upvc'],
  ['wall tile', 'ceramic'],
  ['red brick', 'clay'],
  ['paver', 'concrete cement'],
  ['kerb', 'concrete cement rcc'],
  ['aggregate', 'granite stone'],
  ['flush door', 'wood wooden'],
  ['laminate', 'wood wooden'],
  ['teak door', 'wood wooden'],
  ['ceiling_section', 'aluminium gi'],
  ['gloves', 'rubber'],
  ['putty', 'cement'],
  ['flush_tank', 'pvc plastic abs'],
  ['seat_cover', 'pvc plastic'],
  ['junction_box', 'pvc plastic'],
  ['concealed_box', 'ms steel iron'],
  ['helmet', 'plastic hdpe'],
  ['safety_shoes', 'rubber leather'],
  ['health_faucet', 'plastic'],
  ['tank_connector', 'pvc plastic'],
  ['tarpaulin', 'plastic'],
  ['net', 'hdpe plastic'],
  ['stainless sink', 'ss steel'],
  ['floor_drain', 'ss steel'],
  ['towel_rack', 'ss steel stainless brass'],
  ['tower_bolt', 'ss steel stainless iron ms'],
  ['aldrop', 'ss steel stainless iron ms'],
  ['wheelbarrow', 'iron steel ms'],
  ['prop', 'ms iron'],
  ['scaffold', 'ms steel iron'],
  ['roller', 'plastic'],
  ['measuring_tape', 'steel'],
  ['anchor_fastener', 'ms steel iron gi'],
  ['manhole_cover', 'fibre'],
]

/** Product kinds whose first dimension is in inches where the others are in millimetres: a hinge of 4 x 3 mm. */
export const calledByInches: ReadonlySet<string> = new Set(['hinge'])

/** Words in front of a product kind that only say where it belongs: in `pipe elbow` the product kind is the elbow. */
export const places: ReadonlySet<string> = new Set(
  'pipe door window tile wire plumbing bathroom kitchen tank sink basin fan light almirah washing_machine air_conditioner car bed gate garden roof wall floor shower plywood switch cement brick concrete water'.split(
    ' ',
  ),
)

/** Words of a name that are not what the product kind is. */
export const nameEndings: ReadonlySet<string> = new Set(
  'white black red blue green yellow grey plain set kit section piece pack roll type series grade class body pure sine plus curve fit system unit slab flag sheet board bar plank coil counter length on with and for in of to per'.split(
    ' ',
  ),
)

/** Product kinds that are also what others are made of or made for: a marble cutter is a cutter. */
export const ingredients: ReadonlySet<string> = new Set(
  'marble glass tile door window wood plywood granite wire fan sink basin tank brick switch'.split(' '),
)

/** Fittings of a drain, by their words. */
export const DRAINED = ['elbow', 'bend', 'tee', 'coupler']
