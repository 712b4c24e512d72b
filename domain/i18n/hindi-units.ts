/** Units by their code as traders say them; the same for one and many. */
const names: Readonly<Record<string, string>> = {
  piece: 'नग',
  pc: 'नग',
  each: 'नग',
  bag: 'बोरी',
  sheet: 'शीट',
  bucket: 'बाल्टी',
  box: 'पेटी',
  pack: 'पैकेट',
  packet: 'पैकेट',
  set: 'सेट',
  tin: 'टिन',
  pair: 'जोड़ी',
  coil: 'कॉइल',
  roll: 'रोल',
  can: 'कैन',
  rod: 'सरिया',
  length: 'लंबाई',
  bundle: 'बंडल',
  bottle: 'बोतल',
  drum: 'ड्रम',
  kg: 'किलो',
  tonne: 'टन',
  t: 'टन',
  quintal: 'क्विंटल',
  litre: 'लीटर',
  metre: 'मीटर',
  m: 'मीटर',
  foot: 'फ़ुट',
  ft: 'फ़ुट',
  'sq ft': 'वर्ग फ़ुट',
  'sq m': 'वर्ग मीटर',
  cft: 'घन फ़ुट',
  'cu m': 'घन मीटर',
}

/** A unit in Hindi; one that is not known stays as the shop wrote it. */
export function unitInHindi(unit: string): string {
  return Object.hasOwn(names, unit) ? (names[unit] ?? unit) : unit
}
