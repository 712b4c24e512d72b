/**
 * The pictures of what sells best, one of a kind, by name: rendered at twice the usual size, for screens with fine pixels and
 * for the zoom.
 */
export const bestSellers: ReadonlySet<string> = new Set([
  'bag-kraft-opc-53-adrika',
  'rebar-blue',
  'brick-red',
  'aac-block-plain',
  'heap-yamuna-girivar',
  'heap-gravel',
  'tile-statuario',
  'tile-aqua',
  'bag-blue-t2-chipkan',
  'bag-white-putty-adrika',
  'bucket-white-silk-rangeen',
  'bucket-white-weather-rangeen',
  'ply-natural-mr-vankosh',
  'tank-black-3-layer-jalnika',
  'pipes-cpvc-jalnika',
  'pipes-white-jalnika',
  'wire-coil-red-fr-taarika',
  'switch-white',
  'mcb-white',
  'bib-tap-chrome-nirjhari',
  'basin-mixer-chrome-nirjhari',
  'sink-ss',
  'flush-door-wood',
  'mortise-lock-satin',
])
