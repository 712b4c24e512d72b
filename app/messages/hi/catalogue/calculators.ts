import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { CalculatorName } from '#domain/calculators/calculator-names.ts'
import type { Fact, InputName } from '#domain/calculators/calculator.ts'
import type { Material } from '#domain/catalogue/measures/materials.ts'
import type { InputIssue } from '#domain/calculators/read-inputs.ts'
import type { calculatorMessages as English } from '#app/messages/en/catalogue/calculators.ts'
const titles: Record<CalculatorName, string> = {
  tiles: 'मुझे कितनी टाइल चाहिए?',
  paint: 'मुझे कितना पेंट चाहिए?',
  bricks: 'मुझे कितनी ईंटें या ब्लॉक चाहिए?',
  concrete: 'कितना सीमेंट, रेत और गिट्टी?',
  plaster: 'प्लास्टर में कितना माल लगेगा?',
  steel: 'कितना सरिया, और कितना वज़न?',
  wire: 'मुझे वायर के कितने कॉइल चाहिए?',
}

const summaries: Record<CalculatorName, string> = {
  tiles: 'कमरे के लिए टाइल की पेटियाँ, कटाई का वेस्टेज, एडहेसिव और ग्राउट के साथ।',
  paint: 'कमरे या एरिया के लिए पेंट के लीटर, कोट के हिसाब से, प्राइमर और पुट्टी के साथ।',
  bricks: 'दीवार के लिए ईंट और मसाला, या ब्लॉक और एडहेसिव।',
  concrete: 'स्लैब, बीम या नींव के लिए बोरियाँ और माल, ग्रेड के हिसाब से।',
  plaster: 'दीवार के लिए सीमेंट और रेत, मोटाई और मसाले के हिसाब से।',
  steel: '12 मीटर के सरिये, गिनती, लंबाई या वज़न से, बाइंडिंग तार के साथ।',
  wire: 'आपके पॉइंट के लिए 90 मीटर के कॉइल, साइज़ के हिसाब से।',
}

const methods: Record<CalculatorName, string> = {
  tiles:
    'एरिया में वेस्टेज जोड़कर टाइल के असली साइज़ से, फिर पेटी में टाइल की गिनती से भाग दिया जाता है। एडहेसिव का टाइप IS 15477 से: अंदर की सिरेमिक पर 1, अंदर की विट्रिफ़ाइड और बाहर की सिरेमिक पर 2, बाहर की विट्रिफ़ाइड और इमारत के सामने की दीवार पर 3; बड़ी टाइल में इससे ऊपर का टाइप लगता है। एडहेसिव की मात्रा प्रोडक्ट की कवरेज से, ग्राउट की जोड़ों से: 2 mm चौड़े और 9 mm गहरे, 10% जोड़कर। वेस्टेज बाज़ार के चलन से है: सीधी 5%, आधी खिसकाकर 10%, तिरछी 15%, हेरिंगबोन 20%।',
  paint:
    'दीवारों और छत के एरिया में से हर दरवाज़े के 21 और हर खिड़की के 16 वर्ग फ़ुट घटाकर कोट से गुणा, प्रोडक्ट की कवरेज से भाग, फिर 5% जोड़ा जाता है। नई दीवार पर प्राइमर का एक कोट लगता है, अंदर की दीवार पर पुट्टी के दो कोट भी। कवरेज दो बताई गई हों तो कम वाली ली जाती है।',
  bricks:
    'एक घन मीटर में ईंटें 1 / ((L + 10)(W + 10)(H + 10)), जोड़ 10 mm के (IS 2212), टूट-फूट के 5% जोड़कर। दीवार का बाकी हिस्सा मसाला है; उसका सूखा माल 1.33 गुना होता है, और खुला सीमेंट एक घन मीटर में 1,440 kg होता है। ब्लॉक उनके सामने के साइज़ से, एडहेसिव बनाने वाले के बताए हिसाब से।',
  concrete:
    'IS 456 के नॉमिनल मिक्स, आयतन से। सूखा माल गीले आयतन का 1.54 गुना, खुला सीमेंट एक घन मीटर में 1,440 kg होता है। M25 के लिए 1 : 1 : 2 मोटा हिसाब है; M25 से ऊपर मिक्स डिज़ाइन कराएँ। रेत एक घन मीटर में 1,600 और गिट्टी 1,460 kg मानी गई है।',
  plaster:
    'एरिया को मोटाई से गुणा, जोड़ और ऊँच-नीच के 20% जोड़कर। सूखा माल उसका 1.33 गुना, और खुला सीमेंट एक घन मीटर में 1,440 kg होता है। आम तौर पर अंदर 12 mm, 1 : 6 में और बाहर 15 से 20 mm, 1 : 4 में।',
  steel:
    'd mm का सरिया एक मीटर में d²/162.2 kg का होता है; IS 1786 में 3 से 7% कम-ज़्यादा चलता है। सरिया 12 मीटर का होता है। बाइंडिंग तार: एक टन पर 10 kg लगता है।',
  wire: 'लाइनें × लंबाई × तार, ऊपर-नीचे और सिरों के 10% जोड़कर।',
}

const inputs: Record<InputName, string> = {
  by: 'आपको क्या पता है?',
  length: 'लंबाई',
  width: 'चौड़ाई',
  height: 'ऊँचाई',
  area: 'एरिया',
  volume: 'आयतन',
  openings: 'छोड़ना है (दरवाज़े, खिड़कियाँ)',
  pattern: 'कैसे लगेंगी',
  weight: 'वज़न, kg में',
  size: 'साइज़',
  where: 'कहाँ',
  surface: 'सतह',
  coats: 'कोट',
  doors: 'दरवाज़े',
  windows: 'खिड़कियाँ',
  ceiling: 'छत के साथ',
  unit: 'किससे बनेगी',
  blockSize: 'ब्लॉक का साइज़',
  thickness: 'दीवार',
  depth: 'मोटाई',
  mortar: 'मसाला, सीमेंट : रेत',
  grade: 'ग्रेड',
  bars: '12 मीटर के सरिये',
  runs: 'पॉइंट या लाइनें',
  conductors: 'हर एक में तार',
}

const options: Readonly<Record<string, string>> = {
  'by.sides': 'लंबाई-चौड़ाई',
  'by.area': 'एरिया',
  'by.room': 'कमरा',
  'by.volume': 'आयतन',
  'by.bars': 'गिनती',
  'by.length': 'लंबाई',
  'by.weight': 'वज़न',
  'pattern.straight': 'सीधी (5% वेस्टेज)',
  'pattern.offset': 'आधी खिसकाकर (10%)',
  'pattern.diagonal': 'तिरछी (15%)',
  'pattern.herringbone': 'हेरिंगबोन (20%)',
  'where.inside': 'अंदर',
  'where.outside': 'बाहर',
  'surface.new': 'नया प्लास्टर',
  'surface.painted': 'पहले से पेंट है',
  'ceiling.yes': 'हाँ',
  'ceiling.no': 'नहीं',
  'unit.bricks': 'ईंट',
  'unit.blocks': 'ब्लॉक',
  'thickness.4.5': 'आधी ईंट, 4½ इंच',
  'thickness.9': 'एक ईंट, 9 इंच',
  'thickness.13.5': '13½ इंच',
}

const materials: Record<Material, string> = {
  tiles: 'टाइल',
  'tile-adhesive': 'टाइल एडहेसिव',
  'tile-grout': 'ग्राउट',
  'interior-paint': 'पेंट',
  'exterior-paint': 'पेंट',
  'wall-primer': 'प्राइमर',
  'wall-putty': 'पुट्टी',
  bricks: 'ईंट',
  blocks: 'ब्लॉक',
  'block-adhesive': 'ब्लॉक एडहेसिव',
  cement: 'सीमेंट',
  sand: 'रेत',
  'plaster-sand': 'प्लास्टर की रेत',
  aggregate: 'गिट्टी, 20 mm',
  'steel-bars': 'सरिया',
  'binding-wire': 'बाइंडिंग तार',
  'house-wire': 'वायर',
}

/** Reason for each least type of adhesive by IS 15477. */
const adhesiveTypes: Readonly<Record<number, string>> = {
  1: 'IS 15477 का टाइप 1 काफ़ी है: अंदर की सिरेमिक टाइल।',
  2: 'IS 15477 का टाइप 2 या उससे अच्छा: विट्रिफ़ाइड टाइल, 600 mm से लंबी टाइल, और बाहर की सिरेमिक टाइल के लिए।',
  3: 'IS 15477 का टाइप 3 या उससे अच्छा: इमारत के सामने की दीवार, बाहर की विट्रिफ़ाइड टाइल, और 1,200 mm से लंबी टाइल के लिए।',
}

const facts: Record<Fact['name'], string> = {
  area: 'एरिया',
  volume: 'आयतन',
  pieces: 'नग',
  bars: '12 मीटर के सरिये',
  weight: 'वज़न',
  length: 'लंबाई',
  share: 'ऊपर से जोड़ा',
}

const issues: Record<InputIssue['code'], (typed: string, value: string) => string> = {
  'not-a-number': (typed, value) => `“${typed}” नाप नहीं है, इसलिए हमने ${value} लिया। ऐसे लिखें: 12.5 या 12' 6"।`,
  'too-small': (_, value) => `कम से कम ${value} होता है, इसलिए हमने वही लिया।`,
  'too-large': (_, value) => `ज़्यादा से ज़्यादा ${value} होता है, इसलिए हमने वही लिया।`,
  'not-whole': (_, value) => `बढ़ाकर ${value} किया गया।`,
}

/** The label of a choice, empty where its value says it; depths and mixes are written out. */
function option(calculator: CalculatorName, name: InputName, value: string): string {
  if (name === 'mortar') return `1 : ${value}`
  if (name === 'depth') return calculator === 'plaster' ? `${value} mm` : `${value} इंच`
  if (name === 'by' && value === 'sides' && calculator === 'concrete') return 'लंबाई-चौड़ाई-मोटाई'
  return options[`${name}.${value}`] ?? ''
}

export const calculatorMessages: typeof English = {
  all: 'कैलकुलेटर',
  describeAll: 'किसी काम में कितनी टाइल, पेंट, ईंट, सीमेंट, सरिया या वायर लगेगा, उतने पैक में जितने आप ऑर्डर कर सकते हैं।',
  intro: 'काम के बारे में जो पता है वह लिखें, और देखें कि हमारे पैक में कितना लगेगा।',
  title: (name) => titles[name],
  summary: (name) => summaries[name],
  method: (name) => methods[name],
  input: (name) => inputs[name],
  option,
  size: (label) => label.replace(/ in$/, ' इंच'),
  material: (material) => materials[material],
  fact: (name) => facts[name],
  units: 'नाप किसमें',
  feet: 'फ़ुट',
  metres: 'मीटर',
  measures: 'आपके नाप',
  calculate: 'हिसाब लगाएँ',
  result: 'आपको इतना चाहिए',
  how: 'हिसाब कैसे लगा',
  estimate: 'यह एक अंदाज़ा है। ऑर्डर करने से पहले साइट पर नाप लें।',
  inUnit: (unit) => unitInHindi(unit.replace(/s$/, '')),
  need: (amount) => `आपको ${amount} चाहिए`,
  product: (material) => `प्रोडक्ट: ${material}`,
  noOffer: 'यह साइज़ अभी हमारे पास नहीं है। हमसे पूछें, या दूसरा चुनें।',
  adhesiveType: (type) => adhesiveTypes[type] ?? '',
  noAdhesive: 'इन टाइल के लिए अभी हमारे पास एडहेसिव नहीं है। हमसे पूछें, या दूसरी टाइल चुनें।',
  nothing: 'कुछ नहीं चाहिए',
  packsOf: (packs, size) => `${packs}, हर एक ${size}`,
  packs: (count, unit) => `${count.toLocaleString('hi-IN')} ${unitInHindi(unit)}`,
  perPack: (price, unit, pack) =>
    pack === null ? `${price}/${unitInHindi(unit)}` : `${price}/${unitInHindi(unit)} (${pack})`,
  each: (price, unit) => `${price} प्रति ${unitInHindi(unit)}`,
  total: 'कुल, GST सहित',
  weighs: (weight) => `करीब ${weight.replace(/ t$/, ' टन')}`,
  add: (count) => `${count} आइटम कार्ट में डालें`,
  added: (count) =>
    count === 0 ? 'कुछ नहीं डाला गया।' : `आपके कार्ट में ${count} आइटम ${count === 1 ? 'है' : 'हैं'}।`,
  viewCart: 'कार्ट देखें',
  issue: (code, typed, value) => issues[code](typed, value),
}
