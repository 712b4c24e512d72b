import type { HindiTexts } from './hindi-texts.ts'

/** Hindi of the features of products whose attributes say nothing that a list could. */
export const featureWords: HindiTexts = {
  'No stain, no mould': 'न दाग लगे, न फफूंद',
  'For kitchens and pools': 'रसोई और स्विमिंग पूल के लिए',
  'Fills 1 to 15 mm': '1 से 15 mm तक की दरार भरे',
  'Grips in seconds': 'कुछ सेकंड में पकड़े',
  'Fine nozzle': 'बारीक नोज़ल',
  'Cleans tools': 'औज़ार साफ़ करे',
  'No kerosene': 'मिट्टी का तेल नहीं',
  'Holds overhead': 'छत में भी टिके',
  'Bonds to old concrete': 'पुराने कंक्रीट पर पकड़े',
  'Guards steel from rust': 'सरिये को ज़ंग से बचाए',
  'Fixes frames': 'चौखट जमाए',
  'Stops draughts': 'हवा का रास्ता बंद करे',
  'Trim and plaster': 'काटकर ऊपर प्लास्टर करें',
  'No clamps': 'शिकंजे की ज़रूरत नहीं',
  'Stays flexible': 'लचक बनी रहे',
  'Heat resistant to 70°': '70° तक गर्मी सहे',
  'Anti-fungal type': 'एंटी फ़ंगल किस्म',
  'Stays elastic': 'लचक बनी रहे',
  'Sticks to glass and tile': 'काँच और टाइल पर चिपके',
  'Bonds almost anything': 'लगभग हर चीज़ जोड़े',
  'No shrinkage': 'सिकुड़न नहीं',
  Waterproof: 'वाटरप्रूफ़',
}
