/** The words for a number and for bricks, in Latin letters and ten scripts. */
const NUMBER_WORD = String.raw`(?:no(?!s)\.?|number|nambar|nmbr|नंबर|नम्बर|নম্বর|নং|નંબર|நம்பர்|నంబర్|ನಂಬರ್|നമ്പർ|ਨੰਬਰ)`
const BRICK_WORD = String.raw`(?:int|ee?nt|eet|bricks?|ईंट|इंट|वीट|विट|ইট|ઈંટ|செங்கல்|ఇటుక|ಇಟ್ಟಿಗೆ|ഇഷ്ടിക|ਇੱਟ)(?![\p{L}\p{M}])`
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{M}\p{Nd}.,])`
const NO_WORD_BEHIND = String.raw`(?![\p{L}\p{M}\p{Nd}.,])`

/** Bricks of a quality that is told by a number before or behind them: `1 number int`, `bricks no. 1`, `ईंट एक नंबर`. */
function bricksOf(rank: string): RegExp[] {
  const told = `(?:${rank}\\s?${NUMBER_WORD}|${NUMBER_WORD}\\s?${rank}${NO_WORD_BEHIND})`
  return [
    `${NO_WORD_BEFORE}${told}\\s*(?:k[ai]\\s+|wal[ai]\\s+|की\\s+)?(?=${BRICK_WORD})`,
    `(?<=${NO_WORD_BEFORE}${BRICK_WORD}[\\s,-]{0,3})${told}`,
  ].map((pattern) => new RegExp(pattern, 'giu'))
}

/** Short forms that begin with a number. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  // bricks of the first and second quality
  ...bricksOf('(?:[1१১૧௧౧೧൧੧]|ek|one|एक)').map((pattern) => [pattern, ' first class '] as const),
  ...bricksOf('(?:[2२২૨௨౨೨൨੨]|do|two|दो)').map((pattern) => [pattern, ' second class '] as const),
  // the bore that a pump goes into, in inches: `V4`
  [/(?<![\p{L}\d])v-?[34568](?![\p{L}\d.])/giu, ' '],
  // the rating of a breaker and what trips it: `RCCB 40/30`
  [/(?<=\b(?:rccb|elcb|rcbo)\b[^,;\n]*?)\b(\d{2})\s?a?\s?\/\s?(30|100|300)(?:\s?ma)?\b/giu, '$1 A $2 mA'],
  // the curve and the rating of a breaker: `MCB C25`
  [
    /(?<=\b(?:mcb|breaker)s?\b[^,;\n]{0,30}?)\b([bcd])[.-]?(\d{1,3})(?![\p{L}\d.])(?!\s?a(?:mps?)?\b)/giu,
    '$1 curve $2 A',
  ],
  [/\b([bcd])(\d{1,3})(?=\s+(?:sp|dp|tp|fp|\d\s?p(?:ole)?)?\s*(?:mcb|breaker)s?\b)/giu, '$1 curve $2 A'],
  [/\bch(?:a?n+e?l|nnl)\b/giu, 'channel'],
  [/\bcvr\b/giu, 'cover'],
  [/\bflr\b/giu, 'floor'],
  [/\belbs?\b/giu, 'elbow'],
  [/\bcplg\b/giu, 'coupling'],
  [/\bsh(?:o?wr|wer)\b/giu, 'shower'],
  [/\bmirr\b/giu, 'mirror'],
  [/\bd(?:own|wn)?(?:lt|lght)\b/giu, 'downlight'],
  [/\bscrs?\b(?=\s*\d|\s+[a-z])/giu, 'screw'],
  [/\bantq\b/giu, 'antique'],
  [/\blgt?hs?\b|\blgts?\b/giu, 'length'],
  [/\bbxs?\b/giu, 'box'],
  [/\brnd\b/giu, 'round'],
  [/\blam\b(?=[^,;\n]*\bmm\b)/giu, 'laminate'],
  [/\bo\/h\b/giu, 'overhead'],
  [/\b(?:s\/close|sft\s+cls)\b/giu, 'soft close'],
  [/\b([a-z])-?sh(?:a?pe?)\b/giu, '$1 shape'],
  [/\bhdls?\b/giu, 'handle'],
  [/\bpnls?\b/giu, 'panel'],
  [/\bexh\b\.?/giu, 'exhaust'],
  [/\bb\/board\b/giu, 'blockboard'],
  [/\bwp\s+(?=(?:sand\s?)?paper\b)/giu, 'waterproof '],
  // names that columns of stock cut short, before other words of a name
  [/\bemuls?\b\.?/giu, 'emulsion'],
  [/\blux\.?\s+(?=emulsion)/giu, 'luxury '],
  [
    /(?<=\b(?:cover|aac|clc|fly\s?ash|flyash|solid|hollow|conc(?:rete)?|paver|paving|cement|c\.?c)\.?\s)blks?\b/giu,
    'block',
  ],
  [/\bsq\.?\s+(?=(?:hollow|tube|pipe|bar|rod|section)s?\b)/giu, 'square '],
  // a thread and a length in metres: `M10x1mtr`
  [/\bm(6|8|10|12|16|20)\s?[x×*]\s?(1|2|3)\s?(?:m|mtrs?|metres?|meters?)\b/giu, 'm$1 x $2 m'],
  // works by what they are done with: `painting with enamel paint two coats`
  [
    /^(?:(?:providing|supplying|p\/?[alf]|s\/?[itf]|and|&|wall|ceiling|wood(?:en|work)?|interior|exterior|int\.?|ext\.?|external|internal|electrical|house)\s+){0,4}?(?:painting|distempering|finishing|coating|wiring|roofing|flooring|cladding)(?:\s+(?:of|on|for|to|over|the|new|old|ext(?:ernal|erior)?|int(?:ernal|erior)?|walls?|ceilings?|floors?|roofs?|surfaces?|light|points?|steel|iron|wood(?:en|work)?|doors?|windows?|works?)\.?)*\s+with\s+(?=\p{L}|\d)/giu,
    ' ',
  ],
  [
    /\b(?:one|two|three|[1-4])\s+(?:or\s+more\s+)?coats?\b(?!\s*(?:hook|hanger|stand|rack)s?\b)(?:\s+of\b)?/giu,
    ' ',
  ],
  // ratings of sockets by the old and the new standard
  [/\b5\s?\/\s?6\s?a(?:mps?)?\b/giu, '6 A'],
  [/\b15\s?\/\s?16\s?a(?:mps?)?\b/giu, '16 A'],
  // wires are told by their section, whatever is done with them
  [
    /\b(?:(?:electric(?:al)?|house|internal)\s+)?wiring\b(?=[^;\n]*\d\s?sq\.?\s?mm)(?![^;\n]*\b(?:wires?|cables?)\b)/giu,
    'house wire',
  ],
  // grades of plywood by their standards
  [/\b710\s*(?=(?:grade|ply|plai|marine|bwp|waterproof|board))|(?<=\bply(?:wood)?\s+)710\b/giu, ' bwp '],
  [/\b303\s*(?=(?:grade|ply|plai|bwr|waterproof|board))|(?<=\bply(?:wood)?\s+)303\b/giu, ' bwr '],
  [/(?<=\b(?:bwp|bwr|mr|marine)\s*(?:grade\s*)?)(?:is[\s:-]*)?\b(?:710|303)\b/giu, ' '],
  // an angle between the material and what is bent: `cpvc 45 elbow`
  [/(?<=(?:[cu]?pvc|swr|gi|ppr)\s+)(45|90|87\.5)\s*°?\s+(?=(?:elbow|elbo|albo|bend)s?\b)/giu, '$1 deg '],
  [
    /(?<=(?:[cu]?pvc|swr|gi|ppr|\d|mm|inch|in|["”])\s+)(45|87\.5)\s*°?\s+(?=(?:elbow|elbo|albo|bend)s?\b)/giu,
    '$1 deg ',
  ],
  // nominal bores and outer diameters are in millimetres: `50 NB`, `DN 50`, `110 OD`
  [/(?<![\d.,/-])(\d{2,3})\s?(?:n\.?b|o\.?d)\b\.?/giu, '$1 mm '],
  [/\bdn[\s-]?(\d{2,3})(?![\d.])(?:\s?mm\b)?/giu, '$1 mm '],
  // a wire of one core is told by its section
  [/\b1\s?c(?:ores?)?\s*[x×]\s*(?=\d)/giu, ' single core '],
  // a section that follows the cores is in square millimetres
  [/\b(\d(?:\.5)?)\s?c(?:ores?)?\s*[x×]\s*(\d+(?:\.\d+)?)(?![\d.]|\s*(?:sq|mm))/giu, '$1 core x $2 sqmm'],
  [/\b(\d(?:\.5)?)\s?c(?:ores?)?\s*(?=[x×]\s*\d)/giu, '$1 core '],
  // `4c 16 sqmm` without the sign
  [/\b([2-7])\s?c(?:ores?)?\s+(\d+(?:\.\d+)?)\s*(?=sq|mm[2²])/giu, '$1 core x $2 '],
  [/\b3[\s-]?phase\b/giu, ' three phase '],
  [/\b1[\s-]?phase\b/giu, ' single phase '],
  // signals run in cables, whatever they are called
  [/\b(cat\s?-?\s?6|rg\s?-?\s?6|cctv|lan)\s+(?:wires?|taar|tar|vayar)\b/giu, '$1 cable'],
  [/\b1[\s-]?(?:p|pole?|पोल)(?![\p{L}\p{M}])/giu, ' sp '],
  [/\b2[\s-]?(?:p|pole?|पोल)(?![\p{L}\p{M}])/giu, ' dp '],
  [/\b3[\s-]?(?:p|pole?|पोल)(?![\p{L}\p{M}])/giu, ' tp '],
  [/\b4[\s-]?(?:p|pole?|पोल)(?![\p{L}\p{M}])/giu, ' fp '],
  [/(?<=\d\s?)kgs?\s?\/\s?(?:m[3³]|cum|cu\.?\s?m)(?!\p{L})/giu, ' density '],
  // what a breaker breaks, not a Hindi `ka`
  [/(?<=\d\s?)kA\b/gu, ' kiloampere '],
  [/(?<=\d\s?)(?:n\/mm\s?[2²]|mpa)(?!\p{L})/giu, ' megapascal '],
  [/(?<=\d\s?)(?:kgf?\/(?:cm|sq\.?\s?cm)\s?[2²]?)(?!\p{L})/giu, ' bar pressure '],
  [/\bpn[\s-]?\d+(?:\.\d+)?\b/giu, ' '],
  [/\b(?:dth|dish|tv|antenna|network|internet|ethernet)\s+(?:wires?|taar|tar|vayar)\b/giu, ' coaxial cable '],
  [
    /\b2[\s-]?in[\s-]?1\b(?=[^,;]*\b(?:cock|tap|nal)\b)|(?<=\b(?:cock|tap|nal)\s)2[\s-]?in[\s-]?1\b/giu,
    ' 2 way ',
  ],
  [/\b\d[\s-]?in[\s-]?\d\b/giu, ' '],
  // grades of bars without their letters: `tmt 550SD`
  [/(?<![\d.]|fe[\s-]?)(500|550|600)\s?s?d\b/giu, ' fe $1d '],
  [/(?<=\bfe[\s-]?\d{3}\s?)sd\b/giu, 'd'],
  // a unit and its joint: `2mx10m`
  [/(?<=\d\s?)(mm|cm|m|ft|feet|in|inch)\s?[x×*]\s?(?=\d)/giu, '$1 x '],
  // the joints of soil pipes: solvent or self fit, and rubber rings
  [/(?<=\bswr\b[^,;\n]*)\bs\.?f\b\.?/giu, ' self fit '],
  [/(?<=\bswr\b[^,;\n]*\btype\s?[ab]\s+)r\.?[rs]\b\.?/giu, ' ring fit '],
  // what a title counts: `pack of 5`
  [/\bpack\s+of\s+(\d{1,2})(?:\s*(?:pcs?|pieces?|nos?|units?)\b)?(?![\d.])/giu, ' $1 pcs '],
  // two flushes of a cistern, the full one is its size: `6/3 L`, `3/6 litres`
  [/(?<![\d./])([4-9](?:\.\d)?)\s?\/\s?[2-4](?:\.\d)?\s?(?=l(?:it|tr|itres?|iters?)?\b)/giu, '$1 '],
  [/(?<![\d./])[23](?:\.\d)?\s?\/\s?([5-9](?:\.\d)?|4\.5)\s?(?=l(?:it|tr|itres?|iters?)?\b)/giu, '$1 '],
  // `black in colour`, `colour matched`
  [/\bin\s+colou?r\b|\bcolou?r[\s-]+match(?:ed|ing)\b/giu, ' '],
  // `waterproof coat`
  [/(?<=\b(?:water|damp)[\s-]?proof(?:ing)?\s+)coat\b/giu, 'coating'],
  // half a right angle
  [/\bhalf\s+(?=(?:elbow|elbo|albo|bend)s?\b)/giu, ' 45 deg '],
  [/(?<=\d\s?)m\s+m(?!\p{L})/giu, ' mm '],
  // bars by their diameter are those of reinforcement: `12mm bar 40`
  [/(?<![\dx×*.]\s?)\b(8|10|12|16|20|25|32)\s?mm\s+bars?\b/giu, '$1 mm tmt bar'],
  [/^\s*bars?\s+(?=(?:8|10|12|16|20|25|32)\s?mm\b)/giu, 'tmt bar '],
  // the strength of bolts by their standard
  [/\b(?:gr|grade|class|property class)\.?\s*(?:4\.6|5\.6|8\.8|10\.9|12\.9)(?![\d.])/giu, ' '],
  [/(?<![\d.])(?:4\.6|5\.6|8\.8|10\.9|12\.9)\s*(?:grade|gr|class)\b/giu, ' '],
  // neither a class nor a zone is a count
  [
    /\b(?:class|zone)[\s-]*(?:[1-4](?!\s*(?:["'”.\d/]|inch|in\b|mm|(?:truck|troll?e?y|load|bag|no|pc|piece|box|set|roll|coil|bundle|ton|tonne|mt|kg|length|sheet|dozen|pair|brass|cft)s?\b))|i{1,3}|iv)\b/giu,
    ' ',
  ],
  // a height that the dimensions behind it repeat: `ISMC 100 100x50x5`
  [/\b(is[mjl][bc])\s*(\d{2,3})\s+(?=\2\s*[x×*])/giu, '$1 '],
  // sections of steel by their height
  [/\b(is[mjl][bc]|isa)\s*(\d{2,3})(?!\s*[x×*\d])/giu, '$1 $2 mm '],
  // alone, the number of a section is its height: `MS channel 150`
  [/^(\D*\bms\s+(?:channel|beam)s?)\s+(75|100|125|150|175|200|250|300)\s*$/giu, '$1 $2 mm'],
  // strands of a wire and their thickness: `7/.029`
  [/(?<![\d/])\d{1,3}\/0?\.\d+/gu, ' '],
  [/\b1[\s-]?c(?:ores?)?\b(?!\s*[x×])/giu, ' single core '],
  [/(?<=\d\s?)mm\^?[2²](?!\d)/giu, ' sqmm '],
  [/(?<=\d\s?)(?:cu\.?\s?)?m\^?[3³](?!\d)/giu, ' cum '],
  [/(?<=\d\s?)(?:sq\.?\s?)?m\^?[2²](?!\d)/giu, ' sqm '],
]

/** A length in feet and inches: `6'6"`, `7'-0"`. */
const FEET_AND_INCHES = /\b(\d{1,2})\s*['’′]\s*-?\s*(\d{1,2})\s*(?:"|”|″|'')/gu

/** Weights of hammers: `5 lb`. */
const POUNDS = /(?<![\d.])(\d{1,2}(?:\.\d)?)\s?(?:lbs?|pounds?)(?![\p{L}\d])/giu
const KG_PER_POUND = 0.4536
const HAMMERED = /hammer|sledge|mallet|chisel|hatho|hathau|ghan\b|हथौ/iu

/** Letters by their names, with dots between them: `एस.पी.एन.`, `टी.पी.एन. डी.बी.` */
const LETTERS = /(?<![\p{L}\p{M}])(?:[\u0900-\u0963]{1,4}\.){1,4}(?:[\u0900-\u0963]{1,4}(?![\p{L}\p{M}]))?/gu

/** A text with the forms that numbers begin written out: `4 pole` as fp, `710 ply` as bwp ply. */
export function withoutShortForms(text: string): string {
  const plain = text.replaceAll(LETTERS, (letters) => letters.replaceAll('.', ''))
  const inKilos = HAMMERED.test(plain)
    ? plain.replaceAll(POUNDS, (_, pounds: string) => `${(KG_PER_POUND * Number(pounds)).toFixed(1)} kg`)
    : plain
  const inInches = inKilos.replaceAll(
    FEET_AND_INCHES,
    (_, feet: string, inches: string) => `${12 * Number(feet) + Number(inches)} in`,
  )
  return SHORT_FORMS.reduce((written, [pattern, form]) => written.replaceAll(pattern, form), inInches)
}
