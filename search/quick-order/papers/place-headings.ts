/** Words for which floor is meant. */
const LEVEL =
  '(?:ground|lower|upper|first|second|third|fourth|fifth|top|stilt|mezzanine|\\d{1,2}(?:st|nd|rd|th)|pehl[ai]|doosr[ai]|teesr[ai]|पहली|दूसरी|तीसरी)'
/** Rooms and parts of a building that are no goods. */
const ROOM =
  '(?:kitchen|rasoi|bath ?room|wash ?room|bed ?room|living(?: room)?|drawing(?: room)?|dining(?: room)?|guest room|kids? room|pooja(?: room)?|store ?room|hall|lobby|passage|verandah?|balcony|utility|study|basement|floor|manzil|wing|villa|रसोई|किचन|बाथरूम|हॉल|कमरा|बेडरूम|बालकनी|मंज़?िल|फ्लोर)'
/** Trades that the lines after them are for. */
const TRADE =
  '(?:plumbing|plumber|sanitary|electricals?|electric|electrician|civil|masonry|mason|mistri|carpentry|carpenter|fabrication|interiors?|hardware|finishing|नल|बिजली|मिस्त्री)'
/** Words beside a room that tell which one, or that something is for it. */
const BESIDES =
  '(?:master|common|main|guest|small|big|attached|chhota|bada|ka|ke|ki|ke liye|for|का|की|के|के लिए)'
/** Signs; those that are no letters of English may be letters of others. */
const NO_LETTERS = '[^\\p{L}\\p{M}\\p{Nd}]*'
/** A row of nothing but places and trades, with its number or letter: `Ground floor`, `Bathroom 2`, `Plumbing`. */
const HEADING = new RegExp(
  `^${NO_LETTERS}(?:(?:${BESIDES}|${LEVEL})\\s+)*(?:${ROOM}|${TRADE})(?:\\s+(?:${ROOM}|${TRADE}|${BESIDES}|area|work|side|section|purpose|no\\.?))*(?:\\s*[-.]?\\s*(?:\\d{1,2}|[a-d]))?${NO_LETTERS}$`,
  'iu',
)

/** Tells whether a row only says which room, floor or trade the lines after it are for. */
export function isPlaceHeading(line: string): boolean {
  return HEADING.test(line)
}
