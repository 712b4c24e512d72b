/** Words that a figure behind them tells something of the thing before: `density 650`, `coverage 45 sqft`, `class 7.5`. */
export const PROPERTIES = wordsOf(
  'coverage density absorption moisture penetration swelling strength fineness pitch surge factor',
  'efficiency elongation tolerance warranty guarantee drying life nrc rh cri lrv pf dft shore movement hardness',
  'porosity slump viscosity conductivity transmittance spacing property',
)

/** Words that make a figure before them one of the thing: `two coats`, `2000 lumens`, `24 hr`, `144 cells`. */
export const FIGURED = wordsOf(
  'coat coats lumen lumens lm strands year years yr yrs warranty hour hours hr hrs minutes day days weeks months',
  'kv kn mpa kpa clicks cycles cfm cmm lux db holes side sides stage plies operations',
)

/** Units that something is told per, none of them a pack. */
export const RATED = wordsOf(
  'kg litre liter ltr metre meter mtr m rmt sq sqm sqft sft sqmm sqcm cum cft cm mm coat watt w gram ton tonne hour day minute m2 m3',
)

/** Verbs of works: `laid on mortar`, `edges lipped with teak`, `glass lined`. */
export const WORKED = wordsOf(
  'laid fixed fitted welded painted sanded filled lipped polished jointed pointed taped applied bonded bedded lined',
  'mounted embedded plastered grouted moulded bolted screwed clamped wrapped supported finished cleaned cured levelled',
  'hacked rubbed treated supplied packed tested erected installed cut',
)

/** Words that lead to what a thing comes with or goes by. */
export const LEADING = wordsOf(
  'conforming complying confirming conforms including include includes incl inclusive complete with without excluding',
  'having consisting comprising suitable free as per fixing laying jointing painting',
)

/** Words that lead to where a thing is laid or what it is of, and may begin a thing that is ordered too. */
export const PREPOSITIONS = wordsOf(
  'in on of to for over under at by from using between above below about approx',
)

/** Words that a list of what belongs to a thing follows. */
export const LISTING = wordsOf('with including include includes incl comprising consisting without excluding')

function wordsOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}
