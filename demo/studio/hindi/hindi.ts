import { attributeWords } from './attribute-words.ts'
import { brandNames } from './brand-names.ts'
import { featureWords } from './feature-words.ts'
import type { HindiTexts } from './hindi-texts.ts'
import { materialWords } from './material-words.ts'
import { modelNames } from './model-names.ts'
import { optionWords } from './option-words.ts'
import { bathKitchenNames } from './names/bath-kitchen.ts'
import { cementMasonryNames } from './names/cement-masonry.ts'
import { doorsRoofingNames } from './names/doors-roofing.ts'
import { electricalLightingNames } from './names/electrical-lighting.ts'
import { hardwareToolsNames } from './names/hardware-tools.ts'
import { paintFinishesNames } from './names/paint-finishes.ts'
import { plumbingNames } from './names/plumbing.ts'
import { plyLaminatesNames } from './names/ply-laminates.ts'
import { steelStructureNames } from './names/steel-structure.ts'
import { tilesStoneNames } from './names/tiles-stone.ts'
/** Hindi names and words of the whole demo but its models', by the English ones. */
const texts: HindiTexts = {
  ...bathKitchenNames,
  ...cementMasonryNames,
  ...doorsRoofingNames,
  ...electricalLightingNames,
  ...hardwareToolsNames,
  ...paintFinishesNames,
  ...plumbingNames,
  ...plyLaminatesNames,
  ...steelStructureNames,
  ...tilesStoneNames,
  ...materialWords,
  ...attributeWords,
  ...brandNames,
  ...optionWords,
  ...featureWords,
}

/** Words within amounts such as `about 40 sq ft per litre`. */
const amounts: readonly (readonly [RegExp, string])[] = [
  [/^about /, 'करीब '],
  [/ sq ft/g, ' वर्ग फ़ुट'],
  [/ square metre/g, ' वर्ग मीटर'],
  [/ cubic metre/g, ' घन मीटर'],
  [/ per /g, ' प्रति '],
  [/ in two coats|, two coats/g, ', दो कोट में'],
  [/(\d) in\b/g, '$1 इंच'],
  [/ litres?\b/g, ' लीटर'],
  [/ bags?\b/g, ' बोरी'],
  [/ bricks\b/g, ' ईंट'],
  [/ box\b/g, ' पेटी'],
  [/ coat\b/g, ' कोट'],
  [/ years?\b/g, ' साल'],
  [/ months\b/g, ' महीने'],
  [/ with approved applicator\b/g, ', कंपनी के कारीगर से लगवाने पर'],
  [/^Stainless steel /, 'स्टेनलेस स्टील '],
  [/^Mild steel tube /, 'एमएस पाइप '],
  [/^Aluminium /, 'एल्युमिनियम '],
  [/^Cool white /, 'ठंडी सफ़ेद '],
  [/^Warm white /, 'पीली सफ़ेद '],
  [/^(?:Autoclaved aerated concrete with over )(\d+ %) fly ash/, 'एएसी कंक्रीट, $1 से ज़्यादा फ़्लाई ऐश'],
  [/^(?:Class|class) /, 'क्लास '],
  [/^Grade /, 'ग्रेड '],
  [/^Type /, 'टाइप '],
  [/^Schedule /, 'शेड्यूल '],
  [/^Size /, 'साइज़ '],
  [/^Jumbo bag, /, 'जंबो बोरी, '],
  [/^Bag of /, 'बोरी '],
  [/ tonne\b/g, ' टन'],
  [/ pieces?\b/g, ' नग'],
  [/ tiles?\b/g, ' टाइल'],
  [/ planks\b/g, ' प्लैंक'],
  [/ sheets\b/g, ' शीट'],
  [/ slabs\b/g, ' स्लैब'],
  [/ rods?\b/g, ' सरिया'],
  [/ set\b/g, ' सेट'],
  [/ gauge\b/g, ' गेज'],
  [/ grit\b/g, ' ग्रिट'],
  [/ steps\b/g, ' स्टेप'],
  [/ modules?\b/g, ' मॉड्यूल'],
  [/ way\b/g, ' वे'],
  [/ stage\b/g, ' स्टेज'],
  [/ white\b/g, ' सफ़ेद'],
  [/ grey\b/g, ' ग्रे'],
  [/ round\b/g, ' गोल'],
  [/ square\b/g, ' चौकोर'],
  [/ panel\b/g, ' पैनल'],
  [/ steel\b/g, ' स्टील'],
  [/ type ([AB])\b/g, ' टाइप $1'],
  [/ density\b/g, ' डेंसिटी'],
  [/ and /g, ' और '],
  [/ on tank\b/g, ' टंकी पर'],
  [/ on output\b/g, ' बिजली बनाने पर'],
  [/ of M20\b/g, ' M20'],
  [/ at (\d+ mm)/g, ', $1 मोटाई पर'],
  [/ to /g, ' से '],
]

/** Hindi of a name or a word; null where traders say the English. */
export function hindiOf(text: string): string | null {
  const known = texts[text]
  if (known !== undefined) return known
  if (!/\d/.test(text)) return null
  const amount = amounts.reduce((so, [pattern, word]) => so.replace(pattern, word), text)
  return amount === text ? null : amount
}

/** Hindi of a name, a word or a model; the English where there is none. */
export function inHindi(text: string): string {
  return hindiOf(text) ?? modelNames[text] ?? text
}
